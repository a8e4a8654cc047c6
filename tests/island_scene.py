"""Positions of the island for tests, laid out as a person would: all comes from the box, so that it stays complete.

Cells are named by their coordinates: (q, r) on the island, about the first tile; in the cave about its exit.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import manoa
from manoa.games.island import boxes, components, grid
from manoa.games.island.rules import action
from manoa.games.island.state import State
from manoa.kernel.game import Event, Game
from manoa.kernel.hexes import DIRECTION_NAMES, Hex, distance, neighbour

ORDER = ("stella", "william", "pedro", "hector")
"""Explorers whose abilities stay out of the way, one for each seat."""
LUCK = 4000
"""How many words of chance are tried for what a test wants to happen."""


def cell(q: int, r: int) -> str:
    """The id of an island cell."""
    return grid.CELL_IDS[grid.HEXES.index((q, r))]


def cave_cell(q: int, r: int) -> str:
    """The id of a cave cell."""
    return grid.CELL_IDS[grid.HEXES.index((q, r), grid.ISLAND_CELLS)]


def corner(at: str, number: int) -> str:
    """The id of a corner of a cell."""
    return grid.CORNER_IDS[grid.CORNER[6 * grid.CELL_IDS.index(at) + number]]


class Scene:
    """A game in the middle of seat 0's explore phase in round 2, which can be rearranged and taken up with `game()`.

    The island is a first tile of gold with six neighbours, clockwise from east: food, wood, gold, food, wood, gold.
    """

    def __init__(self, *people: str, players: int = 2, seed: int = 1, bare: bool = False, **options: Any) -> None:
        people = people or ORDER[:players]
        opening = manoa.new("island", players=len(people), seed=seed, options=options)
        self.position = copy.deepcopy(opening.position())
        self.state: dict[str, Any] = self.position["state"]
        self.state.update(mode="explore", active=0, first=0, seat=0, round=2)
        # Nobody is spared a question, unless a test says so.
        self.state["heed"] = ["always"] * len(people)
        self.state["turn"].update(dice=[4, 3], speed_die=0, speed=4)
        for seat, person in enumerate(people):
            entry = self.seat(seat)
            number = components.EXPLORERS.index(person)
            entry.update(card=number // 2, explorer=person)
            if person == "hector":
                entry["villagers"].append("supply")
        self.at_first = cell(0, 0)
        self._lift(self.at_first, "island")
        self.tile(0, 0, "gold")
        if not bare:
            for way, kind in enumerate(("food", "wood", "gold", "food", "wood", "gold")):
                self.tile(*neighbour((0, 0), way), kind)

    def seat(self, seat: int) -> dict[str, Any]:
        """The raw words of a seat."""
        entry: dict[str, Any] = self.state["seats"][seat]
        return entry

    # Tiles ------------------------------------------------------------------------------------------------------------

    def _lift(self, at: str, on: str) -> None:
        kind = self.state[on].pop(at, None)
        if kind is not None and on == "island":
            self.state["stack"][kind] += 1
            if kind == "shrine":
                self.state["shrines"].remove(at)

    def tile(self, q: int, r: int, kind: str) -> Scene:
        """A tile on an island cell, taken from the stack; what lay there goes back."""
        at = cell(q, r)
        self._lift(at, "island")
        assert self.state["stack"][kind], f"no {kind} left to lay out"
        self.state["stack"][kind] -= 1
        self.state["island"][at] = kind
        if kind == "shrine":
            self.state["shrines"].append(at)
        return self

    def cave(self, q: int, r: int, kind: str) -> Scene:
        """A tile on a cave cell, taken from the cave stack."""
        at = cave_cell(q, r)
        stack = self.state["cave_stack"]
        if kind == "empty":
            stack["empty"] -= 1
            stack["size"] -= 1
        elif kind in components.DWELLERS:
            stack["dwellers"].remove(kind)
            stack["size"] -= 1
        elif kind == "cave-shrine":
            self.state["cave_shrine"] = "map"
            stack["size"] -= 1
        self.state["cave"][at] = kind
        return self

    def opened(self, q: int = 1, r: int = 0) -> Scene:
        """The cave entrance on an island cell, and the exit laid."""
        return self.tile(q, r, "entrance").cave(0, 0, "exit")

    def holds(self, seat: int) -> Scene:
        """A seat with the cave shrine, which was taken from a cell of the cave."""
        if self.state["cave_shrine"] == "stack":
            self.state["cave_stack"]["size"] -= 1
        self.state["cave_shrine"] = seat
        return self

    def stack(self, **numbers: int) -> Scene:
        """Exactly so many tiles of these kinds are left face down; the others are laid out of the way."""
        reach = int(boxes.box_of(self.position["options"]["data"]).island_radius)
        spare = [
            place
            for place in grid.HEXES[: grid.ISLAND_CELLS]
            if abs(place[1]) >= 3 and distance(place, (0, 0)) <= reach and cell(*place) not in self.state["island"]
        ]
        for kind in ("water", "gold", "food", "wood", "garden", "shrine", "entrance"):
            while self.state["stack"][kind] > numbers.get(kind, 0):
                self.tile(*spare.pop(), kind)
        return self

    # Pieces -----------------------------------------------------------------------------------------------------------

    def explorer(self, seat: int, at: str) -> Scene:
        """An explorer on a cell."""
        self.seat(seat)["at"] = at
        return self

    def came_from(self, seat: int, at: str) -> Scene:
        """The cell from which the active explorer made its last step this turn."""
        self.seat(seat)["from"] = at
        return self

    def villagers(self, seat: int, at: str, number: int = 1, came_from: str | None = None) -> Scene:
        """Villagers of a seat on a cell, taken from the supply."""
        entries = self.seat(seat)["villagers"]
        for _ in range(number):
            entries[entries.index("supply")] = {"at": at, "from": came_from}
        return self

    def _build(self, seat: int, kind: str, at: str, number: int) -> Scene:
        entries = self.seat(seat)[kind]
        entries[entries.index("supply")] = corner(at, number)
        return self

    def farm(self, seat: int, at: str, number: int) -> Scene:
        """A farm on a corner of a cell."""
        return self._build(seat, "farms", at, number)

    def fort(self, seat: int, at: str, number: int) -> Scene:
        """A fort on a corner of a cell."""
        return self._build(seat, "forts", at, number)

    def offering(self, seat: int, *shrines: int) -> Scene:
        """Offerings of a seat on shrines, by the order in which they were found."""
        self.seat(seat)["offerings"] = sorted(shrines)
        return self

    def cards(self, seat: int, wood: int = 0, food: int = 0, gold: int = 0) -> Scene:
        """Exactly these cards in a hand; everybody knows of them."""
        held = {"wood": wood, "food": food, "gold": gold}
        self.seat(seat)["cards"] = held
        for entry in self.state["seats"]:
            if "knows" in entry:
                entry["knows"][seat] = dict(held)
        return self

    def heed(self, seat: int, when: str) -> Scene:
        """When a seat wants to be asked in reaction windows."""
        self.state["heed"][seat] = when
        return self

    # The turn ---------------------------------------------------------------------------------------------------------

    def speed(self, number: int) -> Scene:
        """So much speed left."""
        self.state["turn"]["speed"] = number
        return self

    def round(self, number: int) -> Scene:
        """That round."""
        self.state["round"] = number
        return self

    def turn_of(self, seat: int) -> Scene:
        """That seat is active."""
        self.state["active"] = self.state["seat"] = seat
        return self

    def game(self) -> State:
        """The game of this position, which tells what happens."""
        game = manoa.load(self.position)
        assert isinstance(game, State)
        game.narrating = True
        return game


# Luck ----------------------------------------------------------------------------------------------------------------


def lucky(game: Game, choice: int, wanted: Callable[[Game], bool]) -> Game:
    """Plays an action with such a word of chance that what is wanted happens. Returns the game, for its events.

    Who is asked on the way and can do nothing but pass (or trade) passes.
    """
    for word in range(LUCK):
        tried = game.copy()
        tried.narrating = True
        _play_on(tried, choice, word)
        if wanted(tried):
            game.narrating = True
            _play_on(game, choice, word)
            return game
    raise AssertionError(f"{game.describe(choice)} never turns out as wanted")


def _play_on(game: Game, choice: int, word: int) -> None:
    game.apply(choice, word)
    events = game.events
    while not game.is_over and game.view(None)["asked"]["what"] == "react" and _only_passes(game):
        game.apply(action.DONE, word)
        events += game.events
    game.events = events


def _only_passes(game: Game) -> bool:
    return all(choice in (action.DONE, action.SILENCE) for choice in game.legal_actions())


def told(game: Game, kind: str) -> list[Event]:
    """The events of a kind that the last action told of."""
    return [event for event in game.events if event.kind == kind]


def happened(kind: str, **wanted: Any) -> Callable[[Game], bool]:
    """Whether an event of a kind was told, with these arguments."""

    def check(game: Game) -> bool:
        return any(all(event.as_dict().get(k) == v for k, v in wanted.items()) for event in told(game, kind))

    return check


# What there is -------------------------------------------------------------------------------------------------------


def seat_view(game: Game, seat: int) -> dict[str, Any]:
    """A seat as everyone sees it."""
    entry: dict[str, Any] = game.view(None)["seats"][seat]
    return entry


def where(game: Game, seat: int) -> str:
    """The cell of an explorer."""
    at: str = seat_view(game, seat)["at"]
    return at


def cards(game: Game, seat: int) -> tuple[int, ...]:
    """Wood, food and gold of a seat, as they truly are."""
    held = game.position()["state"]["seats"][seat]["cards"]
    return tuple(held[name] for name in components.RESOURCES)


def tile_at(game: Game, at: str) -> str | None:
    """The tile on a cell."""
    state = game.position()["state"]
    found: str | None = {**state["island"], **state["cave"]}.get(at)
    return found


def villagers(game: Game, seat: int) -> dict[str, int]:
    """The villagers of a seat by cell."""
    found: dict[str, int] = seat_view(game, seat)["villagers"]
    return found


def building_ids(game: Game, kind: str, seat: int) -> list[str]:
    """The corners of a seat's farms or forts."""
    return [entry["id"] for entry in game.view(None)["buildings"] if entry["kind"] == kind and entry["seat"] == seat]


