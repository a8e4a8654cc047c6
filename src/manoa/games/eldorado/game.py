"""The Legendary El Dorado as a game of the house: the contract, answered by the rules."""

from __future__ import annotations

from typing import Any, SupportsIndex

from manoa.games.eldorado import positions, refusals, view
from manoa.games.eldorado.actions import SIZE
from manoa.games.eldorado.choices import legal
from manoa.games.eldorado.ranking import ranking
from manoa.games.eldorado.redeal import redeal
from manoa.games.eldorado.routes import board_of
from manoa.games.eldorado.rules import perform
from manoa.games.eldorado.state import OVER, State, deal
from manoa.kernel.game import Description, Options, Position, View, whole_number
from manoa.kernel.native import i64


class Eldorado(State):
    """A game of The Legendary El Dorado."""

    @property
    def current_player(self) -> int:
        return self.seat

    @property
    def is_over(self) -> bool:
        return self.mode == OVER

    @property
    def action_space_size(self) -> int:
        return SIZE

    def legal_actions(self) -> list[int]:
        choices = self.choices
        if choices is None:
            choices = legal(self)
            self.choices = choices
        # A list of its own for every caller, who may do with it what they like.
        return choices[:]

    def apply(self, action: SupportsIndex, word: SupportsIndex | None = None) -> None:
        choices = self.choices
        if choices is None:
            choices = legal(self)
            self.choices = choices
        chosen = whole_number(action)
        if chosen not in choices:
            raise refusals.refusal(self, action)
        if word is not None:
            self.reseed(word)
        if self.narrating:
            self.events = []
        self.choices = None
        self.revealed = False
        number: i64 = chosen
        perform(self, number)

    def copy(self) -> Eldorado:
        other = Eldorado()
        self.copy_into(other)
        other.choices = self.choices
        return other

    def determinize(self, seat: SupportsIndex, seed: SupportsIndex) -> Eldorado:
        knowing = self.checked_seat(seat)
        other = self.copy()
        other.reseed(seed)
        other.choices = None
        redeal(other, knowing)
        return other

    def ranking(self) -> list[list[int]]:
        return ranking(self)

    def view(self, seat: SupportsIndex | None) -> View:
        return view.view(self, self.checked_seat(seat))

    def describe(self, action: int) -> Description:
        return view.describe(self, action)

    def position(self) -> Position:
        return positions.position(self)


def _fresh(players: int, options: Options) -> Eldorado:
    game = Eldorado()
    game.players = players
    game.options = options
    game.edition = int(options["edition"])
    game.caves = options["caves"]
    limit: int | None = options["round_limit"]
    game.limit = 0 if limit is None else limit
    return game


def begin(players: int, seed: int, options: Options) -> Eldorado:
    """A new game, dealt."""
    game = _fresh(players, options)
    game.reseed(seed)
    deal(game, board_of(options["route"]))
    return game


def restore(players: int, options: Options, state: dict[str, Any]) -> Eldorado:
    """The game of a position's state."""
    game = _fresh(players, options)
    game.board = board_of(options["route"])
    positions.restore(game, state)
    return game
