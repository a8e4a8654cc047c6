"""The explorer's steps and discoveries: IS-MOVE, IS-CAVE-1, IS-CAVE-2, IS-SHR-2."""

from __future__ import annotations

from manoa.games.island.battles import check_win
from manoa.games.island.components import (
    BIT,
    CAVE_SHRINE,
    DWELLER,
    ENTRANCE,
    EXIT,
    FIRST_ENTERABLE,
    FLOOR,
    NOTHING,
    SHRINE,
    SHRINES,
    WATER,
    tile_word,
)
from manoa.games.island.grid import CELL_IDS, CELLS, EXIT_CELL, FIRST, ISLAND_CELLS, NEXT, THROUGH, map_word, on_table
from manoa.games.island.queue import begin_battle, begin_dweller
from manoa.games.island.setup import ringed, start_anew
from manoa.games.island.stacks import draw_cave, draw_island, draw_land, only_water, stack_size
from manoa.games.island.state import (
    ABOUT_STEP,
    AT_CELL,
    CAME_FROM,
    CAVE_SIZE,
    COVERED,
    ENTRANCE_AT,
    KIND_MASK,
    LAY,
    OTHERS,
    OVER,
    SETTLE,
    SHRINE_CELL,
    State,
    enterable,
)
from manoa.kernel.native import i64, vec

# Where one can go ---------------------------------------------------------------------------------------------------


def beyond(state: State, cell: i64, way: i64) -> i64:
    """The cell in a direction, -1 for none.

    IS-CAVE-1: entrance and exit are neighbours once the cave is open; IS-CAVE-5: who is cut off for good gets out.
    """
    if way < THROUGH:
        return NEXT[6 * cell + way]
    if cell == EXIT_CELL:
        return state.cells[ENTRANCE_AT]
    if cell == state.cells[ENTRANCE_AT] and state.kind(EXIT_CELL) == EXIT:
        return EXIT_CELL
    # As long as a tile can be discovered there may be a way again.
    if cell >= ISLAND_CELLS and state.cells[CAVE_SIZE] == 0 and not leads_out(state, cell, -1):
        return EXIT_CELL
    return -1


def leads_out(state: State, cell: i64, lifted: i64) -> bool:
    """Whether a way over laid tiles leads from a cave cell to the exit, without the cell of a tile that is lifted."""
    seen: vec[i64] = vec[i64]([0] * CELLS)
    reached: vec[i64] = vec[i64]([0] * CELLS)
    reached[0] = cell
    seen[cell] = 1
    number: i64 = 1
    place: i64 = 0
    while place < number:
        here = reached[place]
        place += 1
        if here == EXIT_CELL:
            return True
        way: i64 = 0
        while way < 6:
            there = NEXT[6 * here + way]
            if there >= 0 and there != lifted and seen[there] == 0 and enterable(state.kind(there)):
                seen[there] = 1
                reached[number] = there
                number += 1
            way += 1
    return False


def can_step(state: State, way: i64) -> bool:
    """IS-MOVE-1, IS-BAT-1: whether the active explorer may step that way; into the unopened cave too."""
    here = state.of(state.active, AT_CELL)
    there = beyond(state, here, way)
    if there < 0:
        return way == THROUGH and here == state.cells[ENTRANCE_AT]
    word = state.cells[there]
    return enterable(word & KIND_MASK) and (state.round > 1 or word & OTHERS[state.active] == 0)


def free_cells(state: State, here: i64) -> i64:
    """The directions in which a tile may be laid next to a cell, a mask: IS-MOVE-3, IS-CAVE-2."""
    if here >= ISLAND_CELLS:
        return _free_in_cave(state, here)
    box = state.tables()
    mask: i64 = 0
    alone: bool = True  # no tile is laid but this one
    way: i64 = 0
    while way < 6:
        there = NEXT[6 * here + way]
        if there >= 0:
            if state.kind(there) != NOTHING:
                alone = False
            elif _touching(state, there) >= 2 and on_table(box, there):
                mask |= BIT[way]
        way += 1
    # The second tile of the game touches the first alone.
    return 63 if alone and here == FIRST else mask


