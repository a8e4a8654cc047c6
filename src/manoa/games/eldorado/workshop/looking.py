"""A route while it is being built: what lies where, what follows from it, what is wrong, and where a piece fits."""

from __future__ import annotations

from typing import Any

from manoa.games.eldorado import components
from manoa.games.eldorado.board import Board, Fault, Laying, Placement, cut_of
from manoa.games.eldorado.ids import joint_id
from manoa.games.eldorado.routes import entries_of, placements_of, tiles_of
from manoa.games.eldorado.showing.map import joints_of, spaces_of
from manoa.games.eldorado.tiles import TILES
from manoa.games.eldorado.workshop.fitting import next_place, open_places, sides_that_fit
from manoa.games.eldorado.workshop.judging import GAMES
from manoa.games.eldorado.workshop.tips import Tips, so_far
from manoa.kernel.errors import BadBoard


def pieces() -> dict[str, Any]:
    """All sides of all pieces, with their spaces about (0, 0)."""
    return {
        "sides": [
            {
                "tile": tile.name,
                "piece": tile.piece,
                "shape": tile.shape,
                "other": next(side.name for side in TILES.values() if side.piece == tile.piece and side is not tile),
                "caves": sum(1 for printed in tile.spaces.values() if printed.cave),
                "spaces": spaces_of(_alone(Placement(tile, 0, (0, 0)))),
            }
            for tile in TILES.values()
        ],
        "blockades": [
            {
                "number": number,
                "terrain": components.TERRAINS[int(components.BLOCKADE_TERRAIN[number])],
                "value": int(components.BLOCKADE_VALUE[number]),
            }
            for number in range(1, components.BLOCKADES + 1)
        ],
        "games": GAMES,
    }


def look(route: object, held: str, language: str) -> dict[str, Any]:
    """A route as far as it is laid. `held` is the side of a piece that somebody has in hand, or empty."""
    placed = placements_of(route) if tiles_of(route) else []
    number = next_place(placed)
    if held and held not in TILES:
        raise BadBoard(
            "error-route-tile-unknown",
            game=components.GAME,
            number=len(placed) + 1,
            letter=held,
            values=" ".join(TILES),
        )
    board, faults = _laid(placed)
    return {
        "route": {"tiles": entries_of(placed)},
        "spaces": spaces_of(board),
        "joints": joints_of(board),
        "blockades": [
            {"id": joint_id(joint.number), "between": [joint.first, joint.second]}
            for joint in board.all_joints
            if joint.number >= 0
        ],
        "caves": int(board.caves),
        "faults": [{"piece": fault.piece, "words": fault.refused.say(language)} for fault in faults],
        "whole": number < 0 and not faults,
        "next": number if number >= 0 else None,
        "fitting": sides_that_fit(placed, number),
        "places": [[list(at) for at in places] for places in open_places(placed, TILES[held], number)] if held else [],
    }


def measure(route: object) -> dict[str, Any]:
    """What the book's tips say of a route as far as it is laid. Where something is wrong, that is said first."""
    placed = placements_of(route)
    board, faults = _laid(placed)
    if faults:
        raise faults[0].refused
    return Tips(board).as_dict() if placed[-1].tile.is_end else so_far(board)


def _laid(placed: list[Placement]) -> tuple[Board, list[Fault]]:
    """The board as far as it goes, and what is wrong, but for an end that is still to come."""
    if not placed:
        return Board([], [], []), []
    laying = Laying(placed)
    faults = [fault for fault in laying.faults if fault.what != "no-end"]
    board = Board(placed, laying.spaces, laying.joints)
    if not faults:
        cut = cut_of(board)
        faults += [cut] if cut is not None else []
    return board, faults


def _alone(placement: Placement) -> Board:
    return Board([placement], Laying([placement]).spaces, [])
