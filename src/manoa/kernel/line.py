"""A line of play: a position, the actions that led to it, and the way back as far as one may go."""

from __future__ import annotations

from operator import index
from typing import SupportsIndex

from manoa.kernel.errors import UndoRefused
from manoa.kernel.game import Game

# Positions that are kept of a stretch that can be taken back. Of a longer stretch every second one is dropped, again
# and again; any other is some actions away from one that is kept.
_MOST_KEPT = 64


class Line:
    """A position and the way it came about. `game` is the position now; `play` and the undos are the ways to change it.

    A line may be taken up after `earlier` actions that are kept elsewhere, at a point past which nobody can go back.
    """

    def __init__(self, game: Game, earlier: int = 0) -> None:
        self.game = game
        self.earlier = earlier
        self.actions: list[tuple[int, int | None]] = []
        self.settle()

    def settle(self) -> None:
        """Nothing that was played until now can be taken back any more."""
        # How many actions there have been since then: the stretch that can be taken back.
        self._length = 0
        # Which of them were decisions. The others are wishes of seats that did not decide: taking back passes over
        # them, and they stand.
        self._decisions: list[int] = []
        # The seat and the turn of each decision.
        self._deciders: list[tuple[int, int]] = []
        # The positions before every so many actions.
        self._kept: list[Game] = []
        self._every = 1

    def play(self, action: SupportsIndex, word: SupportsIndex | None = None) -> None:
        """Applies an action and keeps it. An illegal one raises and leaves the line as it was."""
        before = self.game.copy() if self._length % self._every == 0 else None
        decider = (self.game.current_player, int(self.game.turn))
        self.game.apply(action, word)
        self.actions.append((index(action), None if word is None else index(word)))
        if self.game.revealed:
            self.settle()
            return
        if not self.game.aside:
            # Most decisions of a stretch share these two numbers, and then the pair as well.
            same = bool(self._deciders) and self._deciders[-1] == decider
            self._deciders.append(self._deciders[-1] if same else decider)
            self._decisions.append(self._length)
        self._length += 1
        if before is not None:
            self._kept.append(before)
            if len(self._kept) > _MOST_KEPT:
                del self._kept[1::2]
                self._every *= 2

    # Back ---------------------------------------------------------------------------------------------------------

    @property
    def settled(self) -> int:
        """How many actions, with the earlier ones, can never be taken back."""
        return self.earlier + len(self.actions) - self._length

    @property
    def kept(self) -> int:
        """How many positions are kept beside the one of now."""
        return len(self._kept)

    def forget(self, count: int) -> None:
        """Lets go of the first actions, settled ones, which are kept elsewhere from now on."""
        if count > len(self.actions) - self._length:
            raise IndexError(count)
        del self.actions[:count]
        self.earlier += count

    def recent(self, moves: int) -> Game:
        """The position after that many actions, counted with the earlier ones: any that is not behind the settled
        ones."""
        place = moves - self.settled
        if not 0 <= place <= self._length:
            raise IndexError(moves)
        if place == self._length:
            return self.game.copy()
        kept = place // self._every
        game = self._kept[kept].copy()
        first = len(self.actions) - self._length
        for action, word in self.actions[first + kept * self._every : first + place]:
            game.apply(action, word)
        return game

    def can_undo(self, seat: int | None = None) -> bool:
        """Whether the last decision can be taken back (by that seat, if one is named)."""
        return bool(self._decisions) and (seat is None or self._deciders[-1][0] == seat)

    def undo(self, seat: int | None = None) -> None:
        """Takes back the last decision; never past chance, hidden knowledge or, with a seat, another's decision.

        What others wished since then they still wish.
        """
        if not self._decisions:
            played = self.earlier or self.actions
            raise UndoRefused("error-undo-revealed" if played else "error-undo-nothing")
        if not self.can_undo(seat):
            raise UndoRefused("error-undo-other-player")
        self._go_back(1)

    def undo_last(self, count: int) -> None:
        """Takes back that many decisions, whoever's they are: the same as that many times `undo`."""
        while count > 0:
            if not self._decisions:
                self.undo()
            count -= self._go_back(count)

    def undo_turn(self, seat: int | None = None) -> int:
        """Takes back to the start of the turn, or as far as one may. Returns how many actions were taken back."""
        self.undo(seat)
        taken, decider = 1, (self.game.current_player, int(self.game.turn))
        while self._deciders and self._deciders[-1] == decider:
            same = 1
            while same < len(self._deciders) and self._deciders[-1 - same] == decider:
                same += 1
            taken += self._go_back(same)
        return taken

    def _go_back(self, most: int) -> int:
        """Takes back at least one decision and up to so many, if nothing but decisions is among them: then it is one
        way back, however long. Returns how many it took back."""
        count = min(most, len(self._decisions))
        if self._decisions[-count] != self._length - count:
            count = 1
        place = self._decisions[-count]
        narrating = self.game.narrating
        since = len(self.actions) - self._length + place
        self.game = self.recent(self.settled + place)
        self.game.narrating = narrating
        asides = self.actions[since + 1 :] if count == 1 else []
        del self._decisions[-count:]
        del self._deciders[-count:]
        del self._kept[(place + self._every - 1) // self._every :]
        del self.actions[since:]
        self._length = place
        for action, word in asides:
            wisher = self.game.wisher(action)
            if wisher != self.game.current_player and action in self.game.wishes(wisher):
                self.play(action, word)
        return count
