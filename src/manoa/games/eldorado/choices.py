"""What may be done now: the legal actions, mode by mode, in ascending order."""

from __future__ import annotations

from typing import Final

from manoa.games.eldorado.actions import (
    CARD,
    CARD_ACTION,
    DONE,
    END,
    EXPLORING,
    FROM_PILE,
    STOP,
    TOKEN_COINS,
    TOKEN_EFFECT,
    TOKEN_MOVE,
    card_move,
    overcome,
    step,
)
from manoa.games.eldorado.components import (
    BLOCKADE_TERRAIN,
    BLOCKADE_VALUE,
    COIN,
    FIRST_ACTION,
    FIRST_EFFECT,
    FIRST_PILE,
    HALVES,
    JOKER,
    NATIVE,
    PILES,
    POWER,
    PRICE,
    RUBBLE,
    SYMBOL,
    TOKEN_COIN_1,
    TOKEN_COIN_2,
    TOKEN_DRAW,
    TOKEN_NATIVE,
    TOKEN_PASS,
    TOKEN_POWER,
    TOKEN_REMOVE,
    TOKEN_REPLACE,
    TOKEN_SYMBOL,
    TOKEN_SYMBOLS,
    TRANSMITTER,
    has,
    one,
    size,
)
from manoa.games.eldorado.state import (
    CHANGE,
    DISCARDING,
    EXPLORE,
    LEAD,
    MOVE,
    PAY,
    PILE,
    PLAY,
    REMOVE,
    REPLACE,
    SAVE,
    STANDING,
    TAKE,
    TENDER,
    State,
)
from manoa.kernel.native import i64

# A need that no card meets.
NEVER: Final = 15
# The symbol of one who needs none.
ANYTHING: Final = -1


def legal(state: State) -> list[int]:
    """The legal actions."""
    out: list[int] = []
    mode = state.mode
    if mode == PLAY:
        _play(state, out)
    elif mode == MOVE:
        _move(state, out)
    elif mode == DISCARDING:
        out.append(DONE)
        _cards(state.hand(), out)
    elif mode == PAY:
        _cards(state.hand(), out)
    elif mode == TENDER:
        _tender(state, out)
    elif mode == REMOVE:
        if not state.must:
            out.append(DONE)
        _cards(state.hand(), out)
    elif mode == LEAD:
        _lead(state, out)
    elif mode == EXPLORE:
        out.append(DONE)
        out.append(EXPLORING)
    elif mode == TAKE:
        _piles_left(state, out)
    elif mode == REPLACE:
        if state.laid > 0:
            out.append(DONE)
        _cards(state.hand(), out)
    elif mode == SAVE:
        out.append(DONE)
        _cards(state.items, out)
    elif mode == CHANGE:
        _change(state, out)
    return out


def _cards(bag: i64, out: list[int]) -> None:
    action: i64 = CARD
    while bag != 0:
        if bag & 7:
            out.append(action)
        bag >>= 3
        action += 1


def _piles_left(state: State, out: list[int]) -> None:
    """ED-ACT-2: any pile that still has a card, on the market or above it."""
    pile: i64 = 0
    while pile < PILES:
        if state.cells[PILE + pile] > 0:
            out.append(FROM_PILE + pile)
        pile += 1


# Where a pawn can go ------------------------------------------------------------------------------------------------


def needs(state: State, pawn: i64) -> i64:
    """What the least first step of a pawn takes, packed: four bits for each symbol (NEVER if none helps), then a mask
    of the directions and one of the joints that the hand can pay for by number of cards."""
    board = state.table()
    space = state.pawn_space(pawn)
    least: i64 = 0xFFF
    if space < 0:
        return least
    cells = state.cells
    in_hand: i64 = size(state.hand())
    direction: i64 = 0
    while direction < 6:
        beyond = board.next[space * 6 + direction]
        if beyond >= 0:
            joint = board.edge[space * 6 + direction]
            if (joint < 0 or cells[STANDING + joint] == 0) and not state.occupied(beyond):
                least = _noted(least, board.terrain[beyond], board.value[beyond], direction + 12, in_hand)
        direction += 1
    touch = board.touch[space]
    joint_touched: i64 = 0
    while touch != 0:
        number = cells[STANDING + joint_touched]
        if touch & 1 and number > 0:
            least = _noted(least, BLOCKADE_TERRAIN[number], BLOCKADE_VALUE[number], joint_touched + 18, in_hand)
        touch >>= 1
        joint_touched += 1
    return least


