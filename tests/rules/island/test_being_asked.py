"""IS-REACT: who is asked in reaction windows, and why."""

from __future__ import annotations

from typing import Any

import pytest

import manoa
from manoa.games.island.rules import action
from manoa.kernel.game import Game
from tests.acting import act, asked, choices, words_of
from tests.island_scene import Scene, cell, happened, lucky, seat_view

HERE, THERE = cell(0, 0), cell(1, 0)
FAR, FARTHER = cell(2, 0), cell(3, 0)


def along(heed: str = "concerned", speed: int = 4, **options: Any) -> Scene:
    """A row of tiles to the east; seat 1's explorer and army at its end, seat 0's explorer at the beginning."""
    scene = Scene("stella", "pedro", **options).tile(2, 0, "food").tile(3, 0, "gold").speed(speed)
    return scene.explorer(1, FARTHER).villagers(1, FARTHER).cards(1, gold=2).heed(1, heed)


@pytest.mark.rule("IS-REACT-1")
def test_a_game_begins_with_everybody_asked_when_concerned_and_that_is_changed_at_any_moment() -> None:
    game = manoa.new("island", players=3, seed=1)
    assert [game.view(seat)["seats"][seat]["heed"] for seat in range(3)] == ["concerned"] * 3
    assert game.view(0)["seats"][1]["heed"] is None, "how others wait is their own affair"
    assert game.current_player == 0
    game.apply(game.encode({"kind": "heed", "seat": 2, "when": "attacked"}))
    assert game.current_player == 0
    assert game.view(2)["seats"][2]["heed"] == "attacked"
    words = [game.describe(wish) for wish in game.wishes(2)]
    assert words == [{"kind": "heed", "seat": 2, "when": when} for when in ("always", "concerned")]


@pytest.mark.rule("IS-REACT-1")
@pytest.mark.parametrize("heed", ["always", "concerned", "attacked"])
def test_when_a_player_is_asked_as_an_enemy_comes_nearer(heed: str) -> None:
    game = along(heed).game()
    act(game, kind="step", to=THERE)
    assert (asked(game)["what"] == "react") == (heed == "always"), "two steps away"
    if heed == "always":
        assert asked(game)["why"] == "always"
        act(game, kind="pass")
    act(game, kind="step", to=FAR)
    assert (asked(game)["what"] == "react") == (heed != "attacked"), "next to the army"
    if heed != "attacked":
        assert asked(game)["why"] == "near"
        act(game, kind="pass")
    act(game, kind="step", to=FARTHER)
    assert asked(game)["what"] == "react", "the defence is never given up"
    assert asked(game)["seat"] == 1
    assert asked(game)["why"] == "attacked"


@pytest.mark.rule("IS-REACT-2")
def test_an_enemy_that_stays_near_is_asked_about_once() -> None:
    scene = along(speed=6).tile(2, -1, "wood").tile(3, -1, "gold")
    game = scene.game()
    act(game, kind="step", to=THERE)
    act(game, kind="step", to=FAR)
    assert asked(game)["why"] == "near"
    act(game, kind="pass")
    questions = 0
    for at in (cell(3, -1), FAR):
        act(game, kind="step", to=at)
        questions += asked(game)["what"] == "react"
    assert questions == 0, "it goes about next to the army, which has been asked"
    act(game, kind="step", to=FARTHER)
    assert asked(game)["why"] == "attacked"


@pytest.mark.rule("IS-REACT-2")
def test_an_enemy_that_can_go_no_further_concerns_nobody() -> None:
    tired = along(speed=2).game()
    act(tired, kind="step", to=THERE)
    act(tired, kind="step", to=FAR)
    assert asked(tired)["what"] == "explore"
    shrines = along(speed=2).tile(0, 1, "shrine").tile(-1, 1, "shrine").tile(-1, 0, "shrine").offering(0, 0, 1, 2)
    near_winning = shrines.game()
    act(near_winning, kind="step", to=THERE)
    act(near_winning, kind="step", to=FAR)
    assert asked(near_winning)["why"] == "near"
    first_round = along().round(1).game()
    act(first_round, kind="step", to=THERE)
    act(first_round, kind="step", to=FAR)
    assert asked(first_round)["what"] == "explore", "nobody may be attacked yet"


@pytest.mark.rule("IS-REACT-2")
@pytest.mark.parametrize("gold", [1, 2])
def test_an_army_concerns_its_neighbours_if_it_can_be_paid_to_go_on(gold: int) -> None:
    game = along().villagers(0, THERE, 2).cards(0, gold=gold).game()
    act(game, kind="army")
    act(game, kind="march", number=2, to=FAR)
    assert (asked(game)["what"] == "react") == (gold == 2)


@pytest.mark.rule("IS-REACT-2")
@pytest.mark.parametrize("piece", ["offering", "fort", "villager", "farm"])
@pytest.mark.parametrize("near", [True, False])
def test_a_purchase_concerns_who_can_prevent_it(piece: str, near: bool) -> None:
    scene = Scene("stella", "pedro").explorer(1, cell(-1, 0)).cards(0, 6, 6, 6).cards(1, gold=2).heed(1, "concerned")
    scene.tile(0, -1, "shrine").tile(-2, 0, "wood").tile(-3, 0, "gold").farm(0, HERE, 4)
    scene.villagers(1, cell(-1, 1) if near else cell(-3, 0)).explorer(1, cell(-3, 0))
    game = scene.game()
    if piece == "villager":
        act(game, kind=piece, at=HERE)
    elif piece == "offering":
        act(game, kind=piece)
    else:
        act(game, kind=piece, corner=0)
    concerned = near and piece != "farm"
    assert (asked(game)["what"] == "react") == concerned
    if concerned:
        assert asked(game)["why"] == "purchase"
        assert asked(game)["cause"]["piece"] == piece


