"""A layout as a picture: SVG with own artwork, light or dark. The web table paints the same valley, with its pieces."""

from __future__ import annotations

from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import Any, Final

from manoa.games.valdora import site
from manoa.games.valdora.board import Board, Space
from manoa.games.valdora.showing import artwork
from manoa.games.valdora.showing.artwork import Palette

Point = tuple[float, float]
Curve = tuple[Point, Point, Point, Point]

# The map's units are stretched sideways: a table is wider than it is high.
_ACROSS: Final = 13.0
_DOWN: Final = 8.9
_MARGIN: Final = 84.0
# The harbour basin, half across and half down.
_BASIN: Final = (58.0, 30.0)
_FONTS: Final = "'Young Serif', Georgia, 'DejaVu Serif', 'Liberation Serif', 'Noto Serif', serif"


def svg_of(board: Board, *, dark: bool = False, lying: dict[int, str] | None = None) -> str:
    """The valley as an SVG document; `lying` says for some spaces what is drawn upon them, about their middle."""
    land = artwork.NIGHT if dark else artwork.DAY
    places = [(space.x * _ACROSS, space.y * _DOWN) for space in board.spaces]
    left, right = min(x for x, _ in places) - _MARGIN, max(x for x, _ in places) + _MARGIN
    top, bottom = min(y for _, y in places) - _MARGIN, max(y for _, y in places) + _MARGIN
    roads = [_curve(board, places, one, other) for one, other in board.edges]
    basin = _basin(board, places, roads)
    river = _river(board, places, basin, top, bottom)
    size = f"{_short(left)} {_short(top)} {_short(right - left)} {_short(bottom - top)}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}" width="{_short(right - left)}" '
        f'height="{_short(bottom - top)}" role="img">',
        f'<rect x="{_short(left)}" y="{_short(top)}" width="100%" height="100%" fill="{land["meadow"]}"/>',
        _water(river, basin, land),
        _roads(roads, land),
        _woods(places, roads, [*river, basin], (left, top, right, bottom), land),
    ]
    side = -1 if basin[0] < places[board.start][0] else 1
    for number in sorted(range(len(places)), key=lambda each: places[each][1]):
        x, y = places[number]
        parts.append(f'<g transform="translate({_short(x)} {_short(y)})" stroke-linejoin="round">')
        parts.append(_stop(board.spaces[number], side, land))
        parts.append(lying.get(number, "") if lying else "")
        parts.append("</g>")
    parts.append("</svg>")
    return "".join(parts)


def facts_of(board: Board) -> dict[str, Any]:
    """What there is to say about a layout: into how many sections the towns cut the roads."""
    unseen = {number for number in range(len(board.spaces)) if not board.is_town(number)}
    sections = 0
    while unseen:
        sections += 1
        waiting = [unseen.pop()]
        while waiting:
            for beyond in board.neighbours[waiting.pop()]:
                if beyond in unseen:
                    unseen.remove(beyond)
                    waiting.append(beyond)
    return {"sections": sections}


# Roads --------------------------------------------------------------------------------------------------------------


def _curve(board: Board, places: list[Point], one: int, other: int) -> Curve:
    """A road leaves a space in the direction in which it came, so that a row of spaces lies on one winding line."""
    far = hypot(places[other][0] - places[one][0], places[other][1] - places[one][1])

    def handle(at: int, towards: int) -> Point:
        ahead = _unit(places[at], places[towards])
        before = [_unit(places[each], places[at]) for each in board.neighbours[at] if each != towards]
        behind = max(before, key=lambda way: _dot(way, ahead), default=ahead)
        smooth = (ahead[0] + behind[0], ahead[1] + behind[1]) if _dot(behind, ahead) > 0.2 else ahead
        long = hypot(*smooth) or 1.0
        return places[at][0] + smooth[0] / long * far * 0.36, places[at][1] + smooth[1] / long * far * 0.36

    return places[one], handle(one, other), handle(other, one), places[other]


def _unit(start: Point, end: Point) -> Point:
    far = hypot(end[0] - start[0], end[1] - start[1]) or 1.0
    return (end[0] - start[0]) / far, (end[1] - start[1]) / far


def _dot(one: Point, other: Point) -> float:
    return one[0] * other[0] + one[1] * other[1]


def _along(curve: Curve, part: float) -> Point:
    """A point of a road, from 0 at its beginning to 1 at its end."""
    rest = 1.0 - part
    weights = (rest**3, 3 * rest * rest * part, 3 * rest * part * part, part**3)
    return (
        sum(weight * point[0] for weight, point in zip(weights, curve, strict=True)),
        sum(weight * point[1] for weight, point in zip(weights, curve, strict=True)),
    )


def _roads(roads: list[Curve], land: Palette) -> str:
    line = "".join(f"M{_pair(a)}C{_pair(b)} {_pair(c)} {_pair(d)}" for a, b, c, d in roads)
    return "".join(
        f'<path d="{line}" fill="none" stroke-linecap="round" {artwork.drawn(stroke, land)}/>'
        for stroke in artwork.TRACK
    )


# Water and woods ----------------------------------------------------------------------------------------------------


