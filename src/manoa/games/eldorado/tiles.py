"""The terrain tiles as printed: which spaces each side has, read from data/tiles.toml."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

from manoa.games.eldorado import components
from manoa.games.eldorado.components import DataError
from manoa.kernel.hexes import Hex

_LETTERS: Final = {
    "J": components.JUNGLE,
    "W": components.WATER,
    "V": components.VILLAGE,
    "R": components.RUBBLE,
    "B": components.CAMP,
}

_SHAPES: Final[dict[str, list[Hex]]] = {
    "large": [(q, r) for r in range(-3, 4) for q in range(max(-3, -3 - r), min(3, 3 - r) + 1)],
    "strip": [
        *((q, -1) for q in range(-2, 3)),
        *((q, 0) for q in range(-3, 3)),
        *((q, 1) for q in range(-3, 2)),
    ],
    "end": [(-1, 0), (0, 0), (0, 1)],
}


class Printed:
    """One printed space: what enters it and for how much, and whether it is a start, a finish or a cave."""

    def __init__(self, terrain: int, value: int, start: int, finish: bool, cave: bool) -> None:
        self.terrain = terrain
        self.value = value
        self.start = start
        self.finish = finish
        self.cave = cave


class Tile:
    """One side of a piece, with its spaces about (0, 0)."""

    def __init__(self, name: str, piece: str, shape: str, spaces: dict[Hex, Printed]) -> None:
        self.name = name
        self.piece = piece
        self.shape = shape
        self.spaces = spaces

    @property
    def is_start(self) -> bool:
        """Whether a route begins with this tile."""
        return any(space.start for space in self.spaces.values())

    @property
    def is_end(self) -> bool:
        """Whether a route ends with this tile."""
        return self.shape == "end"

    @property
    def is_strip(self) -> bool:
        """Whether this is one of the narrow pieces."""
        return self.shape == "strip"


def _printed(tile: str, code: str) -> Printed:
    letter, rest = code[0], code[1:]
    if code in ("MM", "MC"):
        return Printed(components.MOUNTAIN, 0, 0, False, code == "MC")
    if letter == "S" and rest in ("1", "2", "3", "4"):
        return Printed(components.START, 0, int(rest), False, False)
    if letter == "F" and rest in ("J", "W"):
        return Printed(_LETTERS[rest], 1, 0, True, False)
    if letter in _LETTERS and rest in ("1", "2", "3", "4"):
        return Printed(_LETTERS[letter], int(rest), 0, False, False)
    raise DataError(f"tiles.toml: tile {tile}: {code!r} is no space")


def _load() -> dict[str, Tile]:
    text = files("manoa.games.eldorado").joinpath("data", "tiles.toml").read_text(encoding="utf-8")
    tiles: dict[str, Tile] = {}
    for entry in tomllib.loads(text)["tile"]:
        name, shape = entry["id"], entry["shape"]
        codes = " ".join(entry["rows"]).split()
        if shape not in _SHAPES:
            raise DataError(f"tiles.toml: tile {name}: there is no shape {shape!r}")
        places = _SHAPES[shape]
        if len(codes) != len(places):
            raise DataError(f"tiles.toml: tile {name}: a {shape} has {len(places)} spaces, not {len(codes)}")
        spaces = {place: _printed(name, code) for place, code in zip(places, codes, strict=True)}
        tiles[name] = Tile(name, entry["piece"], shape, spaces)
    return tiles


TILES: Final[dict[str, Tile]] = _load()
