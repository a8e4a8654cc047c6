"""What is measured of each seat for the learned evaluation.

The first measure is a judgement in points: what the seat has, what the round with its commissions will bring, and what
it is ready for. The others tell how much of the game lies ahead and what it may yet be good for, so that what is
learned can trust the judgement more or less by them. Numbers are about one in size.
"""

from __future__ import annotations

from typing import Final

from manoa.games.valdora import components, mode, zone
from manoa.games.valdora.state import State
from manoa.games.valdora.strategy.outlook import Leaning, Outlook
from manoa.games.valdora.strategy.prospects import points, promises, standing
from manoa.games.valdora.strategy.tour import LATEST, Tour
from manoa.kernel.native import i64, vec

NAMES: Final[list[str]] = [
    "worth",
    "turn-to-come",
    "rounds-left",
    "last-rounds",
    "due-soon",
    "tools",
    "workshops",
]
WIDTH: Final = len(NAMES)

# What is left of a point that is so many turns away.
_FADING: Final[list[float]] = [0.88**turns for turns in range(2 * LATEST + 1)]
# In points: what all four tools are good for beyond what the planner thinks of them, and a workshop that is due, while
# most of the game lies ahead.
_TOOLS: Final = 30.0
_A_WORKSHOP: Final = 10.0
# Rounds that it takes for a purchase to pay off, and for equipment or a workshop.
_SOON: Final = 5.0
_LONG: Final = 20.0
# Deliveries within so many turns are due soon.
_AT_ONCE: Final = 2
_UNBIASED: Final = Leaning()


def measure(state: State, into: vec[float]) -> None:
    """Measures all seats."""
    outlook = Outlook(state, _UNBIASED)
    seat: i64 = 0
    while seat < state.players:
        Measuring(state, outlook, seat, into).write()
        seat += 1


class Measuring:
    """Writes the measures of one seat, in the order of their names."""

    def __init__(self, state: State, outlook: Outlook, seat: i64, into: vec[float]) -> None:
        self.state = state
        self.outlook = outlook
        self.seat = seat
        self.base: i64 = seat * zone.STRIDE
        self.into = into
        self.place: i64 = seat * WIDTH
        # Whether the seat still plays in this round, and the rounds that are left to it.
        self.to_come = self._to_come()
        self.left = self.to_come
        if not state.ending and state.mode != mode.OVER:
            self.left += outlook.rounds
        self.ahead = min(1.0, self.left / _LONG)

    def put(self, value: float) -> None:
        """Writes the next measure."""
        self.into[self.place] = value
        self.place += 1

    def write(self) -> None:
        """Writes all measures."""
        tour = Tour(self.state, self.seat)
        tour.make()
        tools = self._tools()
        due, soon = self._due(tour)
        worth = due
        if self.state.ending or self.state.mode == mode.OVER:
            worth += points(self.state, self.seat)
        else:
            _, ready = promises(self.state, self.outlook, self.seat)
            worth += standing(self.state, self.outlook, self.seat) + self.outlook.trust * ready
            worth += self.ahead * (_TOOLS * tools + _A_WORKSHOP * float(_number(tour.opened)))
        self.put(0.02 * worth)
        self.put(self.to_come)
        self.put(self.left / _LONG)
        self.put(min(1.0, self.left / _SOON))
        self.put(0.1 * soon)
        self.put(self.ahead * tools)
        self.put(self.ahead * float(_number(self.state.cells[self.base + zone.SHOPS])))

    def _to_come(self) -> float:
        """Whether the seat still plays in this round; who has moved has played half of the turn."""
        state = self.state
        if state.mode == mode.OVER or self.seat < state.seat:
            return 0.0
        return 1.0 if self.seat > state.seat or state.mode == mode.MOVE else 0.5

    def _tools(self) -> float:
        """The part of the four tools that the seat has."""
        owned = self.state.cells[self.base + zone.OWNED]
        number: i64 = 0
        gear: i64 = components.PAN + 1
        while gear < components.CART:
            number += (owned >> gear) & 1
            gear += 1
        return float(number) / float(components.CART - 1)

    def _due(self, tour: Tour) -> tuple[float, float]:
        """What the round with the commissions at hand is worth now, and what of it scores soon. The longer nobody has
        delivered, the less waits for later."""
        outlook = self.outlook
        worth = 0.0
        soon = 0.0
        if self.state.ending and self.to_come < 1.0:
            return worth, soon
        turns: i64 = 1
        while turns <= LATEST and float(turns) <= self.left + 1.0:
            scored = float(tour.points[turns])
            worth += scored * _FADING[2 * turns if outlook.restless else turns]
            if turns <= _AT_ONCE:
                soon += scored
            turns += 1
        return outlook.trust * worth, soon


def _number(mask: i64) -> i64:
    """How many colours there are in a mask."""
    number: i64 = 0
    while mask != 0:
        number += mask & 1
        mask >>= 1
    return number
