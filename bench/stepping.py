"""How fast learners step through our games on one core, with observations and masks: in one call, or one by one."""

from collections.abc import Callable

import numpy

from bench.measure import Meter, rate
from manoa.envs.pettingzoo import raw_env
from manoa.envs.vector import VectorGames
from manoa.kernel.registry import Sample

GAMES = 256


def meters(name: str, sample: Sample) -> dict[str, Meter]:
    """Agent steps a second; `one by one` are as many games, each a PettingZoo environment of its own."""
    return {
        "steps": lambda seconds: rate(together(name, sample), seconds),
        "steps one by one": lambda seconds: rate(one_by_one(name, sample), seconds),
    }


def together(name: str, sample: Sample) -> Callable[[int], int]:
    """Work that steps through all games in one call. What comes of it is read, as a learner would."""
    games = VectorGames(name, GAMES, sample.players, sample.options)

    def work(_piece: int) -> int:
        games.step(games.sample())
        for array in (games.observations, games.masks, games.rewards, games.done, games.seats):
            assert len(array) == GAMES
        return GAMES

    return work


def one_by_one(name: str, sample: Sample) -> Callable[[int], int]:
    """Work that steps once through each of as many environments."""
    environments = [raw_env(name, sample.players, sample.options) for _ in range(GAMES)]
    for number, environment in enumerate(environments):
        environment.reset(seed=number)
    chance = numpy.random.default_rng(1)

    def work(_piece: int) -> int:
        for environment in environments:
            seen, _, terminated, truncated, _ = environment.last()
            if terminated or truncated:
                environment.reset()
                seen = environment.observe(environment.agent_selection)
            choices = numpy.flatnonzero(seen["action_mask"])
            environment.step(int(choices[int(chance.random() * len(choices))]))
        return GAMES

    return work
