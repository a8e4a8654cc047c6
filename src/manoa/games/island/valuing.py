"""What cards are worth to a seat: those of the next offering most, spare ones what the bank gives for them."""

from __future__ import annotations

from typing import Final

from manoa.games.island.components import OFFERING, SHRINES
from manoa.games.island.state import HAND, State
from manoa.games.island.turns import harvest_kinds
from manoa.kernel.native import i64, vec

# A card of the next offering that is missing, of the one after it, of the last.
_NEEDED: Final[list[float]] = [1.0, 0.6, 0.4]
# A card of a kind that somebody else chooses, or that is not needed.
_OF_ANY_KIND: Final = 0.6
_SPARE: Final = 0.05
# What makes the scarcer kind the dearer one.
_SCARCE: Final = 0.02


def missing_offerings(state: State, seat: i64) -> i64:
    """How many offerings a seat has still to lay."""
    return SHRINES - state.island_shrines(seat)


def lacking(state: State, seat: i64, kind: i64) -> i64:
    """How many cards of a kind are missing for an offering."""
    missing: i64 = state.tables().cost[state.price_at(seat, OFFERING) + kind] - state.of(seat, HAND + kind)
    return missing if missing > 0 else 0


def wants_cards(state: State, seat: i64) -> bool:
    """Whether an offering is still to be bought and not yet affordable."""
    return missing_offerings(state, seat) > 0 and not state.can_pay(seat, OFFERING)


def card_worth(state: State, seat: i64, kind: i64, held: i64) -> float:
    """What one more card of a kind is worth to a seat that holds so many."""
    price: i64 = state.tables().cost[state.price_at(seat, OFFERING) + kind]
    if price > 0 and held < price * missing_offerings(state, seat):
        return _NEEDED[held // price] + _SCARCE * float(price - held % price)
    return 1.0 / float(state.rate(seat)) - _SCARCE * float(held if held < 5 else 5)


def price_of(state: State, seat: i64, piece: i64) -> float:
    """What paying for a piece takes from a hand."""
    cost = state.tables().cost
    price = state.price_at(seat, piece)
    total = 0.0
    kind: i64 = 0
    while kind < 3:
        number: i64 = 0
        while number < cost[price + kind]:
            number += 1
            total += card_worth(state, seat, kind, state.of(seat, HAND + kind) - number)
        kind += 1
    return total


def spare_kind(state: State, seat: i64) -> i64:
    """The kind of card that a seat misses least."""
    best: i64 = -1
    least = 0.0
    kind: i64 = 0
    while kind < 3:
        held = state.of(seat, HAND + kind)
        if held > 0:
            worth = card_worth(state, seat, kind, held - 1)
            if best < 0 or worth < least:
                best = kind
                least = worth
        kind += 1
    return best


def cards_short(state: State, seat: i64) -> i64:
    """How many cards a seat lacks for all offerings to come, whatever their kinds; less than none if it has more."""
    cost = state.tables().cost
    at = state.price_at(seat, OFFERING)
    price: i64 = cost[at] + cost[at + 1] + cost[at + 2]
    return missing_offerings(state, seat) * price - state.hand_size(seat)


def worth_of_more(state: State, seat: i64, number: i64) -> float:
    """What so many cards more, of any kinds, mean to a seat."""
    short = cards_short(state, seat)
    useful: i64 = 0 if short < 0 else short if short < number else number
    return _OF_ANY_KIND * float(useful) + _SPARE * float(number - useful)


def worth_of_less(state: State, seat: i64, number: i64) -> float:
    """What it means to a seat to lose so many cards of its choice."""
    over: i64 = -cards_short(state, seat)
    spare: i64 = 0 if over < 0 else over if over < number else number
    return _SPARE * float(spare) + _OF_ANY_KIND * float(number - spare)


# The harvest ----------------------------------------------------------------------------------------------------------


def wanted_kind(state: State, seat: i64, kinds: i64, hand: vec[i64]) -> i64:
    """Of these kinds, a mask, the one whose next card is worth most to a seat with such a hand; -1 for none."""
    best: i64 = -1
    most = 0.0
    kind: i64 = 0
    while kind < 3:
        if (kinds >> kind) & 1:
            worth = card_worth(state, seat, kind, hand[kind])
            if best < 0 or worth > most:
                best = kind
                most = worth
        kind += 1
    return best


def hand_of(state: State, seat: i64) -> vec[i64]:
    """The cards of a seat by kind."""
    return vec[i64]([state.of(seat, HAND), state.of(seat, HAND + 1), state.of(seat, HAND + 2)])


def harvested(state: State, seat: i64, kinds: i64, number: i64, hand: vec[i64]) -> float:
    """What so many cards of these kinds are worth; they are added to the hand."""
    total = 0.0
    while number > 0 and kinds != 0:
        kind = wanted_kind(state, seat, kinds, hand)
        total += card_worth(state, seat, kind, hand[kind])
        hand[kind] += 1
        number -= 1
    return total


def harvest_choice(state: State) -> i64:
    """The kind of the next card of the harvest."""
    return wanted_kind(state, state.active, harvest_kinds(state), hand_of(state, state.active))
