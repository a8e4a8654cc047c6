"""What El Dorado's glossary looks like: the client's types are generated from these."""

from __future__ import annotations

from typing_extensions import TypedDict

from manoa.games.eldorado.showing.shapes import CardPrint, Terrain, TokenPrint


class CardEntry(CardPrint):
    """A kind of card: how many begin in each deck and in the market, and what one costs there."""

    deck: int
    market: int
    price: int


class TokenEntry(TokenPrint):
    """A kind of cave token, and how many there are."""

    number: int


class BlockadeEntry(TypedDict):
    """A blockade."""

    number: int
    terrain: Terrain
    value: int


class PrintedSpace(TypedDict):
    """A space of a tile."""

    q: int
    r: int
    terrain: Terrain
    value: int
    cave: bool


class TileEntry(TypedDict):
    """A side of a tile, with its spaces about (0, 0), and what is on its back."""

    tile: str
    other: str
    caves: int
    spaces: list[PrintedSpace]


class Glossary(TypedDict):
    """What is in the box."""

    cards: list[CardEntry]
    tokens: list[TokenEntry]
    blockades: list[BlockadeEntry]
    terrains: list[Terrain]
    tiles: list[TileEntry]
