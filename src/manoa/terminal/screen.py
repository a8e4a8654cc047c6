"""El Dorado's table in the terminal: hand, market, players, result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from manoa.games.eldorado.showing.artwork import SEAT_COLOURS
from manoa.kernel.game import View
from manoa.terminal.words import Words


def hand(words: Words, view: View, seat: int) -> RenderableType:
    """A seat's own hand, each card with what it does."""
    held: dict[str, int] = view["seats"][seat]["hand"]
    if not held:
        return Text(words("cli-hand-empty"))
    table = Table(title=words("cli-hand"), title_justify="left", box=box.SIMPLE, show_header=False)
    for card, number in held.items():
        table.add_row(f"{number} ×", words(f"card-{card}"), words(f"card-{card}-effect"))
    return table


def hand_line(words: Words, view: View, seat: int) -> str:
    """A seat's own hand in one line."""
    held: dict[str, int] = view["seats"][seat]["hand"]
    return f"{words('cli-hand')}: {counted(words, 'card', held)}" if held else words("cli-hand-empty")


def market(words: Words, view: View) -> RenderableType:
    """What is on sale, and the piles above."""
    offer = view["market"]
    on_sale = [pile for pile in offer["slots"] if pile is not None]
    above = words("cli-market-above-open" if offer["all_on_sale"] else "cli-market-above")
    return Group(
        _piles(words, words("cli-market"), on_sale, effects=True),
        _piles(words, above, offer["above"], effects=bool(offer["all_on_sale"])),
    )


def _piles(words: Words, title: str, piles: Sequence[dict[str, Any]], effects: bool) -> RenderableType:
    """Piles as a table with what the cards do, or, where nobody can buy them yet, in one paragraph."""
    if not effects:
        names = [f"{words('card-' + pile['card'])} {pile['price']} (×{pile['left']})" for pile in piles]
        return Text(f"{title}: {', '.join(names) or '–'}", style="dim")
    table = Table(title=title, title_justify="left", box=box.SIMPLE)
    table.add_column(words("cli-column-card"))
    table.add_column(words("cli-column-price"), justify="right")
    table.add_column(words("cli-column-left"), justify="right")
    table.add_column(words("cli-column-effect"))
    for pile in piles:
        card = pile["card"]
        table.add_row(words(f"card-{card}"), str(pile["price"]), str(pile["left"]), words(f"card-{card}-effect"))
    return table


def seats(words: Words, view: View, names: Sequence[str]) -> RenderableType:
    """Everyone at the table: where they are and what they have."""
    table = Table(title=words("cli-round", round=view["round"]), title_justify="left", box=box.SIMPLE)
    for column in ("player", "place", "hand", "draw", "discard", "blockades", "played"):
        table.add_column(words(f"cli-column-{column}"))
    at_turn = view["asked"]["seat"]
    for seat in view["seats"]:
        number = seat["seat"]
        cards = [counted(words, "card", seat["played"]), counted(words, "token", seat["tokens"])]
        place = ", ".join(pawn["space"] or words("cli-at-home") for pawn in seat["pawns"])
        table.add_row(
            Text.assemble(("● ", SEAT_COLOURS[number]), (names[number], "bold" if at_turn == number else "")),
            place,
            str(seat["hand_size"]),
            str(seat["draw_size"]),
            str(sum(seat["discard"].values())),
            ", ".join(str(blockade) for blockade in seat["blockades"]) or "–",
            " · ".join(text for text in cards if text) or "–",
        )
    return table


def result(words: Words, view: View, ranking: list[list[int]], names: Sequence[str]) -> RenderableType:
    """The end: who came in which place, or that nobody arrived."""
    if all(seat["home"] is None for seat in view["seats"]):
        return Text(words("cli-undecided", round=view["round"]), style="bold yellow")
    table = Table(title=words("cli-result"), title_justify="left", box=box.ROUNDED)
    for column in ("rank", "player", "place", "blockades"):
        table.add_column(words(f"cli-column-{column}"))
    rank = 1
    for group in ranking:
        for number in group:
            seat = view["seats"][number]
            place = ", ".join(pawn["space"] or words("cli-at-home") for pawn in seat["pawns"])
            held = ", ".join(str(blockade) for blockade in seat["blockades"]) or "–"
            table.add_row(str(rank), names[number], place, held, style="bold green" if rank == 1 else "")
        rank += len(group)
    return table


def counted(words: Words, what: str, numbers: dict[str, int]) -> str:
    """Cards or tokens with their numbers, in one line."""
    return ", ".join(
        (f"{number} × " if number > 1 else "") + words(f"{what}-{name}") for name, number in numbers.items()
    )
