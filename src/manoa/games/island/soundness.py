"""Whether a position can be: the box complete, the pieces where they may be. What cannot be is refused with its field.

What is going on is checked in ongoing.py.
"""

from __future__ import annotations

from manoa.games.island.choices import legal
from manoa.games.island.components import (
    CAVE_SHRINE,
    DWELLER,
    EMMA,
    EMPTY,
    ENTRANCE,
    EXIT,
    FIRST_ENTERABLE,
    FLOOR,
    GAME,
    ISLAND_KINDS,
    MOST_BUILDINGS,
    MOST_VILLAGERS,
    NOTHING,
    RESOURCES,
    SHRINE,
    SHRINES,
    TILES,
    WATER,
)
from manoa.games.island.grid import AT, CELL_IDS, CELLS, CORNER_IDS, EXIT_CELL, FIRST, ISLAND_CELLS, map_word, on_table
from manoa.games.island.hands import known
from manoa.games.island.ongoing import check_ongoing, need
from manoa.games.island.stacks import unseen
from manoa.games.island.state import (
    ANY_FORCE,
    AT_CELL,
    BEATEN,
    CAME_FROM,
    CARD,
    CAVE_DWELLERS,
    CAVE_EMPTY,
    CAVE_SIZE,
    CHOOSE,
    COVERED,
    DEPTH,
    FARM_AT,
    FORT_AT,
    HAND,
    IN_STACK,
    OFFERED,
    ON_MAP,
    OVER,
    PERSON,
    PLACE,
    SHRINE_CELL,
    TOP,
    VILLAGER_AT,
    VILLAGER_FROM,
    State,
    enterable,
)
from manoa.kernel.errors import BadRecord


def check(state: State) -> None:
    """Refuses a position that contradicts itself or could not be played on."""
    _check_people(state)
    _check_cards(state)
    _check_island(state)
    _check_cave(state)
    _check_buildings(state)
    _check_pieces(state)
    check_ongoing(state)
    if state.mode != OVER and len(legal(state)) == 0:
        raise BadRecord("error-position-stuck", game=GAME)


def _check_people(state: State) -> None:
    """Each has a card of its own, and chose from it."""
    for seat in range(state.players):
        card, person = int(state.of(seat, CARD)), int(state.of(seat, PERSON))
        pair = [int(state.tables().people[2 * card + side]) for side in (0, 1)]
        others = [int(state.of(other, CARD)) for other in range(state.players) if other != seat]
        need(card not in others, f"seats[{seat}].card", card)
        chosen = state.mode != CHOOSE or seat < state.seat
        need(person in pair if chosen else person < 0, f"seats[{seat}].explorer", person)
        need(chosen or state.hand_size(seat) == 0, f"seats[{seat}].cards", int(state.hand_size(seat)))


def _check_cards(state: State) -> None:
    """The cards of the box, and nobody knows of more than there are."""
    for kind, name in enumerate(RESOURCES):
        if state.bank(kind) < 0:
            wanted = int(state.tables().cards[kind])
            raise BadRecord("error-position-cards", game=GAME, resource=name, value=wanted - int(state.bank(kind)))
        for seat in range(state.players):
            for owner in range(state.players):
                sure = int(known(state, seat, owner, kind))
                need(sure <= state.of(owner, HAND + kind), f"seats[{seat}].knows[{owner}].{name}", sure)


# The maps ------------------------------------------------------------------------------------------------------------


def _count(state: State, first: int, end: int, kind: int) -> int:
    """Tiles of a kind on a map, or in the hand of who is laying one."""
    return sum(1 for cell in range(first, end) if state.kind(cell) == kind) + (1 if state.tile == kind else 0)


def _check_island(state: State) -> None:
    """The tiles of the box, the first of them in its place, and none beyond the table."""
    box = state.tables()
    for cell in range(CELLS):
        need(state.kind(cell) == NOTHING or on_table(box, cell), map_word(cell), CELL_IDS[cell])
    for kind in range(1, ISLAND_KINDS + 1):
        total = _count(state, 0, ISLAND_CELLS, kind) + int(unseen(state, kind))
        if kind == WATER:
            total += int(state.cells[COVERED])
        if total != box.island[kind]:
            wanted = int(box.island[kind])
            raise BadRecord("error-position-tiles", game=GAME, tile=TILES[kind], value=total, wanted=wanted)
    need(FIRST_ENTERABLE <= state.kind(FIRST) <= ENTRANCE, f"island.{CELL_IDS[FIRST]}", TILES[state.kind(FIRST)])
    found = [int(state.cells[SHRINE_CELL + number]) for number in range(SHRINES)]
    for cell in range(ISLAND_CELLS):
        need(state.kind(cell) != SHRINE or cell in found, "shrines", CELL_IDS[cell])
    emma = any(state.of(seat, PERSON) == EMMA for seat in range(state.players))
    need(emma or state.cells[TOP] == NOTHING, "top", TILES[state.cells[TOP]])


