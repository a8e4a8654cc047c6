"""The Island of El Dorado as a game of the house: the contract, answered by the rules."""

from __future__ import annotations

from typing import Any, SupportsIndex

from manoa.games.island import boxes, mode
from manoa.games.island.positions import read, redeal, write
from manoa.games.island.rules import choices, perform, refusals, scoring, setup, wishing
from manoa.games.island.rules.action import SIZE
from manoa.games.island.showing import closed, describe, observation, view
from manoa.games.island.state import State
from manoa.kernel.choices import Choices
from manoa.kernel.errors import ManoaError
from manoa.kernel.game import Closed, Description, Options, Position, View, whole_number
from manoa.kernel.native import i64
from manoa.kernel.observer import Observer


class Island(State):
    """A game of The Island of El Dorado."""

    @property
    def is_over(self) -> bool:
        return self.mode == mode.OVER

    @property
    def action_space_size(self) -> int:
        return SIZE

    def open_actions(self) -> list[int]:
        return choices.legal(self)

    def find_actions(self, out: Choices) -> None:
        choices.find(self, out)

    def wishes(self, seat: SupportsIndex) -> list[int]:
        wishing_seat = self.checked_seat(seat)
        return [] if wishing_seat < 0 else wishing.wishes(self, wishing_seat)

    def wisher(self, action: SupportsIndex) -> int:
        return wishing.wisher(self, whole_number(action))

    def perform(self, action: i64) -> None:
        perform.perform(self, action)

    def refusal(self, action: SupportsIndex) -> ManoaError:
        return refusals.refusal(self, action)

    def deal(self) -> None:
        setup.deal(self, self.box)

    def copy(self) -> Island:
        other = Island()
        self.copy_into(other)
        return other

    def redeal(self, seat: i64) -> None:
        redeal.redeal(self, seat)

    def ranking(self) -> list[list[int]]:
        return scoring.ranking(self)

    def view(self, seat: SupportsIndex | None) -> View:
        return view.view(self, self.checked_seat(seat))

    def describe(self, action: SupportsIndex) -> Description:
        return describe.describe(self, action)

    def closed(self, seat: SupportsIndex) -> list[Closed]:
        return closed.closed(self, self.checked_seat(seat))

    def tell_observer(self, seat: i64, observer: Observer) -> None:
        observation.observe(self, seat, observer)

    def position(self) -> Position:
        return write.position(self)


def _fresh(players: int, options: Options, version: int) -> Island:
    game = Island()
    game.version = version
    game.players = players
    game.options = options
    limit: int | None = options["round_limit"]
    game.limit = 0 if limit is None else limit
    game.deep = options["deep_shrine"]
    game.limited = options["hand_limit"]
    game.hidden = options["hidden_hands"]
    game.free = options["free_trade"]
    return game


def begin(players: int, seed: int, options: Options, version: int) -> Island:
    """A new game by that version of the rules, dealt."""
    game = _fresh(players, options, version)
    game.reseed(seed)
    setup.deal(game, boxes.box_of(options["data"]))
    return game


def restore(players: int, options: Options, state: dict[str, Any], version: int) -> Island:
    """The game of a position's state."""
    game = _fresh(players, options, version)
    game.box = boxes.box_of(options["data"])
    read.restore(game, state)
    return game
