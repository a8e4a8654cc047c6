"""Valdora's table in the terminal: the map as a list of sections between towns, the books, the tiles, the players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from manoa.kernel.game import Description, Options, View
from manoa.terminal.screen import Screen, plain
from manoa.terminal.texts import Texts

_PAWN = "●"
# One colour a seat, all of them readable on dark and light ground.
_SEATS = ("#c0392b", "#2e86c1", "#239b56", "#b7950b", "#8e44ad")
_SCORE = ("commissions", "colours", "workshops", "bonus", "gems", "total")


class ValdoraScreen(Screen):
    """Map, books, tiles and players."""

    closing = ("pass", "stop", "stay")

    def heading(self, texts: Texts, options: Options) -> str:
        data = options["data"]
        return texts("option-data") if data is not None and "layout" in data else texts(f"layout-{options['layout']}")

    def place(self, description: Description) -> str | None:
        return str(description["to"]) if description["kind"] == "move" else None

    def map(self, texts: Texts, view: View, marks: dict[str, str], width: int, height: int | None) -> RenderableType:
        return sections(texts, view, marks, height)

    def rest(self, texts: Texts, view: View, names: Sequence[str]) -> list[RenderableType]:
        return [books(texts, view), tiles(texts, view), seats(texts, view, names)]

    def reminder(self, texts: Texts, view: View) -> list[RenderableType]:
        mine = view["seats"][view["seat"]]
        town = view["asked"].get("town")
        parts: list[RenderableType] = [Text(_belongings(texts, mine), style="dim")]
        if town is not None:
            parts.append(books(texts, {**view, "books": [book for book in view["books"] if book["town"] == town]}))
        return parts

    def result(self, texts: Texts, view: View, names: Sequence[str], width: int) -> list[RenderableType]:
        grid = Grid(title=texts("cli-result"), title_justify="left", box=box.ROUNDED)
        grid.add_column(texts("cli-column-rank"))
        grid.add_column(texts("cli-column-player"))
        for part in (*_SCORE, "coins"):
            heading = texts("table-coins") if part == "coins" else texts(f"score-{part}")
            grid.add_column(heading, justify="right")
        rank = 1
        for group in view["ranking"]:
            for number in group:
                seat = view["seats"][number]
                parts = [str(seat["score"][part]) for part in _SCORE]
                style = "bold green" if rank == 1 else ""
                grid.add_row(str(rank), names[number], *parts, str(seat["coins"]), style=style)
            rank += len(group)
        return [grid]

    def choice(self, texts: Texts, view: View, names: Sequence[str], description: Description) -> str:
        kind = description["kind"]
        arguments = plain(description)
        if "needs" in description:
            arguments["needs"] = _needs(texts, description)
            arguments["commission"] = description["colour"]
        if kind == "move" and description["provisions"]:
            kind = "move-provisions"
        elif kind == "buy":
            kind = "buy-equipment" if "equipment" in description else "buy-commission"
        elif kind == "load":
            arguments["equipment"] = description["on"]
            if description["unloads"] is not None:
                kind = "load-instead"
                arguments["unloads"] = texts(f"gem-{description['unloads']}")
        return texts(f"choice-{kind}", **arguments)


def _needs(texts: Texts, face: dict[str, Any]) -> str:
    """What a commission asks for, in words."""
    return ", ".join(texts("needs-coin" if item == "coin" else f"gem-{item}") for item in face["needs"])


def _face(texts: Texts, face: dict[str, Any]) -> str:
    if "equipment" in face:
        return texts(f"equipment-{face['equipment']}")
    return f"{texts('commission-' + face['colour'])} ({_needs(texts, face)}) {face['points']}"


def _heap(texts: Texts, heap: dict[str, int]) -> str:
    return ", ".join(f"{number} {texts('gem-' + gem)}" for gem, number in heap.items()) or "–"


# The map ------------------------------------------------------------------------------------------------------------


def sections(texts: Texts, view: View, marks: dict[str, str], height: int | None) -> RenderableType:
    """The map section by section: what lies between towns, and the towns at its ends.

    Where there is not room for all, those that the player can go to or is near come first.
    """
    title = texts("table-roads") if height is None else None
    grid = Grid(title=title, title_justify="left", box=box.SIMPLE if height is None else None, show_header=False)
    for _ in range(2):
        # Where lines are counted, none is broken.
        grid.add_column(no_wrap=height is not None, overflow="ellipsis")
    spaces = {space["id"]: space for space in view["map"]["spaces"]}
    pawns: dict[str, list[int]] = {}
    for seat in view["seats"]:
        pawns.setdefault(seat["space"], []).append(seat["seat"])

    def told(name: str) -> Text:
        space = spaces[name]
        text = Text()
        if name in marks:
            text.append(f"[{marks[name]}] ", style="bold")
        text.append(f"{name} {texts('place-' + space['place'])}")
        if space["ships"]:
            text.append(" " + "⛵" * space["ships"])
        if name in view["gems"]:
            text.append(f": {_heap(texts, view['gems'][name])}")
        for seat in pawns.get(name, []):
            text.append(f" {_PAWN}{seat + 1}", style=_SEATS[seat])
        return text

    parts = _parts(view)
    if height is not None:
        parts = _nearest(view, parts, marks, height)
    for towns, between in parts:
        grid.add_row(Text("\n").join(told(name) for name in towns), Text("\n").join(told(name) for name in between))
        grid.add_section()
    if height is None:
        grid.add_row(Text(texts("table-discard")), Text(_heap(texts, view["discard"])))
    return grid


Part = tuple[list[str], list[str]]


def _nearest(view: View, parts: list[Part], marks: dict[str, str], height: int) -> list[Part]:
    """As many parts as so many lines hold, in their order: those about the player first, then those with marks."""
    here = view["seats"][view["seat"]]["space"] if view["seat"] is not None else None

    def away(part: Part) -> int:
        names = [*part[0], *part[1]]
        return 0 if here in names else 1 if any(name in marks for name in part[1]) else 2

    kept: list[Part] = []
    for part in sorted(parts, key=away):
        lines = max(len(part[0]), len(part[1]))
        if lines <= height or not kept:
            kept.append(part)
            height -= lines
    return [part for part in parts if part in kept]


def _parts(view: View) -> list[Part]:
    """The parts of the map that remain when the towns are taken away, each with the towns about it."""
    spaces = {space["id"]: space for space in view["map"]["spaces"]}
    beside: dict[str, list[str]] = {name: [] for name in spaces}
    for one, other in view["map"]["edges"]:
        beside[one].append(other)
        beside[other].append(one)
    towns = [name for name, space in spaces.items() if space["kind"].endswith("town")]
    parts: list[Part] = []
    seen: set[str] = set()
    for name in spaces:
        if name in towns or name in seen:
            continue
        part, about = [name], set[str]()
        seen.add(name)
        for here in part:
            for beyond in beside[here]:
                if beyond in towns:
                    about.add(beyond)
                elif beyond not in seen:
                    seen.add(beyond)
                    part.append(beyond)
        parts.append((sorted(about), sorted(part, key=list(spaces).index)))
    return parts


# Books, tiles, players ----------------------------------------------------------------------------------------------


def books(texts: Texts, view: View) -> RenderableType:
    """What each book shows."""
    grid = Grid(title=texts("table-books"), title_justify="left", box=box.SIMPLE)
    for column in ("town", "left", "right"):
        grid.add_column(texts(f"table-{column}"))
    for book in view["books"]:
        cells = [
            f"{_face(texts, book[side]['top'])} ×{book[side]['size']}" if book[side]["top"] else "–"
            for side in ("left", "right")
        ]
        grid.add_row(book["town"], *cells)
    return grid


def tiles(texts: Texts, view: View) -> RenderableType:
    """Craftsmen, workshops and bonus tiles that are still to be had."""
    left = ", ".join(f"{entry['left']} {texts('colour-' + entry['colour'])}" for entry in view["craftsmen"])
    shops = ", ".join(
        f"{texts('workshop-' + shop['colour'])} ({shop['craftsmen']} → {shop['points']})"
        for shop in view["workshops"]
        if shop["owner"] is None
    )
    lines = [
        f"{texts('table-craftsmen')}: {left}",
        f"{texts('table-workshops')}: {shops or '–'}",
        f"{texts('table-bonus')}: {view['bonus']}",
        f"{texts('table-stacks')}: {view['stacks_left']}",
    ]
    if view["quiet"]["left"] is not None and view["quiet"]["rounds"] > 0:
        lines.append(texts("table-quiet", number=view["quiet"]["rounds"], left=view["quiet"]["left"]))
    return Text("\n".join(lines))


def seats(texts: Texts, view: View, names: Sequence[str]) -> RenderableType:
    """Everyone at the table: where they are and what they have."""
    grid = Grid(title=texts("cli-round", round=view["round"]), title_justify="left", box=box.SIMPLE)
    grid.add_column(texts("cli-column-player"))
    for column in ("space", "coins", "provisions", "equipment", "commissions", "completed", "craftsmen", "bonus"):
        grid.add_column(texts(f"table-{column}"))
    at_turn = view["asked"]["seat"]
    for seat in view["seats"]:
        number = seat["seat"]
        hired = [f"{n} {texts('colour-' + colour)}" for colour, n in seat["craftsmen"].items()]
        owned = [texts(f"workshop-{colour}") for colour in seat["workshops"]]
        grid.add_row(
            Text.assemble((f"{_PAWN} ", _SEATS[number]), (names[number], "bold" if at_turn == number else "")),
            seat["space"],
            str(seat["coins"]),
            texts("table-yes") if seat["provisions"] else "–",
            _loads(texts, seat),
            "\n".join(_face(texts, face) for face in seat["commissions"]) or "–",
            str(seat["completed"]),
            ", ".join(hired + owned) or "–",
            str(seat["bonus"]),
        )
    return grid


def _loads(texts: Texts, seat: dict[str, Any]) -> str:
    return "\n".join(
        texts(f"equipment-{entry['equipment']}") + (f": {texts('gem-' + entry['gem'])}" if entry["gem"] else "")
        for entry in seat["equipment"]
    )


def _belongings(texts: Texts, seat: dict[str, Any]) -> str:
    """What a player has, in one line."""
    loads = _loads(texts, seat).replace("\n", ", ")
    held = "; ".join(_face(texts, face) for face in seat["commissions"]) or "–"
    return f"{texts('table-coins')}: {seat['coins']} · {loads} · {texts('table-commissions')}: {held}"
