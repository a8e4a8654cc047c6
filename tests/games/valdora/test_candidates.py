"""Plans for a turn and the measures of a position: lawful, different, from what everyone knows."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import manoa
from manoa.arena.fitting import untaught
from manoa.bots import LEVELS, make
from manoa.bots.evaluation import Evaluation
from manoa.games.valdora.strategy.candidates import FEW
from manoa.games.valdora.strategy.tour import Tour
from manoa.games.valdora.strategy.trader import Trader
from manoa.kernel.game import Game
from manoa.kernel.strategy import Plan
from tests.valdora_scene import Scene

SEATS = [(3, "five-sections"), (4, "wheel"), (5, "five-sections")]


def along_a_game(players: int, layout: str, every: int) -> Iterator[Game]:
    """Positions of a game of greedy bots, one in so many decisions."""
    game = manoa.new("valdora", players=players, seed=6, options={"layout": layout})
    bots = [make("greedy", seat) for seat in range(players)]
    for decision in range(6 * every):
        if decision % every == 0:
            yield game
        game.apply(bots[game.current_player].choose(game))


def words(plans: list[Plan]) -> list[list[int]]:
    return [plan.actions for plan in plans]


@pytest.mark.parametrize(("players", "layout"), SEATS)
def test_plans_are_lawful_different_and_the_same_whatever_is_hidden(players: int, layout: str) -> None:
    trader = Trader()
    for game in along_a_game(players, layout, 11):
        seat = game.current_player
        elsewhere = game.determinize(seat, 99)
        for most in (1, FEW, 32):
            plans = trader.candidates(game, 1, most)
            assert 1 <= len(plans) <= most
            assert len({tuple(actions) for actions in words(plans)}) == len(plans)
            assert words(trader.candidates(elsewhere, 1, most)) == words(plans)
            if most > FEW:
                assert trader.plan(game, 1).actions in words(plans)
            for plan in [*plans, trader.go_on(game, 1)]:
                ahead = game.copy()
                for action, fingerprint in zip(plan.actions, plan.meant_for, strict=True):
                    assert ahead.current_player == seat
                    assert trader.fingerprint(ahead) == fingerprint
                    ahead.apply(action)
        assert trader.go_on(elsewhere, 1).actions == trader.go_on(game, 1).actions


def test_every_place_that_is_good_for_something_is_a_plan() -> None:
    """A commission to deliver, gems to load, silver, both books and provisions lie within a move."""
    scene = Scene().pawn("C").coins(3).owns(shovel="ruby", pickaxe=None).holds("red", "blue").gems("E1", sapphire=1)
    game = scene.game()
    ends = {game.describe(plan.actions[0])["to"] for plan in Trader().candidates(game, 1, 32)}
    assert {"E1", "E2", "E3", "A", "B", "H"} <= ends
    assert "N2" not in ends, "there is nothing to deliver to the silver palace"


@pytest.mark.parametrize(("players", "layout"), SEATS)
def test_measures_tell_only_what_everyone_knows(players: int, layout: str) -> None:
    trader = Trader()
    names = trader.feature_names()
    evaluation = Evaluation(trader, untaught("valdora", names), "here")
    for game in along_a_game(players, layout, 11):
        evaluation.look(game)
        seen = list(evaluation.features)
        assert len(seen) == players * len(names)
        assert all(-2.0 < value < 10.0 for value in seen)
        evaluation.look(game.determinize(game.current_player, 5))
        assert list(evaluation.features) == seen


def due(scene: Scene) -> dict[int, int]:
    """What the round with the commissions at hand scores, by its turns."""
    tour = Tour(scene.game(), 0)  # type: ignore[arg-type]  # the scene's game is Valdora's
    tour.make()
    return {turns: int(points) for turns, points in enumerate(tour.points) if points}


def test_a_round_counts_the_turns_to_gems_and_palaces() -> None:
    red = Scene().pawn("E1").owns(shovel="ruby").holds("red").coins(3)
    assert due(red) == {1: 15}, "5 points, and 10 for the first red craftsman"
    missing = Scene().pawn("C").owns(shovel=None).holds("red").coins(3).gems("E1", ruby=1)
    assert due(missing) == {2: 15}


def test_commissions_of_one_palace_are_delivered_together() -> None:
    assert due(Scene().pawn("C").holds("silver", "silver").coins(6)) == {1: 12}
    assert due(Scene().pawn("C").holds("silver", "silver").coins(0)) == {2: 12}, "by way of a mine"


def test_a_round_opens_workshops_and_earns_bonus_tiles_in_their_order() -> None:
    scene = Scene().pawn("E1").craftsmen(0, red=1).owns(shovel="ruby", cart="ruby").holds("red", "red").coins(3)
    assert due(scene) == {1: 5 + 10 + 5 + 10}, "the workshop's points, and a bonus tile for the second"


# Games that end -------------------------------------------------------------------------------------------------------


def ends_by_itself(level: str, seed: int) -> None:
    """A game of three to five bots of a level, on either map, without the agreement on quiet rounds."""
    players = 3 + seed % 3
    layout = ("five-sections", "wheel")[seed // 3 % 2]
    game = manoa.new(
        "valdora", players=players, seed=seed, options={"layout": layout, "quiet_rounds": None, "round_limit": 400}
    )
    bots = [make(level, 10 * seed + seat) for seat in range(players)]
    while not game.is_over:
        game.apply(bots[game.current_player].choose(game))
    assert game.position()["state"]["round"] < 400, f"game {seed} of {level} bots did not end"


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_play_ends_by_itself(level: str) -> None:
    ends_by_itself(level, 3)


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
def test_a_thousand_games_end_by_themselves(level: str) -> None:
    for seed in range(1000):
        ends_by_itself(level, seed)


def test_comparing_plans_beats_the_first_that_comes_to_mind() -> None:
    """After 25 rounds, on each seat in turn."""
    trader = Trader()
    ours = theirs = 0.0
    for seat in range(3):
        game = manoa.new("valdora", players=3, seed=8, options={"round_limit": 25})
        bots = [make("hard" if number == seat else "greedy", number) for number in range(3)]
        while not game.is_over:
            game.apply(bots[game.current_player].choose(game))
        ours += trader.result(game, seat)
        theirs += sum(trader.result(game, other) for other in range(3) if other != seat) / 2.0
    assert ours > 1.05 * theirs
