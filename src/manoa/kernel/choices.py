"""Open actions as the rules find them, of one game or of many side by side, in vectors that stay where they are.

A list would be made anew at every decision, with an object for each action.
"""

from __future__ import annotations

from typing import final

from manoa.kernel.native import i64, u8, vec


@final
class Choices:
    """The open actions of so many games, each found after `begin` and before `close`.

    `actions` has those of a game from `game * space` on, in the order in which they were found, and `numbers` how many
    there are; `mask`, unless it is not wanted, a 1 for each.
    """

    def __init__(self, games: int, space: int, masked: bool = True) -> None:
        self.space: i64 = space
        self.actions: vec[i64] = vec[i64]([0] * (games * space))
        self.numbers: vec[i64] = vec[i64]([0] * games)
        self.mask: vec[u8] = vec[u8]([0] * (games * space if masked else 0))
        self._masked = masked
        self._first: i64 = 0
        self._end: i64 = 0

    def begin(self, game: i64) -> None:
        """What is found next is open in this game, and nothing that was found before."""
        self._first = game * self.space
        self._end = self._first + self.numbers[game]
        self.back_to(0)

    def append(self, action: i64) -> None:
        """One more action that is open."""
        end: i64 = self._end
        self.actions[end] = action
        self._end = end + 1
        if self._masked:
            self.mask[self._first + action] = 1

    def count(self) -> i64:
        """How many were found so far."""
        return self._end - self._first

    def back_to(self, count: i64) -> None:
        """Takes back what was found after the first so many."""
        end: i64 = self._first + count
        if self._masked:
            place: i64 = end
            while place < self._end:
                self.mask[self._first + self.actions[place]] = 0
                place += 1
        self._end = end

    def close(self, game: i64) -> None:
        """All that is open in the game has been found."""
        self.numbers[game] = self._end - self._first

    def listed(self) -> list[int]:
        """What was found, as a list."""
        count: i64 = self._end - self._first
        found = [0] * int(count)
        place: i64 = 0
        while place < count:
            found[place] = int(self.actions[self._first + place])
            place += 1
        return found


@final
class Scratch:
    """Choices of one game at a time, made once and used again and again."""

    def __init__(self, space: int) -> None:
        self._space = space
        self._free: Choices | None = None

    def take(self) -> Choices:
        """Choices without anything found. Whoever asks while they are in use gets others."""
        found = self._free
        if found is None:
            found = Choices(1, self._space, masked=False)
        self._free = None
        found.begin(0)
        return found

    def listed(self, found: Choices) -> list[int]:
        """What was found in choices that were taken, which are free again."""
        result = found.listed()
        self._free = found
        return result
