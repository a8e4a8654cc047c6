"""A route as a picture: SVG with own artwork, and PNG from it."""

from __future__ import annotations

from math import hypot
from typing import Final
from xml.sax.saxutils import escape

from manoa.games.eldorado import components
from manoa.games.eldorado.board import Board, Joint, Space
from manoa.games.eldorado.showing import artwork
from manoa.games.eldorado.showing.artwork import Point, Room, definitions, short, use
from manoa.kernel.hexes import Hex, neighbours, shifted, turned

Box = tuple[float, float, float, float]

_MARGIN: Final = 84.0
_TITLE_HEIGHT: Final = 58.0
_COMPASS: Final = 58.0
_FONTS: Final = "'Young Serif', Figtree, Georgia, 'DejaVu Serif', 'Liberation Serif', 'Noto Serif', serif"
# About the origin of an end tile that is not turned, where El Dorado's gate is drawn. They are no spaces.
_GATE: Final[tuple[Hex, ...]] = ((0, -1), (1, -1), (1, 0))


def svg_of(
    board: Board,
    *,
    blockades: dict[int, int] | None = None,
    pawns: list[tuple[int, int]] | None = None,
    title: str = "",
    letters: bool = True,
    dark: bool = False,
) -> str:
    """The route as an SVG document.

    `blockades` tells which blockade stands on which joint, and only those are drawn; without it, every joint
    that takes one shows a neutral bar. `pawns` are pairs of a seat and the number of a space.
    """
    room = artwork.NIGHT if dark else artwork.DAY
    gate = gate_hexes(board)
    middles = [centre(space.at) for space in board.spaces] + [centre(place) for place in gate]
    left = min(x for x, _ in middles) - artwork.HALF - _MARGIN
    right = max(x for x, _ in middles) + artwork.HALF + _MARGIN
    top = min(y for _, y in middles) - artwork.RADIUS - _MARGIN - (_TITLE_HEIGHT if title else 0.0)
    bottom = max(y for _, y in middles) + artwork.RADIUS + _MARGIN
    wide, high = short(right - left), short(bottom - top)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{short(left)} {short(top)} {wide} {high}" '
        f'width="{wide}" height="{high}" role="img">',
        f"<title>{escape(title)}</title>" if title else "",
        definitions(room),
        _room(room, middles, (left, top, right, bottom), title, centre(gate[1])),
        "".join(_space(space) for space in board.spaces),
        _gate(gate),
    ]
    for joint in board.all_joints:
        parts.append(_seam(joint, board))
    if letters:
        parts.append(_letters(board, gate, room))
    standing = [centre(board.spaces[number].at) for _, number in pawns or []]
    for joint in board.all_joints:
        if joint.number >= 0 and (blockades is None or joint.number in blockades):
            number = 0 if blockades is None else blockades[joint.number]
            parts.append(_blockade(joint, board, number, standing))
    for seat, number in pawns or []:
        parts.append(_pawn(seat, board.spaces[number]))
    parts.append("</svg>")
    return "".join(parts)


def centre(place: Hex) -> Point:
    """Where the middle of a hex lies in the picture."""
    return 2.0 * artwork.HALF * (place[0] + place[1] / 2.0), 1.5 * artwork.RADIUS * place[1]


def gate_hexes(board: Board) -> list[Hex]:
    """The hexes beyond the finish spaces where the gate is drawn."""
    end = board.placed[-1]
    return [shifted(turned(place, end.rotation), end.at) for place in _GATE]


def _colour(terrain: int, value: int) -> str:
    shades = artwork.TERRAIN_COLOURS[terrain]
    return shades[min(max(value, 1), len(shades)) - 1]


# The room ---------------------------------------------------------------------------------------------------


