"""Bags and masks: many small things in one machine word.

A *bag* is a multiset of card kinds (or token kinds): three bits hold how many there are of each kind, the first kind
lowest. Piles need no order: nobody ever looks into a face-down pile, so a draw that picks one of its cards at random is
the same game as a shuffle beforehand, and copying a deck costs nothing. A *mask* is a set of small numbers, a bit each.
"""

from __future__ import annotations

from typing import Final

from manoa.kernel.native import i64, vec

Bag = i64
Mask = i64

# As many kinds as a word holds, and as many of each as three bits count.
MOST_KINDS: Final = 21
MOST_OF_A_KIND: Final = 7

_EVERY_OTHER: Final = 0o707070707070707070707
_LONGEST_MASK: Final = 16


def size(bag: Bag) -> i64:
    """How many there are in a bag: counts are added in pairs, and these base-64 digits by casting out 63s."""
    pairs: i64 = (bag & _EVERY_OTHER) + ((bag >> 3) & _EVERY_OTHER)
    return pairs % 63


def lowest(bag: Bag) -> i64:
    """How many of the first kind there are: with `above`, how one goes through a bag kind by kind."""
    return bag & 7


def above(bag: Bag) -> Bag:
    """A bag without its first kind, the others moved down by one."""
    return bag >> 3


def from_kind(bag: Bag, kind: i64) -> Bag:
    """A bag without the kinds before one, the others moved down."""
    return bag >> (3 * kind)


def has(bag: Bag, kind: i64) -> i64:
    """How many of a kind there are in a bag."""
    return (bag >> (3 * kind)) & 7


# A table and not a shift: mypyc turns a constant's shift into one of 32 bits.
_ONES: Final[vec[i64]] = vec[i64]([1 << (3 * kind) for kind in range(MOST_KINDS)])


def one(kind: i64) -> Bag:
    """A bag with one of a kind: added to or taken from another bag."""
    return _ONES[kind]


def nth(bag: Bag, number: i64) -> i64:
    """The kind of the bag's card with that number, from 0, kinds in order."""
    kind: i64 = 0
    while True:
        here = lowest(bag)
        if number < here:
            return kind
        number -= here
        bag = above(bag)
        kind += 1


def all_of(kinds: list[int]) -> Mask:
    """What keeps of a bag (by &) all that it has of some kinds."""
    mask: Mask = 0
    for kind in kinds:
        mask |= 7 * one(kind)
    return mask


def bag_of(counts: dict[str, int], ids: list[str]) -> Bag:
    """The bag with that many of each id."""
    bag: Bag = 0
    for name, number in counts.items():
        bag += number * one(ids.index(name))
    return bag


def counts_of(bag: Bag, ids: list[str]) -> dict[str, int]:
    """How many of each id there are in a bag, those that are there."""
    return {name: has(bag, kind) for kind, name in enumerate(ids) if has(bag, kind)}


def count(mask: Mask) -> i64:
    """How many numbers there are in a mask."""
    total: i64 = 0
    while mask != 0:
        total += mask & 1
        mask >>= 1
    return total


def members(mask: Mask) -> list[int]:
    """The numbers in a mask, in order."""
    return [number for number in range(_LONGEST_MASK) if (mask >> number) & 1]
