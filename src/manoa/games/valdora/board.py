"""The map: spaces, roads, and how far a pawn gets in one move. No rule knows a layout; they all read these tables."""

from __future__ import annotations

from typing import Final

from manoa.games.valdora.components import BIT, COLOURS, ROADS
from manoa.kernel.native import i64, vec

EQUIPMENT_TOWN: Final = 0
COMMISSION_TOWN: Final = 1
HARBOUR_TOWN: Final = 2
ROAD: Final = 3
MINE: Final = 4
HARBOUR: Final = 5
PALACE: Final = 6
KINDS: Final = ("equipment-town", "commission-town", "harbour-town", "road", "mine", "harbour", "palace")
# How many spaces there are of each kind, as the rulebook lists them.
COUNTS: Final = (2, 2, 1, ROADS, 3, 2, 7)
SPACES: Final = 30


class Space:
    """A space as it is printed."""

    def __init__(self, name: str, kind: int, colour: int, letter: str, ships: int, x: int, y: int) -> None:
        self.name = name
        self.kind = kind
        self.colour = colour
        self.letter = letter
        self.ships = ships
        self.x = x
        self.y = y

    def place(self) -> str:
        """The space's kind in one word, a palace with its colour."""
        return KINDS[self.kind] if self.colour < 0 else f"palace-{COLOURS[self.colour]}"


class Board:
    """A layout. Nothing here changes during a game, so copies of a game share it."""

    def __init__(self, spaces: list[Space], edges: list[tuple[int, int]]) -> None:
        self.spaces = spaces
        self.edges = edges
        self.number_of: dict[str, int] = {space.name: number for number, space in enumerate(spaces)}
        self.neighbours: list[list[int]] = [[] for _ in spaces]
        for one, other in edges:
            self.neighbours[one].append(other)
            self.neighbours[other].append(one)
        # For each space: its kind, the colour of its palace, its ships; which road space and which book town it is.
        self.kind: vec[i64] = vec[i64]([space.kind for space in spaces])
        self.colour: vec[i64] = vec[i64]([space.colour for space in spaces])
        self.ships: vec[i64] = vec[i64]([space.ships for space in spaces])
        self.roads: list[int] = [number for number, space in enumerate(spaces) if space.kind == ROAD]
        self.road: vec[i64] = vec[i64]([-1] * len(spaces))
        for place, number in enumerate(self.roads):
            self.road[number] = place
        towns = [number for number, space in enumerate(spaces) if space.kind < HARBOUR_TOWN]
        self.towns: list[int] = sorted(towns, key=lambda number: (spaces[number].kind, number))
        self.book: vec[i64] = vec[i64]([-1] * len(spaces))
        for place, number in enumerate(self.towns):
            self.book[number] = place
        self.start: i64 = next(number for number, space in enumerate(spaces) if space.kind == HARBOUR_TOWN)
        # For each space, as masks of spaces: where a move can end, and where only one that passes a town (VA-MOVE-5).
        self.near: vec[i64] = vec[i64]([self._reach(number) for number in range(len(spaces))])
        self.far: vec[i64] = vec[i64]([self._beyond(number) for number in range(len(spaces))])

    def is_town(self, space: i64) -> bool:
        """Whether a space is one of the five towns."""
        return self.kind[space] <= HARBOUR_TOWN

    def _reach(self, start: int) -> int:
        """VA-MOVE-1, VA-MOVE-2: all spaces that can be walked to without passing a town."""
        reached = {start}
        waiting = [start]
        while waiting:
            here = waiting.pop()
            if here != start and self.spaces[here].kind <= HARBOUR_TOWN:
                continue
            for beyond in self.neighbours[here]:
                if beyond not in reached:
                    reached.add(beyond)
                    waiting.append(beyond)
        return sum(int(BIT[number]) for number in reached if number != start)

    def _beyond(self, start: int) -> int:
        """VA-MOVE-3: the spaces that take a passed town."""
        mask = 0
        for number, space in enumerate(self.spaces):
            if space.kind <= HARBOUR_TOWN and (self.near[start] >> number) & 1:
                mask |= int(self.near[number])
        return mask & ~int(self.near[start]) & ~int(BIT[start])

    def way(self, start: int, end: int) -> list[int]:
        """A shortest way of a move, both ends included; past one town only where there is no other."""
        past = 0 if (self.near[start] >> end) & 1 else 1
        # The ways so far, each with the number of towns that it passed.
        ways: list[tuple[list[int], int]] = [([start], 0)]
        seen = {(start, 0)}
        place = 0
        while ways[place][0][-1] != end:
            way, towns = ways[place]
            here = way[-1]
            passed = towns + (1 if here != start and self.spaces[here].kind <= HARBOUR_TOWN else 0)
            if passed <= past:
                for beyond in self.neighbours[here]:
                    if (beyond, passed) not in seen:
                        seen.add((beyond, passed))
                        ways.append(([*way, beyond], passed))
            place += 1
        return ways[place][0]
