"""The battles that were begun and wait to be fought: IS-BAT-1, IS-BAT-2, IS-BAT-8, IS-RUL-4.

A battle is one number: who attacks, the cell, who is attacked, what it is against, a farm's corner (`battle_code`).
"""

from __future__ import annotations

from typing import Final

from manoa.games.island.components import BIT, DWELLER, MOST_BUILDINGS
from manoa.games.island.grid import CELL_IDS, CORNER_IDS
from manoa.games.island.state import A_DWELLER, A_FARM, FARM_AT, QUEUE, QUEUED, RIVALS, State
from manoa.kernel.native import i64

RIVALS_SHIFT: Final = 11
AGAINST_SHIFT: Final = 15
CORNER_SHIFT: Final = 17


def attacker_of(entry: i64) -> i64:
    """Who attacks in a battle."""
    return entry & 3


def cell_of(entry: i64) -> i64:
    """Where a battle is."""
    return (entry >> 2) & 511


def rivals_of(entry: i64) -> i64:
    """Who is still to be fought there, a mask of seats; for a farm its owner."""
    return (entry >> RIVALS_SHIFT) & 15


def against_of(entry: i64) -> i64:
    """What a battle is against: rivals, a farm or a dweller."""
    return (entry >> AGAINST_SHIFT) & 3


def corner_of(entry: i64) -> i64:
    """The corner of a farm that is attacked."""
    return entry >> CORNER_SHIFT


def battle_code(seat: i64, cell: i64, rivals: i64, against: i64, corner: i64) -> i64:
    """A battle as one number."""
    return seat | (cell << 2) | (rivals << RIVALS_SHIFT) | (against << AGAINST_SHIFT) | (corner << CORNER_SHIFT)


def _enqueue(state: State, seat: i64, cell: i64, rivals: i64, against: i64, corner: i64) -> None:
    state.cells[QUEUE + state.cells[QUEUED]] = battle_code(seat, cell, rivals, against, corner)
    state.cells[QUEUED] += 1


def drop(state: State, place: i64) -> None:
    """A battle is over or lapses; later ones move up."""
    state.cells[QUEUED] -= 1
    last = state.cells[QUEUED]
    while place < last:
        state.cells[QUEUE + place] = state.cells[QUEUE + place + 1]
        place += 1
    state.cells[QUEUE + last] = 0


def _own_battle(state: State, seat: i64, cell: i64) -> i64:
    """The place in the queue of a seat's attack on rivals on a cell; -1 for none."""
    place: i64 = 0
    while place < state.cells[QUEUED]:
        entry = state.cells[QUEUE + place]
        if against_of(entry) == RIVALS and cell_of(entry) == cell and attacker_of(entry) == seat:
            return place
        place += 1
    return -1


def new_rivals(state: State, seat: i64, cell: i64) -> i64:
    """Whom a seat attacks by coming to a cell: all others there but for those that it fights there already; a mask."""
    rivals = state.rivals_on(seat, cell)
    place: i64 = 0
    while place < state.cells[QUEUED] and rivals != 0:
        entry = state.cells[QUEUE + place]
        if against_of(entry) == RIVALS and cell_of(entry) == cell:
            if attacker_of(entry) == seat:
                rivals &= ~rivals_of(entry)
            elif (rivals_of(entry) >> seat) & 1:
                rivals &= ~BIT[attacker_of(entry)]
        place += 1
    return rivals


def begin_battle(state: State, seat: i64, cell: i64) -> None:
    """IS-BAT-1, IS-RUL-4: a seat's pieces have come to a cell and attack those there, but in the first round."""
    rivals = new_rivals(state, seat, cell)
    if rivals == 0 or state.round == 1:
        return
    place = _own_battle(state, seat, cell)
    if place >= 0:
        state.cells[QUEUE + place] |= rivals << RIVALS_SHIFT
    else:
        _enqueue(state, seat, cell, rivals, RIVALS, 0)
    if state.narrating:
        other: i64 = 0
        while other < state.players:
            if (rivals >> other) & 1:
                state.tell("challenges", seat, {"rival": int(other), "cell": CELL_IDS[cell]})
            other += 1


