"""Valdora's judgement as the house asks for it."""

from __future__ import annotations

from typing import Any

from manoa.games.valdora.game import Valdora
from manoa.games.valdora.rules.scoring import score
from manoa.games.valdora.strategy import measures
from manoa.games.valdora.strategy.candidates import candidates
from manoa.games.valdora.strategy.glance import go_on
from manoa.games.valdora.strategy.outlook import Leaning
from manoa.games.valdora.strategy.plan import fingerprint, plan_turn
from manoa.games.valdora.strategy.prospects import look_ahead
from manoa.games.valdora.strategy.reasons import reasons_of
from manoa.kernel.game import Game, View
from manoa.kernel.native import i64, vec
from manoa.kernel.strategy import Plan, Reason, Strategy


class Trader(Strategy):
    """Plans a turn at a time, up to where something hidden shows."""

    def __init__(self, leaning: Leaning | None = None) -> None:
        self.leaning = Leaning() if leaning is None else leaning

    def plan(self, game: Game, seed: int) -> Plan:
        assert isinstance(game, Valdora)
        return plan_turn(game, self.leaning)

    def fingerprint(self, game: Game) -> int:
        assert isinstance(game, Valdora)
        return fingerprint(game)

    def candidates(self, game: Game, seed: int, most: int) -> list[Plan]:
        assert isinstance(game, Valdora)
        return candidates(game, self.leaning, most)

    def go_on(self, game: Game, seed: int) -> Plan:
        assert isinstance(game, Valdora)
        return go_on(game, look_ahead(game, game.seat, self.leaning))

    def levels(self) -> dict[str, dict[str, Any]]:
        # Ten points are about 0.4 as a logit: the lower levels misjudge a plan by 15 points, or by 5.
        return {"easy": {"noise": 0.6}, "medium": {"noise": 0.2}, "expert": {"nodes": 1000}}

    def feature_names(self) -> list[str]:
        return measures.NAMES[:]

    def features(self, game: Game, into: vec[float]) -> None:
        assert isinstance(game, Valdora)
        measures.measure(game, into)

    def result(self, game: Game, seat: i64) -> float:
        assert isinstance(game, Valdora)
        return float(score(game, seat)["total"])

    def reasons(self, before: View, after: View, seat: int, surprise: bool) -> list[Reason]:
        return reasons_of(before, after, seat)
