"""A recorded game told again, up to a point, and the position there."""

from __future__ import annotations

from rich.console import Console
from rich.markup import escape

from manoa.kernel.records import Record
from manoa.terminal.screen import happened, screen_of
from manoa.terminal.texts import Texts


def retell(record: Record, ply: int, texts: Texts, console: Console) -> None:
    """The first `ply` decisions in words, then the map and the table as a spectator sees them."""
    names = [texts("cli-player", number=seat + 1) for seat in range(record.players)]
    game = record.opening()
    for number, game in enumerate(record.positions(narrating=True)):
        for event in game.events if number else []:
            console.print(f"{number:>5}  {escape(happened(texts, event, names))}")
        if number == ply:
            break
    screen = screen_of(record.name)
    view = game.view(None)
    console.print(escape(texts("cli-replay-at", ply=ply, most=len(record.actions))), style="bold")
    for part in screen.whole(texts, view, names, {}, console.width):
        console.print(part)
    if game.is_over:
        for part in screen.result(texts, view, names, console.width):
            console.print(part)
