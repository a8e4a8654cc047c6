"""Who won: ED-END-4 to ED-END-6, ED-END-9, ED-TWO-3."""

from __future__ import annotations

from manoa.games.eldorado import zone
from manoa.games.eldorado.bags import members
from manoa.games.eldorado.state import State
from manoa.kernel.native import i64


def ranking(state: State) -> list[list[int]]:
    """Those at home by blockades and arrival; the others share the last place."""
    home: list[tuple[int, int, int, int]] = []
    away: list[int] = []
    seat: i64 = 0
    while seat < state.players:
        arrived = state.cells[seat * zone.STRIDE + zone.HOME]
        if arrived == 0:
            away.append(int(seat))
        else:
            number, highest = blockades(state, seat)
            home.append((-number, -highest, int(arrived), int(seat)))
        seat += 1
    # Two seats never hold the same highest blockade, so only those without any come down to who arrived first.
    result = [[entry[3]] for entry in sorted(home)]
    if away:
        result.append(away)
    return result


def blockades(state: State, seat: i64) -> tuple[int, int]:
    """How many blockades a seat holds, and the highest number among them (0 for none)."""
    taken = state.cells[seat * zone.STRIDE + zone.TAKEN]
    numbers = members(taken)
    return len(numbers), numbers[-1] if numbers else 0
