"""What the table shows is a choice or is closed for a reason, and nobody learns from it what they may not know."""

from __future__ import annotations

from typing import Any

import pytest

from manoa.games.island import boxes, components, mode
from manoa.games.island.rules import action, refusals
from manoa.games.island.showing.describe import described
from manoa.games.island.state import State
from manoa.kernel.game import Game, closed_by
from manoa.kernel.language import LANGUAGES, say
from tests.acting import act, refused
from tests.games.island.seeded_games import SeededGame
from tests.island_scene import Scene, cell

RESOURCES = components.RESOURCES
VILLAGERS = int(boxes.box_of(None).villagers)
# What the table shows in a mode, open or not: kinds of descriptions, each with the fields that tell one from another.
SHOWN: dict[str, list[dict[str, Any]]] = {
    "harvest": [{"kind": "harvest", "resource": name} for name in RESOURCES],
    "pay": [{"kind": "pay", "resource": name} for name in RESOURCES],
    "discard": [{"kind": "discard", "resource": name} for name in RESOURCES],
    "offer": [{"kind": side, "resource": name} for side in ("give", "want") for name in RESOURCES],
    "answer": [{"kind": "accept"}, {"kind": "counter"}],
}
BANK = [{"kind": "bank", "give": give, "resource": take} for give in RESOURCES for take in RESOURCES if give != take]
SHOP: list[dict[str, Any]] = [{"kind": piece} for piece in components.PIECES]
# What a description of a place on the map has and that of a thing to buy has not.
PLACED = {"at", "from", "to"}
SPANS = {
    "step": (action.STEP, action.COVER),
    "lay": (action.LAY, action.OFFERING),
    "offering": (action.OFFERING, action.FORT),
    "fort": (action.FORT, action.FARM),
    "farm": (action.FARM, action.ARMY),
    "army": (action.ARMY, action.MARCH),
    "march": (action.MARCH, action.ATTACK),
    "villager": (action.CELL, action.COUNTER),
    "place": (action.CELL, action.COUNTER),
}


def shown(view: dict[str, Any]) -> list[dict[str, Any]]:
    """All that the table shows as something to do."""
    what = view["asked"]["what"]
    offers = [{"kind": "offer", "rival": seat["seat"]} for seat in view["seats"] if seat["seat"] != view["seat"]]
    if what == "explore":
        return [*SHOP, *offers, *BANK]
    if what == "react":
        return [*SHOP, *BANK]
    if what == "trade":
        return [*offers, *BANK]
    return [*SHOWN.get(what, []), *([{"kind": "propose"}] if what == "offer" else [])]


def numbers(game: State) -> list[int]:
    """Actions that mean one thing on the table, whether they are legal or not."""
    answers = [action.YES, action.COUNTER] if game.mode in (mode.OFFER, mode.ANSWER) else []
    return [*range(action.BANK, action.TILE), *answers]


def meant(game: State, words: dict[str, Any]) -> list[int]:
    """The actions of that description: on the map those that lie at the place."""
    if not PLACED & set(words):
        return [choice for choice in numbers(game) if described(game, choice) == words]
    first, behind = SPANS[words["kind"]]
    found = []
    for choice in range(first, behind):
        try:
            if described(game, choice) == words:
                found.append(choice)
        except (IndexError, ValueError):  # what is not there has no description
            continue
    return found


def holds(words: dict[str, Any], part: dict[str, Any]) -> bool:
    return all(words.get(name) == value for name, value in part.items())


@pytest.mark.parametrize("number", range(12))
def test_whatever_is_shown_is_a_choice_or_closed_with_a_reason(number: int) -> None:
    seeded = SeededGame(number, rounds=4)
    game = seeded.game
    while not game.is_over:
        seat = game.current_player
        legal = [game.describe(choice) for choice in game.legal_actions()]
        closed = game.closed(seat)
        for part in shown(game.view(seat)):
            choices = [words for words in legal if holds(words, part)]
            reasons = [
                entry
                for entry in closed
                if holds(entry["description"], part) and not PLACED & set(entry["description"])
            ]
            assert len(reasons) == (0 if choices else 1), part
        for entry in closed:
            assert not any(holds(words, entry["description"]) for words in legal), entry
        assert game.determinize(seat, number).closed(seat) == closed
        assert all(game.closed(other) == [] for other in range(game.players) if other != seat)
        game.apply(seeded.next_action())
    assert all(game.closed(seat) == [] for seat in range(game.players))


@pytest.mark.parametrize("number", range(6))
def test_the_reason_is_that_of_the_refusal(number: int) -> None:
    """A thing that stands for one action is refused with the very words that stand beside it."""
    seeded = SeededGame(number, rounds=3)
    game = seeded.game
    assert isinstance(game, State)
    while not game.is_over:
        for entry in game.closed(game.current_player):
            words = entry["description"]
            if (words["kind"] in components.PIECES and not PLACED & set(words)) or seeded.chance.random() > 0.1:
                continue
            reasons = [closed_by({}, refusals.refusal(game, choice))["why"] for choice in meant(game, words)]
            assert reasons[:1] == [entry["why"]], words
        game.apply(seeded.next_action())


