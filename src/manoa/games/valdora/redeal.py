"""Dealing anew what nobody can know.

All is bought, turned and given back in the open, so everyone knows the same: every face that ever lay on top of a pile
and where that card went. Unknown are the backs of cards that were never turned, wherever they are now, and both faces
of the cards that were never on top, which are the lowest of a right pile.

A redeal gives each such card another of its own set: where the front was seen, one with the same front; where nothing
was seen, any of the rest. That draws from all the deals that agree with what was seen, each as likely as another.
"""

from __future__ import annotations

from manoa.games.valdora.components import (
    BIT,
    BOOKS,
    CARDS,
    COMMISSION_SET,
    COMMISSIONS,
    EQUIPMENT_SET,
    FIRST_COMMISSION,
    FIRST_COMMISSIONS,
    GEAR_KINDS,
    LEFT,
    MOST_COMMISSIONS,
    RIGHT,
)
from manoa.games.valdora.state import (
    BACKS,
    BY_BACK,
    COMPLETED,
    FRONTS,
    GEAR_CARDS,
    HELD,
    STRIDE,
    TOP,
    UNDER,
    State,
)
from manoa.kernel.native import append, i64, vec


def redeal(state: State) -> None:
    """Deals the unknown faces anew. What is dealt depends on what was seen and on chance, never on what was hidden."""
    instead: vec[i64] = vec[i64]([0] * CARDS)
    order = _places_in_order(state)
    book: i64 = 0
    first: i64 = 0
    while book < BOOKS:
        number: i64 = EQUIPMENT_SET if book < FIRST_COMMISSIONS else COMMISSION_SET
        _deal_set(state, order, first, number, instead)
        first += number
        book += 1
    _exchange(state, instead)


def _places_in_order(state: State) -> vec[i64]:
    """All cards by where they are, so that two deals that look alike give their cards in the same order: piles from
    the top, then what each seat has, completed commissions sorted by what their fronts look like."""
    order: vec[i64] = vec[i64]()
    pile: i64 = 0
    while pile < 2 * BOOKS:
        card: i64 = state.cells[TOP + pile] - 1
        while card >= 0:
            order = append(order, card)
            card = state.under(card)
        pile += 1
    alike = state.tables().alike
    seat: i64 = 0
    while seat < state.players:
        base: i64 = seat * STRIDE
        gear: i64 = 1
        while gear < GEAR_KINDS:
            card = ((state.cells[base + GEAR_CARDS] >> (7 * (gear - 1))) & 127) - 1
            if card >= 0:
                order = append(order, card)
            gear += 1
        slot: i64 = 0
        while slot < MOST_COMMISSIONS and state.held(seat, slot) >= 0:
            order = append(order, state.held(seat, slot) >> 1)
            slot += 1
        start: i64 = len(order)
        number: i64 = 0
        while number < COMMISSIONS:
            if (state.cells[base + COMPLETED] >> number) & 1:
                card = FIRST_COMMISSION + number
                order = append(order, card)
                place: i64 = len(order) - 1
                while place > start and alike[order[place - 1]] > alike[card]:
                    order[place] = order[place - 1]
                    place -= 1
                order[place] = card
            number += 1
        seat += 1
    return order


def _deal_set(state: State, order: vec[i64], first: i64, number: i64, instead: vec[i64]) -> None:
    """For each card of a set the card that takes its place."""
    alike = state.tables().alike
    pool: vec[i64] = vec[i64]()
    card: i64 = first
    while card < first + number:
        instead[card] = card
        if not state.seen(card, LEFT):
            pool = append(pool, card)
        card += 1
    left: i64 = len(pool)
    # First those whose front is known: one of the pool's cards with such a front.
    step: i64 = 0
    while step < CARDS:
        card = order[step]
        if first <= card < first + number and state.seen(card, RIGHT) and not state.seen(card, LEFT):
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
    while step < CARDS:
        card = order[step]
        if first <= card < first + number and not state.seen(card, RIGHT):
            place = state.pick(left)
            instead[card] = pool[place]
            left -= 1
            pool[place] = pool[left]
        step += 1


def _exchange(state: State, instead: vec[i64]) -> None:
    """Puts each card's substitute wherever the card is, together with what was seen of it."""
    old = state.cells
    cells = old[:]
    state.cells = cells
    word: i64 = 0
    while word < (CARDS + 7) // 8:
        cells[UNDER + word] = 0
        word += 1
    cells[FRONTS] = cells[FRONTS + 1] = 0
    cells[BACKS] = cells[BACKS + 1] = 0
    card: i64 = 0
    while card < CARDS:
        new = instead[card]
        below: i64 = ((old[UNDER + (card >> 3)] >> (8 * (card & 7))) & 255) - 1
        if below >= 0:
            state.set_under(new, instead[below])
        kind: i64 = 0 if card < FIRST_COMMISSION else 1
        bit: i64 = card - kind * FIRST_COMMISSION
        new_bit: i64 = new - kind * FIRST_COMMISSION
        if (old[FRONTS + kind] >> bit) & 1:
            cells[FRONTS + kind] |= BIT[new_bit]
        if (old[BACKS + kind] >> bit) & 1:
            cells[BACKS + kind] |= BIT[new_bit]
        card += 1
    if state.given >= 0:
        state.given = instead[state.given]
    pile: i64 = 0
    while pile < 2 * BOOKS:
        if old[TOP + pile] > 0:
            cells[TOP + pile] = instead[old[TOP + pile] - 1] + 1
        pile += 1
    seat: i64 = 0
    while seat < state.players:
        _exchange_seat(cells, old, seat * STRIDE, instead)
        seat += 1


def _exchange_seat(cells: vec[i64], old: vec[i64], base: i64, instead: vec[i64]) -> None:
    value: i64 = 0
    cells[base + GEAR_CARDS] = 0
    gear: i64 = 1
    while gear < GEAR_KINDS:
        card: i64 = ((old[base + GEAR_CARDS] >> (7 * (gear - 1))) & 127) - 1
        if card >= 0:
            value = instead[card] + 1
            cells[base + GEAR_CARDS] |= value << (7 * (gear - 1))
        gear += 1
    cells[base + HELD] = 0
    slot: i64 = 0
    while slot < MOST_COMMISSIONS:
        face: i64 = ((old[base + HELD] >> (8 * slot)) & 255) - 1
        if face >= 0:
            value = 2 * instead[face >> 1] + (face & 1) + 1
            cells[base + HELD] |= value << (8 * slot)
        slot += 1
    cells[base + COMPLETED] = 0
    cells[base + BY_BACK] = 0
    number: i64 = 0
    while number < COMMISSIONS:
        if (old[base + COMPLETED] >> number) & 1:
            value = instead[FIRST_COMMISSION + number] - FIRST_COMMISSION
            cells[base + COMPLETED] |= BIT[value]
            if (old[base + BY_BACK] >> number) & 1:
                cells[base + BY_BACK] |= BIT[value]
        number += 1
