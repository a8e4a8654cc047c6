"""A route as coloured characters: four columns and two lines a hex, every second row half a hex to the right.

The upper line of a hex says what entering costs (J1, W2, V3, R1, B1), the lower line who stands there or the
label of a choice. A standing blockade is a bar along its joint that carries its own cost.
"""

from __future__ import annotations

from typing import Any, Final

from rich.columns import Columns
from rich.style import Style
from rich.text import Text

from manoa.games.eldorado.components import TERRAINS
from manoa.games.eldorado.showing.artwork import GOLD, SEAT_COLOURS, TERRAIN_COLOURS
from manoa.kernel.game import View
from manoa.terminal.texts import Texts

COLUMNS: Final = 4
LINES: Final = 2

_LETTERS: Final = {"jungle": "J", "water": "W", "village": "V", "rubble": "R", "camp": "B"}
_SHADES: Final = {TERRAINS[terrain]: shades for terrain, shades in TERRAIN_COLOURS.items()}
_INK: Final = "#1d160e"
_PAPER: Final = "#fdf6e3"
_MOUNTAIN: Final = "▲"
_CAVE: Final = "◆"
_CAVE_EMPTY: Final = "◇"
_FINISH: Final = "★"
_PAWN: Final = "●"
# A neighbour's direction, for the three that lie east or below, and the columns of this hex along that side.
_SIDES: Final = {(1, 0): (3,), (0, 1): (2, 3), (-1, 1): (0, 1)}

Cell = tuple[str, Style]
Canvas = dict[tuple[int, int], Cell]


