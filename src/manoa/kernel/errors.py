"""What is said when something is refused: a Fluent message key, its arguments, and a rule's number where one applies.

The English sentence is the exception's text; `say` gives it in any language. Refusing never changes anything.
"""

from __future__ import annotations

from manoa.kernel.language import Argument, say


class ManoaError(ValueError):
    """Something that was handed in is wrong; the message says what and where."""

    def __init__(self, key: str, *, game: str = "", **arguments: Argument) -> None:
        super().__init__(key)
        self.key = key
        self.game = game
        self.arguments = arguments

    def say(self, language: str) -> str:
        """The whole sentence in one of the four languages."""
        return say(language, self.key, self.arguments, self.game)

    def __str__(self) -> str:
        return self.say("en")

    def __reduce__(self) -> tuple[object, ...]:
        # Exceptions travel between processes when simulations run on several cores.
        return _rebuild, (type(self), self.key, self.game, self.arguments, dict(self.__dict__))


class IllegalAction(ManoaError):
    """An action that the rules refuse now. `rule` is the number of the rule that refuses it."""

    def __init__(self, key: str, *, rule: str, game: str, **arguments: Argument) -> None:
        super().__init__(key, game=game, **arguments)
        self.rule = rule

    def say(self, language: str) -> str:
        return f"{super().say(language)} [{self.rule}]" if self.rule else super().say(language)


class BadOption(ManoaError):
    """An option, player count or seed that the game does not take."""


class BadRecord(ManoaError):
    """A record or position that is not what it claims to be: cut short, edited or of another version."""


class BadRoute(ManoaError):
    """A board layout that cannot be built; the message names the piece."""


class UndoRefused(ManoaError):
    """There is nothing that may be taken back."""


def _rebuild(
    kind: type[ManoaError], key: str, game: str, arguments: dict[str, Argument], extra: dict[str, object]
) -> ManoaError:
    error = kind.__new__(kind)
    ValueError.__init__(error, key)
    error.__dict__.update(extra)
    return error
