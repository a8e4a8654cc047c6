"""Dealing anew what a seat cannot know.

Piles have no order to hide (see components.py), so what is hidden is which of another player's undiscarded cards are
in the hand and which are in the draw pile: less those that anyone who kept count knows to be in the hand.
"""

from __future__ import annotations

from typing import Final

from manoa.games.eldorado import mode, zone
from manoa.games.eldorado.bags import nth, one, size
from manoa.games.eldorado.rules.buying import worth
from manoa.games.eldorado.rules.choices import legal
from manoa.games.eldorado.state import State
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
    base = seat * zone.STRIDE
    known = state.cells[base + zone.KNOWN]
    hidden: i64 = state.cells[base + zone.HAND] - known
    number: i64 = size(hidden)
    pool: i64 = hidden + state.cells[base + zone.DRAW]
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
        state.cells[base + zone.HAND] = hand
        state.cells[base + zone.DRAW] = rest
        if state.seat != seat or _can_go_through(state, base):
            return
        tries += 1
    # The cards as they are fit for certain.
    state.cells[base + zone.HAND] = known + hidden
    state.cells[base + zone.DRAW] = pool - hidden


def _can_go_through(state: State, base: i64) -> bool:
    """A purchase or a symbol token that was begun tells that the hand can go through with it."""
    if state.mode == mode.TENDER:
        return worth(state.cells[base + zone.HAND], state.cells[base + zone.TOKENS]) >= state.owed
    return state.mode != mode.CHANGE or len(legal(state)) > 0
