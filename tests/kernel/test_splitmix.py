"""Random words: SplitMix64 as published, the same in both builds."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, strategies as st

from manoa.kernel import splitmix


def drawn(seed: int, number: int) -> list[int]:
    """The first words of a seed."""
    state = splitmix.signed(seed)
    found = []
    for _ in range(number):
        state = splitmix.advance(state)
        found.append(splitmix.unsigned(splitmix.word(state)))
    return found


@pytest.mark.parametrize(
    ("seed", "published"),
    [
        (
            1234567,
            [
                6457827717110365317,
                3203168211198807973,
                9817491932198370423,
                4593380528125082431,
                16408922859458223821,
            ],
        ),
        (0, [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]),
    ],
)
def test_words_are_those_that_splitmix64_publishes(seed: int, published: list[int]) -> None:
    assert drawn(seed, len(published)) == published


@given(st.integers(0, 2**64 - 1))
def test_the_reading_of_a_state_is_the_same_however_the_machine_holds_it(number: int) -> None:
    assert splitmix.unsigned(splitmix.signed(number)) == number


@given(st.integers(-(2**80), 2**80))
def test_any_number_gives_a_state_by_its_low_64_bits(number: int) -> None:
    assert splitmix.unsigned(splitmix.signed(number)) == number % 2**64


@given(st.integers(0, 2**64 - 1), st.integers(1, 2**20))
def test_below_stays_below(seed: int, limit: int) -> None:
    state = splitmix.signed(seed)
    for _ in range(20):
        state = splitmix.advance(state)
        assert 0 <= splitmix.below(state, limit) < limit


def test_below_one_is_always_zero() -> None:
    assert {splitmix.below(splitmix.signed(seed), 1) for seed in range(100)} == {0}


@pytest.mark.parametrize("limit", [2, 3, 6, 36, 54])
def test_below_is_about_uniform(limit: int) -> None:
    state = splitmix.signed(2023)
    times = 1000 * limit
    counts: Counter[int] = Counter()
    for _ in range(times):
        state = splitmix.advance(state)
        counts[int(splitmix.below(state, limit))] += 1
    assert set(counts) == set(range(limit))
    # Each number is expected 1000 times with a standard deviation of about 32.
    assert all(abs(count - 1000) < 5 * 32 for count in counts.values())
    chi_square = sum((count - 1000) ** 2 / 1000 for count in counts.values())
    assert chi_square < limit + 5 * (2 * limit) ** 0.5


def test_neighbouring_seeds_draw_unlike_words() -> None:
    assert len({tuple(drawn(seed, 2)) for seed in range(1000)}) == 1000
