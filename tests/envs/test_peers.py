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
from manoa.envs.pettingzoo import env, raw_env
from manoa.kernel.errors import ManoaError

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


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"seat": 2}, "There is no seat “2”"),
    ({"seat": -1}, "There is no seat “-1”"),
    ({"seat": None}, "There is no seat"),
    ({"seat": "0"}, "There is no seat “0”"),
    ({"opponents": "nobody"}, "There is no bot “nobody”"),
    ({"opponents": 3}, "There is no bot “3”"),
    ({"opponents": "medium:nodes=few"}, "few"),
    ({"players": 9}, "9"),
    ({"options": {"rounds": 3}}, "no option “rounds”"),
    ({"render_mode": "human"}, "render_mode"),
]


@pytest.mark.parametrize(("settings", "said"), WRONG)
def test_what_is_wrong_with_an_environment_is_said_when_it_is_made(settings: dict[str, Any], said: str) -> None:
    with pytest.raises(ManoaError, match=said):
        ours.ManoaEnv(**{"game": "eldorado", "players": 2, **settings})
    with pytest.raises(ManoaError, match=said):
        ours.ManoaVectorEnv(**{"game": "eldorado", "players": 2, "num_envs": 2, **settings})


@pytest.mark.parametrize("number", [0, -1, 2.0, "2", None])
def test_a_number_of_environments_is_a_whole_number(number: Any) -> None:
    with pytest.raises(ManoaError, match="number"):
        ours.ManoaVectorEnv("eldorado", number)


@pytest.mark.parametrize("cycles", [0, -3, 1.5, "9"])
def test_a_game_is_cut_short_after_a_whole_number_of_decisions(cycles: Any) -> None:
    with pytest.raises(ManoaError, match="max_cycles"):
        raw_env("eldorado", max_cycles=cycles)
    with pytest.raises(ManoaError, match="render_mode"):
        raw_env("eldorado", render_mode="text")


@games
def test_the_end_of_a_game_is_told_though_another_is_dealt(game: str) -> None:
    """Gymnasium's SAME_STEP: `final_obs` has the last observation of each game that ended, `_final_obs` says where."""
    many: Any = ours.ManoaVectorEnv(game, 3, opponents="random", options={"round_limit": 1}, seat=1)
    seen, info = many.reset(seed=1)
    assert info == {}
    chooser = numpy.random.default_rng(1)
    ended = 0
    for _ in range(120):
        actions = numpy.array([chooser.choice(numpy.flatnonzero(mask)) for mask in seen["action_mask"]])
        seen, _, done, _, info = many.step(actions)
        if not done.any():
            assert info == {}
            continue
        ended += int(done.sum())
        assert info["_final_obs"].tolist() == info["_final_info"].tolist() == done.tolist()
        for place in range(3):
            if not done[place]:
                assert info["final_obs"][place] is None
                continue
            last = info["final_obs"][place]
            assert many.single_observation_space.contains(last)
            assert not last["action_mask"].any(), "nothing is open at the end"
            finished = many._games.finished(place)
            assert last["observation"].tobytes() == finished.observation(1)
            assert last["observation"].tobytes() != seen["observation"][place].tobytes()
            assert seen["action_mask"][place].any(), "another game has begun"
    assert ended > 3


def test_an_action_that_is_not_open_is_refused_where_many_are_played() -> None:
    many: Any = ours.ManoaVectorEnv("eldorado", 2, opponents="random")
    seen, _ = many.reset(seed=1)
    wrong = [int(numpy.flatnonzero(mask == 0)[0]) for mask in seen["action_mask"]]
    with pytest.raises(ManoaError):
        many.step(numpy.array(wrong))
