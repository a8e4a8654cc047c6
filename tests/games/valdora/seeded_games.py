"""Whole games of Valdora that anyone can play again from a number: both layouts and all player counts. The choices are
random but drawn towards doing things, so that games see every kind of action and come to deliveries.
"""

from __future__ import annotations

import random
from typing import Any

import manoa
from manoa.games.valdora.layouts import NAMED
from manoa.kernel.game import Game

IDLE = ("pass", "stop")


class SeededGame:
    """The game of a number, played to its end; `actions` are all that were chosen on the way."""

    def __init__(self, number: int, rounds: int) -> None:
        layout = list(NAMED)[number % len(NAMED)]
        self.options: dict[str, Any] = {"layout": layout, "round_limit": rounds, "quiet_rounds": None}
        self.game = manoa.new("valdora", players=3 + number % 3, seed=number, options=self.options)
        self.chance = random.Random(number)
        self.actions: list[int] = []

    def next_action(self) -> int:
        """A delivery if there is one, as a rule something that is done, otherwise any action."""
        legal = self.game.legal_actions()
        words = {action: self.game.describe(action)["kind"] for action in legal}
        deliveries = [action for action, kind in words.items() if kind == "deliver"]
        if deliveries:
            legal = deliveries
        elif self.chance.random() < 0.8:
            legal = [action for action, kind in words.items() if kind not in IDLE] or legal
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
        return f"{self.options['layout']}, {self.game.players} players"
