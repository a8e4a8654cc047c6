"""The Legendary El Dorado as a game of the house: the contract, answered by the rules."""

from __future__ import annotations

from typing import Any, SupportsIndex

from manoa.games.eldorado import mode
from manoa.games.eldorado.positions import read, write
from manoa.games.eldorado.positions.redeal import redeal
from manoa.games.eldorado.routes import board_of
from manoa.games.eldorado.rules import action as actions, refusals
from manoa.games.eldorado.rules.choices import find, legal
from manoa.games.eldorado.rules.perform import perform
from manoa.games.eldorado.rules.scoring import ranking
from manoa.games.eldorado.rules.setup import check_together, deal
from manoa.games.eldorado.showing.closed import closed
from manoa.games.eldorado.showing.describe import describe
from manoa.games.eldorado.showing.observation import observe
from manoa.games.eldorado.showing.view import view
from manoa.games.eldorado.state import State
from manoa.kernel.choices import Choices
from manoa.kernel.errors import ManoaError
from manoa.kernel.game import Closed, Description, Options, Position, View
from manoa.kernel.native import i64
from manoa.kernel.observer import Observer


class Eldorado(State):
    """A game of The Legendary El Dorado."""

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
        deal(self, self.board)

    def copy(self) -> Eldorado:
        other = Eldorado()
        self.copy_into(other)
        return other

    def redeal(self, seat: i64) -> None:
        redeal(self, seat)

    def ranking(self) -> list[list[int]]:
        return ranking(self)

    def view(self, seat: SupportsIndex | None) -> View:
        return view(self, self.checked_seat(seat))

    def describe(self, action: SupportsIndex) -> Description:
        return describe(self, action)

    def closed(self, seat: SupportsIndex) -> list[Closed]:
        return closed(self, self.checked_seat(seat))

    def tell_observer(self, seat: i64, observer: Observer) -> None:
        observe(self, seat, observer)

    def position(self) -> Position:
        return write.position(self)


def _fresh(players: int, options: Options, version: int) -> Eldorado:
    game = Eldorado()
    game.version = version
    game.players = players
    game.options = options
    game.edition = int(options["edition"])
    game.caves = options["caves"]
    limit: int | None = options["round_limit"]
    game.limit = 0 if limit is None else limit
    return game


def begin(players: int, seed: int, options: Options, version: int) -> Eldorado:
    """A new game by that version of the rules, dealt."""
    board = board_of(options["route"])
    check_together(players, options, board)
    game = _fresh(players, options, version)
    game.reseed(seed)
    deal(game, board)
    return game


def restore(players: int, options: Options, state: dict[str, Any], version: int) -> Eldorado:
    """The game of a position's state."""
    game = _fresh(players, options, version)
    game.board = board_of(options["route"])
    check_together(players, options, game.board)
    read.restore(game, state)
    return game