def _room(room: Room, middles: list[Point], box: Box, title: str, gold: Point) -> str:
    left, top, right, bottom = box
    wide, high = right - left, bottom - top
    whole = f'x="{short(left)}" y="{short(top)}" width="{short(wide)}" height="{short(high)}"'
    cells = "".join(f'<use href="#cell" x="{short(x)}" y="{short(y)}"/>' for x, y in middles)
    parts = [
        f'<rect {whole} fill="{room.paper}"/>',
        f'<defs><g id="land" stroke-linejoin="round">{cells}</g></defs>',
    ]
    for line in artwork.COAST_LINES:
        # A line along the coast is a wide outline with a slightly narrower one of paper on it.
        parts.append(f'<use href="#land" fill="none" stroke="{room.coast}" stroke-width="{short(line)}"/>')
        parts.append(f'<use href="#land" fill="none" stroke="{room.paper}" stroke-width="{short(line - 2.4)}"/>')
    parts.append(f'<rect {whole} fill="url(#edge)"/>')
    parts.append(f'<circle cx="{short(gold[0])}" cy="{short(gold[1])}" r="118" fill="url(#glow)"/>')
    parts.append(_frame(room, box))
    parts.append(_compass(room, middles, box, title != ""))
    if title:
        parts.append(_title(room, (left + right) / 2, top + 70.0, title))
    parts.append(
        '<use href="#land" transform="translate(2 6)" fill="#1d1208" stroke="#1d1208" stroke-width="7" '
        'opacity=".3"/>'
        f'<use href="#land" fill="{artwork.DARK_INK}" stroke="{artwork.DARK_INK}" stroke-width="6"/>'
    )
    return "".join(parts)


def _frame(room: Room, box: Box) -> str:
    """The chequered edge of an old map between two fine lines."""
    left, top, right, bottom = box

    def line(inset: float, more: str) -> str:
        wide, high = right - left - 2 * inset, bottom - top - 2 * inset
        place = f'x="{short(left + inset)}" y="{short(top + inset)}" width="{short(wide)}" height="{short(high)}"'
        return f'<rect {place} fill="none" {more}/>'

    return (
        line(19.0, f'stroke="{room.muted}" stroke-width="7"')
        + line(19.0, f'stroke="{room.raised}" stroke-width="4.6"')
        + line(19.0, f'stroke="{room.muted}" stroke-width="4.6" stroke-dasharray="34 34"')
        + line(28.0, f'stroke="{room.muted}" stroke-width="1" opacity=".7"')
    )


def _compass(room: Room, middles: list[Point], box: Box, titled: bool) -> str:
    """A compass rose in the emptiest corner, if there is room for one."""
    left, top, right, bottom = box
    inset = 28.0 + _COMPASS + 16.0
    upper = top + inset + (_TITLE_HEIGHT if titled else 0.0)
    best, free = (left + inset, bottom - inset), 0.0
    for corner in (
        (left + inset, bottom - inset),
        (right - inset, bottom - inset),
        (right - inset, upper),
        (left + inset, upper),
    ):
        nearest = min(hypot(corner[0] - x, corner[1] - y) for x, y in middles)
        if nearest > free + 1.0:
            best, free = corner, nearest
    if free < _COMPASS + artwork.RADIUS + 26.0:
        return ""
    return use("compass", best, 2 * _COMPASS, f' fill="{room.muted}" stroke="{room.muted}" opacity=".62"')


def _title(room: Room, middle: float, base: float, title: str) -> str:
    return (
        f'<text x="{short(middle)}" y="{short(base)}" text-anchor="middle" font-size="38" fill="{room.ink}" '
        f'font-family="{_FONTS}">{escape(title)}</text>'
        f'<path d="M{short(middle - 110)} {short(base + 22)}h96m28 0h96" stroke="{room.muted}" stroke-width="1.6"/>'
        f'<path d="M{short(middle - 7)} {short(base + 22)}l7-7 7 7-7 7z" fill="{artwork.GOLD}" stroke="{room.muted}"/>'
    )


# Spaces -----------------------------------------------------------------------------------------------------


