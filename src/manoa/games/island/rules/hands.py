"""Cards that come and go, and what is known of hidden hands.

With hidden hands (IS-INFO-1) every gain and payment is still made in the open. Only a card that Laffite steals is seen
by two seats alone. KNOWN holds, for each pair of seats, the cards of the other that perfect memory is sure of.
"""

from __future__ import annotations

from typing import Final

from manoa.games.island import components, zone
from manoa.games.island.state import State
from manoa.kernel.native import i64, vec

# What a seat knows of another's hand is one word, a byte a kind.
_ONE: Final[vec[i64]] = vec[i64]([1, 1 << 8, 1 << 16])


def known(state: State, seat: i64, owner: i64, kind: i64) -> i64:
    """How many cards of a kind a seat is sure that another has."""
    return (state.cells[zone.KNOWN + 4 * seat + owner] >> (8 * kind)) & 255


def all_known(state: State, seat: i64, owner: i64) -> i64:
    """The same of all kinds, eight bits each, the first lowest."""
    return state.cells[zone.KNOWN + 4 * seat + owner]


def set_known(state: State, seat: i64, owner: i64, kind: i64, number: i64) -> None:
    """A seat is sure of just that many."""
    state.cells[zone.KNOWN + 4 * seat + owner] += (number - known(state, seat, owner, kind)) * _ONE[kind]


def gain(state: State, seat: i64, kind: i64, number: i64) -> None:
    """Cards come to a hand in the open."""
    state.cells[zone.SEATS + seat * zone.STRIDE + zone.HAND + kind] += number
    if state.hidden:
        viewer: i64 = 0
        while viewer < state.players:
            state.cells[zone.KNOWN + 4 * viewer + seat] += number * _ONE[kind]
            viewer += 1


def lose(state: State, seat: i64, kind: i64, number: i64) -> None:
    """Cards leave a hand in the open: those that are known of go first."""
    state.cells[zone.SEATS + seat * zone.STRIDE + zone.HAND + kind] -= number
    if state.hidden:
        viewer: i64 = 0
        while viewer < state.players:
            _forget(state, viewer, seat, kind, number)
            viewer += 1


def _forget(state: State, viewer: i64, owner: i64, kind: i64, number: i64) -> None:
    sure = known(state, viewer, owner, kind)
    if number > sure:
        number = sure
    state.cells[zone.KNOWN + 4 * viewer + owner] -= number * _ONE[kind]


def steal(state: State, thief: i64, victim: i64) -> None:
    """IS-EXP-3: a random card changes hands."""
    number = state.chosen(state.hand_size(victim))
    base: i64 = zone.SEATS + victim * zone.STRIDE + zone.HAND
    kind: i64 = 0
    while number >= state.cells[base + kind]:
        number -= state.cells[base + kind]
        kind += 1
    state.cells[base + kind] -= 1
    state.cells[zone.SEATS + thief * zone.STRIDE + zone.HAND + kind] += 1
    if state.hidden:
        viewer: i64 = 0
        while viewer < state.players:
            if viewer in (thief, victim):
                _forget(state, viewer, victim, kind, 1)
                state.cells[zone.KNOWN + 4 * viewer + thief] += _ONE[kind]
            else:
                # It may have been a card of any kind.
                other: i64 = 0
                while other < 3:
                    _forget(state, viewer, victim, other, 1)
                    other += 1
            viewer += 1
    if state.narrating:
        if state.hidden:
            state.tell("steals-unseen", thief, {"rival": int(victim)})
        else:
            state.tell("steals", thief, {"rival": int(victim), "resource": components.RESOURCES[kind]})


def pay_for(state: State, seat: i64, piece: i64) -> None:
    """IS-BUY-1: the price of a piece goes back to the stacks."""
    cost = state.box.cost
    price = state.price_at(seat, piece)
    kind: i64 = 0
    while kind < 3:
        if cost[price + kind] > 0:
            lose(state, seat, kind, cost[price + kind])
        kind += 1


def only_kind(state: State, seat: i64) -> i64:
    """The kind of all cards of a seat; -1 where there are several kinds or none."""
    base: i64 = zone.SEATS + seat * zone.STRIDE + zone.HAND
    found: i64 = -1
    kind: i64 = 0
    while kind < 3:
        if state.cells[base + kind] > 0:
            if found >= 0:
                return -1
            found = kind
        kind += 1
    return found
