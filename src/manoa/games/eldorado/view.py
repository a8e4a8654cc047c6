"""What a seat sees, and actions as words: the only door through which a position reaches a person."""

from __future__ import annotations

from typing import Any

from manoa.games.eldorado import actions
from manoa.games.eldorado.board import Board
from manoa.games.eldorado.components import (
    BLOCKADE_TERRAIN,
    BLOCKADE_VALUE,
    CARD_IDS,
    FIRST_ACTION,
    FIRST_EFFECT,
    FIRST_PILE,
    HALVES,
    PILES,
    POWER,
    PRICE,
    SLOTS,
    SYMBOLS,
    TERRAINS,
    TOKEN_COIN_1,
    TOKEN_IDS,
    TOKEN_POWER,
    counts_of,
    size,
)
from manoa.games.eldorado.moving import offered
from manoa.games.eldorado.ranking import ranking
from manoa.games.eldorado.refusals import refusal
from manoa.games.eldorado.state import (
    CAVE,
    CHANGE,
    DISCARD,
    DRAW,
    EXPLORE,
    HAND,
    HOME,
    LEAD,
    MODES,
    MOVE,
    OVER,
    PAWN,
    PAY,
    PILE,
    PLAYED,
    REMOVE,
    REMOVED,
    REPLACE,
    SLOT,
    STANDING,
    STRIDE,
    TAKE,
    TAKEN,
    TENDER,
    TOKENS,
    State,
)
from manoa.kernel.game import Description, View, whole_number
from manoa.kernel.hexes import DIRECTION_NAMES

# Maps of boards that were looked at, so that a view does not draw the same map again.
_maps: dict[int, tuple[Board, dict[str, Any]]] = {}

_CARD_WORDS = {
    MODES[PAY]: "pay",
    MODES[TENDER]: "tender",
    MODES[REMOVE]: "remove",
    MODES[REPLACE]: "lay-down",
    "discard": "discard",
    "save": "save",
}


def view(state: State, seat: int) -> View:
    """The table as a seat sees it; -1 is a spectator, who sees no hand."""
    board = state.table()
    cells = state.cells
    seats = [_seat(state, number, number == seat) for number in range(state.players)]
    return {
        "game": state.name,
        "version": state.version,
        "seat": seat if seat >= 0 else None,
        "route": state.options["route"],
        "edition": state.options["edition"],
        "first": int(state.first),
        "round": int(state.round),
        "round_limit": int(state.limit) if state.limit > 0 else None,
        "over": state.mode == OVER,
        "asked": asked(state),
        "map": map_of(board),
        "blockades": [
            _blockade(joint, int(cells[STANDING + joint])) for joint in range(board.joints) if cells[STANDING + joint]
        ],
        "caves": [
            {"cave": f"c{cave}", "space": f"h{board.cave_spaces[cave]}", "left": int(cells[CAVE + cave])}
            for cave in range(board.caves if state.caves else 0)
        ],
        "market": _market(state),
        "seats": seats,
        "last_round": state.arrivals > 0,
        "ranking": ranking(state) if state.mode == OVER else None,
    }


def map_of(board: Board) -> dict[str, Any]:
    """The board as JSON-able words, with stable ids. It never changes during a game."""
    known = _maps.get(id(board))
    if known is not None and known[0] is board:
        return known[1]
    words: dict[str, Any] = {
        "spaces": [
            {
                "id": f"h{space.number}",
                "q": space.at[0],
                "r": space.at[1],
                "tile": space.tile,
                "terrain": TERRAINS[space.terrain],
                "value": space.value,
                "start": space.start or None,
                "finish": space.finish,
                "cave": space.cave,
            }
            for space in board.spaces
        ],
        "joints": [
            {
                "id": f"j{joint.number}" if joint.number >= 0 else None,
                "between": [joint.first, joint.second],
                "edges": [[f"h{one}", f"h{other}"] for one, other in joint.edges],
            }
            for joint in board.all_joints
        ],
    }
    if len(_maps) > 64:
        _maps.clear()
    _maps[id(board)] = (board, words)
    return words


