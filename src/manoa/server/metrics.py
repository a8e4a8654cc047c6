"""Figures about a running server, in the text form that Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from time import perf_counter
from typing import NamedTuple

# Seconds: from what nobody notices to what everybody does.
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8"


# A head, and the lines under it.
Family = tuple[str, list[str]]


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
    """All that is counted in one process; `worker`, where there are several, is told with each figure."""

    def __init__(self, worker: int | None = None) -> None:
        self._labels = [] if worker is None else [f'worker="{worker}"']
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

    def families(self) -> list[Family]:
        """All figures, each with its head."""
        own = self._labels
        requests = [
            _sample("manoa_requests_total", [*own, f'method="{method}"', _route(route), f'status="{status}"'], number)
            for (method, route, status), number in sorted(self.requests.items())
        ]
        times = [
            line
            for route, spread in sorted(self.request_times.items())
            for line in _spread("manoa_request_seconds", spread, [*own, _route(route)])
        ]
        entries = [
            _sample("manoa_entries_total", [*own, f'kind="{kind}"'], number)
            for kind, number in sorted(self.entries.items())
        ]
        return [
            (_head("manoa_requests_total", "counter", "HTTP requests answered."), requests),
            (_head("manoa_request_seconds", "histogram", "Time to answer an HTTP request."), times),
            (_head("manoa_entries_total", "counter", "Decisions and undos stored."), entries),
            (
                _head("manoa_store_seconds", "histogram", "Time to store a decision or an undo."),
                _spread("manoa_store_seconds", self.store_times, own),
            ),
            (
                _head("manoa_bot_thought_seconds", "histogram", "Time that bots took to think."),
                _spread("manoa_bot_thought_seconds", self.thoughts, own),
            ),
            *(
                (_head(gauge.name, gauge.kind, gauge.about), [_sample(gauge.name, own, f"{gauge.read():g}")])
                for gauge in self.gauges
            ),
        ]


def text_of(processes: Iterable[Iterable[Family]]) -> str:
    """The figures of one process or several, those with one head together."""
    samples: dict[str, list[str]] = {}
    for families in processes:
        for head, lines in families:
            samples.setdefault(head, []).extend(lines)
    return "".join(f"{line}\n" for head, lines in samples.items() for line in (head, *lines))


def _head(name: str, kind: str, about: str) -> str:
    return f"# HELP {name} {about}\n# TYPE {name} {kind}"


def _sample(name: str, labels: Sequence[str], value: object) -> str:
    return f"{name}{{{','.join(labels)}}} {value}" if labels else f"{name} {value}"


def _spread(name: str, spread: Spread, labels: Sequence[str]) -> list[str]:
    lines, below = [], 0
    for bound, number in zip((*map(str, BOUNDS), "+Inf"), spread.counts, strict=True):
        below += number
        lines.append(_sample(f"{name}_bucket", [*labels, f'le="{bound}"'], below))
    return [*lines, _sample(f"{name}_sum", labels, f"{spread.total:.6f}"), _sample(f"{name}_count", labels, below)]


def _route(route: str) -> str:
    return f'route="{_quoted(route)}"'


def _quoted(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
