"""How everything is timed: one clock, one kind of playout, one kind of copying.

Standard library only and nothing of the house: the benchmarks load this file where Manoa is not installed.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import perf_counter
from typing import TypeVar

Position = TypeVar("Position")
Meter = Callable[[float], float]
"""Measures for about so many seconds; says how many units of work were done a second."""

UNLIMITED = sys.maxsize
POSITIONS = 16
COPIES_OF_EACH = 16


def rate(work: Callable[[int], int], seconds: float) -> float:
    """Units per second of `work`, which does its n-th piece (from 1) and says how many units that was."""

    def run(budget: float) -> float:
        units = piece = 0
        started = perf_counter()
        while (elapsed := perf_counter() - started) < budget:
            piece += 1
            units += work(piece)
        return units / elapsed

    run(seconds / 10)  # caches filled, bytecode specialised
    return run(seconds)


def playouts(
    play: Callable[[int, int], tuple[Position, int]], copier: Callable[[Position], Callable[[], object]]
) -> dict[str, Meter]:
    """The meters that every system has. `play` takes a seed and the most decisions to make, and gives the
    position reached and the decisions made; `copier` finds a position's own way to copy itself."""

    def halfway(seed: int) -> Position:
        return play(seed, play(seed, UNLIMITED)[1] // 2)[0]

    def decisions(seconds: float) -> float:
        return rate(lambda seed: play(seed, UNLIMITED)[1], seconds)

    def copies(seconds: float) -> float:
        copy_functions = [copier(halfway(seed)) for seed in range(1, POSITIONS + 1)]

        def copy_all(_piece: int) -> int:
            for copy in copy_functions:
                for _ in range(COPIES_OF_EACH):
                    copy()
            return POSITIONS * COPIES_OF_EACH

        return rate(copy_all, seconds)

    return {"decisions": decisions, "copies": copies}
