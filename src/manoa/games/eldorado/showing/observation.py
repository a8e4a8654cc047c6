"""What a seat may know as numbers, for learners. Seats stand in turn from the one that looks.

Cards in piles have no order, so a pile is told as how many there are of each kind. Of another seat one may know which
cards are in its hand or draw pile together, and which of them are surely in the hand.
"""

from __future__ import annotations

from typing import Final

from manoa.games.eldorado import components, mode, zone
from manoa.games.eldorado.bags import size
from manoa.games.eldorado.rules.moving import cave_of, offered
from manoa.games.eldorado.state import State
from manoa.kernel.hexes import DIRECTION_NAMES
from manoa.kernel.native import i64
from manoa.kernel.observer import Observer

# Lists, since a tuple of fixed length is made anew whenever compiled code hands it on.
_SEATS: Final[list[str]] = ["self", "next", "second", "third"]
_ASKED: Final[list[str]] = [*mode.NAMES]
_CARDS: Final[list[str]] = components.CARD_IDS
_PILES: Final[list[str]] = components.CARD_IDS[components.FIRST_PILE :]
_SLOTS: Final[list[str]] = [str(slot) for slot in range(components.SLOTS)]
_JOINTS: Final[list[str]] = [str(joint) for joint in range(components.BLOCKADES)]
_CAVES: Final[list[str]] = [str(cave) for cave in range(zone.MOST_CAVES)]
_AROUND: Final[list[str]] = ["terrain", "value", "nearness", "blockade"]
# A bag counts with three bits.
_BITS: Final = 3
_FLAG: Final = 1


def observe(state: State, seat: i64, observer: Observer) -> None:
    """Tells an observer what a seat may know."""
    cells = state.cells
    players: i64 = state.players
    other: i64 = 0
    whose: i64 = seat
    while other < players:
        _tell_seat(state, whose, other, observer)
        other += 1
        whose += 1
        if whose == players:
            whose = 0
    if not observer.same(cells, zone.STANDING, components.BLOCKADES, _spaces(state, seat)):
        pawn: i64 = 0
        while pawn < state.pawns:
            _tell_around(state, cells[zone.PAWN + seat * state.pawns + pawn], pawn, observer)
            pawn += 1
        observer.whole()
    if observer.naming:
        observer.about("")
    # Blockades, piles, market and caves lie side by side.
    if not observer.same(cells, zone.STANDING, zone.CAVE + zone.MOST_CAVES - zone.STANDING, 0):
        observer.cells("pile", cells, zone.PILE, _PILES, components.PILES, 0)
        observer.cells("market", cells, zone.SLOT, _SLOTS, components.SLOTS, 1)
        observer.cells("blockade", cells, zone.STANDING, _JOINTS, components.BLOCKADES, 0)
        observer.cells("cave", cells, zone.CAVE, _CAVES, zone.MOST_CAVES, 0)
        observer.whole()
    _tell_turn(state, seat, observer)


def _tell_seat(state: State, seat: i64, place: i64, observer: Observer) -> None:
    cells = state.cells
    base = seat * zone.STRIDE
    if observer.naming:
        observer.about(_SEATS[place])
    if observer.same(cells, base, zone.STRIDE, _spaces(state, seat)):
        return
    hand = cells[base + zone.HAND]
    if place == 0:
        observer.counts("hand", hand, _BITS, _CARDS, components.KINDS)
        observer.counts("draws", cells[base + zone.DRAW], _BITS, _CARDS, components.KINDS)
    else:
        observer.counts("surely in hand", cells[base + zone.KNOWN], _BITS, _CARDS, components.KINDS)
        observer.counts("hand or draws", hand + cells[base + zone.DRAW], _BITS, _CARDS, components.KINDS)
        observer.number("hand", size(hand))
    observer.counts("discards", cells[base + zone.DISCARD], _BITS, _CARDS, components.KINDS)
    observer.counts("played", cells[base + zone.PLAYED], _BITS, _CARDS, components.KINDS)
    observer.counts("tokens", cells[base + zone.TOKENS], _BITS, components.TOKEN_IDS, components.TOKEN_KINDS)
    observer.counts("blockades", cells[base + zone.TAKEN] >> 1, _FLAG, _JOINTS, components.BLOCKADES)
    observer.number("home", cells[base + zone.HOME])
    pawn: i64 = 0
    while pawn < state.pawns:
        _tell_place(state, cells[zone.PAWN + seat * state.pawns + pawn], pawn, observer)
        pawn += 1
    observer.whole()


def _spaces(state: State, seat: i64) -> i64:
    """Where a seat's pawns are, in one number."""
    spaces: i64 = 0
    pawn: i64 = seat * state.pawns
    end: i64 = pawn + state.pawns
    while pawn < end:
        spaces = (spaces << 16) + state.cells[zone.PAWN + pawn] + 1
        pawn += 1
    return spaces


