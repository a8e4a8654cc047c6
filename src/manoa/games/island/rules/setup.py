"""The set-up: IS-SETUP."""

from __future__ import annotations

from manoa.games.island import components, grid, ground, zone
from manoa.games.island.components import Box
from manoa.games.island.rules import stacks
from manoa.games.island.state import State
from manoa.kernel.native import i64, vec


def deal(state: State, box: Box) -> None:
    """Lays out a new game, with the state's chance."""
    state.box = box
    state.cells = vec[i64]([0] * zone.LENGTH)
    cells = state.cells
    cells[zone.CAVE_EMPTY] = box.empty
    cells[zone.CAVE_DWELLERS] = box.all_dwellers
    # IS-SETUP-2: the exit is on top of these.
    cells[zone.CAVE_SIZE] = box.empty + len(box.dwellers) + 1
    if state.deep:
        # IS-RUL-7: the shrine is among the lower half.
        cells[zone.DEPTH] = cells[zone.CAVE_SIZE] // 2
    cards = list(range(components.CARDS))
    kind: i64 = 0
    while kind < 3:
        cells[zone.HOARD + kind] = box.hoard[kind] if box.thieves != 0 else 0
        kind += 1
    seat: i64 = 0
    while seat < state.players:
        # IS-SETUP-1: a random explorer card.
        state.put(seat, zone.CARD, cards.pop(state.chosen(len(cards))))
        state.put(seat, zone.PERSON, -1)
        _supply(state, seat, zone.VILLAGER_AT, components.MOST_VILLAGERS, box.villagers)
        _supply(state, seat, zone.FARM_AT, components.MOST_BUILDINGS, box.farms)
        _supply(state, seat, zone.FORT_AT, components.MOST_BUILDINGS, box.forts)
        seat += 1
    _lay_first(state)
    state.turn = 1


def _supply(state: State, seat: i64, where: i64, slots: i64, number: i64) -> None:
    slot: i64 = 0
    while slot < slots:
        state.put(seat, where + slot, zone.IN_SUPPLY if slot < number else zone.NOT_THERE)
        slot += 1


def _lay_first(state: State) -> None:
    """IS-SETUP-3, IS-SETUP-4: a tile that is neither water nor shrine, and everybody on it."""
    box, cells = state.box, state.cells
    cells[zone.STACK] = 0
    kind: i64 = 1
    while kind <= components.ISLAND_KINDS:
        stacks.put_in(state, kind, box.island[kind])
        kind += 1
    fit: i64 = 0
    kind = components.FIRST_ENTERABLE
    while kind <= components.ENTRANCE:
        fit += box.island[kind]
        kind += 1
    place: i64 = state.chosen(fit)
    kind = components.FIRST_ENTERABLE
    while place >= box.island[kind]:
        place -= box.island[kind]
        kind += 1
    stacks.take_out(state, kind)
    cells[zone.ENTRANCE_AT] = grid.FIRST if kind == components.ENTRANCE else -1
    place = 0
    while place < components.SHRINES:
        cells[zone.SHRINE_CELL + place] = -1
        cells[zone.TOP + place] = 0
        place += 1
    cells[grid.FIRST] = kind
    seat: i64 = 0
    while seat < state.players:
        state.put(seat, zone.AT_CELL, grid.FIRST)
        state.put(seat, zone.CAME_FROM, -1)
        cells[grid.FIRST] |= ground.EXPLORER[seat]
        slot: i64 = 0
        while slot < components.MOST_VILLAGERS:
            state.put(seat, zone.VILLAGER_FROM + slot, -1)
            slot += 1
        seat += 1


def ringed(state: State) -> bool:
    """IS-SETUP-8: whether the first tile has six neighbours, and nothing but it can be entered, nor the open cave."""
    if state.kind(grid.EXIT_CELL) == components.EXIT:
        return False
    way: i64 = 0
    while way < 6:
        if state.kind(grid.NEXT[6 * grid.FIRST + way]) == components.NOTHING:
            return False
        way += 1
    cell: i64 = 0
    while cell < grid.ISLAND_CELLS:
        if cell != grid.FIRST and state.kind(cell) >= components.FIRST_ENTERABLE:
            return False
        cell += 1
    return True


def start_anew(state: State) -> None:
    """IS-SETUP-8: all island tiles are shuffled and the map starts again; hands stay as they are."""
    cell: i64 = 0
    while cell < grid.ISLAND_CELLS:
        state.cells[cell] = 0
        cell += 1
    seat: i64 = 0
    while seat < state.players:
        state.put(seat, zone.OFFERED, 0)
        where: i64 = zone.VILLAGER_AT
        while where < zone.VILLAGER_AT + components.MOST_VILLAGERS:
            _take_back(state, seat, where)
            where += 1
        where = zone.FARM_AT
        while where < zone.FORT_AT + components.MOST_BUILDINGS:
            _take_back(state, seat, where)
            where += 1
        seat += 1
    state.cells[zone.COVERED] = 0
    _lay_first(state)
    if state.narrating:
        state.tell(
            "starts-anew", -1, {"cell": grid.CELL_IDS[grid.FIRST], "tile": components.TILES[state.kind(grid.FIRST)]}
        )


def _take_back(state: State, seat: i64, where: i64) -> None:
    if state.of(seat, where) > zone.DESTROYED:
        state.put(seat, where, zone.IN_SUPPLY)
