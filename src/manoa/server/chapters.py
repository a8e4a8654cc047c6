"""Chapters: stretches of a table's past that nobody can change any more.

A table opens from the end of its last chapter instead of replaying all entries, and finds older moves, positions and
events in them. They say nothing that the entries don't: one that is missing or unreadable is made again from these.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any, NamedTuple

import orjson

from manoa.kernel import registry
from manoa.kernel.errors import ManoaError
from manoa.kernel.game import Game
from manoa.server.jsons import to_json

# Actions in a chapter, at least. It can end only where nothing before can be taken back, and a longer stretch without
# such a point is divided afterwards.
EVERY = 64

Action = tuple[int, int | None]


class Unreadable(Exception):
    """A chapter is missing, or is not what was once written."""


class Chapter(NamedTuple):
    """A chapter as it is stored: how many actions and entries there were at its end, the rules by which they were
    played, how the table stood then, and the actions and events that belong to it."""

    moves: int
    ply: int
    version: int
    state: bytes
    actions: bytes
    log: bytes


class State(NamedTuple):
    """How a table stood at the end of a chapter (see `Table` for the meaning of the rest)."""

    position: dict[str, Any]
    decided: int
    resettled: dict[int, int]

    def game(self, version: int) -> Game:
        """The position, to be played on by these rules."""
        try:
            game = registry.load(self.position)
        except (ManoaError, ValueError, TypeError, KeyError, IndexError, AttributeError) as broken:
            raise Unreadable from broken
        if game.version != version:
            raise Unreadable
        return game


def pack_state(state: State) -> bytes:
    """A state as it is stored."""
    return _pack([state.position, state.decided, sorted(state.resettled.items())])


def unpack_state(stored: bytes) -> State:
    """A state as it was stored."""
    try:
        position, decided, resettled = _unpack(stored)
        return State(position, int(decided), {int(move): int(settled) for move, settled in resettled})
    except (ValueError, TypeError) as broken:
        raise Unreadable from broken


def pack_actions(actions: Sequence[Action]) -> bytes:
    """Actions as they are stored."""
    return _pack(actions)


def unpack_actions(stored: bytes) -> list[Action]:
    """Actions as they were stored."""
    try:
        return [(int(action), None if word is None else int(word)) for action, word in _unpack(stored)]
    except (ValueError, TypeError) as broken:
        raise Unreadable from broken


def pack_log(events: Sequence[bytes]) -> bytes:
    """The events of actions, already in JSON, as they are stored: a line for each action."""
    return zlib.compress(b"\n".join(events))


def unpack_log(stored: bytes) -> list[bytes]:
    """The events of actions as they were stored."""
    try:
        return zlib.decompress(stored).split(b"\n")
    except (zlib.error, TypeError) as broken:
        raise Unreadable from broken


def _pack(content: object) -> bytes:
    return zlib.compress(to_json(content))


def _unpack(stored: bytes) -> Any:
    try:
        return orjson.loads(zlib.decompress(stored))
    except zlib.error as broken:
        raise Unreadable from broken
