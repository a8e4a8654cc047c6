"""What a seat sees: the only door through which a position reaches a person."""

from __future__ import annotations

from typing import Any

from manoa.games.eldorado import components, mode, zone
from manoa.games.eldorado.bags import counts_of, members, size
from manoa.games.eldorado.ids import cave_id, joint_id, pawn_id, space_id
from manoa.games.eldorado.rules.buying import worth
from manoa.games.eldorado.rules.moving import cave_of, offered, pawn_of
from manoa.games.eldorado.rules.scoring import ranking
from manoa.games.eldorado.rules.setup import start_space
from manoa.games.eldorado.showing.map import map_of
from manoa.games.eldorado.showing.ways import ways
from manoa.games.eldorado.state import State
from manoa.kernel.game import View


def view(state: State, seat: int) -> View:
    """The table as a seat sees it; -1 is a spectator, who sees no hand."""
    board = state.board
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
        "over": state.mode == mode.OVER,
        "asked": asked(state),
        "map": map_of(board),
        "blockades": [
            _blockade(joint, int(cells[zone.STANDING + joint]))
            for joint in range(board.joints)
            if cells[zone.STANDING + joint]
        ],
        "caves": [
            {"cave": cave_id(cave), "space": space_id(board.cave_spaces[cave]), "left": int(cells[zone.CAVE + cave])}
            for cave in range(board.caves if state.caves else 0)
        ],
        "ways": ways(state) if seat == state.seat else [],
        "market": _market(state),
        "seats": seats,
        "last_round": state.arrivals > 0,
        "ranking": ranking(state) if state.mode == mode.OVER else None,
    }


def _blockade(joint: int, number: int) -> dict[str, Any]:
    return {
        "joint": joint_id(joint),
        "number": number,
        "terrain": components.TERRAINS[components.BLOCKADE_TERRAIN[number]],
        "value": int(components.BLOCKADE_VALUE[number]),
    }


def _market(state: State) -> dict[str, Any]:
    cells = state.cells
    slots: list[dict[str, Any] | None] = []
    on_market: set[int] = set()
    for slot in range(components.SLOTS):
        pile = int(cells[zone.SLOT + slot])
        slots.append(_pile(state, pile) if pile >= 0 else None)
        on_market.add(pile)
    return {
        "slots": slots,
        "above": [_pile(state, p) for p in range(components.PILES) if p not in on_market and cells[zone.PILE + p] > 0],
        "all_on_sale": state.slot_free(),
    }


def _pile(state: State, pile: int) -> dict[str, Any]:
    kind = pile + components.FIRST_PILE
    return {
        "card": components.CARD_IDS[kind],
        "left": int(state.cells[zone.PILE + pile]),
        "price": int(components.PRICE[kind]),
    }


def _seat(state: State, seat: int, own: bool) -> dict[str, Any]:
    cells = state.cells
    base = seat * zone.STRIDE
    entry: dict[str, Any] = {
        "seat": seat,
        "hand_size": int(size(cells[base + zone.HAND])),
        "draw_size": int(size(cells[base + zone.DRAW])),
        # Every card that comes to a deck or leaves it does so in the open.
        "unseen": counts_of(cells[base + zone.HAND] + cells[base + zone.DRAW], components.CARD_IDS),
        "discard": counts_of(cells[base + zone.DISCARD], components.CARD_IDS),
        "played": counts_of(cells[base + zone.PLAYED], components.CARD_IDS),
        "removed": counts_of(cells[base + zone.REMOVED], components.CARD_IDS),
        "tokens": counts_of(cells[base + zone.TOKENS], components.TOKEN_IDS),
        "blockades": members(cells[base + zone.TAKEN]),
        "home": int(cells[base + zone.HOME]) or None,
        "pawns": [_pawn(state, seat, pawn) for pawn in range(state.pawns)],
    }
    if own:
        entry["hand"] = counts_of(cells[base + zone.HAND], components.CARD_IDS)
        entry["coming"] = counts_of(cells[base + zone.DRAW], components.CARD_IDS)
        entry["coins"] = worth(cells[base + zone.HAND], cells[base + zone.TOKENS]) / 2
    return entry


def _pawn(state: State, seat: int, pawn: int) -> dict[str, Any]:
    space = int(state.cells[zone.PAWN + seat * state.pawns + pawn])
    return {
        "id": pawn_id(seat, pawn),
        "space": space_id(space) if space >= 0 else None,
        "start": space_id(start_space(state, seat, pawn)),
    }


def asked(state: State) -> dict[str, Any]:
    """Whose decision it is and what is asked, with the numbers that the question needs."""
    what = state.mode
    words: dict[str, Any] = {"seat": int(state.seat), "what": mode.NAMES[what]}
    if what == mode.OVER:
        words["seat"] = None
        return words
    words["bought"] = bool(state.bought)
    words["passing"] = bool(state.passing)
    words["items"] = counts_of(state.items, components.CARD_IDS)
    words["moving"] = None
    if state.using:
        words["moving"] = {
            "pawn": pawn_id(int(state.seat), int(state.pawn)),
            "card": components.CARD_IDS[state.kind] if state.kind >= 0 else None,
            "symbol": components.SYMBOLS[state.symbol],
            "power": int(state.power),
        }
    if what == mode.PAY:
        words["cards"] = int(state.owed)
        words["for"] = _paid_for(state)
    elif what == mode.TENDER:
        words["pile"] = components.CARD_IDS[state.target + components.FIRST_PILE]
        words["coins"] = state.owed / 2
    elif what == mode.REMOVE:
        words["cards"] = int(state.owed)
        words["must"] = bool(state.must)
    elif what == mode.REPLACE:
        words["cards"] = int(state.owed - state.laid)
    elif what == mode.EXPLORE:
        offer = offered(state)
        words["cave"] = cave_id(cave_of(offer))
        words["pawn"] = pawn_id(int(state.seat), int(pawn_of(offer)))
    return words


def _paid_for(state: State) -> dict[str, Any]:
    if state.for_joint:
        return {"joint": joint_id(state.target)}
    board = state.board
    space = board.next[state.pawn_space(state.pawn) * 6 + state.target]
    return {"space": space_id(space), "terrain": components.TERRAINS[board.terrain[space]]}
