"""Glicko-2: how strong somebody is, how sure that is, and how steady they are.

After Mark Glickman's "Example of the Glicko-2 system"; the letters are his. One finished game is one rating period: a
player has met everybody else who was rated there, and came before them, behind them, or level with them.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

# Points of the usual scale in one of the system's own.
_SCALE = 173.7178
_MIDDLE = 1500.0
# How much steadiness may change: small, since one game says little about it.
_TAU = 0.5
_SETTLED = 1e-6
# Nobody is known less well than somebody new.
_MOST_DEVIATION = 350.0

WON, LEVEL, LOST = 1.0, 0.5, 0.0


class Strength(NamedTuple):
    """A rating, its standard deviation, and the volatility; at first, that of somebody of whom nothing is known."""

    rating: float = _MIDDLE
    deviation: float = _MOST_DEVIATION
    volatility: float = 0.06


class Met(NamedTuple):
    """An opponent, and how it went."""

    opponent: Strength
    score: float


def after(own: Strength, met: Sequence[Met]) -> Strength:
    """How strong somebody is after a period in which they have met these opponents."""
    if not met:
        return own
    mu, phi = (own.rating - _MIDDLE) / _SCALE, own.deviation / _SCALE
    information = surprise = 0.0
    for opponent, score in met:
        weight = _weight(opponent.deviation / _SCALE)
        expected = 1 / (1 + math.exp(-weight * (mu - (opponent.rating - _MIDDLE) / _SCALE)))
        information += weight * weight * expected * (1 - expected)
        surprise += weight * (score - expected)
    variance = 1 / information
    volatility = _volatility(own.volatility, phi, variance, variance * surprise)
    widened = phi * phi + volatility * volatility
    new_phi = 1 / math.sqrt(1 / widened + 1 / variance)
    new_mu = mu + new_phi * new_phi * surprise
    return Strength(_MIDDLE + _SCALE * new_mu, min(_SCALE * new_phi, _MOST_DEVIATION), volatility)


def _weight(phi: float) -> float:
    """Glickman's g: opponents who are known less well say less."""
    return 1 / math.sqrt(1 + 3 * phi * phi / (math.pi * math.pi))


def _volatility(sigma: float, phi: float, variance: float, delta: float) -> float:
    """The new volatility: the root of Glickman's f, by the Illinois algorithm."""
    start = math.log(sigma * sigma)

    def f(x: float) -> float:
        spread = phi * phi + variance + math.exp(x)
        return math.exp(x) * (delta * delta - spread) / (2 * spread * spread) - (x - start) / (_TAU * _TAU)

    low = start
    if delta * delta > phi * phi + variance:
        high = math.log(delta * delta - phi * phi - variance)
    else:
        steps = 1
        while f(start - steps * _TAU) < 0:
            steps += 1
        high = start - steps * _TAU
    at_low, at_high = f(low), f(high)
    while abs(high - low) > _SETTLED:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = f(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return math.exp(low / 2)
