"""The table as a seat sees it."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from manoa.games.island.showing.word_shapes import (
    About,
    Against,
    BuildingKind,
    Cards,
    CaveTile,
    Colour,
    Dweller,
    Explorer,
    Hand,
    Heed,
    IslandTile,
    Land,
    Mode,
    Moved,
    PieceKind,
    Resource,
    TileKind,
)

# What never changes ---------------------------------------------------------------------------------------------------


class Corner(TypedDict):
    """Where cells meet: which corner it is of the cell at q, r."""

    map: Land
    q: int
    r: int
    corner: int
    tiles: list[str]
    """The ids of the cells that meet there."""


class Pieces(TypedDict):
    """Pieces of a player, by kind."""

    villager: int
    offering: int
    fort: int
    farm: int


class Costs(TypedDict):
    """What an explorer card prints."""

    villager: Cards
    offering: Cards
    fort: Cards
    farm: Cards
    army: Cards


class Trading(TypedDict):
    """The bounds on offers."""

    most: int
    offers: int
    counters: int


class MapFacts(TypedDict):
    """What never changes about a table."""

    island_radius: int
    cave_radius: int
    pieces: Pieces
    dwellers: dict[Dweller, list[int]]
    """The strength of each tile of a dweller."""
    costs: list[Costs]
    """By explorer card."""
    hand_limit: int
    trade: Trading
    corners: dict[str, Corner]
    """All corners of the table, by their ids."""


# The table ------------------------------------------------------------------------------------------------------------


class Tile(TypedDict):
    """A tile that lies on the table."""

    id: str
    q: int
    r: int
    tile: TileKind
    offerings: NotRequired[list[int]]
    """On a shrine: the seats with an offering on it."""
    dweller: NotRequired[Dweller]
    strength: NotRequired[int]


class Building(TypedDict):
    """A farm or a fort on its corner."""

    id: str
    kind: BuildingKind
    seat: int
    map: Land
    q: int
    r: int
    corner: int
    tiles: list[str]


class Odds(TypedDict):
    """Chances of a battle, each from 0 to 1."""

    win: float
    tie: float
    lose: float


class Battle(TypedDict):
    """A battle that has begun and is not fought yet; strengths and chances are known of the first only."""

    attacker: int
    cell: str
    against: Against
    rivals: list[int]
    rival: int | None
    farm: str | None
    dweller: Dweller | None
    strength: int
    defence: int | None
    odds: Odds | None


class Deed(TypedDict):
    """What others may react to: who did what."""

    kind: Literal["step", "discovery", "army", "purchase", "attack"]
    seat: int
    to: NotRequired[str]
    tile: NotRequired[TileKind]
    number: NotRequired[int]
    piece: NotRequired[PieceKind]
    at: NotRequired[str]
    cell: NotRequired[str]
    against: NotRequired[Against]
    rivals: NotRequired[list[int]]
    farm: NotRequired[str | None]
    dweller: NotRequired[Dweller | None]


class Cause(Deed, Moved):
    """What others may react to: who did what, and where a piece came from."""


class Window(TypedDict):
    """The short time in which others may buy an army move."""

    about: About
    seat: int
    passed: list[int]
    cause: Cause | None


class Announced(TypedDict):
    """A purchase that others may still react to."""

    seat: int
    piece: PieceKind
    at: str


class Sides(TypedDict):
    """What an offer gives and what it wants."""

    give: Cards
    want: Cards


Offering = TypedDict("Offering", {"from": int})


class TradeOffer(Sides, Offering):
    """An offer of one player to another."""

    to: int
    counter: bool
    answers: Sides | None
    """The offer that a counter-offer answers."""


class TradeTime(TypedDict):
    """Who trades out of order, and what that came in between."""

    seat: int
    during: str


class PendingTile(TypedDict):
    """The tile that was turned up and is to be laid."""

    tile: TileKind
    dweller: Dweller | None
    map: Land
    strength: NotRequired[int]


class CaveShrine(TypedDict):
    """Where the cave shrine is."""

    where: Literal["stack", "map", "held"]
    seat: int | None
    cell: str | None


class Lost(TypedDict):
    """Pieces that come back at the owner's next turn."""

    villager: int
    fort: int
    farm: int


