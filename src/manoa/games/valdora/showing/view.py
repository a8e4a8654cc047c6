"""What a seat sees: the only door through which a position reaches a person."""

from __future__ import annotations

from typing import Any

from manoa.games.valdora import components, mode, packing, site, zone
from manoa.games.valdora.rules.books import here, page_cost
from manoa.games.valdora.rules.loading import at_harbour
from manoa.games.valdora.rules.paying import owed_gem
from manoa.games.valdora.rules.scoring import ranking, score
from manoa.games.valdora.showing.describe import face_words, held_words
from manoa.games.valdora.showing.map import map_of
from manoa.games.valdora.state import State
from manoa.kernel.game import View


def view(state: State, seat: int) -> View:
    """The table as a seat sees it; -1 is a spectator."""
    board, box, cells = state.board, state.box, state.cells
    coins = [int(cells[number * zone.STRIDE + zone.COINS]) for number in range(state.players)]
    data = state.options["data"]
    return {
        "game": state.name,
        "version": state.version,
        "seat": seat if seat >= 0 else None,
        "layout": None if data is not None and "layout" in data else state.options["layout"],
        "round": int(state.round),
        "round_limit": int(state.limit) if state.limit > 0 else None,
        "over": state.mode == mode.OVER,
        "start_seat": 0,
        "ending": bool(state.ending),
        "stacks_left": max(0, int(state.colours_left()) - 1),
        "quiet": _quiet(state),
        "asked": asked(state),
        "map": map_of(board, box),
        "gems": {
            board.spaces[s].name: packing.heap_words(cells[zone.HEAP + place]) for place, s in enumerate(board.roads)
        },
        "discard": packing.heap_words(cells[zone.DISCARD]),
        "books": [_book(state, book) for book in range(components.BOOKS)],
        "craftsmen": [{"colour": components.COLOURS[c], "left": int(state.tiles_left(c))} for c in box.clockwise],
        "workshops": [_workshop(state, colour) for colour in range(len(components.COLOURS))],
        "bonus": int(cells[zone.BONUS_LEFT]),
        "bank": components.ALL_COINS - sum(coins),
        "seats": [_seat(state, number, number == seat) for number in range(state.players)],
        "ranking": ranking(state) if state.mode == mode.OVER else None,
    }


def _quiet(state: State) -> dict[str, Any]:
    """VA-END-2: full rounds since a commission was last completed, and after how many more the game ends."""
    limit = int(state.quiet_limit)
    rounds = int(state.quiet)
    return {"rounds": rounds, "limit": limit or None, "left": limit - rounds if limit > 0 else None}


def _book(state: State, book: int) -> dict[str, Any]:
    """VA-LIM-3: the top face of each side and the pile sizes, nothing else."""
    board = state.board
    words: dict[str, Any] = {
        "town": board.spaces[board.towns[book]].name,
        "letter": components.BOOK_NAMES[book],
        "kind": "equipment" if book < components.FIRST_COMMISSIONS else "commission",
    }
    for side, name in enumerate(components.SIDES):
        card = state.top(book, side)
        shows = face_words(state.box.faces[2 * card + side]) if card >= 0 else None
        words[name] = {"size": int(state.cells[zone.HEIGHT + 2 * book + side]), "top": shows}
    return words


def _workshop(state: State, colour: int) -> dict[str, Any]:
    box = state.box
    owner: int | None = None
    for seat in range(state.players):
        if (state.cells[seat * zone.STRIDE + zone.SHOPS] >> colour) & 1:
            owner = seat
    return {
        "colour": components.COLOURS[colour],
        "craftsmen": int(box.shop_craftsmen[colour]),
        "points": int(box.shop_points[colour]),
        "owner": owner,
    }


def _seat(state: State, seat: int, own: bool) -> dict[str, Any]:
    cells = state.cells
    base = seat * zone.STRIDE
    equipment: list[dict[str, Any]] = []
    for gear, name in enumerate(components.GEAR):
        if (cells[base + zone.OWNED] >> gear) & 1:
            gem = state.load_on(seat, gear)
            equipment.append({"equipment": name, "gem": components.GEMS[gem] if gem >= 0 else None})
    entry: dict[str, Any] = {
        "seat": seat,
        "space": state.board.spaces[cells[base + zone.SPACE]].name,
        "coins": int(cells[base + zone.COINS]),
        "provisions": cells[base + zone.FOOD] == 1,
        "equipment": equipment,
        "commissions": [held_words(state, seat, slot) for slot in range(state.held_number(seat))],
        "completed": len(state.completed(seat)),
        "craftsmen": packing.crew_words(cells[base + zone.CRAFTSMEN]),
        "workshops": packing.names_in(cells[base + zone.SHOPS], components.COLOURS),
        "bonus": int(cells[base + zone.BONUS]),
        "standing": _standing(state, seat, own),
        "score": score(state, seat) if state.mode == mode.OVER else None,
    }
    if own or state.mode == mode.OVER:
        entry["completed_commissions"] = _completed(state, seat)
    return entry


def _standing(state: State, seat: int, own: bool) -> dict[str, int | None]:
    """The points so far that the one who looks may know: of another's completed commissions, none (VA-LIM-2)."""
    points = score(state, seat)
    parts: dict[str, int | None] = {**points}
    known = points["total"]
    if not own and state.mode != mode.OVER:
        parts["total"] = None
        parts["commissions"] = None
        known -= points["commissions"]
    return {**parts, "known": known}


def _completed(state: State, seat: int) -> list[dict[str, Any]]:
    """In an order that tells nothing but the faces: which of two alike cards it is, nobody knows."""
    faces = [state.box.faces[face] for face in state.completed(seat)]
    faces.sort(key=lambda face: (face.colour, face.coins, face.gems, face.points))
    return [face_words(face) for face in faces]


def asked(state: State) -> dict[str, Any]:
    """Whose decision it is and what is asked, with the numbers that the question needs."""
    now = state.mode
    words: dict[str, Any] = {"seat": int(state.seat), "what": mode.NAMES[now]}
    if now == mode.OVER:
        words["seat"] = None
        return words
    board = state.board
    space = state.mine(zone.SPACE)
    name = board.spaces[space].name
    if now in (mode.ACT, mode.BOOK, mode.REPLACE) and board.book[space] >= 0:
        words["town"] = name
        words["turned"] = int(state.turned)
        words["page_cost"] = int(page_cost(state))
    if now == mode.ACT:
        words["space"] = name
    if now == mode.LOAD or (now == mode.ACT and (at_harbour(state) or board.kind[space] == site.ROAD)):
        words["ships"] = int(state.ships) if at_harbour(state) else None
    if now == mode.REPLACE:
        words["returned"] = next((side for place, side in enumerate(components.SIDES) if _is_given(state, place)), None)
    if now == mode.PAY:
        words["gem"] = components.GEMS[owed_gem(state)]
        words["for"] = _paid_for(state)
    return words


def _is_given(state: State, side: int) -> bool:
    """Whether the card that shows on a side was just given back."""
    return bool(state.top(here(state), side) == state.given)


def _paid_for(state: State) -> dict[str, Any]:
    if state.board.kind[state.mine(zone.SPACE)] == site.PALACE:
        return held_words(state, int(state.seat), int(state.target))
    return face_words(state.face_on(here(state), state.target))
