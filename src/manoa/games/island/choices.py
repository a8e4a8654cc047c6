"""What may be done now: the legal actions, mode by mode, in ascending order."""

from __future__ import annotations

from manoa.games.island.actions import (
    ARMY,
    ATTACK,
    BANK,
    CELL,
    COUNTER,
    COVER,
    DISCOVER,
    DONE,
    EITHER,
    FARM,
    FORT,
    KIND,
    LAY,
    MARCH,
    OFFERING,
    SEAT,
    SILENCE,
    STEP,
    TILE,
    WANT,
    YES,
)
from manoa.games.island.armies import free_move, has_army, leads_army, march_ways
from manoa.games.island.beaten import placing_cells
from manoa.games.island.buying import can_offer, can_settle, free_corners, shrine_at, spare, unclaimed
from manoa.games.island.components import (
    ARMY as ARMY_PIECE,
    FARM as FARM_PIECE,
    FORT as FORT_PIECE,
    LARGEST_ARMY,
    MOST_BUILDINGS,
    MOST_VILLAGERS,
    OFFERING as OFFERING_PIECE,
    VILLAGER as VILLAGER_PIECE,
    WATER,
)
from manoa.games.island.grid import AT, CORNER, DIRECTIONS, ISLAND_CELLS, NEXT
from manoa.games.island.moving import can_cover, can_discover, can_step, lay_ways
from manoa.games.island.queue import rivals_left, upcoming
from manoa.games.island.state import (
    ALWAYS,
    ANSWER,
    AT_CELL,
    CHOOSE,
    DICE,
    DISCARD,
    EXPLORE,
    FARM_AT,
    FORCE,
    HAND,
    HARVEST,
    LAY as LAY_MODE,
    LOOK,
    MARCH as MARCH_MODE,
    OFFER,
    PAY,
    PLACE,
    QUEUE,
    REACT,
    REROLL,
    RIVAL,
    SEATS,
    STEAL,
    STRIDE,
    TOP,
    TRADE,
    State,
)
from manoa.games.island.trading import (
    can_accept,
    can_begin,
    can_counter,
    can_give,
    can_propose,
    can_raise,
    can_want,
    helps,
)
from manoa.games.island.turns import harvest_kinds, victims_of
from manoa.kernel.native import i64


def legal(state: State) -> list[int]:
    """The legal actions."""
    out: list[int] = []
    mode = state.mode
    if mode == EXPLORE:
        _explore(state, out)
    elif mode == MARCH_MODE:
        _march(state, out)
    elif mode == REACT:
        _react(state, out)
    elif mode == HARVEST:
        _mask(harvest_kinds(state), KIND, out)
    elif mode in (PAY, DISCARD):
        _hand(state, out)
    elif mode == OFFER:
        _offer(state, out)
    elif mode == LAY_MODE:
        _mask(lay_ways(state), LAY, out)
    elif mode in (DICE, CHOOSE):
        out.append(EITHER)
        out.append(EITHER + 1)
    elif mode == REROLL:
        out.append(DONE)
        out.append(YES)
    elif mode == ANSWER:
        out.append(DONE)
        if can_accept(state):
            out.append(YES)
        if can_counter(state):
            out.append(COUNTER)
    elif mode == LOOK:
        _look(state, out)
    elif mode == PLACE:
        for cell in placing_cells(state):
            out.append(CELL + cell)
    elif mode == RIVAL:
        _mask(rivals_left(state, state.cells[QUEUE + upcoming(state)]), SEAT, out)
    elif mode == STEAL:
        _mask(victims_of(state), SEAT, out)
    elif mode == TRADE:
        out.append(DONE)
        _trade(state, out)
    return out


def _mask(mask: i64, first: i64, out: list[int]) -> None:
    while mask != 0:
        if mask & 1:
            out.append(first)
        mask >>= 1
        first += 1


def _hand(state: State, out: list[int]) -> None:
    kind: i64 = 0
    while kind < 3:
        if state.of(state.seat, HAND + kind) > 0:
            out.append(KIND + kind)
        kind += 1


def _look(state: State, out: list[int]) -> None:
    """Tiles that are still to be put in order; of several alike, the first."""
    place: i64 = state.left
    while place < 3 and state.cells[TOP + place] != 0:
        before: i64 = state.left
        while state.cells[TOP + before] != state.cells[TOP + place]:
            before += 1
        if before == place:
            out.append(TILE + place)
        place += 1


def _offer(state: State, out: list[int]) -> None:
    out.append(DONE)
    if can_propose(state):
        out.append(YES)
    kind: i64 = 0
    while kind < 3:
        if can_give(state, kind):
            out.append(KIND + kind)
        kind += 1
    kind = 0
    while kind < 3:
        if can_want(state, kind):
            out.append(WANT + kind)
        kind += 1


# Armies --------------------------------------------------------------------------------------------------------------


def _armies(state: State, out: list[int]) -> None:
    slot: i64 = 0
    while slot < MOST_VILLAGERS:
        if leads_army(state, state.seat, slot):
            out.append(ARMY + slot)
        slot += 1