@pytest.mark.parametrize("number", range(6))
def test_a_thing_to_buy_tells_what_it_needs_first_and_then_where_it_would_go(number: int) -> None:
    """As the seat's own part of the view bears out."""
    seeded = SeededGame(number, rounds=6)
    game = seeded.game
    heard: set[str] = set()
    while not game.is_over:
        own = game.view(game.current_player)["seats"][game.current_player]
        for entry in game.closed(game.current_player):
            piece, why = entry["description"]["kind"], entry["why"]
            if (
                piece not in components.PIECES
                or why["key"] == "refused-not-asked"
                or PLACED & set(entry["description"])
            ):
                continue
            heard.add(why["key"])
            cost = entry["description"]["cost"]
            lacking = {name: max(0, cost.get(name, 0) - own["cards"][name]) for name in RESOURCES}
            left = len(own["villagers"]) if piece == "army" else own["supply"][piece]
            if left == 0:
                assert why["key"] in (
                    "refused-lost",
                    "refused-no-supply",
                    "refused-all-offered",
                    "refused-no-villagers",
                )
                assert (why["key"] == "refused-lost") == (own["lost"].get(piece, 0) > 0)
            elif any(lacking.values()):
                assert (why["key"], why["rule"]) == ("refused-cannot-pay", "IS-BUY-1")
                assert why["arguments"] == lacking
            else:
                assert why["key"] == f"refused-place-{piece}"
            for language in LANGUAGES:
                assert "{" not in say(language, why["key"], why["arguments"], "island")
        game.apply(seeded.next_action())
    assert "refused-cannot-pay" in heard


def reasons(game: Game) -> dict[str, str]:
    closed = [entry for entry in game.closed(game.current_player) if not PLACED & set(entry["description"])]
    return {entry["description"]["kind"]: entry["why"]["key"] for entry in closed}


def test_reasons_of_the_shop() -> None:
    rich = Scene().explorer(1, cell(-1, 0)).cards(0, 9, 9, 9).cards(1, 1)
    assert reasons(rich.game()) == {
        "army": "refused-no-villagers",
        "offering": "refused-place-offering",
        "villager": "refused-place-villager",
    }
    farm = rich.farm(0, cell(0, 0), 0).villagers(0, cell(0, 0), VILLAGERS).game()
    assert reasons(farm)["villager"] == "refused-no-supply"
    poor = Scene().game()
    entry = next(entry for entry in poor.closed(0) if entry["description"]["kind"] == "fort")
    said = say("en", entry["why"]["key"], entry["why"]["arguments"], "island")
    assert said == "You lack: 2 wood, 1 gold."


def places(game: Game) -> dict[tuple[str, str], tuple[str, str]]:
    """Why nothing can be done at places of the map: by what, and where."""
    found = {}
    for entry in game.closed(game.current_player):
        words = entry["description"]
        if at := words.get("at") or words.get("to") or words.get("from"):
            found[words["kind"], at] = (entry["why"]["key"], entry["why"]["rule"])
    return found


def test_places_on_the_map_say_why_nothing_can_be_done_there() -> None:
    scene = Scene().round(1).tile(1, 0, "water").tile(0, 1, "food").explorer(1, cell(0, 1))
    shut = places(scene.game())
    assert shut["step", cell(1, 0)] == ("refused-not-entered", "IS-MOVE-1")
    assert shut["step", cell(0, 1)] == ("refused-first-round", "IS-BAT-1")
    tired = places(scene.speed(0).game())
    assert {why for (kind, _), why in tired.items() if kind == "step"} == {("refused-no-speed", "IS-MOVE-8")}


def test_corners_where_nothing_may_be_built_say_why_while_others_are_free() -> None:
    scene = Scene().tile(1, 0, "food").explorer(1, cell(1, 0)).cards(0, 9, 9, 9).farm(0, cell(0, 0), 3)
    shut = places(scene.game())
    forts = {why for (kind, _), why in shut.items() if kind == "fort"}
    assert forts == {("refused-corner-used", "IS-BUY-4"), ("refused-corner-held", "IS-BUY-4")}
    assert {why for (kind, _), why in shut.items() if kind == "farm"} == {("refused-corner-used", "IS-BUY-5")}


def test_an_offer_that_cannot_be_accepted_says_why() -> None:
    game = Scene(hidden_hands=True).cards(0, 1).cards(1, 1).game()
    act(game, kind="offer", rival=1)
    act(game, kind="give", resource="wood")
    act(game, kind="want", resource="gold")
    act(game, kind="propose")
    assert reasons(game)["accept"] == "refused-cannot-accept"
    assert refused(game, action.YES) == "IS-TRADE-3"