# Actions by number, also those that are refused ----------------------------------------------------------------------


def stepping(direction: str) -> int:
    """The action of a step."""
    return action.STEP + [*DIRECTION_NAMES, "through"].index(direction)


def building(piece: str, number: int) -> int:
    """The action of building on a corner of the explorer's tile."""
    return (action.FORT if piece == "fort" else action.FARM) + number


def offering(direction: str) -> int:
    """The action of laying an offering on the shrine in a direction."""
    return action.OFFERING + DIRECTION_NAMES.index(direction)


def settling(at: str) -> int:
    """The action of buying a villager for a cell, or of putting a beaten explorer there."""
    return action.CELL + grid.CELL_IDS.index(at)


def marching(number: int, direction: str) -> int:
    """The action of moving so many villagers in a direction."""
    return action.MARCH + 7 * (number - 1) + [*DIRECTION_NAMES, "through"].index(direction)


def laying(direction: str) -> int:
    """The action of laying a tile in a direction."""
    return action.LAY + DIRECTION_NAMES.index(direction)


def covering(direction: str) -> int:
    """The action of covering the water in a direction."""
    return action.COVER + DIRECTION_NAMES.index(direction)


def attacking(owner: int, farm: int, near: int) -> int:
    """The action of attacking a farm from one of its corner's cells."""
    return action.ATTACK + 3 * (4 * owner + farm) + near


def banking(give: str, take: str) -> int:
    """The action of a trade with the bank."""
    return action.BANK + 3 * components.RESOURCES.index(give) + components.RESOURCES.index(take)


def carding(resource: str) -> int:
    """The action of harvesting, paying, discarding or giving a resource."""
    return action.KIND + components.RESOURCES.index(resource)


def way(place: Hex, direction: str) -> Hex:
    """The coordinates next to a place."""
    return neighbour(place, DIRECTION_NAMES.index(direction))
