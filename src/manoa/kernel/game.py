"""The contract that every game keeps, and the little that all games share: chance, events, refusals."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from json import dumps
from operator import index
from typing import Any, NamedTuple, SupportsIndex

from mypy_extensions import mypyc_attr

from manoa.kernel import splitmix
from manoa.kernel.errors import BadOption, IllegalAction, shown
from manoa.kernel.lots import MOST_WAYS, Lots, Ways
from manoa.kernel.native import i64
from manoa.kernel.observer import Observer


def whole_number(value: object) -> int:
    """The int that a value is, as one (or numpy's kind of one); -1, which nothing takes, for all else."""
    if isinstance(value, bool):
        return -1
    if isinstance(value, int):
        return value
    try:
        return index(value)  # type: ignore[arg-type]  # asking is how one finds out
    except TypeError:
        return -1


View = dict[str, Any]
Description = dict[str, Any]
Position = dict[str, Any]
Options = dict[str, Any]
Closed = dict[str, Any]


def closed_by(description: Description, refused: IllegalAction) -> Closed:
    """One thing that is shown and can't be done: what, in the words of a description, and why."""
    why = {"key": refused.key, "rule": refused.rule or None, "arguments": refused.arguments}
    return {"description": description, "why": why}


class Event:
    """One thing that happened, for all to know: a Fluent message key of the game's catalogue and its arguments."""

    def __init__(self, kind: str, seat: int, arguments: dict[str, Any]) -> None:
        self.kind = kind
        self.seat = seat
        self.arguments = arguments

    def as_dict(self) -> dict[str, Any]:
        """The event as JSON-able words."""
        return {"kind": self.kind, "seat": self.seat, **self.arguments}


# Games of other packages are plain Python, whatever this one is.
@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A position of some game. Games are pure functions of (game, options, players, seed, actions).

    `name` and `version` say which rules these are; `revealed` says whether the last action brought in chance or
    hidden knowledge, which is where taking back ends; `aside` whether it was the wish of a seat that did not decide;
    `turn` counts the turns begun; `events` tells what the last action did, while `narrating` is on.
    """

    def __init__(self) -> None:
        self.name: str = ""
        self.version: i64 = 0
        self.players: i64 = 0
        self.options: Options = {}
        self.narrating: bool = False
        self.revealed: bool = False
        self.aside: bool = False
        self.turn: i64 = 0
        self.events: list[Event] = []
        self.chance: i64 = 0
        self.lots: Lots | None = None  # what is drawn instead of random numbers, while outcomes are listed

    # What a game answers ------------------------------------------------------------------------------------------

    @property
    def current_player(self) -> int:
        """The seat that decides now, from 0; -1 when the game is over."""
        raise NotImplementedError

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        raise NotImplementedError

    @property
    def action_space_size(self) -> int:
        """Actions are 0..size-1, the same meaning of numbers throughout one game and option set."""
        raise NotImplementedError

    def legal_actions(self) -> list[int]:
        """The actions open to the current player: sorted, without repeats, never empty before the end."""
        raise NotImplementedError

    def wishes(self, seat: SupportsIndex) -> list[int]:
        """The actions open to a seat at any moment, whoever decides: how it wants to be asked. Most games have none.

        They are not among the legal actions. Taken by a seat that does not decide, a wish never changes who does.
        """
        self.checked_seat(seat)
        return []

    def wisher(self, action: SupportsIndex) -> int:
        """The seat whose wish an action is; -1 for an action that is no wish."""
        return -1

    def apply(self, action: SupportsIndex, word: SupportsIndex | None = None) -> None:
        """Plays a legal action or a wish. A word reseeds chance first. Any other raises and changes nothing."""
        raise NotImplementedError

    def ranking(self) -> list[list[int]]:
        """Seats from best to worst; those that tie share a list."""
        raise NotImplementedError

    def copy(self) -> Game:
        """An independent copy."""
        raise NotImplementedError

    def determinize(self, seat: SupportsIndex, seed: SupportsIndex) -> Game:
        """A copy in which all that `seat` cannot know is dealt anew."""
        raise NotImplementedError

    def view(self, seat: SupportsIndex | None) -> View:
        """What a seat sees, JSON-able and to be read only (parts are shared between views); None is a spectator."""
        raise NotImplementedError

    def describe(self, action: SupportsIndex) -> Description:
        """An action in words and element ids."""
        raise NotImplementedError

    def closed(self, seat: SupportsIndex) -> list[Closed]:
        """What a seat is shown but can't do now, with the reason: the same answer as the refusal, before the attempt.

        Nothing that is closed is a legal action, and whatever a table shows as something to do is one or the other.
        """
        return []

    def tell_observer(self, seat: i64, observer: Observer) -> None:
        """Tells an observer what a seat may know, the same things in the same order every time: for learners."""
        raise NotImplementedError

    def position(self) -> Position:
        """The whole truth, JSON-able."""
        raise NotImplementedError

    # What all games share -----------------------------------------------------------------------------------------

    def encode(self, description: Mapping[str, Any]) -> int:
        """The legal action or the wish that a description means: the inverse of `describe`.

        A part of a description is enough where it fits only one; where it fits several, the refusal names them.
        """
        if not isinstance(description, Mapping):
            raise IllegalAction("error-not-a-choice", rule="", game=self.name, choice=repr(description))
        # Whatever is said: its names need not be texts.
        said: Mapping[Any, Any] = description
        fitting: list[int] = []
        for action in self.legal_actions() + [wish for seat in range(self.players) for wish in self.wishes(seat)]:
            words = self.describe(action)
            if all(name in words and words[name] == value for name, value in said.items()):
                if len(words) == len(description):
                    return action
                fitting.append(action)
        if len(fitting) == 1:
            return fitting[0]
        choice = shown(dict(description))
        if not fitting:
            raise IllegalAction("error-not-a-choice", rule="", game=self.name, choice=choice)
        choices = ", ".join(f"{action} {shown(self.describe(action))}" for action in fitting)
        raise IllegalAction("error-several-choices", rule="", game=self.name, choice=choice, choices=choices)

    def chance_outcomes(self, action: SupportsIndex, most: SupportsIndex = MOST_WAYS) -> list[Outcome]:
        """What a legal action can lead to from here, as far as chance decides it: each different position once.

        One outcome for an action without chance. Every way the lots can fall is followed; more than `most` ways are
        refused. What was dealt before and is only hidden is no chance any more: `determinize` deals it anew.
        """
        at_most = whole_number(most)
        if not 1 <= at_most <= 10**9:
            raise BadOption("error-option-number", option="most", value=shown(most), least=1, most=10**9)
        lots, ways = Lots(at_most), Ways()
        numbers: dict[str, int] = {}
        chances: list[Fraction] = []
        going_on = True
        while going_on:
            after = self.copy()
            after.lots = lots
            after.apply(action)
            # Positions also hold the state of chance, which is the same for all of them now.
            after.reseed(0)
            number = numbers.setdefault(dumps(after.position(), sort_keys=True), len(chances))
            if number == len(chances):
                chances.append(Fraction(0))
            chances[number] += lots.chance()
            ways.add(lots, number)
            going_on = lots.turn()
        outcomes: list[Outcome] = []
        for chance, word in zip(chances, ways.words(len(chances)), strict=True):
            after = self.copy()
            after.apply(action, word)
            outcomes.append(Outcome(chance, word, after))
        return outcomes

    def observer(self, games: int = 1) -> Observer:
        """An observer for so many games of this kind, which see all of a size: same game, players and options."""
        naming = Observer()
        self.tell_observer(0, naming)
        return Observer(games, len(naming.names), naming.named())

    def observation_labels(self) -> list[str]:
        """What each number of an observation is about. The seat that looks is `self`, the others follow in turn."""
        naming = Observer()
        self.tell_observer(0, naming)
        return naming.names

    def observation(self, seat: SupportsIndex) -> bytes:
        """What a seat may know as numbers, a byte each, in the order of `observation_labels`.

        Whoever looks often has an `observer` of their own, and hands it to `observe`.
        """
        observer = self.observer()
        self.observe(seat, observer)
        return bytes(observer.numbers)

    def observe(self, seat: SupportsIndex, observer: Observer, place: int = 0) -> None:
        """Writes what a seat may know into an observer, as the numbers of its game in that place."""
        looking = self.checked_seat(seat)
        if looking < 0:
            raise BadOption("error-seat", value=shown(seat), most=int(self.players) - 1)
        if not 0 <= place < observer.games:
            most = int(observer.games) - 1
            raise BadOption("error-option-number", option="place", value=shown(place), least=0, most=most)
        observer.begin(place)
        self.tell_observer(looking, observer)

    def legal_mask(self) -> bytes:
        """For each action of the space 1 if it is open to the current player now, otherwise 0."""
        mask = bytearray(self.action_space_size)
        for action in self.legal_actions():
            mask[action] = 1
        return bytes(mask)

    def returns(self) -> list[float]:
        """A number for each seat, 1.0 for a sole winner down to -1.0 for a sole last; seats that tie share the mean."""
        result = [0.0] * self.players
        if not self.is_over or self.players < 2:
            return result
        place, last = 0, int(self.players) - 1
        for group in self.ranking():
            middle = place + (len(group) - 1) / 2
            for seat in group:
                result[seat] = 1.0 - 2.0 * middle / last
            place += len(group)
        return result

    def reseed(self, word: SupportsIndex) -> None:
        """Chance goes on from this word of 64 bits."""
        number = whole_number(word)
        if not 0 <= number < 1 << 64:
            raise BadOption("error-seed", value=shown(word))
        self.chance = splitmix.signed(number)

    def checked_seat(self, seat: SupportsIndex | None) -> int:
        """A seat of this game; -1 for None, the spectator."""
        if seat is None:
            return -1
        number = whole_number(seat)
        most = int(self.players) - 1  # an int, since beside an i64 a seat of more than 64 bits would overflow
        if not 0 <= number <= most:
            raise BadOption("error-seat", value=shown(seat), most=most)
        return number

    def pick(self, limit: i64) -> i64:
        """A random number in 0..limit-1: the one way in which chance comes into a game."""
        lots = self.lots
        if lots is not None:
            return lots.draw(limit)
        self.chance = splitmix.advance(self.chance)
        return splitmix.below(self.chance, limit)

    def tell(self, kind: str, seat: i64, arguments: dict[str, Any]) -> None:
        """Notes an event. Callers ask `narrating` first, so that silent play builds no arguments."""
        self.events.append(Event(kind, seat, arguments))


class Outcome(NamedTuple):
    """One of the things that an action can lead to.

    `chance` is how likely it is, exactly. `apply(action, word)` brings it about, and `game` is the position then.
    """

    chance: Fraction
    word: int
    game: Game
