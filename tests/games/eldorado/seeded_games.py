"""Whole games of El Dorado that anyone can play again from a number: all routes, player counts and options.

The choices are random but drawn towards El Dorado, so that games see the whole map and come to an end.
"""

from __future__ import annotations

from collections import deque
from typing import Any

from manoa.games.eldorado.board import Board
from manoa.games.eldorado.routes import NAMED, board_of
from tests.seeded import Seeded


class SeededGame(Seeded):
    """The game of a number."""

    def __init__(self, number: int, rounds: int) -> None:
        route = list(NAMED)[number % len(NAMED)]
        chosen = [0 if joint == number % 5 else joint + 1 for joint in range(int(board_of(route).joints))]
        options: dict[str, Any] = {
            "route": route,
            "blockades": ("random", "random", "none", chosen)[number // 3 % 4],
            "begins": ("first", "random", "loser")[number // 2 % 3],
            "loser": number % 2 if number % 3 == 0 else None,
            "caves": number // len(NAMED) % 2 == 0,
            "edition": "2019" if number // (2 * len(NAMED)) % 2 else "2023",
            "round_limit": rounds,
        }
        super().__init__("eldorado", 2 + number % 3, number, options)
        self.way = ways_to_the_gate(board_of(route))

    def likely(self, legal: list[int]) -> list[int]:
        """As a rule a step that leads nearer, or else a card that may; otherwise any action."""
        return (self._nearer(legal) if self.chance.random() < 0.75 else []) or legal

    def _nearer(self, legal: list[int]) -> list[int]:
        words = {action: self.game.describe(action) for action in legal}
        steps = {a: w for a, w in words.items() if w["kind"] in ("step", "overcome")}
        if steps:
            seat = self.game.view(None)["seats"][self.game.current_player]
            here = {pawn["id"]: pawn["space"] for pawn in seat["pawns"]}
            return [
                action
                for action, step in steps.items()
                if step["kind"] == "overcome" or self._way(step["to"]) < self._way(here[step["pawn"]])
            ]
        return [action for action, choice in words.items() if choice["kind"] in ("play", "token")]

    def _way(self, space: str) -> int:
        return self.way[int(space[1:])]

    def words(self) -> str:
        """Which game it is."""
        caves = ", caves" if self.options["caves"] else ""
        return f"{self.options['route']}, {self.game.players} players, {self.options['edition']}{caves}"


def ways_to_the_gate(board: Board) -> list[int]:
    """For each space the number of steps to El Dorado, whatever they cost."""
    ways = [len(board.spaces)] * len(board.spaces)
    waiting = deque(space.number for space in board.spaces if space.finish)
    for number in waiting:
        ways[number] = 0
    before: dict[int, list[int]] = {}
    for place, beyond in enumerate(board.next):
        before.setdefault(int(beyond), []).append(place // 6)
    while waiting:
        here = waiting.popleft()
        for number in before.get(here, []):
            if ways[number] > ways[here] + 1:
                ways[number] = ways[here] + 1
                waiting.append(number)
    return ways