def _noted(least: i64, terrain: i64, value: i64, bit: i64, in_hand: i64) -> i64:
    unit: i64 = 1
    if terrain >= RUBBLE:
        # ED-SPEC-3: the whole payment must be in hand.
        return least | (unit << bit) if value <= in_hand else least
    place = 4 * terrain
    if value < (least >> place) & 15:
        least = (least & ~(15 << place)) | (value << place)
    return least


def reach(state: State, pawn: i64, symbol: i64, power: i64) -> i64:
    """Where so much power of a symbol takes a pawn next: a mask of directions, then one of joints from bit 6.

    ED-MOVE-1, ED-BLOCK-2: a blockade is met as a space is. ED-ACT-7: ANYTHING is the Native, who asks for nothing.
    """
    board = state.table()
    space = state.pawn_space(pawn)
    mask: i64 = 0
    if space < 0:
        return mask
    unit: i64 = 1
    cells = state.cells
    direction: i64 = 0
    while direction < 6:
        beyond = board.next[space * 6 + direction]
        if beyond >= 0 and (symbol < 0 or (board.terrain[beyond] == symbol and board.value[beyond] <= power)):
            joint = board.edge[space * 6 + direction]
            if (joint < 0 or cells[STANDING + joint] == 0) and not state.occupied(beyond):
                mask |= unit << direction
        direction += 1
    touch = board.touch[space]
    joint_touched: i64 = 0
    while touch != 0:
        number = cells[STANDING + joint_touched]
        if touch & 1 and number > 0:
            meets = BLOCKADE_TERRAIN[number] == symbol and BLOCKADE_VALUE[number] <= power
            if symbol < 0 or meets:
                mask |= unit << (6 + joint_touched)
        touch >>= 1
        joint_touched += 1
    return mask


def leads(state: State, pawn: i64) -> i64:
    """ED-ACT-7: where the Native takes a pawn, as `reach` says it."""
    return reach(state, pawn, ANYTHING, 0)


def can_lead(state: State) -> bool:
    """Whether the Native has anywhere to go."""
    return leads(state, 0) != 0 or (state.pawns == 2 and leads(state, 1) != 0)


def _spread(mask: i64, first: i64, out: list[int]) -> None:
    while mask != 0:
        if mask & 1:
            out.append(first)
        mask >>= 1
        first += 1


def _move(state: State, out: list[int]) -> None:
    out.append(STOP)
    pawn = state.pawn
    mask = reach(state, pawn, state.symbol, state.power)
    _spread(mask & 63, step(pawn, 0), out)
    _spread(mask >> 6, overcome(pawn, 0), out)
    _action_cards(state, out)
    _effects(state, out)


def _lead(state: State, out: list[int]) -> None:
    first = leads(state, 0)
    second: i64 = leads(state, 1) if state.pawns == 2 else 0
    _spread(first & 63, step(0, 0), out)
    _spread(second & 63, step(1, 0), out)
    _spread(first >> 6, overcome(0, 0), out)
    _spread(second >> 6, overcome(1, 0), out)


# The play phase -----------------------------------------------------------------------------------------------------


