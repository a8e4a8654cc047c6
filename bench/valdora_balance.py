"""How balanced Valdora's reconstructed numbers are, in seeded games of greedy players with a taste for a colour.

Three measures, each a command:

    python -m bench.valdora_balance mixed --players 4 --layout wheel --games 200
    python -m bench.valdora_balance among --players 4 --layout wheel --games 60
    python -m bench.valdora_balance plain --players 4 --layout wheel --games 40

`mixed`: every seat leans towards another colour, all sets of colours equally often, so that games won compare colour
with colour. `among`: one leaning player among greedy ones. `plain`: what greedy players among themselves complete, load
and carry it with. The first two are in percent of games won, ties by parts, with 95 % intervals; equal ways to win give
each its share, 100 divided by the number of players.
"""

from __future__ import annotations

import argparse
import itertools
import math
import random
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import manoa
from manoa.bots.greedy import GreedyBot
from manoa.games.valdora.components import COLOURS, GEAR
from manoa.games.valdora.layouts import NAMED
from manoa.games.valdora.strategy.outlook import Leaning
from manoa.games.valdora.strategy.trader import Trader
from manoa.kernel.datafile import load_datafile
from manoa.kernel.game import Game

# What is left of the reward of other colours, and of the worth of equipment to who needs little of it: coins need none
# and gold has its pan. A tenth made more points than a half or the whole.
OTHERS = 0.25
EQUIPMENT = {"silver": 0.1, "yellow": 0.1}
QUIET_ROUNDS = 30


class Tally:
    """Games played and won, ties by parts, and points."""

    def __init__(self) -> None:
        self.games = 0
        self.won = 0.0
        self.points = 0

    def add(self, game: Game, seat: int) -> None:
        best = game.ranking()[0]
        self.games += 1
        self.won += 1 / len(best) if seat in best else 0
        self.points += game.view(seat)["seats"][seat]["score"]["total"]

    def share(self) -> float:
        return 100 * self.won / self.games

    def interval(self) -> float:
        """Half of the 95 % interval, in percent."""
        part = self.won / self.games
        return 196 * math.sqrt(part * (1 - part) / self.games)


def leaning(colour: str) -> Leaning:
    """A taste for commissions of one colour."""
    return Leaning([1.0 if other == colour else OTHERS for other in COLOURS], EQUIPMENT.get(colour, 1.0))


def play(seed: int, options: dict[str, Any], tastes: list[str | None], counts: Counter[str] | None = None) -> Game:
    """A game to its end, each seat with its taste. `counts` takes what is loaded, by source and by equipment."""
    players = len(tastes)
    game = manoa.new("valdora", players=players, seed=seed, options={"quiet_rounds": QUIET_ROUNDS, **options})
    bots = [
        GreedyBot(seed + seat) if taste is None else GreedyBot(seed + seat, Trader(leaning(taste)))
        for seat, taste in enumerate(tastes)
    ]
    game.narrating = counts is not None
    game.events = []
    while not game.is_over:
        game.apply(bots[game.current_player].choose(game))
        if counts is not None:
            for event in game.events:
                if event.kind == "loads":
                    counts.update([str(event.arguments["source"]), str(event.arguments["equipment"])])
    return game


def mixed(players: int, games: int, first: int, options: dict[str, Any]) -> dict[str, Tally]:
    """Tables of leaning players only. Each colour has at least so many games; all sets of colours come equally often,
    seated by chance."""
    sets = list(itertools.combinations(COLOURS, players))
    with_a_colour = len(sets) * players // len(COLOURS)
    dice = random.Random(first * 10 + players)
    order: list[tuple[str, ...]] = []
    for _ in range(math.ceil(games / with_a_colour)):
        again = list(sets)
        dice.shuffle(again)
        order += again
    tallies = {colour: Tally() for colour in COLOURS}
    for number, colours in enumerate(order):
        seats: list[str | None] = list(colours)
        dice.shuffle(seats)
        game = play(first + number, options, seats)
        for seat, colour in enumerate(seats):
            if colour is not None:
                tallies[colour].add(game, seat)
    return tallies


def among(players: int, games: int, first: int, options: dict[str, Any], colour: str) -> Tally:
    """One leaning player among greedy ones, in each seat in turn."""
    tally = Tally()
    for number in range(games):
        seat = number % players
        tally.add(play(first + number, options, [colour if other == seat else None for other in range(players)]), seat)
    return tally


def plain(players: int, games: int, first: int, options: dict[str, Any]) -> Counter[str]:
    """What greedy players among themselves complete, by colour, and load, by source and by equipment."""
    counts: Counter[str] = Counter()
    for seed in range(first, first + games):
        game = play(seed, options, [None] * players, counts)
        for seat in game.view(None)["seats"]:
            counts.update(face["colour"] for face in seat["completed_commissions"])
    return counts


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.valdora_balance", description=__doc__)
    parser.add_argument("measure", choices=("mixed", "among", "plain"))
    parser.add_argument("--games", type=int, default=60, help="games for each colour; of plain, in all")
    parser.add_argument("--players", type=int, choices=(3, 4, 5), default=4)
    parser.add_argument("--layout", choices=list(NAMED), default="five-sections")
    parser.add_argument("--seed", type=int, default=80000)
    parser.add_argument("--data", type=Path, help="own numbers, as for the option data")
    chosen = parser.parse_args()
    options: dict[str, Any] = {"layout": chosen.layout}
    if chosen.data is not None:
        options["data"] = load_datafile(chosen.data)
    out = sys.stdout.write
    table = (chosen.players, chosen.games, chosen.seed, options)

    out(f"{chosen.players} players, {chosen.layout}; fair share {100 / chosen.players:.1f} %\n")
    if chosen.measure == "plain":
        counts = plain(*table)
        for title, names in (("completed", COLOURS), ("loaded", ("road", "discard")), ("loaded on", GEAR)):
            figures = ", ".join(f"{name} {counts[name] / chosen.games:.1f}" for name in names)
            out(f"  {title}, a game: {figures}\n")
        return 0
    if chosen.measure == "mixed":
        tallies = mixed(*table)
    else:
        tallies = {colour: among(*table, colour) for colour in COLOURS}
    for colour, tally in tallies.items():
        figures = f"{tally.share():5.1f} ± {tally.interval():.1f} %  {tally.points / tally.games:6.1f} points"
        out(f"  {colour:7} wins {figures} in {tally.games} games\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
