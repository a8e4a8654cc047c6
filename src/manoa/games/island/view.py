"""What a seat sees: the only door through which a position reaches a person."""

from __future__ import annotations

from typing import Any

from manoa.games.island.asking import asked, battles, number_or_none, offer, pending_tile, purchase, trade, window
from manoa.games.island.components import (
    CAVE_SHRINE,
    DWELLER,
    DWELLERS,
    EMMA,
    EXPLORERS,
    ISLAND_KINDS,
    MOST_BUILDINGS,
    MOST_VILLAGERS,
    NOTHING,
    PIECES,
    RESOURCES,
    SHRINE,
    SHRINES,
    TILES,
    Box,
    tile_word,
)
from manoa.games.island.grid import (
    AT,
    CELL_IDS,
    CELLS,
    CORNER,
    CORNER_IDS,
    HEXES,
    ISLAND_CELLS,
    corner_tiles,
    map_word,
    on_table,
)
from manoa.games.island.ranking import ranking
from manoa.games.island.stacks import stack_size, unseen
from manoa.games.island.state import (
    AT_CELL,
    BEATEN,
    CARD,
    CAVE_DWELLERS,
    CAVE_EMPTY,
    CAVE_SIZE,
    DESTROYED,
    FARM_AT,
    FORT_AT,
    HAND,
    HEEDS,
    HOARD,
    IN_STACK,
    IN_SUPPLY,
    OFFERED,
    ON_MAP,
    OVER,
    PERSON,
    SHRINE_CELL,
    TOP,
    VILLAGER_AT,
    State,
)
from manoa.games.island.trading import most_counters, most_of_a_kind, most_offers
from manoa.games.island.turns import farmed
from manoa.games.island.ways import ways
from manoa.kernel.game import View

# What never changes about the tables that were looked at, so that a view does not write it again.
_maps: dict[tuple[int, bool], tuple[Box, dict[str, Any]]] = {}
_MOST_MAPS = 64


def view(state: State, seat: int) -> View:
    """The table as a seat sees it; -1 is a spectator."""
    over = state.mode == OVER
    return {
        "game": state.name,
        "version": state.version,
        "seat": seat if seat >= 0 else None,
        "round": int(state.round),
        "round_limit": int(state.limit) if state.limit > 0 else None,
        "over": over,
        "first": number_or_none(int(state.first)),
        "active": number_or_none(int(state.active)),
        "asked": asked(state),
        "map": _map_of(state),
        "dice": [int(state.die_one), int(state.die_two)] if state.die_one else None,
        "speed_die": number_or_none(int(state.speed_die)),
        "speed": int(state.speed),
        "island": [_cell(state, cell) for cell in range(ISLAND_CELLS) if state.kind(cell) != NOTHING],
        "cave": [_cell(state, cell) for cell in range(ISLAND_CELLS, CELLS) if state.kind(cell) != NOTHING],
        "pending_tile": pending_tile(state),
        "ways": ways(state, seat),
        "buildings": _buildings(state),
        "stack": int(stack_size(state)),
        "unseen": {TILES[kind]: int(unseen(state, kind)) for kind in range(1, ISLAND_KINDS + 1)},
        "top": _top(state) if seat >= 0 and state.of(seat, PERSON) == EMMA else None,
        "cave_stack": int(state.cells[CAVE_SIZE]) + (0 if _opened(state) else 1),
        "cave_unseen": _cave_unseen(state),
        "bank": {name: int(state.bank(kind)) for kind, name in enumerate(RESOURCES)},
        "hoard": _hoard(state),
        "cave_shrine": _cave_shrine(state),
        "battles": battles(state),
        "window": window(state),
        "purchase": purchase(state),
        "offer": offer(state),
        "trade": trade(state),
        "seats": [
            _seat(state, number, over or not state.hidden or number == seat, number == seat)
            for number in range(state.players)
        ],
        "ranking": ranking(state) if over else None,
    }


def _map_of(state: State) -> dict[str, Any]:
    box = state.tables()
    key = (id(box), bool(state.free))
    known = _maps.get(key)
    if known is not None and known[0] is box:
        return known[1]
    words: dict[str, Any] = {
        "island_radius": int(box.island_radius),
        "cave_radius": int(box.cave_radius),
        "pieces": {
            "villager": int(box.villagers),
            "offering": SHRINES,
            "fort": int(box.forts),
            "farm": int(box.farms),
        },
        "dwellers": {
            name: [int(box.strength[which]) for which, other in enumerate(box.dwellers) if other == name]
            for name in DWELLERS
        },
        "hand_limit": int(box.hand_limit),
        "trade": {
            "most": int(most_of_a_kind(state)),
            "offers": int(most_offers(state)),
            "counters": int(most_counters(state)),
        },
        # Those of cells that the table reaches.
        "corners": {name: _corner(corner) for corner, name in enumerate(CORNER_IDS) if _in_reach(box, corner)},
    }
    if len(_maps) >= _MOST_MAPS:
        _maps.clear()
    _maps[key] = (box, words)
    return words


def _in_reach(box: Box, corner: int) -> bool:
    return any(AT[3 * corner + near] >= 0 and on_table(box, AT[3 * corner + near]) for near in range(3))


# The maps ------------------------------------------------------------------------------------------------------------


