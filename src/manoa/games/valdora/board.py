"""The map: spaces, roads, and how far a pawn gets in one move. No rule knows a layout; they all read these tables."""

from __future__ import annotations

from typing import Any, Final

from manoa.games.valdora import components, packing, site
from manoa.kernel.native import i64, vec

# More turns than any way takes; what can't be reached at all is so far away.
FAR: Final = 12


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
        return site.NAMES[self.kind] if self.colour < 0 else f"palace-{components.COLOURS[self.colour]}"


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
        self.roads: list[int] = [number for number, space in enumerate(spaces) if space.kind == site.ROAD]
        self.road: vec[i64] = vec[i64]([-1] * len(spaces))
        for place, number in enumerate(self.roads):
            self.road[number] = place
        towns = [number for number, space in enumerate(spaces) if space.kind < site.HARBOUR_TOWN]
        self.towns: list[int] = sorted(towns, key=lambda number: (spaces[number].kind, number))
        self.book: vec[i64] = vec[i64]([-1] * len(spaces))
        for place, number in enumerate(self.towns):
            self.book[number] = place
        self.start: i64 = next(number for number, space in enumerate(spaces) if space.kind == site.HARBOUR_TOWN)
        # For each space, as masks of spaces: where a move can end, and where only one that passes a town (VA-MOVE-5).
        self.near: vec[i64] = vec[i64]([self._reach(number) for number in range(len(spaces))])
        self.far: vec[i64] = vec[i64]([self._beyond(number) for number in range(len(spaces))])
        # From each space the turns to each other one without provisions, to the nearest of each kind, and where the
        # palace of each colour is.
        self.turns: vec[i64] = vec[i64]([FAR] * (site.SPACES * site.SPACES))
        self.palace: vec[i64] = vec[i64]([0] * components.COLOUR_KINDS)
        for number, space in enumerate(spaces):
            self._walk(number)
            if space.kind == site.PALACE:
                self.palace[space.colour] = number
        self.to_mine: vec[i64] = self._to_nearest(site.MINE)
        self.to_equipment: vec[i64] = self._to_nearest(site.EQUIPMENT_TOWN)
        self.to_commissions: vec[i64] = self._to_nearest(site.COMMISSION_TOWN)
        # Where gems may be loaded: harbours first, where whatever was paid can be had.
        self.sources: list[int] = [number for number, space in enumerate(spaces) if space.ships > 0] + self.roads
        self._ways: dict[int, list[int]] = {}  # the ways that were asked for
        self.printed: dict[str, Any] = {}  # its part of the view's map, written when it is first shown

    def is_town(self, space: i64) -> bool:
        """Whether a space is one of the five towns."""
        return self.kind[space] <= site.HARBOUR_TOWN

    def _reach(self, start: int) -> int:
        """VA-MOVE-1, VA-MOVE-2: all spaces that can be walked to without passing a town."""
        reached = {start}
        waiting = [start]
        while waiting:
            here = waiting.pop()
            if here != start and self.spaces[here].kind <= site.HARBOUR_TOWN:
                continue
            for beyond in self.neighbours[here]:
                if beyond not in reached:
                    reached.add(beyond)
                    waiting.append(beyond)
        return sum(int(packing.BIT[number]) for number in reached if number != start)

    def _beyond(self, start: int) -> int:
        """VA-MOVE-3: the spaces that take a passed town."""
        mask = 0
        for number, space in enumerate(self.spaces):
            if space.kind <= site.HARBOUR_TOWN and (self.near[start] >> number) & 1:
                mask |= int(self.near[number])
        return mask & ~int(self.near[start]) & ~int(packing.BIT[start])

    def _walk(self, start: int) -> None:
        """The turns from a space to the others; back to itself takes two."""
        self.turns[start * site.SPACES + start] = 2
        reached = [start]
        seen = {start}
        turns = 0
        while reached:
            turns += 1
            beyond: list[int] = []
            for here in reached:
                for space in range(site.SPACES):
                    if (self.near[here] >> space) & 1 and space not in seen:
                        seen.add(space)
                        beyond.append(space)
                        self.turns[start * site.SPACES + space] = turns
            reached = beyond

    def _to_nearest(self, kind: int) -> vec[i64]:
        """From each space the turns to the nearest one of a kind."""
        wanted = [number for number, space in enumerate(self.spaces) if space.kind == kind]
        return vec[i64]([min(int(self.turns[s * site.SPACES + end]) for end in wanted) for s in range(site.SPACES)])

    def way(self, start: int, end: int) -> list[int]:
        """A shortest way of a move, both ends included; past one town only where there is no other."""
        key = start * site.SPACES + end
        if key not in self._ways:
            self._ways[key] = self._shortest(start, end)
        return self._ways[key]

    def _shortest(self, start: int, end: int) -> list[int]:
        past = 0 if (self.near[start] >> end) & 1 else 1
        # The ways so far, each with the number of towns that it passed.
        ways: list[tuple[list[int], int]] = [([start], 0)]
        seen = {(start, 0)}
        place = 0
        while ways[place][0][-1] != end:
            way, towns = ways[place]
            here = way[-1]
            passed = towns + (1 if here != start and self.spaces[here].kind <= site.HARBOUR_TOWN else 0)
            if passed <= past:
                for beyond in self.neighbours[here]:
                    if (beyond, passed) not in seen:
                        seen.add((beyond, passed))
                        ways.append(([*way, beyond], passed))
            place += 1
        return ways[place][0]
