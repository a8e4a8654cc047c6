"""Good play, as far as one turn and an outlook can tell.

Every destination is tried with the best that can be done there, step by step, and what comes out is compared by what
it promises (see prospects.py). Before a book, where the next card is hidden, a page or a purchase is weighed by what
is to be expected, never by what lies there.
"""

from __future__ import annotations

from typing import Final

from manoa.games.valdora import components, mode, packing, site, zone
from manoa.games.valdora.game import Valdora
from manoa.games.valdora.rules import action
from manoa.games.valdora.rules.books import can_buy, here, page_cost
from manoa.games.valdora.strategy.outlook import Leaning, Outlook
from manoa.games.valdora.strategy.prospects import look_ahead, prospect
from manoa.kernel.native import MASK64, i64
from manoa.kernel.strategy import Plan

# A page is turned only for more than this.
_PATIENCE: Final = 0.4
# The part of what a page may bring that is counted on.
_HOPE: Final = 0.75

# Two actions that promise nearly the same, in points: where to go is then a matter of taste.
_CLOSE: Final = 0.25
# What nothing can be worse than, and what is done only if there is nothing else.
_NEVER: Final = -1.0e9
_LAST: Final = -1.0e8


def plan_turn(game: Valdora, leaning: Leaning) -> Plan:
    """The turn that promises most, up to where something hidden shows."""
    seat: i64 = game.seat
    outlook = look_ahead(game, seat, leaning)
    plan = Plan()
    state = game.copy()
    while True:
        chosen, lead = best_action(state, outlook, seat)
        if len(plan.actions) == 0:
            plan.sure = lead >= _CLOSE
        plan.add(fingerprint(state), chosen)
        if before_a_book(state) and chosen != action.DONE:
            return plan
        state.apply(chosen)
        if state.seat != seat or before_a_book(state):
            return plan


def fingerprint(game: Valdora) -> i64:
    """A number that two positions share only if a plan for one fits the other."""
    # Within a turn only its player acts, and a plan ends before a book: little else can differ.
    base = game.seat * zone.STRIDE
    mixed: i64 = game.turn * 8 + game.mode
    for number in (
        game.cells[base + zone.LOADS],
        game.cells[base + zone.COINS],
        game.cells[zone.DISCARD],
        game.owed,
    ):
        mixed = (mixed * 1000003 ^ number) & MASK64
    return mixed


def before_a_book(state: Valdora) -> bool:
    """Whether the next action may show what is hidden."""
    if state.mode not in (mode.ACT, mode.BOOK, mode.REPLACE, mode.PAY):
        return False
    return state.board.kind[state.mine(zone.SPACE)] < site.HARBOUR_TOWN


def best_action(state: Valdora, outlook: Outlook, seat: i64) -> tuple[int, float]:
    """The action that promises most, and by how much more than the next."""
    choices = state.legal_actions()
    best = choices[0]
    if len(choices) == 1:
        return best, -_NEVER
    most = _NEVER
    next_best = _NEVER
    for chosen in choices:
        worth = worth_of(state, outlook, seat, chosen)
        if worth > most:
            next_best = most
            most = worth
            best = chosen
        elif worth > next_best:
            next_best = worth
    return best, most - next_best


def worth_of(state: Valdora, outlook: Outlook, seat: i64, chosen: int) -> float:
    """What a seat can promise itself of an action."""
    if action.TURN <= chosen < action.BUY:
        return _worth_of_a_page(state, outlook, seat, chosen - action.TURN)
    if action.RETURN <= chosen < action.DELIVER:
        return _worth_of_an_exchange(state, outlook, seat, chosen)
    after = state.copy()
    after.apply(chosen)
    if state.mode == mode.MOVE:
        return _best_there(after, outlook, seat)
    if after.seat == seat and after.mode == mode.PAY:
        return _best_there(after, outlook, seat)
    return prospect(after, outlook, seat)


def _best_there(state: Valdora, outlook: Outlook, seat: i64) -> float:
    """What the best next action promises, and the ones after it as long as they promise more; before a book, one."""
    most = prospect(state, outlook, seat) if state.mode != mode.PAY else _NEVER
    hidden = before_a_book(state)
    while True:
        best = -1
        for chosen in state.legal_actions():
            if chosen == action.DONE:
                continue
            worth = worth_of(state, outlook, seat, chosen)
            if worth > most:
                most = worth
                best = chosen
        if best < 0 or hidden:
            return most
        state.apply(best)
        if state.seat != seat:
            return most


