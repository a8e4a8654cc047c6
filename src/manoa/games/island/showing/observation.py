"""What a seat may know as numbers, for learners. Seats stand in turn from the one that looks.

The maps are told cell by cell as far as the largest table reaches. Numbers of cells and corners begin at 1 and take two
bytes, the high one first; 0 is for none.
"""

from __future__ import annotations

from typing import Final

from manoa.games.island import components, grid, ground, mode, zone
from manoa.games.island.rules import hands, stacks
from manoa.games.island.state import State
from manoa.kernel.native import i64
from manoa.kernel.observer import Observer

_SEATS: Final = ("self", "next", "second", "third")
_FLAG: Final = 1
_PAIR: Final = ("high", "low")
# The bits of a count in a side of an offer.
_SIDE: Final = 6
_SHRINES: Final[list[str]] = [str(number) for number in range(components.SHRINES)]
_DWELLERS: Final[list[str]] = [str(number) for number in range(components.MOST_DWELLERS)]
# Cells of the maps that are looked at together.
_STRETCH: Final = 28
assert grid.CELLS % _STRETCH == 0
_KINDS: Final = components.TILES[1 : components.ISLAND_KINDS + 1]


def observe(state: State, seat: i64, observer: Observer) -> None:
    """Tells an observer what a seat may know."""
    other: i64 = 0
    while other < state.players:
        _tell_seat(state, seat, (seat + other) % state.players, other, observer)
        other += 1
    observer.about("")
    _tell_maps(state, seat, observer)
    _tell_stacks(state, seat, observer)
    _tell_turn(state, seat, observer)
    _tell_trade(state, seat, observer)


def _place(observer: Observer, name: str, number: i64) -> None:
    """A cell or corner; less than 0 for none."""
    place: i64 = number + 1 if number >= 0 else 0
    if observer.naming:
        observer.name([f"{name} {part}" for part in _PAIR])
    elif observer.changed(place):
        observer.put(place >> 8)
        observer.put(place & 255)
    else:
        observer.skip(2)


def _tell_seat(state: State, looking: i64, seat: i64, place: i64, observer: Observer) -> None:
    if observer.naming:
        observer.about(_SEATS[place])
    shown = looking == seat or not state.hidden or state.mode == mode.OVER
    kind: i64 = 0
    while kind < 3:
        number: i64 = state.of(seat, zone.HAND + kind) if shown else hands.known(state, looking, seat, kind)
        observer.number(components.RESOURCES[kind] if observer.naming else "", number)
        kind += 1
    # What follows from the seat's own cells, and who holds the cave shrine, passes or wants to trade.
    key: i64 = 4 if state.holder == seat else 0
    key += 2 * ((state.silent >> seat) & 1) + ((state.wanting >> seat) & 1)
    if observer.same(state.cells, zone.SEATS + seat * zone.STRIDE, zone.STRIDE, key):
        return
    observer.number("cards", state.hand_size(seat))
    observer.number("card", state.of(seat, zone.CARD))
    observer.one_of("is", state.of(seat, zone.PERSON), components.EXPLORERS, 10)
    _place(observer, "at", state.of(seat, zone.AT_CELL))
    slot: i64 = 0
    while slot < components.MOST_BUILDINGS:
        _place(observer, f"farm {slot}" if observer.naming else "", state.of(seat, zone.FARM_AT + slot))
        _place(observer, f"fort {slot}" if observer.naming else "", state.of(seat, zone.FORT_AT + slot))
        slot += 1
    observer.number("villagers left", state.count_of(seat, zone.VILLAGER_AT, components.MOST_VILLAGERS, zone.IN_SUPPLY))
    observer.number("farms left", state.count_of(seat, zone.FARM_AT, components.MOST_BUILDINGS, zone.IN_SUPPLY))
    observer.number("forts left", state.count_of(seat, zone.FORT_AT, components.MOST_BUILDINGS, zone.IN_SUPPLY))
    observer.counts("offering", state.of(seat, zone.OFFERED), _FLAG, _SHRINES, components.SHRINES)
    observer.number("has the cave shrine", 1 if state.holder == seat else 0)
    observer.number("passes until the own turn", (state.silent >> seat) & 1)
    observer.number("wants to trade", (state.wanting >> seat) & 1)
    observer.whole()


def _tell_maps(state: State, seat: i64, observer: Observer) -> None:
    """The maps in stretches, most of which stay as they are."""
    cell: i64 = 0
    while cell < grid.CELLS:
        # The same pieces are others' for another seat.
        if not observer.same(state.cells, cell, _STRETCH, seat):
            _tell_cells(state, seat, cell, observer)
            observer.whole()
        cell += _STRETCH


