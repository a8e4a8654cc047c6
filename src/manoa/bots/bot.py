"""What a bot is."""

from __future__ import annotations

from manoa.kernel.game import Game


class Bot:
    """Chooses actions. A bot sees the game through `view`, `determinize` and the legal actions of its own seat only."""

    def choose(self, game: Game) -> int:
        """One of the game's legal actions, for the seat that decides now."""
        raise NotImplementedError
