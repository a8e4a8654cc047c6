"""Dealing anew what a seat cannot know: tiles that only Emma has seen, and, with hidden hands, others' cards."""

from __future__ import annotations

from typing import Final

from manoa.games.island import components, mode, zone
from manoa.games.island.rules import armies, hands, stacks, trading
from manoa.games.island.state import State
from manoa.kernel.native import i64, vec

_TRIES: Final = 1000


def redeal(state: State, seat: i64) -> None:
    """Deals anew what is hidden from a seat."""
    revealed = state.revealed
    if state.of(seat, zone.PERSON) != components.EMMA:
        _deal_top(state)
    # At the end all hands are shown.
    if state.hidden and state.mode != mode.OVER:
        _deal_hands(state, seat)
    state.revealed = revealed


def _deal_top(state: State) -> None:
    number: i64 = 0
    while number < 3 and state.cells[zone.TOP + number] != 0:
        number += 1
    stacks.shuffle_island(state)
    place: i64 = 0
    while place < number:
        state.cells[zone.TOP + place] = stacks.draw_island(state, under_top=True)
        place += 1


def _deal_hands(state: State, seat: i64) -> None:
    """The cards that a seat is not sure of are dealt among those that hold them, until all that was begun can go on."""
    before: vec[i64] = vec[i64]([0] * 12)
    owner: i64 = 0
    while owner < state.players:
        kind: i64 = 0
        while kind < 3:
            before[3 * owner + kind] = state.of(owner, zone.HAND + kind)
            kind += 1
        owner += 1
    # A battle may have cost the cards of a purchase that was announced: it will lapse, and then nothing is known.
    bound = _fits(state, seat)
    tries: i64 = 0
    while tries < _TRIES:
        _deal_once(state, seat, before)
        if not bound or _fits(state, seat):
            _forget_beyond(state)
            return
        tries += 1
    # The hands as they are fit for certain.
    owner = 0
    while owner < state.players:
        kind = 0
        while kind < 3:
            state.put(owner, zone.HAND + kind, before[3 * owner + kind])
            kind += 1
        owner += 1


def _deal_once(state: State, seat: i64, before: vec[i64]) -> None:
    pool: vec[i64] = vec[i64]([0] * 3)
    size: i64 = 0
    owner: i64 = 0
    while owner < state.players:
        kind: i64 = 0
        while owner != seat and kind < 3:
            sure = hands.known(state, seat, owner, kind)
            pool[kind] += before[3 * owner + kind] - sure
            size += before[3 * owner + kind] - sure
            state.put(owner, zone.HAND + kind, sure)
            kind += 1
        owner += 1
    owner = 0
    while owner < state.players:
        missing: i64 = before[3 * owner] + before[3 * owner + 1] + before[3 * owner + 2] - state.hand_size(owner)
        while missing > 0:
            place = state.pick(size)
            kind = 0
            while place >= pool[kind]:
                place -= pool[kind]
                kind += 1
            pool[kind] -= 1
            size -= 1
            missing -= 1
            state.put(owner, zone.HAND + kind, state.of(owner, zone.HAND + kind) + 1)
        owner += 1


def _forget_beyond(state: State) -> None:
    """In a game dealt anew nobody is sure of more cards than there are."""
    seat: i64 = 0
    while seat < state.players:
        owner: i64 = 0
        while owner < state.players:
            kind: i64 = 0
            while kind < 3:
                held = state.of(owner, zone.HAND + kind)
                if hands.known(state, seat, owner, kind) > held:
                    hands.set_known(state, seat, owner, kind, held)
                kind += 1
            owner += 1
        seat += 1


def _fits(state: State, seat: i64) -> bool:
    """Whoever announced a purchase, began an army move or an offer is known to have the cards for it."""
    if state.piece >= 0 and state.active != seat and not state.can_pay(state.active, state.piece):
        return False
    if state.mode == mode.MARCH and state.seat != seat and not armies.free_move(state, state.seat):
        return state.can_pay(state.seat, components.ARMY)
    if state.partner < 0:
        return True
    # Who answers with a counter-offer was offered something that was there.
    return trading.holds(state, trading.proposer(state), state.give) and trading.holds(
        state, trading.answerer(state), state.countered_give
    )
