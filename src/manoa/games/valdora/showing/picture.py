"""A position as a picture: the valley with its gems, and the pawns."""

from __future__ import annotations

from typing import Final

from manoa.games.valdora import components, packing, zone
from manoa.games.valdora.showing import artwork
from manoa.games.valdora.showing.drawing import svg_of
from manoa.games.valdora.state import State
from manoa.kernel.game import Game

_SEATS: Final = ("#c0392b", "#2b6cb0", "#e8e2d4", "#d08a1d", "#7b4fa3")
# How far apart gems lie, and pawns stand.
_GEMS: Final = 15
_PAWNS: Final = 20


def picture(game: Game) -> str:
    """What lies on the map, as an SVG document."""
    assert isinstance(game, State)
    lying: dict[int, str] = {}
    for road, space in enumerate(game.board.roads):
        lying[int(space)] = _heap(int(game.cells[zone.HEAP + road]))
    standing: dict[int, list[int]] = {}
    for seat in range(int(game.players)):
        standing.setdefault(int(game.cells[seat * zone.STRIDE + zone.SPACE]), []).append(seat)
    for space, seats in standing.items():
        lying[space] = lying.get(space, "") + "".join(
            f'<g class="pawn" data-seat="{seat}" transform="translate({_row(place, len(seats), _PAWNS)} 24)">'
            f'<circle r="9" fill="{_SEATS[seat]}" stroke="{artwork.INK}" stroke-width="2.5"/></g>'
            for place, seat in enumerate(seats)
        )
    return svg_of(game.board, lying=lying)


def _heap(heap: int) -> str:
    """The gems of a road space in rows of three."""
    names = [name for gem, name in enumerate(components.GEMS) for _ in range(int(packing.gems_in(heap, gem)))]
    return "".join(
        f'<g class="gem" transform="translate({_row(place % 3, 3, _GEMS)} {_GEMS * (place // 3) - 12}) scale(0.8)">'
        f"{artwork.gem(name)}</g>"
        for place, name in enumerate(names)
    )


def _row(place: int, number: int, apart: int) -> float:
    return apart * (place - (number - 1) / 2)