def _free_in_cave(state: State, here: i64) -> i64:
    box = state.tables()
    by_two: i64 = 0
    by_one: i64 = 0
    if state.kind(here) == FLOOR:
        # IS-SHR-2: no tile from which one could be discovered.
        return 0
    # Next to the exit only as long as nothing touches it.
    closed: bool = _touching(state, EXIT_CELL) > 0
    way: i64 = 0
    while way < 6:
        there = NEXT[6 * here + way]
        free: bool = there >= 0 and state.kind(there) == NOTHING and on_table(box, there)
        if free and not (closed and _beside_exit(there)):
            by_one |= BIT[way]
            if _touching(state, there) >= 2:
                by_two |= BIT[way]
        way += 1
    return by_two if by_two != 0 else by_one


def _touching(state: State, cell: i64) -> i64:
    number: i64 = 0
    way: i64 = 0
    while way < 6:
        near = NEXT[6 * cell + way]
        if near >= 0 and state.kind(near) != NOTHING and state.kind(near) != FLOOR:
            number += 1
        way += 1
    return number


def _beside_exit(cell: i64) -> bool:
    way: i64 = 0
    while way < 6:
        if NEXT[6 * cell + way] == EXIT_CELL:
            return True
        way += 1
    return False


def can_discover(state: State) -> bool:
    """IS-MOVE-2, IS-MOVE-6: whether the active explorer may turn up a tile."""
    here = state.of(state.active, AT_CELL)
    left = state.cells[CAVE_SIZE] if here >= ISLAND_CELLS else stack_size(state)
    return left > 0 and free_cells(state, here) != 0


def lay_ways(state: State) -> i64:
    """Where the tile that was turned up may be laid, a mask of directions.

    IS-RUL-2: in the first round it is laid away from others' forts if possible, because nobody may be attacked yet.
    """
    here = state.of(state.active, AT_CELL)
    mask = free_cells(state, here)
    if state.round > 1 or state.tile < FIRST_ENTERABLE:
        return mask
    calm: i64 = 0
    way: i64 = 0
    while way < 6:
        if (mask >> way) & 1 and state.cells[NEXT[6 * here + way]] & OTHERS[state.active] == 0:
            calm |= BIT[way]
        way += 1
    return calm if calm != 0 else mask


def can_cover(state: State) -> bool:
    """IS-MOVE-7: whether the active explorer is boxed in while something is still to be found."""
    cells = state.cells
    if (cells[SHRINE_CELL + SHRINES - 1] >= 0 and cells[ENTRANCE_AT] >= 0) or only_water(state):
        return False
    seen: vec[i64] = vec[i64]([0] * CELLS)
    reached: vec[i64] = vec[i64]([0] * CELLS)
    here = state.of(state.active, AT_CELL)
    reached[0] = here
    seen[here] = 1
    number: i64 = 1
    place: i64 = 0
    while place < number:
        cell = reached[place]
        place += 1
        if cell < ISLAND_CELLS and free_cells(state, cell) != 0:
            return False
        way: i64 = 0
        while way <= THROUGH:
            there = beyond(state, cell, way)
            if there >= 0 and seen[there] == 0 and enterable(state.kind(there)):
                seen[there] = 1
                reached[number] = there
                number += 1
            way += 1
    return True


# Going --------------------------------------------------------------------------------------------------------------


def step(state: State, way: i64) -> None:
    """IS-MOVE-1, IS-CAVE-1: a step to a neighbour, or into the cave, which it opens."""
    seat = state.active
    there = beyond(state, state.of(seat, AT_CELL), way)
    state.speed -= 1
    if there < 0:
        there = EXIT_CELL
        state.set_kind(there, EXIT)
        if state.narrating:
            state.tell("opens-cave", seat, {"to": CELL_IDS[there]})
    _walk(state, there)


