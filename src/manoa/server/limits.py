"""Rate limits: a bucket of tokens for each asker and each costly kind of request.

They are kept in memory. A restart fills all buckets, which does no harm.
"""

from __future__ import annotations

from math import ceil
from time import monotonic
from typing import NamedTuple

from manoa.server.refusals import TooMany

_MOST_BUCKETS = 20_000


class Limit(NamedTuple):
    """At most `burst` at once, and then one every `seconds`."""

    burst: int
    seconds: float


GUESTS = Limit(20, 6.0)
TABLES = Limit(12, 10.0)
# Also what keeps an invite from being guessed, beside its length.
JOINING = Limit(20, 3.0)
CHAT = Limit(10, 2.0)
RECORDS = Limit(10, 10.0)
HINTS = Limit(20, 2.0)


class Limits:
    """Counts requests by asker."""

    def __init__(self, limited: bool) -> None:
        self.limited = limited
        # For each kind and asker: how full the bucket was, and when that was so.
        self._buckets: dict[tuple[Limit, str], tuple[float, float]] = {}

    def spend(self, limit: Limit, asker: str) -> None:
        """Takes a token, or refuses with the time after which there will be one."""
        if not self.limited:
            return
        present = monotonic()
        left, since = self._buckets.get((limit, asker), (float(limit.burst), present))
        left = min(float(limit.burst), left + (present - since) / limit.seconds)
        if left < 1.0:
            raise TooMany(ceil((1.0 - left) * limit.seconds))
        if len(self._buckets) >= _MOST_BUCKETS:
            self._drop_full_buckets(present)
        self._buckets[limit, asker] = (left - 1.0, present)

    def _drop_full_buckets(self, present: float) -> None:
        """A bucket that has filled up again is as good as none."""
        self._buckets = {
            key: (left, since)
            for key, (left, since) in self._buckets.items()
            if left + (present - since) / key[0].seconds < key[0].burst
        }
