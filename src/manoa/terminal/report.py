"""Simulations and measurements as tables."""

from __future__ import annotations

from collections.abc import Mapping

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from manoa.arena.summary import Spread, Summary
from manoa.terminal.texts import Texts

BAR = 40
"""Characters of the longest bar of a distribution."""


def simulation(texts: Texts, summary: Summary) -> RenderableType:
    """A simulation's summary: games, lengths, wins, speed, and how the lengths are spread."""
    table = Table(box=box.SIMPLE, show_header=False)
    table.add_column()
    table.add_column(justify="right")

    def row(key: str, value: str) -> None:
        table.add_row(texts(key), value)

    row("cli-sim-games", f"{summary.games:,}")
    row("cli-sim-undecided", f"{summary.undecided:,}")
    if summary.round_limit is not None:
        row("cli-sim-at-limit", f"{summary.at_limit:,}")
    row("cli-sim-rounds", "–" if summary.rounds is None else _spread(texts, summary.rounds))
    row("cli-sim-decisions", _spread(texts, summary.decisions))
    for seat, (bot, part) in enumerate(zip(summary.bots, summary.wins, strict=True), start=1):
        table.add_row(texts("cli-sim-wins", number=seat, bot=bot), f"{part:.1%}" if summary.decided else "–")
    row("cli-sim-time", f"{summary.seconds:.2f} s")
    row("cli-sim-games-rate", f"{summary.games_per_second:,.1f}")
    row("cli-sim-decisions-rate", f"{summary.decisions_per_second:,.0f}")
    limit = summary.round_limit
    note = texts("cli-sim-no-limit") if limit is None else texts("cli-sim-limit", number=limit)
    parts: list[RenderableType] = [table, Text(note, style="dim")]
    if summary.distribution:
        parts.append(_distribution(texts, summary.distribution))
    return Group(*parts)


def _spread(texts: Texts, spread: Spread) -> str:
    return texts(
        "cli-sim-spread",
        mean=f"{spread.mean:,.1f}",
        median=f"{spread.median:,.1f}",
        least=f"{spread.least:,}",
        most=f"{spread.most:,}",
    )


def _distribution(texts: Texts, numbers: Mapping[int, int]) -> RenderableType:
    """A bar for each number of rounds, or for each few where there would be too many bars."""
    least, most = min(numbers), max(numbers)
    step = 1 + (most - least) // 25
    heights: dict[int, int] = dict.fromkeys(range(least, most + 1, step), 0)
    for rounds, number in numbers.items():
        heights[least + (rounds - least) // step * step] += number
    table = Table(title=texts("cli-sim-distribution"), title_justify="left", box=None, show_header=False)
    table.add_column(justify="right")
    table.add_column(justify="right")
    table.add_column(no_wrap=True)
    highest = max(heights.values())
    for start, height in heights.items():
        label = str(start) if step == 1 else f"{start}–{start + step - 1}"
        table.add_row(label, f"{height:,}", Text("█" * round(BAR * height / highest), style="cyan"))
    return table


def measurements(texts: Texts, title: str, players: int, rates: Mapping[str, float]) -> RenderableType:
    """What `manoa bench` found."""
    table = Table(title=title, title_justify="left", box=box.SIMPLE, show_header=False)
    table.add_column()
    table.add_column(justify="right")
    for name, rate in rates.items():
        table.add_row(texts(f"cli-bench-{name}", players=players), f"{rate:,.1f}" if rate < 1000 else f"{rate:,.0f}")
    return table
