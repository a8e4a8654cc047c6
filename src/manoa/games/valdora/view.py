"""What a seat sees, and actions as words: the only door through which a position reaches a person."""

from __future__ import annotations

from typing import Any

from manoa.games.valdora import actions
from manoa.games.valdora.board import KINDS, PALACE, ROAD, Board
from manoa.games.valdora.books import here, page_cost, town_of
from manoa.games.valdora.choices import at_harbour, owed_gem, toll
from manoa.games.valdora.components import (
    ALL_COINS,
    BOOKS,
    COLOURS,
    EQUIPMENT_SET,
    FIRST_COMMISSIONS,
    GEAR,
    GEM_KINDS,
    GEMS,
    MOST_COINS,
    MOST_COMMISSIONS,
    PAN,
    SIDES,
    Box,
    Face,
    craftsmen_words,
    heap_words,
)
from manoa.games.valdora.refusals import refusal
from manoa.games.valdora.scoring import completed_faces, ranking, score
from manoa.games.valdora.state import (
    ACT,
    BONUS,
    BONUS_LEFT,
    BOOK,
    COINS,
    CRAFTSMEN,
    DISCARD,
    FOOD,
    HEAP,
    HEIGHT,
    LOADING,
    MODES,
    OVER,
    OWNED,
    PAY,
    REPLACE,
    SHOPS,
    SPACE,
    STRIDE,
    State,
)
from manoa.kernel.game import Description, View, whole_number

# Maps of boards that were looked at, so that a view does not draw the same map again.
_maps: dict[tuple[int, int], tuple[Board, Box, dict[str, Any]]] = {}


def view(state: State, seat: int) -> View:
    """The table as a seat sees it; -1 is a spectator."""
    board, box, cells = state.map(), state.tables(), state.cells
    coins = [int(cells[number * STRIDE + COINS]) for number in range(state.players)]
    data = state.options["data"]
    return {
        "game": state.name,
        "version": state.version,
        "seat": seat if seat >= 0 else None,
        "layout": None if data is not None and "layout" in data else state.options["layout"],
        "round": int(state.round),
        "round_limit": int(state.limit) if state.limit > 0 else None,
        "over": state.mode == OVER,
        "start_seat": 0,
        "ending": bool(state.ending),
        "stacks_left": max(0, int(state.colours_left()) - 1),
        "quiet": _quiet(state),
        "asked": asked(state),
        "map": map_of(board, box),
        "gems": {board.spaces[s].name: heap_words(cells[HEAP + place]) for place, s in enumerate(board.roads)},
        "discard": heap_words(cells[DISCARD]),
        "books": [_book(state, book) for book in range(BOOKS)],
        "craftsmen": [{"colour": COLOURS[c], "left": int(state.tiles_left(c))} for c in box.clockwise],
        "workshops": [_workshop(state, colour) for colour in range(len(COLOURS))],
        "bonus": int(cells[BONUS_LEFT]),
        "bank": ALL_COINS - sum(coins),
        "coin_limit": MOST_COINS,
        "commission_limit": MOST_COMMISSIONS,
        "equipment": [_gear(box, gear) for gear in range(len(GEAR))],
        "seats": [_seat(state, number, number == seat) for number in range(state.players)],
        "ranking": ranking(state) if state.mode == OVER else None,
    }


def _quiet(state: State) -> dict[str, Any]:
    """VA-END-2: full rounds since a commission was last completed, and after how many more the game ends."""
    limit = int(state.quiet_limit)
    rounds = int(state.quiet)
    return {"rounds": rounds, "limit": limit or None, "left": limit - rounds if limit > 0 else None}


def map_of(board: Board, box: Box) -> dict[str, Any]:
    """What is printed: the board as JSON-able words, with stable ids, and the summary card. It never changes during a
    game."""
    known = _maps.get((id(board), id(box)))
    if known is not None and known[0] is board and known[1] is box:
        return known[2]
    words: dict[str, Any] = {
        "spaces": [
            {
                "id": space.name,
                "kind": KINDS[space.kind],
                "place": space.place(),
                "colour": COLOURS[space.colour] if space.colour >= 0 else None,
                "letter": space.letter or None,
                "ships": space.ships,
                "start": number == board.start,
                "x": space.x,
                "y": space.y,
            }
            for number, space in enumerate(board.spaces)
        ],
        "edges": [[board.spaces[one].name, board.spaces[other].name] for one, other in board.edges],
        "summary": _summary(box),
    }
    if len(_maps) > 64:
        _maps.clear()
    _maps[(id(board), id(box))] = (board, box, words)
    return words


