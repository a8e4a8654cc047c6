"""Trade with the bank and among players: IS-TRADE."""

from __future__ import annotations

from typing import Final

from manoa.games.island.components import RESOURCES
from manoa.games.island.hands import gain, lose
from manoa.games.island.state import ANSWER, EXPLORE, HAND, OFFER, SEATS, STRIDE, State
from manoa.kernel.native import i64, vec

# The bank ------------------------------------------------------------------------------------------------------------


def can_bank(state: State, seat: i64, give: i64, take: i64) -> bool:
    """IS-TRADE-2: enough of one kind, and another that the bank has."""
    return give != take and state.of(seat, HAND + give) >= state.rate(seat) and state.bank(take) > 0


def bank(state: State, give: i64, take: i64) -> None:
    """IS-TRADE-2: five of a kind (William: three) for one of another."""
    seat = state.seat
    number = state.rate(seat)
    lose(state, seat, give, number)
    gain(state, seat, take, 1)
    if state.narrating:
        state.tell("banks", seat, {"give": RESOURCES[give], "number": int(number), "resource": RESOURCES[take]})


def can_raise(state: State, seat: i64, piece: i64) -> bool:
    """Whether a seat can pay for a piece, after trades with the bank if need be."""
    cost = state.tables().cost
    price = state.price_at(seat, piece)
    rate = state.rate(seat)
    base: i64 = SEATS + seat * STRIDE + HAND
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
    """IS-TRADE-3: whether a trade brings a seat nearer to what it is asked to pay for."""
    cost = state.tables().cost
    price = state.price_at(seat, piece)
    if state.of(seat, HAND + take) >= cost[price + take]:
        return False
    spare: i64 = state.of(seat, HAND + give) - cost[price + give]
    return spare >= state.rate(seat) and can_bank(state, seat, give, take)


# Offers --------------------------------------------------------------------------------------------------------------


MOST_IN_OFFER: Final = 3  # of a kind: two bits
ONE_CARD: Final[vec[i64]] = vec[i64]([1, 4, 16])  # one card of a kind on a side of an offer


def part(packed: i64, kind: i64) -> i64:
    """How many of a resource one side of an offer holds."""
    return (packed >> (2 * kind)) & 3


def part_words(packed: i64) -> dict[str, int]:
    """One side of an offer in words."""
    return {name: int(part(packed, kind)) for kind, name in enumerate(RESOURCES) if part(packed, kind)}


def proposer(state: State) -> i64:
    """Who makes the offer that is going on; IS-TRADE-4: a counter-offer comes from the partner."""
    return state.partner if state.counter else state.active


def answerer(state: State) -> i64:
    """Who answers it."""
    return state.active if state.counter else state.partner


def begin_offer(state: State, partner: i64) -> None:
    """IS-TRADE-3: an offer to one named player; what it holds is asked next. It counts even if it is dropped."""
    state.partner = partner
    state.give = 0
    state.want = 0
    state.offered += 1
    state.mode = OFFER


def begin_counter(state: State) -> None:
    """IS-TRADE-4: instead of accepting or declining, the partner builds an offer of its own."""
    state.counter = True
    state.give = 0
    state.want = 0
    state.mode = OFFER


def can_give(state: State, kind: i64) -> bool:
    """Whether the offer may hold one more of a resource, and still become one that was not made yet."""
    if part(state.give, kind) == MOST_IN_OFFER or part(state.want, kind) > 0:
        return False
    more: i64 = state.give + ONE_CARD[kind]
    return holds(state, proposer(state), more) and has_new_deal(state, state.partner, state.counter, more, state.want)


def can_want(state: State, kind: i64) -> bool:
    """Whether the offer may ask for one more of a resource. With hidden hands, anything that the hand could hold."""
    if part(state.want, kind) == MOST_IN_OFFER or part(state.give, kind) > 0:
        return False
    more: i64 = state.want + ONE_CARD[kind]
    return may_hold(state, answerer(state), more) and has_new_deal(
        state, state.partner, state.counter, state.give, more
    )


def deal_code(partner: i64, give: i64, want: i64, counter: bool) -> i64:
    """What would change hands, the same whoever proposes it: the partner, what the active player gives and gets."""
    if counter:
        return partner | (want << 2) | (give << 8)
    return partner | (give << 2) | (want << 8)


def is_made(state: State, code: i64) -> bool:
    """Whether a deal was proposed this turn, as an offer or as a counter-offer."""
    made = state.offers
    while made != 0:
        if made & 0xFFFF == code:
            return True
        made >>= 16
    made = state.counters
    while made != 0:
        if made & 0xFFFF == code:
            return True
        made >>= 16
    return False


