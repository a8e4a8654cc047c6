"""The analysis of a route as tables, and the games that it is judged by."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from manoa.arena.distribute import Where, distribute
from manoa.games.eldorado.workshop.judging import judge
from manoa.games.eldorado.workshop.trials import trial
from manoa.terminal.texts import Texts


def judged(
    route: str | dict[str, Any], numbers: range, where: Where, told: Callable[[int], None]
) -> dict[str, Any] | None:
    """A judgement by the games with these numbers, the same wherever they are played; None where there are none."""
    trials: dict[int, dict[str, Any]] = {}
    with closing(distribute(trial, route, numbers, where)) as results:
        for number, result in results:
            trials[number] = result
            told(len(trials))
    return judge([trials[number] for number in sorted(trials)]) if trials else None


def measures(texts: Texts, measured: dict[str, Any]) -> RenderableType:
    """The tips, each with its meaning and with what the printed routes have."""
    table = Table(box=box.SIMPLE, title=texts("workshop-tips"), title_justify="left", show_header=False)
    for justify in ("left", "right", "left", "left"):
        table.add_column(justify=justify)
    for measure in measured["measures"]:
        key = f"workshop-tip-{measure['id']}"
        scale = texts("workshop-range", least=str(measure["least"]), most=str(measure["most"]))
        table.add_row(texts(key), str(measure["value"]), scale, Text(texts(f"{key}-means"), style="dim"))
    return table


def ways(texts: Texts, measured: dict[str, Any]) -> RenderableType:
    """The shortest way, the easiest, and the cheapest of each kind of deck; how wide the tiles are, and the curves."""
    table = Table(box=box.SIMPLE, title=texts("workshop-ways"), title_justify="left", show_header=False)
    for _ in range(3):
        table.add_column()
    for way in measured["ways"]:
        turns = texts("workshop-way-turns", turns=str(way["turns"])) if way["turns"] is not None else ""
        line = texts("workshop-way-line", steps=way["steps"], toil=way["toil"])
        table.add_row(texts(f"workshop-way-{way['id']}"), line, turns)
    narrows = [texts("workshop-narrow", tile=narrow["tile"], width=narrow["width"]) for narrow in measured["narrows"]]
    curves = [
        texts("workshop-curve", tile=curve["tile"], inner=str(curve["inner"]), outer=str(curve["outer"]))
        for curve in measured["curves"]
    ]
    return Group(table, *(Text(f"  {line}") for line in (*narrows, *curves)))


def judgement(texts: Texts, said: dict[str, Any]) -> RenderableType:
    """What the games came to."""
    difficulty = texts("workshop-judged", difficulty=texts(f"difficulty-{said['difficulty']}"))
    lines = [
        texts("workshop-judged-arrival", arrival=str(said["arrival"]), margin=str(said["error"])),
        texts("workshop-judged-detour", detour=str(said["detour"])),
        texts("workshop-judged-rounds", rounds=str(said["rounds"]), spread=str(said["spread"])),
        texts("workshop-judged-behind", behind=str(said["behind"])),
        texts("workshop-judged-leads", leads=str(said["leads"])),
        texts("workshop-judge-help", wanted=said["games"]),
    ]
    return Group(Text(f"\n{difficulty}", style="bold"), *(Text(f"  {line}") for line in lines))
