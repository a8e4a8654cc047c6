"""Ratings, intervals and standings, against figures that can be worked out by hand."""

from __future__ import annotations

import math

import pytest

from manoa.arena.ratings import interval, rating_errors, ratings
from manoa.arena.standings import standings
from manoa.arena.tournament import Played, Tournament


def test_wilsons_interval() -> None:
    # 8 of 10, as in any table of it.
    assert interval(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert interval(0, 4)[0] == 0.0
    assert interval(0, 0) == (0.0, 1.0)


def test_the_ratings_of_two_are_the_odds() -> None:
    # 29.5 + 0.5 wins to 9.5 + 0.5: odds of three to one are 400 log10 3 points.
    strong, weak = ratings([[0, 29.5], [9.5, 0]])
    assert strong - weak == pytest.approx(400 * math.log10(3), abs=1e-3)
    assert strong + weak == pytest.approx(3000)


def test_three_of_known_strength_are_found_again() -> None:
    odds = [1.0, 2.0, 6.0]
    met = 10**6
    scores = [[met * a / (a + b) if a != b else 0.0 for b in odds] for a in odds]
    found = ratings(scores)
    assert found[1] - found[0] == pytest.approx(400 * math.log10(2), abs=0.01)
    assert found[2] - found[1] == pytest.approx(400 * math.log10(3), abs=0.01)


def test_who_always_won_is_strong_beyond_doubt_but_not_beyond_measure() -> None:
    deals = [[[0.0, 2.0], [0.0, 0.0]]] * 10
    strong, weak = ratings([[0, 20], [0, 0]])
    assert strong - weak == pytest.approx(400 * math.log10(20.5 / 0.5), abs=1e-3)
    # Information of one difference d: 21 p (1 - p); each rating is d / 2 away from the mean.
    p = 20.5 / 21
    expected = 400 / math.log(10) / 2 / math.sqrt(21 * p * (1 - p))
    assert rating_errors(deals) == pytest.approx([expected, expected], rel=1e-3)


def test_errors_shrink_with_the_root_of_the_deals() -> None:
    deals = [[[0.0, 2.0], [0.0, 0.0]], [[0.0, 1.0], [1.0, 0.0]], [[0.0, 0.0], [2.0, 0.0]], [[0.0, 2.0], [0.0, 0.0]]]
    few, many = rating_errors(deals * 5, 1), rating_errors(deals * 80, 1)
    assert few[0] / many[0] == pytest.approx(4, rel=0.25)
    assert rating_errors(deals * 5, 1) == few


def played(number: int, seating: tuple[int, ...], places: tuple[int, ...], rounds: int) -> Played:
    count = len(seating)
    return Played(number, number // 2, seating, places, rounds, (10,) * count, (0.5,) * count)


def test_standings_worked_out_by_hand() -> None:
    tournament = Tournament("eldorado", 3, ("a", "b"), 2, 1, {})
    games = [
        played(0, (0, 1, 1), (0, 1, 2), 10),
        played(1, (1, 0, 1), (0, 0, 2), 12),
        played(2, (1, 0, 1), (0, 0, 0), 9),
        played(3, (1, 0, 0), (1, 0, 2), 14),
    ]
    table = standings(tournament, games)
    assert (table.games, table.undecided) == (4, 1)
    first, second = table.bots
    assert (first.bot, second.bot) == ("a", "b")
    assert (first.games, first.wins) == (3, 2.5)
    assert first.fair == pytest.approx((1 / 3 + 1 / 3 + 2 / 3) / 3)
    assert second.wins == 0.5
    assert first.seconds == pytest.approx(0.05)
    alone, together = table.line_ups
    assert (alone.seats, alone.games) == ({"a": 1, "b": 2}, 3)
    assert alone.rounds == pytest.approx(31 / 3)
    assert [(share.bot, share.games, share.wins) for share in alone.shares] == [("a", 2, 1.5), ("b", 2, 0.5)]
    assert together.seats == {"a": 2, "b": 1}
    assert table.lengths == {"a": {10: 1, 12: 1, 14: 1}, "b": {12: 1}}
    assert table.as_dict()["lengths"]["b"] == {"12": 1}
