"""Glicko-2, beside the example that its author worked out."""

from __future__ import annotations

import pytest

from manoa.server.glicko import LEVEL, LOST, WON, Met, Strength, after


def test_the_published_example() -> None:
    # Mark Glickman, "Example of the Glicko-2 system", 2012: one player, three games of a period.
    met = [
        Met(Strength(1400, 30), WON),
        Met(Strength(1550, 100), LOST),
        Met(Strength(1700, 300), LOST),
    ]
    found = after(Strength(1500, 200, 0.06), met)
    assert found.rating == pytest.approx(1464.06, abs=0.01)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


def test_a_period_without_games_changes_nothing() -> None:
    assert after(Strength(1600, 80, 0.05), []) == Strength(1600, 80, 0.05)


def test_two_who_are_equal_move_apart_by_the_same() -> None:
    won, lost = (after(Strength(), [Met(Strength(), score)]) for score in (WON, LOST))
    assert won.rating - 1500 == pytest.approx(1500 - lost.rating)
    assert won.rating > 1500
    level = after(Strength(), [Met(Strength(), LEVEL)])
    assert level.rating == pytest.approx(1500)
    assert all(each.deviation < 350 for each in (won, lost, level)), "every game tells something"


def test_a_great_surprise_makes_somebody_less_steady() -> None:
    known = Strength(1500, 50, 0.06)
    surprise = after(known, [Met(Strength(2400, 50), WON)] * 3)
    expected = after(known, [Met(Strength(1500, 50), WON), Met(Strength(1500, 50), LOST)])
    assert surprise.volatility > 0.06 > expected.volatility


def test_many_games_settle_and_nothing_runs_away() -> None:
    one, other = Strength(), Strength()
    for game in range(400):
        score = WON if game % 4 else LOST
        one, other = after(one, [Met(other, score)]), after(other, [Met(one, 1 - score)])
    # Three of four games are won at about 191 points.
    assert 120 < one.rating - other.rating < 260
    assert one.deviation < 110
    for _ in range(400):
        one = after(one, [Met(Strength(1500, 30), WON)])
    assert 1500 < one.rating < 4000
    assert one.deviation <= 350
