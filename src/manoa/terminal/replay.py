"""A recorded game told again, up to a point, and the position there."""

from __future__ import annotations

from rich.console import Console
from rich.markup import escape

from manoa.kernel.records import Record
from manoa.terminal import phrases, screen
from manoa.terminal.hexmap import hexmap
from manoa.terminal.words import Words


def retell(record: Record, ply: int, words: Words, console: Console) -> None:
    """The first `ply` decisions in words, then the map and the table as a spectator sees them."""
    names = [words("cli-player", number=seat + 1) for seat in range(record.players)]
    game = record.opening()
    for number, game in enumerate(record.positions(narrating=True)):
        for event in game.events if number else []:
            console.print(f"{number:>5}  {escape(phrases.happened(words, event, names))}")
        if number == ply:
            break
    view = game.view(None)
    console.print(hexmap(view, width=console.width))
    console.print(escape(words("cli-replay-at", ply=ply, most=len(record.actions))), style="bold")
    console.print(screen.seats(words, view, names))
    console.print(screen.market(words, view))
    if game.is_over:
        console.print(screen.result(words, view, game.ranking(), names))
