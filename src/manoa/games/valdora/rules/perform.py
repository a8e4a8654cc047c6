"""What an action does: its steps, and the end of a turn, a round and the game."""

from __future__ import annotations

from typing import Final

from manoa.games.valdora import components, mode, zone
from manoa.games.valdora.rules import action
from manoa.games.valdora.rules.books import buy, give_back, here, take_equipment, turn_page
from manoa.games.valdora.rules.choices import legal
from manoa.games.valdora.rules.delivering import begin_delivery, deliver
from manoa.games.valdora.rules.loading import load
from manoa.games.valdora.rules.moving import move
from manoa.games.valdora.rules.paying import empty, pay_what_is_clear
from manoa.games.valdora.state import State
from manoa.kernel.native import i64

# So many rounds before a quiet game ends, everyone is told.
WARNING: Final = 3


def perform(state: State, chosen: i64) -> None:
    """Carries out a legal action."""
    if chosen >= action.MOVE:
        move(state, chosen - action.MOVE)
    elif chosen >= action.LOAD:
        load(state, action.gear_of(chosen), action.gem_of(chosen))
        _go_on(state, mode.LOAD)
    elif chosen >= action.EMPTY:
        empty(state, chosen - action.EMPTY)
        _settle(state)
    elif chosen >= action.DELIVER:
        begin_delivery(state, chosen - action.DELIVER)
        _settle(state)
    elif chosen >= action.RETURN:
        give_back(state, action.slot_of(chosen), action.side_of(chosen))
        _go_on(state, mode.REPLACE)
    elif chosen >= action.BUY:
        buy(state, chosen - action.BUY)
        if state.owed != 0:
            _settle(state)
        else:
            _go_on(state, mode.BOOK)
    elif chosen >= action.TURN:
        turn_page(state, chosen - action.TURN)
        _go_on(state, mode.BOOK if state.given < 0 else mode.REPLACE)
    else:
        _simple(state, chosen)
        _end_turn(state)


def _simple(state: State, chosen: i64) -> None:
    """What takes one step and ends the turn."""
    base = state.seat * zone.STRIDE
    if chosen == action.DONE:
        if state.mode == mode.ACT and state.narrating:
            state.tell("passes", state.seat, {})
    elif chosen == action.STAY:
        if state.narrating:
            state.tell("stays", state.seat, {})
    elif chosen == action.PROVISIONS:
        state.cells[base + zone.FOOD] = 1
        if state.narrating:
            state.tell("takes-provisions", state.seat, {})
    else:
        assert chosen == action.SILVER
        # VA-SILVER-1.
        if state.narrating:
            missing = components.MOST_COINS - int(state.cells[base + zone.COINS])
            state.tell("fills-silver", state.seat, {"number": missing})
        state.cells[base + zone.COINS] = components.MOST_COINS


def _settle(state: State) -> None:
    """Once all gems are paid, gives what they are for."""
    if not pay_what_is_clear(state):
        state.mode = mode.PAY
    elif here(state) >= 0:
        take_equipment(state)
        _go_on(state, mode.BOOK)
    else:
        deliver(state)
        _go_on(state, mode.DELIVER)


# The end of things --------------------------------------------------------------------------------------------------


def _go_on(state: State, asked: i64) -> None:
    """The action goes on, unless nothing more could be done; everyone sees that, so it may end by itself."""
    state.mode = asked
    state.target = -1
    choices = legal(state)
    # Between giving a commission back and buying another, nothing ends (VA-BUY-6).
    if len(choices) > 1 or asked == mode.REPLACE:
        state.choices = choices
    else:
        _end_turn(state)


def _end_turn(state: State) -> None:
    state.turned = 0
    state.loaded = 0
    state.ships = 0
    state.target = -1
    state.seat += 1
    if state.seat == state.players and _end_round(state):
        return
    state.turn += 1
    state.mode = mode.MOVE
    if state.narrating:
        state.tell("turn", state.seat, {"round": int(state.round)})


def _end_round(state: State) -> bool:
    """VA-END-1, VA-END-2: whether the game ends with this round; if not, the next one begins."""
    state.quiet = 0 if state.delivered else state.quiet + 1
    state.delivered = False
    left = state.quiet_limit - state.quiet
    over = state.ending or state.round == state.limit
    if not over and state.quiet_limit > 0 and state.quiet > 0:
        over = left == 0
        if state.narrating and over:
            state.tell("quiet", -1, {"number": int(state.quiet)})
        elif state.narrating and left <= WARNING:
            state.tell("quiet-soon", -1, {"number": int(state.quiet), "left": int(left)})
    if over:
        state.mode = mode.OVER
        state.seat = -1
        if state.narrating:
            state.tell("over", -1, {"round": int(state.round)})
        return True
    state.seat = 0
    state.round += 1
    return False
