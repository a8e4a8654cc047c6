"""Where each card takes a pawn on the way home, looked up at once: what makes the quick play of `dash.py` quick.

A ground belongs to a board with some blockades standing and to a deck, whose journey says which way is home. It finds
things out when they are first asked for, and keeps them.
"""

from __future__ import annotations

from typing import Final

from manoa.games.eldorado import components, zone
from manoa.games.eldorado.bags import Bag
from manoa.games.eldorado.board import Board
from manoa.games.eldorado.strategy.journey import FAR, Journey, steps_of
from manoa.kernel.native import i64, vec

# Where a use of cards leads, as one number: the space, and above it 1 + the joint whose blockade was removed, or 0.
End = i64
JOINT: Final = 4096
# For a payment there stands above that how many cards it takes, and whether they are lost.
CARDS: Final = JOINT * 16
CAMP: Final = CARDS * 16

# For each symbol and value, how much of it lies on the way; then what all payments in cards cost.
NEEDS: Final = 13

_UNKNOWN: Final = -1
NONE: Final = -2


class Ground(Journey):
    """What lies before the pawns of a seat."""

    def __init__(self, board: Board, deck: Bag, cells: vec[i64], hoped: i64, rubble: i64) -> None:
        self.hoped = hoped  # steps that the deck may still come by, in hundredths of those that one card makes
        self.rubble = rubble  # what paying with a card costs
        super().__init__(board, deck, cells)
        self.board = board
        self.cells = cells
        number: i64 = len(board.spaces)
        blank = _unknown(number * 21)
        self._ends = blank
        self._payments = blank[:number]
        self._leads = blank[:number]
        self._needs = blank[: number * NEEDS]
        self._opened: list[Ground | None] = [None] * components.BLOCKADES

    def _price(self, deck: Bag) -> None:
        super()._price(deck)
        steps = steps_of(deck)
        at: i64 = 0
        while at < 12:
            self.prices[at] = (self.cards + 1) * 10_000 // (steps[at] + self.hoped)
            at += 1

    def price(self, terrain: i64, value: i64) -> i64:
        return value * self.rubble if terrain == components.RUBBLE else super().price(terrain, value)

    def opened(self, joint: i64) -> Ground:
        """The same without the blockade on a joint."""
        found = self._opened[joint]
        if found is None:
            cells = self.cells[:]
            cells[zone.STANDING + joint] = 0
            found = Ground(self.board, self.deck, cells, self.hoped, self.rubble)
            self._opened[joint] = found
        return found

    def left(self, end: End) -> i64:
        """The cost that is left after a use of cards."""
        joint = end // JOINT % 16
        if joint == 0:
            return self.cost[end % JOINT]
        return self.opened(joint - 1).cost[end % JOINT]

    def end(self, space: i64, symbol: i64, power: i64) -> End:
        """How far so much of a symbol takes a pawn; the space where it stands if nowhere."""
        place = space * 21 + symbol * 7 + power
        known = self._ends[place]
        if known == _UNKNOWN:
            known = self._find_end(space, symbol, power)
            self._ends[place] = known
        return known

    def _find_end(self, space: i64, symbol: i64, power: i64) -> End:
        board = self.board
        best: End = space
        least = self.cost[space]
        direction: i64 = 0
        while direction < 6:
            beyond = board.next[space * 6 + direction]
            joint = board.edge[space * 6 + direction]
            found: End = NONE
            if beyond < 0:
                pass
            elif joint >= 0 and self.cells[zone.STANDING + joint] > 0:
                number = self.cells[zone.STANDING + joint]
                value = components.BLOCKADE_VALUE[number]
                if components.BLOCKADE_TERRAIN[number] == symbol and value <= power:
                    further = space
                    if power > value:
                        further = self.opened(joint).end(space, symbol, power - value)
                    found = (further if further < JOINT else space) + (joint + 1) * JOINT
            elif (
                board.terrain[beyond] == symbol
                and board.value[beyond] <= power
                and self.cost[beyond] < self.cost[space]
            ):
                found = beyond
                if power > board.value[beyond] and self.cost[beyond] > 0:
                    found = self.end(beyond, symbol, power - board.value[beyond])
            if found >= 0:
                left = self.left(found)
                if left < least:
                    least = left
                    best = found
            direction += 1
        return best

    def lead(self, space: i64) -> End:
        """Where the Native leads a pawn."""
        known = self._leads[space]
        if known == _UNKNOWN:
            known = self._find_lead(space)
            self._leads[space] = known
        return known

    def _find_lead(self, space: i64) -> End:
        board = self.board
        best: End = space
        least = self.cost[space]
        direction: i64 = 0
        while direction < 6:
            beyond = board.next[space * 6 + direction]
            joint = board.edge[space * 6 + direction]
            if beyond >= 0:
                found: End = beyond
                if joint >= 0 and self.cells[zone.STANDING + joint] > 0:
                    found = space + (joint + 1) * JOINT
                left = self.left(found)
                if left < least:
                    least = left
                    best = found
            direction += 1
        return best

    def payment(self, space: i64) -> i64:
        """What paying with cards is best for, NONE for nothing."""
        known = self._payments[space]
        if known == _UNKNOWN:
            known = self._find_payment(space)
            self._payments[space] = known
        return known

    def _find_payment(self, space: i64) -> i64:
        board = self.board
        best: i64 = NONE
        least = self.cost[space]
        direction: i64 = 0
        while direction < 6:
            beyond = board.next[space * 6 + direction]
            joint = board.edge[space * 6 + direction]
            found: i64 = NONE
            if beyond < 0:
                pass
            elif joint >= 0 and self.cells[zone.STANDING + joint] > 0:
                number = self.cells[zone.STANDING + joint]
                if components.BLOCKADE_TERRAIN[number] == components.RUBBLE:
                    found = space + (joint + 1) * JOINT + components.BLOCKADE_VALUE[number] * CARDS
            elif board.terrain[beyond] == components.RUBBLE:
                found = beyond + board.value[beyond] * CARDS
            elif board.terrain[beyond] == components.CAMP:
                found = beyond + board.value[beyond] * CARDS + CAMP
            if found >= 0:
                left = self.left(found % CARDS)
                if left < least:
                    least = left
                    best = found
            direction += 1
        return best

    def needs(self, space: i64, into: vec[i64]) -> None:
        """Adds what lies on the way home from a space."""
        if self._needs[space * NEEDS] == _UNKNOWN:
            self._find_needs(space)
        at: i64 = 0
        while at < NEEDS:
            into[at] += self._needs[space * NEEDS + at]
            at += 1

    def _find_needs(self, space: i64) -> None:
        board = self.board
        here = space * NEEDS
        at: i64 = 0
        while at < NEEDS:
            self._needs[here + at] = 0
            at += 1
        if self.cost[space] <= 0:
            return
        best: i64 = -1
        least: i64 = FAR
        over: i64 = 0
        direction: i64 = 0
        while direction < 6:
            beyond = board.next[space * 6 + direction]
            if beyond >= 0 and self.cost[beyond] < self.cost[space]:
                joint = board.edge[space * 6 + direction]
                blockade: i64 = 0
                cost: i64 = self.cost[beyond] + self.price(board.terrain[beyond], board.value[beyond])
                if joint >= 0 and self.cells[zone.STANDING + joint] > 0:
                    blockade = self.cells[zone.STANDING + joint]
                    cost += self.price(components.BLOCKADE_TERRAIN[blockade], components.BLOCKADE_VALUE[blockade])
                if cost < least:
                    least = cost
                    best = beyond
                    over = blockade
            direction += 1
        if best < 0:
            return
        if self._needs[best * NEEDS] == _UNKNOWN:
            self._find_needs(best)
        at = 0
        while at < NEEDS:
            self._needs[here + at] = self._needs[best * NEEDS + at]
            at += 1
        self._need(here, board.terrain[best], board.value[best])
        if over > 0:
            self._need(here, components.BLOCKADE_TERRAIN[over], components.BLOCKADE_VALUE[over])

    def _need(self, here: i64, terrain: i64, value: i64) -> None:
        if terrain < 3:
            self._needs[here + terrain * 4 + value - 1] += 1
        else:
            self._needs[here + 12] += self.price(terrain, value)


_blank: list[vec[i64]] = [vec[i64]([_UNKNOWN])]


def _unknown(number: i64) -> vec[i64]:
    """So many entries of which nothing is known yet."""
    while len(_blank[0]) < number:
        _blank[0] = vec[i64]([_UNKNOWN] * int(2 * number))
    return _blank[0][:number]
