"""What an action does: play, discard, draw, and the end of the game."""

from __future__ import annotations

from typing import Final

from manoa.games.eldorado import components, mode, zone
from manoa.games.eldorado.bags import Mask, all_of, one, size
from manoa.games.eldorado.rules import action, buying, moving
from manoa.games.eldorado.state import State
from manoa.kernel.native import i64


def perform(state: State, chosen: i64) -> None:
    """Carries out a legal action."""
    asked = state.mode
    if chosen >= action.CARD:
        if chosen >= action.FROM_PILE:
            buying.from_pile(state, chosen - action.FROM_PILE)
        elif asked == mode.DISCARD:
            _discard(state, chosen - action.CARD)
        elif asked == mode.PAY:
            _pay(state, chosen - action.CARD)
        elif asked == mode.TENDER:
            buying.tender_card(state, chosen - action.CARD, components.HALVES[chosen - action.CARD])
        elif asked == mode.REMOVE:
            _remove(state, chosen - action.CARD)
        elif asked == mode.REPLACE:
            _lay_down(state, chosen - action.CARD)
        else:
            moving.save_item(state, chosen - action.CARD)
            moving.settle(state)
    elif chosen < action.CARD_MOVE:
        if chosen >= action.OVERCOME:
            _overcome(state, (chosen - action.OVERCOME) // 6, (chosen - action.OVERCOME) % 6)
        elif chosen >= action.STEP:
            _step(state, (chosen - action.STEP) // 6, (chosen - action.STEP) % 6)
        elif chosen == action.END:
            _end_of_play(state)
        elif chosen == action.STOP:
            moving.stop(state)
            moving.settle(state)
        elif chosen == action.EXPLORE:
            moving.explore(state)
            moving.settle(state)
        else:
            assert chosen == action.DONE
            _done(state)
    elif chosen < action.CARD_ACTION:
        _play_for_power(state, chosen - action.CARD_MOVE)
    elif chosen < action.TOKEN_MOVE:
        _play_action_card(state, chosen - action.CARD_ACTION + components.FIRST_ACTION)
    elif chosen < action.TOKEN_EFFECT:
        token = (chosen - action.TOKEN_MOVE) // 2
        state.tell_token(token)
        state.spend_token(token)
        moving.set_out(
            state, -1, components.TOKEN_SYMBOLS[token], components.TOKEN_POWER[token], (chosen - action.TOKEN_MOVE) % 2
        )
        state.mode = mode.MOVE
    elif chosen < action.TOKEN_COINS:
        _play_effect(state, chosen - action.TOKEN_EFFECT + components.FIRST_EFFECT)
    else:
        token = chosen - action.TOKEN_COINS + components.TOKEN_COIN_1
        state.tell_token(token)
        state.spend_token(token)
        buying.tender(state, 2 * components.TOKEN_POWER[token])


# Moving ---------------------------------------------------------------------------------------------------------


def _play_for_power(state: State, code: i64) -> None:
    kind = code // 6
    symbol = code // 2 % 3
    if state.mode == mode.TENDER:
        # ED-CAVE-TOK-9: with a symbol token the card is worth its power as coins; an item has then used its function.
        state.tell_token(components.TOKEN_SYMBOL)
        state.spend_token(components.TOKEN_SYMBOL)
        state.take_from_hand(kind)
        if components.ITEM[kind]:
            state.items += one(kind)
        else:
            state.put(zone.PLAYED, kind)
        state.tell_card("tenders", kind)
        buying.tender(state, 2 * components.POWER[kind])
        return
    if state.mode == mode.CHANGE:
        state.spend_token(components.TOKEN_SYMBOL)
    state.take_from_hand(kind)
    if not components.ITEM[kind]:
        state.put(zone.PLAYED, kind)
    if state.narrating:
        state.tell(
            "plays-for-power",
            state.seat,
            {
                "card": components.CARD_IDS[kind],
                "symbol": components.SYMBOLS[symbol],
                "number": int(components.POWER[kind]),
            },
        )
    moving.set_out(state, kind, symbol, components.POWER[kind], code % 2)
    state.mode = mode.MOVE


def _step(state: State, pawn: i64, direction: i64) -> None:
    if state.mode == mode.MOVE:
        moving.step_with_power(state, direction)
        moving.settle(state)
    elif state.mode == mode.LEAD:
        _lead(state, pawn)
        moving.walk(state, pawn, direction)
        _led(state, pawn)
    else:
        board = state.board
        space = board.next[state.pawn_space(pawn) * 6 + direction]
        state.pawn = pawn
        state.target = direction
        state.for_joint = False
        state.owed = board.value[space]
        state.mode = mode.PAY


def _overcome(state: State, pawn: i64, joint: i64) -> None:
    if state.mode == mode.MOVE:
        moving.overcome_with_power(state, joint)
        moving.settle(state)
    elif state.mode == mode.LEAD:
        _lead(state, pawn)
        moving.remove_blockade(state, joint)
        _led(state, pawn)
    else:
        state.pawn = pawn
        state.target = joint
        state.for_joint = True
        state.owed = components.BLOCKADE_VALUE[state.cells[zone.STANDING + joint]]
        state.mode = mode.PAY


def _lead(state: State, pawn: i64) -> None:
    """ED-ACT-1, ED-TWO-1: the Native for the other pawn ends the movement that it interrupted."""
    if state.using and state.pawn != pawn:
        moving.stop(state)
    if not state.using:
        state.moved = False
        state.opened = 0


def _led(state: State, pawn: i64) -> None:
    """The Native's work is done: in the middle of a movement that goes on, otherwise the pawn stops."""
    if not state.using:
        moving.rest(state, pawn)
    moving.settle(state)


def _pay(state: State, kind: i64) -> None:
    """ED-SPEC-1, ED-SPEC-2, ED-SPEC-4: one card of a payment; with the last, the pawn enters or the blockade goes."""
    board = state.board
    state.take_from_hand(kind)
    terrain: i64 = -1
    if not state.for_joint:
        terrain = board.terrain[board.next[state.pawn_space(state.pawn) * 6 + state.target]]
    state.put(zone.REMOVED if terrain == components.CAMP else zone.PLAYED, kind)
    state.tell_card("leaves-at-camp" if terrain == components.CAMP else "pays-for-rubble", kind)
    state.owed -= 1
    if state.owed > 0:
        return
    state.moved = False
    state.opened = 0
    if state.for_joint:
        moving.remove_blockade(state, state.target)
    else:
        moving.walk(state, state.pawn, state.target)
    state.target = -1
    moving.rest(state, state.pawn)
    moving.settle(state)


# Action cards and tokens ----------------------------------------------------------------------------------------------


def _play_action_card(state: State, kind: i64) -> None:
    state.take_from_hand(kind)
    if components.ITEM[kind]:
        state.items += one(kind)
    else:
        state.put(zone.PLAYED, kind)
    state.tell_card("plays-action", kind)
    if kind == components.NATIVE:
        state.mode = mode.LEAD
    elif kind == components.TRANSMITTER:
        state.mode = mode.TAKE
    else:
        state.draw(components.DRAWS[kind])
        if components.REMOVES[kind] > 0 and state.hand() != 0:
            state.owed = components.REMOVES[kind]
            state.must = False
            state.mode = mode.REMOVE
        else:
            moving.settle(state)


def _play_effect(state: State, token: i64) -> None:
    if token != components.TOKEN_SYMBOL:
        state.spend_token(token)
    state.tell_token(token)
    if token == components.TOKEN_DRAW:
        state.draw(1)
        moving.settle(state)
    elif token == components.TOKEN_REMOVE:
        state.owed = 1
        state.must = True
        state.mode = mode.REMOVE
    elif token == components.TOKEN_REPLACE:
        state.owed = 4
        state.laid = 0
        state.mode = mode.REPLACE
    elif token == components.TOKEN_PASS:
        state.passing = True
        moving.settle(state)
    elif token == components.TOKEN_NATIVE:
        state.mode = mode.LEAD
    else:
        state.mode = mode.CHANGE


def _remove(state: State, kind: i64) -> None:
    state.take_from_hand(kind)
    state.put(zone.REMOVED, kind)
    state.tell_card("removes", kind)
    state.owed -= 1
    if state.owed == 0 or state.hand() == 0:
        moving.settle(state)


def _lay_down(state: State, kind: i64) -> None:
    """ED-CAVE-TOK-5: laid in the played area without effect; then as many are drawn."""
    state.take_from_hand(kind)
    state.put(zone.PLAYED, kind)
    state.tell_card("lays-down", kind)
    state.laid += 1
    if state.laid == state.owed or state.hand() == 0:
        _redraw(state)


def _redraw(state: State) -> None:
    state.draw(state.laid)
    state.laid = 0
    moving.settle(state)


def _done(state: State) -> None:
    asked = state.mode
    if asked == mode.DISCARD:
        _draw_phase(state)
    elif asked == mode.REPLACE:
        _redraw(state)
    elif asked == mode.EXPLORE:
        moving.decline(state)
        moving.settle(state)
    elif asked == mode.SAVE:
        moving.let_items_go(state)
        moving.settle(state)
    else:
        moving.settle(state)


# The turn's end -----------------------------------------------------------------------------------------------------


def _end_of_play(state: State) -> None:
    """ED-DISC-1: the played area goes to the discard pile; then the rest of the hand is kept or discarded."""
    base = state.seat * zone.STRIDE
    state.cells[base + zone.DISCARD] += state.cells[base + zone.PLAYED]
    state.cells[base + zone.PLAYED] = 0
    # ED-BUY-4: only the play phase leaves a bought card out; phase 3 shuffles all that lies in the pile.
    state.fresh = -1
    if state.hand() != 0:
        state.mode = mode.DISCARD
    else:
        _draw_phase(state)


def _discard(state: State, kind: i64) -> None:
    state.take_from_hand(kind)
    state.put(zone.DISCARD, kind)
    state.tell_card("discards", kind)
    if state.hand() == 0:
        _draw_phase(state)


def _draw_phase(state: State) -> None:
    """ED-DRAW-1: up to a hand of four. Then the next player."""
    short: i64 = components.HAND_SIZE - size(state.hand())
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
NEED_NO_CARD: Final[Mask] = all_of([*range(components.FIRST_EFFECT), components.TOKEN_NATIVE])


def can_act(state: State, seat: i64) -> bool:
    """ED-END-7, ED-END-9: whether a seat still takes turns: not home, and not without cards and tokens.

    Tokens that only help cards along are no use to a seat that has none and can get none.
    """
    base = seat * zone.STRIDE
    cells = state.cells
    cards = cells[base + zone.HAND] | cells[base + zone.DRAW] | cells[base + zone.DISCARD]
    return cells[base + zone.HOME] == 0 and (cards != 0 or cells[base + zone.TOKENS] & NEED_NO_CARD != 0)


def _next_turn(state: State) -> None:
    """ED-END-2, ED-END-3, ED-END-9: the next seat that can act; a round that has seen an arrival is the last."""
    state.turn += 1
    state.mode = mode.PLAY
    seat = state.seat
    while True:
        seat += 1
        if seat == state.players:
            seat = 0
        if seat == state.first:
            # ED-SETUP-11: the hat is reached, so the round is played to its end.
            if state.arrivals > 0 or (state.limit > 0 and state.round >= state.limit) or not _anyone(state):
                state.mode = mode.OVER
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
