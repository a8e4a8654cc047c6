"""What the terminal must know of a game to show it. The talk (play.py, replay.py) knows no game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Any

from rich.console import RenderableType

from manoa.kernel import registry
from manoa.kernel.errors import BadOption
from manoa.kernel.game import Description, Event, Options, View
from manoa.kernel.language import Argument
from manoa.terminal.texts import Texts


class Screen:
    """A game in the terminal. Each game names its own in its `Title`."""

    closing: tuple[str, ...] = ()
    """Kinds of choices that end a turn or a part of it. They are offered last, where the eye looks for them."""

    def heading(self, texts: Texts, options: Options) -> str:
        """What kind of game this is, in a few words: its route, its map."""
        raise NotImplementedError

    def place(self, description: Description) -> str | None:
        """The id of the place on the map that a choice is about."""
        raise NotImplementedError

    def map(self, texts: Texts, view: View, marks: dict[str, str], width: int, height: int | None) -> RenderableType:
        """The map, cut to so many lines about the player; `marks` are the numbers of choices by place."""
        raise NotImplementedError

    def rest(self, texts: Texts, view: View, names: Sequence[str]) -> list[RenderableType]:
        """All that lies on the table besides the map."""
        raise NotImplementedError

    def whole(self, texts: Texts, view: View, names: Sequence[str], marks: dict[str, str], width: int) -> list[Any]:
        """All that lies on the table."""
        return [self.map(texts, view, marks, width, None), *self.rest(texts, view, names)]

    def reminder(self, texts: Texts, view: View) -> list[RenderableType]:
        """What a player wants to see again at every decision, in a few lines."""
        raise NotImplementedError

    def result(self, texts: Texts, view: View, names: Sequence[str], width: int) -> list[RenderableType]:
        """The end: the table for the last time, and who came in which place."""
        raise NotImplementedError

    def question(self, texts: Texts, view: View) -> str:
        """What is asked of the player who decides."""
        return texts(f"asked-{view['asked']['what']}")

    def choice(self, texts: Texts, view: View, names: Sequence[str], description: Description) -> str:
        """One thing that the player may do."""
        raise NotImplementedError


@cache
def screen_of(game: str) -> Screen:
    """The screen of a game."""
    place = registry.title(game).terminal
    if not place:
        raise BadOption("error-game-without-terminal", title=game)
    try:
        made = named(place)()
        if not isinstance(made, Screen):
            raise TypeError(f"{place} is no Screen")
    except Exception as error:
        raise registry.refuse(game, place, error) from error
    return made


def named(place: str) -> Any:
    """What a `module:name` names; the module is imported now."""
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)


def happened(texts: Texts, event: Event, names: Sequence[str]) -> str:
    """One event, told."""
    arguments = plain(event.arguments)
    arguments["player"] = names[event.seat] if event.seat >= 0 else ""
    # A second player whom an event names comes as a seat.
    if "rival" in event.arguments:
        arguments["rival"] = names[event.arguments["rival"]]
    return texts(f"event-{event.kind}", **arguments)


def plain(fields: dict[str, Any]) -> dict[str, Argument]:
    """The fields that a message can take."""
    return {name: value for name, value in fields.items() if isinstance(value, str | int | float)}
