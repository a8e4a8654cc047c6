"""Why an action is refused: the rule's number and a sentence. Asked only once something was refused."""

from __future__ import annotations

from manoa.games.eldorado import actions
from manoa.games.eldorado.choices import can_lead, worth
from manoa.games.eldorado.components import (
    BLOCKADE_TERRAIN,
    BLOCKADE_VALUE,
    CARD_IDS,
    COIN,
    FIRST_ACTION,
    FIRST_EFFECT,
    FIRST_PILE,
    GAME,
    JOKER,
    MOUNTAIN,
    NATIVE,
    POWER,
    PRICE,
    RUBBLE,
    START,
    SYMBOL,
    SYMBOLS,
    TERRAINS,
    TOKEN_COIN_1,
    TOKEN_IDS,
    TOKEN_KINDS,
    TOKEN_NATIVE,
    TOKEN_PASS,
    TOKEN_SYMBOL,
    has,
    size,
)
from manoa.games.eldorado.state import (
    CHANGE,
    DISCARDING,
    HAND,
    LEAD,
    MODES,
    MOVE,
    OVER,
    PAY,
    PILE,
    PLAY,
    REMOVE,
    REPLACE,
    SAVE,
    STANDING,
    STRIDE,
    TAKE,
    TENDER,
    TOKENS,
    State,
)
from manoa.kernel.errors import IllegalAction, shown
from manoa.kernel.game import whole_number
from manoa.kernel.hexes import neighbour
from manoa.kernel.language import Argument

# The rule that speaks of what each mode asks, for an action that does not answer it.
_ASKED = {
    "play": "ED-TURN-2",
    "move": "ED-MOVE-3",
    "pay": "ED-SPEC-6",
    "tender": "ED-BUY-9",
    "remove": "ED-ACT-3",
    "take": "ED-ACT-2",
    "lead": "ED-ACT-7",
    "change": "ED-CAVE-TOK-9",
    "replace": "ED-CAVE-TOK-5",
    "explore": "ED-CAVE-1",
    "save": "ED-CAVE-TOK-6",
    "discard": "ED-DISC-2",
    "over": "ED-END-2",
}