def hexmap(
    view: View,
    *,
    width: int | None,
    height: int | None = None,
    marks: dict[str, str] | None = None,
    focus: str | None = None,
) -> Text:
    """The map of a view, cut to `width` columns (and `height` lines) about the space `focus` if it is larger.

    `marks` are short labels for spaces and joints, such as the number to type to go there. Without a focus
    the map is cut about the first pawn of the seat that looks.
    """
    canvas = _canvas(view, marks or {})
    spaces = {space["id"]: space for space in view["map"]["spaces"]}
    middle = spaces[focus or _focus(view)]
    x, y = _corner(middle)
    columns = _window([at[0] for at in canvas], x + COLUMNS // 2, width)
    lines = _window([at[1] for at in canvas], y + LINES // 2, height)
    text = Text(no_wrap=True, overflow="crop")
    rows: dict[int, list[int]] = {}
    for column, line in canvas:
        rows.setdefault(line, []).append(column)
    for line in lines:
        filled = rows.get(line, [])
        last = max((column for column in filled if column in columns), default=columns.start - 1)
        cut = bool(filled) and max(filled) >= columns.stop
        for column in range(columns.start, columns.stop if cut else last + 1):
            if column == columns.start and filled and min(filled) < column:
                text.append("‹", Style(bold=True))
            elif cut and column == columns.stop - 1:
                text.append("›", Style(bold=True))
            elif (column, line) in canvas:
                text.append(*canvas[column, line])
            else:
                text.append(" ")
        if line != lines.stop - 1:
            text.append("\n")
    return text


def legend(texts: Texts) -> Columns:
    """What the letters, signs and colours of the map mean."""
    signs = [(f" {letter} ", _on(_SHADES[terrain][0]), terrain) for terrain, letter in _LETTERS.items()]
    signs += [
        (f" {_MOUNTAIN} ", _on(_SHADES["mountain"][0]), "mountain"),
        (f" {_CAVE} ", _cave_style(), "cave"),
        (" 1 ", _on(_SHADES["start"][0]), "start"),
        (f" {_FINISH} ", _gold_style(), "finish"),
        (f"▐{_LETTERS['jungle']}1▌", _bar("jungle"), "blockade"),
        (f" {_PAWN}1 ", _pawn_style(0), "pawn"),
    ]
    return Columns(
        [Text.assemble((sign, style), " ", texts(f"cli-legend-{word}")) for sign, style, word in signs],
        padding=(0, 2),
    )


def _focus(view: View) -> str:
    """The first pawn on the map of the seat that looks, or of anyone, or where the route begins."""
    seats = sorted(view["seats"], key=lambda entry: entry["seat"] != view["seat"])
    for entry in seats:
        for pawn in entry["pawns"]:
            if pawn["space"] is not None:
                return str(pawn["space"])
    return str(view["map"]["spaces"][0]["id"])


def _window(filled: list[int], middle: int, size: int | None) -> range:
    """The part of the filled range that is shown: all of it, or `size` about the middle."""
    least, most = min(filled), max(filled) + 1
    if size is None or most - least <= size:
        return range(least, most)
    start = min(max(middle - size // 2, least), most - size)
    return range(start, start + size)


def _corner(space: dict[str, Any]) -> tuple[int, int]:
    """The column and line of a space's upper left character."""
    return COLUMNS * space["q"] + COLUMNS // 2 * space["r"], LINES * space["r"]


# Painting ---------------------------------------------------------------------------------------------------


def _canvas(view: View, marks: dict[str, str]) -> Canvas:
    canvas: Canvas = {}
    left = {cave["space"]: cave["left"] for cave in view["caves"]}
    for space in view["map"]["spaces"]:
        _paint_space(canvas, space, left.get(space["id"]))
    for blockade in view["blockades"]:
        _paint_blockade(canvas, view, blockade, marks)
    spaces = {space["id"]: space for space in view["map"]["spaces"]}
    for entry in view["seats"]:
        for number, pawn in enumerate(entry["pawns"]):
            if pawn["space"] is not None:
                # A seat with two pawns tells them apart by letters.
                seat = str(entry["seat"] + 1)
                sign = f"{seat}{'ab'[number]}" if len(entry["pawns"]) > 1 else f"{_PAWN}{seat}"
                x, y = _corner(spaces[pawn["space"]])
                _plate(canvas, x, y + 1, sign, _pawn_style(entry["seat"]))
    for name, label in marks.items():
        if name in spaces:
            x, y = _corner(spaces[name])
            # On a space with a pawn the label takes the upper line, so that both are seen.
            _plate(canvas, x, y if canvas[x + 1, y + 1][0] != " " else y + 1, label, _gold_style())
    return canvas


def _paint_space(canvas: Canvas, space: dict[str, Any], left: int | None) -> None:
    terrain, value = space["terrain"], space["value"]
    shades = _SHADES[terrain]
    # Three tints that no two neighbours share keep hexes of one terrain apart without lines between them.
    ground = _tinted(shades[min(max(value, 1), len(shades)) - 1], (space["q"] - space["r"]) % 3 - 1)
    style = _on(ground)
    x, y = _corner(space)
    for line in range(LINES):
        _write(canvas, x, y + line, " " * COLUMNS, style)
    if space["cave"]:
        sign = _CAVE if left is None or left > 0 else _CAVE_EMPTY
        _write(canvas, x + 1, y, sign + ("" if left is None else str(left)), style + Style(color=GOLD))
    elif terrain == "mountain":
        _write(canvas, x + 1, y, _MOUNTAIN * 2, style)
    elif terrain == "start":
        _write(canvas, x + 1, y, str(space["start"]), style)
    else:
        _write(canvas, x + 1, y, f"{_LETTERS[terrain]}{value}", style)
    if space["finish"]:
        _write(canvas, x, y, _FINISH, _gold_style())
        _write(canvas, x + 3, y, _FINISH, _gold_style())


def _paint_blockade(canvas: Canvas, view: View, blockade: dict[str, Any], marks: dict[str, str]) -> None:
    spaces = {space["id"]: space for space in view["map"]["spaces"]}
    occupied = {pawn["space"] for entry in view["seats"] for pawn in entry["pawns"]} | set(marks)
    joint = next(joint for joint in view["map"]["joints"] if joint["id"] == blockade["joint"])
    style = _bar(blockade["terrain"])
    badges: list[tuple[int, int]] = []
    for one, other in joint["edges"]:
        upper, lower = spaces[one], spaces[other]
        if (lower["q"] - upper["q"], lower["r"] - upper["r"]) not in _SIDES:
            upper, lower = lower, upper
        x, y = _corner(upper)
        side = _SIDES[lower["q"] - upper["q"], lower["r"] - upper["r"]]
        if len(side) == 1:
            for line in range(LINES):
                _write(canvas, x + 3, y + line, "▐", _over(canvas[x + 3, y + line], style))
                _write(canvas, x + 4, y + line, "▌", _over(canvas[x + 4, y + line], style))
            badges.append((x + 3, y + 1))
        else:
            for column in side:
                _write(canvas, x + column, y + 1, "▄", _over(canvas[x + column, y + 1], style))
            if upper["id"] not in occupied:
                badges.append((x + side[0], y + 1))
    label = f"{_LETTERS[blockade['terrain']]}{blockade['value']}"
    if blockade["joint"] in marks:
        label, style = marks[blockade["joint"]].center(2)[:2], _gold_style()
    if badges:
        x, y = badges[len(badges) // 2]
        _write(canvas, x, y, label, style)


def _plate(canvas: Canvas, x: int, y: int, text: str, style: Style) -> None:
    """A pawn or a label across a hex; a blockade's bar at its side stays."""
    if len(text) > 2:
        _write(canvas, x, y, text[:COLUMNS].ljust(COLUMNS), style)
        return
    for column in (x, x + 3):
        if canvas[column, y][0] == " ":
            _write(canvas, column, y, " ", style)
    _write(canvas, x + 1, y, text.ljust(2), style)


def _write(canvas: Canvas, x: int, y: int, text: str, style: Style) -> None:
    for place, character in enumerate(text):
        canvas[x + place, y] = (character, style)


# Colours ----------------------------------------------------------------------------------------------------


def _parts(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def _tinted(colour: str, step: int) -> str:
    red, green, blue = (min(255, max(0, round(part * (1 + 0.05 * step)))) for part in _parts(colour))
    return f"#{red:02x}{green:02x}{blue:02x}"


def _on(ground: str) -> Style:
    """Writing that can be read on a colour."""
    red, green, blue = _parts(ground)
    light = 0.299 * red + 0.587 * green + 0.114 * blue
    return Style(color=_INK if light > 118 else _PAPER, bgcolor=ground, bold=True)


def _over(cell: Cell, bar: Style) -> Style:
    """A bar before the ground that it stands on."""
    return Style.from_color(bar.bgcolor, cell[1].bgcolor)


def _bar(terrain: str) -> Style:
    """Blockades are dark, so that they are seen on every terrain; their writing tells what they ask for."""
    return Style(color=_tinted(_SHADES[terrain][0], 4), bgcolor=_INK, bold=True)


def _pawn_style(seat: int) -> Style:
    return _on(SEAT_COLOURS[seat])


def _cave_style() -> Style:
    return _on(_SHADES["mountain"][0]) + Style(color=GOLD)


def _gold_style() -> Style:
    return Style(color=_INK, bgcolor=GOLD, bold=True)
