"""Whether a reaction window concerns a seat: IS-REACT. All can see all of it, so that being asked tells nothing."""

from __future__ import annotations

from typing import Final

from manoa.games.island.armies import march_ways
from manoa.games.island.components import ARMY, FARM, FORT, MOST_VILLAGERS, SHRINES, VILLAGER
from manoa.games.island.grid import AT, DIRECTIONS
from manoa.games.island.moving import beyond
from manoa.games.island.queue import against_of, attacker_of, cell_of, rivals_of
from manoa.games.island.state import (
    A_DWELLER,
    ABOUT_BATTLE,
    ABOUT_PURCHASE,
    ALWAYS,
    ANYBODY,
    AT_CELL,
    ATTACKED,
    KIND_MASK,
    OTHERS,
    QUEUE,
    QUEUED,
    RIVALS,
    VILLAGER_AT,
    State,
    enterable,
)
from manoa.games.island.trading import can_raise
from manoa.kernel.native import i64

# The part that a seat has in the battles that were begun.
BARRED: Final = -1  # another meets a dweller
NO_PART: Final = 0
ATTACKS: Final = 1
IS_ATTACKED: Final = 2


def part_of(state: State, seat: i64) -> i64:
    """The part of a seat in the battles that were begun. Before a dweller's dice only its discoverer has one."""
    found: i64 = NO_PART
    place: i64 = 0
    while place < state.cells[QUEUED]:
        entry = state.cells[QUEUE + place]
        if against_of(entry) == A_DWELLER:
            return ATTACKS if seat == attacker_of(entry) else BARRED
        if (rivals_of(entry) >> seat) & 1:
            found = IS_ATTACKED
        elif attacker_of(entry) == seat and found == NO_PART:
            found = ATTACKS
        place += 1
    return found


def has_stake(state: State, seat: i64) -> bool:
    """IS-TRADE-6: whether a seat's explorer is attacked while it holds cards, half of which it may lose."""
    place: i64 = 0
    while place < state.cells[QUEUED]:
        entry = state.cells[QUEUE + place]
        if against_of(entry) == RIVALS and (rivals_of(entry) >> seat) & 1 and state.explorer_on(seat, cell_of(entry)):
            return state.hand_size(seat) > 0
        place += 1
    return False


def might_pay(state: State, seat: i64) -> bool:
    """Whether a seat can pay for an army move, by trades with the bank too; with hidden hands, whether it might."""
    if not state.hidden:
        return state.can_pay(seat, ARMY) or can_raise(state, seat, ARMY)
    cost = state.tables().cost
    price = state.price_at(seat, ARMY)
    return state.hand_size(seat) >= cost[price] + cost[price + 1] + cost[price + 2]


def heeds(state: State, seat: i64) -> bool:
    """IS-REACT-1: whether a seat without part in a battle wants to be asked in the window that is open."""
    heed = state.heed_of(seat)
    if heed == ALWAYS and (state.silent >> seat) & 1 == 0:
        return True
    return heed != ATTACKED and concerned(state, seat)


def concerned(state: State, seat: i64) -> bool:
    """IS-REACT-2: whether an enemy has come within reach, or buys what an own army can still prevent."""
    if state.round == 1 or state.about == ABOUT_BATTLE:
        return False
    if state.about == ABOUT_PURCHASE:
        return _can_prevent(state, seat)
    return approached(state, seat)


def approached(state: State, seat: i64) -> bool:
    """Whether the last move brought a piece that can go on next to one of a seat's, and it came from further away."""
    if state.moved_from < 0 or state.mover == seat or not _next_to(state, seat, state.moved_to):
        return False
    if _next_to(state, seat, state.moved_from):
        return False
    if state.moved > 0:
        return might_pay(state, state.mover)
    if state.ending or not state.explorer_on(state.mover, state.moved_to):
        return False
    return state.speed > 0 or state.shrines(state.mover) >= SHRINES


def _next_to(state: State, seat: i64, cell: i64) -> bool:
    """Whether something of a seat's that can be attacked is a step from a cell."""
    mine: i64 = ANYBODY - OTHERS[seat]
    way: i64 = 0
    while way < DIRECTIONS:
        near = beyond(state, cell, way)
        if near >= 0 and state.cells[near] & mine != 0 and enterable(state.cells[near] & KIND_MASK):
            return True
        way += 1
    return False


def _can_prevent(state: State, seat: i64) -> bool:
    """Whether an army of a seat can move where the announced purchase is made from or goes to. Farms disturb nobody."""
    if state.piece == FARM:
        return False
    slot: i64 = 0
    while slot < MOST_VILLAGERS:
        cell = state.of(seat, VILLAGER_AT + slot)
        if cell >= 0:
            ways = march_ways(state, seat, cell)
            way: i64 = 0
            while ways != 0:
                if ways & 1 and _matters(state, beyond(state, cell, way)):
                    return True
                ways >>= 1
                way += 1
        slot += 1
    return False


def _matters(state: State, cell: i64) -> bool:
    if state.piece == VILLAGER:
        return cell == state.spot
    if cell == state.of(state.active, AT_CELL):
        return True
    corner: i64 = 3 * state.spot
    return state.piece == FORT and (AT[corner] == cell or AT[corner + 1] == cell or AT[corner + 2] == cell)
