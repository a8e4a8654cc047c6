"""Chance laid out beforehand: what an action can bring is found by playing it with every way the lots can fall.

A way is the numbers that were drawn, in order. Ways that lead to the same position are one outcome. For each outcome
there is a word from which chance draws one of its ways: `apply` with it brings that outcome about.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from manoa.kernel import splitmix
from manoa.kernel.errors import BadOption
from manoa.kernel.native import i64

MOST_WAYS: Final = 2000
"""Ways that are followed unless the caller says otherwise: some tenths of a second."""


class NoneLeft(Exception):
    """A game wants one more number than it was given."""


class Lots:
    """The numbers that a game is to draw, instead of random ones. Where they end, the first of all is drawn, unless
    they were given.

    It follows one way after the other, but not more than `most`: a draw that is repeated until something happens has no
    end of ways.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._followed = 1
        self._given = False
        self.drawn: list[int] = []
        # Among how many each of them was drawn.
        self.limits: list[int] = []

    def give(self, numbers: Sequence[int]) -> None:
        """These are drawn, and no others."""
        self._given = True
        self.drawn.extend(numbers)

    def draw(self, limit: i64) -> i64:
        """The next number in 0..limit-1."""
        number = len(self.limits)
        self.limits.append(limit)
        if self._given:
            return self._next_given(number, limit)
        # Each number that could be drawn instead is at least one way more.
        if sum(self.limits) - number > self._most:
            raise self._too_many()
        if number == len(self.drawn):
            self.drawn.append(0)
        return self.drawn[number]

    def _next_given(self, number: int, limit: i64) -> i64:
        if number == len(self.drawn):
            raise NoneLeft
        drawn = self.drawn[number]
        if not 0 <= drawn < limit:
            raise BadOption("error-option-number", option="drawn", value=str(drawn), least=0, most=int(limit) - 1)
        return drawn

    def chance(self) -> Fraction:
        """How likely it is that the lots fall this way."""
        ways = 1
        for limit in self.limits:
            ways *= limit
        return Fraction(1, ways)

    def turn(self) -> bool:
        """Goes on to the next way; False when all have been seen."""
        while self.limits and self.drawn[-1] + 1 == self.limits[-1]:
            self.drawn.pop()
            self.limits.pop()
        if not self.limits:
            return False
        self._followed += 1
        if self._followed > self._most:
            raise self._too_many()
        self.drawn[-1] += 1
        self.limits.clear()
        return True

    def _too_many(self) -> BadOption:
        return BadOption("error-chance-large", most=self._most)


class Ways:
    """The ways that were seen, and the outcome of each."""

    def __init__(self) -> None:
        # Among how many is drawn after what was drawn before; and, where nothing more is drawn, what comes of it.
        self._limits: dict[tuple[int, ...], int] = {}
        self._outcomes: dict[tuple[int, ...], int] = {}

    def add(self, lots: Lots, outcome: int) -> None:
        """Notes where a way leads."""
        for number, limit in enumerate(lots.limits):
            self._limits[tuple(lots.drawn[:number])] = limit
        self._outcomes[tuple(lots.drawn)] = outcome

    def words(self, outcomes: int) -> list[int]:
        """For each outcome the lowest word from which chance brings it about."""
        found: dict[int, int] = {}
        word = 0
        while len(found) < outcomes:
            state = splitmix.signed(word)
            drawn: tuple[int, ...] = ()
            while drawn in self._limits:
                state = splitmix.advance(state)
                number: int = splitmix.below(state, self._limits[drawn])
                drawn += (number,)
            found.setdefault(self._outcomes[drawn], word)
            word += 1
        return [found[outcome] for outcome in range(outcomes)]
