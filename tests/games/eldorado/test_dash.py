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
from manoa.games.eldorado.strategy.dash import LONGEST, RULE, Dash
from manoa.kernel.registry import title

STRATEGY = title("eldorado").strategy


@dataclass
class Start:
    """Where a dash begins: the first seat of a new game, with some cards besides its own."""

    route: str = "first-game"
    players: int = 3
    more: tuple[str, ...] = ()

    def mean(self, dashes: int) -> float:
        game = manoa.new("eldorado", players=self.players, seed=1, options={"route": self.route})
        assert isinstance(game, State)
        seat = game.seat
        base = seat * zone.STRIDE
        deck = game.cells[base + zone.HAND] + game.cells[base + zone.DRAW]
        for card in self.more:
            deck += one(components.CARD_IDS.index(card))
        dash = Dash(game, seat, 0, deck, 0, RULE)
        return int(sum(dash.arrival(seed) for seed in range(dashes))) / dashes


@pytest.mark.parametrize("route", sorted(NAMED))
@pytest.mark.parametrize("players", [2, 3])
def test_everybody_gets_home_on_every_route(route: str, players: int) -> None:
    assert 800 < Start(route, players).mean(3) < LONGEST


def test_the_same_seeds_bring_the_same_luck() -> None:
    assert Start().mean(4) == Start().mean(4)


@pytest.mark.parametrize("card", ["pioneer", "adventurer", "native", "cartographer"])
def test_a_good_card_more_gets_home_sooner(card: str) -> None:
    assert Start(more=(card,) * 2).mean(12) < Start().mean(12)


def test_what_is_foreseen_are_shares_and_a_round() -> None:
    game = manoa.new("eldorado", players=3, seed=4)
    plans = STRATEGY.candidates(game, 1, 3)
    *chances, result = STRATEGY.foresee(game, plans[0], 5, 4)
    assert len(chances) == 3
    assert sum(chances) == pytest.approx(1.0)
    assert all(0.0 < chance < 1.0 for chance in chances)
    assert -25.0 < result < -8.0
    assert STRATEGY.foresee(game, plans[0], 5, 4) == [*chances, result]


def test_the_expert_has_settings_that_there_are_and_wins_against_random_play() -> None:
    for name, settings in STRATEGY.levels().items():
        assert set(settings) <= set(LEVELS[name]._fields)
    game = manoa.new("eldorado", players=3, seed=2, options={"round_limit": 60})
    bots = [make("expert:nodes=8", 1), make("random", 2), make("random", 3)]
    while not game.is_over:
        game.apply(bots[game.current_player].choose(game))
    assert game.ranking()[0] == [0]
