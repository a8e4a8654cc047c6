"""What may be done now: the legal actions, mode by mode, in ascending order."""

from __future__ import annotations

from typing import Final

from manoa.games.eldorado import components, mode, zone
from manoa.games.eldorado.bags import Bag, above, from_kind, has, lowest
from manoa.games.eldorado.rules import action, buying
from manoa.games.eldorado.rules.reach import (
    NOWHERE,
    Needs,
    can_lead,
    directions,
    joints,
    leads,
    least,
    needs,
    payable_joints,
    payable_steps,
    reach,
)
from manoa.games.eldorado.state import State
from manoa.kernel.choices import Choices, Scratch
from manoa.kernel.native import i64

_SCRATCH: Final = Scratch(action.SIZE)


def legal(state: State) -> list[int]:
    """The legal actions."""
    found = _SCRATCH.take()
    find(state, found)
    return _SCRATCH.listed(found)


def find(state: State, out: Choices) -> None:
    """Finds the legal actions."""
    asked = state.mode
    if asked == mode.PLAY:
        _play(state, out)
    elif asked == mode.MOVE:
        _move(state, out)
    elif asked == mode.DISCARD:
        out.append(action.DONE)
        _cards(state.hand(), out)
    elif asked == mode.PAY:
        _cards(state.hand(), out)
    elif asked == mode.TENDER:
        buying.tenders(state, out)
    elif asked == mode.REMOVE:
        if not state.must:
            out.append(action.DONE)
        _cards(state.hand(), out)
    elif asked == mode.LEAD:
        _lead(state, out)
    elif asked == mode.EXPLORE:
        out.append(action.DONE)
        out.append(action.EXPLORE)
    elif asked == mode.TAKE:
        _piles_left(state, out)
    elif asked == mode.REPLACE:
        if state.laid > 0:
            out.append(action.DONE)
        _cards(state.hand(), out)
    elif asked == mode.SAVE:
        out.append(action.DONE)
        _cards(state.items, out)
    elif asked == mode.CHANGE:
        _change(state, out)


def _cards(bag: Bag, out: Choices) -> None:
    card: i64 = action.CARD
    while bag != 0:
        if lowest(bag):
            out.append(card)
        bag = above(bag)
        card += 1


def _piles_left(state: State, out: Choices) -> None:
    """ED-ACT-2: any pile that still has a card, on the market or above it."""
    pile: i64 = 0
    while pile < components.PILES:
        if state.cells[zone.PILE + pile] > 0:
            out.append(action.FROM_PILE + pile)
        pile += 1


# Where a pawn can go ------------------------------------------------------------------------------------------------


def _spread(mask: i64, first: i64, out: Choices) -> None:
    while mask != 0:
        if mask & 1:
            out.append(first)
        mask >>= 1
        first += 1


def _move(state: State, out: Choices) -> None:
    out.append(action.STOP)
    pawn = state.pawn
    mask = reach(state, pawn, state.symbol, state.power)
    _spread(directions(mask), action.step(pawn, 0), out)
    _spread(joints(mask), action.overcome(pawn, 0), out)
    _action_cards(state, out)
    _effects(state, out)


def _lead(state: State, out: Choices) -> None:
    first = leads(state, 0)
    second: i64 = 0
    if state.pawns == 2:
        second = leads(state, 1)
    _spread(directions(first), action.step(0, 0), out)
    _spread(directions(second), action.step(1, 0), out)
    _spread(joints(first), action.overcome(0, 0), out)
    _spread(joints(second), action.overcome(1, 0), out)


# The play phase -----------------------------------------------------------------------------------------------------


def _play(state: State, out: Choices) -> None:
    out.append(action.END)
    first = needs(state, 0)
    second: Needs = NOWHERE
    if state.pawns == 2:
        second = needs(state, 1)
    if not state.bought:
        # ED-TURN-4: payments and movement cards come before the purchase.
        _spread(payable_steps(first), action.step(0, 0), out)
        _spread(payable_steps(second), action.step(1, 0), out)
        _spread(payable_joints(first), action.overcome(0, 0), out)
        _spread(payable_joints(second), action.overcome(1, 0), out)
        _movement_cards(state, first, second, out)
    _action_cards(state, out)
    tokens = state.tokens()
    if tokens != 0:
        _movement_tokens(tokens, first, second, state.pawns, out)
        _effects(state, out)
    if not state.bought:
        buying.purchases(state, out)


