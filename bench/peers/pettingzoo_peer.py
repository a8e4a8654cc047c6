"""PettingZoo's classic games, stepped as one does: what the agent sees, then a random open action."""

from collections.abc import Callable
from types import ModuleType

import numpy
from pettingzoo.classic import chess_v6, connect_four_v3

from bench.measure import Meter, options, rate, report

GAMES: dict[str, ModuleType] = {"connect_four": connect_four_v3, "chess": chess_v6}


def stepping(game: ModuleType) -> Callable[[int], int]:
    environment = game.raw_env()
    chance = numpy.random.default_rng(1)

    def play(seed: int) -> int:
        environment.reset(seed=seed)
        steps = 0
        for _ in environment.agent_iter():
            seen, _, terminated, truncated, _ = environment.last()
            if terminated or truncated:
                break
            choices = numpy.flatnonzero(seen["action_mask"])
            environment.step(int(choices[int(chance.random() * len(choices))]))
            steps += 1
        return steps

    return play


def meter(game: ModuleType) -> Meter:
    return lambda seconds: rate(stepping(game), seconds)


if __name__ == "__main__":
    report({name: {"steps": meter(game)} for name, game in GAMES.items()}, options(__doc__).parse_args())
