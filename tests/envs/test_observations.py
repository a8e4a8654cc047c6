"""Observations: the same numbers in the same places, whoever writes them and however often."""

from __future__ import annotations

import random

import pytest

import manoa
from manoa.kernel import registry
from manoa.kernel.errors import BadOption

games = pytest.mark.parametrize("game", [title.name for title in registry.titles()])


@games
def test_an_observer_that_looks_again_and_again_sees_what_a_fresh_one_does(game: str) -> None:
    for sample in registry.title(game).samples:
        state = manoa.new(game, players=sample.players, seed=5, options=sample.options)
        chooser = random.Random(1)
        observer = state.observer(games=2)
        size = len(state.observation_labels())
        for decision in range(400):
            if state.is_over:
                break
            state.observe(state.current_player, observer, place=1)
            if decision % 20 == 0:
                for seat in range(state.players):
                    state.observe(seat, observer, place=1)
                    assert bytes(observer.numbers)[size:] == state.observation(seat)
            state.apply(chooser.choice(state.legal_actions()))
        assert bytes(observer.numbers)[:size] == bytes(size), "the other game's place is its own"


@games
def test_every_number_has_a_name_of_its_own(game: str) -> None:
    title = registry.title(game)
    for players in range(title.players[0], title.players[1] + 1):
        state = manoa.new(game, players=players, seed=1)
        labels = state.observation_labels()
        assert len(set(labels)) == len(labels) == len(state.observation(0))
        # The seat that looks comes first.
        assert labels[0].startswith("self ")


def test_two_seats_see_the_same_table_from_their_own_places() -> None:
    game = manoa.new("valdora", players=3, seed=2)
    game.apply(game.legal_actions()[0])
    labels = game.observation_labels()
    first, second = (dict(zip(labels, game.observation(seat), strict=True)) for seat in (0, 1))
    assert first["self space"] == second["second space"]
    assert first["next coins"] == second["self coins"]


def test_a_hand_is_seen_by_its_own_seat_alone() -> None:
    game = manoa.new("eldorado", players=2, seed=7)
    labels = game.observation_labels()
    assert not any(label.startswith("next hand ") and "draws" not in label for label in labels)
    seen = dict(zip(labels, game.observation(0), strict=True))
    hand = game.view(0)["seats"][0]["hand"]
    assert {card: seen[f"self hand {card}"] for card in hand} == hand
    assert seen["next hand"] == 4


def test_masks_say_what_is_legal() -> None:
    game = manoa.new("island", players=2, seed=3)
    mask = game.legal_mask()
    assert len(mask) == game.action_space_size
    assert [action for action, legal in enumerate(mask) if legal] == game.legal_actions()


@pytest.mark.parametrize("place", [-1, 2, 1 << 40])
def test_only_places_that_there_are_are_written(place: int) -> None:
    game = manoa.new("eldorado", players=2, seed=1)
    observer = game.observer(games=2)
    with pytest.raises(BadOption, match="place"):
        game.observe(0, observer, place=place)
    assert not any(observer.numbers)


@pytest.mark.parametrize("seat", [None, -1, 2, "0", 1 << 70])
def test_only_seats_look(seat: object) -> None:
    with pytest.raises(BadOption):
        manoa.new("eldorado", players=2, seed=1).observation(seat)  # type: ignore[arg-type]
