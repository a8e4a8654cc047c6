"""Plans to choose among: open, different, the greedy player's among them, and made from what a seat may know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import manoa
from manoa.bots import make
from manoa.games.island import mode
from manoa.games.island.state import State
from manoa.kernel.game import Game
from manoa.kernel.registry import title
from manoa.kernel.strategy import Plan
from tests.island_scene import Scene, cave_cell, cell

STRATEGY = title("island").strategy
MOST = 24
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"hidden_hands": True, "hand_limit": True}),
    (4, {"deep_shrine": True, "free_trade": True}),
]


def decisions(players: int, seed: int, options: dict[str, Any], every: int) -> Iterator[Game]:
    """Positions of a game among greedy players, who try something else now and then."""
    game = manoa.new("island", players=players, seed=seed, options={**options, "round_limit": 12})
    usual, other = make("greedy", seed), make("random", seed)
    number = 0
    while not game.is_over:
        number += 1
        if number % every == 0:
            yield game
        game.apply((other if number % 11 == 0 else usual).choose(game))


def words(plans: list[Plan]) -> list[list[int]]:
    return [plan.actions for plan in plans]


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_candidates_are_open_and_differ(players: int, options: dict[str, Any]) -> None:
    for game in decisions(players, 5, options, 7):
        plans = STRATEGY.candidates(game, 3, MOST)
        legal = game.legal_actions()
        assert 1 <= len(plans) <= MOST
        assert all(plan.actions[0] in legal for plan in plans)
        assert all(plan.meant_for[0] == STRATEGY.fingerprint(game) for plan in plans)
        assert STRATEGY.plan(game, 3).actions[0] in [plan.actions[0] for plan in plans]
        assert len({tuple(plan.actions) for plan in plans}) == len(plans)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_plan_can_be_carried_out_where_it_fits(players: int, options: dict[str, Any]) -> None:
    for game in decisions(players, 6, options, 23):
        for plan in STRATEGY.candidates(game, 3, MOST):
            trial = game.copy()
            for fingerprint, action in zip(plan.meant_for, plan.actions, strict=True):
                if trial.current_player != game.current_player or STRATEGY.fingerprint(trial) != fingerprint:
                    break
                trial.apply(action)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_candidates_hang_on_nothing_hidden(players: int, options: dict[str, Any]) -> None:
    for game in decisions(players, 7, options, 19):
        seat = game.current_player
        plans = words(STRATEGY.candidates(game, 3, MOST))
        assert plans == words(STRATEGY.candidates(game.determinize(seat, 77), 3, MOST))
        assert plans == words(STRATEGY.candidates(game.copy(), 3, MOST))


def kinds(scene: Scene) -> list[list[str]]:
    """The plans for a scene, each as the kinds of its actions."""
    game = scene.game()
    found = []
    for plan in STRATEGY.candidates(game, 1, MOST):
        trial = game.copy()
        said = []
        for action in plan.actions:
            said.append(str(trial.describe(action)["kind"]))
            trial.apply(action)
            while isinstance(trial, State) and trial.mode == mode.REACT and trial.seat != 0:
                trial.apply(0)
            if trial.current_player != 0:
                break
        found.append(said)
    return found


def test_there_is_a_plan_to_farm() -> None:
    plans = kinds(Scene().cards(0, 3, 3, 2))
    assert any("farm" in plan and "villager" in plan for plan in plans)


def test_there_is_a_plan_to_attack_and_one_to_keep_away() -> None:
    scene = Scene().explorer(1, cell(1, 0)).offering(0, 0, 1).tile(3, 0, "shrine").tile(-3, 0, "shrine")
    plans = kinds(scene)
    assert any(plan == ["step"] for plan in plans), "an attack ends what can be foreseen"
    assert any(plan[-1] == "end" for plan in plans)


def test_there_is_a_plan_to_take_the_cave_shrine() -> None:
    scene = Scene().opened().cave(1, 0, "empty").cave(2, 0, "cave-shrine").explorer(0, cave_cell(1, 0))
    assert any(plan[:2] == ["step", "step"] for plan in kinds(scene))
