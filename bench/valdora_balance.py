"""How balanced Valdora's reconstructed numbers are: one player with a leaning towards a colour among greedy ones.

A table of equal ways to win gives every leaning its share, 100 divided by the number of players. Besides, what greedy
players among themselves make of each colour, and how many of their loads come from harbours. All games are seeded:

    python -m bench.valdora_balance --games 60 --players 4 --layout wheel
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import manoa
from manoa.bots.greedy import GreedyBot
from manoa.games.valdora.components import COLOURS
from manoa.games.valdora.layouts import NAMED
from manoa.games.valdora.strategy.outlook import Leaning
from manoa.games.valdora.strategy.plan import Trader
from manoa.kernel.datafile import load_datafile
from manoa.kernel.game import Game

# What is left of the reward of other colours, and of the worth of equipment to who needs little of it.
OTHERS = 0.25
EQUIPMENT = {"silver": 0.1, "yellow": 0.5}
QUIET_ROUNDS = 30


def leaning(colour: str) -> Leaning:
    """A taste for commissions of one colour."""
    return Leaning([1.0 if other == colour else OTHERS for other in COLOURS], EQUIPMENT.get(colour, 1.0))


def play(players: int, seed: int, options: dict[str, Any], leaner: int, colour: str | None) -> Game:
    """A game to its end; one seat may lean towards a colour."""
    game = manoa.new("valdora", players=players, seed=seed, options={"quiet_rounds": QUIET_ROUNDS, **options})
    bots = [GreedyBot(seed + seat) for seat in range(players)]
    if colour is not None:
        bots[leaner] = GreedyBot(seed + leaner, Trader(leaning(colour)))
    game.narrating = colour is None
    game.events = []
    while not game.is_over:
        game.apply(bots[game.current_player].choose(game))
        if game.narrating:
            COUNTS.update(loads_told(game))
    return game


COUNTS: Counter[str] = Counter()


def loads_told(game: Game) -> list[str]:
    """Where gems were loaded just now."""
    return [str(event.arguments["source"]) for event in game.events if event.kind == "loads"]


def share(players: int, games: int, first: int, options: dict[str, Any], colour: str) -> tuple[float, float]:
    """Games won by a leaning player, ties by parts, in percent; and the points that it made."""
    won, points = 0.0, 0
    for number in range(games):
        seat = number % players
        game = play(players, first + number, options, seat, colour)
        best = game.ranking()[0]
        won += 1 / len(best) if seat in best else 0
        points += game.view(seat)["seats"][seat]["score"]["total"]
    return 100 * won / games, points / games


def colours_of(game: Game) -> dict[str, Counter[str]]:
    """For each colour what all seats got for it: commissions, and points with their bonus tiles left out."""
    number: Counter[str] = Counter()
    points: Counter[str] = Counter()
    view = game.view(None)
    for seat in view["seats"]:
        for face in seat["completed_commissions"]:
            number[face["colour"]] += 1
            points[face["colour"]] += face["points"]
    return {"number": number, "points": points}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.valdora_balance", description=__doc__)
    parser.add_argument("--games", type=int, default=60, help="games for each leaning")
    parser.add_argument("--players", type=int, choices=(3, 4, 5), default=4)
    parser.add_argument("--layout", choices=list(NAMED), default="five-sections")
    parser.add_argument("--seed", type=int, default=5000)
    parser.add_argument("--data", type=Path, help="own numbers, as for the option data")
    parser.add_argument("--colours", nargs="*", choices=COLOURS, default=list(COLOURS))
    chosen = parser.parse_args()
    options: dict[str, Any] = {"layout": chosen.layout}
    if chosen.data is not None:
        options["data"] = load_datafile(chosen.data)
    out = sys.stdout.write

    out(f"{chosen.players} players, {chosen.layout}; fair share {100 / chosen.players:.0f} %\n")
    for colour in chosen.colours:
        won, points = share(chosen.players, chosen.games, chosen.seed, options, colour)
        out(f"  leaning to {colour:7} wins {won:5.1f} %  {points:6.1f} points\n")
        sys.stdout.flush()

    COUNTS.clear()
    number: Counter[str] = Counter()
    points_of: Counter[str] = Counter()
    totals, rounds = 0, 0
    for seed in range(chosen.seed, chosen.seed + chosen.games):
        game = play(chosen.players, seed, options, 0, None)
        told = colours_of(game)
        number += told["number"]
        points_of += told["points"]
        view = game.view(None)
        rounds += view["round"]
        totals += sum(seat["score"]["total"] for seat in view["seats"])
    games = chosen.games
    out(f"  greedy alone: {totals / games / chosen.players:.1f} points, {rounds / games:.1f} rounds\n")
    for colour in COLOURS:
        out(f"    {colour:7} {number[colour] / games:5.2f} completed, {points_of[colour] / games:6.1f} points a game\n")
    harbour, road = COUNTS["discard"], COUNTS["road"]
    out(f"    loads: {road / games:.1f} on roads, {harbour / games:.1f} in harbours a game\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
