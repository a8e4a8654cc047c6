"""What a game may tell a bot about good play. The search is the bot's; the judgement is the game's."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from manoa.kernel.game import Game


class Plan:
    """Actions for one seat, each with the fingerprint of the position that it was meant for.

    `sure` is False where another first action is about as good.
    """

    def __init__(self) -> None:
        self.sure = True
        self.actions: list[int] = []
        self.meant_for: list[int] = []

    def add(self, fingerprint: int, action: int) -> None:
        """Appends an action."""
        self.actions.append(action)
        self.meant_for.append(fingerprint)


@mypyc_attr(allow_interpreted_subclasses=True)
class Strategy:
    """A game's own judgement. It must use only what the seat that decides may know."""

    def plan(self, game: Game, seed: int) -> Plan:
        """What to do now and next, at least one action, as far as it can be foreseen."""
        raise NotImplementedError

    def fingerprint(self, game: Game) -> int:
        """A number that two positions share only if a plan for one fits the other."""
        raise NotImplementedError
