"""The simulation that every game of the house must pass, under all its options (see tests/simulation.py)."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings, strategies as st

import manoa
from manoa.kernel.game import Position
from tests.simulation import (
    Setup,
    check_choices,
    check_copy,
    check_encode,
    check_end,
    check_events,
    check_hidden,
    check_position,
    check_record_from,
    check_refusals,
    check_revealed,
    play_on,
    setups,
    through_json,
    walk,
)

games = pytest.mark.parametrize("game", [entry["name"] for entry in manoa.catalogue()])
NO_ACTIONS = [-1, -(1 << 70), 1 << 70, True, False, None, "", "0", 0.0, 0.5, [0]]


@games
@settings(max_examples=30)
@given(data=st.data())
def test_choices_are_in_order_in_words_and_exactly_what_apply_takes(game: str, data: st.DataObject) -> None:
    setup: Setup = data.draw(setups(game))
    chooser = setup.chooser()
    for state in walk(setup, chooser):
        check_choices(state)
        if not state.is_over:
            check_encode(state, chooser.random.choice(state.legal_actions()))
        check_refusals(state, chooser.random.sample(range(state.action_space_size), min(12, state.action_space_size)))
        if state.is_over or chooser.now_and_then(0.1):
            check_refusals(state, [*range(state.action_space_size), state.action_space_size])


@games
@settings(max_examples=10)
@given(data=st.data())
def test_what_is_no_action_at_all_is_refused(game: str, data: st.DataObject) -> None:
    setup: Setup = data.draw(setups(game))
    for state in walk(setup, setup.chooser()):
        check_refusals(state, NO_ACTIONS)


@games
@settings(max_examples=30)
@given(data=st.data())
def test_every_legal_action_can_be_played(game: str, data: st.DataObject) -> None:
    setup: Setup = data.draw(setups(game))
    for state in walk(setup, setup.chooser()):
        for action in state.legal_actions():
            after = state.copy()
            after.apply(action)
            assert after.is_over or after.legal_actions()


@games
@settings(max_examples=30)
@given(data=st.data())
def test_copies_are_independent_and_positions_survive_their_text(game: str, data: st.DataObject) -> None:
    setup: Setup = data.draw(setups(game))
    chooser = setup.chooser()
    for state in walk(setup, chooser):
        loaded = manoa.load(through_json(state.position()))
        assert loaded.position() == state.position()
        assert loaded.legal_actions() == state.legal_actions()
        if chooser.now_and_then(0.15):
            check_copy(state, setup.seed)
            check_position(state, setup.seed)
            check_record_from(state, setup.seed)
    check_position(state, setup.seed)


@games
@settings(max_examples=25)
@given(data=st.data())
def test_nothing_hidden_is_seen_and_dealing_it_anew_gives_a_game_that_plays(game: str, data: st.DataObject) -> None:
    setup: Setup = data.draw(setups(game))
    chooser = setup.chooser()
    for state in walk(setup, chooser):
        if state.is_over or chooser.now_and_then(0.3):
            check_hidden(state, setup.seed)
        if not state.is_over:
            check_revealed(state, chooser.random.choice(state.legal_actions()), setup.seed)
        if chooser.now_and_then(0.03):
            dealt = state.determinize(chooser.random.randrange(setup.players), setup.seed)
            play_on(dealt, setup.seed)
            check_end(dealt)


@games
@settings(max_examples=15)
@given(data=st.data())
def test_records_replay_exactly_to_any_ply(game: str, data: st.DataObject) -> None:
    setup: Setup = data.draw(setups(game))
    chooser = setup.chooser()
    record = setup.record()
    positions = [record.game.position()]
    while not record.game.is_over:
        record.play(chooser.choose(record.game), chooser.word())
        positions.append(record.game.position())
    again = manoa.record_of(through_json(record.as_dict()))
    assert again.as_dict() == record.as_dict()
    assert [state.position() for state in again.positions()] == positions
    for ply in {0, len(positions) - 1, chooser.random.randrange(len(positions))}:
        assert again.at(ply).position() == positions[ply]


@games
@settings(max_examples=15)
@given(data=st.data())
def test_undo_is_exact_and_stops_where_something_was_revealed(game: str, data: st.DataObject) -> None:
    setup: Setup = data.draw(setups(game))
    chooser = setup.chooser()
    record = setup.record()
    # Each position with the number of its turn.
    trail = [(record.game.position(), record.game.turn)]
    while not record.game.is_over:
        seat = record.game.current_player
        record.play(chooser.choose(record.game), chooser.word())
        trail.append((record.game.position(), record.game.turn))
        assert record.can_undo() == record.can_undo(seat) == (not record.game.revealed)
        assert not record.can_undo((seat + 1) % setup.players)
        if record.game.revealed:
            with pytest.raises(manoa.UndoRefused):
                record.undo()
            assert record.game.position() == trail[-1][0]
        elif chooser.now_and_then(0.1):
            _take_back_and_play_again(record, trail, chooser.random)


def _take_back_and_play_again(record: manoa.Record, trail: list[tuple[Position, int]], chance: random.Random) -> None:
    """Undoes as far as one may, one by one or turn by turn; then plays the same again."""
    actions = list(record.actions)
    while record.can_undo():
        ply = len(record.actions)
        if chance.random() < 0.5:
            record.undo()
            assert len(record.actions) == ply - 1
        else:
            taken = record.undo_turn()
            ply -= taken
            assert len(record.actions) == ply
            turn_begins = ply == 0 or trail[ply - 1][1] < trail[ply][1]
            assert turn_begins or not record.can_undo(record.game.current_player)
        assert record.game.position() == trail[len(record.actions)][0]
        assert record.actions == actions[: len(record.actions)]
    for ply in range(len(record.actions), len(actions)):
        record.play(*actions[ply])
        assert record.game.position() == trail[ply + 1][0]


@games
@settings(max_examples=25)
@given(data=st.data())
def test_the_end_ranks_everyone_and_all_that_happened_can_be_told(game: str, data: st.DataObject) -> None:
    setup: Setup = data.draw(setups(game))
    silent, told = setup.begin(), setup.begin()
    told.narrating = True
    chooser = setup.chooser()
    while not told.is_over:
        assert told.returns() == [0.0] * setup.players
        action, word = chooser.choose(told), chooser.word()
        told.apply(action, word)
        silent.apply(action, word)
        check_events(told)
    assert silent.position() == told.position(), "telling changes nothing"
    assert silent.events == []
    check_end(told)
