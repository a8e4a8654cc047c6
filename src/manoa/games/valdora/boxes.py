"""The box, read from data/*.toml and from an own data table, which may say anew whatever the rulebook does not print.

What comes from our files and what comes from a person's goes through the same checks.
"""

from __future__ import annotations

import json
import tomllib
from importlib.resources import files
from typing import Any, Final

from manoa.games.valdora.components import (
    BOOK_NAMES,
    CART,
    COIN,
    COLOUR_KINDS,
    COLOURS,
    COMMISSION_SET,
    EQUIPMENT_SET,
    FIRST_COMMISSIONS,
    GAME,
    GEAR,
    GEM_KINDS,
    GEMS,
    GOLD,
    MOST_COINS,
    MOST_PLAYERS,
    Box,
    Face,
)
from manoa.games.valdora.layouts import check_layout
from manoa.kernel.datafile import DataTable, number_in, twice, unmarked, word_in
from manoa.kernel.errors import BadOption
from manoa.kernel.options import Option

_OWN: Final = [
    "loads",
    "load_coins",
    "equipment_cards",
    "commissions",
    "commission_cards",
    "clockwise",
    "workshops",
    "bonus_tiles",
    "starting_coins",
    "layout",
]
_MOST_BOXES: Final = 64
_MOST_BONUS: Final = 60
_MOST_POINTS: Final = 100
# The most gems that a commission can ask for of one kind: a tool (or the pan), the cart and the horse carry it.
_MOST_OF_A_GEM: Final = 3
_MOST_NEEDS: Final = 5


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads(files("manoa.games.valdora").joinpath("data", name).read_text(encoding="utf-8"))


_OURS: Final[dict[str, Any]] = unmarked(
    {**_read("setup.toml"), **_read("equipment.toml"), **_read("commissions.toml"), **_read("workshops.toml")}
)
QUIET_ROUNDS: Final[int] = _OURS["quiet"]["rounds"]
QUIET_OFFERED: Final[list[int]] = _OURS["quiet"]["offered"]
QUIET_SIMULATED: Final[int] = _OURS["quiet"]["simulated"]

_boxes: dict[str, Box] = {}


def box_of(data: dict[str, Any] | None) -> Box:
    """The box of an own data table in its normal form, or ours; built once and shared by all games with it."""
    key = json.dumps(data)
    box = _boxes.get(key)
    if box is None:
        box = _build(data or {})
        if len(_boxes) >= _MOST_BOXES:
            _boxes.clear()
        _boxes[key] = box
    return box


def check_data(value: object) -> dict[str, Any] | None:
    """The `data` option: None, or a table with numbers of one's own. Returns its normal form."""
    if value is None:
        return None
    given = DataTable(unmarked(value), "data")
    given.only(_OWN)
    # What is left after the checks is words, numbers, lists and tables, so that it can be written as JSON.
    _build(given.content)
    if given.has("layout"):
        check_layout(given.any("layout"))
    return given.content


def data_option() -> Option:
    """The option `data`. It takes a table and never a file's name: what a guest of a server sends opens no file."""
    return Option("data", None, None, check_data)


# The parts of the box -------------------------------------------------------------------------------------------


def _build(own: dict[str, Any]) -> Box:
    data = {name: own.get(name, ours) for name, ours in _OURS.items()}
    whole = DataTable(data, "data")
    carries = _loads(whole.table("loads"))
    load_coins = [0] * CART + whole.table("load_coins").numbers(list(GEAR[CART:]), 0, MOST_COINS)
    shops = _each(whole.table("workshops"))
    for shop in shops:
        shop.only(["craftsmen", "points"])
    craftsmen = whole.table("craftsmen").numbers(list(COLOURS), 0, 9)
    out = whole.table("craftsmen_out_with_three")
    faces, ids = _cards(whole, craftsmen)
    return Box(
        ids=ids,
        faces=faces,
        carries=carries,
        load_coins=load_coins,
        clockwise=_clockwise(whole.table("clockwise")),
        shop_craftsmen=[shop.number("craftsmen", 1, 9) for shop in shops],
        shop_points=[shop.number("points", 0, _MOST_POINTS) for shop in shops],
        bonus=_only_number(whole.table("bonus_tiles"), _MOST_BONUS),
        starting_coins=_starting_coins(whole.table("starting_coins")),
        craftsmen=craftsmen,
        out_with_three=[out.number(colour, 0, 9) if out.has(colour) else 0 for colour in COLOURS],
        gems=whole.table("gems").numbers(list(GEMS), 0, 255),
    )


