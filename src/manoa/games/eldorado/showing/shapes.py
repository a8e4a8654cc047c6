"""What views, descriptions and events of El Dorado look like: the client's types are generated from these."""

from __future__ import annotations

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

Terrain = Literal["jungle", "water", "village", "rubble", "camp", "mountain", "start"]
Symbol = Literal["machete", "paddle", "coin"]
Mode = Literal[
    "play",
    "move",
    "pay",
    "tender",
    "remove",
    "take",
    "lead",
    "change",
    "replace",
    "explore",
    "save",
    "discard",
    "over",
]
Direction = Literal["e", "se", "sw", "w", "nw", "ne"]
By = Literal["power", "native", "cards"]
Counts = dict[str, int]


class Space(TypedDict):
    id: str
    q: int
    r: int
    tile: str
    terrain: Terrain
    value: int
    start: int | None
    finish: bool
    cave: bool
    left: int | None
    """Spaces to walk to El Dorado, whatever they cost; null where nobody walks."""


class Joint(TypedDict):
    id: str | None
    """Null where no blockade goes."""
    between: list[str]
    edges: list[list[str]]


class CardPrint(TypedDict):
    """What is printed on a card: no symbol makes it an action card, three a joker."""

    id: str
    symbols: list[Symbol]
    power: int
    item: bool


class TokenPrint(TypedDict):
    """What is printed on a cave token: those with a symbol move a pawn."""

    id: str
    symbol: Symbol | None
    power: int


class RouteMap(TypedDict):
    """What never changes during a game."""

    spaces: list[Space]
    joints: list[Joint]
    cards: dict[str, CardPrint]
    tokens: dict[str, TokenPrint]


class Blockade(TypedDict):
    joint: str
    number: int
    terrain: Terrain
    value: int


class Cave(TypedDict):
    cave: str
    space: str
    left: int


class Pile(TypedDict):
    card: str
    left: int
    price: int


class Market(TypedDict):
    slots: list[Pile | None]
    above: list[Pile]
    all_on_sale: bool


class Pawn(TypedDict):
    id: str
    space: str | None
    """Null at home."""
    start: str
    """Where it began."""


class Seat(TypedDict):
    seat: int
    hand_size: int
    draw_size: int
    unseen: Counts
    """Hand and draw pile together: what whoever kept count knows to be there."""
    discard: Counts
    played: Counts
    removed: Counts
    tokens: Counts
    blockades: list[int]
    home: int | None
    pawns: list[Pawn]
    hand: NotRequired[Counts]
    """Of one's own seat alone."""
    coming: NotRequired[Counts]
    """One's own draw pile, in no order."""
    coins: NotRequired[float]
    """The most that one's own hand and tokens can pay."""


class Moving(TypedDict):
    pawn: str
    card: str | None
    symbol: Symbol
    power: int


class PaidFor(TypedDict):
    """What a payment is for: a space, or the blockade on a joint."""

    joint: NotRequired[str]
    space: NotRequired[str]
    terrain: NotRequired[Terrain]


# `for` is no name for a field in a class.
_Paid = TypedDict("_Paid", {"for": NotRequired[PaidFor]})


class Asked(_Paid):
    """Whose decision it is and what is asked, with the numbers that the question needs."""

    seat: int | None
    what: Mode
    bought: NotRequired[bool]
    passing: NotRequired[bool]
    items: NotRequired[Counts]
    moving: NotRequired[Moving | None]
    cards: NotRequired[int]
    pile: NotRequired[str]
    coins: NotRequired[float]
    must: NotRequired[bool]
    cave: NotRequired[str]
    pawn: NotRequired[str]


class Begin(TypedDict):
    """A card or token that may be played for a way, and the power that is then left over."""

    action: int
    lost: int


class Way(TypedDict):
    """Where a pawn can get: by these actions, one after the other, after one of those that it may begin with."""

    to: str
    pawn: str
    cost: int
    spaces: list[str]
    actions: list[int]
    begins: list[Begin]
    """What wastes least first; none if a card is in use already."""


