"""placeholder while the rules are being tested"""

from manoa.kernel.game import Game
from manoa.kernel.strategy import Plan, Strategy


class Trader(Strategy):
    def plan(self, game: Game, seed: int) -> Plan:
        plan = Plan()
        plan.add(0, game.legal_actions()[0])
        return plan

    def fingerprint(self, game: Game) -> int:
        return 0
