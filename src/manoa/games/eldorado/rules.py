"""What an action does: play, discard, draw, and the end of the game."""

from __future__ import annotations

from typing import Final

from manoa.games.eldorado.actions import (
    CARD,
    CARD_ACTION,
    CARD_MOVE,
    DONE,
    END,
    EXPLORING,
    FROM_PILE,
    OVERCOME,
    STEP,
    STOP,
    TOKEN_COINS,
    TOKEN_EFFECT,
    TOKEN_MOVE,
)
from manoa.games.eldorado.components import (
    BLOCKADE_VALUE,
    CAMP,
    CARD_IDS,
    DRAWS,
    FIRST_ACTION,
    FIRST_EFFECT,
    FIRST_PILE,
    HALVES,
    HAND_SIZE,
    ITEM,
    NATIVE,
    POWER,
    PRICE,
    REMOVES,
    SLOTS,
    SYMBOLS,
    TOKEN_COIN_1,
    TOKEN_DRAW,
    TOKEN_IDS,
    TOKEN_NATIVE,
    TOKEN_PASS,
    TOKEN_POWER,
    TOKEN_REMOVE,
    TOKEN_REPLACE,
    TOKEN_SYMBOL,
    TOKEN_SYMBOLS,
    TRANSMITTER,
    one,
    size,
)
from manoa.games.eldorado.moving import (
    decline,
    explore,
    let_items_go,
    overcome_with_power,
    remove_blockade,
    rest,
    save_item,
    set_out,
    settle,
    step_with_power,
    stop,
    walk,
)
from manoa.games.eldorado.state import (
    CHANGE,
    DISCARD,
    DISCARDING,
    DRAW,
    EDITION_2019,
    EXPLORE,
    HAND,
    HOME,
    LEAD,
    MOVE,
    OVER,
    PAY,
    PLAY,
    PLAYED,
    REMOVE,
    REMOVED,
    REPLACE,
    SAVE,
    SLOT,
    STANDING,
    STRIDE,
    TAKE,
    TENDER,
    TOKENS,
    State,
)
from manoa.kernel.native import i64


