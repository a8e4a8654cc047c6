"""The box, read from data/*.toml and from a data table of one's own, which may replace whatever is in a box.

What comes from our files and what comes from a person's goes through the same checks.
"""

from __future__ import annotations

import json
from typing import Any, Final

from manoa.games.island import components, grid
from manoa.games.island.components import GAME, Box
from manoa.kernel.cache import Cache
from manoa.kernel.datafile import DataTable, number_in, twice, unmarked, word_in
from manoa.kernel.errors import BadOption
from manoa.kernel.options import Option

# In the order of the kinds of tiles.
_ISLAND: Final = ["water", "shrine", "gold", "food", "wood", "garden", "entrance"]
_LAND: Final = ["gold", "food", "wood", "garden"]
_PIECES: Final = ["villager", "fort", "farm"]
_COLOURS: Final = ["white", "orange", "green", "purple", "black", "red", "blue", "yellow", "brown", "grey", "pink"]
TABLES: Final = [
    "bank",
    "cards",
    "cave",
    "costs",
    "dwellers",
    "explorers",
    "hand_limit",
    "hoard",
    "island",
    "pieces",
    "start",
    "table",
    "trade",
]
_MOST_COST: Final = 9
_MOST_TILES: Final = 15
_MOST_STRENGTH: Final = 12
_MOST_BOXES: Final = 64
_LEAST_RADIUS: Final = 2


_OURS: Final[dict[str, Any]] = unmarked(
    {
        **components.read("tiles.toml"),
        **components.read("pieces.toml"),
        "explorers": {"card": components.read("explorers.toml")["card"]},
    }
)

_boxes: Final[Cache[Box]] = Cache(_MOST_BOXES)


def box_of(data: dict[str, Any] | None) -> Box:
    """The box of a data table of one's own in its normal form, or ours; built once and shared by all games with it."""
    return _boxes.get(json.dumps(data, sort_keys=True), lambda: _build(data or {}))


def check_data(value: object) -> dict[str, Any] | None:
    """The `data` option: None, or a table with numbers of one's own. Returns its normal form."""
    if value is None:
        return None
    given = DataTable(unmarked(value), "data")
    given.only(TABLES)
    # What is left after the checks is words, numbers and tables, so that it can be written as JSON.
    _build(given.content)
    return given.content


def data_option() -> Option:
    """The option `data`. It takes a table and never a file's name: what a guest of a server sends opens no file."""
    return Option("data", None, None, check_data)


def _build(own: dict[str, Any]) -> Box:
    whole = DataTable({**_OURS, **own}, "data")
    pieces = whole.table("pieces")
    pieces.only(_PIECES)
    start = whole.table("start").numbers(list(components.RESOURCES), 0, 4)
    hoard = whole.table("hoard").numbers(list(components.RESOURCES), 0, 9)
    island = _island(whole.table("island"))
    empty = whole.table("cave").numbers(["empty"], 0, _MOST_TILES)[0]
    dwellers = _dwellers(whole.table("dwellers"))
    people, colours, costs = _explorers(whole)
    return Box(
        cards=_cards(whole.table("cards"), start, hoard),
        start=start,
        island=island,
        empty=empty,
        dwellers=dwellers,
        hoard=hoard,
        pieces=[
            pieces.number("villager", 1, components.MOST_VILLAGERS - 1),
            pieces.number("fort", 0, components.MOST_BUILDINGS),
            pieces.number("farm", 1, components.MOST_BUILDINGS),
        ],
        people=people,
        colours=colours,
        costs=costs,
        rates=whole.table("bank").numbers(["rate", "merchant"], 1, 9),
        trade=_trade(whole.table("trade")),
        hand_limit=whole.table("hand_limit").numbers(["most"], 1, 80)[0],
        radii=_radii(whole.table("table"), sum(island), empty + len(dwellers) + 1),
    )


def _trade(trade: DataTable) -> list[int]:
    """The bounds on offers: cards of a kind, offers of a player in a turn, counter-offers to an offer."""
    trade.only(["most", "offers", "counters"])
    return [
        trade.number("most", 0, components.FREE_MOST),
        trade.number("offers", 0, components.FREE_OFFERS),
        trade.number("counters", 0, components.FREE_COUNTERS) if trade.has("counters") else _OURS["trade"]["counters"],
    ]


# Tiles and cards -----------------------------------------------------------------------------------------------------


