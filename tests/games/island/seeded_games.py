"""Whole games of the island that anyone can play again from a number: all player counts and options. The choices are
random but drawn towards doing things, so that games see every kind of action.
"""

from __future__ import annotations

import random
from typing import Any

import manoa
from manoa.kernel.game import Game

# Kinds of choices that lead on, and those that lead nowhere.
EAGER = ("offering", "attack", "discover", "cover", "villager", "farm", "fort", "propose", "march")
IDLE = ("end", "drop", "offer", "silence")


class SeededGame:
    """The game of a number, played to its end; `actions` are all that were chosen on the way."""

    def __init__(self, number: int, rounds: int) -> None:
        self.options: dict[str, Any] = {
            "deep_shrine": number % 2 == 1,
            "hand_limit": number % 5 == 4,
            "hidden_hands": number % 3 == 2,
            "round_limit": rounds,
        }
        self.game = manoa.new("island", players=2 + number % 3, seed=number, options=self.options)
        self.chance = random.Random(number)
        self.actions: list[int] = []

    def next_action(self) -> int:
        """As a rule something that is done, otherwise any action."""
        legal = self.game.legal_actions()
        drawn = self.chance.random()
        if len(legal) > 1 and drawn < 0.7:
            words = {action: self.game.describe(action)["kind"] for action in legal}
            eager = [action for action, kind in words.items() if kind in EAGER]
            if eager and drawn < 0.4:
                legal = eager
            else:
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
        chosen = [name for name in ("deep_shrine", "hand_limit", "hidden_hands") if self.options[name]]
        return ", ".join([f"{self.game.players} players", *chosen])
