"""What is printed on the board and in the box, as words. It never changes during a game, so it is written once."""

from __future__ import annotations

from typing import Any

from manoa.games.valdora import components, site
from manoa.games.valdora.board import Board
from manoa.games.valdora.boxes import Box
from manoa.games.valdora.showing.describe import face_words
from manoa.kernel.fixed import FixedDict, fixed


def map_of(board: Board, box: Box) -> dict[str, Any]:
    """The map of a view: the board with stable ids, the summary card, what equipment takes, and limits."""
    if not board.printed:
        board.printed = fixed(_board(board))
    return FixedDict({**board.printed, **box_words(box)})


def box_words(box: Box) -> dict[str, Any]:
    """The box's part of the map."""
    if not box.printed:
        box.printed = fixed(
            {
                "summary": _summary(box),
                "equipment": [_gear(box, gear) for gear in range(components.GEAR_KINDS)],
                "coin_limit": components.MOST_COINS,
                "commission_limit": components.MOST_COMMISSIONS,
            }
        )
    return box.printed


def _board(board: Board) -> dict[str, Any]:
    return {
        "spaces": [
            {
                "id": space.name,
                "kind": site.NAMES[space.kind],
                "place": space.place(),
                "colour": components.COLOURS[space.colour] if space.colour >= 0 else None,
                "letter": space.letter or None,
                "ships": space.ships,
                "start": number == board.start,
                "x": space.x,
                "y": space.y,
            }
            for number, space in enumerate(board.spaces)
        ],
        "edges": [[board.spaces[one].name, board.spaces[other].name] for one, other in board.edges],
    }


def _summary(box: Box) -> dict[str, Any]:
    """VA-SETUP-9: how often each commission and each piece of equipment is in each of the two like books."""
    faces = [box.faces[number] for number in range(2 * components.EQUIPMENT_SET)]
    equipment: list[dict[str, Any]] = []
    for gear, name in enumerate(components.GEAR):
        number = sum(1 for face in faces if face.gear == gear)
        if gear != components.PAN:
            equipment.append({"equipment": name, "number": number})
    kinds = [(box.faces[number], often) for number, often in box.kinds_of_commissions]
    kinds.sort(key=lambda kind: (kind[0].colour, kind[0].points, kind[0].coins, kind[0].gems))
    return {
        "equipment": equipment,
        "commissions": [{**face_words(face), "number": often} for face, often in kinds],
    }


def _gear(box: Box, gear: int) -> dict[str, Any]:
    gem = box.carries[gear]
    loads = list(components.GEMS) if gem < 0 else [components.GEMS[gem]]
    return {"equipment": components.GEAR[gear], "loads": loads, "coins": int(box.load_coins[gear])}
