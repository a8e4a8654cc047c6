"""Who won: IS-WIN-1, IS-WIN-2."""

from __future__ import annotations

from typing import Final

from manoa.games.island import mode, zone
from manoa.games.island.state import State
from manoa.kernel.native import i64

_ALL_OFFERED: Final = 7  # three island shrines, a mask


def check_win(state: State, seat: i64) -> None:
    """IS-WIN-1: three island shrines and the cave shrine end the game at once."""
    if state.holder != seat or state.of(seat, zone.OFFERED) != _ALL_OFFERED:
        return
    state.mode = mode.OVER
    state.seat = -1
    state.active = -1
    state.speed = 0
    if state.narrating:
        state.tell("wins", seat, {})
        state.tell("over", -1, {"round": int(state.round)})


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
