"""Positions: the whole truth as JSON-able words, and back, as FEN is to chess."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

from manoa.games.island.components import (
    DWELLER,
    EXPLORERS,
    ISLAND_KINDS,
    MOST_BUILDINGS,
    MOST_VILLAGERS,
    NOTHING,
    PIECES,
    RESOURCES,
    SHRINES,
    TILES,
)
from manoa.games.island.grid import CELL_IDS, CELLS, CORNER_IDS, ISLAND_CELLS
from manoa.games.island.hands import known
from manoa.games.island.queue import against_of, attacker_of, cell_of, corner_of, rivals_of
from manoa.games.island.restoring import restore
from manoa.games.island.state import (
    ABOUTS,
    AGAINST,
    AT_CELL,
    BEATEN,
    CAME_FROM,
    CARD,
    CAVE_DWELLERS,
    CAVE_EMPTY,
    CAVE_SIZE,
    COVERED,
    DEPTH,
    DESTROYED,
    FARM_AT,
    FORT_AT,
    HAND,
    HEEDS,
    HOARD,
    IN_STACK,
    IN_SUPPLY,
    MODES,
    NOT_THERE,
    OFFERED,
    ON_MAP,
    PAUSES,
    PAYEES,
    PERSON,
    QUEUE,
    QUEUED,
    SHRINE_CELL,
    STACK,
    TOP,
    VILLAGER_AT,
    VILLAGER_FROM,
    State,
)
from manoa.games.island.trading import offered_by, part_words
from manoa.kernel import splitmix
from manoa.kernel.game import Position
from manoa.kernel.native import i64

__all__ = ["position", "restore"]

_AWAY: Final = {IN_SUPPLY: "supply", DESTROYED: "lost"}


def position(state: State) -> Position:
    """The position as words."""
    cells = state.cells
    return {
        "game": state.name,
        "version": state.version,
        "players": int(state.players),
        "options": deepcopy(state.options),
        "state": {
            "chance": f"{splitmix.unsigned(state.chance):016x}",
            "seat": int(state.seat),
            "active": int(state.active),
            "first": int(state.first),
            "round": int(state.round),
            "turns": int(state.turn),
            "mode": MODES[state.mode],
            "heed": [HEEDS[state.heed_of(seat)] for seat in range(state.players)],
            "silent": seats_in(state.silent),
            "wanting": seats_in(state.wanting),
            "seats": [_seat(state, seat) for seat in range(state.players)],
            "island": _tiles(state, 0, ISLAND_CELLS),
            "cave": _tiles(state, ISLAND_CELLS, CELLS),
            "shrines": [
                CELL_IDS[cells[SHRINE_CELL + number]] for number in range(SHRINES) if cells[SHRINE_CELL + number] >= 0
            ],
            "stack": {TILES[kind]: int((cells[STACK] >> (4 * kind)) & 15) for kind in range(1, ISLAND_KINDS + 1)},
            "top": [TILES[cells[TOP + place]] for place in range(3) if cells[TOP + place] != NOTHING],
            "cave_stack": {
                "empty": int(cells[CAVE_EMPTY]),
                "dwellers": dwellers_in(state, cells[CAVE_DWELLERS]),
                "size": int(cells[CAVE_SIZE]),
                "depth": int(cells[DEPTH]),
            },
            "beaten": dwellers_in(state, cells[BEATEN]),
            "covered": int(cells[COVERED]),
            "cave_shrine": _holder(state),
            "hoard": {name: int(cells[HOARD + kind]) for kind, name in enumerate(RESOURCES)},
            "battles": [_battle(int(cells[QUEUE + place])) for place in range(cells[QUEUED])],
            "turn": _turn(state),
            "doing": _doing(state),
        },
    }


def seats_in(mask: i64) -> list[int]:
    """The seats of a mask."""
    return [seat for seat in range(4) if (mask >> seat) & 1]


def dwellers_in(state: State, mask: i64) -> list[str]:
    """The dwellers of a mask."""
    return [name for which, name in enumerate(state.tables().dweller_ids) if (mask >> which) & 1]


def tile_name(state: State, kind: i64) -> str:
    """A tile as a word; a dweller by its own."""
    return state.tables().dweller_ids[kind - DWELLER] if kind >= DWELLER else TILES[kind]


def _tiles(state: State, first: int, end: int) -> dict[str, str]:
    """The tiles of a map."""
    laid = [cell for cell in range(first, end) if state.kind(cell) != NOTHING]
    return {CELL_IDS[cell]: tile_name(state, state.kind(cell)) for cell in laid}


def _cell(cell: i64) -> str | None:
    return CELL_IDS[cell] if cell >= 0 else None


def _holder(state: State) -> str | int:
    return "stack" if state.holder == IN_STACK else "map" if state.holder == ON_MAP else int(state.holder)


def _seat(state: State, seat: int) -> dict[str, Any]:
    person = int(state.of(seat, PERSON))
    villagers: list[Any] = []
    for slot in range(MOST_VILLAGERS):
        at = int(state.of(seat, VILLAGER_AT + slot))
        if at >= 0:
            villagers.append({"at": CELL_IDS[at], "from": _cell(state.of(seat, VILLAGER_FROM + slot))})
        elif at != NOT_THERE:
            villagers.append(_AWAY[at])
    entry: dict[str, Any] = {
        "card": int(state.of(seat, CARD)),
        "explorer": EXPLORERS[person] if person >= 0 else None,
        "cards": {name: int(state.of(seat, HAND + kind)) for kind, name in enumerate(RESOURCES)},
        "at": _cell(state.of(seat, AT_CELL)),
        "from": _cell(state.of(seat, CAME_FROM)),
        "villagers": villagers,
        "farms": _buildings(state, seat, FARM_AT),
        "forts": _buildings(state, seat, FORT_AT),
        "offerings": [number for number in range(SHRINES) if (state.of(seat, OFFERED) >> number) & 1],
    }
    if state.hidden:
        entry["knows"] = [
            {name: int(known(state, seat, owner, kind)) for kind, name in enumerate(RESOURCES)}
            for owner in range(state.players)
        ]
    return entry


def _buildings(state: State, seat: int, zone: int) -> list[str]:
    found = [int(state.of(seat, zone + slot)) for slot in range(MOST_BUILDINGS)]
    return [CORNER_IDS[at] if at >= 0 else _AWAY[at] for at in found if at != NOT_THERE]


def _battle(entry: int) -> dict[str, Any]:
    against = AGAINST[against_of(entry)]
    return {
        "attacker": int(attacker_of(entry)),
        "cell": CELL_IDS[cell_of(entry)],
        "against": against,
        "rivals": seats_in(rivals_of(entry)),
        "farm": CORNER_IDS[corner_of(entry)] if against == "farm" else None,
    }


def _turn(state: State) -> dict[str, Any]:
    return {
        "dice": [int(state.die_one), int(state.die_two)],
        "speed_die": int(state.speed_die),
        "speed": int(state.speed),
        "marched": bool(state.marched),
        "ending": bool(state.ending),
        "offered": [int(offered_by(state, seat)) for seat in range(state.players)],
        "approached": [seats_in((state.approached >> (4 * seat)) & 15) for seat in range(state.players)],
        "picked": bool(state.picked),
        "mover": int(state.mover),
        "moved": int(state.moved),
        "moved_from": _cell(state.moved_from),
        "moved_to": _cell(state.moved_to),
    }


def _doing(state: State) -> dict[str, Any]:
    return {
        "left": int(state.left),
        "tile": tile_name(state, state.tile) if state.tile != NOTHING else None,
        "due": bool(state.due),
        "about": ABOUTS[state.about],
        "passed": seats_in(state.passed),
        "piece": PIECES[state.piece] if state.piece >= 0 else None,
        "spot": int(state.spot),
        "march_from": _cell(state.march_from),
        "named": int(state.named),
        "winner": int(state.winner),
        "loser": int(state.loser),
        "payee": PAYEES[state.payee],
        "trader": int(state.trader),
        "paused": PAUSES[state.paused] if state.paused >= 0 else None,
        "partner": int(state.partner),
        "counter": int(state.counter),
        "give": part_words(state.give),
        "want": part_words(state.want),
        "countered_give": part_words(state.countered_give),
        "countered_want": part_words(state.countered_want),
    }
