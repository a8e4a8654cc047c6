"""Whether a position can be: the box complete, the pieces where they may be. What cannot be is refused with its field.

What is going on is checked in ongoing.py.
"""

from __future__ import annotations

from manoa.games.island import components, grid, ground, mode, zone
from manoa.games.island.components import GAME
from manoa.games.island.positions.ongoing import check_ongoing, need
from manoa.games.island.rules import choices, hands, stacks
from manoa.games.island.state import State
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
    if state.mode != mode.OVER and len(choices.legal(state)) == 0:
        raise BadRecord("error-position-stuck", game=GAME)


def _check_people(state: State) -> None:
    """Each has a card of its own, and chose from it."""
    for seat in range(state.players):
        card, person = int(state.of(seat, zone.CARD)), int(state.of(seat, zone.PERSON))
        pair = [int(state.box.people[2 * card + side]) for side in (0, 1)]
        others = [int(state.of(other, zone.CARD)) for other in range(state.players) if other != seat]
        need(card not in others, f"seats[{seat}].card", card)
        chosen = state.mode != mode.CHOOSE or seat < state.seat
        need(person in pair if chosen else person < 0, f"seats[{seat}].explorer", person)
        need(chosen or state.hand_size(seat) == 0, f"seats[{seat}].cards", int(state.hand_size(seat)))


def _check_cards(state: State) -> None:
    """The cards of the box, and nobody knows of more than there are."""
    for kind, name in enumerate(components.RESOURCES):
        if state.bank(kind) < 0:
            wanted = int(state.box.cards[kind])
            raise BadRecord("error-position-cards", game=GAME, resource=name, value=wanted - int(state.bank(kind)))
        for seat in range(state.players):
            for owner in range(state.players):
                sure = int(hands.known(state, seat, owner, kind))
                need(sure <= state.of(owner, zone.HAND + kind), f"seats[{seat}].knows[{owner}].{name}", sure)


# The maps ------------------------------------------------------------------------------------------------------------


def _count(state: State, first: int, end: int, kind: int) -> int:
    """Tiles of a kind on a map, or in the hand of who is laying one."""
    return sum(1 for cell in range(first, end) if state.kind(cell) == kind) + (1 if state.tile == kind else 0)


def _check_island(state: State) -> None:
    """The tiles of the box, the first of them in its place, and none beyond the table."""
    box = state.box
    for cell in range(grid.CELLS):
        need(
            state.kind(cell) == components.NOTHING or grid.on_table(box, cell), grid.map_word(cell), grid.CELL_IDS[cell]
        )
    for kind in range(1, components.ISLAND_KINDS + 1):
        total = _count(state, 0, grid.ISLAND_CELLS, kind) + int(stacks.unseen(state, kind))
        if kind == components.WATER:
            total += int(state.cells[zone.COVERED])
        if total != box.island[kind]:
            wanted = int(box.island[kind])
            raise BadRecord("error-position-tiles", game=GAME, tile=components.TILES[kind], value=total, wanted=wanted)
    need(
        components.FIRST_ENTERABLE <= state.kind(grid.FIRST) <= components.ENTRANCE,
        f"island.{grid.CELL_IDS[grid.FIRST]}",
        components.TILES[state.kind(grid.FIRST)],
    )
    found = [int(state.cells[zone.SHRINE_CELL + number]) for number in range(components.SHRINES)]
    for cell in range(grid.ISLAND_CELLS):
        need(state.kind(cell) != components.SHRINE or cell in found, "shrines", grid.CELL_IDS[cell])
    emma = any(state.of(seat, zone.PERSON) == components.EMMA for seat in range(state.players))
    need(emma or state.cells[zone.TOP] == components.NOTHING, "top", components.TILES[state.cells[zone.TOP]])


