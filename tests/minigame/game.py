"""The rules of Summit, and all that the contract asks for."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final, SupportsIndex

from manoa.kernel import splitmix
from manoa.kernel.datafile import as_of
from manoa.kernel.deciding import Deciding
from manoa.kernel.errors import BadRecord, IllegalAction, shown
from manoa.kernel.game import Description, Options, Position, View, whole_number
from manoa.kernel.observer import Observer

GAME: Final = "summit"
# Numbers are only appended; the first version of the rules knew the first three.
ACTIONS: Final = ("rest", "climb", "rope", "search")
REST, CLIMB, ROPE, SEARCH = range(len(ACTIONS))
DECIDE, OVER = range(2)

MOUNTAIN: Final[dict[str, Any]] = tomllib.loads(
    files(__package__).joinpath("data", "mountain.toml").read_text(encoding="utf-8")
)


class Summit(Deciding):
    """A game of Summit."""

    def __init__(self) -> None:
        super().__init__()
        self.name = GAME
        self.height = 0
        self.places: list[int] = []
        self.ropes: list[int] = []  # 0 for a rope that was used
        self.unseen: list[int] = []

    # The rules

    @property
    def is_over(self) -> bool:
        return self.mode == OVER

    @property
    def action_space_size(self) -> int:
        return len(ACTIONS) if self.version >= 2 else SEARCH

    def open_actions(self) -> list[int]:
        if self.is_over:
            return []
        if self.ropes[self.seat]:
            return [REST, CLIMB, ROPE]
        return [REST, CLIMB, SEARCH] if self.version >= 2 and self.unseen else [REST, CLIMB]

    def perform(self, action: int) -> None:
        seat, steps = self.seat, 1
        if action == CLIMB:
            rolled = self.pick(6) + 1
            slip = -1 if self.version < 2 else -2
            steps = slip if rolled == 1 else rolled
            if self.options["weather"] == "storm":
                steps = min(steps, 4)
        elif action == ROPE:
            steps, self.ropes[seat] = self.ropes[seat], 0
        elif action == SEARCH:
            steps, self.ropes[seat] = 0, self.unseen.pop(self.pick(len(self.unseen)))
        self.revealed = action != REST
        self.places[seat] = max(0, self.places[seat] + steps)
        if self.narrating:
            told = "slips" if steps < 0 else ("rests", "climbs", "uses-rope", "finds-rope")[action]
            self.tell(told, seat, {"number": abs(steps), "place": self.places[seat]})
        self.end_turn()

    def end_turn(self) -> None:
        last = self.seat == self.players - 1
        if max(self.places) >= self.height or (last and self.round == self.limit):
            self.mode, self.seat = OVER, -1
            if self.narrating:
                self.tell("over", -1, {"round": self.round})
            return
        self.turn += 1
        self.round += last
        self.seat = (self.seat + 1) % self.players
        if self.narrating:
            self.tell("turn", self.seat, {"round": self.round})

    def refusal(self, action: SupportsIndex) -> IllegalAction:
        number = whole_number(action)
        if not 0 <= number < self.action_space_size:
            return IllegalAction("refused-not-an-action", rule="", game=GAME, value=shown(action))
        if self.is_over:
            return IllegalAction("refused-over", rule="SU-1", game=GAME)
        return IllegalAction("refused-no-search" if number == SEARCH else "refused-no-rope", rule="SU-1", game=GAME)

    def ranking(self) -> list[list[int]]:
        return [
            [seat for seat in range(self.players) if self.places[seat] == place]
            for place in sorted(set(self.places), reverse=True)
        ]

    # What is known, and what is not

    def redeal(self, seat: int) -> None:
        others = [other for other in range(self.players) if other != seat and self.ropes[other]]
        pool = self.unseen + [self.ropes[other] for other in others]
        for other in others:
            self.ropes[other] = pool.pop(self.pick(len(pool)))
        self.unseen = sorted(pool)

    def view(self, seat: SupportsIndex | None) -> View:
        viewer = self.checked_seat(seat)
        seats: list[dict[str, Any]] = [
            {"seat": other, "place": self.places[other], "has_rope": self.ropes[other] > 0}
            for other in range(self.players)
        ]
        if viewer >= 0:
            seats[viewer]["hand"] = self.ropes[viewer]
        return {
            "seat": None if viewer < 0 else viewer,
            "round": self.round,
            "asked": {"seat": None if self.is_over else self.seat, "what": ("decide", "over")[self.mode]},
            "seats": seats,
            "ranking": self.ranking() if self.is_over else None,
            "map": {"height": self.height},
        }

    def describe(self, action: SupportsIndex) -> Description:
        number = whole_number(action)
        if number not in self.legal_actions():
            raise self.refusal(action)
        return {"kind": ACTIONS[number]}

    def tell_observer(self, seat: int, observer: Observer) -> None:
        for other in range(self.players):
            whose = (seat + other) % self.players
            observer.about("self" if other == 0 else f"other {other}")
            observer.number("place", self.places[whose])
            # Others' ropes are hidden, but not whether they are there.
            observer.number("rope", self.ropes[whose] if other == 0 else int(self.ropes[whose] > 0))
        observer.about("")
        observer.number("height", self.height)
        observer.number("unseen ropes", len(self.unseen))
        observer.number("deciding", (self.seat - seat) % self.players)
        observer.number("over", int(self.is_over))

    # Copies and positions

    def deal(self) -> None:
        deck = list(as_of(MOUNTAIN, int(self.version))["ropes"])
        self.ropes = [deck.pop(self.pick(len(deck))) for _ in range(self.players)]
        self.unseen = sorted(deck)
        self.places = [0] * self.players

    def copy(self) -> Summit:
        other = Summit()
        self.copy_common(other)
        other.height = self.height
        other.places, other.ropes, other.unseen = self.places[:], self.ropes[:], self.unseen[:]
        return other

    def position(self) -> Position:
        state = {name: getattr(self, name) for name in ("seat", "round", "turn", "mode")}
        lists = {"places": self.places[:], "ropes": self.ropes[:], "unseen": self.unseen[:]}
        chance = splitmix.unsigned(self.chance)
        return {
            "game": GAME,
            "version": self.version,
            "players": self.players,
            "options": dict(self.options),
            "state": {**state, **lists, "chance": chance},
        }


def _fresh(players: int, options: Options, version: int) -> Summit:
    game = Summit()
    game.version, game.players, game.options = version, players, options
    game.limit = options["round_limit"] or 0
    game.height = options["height"] or MOUNTAIN["height"]
    return game


def begin(players: int, seed: int, options: Options, version: int) -> Summit:
    """A new game, dealt."""
    game = _fresh(players, options, version)
    game.reseed(seed)
    game.deal()
    return game


def restore(players: int, options: Options, state: dict[str, Any], version: int) -> Summit:
    """The game of a position's state."""
    game = _fresh(players, options, version)
    for name in ("seat", "round", "turn", "mode", "places", "ropes", "unseen", "chance"):
        if name not in state:
            raise BadRecord("error-position-field-missing", field=name)
    game.reseed(state["chance"])
    for name in ("seat", "round", "turn", "mode"):
        setattr(game, name, state[name])
    game.places, game.ropes, game.unseen = (list(state[name]) for name in ("places", "ropes", "unseen"))
    return game
