"""What may be done now: the legal actions, mode by mode, in ascending order."""

from __future__ import annotations

from typing import Final

from manoa.games.island import components, grid, ground, mode, zone
from manoa.games.island.rules import action, armies, battles, beaten, buying, moving, trading, turns
from manoa.games.island.state import State
from manoa.kernel.choices import Choices, Scratch
from manoa.kernel.native import i64

_SCRATCH: Final = Scratch(action.SIZE)


def legal(state: State) -> list[int]:
    """The legal actions."""
    found = _SCRATCH.take()
    find(state, found)
    return _SCRATCH.listed(found)


def find(state: State, out: Choices) -> None:
    """Finds the legal actions."""
    what = state.mode
    if what == mode.EXPLORE:
        _explore(state, out)
    elif what == mode.MARCH:
        _march(state, out)
    elif what == mode.REACT:
        _react(state, out)
    elif what == mode.HARVEST:
        _mask(turns.harvest_kinds(state), action.KIND, out)
    elif what in (mode.PAY, mode.DISCARD):
        _hand(state, out)
    elif what == mode.OFFER:
        _offer(state, out)
    elif what == mode.LAY:
        _mask(moving.lay_ways(state), action.LAY, out)
    elif what in (mode.DICE, mode.CHOOSE):
        out.append(action.EITHER)
        out.append(action.EITHER + 1)
    elif what == mode.REROLL:
        out.append(action.DONE)
        out.append(action.YES)
    elif what == mode.ANSWER:
        out.append(action.DONE)
        if trading.can_accept(state):
            out.append(action.YES)
        if trading.can_counter(state):
            out.append(action.COUNTER)
    elif what == mode.LOOK:
        _look(state, out)
    elif what == mode.PLACE:
        for cell in beaten.placing_cells(state):
            out.append(action.CELL + cell)
    elif what == mode.RIVAL:
        _mask(battles.rivals_left(state, state.cells[zone.QUEUE + battles.upcoming(state)]), action.SEAT, out)
    elif what == mode.STEAL:
        _mask(turns.victims_of(state), action.SEAT, out)
    elif what == mode.TRADE:
        out.append(action.DONE)
        _trade(state, out)


def _mask(mask: components.Mask, first: i64, out: Choices) -> None:
    while mask != 0:
        if mask & 1:
            out.append(first)
        mask >>= 1
        first += 1


def _hand(state: State, out: Choices) -> None:
    kind: i64 = 0
    while kind < 3:
        if state.of(state.seat, zone.HAND + kind) > 0:
            out.append(action.KIND + kind)
        kind += 1


def _look(state: State, out: Choices) -> None:
    """Tiles that are still to be put in order; of several alike, the first."""
    place: i64 = state.left
    while place < 3 and state.cells[zone.TOP + place] != 0:
        before: i64 = state.left
        while state.cells[zone.TOP + before] != state.cells[zone.TOP + place]:
            before += 1
        if before == place:
            out.append(action.TILE + place)
        place += 1


def _offer(state: State, out: Choices) -> None:
    out.append(action.DONE)
    if trading.can_propose(state):
        out.append(action.YES)
    kind: i64 = 0
    while kind < 3:
        if trading.can_give(state, kind):
            out.append(action.KIND + kind)
        kind += 1
    kind = 0
    while kind < 3:
        if trading.can_want(state, kind):
            out.append(action.WANT + kind)
        kind += 1


# Armies --------------------------------------------------------------------------------------------------------------


def _armies(state: State, out: Choices) -> None:
    slot: i64 = 0
    while slot < components.MOST_VILLAGERS:
        if armies.leads_army(state, state.seat, slot):
            out.append(action.ARMY + slot)
        slot += 1


def _march(state: State, out: Choices) -> None:
    """IS-BUY-6: one to five of the villagers there, to a neighbour."""
    here = state.march_from
    ways = armies.march_ways(state, state.seat, here)
    most = state.villagers(state.seat, here)
    if most > components.LARGEST_ARMY:
        most = components.LARGEST_ARMY
    number: i64 = 1
    while number <= most:
        _mask(ways, action.march(number, 0), out)
        number += 1


