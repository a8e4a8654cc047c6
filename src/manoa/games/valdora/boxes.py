"""The box, read from data/*.toml and from an own data table, which may say anew whatever the rulebook does not print.

What comes from our files and what comes from a person's goes through the same checks.
"""

from __future__ import annotations

import json
import tomllib
from importlib.resources import files
from typing import Any, Final

from manoa.games.valdora import components, packing
from manoa.games.valdora.components import Face
from manoa.games.valdora.layouts import check_layout
from manoa.kernel.cache import Cache
from manoa.kernel.datafile import DataTable, number_in, twice, unmarked, word_in
from manoa.kernel.errors import BadOption
from manoa.kernel.native import append, i64, vec
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


def _look(face: Face) -> int:
    kind = 1 + face.gear if face.gear >= 0 else 1 + components.GEAR_KINDS + face.colour
    gems = packing.heap_of([face.gems.count(gem) for gem in range(components.GEM_KINDS)])
    return kind | max(0, face.coins) << 8 | gems << 16 | max(0, face.points) << 56


class Box:
    """What is in the box: tables that the rules read. Nothing here changes, so all games on the same data share it."""

    def __init__(
        self,
        ids: list[str],
        faces: list[Face],
        carries: list[int],
        load_coins: list[int],
        clockwise: list[int],
        shop_craftsmen: list[int],
        shop_points: list[int],
        bonus: int,
        starting_coins: list[int],
        craftsmen: list[int],
        out_with_three: list[int],
        gems: list[int],
    ) -> None:
        self.ids = ids  # of each card
        self.faces = faces  # of each face number
        self.number_of: dict[str, int] = {name: number for number, name in enumerate(ids)}
        # For each face: the kind of equipment or the colour; what a commission asks for; what it is worth.
        self.gear: vec[i64] = vec[i64]([face.gear for face in faces])
        self.colour: vec[i64] = vec[i64]([face.colour for face in faces])
        self.coins: vec[i64] = vec[i64]([face.coins for face in faces])
        self.needs: vec[i64] = vec[i64](
            [packing.heap_of([face.gems.count(gem) for gem in range(components.GEM_KINDS)]) for face in faces]
        )
        self.points: vec[i64] = vec[i64]([face.points for face in faces])
        # For each face all that it shows in one word, a byte each: 1 + equipment, or that and the colour; the coins and
        # gems that a commission asks for; its points.
        self.looks: vec[i64] = vec[i64]([_look(face) for face in faces])
        # For each card the first card of the box whose front looks alike: what the front of a card tells.
        self.alike: vec[i64] = vec[i64]()
        for card in range(len(ids)):
            front = faces[2 * card + components.RIGHT]
            first = next(other for other in range(len(ids)) if faces[2 * other + components.RIGHT].same(front))
            self.alike = append(self.alike, first)
        # The different commissions of a set, each by one of its faces, with their number.
        self.kinds_of_commissions: list[tuple[int, int]] = []
        seen: list[Face] = []
        for number in range(
            2 * components.FIRST_COMMISSION, 2 * (components.FIRST_COMMISSION + components.COMMISSION_SET)
        ):
            face = faces[number]
            if not any(other.same(face) for other in seen):
                seen.append(face)
                alike = sum(1 for other in faces if other.same(face)) // 2
                self.kinds_of_commissions.append((number, alike))
        # For each kind of equipment: the gem that it takes, -1 for any; what a load costs.
        self.carries: vec[i64] = vec[i64](carries)
        self.load_coins: vec[i64] = vec[i64](load_coins)
        # The colours clockwise about the craftsman board, and for each colour the next one.
        self.clockwise = clockwise
        self.next_colour: vec[i64] = vec[i64]([0] * components.COLOUR_KINDS)
        for place, colour in enumerate(clockwise):
            self.next_colour[colour] = clockwise[(place + 1) % components.COLOUR_KINDS]
        self.shop_craftsmen: vec[i64] = vec[i64](shop_craftsmen)
        self.shop_points: vec[i64] = vec[i64](shop_points)
        self.bonus: i64 = bonus
        self.starting_coins: vec[i64] = vec[i64](starting_coins)
        self.craftsmen: vec[i64] = vec[i64](craftsmen)
        self.out_with_three: vec[i64] = vec[i64](out_with_three)
        self.gems: vec[i64] = vec[i64](gems)
        self.printed: dict[str, Any] = {}  # its part of the view's map, written when it is first shown


_boxes: Final[Cache[Box]] = Cache(_MOST_BOXES)