def _walk(state: State, there: i64) -> None:
    """The active explorer goes to a cell: the cave shrine is picked up, battles begin, others may react."""
    seat = state.active
    here = state.of(seat, AT_CELL)
    state.put(seat, CAME_FROM, here)
    state.move_explorer(seat, there)
    _remember(state, here, there)
    state.picked = False
    if state.narrating:
        state.tell(
            "steps",
            seat,
            {"from": CELL_IDS[here], "to": CELL_IDS[there], "tile": tile_word(state.kind(there))},
        )
    if state.kind(here) == CAVE_SHRINE:
        # IS-SHR-2: stepped off, its tile leaves the map; who else stood on it stands on the bare floor.
        state.set_kind(here, FLOOR)
        state.left_bare(here)
        state.holder = seat
        state.picked = True
        if state.narrating:
            state.tell("takes-cave-shrine", seat, {})
        check_win(state, seat)
        if state.mode == OVER:
            return
    begin_battle(state, seat, there)
    _settle(state)


def _remember(state: State, here: i64, there: i64) -> None:
    """IS-REACT-4: what others react to."""
    state.mover = state.active
    state.moved = 0
    state.moved_from = here
    state.moved_to = there


def _settle(state: State) -> None:
    """IS-BUY-7: after a step or a discovery others may react."""
    state.due = True
    state.about = ABOUT_STEP
    state.passed = 0
    state.mode = SETTLE


# Discovering --------------------------------------------------------------------------------------------------------


def discover(state: State) -> None:
    """IS-MOVE-2: turns up a tile; where there is a choice of cells, it is asked next."""
    seat = state.active
    here = state.of(seat, AT_CELL)
    state.speed -= 1
    state.tile = draw_cave(state) if here >= ISLAND_CELLS else draw_island(state)
    if state.narrating:
        state.tell("reveals", seat, {"tile": tile_word(state.tile), "map": map_word(here)})
    ways = lay_ways(state)
    if ways & (ways - 1) != 0:
        state.mode = LAY
        return
    way: i64 = 0
    while BIT[way] != ways:
        way += 1
    lay(state, way)


def lay(state: State, way: i64) -> None:
    """IS-MOVE-2, IS-MOVE-4: the tile is laid, and the explorer goes onto it unless it cannot be entered."""
    there = NEXT[6 * state.of(state.active, AT_CELL) + way]
    kind = state.tile
    state.tile = 0
    if state.narrating:
        state.tell("lays", state.active, {"cell": CELL_IDS[there], "tile": tile_word(kind)})
    _place_tile(state, there, kind)


def cover(state: State, way: i64) -> None:
    """IS-MOVE-7: a tile that is not water is laid over one that is."""
    there = NEXT[6 * state.of(state.active, AT_CELL) + way]
    state.speed -= 1
    kind = draw_land(state)
    state.cells[COVERED] += 1
    if state.narrating:
        state.tell("covers", state.active, {"cell": CELL_IDS[there], "tile": tile_word(kind)})
    _place_tile(state, there, kind)


def _place_tile(state: State, there: i64, kind: i64) -> None:
    seat = state.active
    state.set_kind(there, kind)
    if kind == ENTRANCE:
        state.cells[ENTRANCE_AT] = there
    elif kind == SHRINE:
        # IS-SETUP-7.
        number: i64 = 0
        while state.cells[SHRINE_CELL + number] >= 0:
            number += 1
        state.cells[SHRINE_CELL + number] = there
    elif kind == CAVE_SHRINE and state.narrating:
        state.tell("finds-cave-shrine", seat, {"cell": CELL_IDS[there]})
    if kind in (WATER, SHRINE):
        _remember(state, -1, there)
        if ringed(state):
            start_anew(state)
        _settle(state)
    elif kind >= DWELLER:
        # IS-CAVE-3: it must be fought at once.
        if state.narrating:
            strength = int(state.tables().strength[kind - DWELLER])
            state.tell(
                "meets",
                seat,
                {"dweller": state.tables().dwellers[kind - DWELLER], "cell": CELL_IDS[there], "number": strength},
            )
        begin_dweller(state, seat, there)
        _walk(state, there)
    elif state.round == 1 and state.cells[there] & OTHERS[seat] != 0:
        # IS-RUL-2: a fort claims the only cell, and nobody may be attacked yet.
        _remember(state, -1, there)
        _settle(state)
    else:
        _walk(state, there)