def _react(state: State, out: Choices) -> None:
    seat = state.seat
    out.append(action.DONE)
    if seat != state.active and state.heed_of(seat) == mode.HEED_ALWAYS:
        out.append(action.SILENCE)
    if armies.free_move(state, seat) or state.can_pay(seat, components.ARMY):
        _armies(state, out)
        return
    give: i64 = 0 if armies.has_army(state, seat) and trading.can_raise(state, seat, components.ARMY) else 3
    while give < 3:
        take: i64 = 0
        while take < 3:
            if trading.helps(state, seat, components.ARMY, give, take):
                out.append(action.bank(give, take))
            take += 1
        give += 1


# The explore phase ---------------------------------------------------------------------------------------------------


def _explore(state: State, out: Choices) -> None:
    seat = state.active
    here = state.of(seat, zone.AT_CELL)
    out.append(action.DONE)
    if state.speed > 0:
        found = moving.can_discover(state)
        if found:
            out.append(action.DISCOVER)
        way: i64 = 0
        while way < grid.DIRECTIONS:
            if moving.can_step(state, way):
                out.append(action.STEP + way)
            way += 1
        if not found and here < grid.ISLAND_CELLS:
            _cover(state, here, out)
    if state.can_pay(seat, components.OFFERING):
        way = 0
        while way < 6:
            number = buying.shrine_at(state, grid.NEXT[6 * here + way])
            if number >= 0 and buying.can_offer(state, seat, number):
                out.append(action.OFFERING + way)
            way += 1
    fort: bool = state.can_pay(seat, components.FORT) and buying.spare(state, seat, components.FORT) >= 0
    farm: bool = state.can_pay(seat, components.FARM) and buying.spare(state, seat, components.FARM) >= 0
    if fort or farm:
        free = buying.free_corners(state, here)
        way = 0
        while fort and way < 6:
            if (free >> way) & 1 and buying.unclaimed(state, seat, grid.CORNER[6 * here + way]):
                out.append(action.FORT + way)
            way += 1
        if farm:
            _mask(free, action.FARM, out)
    if armies.free_move(state, seat) or state.can_pay(seat, components.ARMY):
        _armies(state, out)
    if state.round > 1:
        _farms(state, out)
    _trade(state, out)
    if state.can_pay(seat, components.VILLAGER) and buying.spare(state, seat, components.VILLAGER) >= 0:
        _settlements(state, out)


def _cover(state: State, here: i64, out: Choices) -> None:
    """IS-MOVE-7: the water tiles next to the explorer, if it is boxed in."""
    asked = False
    way: i64 = 0
    while way < 6:
        there = grid.NEXT[6 * here + way]
        if there >= 0 and state.kind(there) == components.WATER:
            if not asked and not moving.can_cover(state):
                return
            asked = True
            out.append(action.COVER + way)
        way += 1


def _farms(state: State, out: Choices) -> None:
    """IS-BAT-8: others' farms, from each tile with own pieces that touches them."""
    force = ground.FORCE[state.active]
    owner: i64 = 0
    while owner < state.players:
        if owner != state.active:
            slot: i64 = 0
            while slot < components.MOST_BUILDINGS:
                corner = state.of(owner, zone.FARM_AT + slot)
                near: i64 = 0
                while corner >= 0 and near < 3:
                    cell = grid.AT[3 * corner + near]
                    if cell >= 0 and state.cells[cell] & force != 0:
                        out.append(action.attack(owner, slot, near))
                    near += 1
                slot += 1
        owner += 1


def _trade(state: State, out: Choices) -> None:
    seat = state.seat
    rate = state.rate(seat)
    give: i64 = 0
    while give < 3:
        if state.of(seat, zone.HAND + give) >= rate:
            take: i64 = 0
            while take < 3:
                if take != give and state.bank(take) > 0:
                    out.append(action.bank(give, take))
                take += 1
        give += 1
    other: i64 = 0
    while other < state.players:
        if trading.can_begin(state, seat, other):
            out.append(action.SEAT + other)
        other += 1


def _settlements(state: State, out: Choices) -> None:
    """IS-BUY-2: cells at the corners of its own buildings."""
    seat = state.active
    found: list[int] = []
    place: i64 = zone.SEATS + seat * zone.STRIDE + zone.FARM_AT
    end: i64 = place + 2 * components.MOST_BUILDINGS
    while place < end:
        corner = state.cells[place]
        near: i64 = 0
        while corner >= 0 and near < 3:
            cell = grid.AT[3 * corner + near]
            if cell >= 0 and buying.can_settle(state, seat, cell) and cell not in found:
                found.append(cell)
            near += 1
        place += 1
    found.sort()
    for there in found:
        out.append(action.CELL + there)
