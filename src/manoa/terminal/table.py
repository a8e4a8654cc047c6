"""What the terminal must know of a game to show its table. The talk (play.py, replay.py) knows no game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType

from manoa.kernel.game import Description, Event, Options, View
from manoa.kernel.language import Argument
from manoa.terminal.words import Words


class Table:
    """A game's table in the terminal."""

    closing: tuple[str, ...] = ()
    """Kinds of choices that end a turn or a part of it. They are offered last, where the eye looks for them."""

    def heading(self, words: Words, options: Options) -> str:
        """What kind of game this is, in a few words: its route, its map."""
        raise NotImplementedError

    def place(self, description: Description) -> str | None:
        """The id of the place on the map that a choice is about."""
        raise NotImplementedError

    def map(self, words: Words, view: View, marks: dict[str, str], width: int, height: int | None) -> RenderableType:
        """The map, cut to so many lines about the player; `marks` are the numbers of choices by place."""
        raise NotImplementedError

    def rest(self, words: Words, view: View, names: Sequence[str]) -> list[RenderableType]:
        """All that lies on the table besides the map."""
        raise NotImplementedError

    def whole(self, words: Words, view: View, names: Sequence[str], marks: dict[str, str], width: int) -> list[Any]:
        """All that lies on the table."""
        return [self.map(words, view, marks, width, None), *self.rest(words, view, names)]

    def reminder(self, words: Words, view: View) -> list[RenderableType]:
        """What a player wants to see again at every decision, in a few lines."""
        raise NotImplementedError

    def result(self, words: Words, view: View, names: Sequence[str], width: int) -> list[RenderableType]:
        """The end: the table for the last time, and who came in which place."""
        raise NotImplementedError

    def question(self, words: Words, view: View) -> str:
        """What is asked of the player who decides."""
        return words(f"asked-{view['asked']['what']}")

    def choice(self, words: Words, view: View, names: Sequence[str], description: Description) -> str:
        """One thing that the player may do."""
        raise NotImplementedError


def happened(words: Words, event: Event, names: Sequence[str]) -> str:
    """One event, told."""
    arguments = plain(event.arguments)
    arguments["player"] = names[event.seat] if event.seat >= 0 else ""
    # A second player whom an event names comes as a seat.
    if "rival" in event.arguments:
        arguments["rival"] = names[event.arguments["rival"]]
    return words(f"event-{event.kind}", **arguments)


def plain(fields: dict[str, Any]) -> dict[str, Argument]:
    """The fields that a message can take."""
    return {name: value for name, value in fields.items() if isinstance(value, str | int | float)}
