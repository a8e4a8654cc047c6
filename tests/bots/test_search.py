"""The search: lawful opinions in order, budgets that are kept, the same thoughts from the same seed and nodes."""

from __future__ import annotations

import json
from pathlib import Path
from time import process_time
from typing import Any

import pytest

import manoa
from manoa.arena.training import Course
from manoa.bots import LEVELS, make
from manoa.bots.evaluation import FILE, Evaluation, evaluation_from, evaluation_of
from manoa.bots.search import SearchBot
from manoa.kernel import registry
from manoa.kernel.errors import BadOption
from manoa.kernel.game import Game

TAUGHT = [title.name for title in registry.titles() if title.strategy.feature_names()]


def midgame(name: str, decisions: int = 40) -> Game:
    """A position some way into a game."""
    game = manoa.new(name, players=3, seed=4)
    guide = make("greedy", 1)
    while decisions > 0 or len(game.legal_actions()) < 3:
        game.apply(guide.choose(game))
        decisions -= 1
    return game


@pytest.mark.parametrize("name", TAUGHT)
def test_opinions_are_lawful_and_in_order(name: str) -> None:
    game = midgame(name)
    for level in ("hard", "expert"):
        opinions = make(level, 3, nodes=80).opinions(game, 3)
        assert 1 <= len(opinions) <= 3
        assert len({tuple(opinion.actions) for opinion in opinions}) == len(opinions)
        for opinion in opinions:
            assert 0.0 <= opinion.chance <= 1.0
            ahead = game.copy()
            ahead.apply(opinion.actions[0])
        if level == "hard":
            assert [opinion.chance for opinion in opinions] == sorted((o.chance for o in opinions), reverse=True)
            assert all(
                len(opinion.features) in (0, len(registry.title(name).strategy.feature_names())) for opinion in opinions
            )


@pytest.mark.parametrize("name", TAUGHT)
@pytest.mark.parametrize("level", LEVELS)
def test_chances_are_shares_and_the_outcome_at_the_end(name: str, level: str) -> None:
    game = midgame(name)
    chances = make(level, 2).chances(game)
    assert len(chances) == 3
    assert sum(chances) == pytest.approx(1.0)
    short = manoa.new(name, players=3, seed=4, options={"round_limit": 1})
    guide = make("random", 1)
    while not short.is_over:
        short.apply(guide.choose(short))
    shares = make(level, 2).chances(short)
    assert sorted(short.ranking()[0]) == [seat for seat, share in enumerate(shares) if share > 0.0]


def test_the_same_seed_and_nodes_think_alike_and_others_may_not() -> None:
    game = midgame("eldorado")
    first, second = (make("expert", 5, nodes=200).opinions(game, 4) for _ in range(2))
    assert [(o.actions, o.chance, o.result) for o in first] == [(o.actions, o.chance, o.result) for o in second]


def test_a_budget_of_seconds_is_kept() -> None:
    game = midgame("eldorado")
    bot = make("expert", 5, seconds=0.05)
    began = process_time()
    bot.choose(game)
    assert process_time() - began < 2.0


def test_what_was_found_for_a_turn_is_played_without_thinking_again() -> None:
    game = midgame("eldorado")
    bot = make("expert", 5, nodes=200)
    assert isinstance(bot, SearchBot)
    turn, spent = game.turn, [0]
    while game.turn == turn:
        game.apply(bot.choose(game))
        spent.append(int(bot.nodes))
    # Only the first decision, and those where chance has spoken, cost anything.
    assert len(set(spent)) < len(spent) - 1


def test_it_stops_early_when_the_choice_is_settled() -> None:
    game = manoa.new("eldorado", players=2, seed=4)
    guide = make("greedy", 1)
    budget = 64_000
    spent: list[int] = []
    turn = game.turn
    while not game.is_over:
        # In sight of the city some turns are much better than all others. (Few plans would cost little anyway.)
        plans = len(registry.title("eldorado").strategy.candidates(game, 1, 24)) if game.turn != turn else 0
        if game.view(None)["round"] >= 12 and plans == 24:
            bot = make("expert", 5, nodes=budget)
            assert isinstance(bot, SearchBot)
            bot.choose(game)
            spent.append(int(bot.nodes))
            if 100 < spent[-1] < budget // 4:
                return
        turn = game.turn
        game.apply(guide.choose(game))
    pytest.fail(f"it always went on: {spent}")


def test_settings_may_be_part_of_the_name_and_wrong_ones_are_refused(tmp_path: Path) -> None:
    game = midgame("eldorado")
    assert make("expert:nodes=50", 5).choose(game) == make("expert", 5, nodes=50).choose(game)
    for name in ("expert:nodes=many", "expert:depth=3", "hard:"):
        with pytest.raises(BadOption, match="no setting"):
            make(name)
    with pytest.raises(BadOption, match="holds no weights"):
        make(f"hard:weights={tmp_path / 'none.json'}")


# Weights --------------------------------------------------------------------------------------------------------------


@pytest.fixture
def weights() -> dict[str, Any]:
    """Those that are shipped for El Dorado."""
    path = registry.title("eldorado").folder.joinpath("data", FILE)
    content: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return content


@pytest.mark.parametrize("name", TAUGHT)
def test_shipped_weights_say_how_they_were_made(name: str) -> None:
    assert evaluation_of(name) is not None
    content = json.loads(registry.title(name).folder.joinpath("data", FILE).read_text(encoding="utf-8"))
    assert content["made_by"] == Course(**content["course"]).command()
    assert content["features"] == registry.title(name).strategy.feature_names()


def test_weights_that_do_not_fit_are_refused_in_words(weights: dict[str, Any], tmp_path: Path) -> None:
    strategy = registry.title("eldorado").strategy
    with pytest.raises(BadOption, match="lack “logit”"):
        Evaluation(strategy, {key: value for key, value in weights.items() if key != "logit"}, "here")
    others = ["speed", *weights["features"][1:]]
    with pytest.raises(BadOption, match="they have “speed” where the game has “turns”"):
        Evaluation(strategy, {**weights, "features": others}, "here")
    with pytest.raises(BadOption, match="“means” has"):
        Evaluation(strategy, {**weights, "means": weights["means"][1:]}, "here")
    file = tmp_path / "weights.json"
    file.write_text("[1, 2]", encoding="utf-8")
    with pytest.raises(BadOption, match="holds no weights"):
        evaluation_from(file)
