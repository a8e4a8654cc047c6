"""A position as a picture: the route with the blockades that still stand, and the pawns."""

from __future__ import annotations

from manoa.games.eldorado import zone
from manoa.games.eldorado.showing.drawing import svg_of
from manoa.games.eldorado.state import State
from manoa.kernel.game import Game


def picture(game: Game) -> str:
    """What lies on the map, as an SVG document."""
    assert isinstance(game, State)
    board, cells = game.board, game.cells
    blockades = {joint: int(cells[zone.STANDING + joint]) for joint in range(int(board.joints))}
    pawns: list[tuple[int, int]] = []
    for seat in range(int(game.players)):
        for pawn in range(int(game.pawns)):
            space = int(cells[zone.PAWN + seat * int(game.pawns) + pawn])
            if space >= 0:
                pawns.append((seat, space))
    return svg_of(board, blockades={joint: number for joint, number in blockades.items() if number}, pawns=pawns)