def _check_cave(state: State) -> None:
    """The exit, the shrine, the empty tiles and each dweller: once, and somewhere."""
    box, cells = state.tables(), state.cells
    opened = any(state.kind(cell) != NOTHING for cell in range(ISLAND_CELLS, CELLS))
    exits = _count(state, ISLAND_CELLS, CELLS, EXIT)
    need((exits == 1 and state.kind(EXIT_CELL) == EXIT) if opened else exits == 0, "cave", "exit")
    need(not opened or _count(state, 0, ISLAND_CELLS, ENTRANCE) == 1, "island", "entrance")
    beaten = int(cells[BEATEN])
    number = 0
    for which, name in enumerate(box.dweller_ids):
        on_map = _count(state, ISLAND_CELLS, CELLS, DWELLER + which)
        total = on_map + int((cells[CAVE_DWELLERS] >> which) & 1) + ((beaten >> which) & 1)
        if total != 1:
            raise BadRecord("error-position-dweller", game=GAME, dweller=name, value=total)
        number += (beaten >> which) & 1
    empty = _count(state, ISLAND_CELLS, CELLS, EMPTY) + int(cells[CAVE_EMPTY])
    if empty != box.empty + number:
        wanted = int(box.empty) + number
        raise BadRecord("error-position-tiles", game=GAME, tile=TILES[EMPTY], value=empty, wanted=wanted)
    for cell in range(ISLAND_CELLS, CELLS):
        bare = state.kind(cell) == FLOOR
        need(not bare or state.cells[cell] & ANY_FORCE != 0, f"cave.{CELL_IDS[cell]}", TILES[FLOOR])
    shrines = _count(state, ISLAND_CELLS, CELLS, CAVE_SHRINE)
    need(shrines == (1 if state.holder == ON_MAP else 0), "cave_shrine", int(state.holder))
    size = int(cells[CAVE_EMPTY]) + bin(cells[CAVE_DWELLERS] & box.all_dwellers).count("1")
    size += 1 if state.holder == IN_STACK else 0
    need(cells[CAVE_SIZE] == size, "cave_stack.size", int(cells[CAVE_SIZE]))
    depth = int(cells[DEPTH])
    half = (int(box.empty) + len(box.dwellers) + 1) // 2
    need(depth == 0 or (state.deep and depth == half), "cave_stack.depth", depth)


# Pieces --------------------------------------------------------------------------------------------------------------


def _check_buildings(state: State) -> None:
    """One building on a corner of something laid, and one fort for a cell."""
    corners: list[int] = []
    claimed: list[int] = []
    for seat in range(state.players):
        for name, zone in (("farms", FARM_AT), ("forts", FORT_AT)):
            for slot in range(MOST_BUILDINGS):
                corner = int(state.of(seat, zone + slot))
                if corner < 0:
                    continue
                field = f"seats[{seat}].{name}"
                cells = [int(AT[3 * corner + near]) for near in range(3) if AT[3 * corner + near] >= 0]
                need(corner not in corners, field, CORNER_IDS[corner])
                corners.append(corner)
                # In the cave the tile may have been taken since (IS-SHR-2).
                laid = cells[0] >= ISLAND_CELLS or any(state.kind(cell) != NOTHING for cell in cells)
                need(laid, field, CORNER_IDS[corner])
                if zone == FORT_AT:
                    need(not any(cell in claimed for cell in cells), field, CORNER_IDS[corner])
                    claimed += cells


def _check_pieces(state: State) -> None:
    """Explorers and villagers stand where they may, and came from where they might."""
    for seat in range(state.players):
        field = f"seats[{seat}]"
        at, origin = int(state.of(seat, AT_CELL)), int(state.of(seat, CAME_FROM))
        lifted = state.mode == PLACE and state.loser == seat
        need((at < 0) == lifted, f"{field}.at", at)
        need(at < 0 or _stands(state, at), f"{field}.at", CELL_IDS[at])
        need(origin < 0 or (seat == state.active and _stood(state, origin)), f"{field}.from", CELL_IDS[origin])
        for slot in range(MOST_VILLAGERS):
            cell, before = int(state.of(seat, VILLAGER_AT + slot)), int(state.of(seat, VILLAGER_FROM + slot))
            need(cell < 0 or _stands(state, cell), f"{field}.villagers", CELL_IDS[cell])
            need(before < 0 or _stood(state, before), f"{field}.villagers", CELL_IDS[before])
        for number in range(SHRINES):
            offered = (state.of(seat, OFFERED) >> number) & 1
            need(not offered or state.cells[SHRINE_CELL + number] >= 0, f"{field}.offerings", number)


def _stands(state: State, cell: int) -> bool:
    return enterable(state.kind(cell)) or state.kind(cell) >= FLOOR


def _stood(state: State, cell: int) -> bool:
    """Whether one may have come from a cell: the cave shrine's tile may have been taken since (IS-SHR-2)."""
    return _stands(state, cell) or (cell >= ISLAND_CELLS and state.kind(cell) == NOTHING)