def _basin(board: Board, places: list[Point], roads: list[Curve]) -> Point:
    """The harbour basin beside the harbour town, where the most room is."""
    town_x, town_y = places[board.start]
    things = [place for number, place in enumerate(places) if number != board.start]
    things += [_along(road, part / 10) for road in roads for part in (2, 4, 6, 8)]
    quays = [places[number][0] for number, space in enumerate(board.spaces) if space.kind == site.HARBOUR]
    middle = sum(quays) / len(quays)

    def worth(at: Point) -> float:
        free = min(hypot((x - at[0]) / 84, (y - at[1]) / 40) for x, y in things)
        # Where several places are as good, the one nearer to the other harbours.
        return free - abs(at[0] - middle) / 1500

    around = [(town_x + 104 * cos(turn * pi / 16), town_y + 62 * sin(turn * pi / 16)) for turn in range(32)]
    return max(around, key=worth)


def _river(board: Board, places: list[Point], basin: Point, top: float, bottom: float) -> list[Point]:
    """From the upper to the lower edge, past all harbours and through the basin."""
    side = -1 if basin[0] < places[board.start][0] else 1
    harbours = [places[number] for number, space in enumerate(board.spaces) if space.kind == site.HARBOUR]
    stops = sorted([(x + side * 58, y + 6) for x, y in harbours] + [basin], key=lambda point: point[1])
    return [(stops[0][0] + side * 50, top - 30), *stops, (stops[-1][0] - side * 60, bottom + 30)]


def _water(river: list[Point], basin: Point, land: Palette) -> str:
    line = f"M{_pair(river[0])}" + "".join(
        f"Q{_pair((river[number - 1][0], (river[number - 1][1] + point[1]) / 2))} {_pair(point)}"
        for number, point in enumerate(river)
        if number > 0
    )
    parts: list[str] = []
    for layer in artwork.RIVER:
        grow, colour, width = float(layer["grow"]), land[str(layer["stroke"])], layer["stroke-width"]
        rx, ry = _short(_BASIN[0] + grow), _short(_BASIN[1] + grow)
        parts.append(
            f'<ellipse cx="{_short(basin[0])}" cy="{_short(basin[1])}" rx="{rx}" ry="{ry}" fill="{colour}"/>'
            f'<path d="{line}" fill="none" stroke-linecap="round" stroke="{colour}" stroke-width="{width}"/>'
        )
    return "".join(parts)


def _woods(
    places: list[Point], roads: list[Curve], water: list[Point], box: tuple[float, float, float, float], land: Palette
) -> str:
    """Trees in groups where nothing else is, always the same for the same valley."""
    taken = [(x, y, 76.0) for x, y in places]
    taken += [(*_along(road, part / 10), 30.0) for road in roads for part in (2, 4, 6, 8)]
    for start, end in pairwise(water):
        taken += [
            (start[0] + (end[0] - start[0]) * p / 8, start[1] + (end[1] - start[1]) * p / 8, 50.0) for p in range(9)
        ]
    left, top, right, bottom = box
    parts: list[str] = []
    for row in range(int((bottom - top) / 40)):
        for column in range(int((right - left) / 40)):
            chance = (column * 7919 + row * 104729 + column * row * 31) % 97
            x, y = left + column * 40 + 8 + chance % 24, top + row * 40 + 14 + chance % 19
            grove = sin(x / 190 + 1.3) + cos(y / 120 - 0.7) + sin((x + y) / 260)
            if grove < 0.6 or any(hypot(x - at_x, (y - at_y) * 1.25) < far for at_x, at_y, far in taken):
                continue
            parts.append(f'<g transform="translate({_short(x)} {_short(y)})">{artwork.tree(land)}</g>')
    return "".join(parts)


# Where one stops ----------------------------------------------------------------------------------------------------


def _stop(space: Space, side: int, land: Palette) -> str:
    across, down = artwork.CLEARINGS[space.kind]
    return (
        f'<ellipse rx="{across}" ry="{down}" fill="{land["rim"]}"/>'
        f'<ellipse rx="{across - 2.5}" ry="{down - 2.5}" fill="{land["road"]}"/>'
        + artwork.house(space.kind, space.colour, side)
        + _beside(space, side)
    )


def _beside(space: Space, side: int) -> str:
    """What lies on a space beside its houses: gems, of which the deal decides; ships; the letter of a patron."""
    if space.kind == site.ROAD:
        gems = (("ruby", -24), ("sapphire", 1), ("emerald", 25))
        return "".join(f'<g transform="translate({x} 0)">{artwork.gem(name)}</g>' for name, x in gems)
    if space.kind == site.PALACE:
        return (
            f'<text y="22" text-anchor="middle" font-family="{_FONTS}" font-size="27" fill="{artwork.INK}" '
            f'stroke="#fdf6e4" stroke-width="5" paint-order="stroke">{space.letter}</text>'
        )
    return "".join(
        f'<g transform="translate({side * (60 + 24 * number)} {14 * number - 7}) scale(1.3)">{artwork.ship()}</g>'
        for number in range(space.ships)
    )


def _pair(point: Point) -> str:
    return f"{_short(point[0])} {_short(point[1])}"


def _short(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")
