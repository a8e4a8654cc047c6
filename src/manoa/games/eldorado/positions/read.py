"""A position read back, every field checked."""

from __future__ import annotations

from typing import Any

from manoa.games.eldorado import components, mode, zone
from manoa.games.eldorado.bags import MOST_OF_A_KIND, Bag, bag_of, has
from manoa.games.eldorado.ids import space_id
from manoa.games.eldorado.positions.soundness import check
from manoa.games.eldorado.positions.write import ZONES
from manoa.games.eldorado.rules.setup import known_first
from manoa.games.eldorado.state import State
from manoa.kernel.fields import Fields
from manoa.kernel.native import i64, vec


class _Reader(Fields):
    """A table of a position of El Dorado."""

    def bag(self, name: str, ids: list[str]) -> Bag:
        """A multiset of kinds."""
        value = self.any(name)
        if not isinstance(value, dict):
            raise self.refuse(name)
        for key, number in value.items():
            if (
                key not in ids
                or isinstance(number, bool)
                or not isinstance(number, int)
                or not 0 <= number <= MOST_OF_A_KIND
            ):
                raise self.refuse(name)
        return bag_of(value, ids)


def restore(state: State, content: dict[str, Any]) -> None:
    """Sets a position up, checking every field and that nothing is there twice or missing."""
    board = state.board
    reader = _Reader(content, "state")
    state.chance = reader.chance("chance")
    state.pawns = 2 if state.players == 2 else 1
    state.cells = vec[i64]([0] * zone.CELLS)
    state.mode = reader.word("mode", list(mode.NAMES))
    state.seat = reader.number("seat", -1, int(state.players) - 1)
    if (state.seat < 0) != (state.mode == mode.OVER):
        raise reader.refuse("seat")
    state.first = reader.number("first", 0, int(state.players) - 1)
    if known_first(state.options) not in (-1, int(state.first)):
        raise reader.refuse("first")
    state.round = reader.number("round", 1, 1_000_000)
    state.turn = reader.number("turns", 1, 10_000_000)
    state.arrivals = reader.number("arrivals", 0, int(state.players))
    for pawn in range(4):
        state.cells[zone.PAWN + pawn] = -1
    for seat, entry in enumerate(reader.items("seats", int(state.players))):
        _restore_seat(state, _Reader(entry, f"state.seats[{seat}]"), seat)
    _restore_market(state, reader)
    blockades = reader.items("blockades", int(board.joints))
    for joint, number in enumerate(blockades):
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= components.BLOCKADES:
            raise reader.refuse("blockades")
        state.cells[zone.STANDING + joint] = number
    for cave, number in enumerate(reader.items("caves", int(board.caves))):
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= components.CAVE_PILE:
            raise reader.refuse("caves")
        state.cells[zone.CAVE + cave] = number
    state.cells[zone.POOL] = reader.bag("unseen", components.TOKEN_IDS)
    state.cells[zone.SPENT] = reader.bag("spent", components.TOKEN_IDS)
    _restore_turn(state, _Reader(reader.any("turn"), "state.turn"))
    reader.close()
    check(state)


def _restore_seat(state: State, reader: _Reader, seat: int) -> None:
    base = seat * zone.STRIDE
    for name, place in ZONES:
        state.cells[base + place] = reader.bag(name, components.CARD_IDS)
    for kind in range(components.KINDS):
        if has(state.cells[base + zone.KNOWN], kind) > has(state.cells[base + zone.HAND], kind):
            raise reader.refuse("known")
    state.cells[base + zone.TOKENS] = reader.bag("tokens", components.TOKEN_IDS)
    state.cells[base + zone.TAKEN] = reader.mask("blockades", components.BLOCKADES + 1, 1)
    state.cells[base + zone.HOME] = reader.number("home", 0, int(state.arrivals))
    board = state.board
    for pawn, entry in enumerate(reader.items("pawns", int(state.pawns))):
        inner = _Reader(entry, f"{reader.path}.pawns[{pawn}]")
        spaces = [space_id(s.number) for s in board.spaces if s.terrain != components.MOUNTAIN and not s.finish]
        number = inner.word_or_none("space", spaces)
        place = zone.PAWN + seat * state.pawns + pawn
        state.cells[place] = int(spaces[number][1:]) if number >= 0 else -1
        state.cells[place + zone.BESIDE - zone.PAWN] = inner.mask("beside", int(board.caves))
        inner.close()
    on_board = any(state.cells[zone.PAWN + seat * state.pawns + pawn] >= 0 for pawn in range(state.pawns))
    if on_board != (state.cells[base + zone.HOME] == 0):
        raise reader.refuse("home")
    reader.close()


def _restore_market(state: State, reader: _Reader) -> None:
    piles = _Reader(reader.any("piles"), "state.piles")
    for pile in range(components.PILES):
        state.cells[zone.PILE + pile] = piles.number(
            components.CARD_IDS[pile + components.FIRST_PILE], 0, int(components.MARKET[pile + components.FIRST_PILE])
        )
    piles.close()
    market = reader.items("market", components.SLOTS)
    names = components.CARD_IDS[components.FIRST_PILE :]
    for slot, name in enumerate(market):
        if name is None:
            state.cells[zone.SLOT + slot] = -1
        elif name in names and market.count(name) == 1 and state.cells[zone.PILE + names.index(name)] > 0:
            state.cells[zone.SLOT + slot] = names.index(name)
        else:
            raise reader.refuse("market")


def _restore_turn(state: State, reader: _Reader) -> None:
    board = state.board
    state.bought = reader.flag("bought")
    state.passing = reader.flag("passing")
    state.fresh = reader.word_or_none("fresh", components.CARD_IDS)
    state.using = reader.flag("using")
    state.power = reader.number("power", 0, 14)
    state.symbol = reader.word("symbol", list(components.SYMBOLS))
    state.kind = reader.word_or_none("card", components.CARD_IDS)
    state.pawn = reader.number("pawn", 0, int(state.pawns) - 1)
    state.moved = reader.flag("moved")
    state.opened = reader.mask("opened", int(board.joints))
    state.owed = reader.number("owed", 0, 28)
    state.must = reader.flag("must")
    state.target = reader.number("target", -1, components.PILES - 1)
    state.for_joint = reader.flag("for_joint")
    state.laid = reader.number("laid", 0, 4)
    state.items = reader.bag("items", components.CARD_IDS)
    state.pending = reader.mask("pending", 16)
    reader.close()
