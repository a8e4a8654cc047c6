"""Several small numbers in one word: masks, heaps of gems, crews of craftsmen. They are packed and read here only.

What lies packed in the cells of one seat or card, the state's own methods write and read.
"""

from __future__ import annotations

from typing import Final

from manoa.games.valdora import components
from manoa.kernel.native import i64, vec

Mask = i64  # a bit for each number
Heap = i64  # a multiset of gems: eight bits hold how many there are of each kind, the first kind lowest
Crew = i64  # craftsmen: four bits hold how many there are of each colour

# Tables and not shifts: mypyc turns a constant's shift into one of 32 bits.
BIT: Final[vec[i64]] = vec[i64]([1 << place for place in range(63)])
_GEM: Final[vec[i64]] = vec[i64]([1 << (8 * gem) for gem in range(components.GEM_KINDS)])
_CRAFTSMAN: Final[vec[i64]] = vec[i64]([1 << (4 * colour) for colour in range(components.COLOUR_KINDS)])


def one_gem(gem: i64) -> Heap:
    """A heap of one gem: added to or taken from another heap."""
    return _GEM[gem]


def gems_in(heap: Heap, gem: i64) -> i64:
    """How many of a kind lie in a heap."""
    return (heap >> (8 * gem)) & 255


def heap_size(heap: Heap) -> i64:
    """How many gems lie in a heap."""
    number: i64 = 0
    while heap != 0:
        number += heap & 255
        heap >>= 8
    return number


def heap_of(numbers: list[int]) -> int:
    """The heap with so many of each kind."""
    return sum(number << (8 * gem) for gem, number in enumerate(numbers))


def heap_words(heap: Heap) -> dict[str, int]:
    """How many of each gem there are in a heap, those that are there."""
    return {name: int(gems_in(heap, gem)) for gem, name in enumerate(components.GEMS) if gems_in(heap, gem)}


def one_craftsman(colour: i64) -> Crew:
    """A crew of one: added to or taken from another crew."""
    return _CRAFTSMAN[colour]


def craftsmen_in(crew: Crew, colour: i64) -> i64:
    """How many of a colour are in a crew."""
    return (crew >> (4 * colour)) & 15


def crew_of(numbers: list[int]) -> int:
    """The crew with so many of each colour."""
    return sum(number << (4 * colour) for colour, number in enumerate(numbers))


def crew_words(crew: Crew) -> dict[str, int]:
    """How many craftsmen of each colour there are in a crew, those that are there."""
    return {
        name: int(craftsmen_in(crew, colour))
        for colour, name in enumerate(components.COLOURS)
        if craftsmen_in(crew, colour)
    }


def names_in(mask: Mask, names: tuple[str, ...]) -> list[str]:
    """The names of the numbers in a mask."""
    return [name for number, name in enumerate(names) if (mask >> number) & 1]
