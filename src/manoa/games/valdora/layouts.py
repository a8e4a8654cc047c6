"""Layouts of the map: the named ones and those of own data, each checked when it is read.

A layout is a list of spaces and a list of roads; what is wrong is said with the space or the road that it concerns.
"""

from __future__ import annotations

import json
import tomllib
from importlib.resources import files
from typing import Any, Final

from manoa.games.valdora import components, site
from manoa.games.valdora.board import Board, Space
from manoa.kernel.cache import Cache
from manoa.kernel.datafile import DataTable
from manoa.kernel.errors import BadBoard, shown

_MOST_BOARDS: Final = 64
# Ships of the harbour town and of the two harbour spaces.
_TOWN_SHIPS: Final = 1
_SHIPS: Final = [1, 2]


def _named() -> dict[str, dict[str, Any]]:
    text = files("manoa.games.valdora").joinpath("data", "layouts.toml").read_text(encoding="utf-8")
    return {entry["id"]: entry for entry in tomllib.loads(text)["layout"]}


NAMED: Final[dict[str, dict[str, Any]]] = _named()

_boards: Final[Cache[Board]] = Cache(_MOST_BOARDS)


def board_of(layout: str, data: dict[str, Any] | None) -> Board:
    """The board of a game: the layout of its own data, if there is one, or else the named one."""
    own = None if data is None else data.get("layout")
    if own is not None:
        return _boards.get(json.dumps(own), lambda: check_layout(own))
    named = NAMED[layout]
    return _boards.get(layout, lambda: _build(named["spaces"], named["roads"], "layout"))


def check_layout(value: object) -> Board:
    """The board of an own layout, or a refusal that names what is wrong with it."""
    table = DataTable(value, "layout")
    table.only(["spaces", "roads"])
    return _build(table.items("spaces"), table.items("roads"), "layout")


def _build(entries: list[Any], roads: list[Any], where: str) -> Board:
    spaces: list[Space] = []
    numbers: dict[str, int] = {}
    for place, entry in enumerate(entries):
        space = _space(DataTable(entry, f"{where}.spaces[{place}]"))
        if space.name in numbers:
            raise BadBoard("error-layout-space-twice", game=components.GAME, space=space.name)
        numbers[space.name] = len(spaces)
        spaces.append(space)
    _check_counts(spaces)
    board = Board(spaces, _edges(roads, numbers, where))
    _check_connected(board)
    return board


def _space(table: DataTable) -> Space:
    table.only(["id", "kind", "colour", "letter", "ships", "x", "y"])
    name = table.text("id", 8)
    kind = table.word("kind", list(site.NAMES))
    colour, letter, ships = -1, "", 0
    if kind == site.PALACE:
        colour = table.word("colour", list(components.COLOURS))
        letter = table.text("letter", 2) if table.has("letter") else ""
    if kind in (site.HARBOUR_TOWN, site.HARBOUR):
        ships = table.number("ships", 1, 2)
    for field, fits in (("colour", kind == site.PALACE), ("letter", kind == site.PALACE), ("ships", ships > 0)):
        if table.has(field) and not fits:
            raise BadBoard(
                "error-layout-not-its-field", game=components.GAME, space=name, field=field, place=site.NAMES[kind]
            )
    return Space(name, kind, colour, letter, ships, table.number("x", 0, 100), table.number("y", 0, 100))


def _check_counts(spaces: list[Space]) -> None:
    """As many spaces of each kind as the rulebook lists, a palace of each colour, 1 and 2 ships."""
    for kind, wanted in enumerate(site.COUNTS):
        there = sum(1 for space in spaces if space.kind == kind)
        if there != wanted:
            raise BadBoard(
                "error-layout-count", game=components.GAME, place=site.NAMES[kind], value=there, wanted=wanted
            )
    palaces: dict[int, str] = {}
    for space in spaces:
        if space.colour in palaces:
            raise BadBoard(
                "error-layout-palace-twice",
                game=components.GAME,
                colour=components.COLOURS[space.colour],
                space=space.name,
                other=palaces[space.colour],
            )
        if space.colour >= 0:
            palaces[space.colour] = space.name
        if space.kind == site.HARBOUR_TOWN and space.ships != _TOWN_SHIPS:
            raise BadBoard("error-layout-town-ships", game=components.GAME, space=space.name, wanted=_TOWN_SHIPS)
    assert len(palaces) == components.COLOUR_KINDS, "seven palaces, and no colour twice"
    if sorted(space.ships for space in spaces if space.kind == site.HARBOUR) != _SHIPS:
        named = ", ".join(space.name for space in spaces if space.kind == site.HARBOUR)
        raise BadBoard("error-layout-ships", game=components.GAME, space=named)


def _edges(roads: list[Any], numbers: dict[str, int], where: str) -> list[tuple[int, int]]:
    edges: list[tuple[int, int]] = []
    for place, road in enumerate(roads):
        name = f"{where}.roads[{place}]"
        if not isinstance(road, list) or len(road) < 2:
            raise BadBoard("error-layout-road", game=components.GAME, road=name)
        for entry in road:
            if not isinstance(entry, str) or entry not in numbers:
                raise BadBoard("error-layout-space-unknown", game=components.GAME, road=name, space=shown(entry))
        for step in range(len(road) - 1):
            one, other = numbers[road[step]], numbers[road[step + 1]]
            if one == other:
                raise BadBoard("error-layout-road-stands", game=components.GAME, road=name, space=road[step])
            if (one, other) in edges or (other, one) in edges:
                raise BadBoard(
                    "error-layout-road-twice", game=components.GAME, road=name, space=road[step], other=road[step + 1]
                )
            edges.append((one, other))
    return edges


def _check_connected(board: Board) -> None:
    """Every space can be reached from the harbour town, towns being passed as often as it takes."""
    reached = {int(board.start)}
    waiting = list(reached)
    while waiting:
        for beyond in board.neighbours[waiting.pop()]:
            if beyond not in reached:
                reached.add(beyond)
                waiting.append(beyond)
    for number, space in enumerate(board.spaces):
        if number not in reached:
            raise BadBoard(
                "error-layout-apart", game=components.GAME, space=space.name, other=board.spaces[board.start].name
            )
