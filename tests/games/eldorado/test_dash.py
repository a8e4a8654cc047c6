"""The quick way to the end: it gets home, luck follows from the seed, and a better deck or place gets home sooner."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

import manoa
from manoa.bots import LEVELS, make
from manoa.games.eldorado import components, zone
from manoa.games.eldorado.bags import one
from manoa.games.eldorado.routes import NAMED
from manoa.games.eldorado.state import State
from manoa.games.eldorado.strategy.dash import LONGEST, NEVER, RULES, Dash
from manoa.kernel.registry import title

STRATEGY = title("eldorado").strategy


@dataclass
class Start:
    """Where a dash begins: the first seat of a new game, with some cards besides its own."""

    route: str = "first-game"
    players: int = 3
    more: tuple[str, ...] = ()

    def dash(self, rule: int = 0) -> Dash:
        game = manoa.new("eldorado", players=self.players, seed=1, options={"route": self.route})
        assert isinstance(game, State)
        seat = game.seat
        base = seat * zone.STRIDE
        deck = game.cells[base + zone.HAND] + game.cells[base + zone.DRAW]
        for card in self.more:
            deck += one(components.CARD_IDS.index(card))
        return Dash(game, seat, 0, deck, 0, RULES[rule])

    def mean(self, dashes: int, rule: int = 0) -> float:
        dash = self.dash(rule)
        return int(sum(dash.arrival(seed) for seed in range(dashes))) / dashes


@pytest.mark.parametrize("route", sorted(NAMED))
@pytest.mark.parametrize("players", [2, 3])
def test_everybody_gets_home_on_every_route_by_every_rule(route: str, players: int) -> None:
    for rule in range(len(RULES)):
        assert 800 < Start(route, players).mean(3, rule) < LONGEST


def test_it_notes_which_blockades_it_removes_and_walks_past_those_that_others_have() -> None:
    dash = Start().dash()
    alone = [dash.arrival(seed) for seed in range(12)]
    noted = [int(turn) for turn in dash.removed]
    assert all(100 <= turn <= alone[-1] + 100 for turn in noted[:4]), "the route has four, and all are on the way"
    assert noted[4:] == [NEVER] * 2
    for blockade in range(components.BLOCKADES):
        dash.gone[blockade] = 0
    assert sum(dash.arrival(seed) for seed in range(12)) < sum(alone)
    assert [int(turn) for turn in dash.removed] == [NEVER] * components.BLOCKADES


def test_the_same_seeds_bring_the_same_luck() -> None:
    assert Start().mean(4) == Start().mean(4)


@pytest.mark.parametrize("card", ["pioneer", "adventurer", "native", "cartographer"])
def test_a_good_card_more_gets_home_sooner(card: str) -> None:
    assert Start(more=(card,) * 2).mean(12) < Start().mean(12)


def test_what_is_foreseen_are_shares_and_a_round() -> None:
    game = manoa.new("eldorado", players=3, seed=4)
    plans = STRATEGY.candidates(game, 1, 3)
    ways = STRATEGY.foresee(game, plans[0], 5, 4)
    assert len(ways) == len(RULES) > 1
    for *chances, result in ways:
        assert len(chances) == 3
        assert sum(chances) == pytest.approx(1.0)
        assert all(0.0 < chance < 1.0 for chance in chances)
        assert -25.0 < result < -8.0
    assert STRATEGY.foresee(game, plans[0], 5, 4) == ways


def test_the_expert_has_settings_that_there_are_and_wins_against_random_play() -> None:
    for name, settings in STRATEGY.levels().items():
        assert set(settings) <= set(LEVELS[name]._fields)
    game = manoa.new("eldorado", players=3, seed=2, options={"round_limit": 60})
    bots = [make("expert:nodes=8", 1), make("random", 2), make("random", 3)]
    while not game.is_over:
        game.apply(bots[game.current_player].choose(game))
    assert game.ranking()[0] == [0]
