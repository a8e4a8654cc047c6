"""Why an action is refused: the rule's number and a sentence. Asked only once something was refused."""

from __future__ import annotations

from manoa.games.eldorado import components, mode, zone
from manoa.games.eldorado.bags import has, size
from manoa.games.eldorado.rules import action
from manoa.games.eldorado.rules.buying import worth
from manoa.games.eldorado.rules.reach import can_lead
from manoa.games.eldorado.state import State
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
    chosen = whole_number(given)
    if not 0 <= chosen < action.SIZE:
        return _no("", "not-an-action", value=shown(given), most=action.SIZE - 1)
    if state.mode == mode.OVER:
        return _no("ED-END-2", "over")
    if chosen < action.STEP:
        return _not_asked(state)
    if chosen < action.OVERCOME:
        return _step(state, *divmod(chosen - action.STEP, 6))
    if chosen < action.CARD_MOVE:
        return _overcome(state, *divmod(chosen - action.OVERCOME, 6))
    if chosen < action.CARD_ACTION:
        code, pawn = divmod(chosen - action.CARD_MOVE, 2)
        return _card_for_power(state, code // 3, code % 3, pawn)
    if chosen < action.TOKEN_MOVE:
        return _action_card(state, chosen - action.CARD_ACTION + components.FIRST_ACTION)
    if chosen < action.TOKEN_EFFECT:
        return _token(state, (chosen - action.TOKEN_MOVE) // 2)
    if chosen < action.TOKEN_COINS:
        return _token(state, chosen - action.TOKEN_EFFECT + components.FIRST_EFFECT)
    if chosen < action.CARD:
        return _coins(state, chosen - action.TOKEN_COINS + components.TOKEN_COIN_1)
    if chosen < action.FROM_PILE:
        return _hand_card(state, chosen - action.CARD)
    return _pile(state, chosen - action.FROM_PILE)


def _no(rule: str, what: str, **arguments: Argument) -> IllegalAction:
    return IllegalAction(f"refused-{what}", rule=rule, game=components.GAME, **arguments)


def _not_asked(state: State) -> IllegalAction:
    asked = mode.NAMES[state.mode]
    return _no(_ASKED[asked], "not-asked", asked=asked)


def _in_hand(state: State, kind: int) -> bool:
    return bool(has(state.cells[state.seat * zone.STRIDE + zone.HAND], kind))


def _holds(state: State, token: int) -> bool:
    return token < components.TOKEN_KINDS and bool(has(state.cells[state.seat * zone.STRIDE + zone.TOKENS], token))


def _step(state: State, pawn: int, direction: int) -> IllegalAction:
    if state.mode not in (mode.PLAY, mode.MOVE, mode.LEAD):
        return _not_asked(state)
    if pawn >= state.pawns:
        return _no("ED-SETUP-8", "no-such-pawn")
    if state.mode == mode.MOVE and pawn != state.pawn:
        return _no("ED-TWO-1", "other-pawn")
    space = int(state.pawn_space(pawn))
    if space < 0:
        return _no("ED-END-1", "pawn-home")
    board = state.board
    number = board.index.get(neighbour(board.spaces[space].at, direction), -1)
    if number < 0:
        return _no("ED-MOVE-1", "off-map")
    beyond = board.spaces[number]
    if beyond.terrain == components.MOUNTAIN:
        return _no("ED-MOVE-6", "mountain")
    if beyond.terrain == components.START:
        return _no("ED-MOVE-9", "start-space")
    joint = int(board.edge[space * 6 + direction])
    if joint >= 0 and state.cells[zone.STANDING + joint]:
        return _no("ED-BLOCK-1", "blocked", number=int(state.cells[zone.STANDING + joint]))
    if state.occupied(number):
        return _no("ED-MOVE-7", "occupied")
    terrain = components.TERRAINS[beyond.terrain]
    if beyond.terrain >= components.RUBBLE:
        if state.mode == mode.MOVE:
            return _no("ED-SPEC-5", "stop-first")
        if state.bought:
            return _no("ED-TURN-4", "after-purchase")
        return _no("ED-SPEC-3", "too-few-cards", value=beyond.value, hand=int(size(state.hand())))
    if state.mode == mode.PLAY:
        return _needs_a_card(state, "ED-MOVE-1", beyond.terrain, beyond.value)
    if beyond.terrain != state.symbol:
        return _no("ED-MOVE-1", "wrong-symbol", terrain=terrain, symbol=components.SYMBOLS[state.symbol])
    return _no("ED-MOVE-1", "too-weak", value=beyond.value, power=int(state.power))


def _overcome(state: State, pawn: int, joint: int) -> IllegalAction:
    if state.mode not in (mode.PLAY, mode.MOVE, mode.LEAD):
        return _not_asked(state)
    if pawn >= state.pawns:
        return _no("ED-SETUP-8", "no-such-pawn")
    if state.mode == mode.MOVE and pawn != state.pawn:
        return _no("ED-TWO-1", "other-pawn")
    board = state.board
    number = int(state.cells[zone.STANDING + joint]) if joint < board.joints else 0
    if number == 0:
        return _no("ED-BLOCK-5", "no-blockade")
    space = int(state.pawn_space(pawn))
    if space < 0 or not (board.touch[space] >> joint) & 1:
        return _no("ED-BLOCK-2", "blockade-far")
    terrain = int(components.BLOCKADE_TERRAIN[number])
    value = int(components.BLOCKADE_VALUE[number])
    if terrain >= components.RUBBLE:
        if state.mode == mode.MOVE:
            return _no("ED-SPEC-5", "stop-first")
        if state.bought:
            return _no("ED-TURN-4", "after-purchase")
        return _no("ED-SPEC-3", "too-few-cards", value=value, hand=int(size(state.hand())))
    if state.mode == mode.PLAY:
        return _needs_a_card(state, "ED-BLOCK-2", terrain, value)
    if terrain != state.symbol:
        return _no(
            "ED-BLOCK-2", "wrong-symbol", terrain=components.TERRAINS[terrain], symbol=components.SYMBOLS[state.symbol]
        )
    return _no("ED-BLOCK-2", "too-weak", value=value, power=int(state.power))


def _needs_a_card(state: State, rule: str, terrain: int, value: int) -> IllegalAction:
    """A space or blockade that takes power, while none is in use: play a card first, if there is one."""
    enters = False
    for kind in range(components.FIRST_ACTION):
        symbol_fits = bool(components.JOKER[kind]) or components.SYMBOL[kind] == terrain
        enters = enters or (_in_hand(state, kind) and symbol_fits and components.POWER[kind] >= value)
    with_token = False
    for token in range(components.FIRST_EFFECT):
        symbol_fits = components.TOKEN_SYMBOLS[token] == terrain
        with_token = with_token or (_holds(state, token) and symbol_fits and components.TOKEN_POWER[token] >= value)
    name = components.TERRAINS[terrain]
    if with_token or (enters and not state.bought):
        return _no(rule, "card-first", terrain=name)
    if enters:
        return _no("ED-TURN-4", "after-purchase")
    return _no(rule, "none-enters", terrain=name, value=value)


def _card_for_power(state: State, kind: int, symbol: int, pawn: int) -> IllegalAction:
    name = components.CARD_IDS[kind]
    if state.mode == mode.TENDER:
        if not _in_hand(state, kind):
            return _no("ED-TURN-3", "not-in-hand", card=name)
        if symbol != components.COIN or pawn != 0:
            return _not_asked(state)
        if not _holds(state, components.TOKEN_SYMBOL):
            return _no("ED-CAVE-TOK-9", "no-token", token="symbol")
        if components.SYMBOL[kind] == components.COIN:
            return _no("ED-CAVE-TOK-9", "same-symbol", card=name)
        return _no("ED-BUY-9", "too-little")
    if state.mode == mode.MOVE:
        return _no("ED-MOVE-3", "stop-first")
    if state.mode not in (mode.PLAY, mode.CHANGE):
        return _not_asked(state)
    if not _in_hand(state, kind):
        return _no("ED-TURN-3", "not-in-hand", card=name)
    if pawn >= state.pawns:
        return _no("ED-SETUP-8", "no-such-pawn")
    if state.bought:
        return _no("ED-TURN-4", "after-purchase")
    shows = bool(components.JOKER[kind]) or components.SYMBOL[kind] == symbol
    if state.mode == mode.CHANGE and shows:
        return _no("ED-CAVE-TOK-9", "same-symbol", card=name)
    if state.mode == mode.PLAY and not shows:
        return _no("ED-MOVE-1", "not-its-symbol", card=name, symbol=components.SYMBOLS[symbol])
    if state.pawn_space(pawn) < 0:
        return _no("ED-END-1", "pawn-home")
    several = bool(components.JOKER[kind]) or state.pawns > 1
    if several and not any(action.kind_of(other) == kind for other in state.legal_actions()):
        return _no("ED-MOVE-1", "nowhere-at-all", card=name)
    return _no("ED-MOVE-1", "nowhere", card=name, symbol=components.SYMBOLS[symbol], power=int(components.POWER[kind]))


def _action_card(state: State, kind: int) -> IllegalAction:
    if state.mode not in (mode.PLAY, mode.MOVE):
        return _not_asked(state)
    if not _in_hand(state, kind):
        return _no("ED-TURN-3", "not-in-hand", card=components.CARD_IDS[kind])
    return _no("ED-ACT-9", "no-target", target="native" if kind == components.NATIVE else "market")


def _token(state: State, token: int) -> IllegalAction:
    name = components.TOKEN_IDS[token]
    if state.mode not in (mode.PLAY, mode.MOVE):
        return _not_asked(state)
    if not _holds(state, token):
        return _no("ED-CAVE-2", "no-token", token=name)
    if state.mode == mode.MOVE and token < components.FIRST_EFFECT:
        return _no("ED-CAVE-7", "stop-first")
    if state.mode == mode.MOVE and token == components.TOKEN_SYMBOL:
        return _no("ED-CAVE-TOK-9", "stop-first")
    if token < components.FIRST_EFFECT:
        return _no("ED-CAVE-TOK-1", "token-leads-nowhere", token=name)
    if token == components.TOKEN_PASS:
        return _no("ED-CAVE-TOK-8", "already-passing")
    if token == components.TOKEN_SYMBOL:
        if state.bought:
            return _no("ED-TURN-4", "after-purchase")
        return _no("ED-CAVE-TOK-9", "token-nowhere", token=name)
    if token == components.TOKEN_NATIVE and not can_lead(state):
        return _no("ED-ACT-9", "token-nowhere", token=name)
    return _no("ED-ACT-9", "hand-empty")


def keeping(state: State) -> IllegalAction:
    """ED-CAVE-TOK-6: the keep-item token has no action: it is asked for once an item has been used."""
    return _no("ED-CAVE-TOK-6", "keep-waits", token=components.TOKEN_IDS[components.TOKEN_KEEP])


def _coins(state: State, token: int) -> IllegalAction:
    if state.mode != mode.TENDER:
        return _not_asked(state)
    return _no("ED-CAVE-2", "no-token", token=components.TOKEN_IDS[token])


def _hand_card(state: State, kind: int) -> IllegalAction:
    name = components.CARD_IDS[kind]
    if state.mode == mode.SAVE:
        return _no("ED-CAVE-TOK-6", "not-a-used-item", card=name)
    if state.mode not in (mode.PAY, mode.TENDER, mode.REMOVE, mode.REPLACE, mode.DISCARD):
        return _not_asked(state)
    if not _in_hand(state, kind):
        return _no("ED-TURN-3", "not-in-hand", card=name)
    return _no("ED-BUY-9", "too-little")


def _pile(state: State, pile: int) -> IllegalAction:
    kind = pile + components.FIRST_PILE
    name = components.CARD_IDS[kind]
    if state.mode == mode.MOVE:
        return _no("ED-MOVE-3", "stop-first")
    if state.mode not in (mode.PLAY, mode.TAKE):
        return _not_asked(state)
    if state.cells[zone.PILE + pile] == 0:
        return _no("ED-SETUP-6", "sold-out", card=name)
    if state.bought:
        return _no("ED-BUY-1", "bought-already")
    if not state.slot_free() and not state.on_market(pile):
        return _no("ED-BUY-5", "not-on-sale", card=name)
    purse = worth(state.hand(), state.tokens()) / 2
    return _no("ED-BUY-9", "cannot-pay", card=name, price=int(components.PRICE[kind]), purse=purse)
