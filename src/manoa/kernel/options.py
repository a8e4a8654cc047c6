"""Options of a game: what they may be, what they are when nobody says, and how a wrong one is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from manoa.kernel.errors import BadOption, shown
from manoa.kernel.game import Options, whole_number


class Each:
    """What may be chosen for each place of a map: `places` is the fact of the map that names them.

    The first value may be chosen again and again, the others once.
    """

    def __init__(self, values: list[Any], places: str) -> None:
        self.values = values
        self.places = places


class Option:
    """One option. `values` lists what a lobby offers; `check` takes a value and returns it in its normal form.

    `simulated` is what many games among bots are played with where nobody says otherwise, if that is not the default.
    `each` is there if it may also be a list with a value for each of several places of the map.
    `since` is the version of the rules that it came with; games of older ones are played as if it were `before`.
    """

    def __init__(
        self, name: str, default: Any, values: list[Any] | None, check: Callable[[Any], Any], simulated: Any = None
    ) -> None:
        self.name = name
        self.default = default
        self.values = values
        self.check = check
        self.simulated = default if simulated is None else simulated
        self.each: Each | None = None
        self.since = 1
        self.before: Any = None

    def added(self, since: int, before: Any) -> Option:
        """The same option, as one that came with a version of the rules. What `before` says is how it was without."""
        self.since = since
        self.before = before
        return self

    def place_by_place(self, values: list[Any], places: str) -> Option:
        """The same option, as one that a lobby also lets choose place by place."""
        self.each = Each(values, places)
        return self

    @property
    def takes_words(self) -> bool:
        """Whether a text that somebody types is a value as it stands."""
        return isinstance(self.default, str)

    def as_dict(self) -> dict[str, Any]:
        """What a lobby needs to know."""
        told = {"name": self.name, "default": self.default, "values": None if self.values is None else self.values[:]}
        if self.each is not None:
            told["each"] = {"values": self.each.values[:], "places": self.each.places}
        return told


def choice(name: str, default: str, values: list[str]) -> Option:
    """An option that is one of several words."""

    def check(value: Any) -> str:
        if not isinstance(value, str) or value not in values:
            raise BadOption("error-option-choice", option=name, value=shown(value), values=", ".join(values))
        return value

    return Option(name, default, list(values), check)


def flag(name: str, default: bool) -> Option:
    """An option that is on or off."""

    def check(value: Any) -> bool:
        if not isinstance(value, bool):
            raise BadOption("error-option-flag", option=name, value=shown(value))
        return value

    return Option(name, default, [False, True], check)


def count(
    name: str,
    least: int,
    most: int,
    simulated: int | None = None,
    default: int | None = None,
    values: list[int | None] | None = None,
) -> Option:
    """An option that is a whole number, or None for off; `values` are those of them that a lobby offers."""

    def check(value: Any) -> int | None:
        if value is None:
            return None
        number = whole_number(value)
        if not least <= number <= most:
            raise BadOption("error-option-number", option=name, value=shown(value), least=least, most=most)
        return number

    return Option(name, default, values, check, simulated)


def round_limit() -> Option:
    """The round after which a game stops undecided; off by default, for simulations. Every game has it."""
    return count("round_limit", 1, 100_000)


def normal(game: str, known: list[Option], given: Options | None, version: int) -> Options:
    """All options that a version of a game has, with the given values checked and the others at their defaults."""
    if given is not None and not isinstance(given, dict):
        raise BadOption("error-options-not-a-table", value=shown(given))
    wanted = dict(given or {})
    result: Options = {}
    for option in known:
        if option.since <= version:
            result[option.name] = option.check(wanted.pop(option.name, option.default))
        elif option.name in wanted:
            since = option.since
            raise BadOption("error-option-since", option=option.name, title=game, since=since, version=version)
    for name in wanted:
        raise BadOption("error-option-unknown", option=str(name), values=", ".join(result), title=game)
    return result


def complete(known: list[Option], options: Options) -> Options:
    """The options of an older version together with those that came later, as they were before they came."""
    return {option.name: options.get(option.name, option.before) for option in known}