def _each(table: DataTable) -> list[DataTable]:
    """A table for each colour."""
    table.only(list(COLOURS))
    return [table.table(colour) for colour in COLOURS]


def _only_number(table: DataTable, most: int) -> int:
    table.only(["number"])
    return table.number("number", 0, most)


def _starting_coins(table: DataTable) -> list[int]:
    table.only(["by_turn_order"])
    coins = table.just("by_turn_order", MOST_PLAYERS)
    where = table.place("by_turn_order")
    return [number_in(value, f"{where}[{seat}]", 0, MOST_COINS) for seat, value in enumerate(coins)]


def _loads(table: DataTable) -> list[int]:
    """The gem of each kind of equipment: the pan takes gold, each tool a gem of its own, cart and horse any."""
    tools = list(GEAR[1:CART])
    table.only(tools)
    gems = [table.word(tool, list(GEMS[:GOLD])) for tool in tools]
    for place, gem in enumerate(gems):
        if gem in gems[:place]:
            raise twice(table.place(tools[place]), GEMS[gem])
    return [GOLD, *gems, -1, -1]


def _clockwise(table: DataTable) -> list[int]:
    table.only(["order"])
    where = table.place("order")
    order = [word_in(colour, where, list(COLOURS)) for colour in table.just("order", COLOUR_KINDS)]
    for place, colour in enumerate(order):
        if colour in order[:place]:
            raise twice(where, COLOURS[colour])
    return order


def _cards(whole: DataTable, craftsmen: list[int]) -> tuple[list[Face], list[str]]:
    """All faces, card by card, back before front, and the cards' names."""
    kinds = _each(whole.table("commissions"))
    for kind in kinds:
        kind.only(["needs", "points"])
    faces: list[Face] = []
    ids: list[str] = []
    for book, letter in enumerate(BOOK_NAMES):
        commissions = book >= FIRST_COMMISSIONS
        table = whole.table("commission_cards" if commissions else "equipment_cards")
        table.only(["list"])
        seen: set[str] = set()
        for place, entry in enumerate(table.just("list", COMMISSION_SET if commissions else EQUIPMENT_SET)):
            card = DataTable(entry, f"{table.place('list')}[{place}]")
            card.only(["id", "front", "back"])
            name = card.text("id", 12)
            if name in seen:
                raise twice(card.where, name)
            seen.add(name)
            ids.append(f"{letter}-{name}")
            for side in ("back", "front"):
                faces.append(_commission(card.table(side), kinds) if commissions else _equipment(card, side))
    for colour, tiles in enumerate(craftsmen):
        there = sum(1 for face in faces if face.colour == colour)
        if there <= tiles:
            raise BadOption(
                "error-data-few-commissions", game=GAME, colour=COLOURS[colour], value=there, wanted=tiles + 1
            )
    return faces, ids


def _equipment(card: DataTable, side: str) -> Face:
    return Face(1 + card.word(side, list(GEAR[1:])), -1, 0, [], 0)


def _commission(face: DataTable, kinds: list[DataTable]) -> Face:
    """A commission's face; what it does not say is as its colour says."""
    face.only(["colour", "needs", "points"])
    colour = face.word("colour", list(COLOURS))
    priced = face if face.has("needs") else kinds[colour]
    valued = face if face.has("points") else kinds[colour]
    needs = priced.items("needs")
    where = priced.place("needs")
    if not 1 <= len(needs) <= _MOST_NEEDS:
        raise BadOption(
            "error-data-number", game=GAME, where=f"{where}[]", value=str(len(needs)), least=1, most=_MOST_NEEDS
        )
    items = [word_in(item, where, [*GEMS, COIN]) for item in needs]
    gems = sorted(item for item in items if item < GEM_KINDS)
    for gem in gems:
        if gems.count(gem) > _MOST_OF_A_GEM:
            raise BadOption(
                "error-data-too-many", game=GAME, where=where, gem=GEMS[gem], value=gems.count(gem), most=_MOST_OF_A_GEM
            )
    return Face(-1, colour, len(items) - len(gems), gems, valued.number("points", 0, _MOST_POINTS))
