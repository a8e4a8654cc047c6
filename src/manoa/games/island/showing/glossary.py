"""What is in The Island's box, and which rule speaks of what."""

from __future__ import annotations

from typing import Any, Final

from manoa.games.island import components
from manoa.games.island.boxes import box_of
from manoa.games.island.components import Box


def glossary() -> dict[str, Any]:
    """Tiles, dwellers, resources, pieces and explorers, with the numbers of the data."""
    box = box_of(None)
    island = [(components.TILES[kind], int(box.island[kind])) for kind in range(1, components.ISLAND_KINDS + 1)]
    cave = [
        (components.TILES[components.EXIT], 1),
        (components.TILES[components.EMPTY], int(box.empty)),
        (components.TILES[components.CAVE_SHRINE], 1),
    ]
    return {
        "tiles": [{"tile": name, "number": number} for name, number in island + cave],
        "dwellers": [
            {"dweller": name, "strength": int(box.strength[which])} for which, name in enumerate(box.dwellers)
        ],
        "hoard": {name: int(box.hoard[kind]) for kind, name in enumerate(components.RESOURCES)},
        "resources": [
            {"resource": name, "number": int(box.cards[kind])} for kind, name in enumerate(components.RESOURCES)
        ],
        "pieces": [
            {"piece": name, "number": _number(box, piece), "costs": _costs(box, piece)}
            for piece, name in enumerate(components.PIECES)
        ],
        "explorers": [
            {"explorer": components.EXPLORERS[box.people[place]], "colour": box.colours[place // 2]}
            for place in range(2 * components.CARDS)
        ],
    }


def _number(box: Box, piece: int) -> int:
    numbers = {
        components.VILLAGER: int(box.villagers),
        components.OFFERING: components.SHRINES,
        components.FORT: int(box.forts),
        components.FARM: int(box.farms),
    }
    return numbers.get(piece, 0)


def _costs(box: Box, piece: int) -> list[dict[str, int]]:
    found: list[dict[str, int]] = []
    for card in range(components.CARDS):
        cost = box.cost_words(card, piece)
        if cost not in found:
            found.append(cost)
    return found


def _things() -> dict[str, str]:
    found = {f"explorer-{name}": "IS-EXP-2" for name in components.EXPLORERS}
    for name in components.DWELLERS:
        found[f"dweller-{name}"] = "IS-CAVE-4" if name == components.THIEVES else "IS-CAVE-3"
    for name in components.RESOURCES:
        found[f"resource-{name}"] = found[f"tile-{name}"] = "IS-HARV-1"
    return found


TOPICS: Final[dict[str, str]] = {
    **_things(),
    "tile-water": "IS-MOVE-4",
    "tile-shrine": "IS-SHR-1",
    "tile-garden": "IS-HARV-1",
    "tile-entrance": "IS-CAVE-1",
    "tile-exit": "IS-CAVE-1",
    "tile-empty": "IS-CAVE-2",
    "tile-floor": "IS-SHR-2",
    "tile-cave-shrine": "IS-SHR-2",
    "tile-dweller": "IS-CAVE-3",
    "piece-villager": "IS-BUY-2",
    "piece-offering": "IS-BUY-3",
    "piece-fort": "IS-BUY-4",
    "piece-farm": "IS-BUY-5",
    "piece-army": "IS-BUY-6",
    "piece-explorer": "IS-EXP-1",
    "hoard": "IS-CAVE-4",
    "bank": "IS-TRADE-2",
    "choice-explorer": "IS-SETUP-1",
    "choice-keep": "IS-EXP-3",
    "choice-reroll": "IS-EXP-3",
    "choice-steal": "IS-EXP-3",
    "choice-dice": "IS-ROLL-1",
    "choice-harvest": "IS-HARV-1",
    "choice-look": "IS-EXP-3",
    "choice-step": "IS-MOVE-1",
    "choice-discover": "IS-MOVE-2",
    "choice-lay": "IS-MOVE-3",
    "choice-cover": "IS-MOVE-7",
    "choice-villager": "IS-BUY-2",
    "choice-offering": "IS-BUY-3",
    "choice-fort": "IS-BUY-4",
    "choice-farm": "IS-BUY-5",
    "choice-army": "IS-BUY-6",
    "choice-march": "IS-BUY-6",
    "choice-attack": "IS-BAT-8",
    "choice-rival": "IS-RUL-4",
    "choice-place": "IS-BAT-6",
    "choice-pay": "IS-BAT-6",
    "choice-pass": "IS-BUY-7",
    "choice-silence": "IS-REACT-3",
    "choice-heed": "IS-REACT-1",
    "choice-bank": "IS-TRADE-2",
    "choice-offer": "IS-TRADE-3",
    "choice-give": "IS-TRADE-3",
    "choice-want": "IS-TRADE-3",
    "choice-propose": "IS-TRADE-3",
    "choice-drop": "IS-TRADE-3",
    "choice-accept": "IS-TRADE-3",
    "choice-decline": "IS-TRADE-3",
    "choice-counter": "IS-TRADE-4",
    "choice-want-trade": "IS-TRADE-5",
    "choice-want-no-trade": "IS-TRADE-5",
    "choice-enough": "IS-TRADE-5",
    "choice-discard": "IS-RUL-7",
    "choice-end": "IS-MOVE-8",
}
