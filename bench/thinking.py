"""How fast the search thinks, and how much more time makes it stronger: nodes a second in every game, and matches of El
Dorado at 0.1, 1 and 5 seconds a decision against greedy bots, paired deals, both seats."""

import argparse
import json
from pathlib import Path
from time import process_time

from rich.console import Console
from rich.table import Table

from manoa.arena.distribute import Where
from manoa.arena.standings import Standing, standings
from manoa.arena.tournament import checked_tournament, play
from manoa.bots import make
from manoa.bots.search import SearchBot
from manoa.kernel import registry

BUDGETS = (0.1, 1.0, 5.0)
DEALS = 2
DECISIONS = 40


def nodes_a_second(name: str) -> float:
    """Positions that the expert judges in a second of its thought, over the first decisions of a game."""
    sample = registry.title(name).samples[0]
    game = registry.new(name, players=sample.players, seed=1, options=sample.options)
    bot = make("expert", 1)
    assert isinstance(bot, SearchBot)
    began = process_time()
    for _ in range(DECISIONS):
        if game.is_over:
            break
        game.apply(bot.choose(game))
    return int(bot.nodes) / (process_time() - began)


def won(seconds: float) -> Standing:
    """How the expert does in a short match against greedy bots, with so much time for a decision."""
    expert = f"expert:seconds={seconds}"
    cup = checked_tournament("eldorado", 2, [expert, "greedy"], DEALS, seed=1)
    return next(each for each in standings(cup, play(cup, Where(1))).bots if each.bot == expert)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.thinking", description=__doc__)
    parser.add_argument("--json", type=Path, metavar="FILE")
    parser.add_argument("--quick", action="store_true", help="the shortest time only")
    chosen = parser.parse_args()
    speeds = {title.name: nodes_a_second(title.name) for title in registry.titles()}
    strengths = {str(seconds): won(seconds) for seconds in (BUDGETS[:1] if chosen.quick else BUDGETS)}
    table = Table("the expert's thought", title="Search")
    table.add_column("", justify="right")
    for name, speed in speeds.items():
        table.add_row(f"{name}: nodes/s", f"{speed:,.0f}")
    for seconds, bot in strengths.items():
        name = f"eldorado, {seconds} s: won of {bot.games} games against greedy (95 %)"
        table.add_row(name, f"{bot.share:.0%} ({bot.low:.0%}–{bot.high:.0%})")
    Console().print(table)
    if chosen.json is not None:
        shares = {seconds: [bot.share, bot.low, bot.high] for seconds, bot in strengths.items()}
        chosen.json.write_text(json.dumps({"nodes": speeds, "won": shares}, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