def perform(state: State, action: i64) -> None:
    """Carries out a legal action."""
    mode = state.mode
    if action >= CARD:
        if action >= FROM_PILE:
            _from_pile(state, action - FROM_PILE)
        elif mode == DISCARDING:
            _discard(state, action - CARD)
        elif mode == PAY:
            _pay(state, action - CARD)
        elif mode == TENDER:
            _tender_card(state, action - CARD, HALVES[action - CARD])
        elif mode == REMOVE:
            _remove(state, action - CARD)
        elif mode == REPLACE:
            _lay_down(state, action - CARD)
        else:
            save_item(state, action - CARD)
            settle(state)
    elif action < CARD_MOVE:
        if action >= OVERCOME:
            _overcome(state, (action - OVERCOME) // 6, (action - OVERCOME) % 6)
        elif action >= STEP:
            _step(state, (action - STEP) // 6, (action - STEP) % 6)
        elif action == END:
            _end_of_play(state)
        elif action == STOP:
            stop(state)
            settle(state)
        elif action == EXPLORING:
            explore(state)
            settle(state)
        else:
            assert action == DONE
            _done(state)
    elif action < CARD_ACTION:
        _play_for_power(state, action - CARD_MOVE)
    elif action < TOKEN_MOVE:
        _play_action_card(state, action - CARD_ACTION + FIRST_ACTION)
    elif action < TOKEN_EFFECT:
        token = (action - TOKEN_MOVE) // 2
        _tell_token(state, token)
        state.spend_token(token)
        set_out(state, -1, TOKEN_SYMBOLS[token], TOKEN_POWER[token], (action - TOKEN_MOVE) % 2)
        state.mode = MOVE
    elif action < TOKEN_COINS:
        _play_effect(state, action - TOKEN_EFFECT + FIRST_EFFECT)
    else:
        token = action - TOKEN_COINS + TOKEN_COIN_1
        _tell_token(state, token)
        state.spend_token(token)
        _tender(state, 2 * TOKEN_POWER[token])


# Moving ---------------------------------------------------------------------------------------------------------


def _play_for_power(state: State, code: i64) -> None:
    kind = code // 6
    symbol = code // 2 % 3
    if state.mode == TENDER:
        # ED-CAVE-TOK-9: with a symbol token the card is worth its power as coins; an item has then used its function.
        _tell_token(state, TOKEN_SYMBOL)
        state.spend_token(TOKEN_SYMBOL)
        state.take_from_hand(kind)
        if ITEM[kind]:
            state.items += one(kind)
        else:
            state.put(PLAYED, kind)
        _tell_card(state, "tenders", kind)
        _tender(state, 2 * POWER[kind])
        return
    if state.mode == CHANGE:
        state.spend_token(TOKEN_SYMBOL)
    state.take_from_hand(kind)
    if not ITEM[kind]:
        state.put(PLAYED, kind)
    if state.narrating:
        state.tell(
            "plays-for-power",
            state.seat,
            {"card": CARD_IDS[kind], "symbol": SYMBOLS[symbol], "number": int(POWER[kind])},
        )
    set_out(state, kind, symbol, POWER[kind], code % 2)
    state.mode = MOVE


def _step(state: State, pawn: i64, direction: i64) -> None:
    if state.mode == MOVE:
        step_with_power(state, direction)
        settle(state)
    elif state.mode == LEAD:
        _lead(state, pawn)
        walk(state, pawn, direction)
        _led(state, pawn)
    else:
        board = state.table()
        space = board.next[state.pawn_space(pawn) * 6 + direction]
        state.pawn = pawn
        state.target = direction
        state.for_joint = False
        state.owed = board.value[space]
        state.mode = PAY


def _overcome(state: State, pawn: i64, joint: i64) -> None:
    if state.mode == MOVE:
        overcome_with_power(state, joint)
        settle(state)
    elif state.mode == LEAD:
        _lead(state, pawn)
        remove_blockade(state, joint)
        _led(state, pawn)
    else:
        state.pawn = pawn
        state.target = joint
        state.for_joint = True
        state.owed = BLOCKADE_VALUE[state.cells[STANDING + joint]]
        state.mode = PAY


def _lead(state: State, pawn: i64) -> None:
    """ED-ACT-1, ED-TWO-1: the Native for the other pawn ends the movement that it interrupted."""
    if state.using and state.pawn != pawn:
        stop(state)
    if not state.using:
        state.moved = False
        state.opened = 0


def _led(state: State, pawn: i64) -> None:
    """The Native's work is done: in the middle of a movement that goes on, otherwise the pawn stops."""
    if not state.using:
        rest(state, pawn)
    settle(state)


def _pay(state: State, kind: i64) -> None:
    """ED-SPEC-1, ED-SPEC-2, ED-SPEC-4: one card of a payment; with the last, the pawn enters or the blockade goes."""
    board = state.table()
    state.take_from_hand(kind)
    terrain: i64 = -1
    if not state.for_joint:
        terrain = board.terrain[board.next[state.pawn_space(state.pawn) * 6 + state.target]]
    state.put(REMOVED if terrain == CAMP else PLAYED, kind)
    _tell_card(state, "leaves-at-camp" if terrain == CAMP else "pays-for-rubble", kind)
    state.owed -= 1
    if state.owed > 0:
        return
    state.moved = False
    state.opened = 0
    if state.for_joint:
        remove_blockade(state, state.target)
    else:
        walk(state, state.pawn, state.target)
    state.target = -1
    rest(state, state.pawn)
    settle(state)


# Action cards and tokens ----------------------------------------------------------------------------------------------


def _play_action_card(state: State, kind: i64) -> None:
    state.take_from_hand(kind)
    if ITEM[kind]:
        state.items += one(kind)
    else:
        state.put(PLAYED, kind)
    _tell_card(state, "plays-action", kind)
    if kind == NATIVE:
        state.mode = LEAD
    elif kind == TRANSMITTER:
        state.mode = TAKE
    else:
        state.draw(DRAWS[kind])
        if REMOVES[kind] > 0 and state.hand() != 0:
            state.owed = REMOVES[kind]
            state.must = False
            state.mode = REMOVE
        else:
            settle(state)


def _play_effect(state: State, token: i64) -> None:
    if token != TOKEN_SYMBOL:
        state.spend_token(token)
    _tell_token(state, token)
    if token == TOKEN_DRAW:
        state.draw(1)
        settle(state)
    elif token == TOKEN_REMOVE:
        state.owed = 1
        state.must = True
        state.mode = REMOVE
    elif token == TOKEN_REPLACE:
        state.owed = 4
        state.laid = 0
        state.mode = REPLACE
    elif token == TOKEN_PASS:
        state.passing = True
        settle(state)
    elif token == TOKEN_NATIVE:
        state.mode = LEAD
    else:
        state.mode = CHANGE


def _remove(state: State, kind: i64) -> None:
    state.take_from_hand(kind)
    state.put(REMOVED, kind)
    _tell_card(state, "removes", kind)
    state.owed -= 1
    if state.owed == 0 or state.hand() == 0:
        settle(state)


def _lay_down(state: State, kind: i64) -> None:
    """ED-CAVE-TOK-5: laid in the played area without effect; then as many are drawn."""
    state.take_from_hand(kind)
    state.put(PLAYED, kind)
    _tell_card(state, "lays-down", kind)
    state.laid += 1
    if state.laid == state.owed or state.hand() == 0:
        _redraw(state)


def _redraw(state: State) -> None:
    state.draw(state.laid)
    state.laid = 0
    settle(state)


def _done(state: State) -> None:
    mode = state.mode
    if mode == DISCARDING:
        _draw_phase(state)
    elif mode == REPLACE:
        _redraw(state)
    elif mode == EXPLORE:
        decline(state)
        settle(state)
    elif mode == SAVE:
        let_items_go(state)
        settle(state)
    else:
        settle(state)


# Buying -----------------------------------------------------------------------------------------------------------


def _from_pile(state: State, pile: i64) -> None:
    if state.mode == TAKE:
        state.take_card(pile)
        _tell_card(state, "takes", pile + FIRST_PILE)
        settle(state)
        return
    state.target = pile
    state.owed = 2 * PRICE[pile + FIRST_PILE]
    state.mode = TENDER


def _tender_card(state: State, kind: i64, halves: i64) -> None:
    """ED-ITEM-1, ED-ITEM-2: an item that shows a coin leaves the game; at half a coin it is only played."""
    state.take_from_hand(kind)
    if ITEM[kind] and halves > 1:
        state.items += one(kind)
    else:
        state.put(PLAYED, kind)
    _tell_card(state, "tenders", kind)
    _tender(state, halves)


def _tender(state: State, halves: i64) -> None:
    state.owed -= halves
    if state.owed > 0:
        return
    pile = state.target
    kind = pile + FIRST_PILE
    state.owed = 0
    state.target = -1
    if not state.on_market(pile):
        # ED-BUY-7: the pile moves into an empty slot at once; emptied by this purchase, it frees the slot again.
        slot: i64 = 0
        while state.cells[SLOT + slot] >= 0:
            slot += 1
            assert slot < SLOTS
        state.cells[SLOT + slot] = pile
    state.take_card(pile)
    state.bought = True
    if state.edition == EDITION_2019:
        state.fresh = kind
    if state.narrating:
        state.tell("buys", state.seat, {"card": CARD_IDS[kind], "number": int(PRICE[kind])})
    settle(state)


# The turn's end -----------------------------------------------------------------------------------------------------


def _end_of_play(state: State) -> None:
    """ED-DISC-1: the played area goes to the discard pile; then the rest of the hand is kept or discarded."""
    base = state.seat * STRIDE
    state.cells[base + DISCARD] += state.cells[base + PLAYED]
    state.cells[base + PLAYED] = 0
    # ED-BUY-4: only the play phase leaves a bought card out; phase 3 shuffles all that lies in the pile.
    state.fresh = -1
    if state.hand() != 0:
        state.mode = DISCARDING
    else:
        _draw_phase(state)


def _discard(state: State, kind: i64) -> None:
    state.take_from_hand(kind)
    state.put(DISCARD, kind)
    _tell_card(state, "discards", kind)
    if state.hand() == 0:
        _draw_phase(state)


def _draw_phase(state: State) -> None:
    """ED-DRAW-1: up to a hand of four. Then the next player."""
    short: i64 = HAND_SIZE - size(state.hand())
    if short > 0:
        state.draw(short)
    state.bought = False
    state.passing = False
    # What the turn left behind is cleared, so that equal tables are equal positions.
    state.owed = 0
    state.must = False
    state.for_joint = False
    state.symbol = 0
    state.pawn = 0
    _next_turn(state)


# Tokens that can change anything for a seat without cards, as a mask over a bag of tokens: those that move and lead.
NEED_NO_CARD: Final = (1 << (3 * FIRST_EFFECT)) - 1 | (7 << (3 * TOKEN_NATIVE))


def can_act(state: State, seat: i64) -> bool:
    """ED-END-7, ED-END-9: whether a seat still takes turns: not home, and not without cards and tokens.

    Tokens that only help cards along are no use to a seat that has none and can get none.
    """
    base = seat * STRIDE
    cells = state.cells
    cards = cells[base + HAND] | cells[base + DRAW] | cells[base + DISCARD]
    return cells[base + HOME] == 0 and (cards != 0 or cells[base + TOKENS] & NEED_NO_CARD != 0)


def _next_turn(state: State) -> None:
    """ED-END-2, ED-END-3, ED-END-9: the next seat that can act; a round that has seen an arrival is the last."""
    state.turn += 1
    state.mode = PLAY
    seat = state.seat
    while True:
        seat = seat + 1 if seat + 1 < state.players else 0
        if seat == state.first:
            # ED-SETUP-11: the hat is reached, so the round is played to its end.
            if state.arrivals > 0 or (state.limit > 0 and state.round >= state.limit) or not _anyone(state):
                state.mode = OVER
                state.seat = -1
                if state.narrating:
                    state.tell("over", -1, {"round": int(state.round)})
                return
            state.round += 1
        if can_act(state, seat):
            state.seat = seat
            if state.narrating:
                state.tell("turn", seat, {"round": int(state.round)})
            return


def _anyone(state: State) -> bool:
    seat: i64 = 0
    while seat < state.players:
        if can_act(state, seat):
            return True
        seat += 1
    return False


def _tell_card(state: State, event: str, kind: i64) -> None:
    if state.narrating:
        state.tell(event, state.seat, {"card": CARD_IDS[kind]})


def _tell_token(state: State, token: i64) -> None:
    if state.narrating:
        state.tell("plays-token", state.seat, {"token": TOKEN_IDS[token]})