def begin_dweller(state: State, seat: i64, cell: i64) -> None:
    """IS-CAVE-3: a dweller was discovered."""
    _enqueue(state, seat, cell, 0, A_DWELLER, 0)


def begin_farm(state: State, seat: i64, cell: i64, owner: i64, corner: i64) -> None:
    """IS-BAT-8: a farm is attacked from a cell."""
    _enqueue(state, seat, cell, BIT[owner], A_FARM, corner)
    if state.narrating:
        state.tell("attacks-farm", seat, {"rival": int(owner), "at": CORNER_IDS[corner], "cell": CELL_IDS[cell]})


def rivals_left(state: State, entry: i64) -> i64:
    """Who is still to be fought and still there, a mask of seats; for a farm its owner."""
    rivals = rivals_of(entry)
    if against_of(entry) == RIVALS:
        rivals &= state.rivals_on(attacker_of(entry), cell_of(entry))
    return rivals


def lapsed(state: State, entry: i64) -> bool:
    """IS-RUL-4: whether one side of a battle is gone."""
    if state.strength(attacker_of(entry), cell_of(entry)) == 0:
        return True
    if against_of(entry) == A_DWELLER:
        return False
    if against_of(entry) == A_FARM:
        return farm_slot(state, _first_of(rivals_of(entry)), corner_of(entry)) < 0
    return rivals_left(state, entry) == 0


def upcoming(state: State) -> i64:
    """The place in the queue of the battle that is next; -1 for none.

    IS-BAT-2: the one begun first; but a farm waits for the battles about its attackers' tile (IS-BAT-8).
    """
    place: i64 = 0
    while place < state.cells[QUEUED]:
        entry = state.cells[QUEUE + place]
        if not lapsed(state, entry) and (against_of(entry) != A_FARM or not _contested(state, cell_of(entry))):
            return place
        place += 1
    return -1


def next_battle(state: State) -> i64:
    """The same, after those that lapsed are dropped."""
    place: i64 = 0
    while place < state.cells[QUEUED]:
        entry = state.cells[QUEUE + place]
        if lapsed(state, entry):
            drop(state, place)
            if state.named >= 0 and (rivals_of(entry) >> state.named) & 1:
                state.named = -1
            if state.narrating and state.strength(attacker_of(entry), cell_of(entry)) > 0:
                state.tell("no-battle", attacker_of(entry), {"cell": CELL_IDS[cell_of(entry)]})
        else:
            place += 1
    return upcoming(state)


def _contested(state: State, cell: i64) -> bool:
    """Whether rivals are to fight on a cell."""
    place: i64 = 0
    while place < state.cells[QUEUED]:
        entry = state.cells[QUEUE + place]
        if against_of(entry) == RIVALS and cell_of(entry) == cell and not lapsed(state, entry):
            return True
        place += 1
    return False


def farm_slot(state: State, owner: i64, corner: i64) -> i64:
    """The number of the owner's farm at a corner; -1 for none."""
    slot: i64 = 0
    while slot < MOST_BUILDINGS:
        if state.of(owner, FARM_AT + slot) == corner:
            return slot
        slot += 1
    return -1


def _first_of(mask: i64) -> i64:
    seat: i64 = 0
    while (mask >> seat) & 1 == 0:
        seat += 1
    return seat


def opponent(state: State, entry: i64) -> i64:
    """The seat on the other side: the rival named or the only one, a farm's owner, who rolls for a dweller; else -1."""
    if against_of(entry) == A_DWELLER:
        return (attacker_of(entry) + 1) % state.players
    rivals = rivals_left(state, entry)
    if rivals & (rivals - 1) == 0:
        return _first_of(rivals)
    return state.named if state.named >= 0 and (rivals >> state.named) & 1 else -1


def defence_of(state: State, entry: i64) -> i64:
    """The strength of the other side."""
    if against_of(entry) == A_FARM:
        return 1
    if against_of(entry) == A_DWELLER:
        return state.tables().strength[state.kind(cell_of(entry)) - DWELLER]
    return state.defence(opponent(state, entry), cell_of(entry))
