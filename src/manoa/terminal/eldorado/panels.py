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
from manoa.terminal.texts import Texts


def hand(texts: Texts, view: View, seat: int) -> RenderableType:
    """A seat's own hand, each card with what it does."""
    held: dict[str, int] = view["seats"][seat]["hand"]
    if not held:
        return Text(texts("cli-hand-empty"))
    table = Table(title=texts("cli-hand"), title_justify="left", box=box.SIMPLE, show_header=False)
    for card, number in held.items():
        table.add_row(f"{number} ×", texts(f"card-{card}"), texts(f"card-{card}-effect"))
    return table


def hand_line(texts: Texts, view: View, seat: int) -> str:
    """A seat's own hand in one line."""
    held: dict[str, int] = view["seats"][seat]["hand"]
    return f"{texts('cli-hand')}: {counted(texts, 'card', held)}" if held else texts("cli-hand-empty")


def market(texts: Texts, view: View) -> RenderableType:
    """What is on sale, and the piles above."""
    offer = view["market"]
    on_sale = [pile for pile in offer["slots"] if pile is not None]
    above = texts("cli-market-above-open" if offer["all_on_sale"] else "cli-market-above")
    return Group(
        _piles(texts, texts("cli-market"), on_sale, effects=True),
        _piles(texts, above, offer["above"], effects=bool(offer["all_on_sale"])),
    )


def _piles(texts: Texts, title: str, piles: Sequence[dict[str, Any]], effects: bool) -> RenderableType:
    """Piles as a table with what the cards do, or, where nobody can buy them yet, in one paragraph."""
    if not effects:
        names = [f"{texts('card-' + pile['card'])} {pile['price']} (×{pile['left']})" for pile in piles]
        return Text(f"{title}: {', '.join(names) or '–'}", style="dim")
    table = Table(title=title, title_justify="left", box=box.SIMPLE)
    table.add_column(texts("cli-column-card"))
    table.add_column(texts("cli-column-price"), justify="right")
    table.add_column(texts("cli-column-left"), justify="right")
    table.add_column(texts("cli-column-effect"))
    for pile in piles:
        card = pile["card"]
        table.add_row(texts(f"card-{card}"), str(pile["price"]), str(pile["left"]), texts(f"card-{card}-effect"))
    return table


def seats(texts: Texts, view: View, names: Sequence[str]) -> RenderableType:
    """Everyone at the table: where they are and what they have."""
    table = Table(title=texts("cli-round", round=view["round"]), title_justify="left", box=box.SIMPLE)
    for column in ("player", "place", "hand", "draw", "discard", "blockades", "played"):
        table.add_column(texts(f"cli-column-{column}"))
    at_turn = view["asked"]["seat"]
    for seat in view["seats"]:
        number = seat["seat"]
        cards = [counted(texts, "card", seat["played"]), counted(texts, "token", seat["tokens"])]
        place = ", ".join(pawn["space"] or texts("cli-at-home") for pawn in seat["pawns"])
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


def result(texts: Texts, view: View, ranking: list[list[int]], names: Sequence[str]) -> RenderableType:
    """The end: who came in which place, or that nobody arrived."""
    if all(seat["home"] is None for seat in view["seats"]):
        return Text(texts("cli-undecided", round=view["round"]), style="bold yellow")
    table = Table(title=texts("cli-result"), title_justify="left", box=box.ROUNDED)
    for column in ("rank", "player", "place", "blockades"):
        table.add_column(texts(f"cli-column-{column}"))
    rank = 1
    for group in ranking:
        for number in group:
            seat = view["seats"][number]
            place = ", ".join(pawn["space"] or texts("cli-at-home") for pawn in seat["pawns"])
            held = ", ".join(str(blockade) for blockade in seat["blockades"]) or "–"
            table.add_row(str(rank), names[number], place, held, style="bold green" if rank == 1 else "")
        rank += len(group)
    return table


def counted(texts: Texts, what: str, numbers: dict[str, int]) -> str:
    """Cards or tokens with their numbers, in one line."""
    return ", ".join(
        (f"{number} × " if number > 1 else "") + texts(f"{what}-{name}") for name, number in numbers.items()
    )
