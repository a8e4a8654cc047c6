"""What a seat sees: the only door through which a position reaches a person."""

from __future__ import annotations

from typing import Any

from manoa.games.island import components, grid, ground, mode, zone
from manoa.games.island.components import Box
from manoa.games.island.rules import moving, scoring, stacks, trading, turns
from manoa.games.island.showing import asked, bounds
from manoa.games.island.state import State
from manoa.kernel.fixed import fixed
from manoa.kernel.game import View


def view(state: State, seat: int) -> View:
    """The table as a seat sees it; -1 is a spectator."""
    over = state.mode == mode.OVER
    return {
        "game": state.name,
        "version": state.version,
        "seat": seat if seat >= 0 else None,
        "round": int(state.round),
        "round_limit": int(state.limit) if state.limit > 0 else None,
        "over": over,
        "first": asked.number_or_none(int(state.first)),
        "active": asked.number_or_none(int(state.active)),
        "asked": asked.asked(state),
        "map": _map_of(state),
        "dice": [int(state.die_one), int(state.die_two)] if state.die_one else None,
        "speed_die": asked.number_or_none(int(state.speed_die)),
        "speed": int(state.speed),
        "island": [_cell(state, cell) for cell in range(grid.ISLAND_CELLS) if state.kind(cell) != components.NOTHING],
        "cave": [
            _cell(state, cell)
            for cell in range(grid.ISLAND_CELLS, grid.CELLS)
            if state.kind(cell) != components.NOTHING
        ],
        "picks": bounds.picks(state, seat),
        "draft": bounds.draft(state, seat),
        "pending_tile": asked.pending_tile(state),
        "ways": ways(state, seat),
        "buildings": _buildings(state),
        "stack": int(stacks.stack_size(state)),
        "unseen": {
            components.TILES[kind]: int(stacks.unseen(state, kind)) for kind in range(1, components.ISLAND_KINDS + 1)
        },
        "top": _top(state) if seat >= 0 and state.of(seat, zone.PERSON) == components.EMMA else None,
        "cave_stack": int(state.cells[zone.CAVE_SIZE]) + (0 if _opened(state) else 1),
        "cave_unseen": _cave_unseen(state),
        "bank": {name: int(state.bank(kind)) for kind, name in enumerate(components.RESOURCES)},
        "hoard": _hoard(state),
        "cave_shrine": _cave_shrine(state),
        "battles": asked.begun(state),
        "window": asked.window(state),
        "purchase": asked.purchase(state),
        "offer": asked.offer(state),
        "trade": asked.trade(state),
        "seats": [
            _seat(state, number, over or not state.hidden or number == seat, number == seat)
            for number in range(state.players)
        ],
        "ranking": scoring.ranking(state) if over else None,
    }


def _map_of(state: State) -> dict[str, Any]:
    """What never changes about a table: written once for its box."""
    maps = state.box.maps
    if state.free not in maps:
        maps[state.free] = fixed(_map(state))
    return maps[state.free]


def _map(state: State) -> dict[str, Any]:
    box = state.box
    return {
        "island_radius": int(box.island_radius),
        "cave_radius": int(box.cave_radius),
        "pieces": {
            "villager": int(box.villagers),
            "offering": components.SHRINES,
            "fort": int(box.forts),
            "farm": int(box.farms),
        },
        "dwellers": {
            name: [int(box.strength[which]) for which, other in enumerate(box.dwellers) if other == name]
            for name in components.DWELLERS
        },
        # By explorer card, as it prints them.
        "costs": [
            {name: box.cost_words(card, piece) for piece, name in enumerate(components.PIECES)}
            for card in range(components.CARDS)
        ],
        "hand_limit": int(box.hand_limit),
        "trade": {
            "most": int(trading.most_of_a_kind(state)),
            "offers": int(trading.most_offers(state)),
            "counters": int(trading.most_counters(state)),
        },
        # Those of cells that the table reaches.
        "corners": {name: _corner(corner) for corner, name in enumerate(grid.CORNER_IDS) if _in_reach(box, corner)},
    }


