"""Trade with the bank and among players: IS-TRADE."""

from __future__ import annotations

from typing import Final, TypeAlias

from manoa.games.island import components, mode, zone
from manoa.games.island.rules import hands
from manoa.games.island.state import State
from manoa.kernel.native import i64, vec

# One side of an offer: how many cards of each kind, six bits a kind.
Side: TypeAlias = i64
ONE_CARD: Final[vec[Side]] = vec[Side]([1, 1 << 6, 1 << 12])

# The bank ------------------------------------------------------------------------------------------------------------


def can_bank(state: State, seat: i64, give: i64, take: i64) -> bool:
    """IS-TRADE-2: enough of one kind, and another that the bank has."""
    return give != take and state.of(seat, zone.HAND + give) >= state.rate(seat) and state.bank(take) > 0


def may_bank(state: State, seat: i64) -> bool:
    """Whether a seat can trade with the bank, as far as others can tell."""
    if state.hidden:
        return state.hand_size(seat) >= state.rate(seat)
    give: i64 = 0
    while give < 3:
        take: i64 = 0
        while take < 3:
            if can_bank(state, seat, give, take):
                return True
            take += 1
        give += 1
    return False


def bank(state: State, give: i64, take: i64) -> None:
    """IS-TRADE-2: five of a kind (William: three) for one of another."""
    seat = state.seat
    number = state.rate(seat)
    hands.lose(state, seat, give, number)
    hands.gain(state, seat, take, 1)
    if state.narrating:
        state.tell(
            "banks",
            seat,
            {"give": components.RESOURCES[give], "number": int(number), "resource": components.RESOURCES[take]},
        )


def can_raise(state: State, seat: i64, piece: i64) -> bool:
    """Whether a seat can pay for a piece, after trades with the bank if need be."""
    cost = state.box.cost
    price = state.price_at(seat, piece)
    rate = state.rate(seat)
    base: i64 = zone.SEATS + seat * zone.STRIDE + zone.HAND
    missing: i64 = 0
    trades: i64 = 0
    kind: i64 = 0
    while kind < 3:
        over: i64 = state.cells[base + kind] - cost[price + kind]
        if over >= 0:
            trades += over // rate
        else:
            missing -= over
            if state.bank(kind) < -over:
                return False
        kind += 1
    return trades >= missing


def helps(state: State, seat: i64, piece: i64, give: i64, take: i64) -> bool:
    """IS-TRADE-6: whether a trade brings a seat nearer to what it is asked to pay for."""
    cost = state.box.cost
    price = state.price_at(seat, piece)
    if state.of(seat, zone.HAND + take) >= cost[price + take]:
        return False
    spare: i64 = state.of(seat, zone.HAND + give) - cost[price + give]
    return spare >= state.rate(seat) and can_bank(state, seat, give, take)


# The bounds ----------------------------------------------------------------------------------------------------------


def most_of_a_kind(state: State) -> i64:
    """IS-TRADE-3: how many cards of a kind one side of an offer may hold."""
    return components.FREE_MOST if state.free else state.box.trade_most


def most_offers(state: State) -> i64:
    """IS-TRADE-3: how many offers a player may make in a turn."""
    return components.FREE_OFFERS if state.free else state.box.trade_offers


def most_counters(state: State) -> i64:
    """IS-TRADE-4: how often an offer may be answered with another."""
    return components.FREE_COUNTERS if state.free else state.box.trade_counters


def offered_by(state: State, seat: i64) -> i64:
    """How many offers a seat has begun this turn."""
    return (state.offered >> (8 * seat)) & 255


def approached_by(state: State, seat: i64) -> components.Mask:
    """To whom a seat has made offers this turn."""
    return (state.approached >> (4 * seat)) & 15


def note_offers(state: State, seat: i64, number: i64, partners: components.Mask) -> None:
    """A seat has made that many more offers this turn, to these seats."""
    state.offered += number << (8 * seat)
    state.approached |= partners << (4 * seat)


def can_begin(state: State, seat: i64, partner: i64) -> bool:
    """IS-TRADE-3: whether a seat may make another an offer: one that is left, of a card that either has."""
    if seat == partner or offered_by(state, seat) >= most_offers(state) or most_of_a_kind(state) == 0:
        return False
    return state.hand_size(seat) > 0 or state.hand_size(partner) > 0


def can_trade(state: State, seat: i64) -> bool:
    """IS-TRADE-5: whether there is anybody to trade with, as far as others can tell."""
    if may_bank(state, seat):
        return True
    other: i64 = 0
    while other < state.players:
        if can_begin(state, seat, other):
            return True
        other += 1
    return False


# Offers --------------------------------------------------------------------------------------------------------------


def part(side: Side, kind: i64) -> i64:
    """How many of a resource one side of an offer holds."""
    return (side >> (6 * kind)) & 63


def part_words(side: Side) -> dict[str, int]:
    """One side of an offer in words."""
    return {name: int(part(side, kind)) for kind, name in enumerate(components.RESOURCES) if part(side, kind)}


def proposer(state: State) -> i64:
    """Who makes the offer that is going on; IS-TRADE-4: every other one is the partner's."""
    return state.partner if state.counter & 1 else state.trader


def answerer(state: State) -> i64:
    """Who answers it."""
    return state.trader if state.counter & 1 else state.partner


