"""The trader's judgement: what everyone can see, weighed as a person would."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

import manoa
from manoa.bots import make
from manoa.games.valdora.strategy.outlook import Leaning
from manoa.games.valdora.strategy.trader import Trader
from manoa.kernel.game import Game
from tests.acting import act
from tests.games.valdora.own_data import layout
from tests.valdora_scene import Scene


def chosen(scene: Scene) -> dict[str, Any]:
    """What the greedy bot does in a position."""
    game = scene.game()
    return game.describe(make("greedy").choose(game))


def test_it_delivers_what_it_carries() -> None:
    assert chosen(Scene().pawn("E1").owns(shovel="ruby").holds("red").coins(3))["to"] == "E3"
    assert chosen(Scene().arrived("E3").owns(shovel="ruby").holds("red"))["kind"] == "deliver"


def test_it_delivers_several_commissions_that_bring_the_same_craftsman() -> None:
    """Red, blue and violet piles are empty: each delivery would bring a yellow one, but only the first a new colour."""
    scene = Scene().arrived("E3").owns(shovel="ruby", pickaxe="sapphire", hammer="amethyst")
    scene.holds("red", "blue", "violet").coins(6).provisions().left(violet=0, red=0, blue=0, green=0, silver=0)
    assert chosen(scene)["kind"] == "deliver"


def test_it_loads_what_its_commissions_ask_for() -> None:
    scene = Scene().arrived("N1").gems("N1", ruby=1, gold=1).owns(shovel=None).holds("red")
    assert chosen(scene)["kind"] == "load"


def test_it_fills_an_empty_purse() -> None:
    assert chosen(Scene().arrived("E2").coins(0))["kind"] == "silver"


def test_in_the_last_round_it_takes_what_counts_now() -> None:
    scene = Scene().arrived("N1").gems("N1", gold=1)
    scene.left(yellow=0, white=0, violet=0, red=0, blue=0, green=0)
    assert chosen(scene)["kind"] == "load", "each gem on a card is a point"


def test_it_turns_no_page_that_it_could_not_use() -> None:
    scene = Scene().arrived("C").coins(0).provisions()
    assert chosen(scene)["kind"] == "pass"
    assert chosen(Scene().arrived("A").coins(0).provisions())["kind"] == "pass"


def test_it_stays_where_it_must() -> None:
    scene = Scene(players=5, layout="wheel").pawn("ha1").coins(0)
    for seat, space in enumerate(("H", "ha2", "A", "A"), start=1):
        scene.pawn(space, seat)
    assert chosen(scene) == {"kind": "stay"}


def test_it_finds_its_way_on_many_maps() -> None:
    for number in range(70):
        own = layout()
        own["spaces"][0]["y"] = number
        game = manoa.new("valdora", players=3, options={"data": {"layout": own}})
        assert make("greedy").choose(game) in game.legal_actions()


# Quiet games ----------------------------------------------------------------------------------------------------------


def test_promises_count_no_bonus_tile_twice() -> None:
    """One bonus tile is left for three commissions that could be paid: the first to be delivered takes it."""
    scene = Scene(players=3).craftsmen(0, yellow=4, blue=2, green=2).bonus(1, 1)
    scene.owns(pan="gold", pickaxe="sapphire", horse="emerald").holds("yellow", "blue", "green").coins(3).provisions()
    scene.left(silver=0, violet=0, red=0).pawn("H")
    game = scene.game()
    advice = game.describe(make("greedy").choose(game))
    assert advice["place"] in ("palace-yellow", "palace-blue", "palace-green")


@pytest.mark.parametrize(("players", "seed"), [(3, 1040), (4, 1115)])
def test_tables_that_once_stood_still_come_to_the_books_end(players: int, seed: int) -> None:
    game = manoa.new("valdora", players=players, seed=seed)
    bots = [make("greedy", seat) for seat in range(players)]
    while not game.is_over:
        game.apply(bots[game.current_player].choose(game))
    assert game.view(None)["ending"], "it ended because nobody delivered"


# Advice ---------------------------------------------------------------------------------------------------------------


def test_nothing_is_given_back_for_its_like() -> None:
    """What shows is what is held already: an exchange would only cost a coin."""
    scene = Scene().arrived("C").coins(6).provisions().holds("red", "red", "red", books="D")
    game = scene.book("C", right=["red"], left=["red"]).game()
    assert game.describe(make("greedy").choose(game))["kind"] != "return"


def test_a_commission_that_leads_nowhere_is_exchanged_for_one_that_can_be_delivered_at_once() -> None:
    scene = Scene().arrived("C").coins(6).provisions().owns(pan=None, shovel="ruby")
    scene.holds("white", "white", "white").book("C", right=["red"])
    game = scene.game()
    advised = make("greedy")
    assert game.describe(advised.choose(game)) == {**act(game, kind="return", slot=0, side="left"), "slot": 0}
    assert game.describe(make("greedy").choose(game))["kind"] == "buy"


def test_whoever_has_given_back_is_told_to_buy_and_to_turn_only_where_nothing_can_be_bought() -> None:
    scene = Scene().arrived("C").coins(3).holds("red", "blue", "green")
    game = scene.game()
    act(game, kind="return", slot=0, side="right")
    assert game.describe(make("greedy").choose(game))["kind"] == "turn"
    act(game, kind="turn", side="right")
    assert game.describe(make("greedy").choose(game))["kind"] == "buy"


def pages_of_a_turn(game: Game) -> list[list[str]]:
    """The steps before books of a whole game of greedy players, turn by turn."""
    bots = [make("greedy", seat) for seat in range(game.players)]
    turns: list[list[str]] = [[]]
    turn = game.turn
    while not game.is_over:
        action = bots[game.current_player].choose(game)
        words = game.describe(action)
        if game.turn != turn:
            turn = game.turn
            turns.append([])
        if words["kind"] in ("turn", "buy", "return"):
            turns[-1].append(f"{words['kind']} {words['side']}")
        game.apply(action)
    return turns


@pytest.mark.parametrize("seed", [1, 2])
def test_no_page_is_turned_and_turned_back(seed: int) -> None:
    turns = pages_of_a_turn(manoa.new("valdora", players=3, seed=seed, options={"round_limit": 30}))
    assert sum("turn" in step for turn in turns for step in turn) > 5
    for turn in turns:
        for step, after in pairwise(turn):
            assert {step, after} != {"turn left", "turn right"}, turn
            if step.startswith("return"):
                assert after.startswith("buy"), turn


def test_it_says_when_two_ways_are_about_as_good() -> None:
    clear = Scene().arrived("E3").owns(shovel="ruby").holds("red").game()
    adviser = make("greedy")
    adviser.choose(clear)
    assert adviser.is_sure()
    # Three commissions alike: it makes no difference which goes back.
    same = Scene().arrived("C").coins(6).provisions().owns(shovel="ruby")
    alike = ("ruby", "sapphire", "amethyst")
    for town in "CD":
        same.holds(alike, books=town)
    game = same.holds("silver").book("C", right=["red"]).game()
    assert game.describe(adviser.choose(game))["kind"] == "return"
    assert not adviser.is_sure()


def test_a_leaning_prefers_its_colour() -> None:
    scene = Scene().arrived("C").coins(1).provisions().book("C", left=["silver"], right=["white"])
    game = scene.game()
    colours = [1.0] + [0.0] * 6
    plan = Trader(Leaning(colours, 0.0)).plan(game, 0)
    assert game.describe(plan.actions[0])["colour"] == "silver"
