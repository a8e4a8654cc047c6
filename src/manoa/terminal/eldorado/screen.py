"""El Dorado's table in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from manoa.kernel.game import Description, Options, View
from manoa.terminal.eldorado import panels, phrases
from manoa.terminal.eldorado.hexmap import hexmap, legend
from manoa.terminal.screen import Screen
from manoa.terminal.texts import Texts


class EldoradoScreen(Screen):
    """Map, players, market and hand."""

    closing = ("end", "stop", "done")

    def heading(self, texts: Texts, options: Options) -> str:
        return phrases.route_name(texts, options["route"])

    def place(self, description: Description) -> str | None:
        if description["kind"] in ("step", "overcome"):
            return str(description.get("to") or description["joint"])
        return None

    def map(self, texts: Texts, view: View, marks: dict[str, str], width: int, height: int | None) -> RenderableType:
        return _map(view, marks, width, height)

    def rest(self, texts: Texts, view: View, names: Sequence[str]) -> list[RenderableType]:
        parts: list[RenderableType] = [legend(texts), panels.seats(texts, view, names)]
        parts.append(panels.market(texts, view))
        if view["seat"] is not None:
            parts.append(panels.hand(texts, view, view["seat"]))
        return parts

    def reminder(self, texts: Texts, view: View) -> list[RenderableType]:
        return [Text(panels.hand_line(texts, view, view["seat"]), style="dim")]

    def result(self, texts: Texts, view: View, names: Sequence[str], width: int) -> list[RenderableType]:
        return [_map(view, {}, width, None), panels.result(texts, view, view["ranking"], names)]

    def question(self, texts: Texts, view: View) -> str:
        return phrases.question(texts, view)

    def choice(self, texts: Texts, view: View, names: Sequence[str], description: Description) -> str:
        return phrases.choice(texts, view, description)


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
