"""What may be done, in words and ids."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from manoa.games.island.showing.view_shapes import Odds
from manoa.games.island.showing.word_shapes import (
    BuildingKind,
    Cards,
    Direction,
    Dweller,
    Explorer,
    Heed,
    IslandTile,
    Land,
    Moved,
    Resource,
    TileKind,
)


class Fight(TypedDict):
    """What would be fought if a choice was made."""

    rivals: list[int]
    strength: int
    defence: int
    odds: Odds


class Joined(TypedDict):
    """A battle that has begun, as it would be with an army more or less on one of its sides."""

    attacker: int
    strength: int
    defence: int
    odds: Odds | None


class Plain(TypedDict):
    """What needs no more words."""

    kind: Literal["keep", "reroll", "pass", "enough", "silence"]


class End(TypedDict):
    kind: Literal["end"]
    speed: int


class ChooseExplorer(TypedDict):
    kind: Literal["explorer"]
    explorer: Explorer


class AssignDice(TypedDict):
    kind: Literal["dice"]
    die: int
    speed: int
    harvest: int


class Discover(TypedDict):
    kind: Literal["discover"]
    map: Land
    directions: list[Direction]
    """Where the tile may be laid."""


class Step(TypedDict):
    kind: Literal["step"]
    to: str
    tile: TileKind
    direction: Direction
    opens: bool
    battle: Fight | None


class Lay(TypedDict):
    kind: Literal["lay"]
    at: str
    direction: Direction
    tile: TileKind
    dweller: Dweller | None
    moves: bool
    battle: Fight | None


class Cover(TypedDict):
    kind: Literal["cover"]
    at: str
    direction: Direction


class Place(TypedDict):
    """Where a beaten explorer is put."""

    kind: Literal["place"]
    at: str
    tile: TileKind


# Of what can be bought nowhere, only the price is told.


class BuyVillager(TypedDict):
    kind: Literal["villager"]
    cost: Cards
    at: NotRequired[str]


class LayOffering(TypedDict):
    kind: Literal["offering"]
    cost: Cards
    at: NotRequired[str]
    direction: NotRequired[Direction]


class Build(TypedDict):
    kind: BuildingKind
    cost: Cards
    at: NotRequired[str]
    corner: NotRequired[int]
    tiles: NotRequired[list[str]]


class CallArmy(Moved):
    kind: Literal["army"]
    cost: Cards
    most: NotRequired[int]


class March(Moved):
    kind: Literal["march"]
    number: int
    to: str
    direction: Direction
    tile: TileKind
    cost: Cards
    battle: Fight | None
    joins: Joined | None
    """What a march makes of the battle that is fought next; without chances where its last defenders leave."""


class Attack(Moved):
    kind: Literal["attack"]
    farm: str
    rival: int
    battle: Fight


class BankTrade(TypedDict):
    kind: Literal["bank"]
    give: Resource
    number: int
    resource: Resource


class OfferTo(TypedDict):
    kind: Literal["offer", "steal"]
    rival: int


class NameRival(TypedDict):
    kind: Literal["rival"]
    rival: int
    battle: Fight


class Answer(TypedDict):
    kind: Literal["drop", "propose", "decline", "accept"]
    give: Cards
    want: Cards


class Counter(TypedDict):
    kind: Literal["counter"]
    rival: int
    give: Cards
    want: Cards


class OfferCard(TypedDict):
    kind: Literal["give", "want"]
    resource: Resource
    number: int


class PickCard(TypedDict):
    kind: Literal["harvest", "pay", "discard"]
    resource: Resource


class Look(TypedDict):
    kind: Literal["look"]
    tile: IslandTile
    place: int


class WishTrade(TypedDict):
    kind: Literal["want-trade", "want-no-trade"]
    seat: int


class WishHeed(TypedDict):
    kind: Literal["heed"]
    seat: int
    when: Heed


Description = (
    Plain
    | End
    | ChooseExplorer
    | AssignDice
    | Discover
    | Step
    | Lay
    | Cover
    | Place
    | BuyVillager
    | LayOffering
    | Build
    | CallArmy
    | March
    | Attack
    | BankTrade
    | OfferTo
    | NameRival
    | Answer
    | Counter
    | OfferCard
    | PickCard
    | Look
    | WishTrade
    | WishHeed
)