def _march(state: State, out: list[int]) -> None:
    """IS-BUY-6: one to five of the villagers there, to a neighbour."""
    here = state.march_from
    ways = march_ways(state, state.seat, here)
    most = state.villagers(state.seat, here)
    if most > LARGEST_ARMY:
        most = LARGEST_ARMY
    number: i64 = 0
    while number < most:
        _mask(ways, MARCH + DIRECTIONS * number, out)
        number += 1


def _react(state: State, out: list[int]) -> None:
    seat = state.seat
    out.append(DONE)
    if seat != state.active and state.heed_of(seat) == ALWAYS:
        out.append(SILENCE)
    if free_move(state, seat) or state.can_pay(seat, ARMY_PIECE):
        _armies(state, out)
        return
    give: i64 = 0 if has_army(state, seat) and can_raise(state, seat, ARMY_PIECE) else 3
    while give < 3:
        take: i64 = 0
        while take < 3:
            if helps(state, seat, ARMY_PIECE, give, take):
                out.append(BANK + 3 * give + take)
            take += 1
        give += 1


# The explore phase ---------------------------------------------------------------------------------------------------


def _explore(state: State, out: list[int]) -> None:
    seat = state.active
    here = state.of(seat, AT_CELL)
    out.append(DONE)
    if state.speed > 0:
        found = can_discover(state)
        if found:
            out.append(DISCOVER)
        way: i64 = 0
        while way < DIRECTIONS:
            if can_step(state, way):
                out.append(STEP + way)
            way += 1
        if not found and here < ISLAND_CELLS:
            _cover(state, here, out)
    if state.can_pay(seat, OFFERING_PIECE):
        way = 0
        while way < 6:
            number = shrine_at(state, NEXT[6 * here + way])
            if number >= 0 and can_offer(state, seat, number):
                out.append(OFFERING + way)
            way += 1
    fort: bool = state.can_pay(seat, FORT_PIECE) and spare(state, seat, FORT_PIECE) >= 0
    farm: bool = state.can_pay(seat, FARM_PIECE) and spare(state, seat, FARM_PIECE) >= 0
    if fort or farm:
        free = free_corners(state, here)
        way = 0
        while fort and way < 6:
            if (free >> way) & 1 and unclaimed(state, seat, CORNER[6 * here + way]):
                out.append(FORT + way)
            way += 1
        if farm:
            _mask(free, FARM, out)
    if free_move(state, seat) or state.can_pay(seat, ARMY_PIECE):
        _armies(state, out)
    if state.round > 1:
        _farms(state, out)
    _trade(state, out)
    if state.can_pay(seat, VILLAGER_PIECE) and spare(state, seat, VILLAGER_PIECE) >= 0:
        _settlements(state, out)


def _cover(state: State, here: i64, out: list[int]) -> None:
    """IS-MOVE-7: the water tiles next to the explorer, if it is boxed in."""
    asked = False
    way: i64 = 0
    while way < 6:
        there = NEXT[6 * here + way]
        if there >= 0 and state.kind(there) == WATER:
            if not asked and not can_cover(state):
                return
            asked = True
            out.append(COVER + way)
        way += 1


def _farms(state: State, out: list[int]) -> None:
    """IS-BAT-8: others' farms, from each tile with own pieces that touches them."""
    force = FORCE[state.active]
    owner: i64 = 0
    while owner < state.players:
        if owner != state.active:
            slot: i64 = 0
            while slot < MOST_BUILDINGS:
                corner = state.of(owner, FARM_AT + slot)
                near: i64 = 0
                while corner >= 0 and near < 3:
                    cell = AT[3 * corner + near]
                    if cell >= 0 and state.cells[cell] & force != 0:
                        out.append(ATTACK + 3 * (MOST_BUILDINGS * owner + slot) + near)
                    near += 1
                slot += 1
        owner += 1


def _trade(state: State, out: list[int]) -> None:
    seat = state.seat
    rate = state.rate(seat)
    give: i64 = 0
    while give < 3:
        if state.of(seat, HAND + give) >= rate:
            take: i64 = 0
            while take < 3:
                if take != give and state.bank(take) > 0:
                    out.append(BANK + 3 * give + take)
                take += 1
        give += 1
    other: i64 = 0
    while other < state.players:
        if can_begin(state, seat, other):
            out.append(SEAT + other)
        other += 1


def _settlements(state: State, out: list[int]) -> None:
    """IS-BUY-2: cells at the corners of own buildings."""
    seat = state.active
    found: list[int] = []
    place: i64 = SEATS + seat * STRIDE + FARM_AT
    end: i64 = place + 2 * MOST_BUILDINGS
    while place < end:
        corner = state.cells[place]
        near: i64 = 0
        while corner >= 0 and near < 3:
            cell = AT[3 * corner + near]
            if cell >= 0 and can_settle(state, seat, cell) and cell not in found:
                found.append(cell)
            near += 1
        place += 1
    found.sort()
    for there in found:
        out.append(CELL + there)
