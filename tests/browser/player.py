"""Somebody who plays without much thought: forward if possible, else shopping. The hands are the test's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.table import PATIENT, Data, Table

_AROUND = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


def to_go(route: Data) -> dict[str, int]:
    """How many spaces each space is away from the city."""
    names = {(space["q"], space["r"]): space["id"] for space in route["spaces"] if space["terrain"] != "mountain"}
    places = {name: place for place, name in names.items()}
    found = {space["id"]: 0 for space in route["spaces"] if space["finish"]}
    reached = list(found)
    for name in reached:
        q, r = places[name]
        for step_q, step_r in _AROUND:
            near = names.get((q + step_q, r + step_r))
            if near is not None and near not in found:
                found[near] = found[name] + 1
                reached.append(near)
    return found


class Player:
    """Plays a table to its end by whatever `take` does: a click, or keys."""

    def __init__(self, table: Table, take: Callable[[Locator], None] | None = None) -> None:
        self.table = table
        self.take = take or (lambda thing: thing.click())
        self.did: set[str] = set()
        self._tried: set[tuple[int, str]] = set()
        self._far: dict[str, int] = {}

    def play(self, rounds: int | None = None) -> None:
        """To the end, or until that round."""
        while self._waits() and (rounds is None or self.table.peek()["view"]["round"] < rounds):
            self.decide()

    def decide(self) -> None:
        """One decision."""
        table = self.table
        if table.options.count() > 0:
            self._take(table.options.first)
            return
        snapshot = table.peek()
        choices: list[Data] = [choice["description"] for choice in snapshot["choices"]]
        if not choices:
            return
        words = self._choice(snapshot["view"], choices)
        self.did.add(words["kind"])
        if snapshot["view"]["asked"]["what"] == "discard":
            table.ready()
            self.take(table.primary)
            expect(table.prompt).not_to_contain_text(table.question("discard"), timeout=PATIENT)
            table.settled()
        elif sum(self._same(words, other) for other in choices) > 1:
            self.take(table.thing(words))
            expect(table.options.first).to_be_visible()
        else:
            self._take(table.thing(words))

    def _take(self, thing: Locator) -> None:
        ply = self.table.ply
        self.take(thing)
        self.table.moved_on(ply)

    def _waits(self) -> bool:
        """Whether the game goes on; if so, it is one's own turn now."""
        expect(self.table.yours).to_be_visible(timeout=PATIENT)
        self.table.settled()
        return not self.table.result.is_visible()

    @staticmethod
    def _same(words: Data, other: Data) -> bool:
        """Whether both lie on the same thing of the table."""
        if words["kind"] in ("step", "overcome", "buy", "take", "end", "stop", "done", "explore", "save"):
            return words == other
        thing = "card" if "card" in words else "token"
        return bool(words.get(thing) == other.get(thing) and ("card" in words) == ("card" in other))

    def _choice(self, view: Data, choices: list[Data]) -> Data:
        self._far = self._far or to_go(view["map"])
        kinds: dict[str, list[Data]] = {}
        for words in choices:
            kinds.setdefault(words["kind"], []).append(words)
        if view["asked"]["what"] == "play":
            return self._play(view, kinds)
        if "overcome" in kinds:
            return kinds["overcome"][0]
        if "step" in kinds:
            return self._step(view, kinds)
        return next((words for words in choices if words["kind"] not in ("done", "end")), choices[0])

    def _play(self, view: Data, kinds: dict[str, list[Data]]) -> Data:
        for words in kinds.get("play", []):
            if (view["round"], words["card"]) not in self._tried:
                self._tried.add((view["round"], words["card"]))
                return words
        for kind in ("overcome", "step"):
            if kind in kinds and (view["round"], kind) not in self._tried:
                self._tried.add((view["round"], kind))
                return kinds[kind][0]
        if "buy" in kinds:
            return max(kinds["buy"], key=lambda words: int(words["price"]))
        return kinds["end"][0]

    def _step(self, view: Data, kinds: dict[str, list[Data]]) -> Data:
        def far(name: Any) -> int:
            return self._far.get(str(name), 1000)

        best = min(kinds["step"], key=lambda words: far(words["to"]))
        own = {pawn["id"]: pawn["space"] for pawn in view["seats"][view["seat"]]["pawns"]}
        forward = far(best["to"]) < far(own.get(best.get("pawn", ""), ""))
        return best if forward or "stop" not in kinds else kinds["stop"][0]
