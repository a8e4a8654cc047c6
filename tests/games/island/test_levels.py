"""How the levels play the island: all explorers, farms, fights, and better than by chance."""

from __future__ import annotations

from collections import Counter
from itertools import product

import manoa
from manoa.arena import simulate
from manoa.bots import LEVELS, make
from manoa.games.island import components
from manoa.kernel.registry import title
from tests.island_scene import Scene

STRATEGY = title("island").strategy


def test_levels_have_settings_that_there_are() -> None:
    for name, settings in STRATEGY.levels().items():
        assert set(settings) <= set(LEVELS[name]._fields)


def test_all_ten_explorers_are_played() -> None:
    chosen: Counter[str] = Counter()
    for seed in range(60):
        game = manoa.new("island", players=2, seed=seed)
        bot = make("expert:nodes=1", seed)
        for _ in range(2):
            action = bot.choose(game)
            chosen[str(game.describe(action)["explorer"])] += 1
            game.apply(action)
    assert set(chosen) == set(components.EXPLORERS)


def test_they_win_against_random_play() -> None:
    summary = simulate("island", players=2, games=2, bots=("hard:nodes=12", "random"), seed=3)
    assert summary.wins == [1.0, 0.0]


def test_the_last_offering_is_laid_at_every_level() -> None:
    scene = Scene().cards(0, 2, 2, 2).tile(1, 0, "shrine").tile(3, 0, "shrine").tile(-3, 0, "shrine")
    game = scene.offering(0, 1, 2).holds(0).game()
    for level, seed in product(LEVELS, range(4)):
        bot = make(level, seed)
        trial = game.copy()
        while not trial.is_over and trial.turn == game.turn:
            trial.apply(bot.choose(trial) if trial.current_player == 0 else 0)
        assert trial.is_over, level
        assert trial.ranking()[0] == [0]
