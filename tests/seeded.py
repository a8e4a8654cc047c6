"""Whole games that anyone can play again from a number.

A game may say in `tests/games/<game>/seeded_games.py` how its numbers are played: a `SeededGame` of its own, with
options that take turns and choices that are drawn towards a goal, so that games see much and come to an end. All others
are played at random, one of the title's samples after the other.
"""

from __future__ import annotations

import random
from typing import Any

import manoa
from manoa.kernel import registry
from manoa.kernel.game import Game
from tests.simulation import own_module


class Seeded:
    """The game of a number, played to its end; `actions` are all that were chosen on the way."""

    def __init__(self, name: str, players: int, number: int, options: dict[str, Any]) -> None:
        self.options = options
        self.game = manoa.new(name, players=players, seed=number, options=options)
        self.chance = random.Random(number)
        self.actions: list[int] = []

    def likely(self, legal: list[int]) -> list[int]:
        """Those of the legal actions from which one is drawn."""
        return legal

    def next_action(self) -> int:
        """What is chosen now."""
        legal = self.likely(self.game.legal_actions())
        return legal[int(self.chance.random() * len(legal))]

    def play(self) -> Game:
        """Plays to the end."""
        while not self.game.is_over:
            action = self.next_action()
            self.actions.append(action)
            self.game.apply(action)
        return self.game

    def words(self) -> str:
        """Which game it is."""
        return f"{self.game.players} players"


def seeded(name: str, number: int, rounds: int) -> Seeded:
    """The game of a number, cut off after so many rounds."""
    own = own_module(name, "seeded_games")
    if own is not None:
        made = own.SeededGame(number, rounds)
        assert isinstance(made, Seeded)
        return made
    samples = registry.title(name).samples
    sample = samples[number % len(samples)]
    return Seeded(name, sample.players, number, {**sample.options, "round_limit": rounds})
