"""Positions: the whole truth as JSON-able words, as FEN is to chess."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

from manoa.games.eldorado import components, mode, zone
from manoa.games.eldorado.bags import counts_of, members
from manoa.games.eldorado.ids import space_id
from manoa.games.eldorado.state import State
from manoa.kernel import splitmix
from manoa.kernel.game import Position
from manoa.kernel.native import i64

ZONES: Final = (
    ("hand", zone.HAND),
    ("known", zone.KNOWN),
    ("draw", zone.DRAW),
    ("discard", zone.DISCARD),
    ("played", zone.PLAYED),
    ("removed", zone.REMOVED),
)


def position(state: State) -> Position:
    """The position as words."""
    board = state.board
    cells = state.cells
    seats: list[dict[str, Any]] = []
    for seat in range(state.players):
        base = seat * zone.STRIDE
        entry: dict[str, Any] = {name: counts_of(cells[base + place], components.CARD_IDS) for name, place in ZONES}
        entry["tokens"] = counts_of(cells[base + zone.TOKENS], components.TOKEN_IDS)
        entry["blockades"] = members(cells[base + zone.TAKEN])
        entry["home"] = int(cells[base + zone.HOME])
        entry["pawns"] = []
        for pawn in range(state.pawns):
            place = zone.PAWN + seat * state.pawns + pawn
            beside = members(cells[place + zone.BESIDE - zone.PAWN])
            entry["pawns"].append({"space": _space(cells[place]), "beside": beside})
        seats.append(entry)
    turn: dict[str, Any] = {
        "bought": bool(state.bought),
        "passing": bool(state.passing),
        "fresh": components.CARD_IDS[state.fresh] if state.fresh >= 0 else None,
        "using": bool(state.using),
        "power": int(state.power),
        "symbol": components.SYMBOLS[state.symbol],
        "card": components.CARD_IDS[state.kind] if state.kind >= 0 else None,
        "pawn": int(state.pawn),
        "moved": bool(state.moved),
        "opened": members(state.opened),
        "owed": int(state.owed),
        "must": bool(state.must),
        "target": int(state.target),
        "for_joint": bool(state.for_joint),
        "laid": int(state.laid),
        "items": counts_of(state.items, components.CARD_IDS),
        "pending": members(state.pending),
    }
    return {
        "game": state.name,
        "version": state.version,
        "players": int(state.players),
        "options": deepcopy(state.options),
        "state": {
            "chance": f"{splitmix.unsigned(state.chance):016x}",
            "seat": int(state.seat),
            "first": int(state.first),
            "round": int(state.round),
            "turns": int(state.turn),
            "mode": mode.NAMES[state.mode],
            "arrivals": int(state.arrivals),
            "seats": seats,
            "blockades": [int(cells[zone.STANDING + joint]) for joint in range(board.joints)],
            "piles": {
                components.CARD_IDS[pile + components.FIRST_PILE]: int(cells[zone.PILE + pile])
                for pile in range(components.PILES)
            },
            "market": [_pile_name(cells[zone.SLOT + slot]) for slot in range(components.SLOTS)],
            "caves": [int(cells[zone.CAVE + cave]) for cave in range(board.caves)],
            "unseen": counts_of(cells[zone.POOL], components.TOKEN_IDS),
            "spent": counts_of(cells[zone.SPENT], components.TOKEN_IDS),
            "turn": turn,
        },
    }


def _space(space: i64) -> str | None:
    return space_id(space) if space >= 0 else None


def _pile_name(pile: i64) -> str | None:
    return components.CARD_IDS[pile + components.FIRST_PILE] if pile >= 0 else None
