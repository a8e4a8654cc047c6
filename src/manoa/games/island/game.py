"""The Island of El Dorado as a game of the house: the contract, answered by the rules."""

from __future__ import annotations

from typing import Any, SupportsIndex

from manoa.games.island import describing, positions, refusals, view
from manoa.games.island.actions import SIZE, WISH, WISHES
from manoa.games.island.boxes import box_of
from manoa.games.island.choices import legal
from manoa.games.island.ranking import ranking
from manoa.games.island.redeal import redeal
from manoa.games.island.rules import perform
from manoa.games.island.setup import deal
from manoa.games.island.state import OVER, State
from manoa.games.island.wishing import wishes
from manoa.kernel.errors import ManoaError
from manoa.kernel.game import Description, Options, Position, View
from manoa.kernel.native import i64


class Island(State):
    """A game of The Island of El Dorado."""

    @property
    def is_over(self) -> bool:
        return self.mode == OVER

    @property
    def action_space_size(self) -> int:
        return SIZE

    def open_actions(self) -> list[int]:
        return legal(self)

    def wishes(self, seat: int) -> list[int]:
        return wishes(self, seat)

    def wisher(self, action: int) -> int:
        # Whatever number a caller may think of: only one that is an action fits into a machine word for sure.
        if not WISH <= action < SIZE:
            return -1
        number = (action - WISH) // WISHES
        return number if number < self.players else -1

    def perform(self, action: i64) -> None:
        perform(self, action)

    def refusal(self, action: SupportsIndex) -> ManoaError:
        return refusals.refusal(self, action)

    def copy(self) -> Island:
        other = Island()
        self.copy_into(other)
        return other

    def redeal(self, seat: i64) -> None:
        redeal(self, seat)

    def ranking(self) -> list[list[int]]:
        return ranking(self)

    def view(self, seat: SupportsIndex | None) -> View:
        return view.view(self, self.checked_seat(seat))

    def describe(self, action: int) -> Description:
        return describing.describe(self, action)

    def position(self) -> Position:
        return positions.position(self)


def _fresh(players: int, options: Options) -> Island:
    game = Island()
    game.players = players
    game.options = options
    limit: int | None = options["round_limit"]
    game.limit = 0 if limit is None else limit
    game.deep = options["deep_shrine"]
    game.limited = options["hand_limit"]
    game.hidden = options["hidden_hands"]
    game.free = options["free_trade"]
    return game


def begin(players: int, seed: int, options: Options) -> Island:
    """A new game, dealt."""
    game = _fresh(players, options)
    game.reseed(seed)
    deal(game, box_of(options["data"]))
    return game


def restore(players: int, options: Options, state: dict[str, Any]) -> Island:
    """The game of a position's state."""
    game = _fresh(players, options)
    game.box = box_of(options["data"])
    positions.restore(game, state)
    return game
