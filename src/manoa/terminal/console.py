"""What the commands share: the console they print to, and the language they speak."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from manoa.terminal.texts import Texts, chosen_language

UNCUT = 1000
_LANGUAGE = "manoa.language"


def _remember_language(ctx: typer.Context, value: str | None) -> str:
    # Kept beside the command, so that errors are said in its language too.
    ctx.meta[_LANGUAGE] = chosen_language(value)
    return chosen_language(value)


Language = Annotated[
    str | None,
    typer.Option(callback=_remember_language, help="en, it, es or pl; else MANOA_LANGUAGE, else LANG."),
]


def texts_of(ctx: Any) -> Texts:
    """The messages of the house in the language of a command, even of one that failed early."""
    return Texts(ctx.meta.get(_LANGUAGE) or chosen_language(None))


def standard_output() -> Console:
    """Where commands print."""
    console = Console(highlight=False)
    if not console.is_terminal and "COLUMNS" not in os.environ:
        # A file or a pipe has no edge at which a line or a map would have to be cut.
        console.width = UNCUT
    return console


@contextmanager
def progress(texts: Texts, games: int, silent: bool) -> Iterator[Callable[[int], None]]:
    """A bar with the time left; it is told how many games are finished."""
    errors = Console(stderr=True)
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=errors,
        transient=True,
        disable=silent or not errors.is_terminal,
    ) as bars:
        bar = bars.add_task(texts("cli-sim-playing"), total=games)
        yield lambda done: bars.update(bar, completed=done)


def print_json(content: object) -> None:
    """Prints for programs."""
    typer.echo(json.dumps(content, ensure_ascii=False, indent=2))
