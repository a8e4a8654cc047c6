"""What a seat may know of a position, as numbers for a learner: a byte each, always in the same places.

A game tells an observer the same things in the same order every time (`Game.tell_observer`). One that names them gives
the layout in words; one that writes them keeps the numbers of one game, or of many side by side. What has not changed
since it was told last is not written again, so that a look after every decision costs little.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from manoa.kernel.native import i64, u8, vec

# What nothing that a game tells ever is: a place that was not written yet. Its low bits are those of the numbers, which
# begin as 0.
_UNTOLD: Final = -(1 << 63)
_MOST: Final = 255
# All bits below one, for each. A table and not a shift: mypyc turns a constant's shift into one of 32 bits.
_BELOW: Final[vec[i64]] = vec[i64]([(1 << bit) - 1 for bit in range(63)])


@final
class Observer:
    """The numbers of so many games, or, for none, the names of the numbers."""

    def __init__(self, games: int = 0, size: int = 0, things: int = 0) -> None:
        self.naming = games == 0
        self.games: i64 = games
        self.names: list[str] = []
        self.size: i64 = size
        # How many things a game tells: each fills one number or several.
        self.things: i64 = things
        # The numbers, `size` for each game; and the things that they were written for.
        self.numbers: vec[u8] = vec[u8]([0] * (games * size))
        self._told: vec[i64] = vec[i64]([_UNTOLD] * (games * things))
        self._at: i64 = 0
        self._thing: i64 = 0
        self._part: i64 = 0  # where the part that is being told is noted, and where what it tells is
        self._part_end: i64 = 0
        self._part_at: i64 = 0
        self._of = ""

    def named(self) -> int:
        """How many things were named."""
        return int(self._thing)

    def begin(self, game: i64) -> None:
        """What is told next is about this game."""
        self._at = game * self.size
        self._thing = game * self.things

    def about(self, whom: str) -> None:
        """What is named next belongs to somebody or something."""
        self._of = f"{whom} " if whom else ""

    def same(self, cells: vec[i64], first: i64, number: i64, key: i64, sure: bool = False) -> bool:
        """Whether a part of what is told is as it was: it follows from so many cells and a key. If it is, it is passed
        over as a whole; if not, it is told, and `whole` says where it ends. A part has no parts. Where one is sure that
        it follows from the key alone, the cells are not looked at."""
        # The key, how many numbers and things the part has, and its cells.
        thing: i64 = self._thing
        place: i64 = thing + 3
        end: i64 = place + number
        self._thing = end
        if self.naming:
            return False
        told = self._told
        if told[thing] == key:
            at: i64 = first
            if sure:
                place = end
            while place < end and told[place] == cells[at]:
                place += 1
                at += 1
            if place == end:
                self._thing = end + told[thing + 2]
                self._at += told[thing + 1]
                return True
            first = at
        told[thing] = key
        while place < end:
            told[place] = cells[first]
            place += 1
            first += 1
        self._part = thing
        self._part_end = end
        self._part_at = self._at
        return False

    def whole(self) -> None:
        """A part that was not the same has been told."""
        if not self.naming:
            self._told[self._part + 1] = self._at - self._part_at
            self._told[self._part + 2] = self._thing - self._part_end

    def number(self, name: str, value: i64) -> None:
        """A number from 0 to 255; what is more counts as 255."""
        if self.naming:
            self.name([name])
            return
        thing: i64 = self._thing
        at: i64 = self._at
        self._thing = thing + 1
        self._at = at + 1
        if self._told[thing] != value:
            self._told[thing] = value
            self._write(at, value)

    def one_of(self, name: str, value: i64, words: Sequence[str], number: i64) -> None:
        """One of so many words: a number for each, 1 for the one that it is. None of them is less than 0."""
        if self.naming:
            self.name([f"{name} {word}" for word in words])
            return
        thing: i64 = self._thing
        at: i64 = self._at
        self._thing = thing + 1
        self._at = at + number
        before: i64 = self._told[thing]
        if before != value:
            self._told[thing] = value
            if before >= 0 and before < number:
                self.numbers[at + before] = 0
            if value >= 0 and value < number:
                self.numbers[at + value] = 1

    def counts(self, name: str, packed: i64, bits: i64, words: Sequence[str], number: i64) -> None:
        """So many counts in one word of the machine, each of so many bits, at most 8, the first lowest."""
        if self.naming:
            self.name([f"{name} {word}" for word in words])
            return
        thing: i64 = self._thing
        place: i64 = self._at
        self._thing = thing + 1
        self._at = place + number
        told = self._told
        other: i64 = packed ^ told[thing]
        if other != 0:
            told[thing] = packed
            # Only counts that are others are written; four alike are passed over at once.
            mask: i64 = _BELOW[bits]
            four: i64 = 4 * bits
            wide: i64 = _BELOW[four]
            numbers = self.numbers
            end: i64 = place + number
            while other != 0 and place < end:
                if other & wide == 0:
                    packed >>= four
                    other >>= four
                    place += 4
                    continue
                if other & mask != 0:
                    numbers[place] = u8(packed & mask)
                packed >>= bits
                other >>= bits
                place += 1

    def cells(self, name: str, cells: vec[i64], first: i64, words: Sequence[str], number: i64, plus: i64) -> None:
        """So many cells of a vector, each with something added so that none is less than 0."""
        if self.naming:
            for word in words:
                self.name([f"{name} {word}"])
            return
        thing: i64 = self._thing
        end: i64 = thing + number
        at: i64 = self._at
        self._thing = end
        self._at = at + number
        told = self._told
        while thing < end:
            value: i64 = cells[first]
            if told[thing] != value:
                told[thing] = value
                self._write(at, value + plus)
            thing += 1
            first += 1
            at += 1

    def changed(self, value: i64) -> bool:
        """Whether the next thing is another than it was when it was told last. If it is, `put` writes its numbers one
        by one; if not, `skip` leaves them."""
        thing: i64 = self._thing
        self._thing = thing + 1
        if self._told[thing] == value:
            return False
        self._told[thing] = value
        return True

    def put(self, value: i64) -> None:
        """Writes the next number of a thing."""
        self._write(self._at, value)
        self._at += 1

    def skip(self, number: i64) -> None:
        """Leaves so many numbers as they are."""
        self._at += number

    def name(self, names: Sequence[str]) -> None:
        """Names the numbers of one thing."""
        for name in names:
            self.names.append(self._of + name)
        self._thing += 1

    def _write(self, place: i64, value: i64) -> None:
        if value > _MOST:
            value = _MOST
        elif value < 0:
            value = 0
        self.numbers[place] = u8(value)