def begin_offer(state: State, partner: i64) -> None:
    """IS-TRADE-3: an offer to one named player; what it holds is asked next. It counts even if it is dropped."""
    seat = state.seat
    state.trader = seat
    state.partner = partner
    state.give = 0
    state.want = 0
    note_offers(state, seat, 1, components.BIT[partner])
    state.mode = mode.OFFER


def begin_counter(state: State) -> None:
    """IS-TRADE-4: instead of accepting or declining, who is asked builds an offer of its own."""
    state.countered_give = state.give
    state.countered_want = state.want
    state.counter += 1
    state.give = 0
    state.want = 0
    state.mode = mode.OFFER


def can_give(state: State, kind: i64) -> bool:
    """Whether the offer may hold one more of a resource."""
    number = part(state.give, kind)
    return (
        part(state.want, kind) == 0
        and number < most_of_a_kind(state)
        and number < state.of(proposer(state), zone.HAND + kind)
    )


def can_want(state: State, kind: i64) -> bool:
    """Whether the offer may ask for one more of a resource. With hidden hands, anything that the hand could hold."""
    if part(state.give, kind) > 0:
        return False
    return may_hold(state, answerer(state), state.want + ONE_CARD[kind])


def can_propose(state: State) -> bool:
    """IS-TRADE-3: a card changes hands; an offer that is countered is not made again."""
    if state.give == 0 and state.want == 0:
        return False
    return state.counter == 0 or state.give != state.countered_want or state.want != state.countered_give


def contains(side: Side, least: Side) -> bool:
    """Whether a side holds at least as much as another."""
    kind: i64 = 0
    while kind < 3:
        if part(side, kind) < part(least, kind):
            return False
        kind += 1
    return True


def on_both_sides(give: Side, want: Side) -> bool:
    """Whether a resource is given and wanted at once."""
    kind: i64 = 0
    while kind < 3:
        if part(give, kind) > 0 and part(want, kind) > 0:
            return True
        kind += 1
    return False


def holds(state: State, seat: i64, side: Side) -> bool:
    """Whether a side of an offer is within the bounds and within a hand."""
    most = most_of_a_kind(state)
    kind: i64 = 0
    while kind < 3:
        number = part(side, kind)
        if number > most or number > state.of(seat, zone.HAND + kind):
            return False
        kind += 1
    return True


def may_hold(state: State, seat: i64, side: Side) -> bool:
    """The same as far as others can tell."""
    if not state.hidden:
        return holds(state, seat, side)
    most = most_of_a_kind(state)
    if part(side, 0) > most or part(side, 1) > most or part(side, 2) > most:
        return False
    return part(side, 0) + part(side, 1) + part(side, 2) <= state.hand_size(seat)


def can_counter(state: State) -> bool:
    """IS-TRADE-4: whether who is asked may answer with an offer; there is a card for one, since there is this one."""
    return state.counter < most_counters(state)


def add_give(state: State, kind: i64) -> None:
    """One more of a resource is given."""
    state.give += ONE_CARD[kind]


def add_want(state: State, kind: i64) -> None:
    """One more of a resource is wanted."""
    state.want += ONE_CARD[kind]


def propose(state: State) -> None:
    """The other is asked."""
    seat = proposer(state)
    if state.narrating:
        if state.counter > 0:
            state.tell("counters", seat, {"rival": int(answerer(state))})
        else:
            state.tell("offers", seat, {"rival": int(answerer(state))})
        for kind, name in enumerate(components.RESOURCES):
            if part(state.give, kind):
                state.tell("offers-cards", seat, {"resource": name, "number": int(part(state.give, kind))})
        for kind, name in enumerate(components.RESOURCES):
            if part(state.want, kind):
                state.tell("wants-cards", seat, {"resource": name, "number": int(part(state.want, kind))})
    state.mode = mode.ANSWER
    state.seat = answerer(state)


def can_accept(state: State) -> bool:
    """Whether who is asked has what is wanted."""
    return holds(state, answerer(state), state.want)


def answer(state: State, accepted: bool) -> None:
    """Who is asked accepts or declines."""
    if not accepted:
        _decline(state, answerer(state), proposer(state))
        return
    giver, taker = proposer(state), answerer(state)
    if state.narrating:
        state.tell("accepts", taker, {"rival": int(giver)})
    kind: i64 = 0
    while kind < 3:
        _pass_on(state, giver, taker, kind, part(state.give, kind))
        _pass_on(state, taker, giver, kind, part(state.want, kind))
        kind += 1
    _end_offer(state)


def drop_offer(state: State) -> None:
    """The offer that is being built is not made; IS-TRADE-4: one that would have countered another declines that."""
    if state.counter > 0:
        _decline(state, proposer(state), answerer(state))
    else:
        _end_offer(state)


def _decline(state: State, seat: i64, rival: i64) -> None:
    if state.narrating:
        state.tell("declines", seat, {"rival": int(rival)})
    _end_offer(state)


def _pass_on(state: State, giver: i64, taker: i64, kind: i64, number: i64) -> None:
    if number > 0:
        hands.lose(state, giver, kind, number)
        hands.gain(state, taker, kind, number)


def _end_offer(state: State) -> None:
    """Back to the explore phase, or to who trades out of order."""
    state.seat = state.trader
    state.partner = -1
    state.counter = 0
    state.give = 0
    state.want = 0
    state.countered_give = 0
    state.countered_want = 0
    if state.paused >= 0:
        state.mode = mode.TRADE
    else:
        state.trader = -1
        state.mode = mode.EXPLORE
