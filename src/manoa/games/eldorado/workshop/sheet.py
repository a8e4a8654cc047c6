"""The set-up sheet of a route: the map, and below it what to lay in which order, as one drawing."""

from __future__ import annotations

import re
from typing import Any, Final
from xml.sax.saxutils import escape

from manoa.games.eldorado import components
from manoa.games.eldorado.board import Board
from manoa.games.eldorado.routes import board_of
from manoa.games.eldorado.showing import artwork
from manoa.games.eldorado.showing.artwork import short
from manoa.games.eldorado.showing.drawing import svg_of
from manoa.games.eldorado.tiles import TILES
from manoa.kernel import registry
from manoa.kernel.language import Argument, say

_FONTS: Final = "Figtree, 'DejaVu Sans', 'Liberation Sans', 'Noto Sans', sans-serif"
# Where the columns begin, and what they are about; the narrowest sheet has room for all of them.
_COLUMNS: Final = ((0, "order"), (60, "piece"), (320, "back"), (605, "turn"), (755, "blockade"), (985, "caves"))
_WIDTH: Final = 1080.0
_MARGIN: Final = 60.0
_ROW: Final = 36.0
_SIZE: Final = 20

_FRAME: Final = re.compile(r'viewBox="(\S+ \S+ (\S+) (\S+))" width="\S+" height="\S+"')


def sheet(route: object, name: str, options: dict[str, Any], language: str, dark: bool) -> str:
    """The sheet of a whole route as an SVG document. Of the game's options, blockades and caves are told."""
    chosen = registry.new(components.GAME, players=2, options={**options, "route": route}).options
    board = board_of(chosen["route"])
    drawing = svg_of(board, blockades=_standing(chosen["blockades"]), title=name, dark=dark)
    frame = _FRAME.search(drawing)
    assert frame is not None
    wide, high = float(frame[2]), float(frame[3])
    width = max(wide, _WIDTH + 2 * _MARGIN)
    rows = rows_of(board, chosen["blockades"], language)
    height = high + (len(rows) + 3.5) * _ROW
    placed = f'x="{short((width - wide) / 2)}" width="{short(wide)}" height="{short(high)}" viewBox="{frame[1]}"'
    room = artwork.NIGHT if dark else artwork.DAY
    titles = [_words(language, f"workshop-sheet-{column}") for _, column in _COLUMNS]
    left, top = (width - _WIDTH) / 2, high + _ROW
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {short(width)} {short(height)}" '
        f'width="{short(width)}" height="{short(height)}">',
        f'<rect width="{short(width)}" height="{short(height)}" fill="{room.paper}"/>',
        drawing.replace(frame[0], placed, 1),
        f'<g class="list" font-family="{_FONTS}" font-size="{_SIZE}" fill="{room.ink}">',
        _line(left, top, titles, ' font-weight="700"'),
    ]
    for number, row in enumerate(rows):
        below = top + (number + 1) * _ROW
        parts.append(
            f'<path d="M{short(left)} {short(below - _ROW * 0.7)}h{short(_WIDTH)}" stroke="{room.muted}" opacity=".5"/>'
        )
        parts.append(_line(left, below, row))
    summary = [
        _words(
            language,
            "workshop-state",
            tiles=len(board.placed),
            blockades=int(board.joints),
            caves=int(board.caves),
        ),
        _words(language, f"workshop-sheet-with{'' if chosen['caves'] else 'out'}-caves"),
    ]
    parts.append(_line(left, top + (len(rows) + 1.3) * _ROW, [" · ".join(summary)]))
    parts.append("</g></svg>")
    return "".join(parts)


def rows_of(board: Board, blockades: str | list[int], language: str) -> list[list[str]]:
    """What each piece's line says, in the order of the columns."""
    rows: list[list[str]] = []
    for number, placed in enumerate(board.placed):
        tile = placed.tile
        back = next(side.name for side in TILES.values() if side.piece == tile.piece and side is not tile)
        caves = sum(1 for printed in tile.spaces.values() if printed.cave)
        joint = board.all_joints[number - 1].number if number else -1
        rows.append(
            [
                str(number + 1),
                _words(language, "workshop-tile", tile=tile.name),
                _words(language, "workshop-tile", tile=back),
                f"{placed.rotation * 60}°",
                _blockade(blockades, joint, language) if joint >= 0 else "",
                str(caves) if caves else "",
            ]
        )
    return rows


def _blockade(blockades: str | list[int], joint: int, language: str) -> str:
    if blockades == "random":
        return _words(language, "workshop-sheet-random")
    number = 0 if isinstance(blockades, str) else blockades[joint]
    if number == 0:
        return _words(language, "workshop-sheet-none")
    terrain = components.TERRAINS[int(components.BLOCKADE_TERRAIN[number])]
    return f"{number} · {_words(language, f'terrain-{terrain}')} {int(components.BLOCKADE_VALUE[number])}"


def _standing(blockades: str | list[int]) -> dict[int, int] | None:
    """Which blockade stands on which joint, as far as that is settled."""
    if blockades == "random":
        return None
    return {} if isinstance(blockades, str) else {joint: number for joint, number in enumerate(blockades) if number}


def _line(left: float, at: float, words: list[str], more: str = "") -> str:
    cells = [
        f'<text x="{short(left + start)}" y="{short(at)}"{more}>{escape(text)}</text>'
        for (start, _), text in zip(_COLUMNS, words, strict=False)
        if text
    ]
    return "".join(cells)


def _words(language: str, key: str, **arguments: Argument) -> str:
    return say(language, key, arguments, components.GAME)
