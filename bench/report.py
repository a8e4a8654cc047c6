"""What the samples say: numbers, ratios, targets met or missed."""

from dataclasses import dataclass
from statistics import median

from rich.console import Console
from rich.markup import escape
from rich.table import Table

Samples = dict[str, dict[str, list[float]]]
"""By row and by what was measured, one number a round."""

COMPILED = "Manoa compiled: eldorado, 4 players"
PLAIN = "Manoa plain: eldorado, 4 players"
VALDORA = "Manoa compiled: valdora, 4 players"
ISLAND = "Manoa compiled: island, 4 players"
CATANATRON = "Catanatron: random x 4"
GIN_RUMMY = "OpenSpiel: gin_rummy"
BACKGAMMON = "OpenSpiel: backgammon"

STEPS = 1_000_000 / 21_500
"""A million agent steps a second where Catanatron makes 21,500 decisions, and as many more on a faster machine."""

REPLAY = 50_000 / 21_500
"""50,000 actions a second where Catanatron makes 21,500 decisions, and as much more on a faster machine."""


@dataclass(frozen=True)
class Target:
    name: str
    row: str
    metric: str
    peer: str
    peer_metric: str
    least: float

    def ratio(self, samples: Samples) -> float | None:
        return ratio(samples, self.row, self.metric, self.peer, self.peer_metric)

    def verdict(self, samples: Samples) -> str:
        measured = self.ratio(samples)
        if measured is None:
            return "not measured"
        return "pass" if measured >= self.least else "fail"


TARGETS = (
    Target("compiled decisions / Catanatron's", COMPILED, "decisions", CATANATRON, "decisions", 20),
    Target("plain decisions / Catanatron's", PLAIN, "decisions", CATANATRON, "decisions", 3),
    Target("compiled copies / Catanatron's", COMPILED, "copies", CATANATRON, "copies", 50),
    Target("compiled decisions / OpenSpiel gin_rummy's", COMPILED, "decisions", GIN_RUMMY, "decisions", 3),
    Target("compiled decisions / OpenSpiel backgammon's", COMPILED, "decisions", BACKGAMMON, "decisions", 3),
    Target("compiled replay / Catanatron's decisions", COMPILED, "replay", CATANATRON, "decisions", REPLAY),
    Target("Valdora: compiled decisions / Catanatron's", VALDORA, "decisions", CATANATRON, "decisions", 15),
    Target("Valdora: compiled copies / Catanatron's", VALDORA, "copies", CATANATRON, "copies", 50),
    Target("Island: compiled decisions / Catanatron's", ISLAND, "decisions", CATANATRON, "decisions", 15),
    Target("Island: compiled copies / Catanatron's", ISLAND, "copies", CATANATRON, "copies", 30),
    Target("agent steps in one call / Catanatron's decisions", COMPILED, "steps", CATANATRON, "decisions", STEPS),
    *(
        Target(f"{name}: agent steps in one call / one by one", row, "steps", row, "steps one by one", 5)
        for name, row in (("El Dorado", COMPILED), ("Valdora", VALDORA), ("Island", ISLAND))
    ),
)


def ratio(samples: Samples, row: str, metric: str, peer: str, peer_metric: str) -> float | None:
    """The median of the rounds' ratios: what slowed a whole round down cancels out; None if not measured."""
    ours, theirs = samples.get(row, {}).get(metric), samples.get(peer, {}).get(peer_metric)
    if not ours or not theirs:
        return None
    return median(mine / its for mine, its in zip(ours, theirs, strict=True))


def show(samples: Samples, missing: dict[str, str], console: Console) -> None:
    console.print(_play_table(samples))
    console.print(_record_table(samples))
    console.print(_step_table(samples))
    for system, reason in missing.items():
        console.print(f"[yellow]without {system}[/]: {escape(reason)}", highlight=False)
    for target in TARGETS:
        measured = target.ratio(samples)
        value = "" if measured is None else f", is {measured:.1f} x"
        verdict = target.verdict(samples)
        colour = {"pass": "green", "fail": "red"}.get(verdict, "yellow")
        line = f"{target.name}: at least {target.least:.3g} x{value}"
        console.print(f"[{colour}]{verdict:>12}[/]  {line}", highlight=False)


def _play_table(samples: Samples) -> Table:
    table = Table("system", title="Random play and copies, medians")
    for heading in ("decisions/s", "x Catanatron", "copies/s", "x Catanatron"):
        table.add_column(heading, justify="right")
    for row, measured in samples.items():
        if "decisions" not in measured:
            continue
        cells = []
        for metric in ("decisions", "copies"):
            times = ratio(samples, row, metric, CATANATRON, metric)
            cells += [f"{median(measured[metric]):,.0f}", "-" if times is None else f"{times:.1f}"]
        table.add_row(row, *cells)
    return table


def _record_table(samples: Samples) -> Table:
    table = Table("system", title="Records and bots, medians")
    for heading in ("replayed actions/s", "greedy games/s"):
        table.add_column(heading, justify="right")
    for row, measured in samples.items():
        if "replay" in measured:
            table.add_row(row, f"{median(measured['replay']):,.0f}", f"{median(measured['greedy']):,.1f}")
    return table


def _step_table(samples: Samples) -> Table:
    table = Table("system", title="Agent steps a second with observations and masks, one core, medians")
    for heading in ("steps/s", "x Catanatron's decisions", "El Dorado's x these"):
        table.add_column(heading, justify="right")
    for row, measured in samples.items():
        for metric in ("steps", "steps one by one"):
            if metric in measured:
                times = ratio(samples, row, metric, CATANATRON, "decisions")
                less = ratio(samples, COMPILED, "steps", row, metric)
                name = row if metric == "steps" else f"{row}, one by one"
                cells = ["-" if value is None else f"{value:.2f}" for value in (times, less)]
                table.add_row(name, f"{median(measured[metric]):,.0f}", *cells)
    return table


def as_json(samples: Samples, missing: dict[str, str]) -> dict[str, object]:
    return {
        "medians": {row: {name: median(of[name]) for name in of} for row, of in samples.items()},
        "samples": samples,
        "missing": missing,
        "targets": [
            {"name": it.name, "least": it.least, "ratio": it.ratio(samples), "verdict": it.verdict(samples)}
            for it in TARGETS
        ],
    }
