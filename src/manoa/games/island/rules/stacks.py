"""The two face-down stacks.

Nobody looks into a stack but Emma, and she only at its top: so a stack is a number of tiles of each kind, from which a
draw picks at random, below the few tiles that she has put in order.
"""

from __future__ import annotations

from typing import Final

from manoa.games.island import components, zone
from manoa.games.island.state import State
from manoa.kernel.native import i64, vec

# The island's stack below the top tiles that Emma has seen: how many of each kind, four bits a kind, in one word.
_BITS: Final = 4
_MOST: Final = 15
_ONE: Final[vec[i64]] = vec[i64]([1 << (_BITS * kind) for kind in range(components.ISLAND_KINDS + 1)])


def loose_of(state: State, kind: i64) -> i64:
    """Island tiles of a kind below the top ones."""
    return (state.cells[zone.STACK] >> (_BITS * kind)) & _MOST


def put_in(state: State, kind: i64, number: i64) -> None:
    """That many tiles of a kind come into the island's stack, below the top ones."""
    state.cells[zone.STACK] += number * _ONE[kind]


def take_out(state: State, kind: i64) -> None:
    """A tile of a kind leaves it."""
    state.cells[zone.STACK] -= _ONE[kind]


def loose(state: State) -> i64:
    """Island tiles face down below the top ones that Emma has seen."""
    stack: i64 = state.cells[zone.STACK] >> _BITS
    number: i64 = 0
    while stack != 0:
        number += stack & _MOST
        stack >>= _BITS
    return number


def stack_size(state: State) -> i64:
    """Island tiles face down."""
    top: i64 = 0
    while top < 3 and state.cells[zone.TOP + top] != 0:
        top += 1
    return loose(state) + top


def unseen(state: State, kind: i64) -> i64:
    """Island tiles of a kind that are face down."""
    number = loose_of(state, kind)
    place: i64 = 0
    while place < 3:
        if state.cells[zone.TOP + place] == kind:
            number += 1
        place += 1
    return number


def draw_island(state: State, under_top: bool = False) -> i64:
    """The uppermost island tile; or, for Emma, the uppermost of those that she has not seen."""
    kind: i64 = state.cells[zone.TOP]
    if kind != 0 and not under_top:
        state.cells[zone.TOP] = state.cells[zone.TOP + 1]
        state.cells[zone.TOP + 1] = state.cells[zone.TOP + 2]
        state.cells[zone.TOP + 2] = 0
        state.revealed = True
        return kind
    place: i64 = state.chosen(loose(state))
    kind = 1
    while place >= loose_of(state, kind):
        place -= loose_of(state, kind)
        kind += 1
    take_out(state, kind)
    return kind


def shuffle_island(state: State) -> None:
    """The whole stack is shuffled: what Emma saw is anywhere in it."""
    place: i64 = 0
    while place < 3:
        kind = state.cells[zone.TOP + place]
        if kind != 0:
            put_in(state, kind, 1)
            state.cells[zone.TOP + place] = 0
        place += 1


def draw_land(state: State) -> i64:
    """IS-MOVE-7: tiles are turned up until one is not water; the others are shuffled back."""
    water: i64 = 0
    kind = draw_island(state)
    while kind == components.WATER:
        water += 1
        kind = draw_island(state)
    put_in(state, components.WATER, water)
    shuffle_island(state)
    return kind


def only_water(state: State) -> bool:
    """Whether the island's stack holds nothing but water, or nothing."""
    kind: i64 = components.WATER + 1
    while kind <= components.ISLAND_KINDS:
        if unseen(state, kind) > 0:
            return False
        kind += 1
    return True


# The cave -----------------------------------------------------------------------------------------------------------


def draw_cave(state: State) -> i64:
    """The uppermost cave tile. While the shrine is known to lie deeper, it is one of the others (IS-RUL-7)."""
    cells = state.cells
    left: i64 = cells[zone.CAVE_SIZE]
    if state.holder == zone.IN_STACK and left > cells[zone.DEPTH] and cells[zone.DEPTH] > 0:
        left -= 1
    place: i64 = state.chosen(left)
    cells[zone.CAVE_SIZE] -= 1
    if place < cells[zone.CAVE_EMPTY]:
        cells[zone.CAVE_EMPTY] -= 1
        return components.EMPTY
    place -= cells[zone.CAVE_EMPTY]
    which: i64 = 0
    while which < components.MOST_DWELLERS:
        if (cells[zone.CAVE_DWELLERS] >> which) & 1:
            if place == 0:
                cells[zone.CAVE_DWELLERS] -= components.BIT[which]
                return components.DWELLER + which
            place -= 1
        which += 1
    state.holder = zone.ON_MAP
    return components.CAVE_SHRINE


def shuffle_into_cave(state: State, kind: i64) -> None:
    """A dweller, or the shrine, goes back into the cave stack, which is shuffled as a whole."""
    if kind == components.CAVE_SHRINE:
        state.holder = zone.IN_STACK
    else:
        state.cells[zone.CAVE_DWELLERS] |= components.BIT[kind - components.DWELLER]
    state.cells[zone.CAVE_SIZE] += 1
    state.cells[zone.DEPTH] = 0
