"""The explorer's steps and discoveries: IS-MOVE, IS-CAVE-1, IS-CAVE-2, IS-SHR-2."""

from __future__ import annotations

from manoa.games.island import components, grid, ground, mode, zone
from manoa.games.island.rules import battles, scoring, setup, stacks
from manoa.games.island.state import State
from manoa.kernel.native import i64, vec

# Where one can go ---------------------------------------------------------------------------------------------------


def beyond(state: State, cell: i64, way: i64) -> i64:
    """The cell in a direction, -1 for none.

    IS-CAVE-1: entrance and exit are neighbours once the cave is open; IS-CAVE-5: who is cut off for good gets out.
    """
    if way < grid.THROUGH:
        return grid.NEXT[6 * cell + way]
    if cell == grid.EXIT_CELL:
        return state.cells[zone.ENTRANCE_AT]
    if cell == state.cells[zone.ENTRANCE_AT] and state.kind(grid.EXIT_CELL) == components.EXIT:
        return grid.EXIT_CELL
    # As long as a tile can be discovered there may be a way again.
    if cell >= grid.ISLAND_CELLS and state.cells[zone.CAVE_SIZE] == 0 and not leads_out(state, cell, -1):
        return grid.EXIT_CELL
    return -1


def leads_out(state: State, cell: i64, lifted: i64) -> bool:
    """Whether a way over laid tiles leads from a cave cell to the exit, without the cell of a tile that is lifted."""
    seen: vec[i64] = vec[i64]([0] * grid.CELLS)
    reached: vec[i64] = vec[i64]([0] * grid.CELLS)
    reached[0] = cell
    seen[cell] = 1
    number: i64 = 1
    place: i64 = 0
    while place < number:
        here = reached[place]
        place += 1
        if here == grid.EXIT_CELL:
            return True
        way: i64 = 0
        while way < 6:
            there = grid.NEXT[6 * here + way]
            if there >= 0 and there != lifted and seen[there] == 0 and components.enterable(state.kind(there)):
                seen[there] = 1
                reached[number] = there
                number += 1
            way += 1
    return False


def can_step(state: State, way: i64) -> bool:
    """IS-MOVE-1, IS-BAT-1: whether the active explorer may step that way; into the unopened cave too."""
    here = state.of(state.active, zone.AT_CELL)
    there = beyond(state, here, way)
    if there < 0:
        return way == grid.THROUGH and here == state.cells[zone.ENTRANCE_AT]
    word = state.cells[there]
    return components.enterable(word & ground.KIND) and (state.round > 1 or word & ground.OTHERS[state.active] == 0)


def free_cells(state: State, here: i64) -> components.Mask:
    """The directions in which a tile may be laid next to a cell, a mask: IS-MOVE-3, IS-CAVE-2."""
    if here >= grid.ISLAND_CELLS:
        return _free_in_cave(state, here)
    box = state.box
    mask: i64 = 0
    alone: bool = True  # no tile is laid but this one
    way: i64 = 0
    while way < 6:
        there = grid.NEXT[6 * here + way]
        if there >= 0:
            if state.kind(there) != components.NOTHING:
                alone = False
            elif _touching(state, there) >= 2 and grid.on_table(box, there):
                mask |= components.BIT[way]
        way += 1
    # The second tile of the game touches the first alone.
    return 63 if alone and here == grid.FIRST else mask


def _free_in_cave(state: State, here: i64) -> i64:
    box = state.box
    by_two: i64 = 0
    by_one: i64 = 0
    if state.kind(here) == components.FLOOR:
        # IS-SHR-2: no tile from which one could be discovered.
        return 0
    # Next to the exit only as long as nothing touches it.
    closed: bool = _touching(state, grid.EXIT_CELL) > 0
    way: i64 = 0
    while way < 6:
        there = grid.NEXT[6 * here + way]
        free: bool = there >= 0 and state.kind(there) == components.NOTHING and grid.on_table(box, there)
        if free and not (closed and _beside_exit(there)):
            by_one |= components.BIT[way]
            if _touching(state, there) >= 2:
                by_two |= components.BIT[way]
        way += 1
    return by_two if by_two != 0 else by_one


