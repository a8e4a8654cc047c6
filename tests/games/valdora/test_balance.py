"""The measuring of balance runs on real games, and says what it saw."""

from __future__ import annotations

from collections import Counter

import pytest

from bench.valdora_balance import Tally, among, leaning, mixed, plain, play
from manoa.games.valdora.components import COLOURS, GEAR
from manoa.games.valdora.layouts import NAMED

SHORT = {"round_limit": 2}


def test_a_leaning_player_sits_among_greedy_ones() -> None:
    tally = among(3, 1, 5000, {"round_limit": 4}, "silver")
    assert tally.games == 1
    assert 0 <= tally.share() <= 100
    assert leaning("white").colours[2] == 1.0 > leaning("white").colours[0]


def test_at_mixed_tables_every_colour_plays_equally_often() -> None:
    tallies = mixed(5, 1, 5000, SHORT)
    assert list(tallies) == list(COLOURS)
    assert {tally.games for tally in tallies.values()} == {15}
    assert sum(tally.won for tally in tallies.values()) == pytest.approx(21)


def test_an_interval_is_that_of_a_share() -> None:
    tally = Tally()
    tally.games, tally.won = 100, 50.0
    assert tally.share() == 50.0
    assert tally.interval() == pytest.approx(9.8)


def test_completed_commissions_and_loads_are_counted() -> None:
    counts: Counter[str] = Counter()
    game = play(5000, {"round_limit": 12}, [None] * 3, counts)
    seats = game.view(None)["seats"]
    told = plain(3, 1, 5000, {"round_limit": 12})
    assert sum(told[colour] for colour in COLOURS) == sum(seat["completed"] for seat in seats)
    assert counts["road"] > 0
    assert counts["road"] + counts["discard"] == sum(counts[gear] for gear in GEAR)


@pytest.mark.parametrize("layout", list(NAMED))
def test_every_layout_can_be_measured(layout: str) -> None:
    assert among(4, 1, 5000, {"layout": layout, **SHORT}, "yellow").games == 1
