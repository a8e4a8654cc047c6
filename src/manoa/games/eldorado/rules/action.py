"""The numbers of the actions: one small fixed space, in which a number's meaning may depend only on what is asked."""

from __future__ import annotations

from typing import Final

from manoa.games.eldorado import components
from manoa.kernel.native import i64

# The compiler inlines only what it can work out within a module, hence numbers of our own.
_JOINTS: Final = 6
_KINDS: Final = 21
_PILES: Final = 18
_FIRST_ACTION: Final = 15
_FIRST_EFFECT: Final = 7
_EFFECTS: Final = 6
_COINS: Final = 2
assert (_JOINTS, _KINDS, _PILES) == (components.BLOCKADES, components.KINDS, components.PILES)
assert (_FIRST_ACTION, _FIRST_EFFECT) == (components.FIRST_ACTION, components.FIRST_EFFECT)
assert components.TOKEN_KEEP - _FIRST_EFFECT == _EFFECTS

END: Final = 0  # no more plays this turn
STOP: Final = 1  # the pawn stops; left-over power is lost
DONE: Final = 2  # enough: nothing (more) to remove, lay down, save, explore or discard
EXPLORE: Final = 3  # take a token from the cave that is offered
STEP: Final = 4  # + 6 * pawn + direction
OVERCOME: Final = STEP + 12  # + 6 * pawn + joint
CARD_MOVE: Final = OVERCOME + 2 * _JOINTS  # + 2 * (3 * kind + symbol) + pawn
CARD_ACTION: Final = CARD_MOVE + 6 * _FIRST_ACTION  # + kind - FIRST_ACTION
TOKEN_MOVE: Final = CARD_ACTION + _KINDS - _FIRST_ACTION  # + 2 * token + pawn
TOKEN_EFFECT: Final = TOKEN_MOVE + 2 * _FIRST_EFFECT  # + token - FIRST_EFFECT
TOKEN_COINS: Final = TOKEN_EFFECT + _EFFECTS  # + token - TOKEN_COIN_1
CARD: Final = TOKEN_COINS + _COINS  # + kind: this hand card pays, leaves, is laid down, discarded; this item is saved
FROM_PILE: Final = CARD + _KINDS  # + pile: buy or take its card
SIZE: Final = FROM_PILE + _PILES


def step(pawn: i64, direction: i64) -> i64:
    """Move a pawn in a direction, or begin to pay for the space there."""
    return STEP + 6 * pawn + direction


def overcome(pawn: i64, joint: i64) -> i64:
    """Have a pawn remove the blockade on a joint, or begin to pay for it."""
    return OVERCOME + 6 * pawn + joint


def card_move(kind: i64, symbol: i64, pawn: i64) -> i64:
    """Play a card with that symbol for a pawn."""
    return CARD_MOVE + 2 * (3 * kind + symbol) + pawn


def kind_of(chosen: i64) -> i64:
    """The card that an action is done with; -1 for none."""
    if CARD <= chosen < FROM_PILE:
        return chosen - CARD
    if CARD_MOVE <= chosen < CARD_ACTION:
        return (chosen - CARD_MOVE) // 6
    if CARD_ACTION <= chosen < TOKEN_MOVE:
        return chosen - CARD_ACTION + _FIRST_ACTION
    return -1


def token_of(chosen: i64) -> i64:
    """The token that an action is done with, by itself; -1 for none."""
    if TOKEN_MOVE <= chosen < TOKEN_EFFECT:
        return (chosen - TOKEN_MOVE) // 2
    if TOKEN_EFFECT <= chosen < TOKEN_COINS:
        return chosen - TOKEN_EFFECT + _FIRST_EFFECT
    if TOKEN_COINS <= chosen < CARD:
        return chosen - TOKEN_COINS + components.TOKEN_COIN_1
    return -1
