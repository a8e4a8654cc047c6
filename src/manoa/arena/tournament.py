"""Tournaments: every bot meets every other, from every seat, with the same deals for all.

A *deal* is a seed. With each deal every line-up is played once in each of its seatings, so that no bot gains by luck of
the draw or of its seat. Which games there are, and how each ends, follows from the tournament alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from itertools import combinations
from time import process_time
from typing import Any, NamedTuple

from manoa.arena.distribute import Where, distribute
from manoa.arena.playing import derived_seed, in_range, places_of, simulated_options
from manoa.bots import Bot, make
from manoa.kernel import registry
from manoa.kernel.errors import BadOption
from manoa.kernel.game import Options

MOST_GAMES = 10**7

PAIRS, MIXED = "pairs", "mixed"
LINE_UPS = (PAIRS, MIXED)
"""Each bot alone among its rival's likes; or as many different bots at each table as have seats."""


class Tournament(NamedTuple):
    """Who plays what: all that a process must know to play any of the games. `bots` are names, each once."""

    game: str
    players: int
    bots: tuple[str, ...]
    deals: int
    seed: int
    options: Options
    line_ups: str = PAIRS

    def seatings(self) -> list[tuple[int, ...]]:
        """The bots at the seats, by their numbers, in all games of a deal."""
        return [line_up[turn:] + line_up[:turn] for line_up in self._line_ups() for turn in range(self.players)]

    def _line_ups(self) -> Iterator[tuple[int, ...]]:
        numbers = range(len(self.bots))
        if self.line_ups == MIXED:
            yield from combinations(numbers, self.players)
            return
        for one, other in combinations(numbers, 2):
            yield (one,) + (other,) * (self.players - 1)
            if self.players > 2:
                yield (other,) + (one,) * (self.players - 1)

    @property
    def games(self) -> int:
        """How many games there are."""
        return self.deals * len(self.seatings())

    def as_dict(self) -> dict[str, Any]:
        """The tournament as JSON-able data."""
        return {**self._asdict(), "bots": list(self.bots)}


class Played(NamedTuple):
    """One game: who sat where, the place that each seat reached (0 is first, those that tie share one), its last round.

    `seconds` is the processor time that each seat thought: the one thing in it that is not the same everywhere.
    """

    number: int
    deal: int
    seating: tuple[int, ...]
    places: tuple[int, ...]
    rounds: int
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]


def checked_tournament(
    game: str,
    players: int,
    bots: Sequence[str],
    deals: int,
    seed: int = 1,
    options: Options | None = None,
    line_ups: str = PAIRS,
) -> Tournament:
    """A tournament that can be played, with its options in their normal form."""
    in_range("deals", deals, MOST_GAMES)
    if line_ups not in LINE_UPS:
        raise BadOption("error-option-choice", option="line-ups", value=line_ups, values=", ".join(LINE_UPS))
    for name in bots:
        make(name)
    least = players if line_ups == MIXED else 2
    if len(set(bots)) != len(bots) or len(bots) < least:
        raise BadOption("error-tournament-bots", value=", ".join(bots) or "–", least=least)
    tournament = Tournament(
        game,
        players,
        tuple(bots),
        deals,
        registry.checked_seed(seed),
        simulated_options(game, players, options),
        line_ups,
    )
    in_range("games", tournament.games, MOST_GAMES)
    return tournament


def play(
    tournament: Tournament,
    where: Where,
    done: Sequence[Played] = (),
    on_game: Callable[[Played], None] | None = None,
) -> list[Played]:
    """All games in their order. Those that are done already are not played again; each new one is told as it ends."""
    played = {game.number: game for game in done}
    missing = [number for number in range(tournament.games) if number not in played]
    with closing(distribute(play_game, tournament, missing, where)) as results:
        for _, game in results:
            played[game.number] = game
            if on_game is not None:
                on_game(game)
    return [played[number] for number in sorted(played)]


def play_game(tournament: Tournament, number: int, made: Callable[[str, int], Bot] = make) -> Played:
    """The tournament's game of that number; its bots are made by name and seed."""
    seatings = tournament.seatings()
    deal, seating = number // len(seatings), seatings[number % len(seatings)]
    game = registry.new(
        tournament.game,
        players=tournament.players,
        seed=derived_seed(tournament.seed, deal),
        options=tournament.options,
    )
    bots = [made(tournament.bots[bot], derived_seed(tournament.seed, deal, seat)) for seat, bot in enumerate(seating)]
    decisions = [0] * tournament.players
    seconds = [0.0] * tournament.players
    while not game.is_over:
        seat = game.current_player
        started = process_time()
        action = bots[seat].choose(game)
        seconds[seat] += process_time() - started
        decisions[seat] += 1
        game.apply(action)
    return Played(
        number,
        deal,
        seating,
        tuple(places_of(game)),
        game.view(None)["round"],
        tuple(decisions),
        tuple(round(each, 6) for each in seconds),
    )