def _play(state: State, out: list[int]) -> None:
    out.append(END)
    first = needs(state, 0)
    second: i64 = needs(state, 1) if state.pawns == 2 else 0xFFF
    if not state.bought:
        # ED-TURN-4: payments and movement cards come before the purchase.
        _spread((first >> 12) & 63, step(0, 0), out)
        _spread((second >> 12) & 63, step(1, 0), out)
        _spread((first >> 18) & 63, overcome(0, 0), out)
        _spread((second >> 18) & 63, overcome(1, 0), out)
        _movement_cards(state, first, second, out)
    _action_cards(state, out)
    tokens = state.tokens()
    if tokens != 0:
        _movement_tokens(tokens, first, second, state.pawns, out)
        _effects(state, out)
    if not state.bought:
        _purchases(state, out)


def _movement_cards(state: State, first: i64, second: i64, out: list[int]) -> None:
    hand = state.hand()
    two = state.pawns == 2
    kind: i64 = 0
    while hand != 0 and kind < FIRST_ACTION:
        if hand & 7:
            power = POWER[kind]
            symbol: i64 = 0 if JOKER[kind] else SYMBOL[kind]
            last = SYMBOL[kind]
            while symbol <= last:
                if power >= (first >> (4 * symbol)) & 15:
                    out.append(card_move(kind, symbol, 0))
                if two and power >= (second >> (4 * symbol)) & 15:
                    out.append(card_move(kind, symbol, 1))
                symbol += 1
        hand >>= 3
        kind += 1


def _action_cards(state: State, out: list[int]) -> None:
    """ED-ACT-1, ED-ACT-9: purple cards, at any time; the Native and the Transmitter need a target."""
    hand = state.hand() >> (3 * FIRST_ACTION)
    kind: i64 = FIRST_ACTION
    while hand != 0:
        if hand & 7 and ((kind != NATIVE or can_lead(state)) and (kind != TRANSMITTER or any_pile_left(state))):
            out.append(CARD_ACTION + kind - FIRST_ACTION)
        hand >>= 3
        kind += 1


def any_pile_left(state: State) -> bool:
    """Whether the market has any card left."""
    pile: i64 = 0
    while pile < PILES:
        if state.cells[PILE + pile] > 0:
            return True
        pile += 1
    return False


def _movement_tokens(tokens: i64, first: i64, second: i64, pawns: i64, out: list[int]) -> None:
    """ED-CAVE-TOK-1: like a card of that symbol and power."""
    token: i64 = 0
    while token < FIRST_EFFECT:
        if tokens & 7:
            place = 4 * TOKEN_SYMBOLS[token]
            if TOKEN_POWER[token] >= (first >> place) & 15:
                out.append(TOKEN_MOVE + 2 * token)
            if pawns == 2 and TOKEN_POWER[token] >= (second >> place) & 15:
                out.append(TOKEN_MOVE + 2 * token + 1)
        tokens >>= 3
        token += 1


def _effects(state: State, out: list[int]) -> None:
    """ED-CAVE-7, ED-ACT-9: effect tokens. The symbol token goes with a card, so not while another is in use."""
    tokens = state.tokens()
    if tokens == 0:
        return
    if has(tokens, TOKEN_DRAW):
        out.append(TOKEN_EFFECT + TOKEN_DRAW - FIRST_EFFECT)
    if state.hand() != 0:
        if has(tokens, TOKEN_REMOVE):
            out.append(TOKEN_EFFECT + TOKEN_REMOVE - FIRST_EFFECT)
        if has(tokens, TOKEN_REPLACE):
            out.append(TOKEN_EFFECT + TOKEN_REPLACE - FIRST_EFFECT)
    if has(tokens, TOKEN_PASS) and not state.passing:
        out.append(TOKEN_EFFECT + TOKEN_PASS - FIRST_EFFECT)
    if has(tokens, TOKEN_NATIVE) and can_lead(state):
        out.append(TOKEN_EFFECT + TOKEN_NATIVE - FIRST_EFFECT)
    if has(tokens, TOKEN_SYMBOL) and state.mode == PLAY and not state.bought:
        cards: list[int] = []
        _change(state, cards)
        if len(cards) > 0:
            out.append(TOKEN_EFFECT + TOKEN_SYMBOL - FIRST_EFFECT)


