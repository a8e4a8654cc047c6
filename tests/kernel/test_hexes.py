"""The hex grid: neighbours, turns, distances."""

from __future__ import annotations

from hypothesis import given, strategies as st

from manoa.kernel.hexes import DIRECTION_NAMES, DIRECTIONS, distance, neighbour, neighbours, shifted, turned

places = st.tuples(st.integers(-1000, 1000), st.integers(-1000, 1000))


def test_the_six_neighbours_run_clockwise_from_east() -> None:
    assert neighbours((0, 0)) == [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
    assert DIRECTION_NAMES == ("e", "se", "sw", "w", "nw", "ne")
    assert [neighbour((2, 3), direction) for direction in range(6)] == neighbours((2, 3))


@given(places)
def test_neighbours_are_six_different_hexes_at_distance_one(place: tuple[int, int]) -> None:
    around = neighbours(place)
    assert len(set(around)) == 6
    assert all(distance(place, other) == 1 for other in around)
    assert all(place in neighbours(other) for other in around)


@given(places, st.integers(0, 5))
def test_opposite_directions_lead_back(place: tuple[int, int], direction: int) -> None:
    assert neighbour(neighbour(place, direction), (direction + 3) % 6) == place


def test_a_turn_takes_each_direction_to_the_next_one_clockwise() -> None:
    assert [turned(step, 1) for step in DIRECTIONS] == [*DIRECTIONS[1:], DIRECTIONS[0]]


@given(places, st.integers(-20, 20), st.integers(-20, 20))
def test_turns_add_up_and_six_of_them_are_none(place: tuple[int, int], first: int, second: int) -> None:
    assert turned(place, 6) == place
    assert turned(turned(place, first), second) == turned(place, first + second)
    assert turned(place, 3) == (-place[0], -place[1])


@given(places, places, st.integers(0, 5), places)
def test_turning_and_shifting_keep_distances(
    one: tuple[int, int], other: tuple[int, int], steps: int, by: tuple[int, int]
) -> None:
    apart = distance(one, other)
    assert distance(turned(one, steps), turned(other, steps)) == apart
    assert distance(shifted(one, by), shifted(other, by)) == apart


@given(places, places, places)
def test_distance_is_a_metric(one: tuple[int, int], other: tuple[int, int], third: tuple[int, int]) -> None:
    assert distance(one, other) == distance(other, one) >= 0
    assert (distance(one, other) == 0) == (one == other)
    assert distance(one, third) <= distance(one, other) + distance(other, third)


def test_distance_counts_steps() -> None:
    reached = {(0, 0): 0}
    edge = [(0, 0)]
    for step in range(1, 5):
        edge = [place for hexagon in edge for place in neighbours(hexagon) if place not in reached]
        reached.update(dict.fromkeys(edge, step))
    assert all(distance((0, 0), place) == steps for place, steps in reached.items())
    assert len(reached) == 1 + 6 + 12 + 18 + 24


def test_shifted_moves_by_a_vector() -> None:
    assert shifted((2, -5), (-3, 7)) == (-1, 2)
