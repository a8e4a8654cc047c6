"""OpenSpiel driven from Python, as a learner in Python drives it. Chance is sampled here and not counted."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pyspiel
from open_spiel.python.rl_agent import StepOutput
from open_spiel.python.rl_environment import Environment
from open_spiel.python.vector_env import SyncVectorEnv

from bench.measure import Meter, options, playouts, rate, report

CHANCE = int(pyspiel.PlayerId.CHANCE)

Sampler = Callable[[Any, Callable[[], float]], int]


def weighted(state: Any, rng: Callable[[], float]) -> int:
    outcomes: list[tuple[int, float]] = state.chance_outcomes()
    remaining = rng()
    for action, probability in outcomes:
        remaining -= probability
        if remaining < 0:
            return action
    return outcomes[-1][0]  # the probabilities' rounding


def uniform(state: Any, rng: Callable[[], float]) -> int:
    outcomes: list[int] = state.legal_actions()
    return outcomes[int(rng() * len(outcomes))]


# Gin rummy's only chance is a card off the shuffled stock, each as likely: the cheap way is exact there.
GAMES: dict[str, Sampler] = {
    "gin_rummy": uniform,
    "backgammon": weighted,
    "hanabi": weighted,
    "chess": weighted,
}

# Stepped through by learners: how many at once.
STEPPED = ("gin_rummy", "backgammon")
SIDE_BY_SIDE = 64


def play(game: Any, sample: Sampler, seed: int, limit: int) -> tuple[Any, int]:
    rng = Random(seed).random
    state = game.new_initial_state()
    for decisions in range(limit):
        while (player := state.current_player()) == CHANCE:
            state.apply_action(sample(state, rng))
        if player < 0:
            return state, decisions
        actions = state.legal_actions()
        state.apply_action(actions[int(rng() * len(actions))])
    return state, limit


def stepping(name: str) -> Callable[[int], int]:
    """Work that steps once through each of many environments side by side, as its learners do."""
    chance = Random(1).random
    environments = SyncVectorEnv([Environment(name) for _ in range(SIDE_BY_SIDE)])
    seen = environments.reset()

    def work(_piece: int) -> int:
        nonlocal seen
        chosen = []
        for step in seen:
            choices = step.observations["legal_actions"][step.observations["current_player"]]
            chosen.append(StepOutput(choices[int(chance() * len(choices))], None))
        seen, _, _, _ = environments.step(chosen, reset_if_done=True)
        return SIDE_BY_SIDE

    return work


def stepper(name: str) -> Meter:
    return lambda seconds: rate(stepping(name), seconds)


if __name__ == "__main__":
    rows: dict[str, dict[str, Meter]] = {
        name: playouts(partial(play, pyspiel.load_game(name), sample), lambda state: state.clone)
        for name, sample in GAMES.items()
    }
    for name in STEPPED:
        rows[f"{name}, SyncVectorEnv x {SIDE_BY_SIDE}"] = {"steps": stepper(name)}
    report(rows, options(__doc__).parse_args())
