"""El Dorado has words for its things, and none without use."""

from __future__ import annotations

import tomllib

import pytest

from manoa.games.eldorado.components import SYMBOLS, TERRAINS
from manoa.games.eldorado.mode import NAMES as MODES
from manoa.games.eldorado.routes import NAMED
from manoa.kernel.hexes import DIRECTION_NAMES
from tests.wording import SOURCE, keys_of_options, missing, told_in_four_languages, without_use

CHOICES = [
    "end",
    "stop",
    "done-discard",
    "done-remove",
    "done-replace",
    "done-explore",
    "done-save",
    "explore",
    "step-power",
    "step-cards",
    "step-native",
    "overcome-power",
    "overcome-cards",
    "overcome-native",
    "play-power",
    "play-action",
    "play-changed",
    "token",
    "tender-card",
    "tender-token",
    "tender-changed",
    "pay",
    "remove",
    "lay-down",
    "discard",
    "save",
    "buy",
    "take",
    "for-pawn",
]


def _ids(file: str, table: str) -> list[str]:
    text = (SOURCE / "games" / "eldorado" / "data" / file).read_text(encoding="utf-8")
    return [entry["id"] for entry in tomllib.loads(text)[table]]


def keys() -> set[str]:
    cards, tokens = _ids("cards.toml", "card"), _ids("tokens.toml", "token")
    keys = {
        "title",
        "tagline",
        "target-native",
        "target-market",
        "error-route-twice",
        "error-route-both-sides",
        "event-plays-token",
    }
    keys |= {f"card-{name}" for name in cards} | {f"card-{name}-effect" for name in cards}
    keys |= {f"token-{name}" for name in tokens} | {f"token-{name}-effect" for name in tokens}
    keys |= {f"symbol-{name}" for name in SYMBOLS} | {f"terrain-{name}" for name in TERRAINS}
    keys |= {f"route-{name}" for name in _ids("routes.toml", "route")}
    keys |= {f"difficulty-{route['difficulty']}" for route in NAMED.values()}
    keys |= {f"cli-provenance-{route['provenance']}" for route in NAMED.values()} | {"cli-provenance-printed"}
    keys |= {f"asked-{mode}" for mode in MODES} | {f"direction-{name}" for name in DIRECTION_NAMES}
    keys |= {f"choice-{kind}" for kind in CHOICES}
    return keys | keys_of_options("eldorado")


def test_eldorado_has_words_for_its_things_and_none_without_use() -> None:
    assert missing("eldorado", keys()) == []
    assert without_use("eldorado", keys()) == []


@pytest.mark.parametrize("players", [2, 4])
def test_a_game_in_the_caves_is_told_in_four_languages(players: int) -> None:
    options = {"caves": True, "route": "witchs-cauldron", "round_limit": 60}
    told = {"event-draws", "event-steps", "event-buys", "refused-not-in-hand"}
    heard = told_in_four_languages("eldorado", players, options)
    assert {*told, "event-turn", "event-over", "refused-not-asked"} <= heard
