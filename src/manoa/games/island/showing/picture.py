"""A position as a picture: the tiles of the island and of the cave, and all that stands on them."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Any, Final

from manoa.kernel.game import Game, View

Point = tuple[float, float]

_RADIUS: Final = 46.0
_ACROSS: Final = 3**0.5 * _RADIUS
_MARGIN: Final = 24.0
_INK: Final = "#2e2318"
_SEA: Final = "#a9cbc9"
_FONTS: Final = "Figtree, 'DejaVu Sans', 'Liberation Sans', sans-serif"
_TILES: Final = {
    "water": "#7fb2c4",
    "shrine": "#cdbd97",
    "gold": "#e9c35c",
    "food": "#d99a55",
    "wood": "#6c9a48",
    "garden": "#b7cf7a",
    "entrance": "#8f8577",
    "exit": "#8f8577",
    "empty": "#b7a680",
    "cave-shrine": "#c99be0",
    "floor": "#9b8d70",
}
_DWELLER: Final = "#a05a4a"
_SEATS: Final = {
    "green": "#3f8f5a",
    "black": "#37322d",
    "blue": "#2b6cb0",
    "red": "#c0392b",
    "yellow": "#e5b52d",
    "white": "#f3ede0",
}
_PLAIN: Final = ("#c0392b", "#2b6cb0", "#e8e2d4", "#d08a1d")


def picture(game: Game) -> str:
    """What lies on the maps, as an SVG document."""
    view = game.view(None)
    far = max((float(tile["q"] + tile["r"] / 2) for tile in view["island"]), default=0.0)
    near = min((float(tile["q"] + tile["r"] / 2) for tile in view["cave"]), default=0.0)
    # The cave lies right of the island.
    aside = {"island": 0.0, "cave": (far - near + 1.75) * _ACROSS}
    places = {tile["id"]: _middle(tile, aside[part]) for part in aside for tile in view[part]}
    drawn = [_tile(tile["tile"], places[tile["id"]]) for part in aside for tile in view[part]]
    for building in view["buildings"]:
        x, y = _middle(building, aside[building["map"]])
        angle = pi / 6 + pi / 3 * building["corner"]
        corner = (x + _RADIUS * cos(angle), y + _RADIUS * sin(angle))
        drawn.append(_building(building["kind"], _colour(view, building["seat"]), corner))
    for seat in view["seats"]:
        drawn.append(_pieces(view, seat, places))
    left = min(x for x, _ in places.values()) - _ACROSS / 2 - _MARGIN
    right = max(x for x, _ in places.values()) + _ACROSS / 2 + _MARGIN
    top = min(y for _, y in places.values()) - _RADIUS - _MARGIN
    bottom = max(y for _, y in places.values()) + _RADIUS + _MARGIN
    size = f"{left:.1f} {top:.1f} {right - left:.1f} {bottom - top:.1f}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}" width="{right - left:.0f}" '
        f'height="{bottom - top:.0f}" role="img">'
        f'<rect x="{left:.1f}" y="{top:.1f}" width="100%" height="100%" fill="{_SEA}"/>{"".join(drawn)}</svg>'
    )


def _middle(place: dict[str, Any], aside: float) -> Point:
    return aside + _ACROSS * (place["q"] + place["r"] / 2), 1.5 * _RADIUS * place["r"]


def _colour(view: View, seat: int) -> str:
    return _SEATS.get(view["seats"][seat]["colour"], _PLAIN[seat])


def _tile(kind: str, at: Point) -> str:
    x, y = at
    corners = " ".join(
        f"{x + _RADIUS * cos(pi / 6 + pi / 3 * corner):.1f},{y + _RADIUS * sin(pi / 6 + pi / 3 * corner):.1f}"
        for corner in range(6)
    )
    return (
        f'<g class="tile" data-tile="{kind}"><polygon points="{corners}" fill="{_TILES.get(kind, _DWELLER)}" '
        f'stroke="{_INK}" stroke-width="1.5"/><text x="{x:.1f}" y="{y - _RADIUS / 2:.1f}" font-family="{_FONTS}" '
        f'font-size="11" text-anchor="middle" fill="{_INK}">{kind}</text></g>'
    )


def _building(kind: str, colour: str, at: Point) -> str:
    """A fort is a square, a farm a small gabled house."""
    x, y = at
    shape = "-9,-9 9,-9 9,9 -9,9" if kind == "fort" else "-8,8 -8,-2 0,-10 8,-2 8,8"
    return (
        f'<polygon class="{kind}" points="{shape}" transform="translate({x:.1f} {y:.1f})" fill="{colour}" '
        f'stroke="{_INK}" stroke-width="2"/>'
    )


def _pieces(view: View, seat: dict[str, Any], places: dict[str, Point]) -> str:
    """A seat's explorer, a large disc, and its villagers, small ones that tell how many they are."""
    # Each seat has a place of its own on a tile.
    across, down = ((-16.0, 2.0), (16.0, 2.0), (-16.0, 24.0), (16.0, 24.0))[seat["seat"]]
    colour, drawn = _colour(view, seat["seat"]), ""
    if seat["at"] in places:
        x, y = places[seat["at"]]
        drawn += _disc("explorer", colour, (x + across, y + down), 9.0, "")
    for cell, number in seat["villagers"].items():
        if cell in places:
            x, y = places[cell]
            drawn += _disc("villagers", colour, (x + across * 0.45, y + down), 6.0, str(number))
    return drawn


def _disc(kind: str, colour: str, at: Point, radius: float, text: str) -> str:
    x, y = at
    return (
        f'<g class="{kind}" transform="translate({x:.1f} {y:.1f})"><circle r="{radius:g}" fill="{colour}" '
        f'stroke="{_INK}" stroke-width="2"/><text y="4" font-family="{_FONTS}" font-size="10" text-anchor="middle" '
        f'fill="#ffffff" stroke="{_INK}" stroke-width="0.4">{text}</text></g>'
    )
