"""What a seat may say at any moment: that it wants to trade, and when to be asked. IS-TRADE-5, IS-REACT-1.

A wish never takes the decision from who has it. Who wants to trade is asked at the next moment at which cards may
change hands; what was going on is paused, and taken up again afterwards. The seat that decides need not wait.
"""

from __future__ import annotations

from manoa.games.island import components, mode
from manoa.games.island.rules import action, trading, turns
from manoa.games.island.state import State
from manoa.kernel.native import i64


def wishes(state: State, seat: i64) -> list[int]:
    """The wishes that would change something, in ascending order."""
    out: list[int] = []
    if state.mode == mode.OVER:
        return out
    first = action.wish(seat, 0)
    if (state.wanting >> seat) & 1:
        out.append(first + action.NO_TRADE)
    elif may_want(state, seat):
        out.append(first + action.WANT_TRADE)
    heed: i64 = 0
    while heed < len(mode.HEEDS):
        if heed != state.heed_of(seat):
            out.append(first + action.HEED + heed)
        heed += 1
    return out


def wisher(state: State, choice: int) -> int:
    """The seat whose wish an action is; -1 for none."""
    # Whatever number a caller may think of: only one that is an action fits into a machine word for sure.
    if not action.WISH <= choice < action.SIZE:
        return -1
    seat = int(action.wish_seat(choice))
    return seat if seat < state.players else -1


def may_want(state: State, seat: i64) -> bool:
    """IS-TRADE-5: whether a seat may say that it wants to trade: not where it trades at will, nor with nobody."""
    if state.mode == mode.CHOOSE or seat == state.trader or (seat == state.active and state.mode == mode.EXPLORE):
        return False
    return trading.can_trade(state, seat)


def wish(state: State, seat: i64, what: i64) -> None:
    """A seat says what it wishes; if it decides, that holds at once."""
    if what == action.WANT_TRADE:
        state.wanting |= components.BIT[seat]
        if state.narrating:
            state.tell("wants-trade", seat, {})
    elif what == action.NO_TRADE:
        state.wanting &= ~components.BIT[seat]
        if state.narrating:
            state.tell("wants-no-trade", seat, {})
    else:
        state.set_heed(seat, what - action.HEED)
        state.silent &= ~components.BIT[seat]
        if seat == state.seat and state.mode == mode.REACT:
            # Whether it is asked at all is asked again.
            state.mode = mode.SETTLE


def is_moment(what: i64) -> bool:
    """IS-TRADE-5: whether trade may come in between, before what is asked is decided."""
    if what <= mode.LAY:
        return what != mode.CHOOSE
    return what in (mode.REACT, mode.RIVAL, mode.DISCARD, mode.SETTLE)


def interrupt(state: State) -> None:
    """IS-TRADE-5: at a moment at which trade may come in between, the next that wants to trade is asked."""
    place: i64 = 1
    while place <= state.players:
        seat = (state.active + place) % state.players
        place += 1
        if (state.wanting >> seat) & 1 == 0:
            continue
        at_will: bool = seat == state.active and state.mode == mode.EXPLORE
        if not at_will and not trading.can_trade(state, seat):
            continue
        state.wanting -= components.BIT[seat]
        if at_will:
            continue
        state.paused = mode.SETTLE if state.mode in (mode.REACT, mode.RIVAL) else state.mode
        state.trader = seat
        state.seat = seat
        state.mode = mode.TRADE
        return


def resume(state: State) -> None:
    """Enough of trade: what was going on is taken up, with the cards as they are now."""
    what = state.paused
    state.paused = -1
    state.trader = -1
    state.seat = state.active
    if what == mode.STEAL:
        turns.steal_on(state)
    elif what == mode.HARVEST:
        turns.harvest_on(state)
    elif what == mode.DISCARD:
        turns.discard_again(state)
    else:
        assert what in (mode.REROLL, mode.DICE, mode.LOOK, mode.EXPLORE, mode.LAY, mode.SETTLE)
        state.mode = what
