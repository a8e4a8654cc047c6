"""How hard a route is, from games on it. The seven printed routes, with what the book calls them, are the scale.

Two things make a route harder: that it takes long to bring everybody home, and that the way has to be found. The first
is counted in rounds (`arrival`), the second in steps for each space gained (`detour`: 1.5 is three steps for two
spaces). What the printed routes came to is reported in docs/routes.md; the bounds lie between.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

# Games of a judgement; what fewer say is a first impression.
GAMES: Final = 60
DIFFICULTIES: Final = ("easy", "medium", "hard")
_HARD_ARRIVAL: Final = 20.55
_MEDIUM_DETOUR: Final = 1.66


def judge(trials: list[dict[str, Any]]) -> dict[str, Any]:
    """What the trials of a route come to; at least one."""
    arrivals = [_mean(each["arrivals"]) for each in trials]
    rounds = [each["rounds"] for each in trials]
    arrival = _mean(arrivals)
    detour = sum(each["walked"] for each in trials) / sum(each["gained"] for each in trials)
    return {
        "games": len(trials),
        "wanted": GAMES,
        "difficulty": difficulty_of(arrival, detour),
        "arrival": round(arrival, 1),
        "error": round(_deviation(arrivals) / sqrt(len(trials)), 1),
        "detour": round(detour, 2),
        "rounds": round(_mean(rounds), 1),
        "spread": round(_deviation(rounds), 1),
        "behind": round(_mean([each["behind"] for each in trials]), 1),
        "leads": round(_mean([each["leads"] for each in trials]), 1),
        "heat": _heat(trials),
    }


def difficulty_of(arrival: float, detour: float) -> str:
    """What the book would call a route that takes so long, with such detours."""
    if arrival >= _HARD_ARRIVAL:
        return DIFFICULTIES[2]
    return DIFFICULTIES[1] if detour >= _MEDIUM_DETOUR else DIFFICULTIES[0]


def _heat(trials: list[dict[str, Any]]) -> dict[str, float]:
    """How often a pawn came to each space on its way."""
    pawns = sum(len(each["arrivals"]) for each in trials)
    visits: dict[str, int] = {}
    for each in trials:
        for space, times in each["visits"].items():
            visits[space] = visits.get(space, 0) + times
    return {space: round(times / pawns, 2) for space, times in sorted(visits.items())}


def _mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


def _deviation(numbers: list[float]) -> float:
    mean = _mean(numbers)
    return sqrt(_mean([(each - mean) ** 2 for each in numbers]))
