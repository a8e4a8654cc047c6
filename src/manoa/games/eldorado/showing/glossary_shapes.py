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


class Glossary(TypedDict):
    """What is in the box."""

    cards: list[CardEntry]
    tokens: list[TokenEntry]
    blockades: list[BlockadeEntry]
    terrains: list[Terrain]
