"""How strong players are, from who came before whom: Bradley-Terry ratings on Elo's scale, and intervals of shares."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from statistics import stdev

ELO = 400 / math.log(10)
"""Elo points of a factor e in the odds."""

MIDDLE = 1500.0
SETTLED = 1e-7
RESAMPLES = 200
SURE = 1.959964
"""Standard deviations on either side that hold 95 of 100."""

Scores = list[list[float]]
"""scores[a][b]: how often a came before b; a tie is half of it for both."""


def interval(successes: float, trials: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    if trials == 0:
        return 0.0, 1.0
    share, z2 = successes / trials, SURE * SURE
    middle = (share + z2 / (2 * trials)) / (1 + z2 / trials)
    half = SURE / (1 + z2 / trials) * math.sqrt(share * (1 - share) / trials + z2 / (4 * trials * trials))
    return max(0.0, middle - half), min(1.0, middle + half)


def ratings(scores: Scores) -> list[float]:
    """The ratings under which these scores are likeliest, 1500 on average.

    Each two that have met are given one more tie, so that nobody who always won is infinitely strong.
    """
    won = _with_ties(scores)
    count = len(won)
    strength = [0.0] * count
    largest = 1.0
    while largest >= SETTLED:
        largest = 0.0
        for a in range(count):
            # Newton's step along one coordinate; the likelihood is concave, so a bounded step never goes astray.
            slope = curve = 0.0
            for b in range(count):
                met = won[a][b] + won[b][a]
                chance = 1 / (1 + math.exp(strength[b] - strength[a]))
                slope += won[a][b] - met * chance
                curve += met * chance * (1 - chance)
            if curve > 0:
                step = max(-1.0, min(1.0, slope / curve))
                strength[a] += step
                largest = max(largest, abs(step))
    mean = sum(strength) / count
    return [MIDDLE + ELO * (each - mean) for each in strength]


def _with_ties(scores: Scores) -> Scores:
    count = range(len(scores))
    return [[scores[a][b] + 0.5 if a != b and scores[a][b] + scores[b][a] > 0 else 0.0 for b in count] for a in count]


def rating_errors(deals: Sequence[Scores], seed: int = 0) -> list[float]:
    """The standard errors of the ratings, from deals drawn anew with replacement.

    Games of one deal hang together, and so do the pairs of one game; the deals do not. Where one side has always won,
    drawing anew shows no doubt at all: then the curvature of the likelihood tells how much there is.
    """
    count = len(deals[0])
    rng = Random(seed)
    drawn = [ratings(total([rng.choice(deals) for _ in deals], count)) for _ in range(RESAMPLES)]
    curved = _errors_by_curvature(total(deals, count))
    return [max(stdev(each[a] for each in drawn), curved[a]) for a in range(count)]


def _errors_by_curvature(scores: Scores) -> list[float]:
    """Standard errors as if all pairs of all games were independent: the inverse of the information matrix."""
    won, count = _with_ties(scores), len(scores)
    strength = [(each - MIDDLE) / ELO for each in ratings(scores)]
    # Only differences are known; ones everywhere fix the mean, and leave the errors about it as they are.
    matrix = [[1.0 / count] * count + [float(a == b) for b in range(count)] for a in range(count)]
    for a in range(count):
        for b in range(count):
            chance = 1 / (1 + math.exp(strength[b] - strength[a]))
            weight = (won[a][b] + won[b][a]) * chance * (1 - chance)
            matrix[a][a] += weight
            matrix[a][b] -= weight
    for a in range(count):  # symmetric and positive definite: no pivoting
        pivot = matrix[a][a]
        matrix[a] = [each / pivot for each in matrix[a]]
        for b in range(count):
            if b != a:
                factor = matrix[b][a]
                matrix[b] = [x - factor * y for x, y in zip(matrix[b], matrix[a], strict=True)]
    # The inverse still holds the fixed mean's own share.
    return [ELO * math.sqrt(max(0.0, matrix[a][count + a] - 1 / count)) for a in range(count)]


def total(many: Sequence[Scores], count: int) -> Scores:
    """Scores added up."""
    return [[math.fsum(scores[a][b] for scores in many) for b in range(count)] for a in range(count)]
