"""One decision after another: what every game does around its rules, whatever they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import SupportsIndex

from mypy_extensions import mypyc_attr

from manoa.kernel.choices import Choices
from manoa.kernel.errors import ManoaError
from manoa.kernel.game import Game, whole_number
from manoa.kernel.lots import MOST_WAYS, Lots, NoneLeft
from manoa.kernel.native import i64


@mypyc_attr(allow_interpreted_subclasses=True)
class Deciding(Game):
    """A game in which one seat at a time decides.

    The rules answer five questions: how a game that was just begun is laid out (`deal`), what is open (`open_actions`),
    what an action does (`perform`), why it can't be done (`refusal`), and how all that a seat cannot know is dealt anew
    (`redeal`).
    """

    def __init__(self) -> None:
        super().__init__()
        self.limit: i64 = 0  # round_limit, 0 for none
        self.seat: i64 = 0  # who decides
        self.round: i64 = 1
        self.mode: i64 = 0  # what is decided
        self.choices: list[int] | None = None  # what is open, once somebody has asked

    # What the rules answer ----------------------------------------------------------------------------------------

    def deal(self) -> None:
        """Lays out the opening, with the state's chance; a game that is laid out and not yet played, anew."""
        raise NotImplementedError

    def open_actions(self) -> list[int]:
        """The actions open to the seat that decides, found anew."""
        raise NotImplementedError

    def find_actions(self, out: Choices) -> None:
        """Finds the same, without a list."""
        for action in self.open_actions():
            out.append(action)

    def perform(self, action: i64) -> None:
        """Plays an open action."""
        raise NotImplementedError

    def refusal(self, action: SupportsIndex) -> ManoaError:
        """Why an action is not open."""
        raise NotImplementedError

    def redeal(self, seat: i64) -> None:
        """Deals anew all that a seat cannot know."""
        raise NotImplementedError

    # What is the same in every game -------------------------------------------------------------------------------

    @property
    def current_player(self) -> int:
        return self.seat

    def legal_actions(self) -> list[int]:
        choices = self.choices
        if choices is None:
            choices = self.open_actions()
            self.choices = choices
        # A list of its own for every caller, who may do with it what they like.
        return choices[:]

    def apply(self, action: SupportsIndex, word: SupportsIndex | None = None) -> None:
        choices = self.choices
        if choices is None:
            choices = self.open_actions()
            self.choices = choices
        chosen = whole_number(action)
        aside = False
        if chosen not in choices:
            # A wish carries its seat. The deciding seat's own is a decision like any other.
            wisher = self.wisher(chosen)
            if wisher < 0 or chosen not in self.wishes(wisher):
                raise self.refusal(action)
            aside = wisher != self.seat
        if word is not None:
            self.reseed(word)
        if self.narrating:
            self.events = []
        self.choices = None
        self.revealed = False
        self.aside = aside
        self.perform(chosen)

    def by_lots(self, action: SupportsIndex | None, drawn: Sequence[SupportsIndex]) -> tuple[Deciding, int]:
        """A copy in which an action was played, or for None the opening dealt, with these numbers drawn one by one.

        The number beside it is 0; or, where the action wants more numbers than were given, among how many the next of
        them is drawn. Then the copy is of no use. So chance is laid open, draw by draw. The copy narrates if this game
        does.
        """
        after = self.copy()
        assert isinstance(after, Deciding)
        lots = Lots(MOST_WAYS)
        lots.give([whole_number(number) for number in drawn])
        after.lots = lots
        after.narrating = self.narrating
        try:
            if action is None:
                after.choices = None
                after.deal()
            else:
                after.apply(action)
        except NoneLeft:
            return after, lots.limits[-1]
        after.lots = None
        return after, 0

    def determinize(self, seat: SupportsIndex, seed: SupportsIndex) -> Deciding:
        knowing = self.checked_seat(seat)
        other = self.copy()
        assert isinstance(other, Deciding)
        other.reseed(seed)
        other.choices = None
        other.redeal(knowing)
        return other

    def copy_common(self, other: Deciding) -> None:
        """The part of a position that every game has, given to a copy."""
        other.version = self.version
        other.players = self.players
        other.options = self.options
        other.chance = self.chance
        other.turn = self.turn
        other.revealed = self.revealed
        other.aside = self.aside
        other.limit = self.limit
        other.seat = self.seat
        other.round = self.round
        other.mode = self.mode
        other.choices = self.choices
