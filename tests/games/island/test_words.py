"""The Island has words for its things, and none without use."""

from __future__ import annotations

from manoa.games.island.components import DWELLERS, EXPLORERS, PIECES, RESOURCES, TILES
from manoa.games.island.grid import DIRECTION_WORDS
from manoa.games.island.mode import NAMES as MODES
from tests.wording import keys_of_options, missing, told_in_four_languages, without_use

CHOICES = [
    "explorer",
    "reroll",
    "keep",
    "steal",
    "dice",
    "harvest",
    "look",
    "step",
    "step-open",
    "step-battle",
    "discover-island",
    "discover-cave",
    "cover",
    "lay",
    "villager",
    "offering",
    "fort",
    "farm",
    "army",
    "army-free",
    "march",
    "march-battle",
    "attack",
    "bank",
    "offer",
    "give",
    "want",
    "propose",
    "drop",
    "accept",
    "decline",
    "counter",
    "pass",
    "silence",
    "enough",
    "want-trade",
    "want-no-trade",
    "heed",
    "rival",
    "place",
    "pay",
    "discard",
    "end",
]


def keys() -> set[str]:
    keys = {"title", "tagline", "tile-dweller", "piece-explorer", "map-island", "map-cave"}
    keys |= {f"{what}-{name}" for name in RESOURCES for what in ("resource", "give")}
    tiles = [name for name in TILES if name != "nothing"]
    keys |= {f"tile-{name}" for name in tiles} | {f"dweller-{name}" for name in DWELLERS}
    # A tile that is found, stood on and gone to: the client hands over its name.
    keys |= {f"{how}-{name}" for name in [*tiles, "dweller"] for how in ("found", "upon", "onto")}
    keys |= {f"explorer-{name}{what}" for name in EXPLORERS for what in ("", "-title", "-ability")}
    keys |= {f"piece-{name}" for name in PIECES} | {f"asked-{mode}" for mode in MODES}
    keys |= {f"direction-{name}" for name in DIRECTION_WORDS} | {f"choice-{kind}" for kind in CHOICES}
    return keys | keys_of_options("island")


def test_the_island_has_words_for_its_things_and_none_without_use() -> None:
    assert missing("island", keys()) == []
    assert without_use("island", keys()) == []


def test_a_game_is_told_in_four_languages() -> None:
    told = {"event-steps", "event-reveals", "event-fights", "refused-cannot-pay", "refused-no-speed"}
    heard = told_in_four_languages("island", 4, {"round_limit": 60})
    assert {*told, "event-turn", "event-over", "refused-not-asked"} <= heard
