"""A bounded cache: things that are costly to make and cheap to make again, by what they are made of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

Made = TypeVar("Made")


class Cache(Generic[Made]):
    """The things that were asked for last, at most so many."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._made: dict[object, Made] = {}

    def get(self, key: object, make: Callable[[], Made]) -> Made:
        """What belongs to a key: kept, or made now. What was asked for longest ago makes room."""
        found = self._made.pop(key, None)
        if found is None:
            found = make()
            if len(self._made) >= self._most:
                del self._made[next(iter(self._made))]
        # A dict keeps the order in which keys came: the last one asked for is the last.
        self._made[key] = found
        return found