class View(TypedDict):
    game: str
    version: int
    seat: int | None
    route: str | dict[str, Any]
    edition: str
    first: int
    """The seat with the hat, where every round begins."""
    round: int
    round_limit: int | None
    over: bool
    asked: Asked
    map: RouteMap
    blockades: list[Blockade]
    caves: list[Cave]
    ways: list[Way]
    """Of the seat that decides alone."""
    market: Market
    seats: list[Seat]
    last_round: bool
    ranking: list[list[int]] | None


# Descriptions -------------------------------------------------------------------------------------------------------


class End(TypedDict):
    kind: Literal["end"]


class Stop(TypedDict):
    kind: Literal["stop"]
    pawn: str
    lost: int


_With = TypedDict("_With", {"with": Mode})


class Done(_With):
    kind: Literal["done"]


class Explore(TypedDict):
    kind: Literal["explore"]
    cave: str
    pawn: str


class Step(TypedDict):
    kind: Literal["step"]
    pawn: str
    to: str
    direction: Direction
    by: By
    cost: int


class Overcome(TypedDict):
    kind: Literal["overcome"]
    pawn: str
    joint: str
    blockade: int
    by: By
    cost: int


class Play(TypedDict):
    """A card, for its power or (without one) for its action; with the symbol token under another symbol."""

    kind: Literal["play"]
    card: str
    symbol: NotRequired[Symbol]
    power: NotRequired[int]
    pawn: NotRequired[str]
    token: NotRequired[Literal["symbol"]]


class PlayToken(TypedDict):
    kind: Literal["token"]
    token: str
    pawn: NotRequired[str]


class Tender(TypedDict):
    """Adds a card, a token, or a card with the symbol token to a purchase."""

    kind: Literal["tender"]
    card: NotRequired[str]
    token: NotRequired[str]
    coins: float


class HandCard(TypedDict):
    """One card of the hand, or of the items that have been used."""

    kind: Literal["pay", "remove", "lay-down", "discard", "save"]
    card: str


class Buy(TypedDict):
    kind: Literal["buy"]
    pile: str
    price: int


class Take(TypedDict):
    kind: Literal["take"]
    pile: str


Description = End | Stop | Done | Explore | Step | Overcome | Play | PlayToken | Tender | HandCard | Buy | Take


# Events -------------------------------------------------------------------------------------------------------------


class CardEvent(TypedDict):
    """Something was done with a card."""

    kind: Literal[
        "plays-action",
        "removes",
        "lays-down",
        "takes",
        "tenders",
        "discards",
        "saves",
        "leaves-at-camp",
        "pays-for-rubble",
    ]
    seat: int
    card: str


class PlaysForPower(TypedDict):
    kind: Literal["plays-for-power"]
    seat: int
    card: str
    symbol: Symbol
    number: int


class PlaysToken(TypedDict):
    kind: Literal["plays-token"]
    seat: int
    token: str


class Steps(TypedDict):
    kind: Literal["steps"]
    seat: int
    pawn: int
    to: str
    terrain: Terrain


class Reaches(TypedDict):
    kind: Literal["reaches"]
    seat: int
    pawn: int


class Plain(TypedDict):
    kind: Literal["arrives", "reshuffles"]
    seat: int


class Overcomes(TypedDict):
    kind: Literal["overcomes"]
    seat: int
    number: int
    terrain: Terrain
    joint: str


class LosesPower(TypedDict):
    kind: Literal["loses-power"]
    seat: int
    number: int
    symbol: Symbol


class Explores(TypedDict):
    kind: Literal["explores"]
    seat: int
    token: str
    cave: str


class Draws(TypedDict):
    kind: Literal["draws"]
    seat: int
    number: int


class Buys(TypedDict):
    kind: Literal["buys"]
    seat: int
    card: str
    number: int


class Turn(TypedDict):
    kind: Literal["turn", "over"]
    seat: int
    round: int


Event = (
    CardEvent
    | PlaysForPower
    | PlaysToken
    | Steps
    | Reaches
    | Plain
    | Overcomes
    | LosesPower
    | Explores
    | Draws
    | Buys
    | Turn
)
