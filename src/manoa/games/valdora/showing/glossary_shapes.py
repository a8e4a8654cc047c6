"""What Valdora's glossary looks like: the client's types are generated from these."""

from __future__ import annotations

from typing_extensions import TypedDict

from manoa.games.valdora.showing.shapes import Colour, Gem, Summary, Tool


class GemCount(TypedDict):
    """A kind of gem, and how many there are."""

    gem: Gem
    number: int


class Craft(TypedDict):
    """A colour: its craftsmen (with three players fewer), and what its workshop asks for and is worth."""

    colour: Colour
    craftsmen: int
    with_three: int
    asks: int
    points: int


class Glossary(TypedDict):
    """What is in the box."""

    summary: Summary
    equipment: list[Tool]
    gems: list[GemCount]
    crafts: list[Craft]
    bonus: int
