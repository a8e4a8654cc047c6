"""RLCard's games, stepped as its own loop does: a state with what is seen and open, then a random open action."""

from collections.abc import Callable
from random import Random

import rlcard

from bench.measure import Meter, options, rate, report

GAMES = ("uno", "gin-rummy", "limit-holdem")


def stepping(name: str) -> Callable[[int], int]:
    environment = rlcard.make(name, config={"seed": 1})
    chance = Random(1).random

    def play(_seed: int) -> int:
        state, _ = environment.reset()
        steps = 0
        while not environment.is_over():
            choices = list(state["legal_actions"])
            state, _ = environment.step(choices[int(chance() * len(choices))])
            steps += 1
        return steps

    return play


def meter(name: str) -> Meter:
    return lambda seconds: rate(stepping(name), seconds)


if __name__ == "__main__":
    report({name: {"steps": meter(name)} for name in GAMES}, options(__doc__).parse_args())
