"""What many games come to: how long they were, who won, how fast they were played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import fmean, median
from typing import Any, NamedTuple

from manoa.kernel.game import Options


class Outcome(NamedTuple):
    """One game: its last round, the seats that share the first place, the decisions made."""

    rounds: int
    winners: tuple[int, ...]
    decisions: int


@dataclass(frozen=True)
class Spread:
    """Many numbers in four."""

    mean: float
    median: float
    least: int
    most: int


@dataclass(frozen=True)
class Summary:
    """A simulation's result.

    A game in which all seats share the first place is undecided: nobody won, so it counts neither for the
    rounds nor for the wins. `rounds` is None when every game was like that. `wins` is each seat's part of the
    decided games, where seats that tie share the win. `at_limit` counts the games whose last round was the limit.
    """

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int
    jobs: int
    options: Options
    round_limit: int | None
    games: int
    decided: int
    undecided: int
    at_limit: int
    rounds: Spread | None
    distribution: dict[int, int]
    wins: list[float]
    decisions: Spread
    seconds: float
    games_per_second: float
    decisions_per_second: float

    def as_dict(self) -> dict[str, Any]:
        """The summary as JSON-able data."""
        # JSON knows only words as keys.
        return {**asdict(self), "distribution": {str(key): n for key, n in self.distribution.items()}}


def summarise(
    outcomes: Sequence[Outcome],
    new: Sequence[Outcome],
    *,
    game: str,
    players: int,
    bots: tuple[str, ...],
    seed: int,
    jobs: int,
    options: Options,
    seconds: float,
) -> Summary:
    """Sums up the outcomes of at least one game. The `new` ones are those that were played in these seconds."""
    limit: int | None = options["round_limit"]
    decided = [outcome for outcome in outcomes if len(outcome.winners) < players]
    rounds = [outcome.rounds for outcome in decided]
    won = [0.0] * players
    for outcome in decided:
        for seat in outcome.winners:
            won[seat] += 1 / len(outcome.winners)
    decisions = [outcome.decisions for outcome in outcomes]
    return Summary(
        game=game,
        players=players,
        bots=bots,
        seed=seed,
        jobs=jobs,
        options=options,
        round_limit=limit,
        games=len(outcomes),
        decided=len(decided),
        undecided=len(outcomes) - len(decided),
        at_limit=sum(1 for outcome in outcomes if limit is not None and outcome.rounds >= limit),
        rounds=_spread(rounds) if rounds else None,
        distribution=dict(sorted(Counter(rounds).items())),
        wins=[share / len(decided) if decided else 0.0 for share in won],
        decisions=_spread(decisions),
        seconds=seconds,
        games_per_second=len(new) / seconds,
        decisions_per_second=sum(outcome.decisions for outcome in new) / seconds,
    )


def _spread(numbers: Sequence[int]) -> Spread:
    return Spread(fmean(numbers), float(median(numbers)), min(numbers), max(numbers))
