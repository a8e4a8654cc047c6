"""Valdora as a game of the house: the contract, answered by the rules."""

from __future__ import annotations

from typing import Any, SupportsIndex

from manoa.games.valdora import mode
from manoa.games.valdora.boxes import box_of
from manoa.games.valdora.layouts import board_of
from manoa.games.valdora.positions import read, write
from manoa.games.valdora.positions.redeal import redeal
from manoa.games.valdora.rules import action as actions, refusals
from manoa.games.valdora.rules.choices import find, legal
from manoa.games.valdora.rules.perform import perform
from manoa.games.valdora.rules.scoring import ranking
from manoa.games.valdora.rules.setup import deal
from manoa.games.valdora.showing import closed, describe, observation, view
from manoa.games.valdora.state import State
from manoa.kernel.choices import Choices
from manoa.kernel.errors import ManoaError
from manoa.kernel.game import Closed, Description, Options, Position, View
from manoa.kernel.native import i64
from manoa.kernel.observer import Observer


class Valdora(State):
    """A game of Valdora."""

    @property
    def is_over(self) -> bool:
        return self.mode == mode.OVER

    @property
    def action_space_size(self) -> int:
        return actions.SIZE

    def open_actions(self) -> list[int]:
        return legal(self)

    def find_actions(self, out: Choices) -> None:
        find(self, out)

    def perform(self, action: i64) -> None:
        perform(self, action)

    def refusal(self, action: SupportsIndex) -> ManoaError:
        return refusals.refusal(self, action)

    def deal(self) -> None:
        deal(self, self.board, self.box)

    def copy(self) -> Valdora:
        other = Valdora()
        self.copy_into(other)
        return other

    def redeal(self, seat: i64) -> None:
        redeal(self, seat)

    def ranking(self) -> list[list[int]]:
        return ranking(self)

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


def _fresh(players: int, options: Options, version: int) -> Valdora:
    game = Valdora()
    game.version = version
    game.players = players
    game.options = options
    limit: int | None = options["round_limit"]
    game.limit = 0 if limit is None else limit
    quiet: int | None = options["quiet_rounds"]
    game.quiet_limit = 0 if quiet is None else quiet
    return game


def begin(players: int, seed: int, options: Options, version: int) -> Valdora:
    """A new game by that version of the rules, dealt."""
    game = _fresh(players, options, version)
    game.reseed(seed)
    deal(game, board_of(options["layout"], options["data"]), box_of(options["data"]))
    return game


def restore(players: int, options: Options, state: dict[str, Any], version: int) -> Valdora:
    """The game of a position's state."""
    game = _fresh(players, options, version)
    game.board = board_of(options["layout"], options["data"])
    game.box = box_of(options["data"])
    read.restore(game, state)
    return game
