"""The box, read from data/*.toml and from an own data table, which may say anew whatever the rulebook does not print.

What comes from our files and what comes from a person's goes through the same checks.
"""

from __future__ import annotations

import json
from typing import Any, Final

from manoa.games.island.components import DWELLERS, GAME, MOST_BUILDINGS, MOST_VILLAGERS, PIECES, RESOURCES, Box, read
from manoa.kernel.errors import BadOption
from manoa.kernel.options import Option
from manoa.kernel.tables import Table, unmarked

# In the order of the kinds of tiles.
_ISLAND: Final = ["water", "shrine", "gold", "food", "wood", "garden", "entrance"]
_PIECES: Final = ["villager", "fort", "farm"]
_OWN: Final = ["costs", "pieces", "cave", "dwellers", "trade"]
_MOST_COST: Final = 9
_MOST_EMPTY: Final = 15
_MOST_STRENGTH: Final = 12
_MOST_BOXES: Final = 64


_OURS: Final[dict[str, Any]] = unmarked({**read("tiles.toml"), **read("pieces.toml")})

_boxes: dict[str, Box] = {}


def box_of(data: dict[str, Any] | None) -> Box:
    """The box of an own data table in its normal form, or ours; built once and shared by all games with it."""
    key = json.dumps(data, sort_keys=True)
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
    given = Table(unmarked(value), "data")
    given.only(_OWN)
    # What is left after the checks is words, numbers and tables, so that it can be written as JSON.
    _build(given.content)
    return given.content


def data_option() -> Option:
    """The option `data`. It takes a table and never a file's name: what a guest of a server sends opens no file."""
    return Option("data", None, None, check_data)


def _build(own: dict[str, Any]) -> Box:
    whole = Table({**_OURS, **own}, "data")
    costs = whole.table("costs")
    costs.only(list(PIECES))
    pieces = whole.table("pieces")
    pieces.only(_PIECES)
    return Box(
        cards=whole.table("cards").numbers(list(RESOURCES), 1, 60),
        start=whole.table("start").numbers(list(RESOURCES), 0, 4),
        island=whole.table("island").numbers(_ISLAND, 0, 15),
        empty=whole.table("cave").numbers(["empty"], 0, _MOST_EMPTY)[0],
        dwellers=whole.table("dwellers").numbers(list(DWELLERS), 1, _MOST_STRENGTH),
        hoard=whole.table("hoard").numbers(list(RESOURCES), 0, 9),
        pieces=[
            pieces.number("villager", 1, MOST_VILLAGERS - 1),
            pieces.number("fort", 0, MOST_BUILDINGS),
            pieces.number("farm", 1, MOST_BUILDINGS),
        ],
        costs=[_cost(costs.table(piece)) for piece in PIECES],
        rates=whole.table("bank").numbers(["rate", "merchant"], 1, 9),
        trade=whole.table("trade").numbers(["most", "offers"], 0, 3),
        hand_limit=whole.table("hand_limit").numbers(["most"], 1, 80)[0],
    )


def _cost(cost: Table) -> list[int]:
    """What a piece costs; resources that are not named are not paid. Nothing is for free."""
    cost.only(list(RESOURCES))
    numbers = [cost.number(name, 0, _MOST_COST) if name in cost.content else 0 for name in RESOURCES]
    if sum(numbers) == 0:
        raise BadOption("error-data-free", game=GAME, where=cost.where)
    return numbers
