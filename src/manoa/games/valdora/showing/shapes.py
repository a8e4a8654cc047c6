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
    """An open book, with the letter of its town."""

    town: str
    letter: str
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


# Events -------------------------------------------------------------------------------------------------------------


class PlainEvent(TypedDict):
    """Something that is told by its name."""

    kind: Literal["passes", "stays", "takes-provisions", "spends-provisions", "no-craftsman", "last-round"]
    seat: int


class NumberEvent(TypedDict):
    """Something with a number: coins, or rounds without a delivery."""

    kind: Literal["fills-silver", "pays-meeting", "pays-coins", "quiet"]
    seat: int
    number: int


class RoundEvent(TypedDict):
    """A turn begins, or the game is over."""

    kind: Literal["turn", "over"]
    seat: int
    round: int


class QuietSoonEvent(TypedDict):
    """Few more rounds without a delivery end the game."""

    kind: Literal["quiet-soon"]
    seat: int
    number: int
    left: int


# `from` is a word of Python's own.
MoveEvent = TypedDict(
    "MoveEvent", {"kind": Literal["moves"], "seat": int, "from": str, "to": str, "place": str, "way": str}
)


class MeetingEvent(TypedDict):
    """Somebody who was met gets a coin, or has no room for it."""

    kind: Literal["receives-coin", "full-purse"]
    seat: int
    payer: int


class GemEvent(TypedDict):
    """A gem leaves a card."""

    kind: Literal["unloads", "empties"]
    seat: int
    equipment: Equipment
    gem: Gem


class LoadEvent(TypedDict):
    """A gem comes on a card."""

    kind: Literal["loads"]
    seat: int
    equipment: Equipment
    gem: Gem
    space: str
    source: Literal["road", "discard"]
    number: int


class PageEvent(TypedDict):
    """A page of equipment is turned."""

    kind: Literal["turns-page"]
    seat: int
    town: str
    side: Side
    to: Side
    number: int
    equipment: Equipment


class EquipmentEvent(TypedDict):
    """Equipment is bought."""

    kind: Literal["buys-equipment"]
    seat: int
    town: str
    side: Side
    equipment: Equipment


class _CommissionTold(TypedDict):
    seat: int
    colour: Colour
    commission: Colour
    points: int
    needs: str


class CommissionPageEvent(_CommissionTold):
    """A page of commissions is turned."""

    kind: Literal["turns-page-commission"]
    town: str
    side: Side
    to: Side
    number: int


class CommissionEvent(_CommissionTold):
    """A commission is bought."""

    kind: Literal["buys-commission"]
    town: str
    side: Side
    number: int


class GiveBackEvent(_CommissionTold):
    """A commission goes back."""

    kind: Literal["returns"]
    town: str
    side: Side


class DeliveryEvent(_CommissionTold):
    """A commission is completed."""

    kind: Literal["delivers"]
    space: str


class BonusEvent(TypedDict):
    """A bonus tile is gained."""

    kind: Literal["gains-bonus"]
    seat: int
    colour: Colour
    workshop: Colour


class NoBonusEvent(TypedDict):
    """A bonus tile would be gained, but none is left."""

    kind: Literal["no-bonus"]
    seat: int
    colour: Colour


class HireEvent(TypedDict):
    """A craftsman comes."""

    kind: Literal["hires"]
    seat: int
    colour: Colour
    craftsman: Colour


class OtherHireEvent(TypedDict):
    """A craftsman of another colour comes, since none of that colour is left."""

    kind: Literal["hires-other"]
    seat: int
    colour: Colour
    craftsman: Colour
    wanted: Colour


class WorkshopEvent(TypedDict):
    """A workshop opens."""

    kind: Literal["opens"]
    seat: int
    colour: Colour
    workshop: Colour
    points: int


Event = TypeAliasType(
    "Event",
    PlainEvent
    | NumberEvent
    | RoundEvent
    | QuietSoonEvent
    | MoveEvent
    | MeetingEvent
    | GemEvent
    | LoadEvent
    | PageEvent
    | EquipmentEvent
    | CommissionPageEvent
    | CommissionEvent
    | GiveBackEvent
    | DeliveryEvent
    | BonusEvent
    | NoBonusEvent
    | HireEvent
    | OtherHireEvent
    | WorkshopEvent,
)
