"""Cards, tokens and blockades as small tables, read from data/*.toml and checked.

Symbols and terrains share their first three numbers (a machete enters jungle, a paddle water, a coin a village), so a
rule compares two small ints.

A *bag* is a multiset of card kinds (or token kinds) in one int: three bits hold how many there are of each kind, the
first kind lowest. Piles need no order: nobody ever looks into a face-down pile, so a draw that picks one of its cards
at random is the same game as a shuffle beforehand, and copying a deck costs nothing.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from manoa.kernel.native import i64, vec

GAME: Final = "eldorado"

COIN: Final = 2
SYMBOLS: Final = ("machete", "paddle", "coin")

JUNGLE: Final = 0
WATER: Final = 1
VILLAGE: Final = 2
RUBBLE: Final = 3
CAMP: Final = 4
MOUNTAIN: Final = 5
START: Final = 6
TERRAINS: Final = ("jungle", "water", "village", "rubble", "camp", "mountain", "start")

KINDS: Final = 21
# Kinds 0..14 have a power, kinds 15..20 an action.
FIRST_ACTION: Final = 15
# Kinds 0..2 make up the decks that players begin with; kind 3 is the market's first pile.
FIRST_PILE: Final = 3
PILES: Final = 18
SLOTS: Final = 6
HAND_SIZE: Final = 4

TRANSMITTER: Final = 15
NATIVE: Final = 20

TOKEN_KINDS: Final = 14
TOKEN_COIN_1: Final = 5
TOKEN_COIN_2: Final = 6
# Token kinds 0..6 move a pawn; the rest have effects of their own.
FIRST_EFFECT: Final = 7
TOKEN_DRAW: Final = 7
TOKEN_REMOVE: Final = 8
TOKEN_REPLACE: Final = 9
TOKEN_PASS: Final = 10
TOKEN_NATIVE: Final = 11
TOKEN_SYMBOL: Final = 12
TOKEN_KEEP: Final = 13
CAVE_PILE: Final = 4

BLOCKADES: Final = 6


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads(files("manoa.games.eldorado").joinpath("data", name).read_text(encoding="utf-8"))


class DataError(ValueError):
    """A data file says something that the game cannot be built from."""


def _need(condition: bool, sentence: str) -> None:
    if not condition:
        raise DataError(sentence)


def _cards() -> list[dict[str, Any]]:
    data = _read("cards.toml")
    cards: list[dict[str, Any]] = data["card"]
    _need(len(cards) == KINDS, f"cards.toml: {KINDS} kinds of card are wanted, {len(cards)} are there")
    _need(data["hand_size"] == HAND_SIZE, f"cards.toml: hand_size must be {HAND_SIZE}")
    _need(data["market_slots"] == SLOTS, f"cards.toml: market_slots must be {SLOTS}")
    for place, card in enumerate(cards):
        where = f"cards.toml: card {card['id']}"
        _need(("power" in card) == (place < FIRST_ACTION), f"{where}: cards with a power come first")
        _need(("market" in card) == (place >= FIRST_PILE), f"{where}: cards of the opening deck come first")
        _need(0 <= card.get("power", 0) <= 14, f"{where}: power must be 0 to 14")
        _need(1 <= card.get("market", 1) <= 7, f"{where}: market must be 1 to 7 (a bag counts to 7)")
        _need(0 <= card.get("deck", 0) <= 7, f"{where}: deck must be at most 7 (a bag counts to 7)")
        _need(all(symbol in SYMBOLS for symbol in card["symbols"]), f"{where}: unknown symbol")
    _need(cards[TRANSMITTER]["effect"] == "take", "cards.toml: the first action card takes a card")
    _need(cards[NATIVE]["effect"] == "native", "cards.toml: the last action card is the native")
    return cards


def _tokens() -> list[dict[str, Any]]:
    data = _read("tokens.toml")
    tokens: list[dict[str, Any]] = data["token"]
    _need(len(tokens) == TOKEN_KINDS, f"tokens.toml: {TOKEN_KINDS} kinds of token are wanted")
    _need(data["pile"] == CAVE_PILE, f"tokens.toml: pile must be {CAVE_PILE}")
    for place, token in enumerate(tokens):
        _need(
            ("power" in token) == (place < FIRST_EFFECT),
            f"tokens.toml: token {token['id']}: movement comes first",
        )
        _need(1 <= token["count"] <= 7, f"tokens.toml: token {token['id']}: count must be 1 to 7")
    return tokens


_CARDS: Final = _cards()
_TOKENS: Final = _tokens()
_BLOCKADES: Final[list[dict[str, Any]]] = _read("blockades.toml")["blockade"]
_need(
    [b["number"] for b in _BLOCKADES] == [1, 2, 3, 4, 5, 6],
    "blockades.toml: numbers 1 to 6 in order are wanted",
)

CARD_IDS: Final[list[str]] = [card["id"] for card in _CARDS]
TOKEN_IDS: Final[list[str]] = [token["id"] for token in _TOKENS]

# For each card kind: its power; the symbol it shows (COIN for jokers, whose symbol is a choice); whether it is a joker;
# what it is worth in a purchase in half coins; whether it is an item; how many cards it draws and lets remove.
POWER: Final[vec[i64]] = vec[i64]([card.get("power", 0) for card in _CARDS])
SYMBOL: Final[vec[i64]] = vec[i64]([SYMBOLS.index(card["symbols"][-1]) if card["symbols"] else -1 for card in _CARDS])
JOKER: Final[vec[i64]] = vec[i64]([1 if len(card["symbols"]) == 3 else 0 for card in _CARDS])
HALVES: Final[vec[i64]] = vec[i64]([2 * card["power"] if "coin" in card["symbols"] else 1 for card in _CARDS])
ITEM: Final[vec[i64]] = vec[i64]([1 if card.get("item", False) else 0 for card in _CARDS])
DRAWS: Final[vec[i64]] = vec[i64]([card.get("draw", 0) for card in _CARDS])
REMOVES: Final[vec[i64]] = vec[i64]([card.get("remove", 0) for card in _CARDS])
PRICE: Final[vec[i64]] = vec[i64]([card.get("price", 0) for card in _CARDS])
MARKET: Final[vec[i64]] = vec[i64]([card.get("market", 0) for card in _CARDS])
OPENING: Final[list[int]] = [kind for kind in range(KINDS) if _CARDS[kind].get("opening", False)]
_need(len(OPENING) == SLOTS, f"cards.toml: {SLOTS} piles open the market")

# For each token kind: symbol and power where it moves a pawn.
TOKEN_SYMBOLS: Final[vec[i64]] = vec[i64]([SYMBOLS.index(t["symbol"]) if "symbol" in t else -1 for t in _TOKENS])
TOKEN_POWER: Final[vec[i64]] = vec[i64]([token.get("power", 0) for token in _TOKENS])

# For each blockade number (0 is none): terrain and value.
BLOCKADE_TERRAIN: Final[vec[i64]] = vec[i64]([-1] + [TERRAINS.index(b["terrain"]) for b in _BLOCKADES])
BLOCKADE_VALUE: Final[vec[i64]] = vec[i64]([0] + [b["value"] for b in _BLOCKADES])

# Bags -----------------------------------------------------------------------------------------------------------

_EVERY_OTHER: Final = 0o707070707070707070707


def size(bag: i64) -> i64:
    """How many there are in a bag: counts are added in pairs, and these base-64 digits by casting out 63s."""
    pairs: i64 = (bag & _EVERY_OTHER) + ((bag >> 3) & _EVERY_OTHER)
    return pairs % 63


def has(bag: i64, kind: i64) -> i64:
    """How many of a kind there are in a bag."""
    return (bag >> (3 * kind)) & 7


# A table and not a shift: mypyc turns a constant's shift into one of 32 bits.
_ONES: Final[vec[i64]] = vec[i64]([1 << (3 * kind) for kind in range(KINDS)])


def one(kind: i64) -> i64:
    """A bag with one of a kind: added to or taken from another bag."""
    return _ONES[kind]


def nth(bag: i64, number: i64) -> i64:
    """The kind of the bag's card with that number, from 0, kinds in order."""
    kind: i64 = 0
    while True:
        here = bag & 7
        if number < here:
            return kind
        number -= here
        bag >>= 3
        kind += 1


def bag_of(counts: dict[str, int], ids: list[str]) -> i64:
    """The bag with so many of each id."""
    bag: i64 = 0
    for name, number in counts.items():
        bag += number * one(ids.index(name))
    return bag


def counts_of(bag: i64, ids: list[str]) -> dict[str, int]:
    """How many of each id there are in a bag, those that are there."""
    return {name: has(bag, kind) for kind, name in enumerate(ids) if has(bag, kind)}


OPENING_DECK: Final[i64] = bag_of({card["id"]: card.get("deck", 0) for card in _CARDS}, CARD_IDS)
ALL_TOKENS: Final[i64] = bag_of({token["id"]: token["count"] for token in _TOKENS}, TOKEN_IDS)
