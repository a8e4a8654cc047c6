"""The greedy bot: makes the plan that its game's strategy likes best, and a new one when things turn out otherwise."""

from __future__ import annotations

from manoa.bots.bot import Bot
from manoa.kernel import registry, splitmix
from manoa.kernel.game import Game
from manoa.kernel.native import i64
from manoa.kernel.strategy import Plan, Strategy


class GreedyBot(Bot):
    """Plans a whole turn at a time."""

    def __init__(self, seed: int, strategy: Strategy | None = None) -> None:
        # Its game's own judgement, unless it is given another.
        self.strategy = strategy
        self.state: i64 = splitmix.signed(seed)
        self.todo = Plan()
        self.done = 0

    def choose(self, game: Game) -> int:
        strategy = self.strategy or registry.title(game.name).strategy
        fingerprint = strategy.fingerprint(game)
        if self.done >= len(self.todo.actions) or self.todo.meant_for[self.done] != fingerprint:
            self.state = splitmix.advance(self.state)
            self.todo = strategy.plan(game, splitmix.unsigned(splitmix.word(self.state)))
            self.done = 0
        action = self.todo.actions[self.done]
        self.done += 1
        return action

    def is_sure(self) -> bool:
        return self.todo.sure
