"""El Dorado's table in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from manoa.kernel.game import Description, Options, View
from manoa.terminal import phrases, screen
from manoa.terminal.hexmap import hexmap, legend
from manoa.terminal.table import Table
from manoa.terminal.words import Words


class EldoradoTable(Table):
    """Map, players, market and hand."""

    closing = ("end", "stop", "done")

    def heading(self, words: Words, options: Options) -> str:
        return phrases.route_name(words, options["route"])

    def place(self, description: Description) -> str | None:
        if description["kind"] in ("step", "overcome"):
            return str(description.get("to") or description["joint"])
        return None

    def map(self, words: Words, view: View, marks: dict[str, str], width: int, height: int | None) -> RenderableType:
        return _map(view, marks, width, height)

    def rest(self, words: Words, view: View, names: Sequence[str]) -> list[RenderableType]:
        parts: list[RenderableType] = [legend(words.language), screen.seats(words, view, names)]
        parts.append(screen.market(words, view))
        if view["seat"] is not None:
            parts.append(screen.hand(words, view, view["seat"]))
        return parts

    def reminder(self, words: Words, view: View) -> list[RenderableType]:
        return [Text(screen.hand_line(words, view, view["seat"]), style="dim")]

    def result(self, words: Words, view: View, names: Sequence[str], width: int) -> list[RenderableType]:
        return [_map(view, {}, width, None), screen.result(words, view, view["ranking"], names)]

    def question(self, words: Words, view: View) -> str:
        return phrases.question(words, view)

    def choice(self, words: Words, view: View, names: Sequence[str], description: Description) -> str:
        return phrases.choice(words, view, description)


def _map(view: View, marks: dict[str, str], width: int, height: int | None) -> Text:
    return hexmap(view, width=width, height=height, marks=marks, focus=_moving_from(view))


def _moving_from(view: View) -> str | None:
    """The space of the pawn that is being moved."""
    moving = view["asked"].get("moving")
    for seat in view["seats"]:
        for pawn in seat["pawns"]:
            if moving and pawn["id"] == moving["pawn"]:
                return str(pawn["space"])
    return None
