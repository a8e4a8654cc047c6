"""Resources, tiles, dwellers, explorers, pieces: the numbers that the rules name them by, and the tables of a box."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final, TypeAlias

from manoa.kernel.native import i64, vec

GAME: Final = "island"
MOST_PLAYERS: Final = 4

WOOD: Final = 0
FOOD: Final = 1
GOLD: Final = 2
RESOURCES: Final = ("wood", "food", "gold")

# Kinds of tiles. NOTHING is a cell without one. What may be entered lies between FIRST_ENTERABLE and LAST_ENTERABLE;
# a dweller's number is DWELLER + which of the box's dwellers.
NOTHING: Final = 0
WATER: Final = 1
SHRINE: Final = 2
GOLD_TILE: Final = 3
FOOD_TILE: Final = 4
WOOD_TILE: Final = 5
GARDEN: Final = 6
ENTRANCE: Final = 7
EXIT: Final = 8
EMPTY: Final = 9
CAVE_SHRINE: Final = 10
FLOOR: Final = 11  # no tile: the ground that pieces still stand on after the cave shrine's tile was taken
DWELLER: Final = 12
MOST_KINDS: Final = 32  # that the word of a cell can tell apart
FIRST_ENTERABLE: Final = 3
LAST_ENTERABLE: Final = 10
TILES: Final = (
    "nothing",
    "water",
    "shrine",
    "gold",
    "food",
    "wood",
    "garden",
    "entrance",
    "exit",
    "empty",
    "cave-shrine",
    "floor",
)
# The island's stack holds the kinds WATER to ENTRANCE.
ISLAND_KINDS: Final = 7
# What each kind yields, a mask of resources.
_YIELD: Final = {
    GOLD_TILE: 1 << GOLD,
    FOOD_TILE: 1 << FOOD,
    WOOD_TILE: 1 << WOOD,
    GARDEN: 1 << WOOD | 1 << FOOD | 1 << GOLD,
}
YIELDS: Final[vec[i64]] = vec[i64]([_YIELD.get(kind, 0) for kind in range(MOST_KINDS)])

DWELLERS: Final = ("thieves", "bats", "snakes", "spider", "jaguar", "giant")
THIEVES: Final = "thieves"
MOST_DWELLERS: Final = MOST_KINDS - DWELLER  # tiles

MOST_CARDS: Final = 60  # of a resource
SHRINES: Final = 3

VILLAGER: Final = 0
OFFERING: Final = 1
FORT: Final = 2
FARM: Final = 3
ARMY: Final = 4
PIECES: Final = ("villager", "offering", "fort", "farm", "army")
MOST_VILLAGERS: Final = 6
MOST_BUILDINGS: Final = 4  # farms, or forts, of one player
LARGEST_ARMY: Final = 5

STELLA: Final = 0
LAFFITE: Final = 1
BELLONA: Final = 2
WILLIAM: Final = 3
HECTOR: Final = 4
NICOLAS: Final = 5
TIZOC: Final = 6
EMMA: Final = 7
VICTORIA: Final = 8
PEDRO: Final = 9
EXPLORERS: Final = (
    "stella",
    "laffite",
    "bellona",
    "william",
    "hector",
    "nicolas",
    "tizoc",
    "emma",
    "victoria",
    "pedro",
)
CARDS: Final = 5
CARD_COSTS: Final = 15  # five pieces, three resources

# Offers without bounds (IS-TRADE-3): as many cards as there are, and more offers than anybody makes.
FREE_MOST: Final = 60
FREE_OFFERS: Final = 99
FREE_COUNTERS: Final = 9

# A set of seats, of resources, of directions, of dwellers: a bit for each.
Mask: TypeAlias = i64
BIT: Final[vec[Mask]] = vec[Mask]([1 << place for place in range(63)])


def read(name: str) -> dict[str, Any]:
    """One of our data files."""
    return tomllib.loads(files("manoa.games.island").joinpath("data", name).read_text(encoding="utf-8"))


_ABILITIES: Final[dict[str, Any]] = read("explorers.toml")["abilities"]
STELLA_SPEED: Final[i64] = _ABILITIES["stella_speed"]
LAFFITE_FACES: Final[vec[i64]] = vec[i64]([1 if face in _ABILITIES["laffite_faces"] else 0 for face in range(7)])
HECTOR_VILLAGERS: Final[i64] = _ABILITIES["hector_villagers"]
EMMA_TILES: Final[i64] = _ABILITIES["emma_tiles"]
VICTORIA_CARDS: Final[i64] = _ABILITIES["victoria_cards"]
PEDRO_STRENGTH: Final[i64] = _ABILITIES["pedro_strength"]
CAVE_SHRINE_STRENGTH: Final[i64] = _ABILITIES["cave_shrine_strength"]
assert EMMA_TILES == 3


class Box:
    """What is in the box: tables that the rules read. Nothing here changes, so all games on the same data share it."""

    def __init__(
        self,
        cards: list[int],
        start: list[int],
        island: list[int],
        empty: int,
        dwellers: list[tuple[str, int]],
        hoard: list[int],
        pieces: list[int],
        people: list[int],
        colours: list[str],
        costs: list[list[int]],
        rates: list[int],
        trade: list[int],
        hand_limit: int,
        radii: list[int],
    ) -> None:
        self.cards: vec[i64] = vec[i64](cards)
        self.start: vec[i64] = vec[i64](start)
        self.island: vec[i64] = vec[i64]([0] + island)  # by kind of tile
        self.empty: i64 = empty
        self.dwellers: list[str] = [name for name, strength in dwellers]  # each tile of its own
        self.dweller_ids: list[str] = _told_apart(self.dwellers)
        self.strength: vec[i64] = vec[i64]([strength for name, strength in dwellers])
        self.all_dwellers: Mask = (1 << len(dwellers)) - 1
        self.thieves: Mask = sum(1 << which for which, name in enumerate(self.dwellers) if name == THIEVES)
        self.hoard: vec[i64] = vec[i64](hoard)
        self.villagers: i64 = pieces[0]
        self.forts: i64 = pieces[1]
        self.farms: i64 = pieces[2]
        self.people: vec[i64] = vec[i64](people)  # 2 * card + side: an explorer
        self.colours = colours  # of the cards
        # CARD_COSTS * card + 3 * piece + resource
        self.cost: vec[i64] = vec[i64]([number for cost in costs for number in cost])
        self.rate: i64 = rates[0]
        self.merchant_rate: i64 = rates[1]
        self.trade_most: i64 = trade[0]
        self.trade_offers: i64 = trade[1]
        self.trade_counters: i64 = trade[2]
        self.hand_limit: i64 = hand_limit
        self.island_radius: i64 = radii[0]
        self.cave_radius: i64 = radii[1]
        # The map part of views, with bounded and with free trade, once somebody looked.
        self.maps: dict[bool, dict[str, Any]] = {}

    def cost_words(self, card: i64, piece: i64) -> dict[str, int]:
        """The price of a piece on an explorer card in words."""
        place = int(CARD_COSTS * card + 3 * piece)
        return {name: int(self.cost[place + kind]) for kind, name in enumerate(RESOURCES) if self.cost[place + kind]}

    def dweller_word(self, kind: i64) -> str | None:
        """The dweller that a tile is, if it is one."""
        return self.dwellers[kind - DWELLER] if kind >= DWELLER else None


def _told_apart(names: list[str]) -> list[str]:
    """Names of tiles of which several may be alike: the second of a kind is kind-2."""
    return [
        name if names.index(name) == place else f"{name}-{names[: place + 1].count(name)}"
        for place, name in enumerate(names)
    ]


def enterable(kind: i64) -> bool:
    """IS-MOVE-1: whether explorers and armies may be on such a tile. Dwellers are told apart by those who ask."""
    return kind >= FIRST_ENTERABLE and kind <= LAST_ENTERABLE


def tile_word(kind: i64) -> str:
    """A kind of tile as a word."""
    return "dweller" if kind >= DWELLER else TILES[kind]
