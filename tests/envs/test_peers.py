"""PettingZoo's and Gymnasium's own checks, on our environments."""

from __future__ import annotations

import inspect
import pickle
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import gymnasium
import numpy
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from manoa.envs import gymnasium as ours
from manoa.envs.pettingzoo import env

games = pytest.mark.parametrize("game", list(ours.IDS))


@games
# It warns of every observation that has a mask beside it, but for a list of known names.
@pytest.mark.filterwarnings("ignore:Observation")
def test_pettingzoo_finds_nothing_wrong(game: str) -> None:
    api_test(env(game, options={"round_limit": 2}), num_cycles=60, verbose_progress=False)
    seed_test(lambda: env(game, max_cycles=120), num_cycles=30)


def is_svg(rendered: str) -> bool:
    return ElementTree.fromstring(rendered).tag == "{http://www.w3.org/2000/svg}svg"


@games
def test_pettingzoo_finds_every_way_to_render(game: str) -> None:
    render_test(lambda render_mode: env(game, render_mode=render_mode), {"svg": is_svg})


@games
def test_pettingzoo_measures_how_fast_it_is(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # It would play for five seconds by the clock.
    clock = iter(range(1000))
    measuring = inspect.getmodule(performance_benchmark)
    assert measuring is not None
    monkeypatch.setattr(measuring, "time", SimpleNamespace(time=lambda: next(clock)))
    performance_benchmark(env(game, options={"round_limit": 2}))
    assert next(clock) > 5


@games
def test_a_game_can_be_cut_short(game: str) -> None:
    made = env(game, max_cycles=7)
    made.reset(seed=3)
    decisions = 0
    for agent in made.agent_iter():
        seen, _, terminated, truncated, _ = made.last()
        if terminated or truncated:
            assert truncated
            made.step(None)
            continue
        decisions += 1
        made.step(made.action_space(agent).sample(seen["action_mask"]))
    assert decisions == 7


def test_results_are_rewards_and_positions_are_text() -> None:
    made = env("valdora", players=3, render_mode="ansi")
    made.reset(seed=3)
    assert "self space" in made.render()
    totals = dict.fromkeys(made.possible_agents, 0.0)
    for agent in made.agent_iter():
        seen, reward, terminated, _, _ = made.last()
        totals[agent] += reward
        made.step(None if terminated else made.action_space(agent).sample(seen["action_mask"]))
    assert sum(totals.values()) == pytest.approx(0)
    assert max(totals.values()) > 0
    again = pickle.loads(pickle.dumps(made.unwrapped))
    assert again.deal.players == 3


@games
def test_gymnasium_finds_nothing_wrong(game: str) -> None:
    check_env(gymnasium.make(ours.IDS[game]).unwrapped)


@games
def test_many_games_for_one_learner(game: str) -> None:
    many = gymnasium.make_vec(ours.IDS[game], num_envs=3, opponents="random", options={"round_limit": 2})
    seen, _ = many.reset(seed=1)
    ended = 0
    chooser = numpy.random.default_rng(1)
    for _ in range(200):
        actions = numpy.array([chooser.choice(numpy.flatnonzero(mask)) for mask in seen["action_mask"]])
        seen, rewards, done, _, _ = many.step(actions)
        assert many.observation_space.contains(seen)
        ended += int(done.sum())
        assert not rewards[~done].any()
    assert ended > 0


def test_an_action_that_is_not_open_loses() -> None:
    made: Any = gymnasium.make("manoa/ElDorado-v0", players=2)
    seen, _ = made.reset(seed=1)
    wrong = int(numpy.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, terminated, _, info = made.step(wrong)
    assert (reward, terminated, info["illegal_action"]) == (-1.0, True, True)
