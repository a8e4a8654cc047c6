"""What is in El Dorado's box, and which rule speaks of what."""

from __future__ import annotations

from typing import Any, Final

from manoa.games.eldorado import components
from manoa.games.eldorado.bags import has
from manoa.games.eldorado.showing.map import card_print, token_print
from manoa.games.eldorado.tiles import TILES, Tile


def glossary() -> dict[str, Any]:
    """Every kind of card, token, blockade and ground, and both sides of all tiles, with the numbers of the data."""
    return {
        "cards": [
            {
                **card_print(kind, name),
                "deck": int(has(components.OPENING_DECK, kind)),
                "market": int(components.MARKET[kind]),
                "price": int(components.PRICE[kind]),
            }
            for kind, name in enumerate(components.CARD_IDS)
        ],
        "tokens": [
            {**token_print(kind, name), "number": int(has(components.ALL_TOKENS, kind))}
            for kind, name in enumerate(components.TOKEN_IDS)
        ],
        "blockades": [
            {
                "number": number,
                "terrain": components.TERRAINS[components.BLOCKADE_TERRAIN[number]],
                "value": int(components.BLOCKADE_VALUE[number]),
            }
            for number in range(1, components.BLOCKADES + 1)
        ],
        "terrains": list(components.TERRAINS),
        "tiles": [_side(tile) for tile in TILES.values()],
    }


def _side(tile: Tile) -> dict[str, Any]:
    return {
        "tile": tile.name,
        "other": next(side.name for side in TILES.values() if side.piece == tile.piece and side is not tile),
        "caves": sum(1 for printed in tile.spaces.values() if printed.cave),
        "spaces": [
            {
                "q": q,
                "r": r,
                "terrain": components.TERRAINS[printed.terrain],
                "value": printed.value,
                "cave": printed.cave,
            }
            for (q, r), printed in tile.spaces.items()
        ],
    }


def _cards() -> dict[str, str]:
    """Cards with a power move; the others have a rule each."""
    own = {
        "transmitter": "ED-ACT-2",
        "scientist": "ED-ACT-3",
        "cartographer": "ED-ACT-4",
        "travel-log": "ED-ACT-5",
        "compass": "ED-ACT-6",
        "native": "ED-ACT-7",
    }
    found: dict[str, str] = {}
    for kind, name in enumerate(components.CARD_IDS):
        moving = "ED-MOVE-5" if components.JOKER[kind] else "ED-MOVE-1"
        if components.ITEM[kind]:
            moving = "ED-ITEM-1"
        found[f"card-{name}"] = own.get(name, moving)
    return found


def _tokens() -> dict[str, str]:
    own = {
        "draw": "ED-CAVE-TOK-3",
        "remove": "ED-CAVE-TOK-4",
        "replace": "ED-CAVE-TOK-5",
        "keep-item": "ED-CAVE-TOK-6",
        "native": "ED-CAVE-TOK-7",
        "pass": "ED-CAVE-TOK-8",
        "symbol": "ED-CAVE-TOK-9",
        "coin-1": "ED-CAVE-TOK-2",
        "coin-2": "ED-CAVE-TOK-2",
    }
    return {f"token-{name}": own.get(name, "ED-CAVE-TOK-1") for name in components.TOKEN_IDS}


TOPICS: Final[dict[str, str]] = {
    **_cards(),
    **_tokens(),
    "terrain-jungle": "ED-MOVE-1",
    "terrain-water": "ED-MOVE-1",
    "terrain-village": "ED-MOVE-1",
    "terrain-rubble": "ED-SPEC-1",
    "terrain-camp": "ED-SPEC-2",
    "terrain-mountain": "ED-MOVE-6",
    "terrain-start": "ED-MOVE-9",
    "blockade": "ED-BLOCK-1",
    "tile": "ED-SETUP-2",
    "choice-end": "ED-TURN-1",
    "choice-stop": "ED-MOVE-3",
    "choice-done": "ED-TURN-1",
    "choice-explore": "ED-CAVE-1",
    "choice-step": "ED-MOVE-1",
    "choice-overcome": "ED-BLOCK-2",
    "choice-play": "ED-TURN-2",
    "choice-token": "ED-CAVE-2",
    "choice-tender": "ED-BUY-2",
    "choice-pay": "ED-SPEC-1",
    "choice-remove": "ED-ACT-3",
    "choice-lay-down": "ED-CAVE-TOK-5",
    "choice-discard": "ED-DISC-2",
    "choice-save": "ED-CAVE-TOK-6",
    "choice-buy": "ED-BUY-1",
    "choice-take": "ED-ACT-2",
}