def refusal(state: State, given: object) -> IllegalAction:
    """The refusal of an action that is not legal now."""
    action = whole_number(given)
    if not 0 <= action < actions.SIZE:
        return _no("", "not-an-action", value=shown(given), most=actions.SIZE - 1)
    if state.mode == OVER:
        return _no("ED-END-2", "over")
    if action < actions.STEP:
        return _not_asked(state)
    if action < actions.OVERCOME:
        return _step(state, *divmod(action - actions.STEP, 6))
    if action < actions.CARD_MOVE:
        return _overcome(state, *divmod(action - actions.OVERCOME, 6))
    if action < actions.CARD_ACTION:
        code, pawn = divmod(action - actions.CARD_MOVE, 2)
        return _card_for_power(state, code // 3, code % 3, pawn)
    if action < actions.TOKEN_MOVE:
        return _action_card(state, action - actions.CARD_ACTION + FIRST_ACTION)
    if action < actions.TOKEN_EFFECT:
        return _token(state, (action - actions.TOKEN_MOVE) // 2)
    if action < actions.TOKEN_COINS:
        return _token(state, action - actions.TOKEN_EFFECT + FIRST_EFFECT)
    if action < actions.CARD:
        return _coins(state, action - actions.TOKEN_COINS + TOKEN_COIN_1)
    if action < actions.FROM_PILE:
        return _hand_card(state, action - actions.CARD)
    return _pile(state, action - actions.FROM_PILE)


def _no(rule: str, what: str, **arguments: Argument) -> IllegalAction:
    return IllegalAction(f"refused-{what}", rule=rule, game=GAME, **arguments)


def _not_asked(state: State) -> IllegalAction:
    mode = MODES[state.mode]
    return _no(_ASKED[mode], "not-asked", asked=mode)


def _in_hand(state: State, kind: int) -> bool:
    return bool(has(state.cells[state.seat * STRIDE + HAND], kind))


def _holds(state: State, token: int) -> bool:
    return token < TOKEN_KINDS and bool(has(state.cells[state.seat * STRIDE + TOKENS], token))


def _step(state: State, pawn: int, direction: int) -> IllegalAction:
    if state.mode not in (PLAY, MOVE, LEAD):
        return _not_asked(state)
    if pawn >= state.pawns:
        return _no("ED-SETUP-8", "no-such-pawn")
    if state.mode == MOVE and pawn != state.pawn:
        return _no("ED-TWO-1", "other-pawn")
    space = int(state.pawn_space(pawn))
    if space < 0:
        return _no("ED-END-1", "pawn-home")
    board = state.table()
    number = board.index.get(neighbour(board.spaces[space].at, direction), -1)
    if number < 0:
        return _no("ED-MOVE-1", "off-map")
    beyond = board.spaces[number]
    if beyond.terrain == MOUNTAIN:
        return _no("ED-MOVE-6", "mountain")
    if beyond.terrain == START:
        return _no("ED-MOVE-9", "start-space")
    joint = int(board.edge[space * 6 + direction])
    if joint >= 0 and state.cells[STANDING + joint]:
        return _no("ED-BLOCK-1", "blocked", number=int(state.cells[STANDING + joint]))
    if state.occupied(number):
        return _no("ED-MOVE-7", "occupied")
    terrain = TERRAINS[beyond.terrain]
    if beyond.terrain >= RUBBLE:
        if state.mode == MOVE:
            return _no("ED-SPEC-5", "stop-first")
        if state.bought:
            return _no("ED-TURN-4", "after-purchase")
        return _no("ED-SPEC-3", "too-few-cards", value=beyond.value, hand=int(size(state.hand())))
    if state.mode == PLAY:
        return _no("ED-MOVE-1", "card-first", terrain=terrain)
    if beyond.terrain != state.symbol:
        return _no("ED-MOVE-1", "wrong-symbol", terrain=terrain, symbol=SYMBOLS[state.symbol])
    return _no("ED-MOVE-1", "too-weak", value=beyond.value, power=int(state.power))


def _overcome(state: State, pawn: int, joint: int) -> IllegalAction:
    if state.mode not in (PLAY, MOVE, LEAD):
        return _not_asked(state)
    if pawn >= state.pawns:
        return _no("ED-SETUP-8", "no-such-pawn")
    if state.mode == MOVE and pawn != state.pawn:
        return _no("ED-TWO-1", "other-pawn")
    board = state.table()
    number = int(state.cells[STANDING + joint]) if joint < board.joints else 0
    if number == 0:
        return _no("ED-BLOCK-5", "no-blockade")
    space = int(state.pawn_space(pawn))
    if space < 0 or not (board.touch[space] >> joint) & 1:
        return _no("ED-BLOCK-2", "blockade-far")
    terrain = int(BLOCKADE_TERRAIN[number])
    value = int(BLOCKADE_VALUE[number])
    if terrain >= RUBBLE:
        if state.mode == MOVE:
            return _no("ED-SPEC-5", "stop-first")
        if state.bought:
            return _no("ED-TURN-4", "after-purchase")
        return _no("ED-SPEC-3", "too-few-cards", value=value, hand=int(size(state.hand())))
    if state.mode == PLAY:
        return _no("ED-BLOCK-2", "card-first", terrain=TERRAINS[terrain])
    if terrain != state.symbol:
        return _no("ED-BLOCK-2", "wrong-symbol", terrain=TERRAINS[terrain], symbol=SYMBOLS[state.symbol])
    return _no("ED-BLOCK-2", "too-weak", value=value, power=int(state.power))


def _card_for_power(state: State, kind: int, symbol: int, pawn: int) -> IllegalAction:
    name = CARD_IDS[kind]
    if state.mode == TENDER:
        if not _in_hand(state, kind):
            return _no("ED-TURN-3", "not-in-hand", card=name)
        if symbol != COIN or pawn != 0:
            return _not_asked(state)
        if not _holds(state, TOKEN_SYMBOL):
            return _no("ED-CAVE-TOK-9", "no-token", token="symbol")
        if SYMBOL[kind] == COIN:
            return _no("ED-CAVE-TOK-9", "same-symbol", card=name)
        return _no("ED-BUY-9", "too-little")
    if state.mode == MOVE:
        return _no("ED-MOVE-3", "stop-first")
    if state.mode not in (PLAY, CHANGE):
        return _not_asked(state)
    if not _in_hand(state, kind):
        return _no("ED-TURN-3", "not-in-hand", card=name)
    if pawn >= state.pawns:
        return _no("ED-SETUP-8", "no-such-pawn")
    if state.bought:
        return _no("ED-TURN-4", "after-purchase")
    shows = bool(JOKER[kind]) or SYMBOL[kind] == symbol
    if state.mode == CHANGE and shows:
        return _no("ED-CAVE-TOK-9", "same-symbol", card=name)
    if state.mode == PLAY and not shows:
        return _no("ED-MOVE-1", "not-its-symbol", card=name, symbol=SYMBOLS[symbol])
    if state.pawn_space(pawn) < 0:
        return _no("ED-END-1", "pawn-home")
    return _no("ED-MOVE-1", "nowhere", card=name, symbol=SYMBOLS[symbol], power=int(POWER[kind]))


def _action_card(state: State, kind: int) -> IllegalAction:
    if state.mode not in (PLAY, MOVE):
        return _not_asked(state)
    if not _in_hand(state, kind):
        return _no("ED-TURN-3", "not-in-hand", card=CARD_IDS[kind])
    return _no("ED-ACT-9", "no-target", target="native" if kind == NATIVE else "market")


def _token(state: State, token: int) -> IllegalAction:
    name = TOKEN_IDS[token]
    if state.mode not in (PLAY, MOVE):
        return _not_asked(state)
    if not _holds(state, token):
        return _no("ED-CAVE-2", "no-token", token=name)
    if state.mode == MOVE and token < FIRST_EFFECT:
        return _no("ED-CAVE-7", "stop-first")
    if state.mode == MOVE and token == TOKEN_SYMBOL:
        return _no("ED-CAVE-TOK-9", "stop-first")
    if token < FIRST_EFFECT:
        return _no("ED-CAVE-TOK-1", "token-nowhere", token=name)
    if token == TOKEN_PASS:
        return _no("ED-CAVE-TOK-8", "already-passing")
    if token == TOKEN_SYMBOL:
        return _no("ED-TURN-4" if state.bought else "ED-CAVE-TOK-9", "token-nowhere", token=name)
    if token == TOKEN_NATIVE and not can_lead(state):
        return _no("ED-ACT-9", "token-nowhere", token=name)
    return _no("ED-ACT-9", "hand-empty")


def _coins(state: State, token: int) -> IllegalAction:
    if state.mode != TENDER:
        return _not_asked(state)
    return _no("ED-CAVE-2", "no-token", token=TOKEN_IDS[token])


def _hand_card(state: State, kind: int) -> IllegalAction:
    name = CARD_IDS[kind]
    if state.mode == SAVE:
        return _no("ED-CAVE-TOK-6", "not-a-used-item", card=name)
    if state.mode not in (PAY, TENDER, REMOVE, REPLACE, DISCARDING):
        return _not_asked(state)
    if not _in_hand(state, kind):
        return _no("ED-TURN-3", "not-in-hand", card=name)
    return _no("ED-BUY-9", "too-little")


def _pile(state: State, pile: int) -> IllegalAction:
    kind = pile + FIRST_PILE
    name = CARD_IDS[kind]
    if state.mode == MOVE:
        return _no("ED-MOVE-3", "stop-first")
    if state.mode not in (PLAY, TAKE):
        return _not_asked(state)
    if state.cells[PILE + pile] == 0:
        return _no("ED-SETUP-6", "sold-out", card=name)
    if state.bought:
        return _no("ED-BUY-1", "bought-already")
    if not state.slot_free() and not state.on_market(pile):
        return _no("ED-BUY-5", "not-on-sale", card=name)
    purse = worth(state.hand(), state.tokens()) / 2
    return _no("ED-BUY-9", "cannot-pay", card=name, price=int(PRICE[kind]), purse=purse)
