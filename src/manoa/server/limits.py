"""Rate limits: a bucket of tokens for each asker and each costly kind of request.

They are generous: no person meets one, nor a bot that somebody lets play over the API at the pace of a table. They are
kept in memory. A restart fills all buckets, which does no harm.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import ceil
from time import monotonic
from typing import NamedTuple

from manoa.server.refusals import TooMany

# Above so many, those that are full again are dropped.
_MOST_BUCKETS = 20_000

# How many guests of one address may be as busy as one guest may be: anybody can be many guests.
CROWD = 10
# What an asker who has too many connections is told to wait.
_WAIT_FOR_A_PLACE = 10


class Limit(NamedTuple):
    """At most `burst` at once, and then one every `seconds`."""

    name: str
    burst: int
    seconds: float

    def of_crowd(self) -> Limit:
        """What all guests of an address may do together."""
        return Limit(f"{self.name} of an address", self.burst * CROWD, self.seconds / CROWD)


GUESTS = Limit("guests", 20, 6.0)
TABLES = Limit("tables", 12, 10.0)
# Also what keeps an invite from being guessed, beside its length.
JOINING = Limit("joining", 20, 3.0)
# Links to another device that are made or tried; also what keeps one from being guessed.
DEVICES = Limit("devices", 10, 6.0)
# Sitting down bots, getting up, coming back, giving up; also removing a table.
SEATS = Limit("seats", 30, 1.0)
CHAT = Limit("chat", 10, 2.0)
RECORDS = Limit("records", 10, 10.0)
# Whoever builds a map looks at every piece; whoever waits for a judgement asks once a second.
WORKSHOP = Limit("workshop", 120, 0.2)
HINTS = Limit("hints", 20, 2.0)
# That one is asked for; how many may wait is another matter.
ANALYSES = Limit("analyses", 10, 30.0)
ACTIONS = Limit("actions", 200, 0.05)
UNDOS = Limit("undos", 60, 0.2)
# Also replays: who drags the slider asks for one after the other.
SNAPSHOTS = Limit("snapshots", 200, 0.05)
LISTS = Limit("lists", 60, 0.5)
# Connections that are opened; and, of which only the burst counts, those that are open at once.
SOCKETS = Limit("sockets", 100, 0.5)
OPEN_SOCKETS = Limit("open-sockets", 200, 1.0)
# What is said over one connection.
MESSAGES = Limit("messages", 60, 0.2)

LIMITS = {
    limit.name: limit
    for limit in (
        *(GUESTS, DEVICES, TABLES, JOINING, SEATS, CHAT, RECORDS, WORKSHOP, HINTS, ANALYSES),
        *(ACTIONS, UNDOS, SNAPSHOTS, LISTS, SOCKETS, OPEN_SOCKETS, MESSAGES),
    )
}


class Limits:
    """Counts requests by asker. `others` are limits set by whoever runs the server, by name."""

    def __init__(self, limited: bool, others: Mapping[str, Limit] | None = None) -> None:
        self.limited = limited
        self._others = dict(others or {})
        # For each kind and asker: how full the bucket was, and when that was so.
        self._buckets: dict[tuple[Limit, str], tuple[float, float]] = {}
        self._places: Counter[str] = Counter()
        self._most = _MOST_BUCKETS

    def spend(self, limit: Limit, asker: str, address: str | None = None) -> None:
        """Takes a token, or refuses with the time after which there will be one. An address, where one is given, pays
        too, from a larger bucket."""
        if address is not None:
            self.spend_crowd(limit, address)
        if self.limited:
            self._take(self._others.get(limit.name, limit), asker)

    def spend_crowd(self, limit: Limit, address: str) -> None:
        """The same of what all at an address may do together."""
        if self.limited:
            self._take(self._others.get(limit.name, limit).of_crowd(), address)

    def hold(self, limit: Limit, asker: str) -> None:
        """Takes one of the places that the asker may hold at once, until it is let go; or refuses."""
        limit = self._others.get(limit.name, limit)
        if self.limited and self._places[asker] >= limit.burst:
            raise TooMany(_WAIT_FOR_A_PLACE)
        self._places[asker] += 1

    def let_go(self, asker: str) -> None:
        """Gives a place back."""
        self._places[asker] -= 1
        if not self._places[asker]:
            del self._places[asker]

    def _take(self, limit: Limit, asker: str) -> None:
        present = monotonic()
        left, since = self._buckets.get((limit, asker), (float(limit.burst), present))
        left = min(float(limit.burst), left + (present - since) / limit.seconds)
        if left < 1.0:
            raise TooMany(ceil((1.0 - left) * limit.seconds))
        if len(self._buckets) >= self._most:
            self._drop_full_buckets(present)
            # Where a crowd keeps them from filling up, not all are looked through again for each of its requests.
            self._most = max(_MOST_BUCKETS, 2 * len(self._buckets))
        self._buckets[limit, asker] = (left - 1.0, present)

    def _drop_full_buckets(self, present: float) -> None:
        """A bucket that has filled up again is as good as none."""
        self._buckets = {
            key: (left, since)
            for key, (left, since) in self._buckets.items()
            if left + (present - since) / key[0].seconds < key[0].burst
        }


def limits_of(text: str) -> dict[str, Limit]:
    """Limits as they are set: `actions=400/0.02, sockets=20/5`; a name that there is not is a ValueError."""
    found = {}
    for part in text.replace(",", " ").split():
        name, _, numbers = part.partition("=")
        burst, _, seconds = numbers.partition("/")
        limit = Limit(name, int(burst), float(seconds or LIMITS[name].seconds if name in LIMITS else 0))
        if name not in LIMITS or limit.burst < 1 or not limit.seconds > 0:
            raise ValueError(part)
        found[name] = limit
    return found
