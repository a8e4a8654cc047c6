"""The island's table in the terminal: both maps row by row, stacks and players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from manoa.kernel.game import Description, Options, View
from manoa.terminal.screen import Screen, plain
from manoa.terminal.texts import Texts

# One colour a seat, all of them readable on dark and light ground.
_SEATS = ("#c0392b", "#2e86c1", "#239b56", "#b7950b")
_CELL = 9
# A letter for each tile, so that a map fits a terminal; the legend says what they are.
_LETTERS = {
    "water": "~",
    "shrine": "Ω",
    "gold": "G",
    "food": "F",
    "wood": "W",
    "garden": "*",
    "entrance": "∩",
    "exit": "∪",
    "empty": "·",
    "floor": ",",
    "cave-shrine": "Ω",
    "dweller": "!",
}


class IslandScreen(Screen):
    """Maps, stacks and players; battles and offers are told as they happen."""

    closing = ("end", "pass", "silence", "drop", "decline", "enough")

    def heading(self, texts: Texts, options: Options) -> str:
        chosen = [name for name in ("deep_shrine", "hand_limit", "hidden_hands", "free_trade") if options[name]]
        return ", ".join(texts(f"option-{name}") for name in chosen) or texts("table-island")

    def place(self, description: Description) -> str | None:
        if description["kind"] in ("step", "march"):
            return str(description["to"])
        return str(description["at"]) if description["kind"] in ("lay", "place", "villager", "offering") else None

    def map(self, texts: Texts, view: View, marks: dict[str, str], width: int, height: int | None) -> RenderableType:
        if height is not None:
            return _map(view, _where(view, marks), marks, width, height)
        parts: list[RenderableType] = [_map(view, view["island"], marks, width, None)]
        if view["cave"]:
            parts += [Text(texts("table-cave"), style="bold"), _map(view, view["cave"], marks, width, None)]
        return Group(*parts)

    def rest(self, texts: Texts, view: View, names: Sequence[str]) -> list[RenderableType]:
        return [_legend(texts), _stacks(texts, view), _seats(texts, view, names), _powers(texts, view, names)]

    def reminder(self, texts: Texts, view: View) -> list[RenderableType]:
        mine = view["seats"][view["seat"]]
        line = f"{texts('table-cards')}: {_cards(texts, mine)} · {texts('table-place')}: {mine['at'] or '–'}"
        return [Text(f"{line} · {texts('table-speed')}: {view['speed']}", style="dim")]

    def result(self, texts: Texts, view: View, names: Sequence[str], width: int) -> list[RenderableType]:
        grid = Grid(title=texts("cli-result"), title_justify="left", box=box.ROUNDED)
        for heading in ("cli-column-rank", "cli-column-player", "table-explorer", "table-shrines"):
            grid.add_column(texts(heading))
        rank = 1
        for group in view["ranking"]:
            for number in group:
                seat = view["seats"][number]
                explorer = texts(f"explorer-{seat['explorer']}")
                style = "bold green" if rank == 1 else ""
                grid.add_row(str(rank), names[number], explorer, str(seat["shrines"]), style=style)
            rank += len(group)
        return [grid]

    def choice(self, texts: Texts, view: View, names: Sequence[str], description: Description) -> str:
        kind: str = description["kind"]
        arguments = plain(description)
        battle = description.get("battle")
        if battle:
            arguments["win"] = round(100 * battle["odds"]["win"])
        if "cost" in description:
            arguments["cost"] = _bundle(texts, description["cost"])
        if "rival" in description:
            arguments["rival"] = names[description["rival"]]
        if kind == "step" and description["opens"]:
            kind = "step-open"
        elif kind in ("step", "march") and battle:
            kind = f"{kind}-battle"
        elif kind == "discover":
            kind = f"discover-{description['map']}"
        elif kind == "army" and not description["cost"]:
            kind = "army-free"
        said = texts(f"choice-{kind}", **arguments)
        return f"{said}: {texts(_power(description['explorer']))}" if kind == "explorer" else said


def _bundle(texts: Texts, cards: dict[str, int]) -> str:
    """Cards in words."""
    return ", ".join(f"{number} {texts('resource-' + name)}" for name, number in cards.items() if number) or "–"


def _cards(texts: Texts, seat: dict[str, Any]) -> str:
    return str(seat["hand_size"]) if seat["cards"] is None else _bundle(texts, seat["cards"])


# The maps -------------------------------------------------------------------------------------------------------------


def _where(view: View, marks: dict[str, str]) -> list[dict[str, Any]]:
    """The map that the question is about: where something is marked, else where the player is."""
    mine = view["seats"][view["seat"]]["at"] if view["seat"] is not None else None
    wanted = [*marks, mine] if mine is not None else [*marks]
    cave: list[dict[str, Any]] = view["cave"]
    island: list[dict[str, Any]] = view["island"]
    # The exit is a step from the island: it alone is no reason to leave it.
    inside = [cell["id"] for cell in cave if cell["tile"] != "exit" or cell["id"] == mine]
    return cave if mine in inside or (not any(cell["id"] in wanted for cell in island) and inside) else island


def _map(
    view: View, cells: Sequence[dict[str, Any]], marks: dict[str, str], width: int, height: int | None
) -> RenderableType:
    """A map, a row of hexes a line, each with its letter and who is there; cut about the player if it is larger."""
    left = min(2 * cell["q"] + cell["r"] for cell in cells)
    lines: list[Text] = []
    for row in sorted({cell["r"] for cell in cells}):
        line = Text()
        for cell in sorted((cell for cell in cells if cell["r"] == row), key=lambda cell: cell["q"]):
            column = (2 * cell["q"] + cell["r"] - left) * (_CELL // 2)
            line.append(" " * max(0, column - len(line)))
            line.append(_cell(view, cell, marks))
        lines.append(line)
    mine = view["seats"][view["seat"]]["at"] if view["seat"] is not None else None
    here = next((cell for cell in cells if cell["id"] == mine), cells[0])
    top = min(cell["r"] for cell in cells)
    if height is not None:
        first = _from(here["r"] - top, len(lines), height)
        lines = lines[first : first + height]
    start = _from((2 * here["q"] + here["r"] - left) * (_CELL // 2), max(len(line) for line in lines), width)
    whole = Text("\n", no_wrap=True, overflow="crop").join(line[start : start + width] for line in lines)
    whole.no_wrap, whole.overflow = True, "crop"
    return whole


def _from(middle: int, size: int, room: int) -> int:
    """Where a window of such a room begins about a middle."""
    return max(0, min(middle - room // 2, size - room))


def _cell(view: View, cell: dict[str, Any], marks: dict[str, str]) -> Text:
    text = Text(_LETTERS[cell["tile"]], style="bold")
    if cell["id"] in marks:
        text.append(f"[{marks[cell['id']]}]")
    for seat in view["seats"]:
        colour = _SEATS[seat["seat"]]
        if seat["at"] == cell["id"]:
            text.append("●", style=colour)
        villagers = seat["villagers"].get(cell["id"], 0)
        if villagers:
            text.append(f"{villagers}", style=colour)
        if cell["id"] in seat["offerings"]:
            text.append("▲", style=colour)
    return text


def _legend(texts: Texts) -> RenderableType:
    return Text(" · ".join(f"{letter} {texts('tile-' + tile)}" for tile, letter in _LETTERS.items()), style="dim")


# Stacks and players ---------------------------------------------------------------------------------------------------


def _stacks(texts: Texts, view: View) -> RenderableType:
    lines = [
        f"{texts('table-stack')}: {view['stack']} ({texts('table-cave')}: {view['cave_stack']})",
        f"{texts('table-bank')}: {_bundle(texts, view['bank'])}",
    ]
    if view["hoard"] is not None:
        lines.append(f"{texts('table-hoard')}: {_bundle(texts, view['hoard'])}")
    return Text("\n".join(lines))


def _power(explorer: str) -> str:
    """The key of what an explorer can do."""
    return f"explorer-{explorer}-ability"


def _powers(texts: Texts, view: View, names: Sequence[str]) -> RenderableType:
    """What each explorer can do that others cannot."""
    lines = [
        f"{names[seat['seat']]}, {texts('explorer-' + seat['explorer'])}: {texts(_power(seat['explorer']))}"
        for seat in view["seats"]
        if seat["explorer"] is not None
    ]
    return Text("\n".join(lines), style="dim")


def _seats(texts: Texts, view: View, names: Sequence[str]) -> RenderableType:
    """Everyone at the table: where they are and what they have."""
    grid = Grid(title=texts("cli-round", round=view["round"]), title_justify="left", box=box.SIMPLE)
    grid.add_column(texts("cli-column-player"))
    for column in ("explorer", "place", "strength", "cards", "villagers", "buildings", "shrines"):
        grid.add_column(texts(f"table-{column}"))
    at_turn = view["asked"]["seat"]
    for seat in view["seats"]:
        number = seat["seat"]
        built = [
            f"{texts('piece-' + entry['kind'])} {entry['id']}" for entry in view["buildings"] if entry["seat"] == number
        ]
        grid.add_row(
            Text.assemble(("● ", _SEATS[number]), (names[number], "bold" if at_turn == number else "")),
            texts(f"explorer-{seat['explorer']}") if seat["explorer"] else "–",
            seat["at"] or "–",
            str(seat["strength"]),
            _cards(texts, seat),
            ", ".join(f"{n} {at}" for at, n in seat["villagers"].items()) or "–",
            ", ".join(built) or "–",
            str(seat["shrines"]),
        )
    return grid