def _movement_cards(state: State, first: Needs, second: Needs, out: Choices) -> None:
    hand = state.hand()
    two = state.pawns == 2
    kind: i64 = 0
    while hand != 0 and kind < components.FIRST_ACTION:
        if lowest(hand):
            power = components.POWER[kind]
            last = components.SYMBOL[kind]
            symbol: i64 = last
            if components.JOKER[kind]:
                symbol = 0
            while symbol <= last:
                if power >= least(first, symbol):
                    out.append(action.card_move(kind, symbol, 0))
                if two and power >= least(second, symbol):
                    out.append(action.card_move(kind, symbol, 1))
                symbol += 1
        hand = above(hand)
        kind += 1


def _action_cards(state: State, out: Choices) -> None:
    """ED-ACT-1, ED-ACT-9: purple cards, at any time; the Native and the Transmitter need a target."""
    hand = from_kind(state.hand(), components.FIRST_ACTION)
    kind: i64 = components.FIRST_ACTION
    while hand != 0:
        if lowest(hand) and (
            (kind != components.NATIVE or can_lead(state)) and (kind != components.TRANSMITTER or any_pile_left(state))
        ):
            out.append(action.CARD_ACTION + kind - components.FIRST_ACTION)
        hand = above(hand)
        kind += 1


def any_pile_left(state: State) -> bool:
    """Whether the market has any card left."""
    pile: i64 = 0
    while pile < components.PILES:
        if state.cells[zone.PILE + pile] > 0:
            return True
        pile += 1
    return False


def _movement_tokens(tokens: Bag, first: Needs, second: Needs, pawns: i64, out: Choices) -> None:
    """ED-CAVE-TOK-1: like a card of that symbol and power."""
    token: i64 = 0
    while token < components.FIRST_EFFECT:
        if lowest(tokens):
            symbol = components.TOKEN_SYMBOLS[token]
            if components.TOKEN_POWER[token] >= least(first, symbol):
                out.append(action.TOKEN_MOVE + 2 * token)
            if pawns == 2 and components.TOKEN_POWER[token] >= least(second, symbol):
                out.append(action.TOKEN_MOVE + 2 * token + 1)
        tokens = above(tokens)
        token += 1


def _effects(state: State, out: Choices) -> None:
    """ED-CAVE-7, ED-ACT-9: effect tokens. The symbol token goes with a card, so not while another is in use."""
    tokens = state.tokens()
    if tokens == 0:
        return
    if has(tokens, components.TOKEN_DRAW):
        out.append(action.TOKEN_EFFECT + components.TOKEN_DRAW - components.FIRST_EFFECT)
    if state.hand() != 0:
        if has(tokens, components.TOKEN_REMOVE):
            out.append(action.TOKEN_EFFECT + components.TOKEN_REMOVE - components.FIRST_EFFECT)
        if has(tokens, components.TOKEN_REPLACE):
            out.append(action.TOKEN_EFFECT + components.TOKEN_REPLACE - components.FIRST_EFFECT)
    if has(tokens, components.TOKEN_PASS) and not state.passing:
        out.append(action.TOKEN_EFFECT + components.TOKEN_PASS - components.FIRST_EFFECT)
    if has(tokens, components.TOKEN_NATIVE) and can_lead(state):
        out.append(action.TOKEN_EFFECT + components.TOKEN_NATIVE - components.FIRST_EFFECT)
    if has(tokens, components.TOKEN_SYMBOL) and state.mode == mode.PLAY and not state.bought:
        before = out.count()
        _change(state, out)
        anything = out.count() > before
        out.back_to(before)
        if anything:
            out.append(action.TOKEN_EFFECT + components.TOKEN_SYMBOL - components.FIRST_EFFECT)


def _change(state: State, out: Choices) -> None:
    """ED-CAVE-TOK-9: a card with a power, under a symbol that it does not show, if that takes a pawn anywhere."""
    first = needs(state, 0)
    second: Needs = NOWHERE
    if state.pawns == 2:
        second = needs(state, 1)
    hand = state.hand()
    kind: i64 = 0
    while hand != 0 and kind < components.FIRST_ACTION:
        if lowest(hand) and not components.JOKER[kind]:
            symbol: i64 = 0
            while symbol < 3:
                if symbol != components.SYMBOL[kind]:
                    if components.POWER[kind] >= least(first, symbol):
                        out.append(action.card_move(kind, symbol, 0))
                    if state.pawns == 2 and components.POWER[kind] >= least(second, symbol):
                        out.append(action.card_move(kind, symbol, 1))
                symbol += 1
        hand = above(hand)
        kind += 1
