"""Reaction windows, and what goes on when they close: IS-BUY-7."""

from __future__ import annotations

from manoa.games.island.armies import free_move, has_army
from manoa.games.island.battles import fight
from manoa.games.island.buying import complete, lapse, spot_id
from manoa.games.island.components import BIT, PIECES
from manoa.games.island.heeding import BARRED, IS_ATTACKED, NO_PART, has_stake, heeds, might_pay, part_of
from manoa.games.island.queue import against_of, attacker_of, next_battle, opponent
from manoa.games.island.state import (
    A_DWELLER,
    ABOUT_BATTLE,
    ABOUT_PURCHASE,
    ABOUT_STEP,
    EXPLORE,
    OVER,
    QUEUE,
    REACT,
    RIVAL,
    SETTLE,
    State,
)
from manoa.games.island.turns import end_turn
from manoa.games.island.wishing import interrupt
from manoa.kernel.native import i64


def settle(state: State) -> None:
    """Goes on with what was begun until somebody is asked: battles and their windows, the purchase, the turn's end."""
    while state.mode == SETTLE:
        place = next_battle(state)
        if state.wanting != 0:
            # IS-TRADE-5: trade may come in before the dice.
            interrupt(state)
            if state.mode != SETTLE:
                return
        if place >= 0 and opponent(state, state.cells[QUEUE + place]) < 0:
            # IS-RUL-4: several opponents; the attacker names the one to fight first.
            state.mode = RIVAL
            state.seat = attacker_of(state.cells[QUEUE + place])
        elif state.due and (place >= 0 or state.about != ABOUT_BATTLE):
            _ask_next(state)
        elif place >= 0:
            # The next battle, if there is one, has a window of its own; and after a dweller, whose window was the
            # discoverer's alone, the others may react to the step, however the fight ended.
            state.about = ABOUT_STEP if against_of(state.cells[QUEUE + place]) == A_DWELLER else ABOUT_BATTLE
            state.due = True
            state.passed = 0
            fight(state, place)
        else:
            _go_on(state)


def _go_on(state: State) -> None:
    """No battle is left: the turn ends, or the purchase is made and the explore phase goes on."""
    state.due = False
    state.passed = 0
    state.about = 0
    state.seat = state.active
    if state.ending:
        if state.piece >= 0:
            lapse(state)
        end_turn(state)
        return
    if state.piece >= 0:
        complete(state)
    if state.mode != OVER:
        state.mode = EXPLORE


def _ask_next(state: State) -> None:
    """The next seat, clockwise from the active player's left, that can react and has not passed; if none, it closes."""
    place: i64 = 1
    while place <= state.players:
        seat = (state.active + place) % state.players
        if (state.passed >> seat) & 1 == 0 and can_react(state, seat):
            state.seat = seat
            state.mode = REACT
            if state.narrating and state.about == ABOUT_PURCHASE and state.passed == 0:
                at = spot_id(state, state.piece, state.spot)
                state.tell("announces", state.active, {"piece": PIECES[state.piece], "at": at})
            return
        place += 1
    state.due = False


def can_react(state: State, seat: i64) -> bool:
    """IS-BUY-7: whether a seat is asked at all. With hidden hands only what everyone can see decides."""
    part = part_of(state, seat)
    if part == BARRED or (part == NO_PART and (seat == state.active or not heeds(state, seat))):
        return False
    if part == IS_ATTACKED and has_stake(state, seat):
        # IS-TRADE-6: without armies too, since cards may change hands before the dice.
        return True
    return (free_move(state, seat) or might_pay(state, seat)) and has_army(state, seat)


def pass_by(state: State) -> None:
    """A seat does not react."""
    state.passed |= BIT[state.seat]
    state.mode = SETTLE


def be_silent(state: State) -> None:
    """IS-REACT-3: a seat passes until its own turn, unless it is concerned."""
    state.silent |= BIT[state.seat]
    if state.narrating:
        state.tell("silent", state.seat, {})
    pass_by(state)


def name_rival(state: State, rival: i64) -> None:
    """IS-RUL-4: whom the attacker fights first."""
    state.named = rival
    state.mode = SETTLE
