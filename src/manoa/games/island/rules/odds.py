"""The chances of a battle, exactly: sums of dice counted out."""

from __future__ import annotations

from functools import cache

_FACES = 6
_DIGITS = 4


@cache
def _ways(dice: int) -> list[int]:
    """In how many ways that many dice make each sum, from 0 up."""
    ways = [1]
    for _ in range(dice):
        longer = [0] * (len(ways) + _FACES)
        for total, number in enumerate(ways):
            for face in range(1, _FACES + 1):
                longer[total + face] += number
        ways = longer
    return ways


@cache
def _chances(strength: int, defence: int) -> tuple[float, float, float]:
    own, their = _ways(strength), _ways(defence)
    win = tie = 0
    for total, number in enumerate(own):
        win += number * sum(their[:total])
        tie += number * (their[total] if total < len(their) else 0)
    every = _FACES ** (strength + defence)
    return win / every, tie / every, (every - win - tie) / every


def win_chance(strength: int, defence: int) -> float:
    """The chance that the attacker's sum is higher."""
    return _chances(strength, defence)[0]


def tie_chance(strength: int, defence: int) -> float:
    """The chance of a tie."""
    return _chances(strength, defence)[1]


def odds_words(strength: int, defence: int) -> dict[str, float]:
    """The three chances, rounded for people."""
    win, tie, lose = _chances(strength, defence)
    return {"win": round(win, _DIGITS), "tie": round(tie, _DIGITS), "lose": round(lose, _DIGITS)}
