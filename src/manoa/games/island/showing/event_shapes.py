"""What happened, as all may know it."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from manoa.games.island.showing.word_shapes import Dweller, Explorer, Land, PieceKind, Resource, TileKind


class Happened(TypedDict):
    """Whose doing it was; -1 for nobody's."""

    seat: int


class Told(Happened):
    """What needs no more words."""

    kind: Literal["loses-cave-shrine", "orders", "silent", "takes-cave-shrine", "wants-no-trade", "wants-trade", "wins"]


class RoundTold(Happened):
    kind: Literal["over", "turn"]
    round: int


class Chooses(Happened):
    kind: Literal["chooses"]
    explorer: Explorer


# Dice and cards -------------------------------------------------------------------------------------------------------


class Rolls(Happened):
    kind: Literal["rerolls", "rolls"]
    first: int
    second: int


class Assigns(Happened):
    kind: Literal["assigns"]
    speed: int
    harvest: int


class Counts(Happened):
    kind: Literal["looks", "no-harvest", "rolls-first"]
    number: int


class MovesCards(Happened):
    kind: Literal["discards", "harvests", "offers-cards", "pays-bank", "pays-hoard", "wants-cards"]
    resource: Resource
    number: int


class Pays(Happened):
    kind: Literal["pays"]
    rival: int
    resource: Resource
    number: int


class Gathers(Happened):
    kind: Literal["gathers"]
    resource: Resource


class Steals(Happened):
    kind: Literal["steals"]
    rival: int
    resource: Resource


class TakesHoard(Happened):
    kind: Literal["takes-hoard"]
    wood: int
    food: int
    gold: int


class Banks(Happened):
    kind: Literal["banks"]
    give: Resource
    number: int
    resource: Resource


class Meddles(Happened):
    """What concerns another player and needs no more words."""

    kind: Literal["accepts", "counters", "declines", "offers", "steals-unseen", "wins-cave-shrine"]
    rival: int


# The map --------------------------------------------------------------------------------------------------------------


class Reveals(Happened):
    kind: Literal["reveals"]
    map: Land
    tile: TileKind


class LaysTile(Happened):
    kind: Literal["covers", "lays", "starts-anew"]
    cell: str
    tile: TileKind


class OpensCave(Happened):
    kind: Literal["opens-cave"]
    to: str


class OnCell(Happened):
    kind: Literal["finds-cave-shrine", "no-battle", "returns-cave-shrine"]
    cell: str


# `from` is a word of Python's own.
Left = TypedDict("Left", {"from": str})


class Steps(Happened, Left):
    kind: Literal["steps"]
    to: str
    tile: TileKind


class Marches(Happened, Left):
    kind: Literal["marches"]
    number: int
    to: str
    tile: TileKind


class MarchesFree(Happened, Left):
    kind: Literal["marches-free"]
    number: int
    to: str


class GoesBack(Happened, Left):
    kind: Literal["goes-back"]
    piece: Literal["explorer", "villager"]
    to: str


class Placed(Happened):
    kind: Literal["placed"]
    rival: int
    to: str


# Pieces ---------------------------------------------------------------------------------------------------------------


class Announces(Happened):
    kind: Literal["announces"]
    piece: PieceKind
    at: str


class Lapses(Happened):
    kind: Literal["lapses"]
    piece: PieceKind


class Builds(Happened):
    kind: Literal["builds-farm", "builds-fort", "buys-villager", "loses-farm", "loses-fort"]
    at: str


class LaysOffering(Happened):
    kind: Literal["lays-offering"]
    at: str
    number: int
    """How many shrines the player controls by it."""


class LosesVillagers(Happened):
    kind: Literal["loses-villagers"]
    number: int
    cell: str


# Battles --------------------------------------------------------------------------------------------------------------


class Meets(Happened):
    kind: Literal["meets"]
    dweller: Dweller
    cell: str
    number: int


class Challenges(Happened):
    kind: Literal["challenges", "ties", "wins-battle"]
    rival: int
    cell: str


class AttacksFarm(Happened):
    kind: Literal["attacks-farm"]
    rival: int
    at: str
    cell: str


class Thrown(Happened):
    """Both sides' dice, with their sums."""

    rival: int
    cell: str
    strength: int
    defence: int
    roll: int
    other: int
    dice: str
    others: str


class Fights(Thrown):
    kind: Literal["fights", "fights-farm"]


class FightsDweller(Thrown):
    kind: Literal["fights-dweller"]
    dweller: Dweller


class OfDweller(Happened):
    kind: Literal["beats-dweller", "loses-to-dweller", "ties-dweller"]
    dweller: Dweller


Event = (
    Told
    | RoundTold
    | Chooses
    | Rolls
    | Assigns
    | Counts
    | MovesCards
    | Pays
    | Gathers
    | Steals
    | TakesHoard
    | Banks
    | Meddles
    | Reveals
    | LaysTile
    | OpensCave
    | OnCell
    | Steps
    | Marches
    | MarchesFree
    | GoesBack
    | Placed
    | Announces
    | Lapses
    | Builds
    | LaysOffering
    | LosesVillagers
    | Meets
    | Challenges
    | AttacksFarm
    | Fights
    | FightsDweller
    | OfDweller
)
