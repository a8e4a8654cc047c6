"""Good play, as far as one turn and an outlook can tell.

Every destination is tried with the best that can be done there, step by step, and what comes out is compared by what
it promises (see prospects.py). Before a book, where the next card is hidden, a page or a purchase is weighed by what
is to be expected, never by what lies there.
"""

from __future__ import annotations

from typing import Final

from manoa.games.valdora.actions import BUY, DONE, TURN
from manoa.games.valdora.board import HARBOUR_TOWN, Board
from manoa.games.valdora.books import here, page_cost
from manoa.games.valdora.components import (
    BIT,
    COMMISSION_SET,
    FIRST_COMMISSIONS,
    GEAR_KINDS,
    GOLD,
    LEFT,
    MOST_COMMISSIONS,
    RIGHT,
)
from manoa.games.valdora.game import Valdora
from manoa.games.valdora.prospects import Outlook, look_ahead, prospect
from manoa.games.valdora.state import (
    ACT,
    BOOK,
    COINS,
    DISCARD,
    GIVE_BACK,
    GO,
    HELD,
    LOADS,
    OWNED,
    PAY,
    SPACE,
    STRIDE,
    carriers,
)
from manoa.kernel.game import Game
from manoa.kernel.native import MASK64, i64
from manoa.kernel.strategy import Plan, Strategy

_MOST_OUTLOOKS: Final = 64
# A page is turned only for more than this.
_PATIENCE: Final = 0.4
# The part of what a page may bring that is counted on.
_HOPE: Final = 0.75

_outlooks: dict[int, Outlook] = {}


class Trader(Strategy):
    """Plans a turn at a time, up to where something hidden shows."""

    def plan(self, game: Game, seed: int) -> Plan:
        assert isinstance(game, Valdora)
        outlook = outlook_of(game.map())
        seat: i64 = game.seat
        look_ahead(game, outlook, seat)
        plan = Plan()
        state = game.copy()
        while True:
            action = _best(state, outlook, seat)
            plan.add(self.fingerprint(state), action)
            if before_a_book(state) and action != DONE:
                return plan
            state.apply(action)
            if state.seat != seat or before_a_book(state):
                return plan

    def fingerprint(self, game: Game) -> int:
        assert isinstance(game, Valdora)
        # Within a turn only its player acts, and a plan ends before a book: little else can differ.
        base = game.seat * STRIDE
        mixed: i64 = game.turn * 8 + game.mode
        for number in (game.cells[base + LOADS], game.cells[base + COINS], game.cells[DISCARD], game.owed):
            mixed = (mixed * 1000003 ^ number) & MASK64
        return mixed


def outlook_of(board: Board) -> Outlook:
    """The outlook on a board, made once."""
    known = _outlooks.get(id(board))
    if known is None or known.board is not board:
        known = Outlook(board)
        if len(_outlooks) >= _MOST_OUTLOOKS:
            _outlooks.clear()
        _outlooks[id(board)] = known
    return known


def before_a_book(state: Valdora) -> bool:
    """Whether the next action may show what is hidden."""
    if state.mode not in (ACT, BOOK, GIVE_BACK, PAY):
        return False
    return state.map().kind[state.mine(SPACE)] < HARBOUR_TOWN


def _best(state: Valdora, outlook: Outlook, seat: i64) -> int:
    """The action that promises most."""
    choices = state.legal_actions()
    best = choices[0]
    if len(choices) == 1:
        return best
    most = -1.0e9
    for action in choices:
        worth = _worth(state, outlook, seat, action)
        if worth > most:
            most = worth
            best = action
    return best


def _worth(state: Valdora, outlook: Outlook, seat: i64, action: int) -> float:
    """What a seat can promise itself of an action."""
    if TURN <= action < BUY:
        return _worth_of_a_page(state, outlook, seat, action - TURN)
    after = state.copy()
    after.apply(action)
    if state.mode == GO:
        return _best_there(after, outlook, seat)
    if after.seat == seat and after.mode in (PAY, GIVE_BACK):
        return _best_there(after, outlook, seat)
    return prospect(after, outlook, seat)


def _best_there(state: Valdora, outlook: Outlook, seat: i64) -> float:
    """What the best next action promises, and the ones after it as long as they promise more; before a book, one."""
    most = prospect(state, outlook, seat) if state.mode not in (PAY, GIVE_BACK) else -1.0e9
    hidden = before_a_book(state)
    while True:
        best = -1
        for action in state.legal_actions():
            if action == DONE:
                continue
            worth = _worth(state, outlook, seat, action)
            if worth > most:
                most = worth
                best = action
        if best < 0 or hidden:
            return most
        state.apply(best)
        if state.seat != seat:
            return most


# Before a book ------------------------------------------------------------------------------------------------------


def _worth_of_a_page(state: Valdora, outlook: Outlook, seat: i64, side: i64) -> float:
    """What a turned page promises: the faces that it may show, each with its number in a set, and what they would do.
    Back pages are turned only when there are no others."""
    if side == LEFT and state.top(here(state), RIGHT) >= 0:
        return -1.0e9
    turned = state.copy()
    turned.spend(page_cost(state))
    as_it_is = prospect(turned, outlook, seat)
    if here(state) < FIRST_COMMISSIONS:
        gain = _hoped_of_equipment(turned, outlook, seat, as_it_is)
    elif turned.mine(COINS) > 0:
        turned.spend(1)
        gain = _hoped_of_commissions(turned, outlook, seat, as_it_is)
    else:
        gain = 0.0
    return as_it_is + _HOPE * gain - _PATIENCE


def _hoped_of_equipment(state: Valdora, outlook: Outlook, seat: i64, as_it_is: float) -> float:
    gold = carriers(state, seat, GOLD)
    if gold == 0:
        return 0.0
    paying: i64 = 0
    while (gold >> paying) & 1 == 0:
        paying += 1
    state.set_load(paying, -1)
    place = seat * STRIDE + OWNED
    owned = state.cells[place]
    total = 0.0
    gear: i64 = 1
    while gear < GEAR_KINDS:
        if (owned >> gear) & 1 == 0:
            state.cells[place] = owned | BIT[gear]
            total += max(0.0, prospect(state, outlook, seat) - as_it_is)
        gear += 1
    return total / float(GEAR_KINDS - 1)


def _hoped_of_commissions(state: Valdora, outlook: Outlook, seat: i64, as_it_is: float) -> float:
    place = seat * STRIDE + HELD
    held = state.cells[place]
    full = state.held_number(seat) == MOST_COMMISSIONS
    total = 0.0
    for face, number in state.tables().kinds_of_commissions:
        best = 0.0
        slot: i64 = 0
        while slot < (MOST_COMMISSIONS if full else 1):
            state.cells[place] = held
            if full:
                state.let_go(slot)
            state.hold(face)
            best = max(best, prospect(state, outlook, seat) - as_it_is)
            slot += 1
        total += best * float(number)
    return total / float(2 * COMMISSION_SET)
