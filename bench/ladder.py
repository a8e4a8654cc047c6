"""The ladder of the bots: in every game each meets every other, and a chart shows their ratings with the errors.

`python -m bench.ladder` writes docs/images/ladder-<game>.svg, and beside it prints what `manoa tournament` would.
"""

import argparse
from pathlib import Path

from rich.console import Console

from manoa.arena.distribute import Where
from manoa.arena.standings import standings
from manoa.arena.tournament import checked_tournament, play
from manoa.bots import LEVELS
from manoa.kernel import registry
from manoa.terminal import charts, tournaments
from manoa.terminal.texts import Texts

IMAGES = Path(__file__).parent.parent / "docs" / "images"
BOTS = ("random", "greedy", *LEVELS)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.ladder", description=__doc__)
    parser.add_argument("--game", action="append", choices=[title.name for title in registry.titles()])
    parser.add_argument("--bot", action="append", help=f"instead of {', '.join(BOTS)}")
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=IMAGES, metavar="FOLDER")
    chosen = parser.parse_args()
    for name in chosen.game or [title.name for title in registry.titles()]:
        texts = Texts("en", name)
        cup = checked_tournament(
            name, registry.title(name).players[0], chosen.bot or list(BOTS), chosen.deals, seed=chosen.seed
        )
        table = standings(cup, play(cup, Where(chosen.jobs)))
        Console().print(tournaments.report(texts, cup, table))
        chart = charts.ratings_chart(texts, tournaments.title_of(texts, cup), table.bots)
        (chosen.out / f"ladder-{name}.svg").write_text(chart, encoding="utf-8")


if __name__ == "__main__":
    main()