def _summary(box: Box) -> dict[str, Any]:
    """VA-SETUP-9: how often each commission and each piece of equipment is in each of the two like books."""
    faces = [box.faces[number] for number in range(2 * EQUIPMENT_SET)]
    equipment: list[dict[str, Any]] = []
    for gear, name in enumerate(GEAR):
        number = sum(1 for face in faces if face.gear == gear)
        if gear != PAN:
            equipment.append({"equipment": name, "number": number})
    kinds = [(box.faces[number], often) for number, often in box.kinds_of_commissions]
    kinds.sort(key=lambda kind: (kind[0].colour, kind[0].points, kind[0].coins, kind[0].gems))
    return {
        "equipment": equipment,
        "commissions": [{**face_words(face), "number": often} for face, often in kinds],
    }


def face_words(face: Face) -> dict[str, Any]:
    """What one side of a card shows."""
    if face.gear >= 0:
        return {"equipment": GEAR[face.gear]}
    return {"colour": COLOURS[face.colour], "needs": face.needs(), "points": face.points}


def _book(state: State, book: int) -> dict[str, Any]:
    """VA-LIM-3: the top face of each side and the pile sizes, nothing else."""
    board = state.map()
    words: dict[str, Any] = {
        "town": board.spaces[board.towns[book]].name,
        "kind": "equipment" if book < FIRST_COMMISSIONS else "commission",
    }
    for side, name in enumerate(SIDES):
        card = state.top(book, side)
        shows = face_words(state.tables().faces[2 * card + side]) if card >= 0 else None
        words[name] = {"size": int(state.cells[HEIGHT + 2 * book + side]), "top": shows}
    return words


def _workshop(state: State, colour: int) -> dict[str, Any]:
    box = state.tables()
    owner: int | None = None
    for seat in range(state.players):
        if (state.cells[seat * STRIDE + SHOPS] >> colour) & 1:
            owner = seat
    return {
        "colour": COLOURS[colour],
        "craftsmen": int(box.shop_craftsmen[colour]),
        "points": int(box.shop_points[colour]),
        "owner": owner,
    }


def _gear(box: Box, gear: int) -> dict[str, Any]:
    gem = box.carries[gear]
    loads = list(GEMS) if gem < 0 else [GEMS[gem]]
    return {"equipment": GEAR[gear], "loads": loads, "coins": int(box.load_coins[gear])}


def _seat(state: State, seat: int, own: bool) -> dict[str, Any]:
    cells = state.cells
    base = seat * STRIDE
    equipment: list[dict[str, Any]] = []
    for gear, name in enumerate(GEAR):
        if (cells[base + OWNED] >> gear) & 1:
            gem = state.load_on(seat, gear)
            equipment.append({"equipment": name, "gem": GEMS[gem] if gem >= 0 else None})
    entry: dict[str, Any] = {
        "seat": seat,
        "space": state.map().spaces[cells[base + SPACE]].name,
        "coins": int(cells[base + COINS]),
        "provisions": cells[base + FOOD] == 1,
        "equipment": equipment,
        "commissions": [_held(state, seat, slot) for slot in range(state.held_number(seat))],
        "completed": len(completed_faces(state, seat)),
        "craftsmen": craftsmen_words(cells[base + CRAFTSMEN]),
        "workshops": [name for colour, name in enumerate(COLOURS) if (cells[base + SHOPS] >> colour) & 1],
        "bonus": int(cells[base + BONUS]),
        "standing": _standing(state, seat, own),
        "score": score(state, seat) if state.mode == OVER else None,
    }
    if own or state.mode == OVER:
        entry["completed_commissions"] = _completed(state, seat)
    return entry


def _standing(state: State, seat: int, own: bool) -> dict[str, int | None]:
    """The points so far that the one who looks may know: of another's completed commissions, none (VA-LIM-2)."""
    parts: dict[str, int | None] = {**score(state, seat)}
    if not own and state.mode != OVER:
        parts["total"] = None
        parts["commissions"] = None
    return parts


def _held(state: State, seat: int, slot: int) -> dict[str, Any]:
    return {"slot": slot, **face_words(state.tables().faces[state.held(seat, slot)])}


