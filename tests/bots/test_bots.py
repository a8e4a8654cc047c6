"""Bots: lawful, repeatable, strong enough, and blind to what their seat cannot see."""

from __future__ import annotations

import pytest

import manoa
from manoa.arena.simulate import simulate
from manoa.bots import OWN, make
from manoa.games.eldorado.routes import NAMED
from manoa.kernel.errors import BadOption

ROUTES = list(NAMED)


def seats_with_one_greedy(players: int, seat: int) -> list[str]:
    return ["greedy" if number == seat else "random" for number in range(players)]


@pytest.mark.parametrize("name", OWN)
def test_a_bot_plays_a_whole_game_alike_from_the_same_seed(name: str) -> None:
    def play() -> list[int]:
        game = manoa.new("eldorado", players=2, seed=5, options={"caves": True, "round_limit": 3})
        bots = [make(name, seat, nodes=30) for seat in range(2)]
        actions = []
        while not game.is_over:
            actions.append(bots[game.current_player].choose(game))
            game.apply(actions[-1])
        return actions

    assert play() == play()


@pytest.mark.parametrize("route", ROUTES)
def test_greedy_beats_random_on_every_route(route: str) -> None:
    for players in (2, 3, 4):
        seat = players - 1
        bots = seats_with_one_greedy(players, seat)
        summary = simulate("eldorado", players, 1, bots, seed=players, options={"route": route})
        assert summary.wins[seat] == 1.0


def test_greedy_arrives_on_the_first_route_within_sixteen_rounds_on_average() -> None:
    summary = simulate("eldorado", 3, 12, ["greedy"], seed=1, options={"route": "first-game"})
    assert summary.rounds is not None
    assert summary.undecided == 0
    assert summary.rounds.mean <= 16.0


@pytest.mark.slow
@pytest.mark.parametrize("caves", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("route", ROUTES)
def test_greedy_wins_99_of_100_games_against_random(route: str, players: int, caves: bool) -> None:
    won = 0.0
    for seat in range(players):
        games = 100 // players + (1 if seat < 100 % players else 0)
        bots = seats_with_one_greedy(players, seat)
        summary = simulate("eldorado", players, games, bots, seed=seat, options={"route": route, "caves": caves})
        won += summary.wins[seat] * summary.decided
    assert won >= 99


# Valdora ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("layout", ["five-sections", "wheel"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_greedy_beats_random_in_valdora(players: int, layout: str) -> None:
    for seat in (0, players - 1):
        bots = seats_with_one_greedy(players, seat)
        summary = simulate("valdora", players, 1, bots, seed=players, options={"layout": layout})
        assert summary.wins[seat] == 1.0


@pytest.mark.parametrize("players", [3, 5])
def test_greedy_traders_bring_valdora_to_its_end(players: int) -> None:
    summary = simulate("valdora", players, 3, ["greedy"], seed=2)
    assert summary.at_limit == 0
    assert summary.rounds is not None
    assert summary.rounds.mean < 80


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 5])
def test_greedy_wins_99_of_100_games_of_valdora_against_random(players: int) -> None:
    won = 0.0
    for seat in range(players):
        games = 100 // players + (1 if seat < 100 % players else 0)
        summary = simulate("valdora", players, games, seats_with_one_greedy(players, seat), seed=seat)
        won += summary.wins[seat] * summary.decided
    assert won >= 99


def test_a_bot_that_is_not_there_is_refused_by_name() -> None:
    with pytest.raises(BadOption, match="clever"):
        make("clever")