def _space(space: Space) -> str:
    x, y = centre(space.at)
    fill = _colour(space.terrain, space.value)
    parts = [
        f'<g class="space" data-space="h{space.number}" transform="translate({short(x)} {short(y)})">',
        f'<use href="#hex" fill="{fill}" stroke="{artwork.DARK_INK}" stroke-opacity=".38" stroke-width="1"/>',
    ]
    if space.terrain in artwork.TEXTURED:
        parts.append(_texture(space))
    if space.terrain == components.MOUNTAIN:
        parts.append(use("cave" if space.cave else "mountain", (0.0, 1.0), 48.0))
    elif space.terrain == components.START:
        parts.append(_ring(0.8, "#c9b27c", 1.5))
        parts.append(use(f"glyph-{space.start}", (0.0, 0.0), 27.0, f' stroke="{artwork.DARK_INK}"'))
    else:
        size, stands = artwork.STANDS[space.value]
        if space.terrain == components.CAMP and space.value == 1:
            size += 5.0
        parts.extend([use(artwork.SYMBOL_OF[space.terrain], stand, size) for stand in stands])
    if space.finish:
        parts.append(_ring(0.86, "#7a4d10", 6.4))
        parts.append(_ring(0.86, artwork.GOLD, 4.4))
    parts.append("</g>")
    return "".join(parts)


def _texture(space: Space) -> str:
    """Waves and roofs stay upright; ferns and cracks lie any way, so that a forest does not look stamped."""
    q, r = space.at
    more = ""
    if space.terrain in (components.JUNGLE, components.RUBBLE):
        more = f' transform="rotate({(q * 5 + r * 3) % 6 * 60})"'
    elif (q + 2 * r) % 3 == 1:
        more = ' transform="scale(-1 1)"'
    return f'<use href="#texture-{components.TERRAINS[space.terrain]}" x="-26" y="-30" width="52" height="60"{more}/>'


def _ring(scale: float, colour: str, width: float) -> str:
    """A line inside the edge of a hex."""
    return f'<use href="#cell" transform="scale({scale})" fill="none" stroke="{colour}" stroke-width="{width}"/>'


def _gate(gate: list[Hex]) -> str:
    """El Dorado: a golden court beyond the finish spaces, its gate upright whatever the rotation."""
    points = [centre(place) for place in gate]
    hexes = "".join(
        f'<use href="#cell" transform="scale({scale:g})" fill="{fill}" stroke="{line}" stroke-width="1.5"/>'
        for scale, fill, line in artwork.COURT
    )
    court = "".join(f'<g transform="translate({short(x)} {short(y)})">{hexes}</g>' for x, y in points)
    # The middle one of the three lies farthest from the finish spaces, so the gate hides none of them.
    x, y = points[1]
    return f'<g class="gate">{court}{use("gate", (x, y - 3.0), 112.0)}</g>'


def _letters(board: Board, gate: list[Hex], room: Room) -> str:
    """Each tile's letter beside it, where no other tile is near."""
    taken = set(board.index) | set(gate)
    near_gate = {near for place in gate for near in neighbours(place)}
    parts: list[str] = []
    for piece, placement in enumerate(board.placed):
        name = placement.tile.name
        if name not in artwork.GLYPHS:
            continue
        own = placement.spaces()
        best: Hex | None = None
        most = (-1, 0)
        for at in own:
            for place in neighbours(at):
                if place in taken or place in near_gate:
                    continue
                others = 0
                for near in neighbours(place):
                    for far in (near, *neighbours(near)):
                        number = board.index.get(far, -1)
                        if number >= 0 and board.spaces[number].piece != piece:
                            others += 1
                touching = sum(1 for near in neighbours(place) if near in own)
                # Free of other tiles first, then along a side rather than at a corner, then high up.
                merit = (20 * (touching == 2) - 3 * others, -place[1])
                if best is None or merit > most:
                    best, most = place, merit
        if best is None:
            continue
        x, y = centre(best)
        touched = [centre(near) for near in neighbours(best) if near in own]
        x += (sum(point[0] for point in touched) / len(touched) - x) * 0.16
        y += (sum(point[1] for point in touched) / len(touched) - y) * 0.16
        parts.append(use(f"glyph-{name}", (x, y), 23.0, f' class="letter" stroke="{room.muted}"'))
    return "".join(parts)


# Joints -----------------------------------------------------------------------------------------------------