class Seat(TypedDict):
    """A player as the others see them, and more of one's own."""

    seat: int
    card: int
    colour: Colour
    explorer: Explorer | None
    choices: list[Explorer]
    at: str | None
    """The cell of the explorer; null while it is beaten and not yet put somewhere."""
    strength: int
    cards: Hand | None
    """Null: a hidden hand."""
    hand_size: int
    villagers: dict[str, int]
    supply: Pieces
    lost: Lost
    offerings: list[str]
    cave_shrine: bool
    shrines: int
    farmed: list[Resource]
    """What this player can harvest."""
    bank_rate: int
    """How many cards of a kind the bank wants for one."""
    heed: Heed | None
    """Of one's own seat only."""
    silent: bool
    wants_trade: bool


# What is asked --------------------------------------------------------------------------------------------------------


class Question(TypedDict):
    """Whose decision it is and what is asked, with the numbers that the question needs."""

    seat: int | None
    what: Mode
    dice: NotRequired[list[int]]
    left: NotRequired[int]
    kinds: NotRequired[list[Resource]]
    place: NotRequired[int]
    speed: NotRequired[int]
    free_army: NotRequired[bool]
    offers: NotRequired[int]
    tile: NotRequired[TileKind]
    dweller: NotRequired[Dweller | None]
    strength: NotRequired[int]
    map: NotRequired[Land]
    most: NotRequired[int]
    cost: NotRequired[Cards]
    about: NotRequired[About]
    by: NotRequired[int]
    cause: NotRequired[Cause | None]
    why: NotRequired[Literal["attacked", "attacks", "near", "purchase", "always"]]
    cell: NotRequired[str]
    loser: NotRequired[int]
    to: NotRequired[Literal["seat", "bank", "hoard"] | int]
    winner: NotRequired[int | None]
    give: NotRequired[Cards]
    want: NotRequired[Cards]
    counter: NotRequired[bool]
    answers: NotRequired[Sides | None]
    during: NotRequired[str]


From = TypedDict("From", {"from": NotRequired[str | int]})


class Asked(Question, From):
    """Whose decision it is and what is asked, with what the question needs: also the cell that an army goes from."""


class Reason(TypedDict):
    """Why something can't be done: a message, its arguments, and the rule."""

    key: str
    rule: str | None
    arguments: dict[str, str | int]


class Bound(TypedDict):
    """How many cards of a kind a side of an offer may hold, and why not more."""

    most: int
    why: Reason


class Bounds(TypedDict):
    """The same for every kind."""

    wood: Bound
    food: Bound
    gold: Bound


class Partner(TypedDict):
    """Somebody whom an offer can go to."""

    seat: int
    want: Bounds
    cards: int
    """No more cards than these can be asked for."""


class Reasons(TypedDict):
    """One for each kind of card."""

    wood: Reason
    food: Reason
    gold: Reason


class Draft(TypedDict):
    """What an offer that is thought out may hold."""

    give: Bounds
    partners: list[Partner]
    short: Reasons
    """Why no more cards are asked for than there are in a hand."""
    both: Reasons
    """Why a kind is not on both sides."""
    empty: Reason
    same: Reason
    """Why the very offer that was made is not made in return."""


class View(TypedDict):
    """The table as a seat sees it."""

    game: str
    version: int
    seat: int | None
    round: int
    round_limit: int | None
    over: bool
    first: int | None
    active: int | None
    asked: Asked
    map: MapFacts
    dice: tuple[int, int] | None
    speed_die: int | None
    speed: int
    island: list[Tile]
    cave: list[Tile]
    picks: Hand | None
    """How many cards of each kind may be taken, paid or discarded; only for whoever is asked."""
    draft: Draft | None
    pending_tile: PendingTile | None
    ways: dict[str, list[str]]
    """Tiles that lie several steps away, each with the cells of the way; only for whoever explores now."""
    buildings: list[Building]
    stack: int
    unseen: dict[IslandTile, int]
    top: list[IslandTile] | None
    cave_stack: int
    cave_unseen: dict[CaveTile | Dweller, int]
    bank: Hand
    hoard: Hand | None
    cave_shrine: CaveShrine
    battles: list[Battle]
    window: Window | None
    purchase: Announced | None
    offer: TradeOffer | None
    trade: TradeTime | None
    seats: list[Seat]
    ranking: list[list[int]] | None
