"""A game whose chance lies open: every draw is a step of its own, and what each seat has seen is known for ever.

That is how OpenSpiel looks at games: chance is a player that chooses among equal lots, and an information state is all
that a seat has seen and done since the beginning.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from typing import Any, NamedTuple

from manoa.envs.dealing import Deal
from manoa.kernel import registry
from manoa.kernel.deciding import Deciding
from manoa.kernel.errors import BadOption
from manoa.kernel.observer import Observer

_DIGEST = 16


class Step(NamedTuple):
    """A decision, or None for the opening, and what was drawn for it."""

    action: int | None
    drawn: tuple[int, ...]


class Table:
    """What all courses of a kind share: game, players, options, and the opening that every one of them deals anew."""

    def __init__(self, game: str, players: int | None, options: str) -> None:
        self.deal = Deal(game, players, json.loads(options))
        self.key = (game, players, options)
        self.opening = self.deal.begin(0)
        self.first_limit = self.opening.by_lots(None, ())[1]
        self.labels = self.opening.observation_labels()
        self.observer: Observer = self.opening.observer()

    def numbers(self, game: Deciding, seat: int) -> bytes:
        """What a seat may know of a position."""
        game.observe(seat, self.observer)
        return bytes(self.observer.numbers)


@cache
def table(game: str, players: int | None, options: str) -> Table:
    """The table of a game with that many players; the options are a JSON object."""
    return Table(game, players, options)


class Course:
    """A game in the making. `left` is among how many chance draws now; 0 if a seat decides or the game is over.

    `game` is the position of the last decision, None before the opening is dealt.
    """

    def __init__(self, of: Table) -> None:
        self.table = of
        self.game: Deciding | None = None
        self.decisions = 0
        self.left = of.first_limit
        self._action: int | None = None  # what chance is drawn for
        self._drawn: tuple[int, ...] = ()
        # What each seat has seen up to a position, as digests; and what has happened since.
        self._seen: list[bytes] = [b""] * of.deal.players
        self._seen_at: Deciding | None = None
        self._since: list[Step] = []
        if self.left == 0:
            self._go_on()

    def copy(self) -> Course:
        """An independent copy. Positions are shared, as nobody changes them."""
        other = Course.__new__(Course)
        other.__dict__.update(self.__dict__)
        other._since = self._since[:]
        other._seen = self._seen[:]
        return other

    def __deepcopy__(self, memo: object) -> Course:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., Course], tuple[Any, ...]]:
        self._look()
        position = None if self.game is None else self.game.position()
        going_on = (self.decisions, self.left, self._action, self._drawn)
        return _taken_up, (self.table.key, position, going_on, self._seen)

    def decide(self, action: int) -> None:
        """Plays an action of the seat that decides; chance may have to draw for it."""
        assert self.game is not None
        if self.left:
            raise BadOption("error-option-number", option="lot", value=str(action), least=0, most=self.left - 1)
        self._action, self._drawn = action, ()
        self._go_on()
        self.decisions += 1

    def draw(self, lot: int) -> None:
        """Chance draws."""
        if not 0 <= lot < self.left:
            raise BadOption("error-option-number", option="lot", value=str(lot), least=0, most=max(0, self.left - 1))
        self._drawn += (lot,)
        self._go_on()

    def seen(self, seat: int) -> str:
        """A name for all that a seat has seen and done since the opening: another one for whatever is different."""
        self._look()
        return self._seen[seat].hex()

    def numbers(self, seat: int) -> bytes:
        """What a seat may know now, all 0 before the opening is dealt."""
        return bytes(len(self.table.labels)) if self.game is None else self.table.numbers(self.game, seat)

    def _go_on(self) -> None:
        before = self.table.opening if self.game is None else self.game
        after, self.left = before.by_lots(self._action, self._drawn)
        if self.left == 0:
            self.game = after
            self._since.append(Step(self._action, self._drawn))
            self._action, self._drawn = None, ()

    def _look(self) -> None:
        """Brings up to date what everybody has seen: played once more from where they last looked, and told."""
        for step in self._since:
            before = self._seen_at
            teller = (self.table.opening if before is None else before).copy()
            assert isinstance(teller, Deciding)
            teller.narrating = True
            after, _ = teller.by_lots(step.action, step.drawn)
            told = json.dumps([event.as_dict() for event in after.events]).encode()
            for seat, seen in enumerate(self._seen):
                own = before is not None and before.current_player == seat
                digest = blake2b(seen, digest_size=_DIGEST)
                digest.update(str(step.action).encode() if own else b"-")
                digest.update(told)
                digest.update(self.table.numbers(after, seat))
                self._seen[seat] = digest.digest()
            self._seen_at = after
        self._since.clear()


def _taken_up(
    key: tuple[str, int | None, str], position: Any, going_on: tuple[int, int, Any, Any], seen: list[bytes]
) -> Course:
    course = Course(table(*key))
    course.decisions, course.left, course._action, course._drawn = going_on
    course._since = []
    course._seen = seen
    if position is not None:
        restored = registry.load(position)
        assert isinstance(restored, Deciding)
        course.game = course._seen_at = restored
    return course
