"""Positions: the whole truth as JSON-able words, and back, as FEN is to chess."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

from manoa.games.eldorado.components import (
    BLOCKADES,
    CARD_IDS,
    CAVE_PILE,
    FIRST_PILE,
    KINDS,
    MARKET,
    MOUNTAIN,
    PILES,
    SLOTS,
    SYMBOLS,
    TOKEN_IDS,
    bag_of,
    counts_of,
    has,
)
from manoa.games.eldorado.setup import known_first
from manoa.games.eldorado.soundness import bits, check
from manoa.games.eldorado.state import (
    BESIDE,
    CAVE,
    CELLS,
    DISCARD,
    DRAW,
    HAND,
    HOME,
    KNOWN,
    MODES,
    OVER,
    PAWN,
    PILE,
    PLAYED,
    POOL,
    REMOVED,
    SLOT,
    SPENT,
    STANDING,
    STRIDE,
    TAKEN,
    TOKENS,
    State,
)
from manoa.kernel import splitmix
from manoa.kernel.fields import Fields
from manoa.kernel.game import Position
from manoa.kernel.native import i64, vec

_ZONES: Final = (
    ("hand", HAND),
    ("known", KNOWN),
    ("draw", DRAW),
    ("discard", DISCARD),
    ("played", PLAYED),
    ("removed", REMOVED),
)


def position(state: State) -> Position:
    """The position as words."""
    board = state.table()
    cells = state.cells
    seats: list[dict[str, Any]] = []
    for seat in range(state.players):
        base = seat * STRIDE
        entry: dict[str, Any] = {name: counts_of(cells[base + zone], CARD_IDS) for name, zone in _ZONES}
        entry["tokens"] = counts_of(cells[base + TOKENS], TOKEN_IDS)
        entry["blockades"] = bits(cells[base + TAKEN])
        entry["home"] = int(cells[base + HOME])
        entry["pawns"] = []
        for pawn in range(state.pawns):
            place = PAWN + seat * state.pawns + pawn
            beside = bits(cells[place + BESIDE - PAWN])
            entry["pawns"].append({"space": _space(cells[place]), "beside": beside})
        seats.append(entry)
    turn: dict[str, Any] = {
        "bought": bool(state.bought),
        "passing": bool(state.passing),
        "fresh": CARD_IDS[state.fresh] if state.fresh >= 0 else None,
        "using": bool(state.using),
        "power": int(state.power),
        "symbol": SYMBOLS[state.symbol],
        "card": CARD_IDS[state.kind] if state.kind >= 0 else None,
        "pawn": int(state.pawn),
        "moved": bool(state.moved),
        "opened": bits(state.opened),
        "owed": int(state.owed),
        "must": bool(state.must),
        "target": int(state.target),
        "for_joint": bool(state.for_joint),
        "laid": int(state.laid),
        "items": counts_of(state.items, CARD_IDS),
        "pending": bits(state.pending),
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
            "mode": MODES[state.mode],
            "arrivals": int(state.arrivals),
            "seats": seats,
            "blockades": [int(cells[STANDING + joint]) for joint in range(board.joints)],
            "piles": {CARD_IDS[pile + FIRST_PILE]: int(cells[PILE + pile]) for pile in range(PILES)},
            "market": [_pile_name(cells[SLOT + slot]) for slot in range(SLOTS)],
            "caves": [int(cells[CAVE + cave]) for cave in range(board.caves)],
            "unseen": counts_of(cells[POOL], TOKEN_IDS),
            "spent": counts_of(cells[SPENT], TOKEN_IDS),
            "turn": turn,
        },
    }


def _space(space: i64) -> str | None:
    return f"h{space}" if space >= 0 else None


def _pile_name(pile: i64) -> str | None:
    return CARD_IDS[pile + FIRST_PILE] if pile >= 0 else None


class _Reader(Fields):
    """A table of a position of El Dorado."""

    def bag(self, name: str, ids: list[str]) -> i64:
        """A multiset of kinds."""
        value = self.any(name)
        if not isinstance(value, dict):
            raise self.refuse(name)
        for key, number in value.items():
            if key not in ids or isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= 7:
                raise self.refuse(name)
        return bag_of(value, ids)


def restore(state: State, content: dict[str, Any]) -> None:
    """Sets a position up, checking every field and that nothing is there twice or missing."""
    board = state.table()
    reader = _Reader(content, "state")
    state.chance = reader.chance("chance")
    state.pawns = 2 if state.players == 2 else 1
    state.cells = vec[i64]([0] * CELLS)
    state.mode = reader.word("mode", list(MODES))
    state.seat = reader.number("seat", -1, int(state.players) - 1)
    if (state.seat < 0) != (state.mode == OVER):
        raise reader.refuse("seat")
    state.first = reader.number("first", 0, int(state.players) - 1)
    if known_first(state.options) not in (-1, int(state.first)):
        raise reader.refuse("first")
    state.round = reader.number("round", 1, 1_000_000)
    state.turn = reader.number("turns", 1, 10_000_000)
    state.arrivals = reader.number("arrivals", 0, int(state.players))
    for pawn in range(4):
        state.cells[PAWN + pawn] = -1
    for seat, entry in enumerate(reader.items("seats", int(state.players))):
        _restore_seat(state, _Reader(entry, f"state.seats[{seat}]"), seat)
    _restore_market(state, reader)
    blockades = reader.items("blockades", int(board.joints))
    for joint, number in enumerate(blockades):
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= BLOCKADES:
            raise reader.refuse("blockades")
        state.cells[STANDING + joint] = number
    for cave, number in enumerate(reader.items("caves", int(board.caves))):
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= CAVE_PILE:
            raise reader.refuse("caves")
        state.cells[CAVE + cave] = number
    state.cells[POOL] = reader.bag("unseen", TOKEN_IDS)
    state.cells[SPENT] = reader.bag("spent", TOKEN_IDS)
    _restore_turn(state, _Reader(reader.any("turn"), "state.turn"))
    reader.close()
    check(state)


def _restore_seat(state: State, reader: _Reader, seat: int) -> None:
    base = seat * STRIDE
    for name, zone in _ZONES:
        state.cells[base + zone] = reader.bag(name, CARD_IDS)
    for kind in range(KINDS):
        if has(state.cells[base + KNOWN], kind) > has(state.cells[base + HAND], kind):
            raise reader.refuse("known")
    state.cells[base + TOKENS] = reader.bag("tokens", TOKEN_IDS)
    state.cells[base + TAKEN] = reader.mask("blockades", BLOCKADES + 1, 1)
    state.cells[base + HOME] = reader.number("home", 0, int(state.arrivals))
    board = state.table()
    for pawn, entry in enumerate(reader.items("pawns", int(state.pawns))):
        inner = _Reader(entry, f"{reader.path}.pawns[{pawn}]")
        spaces = [f"h{s.number}" for s in board.spaces if s.terrain != MOUNTAIN and not s.finish]
        number = inner.word_or_none("space", spaces)
        place = PAWN + seat * state.pawns + pawn
        state.cells[place] = int(spaces[number][1:]) if number >= 0 else -1
        state.cells[place + BESIDE - PAWN] = inner.mask("beside", int(board.caves))
        inner.close()
    on_board = any(state.cells[PAWN + seat * state.pawns + pawn] >= 0 for pawn in range(state.pawns))
    if on_board != (state.cells[base + HOME] == 0):
        raise reader.refuse("home")
    reader.close()


def _restore_market(state: State, reader: _Reader) -> None:
    piles = _Reader(reader.any("piles"), "state.piles")
    for pile in range(PILES):
        state.cells[PILE + pile] = piles.number(CARD_IDS[pile + FIRST_PILE], 0, int(MARKET[pile + FIRST_PILE]))
    piles.close()
    market = reader.items("market", SLOTS)
    names = CARD_IDS[FIRST_PILE:]
    for slot, name in enumerate(market):
        if name is None:
            state.cells[SLOT + slot] = -1
        elif name in names and market.count(name) == 1 and state.cells[PILE + names.index(name)] > 0:
            state.cells[SLOT + slot] = names.index(name)
        else:
            raise reader.refuse("market")


def _restore_turn(state: State, reader: _Reader) -> None:
    board = state.table()
    state.bought = reader.flag("bought")
    state.passing = reader.flag("passing")
    state.fresh = reader.word_or_none("fresh", CARD_IDS)
    state.using = reader.flag("using")
    state.power = reader.number("power", 0, 14)
    state.symbol = reader.word("symbol", list(SYMBOLS))
    state.kind = reader.word_or_none("card", CARD_IDS)
    state.pawn = reader.number("pawn", 0, int(state.pawns) - 1)
    state.moved = reader.flag("moved")
    state.opened = reader.mask("opened", int(board.joints))
    state.owed = reader.number("owed", 0, 28)
    state.must = reader.flag("must")
    state.target = reader.number("target", -1, PILES - 1)
    state.for_joint = reader.flag("for_joint")
    state.laid = reader.number("laid", 0, 4)
    state.items = reader.bag("items", CARD_IDS)
    state.pending = reader.mask("pending", 16)
    reader.close()
