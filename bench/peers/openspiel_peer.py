"""OpenSpiel driven from Python, as a learner in Python drives it. Chance is sampled here and not counted."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pyspiel

from bench.measure import options, playouts, report

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


if __name__ == "__main__":
    report(
        {
            name: playouts(partial(play, pyspiel.load_game(name), sample), lambda state: state.clone)
            for name, sample in GAMES.items()
        },
        options(__doc__).parse_args(),
    )
