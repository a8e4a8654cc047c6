"""El Dorado's routes at the command line: listed, shown, checked."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table

from manoa.games.eldorado.board import Board
from manoa.games.eldorado.routes import NAMED, board_of, check_route, load_route
from manoa.games.eldorado.showing.drawing import svg_of
from manoa.kernel import registry
from manoa.kernel.errors import ManoaError
from manoa.terminal.eldorado.hexmap import hexmap, legend
from manoa.terminal.eldorado.phrases import route_name
from manoa.terminal.pictures import png_of
from manoa.terminal.texts import Texts


def route_option(name: str) -> str | dict[str, Any]:
    """The route that a word on the command line means: a named one, or else the one in that file."""
    if name in NAMED or not (name.endswith(".toml") or Path(name).exists()):
        return check_route(name)
    return load_route(Path(name))


def listing(texts: Texts) -> RenderableType:
    """The named routes."""
    table = Table(box=box.SIMPLE)
    table.add_column(texts("cli-column-route"))
    table.add_column(texts("cli-column-id"), no_wrap=True)
    table.add_column(texts("cli-column-difficulty"))
    for column in ("tiles", "blockades", "caves"):
        table.add_column(texts(f"cli-column-{column}"), justify="right")
    table.add_column(texts("cli-column-provenance"))
    for name, route in NAMED.items():
        table.add_row(
            texts(f"route-{name}"),
            name,
            texts(f"difficulty-{route['difficulty']}"),
            *(str(number) for number in _counts(board_of(name))),
            texts(f"cli-provenance-{route['provenance']}"),
        )
    return table


def picture(texts: Texts, route: str | dict[str, Any], width: int) -> RenderableType:
    """A route's map, without pawns and blockades, which differ from game to game."""
    view = registry.new("eldorado", players=4, options={"route": route}).view(None)
    bare = {**view, "seats": [], "blockades": [], "caves": []}
    return Group(hexmap(bare, width=width), legend(texts))


def summary(texts: Texts, route: str | dict[str, Any]) -> str:
    """What a route consists of, in a sentence."""
    board = board_of(route)
    tiles, blockades, caves = _counts(board)
    return texts("cli-route-summary", tiles=tiles, blockades=blockades, caves=caves, spaces=len(board.spaces))


def draw(texts: Texts, route: str | dict[str, Any], svg: Path | None, png: Path | None, width: int) -> list[Path]:
    """Writes a drawing, a picture or both. Returns the files written."""
    if svg is None and png is None:
        return []
    drawing = svg_of(board_of(route), title=route_name(texts, route))
    written: list[Path] = []
    if svg is not None:
        svg.write_text(drawing, encoding="utf-8")
        written.append(svg)
    if png is not None:
        try:
            picture_of_it = png_of(drawing, width)
        except ImportError as missing:
            raise ManoaError("cli-no-pictures", game="eldorado", value=str(missing.name)) from missing
        png.write_bytes(picture_of_it)
        written.append(png)
    return written


def _counts(board: Board) -> tuple[int, int, int]:
    return len(board.placed), int(board.joints), int(board.caves)