def _cards(cards: DataTable, start: list[int], hoard: list[int]) -> list[int]:
    """Resource cards: enough for the treasure and for what the players begin with, Victoria among them."""
    cards.only(list(components.RESOURCES))
    return [
        cards.number(
            name,
            hoard[kind] + int(components.VICTORIA_CARDS) + (components.MOST_PLAYERS - 1) * start[kind],
            components.MOST_CARDS,
        )
        for kind, name in enumerate(components.RESOURCES)
    ]


def _island(island: DataTable) -> list[int]:
    """Island tiles: three shrines and an entrance, which the rules count on, and land to begin on."""
    island.only(_ISLAND)
    just = {"shrine": components.SHRINES, "entrance": 1}
    numbers = [island.number(name, just.get(name, 0), just.get(name, _MOST_TILES)) for name in _ISLAND]
    if not any(numbers[_ISLAND.index(name)] for name in _LAND):
        raise BadOption("error-data-no-land", game=GAME, where=island.where)
    return numbers


def _dwellers(dwellers: DataTable) -> list[tuple[str, int]]:
    """The dwellers' tiles by strength: a number for one tile, a list for several; who is not named is not there."""
    dwellers.only(list(components.DWELLERS))
    found: list[tuple[str, int]] = []
    for name in components.DWELLERS:
        if not dwellers.has(name):
            continue
        given = dwellers.any(name)
        if not isinstance(given, list):
            found.append((name, dwellers.number(name, 1, _MOST_STRENGTH)))
            continue
        for place, strength in enumerate(given):
            found.append((name, number_in(strength, f"{dwellers.place(name)}[{place}]", 1, _MOST_STRENGTH)))
    if len(found) > components.MOST_DWELLERS:
        raise BadOption(
            "error-data-too-many", game=GAME, where=dwellers.where, value=len(found), most=components.MOST_DWELLERS
        )
    return found


def _radii(table: DataTable, island: int, cave: int) -> list[int]:
    """How far the table reaches: all tiles must find room, in the cave next to the exit only one."""
    table.only(["island_radius", "cave_radius"])
    fields = (("island_radius", grid.ISLAND_RADIUS, island), ("cave_radius", grid.CAVE_RADIUS, cave + 6))
    radii: list[int] = []
    for name, most, tiles in fields:
        least = _LEAST_RADIUS
        while grid.cells_within(least) < tiles:
            least += 1
        radii.append(table.number(name, least, most))
    return radii


# Explorer cards ------------------------------------------------------------------------------------------------------


def _explorers(whole: DataTable) -> tuple[list[int], list[str], list[list[int]]]:
    """The explorers by card and side, the colours of the cards, and what each card's pieces cost."""
    common = whole.table("costs")
    common.only(list(components.PIECES))
    prices = {piece: _cost(common.table(piece)) for piece in components.PIECES}
    explorers = whole.table("explorers")
    explorers.only(["card"])
    people: list[int] = []
    colours: list[str] = []
    costs: list[list[int]] = []
    for place, given in enumerate(explorers.just("card", components.CARDS)):
        card = DataTable(given, f"{explorers.place('card')}[{place}]")
        card.only(["colour", "explorers", "costs"])
        colour = _COLOURS[card.word("colour", _COLOURS)]
        if colour in colours:
            raise twice(card.place("colour"), colour)
        colours.append(colour)
        for side, name in enumerate(card.just("explorers", 2)):
            where = f"{card.place('explorers')}[{side}]"
            person = word_in(name, where, list(components.EXPLORERS))
            if person in people:
                raise twice(where, components.EXPLORERS[person])
            people.append(person)
        own = _own_costs(card) if card.has("costs") else {}
        costs += [own.get(piece, prices[piece]) for piece in components.PIECES]
    return people, colours, costs


def _own_costs(card: DataTable) -> dict[str, list[int]]:
    """What a card prints otherwise than the others."""
    costs = card.table("costs")
    costs.only(list(components.PIECES))
    return {piece: _cost(costs.table(piece)) for piece in components.PIECES if costs.has(piece)}


def _cost(cost: DataTable) -> list[int]:
    """What a piece costs; resources that are not named are not paid. Nothing is for free."""
    cost.only(list(components.RESOURCES))
    numbers = [cost.number(name, 0, _MOST_COST) if cost.has(name) else 0 for name in components.RESOURCES]
    if sum(numbers) == 0:
        raise BadOption("error-data-free", game=GAME, where=cost.where)
    return numbers
