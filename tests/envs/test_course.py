"""Chance laid open draw by draw leads where the game's own chance leads, and seats remember all that they saw."""

from __future__ import annotations

import pickle
import random

import pytest

from manoa.envs.course import Course, table
from manoa.kernel import registry
from manoa.kernel.errors import BadOption, ManoaError

games = pytest.mark.parametrize("game", [title.name for title in registry.titles()])


def begun(game: str, chooser: random.Random) -> Course:
    """A course up to its first decision."""
    course = Course(table(game, None, '{"round_limit": 3}'))
    drawn(course, chooser)
    return course


def drawn(course: Course, chooser: random.Random) -> None:
    while course.left:
        course.draw(chooser.randrange(course.left))


@games
def test_draws_are_those_of_the_game(game: str) -> None:
    """A position is one of the outcomes that the game itself lists, wherever there are not too many."""
    chooser = random.Random(4)
    course = begun(game, chooser)
    followed = 0
    while course.game is not None and not course.game.is_over:
        before = course.game
        action = chooser.choice(before.legal_actions())
        course.decide(action)
        drew = course.left > 0
        drawn(course, chooser)
        assert course.game is not None
        if drew:
            try:
                outcomes = before.chance_outcomes(action, most=300)
            except BadOption:
                continue
            followed += 1
            for outcome in outcomes:
                outcome.game.reseed(0)
            course.game.reseed(0)
            assert course.game.position() in [outcome.game.position() for outcome in outcomes]
    assert followed > 0 or game == "valdora", "in Valdora all chance is in the opening"


@games
def test_every_opening_comes_from_its_draws(game: str) -> None:
    openings = {str(begun(game, random.Random(seed)).game.position()["state"]) for seed in range(3)}  # type: ignore[union-attr]
    again = {str(begun(game, random.Random(seed)).game.position()["state"]) for seed in range(3)}  # type: ignore[union-attr]
    assert openings == again
    assert len(openings) == 3


@games
def test_a_course_taken_up_again_is_the_same(game: str) -> None:
    chooser = random.Random(2)
    course = begun(game, chooser)
    untouched = Course(course.table)
    assert pickle.loads(pickle.dumps(untouched)).left == untouched.left
    for _ in range(12):
        assert course.game is not None
        if course.game.is_over:
            break
        course.decide(chooser.choice(course.game.legal_actions()))
        again = pickle.loads(pickle.dumps(course))
        twin = course.copy()
        lots = []
        while course.left:
            lots.append(chooser.randrange(course.left))
            course.draw(lots[-1])
        for other in (again, twin):
            for lot in lots:
                other.draw(lot)
            assert other.game is not None
            assert other.game.position() == course.game.position()
            assert [other.seen(seat) for seat in range(2)] == [course.seen(seat) for seat in range(2)]


def test_what_differs_for_a_seat_has_another_name_and_nothing_else_has() -> None:
    """Two seats draw their hands in the opening: neither sees what the other draws."""
    course = Course(table("eldorado", 2, '{"blockades": "none"}'))
    # Four cards each, of four explorers, three travellers and a sailor.
    twins = [course.copy(), course.copy()]
    for place, lots in enumerate(([0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 7, 0, 0, 0])):
        for lot in lots:
            twins[place].draw(lot)
    one, other = twins
    assert one.seen(0) == other.seen(0)
    assert one.seen(1) != other.seen(1)
    # When they are looked at makes no difference.
    one.decide(0)
    one.decide(2)
    fresh = course.copy()
    for lot in [0] * 8:
        fresh.draw(lot)
    fresh.decide(0)
    fresh.decide(2)
    while one.left:
        one.draw(0)
        fresh.draw(0)
    assert [one.seen(seat) for seat in range(2)] == [fresh.seen(seat) for seat in range(2)]


def test_what_was_done_is_remembered_though_it_left_no_trace() -> None:
    course = begun("valdora", random.Random(1))
    seat = course.game.current_player  # type: ignore[union-attr]
    names = set()
    for action in course.game.legal_actions():  # type: ignore[union-attr]
        other = course.copy()
        other.decide(action)
        names.add(other.seen(seat))
    assert len(names) == len(course.game.legal_actions())  # type: ignore[union-attr]


def test_wrong_lots_and_actions_change_nothing() -> None:
    course = Course(table("eldorado", 2, "{}"))
    for wrong in (-1, course.left):
        with pytest.raises(BadOption, match="lot"):
            course.draw(wrong)
    drawn(course, random.Random(1))
    assert course.game is not None
    before = course.game.position()
    with pytest.raises(BadOption):
        course.draw(0)
    with pytest.raises(ManoaError):
        course.decide(184)
    assert (course.left, course.decisions, course.game.position()) == (0, 0, before)
