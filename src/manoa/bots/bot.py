"""What a bot is, and what it thinks of a decision."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from manoa.kernel.game import Game


class Opinion:
    """What a bot thinks of one way to go on: the plan, and what it expects of it.

    `actions` is what the seat would do from here, at least one action, as far as it can be foreseen. `chance` is the
    estimated chance that the seat wins, `result` the result that it expects in the game's own measure
    (`Strategy.result`), and `features` what the evaluation sees of the seat after its turn, in the order of
    `Strategy.feature_names`; empty where the bot does not look that far.
    """

    def __init__(
        self, actions: list[int], chance: float, result: float = 0.0, features: list[float] | None = None
    ) -> None:
        self.actions = actions
        self.chance = chance
        self.result = result
        self.features: list[float] = [] if features is None else features


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses actions, from nothing but what its seat may know: equal views must make equal choices."""

    def choose(self, game: Game) -> int:
        """One of the game's legal actions, for the seat that decides now."""
        raise NotImplementedError

    def is_sure(self) -> bool:
        """Whether its last choice, the first that it was asked for, is clearly better than the others."""
        return True

    def opinions(self, game: Game, most: int) -> list[Opinion]:
        """What it thinks of the seat's best ways to go on, at most so many, the one that it would choose first."""
        seat = game.current_player
        return [Opinion([self.choose(game)], self.chances(game)[seat])]

    def chances(self, game: Game) -> list[float]:
        """Each seat's chance of winning, as far as the seat that decides can tell; at the end, the outcome."""
        return outcome(game)


def outcome(game: Game) -> list[float]:
    """Each seat's share of the victory; while nobody has won, all seats have the same."""
    players = int(game.players)
    winners = game.ranking()[0] if game.is_over else list(range(players))
    shares = [0.0] * players
    for seat in winners:
        shares[seat] = 1.0 / len(winners)
    return shares