def box_of(data: dict[str, Any] | None) -> Box:
    """The box of an own data table in its normal form, or ours; built once and shared by all games with it."""
    return _boxes.get(json.dumps(data), lambda: _build(data or {}))


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
    load_coins = [0] * components.CART + whole.table("load_coins").numbers(
        list(components.GEAR[components.CART :]), 0, components.MOST_COINS
    )
    shops = _each(whole.table("workshops"))
    for shop in shops:
        shop.only(["craftsmen", "points"])
    craftsmen = whole.table("craftsmen").numbers(list(components.COLOURS), 0, components.MOST_CRAFTSMEN)
    out = whole.table("craftsmen_out_with_three")
    faces, ids = _cards(whole, craftsmen)
    return Box(
        ids=ids,
        faces=faces,
        carries=carries,
        load_coins=load_coins,
        clockwise=_clockwise(whole.table("clockwise")),
        shop_craftsmen=[shop.number("craftsmen", 1, components.MOST_CRAFTSMEN) for shop in shops],
        shop_points=[shop.number("points", 0, _MOST_POINTS) for shop in shops],
        bonus=_only_number(whole.table("bonus_tiles"), _MOST_BONUS),
        starting_coins=_starting_coins(whole.table("starting_coins")),
        craftsmen=craftsmen,
        out_with_three=[
            out.number(colour, 0, components.MOST_CRAFTSMEN) if out.has(colour) else 0 for colour in components.COLOURS
        ],
        gems=whole.table("gems").numbers(list(components.GEMS), 0, 255),
    )


def _each(table: DataTable) -> list[DataTable]:
    """A table for each colour."""
    table.only(list(components.COLOURS))
    return [table.table(colour) for colour in components.COLOURS]


def _only_number(table: DataTable, most: int) -> int:
    table.only(["number"])
    return table.number("number", 0, most)


def _starting_coins(table: DataTable) -> list[int]:
    table.only(["by_turn_order"])
    coins = table.just("by_turn_order", components.MOST_PLAYERS)
    where = table.place("by_turn_order")
    return [number_in(value, f"{where}[{seat}]", 0, components.MOST_COINS) for seat, value in enumerate(coins)]


def _loads(table: DataTable) -> list[int]:
    """The gem of each kind of equipment: the pan takes gold, each tool a gem of its own, cart and horse any."""
    tools = list(components.GEAR[1 : components.CART])
    table.only(tools)
    gems = [table.word(tool, list(components.GEMS[: components.GOLD])) for tool in tools]
    for place, gem in enumerate(gems):
        if gem in gems[:place]:
            raise twice(table.place(tools[place]), components.GEMS[gem])
    return [components.GOLD, *gems, -1, -1]


def _clockwise(table: DataTable) -> list[int]:
    table.only(["order"])
    where = table.place("order")
    order = [
        word_in(colour, where, list(components.COLOURS)) for colour in table.just("order", components.COLOUR_KINDS)
    ]
    for place, colour in enumerate(order):
        if colour in order[:place]:
            raise twice(where, components.COLOURS[colour])
    return order


def _cards(whole: DataTable, craftsmen: list[int]) -> tuple[list[Face], list[str]]:
    """All faces, card by card, back before front, and the cards' names."""
    kinds = _each(whole.table("commissions"))
    for kind in kinds:
        kind.only(["needs", "points"])
    faces: list[Face] = []
    ids: list[str] = []
    for book, letter in enumerate(components.BOOK_NAMES):
        commissions = book >= components.FIRST_COMMISSIONS
        table = whole.table("commission_cards" if commissions else "equipment_cards")
        table.only(["list"])
        seen: set[str] = set()
        for place, entry in enumerate(
            table.just("list", components.COMMISSION_SET if commissions else components.EQUIPMENT_SET)
        ):
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
                "error-data-few-commissions",
                game=components.GAME,
                colour=components.COLOURS[colour],
                value=there,
                wanted=tiles + 1,
            )
    return faces, ids


def _equipment(card: DataTable, side: str) -> Face:
    return Face(1 + card.word(side, list(components.GEAR[1:])), -1, 0, [], 0)


def _commission(face: DataTable, kinds: list[DataTable]) -> Face:
    """A commission's face; what it does not say is as its colour says."""
    face.only(["colour", "needs", "points"])
    colour = face.word("colour", list(components.COLOURS))
    priced = face if face.has("needs") else kinds[colour]
    valued = face if face.has("points") else kinds[colour]
    needs = priced.items("needs")
    where = priced.place("needs")
    if not 1 <= len(needs) <= _MOST_NEEDS:
        raise BadOption(
            "error-data-number",
            game=components.GAME,
            where=f"{where}[]",
            value=str(len(needs)),
            least=1,
            most=_MOST_NEEDS,
        )
    items = [word_in(item, where, [*components.GEMS, components.COIN]) for item in needs]
    gems = sorted(item for item in items if item < components.GEM_KINDS)
    for gem in gems:
        if gems.count(gem) > _MOST_OF_A_GEM:
            raise BadOption(
                "error-data-too-many",
                game=components.GAME,
                where=where,
                gem=components.GEMS[gem],
                value=gems.count(gem),
                most=_MOST_OF_A_GEM,
            )
    return Face(-1, colour, len(items) - len(gems), gems, valued.number("points", 0, _MOST_POINTS))
