"""VA-LOAD: gems from a road space or, at a harbour, from the discard space go on cards."""

from __future__ import annotations

from manoa.games.valdora import components, packing, site, zone
from manoa.games.valdora.packing import Heap
from manoa.games.valdora.rules import action
from manoa.games.valdora.state import State
from manoa.kernel.choices import Choices
from manoa.kernel.native import i64


def loads(state: State, out: Choices) -> None:
    """VA-LOAD-1 to VA-LOAD-4: which gem may go on which card."""
    heap = source(state)
    if heap == 0:
        return
    gear: i64 = 0
    while gear < components.GEAR_KINDS:
        gem: i64 = 0
        while gem < components.GEM_KINDS:
            if packing.gems_in(heap, gem) > 0 and can_load(state, gear, gem):
                out.append(action.load(gear, gem))
            gem += 1
        gear += 1


def at_harbour(state: State) -> bool:
    """Whether the current seat stands where gems come from the discard space."""
    kind = state.board.kind[state.mine(zone.SPACE)]
    return kind in (site.HARBOUR_TOWN, site.HARBOUR)


def source(state: State) -> Heap:
    """The heap that the current seat loads from: its road space, or at a harbour with a ship left the discard space."""
    board = state.board
    here = state.mine(zone.SPACE)
    if board.kind[here] == site.ROAD:
        return state.cells[zone.HEAP + board.road[here]]
    if state.ships > 0:
        return state.cells[zone.DISCARD]
    return 0


def can_load(state: State, gear: i64, gem: i64) -> bool:
    """VA-LOAD-2, VA-LOAD-4: whether a card of the current seat may take a gem now, wherever it comes from."""
    if (state.mine(zone.OWNED) >> gear) & 1 == 0 or (state.loaded >> gear) & 1:
        return False
    box = state.box
    there = state.load_on(state.seat, gear)
    if gear < components.CART:
        return there < 0 and box.carries[gear] == gem
    return there != gem and state.mine(zone.COINS) >= box.load_coins[gear]


def load(state: State, gear: i64, gem: i64) -> None:
    """A gem goes on a card, whose old gem is unloaded first."""
    board = state.board
    here = state.mine(zone.SPACE)
    road = board.road[here]
    price = state.box.load_coins[gear]
    assert packing.gems_in(source(state), gem) > 0
    there = state.load_on(state.seat, gear)
    if there >= 0:
        state.cells[zone.DISCARD] += packing.one_gem(there)
        if state.narrating:
            state.tell("unloads", state.seat, {"equipment": components.GEAR[gear], "gem": components.GEMS[there]})
    if road >= 0:
        state.cells[zone.HEAP + road] -= packing.one_gem(gem)
    else:
        state.cells[zone.DISCARD] -= packing.one_gem(gem)
        state.ships -= 1
    state.set_load(state.seat, gear, gem)
    state.spend(price)
    state.loaded |= packing.BIT[gear]
    if state.narrating:
        state.tell(
            "loads",
            state.seat,
            {
                "equipment": components.GEAR[gear],
                "gem": components.GEMS[gem],
                "space": board.spaces[here].name,
                "source": "road" if road >= 0 else "discard",
                "number": int(price),
            },
        )