def _check_cave(state: State) -> None:
    """The exit, the shrine, the empty tiles and each dweller: once, and somewhere."""
    box, cells = state.box, state.cells
    opened = any(state.kind(cell) != components.NOTHING for cell in range(grid.ISLAND_CELLS, grid.CELLS))
    exits = _count(state, grid.ISLAND_CELLS, grid.CELLS, components.EXIT)
    need((exits == 1 and state.kind(grid.EXIT_CELL) == components.EXIT) if opened else exits == 0, "cave", "exit")
    need(not opened or _count(state, 0, grid.ISLAND_CELLS, components.ENTRANCE) == 1, "island", "entrance")
    beaten = int(cells[zone.BEATEN])
    number = 0
    for which, name in enumerate(box.dweller_ids):
        on_map = _count(state, grid.ISLAND_CELLS, grid.CELLS, components.DWELLER + which)
        total = on_map + int((cells[zone.CAVE_DWELLERS] >> which) & 1) + ((beaten >> which) & 1)
        if total != 1:
            raise BadRecord("error-position-dweller", game=GAME, dweller=name, value=total)
        number += (beaten >> which) & 1
    empty = _count(state, grid.ISLAND_CELLS, grid.CELLS, components.EMPTY) + int(cells[zone.CAVE_EMPTY])
    if empty != box.empty + number:
        wanted = int(box.empty) + number
        raise BadRecord(
            "error-position-tiles", game=GAME, tile=components.TILES[components.EMPTY], value=empty, wanted=wanted
        )
    for cell in range(grid.ISLAND_CELLS, grid.CELLS):
        bare = state.kind(cell) == components.FLOOR
        need(
            not bare or state.cells[cell] & ground.ANY_FORCE != 0,
            f"cave.{grid.CELL_IDS[cell]}",
            components.TILES[components.FLOOR],
        )
    shrines = _count(state, grid.ISLAND_CELLS, grid.CELLS, components.CAVE_SHRINE)
    need(shrines == (1 if state.holder == zone.ON_MAP else 0), "cave_shrine", int(state.holder))
    size = int(cells[zone.CAVE_EMPTY]) + bin(cells[zone.CAVE_DWELLERS] & box.all_dwellers).count("1")
    size += 1 if state.holder == zone.IN_STACK else 0
    need(cells[zone.CAVE_SIZE] == size, "cave_stack.size", int(cells[zone.CAVE_SIZE]))
    depth = int(cells[zone.DEPTH])
    half = (int(box.empty) + len(box.dwellers) + 1) // 2
    need(depth == 0 or (state.deep and depth == half), "cave_stack.depth", depth)


# Pieces --------------------------------------------------------------------------------------------------------------


def _check_buildings(state: State) -> None:
    """One building on a corner of something laid, and one fort for a cell."""
    corners: list[int] = []
    claimed: list[int] = []
    for seat in range(state.players):
        for name, where in (("farms", zone.FARM_AT), ("forts", zone.FORT_AT)):
            for slot in range(components.MOST_BUILDINGS):
                corner = int(state.of(seat, where + slot))
                if corner < 0:
                    continue
                field = f"seats[{seat}].{name}"
                cells = [int(grid.AT[3 * corner + near]) for near in range(3) if grid.AT[3 * corner + near] >= 0]
                need(corner not in corners, field, grid.CORNER_IDS[corner])
                corners.append(corner)
                # In the cave the tile may have been taken since (IS-SHR-2).
                laid = cells[0] >= grid.ISLAND_CELLS or any(state.kind(cell) != components.NOTHING for cell in cells)
                need(laid, field, grid.CORNER_IDS[corner])
                if where == zone.FORT_AT:
                    need(not any(cell in claimed for cell in cells), field, grid.CORNER_IDS[corner])
                    claimed += cells


def _check_pieces(state: State) -> None:
    """Explorers and villagers stand where they may, and came from where they might."""
    for seat in range(state.players):
        field = f"seats[{seat}]"
        at, origin = int(state.of(seat, zone.AT_CELL)), int(state.of(seat, zone.CAME_FROM))
        lifted = state.mode == mode.PLACE and state.loser == seat
        need((at < 0) == lifted, f"{field}.at", at)
        need(at < 0 or _stands(state, at), f"{field}.at", grid.CELL_IDS[at])
        need(origin < 0 or (seat == state.active and _stood(state, origin)), f"{field}.from", grid.CELL_IDS[origin])
        for slot in range(components.MOST_VILLAGERS):
            cell, before = int(state.of(seat, zone.VILLAGER_AT + slot)), int(state.of(seat, zone.VILLAGER_FROM + slot))
            need(cell < 0 or _stands(state, cell), f"{field}.villagers", grid.CELL_IDS[cell])
            need(before < 0 or _stood(state, before), f"{field}.villagers", grid.CELL_IDS[before])
        for number in range(components.SHRINES):
            offered = (state.of(seat, zone.OFFERED) >> number) & 1
            need(not offered or state.cells[zone.SHRINE_CELL + number] >= 0, f"{field}.offerings", number)


def _stands(state: State, cell: int) -> bool:
    return components.enterable(state.kind(cell)) or state.kind(cell) >= components.FLOOR


def _stood(state: State, cell: int) -> bool:
    """Whether one may have come from a cell: the cave shrine's tile may have been taken since (IS-SHR-2)."""
    return _stands(state, cell) or (cell >= grid.ISLAND_CELLS and state.kind(cell) == components.NOTHING)
