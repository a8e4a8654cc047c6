"""Summit in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from manoa.kernel.game import Description, Options, View
from manoa.terminal.screen import Screen
from manoa.terminal.texts import Texts


class SummitScreen(Screen):
    """A line for each climber."""

    def heading(self, texts: Texts, options: Options) -> str:
        return texts(f"weather-{options['weather']}")

    def place(self, description: Description) -> str | None:
        return None

    def map(self, texts: Texts, view: View, marks: dict[str, str], width: int, height: int | None) -> RenderableType:
        way = view["map"]["height"]
        lines = (f"{seat['seat'] + 1} {'·' * min(way, seat['place'])}▲" for seat in view["seats"])
        return Text("\n".join(lines))

    def rest(self, texts: Texts, view: View, names: Sequence[str]) -> list[RenderableType]:
        return []

    def reminder(self, texts: Texts, view: View) -> list[RenderableType]:
        return [Text(texts("table-rope", number=view["seats"][view["seat"]]["hand"]))]

    def result(self, texts: Texts, view: View, names: Sequence[str], width: int) -> list[RenderableType]:
        return [Text(", ".join(names[seat] for group in view["ranking"] for seat in group))]

    def choice(self, texts: Texts, view: View, names: Sequence[str], description: Description) -> str:
        return texts(f"choice-{description['kind']}")
