"""A recorded game told again, up to a point, and the position there."""

from __future__ import annotations

from rich.console import Console
from rich.markup import escape

from manoa.kernel.records import Record
from manoa.terminal.table import happened
from manoa.terminal.tables import table_of
from manoa.terminal.words import Words


def retell(record: Record, ply: int, words: Words, console: Console) -> None:
    """The first `ply` decisions in words, then the map and the table as a spectator sees them."""
    names = [words("cli-player", number=seat + 1) for seat in range(record.players)]
    game = record.opening()
    for number, game in enumerate(record.positions(narrating=True)):
        for event in game.events if number else []:
            console.print(f"{number:>5}  {escape(happened(words, event, names))}")
        if number == ply:
            break
    table = table_of(record.name)
    view = game.view(None)
    console.print(escape(words("cli-replay-at", ply=ply, most=len(record.actions))), style="bold")
    for part in table.whole(words, view, names, {}, console.width):
        console.print(part)
    if game.is_over:
        for part in table.result(words, view, names, console.width):
            console.print(part)
