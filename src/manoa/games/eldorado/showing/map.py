"""The part of a view that never changes during a game: the map, and what is printed on cards and tokens."""

from __future__ import annotations

from typing import Any

from manoa.games.eldorado import components
from manoa.games.eldorado.board import Board
from manoa.games.eldorado.ids import joint_id, space_id


def map_of(board: Board) -> dict[str, Any]:
    """The board as JSON-able words, with stable ids. It never changes during a game."""
    words = board.shown
    if words is not None:
        return words
    left = _left(board)
    words = {
        "spaces": [
            {
                "id": space_id(space.number),
                "q": space.at[0],
                "r": space.at[1],
                "tile": space.tile,
                "terrain": components.TERRAINS[space.terrain],
                "value": space.value,
                "start": space.start or None,
                "finish": space.finish,
                "cave": space.cave,
                "left": left.get(space.number),
            }
            for space in board.spaces
        ],
        "joints": [
            {
                "id": joint_id(joint.number) if joint.number >= 0 else None,
                "between": [joint.first, joint.second],
                "edges": [[space_id(one), space_id(other)] for one, other in joint.edges],
            }
            for joint in board.all_joints
        ],
        "cards": {name: _card(kind, name) for kind, name in enumerate(components.CARD_IDS)},
        "tokens": {name: _token(kind, name) for kind, name in enumerate(components.TOKEN_IDS)},
    }
    board.shown = words
    return words


def _left(board: Board) -> dict[int, int]:
    """How many spaces it is to El Dorado from each, by the shortest way for feet, whatever it costs."""
    left = {space.number: 0 for space in board.spaces if space.finish}
    edge = list(left)
    while edge:
        here = edge.pop(0)
        for direction in range(6):
            beside = int(board.beside[here * 6 + direction])
            if beside >= 0 and beside not in left:
                left[beside] = left[here] + 1
                if board.terrain[beside] != components.START:
                    edge.append(beside)  # start spaces are left, never crossed
    return left


def _card(kind: int, name: str) -> dict[str, Any]:
    symbol = int(components.SYMBOL[kind])
    symbols = components.SYMBOLS if components.JOKER[kind] else components.SYMBOLS[symbol : symbol + 1]
    return {
        "id": name,
        "symbols": list(symbols) if symbol >= 0 else [],
        "power": int(components.POWER[kind]),
        "item": bool(components.ITEM[kind]),
    }


def _token(kind: int, name: str) -> dict[str, Any]:
    symbol = int(components.TOKEN_SYMBOLS[kind])
    return {
        "id": name,
        "symbol": components.SYMBOLS[symbol] if symbol >= 0 else None,
        "power": int(components.TOKEN_POWER[kind]),
    }
