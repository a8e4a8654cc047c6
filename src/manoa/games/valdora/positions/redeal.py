"""Dealing anew what nobody can know.

All is bought, turned and given back in the open, so everyone knows the same: every face that ever lay on top of a pile
and where that card went. Unknown are the backs of cards that were never turned, wherever they are now, and both faces
of the cards that were never on top, which are the lowest of a right pile.

A redeal gives each such card another of its own set: where the front was seen, one with the same front; where nothing
was seen, any of the rest. That draws from all the deals that agree with what was seen, each as likely as another.
"""

from __future__ import annotations

from manoa.games.valdora import components, zone
from manoa.games.valdora.state import State
from manoa.kernel.native import append, i64, vec


def redeal(state: State, seat: i64) -> None:
    """Deals the unknown faces anew; everyone knows the same, so it makes no difference which seat asks. What is dealt
    depends on what was seen and on chance, never on what was hidden."""
    instead: vec[i64] = vec[i64]([0] * components.CARDS)
    order = _places_in_order(state)
    book: i64 = 0
    first: i64 = 0
    while book < components.BOOKS:
        number: i64 = components.EQUIPMENT_SET if book < components.FIRST_COMMISSIONS else components.COMMISSION_SET
        _deal_set(state, order, first, number, instead)
        first += number
        book += 1
    _exchange(state, instead)


def _places_in_order(state: State) -> vec[i64]:
    """All cards by where they are, so that two deals that look alike give their cards in the same order: piles from
    the top, then what each seat has, completed commissions sorted by what their fronts look like."""
    order: vec[i64] = vec[i64]()
    book: i64 = 0
    while book < components.BOOKS:
        side: i64 = components.LEFT
        while side <= components.RIGHT:
            card = state.top(book, side)
            while card >= 0:
                order = append(order, card)
                card = state.under(card)
            side += 1
        book += 1
    alike = state.box.alike
    seat: i64 = 0
    while seat < state.players:
        gear: i64 = 1
        while gear < components.GEAR_KINDS:
            card = state.gear_card(seat, gear)
            if card >= 0:
                order = append(order, card)
            gear += 1
        slot: i64 = 0
        while slot < state.held_number(seat):
            order = append(order, state.held(seat, slot) >> 1)
            slot += 1
        start: i64 = len(order)
        for face in state.completed(seat):
            card = face >> 1
            order = append(order, card)
            place: i64 = len(order) - 1
            while place > start and alike[order[place - 1]] > alike[card]:
                order[place] = order[place - 1]
                place -= 1
            order[place] = card
        seat += 1
    return order


def _deal_set(state: State, order: vec[i64], first: i64, number: i64, instead: vec[i64]) -> None:
    """For each card of a set the card that takes its place."""
    alike = state.box.alike
    pool: vec[i64] = vec[i64]()
    card: i64 = first
    while card < first + number:
        instead[card] = card
        if not state.seen(card, components.LEFT):
            pool = append(pool, card)
        card += 1
    left: i64 = len(pool)
    # First those whose front is known: one of the pool's cards with such a front.
    step: i64 = 0
    while step < components.CARDS:
        card = order[step]
        if (
            first <= card < first + number
            and state.seen(card, components.RIGHT)
            and not state.seen(card, components.LEFT)
        ):
            fitting: i64 = 0
            place: i64 = 0
            while place < left:
                if alike[pool[place]] == alike[card]:
                    fitting += 1
                place += 1
            nth = state.pick(fitting)
            place = 0
            while alike[pool[place]] != alike[card] or nth > 0:
                if alike[pool[place]] == alike[card]:
                    nth -= 1
                place += 1
            instead[card] = pool[place]
            left -= 1
            pool[place] = pool[left]
        step += 1
    step = 0
    while step < components.CARDS:
        card = order[step]
        if first <= card < first + number and not state.seen(card, components.RIGHT):
            place = state.pick(left)
            instead[card] = pool[place]
            left -= 1
            pool[place] = pool[left]
        step += 1


def _exchange(state: State, instead: vec[i64]) -> None:
    """Puts each card's substitute wherever the card is, together with what was seen of it."""
    before = State()
    state.copy_into(before)
    cells = state.cells
    cell: i64 = zone.UNDER
    while cell < zone.TILES:
        cells[cell] = 0
        cell += 1
    card: i64 = 0
    while card < components.CARDS:
        below = before.under(card)
        if below >= 0:
            state.set_under(instead[card], instead[below])
        side: i64 = components.LEFT
        while side <= components.RIGHT:
            if before.seen(card, side):
                state.set_seen(instead[card], side)
            side += 1
        card += 1
    if state.given >= 0:
        state.given = instead[state.given]
    book: i64 = 0
    while book < components.BOOKS:
        side = components.LEFT
        while side <= components.RIGHT:
            top = before.top(book, side)
            if top >= 0:
                state.set_top(book, side, instead[top])
            side += 1
        book += 1
    seat: i64 = 0
    while seat < state.players:
        _exchange_seat(state, before, seat, instead)
        seat += 1


def _exchange_seat(state: State, before: State, seat: i64, instead: vec[i64]) -> None:
    gear: i64 = 1
    while gear < components.GEAR_KINDS:
        card = before.gear_card(seat, gear)
        if card >= 0:
            state.set_gear_card(seat, gear, instead[card])
        gear += 1
    base: i64 = seat * zone.STRIDE
    state.cells[base + zone.HELD] = 0
    slot: i64 = 0
    while slot < before.held_number(seat):
        state.hold(seat, _other_face(before.held(seat, slot), instead))
        slot += 1
    state.cells[base + zone.COMPLETED] = 0
    state.cells[base + zone.BY_BACK] = 0
    for face in before.completed(seat):
        state.complete(seat, _other_face(face, instead))


def _other_face(face: i64, instead: vec[i64]) -> i64:
    """The same side of a card's substitute."""
    return 2 * instead[face >> 1] + (face & 1)
