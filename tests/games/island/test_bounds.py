"""The view tells how far one may go with what is thought out before it is said: the engine goes just as far."""

from __future__ import annotations

from typing import Any

import pytest

from manoa.games.island.components import RESOURCES
from manoa.kernel.game import Game
from tests.acting import act
from tests.games.island.seeded_games import SeededGame
from tests.island_scene import Scene


def filled(game: Game, side: str, name: str) -> tuple[int, dict[str, Any]]:
    """How many cards of a kind a side of the offer takes, and why it takes no more."""
    built = game.copy()
    for number in range(100):
        for entry in built.closed(built.current_player):
            words = entry["description"]
            if (words["kind"], words.get("resource")) == (side, name):
                why: dict[str, Any] = entry["why"]
                return number, why
        act(built, kind=side, resource=name)
    raise AssertionError("no end of it")


@pytest.mark.parametrize("number", range(9))
def test_an_offer_takes_what_the_draft_says_and_not_more(number: int) -> None:
    seeded = SeededGame(number, rounds=4)
    game = seeded.game
    seen = 0
    while not game.is_over:
        seat = game.current_player
        view = game.view(seat)
        draft = view["draft"]
        rivals = [words["rival"] for words in map(game.describe, game.legal_actions()) if words["kind"] == "offer"]
        if view["asked"]["what"] in ("explore", "trade"):
            assert [partner["seat"] for partner in (draft or {"partners": []})["partners"]] == rivals
        if draft and seeded.chance.random() < 0.1:
            seen += 1
            partner = seeded.chance.choice(draft["partners"])
            built = game.copy()
            if view["asked"]["what"] in ("explore", "trade"):
                act(built, kind="offer", rival=partner["seat"])
            elif view["asked"]["what"] == "answer":
                act(built, kind="counter")
            if not any(built.view(seat)["offer"][side] for side in ("give", "want")):
                for name in RESOURCES:
                    for side, bounds in (("give", draft["give"]), ("want", partner["want"])):
                        most = min(bounds[name]["most"], partner["cards"]) if side == "want" else bounds[name]["most"]
                        assert filled(built, side, name) == (most, bounds[name]["why"])
        assert all(game.view(other)["draft"] is None for other in range(game.players) if other != seat)
        game.apply(seeded.next_action())
    assert seen


def test_reasons_of_a_draft_are_those_of_the_offer() -> None:
    game = Scene().cards(0, 2).cards(1, 1, 1).game()
    draft = game.view(0)["draft"]
    act(game, kind="offer", rival=1)
    closed = {(e["description"]["kind"], e["description"].get("resource")): e["why"] for e in game.closed(0)}
    assert closed["propose", None] == draft["empty"]
    act(game, kind="give", resource="wood")
    closed = {(e["description"]["kind"], e["description"].get("resource")): e["why"] for e in game.closed(0)}
    assert closed["want", "wood"] == draft["both"]["wood"]
    act(game, kind="propose")
    draft = game.view(1)["draft"]
    act(game, kind="counter")
    act(game, kind="want", resource="wood")
    assert game.closed(1)[-1] == {
        "description": {"kind": "propose", "give": {}, "want": {"wood": 1}},
        "why": draft["same"],
    }


@pytest.mark.parametrize("number", [4, 9, 14])
def test_cards_that_are_picked_together_are_all_there(number: int) -> None:
    """As many as may be picked of each kind can be picked one by one, and enough in all."""
    seeded = SeededGame(number, rounds=6)
    game = seeded.game
    heard = set()
    while not game.is_over:
        view = game.view(game.current_player)
        what = view["asked"]["what"]
        assert (view["picks"] is not None) == (what in ("harvest", "pay", "discard"))
        if view["picks"]:
            heard.add(what)
            assert sum(view["picks"].values()) >= view["asked"]["left"]
            kinds = {words["resource"] for words in map(game.describe, game.legal_actions())}
            assert kinds == {name for name, most in view["picks"].items() if most}
        game.apply(seeded.next_action())
    assert "harvest" in heard
