"""Valdora has words for its things, and none without use."""

from __future__ import annotations

from manoa.games.valdora.components import COLOURS, GEAR, GEMS, SIDES
from manoa.games.valdora.layouts import NAMED
from manoa.games.valdora.mode import NAMES as MODES
from manoa.games.valdora.site import NAMES as KINDS
from manoa.kernel.language import Argument, say
from tests.wording import keys_of_options, missing, told_in_four_languages, without_use

CHOICES = [
    "move",
    "move-provisions",
    "stay",
    "pass",
    "stop",
    "provisions",
    "silver",
    "turn",
    "buy-equipment",
    "buy-commission",
    "return",
    "load",
    "load-instead",
    "deliver",
    "empty",
]


def keys() -> set[str]:
    keys = {"title", "tagline", "needs-coin"}
    keys |= {f"gem-{name}" for name in GEMS} | {f"side-{name}" for name in SIDES} | {f"place-{name}" for name in KINDS}
    keys |= {f"equipment-{name}" for name in GEAR} | {f"equipment-{name}-effect" for name in GEAR}
    for colour in COLOURS:
        keys |= {f"{what}-{colour}" for what in ("colour", "commission", "craftsman", "workshop", "place-palace")}
    keys |= {f"layout-{name}" for name in NAMED} | {f"layout-{name}-help" for name in NAMED}
    keys |= {f"asked-{mode}" for mode in MODES} | {f"choice-{kind}" for kind in CHOICES}
    keys |= {f"score-{part}" for part in ("commissions", "colours", "workshops", "bonus", "gems", "total")}
    return keys | keys_of_options("valdora")


def test_valdora_has_words_for_its_things_and_none_without_use() -> None:
    assert missing("valdora", keys()) == []
    assert without_use("valdora", keys()) == []


def test_a_game_is_told_in_four_languages() -> None:
    told = {"event-moves", "event-loads", "event-buys-commission", "refused-not-here", "refused-past-a-town"}
    heard = told_in_four_languages("valdora", 4, {"round_limit": 60})
    assert {*told, "event-turn", "event-over", "refused-not-asked"} <= heard


def test_valdora_in_italian_is_as_the_rulebook_says_it() -> None:
    arguments: dict[str, Argument] = {"player": "Andrea", "equipment": "cart", "gem": "emerald", "number": 2}
    loaded = say("it", "event-loads", arguments, "valdora")
    assert loaded == "Andrea carica sulla carta Carretto: smeraldo, per 2 monete."
    opened = say("it", "event-opens", {"player": "Francesca", "workshop": "violet", "points": 10}, "valdora")
    assert opened == "Francesca apre il laboratorio viola (punti: 10)."
