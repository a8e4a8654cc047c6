"""Clocks: how long people may think, what they have spent of it, and when it runs out.

What was agreed is a table's `clock`. What was spent is in its `times`, and is written with every entry and every change
of a seat, from the moments of those: whichever process reads it, now or after a restart, finds the same. A clock runs
only while its person decides, not while a bot does. The time up to an undo is counted to whoever takes back, so that
nobody gains or loses by it.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple

from manoa.server.refusals import Refusal

TURN, GAME, DAYS = "turn", "game", "days"
_DAY = 24 * 3600
# Seconds at least and at most, and the largest increment.
_BOUNDS = {TURN: (5, 3600, 0), GAME: (60, 4 * 3600, 300), DAYS: (_DAY, 30 * _DAY, 0)}
# Seconds that somebody has at least who takes a seat back after the time ran out, once a turn.
_COMING_BACK = 60
_NOBODY = -1


class Clock(NamedTuple):
    """What was agreed: seconds for each turn, or in all and some more with each turn."""

    kind: str
    seconds: int
    increment: int = 0


class Reading(NamedTuple):
    """The clocks of a table: what each seat had left `at` a moment, in seconds, and whose has been running since."""

    at: datetime
    left: list[float]
    running: int | None


def checked(clock: Clock | None) -> dict[str, Any] | None:
    """A clock as it is stored; one that can't be is refused."""
    if clock is None:
        return None
    least, most, increment = _BOUNDS[clock.kind]
    whole = clock.kind != DAYS or clock.seconds % _DAY == 0
    if not (least <= clock.seconds <= most and 0 <= clock.increment <= increment and whole):
        raise _refused(clock.kind)
    return clock._asdict()


def _refused(kind: str) -> Refusal:
    if kind == TURN:
        return Refusal("error-clock-turn", status=422)
    return Refusal("error-clock-game" if kind == GAME else "error-clock-days", status=422)


class Times:
    """What the seats of a table have spent, in milliseconds; read from what is stored and written to it again."""

    def __init__(self, clock: dict[str, Any], players: int, stored: dict[str, Any] | None) -> None:
        self._clock = Clock(**clock)
        self._limit = self._clock.seconds * 1000
        kept = stored or {}
        self._since: int = kept.get("since", 0)
        self._running: int = kept.get("running", _NOBODY)
        # The turn that was counted last at the table, and for each seat.
        self._turn: int = kept.get("turn", _NOBODY)
        self._turns: list[int] = kept.get("turns", [_NOBODY] * players)
        self._spent: list[int] = kept.get("spent", [0] * players)
        # The turn in which a seat was given time to come back.
        self._helped: list[int] = kept.get("helped", [_NOBODY] * players)

    def stored(self) -> dict[str, Any]:
        """As it is stored."""
        return {
            "since": self._since,
            "running": self._running,
            "turn": self._turn,
            "turns": self._turns,
            "spent": self._spent,
            "helped": self._helped,
        }

    def advance(self, moment: datetime, deciding: int | None, turn: int, charged: int | None = None) -> None:
        """At this moment something was decided or somebody else took a seat; from now on this person decides, or none.
        The time until now is the one's whose clock was running, or of who is `charged`."""
        at = _milliseconds(moment)
        spender = self._running if charged is None else charged
        if spender != _NOBODY and self._since:
            self._spent[spender] += max(0, at - self._since)
        if deciding is not None:
            self._begin_turn(deciding, turn)
        self._turn = max(self._turn, turn)
        self._since, self._running = at, _NOBODY if deciding is None else deciding

    def _begin_turn(self, seat: int, turn: int) -> None:
        if self._clock.kind == GAME:
            if _NOBODY < self._turn < turn:
                self._spent[seat] -= self._clock.increment * 1000
        elif turn > self._turns[seat]:
            self._spent[seat], self._turns[seat] = 0, turn

    def come_back(self, seat: int, turn: int) -> None:
        """The person takes the seat back. After the time has run out there is a little more, but once a turn only."""
        if self._spent[seat] >= self._limit and self._helped[seat] != turn:
            self._helped[seat] = turn
            self._spent[seat] = self._limit - min(_COMING_BACK * 1000, self._limit)

    def pause(self, until: datetime, seconds: float, more: float) -> None:
        """Nobody could play for that long: it is not counted, nor is what people need to come back."""
        ran = max(0, _milliseconds(until) - self._since)
        self._since += min(round(seconds * 1000), ran) + round(more * 1000)

    def deadline(self) -> datetime | None:
        """When the time of whoever decides runs out."""
        if self._running == _NOBODY:
            return None
        return _moment(self._since) + timedelta(milliseconds=self._limit - self._spent[self._running])

    def reading(self) -> Reading:
        """The clocks as they stood when the last one began to run."""
        left = [max(0, self._limit - spent) / 1000 for spent in self._spent]
        return Reading(_moment(self._since), left, None if self._running == _NOBODY else self._running)


def _milliseconds(moment: datetime) -> int:
    return round(moment.timestamp() * 1000)


def _moment(milliseconds: int) -> datetime:
    return datetime.fromtimestamp(0, UTC) + timedelta(milliseconds=milliseconds)
