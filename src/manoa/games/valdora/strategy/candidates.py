"""Different ways to spend a turn: every destination that is good for something, with the best that can be done there.

A plan ends before a book, where the next card is hidden; from there every page and purchase is a plan of its own.
"""

from __future__ import annotations

from typing import Final

from manoa.games.valdora import mode, zone
from manoa.games.valdora.game import Valdora
from manoa.games.valdora.rules import action
from manoa.games.valdora.strategy.glance import Way, by_worth, glance
from manoa.games.valdora.strategy.outlook import Leaning, Outlook
from manoa.games.valdora.strategy.plan import before_a_book, best_action, plan_turn, worth_of
from manoa.games.valdora.strategy.prospects import look_ahead, prospect
from manoa.kernel.native import i64
from manoa.kernel.strategy import Plan

# So much worse than it promises counts another thing to do in a place that is among the plans already.
_AGAIN: Final = 3.0
# So many plans are found at a glance.
FEW: Final = 8


class Ways:
    """The plans for a turn of the seat that decides."""

    def __init__(self, game: Valdora, leaning: Leaning) -> None:
        self.game = game
        self.seat: i64 = game.seat
        self.outlook: Outlook = look_ahead(game, self.seat, leaning)
        self.found: list[Way] = []

    def find(self) -> list[Way]:
        """All different ones, those that promise most first; of those that lead to one place, one before the others."""
        for chosen in self.game.legal_actions():
            way = Way(self.game.copy())
            if self.game.mode == mode.MOVE:
                self._go(way, chosen)
            else:
                self._begin(way, chosen, worth_of(self.game, self.outlook, self.seat, chosen))
        self.found.sort(key=by_worth)
        places: set[int] = set()
        for way in self.found:
            if self.game.mode == mode.MOVE:
                if int(way.space) in places:
                    way.worth -= _AGAIN
                places.add(int(way.space))
        self.found.sort(key=by_worth)
        return self.found

    def _go(self, way: Way, chosen: int) -> None:
        """A destination with each thing that can be done there."""
        way.space = chosen - action.MOVE
        way.step(chosen)
        if way.state.seat != self.seat or before_a_book(way.state):
            self._add(way, worth_of(self.game, self.outlook, self.seat, chosen))
            return
        for first in way.state.legal_actions():
            if first == action.DONE:
                continue
            further = Way(way.state.copy())
            further.plan.add(way.plan.meant_for[0], chosen)
            further.space = way.space
            self._begin(further, first, 0.0)
        if self.game.board.is_town(way.space):
            # A stop on the way to somewhere else.
            way.step(action.DONE)
            self._add(way, prospect(way.state, self.outlook, self.seat))

    def _begin(self, way: Way, chosen: int, promise: float) -> None:
        """An action, and then the best as far as it can be foreseen."""
        while True:
            hidden = before_a_book(way.state)
            exchange = action.RETURN <= chosen < action.DELIVER
            way.step(chosen)
            if way.state.seat != self.seat:
                break
            if hidden and not exchange:
                break
            chosen = best_action(way.state, self.outlook, self.seat)[0]
        hidden = before_a_book(self.game)
        self._add(way, promise if hidden else prospect(way.state, self.outlook, self.seat))

    def _add(self, way: Way, worth: float) -> None:
        way.worth = worth
        for other in self.found:
            if self._alike(way, other):
                return
        self.found.append(way)

    def _alike(self, one: Way, other: Way) -> bool:
        """Whether two come to the same."""
        if one.space != other.space or before_a_book(one.state) or before_a_book(other.state):
            return one.plan.actions == other.plan.actions
        base: i64 = self.seat * zone.STRIDE
        place: i64 = zone.COINS
        while place <= zone.CRAFTSMEN:
            if one.state.cells[base + place] != other.state.cells[base + place]:
                return False
            place += 1
        return True


def candidates(game: Valdora, leaning: Leaning, most: int) -> list[Plan]:
    """At most so many plans, the planner's own among them. For few, as a search asks for on its way, a glance will do:
    the planner's would take longer than all of them."""
    if most <= FEW and game.mode == mode.MOVE:
        return [way.plan for way in glance(game, look_ahead(game, game.seat, leaning))[:most]]
    plans = [way.plan for way in Ways(game, leaning).find()[:most]]
    planned = plan_turn(game, leaning)
    if not any(plan.actions == planned.actions for plan in plans):
        plans[most - 1 :] = [planned]
    return plans
