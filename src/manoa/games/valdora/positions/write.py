"""The whole truth as JSON-able words, as FEN is to chess."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from manoa.games.valdora import components, mode, packing, zone
from manoa.games.valdora.state import State
from manoa.kernel import splitmix
from manoa.kernel.game import Position


def position(state: State) -> Position:
    """The position as words."""
    board, box, cells = state.board, state.box, state.cells
    return {
        "game": state.name,
        "version": state.version,
        "players": int(state.players),
        "options": deepcopy(state.options),
        "state": {
            "chance": f"{splitmix.unsigned(state.chance):016x}",
            "seat": int(state.seat),
            "round": int(state.round),
            "turns": int(state.turn),
            "mode": mode.NAMES[state.mode],
            "ending": bool(state.ending),
            "quiet": int(state.quiet),
            "delivered": bool(state.delivered),
            "seats": [_seat(state, seat) for seat in range(state.players)],
            "gems": {
                board.spaces[s].name: packing.heap_words(cells[zone.HEAP + place])
                for place, s in enumerate(board.roads)
            },
            "discard": packing.heap_words(cells[zone.DISCARD]),
            "books": {
                board.spaces[board.towns[book]].name: {
                    name: [box.ids[card] for card in pile(state, book, side)]
                    for side, name in enumerate(components.SIDES)
                }
                for book in range(components.BOOKS)
            },
            "seen": {
                "fronts": [box.ids[card] for card in range(components.CARDS) if state.seen(card, components.RIGHT)],
                "backs": [box.ids[card] for card in range(components.CARDS) if state.seen(card, components.LEFT)],
            },
            "craftsmen": packing.crew_words(cells[zone.TILES]),
            "workshops": packing.names_in(cells[zone.SUPPLY], components.COLOURS),
            "bonus": int(cells[zone.BONUS_LEFT]),
            "turn": {
                "pages": int(state.turned),
                "loaded": packing.names_in(state.loaded, components.GEAR),
                "ships": int(state.ships),
                "owed": packing.heap_words(state.owed),
                "target": int(state.target),
                "given": box.ids[state.given] if state.given >= 0 else None,
            },
        },
    }


def pile(state: State, book: int, side: int) -> list[int]:
    """The cards of a side of a book, the lowest first."""
    cards: list[int] = []
    card = state.top(book, side)
    while card >= 0:
        cards.append(int(card))
        card = state.under(card)
    cards.reverse()
    return cards


def _seat(state: State, seat: int) -> dict[str, Any]:
    box, cells = state.box, state.cells
    base = seat * zone.STRIDE
    equipment: dict[str, Any] = {}
    for gear, name in enumerate(components.GEAR):
        if (cells[base + zone.OWNED] >> gear) & 1:
            gem = state.load_on(seat, gear)
            entry: dict[str, Any] = {"gem": components.GEMS[gem] if gem >= 0 else None}
            if gear != components.PAN:
                entry["card"] = box.ids[state.gear_card(seat, gear)]
            equipment[name] = entry
    return {
        "space": state.board.spaces[cells[base + zone.SPACE]].name,
        "coins": int(cells[base + zone.COINS]),
        "provisions": cells[base + zone.FOOD] == 1,
        "equipment": equipment,
        "commissions": [_card(state, int(state.held(seat, slot))) for slot in range(state.held_number(seat))],
        "completed": [_card(state, face) for face in state.completed(seat)],
        "craftsmen": packing.crew_words(cells[base + zone.CRAFTSMEN]),
        "workshops": packing.names_in(cells[base + zone.SHOPS], components.COLOURS),
        "bonus": int(cells[base + zone.BONUS]),
    }


def _card(state: State, face: int) -> dict[str, str]:
    return {"card": state.box.ids[face >> 1], "face": components.FACES[face & 1]}
