"""Trade that pays: what a bargain is worth to each side, with the bank and among players."""

from __future__ import annotations

from typing import Final

from manoa.games.island import components, mode, zone
from manoa.games.island.rules import action, hands, trading
from manoa.games.island.state import State
from manoa.games.island.strategy import valuing
from manoa.games.island.strategy.valuing import Doubt
from manoa.kernel.native import i64

# From how many shrines on nobody trades with a player any more.
_TOO_NEAR: Final = 3
# An offer is made for no less, and taken though the other gains that much more.
_LEAST: Final = 0.25
_GENEROUS: Final = 0.1
# What has to be gained: a swap of like for like brings less.
_WORTHWHILE: Final = 0.1
# A rate of the bank that is good even if one trade is not enough.
_CHEAP: Final = 3
_MOST_GIVEN: Final = 2


def gain_of(state: State, seat: i64, gets: trading.Side, gives: trading.Side) -> float:
    """What an exchange is worth to a seat: the cards that it gets less those that it gives, packed as in an offer."""
    total = 0.0
    kind: i64 = 0
    while kind < 3:
        held = state.of(seat, zone.HAND + kind)
        number: i64 = 0
        while number < trading.part(gets, kind):
            total += valuing.card_worth(state, seat, kind, held + number)
            number += 1
        number = 0
        while number < trading.part(gives, kind):
            number += 1
            total -= valuing.card_worth(state, seat, kind, held - number)
        kind += 1
    return total


def trusts(state: State, seat: i64, other: i64) -> bool:
    """Whether a seat trades with another at all: not with one that is about to win."""
    return state.shrines(other) < _TOO_NEAR and valuing.imminence(state, other) <= 0.0 and other != seat


def accepts(state: State, seat: i64, other: i64, gets: trading.Side, gives: trading.Side) -> bool:
    """Whether a seat agrees to an exchange with another: it gains by it, and not less than the other does.

    Of hidden hands only one's own gain is known, and has to be the larger.
    """
    if not trusts(state, seat, other):
        return False
    own = gain_of(state, seat, gets, gives)
    if own < _WORTHWHILE or state.hidden:
        return own >= _LEAST
    theirs = gain_of(state, other, gives, gets)
    if valuing.leads(state, other, seat):
        theirs *= 2.0
    return own + _GENEROUS >= theirs


def answer(state: State, doubt: Doubt) -> int:
    """Accepts an offer, whoever made it, answers it with a better one, or declines it."""
    seat = state.seat
    other = trading.proposer(state)
    own = gain_of(state, seat, state.give, state.want)
    doubt.weigh(own if own > 0.0 else -own, 0.0, _LEAST)
    if action.YES in state.legal_actions() and accepts(state, seat, other, state.give, state.want):
        return action.YES
    if trading.can_counter(state) and trusts(state, seat, other) and _bargain(state, seat, other) >= 0:
        return action.COUNTER
    return action.DONE


# The bank -------------------------------------------------------------------------------------------------------------


def bank_trade(state: State, seat: i64) -> i64:
    """A trade with the bank that leads to an offering, of what is spare for what is missing; -1 for none."""
    if not valuing.wants_cards(state, seat):
        return -1
    cost = state.box.cost
    offering = state.price_at(seat, components.OFFERING)
    enough = trading.can_raise(state, seat, components.OFFERING) or state.rate(seat) <= _CHEAP
    give: i64 = 0
    while give < 3:
        price: i64 = cost[offering + give]
        over: i64 = state.of(seat, zone.HAND + give) - (
            price if enough else price * valuing.missing_offerings(state, seat)
        )
        take: i64 = 0
        while take < 3:
            if (
                over >= state.rate(seat)
                and valuing.lacking(state, seat, take) > 0
                and trading.can_bank(state, seat, give, take)
            ):
                return action.bank(give, take)
            take += 1
        give += 1
    return -1


def trade(state: State) -> int:
    """Out of order: the trades that would be made in the explore phase, and enough."""
    banked = bank_trade(state, state.seat)
    if banked >= 0:
        return int(banked)
    partner = partner_for(state)
    return action.SEAT + int(partner) if partner >= 0 else action.DONE


# Offers ---------------------------------------------------------------------------------------------------------------


def _sure(state: State, seat: i64, owner: i64, kind: i64) -> i64:
    """How many cards of a kind a seat knows another to have."""
    return hands.known(state, seat, owner, kind) if state.hidden else state.of(owner, zone.HAND + kind)


def _bargain(state: State, seat: i64, partner: i64, given: trading.Side = 0, wanted: trading.Side = 0) -> i64:
    """The best new offer of a seat to another that should agree to it: a card that is missing for one or two.

    It holds whatever is on the offer already. As 9 * (number - 1) + 3 * give + want; -1 for none.
    """
    answering: bool = state.mode == mode.ANSWER
    counter: bool = answering or state.counter > 0
    best: i64 = -1
    most = _LEAST
    code: i64 = 0
    while code < 9 * _MOST_GIVEN:
        number: i64 = code // 9 + 1
        give: i64 = code // 3 % 3
        want: i64 = code % 3
        fits: bool = (
            give != want and number <= trading.most_of_a_kind(state) and state.of(seat, zone.HAND + give) >= number
        )
        if fits and valuing.lacking(state, seat, want) > 0 and _sure(state, seat, partner, want) > 0:
            gives: trading.Side = number * trading.ONE_CARD[give]
            gets = trading.ONE_CARD[want]
            own = gain_of(state, seat, gets, gives)
            agreeable: bool = state.hidden or accepts(state, partner, seat, gives, gets)
            if counter:
                agreeable = agreeable and accepts(state, seat, partner, gets, gives)
            agreeable = agreeable and trading.contains(gives, given) and trading.contains(gets, wanted)
            if answering:
                agreeable = agreeable and (gives != state.want or gets != state.give)
            elif counter:
                agreeable = agreeable and (gives != state.countered_want or gets != state.countered_give)
            if own > most and agreeable:
                best = code
                most = own
        code += 1
    return best


def partner_for(state: State) -> i64:
    """Someone to make an offer to; -1 for nobody. One offer a turn to each is enough."""
    seat = state.seat
    if trading.offered_by(state, seat) >= trading.most_offers(state) or not valuing.wants_cards(state, seat):
        return -1
    other: i64 = 0
    while other < state.players:
        asked: bool = (trading.approached_by(state, seat) >> other) & 1 == 1
        if not asked and trusts(state, seat, other) and _bargain(state, seat, other) >= 0:
            return other
        other += 1
    return -1


def offer_step(state: State) -> int:
    """Builds the offer or counter-offer card by card."""
    code = _bargain(state, trading.proposer(state), trading.answerer(state), state.give, state.want)
    if code < 0:
        return action.DONE
    if trading.part(state.give, code // 3 % 3) < code // 9 + 1:
        return action.KIND + int(code // 3 % 3)
    if trading.part(state.want, code % 3) == 0:
        return action.WANT + int(code % 3)
    return action.YES if trading.can_propose(state) else action.DONE