def _touching(state: State, cell: i64) -> i64:
    number: i64 = 0
    way: i64 = 0
    while way < 6:
        near = grid.NEXT[6 * cell + way]
        if near >= 0 and state.kind(near) != components.NOTHING and state.kind(near) != components.FLOOR:
            number += 1
        way += 1
    return number


def _beside_exit(cell: i64) -> bool:
    way: i64 = 0
    while way < 6:
        if grid.NEXT[6 * cell + way] == grid.EXIT_CELL:
            return True
        way += 1
    return False


def can_discover(state: State) -> bool:
    """IS-MOVE-2, IS-MOVE-6: whether the active explorer may turn up a tile."""
    here = state.of(state.active, zone.AT_CELL)
    left = state.cells[zone.CAVE_SIZE] if here >= grid.ISLAND_CELLS else stacks.stack_size(state)
    return left > 0 and free_cells(state, here) != 0


def lay_ways(state: State) -> components.Mask:
    """Where the tile that was turned up may be laid.

    IS-RUL-2: in the first round it is laid away from others' forts if possible, because nobody may be attacked yet.
    """
    here = state.of(state.active, zone.AT_CELL)
    mask = free_cells(state, here)
    if state.round > 1 or state.tile < components.FIRST_ENTERABLE:
        return mask
    calm: i64 = 0
    way: i64 = 0
    while way < 6:
        if (mask >> way) & 1 and state.cells[grid.NEXT[6 * here + way]] & ground.OTHERS[state.active] == 0:
            calm |= components.BIT[way]
        way += 1
    return calm if calm != 0 else mask


def can_cover(state: State) -> bool:
    """IS-MOVE-7: whether the active explorer is boxed in while something is still to be found."""
    cells = state.cells
    if (cells[zone.SHRINE_CELL + components.SHRINES - 1] >= 0 and cells[zone.ENTRANCE_AT] >= 0) or stacks.only_water(
        state
    ):
        return False
    seen: vec[i64] = vec[i64]([0] * grid.CELLS)
    reached: vec[i64] = vec[i64]([0] * grid.CELLS)
    here = state.of(state.active, zone.AT_CELL)
    reached[0] = here
    seen[here] = 1
    number: i64 = 1
    place: i64 = 0
    while place < number:
        cell = reached[place]
        place += 1
        if cell < grid.ISLAND_CELLS and free_cells(state, cell) != 0:
            return False
        way: i64 = 0
        while way <= grid.THROUGH:
            there = beyond(state, cell, way)
            if there >= 0 and seen[there] == 0 and components.enterable(state.kind(there)):
                seen[there] = 1
                reached[number] = there
                number += 1
            way += 1
    return True


# Going --------------------------------------------------------------------------------------------------------------


def step(state: State, way: i64) -> None:
    """IS-MOVE-1, IS-CAVE-1: a step to a neighbour, or into the cave, which it opens."""
    seat = state.active
    there = beyond(state, state.of(seat, zone.AT_CELL), way)
    state.speed -= 1
    if there < 0:
        there = grid.EXIT_CELL
        state.set_kind(there, components.EXIT)
        if state.narrating:
            state.tell("opens-cave", seat, {"to": grid.CELL_IDS[there]})
    _walk(state, there)


def _walk(state: State, there: i64) -> None:
    """The active explorer goes to a cell: the cave shrine is picked up, battles begin, others may react."""
    seat = state.active
    here = state.of(seat, zone.AT_CELL)
    state.put(seat, zone.CAME_FROM, here)
    state.move_explorer(seat, there)
    _remember(state, here, there)
    state.picked = False
    if state.narrating:
        state.tell(
            "steps",
            seat,
            {"from": grid.CELL_IDS[here], "to": grid.CELL_IDS[there], "tile": components.tile_word(state.kind(there))},
        )
    if state.kind(here) == components.CAVE_SHRINE:
        # IS-SHR-2: stepped off, its tile leaves the map; who else stood on it stands on the bare floor.
        state.set_kind(here, components.FLOOR)
        state.left_bare(here)
        state.holder = seat
        state.picked = True
        if state.narrating:
            state.tell("takes-cave-shrine", seat, {})
        scoring.check_win(state, seat)
        if state.mode == mode.OVER:
            return
    battles.begin_battle(state, seat, there)
    state.open_window(mode.ABOUT_STEP)


