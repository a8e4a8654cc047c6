"""The part of a view that never changes during a game: the map, and what is printed on cards and tokens."""

from __future__ import annotations

from typing import Any

from manoa.games.eldorado import components
from manoa.games.eldorado.board import Board
from manoa.games.eldorado.ids import joint_id, space_id
from manoa.kernel.fixed import fixed


def map_of(board: Board) -> dict[str, Any]:
    """The board as JSON-able words, with stable ids. It never changes during a game."""
    words: dict[str, Any] | None = board.shown
    if words is not None:
        return words
    words = fixed(
        {
            "spaces": spaces_of(board),
            "joints": joints_of(board),
            "cards": {name: card_print(kind, name) for kind, name in enumerate(components.CARD_IDS)},
            "tokens": {name: token_print(kind, name) for kind, name in enumerate(components.TOKEN_IDS)},
        }
    )
    board.shown = words
    return words


def spaces_of(board: Board) -> list[dict[str, Any]]:
    """All spaces."""
    return [
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
            "left": int(board.left[space.number]) if board.left[space.number] >= 0 else None,
        }
        for space in board.spaces
    ]


def joints_of(board: Board) -> list[dict[str, Any]]:
    """All joints, those that take a blockade with their ids."""
    return [
        {
            "id": joint_id(joint.number) if joint.number >= 0 else None,
            "between": [joint.first, joint.second],
            "edges": [[space_id(one), space_id(other)] for one, other in joint.edges],
        }
        for joint in board.all_joints
    ]


def card_print(kind: int, name: str) -> dict[str, Any]:
    """What is printed on a kind of card."""
    symbol = int(components.SYMBOL[kind])
    symbols = components.SYMBOLS if components.JOKER[kind] else components.SYMBOLS[symbol : symbol + 1]
    return {
        "id": name,
        "symbols": list(symbols) if symbol >= 0 else [],
        "power": int(components.POWER[kind]),
        "item": bool(components.ITEM[kind]),
    }


def token_print(kind: int, name: str) -> dict[str, Any]:
    """What is printed on a kind of token."""
    symbol = int(components.TOKEN_SYMBOLS[kind])
    return {
        "id": name,
        "symbol": components.SYMBOLS[symbol] if symbol >= 0 else None,
        "power": int(components.TOKEN_POWER[kind]),
    }
