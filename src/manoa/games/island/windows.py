"""Reaction windows, and what goes on when they close: IS-BUY-7."""

from __future__ import annotations

from manoa.games.island.armies import free_move, has_army
from manoa.games.island.battles import fight
from manoa.games.island.buying import complete, lapse, spot_id
from manoa.games.island.components import ARMY, BIT, PIECES
from manoa.games.island.queue import against_of, attacker_of, next_battle, opponent, rivals_of
from manoa.games.island.state import (
    A_DWELLER,
    ABOUT_BATTLE,
    ABOUT_PURCHASE,
    ABOUT_STEP,
    EXPLORE,
    OVER,
    QUEUE,
    QUEUED,
    REACT,
    RIVAL,
    SETTLE,
    State,
)
from manoa.games.island.trading import can_raise
from manoa.games.island.turns import end_turn
from manoa.kernel.native import i64


def settle(state: State) -> None:
    """Goes on with what was begun until somebody is asked: battles and their windows, the purchase, the turn's end."""
    while state.mode == SETTLE:
        place = next_battle(state)
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
    if (state.silent >> seat) & 1 or not _concerned(state, seat):
        return False
    return (free_move(state, seat) or _might_pay(state, seat)) and has_army(state, seat)


def _might_pay(state: State, seat: i64) -> bool:
    if not state.hidden:
        return state.can_pay(seat, ARMY) or can_raise(state, seat, ARMY)
    cost = state.tables().cost
    price = state.price_at(seat, ARMY)
    return state.hand_size(seat) >= cost[price] + cost[price + 1] + cost[price + 2]


def _concerned(state: State, seat: i64) -> bool:
    """The others always, the active player only in a battle; before a dweller's dice only who discovered it."""
    involved = False
    place: i64 = 0
    while place < state.cells[QUEUED]:
        entry = state.cells[QUEUE + place]
        if against_of(entry) == A_DWELLER:
            return seat == attacker_of(entry)
        if attacker_of(entry) == seat or (rivals_of(entry) >> seat) & 1:
            involved = True
        place += 1
    return involved or seat != state.active


def pass_by(state: State) -> None:
    """A seat does not react."""
    state.passed |= BIT[state.seat]
    state.mode = SETTLE


def be_silent(state: State) -> None:
    """IS-BUY-7: a seat passes until its own turn."""
    state.silent |= BIT[state.seat]
    if state.narrating:
        state.tell("silent", state.seat, {})
    pass_by(state)


def name_rival(state: State, rival: i64) -> None:
    """IS-RUL-4: whom the attacker fights first."""
    state.named = rival
    state.mode = SETTLE
