"""The random bot: any legal action, all alike."""

from __future__ import annotations

from manoa.bots.bot import Bot
from manoa.kernel import splitmix
from manoa.kernel.game import Game
from manoa.kernel.native import i64


class RandomBot(Bot):
    """Plays at random from its own seed."""

    def __init__(self, seed: int) -> None:
        self.state: i64 = splitmix.signed(seed)

    def choose(self, game: Game) -> int:
        legal = game.legal_actions()
        self.state = splitmix.advance(self.state)
        return legal[splitmix.below(self.state, len(legal))]
