"""Open actions in vectors: those of one game leave those of others alone, and what is taken back is open no more."""

from __future__ import annotations

import random

import pytest

import manoa
from manoa.kernel import registry
from manoa.kernel.choices import Choices, Scratch


def found(choices: Choices, game: int, actions: list[int]) -> None:
    choices.begin(game)
    for action in actions:
        choices.append(action)
    choices.close(game)


def test_games_have_places_of_their_own() -> None:
    choices = Choices(2, 5)
    found(choices, 1, [4, 0, 2])
    found(choices, 0, [3])
    assert list(choices.numbers) == [1, 3]
    assert bytes(choices.mask) == bytes([0, 0, 0, 1, 0, 1, 0, 1, 0, 1])
    assert list(choices.actions)[5:8] == [4, 0, 2]
    found(choices, 1, [1])
    assert bytes(choices.mask) == bytes([0, 0, 0, 1, 0, 0, 1, 0, 0, 0])
    assert (choices.count(), choices.listed()) == (1, [1])


def test_what_is_taken_back_is_not_open() -> None:
    choices = Choices(1, 5)
    choices.begin(0)
    for action in (1, 4, 2):
        choices.append(action)
    choices.back_to(1)
    choices.append(3)
    choices.close(0)
    assert choices.listed() == [1, 3]
    assert bytes(choices.mask) == bytes([0, 1, 0, 1, 0])


def test_whoever_asks_meanwhile_gets_others() -> None:
    scratch = Scratch(3)
    one = scratch.take()
    one.append(2)
    other = scratch.take()
    other.append(1)
    assert scratch.listed(one) == [2]
    assert scratch.listed(other) == [1]
    assert scratch.take().listed() == []


@pytest.mark.parametrize("game", [title.name for title in registry.titles()])
def test_they_are_the_legal_actions(game: str) -> None:
    state = manoa.new(game, players=3, seed=2)
    choices = Choices(1, state.action_space_size)
    chooser = random.Random(1)
    for _ in range(200):
        if state.is_over:
            break
        choices.begin(0)
        state.find_actions(choices)  # type: ignore[attr-defined]  # what decides one seat at a time
        choices.close(0)
        assert choices.listed() == state.legal_actions()
        assert bytes(choices.mask) == state.legal_mask()
        state.apply(chooser.choice(state.legal_actions()))
