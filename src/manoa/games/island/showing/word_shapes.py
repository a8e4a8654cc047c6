"""The words that views and descriptions share."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

Resource = TypeAliasType("Resource", Literal["wood", "food", "gold"])
IslandTile = TypeAliasType("IslandTile", Literal["water", "shrine", "gold", "food", "wood", "garden", "entrance"])
CaveTile = TypeAliasType("CaveTile", Literal["exit", "cave-shrine", "empty", "dweller", "floor"])
TileKind = TypeAliasType("TileKind", IslandTile | CaveTile)
Land = TypeAliasType("Land", Literal["island", "cave"])
Dweller = TypeAliasType("Dweller", Literal["thieves", "bats", "snakes", "spider", "jaguar", "giant"])
Explorer = TypeAliasType(
    "Explorer",
    Literal["stella", "laffite", "bellona", "william", "hector", "nicolas", "tizoc", "emma", "victoria", "pedro"],
)
Colour = TypeAliasType(
    "Colour",
    Literal["white", "orange", "green", "purple", "black", "red", "blue", "yellow", "brown", "grey", "pink"],
)
PieceKind = TypeAliasType("PieceKind", Literal["villager", "offering", "fort", "farm"])
BuildingKind = TypeAliasType("BuildingKind", Literal["fort", "farm"])
Direction = TypeAliasType("Direction", Literal["e", "se", "sw", "w", "nw", "ne", "through"])
Against = TypeAliasType("Against", Literal["rivals", "farm", "dweller"])
About = TypeAliasType("About", Literal["step", "army", "purchase", "battle"])
Heed = TypeAliasType("Heed", Literal["always", "concerned", "attacked"])
Mode = TypeAliasType(
    "Mode",
    Literal[
        "explorer",
        "reroll",
        "steal",
        "dice",
        "harvest",
        "look",
        "explore",
        "lay",
        "march",
        "react",
        "rival",
        "place",
        "pay",
        "offer",
        "answer",
        "discard",
        "over",
        "trade",
    ],
)
Cards = TypeAliasType("Cards", dict[Resource, int])


class Hand(TypedDict):
    """So many cards of each kind, none included."""

    wood: int
    food: int
    gold: int


# `from` is a word of Python's own.
Moved = TypedDict("Moved", {"from": NotRequired[str]})