def _completed(state: State, seat: int) -> list[dict[str, Any]]:
    """In an order that tells nothing but the faces: which of two alike cards it is, nobody knows."""
    faces = [state.tables().faces[face] for face in completed_faces(state, seat)]
    faces.sort(key=lambda face: (face.colour, face.coins, face.gems, face.points))
    return [face_words(face) for face in faces]


def asked(state: State) -> dict[str, Any]:
    """Whose decision it is and what is asked, with the numbers that the question needs."""
    mode = state.mode
    words: dict[str, Any] = {"seat": int(state.seat), "what": MODES[mode]}
    if mode == OVER:
        words["seat"] = None
        return words
    board = state.map()
    space = state.mine(SPACE)
    name = board.spaces[space].name
    if mode in (ACT, BOOK, REPLACE) and board.book[space] >= 0:
        words["town"] = name
        words["turned"] = int(state.turned)
        words["page_cost"] = int(page_cost(state))
    if mode == ACT:
        words["space"] = name
    if mode == LOADING or (mode == ACT and (at_harbour(state) or board.kind[space] == ROAD)):
        words["ships"] = int(state.ships) if at_harbour(state) else None
    if mode == REPLACE:
        words["returned"] = next((side for place, side in enumerate(SIDES) if _is_given(state, place)), None)
    if mode == PAY:
        words["gem"] = GEMS[owed_gem(state)]
        words["for"] = _paid_for(state)
    return words


def _is_given(state: State, side: int) -> bool:
    """Whether the card that shows on a side was just given back."""
    return bool(state.top(here(state), side) == state.given)


def _paid_for(state: State) -> dict[str, Any]:
    if state.map().kind[state.mine(SPACE)] == PALACE:
        return _held(state, int(state.seat), int(state.target))
    return face_words(state.face_on(here(state), state.target))


def describe(state: State, action: int) -> Description:
    """A legal action in words and ids, each element named so that a client can light it up."""
    if whole_number(action) not in state.legal_actions():
        raise refusal(state, action)
    if action >= actions.MOVE:
        return _describe_move(state, action - actions.MOVE)
    if action >= actions.LOAD:
        return _describe_load(state, *divmod(action - actions.LOAD, GEM_KINDS))
    if action >= actions.EMPTY:
        return {"kind": "empty", "equipment": GEAR[action - actions.EMPTY], "gem": GEMS[owed_gem(state)]}
    if action >= actions.DELIVER:
        return {"kind": "deliver", **_held(state, int(state.seat), action - actions.DELIVER)}
    if action >= actions.RETURN:
        slot, side = divmod(action - actions.RETURN, 2)
        return {"kind": "return", "town": town_of(state), "side": SIDES[side], **_held(state, int(state.seat), slot)}
    if action >= actions.BUY:
        return _describe_purchase(state, action - actions.BUY)
    if action >= actions.TURN:
        side = action - actions.TURN
        return {"kind": "turn", "town": town_of(state), "side": SIDES[side], "cost": int(page_cost(state))}
    if action == actions.SILVER:
        return {"kind": "silver", "coins": MOST_COINS - int(state.mine(COINS))}
    if action == actions.PROVISIONS:
        return {"kind": "provisions"}
    if action == actions.STAY:
        return {"kind": "stay"}
    return {"kind": "pass" if state.mode == ACT else "stop"}


def _describe_move(state: State, space: int) -> Description:
    board = state.map()
    coins = int(toll(state, space))
    met = [seat for seat in range(state.players) if seat != state.seat and state.cells[seat * STRIDE + SPACE] == space]
    return {
        "kind": "move",
        "to": board.spaces[space].name,
        "place": board.spaces[space].place(),
        "provisions": (board.near[state.mine(SPACE)] >> space) & 1 == 0,
        "meeting": coins,
        "pay": met if coins > 0 else [],
    }


def _describe_load(state: State, gear: int, gem: int) -> Description:
    there = state.load_on(state.seat, gear)
    return {
        "kind": "load",
        "gem": GEMS[gem],
        "on": GEAR[gear],
        "cost": int(state.tables().load_coins[gear]),
        "unloads": GEMS[there] if there >= 0 else None,
    }


def _describe_purchase(state: State, side: int) -> Description:
    face = face_words(state.face_on(here(state), side))
    return {"kind": "buy", "town": town_of(state), "side": SIDES[side], **face}
