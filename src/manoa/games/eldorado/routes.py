"""Routes: the seven named ones, and own ones from a TOML file. A route is its pieces in order, nothing else.

    [[tiles]]
    tile = "B"
    rotation = 1
    q = 0
    r = 0

A route is checked when it is read; what is wrong is said with the piece that it concerns.
"""

from __future__ import annotations

import json
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from manoa.games.eldorado import components
from manoa.games.eldorado.board import Board, Placement, build
from manoa.games.eldorado.tiles import TILES
from manoa.kernel.cache import Cache
from manoa.kernel.errors import BadBoard, BadOption, shown
from manoa.kernel.options import Option

_PIECE_FIELDS: Final = ("tile", "rotation", "q", "r")
_REACH: Final = 1000
_MOST_BOARDS: Final = 256


def _named() -> dict[str, dict[str, Any]]:
    text = files("manoa.games.eldorado").joinpath("data", "routes.toml").read_text(encoding="utf-8")
    return {entry["id"]: entry for entry in tomllib.loads(text)["route"]}


NAMED: Final[dict[str, dict[str, Any]]] = _named()

_boards: Cache[Board] = Cache(_MOST_BOARDS)


def board_of(route: str | dict[str, Any]) -> Board:
    """The board of a route in its normal form, built once and shared by all games on it."""
    key = route if isinstance(route, str) else json.dumps(route)
    tiles = NAMED[route]["tiles"] if isinstance(route, str) else route["tiles"]
    return _boards.get(key, lambda: build(placements(tiles)))


def facts_of(name: str) -> dict[str, Any]:
    """What there is to say about a named route."""
    board = board_of(name)
    return {
        "difficulty": NAMED[name]["difficulty"],
        "tiles": len(NAMED[name]["tiles"]),
        "blockades": int(board.joints),
        "caves": int(board.caves),
        "joints": [f"{joint.first}–{joint.second}" for joint in board.all_joints if joint.number >= 0],
    }


def check_route(value: object) -> str | dict[str, Any]:
    """The `route` option: a name, or an own route as a table with a list of tiles. Returns its normal form."""
    if isinstance(value, str):
        if value not in NAMED:
            raise BadOption("error-route-name", game=components.GAME, value=value, values=", ".join(NAMED))
        return value
    placed = placements_of(value)
    build(placed)
    return {"tiles": entries_of(placed)}


def tiles_of(value: object) -> list[Any]:
    """The list of tiles of an own route, which may be empty while it is being built."""
    if not isinstance(value, dict):
        raise BadBoard("error-route-not-a-table", game=components.GAME)
    for field in value:
        if field != "tiles":
            raise BadBoard("error-route-field-unknown", game=components.GAME, field=str(field))
    tiles = value.get("tiles")
    if not isinstance(tiles, list):
        raise BadBoard("error-route-no-tiles", game=components.GAME)
    if len(tiles) > len(TILES):
        raise BadBoard("error-route-too-many-tiles", game=components.GAME, number=len(tiles), most=len(TILES))
    return tiles


def placements_of(value: object) -> list[Placement]:
    """The pieces of an own route, each checked by itself; there must be some."""
    tiles = tiles_of(value)
    if not tiles:
        raise BadBoard("error-route-no-tiles", game=components.GAME)
    return placements(tiles)


def entries_of(placed: list[Placement]) -> list[dict[str, Any]]:
    """The pieces as a route has them."""
    return [{"tile": p.tile.name, "rotation": p.rotation, "q": p.at[0], "r": p.at[1]} for p in placed]


def placements(entries: list[Any]) -> list[Placement]:
    """The pieces of a route, each checked by itself."""
    placed: list[Placement] = []
    for number, entry in enumerate(entries, start=1):
        if not isinstance(entry, dict):
            raise BadBoard("error-route-piece-not-a-table", game=components.GAME, number=number)
        for field in _PIECE_FIELDS:
            if field not in entry:
                raise BadBoard("error-route-piece-field-missing", game=components.GAME, number=number, field=field)
        for field in entry:
            if field not in _PIECE_FIELDS:
                raise BadBoard("error-route-piece-field-unknown", game=components.GAME, number=number, field=str(field))
        name = entry["tile"]
        if not isinstance(name, str) or name not in TILES:
            raise BadBoard(
                "error-route-tile-unknown",
                game=components.GAME,
                number=number,
                letter=shown(name),
                values=" ".join(TILES),
            )
        for field, least, most in (("rotation", 0, 5), ("q", -_REACH, _REACH), ("r", -_REACH, _REACH)):
            given = entry[field]
            if isinstance(given, bool) or not isinstance(given, int):
                raise BadBoard(
                    "error-route-not-a-number", game=components.GAME, letter=name, field=field, value=shown(given)
                )
            if not least <= given <= most:
                raise BadBoard(
                    "error-route-out-of-range",
                    game=components.GAME,
                    letter=name,
                    field=field,
                    value=given,
                    least=least,
                    most=most,
                )
        placed.append(Placement(TILES[name], entry["rotation"], (entry["q"], entry["r"])))
    return placed


def load_route(path: Path) -> dict[str, Any]:
    """An own route from a TOML file, checked, in the form that the `route` option takes."""
    try:
        text = path.read_text(encoding="utf-8")
        content = tomllib.loads(text)
    except UnicodeDecodeError as broken:
        raise BadBoard("error-route-not-text", game=components.GAME, file=str(path)) from broken
    except (ValueError, RecursionError) as broken:  # also of numbers too long and of lists too deep for the parser
        raise BadBoard("error-route-not-toml", game=components.GAME, file=str(path), reason=str(broken)) from broken
    checked = check_route(content)
    assert isinstance(checked, dict)
    return checked


def route_option() -> Option:
    """The option `route`."""
    return Option("route", "first-game", list(NAMED), check_route)
