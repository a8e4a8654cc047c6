"""The set-up: IS-SETUP."""

from __future__ import annotations

from manoa.games.island.components import (
    CARDS,
    ENTRANCE,
    EXIT,
    FIRST_ENTERABLE,
    ISLAND_KINDS,
    MOST_BUILDINGS,
    MOST_VILLAGERS,
    NOTHING,
    SHRINES,
    TILES,
    Box,
)
from manoa.games.island.grid import CELL_IDS, EXIT_CELL, FIRST, ISLAND_CELLS, NEXT
from manoa.games.island.state import (
    AN_EXPLORER,
    AT_CELL,
    CAME_FROM,
    CARD,
    CAVE_DWELLERS,
    CAVE_EMPTY,
    CAVE_SIZE,
    COVERED,
    DEPTH,
    DESTROYED,
    ENTRANCE_AT,
    FARM_AT,
    FORT_AT,
    HOARD,
    IN_SUPPLY,
    LENGTH,
    NOT_THERE,
    OFFERED,
    PERSON,
    SHRINE_CELL,
    STACK,
    TOP,
    VILLAGER_AT,
    VILLAGER_FROM,
    State,
)
from manoa.kernel.native import i64, vec


def deal(state: State, box: Box) -> None:
    """Lays out a new game, with the state's chance."""
    state.box = box
    state.cells = vec[i64]([0] * LENGTH)
    cells = state.cells
    cells[CAVE_EMPTY] = box.empty
    cells[CAVE_DWELLERS] = box.all_dwellers
    # IS-SETUP-2: the exit is on top of these.
    cells[CAVE_SIZE] = box.empty + len(box.dwellers) + 1
    if state.deep:
        # IS-RUL-7: the shrine is among the lower half.
        cells[DEPTH] = cells[CAVE_SIZE] // 2
    cards: i64 = 0o43210
    left: i64 = CARDS
    kind: i64 = 0
    while kind < 3:
        cells[HOARD + kind] = box.hoard[kind] if box.thieves != 0 else 0
        kind += 1
    seat: i64 = 0
    while seat < state.players:
        # IS-SETUP-1: a random explorer card.
        place: i64 = 3 * state.chosen(left)
        state.put(seat, CARD, (cards >> place) & 7)
        above: i64 = cards >> (place + 3)
        below: i64 = (1 << place) - 1
        cards = (cards & below) | (above << place)
        left -= 1
        state.put(seat, PERSON, -1)
        _supply(state, seat, VILLAGER_AT, MOST_VILLAGERS, box.villagers)
        _supply(state, seat, FARM_AT, MOST_BUILDINGS, box.farms)
        _supply(state, seat, FORT_AT, MOST_BUILDINGS, box.forts)
        seat += 1
    _lay_first(state)
    state.turn = 1


def _supply(state: State, seat: i64, zone: i64, slots: i64, number: i64) -> None:
    slot: i64 = 0
    while slot < slots:
        state.put(seat, zone + slot, IN_SUPPLY if slot < number else NOT_THERE)
        slot += 1


def _lay_first(state: State) -> None:
    """IS-SETUP-3, IS-SETUP-4: a tile that is neither water nor shrine, and everybody on it."""
    box, cells = state.tables(), state.cells
    stack: i64 = 0
    kind: i64 = 1
    while kind <= ISLAND_KINDS:
        stack |= box.island[kind] << (4 * kind)
        kind += 1
    fit: i64 = 0
    kind = FIRST_ENTERABLE
    while kind <= ENTRANCE:
        fit += box.island[kind]
        kind += 1
    place: i64 = state.chosen(fit)
    kind = FIRST_ENTERABLE
    while place >= box.island[kind]:
        place -= box.island[kind]
        kind += 1
    one: i64 = 1
    cells[STACK] = stack - (one << (4 * kind))
    cells[ENTRANCE_AT] = FIRST if kind == ENTRANCE else -1
    place = 0
    while place < SHRINES:
        cells[SHRINE_CELL + place] = -1
        cells[TOP + place] = 0
        place += 1
    cells[FIRST] = kind
    seat: i64 = 0
    while seat < state.players:
        state.put(seat, AT_CELL, FIRST)
        state.put(seat, CAME_FROM, -1)
        cells[FIRST] |= AN_EXPLORER[seat]
        slot: i64 = 0
        while slot < MOST_VILLAGERS:
            state.put(seat, VILLAGER_FROM + slot, -1)
            slot += 1
        seat += 1


def ringed(state: State) -> bool:
    """IS-SETUP-8: whether the first tile has six neighbours, and nothing but it can be entered, nor the open cave."""
    if state.kind(EXIT_CELL) == EXIT:
        return False
    way: i64 = 0
    while way < 6:
        if state.kind(NEXT[6 * FIRST + way]) == NOTHING:
            return False
        way += 1
    cell: i64 = 0
    while cell < ISLAND_CELLS:
        if cell != FIRST and state.kind(cell) >= FIRST_ENTERABLE:
            return False
        cell += 1
    return True


def start_anew(state: State) -> None:
    """IS-SETUP-8: all island tiles are shuffled and the map starts anew; hands stay as they are."""
    cell: i64 = 0
    while cell < ISLAND_CELLS:
        state.cells[cell] = 0
        cell += 1
    seat: i64 = 0
    while seat < state.players:
        state.put(seat, OFFERED, 0)
        zone: i64 = VILLAGER_AT
        while zone < VILLAGER_AT + MOST_VILLAGERS:
            _take_back(state, seat, zone)
            zone += 1
        zone = FARM_AT
        while zone < FORT_AT + MOST_BUILDINGS:
            _take_back(state, seat, zone)
            zone += 1
        seat += 1
    state.cells[COVERED] = 0
    _lay_first(state)
    if state.narrating:
        state.tell("starts-anew", -1, {"cell": CELL_IDS[FIRST], "tile": TILES[state.kind(FIRST)]})


def _take_back(state: State, seat: i64, zone: i64) -> None:
    if state.of(seat, zone) > DESTROYED:
        state.put(seat, zone, IN_SUPPLY)
