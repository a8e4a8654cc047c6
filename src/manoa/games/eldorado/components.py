"""Cards, tokens and blockades as small tables, read from data/*.toml and checked.

Symbols and terrains share their first three numbers (a machete enters jungle, a paddle water, a coin a village), so a
rule compares two small ints.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from manoa.games.eldorado.bags import MOST_OF_A_KIND, Bag, bag_of
from manoa.kernel.native import i64, vec

GAME: Final = "eldorado"

COIN: Final = 2
SYMBOLS: Final[tuple[str, ...]] = ("machete", "paddle", "coin")

JUNGLE: Final = 0
WATER: Final = 1
VILLAGE: Final = 2
RUBBLE: Final = 3
CAMP: Final = 4
MOUNTAIN: Final = 5
START: Final = 6
TERRAINS: Final[tuple[str, ...]] = ("jungle", "water", "village", "rubble", "camp", "mountain", "start")

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

EDITION_2019: Final = 2019
EDITION_2023: Final = 2023


def read(name: str) -> dict[str, Any]:
    """A data file of the game."""
    return tomllib.loads(files("manoa.games.eldorado").joinpath("data", name).read_text(encoding="utf-8"))


class DataError(ValueError):
    """A data file says something that the game cannot be built from."""


def _need(condition: bool, sentence: str) -> None:
    if not condition:
        raise DataError(sentence)


def _cards() -> list[dict[str, Any]]:
    data = read("cards.toml")
    cards: list[dict[str, Any]] = data["card"]
    _need(len(cards) == KINDS, f"cards.toml: {KINDS} kinds of card are wanted, {len(cards)} are there")
    _need(data["hand_size"] == HAND_SIZE, f"cards.toml: hand_size must be {HAND_SIZE}")
    _need(data["market_slots"] == SLOTS, f"cards.toml: market_slots must be {SLOTS}")
    for place, card in enumerate(cards):
        where = f"cards.toml: card {card['id']}"
        _need(("power" in card) == (place < FIRST_ACTION), f"{where}: cards with a power come first")
        _need(("market" in card) == (place >= FIRST_PILE), f"{where}: cards of the opening deck come first")
        _need(0 <= card.get("power", 0) <= 14, f"{where}: power must be 0 to 14")
        _need(1 <= card.get("market", 1) <= MOST_OF_A_KIND, f"{where}: market must be 1 to 7 (a bag counts to 7)")
        _need(0 <= card.get("deck", 0) <= MOST_OF_A_KIND, f"{where}: deck must be at most 7 (a bag counts to 7)")
        _need(all(symbol in SYMBOLS for symbol in card["symbols"]), f"{where}: unknown symbol")
    _need(cards[TRANSMITTER]["effect"] == "take", "cards.toml: the first action card takes a card")
    _need(cards[NATIVE]["effect"] == "native", "cards.toml: the last action card is the native")
    return cards


def _tokens() -> list[dict[str, Any]]:
    data = read("tokens.toml")
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
_BLOCKADES: Final[list[dict[str, Any]]] = read("blockades.toml")["blockade"]
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

OPENING_DECK: Final[Bag] = bag_of({card["id"]: card.get("deck", 0) for card in _CARDS}, CARD_IDS)
ALL_TOKENS: Final[Bag] = bag_of({token["id"]: token["count"] for token in _TOKENS}, TOKEN_IDS)
