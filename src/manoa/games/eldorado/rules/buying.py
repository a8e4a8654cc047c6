"""ED-BUY: what a hand is worth, which piles it can pay for, and how a purchase goes."""

from __future__ import annotations

from manoa.games.eldorado import components, mode, zone
from manoa.games.eldorado.bags import Bag, above, has, lowest, one
from manoa.games.eldorado.rules import action
from manoa.games.eldorado.rules.moving import settle
from manoa.games.eldorado.state import State
from manoa.kernel.choices import Choices
from manoa.kernel.native import i64


def worth(hand: Bag, tokens: Bag) -> i64:
    """ED-BUY-2, ED-CAVE-TOK-2, ED-CAVE-TOK-9: the most half coins that a hand and tokens can pay."""
    total: i64 = 4 * has(tokens, components.TOKEN_COIN_2) + 2 * has(tokens, components.TOKEN_COIN_1)
    changes = has(tokens, components.TOKEN_SYMBOL)
    rest = hand
    kind: i64 = 0
    while rest != 0:
        total += lowest(rest) * components.HALVES[kind]
        rest = above(rest)
        kind += 1
    while changes > 0:
        # The symbol token makes most of the strongest card that shows no coin.
        best: i64 = -1
        gain: i64 = 0
        kind = 0
        while kind < components.FIRST_ACTION:
            if has(hand, kind) and 2 * components.POWER[kind] - components.HALVES[kind] > gain:
                gain = 2 * components.POWER[kind] - components.HALVES[kind]
                best = kind
            kind += 1
        if best < 0:
            break
        total += gain
        hand -= one(best)
        changes -= 1
    return total


def purchases(state: State, out: Choices) -> None:
    """ED-BUY-5, ED-BUY-6, ED-BUY-9: the piles on sale that the hand can pay for."""
    purse = worth(state.hand(), state.tokens())
    if purse < 2:
        return
    all_open = state.slot_free()
    pile: i64 = 0
    while pile < components.PILES:
        if 2 * components.PRICE[pile + components.FIRST_PILE] <= purse and state.on_sale(pile, all_open):
            out.append(action.FROM_PILE + pile)
        pile += 1


def tenders(state: State, out: Choices) -> None:
    """ED-BUY-3: what may be added to a purchase. With a symbol token in play a card must not be thrown in at half a
    coin if the price could then no longer be met."""
    hand = state.hand()
    tokens = state.tokens()
    owed = state.owed
    kind: i64
    if has(tokens, components.TOKEN_SYMBOL):
        kind = 0
        while kind < components.FIRST_ACTION:
            if has(hand, kind) and 2 * components.POWER[kind] > components.HALVES[kind]:
                rest = worth(hand - one(kind), tokens - one(components.TOKEN_SYMBOL))
                if 2 * components.POWER[kind] + rest >= owed:
                    out.append(action.card_move(kind, components.COIN, 0))
            kind += 1
    if has(tokens, components.TOKEN_COIN_1):
        out.append(action.TOKEN_COINS)
    if has(tokens, components.TOKEN_COIN_2):
        out.append(action.TOKEN_COINS + components.TOKEN_COIN_2 - components.TOKEN_COIN_1)
    sure = has(tokens, components.TOKEN_SYMBOL) == 0
    kind = 0
    rest_of_hand = hand
    while rest_of_hand != 0:
        if lowest(rest_of_hand) and (sure or components.HALVES[kind] + worth(hand - one(kind), tokens) >= owed):
            out.append(action.CARD + kind)
        rest_of_hand = above(rest_of_hand)
        kind += 1


def from_pile(state: State, pile: i64) -> None:
    """A card is taken for free, or its purchase begins."""
    if state.mode == mode.TAKE:
        state.take_card(pile)
        state.tell_card("takes", pile + components.FIRST_PILE)
        settle(state)
        return
    state.target = pile
    state.owed = 2 * components.PRICE[pile + components.FIRST_PILE]
    state.mode = mode.TENDER


def tender_card(state: State, kind: i64, halves: i64) -> None:
    """ED-ITEM-1, ED-ITEM-2: an item that shows a coin leaves the game; at half a coin it is only played."""
    state.take_from_hand(kind)
    if components.ITEM[kind] and halves > 1:
        state.items += one(kind)
    else:
        state.put(zone.PLAYED, kind)
    state.tell_card("tenders", kind)
    tender(state, halves)


def tender(state: State, halves: i64) -> None:
    """That many half coins are paid; with the last of them the card is bought."""
    state.owed -= halves
    if state.owed > 0:
        return
    pile = state.target
    kind = pile + components.FIRST_PILE
    state.owed = 0
    state.target = -1
    if not state.on_market(pile):
        # ED-BUY-7: the pile moves into an empty slot at once; emptied by this purchase, it frees the slot again.
        slot: i64 = 0
        while state.cells[zone.SLOT + slot] >= 0:
            slot += 1
            assert slot < components.SLOTS
        state.cells[zone.SLOT + slot] = pile
    state.take_card(pile)
    state.bought = True
    if state.edition == components.EDITION_2019:
        state.fresh = kind
    if state.narrating:
        state.tell("buys", state.seat, {"card": components.CARD_IDS[kind], "number": int(components.PRICE[kind])})
    settle(state)
