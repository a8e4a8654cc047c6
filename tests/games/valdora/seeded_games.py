"""Whole games of Valdora that anyone can play again from a number: both layouts and all player counts. The choices are
random but drawn towards doing things, so that games see every kind of action and come to deliveries.
"""

from __future__ import annotations

from typing import Any

from manoa.games.valdora.layouts import NAMED
from tests.seeded import Seeded

IDLE = ("pass", "stop")


class SeededGame(Seeded):
    """The game of a number."""

    def __init__(self, number: int, rounds: int) -> None:
        layout = list(NAMED)[number % len(NAMED)]
        options: dict[str, Any] = {"layout": layout, "round_limit": rounds, "quiet_rounds": None}
        super().__init__("valdora", 3 + number % 3, number, options)

    def likely(self, legal: list[int]) -> list[int]:
        """A delivery if there is one, as a rule something that is done, otherwise any action."""
        words = {action: self.game.describe(action)["kind"] for action in legal}
        deliveries = [action for action, kind in words.items() if kind == "deliver"]
        if deliveries:
            return deliveries
        if self.chance.random() < 0.8:
            return [action for action, kind in words.items() if kind not in IDLE] or legal
        return legal

    def words(self) -> str:
        """Which game it is."""
        return f"{self.options['layout']}, {self.game.players} players"
