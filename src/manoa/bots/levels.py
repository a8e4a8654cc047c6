"""The levels: the same search with more or less thought, and for the lower ones a hand that is not always steady."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from manoa.kernel.strategy import Strategy


class Level(NamedTuple):
    """How a bot of a level thinks about a turn, unless the game has settings of its own for it (`suited`).

    `candidates` is how many plans it compares at first sight, by the position right after the turn; `finalists` how
    many of them it then compares by looking `rounds` further rounds ahead, with `width` plans for each turn on the way.
    `nodes` is how many positions it judges at most in a turn, `seconds` how long it takes at most for one, and `noise`
    by how much (a standard deviation, as a logit) it misjudges a plan. `trust` is by how much, as a logit, another plan
    must look better than the one that the game's own judgement puts first: what is put off from turn to turn looks
    hardly worse each time, and is never done. With `plays`, finalists are compared by so many quick plays to the end in
    each deal instead (`Strategy.foresee`); `prior` is the part of what the game's own judgement holds against a plan
    that still counts then.
    """

    name: str
    candidates: int
    finalists: int
    rounds: int
    width: int
    nodes: int
    seconds: float
    noise: float
    trust: float = 0.0
    plays: int = 0
    prior: float = 1.0


LEVELS: Final[dict[str, Level]] = {
    "easy": Level("easy", candidates=8, finalists=0, rounds=0, width=0, nodes=16, seconds=1.0, noise=1.2),
    "medium": Level("medium", candidates=16, finalists=0, rounds=0, width=0, nodes=32, seconds=1.0, noise=0.4),
    "hard": Level("hard", candidates=32, finalists=0, rounds=0, width=0, nodes=64, seconds=1.0, noise=0.0),
    "expert": Level("expert", candidates=40, finalists=6, rounds=1, width=6, nodes=1500, seconds=1.0, noise=0.0),
}


def suited(level: Level, strategy: Strategy, said: dict[str, Any]) -> Level:
    """A level with the settings that a game has for it, and those that were said for one bot alone."""
    return level._replace(**{**strategy.levels().get(level.name, {}), **said})
