"""Figures about a running server, in the text form that Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import NamedTuple

# Seconds: from what nobody notices to what everybody does.
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Spread:
    """How long something took: how often, in all, and how often at most so many seconds."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        """It took so long once more."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds


class Gauge(NamedTuple):
    """Something that is read when it is asked for."""

    name: str
    about: str
    read: Callable[[], float]
    kind: str = "gauge"


class Metrics:
    """All that is counted in one process."""

    def __init__(self) -> None:
        # By method, route and status.
        self.requests: Counter[tuple[str, str, int]] = Counter()
        self.request_times: dict[str, Spread] = {}
        # By kind of entry (action, undo), each stored before it was acknowledged.
        self.entries: Counter[str] = Counter()
        self.store_times = Spread()
        self.thoughts = Spread()
        self.gauges: list[Gauge] = []

    def add_request(self, method: str, route: str, status: int, seconds: float) -> None:
        """A request was answered."""
        self.requests[method, route, status] += 1
        self.request_times.setdefault(route, Spread()).add(seconds)

    @contextmanager
    def storing(self, kind: str) -> Iterator[None]:
        """An entry is stored in this block."""
        began = perf_counter()
        yield
        self.entries[kind] += 1
        self.store_times.add(perf_counter() - began)

    @contextmanager
    def thinking(self) -> Iterator[None]:
        """A bot thinks in this block, well or badly."""
        began = perf_counter()
        try:
            yield
        finally:
            self.thoughts.add(perf_counter() - began)

    def text(self) -> str:
        """All figures."""
        return "\n".join(self._lines()) + "\n"

    def _lines(self) -> Iterator[str]:
        yield from _head("manoa_requests_total", "counter", "HTTP requests answered.")
        for (method, route, status), number in sorted(self.requests.items()):
            yield f'manoa_requests_total{{method="{method}",route="{_quoted(route)}",status="{status}"}} {number}'
        yield from _head("manoa_request_seconds", "histogram", "Time to answer an HTTP request.")
        for route, spread in sorted(self.request_times.items()):
            yield from _spread("manoa_request_seconds", spread, f'route="{_quoted(route)}"')
        yield from _head("manoa_entries_total", "counter", "Decisions and undos stored.")
        for kind, number in sorted(self.entries.items()):
            yield f'manoa_entries_total{{kind="{kind}"}} {number}'
        yield from _head("manoa_store_seconds", "histogram", "Time to store a decision or an undo.")
        yield from _spread("manoa_store_seconds", self.store_times)
        yield from _head("manoa_bot_thought_seconds", "histogram", "Time that bots took to think.")
        yield from _spread("manoa_bot_thought_seconds", self.thoughts)
        for gauge in self.gauges:
            yield from _head(gauge.name, gauge.kind, gauge.about)
            yield f"{gauge.name} {gauge.read():g}"


def _head(name: str, kind: str, about: str) -> Iterator[str]:
    yield f"# HELP {name} {about}"
    yield f"# TYPE {name} {kind}"


def _spread(name: str, spread: Spread, label: str = "") -> Iterator[str]:
    below = 0
    for bound, number in zip((*map(str, BOUNDS), "+Inf"), spread.counts, strict=True):
        below += number
        yield f'{name}_bucket{{{label}{"," if label else ""}le="{bound}"}} {below}'
    labels = f"{{{label}}}" if label else ""
    yield f"{name}_sum{labels} {spread.total:.6f}"
    yield f"{name}_count{labels} {below}"


def _quoted(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