def _tell_place(state: State, space: i64, pawn: i64, observer: Observer) -> None:
    """Where a pawn is: its space in two numbers, and how far it is to El Dorado. At home all are 0."""
    away: i64 = space + 1
    left: i64 = 0
    if space >= 0:
        left = state.board.left[space]
    if observer.naming:
        observer.name([f"pawn {pawn} space, high", f"pawn {pawn} space, low", f"pawn {pawn} left"])
    elif observer.changed(away):
        observer.put(away >> 8)
        observer.put(away & 255)
        observer.put(left)
    else:
        observer.skip(3)


def _tell_around(state: State, space: i64, pawn: i64, observer: Observer) -> None:
    """What lies around a pawn of the one who looks: terrain from 1, value, nearness and a blockade's number in each
    direction; 0 for nothing that can be entered. Nearness is 1 for a space that is further from El Dorado, 2 for one as
    far, 3 for a nearer."""
    if observer.naming:
        for way in DIRECTION_NAMES:
            observer.about(f"self pawn {pawn} {way}")
            observer.name(_AROUND)
        return
    board = state.board
    direction: i64 = 0
    while direction < 6:
        terrain: i64 = 0
        value: i64 = 0
        nearer: i64 = 0
        joint: i64 = 0
        if space >= 0:
            there: i64 = board.next[space * 6 + direction]
            if there >= 0:
                terrain = board.terrain[there] + 1
                value = board.value[there]
                nearer = 2 + board.left[space] - board.left[there]
                edge: i64 = board.edge[space * 6 + direction]
                if edge >= 0:
                    joint = state.cells[zone.STANDING + edge]
        if observer.changed(((terrain * 16 + value) * 16 + nearer) * 16 + joint):
            observer.put(terrain)
            observer.put(value)
            observer.put(nearer)
            observer.put(joint)
        else:
            observer.skip(4)
        direction += 1


def _tell_turn(state: State, seat: i64, observer: Observer) -> None:
    players: i64 = state.players
    first: i64 = state.first - seat
    if first < 0:
        first += players
    deciding: i64 = state.seat - seat
    if deciding < 0:
        deciding += players
    old: i64 = 0
    if state.edition == components.EDITION_2019:
        old = 1
    if not observer.same(
        state.cells, 0, 0, (((state.round * 8 + first) * 8 + deciding) * 8 + state.arrivals) * 2 + old
    ):
        observer.number("round", state.round)
        observer.number("first", first)
        observer.number("deciding", deciding)
        observer.number("arrivals", state.arrivals)
        observer.number("edition 2019", old)
        observer.whole()
    observer.one_of("asked", state.mode, _ASKED, 13)
    _tell_use(state, observer)
    _tell_question(state, observer)
    observer.counts("items", state.items, _BITS, _CARDS, components.KINDS)
    cave: i64 = 0
    if state.mode == mode.EXPLORE:
        cave = cave_of(offered(state)) + 1
    observer.number("cave offered", cave)


def _tell_use(state: State, observer: Observer) -> None:
    """What was done in the turn, and what moves a pawn; all 0 where nothing does."""
    key: i64 = 0
    if state.using:
        key = (((state.power * 32 + state.kind) * 4 + state.symbol) * 2 + state.pawn) * 2 + 1
    bought: i64 = 0
    if state.bought:
        bought = 1
    passing: i64 = 0
    if state.passing:
        passing = 1
    key = 4 * key + 2 * bought + passing
    if observer.same(state.cells, 0, 0, key):
        return
    kind: i64 = 0
    pawn: i64 = 0
    power: i64 = 0
    symbol: i64 = -1
    if state.using:
        kind = state.kind + 1
        pawn = state.pawn + 1
        power = state.power
        symbol = state.symbol
    observer.number("bought", bought)
    observer.number("passing", passing)
    observer.number("card in use", kind)
    observer.number("pawn in use", pawn)
    observer.number("power", power)
    observer.one_of("symbol", symbol, components.SYMBOLS, 3)
    observer.whole()


def _tell_question(state: State, observer: Observer) -> None:
    """What a question is about."""
    joint: i64 = 0
    if state.for_joint:
        joint = 1
    must: i64 = 0
    if state.must:
        must = 1
    key: i64 = ((state.target + 1) * 1024 + state.owed) * 256 + state.laid * 4 + 2 * must + joint
    if observer.same(state.cells, 0, 0, key):
        return
    observer.number("owed", state.owed)
    observer.number("target", state.target + 1)
    observer.number("for a blockade", joint)
    observer.number("must", must)
    observer.number("laid", state.laid)
    observer.whole()