def _in_reach(box: Box, corner: int) -> bool:
    return any(grid.AT[3 * corner + near] >= 0 and grid.on_table(box, grid.AT[3 * corner + near]) for near in range(3))


# The maps ------------------------------------------------------------------------------------------------------------


def _cell(state: State, cell: int) -> dict[str, Any]:
    kind = int(state.kind(cell))
    words: dict[str, Any] = {
        "id": grid.CELL_IDS[cell],
        "q": grid.HEXES[cell][0],
        "r": grid.HEXES[cell][1],
        "tile": components.tile_word(kind),
    }
    if kind == components.SHRINE:
        words["offerings"] = [
            seat
            for seat in range(state.players)
            for number in range(components.SHRINES)
            if state.cells[zone.SHRINE_CELL + number] == cell and (state.of(seat, zone.OFFERED) >> number) & 1
        ]
    if kind >= components.DWELLER:
        words["dweller"] = state.box.dwellers[kind - components.DWELLER]
        words["strength"] = int(state.box.strength[kind - components.DWELLER])
    return words


def _buildings(state: State) -> list[dict[str, Any]]:
    return [
        building(int(corner), kind, seat)
        for seat in range(state.players)
        for kind, where in (("farm", zone.FARM_AT), ("fort", zone.FORT_AT))
        for corner in [state.of(seat, where + slot) for slot in range(components.MOST_BUILDINGS)]
        if corner >= 0
    ]


def building(corner: int, kind: str, seat: int) -> dict[str, Any]:
    """A building and its corner."""
    return {"id": grid.CORNER_IDS[corner], "kind": kind, "seat": seat, **_corner(corner)}


def _corner(corner: int) -> dict[str, Any]:
    """Where a corner is, by the first of its cells."""
    cell = int(grid.AT[3 * corner])
    return {
        "map": grid.map_word(cell),
        "q": grid.HEXES[cell][0],
        "r": grid.HEXES[cell][1],
        "corner": corner_number(corner),
        "tiles": grid.corner_tiles(corner),
    }


def corner_number(corner: int) -> int:
    """Which corner of the first of its cells a corner is."""
    cell = int(grid.AT[3 * corner])
    return next(number for number in range(6) if grid.CORNER[6 * cell + number] == corner)


# Stacks --------------------------------------------------------------------------------------------------------------


def _top(state: State) -> list[str]:
    return [
        components.TILES[state.cells[zone.TOP + place]]
        for place in range(3)
        if state.cells[zone.TOP + place] != components.NOTHING
    ]


def _opened(state: State) -> bool:
    return any(state.kind(cell) != components.NOTHING for cell in range(grid.ISLAND_CELLS, grid.CELLS))


def _cave_unseen(state: State) -> dict[str, int]:
    words = {"exit": 0 if _opened(state) else 1}
    words[components.TILES[components.CAVE_SHRINE]] = 1 if state.holder == zone.IN_STACK else 0
    words["empty"] = int(state.cells[zone.CAVE_EMPTY])
    for name in components.DWELLERS:
        words[name] = 0
    for which, name in enumerate(state.box.dwellers):
        words[name] += int((state.cells[zone.CAVE_DWELLERS] >> which) & 1)
    return words


def _hoard(state: State) -> dict[str, int] | None:
    if state.box.thieves & ~state.cells[zone.BEATEN] == 0:
        return None
    return {name: int(state.cells[zone.HOARD + kind]) for kind, name in enumerate(components.RESOURCES)}


def _cave_shrine(state: State) -> dict[str, Any]:
    if state.holder >= 0:
        return {"where": "held", "seat": int(state.holder), "cell": None}
    if state.holder == zone.ON_MAP:
        found = [
            grid.CELL_IDS[cell]
            for cell in range(grid.ISLAND_CELLS, grid.CELLS)
            if state.kind(cell) == components.CAVE_SHRINE
        ]
        return {"where": "map", "seat": None, "cell": found[0] if found else None}
    return {"where": "stack", "seat": None, "cell": None}