def zigzag(joint: Joint, board: Board) -> list[list[Point]]:
    """The sides that two tiles share, chained into lines; the longest line first."""
    sides: list[tuple[Point, Point]] = []
    for one, other in joint.edges:
        a, b = centre(board.spaces[one].at), centre(board.spaces[other].at)
        middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        # A side is a radius long and lies across the way from one middle to the other.
        across = artwork.RADIUS / 2 / hypot(b[0] - a[0], b[1] - a[1])
        dx, dy = -(b[1] - a[1]) * across, (b[0] - a[0]) * across
        sides.append(((middle[0] - dx, middle[1] - dy), (middle[0] + dx, middle[1] + dy)))
    lines: list[list[Point]] = []
    while sides:
        line = list(sides.pop())
        grown = True
        while grown:
            grown = False
            for number, (start, end) in enumerate(sides):
                for tip, tail in ((start, end), (end, start)):
                    if _same(tip, line[-1]):
                        line.append(tail)
                        grown = True
                    elif _same(tip, line[0]):
                        line.insert(0, tail)
                        grown = True
                    if grown:
                        break
                if grown:
                    del sides[number]
                    break
        lines.append(line)
    lines.sort(key=len, reverse=True)
    return lines


def _same(one: Point, other: Point) -> bool:
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) < 1.0


def _path(joint: Joint, board: Board) -> str:
    return "".join("M" + "L".join(f"{short(x)} {short(y)}" for x, y in line) for line in zigzag(joint, board))


def _seam(joint: Joint, board: Board) -> str:
    return (
        f'<path class="seam" d="{_path(joint, board)}" fill="none" stroke="{artwork.DARK_INK}" stroke-width="3" '
        'stroke-linejoin="round"/>'
    )


def _blockade(joint: Joint, board: Board, number: int, standing: list[Point]) -> str:
    """A bar along the joint, and on a known blockade a shield with its number and what it costs."""
    known = number > 0
    terrain, value = int(components.BLOCKADE_TERRAIN[number]), int(components.BLOCKADE_VALUE[number])
    fill = _colour(terrain, value) if known else "#a98c5a"
    parts = [f'<g class="blockade" data-joint="j{joint.number}" stroke-linejoin="round" stroke-linecap="round">']
    path = f'<path d="{_path(joint, board)}" fill="none"'
    parts.append(f'{path} stroke="{artwork.DARK_INK}" stroke-width="15"/>')
    parts.append(f'{path} stroke="#f6ecd4" stroke-width="11.4"/>')
    parts.append(f'{path} stroke="{fill}" stroke-width="7"/>')
    if known:
        x, y = _shield_place(zigzag(joint, board)[0], standing)
        half = 25.0 if value == 1 else 35.0
        shield = f'<rect x="{short(x - half)}" y="{short(y - 16)}" width="{short(2 * half)}" height="32" rx="16"'
        parts.append(f'{shield} stroke="{artwork.DARK_INK}" stroke-width="6"/>')
        parts.append(f'{shield} fill="{fill}" stroke="#f6ecd4" stroke-width="2.2"/>')
        parts.append(f'<circle cx="{short(x - half + 15)}" cy="{short(y)}" r="11.5" fill="{artwork.DARK_INK}"/>')
        parts.append(use(f"glyph-{number}", (x - half + 15, y), 16.5, ' stroke="#f4e7c8"'))
        for symbol in range(value):
            parts.append(use(artwork.SYMBOL_OF[terrain], (x - half + 37 + 20 * symbol, y), 21.0))
    parts.append("</g>")
    return "".join(parts)


def _shield_place(line: list[Point], standing: list[Point]) -> Point:
    """The corner nearest to the middle of the line where the shield hides no pawn."""
    middle = len(line) // 2
    for corner in sorted(range(1, len(line) - 1), key=lambda corner: abs(corner - middle)):
        if all(hypot(line[corner][0] - x, line[corner][1] - y) > 1.9 * artwork.RADIUS for x, y in standing):
            return line[corner]
    return line[middle]


def _pawn(seat: int, space: Space) -> str:
    x, y = centre(space.at)
    colour, ink = artwork.SEAT_COLOURS[seat], artwork.SEAT_INKS[seat]
    return (
        f'<g class="pawn" data-seat="{seat}" transform="translate({short(x)} {short(y - 5)}) scale(1.25)">'
        f'<use href="#pawn" x="-15" y="-22" width="30" height="44" fill="{colour}" stroke="#1d1208" '
        'stroke-width="1.8"/>' + use(f"glyph-{seat + 1}", (0.0, 9.0), 12.5, f' stroke="{ink}"') + "</g>"
    )
