"""What is said when something is refused: a Fluent message key, its arguments, and a rule's number where one applies.

The English sentence is the exception's text; `say` gives it in any language. Refusing never changes anything.
"""

from __future__ import annotations

from manoa.kernel.language import Argument, say

LONGEST = 300
"""Characters of an argument that a sentence still carries."""


class ManoaError(ValueError):
    """Something that was handed in is wrong; the message says what and where."""

    def __init__(self, key: str, *, game: str = "", **arguments: Argument | ManoaError) -> None:
        super().__init__(key)
        self.key = key
        self.game = game
        self.arguments = {name: _shortened(value) for name, value in arguments.items()}

    def say(self, language: str) -> str:
        """The whole sentence in one of the four languages, a refusal within it included."""
        said = {
            name: value.say(language) if isinstance(value, ManoaError) else value
            for name, value in self.arguments.items()
        }
        return say(language, self.key, said, self.game)

    def __str__(self) -> str:
        return self.say("en")

    def __reduce__(self) -> tuple[object, ...]:
        # Exceptions travel between processes when simulations run on several cores.
        return _rebuild, (type(self), self.key, dict(self.__dict__))


class IllegalAction(ManoaError):
    """An action that the rules refuse now. `rule` is the number of the rule that refuses it."""

    def __init__(self, key: str, *, rule: str, game: str, **arguments: Argument | ManoaError) -> None:
        super().__init__(key, game=game, **arguments)
        self.rule = rule

    def say(self, language: str) -> str:
        return f"{super().say(language)} [{self.rule}]" if self.rule else super().say(language)


class BadOption(ManoaError):
    """An option, player count or seed that the game does not take."""


class BadRecord(ManoaError):
    """A record or position that is not what it claims to be: cut short, edited or of another version."""


class BadBoard(ManoaError):
    """A board layout that cannot be built; the message names the piece."""


class FixedData(ManoaError, TypeError):
    """Data that games share, such as a map or a game's options, which somebody tried to change."""


class UndoRefused(ManoaError):
    """There is nothing that may be taken back."""


def shown(value: object) -> str:
    """Whatever was handed in, as a word for a sentence."""
    try:
        return str(value)
    except ValueError:
        return type(value).__name__  # an int of thousands of digits, which Python will not write


def _shortened(value: Argument | ManoaError) -> Argument | ManoaError:
    """A value that fits a sentence: whoever hands in a novel need not read it again."""
    if isinstance(value, ManoaError | float):
        return value
    if isinstance(value, int):
        return value if abs(value) < 10**18 else shown(value)[:LONGEST]
    return value if len(value) <= LONGEST else value[:LONGEST] + "…"


def _rebuild(kind: type[ManoaError], key: str, fields: dict[str, object]) -> ManoaError:
    error = kind.__new__(kind)
    ValueError.__init__(error, key)
    error.__dict__.update(fields)
    return error
