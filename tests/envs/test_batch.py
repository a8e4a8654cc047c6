"""Many games in one call are the games that one would play one by one."""

from __future__ import annotations

from typing import Any

import numpy
import pytest

from manoa import bots
from manoa.envs.batch import Batch
from manoa.envs.dealing import Deal
from manoa.envs.vector import VectorGames
from manoa.kernel import registry
from manoa.kernel.errors import BadOption, ManoaError

games = pytest.mark.parametrize("game", [title.name for title in registry.titles()])
SHORT = {"round_limit": 2}


@games
def test_what_is_shown_is_what_each_game_says(game: str) -> None:
    vector = VectorGames(game, number=5, options=SHORT, seed=3)
    begun = {number: vector.game(number).position() for number in range(5)}
    assert len({str(position) for position in begun.values()}) > 1, "each is dealt from a seed of its own"
    ended = 0
    for _ in range(300):
        actions = vector.sample()
        before = [vector.game(number) for number in range(5)]
        vector.step(actions)
        for number, state in enumerate(before):
            state.apply(actions[number])
            assert bool(vector.done[number]) == state.is_over
            assert vector.rewards[number].tolist() == state.returns()
            now = vector.game(number)
            if state.is_over:
                ended += 1
                assert now.view(None)["round"] == 1
            else:
                assert now.position() == state.position()
            assert vector.seats[number] == now.current_player
            assert vector.observations[number].tobytes() == now.observation(now.current_player)
            assert vector.masks[number].tobytes() == now.legal_mask()
    assert ended > 0


def test_the_same_seed_plays_the_same_games() -> None:
    one, other = (VectorGames("valdora", number=4, seed=9) for _ in range(2))
    for _ in range(50):
        one.step(one.sample())
        other.step(other.sample())
    assert numpy.array_equal(one.observations, other.observations)


def test_one_action_that_may_not_be_played_stops_all() -> None:
    vector = VectorGames("eldorado", number=3, seed=1)
    actions = vector.sample().copy()
    before = [vector.game(number).position() for number in range(3)]
    for wrong in (-1, 10**6, int(numpy.flatnonzero(vector.masks[2] == 0)[0])):
        actions[2] = wrong
        with pytest.raises(ManoaError):
            vector.step(actions)
    with pytest.raises(BadOption):
        vector.step(actions[:2])
    assert [vector.game(number).position() for number in range(3)] == before


@games
def test_bots_play_until_the_learner_is_asked(game: str) -> None:
    deal = Deal(game, options=SHORT)
    batch = Batch(4, deal.begin, 1)
    players = [bots.make("random", seed) for seed in range(4)]
    for _ in range(20):
        batch.play_others(1, players)
        assert list(batch.seats) == [1] * 4
        for number in range(4):
            state = batch.game(number)
            mask = bytes(batch.choices.mask)[number * state.action_space_size : (number + 1) * state.action_space_size]
            assert mask == state.legal_mask()
        batch.sample()
        batch.play()


@pytest.mark.parametrize("wrong", [[1.0, 2.0, 3.0], [True, False, True], [[1], [2], [3]], 3, ["a", "b", "c"]])
def test_actions_are_a_flat_array_of_whole_numbers(wrong: object) -> None:
    vector = VectorGames("eldorado", number=3, seed=1)
    before = [vector.game(number).position() for number in range(3)]
    with pytest.raises(BadOption, match="flat array of whole numbers"):
        vector.step(numpy.array(wrong))
    assert [vector.game(number).position() for number in range(3)] == before


@pytest.mark.parametrize("kind", ["<i8", ">i4", "uint8"])
def test_actions_of_any_whole_kind_are_played_wherever_they_lie(kind: str) -> None:
    one, other = (VectorGames("eldorado", number=3, seed=1) for _ in range(2))
    chosen = one.sample().copy()
    apart: Any = numpy.zeros(6, dtype=kind)
    apart[::2] = chosen
    apart.flags.writeable = False
    one.step(chosen)
    other.step(apart[::2])
    assert numpy.array_equal(one.observations, other.observations)


@games
def test_arrays_are_read_only_and_stay_the_same(game: str) -> None:
    vector = VectorGames(game, number=2, seed=1)
    seen = vector.observations
    with pytest.raises(ValueError, match="read-only"):
        seen[:] = 0
    before = seen.copy()
    for _ in range(5):
        vector.step(vector.sample())
    assert vector.observations is seen
    assert not numpy.array_equal(seen, before)


@pytest.mark.parametrize("seat", [-1, 2, None, "0", True, 1 << 70])
def test_only_a_seat_of_the_game_waits_for_others(seat: Any) -> None:
    vector = VectorGames("eldorado", number=2, players=2, seed=1)
    with pytest.raises(BadOption, match="seat"):
        vector.play_others(seat, [bots.make("random"), bots.make("random")])
    with pytest.raises(BadOption, match="bots"):
        vector.play_others(0, [bots.make("random")])


@games
def test_a_game_that_has_ended_can_be_looked_at(game: str) -> None:
    vector = VectorGames(game, number=4, options=SHORT, seed=2)
    ended = 0
    for _ in range(300):
        vector.step(vector.sample())
        for place in range(4):
            finished = vector.finished(place)
            assert (finished is not None) == bool(vector.done[place])
            if finished is not None:
                ended += 1
                assert finished.is_over
                assert finished.returns() == vector.rewards[place].tolist()
    assert ended > 0
