"""Resources, tiles, dwellers, explorers, pieces: the numbers that the rules name them by, and the tables of a box."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from manoa.kernel.native import i64, vec

GAME: Final = "island"
MOST_PLAYERS: Final = 4

WOOD: Final = 0
FOOD: Final = 1
GOLD: Final = 2
RESOURCES: Final = ("wood", "food", "gold")

# Kinds of tiles. NOTHING is a cell without one. What may be entered lies between FIRST_ENTERABLE and LAST_ENTERABLE;
# a dweller's number is DWELLER + which.
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
YIELDS: Final[vec[i64]] = vec[i64]([0, 0, 0, 4, 2, 1, 7] + [0] * 16)

DWELLERS: Final = ("thieves", "bats", "snakes", "spider", "jaguar", "giant")
DWELLER_KINDS: Final = 6
THIEVES: Final = 0
ALL_DWELLERS: Final = 63

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

BIT: Final[vec[i64]] = vec[i64]([1 << place for place in range(63)])


def read(name: str) -> dict[str, Any]:
    """One of our data files."""
    return tomllib.loads(files("manoa.games.island").joinpath("data", name).read_text(encoding="utf-8"))


_PEOPLE: Final = read("explorers.toml")
COLOURS: Final[list[str]] = [card["colour"] for card in _PEOPLE["card"]]
assert [name for card in _PEOPLE["card"] for name in card["explorers"]] == list(EXPLORERS)
_ABILITIES: Final[dict[str, Any]] = _PEOPLE["abilities"]
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
        dwellers: list[int],
        hoard: list[int],
        pieces: list[int],
        costs: list[list[int]],
        rates: list[int],
        trade: list[int],
        hand_limit: int,
    ) -> None:
        self.cards: vec[i64] = vec[i64](cards)
        self.start: vec[i64] = vec[i64](start)
        self.island: vec[i64] = vec[i64]([0] + island)  # by kind of tile
        self.empty: i64 = empty
        self.strength: vec[i64] = vec[i64](dwellers)
        self.hoard: vec[i64] = vec[i64](hoard)
        self.villagers: i64 = pieces[0]
        self.forts: i64 = pieces[1]
        self.farms: i64 = pieces[2]
        self.cost: vec[i64] = vec[i64]([number for cost in costs for number in cost])  # 3 * piece + resource
        self.rate: i64 = rates[0]
        self.merchant_rate: i64 = rates[1]
        self.trade_most: i64 = trade[0]
        self.trade_offers: i64 = trade[1]
        self.hand_limit: i64 = hand_limit

    def cost_words(self, piece: i64) -> dict[str, int]:
        """The price of a piece in words."""
        return {
            name: int(self.cost[3 * piece + kind]) for kind, name in enumerate(RESOURCES) if self.cost[3 * piece + kind]
        }


def tile_word(kind: i64) -> str:
    """A kind of tile as a word."""
    return "dweller" if kind >= DWELLER else TILES[kind]


def dweller_word(kind: i64) -> str | None:
    """The dweller that a tile is, if it is one."""
    return DWELLERS[kind - DWELLER] if kind >= DWELLER else None