def _tell_cells(state: State, seat: i64, cell: i64, observer: Observer) -> None:
    """For each cell its tile, and for each seat what stands there: villagers, 8 for an explorer, 16 for a fort."""
    end: i64 = cell + _STRETCH
    while cell < end:
        if observer.naming:
            name = grid.CELL_IDS[cell]
            observer.name([f"{name} tile"] + [f"{name} {_SEATS[place]}" for place in range(state.players)])
        else:
            word = state.cells[cell]
            if observer.changed(4 * word + seat):
                observer.put(word & ground.KIND)
                other: i64 = 0
                while other < state.players:
                    whose: i64 = (seat + other) % state.players
                    pieces: i64 = (word >> (ground.VILLAGERS_SHIFT + 3 * whose)) & 7
                    pieces += 8 * ((word >> (ground.EXPLORERS_SHIFT + whose)) & 1)
                    pieces += 16 * ((word >> (ground.FORTS_SHIFT + whose)) & 1)
                    observer.put(pieces)
                    other += 1
            else:
                observer.skip(1 + state.players)
        cell += 1


def _tell_stacks(state: State, seat: i64, observer: Observer) -> None:
    cells = state.cells
    number: i64 = 0
    while number < components.SHRINES:
        _place(observer, f"shrine {number}" if observer.naming else "", cells[zone.SHRINE_CELL + number])
        number += 1
    _place(observer, "entrance", cells[zone.ENTRANCE_AT])
    kind: i64 = 1
    while kind <= components.ISLAND_KINDS:
        observer.number(f"unseen {_KINDS[kind - 1]}" if observer.naming else "", stacks.unseen(state, kind))
        kind += 1
    # Only Emma has looked.
    sees = state.of(seat, zone.PERSON) == components.EMMA
    number = 0
    while number < 3:
        observer.number(f"top {number}" if observer.naming else "", cells[zone.TOP + number] if sees else 0)
        number += 1
    observer.number("cave stack", cells[zone.CAVE_SIZE])
    observer.number("cave unseen empty", cells[zone.CAVE_EMPTY])
    observer.counts("cave unseen", cells[zone.CAVE_DWELLERS], _FLAG, _DWELLERS, components.MOST_DWELLERS)
    observer.counts("beaten", cells[zone.BEATEN], _FLAG, _DWELLERS, components.MOST_DWELLERS)
    observer.number("cave shrine in stack", 1 if state.holder == zone.IN_STACK else 0)
    observer.cells("hoard", cells, zone.HOARD, components.RESOURCES, 3, 0)


def _tell_turn(state: State, seat: i64, observer: Observer) -> None:
    observer.number("round", state.round)
    observer.number("first", _whose(state, seat, state.first))
    observer.number("active", _whose(state, seat, state.active))
    observer.number("deciding", _whose(state, seat, state.seat))
    observer.one_of("asked", state.mode, mode.NAMES, 18)
    observer.number("die", state.die_one)
    observer.number("other die", state.die_two)
    observer.number("speed die", state.speed_die + 1)
    observer.number("speed", state.speed)
    observer.number("marched", 1 if state.marched else 0)
    observer.number("ending", 1 if state.ending else 0)
    observer.number("left", state.left)
    observer.number("tile", state.tile)
    observer.number("battles", state.cells[zone.QUEUED])
    observer.number("named", _whose(state, seat, state.named))
    observer.number("winner", _whose(state, seat, state.winner))
    observer.number("loser", _whose(state, seat, state.loser))
    observer.number("payee", state.payee)
    observer.number("window", state.about + 1 if state.due else 0)
    observer.number("announced", state.piece + 1)
    _place(observer, "announced at", state.spot)
    _place(observer, "marches from", state.march_from)


def _tell_trade(state: State, seat: i64, observer: Observer) -> None:
    observer.number("trader", _whose(state, seat, state.trader))
    observer.number("partner", _whose(state, seat, state.partner))
    observer.number("counters", state.counter)
    observer.counts("offered", state.give, _SIDE, components.RESOURCES, 3)
    observer.counts("wanted", state.want, _SIDE, components.RESOURCES, 3)


def _whose(state: State, seat: i64, other: i64) -> i64:
    """A seat, from 1 for the one that looks; 0 for none."""
    return 1 + (other - seat + state.players) % state.players if other >= 0 else 0
