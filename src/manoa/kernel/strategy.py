"""What a game may tell a bot about good play. The search is the bot's; the judgement is the game's."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from manoa.kernel.game import Game, View
from manoa.kernel.language import Argument
from manoa.kernel.native import i64, vec


class Plan:
    """Actions for one seat, each with the fingerprint of the position that it was meant for.

    `sure` is False where another first action is about as good. `prior` is what the game's own judgement holds against
    it beside the best of several plans, as a logit (0.0 or less); a search adds it to what it finds out.
    """

    def __init__(self) -> None:
        self.sure = True
        self.prior = 0.0
        self.actions: list[int] = []
        self.meant_for: list[int] = []

    def add(self, fingerprint: int, action: int) -> None:
        """Appends an action."""
        self.actions.append(action)
        self.meant_for.append(fingerprint)


class Reason:
    """What a plan brings (`gain`), or costs: a message of the part `analysis` of the game's texts or the house's, with
    arguments."""

    def __init__(self, key: str, gain: bool, arguments: dict[str, Argument]) -> None:
        self.key = key
        self.gain = gain
        self.arguments = arguments

    def as_dict(self) -> dict[str, Any]:
        """JSON-able."""
        return {"key": self.key, "gain": self.gain, "arguments": self.arguments}


@mypyc_attr(allow_interpreted_subclasses=True)
class Strategy:
    """A game's own judgement. It must use only what the seat that decides may know."""

    def plan(self, game: Game, seed: int) -> Plan:
        """What to do now and next, at least one action, as far as it can be foreseen.

        This is how `greedy` plays, the opponent that others are measured against for ever: it stays as it is.
        """
        raise NotImplementedError

    def fingerprint(self, game: Game) -> int:
        """A number that two positions share only if a plan for one fits the other."""
        raise NotImplementedError

    # What a search wants to know besides. A game that answers none of it is played by its plans alone. --------------

    def candidates(self, game: Game, seed: int, most: int) -> list[Plan]:
        """At most so many plans for the turn of the seat that decides, which differ in what they are after.

        The one that looks best comes first; the one that `plan` would make is among them.
        """
        return [self.plan(game, seed)]

    def go_on(self, game: Game, seed: int) -> Plan:
        """A plan for a turn that a search looks ahead to: as good as can be had in a few hundred microseconds."""
        return self.plan(game, seed)

    def foresee(self, game: Game, plan: Plan, seed: int, times: int) -> list[list[float]]:
        """What comes of a plan for this turn if the rest of the game is played so many times over, in each of some
        quick ways to play on that the game has: each seat's chance of winning, then the result that the seat that
        decides may expect. A seat takes the way that is best for it, so a plan is worth what its best way makes of it.

        Equal seeds deal out equal luck to all plans and ways. Empty where a game has no such way.
        """
        return []

    def levels(self) -> dict[str, dict[str, Any]]:
        """How the levels should think about this game where that differs from how they usually do: some of the
        settings in `manoa.bots.levels`, by the level's name and their own.
        """
        return {}

    def feature_names(self) -> list[str]:
        """What is measured of each seat for the learned evaluation, in order; empty where there is none."""
        return []

    def features(self, game: Game, into: vec[float]) -> None:
        """Writes all seats' features: those of a seat begin at seat * len(feature_names()), its own measure each.

        It is asked of positions that were dealt anew for the seat that thinks, so that all of it may be looked at. What
        a game can tell without what was dealt makes for a steadier judgement.
        """

    def result(self, game: Game, seat: i64) -> float:
        """How well a seat did in a game that is over, in a measure of the game's own: points, the round of its arrival
        with a minus. Learning from it beside who won needs fewer games. Alike for all where there is no such measure.
        """
        return 0.0

    def reasons(self, before: View, after: View, seat: int, surprise: bool) -> list[Reason]:
        """What a seat has gained and what it has paid, told from its view of the game before a plan and after it, what
        matters most first: gains, then costs.

        After a `surprise` the last step brought in chance or hidden knowledge. What came of that is no reason.
        """
        return []
