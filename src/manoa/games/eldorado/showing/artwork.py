"""Own artwork for maps: colours, symbols and the few letters and digits that a map carries, as SVG.

What the web client draws too is in data/artwork.json, which both read. Glyphs are drawn, not set in type, so that a
picture shows its numbers on a machine without fonts.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from manoa.games.eldorado import components

Point = tuple[float, float]

_SHARED: Final[dict[str, Any]] = json.loads(
    files("manoa.games.eldorado").joinpath("data", "artwork.json").read_text(encoding="utf-8")
)

# A hex is drawn with pointy tops; RADIUS is from its middle to a corner, HALF to the middle of a side.
RADIUS: Final[float] = float(_SHARED["radius"])
HALF: Final[float] = float(_SHARED["half"])

# For each terrain, from value 1 on: the deeper the colour, the costlier the space; the last serves for all above.
TERRAIN_COLOURS: Final[dict[int, tuple[str, ...]]] = {
    components.TERRAINS.index(name): tuple(shades) for name, shades in _SHARED["terrains"].items()
}
SEAT_COLOURS: Final = ("#c0392b", "#2b6cb0", "#e8e2d4", "#d08a1d", "#7b4fa3")
# What is written on a pawn of that colour.
SEAT_INKS: Final = ("#fff4e2", "#f3f8ff", "#33271a", "#2e2318", "#fbf3ff")
GOLDS: Final[list[str]] = _SHARED["gold"]
GOLD: Final[str] = GOLDS[1]
GLOW: Final[str] = _SHARED["glow"]
DARK_INK: Final[str] = _SHARED["ink"]
# The hexes of El Dorado's court, one within the other: scale, fill and line.
COURT: Final[list[tuple[float, str, str]]] = [
    (float(each["scale"]), each["fill"], each["stroke"]) for each in _SHARED["court"]
]
# Lines along the coast, by their width.
COAST_LINES: Final[list[float]] = [float(width) for width in _SHARED["coast"]]

# The symbol that stands on a space of a terrain, and on a blockade of it.
SYMBOL_OF: Final[dict[int, str]] = {
    components.TERRAINS.index(name): symbol for name, symbol in _SHARED["symbol_of"].items()
}
TEXTURED: Final[list[int]] = [components.TERRAINS.index(name) for name in _SHARED["textured"]]
# Where the symbols of a space stand, by their number, and how large they are.
STANDS: Final[dict[int, tuple[float, list[Point]]]] = {
    number: (float(each["size"]), [(float(x), float(y)) for x, y in each["at"]])
    for number, each in enumerate(_SHARED["stands"], start=1)
}


class Room:
    """The colours around the pieces: the map room by day or by night."""

    def __init__(self, paper: str, raised: str, coast: str, ink: str, muted: str, edge: str) -> None:
        self.paper = paper
        self.raised = raised
        self.coast = coast
        self.ink = ink
        self.muted = muted
        self.edge = edge


def _room(name: str, raised: str, ink: str, edge: str) -> Room:
    shared = _SHARED["rooms"][name]
    return Room(shared["paper"], raised, shared["coast"], ink, shared["muted"], edge)


DAY: Final = _room("day", "#f6ecd4", "#33271a", "#a8814a")
NIGHT: Final = _room("night", "#241d15", "#f4e7c8", "#000000")

_HEX: Final = "0,-30 25.98,-15 25.98,15 0,30 -25.98,15 -25.98,-15"
_INNER: Final = "0,-28 24.25,-14 24.25,14 0,28 -24.25,14 -24.25,-14"

# Name of the symbol -> its view box (x, y, width, height) and what it shows.
_SYMBOLS: Final[dict[str, tuple[str, str]]] = {
    **{name: (each["box"], each["shapes"]) for name, each in _SHARED["symbols"].items()},
    "pawn": (
        "-15 -22 30 44",
        '<ellipse cy="17.5" rx="12.5" ry="4" fill="#000" fill-opacity=".35" stroke="none"/>'
        '<path d="M-11 16q-1-5 4-8l2.8-10.5A7.8 7.8 0 1 1 4.2-2.5L7 8q5 3 4 8-11 4-22 0z" '
        'stroke-linejoin="round"/>'
        '<path d="M-4.6-10.5q.6-3 3.6-4" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="1.6" '
        'stroke-linecap="round"/>',
    ),
}

# Strokes about (0, 0), six up and six down.
GLYPHS: Final[dict[str, str]] = {
    "1": "M-2.8-3.6L.6-6V6M-2.6 6h6.2",
    "2": "M-3.6-3Q-3.4-6 0-6t3.6 3.2Q3.6-.4-3.8 6H3.9",
    "3": "M-3.3-4.6Q-2-6 0-6q3.3 0 3.3 2.9T-.8-.4q4.5 0 4.5 3.3T-.2 6q-2.6 0-3.7-1.8",
    "4": "M1.8 6V-6L-4.2 2.6H4.4",
    "5": "M3.2-6h-5.7l-.6 5.3Q-1.6-1.7.2-1.7q3.5 0 3.5 3.8T-.2 6q-2.4 0-3.6-1.7",
    "6": "M2.8-5.4Q-3.8-5.6-3.8 1.8-3.8 6 0 6t3.8-3.9T.2-1.5q-3.5 0-3.9 3.2",
    "A": "M-4.6 6L0-6 4.6 6M-3 2h6",
    "B": "M-3.4-6V6H0q3.9 0 3.9-3.2T0-.4h-3.4H-.4q3.3 0 3.3-2.8T-.4-6z",
    "C": "M4.2-4Q2.9-6 .3-6-4.3-6-4.3 0T.3 6q2.6 0 3.9-2",
    "D": "M-3.8-6V6h2.6q5.4 0 5.4-6t-5.4-6z",
    "E": "M3.4-6h-6.8V6h6.8M-3.4-.2h5.4",
    "F": "M3.4-6h-6.6V6M-3.2-.2h5.2",
    "G": "M4.2-4Q2.9-6 .3-6-4.3-6-4.3 0T.3 6q4 0 4-5.4H.8",
    "H": "M-4-6V6M4-6V6M-4-.2h8",
    "I": "M0-6V6M-2-6h4M-2 6h4",
    "J": "M2.6-6v8.2Q2.6 6-.6 6-3.2 6-3.6 3M.4-6h4",
    "K": "M-3.6-6V6M4-6L-3.6 1.2M-.8-1.2L4.2 6",
    "L": "M-3-6V6h6.6",
    "M": "M-4.8 6v-12L0 2.6 4.8-6V6",
    "N": "M-4 6V-6L4 6V-6",
    "O": "M0-6Q-4.6-6-4.6 0T0 6t4.6-6T0-6z",
    "P": "M-3.4 6V-6H0q3.8 0 3.8 3.5T0 1h-3.4",
    "Q": "M0-6Q-4.6-6-4.6 0T0 6t4.6-6T0-6zM1 2.6L4.8 7",
    "R": "M-3.4 6V-6H0q3.7 0 3.7 3.3T0 .6h-3.4M.4.6L4.2 6",
}


def definitions(room: Room) -> str:
    """The <defs> of a map: gradients, the hex and every symbol."""
    parts = [
        f'<linearGradient id="gold" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{GOLDS[0]}"/>'
        f'<stop offset=".55" stop-color="{GOLD}"/><stop offset="1" stop-color="{GOLDS[2]}"/>'
        "</linearGradient>",
        '<radialGradient id="edge" cx=".5" cy=".5" r=".75">'
        f'<stop offset=".55" stop-color="{room.edge}" stop-opacity="0"/>'
        f'<stop offset="1" stop-color="{room.edge}" stop-opacity=".42"/></radialGradient>',
        f'<radialGradient id="glow"><stop offset=".2" stop-color="{GLOW}" stop-opacity=".85"/>'
        f'<stop offset="1" stop-color="{GLOW}" stop-opacity="0"/></radialGradient>',
        f'<polygon id="cell" points="{_HEX}"/>',
        f'<g id="hex"><polygon points="{_HEX}"/><polygon points="{_INNER}" fill="none" stroke="#fff" '
        'stroke-opacity=".2" stroke-width="1.6"/></g>',
    ]
    for name, (box, shapes) in _SYMBOLS.items():
        parts.append(f'<symbol id="{name}" viewBox="{box}" overflow="visible">{shapes}</symbol>')
    for name, strokes in GLYPHS.items():
        parts.append(
            f'<symbol id="glyph-{name}" viewBox="-8 -8 16 16" overflow="visible">'
            f'<path d="{strokes}" fill="none" stroke-width="1.9" stroke-linecap="round" '
            'stroke-linejoin="round"/></symbol>'
        )
    return f"<defs>{''.join(parts)}</defs>"


def short(number: float) -> str:
    """A number as SVG wants it, no longer than the eye needs."""
    text = f"{number:.1f}"
    return text[:-2] if text.endswith(".0") else text


def use(name: str, at: Point, size: float, more: str = "") -> str:
    """A symbol about a point, in a square of that size."""
    corner = f'x="{short(at[0] - size / 2)}" y="{short(at[1] - size / 2)}"'
    return f'<use href="#{name}" {corner} width="{short(size)}" height="{short(size)}"{more}/>'
