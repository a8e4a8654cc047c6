"""What views, descriptions and events look like, field by field: the client's types are generated from it."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

Gem = TypeAliasType("Gem", Literal["ruby", "sapphire", "amethyst", "emerald", "gold"])
Need = TypeAliasType("Need", Literal["coin", "ruby", "sapphire", "amethyst", "emerald", "gold"])
Colour = TypeAliasType("Colour", Literal["silver", "yellow", "white", "violet", "red", "blue", "green"])
Equipment = TypeAliasType("Equipment", Literal["pan", "shovel", "pickaxe", "hammer", "chisel", "cart", "horse"])
Side = TypeAliasType("Side", Literal["left", "right"])
Kind = TypeAliasType(
    "Kind", Literal["equipment-town", "commission-town", "harbour-town", "road", "mine", "harbour", "palace"]
)
Mode = TypeAliasType("Mode", Literal["move", "act", "book", "load", "deliver", "replace", "pay", "over"])
Heap = TypeAliasType("Heap", dict[Gem, int])


# What is printed ----------------------------------------------------------------------------------------------------


class Space(TypedDict):
    """A space of the board."""

    id: str
    kind: Kind
    place: str
    colour: Colour | None
    letter: str | None
    ships: int
    start: bool
    x: int
    y: int


class Tool(TypedDict):
    """What a kind of equipment takes, and what a load costs."""

    equipment: Equipment
    loads: list[Gem]
    coins: int


class Commission(TypedDict):
    """A commission's face."""

    colour: Colour
    needs: list[Need]
    points: int


class CommissionCount(Commission):
    """A commission of the summary card."""

    number: int


class EquipmentCount(TypedDict):
    """A piece of equipment of the summary card."""

    equipment: Equipment
    number: int


class Summary(TypedDict):
    """The summary card: how often each thing is in each of the two like books."""

    equipment: list[EquipmentCount]
    commissions: list[CommissionCount]


class Map(TypedDict):
    """What never changes during a game."""

    spaces: list[Space]
    edges: list[tuple[str, str]]
    summary: Summary
    equipment: list[Tool]
    coin_limit: int
    commission_limit: int


# What is on the table -----------------------------------------------------------------------------------------------


class Tooling(TypedDict):
    """A face with a piece of equipment."""

    equipment: Equipment


Face = TypeAliasType("Face", Tooling | Commission)


class Page(TypedDict):
    """A side of a book."""

    size: int
    top: Face | None


class Book(TypedDict):
    """An open book."""

    town: str
    kind: Literal["equipment", "commission"]
    left: Page
    right: Page


class Stack(TypedDict):
    """Craftsmen of a colour beside the board."""

    colour: Colour
    left: int


class Workshop(TypedDict):
    """A workshop: the craftsmen that it takes, its points, and whose it is."""

    colour: Colour
    craftsmen: int
    points: int
    owner: int | None


class Load(TypedDict):
    """A piece of equipment of a seat with what it carries."""

    equipment: Equipment
    gem: Gem | None


class Held(Commission):
    """An incomplete commission of a seat."""

    slot: int


class Score(TypedDict):
    """The points at the end, part by part."""

    commissions: int
    colours: int
    workshops: int
    bonus: int
    gems: int
    total: int


class Standing(TypedDict):
    """The points so far; None is what the one who looks may not know."""

    commissions: int | None
    colours: int
    workshops: int
    bonus: int
    gems: int
    total: int | None
    known: int
    """The sum of the parts that are known."""


class Seat(TypedDict):
    """What lies before a player."""

    seat: int
    space: str
    coins: int
    provisions: bool
    equipment: list[Load]
    commissions: list[Held]
    completed: int
    completed_commissions: NotRequired[list[Commission]]
    craftsmen: dict[Colour, int]
    workshops: list[Colour]
    bonus: int
    standing: Standing
    score: Score | None


class Quiet(TypedDict):
    """Full rounds without a delivery, and how many end the game."""

    rounds: int
    limit: int | None
    left: int | None


# `for` is a word of Python's own.
Asked = TypedDict(
    "Asked",
    {
        "seat": int | None,
        "what": Mode,
        "space": NotRequired[str],
        "town": NotRequired[str],
        "turned": NotRequired[int],
        "page_cost": NotRequired[int],
        "ships": NotRequired[int | None],
        "returned": NotRequired[Side | None],
        "gem": NotRequired[Gem],
        "for": NotRequired[Tooling | Held],
    },
)


class View(TypedDict):
    """What a seat sees."""

    game: str
    version: int
    seat: int | None
    layout: str | None
    round: int
    round_limit: int | None
    over: bool
    start_seat: int
    ending: bool
    stacks_left: int
    """Stacks of craftsmen that must still be used up until the end comes."""
    quiet: Quiet
    asked: Asked
    map: Map
    gems: dict[str, Heap]
    discard: Heap
    books: list[Book]
    craftsmen: list[Stack]
    workshops: list[Workshop]
    bonus: int
    bank: int
    seats: list[Seat]
    ranking: list[list[int]] | None


# Actions ------------------------------------------------------------------------------------------------------------


class Plain(TypedDict):
    """An action that is said by its name."""

    kind: Literal["provisions", "stay", "pass", "stop"]


class Silver(TypedDict):
    """The purse is filled."""

    kind: Literal["silver"]
    coins: int


class Turn(TypedDict):
    """A page is turned."""

    kind: Literal["turn"]
    town: str
    side: Side
    cost: int


class BuyEquipment(TypedDict):
    """Equipment is bought."""

    kind: Literal["buy"]
    town: str
    side: Side
    equipment: Equipment


class BuyCommission(Commission):
    """A commission is bought."""

    kind: Literal["buy"]
    town: str
    side: Side


class GiveBack(Held):
    """A commission goes back to a side of the book."""

    kind: Literal["return"]
    town: str
    side: Side


class Deliver(Held):
    """A commission is completed."""

    kind: Literal["deliver"]


class Empty(TypedDict):
    """A gem on a card pays."""

    kind: Literal["empty"]
    equipment: Equipment
    gem: Gem


class LoadOn(TypedDict):
    """A gem goes on a card."""

    kind: Literal["load"]
    gem: Gem
    on: Equipment
    cost: int
    unloads: Gem | None


class Move(TypedDict):
    """The pawn goes to a space."""

    kind: Literal["move"]
    to: str
    place: str
    way: list[str]
    """The spaces on a short way, both ends included; none where no move leads there."""
    provisions: bool
    meeting: int
    pay: list[int]


Description = TypeAliasType(
    "Description",
    Plain | Silver | Turn | BuyEquipment | BuyCommission | GiveBack | Deliver | Empty | LoadOn | Move,
)
