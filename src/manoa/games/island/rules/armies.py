"""Army moves: IS-BUY-6, in one's own explore phase and as reactions."""

from __future__ import annotations

from manoa.games.island import components, grid, ground, mode, zone
from manoa.games.island.rules import battles, hands, moving
from manoa.games.island.state import State
from manoa.kernel.native import i64


def free_move(state: State, seat: i64) -> bool:
    """IS-EXP-2: whether a seat is Bellona in her explore phase with her free move left."""
    return seat == state.active and not state.marched and state.of(seat, zone.PERSON) == components.BELLONA


def pinned(state: State, seat: i64, cell: i64) -> bool:
    """IS-BAT-2: attackers cannot withdraw."""
    place: i64 = 0
    while place < state.cells[zone.QUEUED]:
        entry = state.cells[zone.QUEUE + place]
        if battles.attacker_of(entry) == seat and battles.cell_of(entry) == cell:
            return True
        place += 1
    return False


def can_enter(state: State, seat: i64, cell: i64) -> bool:
    """IS-BUY-6, IS-BAT-1: whether an army may move onto a cell; a dweller's tile only beside its discoverer."""
    word = state.cells[cell]
    kind: i64 = word & ground.KIND
    if not components.enterable(kind) and not (kind >= components.DWELLER and state.explorer_on(seat, cell)):
        return False
    return state.round > 1 or word & ground.OTHERS[seat] == 0


def march_ways(state: State, seat: i64, cell: i64) -> components.Mask:
    """Where a seat's villagers on a cell can go."""
    mask: i64 = 0
    if pinned(state, seat, cell):
        return mask
    way: i64 = 0
    while way < grid.DIRECTIONS:
        there = moving.beyond(state, cell, way)
        if there >= 0 and can_enter(state, seat, there):
            mask |= components.BIT[way]
        way += 1
    return mask


def leads_army(state: State, seat: i64, slot: i64) -> bool:
    """Whether a villager stands for all of its seat on its cell, being the first of them, and they can go somewhere."""
    base: i64 = zone.SEATS + seat * zone.STRIDE + zone.VILLAGER_AT
    cell = state.cells[base + slot]
    if cell < 0:
        return False
    before: i64 = 0
    while before < slot:
        if state.cells[base + before] == cell:
            return False
        before += 1
    return march_ways(state, seat, cell) != 0


def has_army(state: State, seat: i64) -> bool:
    """Whether a seat has a villager that can move."""
    slot: i64 = 0
    while slot < components.MOST_VILLAGERS:
        if leads_army(state, seat, slot):
            return True
        slot += 1
    return False


def begin_march(state: State, slot: i64) -> None:
    """Which army moves; how many and where to is asked next, with the odds of a battle there."""
    state.march_from = state.of(state.seat, zone.VILLAGER_AT + slot)
    state.mode = mode.MARCH


def march(state: State, number: i64, way: i64) -> None:
    """IS-BUY-6: that many villagers go together, for one price."""
    seat = state.seat
    here = state.march_from
    there = moving.beyond(state, here, way)
    if free_move(state, seat):
        state.marched = True
        if state.narrating:
            state.tell(
                "marches-free", seat, {"number": int(number), "from": grid.CELL_IDS[here], "to": grid.CELL_IDS[there]}
            )
    else:
        hands.pay_for(state, seat, components.ARMY)
        if state.narrating:
            state.tell(
                "marches",
                seat,
                {
                    "number": int(number),
                    "from": grid.CELL_IDS[here],
                    "to": grid.CELL_IDS[there],
                    "tile": components.tile_word(state.kind(there)),
                },
            )
    _move(state, seat, here, there, number)
    state.march_from = -1
    state.mover = seat
    state.moved = number
    state.moved_from = here
    state.moved_to = there
    battles.begin_battle(state, seat, there)
    state.open_window(mode.ABOUT_ARMY)


def _move(state: State, seat: i64, here: i64, there: i64, number: i64) -> None:
    """Those that have not moved this turn go first."""
    base: i64 = zone.SEATS + seat * zone.STRIDE
    moved: i64 = 0
    while moved < 2:
        slot: i64 = 0
        while slot < components.MOST_VILLAGERS and number > 0:
            has_moved: bool = state.cells[base + zone.VILLAGER_FROM + slot] >= 0
            if state.cells[base + zone.VILLAGER_AT + slot] == here and has_moved == (moved == 1):
                state.cells[base + zone.VILLAGER_AT + slot] = there
                state.cells[base + zone.VILLAGER_FROM + slot] = here
                state.cells[here] -= ground.VILLAGER[seat]
                state.cells[there] += ground.VILLAGER[seat]
                number -= 1
            slot += 1
        moved += 1
    state.left_bare(here)
