"""Games on a route among players who walk as well as they can and buy whatever they can pay.

A route is hard where the deck has to suit it. Players who buy well hardly feel that; those who buy without a plan do,
as beginners would. So the route is tried by players with the strategy's eye for the way and none for the market.
"""

from __future__ import annotations

from typing import Any, Final

from manoa.games.eldorado import components, mode, zone
from manoa.games.eldorado.ids import space_id
from manoa.games.eldorado.rules import action
from manoa.games.eldorado.state import State
from manoa.games.eldorado.strategy.plan import Expedition
from manoa.games.eldorado.strategy.valuing import deck_of, distance, journey, turns
from manoa.kernel import registry, splitmix
from manoa.kernel.native import i64

# Three may all begin at once and still get into each other's way.
PLAYERS: Final = 3
# Where nobody gets through, a trial ends undecided.
ROUND_LIMIT: Final = 100


class Trial:
    """What one game tells of its route."""

    def __init__(self, seats: int) -> None:
        self.rounds = 0
        # For each seat, the round in which it was home; of those that were not, as far as can be told.
        self.arrivals: list[float] = [0.0] * seats
        # How many spaces the last was behind, and how often another seat took the lead.
        self.behind = 0
        self.leads = 0
        # Steps of all pawns, and the spaces by which these brought them nearer to El Dorado.
        self.walked = 0
        self.gained = 0
        self.visits: dict[str, int] = {}

    def as_dict(self) -> dict[str, Any]:
        """JSON-able."""
        return {
            "rounds": self.rounds,
            "arrivals": self.arrivals,
            "behind": self.behind,
            "leads": self.leads,
            "walked": self.walked,
            "gained": self.gained,
            "visits": self.visits,
        }


def trial(route: str | dict[str, Any], number: int) -> dict[str, Any]:
    """The trial of a route with that number, the same wherever it is played; blockades lie by chance."""
    game = registry.new(
        components.GAME, players=PLAYERS, seed=number, options={"route": route, "round_limit": ROUND_LIMIT}
    )
    assert isinstance(game, State)
    return _Played(game, number).result.as_dict()


class _Played:
    """A game played to its end."""

    def __init__(self, game: State, seed: int) -> None:
        self.game = game
        self.chance: i64 = splitmix.signed(seed)
        self.left = game.board.left
        self.result = Trial(game.players)
        self._leader = 0
        self._distance = sum(self._behind(seat) for seat in range(game.players))
        self._play()

    def _pick(self, limit: int) -> int:
        self.chance = splitmix.advance(self.chance)
        return int(splitmix.below(self.chance, limit))

    def _play(self) -> None:
        game, strategy = self.game, Expedition()
        while not game.is_over:
            self.chance = splitmix.advance(self.chance)
            plan = strategy.plan(game, splitmix.unsigned(splitmix.word(self.chance)))
            for number, chosen in enumerate(plan.actions):
                if game.is_over or strategy.fingerprint(game) != plan.meant_for[number]:
                    break
                self._do(self._careless(chosen))
        self.result.rounds = int(game.round)
        self._sum_up()

    def _careless(self, chosen: int) -> int:
        """What is bought instead of what the plan wants."""
        if chosen < action.FROM_PILE or self.game.mode == mode.TAKE:
            return chosen
        affordable = [each for each in self.game.legal_actions() if each >= action.FROM_PILE]
        return affordable[self._pick(len(affordable))]

    def _do(self, chosen: int) -> None:
        game, seat = self.game, int(self.game.seat)
        before = self._spaces(seat)
        game.apply(chosen)
        for pawn, space in enumerate(self._spaces(seat)):
            if space >= 0 and space != before[pawn]:
                visited = space_id(space)
                self.result.visits[visited] = self.result.visits.get(visited, 0) + 1
        leader = min(range(game.players), key=lambda each: (self._behind(each), each != self._leader))
        if leader != self._leader and self._behind(leader) < self._behind(self._leader):
            self.result.leads += 1
            self._leader = leader

    def _spaces(self, seat: int) -> list[int]:
        pawns = int(self.game.pawns)
        return [int(self.game.cells[zone.PAWN + seat * pawns + pawn]) for pawn in range(pawns)]

    def _behind(self, seat: int) -> int:
        """Spaces that all pawns of a seat are from home."""
        return sum(max(0, int(self.left[space])) for space in self._spaces(seat) if space >= 0)

    def _sum_up(self) -> None:
        game = self.game
        away = [self._behind(seat) for seat in range(game.players)]
        self.result.behind = max(away) - min(away)
        self.result.walked = sum(self.result.visits.values()) + int(game.arrivals)
        self.result.gained = self._distance - sum(away)
        for seat in range(game.players):
            game.seat = seat
            way = journey(game, deck_of(game))
            self.result.arrivals[seat] = round(float(game.round) + turns(way, distance(game, way)) / 100, 2)