# Before a book ------------------------------------------------------------------------------------------------------


def _worth_of_an_exchange(state: Valdora, outlook: Outlook, seat: i64, chosen: int) -> float:
    """What giving a commission back promises: the best purchase that is open at once, of one that is not alike."""
    returned = state.box.faces[state.held(seat, action.slot_of(chosen))]
    after = state.copy()
    after.apply(chosen)
    most = _NEVER
    book = here(after)
    side: i64 = components.LEFT
    while side <= components.RIGHT:
        if can_buy(after, book, side) and not after.face_on(book, side).same(returned):
            bought = after.copy()
            bought.apply(action.BUY + side)
            most = max(most, prospect(bought, outlook, seat))
        side += 1
    return most


def _worth_of_a_page(state: Valdora, outlook: Outlook, seat: i64, side: i64) -> float:
    """What a turned page promises: the faces that will show, where everyone has seen them, or else those that may, each
    with its number in a set. A page is turned back only as the first of a turn: nobody pays to undo what was done."""
    if state.mode == mode.REPLACE:
        # What is open to be bought was the reason to give something back.
        return _LAST
    if side == components.LEFT and state.turned > 0:
        return _NEVER
    book = here(state)
    turned = state.copy()
    turned.spend(page_cost(state))
    hopes = Hopes(turned, outlook, seat, book)
    card = state.top(book, side)
    below = state.under(card)
    known = 0.0
    hidden = False
    for shown, there in ((card, 1 - side), (below, side)):
        if shown >= 0:
            if state.seen(shown, there):
                known = max(known, hopes.of_a_face(2 * shown + there))
            else:
                hidden = True
    gain = _HOPE * hopes.of_any_face(known) if hidden else known
    return hopes.as_it_is + gain - _PATIENCE


class Hopes:
    """What cards of a book would do for a seat that stands before it and has paid for a page."""

    def __init__(self, state: Valdora, outlook: Outlook, seat: i64, book: i64) -> None:
        self.state = state
        self.outlook = outlook
        self.seat = seat
        self.as_it_is = prospect(state, outlook, seat)
        self.equips = book < components.FIRST_COMMISSIONS
        self.place: i64 = seat * zone.STRIDE + (zone.OWNED if self.equips else zone.HELD)
        self.can_pay = False
        if self.equips:
            gold = state.carriers(seat, components.GOLD)
            if gold != 0:
                self.can_pay = True
                paying: i64 = 0
                while (gold >> paying) & 1 == 0:
                    paying += 1
                state.set_load(seat, paying, -1)
        elif state.mine(zone.COINS) > 0:
            self.can_pay = True
            state.spend(1)
        self.before: i64 = state.cells[self.place]

    def of_a_face(self, face: i64) -> float:
        """The gain from buying the card that shows this face, at least nothing."""
        if not self.can_pay:
            return 0.0
        if self.equips:
            return self._of_equipment(self.state.box.gear[face])
        return self._of_a_commission(face)

    def of_any_face(self, known: float) -> float:
        """The gain to be expected from a face of the book that nobody knows, if otherwise there is this one."""
        if not self.can_pay:
            return known
        total = 0.0
        if self.equips:
            gear: i64 = 1
            while gear < components.GEAR_KINDS:
                total += max(known, self._of_equipment(gear))
                gear += 1
            return total / float(components.GEAR_KINDS - 1)
        for face, number in self.state.box.kinds_of_commissions:
            total += max(known, self._of_a_commission(face)) * float(number)
        return total / float(2 * components.COMMISSION_SET)

    def _of_equipment(self, gear: i64) -> float:
        if (self.before >> gear) & 1:
            return 0.0
        self.state.cells[self.place] = self.before | packing.BIT[gear]
        return max(0.0, prospect(self.state, self.outlook, self.seat) - self.as_it_is)

    def _of_a_commission(self, face: i64) -> float:
        state = self.state
        state.cells[self.place] = self.before
        full = state.held_number(self.seat) == components.MOST_COMMISSIONS
        best = 0.0
        slot: i64 = 0
        while slot < (components.MOST_COMMISSIONS if full else 1):
            state.cells[self.place] = self.before
            if full:
                state.let_go(self.seat, slot)
            state.hold(self.seat, face)
            best = max(best, prospect(state, self.outlook, self.seat) - self.as_it_is)
            slot += 1
        return best
