"""OpenSpiel's own test, its search and two of its learners, on our games."""

from __future__ import annotations

import random
import subprocess
import sys
from typing import Any

import numpy
import pyspiel
import pytest

import manoa
from manoa.envs import openspiel as ours
from manoa.kernel import registry

games = pytest.mark.parametrize("game", [title.name for title in registry.titles()])


def loaded(game: str, **settings: Any) -> Any:
    return pyspiel.load_game(ours.PREFIX + game, ours.settings(game, **settings))


def dealt(game: Any, chooser: random.Random) -> Any:
    """A state at which a seat decides, or the end."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(chooser.choice(state.legal_actions()))
    return state


@games
def test_openspiel_finds_nothing_wrong(game: str) -> None:
    pyspiel.random_sim_test(loaded(game, options={"round_limit": 1}), 1, True, False)


@games
def test_a_state_is_the_game(game: str) -> None:
    chooser = random.Random(5)
    state = dealt(loaded(game, options={"round_limit": 2}), chooser)
    played = state.course.game.copy()
    while not state.is_terminal():
        assert state.current_player() == played.current_player
        assert state.legal_actions() == played.legal_actions()
        seat = played.current_player
        assert bytes(map(int, state.observation_tensor(seat))) == played.observation(seat)
        assert "self " in state.observation_string(seat)
        state.apply_action(chooser.choice(state.legal_actions()))
        while state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            state.apply_action(chooser.choice(outcomes)[0])
        played = state.course.game
    assert state.returns() == played.returns()


def test_a_game_without_end_is_cut_short() -> None:
    game = loaded("island", options={"round_limit": None}, max_decisions=9)
    state, chooser = dealt(game, random.Random(1)), random.Random(1)
    decisions = 0
    while not state.is_terminal():
        decisions += not state.is_chance_node()
        state.apply_action(chooser.choice(state.legal_actions()))
    assert (decisions, game.max_game_length(), state.returns()) == (9, 9, [0.0, 0.0])


def test_options_of_all_kinds_are_parameters() -> None:
    route = {"tiles": [{"tile": "B", "at": [0, 0], "rotation": 0}]}
    options = {"edition": "2019", "caves": True, "blockades": [6, 0, 1, 3], "begins": "loser", "loser": 1}
    game = loaded("eldorado", options=options, players=2)
    # What is written into a state is read again from a text.
    again, _ = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, game.new_initial_state()))
    for one in (game, again):
        state = dealt(one, random.Random(1))
        assert {name: state.course.game.options[name] for name in options} == options
        assert state.course.game.options["round_limit"] == 200
        assert state.current_player() == 1
    with pytest.raises(manoa.ManoaError):
        loaded("eldorado", options={"route": route})
    with pytest.raises(manoa.ManoaError):
        loaded("eldorado", players=5)


def test_only_what_a_seat_sees_can_be_observed() -> None:
    from open_spiel.python.observation import make_observation

    game = loaded("eldorado")
    apart = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    with pytest.raises(ValueError, match="a seat sees"):
        game.make_py_observer(apart)
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"small": True})
    state = dealt(game, random.Random(1))
    observation = make_observation(game)
    observation.set_from(state, 1)
    assert observation.tensor.tolist() == state.observation_tensor(1)
    assert observation.string_from(state, 1) == state.observation_string(1)
    recalled = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    assert recalled.tensor is None
    assert recalled.string_from(state, 1) == state.information_state_string(1)


@games
def test_its_search_plays(game: str) -> None:
    from open_spiel.python.algorithms import mcts

    loaded_game = loaded(game, options={"round_limit": 1}, max_decisions=30)
    chance = numpy.random.RandomState(1)
    bot = mcts.MCTSBot(loaded_game, 1.4, 12, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    state, chooser, searched = dealt(loaded_game, random.Random(1)), random.Random(1), 0
    while not state.is_terminal():
        if state.current_player() == 0:
            chosen = bot.step(state)
            assert chosen in state.course.game.legal_actions()
            state.apply_action(chosen)
            searched += 1
        else:
            state.apply_action(chooser.choice(state.legal_actions()))
    assert searched > 1


def test_its_regrets_are_learned() -> None:
    from open_spiel.python.algorithms import outcome_sampling_mccfr

    game = loaded("eldorado", options={"round_limit": 1, "blockades": "none"})
    numpy.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(6):
        solver.iteration()
    state = dealt(game, random.Random(1))
    policy = solver.average_policy().action_probabilities(state)
    assert sorted(policy) == state.legal_actions()
    assert sum(policy.values()) == pytest.approx(1)


def test_its_tables_of_values_are_filled() -> None:
    from open_spiel.python import rl_environment
    from open_spiel.python.algorithms import random_agent, tabular_qlearner

    numpy.random.seed(1)
    environment = rl_environment.Environment(loaded("valdora", options={"round_limit": 1}))
    environment.seed(1)
    actions = environment.action_spec()["num_actions"]
    learner = tabular_qlearner.QLearner(player_id=0, num_actions=actions)
    agents = [learner, *(random_agent.RandomAgent(seat, actions) for seat in (1, 2))]
    for _ in range(3):
        step = environment.reset()
        while not step.last():
            chosen = agents[step.observations["current_player"]].step(step)
            step = environment.step([chosen.action])
        for agent in agents:
            agent.step(step)
    assert learner._q_values, "it has met positions"


def test_without_openspiel_it_says_what_to_install() -> None:
    hidden = "import sys; sys.modules['pyspiel'] = None; import manoa.envs.openspiel"
    done = subprocess.run([sys.executable, "-c", hidden], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert 'pip install "manoa[openspiel]"' in done.stderr.splitlines()[-1]
