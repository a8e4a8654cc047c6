"""What a bot may know of Summit: the rope is for the last steps."""

from __future__ import annotations

from manoa.kernel.game import Game
from manoa.kernel.strategy import Plan, Strategy
from tests.minigame.game import CLIMB, ROPE


class Climber(Strategy):
    """Climbs until the rope leads to the top."""

    def plan(self, game: Game, seed: int) -> Plan:
        seen = game.view(game.current_player)
        mine = seen["seats"][game.current_player]
        plan = Plan()
        plan.sure = False
        top = mine["place"] + mine["hand"] >= seen["map"]["height"]
        plan.add(self.fingerprint(game), ROPE if top else CLIMB)
        return plan

    def fingerprint(self, game: Game) -> int:
        return game.turn