def _cell(state: State, cell: int) -> dict[str, Any]:
    kind = int(state.kind(cell))
    words: dict[str, Any] = {
        "id": CELL_IDS[cell],
        "q": HEXES[cell][0],
        "r": HEXES[cell][1],
        "tile": tile_word(kind),
    }
    if kind == SHRINE:
        words["offerings"] = [
            seat
            for seat in range(state.players)
            for number in range(SHRINES)
            if state.cells[SHRINE_CELL + number] == cell and (state.of(seat, OFFERED) >> number) & 1
        ]
    if kind >= DWELLER:
        words["dweller"] = state.tables().dwellers[kind - DWELLER]
        words["strength"] = int(state.tables().strength[kind - DWELLER])
    return words


def _buildings(state: State) -> list[dict[str, Any]]:
    return [
        building(int(corner), kind, seat)
        for seat in range(state.players)
        for kind, zone in (("farm", FARM_AT), ("fort", FORT_AT))
        for corner in [state.of(seat, zone + slot) for slot in range(MOST_BUILDINGS)]
        if corner >= 0
    ]


def building(corner: int, kind: str, seat: int) -> dict[str, Any]:
    """A building and its corner."""
    return {"id": CORNER_IDS[corner], "kind": kind, "seat": seat, **_corner(corner)}


def _corner(corner: int) -> dict[str, Any]:
    """Where a corner is, by the first of its cells."""
    cell = int(AT[3 * corner])
    return {
        "map": map_word(cell),
        "q": HEXES[cell][0],
        "r": HEXES[cell][1],
        "corner": corner_number(corner),
        "tiles": corner_tiles(corner),
    }


def corner_number(corner: int) -> int:
    """Which corner of the first of its cells a corner is."""
    cell = int(AT[3 * corner])
    return next(number for number in range(6) if CORNER[6 * cell + number] == corner)


# Stacks --------------------------------------------------------------------------------------------------------------


def _top(state: State) -> list[str]:
    return [TILES[state.cells[TOP + place]] for place in range(3) if state.cells[TOP + place] != NOTHING]


def _opened(state: State) -> bool:
    return any(state.kind(cell) != NOTHING for cell in range(ISLAND_CELLS, CELLS))


def _cave_unseen(state: State) -> dict[str, int]:
    words = {"exit": 0 if _opened(state) else 1}
    words[TILES[CAVE_SHRINE]] = 1 if state.holder == IN_STACK else 0
    words["empty"] = int(state.cells[CAVE_EMPTY])
    for name in DWELLERS:
        words[name] = 0
    for which, name in enumerate(state.tables().dwellers):
        words[name] += int((state.cells[CAVE_DWELLERS] >> which) & 1)
    return words


def _hoard(state: State) -> dict[str, int] | None:
    if state.tables().thieves & ~state.cells[BEATEN] == 0:
        return None
    return {name: int(state.cells[HOARD + kind]) for kind, name in enumerate(RESOURCES)}


def _cave_shrine(state: State) -> dict[str, Any]:
    if state.holder >= 0:
        return {"where": "held", "seat": int(state.holder), "cell": None}
    if state.holder == ON_MAP:
        found = [CELL_IDS[cell] for cell in range(ISLAND_CELLS, CELLS) if state.kind(cell) == CAVE_SHRINE]
        return {"where": "map", "seat": None, "cell": found[0] if found else None}
    return {"where": "stack", "seat": None, "cell": None}


# Seats ---------------------------------------------------------------------------------------------------------------


def _seat(state: State, seat: int, shown: bool, own: bool) -> dict[str, Any]:
    box = state.tables()
    card = int(state.of(seat, CARD))
    person = int(state.of(seat, PERSON))
    at = int(state.of(seat, AT_CELL))
    villagers: dict[str, int] = {}
    for slot in range(MOST_VILLAGERS):
        cell = int(state.of(seat, VILLAGER_AT + slot))
        if cell >= 0:
            villagers[CELL_IDS[cell]] = int(state.villagers(seat, cell))
    offered = int(state.of(seat, OFFERED))
    return {
        "seat": seat,
        "card": card,
        "colour": box.colours[card],
        "costs": {name: box.cost_words(card, piece) for piece, name in enumerate(PIECES)},
        "explorer": EXPLORERS[person] if person >= 0 else None,
        "choices": [EXPLORERS[box.people[2 * card + side]] for side in (0, 1)],
        "at": CELL_IDS[at] if at >= 0 else None,
        "strength": int(state.explorer_strength(seat)),
        "cards": {name: int(state.of(seat, HAND + kind)) for kind, name in enumerate(RESOURCES)} if shown else None,
        "hand_size": int(state.hand_size(seat)),
        "villagers": villagers,
        "supply": {**_pieces(state, seat, IN_SUPPLY), "offering": SHRINES - int(state.island_shrines(seat))},
        "lost": _pieces(state, seat, DESTROYED),
        "offerings": [
            CELL_IDS[state.cells[SHRINE_CELL + number]] for number in range(SHRINES) if (offered >> number) & 1
        ],
        "cave_shrine": state.holder == seat,
        "shrines": int(state.shrines(seat)),
        "farmed": [name for kind, name in enumerate(RESOURCES) if at >= 0 and (farmed(state, seat) >> kind) & 1],
        "bank_rate": int(state.rate(seat)),
        "heed": HEEDS[state.heed_of(seat)] if own else None,
        "silent": bool((state.silent >> seat) & 1),
        "wants_trade": bool((state.wanting >> seat) & 1),
    }


def _pieces(state: State, seat: int, what: int) -> dict[str, int]:
    return {
        "villager": int(state.count_of(seat, VILLAGER_AT, MOST_VILLAGERS, what)),
        "fort": int(state.count_of(seat, FORT_AT, MOST_BUILDINGS, what)),
        "farm": int(state.count_of(seat, FARM_AT, MOST_BUILDINGS, what)),
    }
