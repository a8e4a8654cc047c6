"""Who won: IS-WIN-1, IS-WIN-2."""

from __future__ import annotations

from manoa.games.island.state import State
from manoa.kernel.native import i64


def ranking(state: State) -> list[list[int]]:
    """Seats by shrines controlled; only a winner has all four."""
    groups: list[list[int]] = []
    number: i64 = 4
    while number >= 0:
        group: list[int] = []
        seat: i64 = 0
        while seat < state.players:
            if state.shrines(seat) == number:
                group.append(int(seat))
            seat += 1
        if group:
            groups.append(group)
        number -= 1
    return groups
