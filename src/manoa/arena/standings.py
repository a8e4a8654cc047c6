"""What a tournament comes to: wins with intervals, ratings with errors, who beat whom, and how long games were."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import fmean
from typing import Any

from manoa.arena.ratings import Scores, interval, rating_errors, ratings, total
from manoa.arena.tournament import Played, Tournament


@dataclass(frozen=True)
class Share:
    """How often a bot won: alone or, by its part, together with others. `fair` is the part of the seats that it had."""

    bot: str
    games: int
    wins: float
    share: float
    low: float
    high: float
    fair: float


@dataclass(frozen=True)
class Standing(Share):
    """A bot in the whole tournament. `error` is its rating's standard error."""

    rating: float
    error: float
    seconds: float


@dataclass(frozen=True)
class LineUp:
    """The games among the same bots, whatever their seats."""

    seats: dict[str, int]
    games: int
    rounds: float
    shares: list[Share]


@dataclass(frozen=True)
class Standings:
    """A tournament's result, the strongest bot first. `lengths` counts the games won by each bot by their last round.

    A bot's `seconds` are the processor time of one decision, on average.
    """

    tournament: dict[str, Any]
    games: int
    undecided: int
    bots: list[Standing]
    line_ups: list[LineUp]
    lengths: dict[str, dict[int, int]]

    def as_dict(self) -> dict[str, Any]:
        """The standings as JSON-able data."""
        lengths = {bot: {str(rounds): n for rounds, n in each.items()} for bot, each in self.lengths.items()}
        return {**asdict(self), "lengths": lengths}


def standings(tournament: Tournament, games: Sequence[Played]) -> Standings:
    """Sums up games of a tournament, at least one of each deal that was begun."""
    count = len(tournament.bots)
    by_deal: dict[int, list[Played]] = defaultdict(list)
    by_line_up: dict[tuple[int, ...], list[Played]] = defaultdict(list)
    for game in games:
        by_deal[game.deal].append(game)
        by_line_up[tuple(sorted(game.seating))].append(game)
    scores = [_scores(count, each) for each in by_deal.values()]
    rated = ratings(total(scores, count))
    errors = rating_errors(scores, tournament.seed)
    bots = [
        Standing(
            **asdict(_share(tournament, number, games)),
            rating=rated[number],
            error=errors[number],
            seconds=_seconds(number, games),
        )
        for number in range(count)
    ]
    return Standings(
        tournament=tournament.as_dict(),
        games=len(games),
        undecided=sum(1 for game in games if _winners(game) == ()),
        bots=sorted(bots, key=lambda bot: -bot.rating),
        line_ups=[_line_up(tournament, each) for each in by_line_up.values()],
        lengths=_lengths(tournament, games),
    )


def _winners(game: Played) -> tuple[int, ...]:
    """The seats that share the first place; none where all of them do."""
    first = tuple(seat for seat, place in enumerate(game.places) if place == 0)
    return first if len(first) < len(game.places) else ()


def _scores(count: int, games: Sequence[Played]) -> Scores:
    scores = [[0.0] * count for _ in range(count)]
    for game in games:
        for one, place in zip(game.seating, game.places, strict=True):
            for other, behind in zip(game.seating, game.places, strict=True):
                if one != other and place <= behind:
                    scores[one][other] += 1.0 if place < behind else 0.5
    return scores


def _share(tournament: Tournament, bot: int, games: Sequence[Played]) -> Share:
    """Wins among the decided games in which the bot sat with others."""
    decided = [game for game in games if bot in game.seating and _winners(game)]
    wins = seats = 0.0
    for game in decided:
        winners = _winners(game)
        wins += sum(1 for seat in winners if game.seating[seat] == bot) / len(winners)
        seats += game.seating.count(bot) / len(game.seating)
    low, high = interval(wins, len(decided))
    played = max(1, len(decided))
    return Share(tournament.bots[bot], len(decided), wins, wins / played, low, high, seats / played)


def _seconds(bot: int, games: Sequence[Played]) -> float:
    seats = [(game, seat) for game in games for seat, number in enumerate(game.seating) if number == bot]
    decisions = sum(game.decisions[seat] for game, seat in seats)
    return sum(game.seconds[seat] for game, seat in seats) / max(1, decisions)


def _line_up(tournament: Tournament, games: Sequence[Played]) -> LineUp:
    seats = Counter(games[0].seating)
    return LineUp(
        seats={tournament.bots[bot]: seats[bot] for bot in sorted(seats)},
        games=len(games),
        rounds=fmean(game.rounds for game in games),
        shares=[_share(tournament, bot, games) for bot in sorted(seats)],
    )


def _lengths(tournament: Tournament, games: Sequence[Played]) -> dict[str, dict[int, int]]:
    lengths: dict[str, Counter[int]] = {bot: Counter() for bot in tournament.bots}
    for game in games:
        for bot in {game.seating[seat] for seat in _winners(game)}:
            lengths[tournament.bots[bot]][game.rounds] += 1
    return {bot: dict(sorted(each.items())) for bot, each in lengths.items()}