def can_propose(state: State) -> bool:
    """IS-TRADE-3: something is given, and nothing is proposed twice in a turn."""
    if state.give == 0:
        return False
    return not is_made(state, deal_code(state.partner, state.give, state.want, state.counter))


def has_new_deal(state: State, partner: i64, counter: bool, given: i64 = 0, wanted: i64 = 0) -> bool:
    """Whether anything new that holds so much can be proposed to a partner, or by the partner as a counter."""
    giver: i64 = partner if counter else state.active
    taker: i64 = state.active if counter else partner
    give: i64 = given if given > 0 else 1
    while give < 64:
        if contains(give, given) and holds(state, giver, give):
            want = wanted
            while want < 64:
                fits: bool = want & all_of(give) == 0 and contains(want, wanted) and may_hold(state, taker, want)
                if fits and not is_made(state, deal_code(partner, give, want, counter)):
                    return True
                want += 1
        give += 1
    return False


def contains(packed: i64, least: i64) -> bool:
    """Whether a side holds at least as much as another."""
    kind: i64 = 0
    while kind < 3:
        if part(packed, kind) < part(least, kind):
            return False
        kind += 1
    return True


def all_of(packed: i64) -> i64:
    """Both bits of every resource that a side holds."""
    any_of: i64 = (packed | (packed >> 1)) & 0b010101
    return 3 * any_of


def holds(state: State, seat: i64, packed: i64) -> bool:
    """Whether a side of an offer is within the bounds and within a hand."""
    most = state.tables().trade_most
    kind: i64 = 0
    while kind < 3:
        number = part(packed, kind)
        if number > most or number > state.of(seat, HAND + kind):
            return False
        kind += 1
    return True


def may_hold(state: State, seat: i64, packed: i64) -> bool:
    """The same as far as others can tell."""
    if not state.hidden:
        return holds(state, seat, packed)
    most = state.tables().trade_most
    if part(packed, 0) > most or part(packed, 1) > most or part(packed, 2) > most:
        return False
    return part(packed, 0) + part(packed, 1) + part(packed, 2) <= state.hand_size(seat)


def can_begin(state: State, partner: i64) -> bool:
    """IS-TRADE-3: whether the active player may make a partner an offer."""
    box = state.tables()
    if state.offered >= box.trade_offers or box.trade_most == 0 or state.hand_size(state.active) == 0:
        return False
    # Before the first offer of a turn all is new.
    return state.offers == 0 or has_new_deal(state, partner, counter=False)


def can_counter(state: State) -> bool:
    """IS-TRADE-4: whether the partner may counter: never a counter-offer, and only with something to propose."""
    return not state.counter and has_new_deal(state, state.partner, counter=True)


def add_give(state: State, kind: i64) -> None:
    """One more of a resource is given."""
    state.give += ONE_CARD[kind]


def add_want(state: State, kind: i64) -> None:
    """One more of a resource is wanted."""
    state.want += ONE_CARD[kind]


def propose(state: State) -> None:
    """The other is asked."""
    code = deal_code(state.partner, state.give, state.want, state.counter)
    if state.counter:
        state.counters = (state.counters << 16) | code
    else:
        state.offers = (state.offers << 16) | code
    seat = proposer(state)
    if state.narrating:
        if state.counter:
            state.tell("counters", seat, {"rival": int(answerer(state))})
        else:
            state.tell("offers", seat, {"rival": int(answerer(state))})
        for kind, name in enumerate(RESOURCES):
            if part(state.give, kind):
                state.tell("offers-cards", seat, {"resource": name, "number": int(part(state.give, kind))})
        for kind, name in enumerate(RESOURCES):
            if part(state.want, kind):
                state.tell("wants-cards", seat, {"resource": name, "number": int(part(state.want, kind))})
    state.mode = ANSWER
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
    if state.counter:
        _decline(state, state.partner, state.active)
    else:
        _end_offer(state)


def _decline(state: State, seat: i64, rival: i64) -> None:
    if state.narrating:
        state.tell("declines", seat, {"rival": int(rival)})
    _end_offer(state)


def _pass_on(state: State, giver: i64, taker: i64, kind: i64, number: i64) -> None:
    if number > 0:
        lose(state, giver, kind, number)
        gain(state, taker, kind, number)


def _end_offer(state: State) -> None:
    """Back to the explore phase."""
    state.partner = -1
    state.counter = False
    state.give = 0
    state.want = 0
    state.seat = state.active
    state.mode = EXPLORE
