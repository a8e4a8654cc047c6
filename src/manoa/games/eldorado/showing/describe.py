"""Actions as words and ids, each element named so that a client can light it up."""

from __future__ import annotations

from typing import Final, SupportsIndex

from manoa.games.eldorado import components, mode, zone
from manoa.games.eldorado.ids import cave_id, joint_id, pawn_id, space_id
from manoa.games.eldorado.rules import action
from manoa.games.eldorado.rules.moving import cave_of, offered, pawn_of
from manoa.games.eldorado.rules.refusals import refusal
from manoa.games.eldorado.state import State
from manoa.kernel.game import Description, whole_number
from manoa.kernel.hexes import DIRECTION_NAMES

# What happens to a card of the hand (or a used item) that is named, by what is asked.
_CARD_KINDS: Final[dict[int, str]] = {
    mode.PAY: "pay",
    mode.TENDER: "tender",
    mode.REMOVE: "remove",
    mode.REPLACE: "lay-down",
    mode.DISCARD: "discard",
    mode.SAVE: "save",
}


def describe(state: State, given: SupportsIndex) -> Description:
    """A legal action in words and ids, each element named so that a client can light it up."""
    chosen = whole_number(given)
    if chosen not in state.legal_actions():
        raise refusal(state, given)
    return in_words(state, chosen)


def in_words(state: State, chosen: int) -> Description:
    """The same for an action that may be closed now."""
    if chosen < action.CARD_MOVE:
        return _describe_pawn(state, chosen)
    if chosen >= action.FROM_PILE:
        kind = chosen - action.FROM_PILE + components.FIRST_PILE
        if state.mode == mode.TAKE:
            return {"kind": "take", "pile": components.CARD_IDS[kind]}
        return {"kind": "buy", "pile": components.CARD_IDS[kind], "price": int(components.PRICE[kind])}
    if chosen >= action.CARD:
        kind = chosen - action.CARD
        words: Description = {"kind": _CARD_KINDS[state.mode], "card": components.CARD_IDS[kind]}
        if state.mode == mode.TENDER:
            words["coins"] = components.HALVES[kind] / 2
        return words
    if chosen >= action.TOKEN_COINS:
        token = chosen - action.TOKEN_COINS + components.TOKEN_COIN_1
        return {"kind": "tender", "token": components.TOKEN_IDS[token], "coins": float(components.TOKEN_POWER[token])}
    if chosen >= action.TOKEN_EFFECT:
        return {"kind": "token", "token": components.TOKEN_IDS[chosen - action.TOKEN_EFFECT + components.FIRST_EFFECT]}
    if chosen >= action.TOKEN_MOVE:
        token, pawn = divmod(chosen - action.TOKEN_MOVE, 2)
        return {"kind": "token", "token": components.TOKEN_IDS[token], "pawn": pawn_id(int(state.seat), pawn)}
    if chosen >= action.CARD_ACTION:
        return {"kind": "play", "card": components.CARD_IDS[chosen - action.CARD_ACTION + components.FIRST_ACTION]}
    code, pawn = divmod(chosen - action.CARD_MOVE, 2)
    kind, symbol = divmod(code, 3)
    if state.mode == mode.TENDER:
        return {
            "kind": "tender",
            "card": components.CARD_IDS[kind],
            "token": "symbol",
            "coins": float(components.POWER[kind]),
        }
    words = {
        "kind": "play",
        "card": components.CARD_IDS[kind],
        "symbol": components.SYMBOLS[symbol],
        "power": int(components.POWER[kind]),
        "pawn": pawn_id(int(state.seat), pawn),
    }
    if state.mode == mode.CHANGE:
        words["token"] = "symbol"
    return words


def _describe_pawn(state: State, chosen: int) -> Description:
    seat = int(state.seat)
    if chosen == action.END:
        return {"kind": "end"}
    if chosen == action.STOP:
        return {"kind": "stop", "pawn": pawn_id(seat, int(state.pawn)), "lost": int(state.power)}
    if chosen == action.DONE:
        return {"kind": "done", "with": mode.NAMES[state.mode]}
    if chosen == action.EXPLORE:
        offer = offered(state)
        return {"kind": "explore", "cave": cave_id(cave_of(offer)), "pawn": pawn_id(seat, int(pawn_of(offer)))}
    by = "power" if state.mode == mode.MOVE else "native" if state.mode == mode.LEAD else "cards"
    if chosen < action.OVERCOME:
        pawn, direction = divmod(chosen - action.STEP, 6)
        board = state.board
        space = int(board.next[state.pawn_space(pawn) * 6 + direction])
        return {
            "kind": "step",
            "pawn": pawn_id(seat, pawn),
            "to": space_id(space),
            "direction": DIRECTION_NAMES[direction],
            "by": by,
            "cost": 0 if by == "native" else int(board.value[space]),
        }
    pawn, joint = divmod(chosen - action.OVERCOME, 6)
    number = int(state.cells[zone.STANDING + joint])
    return {
        "kind": "overcome",
        "pawn": pawn_id(seat, pawn),
        "joint": joint_id(joint),
        "blockade": number,
        "by": by,
        "cost": 0 if by == "native" else int(components.BLOCKADE_VALUE[number]),
    }