def _blockade(joint: int, number: int) -> dict[str, Any]:
    return {
        "joint": f"j{joint}",
        "number": number,
        "terrain": TERRAINS[BLOCKADE_TERRAIN[number]],
        "value": int(BLOCKADE_VALUE[number]),
    }


def _market(state: State) -> dict[str, Any]:
    cells = state.cells
    slots: list[dict[str, Any] | None] = []
    on_market: set[int] = set()
    for slot in range(SLOTS):
        pile = int(cells[SLOT + slot])
        slots.append(_pile(state, pile) if pile >= 0 else None)
        on_market.add(pile)
    return {
        "slots": slots,
        "above": [_pile(state, p) for p in range(PILES) if p not in on_market and cells[PILE + p] > 0],
        "all_on_sale": state.slot_free(),
    }


def _pile(state: State, pile: int) -> dict[str, Any]:
    kind = pile + FIRST_PILE
    return {"card": CARD_IDS[kind], "left": int(state.cells[PILE + pile]), "price": int(PRICE[kind])}


def _seat(state: State, seat: int, own: bool) -> dict[str, Any]:
    cells = state.cells
    base = seat * STRIDE
    entry: dict[str, Any] = {
        "seat": seat,
        "hand_size": int(size(cells[base + HAND])),
        "draw_size": int(size(cells[base + DRAW])),
        "discard": counts_of(cells[base + DISCARD], CARD_IDS),
        "played": counts_of(cells[base + PLAYED], CARD_IDS),
        "removed": counts_of(cells[base + REMOVED], CARD_IDS),
        "tokens": counts_of(cells[base + TOKENS], TOKEN_IDS),
        "blockades": [number for number in range(1, 7) if (cells[base + TAKEN] >> number) & 1],
        "home": int(cells[base + HOME]) or None,
        "pawns": [
            {"id": pawn_id(seat, pawn), "space": _space(int(cells[PAWN + seat * state.pawns + pawn]))}
            for pawn in range(state.pawns)
        ],
    }
    if own:
        entry["hand"] = counts_of(cells[base + HAND], CARD_IDS)
    return entry


def pawn_id(seat: int, pawn: int) -> str:
    """The id of a seat's pawn."""
    return f"p{seat}-{pawn}"


def _space(space: int) -> str | None:
    return f"h{space}" if space >= 0 else None


def asked(state: State) -> dict[str, Any]:
    """Whose decision it is and what is asked, with the numbers that the question needs."""
    mode = state.mode
    words: dict[str, Any] = {"seat": int(state.seat), "what": MODES[mode]}
    if mode == OVER:
        words["seat"] = None
        return words
    words["bought"] = bool(state.bought)
    words["passing"] = bool(state.passing)
    words["items"] = counts_of(state.items, CARD_IDS)
    words["moving"] = None
    if state.using:
        words["moving"] = {
            "pawn": pawn_id(int(state.seat), int(state.pawn)),
            "card": CARD_IDS[state.kind] if state.kind >= 0 else None,
            "symbol": SYMBOLS[state.symbol],
            "power": int(state.power),
        }
    if mode == PAY:
        words["cards"] = int(state.owed)
        words["for"] = _paid_for(state)
    elif mode == TENDER:
        words["pile"] = CARD_IDS[state.target + FIRST_PILE]
        words["coins"] = state.owed / 2
    elif mode == REMOVE:
        words["cards"] = int(state.owed)
        words["must"] = bool(state.must)
    elif mode == REPLACE:
        words["cards"] = int(state.owed - state.laid)
    elif mode == EXPLORE:
        place = offered(state)
        words["cave"] = f"c{place & 7}"
        words["pawn"] = pawn_id(int(state.seat), int(place >> 3))
    return words


