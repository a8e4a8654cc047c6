"""What a bot is."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from manoa.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses actions, from nothing but what its seat may know: equal views must make equal choices."""

    def choose(self, game: Game) -> int:
        """One of the game's legal actions, for the seat that decides now."""
        raise NotImplementedError

    def is_sure(self) -> bool:
        """Whether its last choice, the first that it was asked for, is clearly better than the others."""
        return True
