"""The ids of things on the table, by which views, descriptions and events speak of them."""

from __future__ import annotations


def space_id(space: int) -> str:
    """The id of a space."""
    return f"h{space}"


def joint_id(joint: int) -> str:
    """The id of a joint that takes a blockade."""
    return f"j{joint}"


def cave_id(cave: int) -> str:
    """The id of a cave."""
    return f"c{cave}"


def pawn_id(seat: int, pawn: int) -> str:
    """The id of a seat's pawn."""
    return f"p{seat}-{pawn}"
