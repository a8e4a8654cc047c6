"""Many games in one call are the games that one would play one by one."""

from __future__ import annotations

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
