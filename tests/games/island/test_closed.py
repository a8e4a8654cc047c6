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
            reasons = [entry for entry in closed if holds(entry["description"], part)]
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
            if entry["description"]["kind"] in components.PIECES or seeded.chance.random() > 0.1:
                continue
            meant = [choice for choice in numbers(game) if described(game, choice) == entry["description"]]
            assert [closed_by({}, refusals.refusal(game, choice))["why"] for choice in meant] == [entry["why"]]
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
            if piece not in components.PIECES or why["key"] == "refused-not-asked":
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
    return {entry["description"]["kind"]: entry["why"]["key"] for entry in game.closed(game.current_player)}


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


def test_an_offer_that_cannot_be_accepted_says_why() -> None:
    game = Scene(hidden_hands=True).cards(0, 1).cards(1, 1).game()
    act(game, kind="offer", rival=1)
    act(game, kind="give", resource="wood")
    act(game, kind="want", resource="gold")
    act(game, kind="propose")
    assert reasons(game)["accept"] == "refused-cannot-accept"
    assert refused(game, action.YES) == "IS-TRADE-3"
