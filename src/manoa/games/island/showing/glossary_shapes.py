"""What The Island's glossary looks like: the client's types are generated from these."""

from __future__ import annotations

from typing_extensions import TypedDict

from manoa.games.island.showing.word_shapes import Cards, Colour, Dweller, Explorer, Hand, Resource, TileKind


class TileCount(TypedDict):
    """A kind of tile, and how many there are."""

    tile: TileKind
    number: int


class DwellerTile(TypedDict):
    """A dweller of the cave."""

    dweller: Dweller
    strength: int


class ResourceCount(TypedDict):
    """A resource, and how many cards of it there are."""

    resource: Resource
    number: int


class PieceEntry(TypedDict):
    """What can be bought: what it costs, and how many each player has (none of an army move)."""

    piece: str
    number: int
    costs: list[Cards]
    """What it costs on each of the explorer cards that differ."""


class Person(TypedDict):
    """An explorer, and the colour of the card it is on."""

    explorer: Explorer
    colour: Colour


class Glossary(TypedDict):
    """What is in the box."""

    tiles: list[TileCount]
    dwellers: list[DwellerTile]
    hoard: Hand
    resources: list[ResourceCount]
    pieces: list[PieceEntry]
    explorers: list[Person]
