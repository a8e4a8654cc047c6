"""What a seat may say at any moment: that it wants to trade, and when to be asked. IS-TRADE-5, IS-REACT-1.

A wish never takes the decision from who has it. Who wants to trade is asked at the next moment at which cards may
change hands; what was going on is paused, and taken up again afterwards. The seat that decides need not wait.
"""

from __future__ import annotations

from manoa.games.island.actions import HEED, NO_TRADE, WANT_TRADE, WISH, WISHES
from manoa.games.island.components import BIT
from manoa.games.island.state import (
    CHOOSE,
    DICE,
    DISCARD,
    EXPLORE,
    HARVEST,
    HEEDS,
    LAY,
    LOOK,
    OVER,
    REACT,
    REROLL,
    RIVAL,
    SETTLE,
    STEAL,
    TRADE,
    State,
)
from manoa.games.island.trading import can_trade
from manoa.games.island.turns import discard_again, harvest_on, steal_on
from manoa.kernel.native import i64


def wishes(state: State, seat: i64) -> list[int]:
    """The wishes that would change something, in ascending order."""
    out: list[int] = []
    if state.mode == OVER:
        return out
    first: i64 = WISH + WISHES * seat
    if (state.wanting >> seat) & 1:
        out.append(first + NO_TRADE)
    elif may_want(state, seat):
        out.append(first + WANT_TRADE)
    heed: i64 = 0
    while heed < len(HEEDS):
        if heed != state.heed_of(seat):
            out.append(first + HEED + heed)
        heed += 1
    return out


def may_want(state: State, seat: i64) -> bool:
    """IS-TRADE-5: whether a seat may say that it wants to trade: not where it trades at will, nor with nobody."""
    if state.mode == CHOOSE or seat == state.trader or (seat == state.active and state.mode == EXPLORE):
        return False
    return can_trade(state, seat)


def wish(state: State, seat: i64, what: i64) -> None:
    """A seat says what it wishes; if it decides, that holds at once."""
    if what == WANT_TRADE:
        state.wanting |= BIT[seat]
        if state.narrating:
            state.tell("wants-trade", seat, {})
    elif what == NO_TRADE:
        state.wanting &= ~BIT[seat]
        if state.narrating:
            state.tell("wants-no-trade", seat, {})
    else:
        heed: i64 = what - HEED
        state.heed += (heed - state.heed_of(seat)) << (2 * seat)
        state.silent &= ~BIT[seat]
        if seat == state.seat and state.mode == REACT:
            # Whether it is asked at all is asked anew.
            state.mode = SETTLE


def is_moment(mode: i64) -> bool:
    """IS-TRADE-5: whether trade may come in between, before what is asked is decided."""
    if mode <= LAY:
        return mode != CHOOSE
    return mode in (REACT, RIVAL, DISCARD, SETTLE)


def interrupt(state: State) -> None:
    """IS-TRADE-5: at a moment at which trade may come in between, the next that wants to trade is asked."""
    place: i64 = 1
    while place <= state.players:
        seat = (state.active + place) % state.players
        place += 1
        if (state.wanting >> seat) & 1 == 0:
            continue
        at_will: bool = seat == state.active and state.mode == EXPLORE
        if not at_will and not can_trade(state, seat):
            continue
        state.wanting -= BIT[seat]
        if at_will:
            continue
        state.paused = SETTLE if state.mode in (REACT, RIVAL) else state.mode
        state.trader = seat
        state.seat = seat
        state.mode = TRADE
        return


def resume(state: State) -> None:
    """Enough of trade: what was going on is taken up, with the cards as they are now."""
    mode = state.paused
    state.paused = -1
    state.trader = -1
    state.seat = state.active
    if mode == STEAL:
        steal_on(state)
    elif mode == HARVEST:
        harvest_on(state)
    elif mode == DISCARD:
        discard_again(state)
    else:
        assert mode in (REROLL, DICE, LOOK, EXPLORE, LAY, SETTLE)
        state.mode = mode