# Seats ---------------------------------------------------------------------------------------------------------------


def _seat(state: State, seat: int, shown: bool, own: bool) -> dict[str, Any]:
    card = int(state.of(seat, zone.CARD))
    person = int(state.of(seat, zone.PERSON))
    at = int(state.of(seat, zone.AT_CELL))
    villagers: dict[str, int] = {}
    for slot in range(components.MOST_VILLAGERS):
        cell = int(state.of(seat, zone.VILLAGER_AT + slot))
        if cell >= 0:
            villagers[grid.CELL_IDS[cell]] = int(state.villagers(seat, cell))
    offered = int(state.of(seat, zone.OFFERED))
    return {
        "seat": seat,
        "card": card,
        "colour": state.box.colours[card],
        "explorer": components.EXPLORERS[person] if person >= 0 else None,
        "choices": [components.EXPLORERS[state.box.people[2 * card + side]] for side in (0, 1)],
        "at": grid.CELL_IDS[at] if at >= 0 else None,
        "strength": int(state.explorer_strength(seat)),
        "cards": {name: int(state.of(seat, zone.HAND + kind)) for kind, name in enumerate(components.RESOURCES)}
        if shown
        else None,
        "hand_size": int(state.hand_size(seat)),
        "villagers": villagers,
        "supply": {
            **_pieces(state, seat, zone.IN_SUPPLY),
            "offering": components.SHRINES - int(state.island_shrines(seat)),
        },
        "lost": _pieces(state, seat, zone.DESTROYED),
        "offerings": [
            grid.CELL_IDS[state.cells[zone.SHRINE_CELL + number]]
            for number in range(components.SHRINES)
            if (offered >> number) & 1
        ],
        "cave_shrine": state.holder == seat,
        "shrines": int(state.shrines(seat)),
        "farmed": [
            name
            for kind, name in enumerate(components.RESOURCES)
            if at >= 0 and (turns.farmed(state, seat) >> kind) & 1
        ],
        "bank_rate": int(state.rate(seat)),
        "heed": mode.HEEDS[state.heed_of(seat)] if own else None,
        "silent": bool((state.silent >> seat) & 1),
        "wants_trade": bool((state.wanting >> seat) & 1),
    }


def _pieces(state: State, seat: int, what: int) -> dict[str, int]:
    return {
        "villager": int(state.count_of(seat, zone.VILLAGER_AT, components.MOST_VILLAGERS, what)),
        "fort": int(state.count_of(seat, zone.FORT_AT, components.MOST_BUILDINGS, what)),
        "farm": int(state.count_of(seat, zone.FARM_AT, components.MOST_BUILDINGS, what)),
    }


# Ways -----------------------------------------------------------------------------------------------------------------


def ways(state: State, seat: int) -> dict[str, list[str]]:
    """The tiles that a seat's explorer reaches in two steps or more, each with the cells of a shortest way to it.

    Only over tiles that nobody else holds: what begins a battle is decided step by step. Empty for whoever does not
    explore now.
    """
    if state.mode != mode.EXPLORE or seat != int(state.seat):
        return {}
    here = int(state.of(seat, zone.AT_CELL))
    came: dict[int, list[str]] = {here: []}
    reached = [here]
    for cell in reached:
        if len(came[cell]) == int(state.speed):
            break
        for way in range(grid.DIRECTIONS):
            there = int(moving.beyond(state, cell, way))
            if there < 0 or there in came:
                continue
            if components.enterable(state.kind(there)) and state.cells[there] & ground.OTHERS[seat] == 0:
                came[there] = [*came[cell], grid.CELL_IDS[there]]
                reached.append(there)
    return {grid.CELL_IDS[cell]: way for cell, way in came.items() if len(way) > 1}
