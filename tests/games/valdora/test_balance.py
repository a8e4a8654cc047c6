"""The measuring of balance runs on real games, and says what it saw."""

from __future__ import annotations

from bench.valdora_balance import COUNTS, colours_of, leaning, play, share


def test_a_leaning_player_sits_among_greedy_ones() -> None:
    won, points = share(3, 1, 5000, {"round_limit": 4}, "silver")
    assert 0 <= won <= 100
    assert points >= 0
    assert leaning("white").colours[2] == 1.0 > leaning("white").colours[0]


def test_completed_commissions_and_loads_are_counted() -> None:
    COUNTS.clear()
    game = play(3, 5000, {"round_limit": 12}, 0, None)
    told = colours_of(game)
    seats = game.view(None)["seats"]
    assert sum(told["number"].values()) == sum(seat["completed"] for seat in seats)
    assert sum(told["points"].values()) == sum(seat["score"]["commissions"] for seat in seats)
    assert COUNTS["road"] > 0
