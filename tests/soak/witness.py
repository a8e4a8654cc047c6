"""What was shown to whom, what was sent and what was acknowledged: all that is later compared with the record."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from typing import Any, NamedTuple

import orjson

from manoa.server.database import ACTION

Data = dict[str, Any]

# In place of a seat, for those who only watch.
SPECTATOR = -1


class Acknowledged(NamedTuple):
    """A decision or an undo that was answered with the position after it."""

    table: str
    ply: int
    kind: str
    seat: int
    action: int


class Shown(NamedTuple):
    """A position that was shown to somebody, as digests: what could be seen and done, and all that had happened."""

    now: bytes
    log: bytes


class Witness:
    """Collects it, and notes at once what can't be right whatever the record says."""

    def __init__(self) -> None:
        self.acknowledged: list[Acknowledged] = []
        self.made: set[str] = set()
        self.said: set[tuple[str, str]] = set()
        # Tables with their plies and seats.
        self.shown: dict[str, dict[tuple[int, int], Shown]] = {}
        # Decisions that were sent, however often: tables with (seat, action) and the plies at which they were made.
        self.sent: dict[str, dict[tuple[int, int], set[int]]] = {}
        self.wrong: list[str] = []
        self.answers: Counter[str] = Counter()

    def sends(self, table: str, seat: int, ply: int, action: int) -> None:
        """Somebody is about to send a decision."""
        self.sent.setdefault(table, {}).setdefault((seat, action), set()).add(ply)

    def acknowledges(self, table: str, kind: str, seat: int, action: int, answer: Data) -> None:
        """A decision was answered."""
        self.acknowledged.append(Acknowledged(table, answer["ply"], kind, seat, action if kind == ACTION else 0))

    def shows(self, table: str, snapshot: Data, log: list[bytes]) -> None:
        """Somebody sees a position, and has heard of all that happened before."""
        seat = SPECTATOR if snapshot["seat"] is None else snapshot["seat"]
        seen = Shown(digest_now(snapshot), digest_log(log))
        known = self.shown.setdefault(table, {}).setdefault((snapshot["ply"], seat), seen)
        if known != seen:
            what = "log" if known.now == seen.now else "position"
            self.wrong.append(f"table {table}: seat {seat} saw two kinds of {what} at ply {snapshot['ply']}")


def digest_now(snapshot: Data) -> bytes:
    """What can be seen and done in a position, but for the map, which is sent once."""
    view = {key: value for key, value in snapshot["view"].items() if key != "map"}
    return digest([view, *(snapshot[part] for part in ("moves", "choices", "wishes", "closed", "undo"))])


def digest_log(log: list[bytes]) -> bytes:
    """A log, of which each move is a digest already."""
    return blake2b(b"".join(log), digest_size=16).digest()


def digest(content: Any) -> bytes:
    """Anything that is JSON."""
    return blake2b(orjson.dumps(content, option=orjson.OPT_SORT_KEYS), digest_size=16).digest()
