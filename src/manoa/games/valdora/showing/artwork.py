"""Own artwork: colours and small drawings about the middle of their place, read from data/artwork.json, which the web
table draws from, too. A shape's colour is a colour, or a name of the palette that it is drawn with."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from manoa.games.valdora import components, site

Palette = dict[str, str]
Shape = dict[str, str | float]

_ART: Final[dict[str, Any]] = json.loads(
    files("manoa.games.valdora").joinpath("data", "artwork.json").read_text(encoding="utf-8")
)
INK: Final[str] = _ART["ink"]
# The land by day and by night, the strokes of a road and of the river from the broadest to the narrowest, and how large
# the clearing of each kind of space is, half across and half down.
DAY: Final[Palette] = _ART["land"]["day"]
NIGHT: Final[Palette] = _ART["land"]["night"]
TRACK: Final[list[Shape]] = _ART["track"]
RIVER: Final[list[Shape]] = _ART["river"]
CLEARINGS: Final[list[tuple[int, int]]] = [tuple(_ART["clearings"][name]) for name in site.NAMES]
_WALLS: Final[Palette] = {**_ART["walls"], "ink": INK}


def drawn(shape: Shape, palette: Palette) -> str:
    """A shape's attributes, its colours looked up."""
    return " ".join(f'{name}="{palette.get(str(value), value)}"' for name, value in shape.items())


def tree(land: Palette) -> str:
    """A fir."""
    return _drawing(_ART["tree"], land)


def gem(name: str) -> str:
    """A cut stone."""
    stone = _ART["gems"][name]
    return _drawing(stone["shapes"], _ART["tones"][stone["tone"]])


def ship() -> str:
    """A ship under sail."""
    return _drawing(_ART["ship"], {"ink": INK})


def house(kind: int, colour: int, side: int) -> str:
    """What stands on a space, a palace in its patron's colour, a jetty to one side: -1 left, 1 right."""
    name = site.NAMES[kind]
    if kind == site.ROAD:
        return ""
    if kind == site.HARBOUR:
        return f'<g transform="scale({side} 1)">{_drawing(_ART["houses"][name], _WALLS)}</g>'
    if kind == site.PALACE:
        return _drawing(_ART["houses"][name], {**_ART["tones"][components.COLOURS[colour]], **_WALLS})
    if kind == site.MINE:
        return _drawing(_ART["houses"][name], _WALLS)
    return _drawing(_ART["houses"]["town"], {**_WALLS, "roof": _ART["roofs"][name]})


def _drawing(shapes: list[Shape], palette: Palette) -> str:
    return "".join(f"<path {drawn(shape, palette)}/>" for shape in shapes)
