"""Where several steps lead, so that a client can offer them at once: each is still taken by itself."""

from __future__ import annotations

from manoa.games.island.grid import CELL_IDS, DIRECTIONS
from manoa.games.island.moving import beyond
from manoa.games.island.state import AT_CELL, EXPLORE, OTHERS, State, enterable


def ways(state: State, seat: int) -> dict[str, list[str]]:
    """The tiles that a seat's explorer reaches in two steps or more, each with the cells of a shortest way to it.

    Only over tiles that nobody else holds: what begins a battle is decided step by step. Empty for whoever does not
    explore now.
    """
    if state.mode != EXPLORE or seat != int(state.seat):
        return {}
    here = int(state.of(seat, AT_CELL))
    came: dict[int, list[str]] = {here: []}
    reached = [here]
    for cell in reached:
        if len(came[cell]) == int(state.speed):
            break
        for way in range(DIRECTIONS):
            there = int(beyond(state, cell, way))
            if there < 0 or there in came:
                continue
            if enterable(state.kind(there)) and state.cells[there] & OTHERS[seat] == 0:
                came[there] = [*came[cell], CELL_IDS[there]]
                reached.append(there)
    return {CELL_IDS[cell]: way for cell, way in came.items() if len(way) > 1}
