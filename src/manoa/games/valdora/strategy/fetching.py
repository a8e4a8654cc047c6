"""Where missing gems are fetched."""

from __future__ import annotations

from typing import Final

from manoa.games.valdora import packing, site, zone
from manoa.games.valdora.packing import Heap
from manoa.games.valdora.state import State
from manoa.kernel.native import i64

# Turns until a gem can be carried for which there is no card yet.
TO_EQUIP: Final = 5
# More gems than any commission asks for.
_ENOUGH: Final = 9
# What it is worth to find another missing gem in the same place, in turns.
_TOGETHER: Final = 1.5


def found_at(state: State, space: i64, missing: Heap) -> Heap:
    """What a stop on a road space or at a harbour brings of what is missing."""
    board = state.board
    road = board.road[space]
    heap = state.cells[zone.HEAP + road if road >= 0 else zone.DISCARD]
    room: i64 = _ENOUGH if road >= 0 else board.ships[space]
    found: Heap = 0
    gem: i64 = 0
    while missing != 0 and room > 0:
        number: i64 = missing & 255
        if number > 0:
            there = packing.gems_in(heap, gem)
            if there < number:
                number = there
            if room < number:
                number = room
            found += number * packing.one_gem(gem)
            room -= number
        missing >>= 8
        gem += 1
    return found


def best_source(state: State, at: i64, goal: i64, missing: Heap) -> i64:
    """The space from which to fetch what is missing on the way to a goal; -1 if none of it lies anywhere."""
    board = state.board
    best: i64 = -1
    least = 1.0e9
    for source in board.sources:
        space: i64 = source
        found = found_at(state, space, missing)
        if found != 0:
            turns = board.turns[at * site.SPACES + space] + board.turns[space * site.SPACES + goal]
            way = float(turns) - _TOGETHER * float(packing.heap_size(found) - 1)
            if way < least:
                least = way
                best = space
    return best
