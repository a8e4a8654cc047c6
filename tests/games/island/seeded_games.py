"""Whole games of the island that anyone can play again from a number: all player counts and options. The choices are
random but drawn towards doing things, so that games see every kind of action.
"""

from __future__ import annotations

from typing import Any

from tests.seeded import Seeded

# Kinds of choices that lead on, and those that lead nowhere.
EAGER = ("offering", "attack", "discover", "cover", "villager", "farm", "fort", "propose", "march")
IDLE = ("end", "drop", "offer", "silence")


class SeededGame(Seeded):
    """The game of a number."""

    def __init__(self, number: int, rounds: int) -> None:
        options: dict[str, Any] = {
            "deep_shrine": number % 2 == 1,
            "hand_limit": number % 5 == 4,
            "hidden_hands": number % 3 == 2,
            "round_limit": rounds,
        }
        super().__init__("island", 2 + number % 3, number, options)

    def likely(self, legal: list[int]) -> list[int]:
        """As a rule something that is done, otherwise any action."""
        drawn = self.chance.random()
        if len(legal) > 1 and drawn < 0.7:
            words = {action: self.game.describe(action)["kind"] for action in legal}
            eager = [action for action, kind in words.items() if kind in EAGER]
            if eager and drawn < 0.4:
                return eager
            return [action for action, kind in words.items() if kind not in IDLE] or legal
        return legal

    def words(self) -> str:
        """Which game it is."""
        chosen = [name for name in ("deep_shrine", "hand_limit", "hidden_hands") if self.options[name]]
        return ", ".join([f"{self.game.players} players", *chosen])
