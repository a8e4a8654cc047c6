"""Own artwork for maps: colours, symbols and the few letters and digits that a map carries, as SVG.

Glyphs are drawn, not set in type, so that a picture shows its numbers on a machine without fonts.
"""

from __future__ import annotations

from typing import Final

from manoa.games.eldorado import components

Point = tuple[float, float]

# A hex is drawn with pointy tops; RADIUS is from its middle to a corner.
RADIUS: Final = 30.0
HALF: Final = 25.98

# For each terrain, from value 1 on: the deeper the colour, the costlier the space.
TERRAIN_COLOURS: Final[dict[int, tuple[str, ...]]] = {
    components.JUNGLE: ("#8db564", "#6c9a48", "#4c7a35", "#35602a"),
    components.WATER: ("#8cc3d8", "#5fa3c2", "#3d82a6", "#28648a"),
    components.VILLAGE: ("#f0cf7a", "#e2b24a", "#cf922d", "#b5761e"),
    components.RUBBLE: ("#bcb4a6", "#a59c8e", "#8f8678", "#8a8173"),
    components.CAMP: ("#d0705c", "#bf5b4a", "#ae4a3c", "#9d3a2f"),
    components.MOUNTAIN: ("#4a4038",),
    components.START: ("#f6ecd4",),
}
SEAT_COLOURS: Final = ("#c0392b", "#2b6cb0", "#e8e2d4", "#d08a1d", "#7b4fa3")
# What is written on a pawn of that colour.
SEAT_INKS: Final = ("#fff4e2", "#f3f8ff", "#33271a", "#2e2318", "#fbf3ff")
GOLD: Final = "#f2c230"
GOLD_DEEP: Final = "#c98a1b"
DARK_INK: Final = "#2e2318"

# The symbol that stands on a space of a terrain, and on a blockade of it.
SYMBOL_OF: Final[dict[int, str]] = {
    components.JUNGLE: "machete",
    components.WATER: "paddle",
    components.VILLAGE: "coin",
    components.RUBBLE: "rubble",
    components.CAMP: "tent",
}
TEXTURED: Final = (components.JUNGLE, components.WATER, components.VILLAGE, components.RUBBLE)


class Room:
    """The colours around the pieces: the map room by day or by night."""

    def __init__(self, paper: str, raised: str, coast: str, ink: str, muted: str, edge: str) -> None:
        self.paper = paper
        self.raised = raised
        self.coast = coast
        self.ink = ink
        self.muted = muted
        self.edge = edge


DAY: Final = Room("#ecdfc3", "#f6ecd4", "#d3c095", "#33271a", "#7b6a4c", "#a8814a")
NIGHT: Final = Room("#1c1711", "#241d15", "#3a2f20", "#f4e7c8", "#b09a72", "#000000")

_HEX: Final = "0,-30 25.98,-15 25.98,15 0,30 -25.98,15 -25.98,-15"
_INNER: Final = "0,-28 24.25,-14 24.25,14 0,28 -24.25,14 -24.25,-14"
_STAR: Final = "M0-5.6Q1.1-1.1 5.6 0 1.1 1.1 0 5.6-1.1 1.1-5.6 0-1.1-1.1 0-5.6z"

