"""`manoa tournament`: its folder of results, and its standings as tables."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from manoa.arena import results
from manoa.arena.standings import Share, Standings
from manoa.arena.tournament import Played, Tournament
from manoa.terminal import charts
from manoa.terminal.pictures import png_of
from manoa.terminal.texts import Texts

PIXELS = 1440


def title_of(texts: Texts, tournament: Tournament) -> str:
    """What was played, in one line."""
    return texts(
        "cli-cup-title",
        title=texts.of(tournament.game)("title"),
        players=tournament.players,
        games=tournament.games,
        seed=str(tournament.seed),
    )


def write(folder: Path, texts: Texts, tournament: Tournament, games: Sequence[Played], table: Standings) -> list[Path]:
    """Standings, charts and, where the library for it is installed, all games as Parquet; the files written."""
    title = title_of(texts, tournament)
    standings = folder / results.STANDINGS
    standings.write_text(json.dumps(table.as_dict(), ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
    written = [folder / results.JOURNAL, standings]
    pictures = {
        "ratings": charts.ratings_chart(texts, title, table.bots),
        "lengths": charts.lengths_chart(texts, title, table.lengths),
    }
    for name, svg in pictures.items():
        path = folder / f"{name}.svg"
        path.write_text(svg, encoding="utf-8")
        path.with_suffix(".png").write_bytes(png_of(svg, PIXELS))
        written += [path, path.with_suffix(".png")]
    if results.can_write_parquet():
        written.append(results.write_parquet(folder, tournament, games))
    return written


def report(texts: Texts, tournament: Tournament, table: Standings) -> RenderableType:
    """The standings, and each line-up by itself."""
    ranks = Table(title=title_of(texts, tournament), title_justify="left", box=box.SIMPLE)
    ranks.add_column(texts("cli-cup-bot"))
    for key in ("rating", "games", "wins", "fair", "thought"):
        ranks.add_column(texts(f"cli-cup-{key}"), justify="right")
    for bot in table.bots:
        ranks.add_row(
            bot.bot,
            f"{bot.rating:.0f} ± {bot.error:.0f}",
            f"{bot.games:,}",
            _wins(bot),
            f"{bot.fair:.1%}",
            f"{bot.seconds * 1000:,.2f} ms",
        )
    each = Table(box=box.SIMPLE)
    each.add_column(texts("cli-cup-line-up"))
    for key in ("games", "rounds", "wins"):
        each.add_column(texts(f"cli-cup-{key}"), justify="right")
    for line_up in table.line_ups:
        names = " · ".join(f"{bot} × {seats}" if seats > 1 else bot for bot, seats in line_up.seats.items())
        shares = "\n".join(f"{share.bot} {_wins(share)}" for share in line_up.shares)
        each.add_row(names, f"{line_up.games:,}", f"{line_up.rounds:.2f}", shares)
    note = texts("cli-cup-note", undecided=table.undecided)
    return Group(ranks, each, Text(note, style="dim"))


def _wins(share: Share) -> str:
    return f"{share.share:.1%} ({share.low:.1%} – {share.high:.1%})"
