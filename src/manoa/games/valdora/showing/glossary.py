"""What is in Valdora's box, and which rule speaks of what."""

from __future__ import annotations

from typing import Any, Final

from manoa.games.valdora import components
from manoa.games.valdora.boxes import box_of
from manoa.games.valdora.showing.map import box_words


def glossary() -> dict[str, Any]:
    """Commissions, equipment, gems, craftsmen and workshops, with the numbers of the data."""
    box = box_of(None)
    words = box_words(box)
    return {
        "summary": words["summary"],
        "equipment": words["equipment"],
        "gems": [{"gem": name, "number": int(box.gems[gem])} for gem, name in enumerate(components.GEMS)],
        "crafts": [
            {
                "colour": name,
                "craftsmen": int(box.craftsmen[colour]),
                "with_three": int(box.craftsmen[colour] - box.out_with_three[colour]),
                "asks": int(box.shop_craftsmen[colour]),
                "points": int(box.shop_points[colour]),
            }
            for colour, name in enumerate(components.COLOURS)
        ],
        "bonus": int(box.bonus),
    }


def _things() -> dict[str, str]:
    found = {f"equipment-{name}": "VA-LOAD-2" for name in components.GEAR}
    for colour in components.COLOURS:
        found[f"commission-{colour}"] = "VA-COMM-1"
        found[f"craftsman-{colour}"] = "VA-CRAFT-1"
        found[f"workshop-{colour}"] = "VA-SHOP-1"
    for gem in components.GEMS:
        found[f"gem-{gem}"] = "VA-LOAD-1"
    return found


TOPICS: Final[dict[str, str]] = {
    **_things(),
    "coins": "VA-SILVER-1",
    "provisions": "VA-PROV-1",
    "bonus": "VA-BONUS-1",
    "score": "VA-SCORE-2",
    "completed": "VA-COMM-2",
    "place-equipment-town": "VA-BUY-3",
    "place-commission-town": "VA-BUY-5",
    "place-harbour-town": "VA-LOAD-3",
    "place-harbour": "VA-LOAD-3",
    "place-road": "VA-LOAD-1",
    "place-mine": "VA-SILVER-1",
    "place-palace": "VA-COMM-1",
    "choice-move": "VA-MOVE-1",
    "choice-stay": "VA-MOVE-6",
    "choice-pass": "VA-ACT-1",
    "choice-stop": "VA-ACT-3",
    "choice-provisions": "VA-PROV-1",
    "choice-silver": "VA-SILVER-1",
    "choice-turn": "VA-PAGE-1",
    "choice-buy": "VA-BUY-1",
    "choice-return": "VA-BUY-6",
    "choice-load": "VA-LOAD-1",
    "choice-deliver": "VA-COMM-1",
    "choice-empty": "VA-COMM-3",
}
