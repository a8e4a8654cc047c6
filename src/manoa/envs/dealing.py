"""How an environment deals: a game of one kind again and again, each time from another seed."""

from __future__ import annotations

from collections.abc import Callable

from manoa.kernel import registry
from manoa.kernel.deciding import Deciding
from manoa.kernel.errors import BadOption, ManoaError, shown
from manoa.kernel.game import Options, whole_number
from manoa.kernel.options import normal


def missing(package: str, extra: str) -> ImportError:
    """What an import says where a package that it needs is not installed."""
    return ImportError(str(ManoaError("error-extra-missing", package=package, extra=extra)))


class Deal:
    """A game with its number of players (by default the fewest) and options, checked once."""

    def __init__(self, game: str, players: int | None = None, options: Options | None = None) -> None:
        title = registry.title(game)
        self.name = game
        self.players = registry.checked_players(title, title.players[0] if players is None else players)
        self.options = normal(game, title.options, options, title.version)
        self.example = registry.new(game, players=self.players, seed=0, options=self.options)
        self.begin: Callable[[int], Deciding] = self._begin
        if not isinstance(self.example, Deciding):
            raise BadOption("error-env-game", title=game)
        self._title = title

    def checked_seat(self, seat: object) -> int:
        """A seat of the game, and no spectator."""
        number = whole_number(seat)
        if not 0 <= number < self.players:
            raise BadOption("error-seat", value=shown(seat), most=self.players - 1)
        return number

    def _begin(self, seed: int) -> Deciding:
        game = self._title.begin(self.players, seed, self.options, self._title.version)
        assert isinstance(game, Deciding)
        return game