def _paid_for(state: State) -> dict[str, Any]:
    if state.for_joint:
        return {"joint": f"j{state.target}"}
    board = state.table()
    space = board.next[state.pawn_space(state.pawn) * 6 + state.target]
    return {"space": f"h{space}", "terrain": TERRAINS[board.terrain[space]]}


def describe(state: State, action: int) -> Description:
    """A legal action in words and ids, each element named so that a client can light it up."""
    if whole_number(action) not in state.legal_actions():
        raise refusal(state, action)
    if action < actions.CARD_MOVE:
        return _describe_pawn(state, action)
    if action >= actions.FROM_PILE:
        kind = action - actions.FROM_PILE + FIRST_PILE
        if state.mode == TAKE:
            return {"kind": "take", "pile": CARD_IDS[kind]}
        return {"kind": "buy", "pile": CARD_IDS[kind], "price": int(PRICE[kind])}
    if action >= actions.CARD:
        kind = action - actions.CARD
        words: Description = {"kind": _CARD_WORDS[MODES[state.mode]], "card": CARD_IDS[kind]}
        if state.mode == TENDER:
            words["coins"] = HALVES[kind] / 2
        return words
    if action >= actions.TOKEN_COINS:
        token = action - actions.TOKEN_COINS + TOKEN_COIN_1
        return {"kind": "tender", "token": TOKEN_IDS[token], "coins": float(TOKEN_POWER[token])}
    if action >= actions.TOKEN_EFFECT:
        return {"kind": "token", "token": TOKEN_IDS[action - actions.TOKEN_EFFECT + FIRST_EFFECT]}
    if action >= actions.TOKEN_MOVE:
        token, pawn = divmod(action - actions.TOKEN_MOVE, 2)
        return {"kind": "token", "token": TOKEN_IDS[token], "pawn": pawn_id(int(state.seat), pawn)}
    if action >= actions.CARD_ACTION:
        return {"kind": "play", "card": CARD_IDS[action - actions.CARD_ACTION + FIRST_ACTION]}
    code, pawn = divmod(action - actions.CARD_MOVE, 2)
    kind, symbol = divmod(code, 3)
    if state.mode == TENDER:
        return {"kind": "tender", "card": CARD_IDS[kind], "token": "symbol", "coins": float(POWER[kind])}
    words = {
        "kind": "play",
        "card": CARD_IDS[kind],
        "symbol": SYMBOLS[symbol],
        "power": int(POWER[kind]),
        "pawn": pawn_id(int(state.seat), pawn),
    }
    if state.mode == CHANGE:
        words["token"] = "symbol"
    return words


def _describe_pawn(state: State, action: int) -> Description:
    seat = int(state.seat)
    if action == actions.END:
        return {"kind": "end"}
    if action == actions.STOP:
        return {"kind": "stop", "pawn": pawn_id(seat, int(state.pawn)), "lost": int(state.power)}
    if action == actions.DONE:
        return {"kind": "done", "with": MODES[state.mode]}
    if action == actions.EXPLORING:
        place = offered(state)
        return {"kind": "explore", "cave": f"c{place & 7}", "pawn": pawn_id(seat, int(place >> 3))}
    by = "power" if state.mode == MOVE else "native" if state.mode == LEAD else "cards"
    if action < actions.OVERCOME:
        pawn, direction = divmod(action - actions.STEP, 6)
        board = state.table()
        space = int(board.next[state.pawn_space(pawn) * 6 + direction])
        return {
            "kind": "step",
            "pawn": pawn_id(seat, pawn),
            "to": f"h{space}",
            "direction": DIRECTION_NAMES[direction],
            "by": by,
            "cost": 0 if by == "native" else int(board.value[space]),
        }
    pawn, joint = divmod(action - actions.OVERCOME, 6)
    number = int(state.cells[STANDING + joint])
    return {
        "kind": "overcome",
        "pawn": pawn_id(seat, pawn),
        "joint": f"j{joint}",
        "blockade": number,
        "by": by,
        "cost": 0 if by == "native" else int(BLOCKADE_VALUE[number]),
    }
