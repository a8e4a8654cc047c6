"""The hex grid: axial coordinates (q, r) of pointy-top hexes, r growing downwards.

The six directions run clockwise from east. A turn of one step is 60 degrees clockwise about (0, 0).
"""

from __future__ import annotations

from typing import Final

Hex = tuple[int, int]

DIRECTIONS: Final[tuple[Hex, ...]] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
DIRECTION_NAMES: Final[tuple[str, ...]] = ("e", "se", "sw", "w", "nw", "ne")


def neighbour(place: Hex, direction: int) -> Hex:
    """The hex next to `place` in one of the six directions."""
    step = DIRECTIONS[direction]
    return place[0] + step[0], place[1] + step[1]


def neighbours(place: Hex) -> list[Hex]:
    """The six hexes next to `place`, clockwise from east."""
    return [neighbour(place, direction) for direction in range(6)]


def turned(place: Hex, steps: int) -> Hex:
    """`place` turned clockwise about (0, 0) by `steps` of 60 degrees."""
    q, r = place
    for _ in range(steps % 6):
        q, r = -r, q + r
    return q, r


def shifted(place: Hex, by: Hex) -> Hex:
    """`place` moved by a vector."""
    return place[0] + by[0], place[1] + by[1]


def distance(one: Hex, other: Hex) -> int:
    """The number of steps between two hexes on an empty grid."""
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))
