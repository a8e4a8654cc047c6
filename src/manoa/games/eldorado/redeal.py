"""Dealing anew what a seat cannot know.

Piles have no order to hide (see components.py), so what is hidden is which of another player's undiscarded cards are
in the hand and which are in the draw pile: less those that anyone who kept count knows to be in the hand.
"""

from __future__ import annotations

from typing import Final

from manoa.games.eldorado.choices import legal, worth
from manoa.games.eldorado.components import nth, one, size
from manoa.games.eldorado.state import CHANGE, DRAW, HAND, KNOWN, STRIDE, TENDER, TOKENS, State
from manoa.kernel.native import i64

_TRIES: Final = 1000


def redeal(state: State, seat: i64) -> None:
    """Deals the hidden cards of every other seat anew."""
    other: i64 = 0
    while other < state.players:
        if other != seat:
            _deal_hand(state, other)
        other += 1


def _deal_hand(state: State, seat: i64) -> None:
    base = seat * STRIDE
    known = state.cells[base + KNOWN]
    hidden: i64 = state.cells[base + HAND] - known
    number: i64 = size(hidden)
    pool: i64 = hidden + state.cells[base + DRAW]
    tries: i64 = 0
    while tries < _TRIES:
        rest = pool
        hand: i64 = known
        dealt: i64 = 0
        while dealt < number:
            card = one(nth(rest, state.pick(size(rest))))
            rest -= card
            hand += card
            dealt += 1
        state.cells[base + HAND] = hand
        state.cells[base + DRAW] = rest
        if state.seat != seat or _can_go_through(state, base):
            return
        tries += 1
    # The cards as they are fit for certain.
    state.cells[base + HAND] = known + hidden
    state.cells[base + DRAW] = pool - hidden


def _can_go_through(state: State, base: i64) -> bool:
    """A purchase or a symbol token that was begun tells that the hand can go through with it."""
    if state.mode == TENDER:
        return worth(state.cells[base + HAND], state.cells[base + TOKENS]) >= state.owed
    return state.mode != CHANGE or len(legal(state)) > 0