def _change(state: State, out: list[int]) -> None:
    """ED-CAVE-TOK-9: a card with a power, under a symbol that it does not show, if that takes a pawn anywhere."""
    first = needs(state, 0)
    second: i64 = needs(state, 1) if state.pawns == 2 else 0xFFF
    hand = state.hand()
    kind: i64 = 0
    while hand != 0 and kind < FIRST_ACTION:
        if hand & 7 and not JOKER[kind]:
            symbol: i64 = 0
            while symbol < 3:
                if symbol != SYMBOL[kind]:
                    if POWER[kind] >= (first >> (4 * symbol)) & 15:
                        out.append(card_move(kind, symbol, 0))
                    if state.pawns == 2 and POWER[kind] >= (second >> (4 * symbol)) & 15:
                        out.append(card_move(kind, symbol, 1))
                symbol += 1
        hand >>= 3
        kind += 1


# Buying -------------------------------------------------------------------------------------------------------------


def worth(hand: i64, tokens: i64) -> i64:
    """ED-BUY-2, ED-CAVE-TOK-2, ED-CAVE-TOK-9: the most half coins that a hand and tokens can pay."""
    total: i64 = 4 * has(tokens, TOKEN_COIN_2) + 2 * has(tokens, TOKEN_COIN_1)
    changes = has(tokens, TOKEN_SYMBOL)
    rest = hand
    kind: i64 = 0
    while rest != 0:
        total += (rest & 7) * HALVES[kind]
        rest >>= 3
        kind += 1
    while changes > 0:
        # The symbol token makes most of the strongest card that shows no coin.
        best: i64 = -1
        gain: i64 = 0
        kind = 0
        while kind < FIRST_ACTION:
            if has(hand, kind) and 2 * POWER[kind] - HALVES[kind] > gain:
                gain = 2 * POWER[kind] - HALVES[kind]
                best = kind
            kind += 1
        if best < 0:
            break
        total += gain
        hand -= one(best)
        changes -= 1
    return total


def _purchases(state: State, out: list[int]) -> None:
    """ED-BUY-5, ED-BUY-6, ED-BUY-9: the piles on sale that the hand can pay for."""
    purse = worth(state.hand(), state.tokens())
    if purse < 2:
        return
    all_open = state.slot_free()
    pile: i64 = 0
    while pile < PILES:
        if 2 * PRICE[pile + FIRST_PILE] <= purse and state.on_sale(pile, all_open):
            out.append(FROM_PILE + pile)
        pile += 1


def _tender(state: State, out: list[int]) -> None:
    """ED-BUY-3: what may be added to a purchase. With a symbol token in play a card must not be thrown in at half a
    coin if the price could then no longer be met."""
    hand = state.hand()
    tokens = state.tokens()
    owed = state.owed
    kind: i64
    if has(tokens, TOKEN_SYMBOL):
        kind = 0
        while kind < FIRST_ACTION:
            if has(hand, kind) and 2 * POWER[kind] > HALVES[kind]:
                rest = worth(hand - one(kind), tokens - one(TOKEN_SYMBOL))
                if 2 * POWER[kind] + rest >= owed:
                    out.append(card_move(kind, COIN, 0))
            kind += 1
    if has(tokens, TOKEN_COIN_1):
        out.append(TOKEN_COINS)
    if has(tokens, TOKEN_COIN_2):
        out.append(TOKEN_COINS + TOKEN_COIN_2 - TOKEN_COIN_1)
    sure = has(tokens, TOKEN_SYMBOL) == 0
    kind = 0
    rest_of_hand = hand
    while rest_of_hand != 0:
        if rest_of_hand & 7 and (sure or HALVES[kind] + worth(hand - one(kind), tokens) >= owed):
            out.append(CARD + kind)
        rest_of_hand >>= 3
        kind += 1