# Name of the symbol -> its view box (x, y, width, height) and what it shows.
_SYMBOLS: Final[dict[str, tuple[str, str]]] = {
    "machete": (
        "-12 -12 24 24",
        '<g transform="rotate(-45)" stroke="#26301a" stroke-width="1.1" stroke-linejoin="round">'
        '<path d="M-13.4-1.7q-1.3 2 .2 3.9l8.2-.5v-3.2z" fill="#70431f"/>'
        '<path d="M-5-2.5L8-3.9q5.4.4 6 6.1Q5.6 3.6-5 2z" fill="#fbf7e8"/>'
        '<path d="M-4.4 1.3q10 1.4 17.5.5" fill="none" stroke="#b9bfa6" stroke-width=".9"/></g>',
    ),
    "paddle": (
        "-12 -12 24 24",
        '<g transform="rotate(-45)" stroke="#183a50" stroke-width="1.1" stroke-linejoin="round">'
        '<path d="M-12.6-2.7h2.4v1.6h15v2.2h-15v1.6h-2.4z" fill="#8a5a2c"/>'
        '<path d="M3.4-1.5Q7.6-4.9 13.3-3.4q1.5 3.4 0 6.8Q7.6 4.9 3.4 1.5z" fill="#fbf7e8"/>'
        '<path d="M5.6 0h5.6" stroke="#9fb4bd" stroke-width="1"/></g>',
    ),
    "coin": (
        "-12 -12 24 24",
        '<circle r="10" fill="#fdf1c9" stroke="#6d430d" stroke-width="1.3"/>'
        '<circle r="7.6" fill="#f8de94" stroke="#a8721c" stroke-width=".9"/>'
        f'<path d="{_STAR}" fill="#8a5812"/>',
    ),
    "rubble": (
        "-12 -12 24 24",
        '<g fill="#f4efe5" stroke="#433b31" stroke-width="1.1" stroke-linejoin="round">'
        '<path d="M-4-.6l-.9-5 3.6-3.8 4.9.9 2 4.4-2.3 3.8z"/>'
        '<path d="M-11 6.6l1-4.7 4.6-2 4.2 2.5.3 4.6-3.6 2z"/>'
        '<path d="M.6 7l.6-4.6 4.2-2.6 4.3 1.7 1.5 4.8-3.9 2.6z"/>'
        '</g><path d="M-2.6-4.6l2.2-2.6M-8.6 3.6l2.6-1.3M3.2 3.8l2.4-1.6" '
        'stroke="#c9c0b1" stroke-width="1.1"/>',
    ),
    "tent": (
        "-12 -12 24 24",
        '<g stroke="#4b1811" stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round">'
        '<path d="M-2-10.5L0-7.6l2-2.9" fill="none"/><path d="M0-7.6L10.8 8.6h-21.6z" fill="#fff3e2"/>'
        '<path d="M0-3L4.6 8.6h-9.2z" fill="#6d241a"/>'
        '<path d="M0-3v11.6" stroke-width=".8" stroke="#fff3e2"/></g>',
    ),
    "mountain": (
        "-24 -24 48 48",
        '<g stroke-linejoin="round"><path d="M-3 13L9.5-8.5 21 13z" fill="#6a5d50"/>'
        '<path d="M9.5-8.5L21 13h-9z" fill="#5a4e43"/>'
        '<path d="M9.5-8.5l4 7.3-3-1.3-2.3 2.2-2-2.2z" fill="#e9e2d3"/>'
        '<path d="M-20 13L-5-17 9.5 13z" fill="#857666"/><path d="M-5-17L9.5 13H-1z" fill="#6a5d50"/>'
        '<path d="M-5-17l5.2 10.7L-3.4-8l-2.4 3.4-2.4-2.6-2.5 1.9z" fill="#f6f0e3"/></g>',
    ),
    "cave": (
        "-24 -24 48 48",
        '<g stroke-linejoin="round"><path d="M-21 14q2-10 7-13l5-12 6-6 8 4 6 11q7 4 9 16z" fill="#857666"/>'
        '<path d="M-3-17l8 4 6 11q7 4 9 16h-9Q9-4-3-17z" fill="#6a5d50"/>'
        '<path d="M-9.5 14V4Q-9-5 0-5T9.5 4v10z" fill="#c9a24a"/>'
        '<path d="M-7.5 14V5Q-7-3 0-3T7.5 5v9z" fill="#17100a"/>'
        '<path d="M-7.5 14q.4-4 3-5.5L0 10l4.5-1.5q2.6 1.5 3 5.5z" fill="#3b2a14"/></g>',
    ),
    "texture-jungle": (
        "-26 -30 52 60",
        '<g fill="none" stroke="#1f4417" stroke-opacity=".38" stroke-width="1.5" stroke-linecap="round">'
        '<path d="M-20 15q1-7 6-10M-19.4 10.5l-3.5-2M-18 8l4.5.8M13 20q-1-5 2-8M13.1 16l3 1M13.6 14l-3-.6"/>'
        '<path d="M4-24q4 1 5 6M6.5-22.5l3-1.5M8-21l-3 2.5M19-9q-3 2-3 6"/></g>',
    ),
    "texture-water": (
        "-26 -30 52 60",
        '<g fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.5" stroke-linecap="round">'
        '<path d="M-21 13q3-3 6 0t6 0M5 20q3-3 6 0M-9-21q3-3 6 0t6 0M12-11q3-3 6 0"/></g>',
    ),
    "texture-village": (
        "-26 -30 52 60",
        '<g fill="#8a5812" fill-opacity=".32">'
        '<path d="M-21 16v-4l4-3.5 4 3.5v4zM13-10v-3.5l3.5-3 3.5 3v3.5z"/>'
        '<circle cx="-6" cy="-22" r="1.1"/><circle cx="0" cy="-24" r="1.1"/><circle cx="6" cy="-22" r="1.1"/>'
        '<circle cx="3" cy="22" r="1.1"/><circle cx="9" cy="20" r="1.1"/></g>',
    ),
    "texture-rubble": (
        "-26 -30 52 60",
        '<g fill="none" stroke="#4b443a" stroke-opacity=".34" stroke-width="1.3" stroke-linecap="round">'
        '<path d="M-21 10l5 3 2 5M12-17l5 1 3 5M-12-19l4-2M8 20l4-3"/></g>',
    ),
    "gate": (
        "-60 -60 120 120",
        '<g stroke="#7a4d10" stroke-linejoin="round" stroke-width="2">'
        '<path d="M-46 34v-13h9V7h9V-7h9v-13H19v13h9V7h9v14h9v13z" fill="url(#gold)"/>'
        '<path d="M-14-20v-9h28v9z" fill="#ffe58d"/>'
        '<path d="M-13 34V13Q-12 0 0 0T13 13v21z" fill="#fff3bf"/>'
        '<path d="M-8.5 34V14Q-8 5 0 5t8.5 9v20z" fill="#33200c"/></g>'
        '<path d="M-37 21h18M19 21h18M-28 7h12M16 7h12M-19-7h38" stroke="#fff1b5" stroke-width="1.6"/>'
        '<circle cy="-13.5" r="4.2" fill="#fff3bf" stroke="#7a4d10" stroke-width="1.5"/>',
    ),
    "compass": (
        "-50 -50 100 100",
        '<circle r="34" fill="none" stroke-width="1"/><circle r="30.5" fill="none" stroke-width="2.2"/>'
        '<g stroke="none">'
        '<path d="M0 0l25-25L7 0zM0 0l25 25L0 7zM0 0l-25 25L-7 0zM0 0l-25-25L0-7z" opacity=".55"/>'
        '<path d="M0-46L7-7 0 0zM46 0L7 7 0 0zM0 46L-7 7 0 0zM-46 0L-7-7 0 0z"/></g>'
        '<path d="M0-46L-7-7 0 0zM46 0L7-7 0 0zM0 46L7 7 0 0zM-46 0L-7 7 0 0z" '
        'fill="none" stroke-width="1"/>',
    ),
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
        '<linearGradient id="gold" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffe17a"/>'
        f'<stop offset=".55" stop-color="{GOLD}"/><stop offset="1" stop-color="{GOLD_DEEP}"/>'
        "</linearGradient>",
        '<radialGradient id="edge" cx=".5" cy=".5" r=".75">'
        f'<stop offset=".55" stop-color="{room.edge}" stop-opacity="0"/>'
        f'<stop offset="1" stop-color="{room.edge}" stop-opacity=".42"/></radialGradient>',
        '<radialGradient id="glow"><stop offset=".2" stop-color="#ffdf70" stop-opacity=".85"/>'
        '<stop offset="1" stop-color="#ffdf70" stop-opacity="0"/></radialGradient>',
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