@pytest.mark.rule("IS-REACT-1")
@pytest.mark.rule("IS-REACT-2")
def test_at_war_one_is_asked_when_it_matters_and_not_at_every_step() -> None:
    """Rounds of walking and buying about an army that watches: always counts the steps, concerned the approaches."""
    numbers = {}
    for heed in ("always", "concerned", "attacked"):
        game = along(heed, speed=7).cards(0, 2, 2, 2).game()
        asked_for = 0
        plan: list[dict[str, Any]] = [{"kind": "step", "to": at} for at in (THERE, FAR, THERE, HERE, THERE)]
        for each in (*plan, {"kind": "farm", "corner": 1}, {"kind": "step", "to": HERE}):
            act(game, **each)
            if asked(game)["what"] == "react":
                asked_for += 1
                act(game, kind="pass")
        numbers[heed] = asked_for
    assert numbers == {"always": 7, "concerned": 1, "attacked": 0}


@pytest.mark.rule("IS-REACT-3")
def test_passing_until_the_own_turn_does_not_give_up_the_defence() -> None:
    game = along("always", speed=6).game()
    act(game, kind="step", to=THERE)
    act(game, kind="silence")
    assert seat_view(game, 1)["silent"]
    act(game, kind="step", to=HERE)
    assert asked(game)["what"] == "explore"
    act(game, kind="step", to=THERE)
    act(game, kind="step", to=FAR)
    assert asked(game)["seat"] == 1
    assert asked(game)["why"] == "near"
    act(game, kind="pass")
    act(game, kind="step", to=FARTHER)
    assert asked(game)["why"] == "attacked"
    act(game, kind="army")
    act(game, kind="march", to=FAR)
    assert seat_view(game, 1)["villagers"] == {FAR: 1}


@pytest.mark.rule("IS-REACT-3")
def test_who_is_asked_when_concerned_need_not_pass_until_the_own_turn() -> None:
    game = along().game()
    act(game, kind="step", to=THERE)
    act(game, kind="step", to=FAR)
    assert {words["kind"] for words in words_of(game)} == {"pass", "army"}


@pytest.mark.rule("IS-REACT-1")
def test_who_says_in_a_window_not_to_be_asked_has_passed() -> None:
    game = along("always").game()
    act(game, kind="step", to=THERE)
    assert asked(game)["what"] == "react"
    game.apply(game.encode({"kind": "heed", "seat": 1, "when": "attacked"}))
    assert asked(game)["what"] == "explore"
    near = along("always").game()
    act(near, kind="step", to=THERE)
    act(near, kind="pass")
    act(near, kind="step", to=FAR)
    near.apply(near.encode({"kind": "heed", "seat": 1, "when": "concerned"}))
    assert asked(near)["seat"] == 1, "still concerned"


@pytest.mark.rule("IS-REACT-4")
def test_the_question_names_who_did_what() -> None:
    game = along("always").game()
    act(game, kind="step", to=THERE)
    step = {"kind": "step", "seat": 0, "from": HERE, "to": THERE, "tile": "food"}
    assert asked(game)["cause"] == step == game.view(1)["window"]["cause"]
    act(game, kind="army")
    act(game, kind="march", to=FAR)
    # Seat 1 is asked again about its own move, for others could have answered it.
    army = {"kind": "army", "seat": 1, "from": FARTHER, "to": FAR, "number": 1, "tile": "food"}
    assert asked(game)["cause"] == army
    assert asked(game)["by"] == 1
    act(game, kind="pass")
    act(game, kind="step", to=FAR)
    cause = asked(game)["cause"]
    assert (cause["kind"], cause["seat"], cause["to"]) == ("step", 0, FAR)
    assert game.view(None)["battles"][0]["attacker"] == 0


@pytest.mark.rule("IS-REACT-4")
def test_a_discovery_that_is_not_entered_is_no_approach() -> None:
    game = along("always").explorer(0, cell(0, 1)).game()
    lucky(game, action.DISCOVER, happened("reveals", tile="water"))
    act(game, kind="lay", direction="e")
    assert asked(game)["cause"] == {"kind": "discovery", "seat": 0, "to": cell(1, 1), "tile": "water"}


@pytest.mark.rule("IS-REACT-4")
def test_with_hidden_hands_being_asked_depends_on_nothing_hidden() -> None:
    def walked(*hand: int) -> Game:
        other = (2 - hand[0], 2 - hand[1], 2 - hand[2])
        game = along(hidden_hands=True, speed=4).cards(1, *hand).cards(0, *other).game()
        act(game, kind="step", to=THERE)
        act(game, kind="step", to=FAR)
        return game

    poor, rich = walked(2, 0, 0), walked(0, 0, 2)
    assert [asked(game)["seat"] for game in (poor, rich)] == [1, 1]
    assert asked(poor) == asked(rich)
    assert poor.view(None) != rich.view(0)
    assert choices(poor, kind="army") == []
    assert choices(rich, kind="army")