def _remember(state: State, here: i64, there: i64) -> None:
    """IS-REACT-4: what others react to."""
    state.mover = state.active
    state.moved = 0
    state.moved_from = here
    state.moved_to = there


# Discovering --------------------------------------------------------------------------------------------------------


def discover(state: State) -> None:
    """IS-MOVE-2: turns up a tile; where there is a choice of cells, it is asked next."""
    seat = state.active
    here = state.of(seat, zone.AT_CELL)
    state.speed -= 1
    state.tile = stacks.draw_cave(state) if here >= grid.ISLAND_CELLS else stacks.draw_island(state)
    if state.narrating:
        state.tell("reveals", seat, {"tile": components.tile_word(state.tile), "map": grid.map_word(here)})
    ways = lay_ways(state)
    if ways & (ways - 1) != 0:
        state.mode = mode.LAY
        return
    way: i64 = 0
    while components.BIT[way] != ways:
        way += 1
    lay(state, way)


def lay(state: State, way: i64) -> None:
    """IS-MOVE-2, IS-MOVE-4: the tile is laid, and the explorer goes onto it unless it cannot be entered."""
    there = grid.NEXT[6 * state.of(state.active, zone.AT_CELL) + way]
    kind = state.tile
    state.tile = 0
    if state.narrating:
        state.tell("lays", state.active, {"cell": grid.CELL_IDS[there], "tile": components.tile_word(kind)})
    _place_tile(state, there, kind)


def cover(state: State, way: i64) -> None:
    """IS-MOVE-7: a tile that is not water is laid over one that is."""
    there = grid.NEXT[6 * state.of(state.active, zone.AT_CELL) + way]
    state.speed -= 1
    kind = stacks.draw_land(state)
    state.cells[zone.COVERED] += 1
    if state.narrating:
        state.tell("covers", state.active, {"cell": grid.CELL_IDS[there], "tile": components.tile_word(kind)})
    _place_tile(state, there, kind)


def _place_tile(state: State, there: i64, kind: i64) -> None:
    seat = state.active
    state.set_kind(there, kind)
    if kind == components.ENTRANCE:
        state.cells[zone.ENTRANCE_AT] = there
    elif kind == components.SHRINE:
        # IS-SETUP-7.
        number: i64 = 0
        while state.cells[zone.SHRINE_CELL + number] >= 0:
            number += 1
        state.cells[zone.SHRINE_CELL + number] = there
    elif kind == components.CAVE_SHRINE and state.narrating:
        state.tell("finds-cave-shrine", seat, {"cell": grid.CELL_IDS[there]})
    if kind in (components.WATER, components.SHRINE):
        _remember(state, -1, there)
        if setup.ringed(state):
            setup.start_anew(state)
        state.open_window(mode.ABOUT_STEP)
    elif kind >= components.DWELLER:
        # IS-CAVE-3: it must be fought at once.
        if state.narrating:
            strength = int(state.box.strength[kind - components.DWELLER])
            state.tell(
                "meets",
                seat,
                {
                    "dweller": state.box.dwellers[kind - components.DWELLER],
                    "cell": grid.CELL_IDS[there],
                    "number": strength,
                },
            )
        battles.begin_dweller(state, seat, there)
        _walk(state, there)
    elif state.round == 1 and state.cells[there] & ground.OTHERS[seat] != 0:
        # IS-RUL-2: a fort claims the only cell, and nobody may be attacked yet.
        _remember(state, -1, there)
        state.open_window(mode.ABOUT_STEP)
    else:
        _walk(state, there)
