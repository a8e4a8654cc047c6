"""Positions: the whole truth as JSON-able words, and back, as FEN is to chess."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

from manoa.games.island import components, grid, mode, zone
from manoa.games.island.rules import battles, hands, stacks, trading
from manoa.games.island.state import State
from manoa.kernel import splitmix
from manoa.kernel.game import Position
from manoa.kernel.native import i64

_AWAY: Final = {zone.IN_SUPPLY: "supply", zone.DESTROYED: "lost"}


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
            "mode": mode.NAMES[state.mode],
            "heed": [mode.HEEDS[state.heed_of(seat)] for seat in range(state.players)],
            "silent": seats_in(state.silent),
            "wanting": seats_in(state.wanting),
            "seats": [_seat(state, seat) for seat in range(state.players)],
            "island": _tiles(state, 0, grid.ISLAND_CELLS),
            "cave": _tiles(state, grid.ISLAND_CELLS, grid.CELLS),
            "shrines": [
                grid.CELL_IDS[cells[zone.SHRINE_CELL + number]]
                for number in range(components.SHRINES)
                if cells[zone.SHRINE_CELL + number] >= 0
            ],
            "stack": {
                components.TILES[kind]: int(stacks.loose_of(state, kind))
                for kind in range(1, components.ISLAND_KINDS + 1)
            },
            "top": [
                components.TILES[cells[zone.TOP + place]]
                for place in range(3)
                if cells[zone.TOP + place] != components.NOTHING
            ],
            "cave_stack": {
                "empty": int(cells[zone.CAVE_EMPTY]),
                "dwellers": dwellers_in(state, cells[zone.CAVE_DWELLERS]),
                "size": int(cells[zone.CAVE_SIZE]),
                "depth": int(cells[zone.DEPTH]),
            },
            "beaten": dwellers_in(state, cells[zone.BEATEN]),
            "covered": int(cells[zone.COVERED]),
            "cave_shrine": _holder(state),
            "hoard": {name: int(cells[zone.HOARD + kind]) for kind, name in enumerate(components.RESOURCES)},
            "battles": [_battle(int(cells[zone.QUEUE + place])) for place in range(cells[zone.QUEUED])],
            "turn": _turn(state),
            "doing": _doing(state),
        },
    }


def seats_in(mask: i64) -> list[int]:
    """The seats of a mask."""
    return [seat for seat in range(4) if (mask >> seat) & 1]


def dwellers_in(state: State, mask: i64) -> list[str]:
    """The dwellers of a mask."""
    return [name for which, name in enumerate(state.box.dweller_ids) if (mask >> which) & 1]


def tile_name(state: State, kind: i64) -> str:
    """A tile as a word; a dweller by its own."""
    return state.box.dweller_ids[kind - components.DWELLER] if kind >= components.DWELLER else components.TILES[kind]


def _tiles(state: State, first: int, end: int) -> dict[str, str]:
    """The tiles of a map."""
    laid = [cell for cell in range(first, end) if state.kind(cell) != components.NOTHING]
    return {grid.CELL_IDS[cell]: tile_name(state, state.kind(cell)) for cell in laid}


def _cell(cell: i64) -> str | None:
    return grid.CELL_IDS[cell] if cell >= 0 else None


def _holder(state: State) -> str | int:
    return "stack" if state.holder == zone.IN_STACK else "map" if state.holder == zone.ON_MAP else int(state.holder)


def _seat(state: State, seat: int) -> dict[str, Any]:
    person = int(state.of(seat, zone.PERSON))
    villagers: list[Any] = []
    for slot in range(components.MOST_VILLAGERS):
        at = int(state.of(seat, zone.VILLAGER_AT + slot))
        if at >= 0:
            villagers.append({"at": grid.CELL_IDS[at], "from": _cell(state.of(seat, zone.VILLAGER_FROM + slot))})
        elif at != zone.NOT_THERE:
            villagers.append(_AWAY[at])
    entry: dict[str, Any] = {
        "card": int(state.of(seat, zone.CARD)),
        "explorer": components.EXPLORERS[person] if person >= 0 else None,
        "cards": {name: int(state.of(seat, zone.HAND + kind)) for kind, name in enumerate(components.RESOURCES)},
        "at": _cell(state.of(seat, zone.AT_CELL)),
        "from": _cell(state.of(seat, zone.CAME_FROM)),
        "villagers": villagers,
        "farms": _buildings(state, seat, zone.FARM_AT),
        "forts": _buildings(state, seat, zone.FORT_AT),
        "offerings": [number for number in range(components.SHRINES) if (state.of(seat, zone.OFFERED) >> number) & 1],
    }
    if state.hidden:
        entry["knows"] = [
            {name: int(hands.known(state, seat, owner, kind)) for kind, name in enumerate(components.RESOURCES)}
            for owner in range(state.players)
        ]
    return entry


def _buildings(state: State, seat: int, where: int) -> list[str]:
    found = [int(state.of(seat, where + slot)) for slot in range(components.MOST_BUILDINGS)]
    return [grid.CORNER_IDS[at] if at >= 0 else _AWAY[at] for at in found if at != zone.NOT_THERE]


def _battle(entry: int) -> dict[str, Any]:
    against = battles.AGAINST[battles.against_of(entry)]
    return {
        "attacker": int(battles.attacker_of(entry)),
        "cell": grid.CELL_IDS[battles.cell_of(entry)],
        "against": against,
        "rivals": seats_in(battles.rivals_of(entry)),
        "farm": grid.CORNER_IDS[battles.corner_of(entry)] if against == "farm" else None,
    }


def _turn(state: State) -> dict[str, Any]:
    return {
        "dice": [int(state.die_one), int(state.die_two)],
        "speed_die": int(state.speed_die),
        "speed": int(state.speed),
        "marched": bool(state.marched),
        "ending": bool(state.ending),
        "offered": [int(trading.offered_by(state, seat)) for seat in range(state.players)],
        "approached": [seats_in(trading.approached_by(state, seat)) for seat in range(state.players)],
        "picked": bool(state.picked),
        "mover": int(state.mover),
        "moved": int(state.moved),
        "moved_from": _cell(state.moved_from),
        "moved_to": _cell(state.moved_to),
    }


def _doing(state: State) -> dict[str, Any]:
    return {
        "left": int(state.left),
        "tile": tile_name(state, state.tile) if state.tile != components.NOTHING else None,
        "due": bool(state.due),
        "about": mode.ABOUTS[state.about],
        "passed": seats_in(state.passed),
        "piece": components.PIECES[state.piece] if state.piece >= 0 else None,
        "spot": int(state.spot),
        "march_from": _cell(state.march_from),
        "named": int(state.named),
        "winner": int(state.winner),
        "loser": int(state.loser),
        "payee": mode.PAYEES[state.payee],
        "trader": int(state.trader),
        "paused": mode.PAUSES[state.paused] if state.paused >= 0 else None,
        "partner": int(state.partner),
        "counter": int(state.counter),
        "give": trading.part_words(state.give),
        "want": trading.part_words(state.want),
        "countered_give": trading.part_words(state.countered_give),
        "countered_want": trading.part_words(state.countered_want),
    }
