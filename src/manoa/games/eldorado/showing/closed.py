"""What the table shows to the seat that decides and that can't be done now, each with the rules' own refusal."""

from __future__ import annotations

from manoa.games.eldorado import components, mode, zone
from manoa.games.eldorado.bags import has, members
from manoa.games.eldorado.ids import joint_id, space_id
from manoa.games.eldorado.rules import action
from manoa.games.eldorado.rules.refusals import keeping, refusal
from manoa.games.eldorado.showing.describe import in_words
from manoa.games.eldorado.showing.ways import places, ways
from manoa.games.eldorado.state import State
from manoa.kernel.game import Closed, closed_by

# What asks for cards of the hand, whatever is on them.
_OF_THE_HAND = (mode.PAY, mode.TENDER, mode.REMOVE, mode.REPLACE, mode.DISCARD)
# What lets a pawn go somewhere.
_OF_PAWNS = (mode.PLAY, mode.MOVE, mode.LEAD)


def closed(state: State, seat: int) -> list[Closed]:
    """The cards and tokens of a seat, the piles, and the places next to its pawns that it can do nothing with now."""
    if seat != state.seat:
        return []
    legal = state.legal_actions()
    numbers = _cards(state, legal) + _tokens(state, legal) + _piles(state, legal)
    if state.mode in _OF_PAWNS:
        numbers += _places(state, legal)
    found = [closed_by(in_words(state, number), refusal(state, number)) for number in numbers]
    if has(state.tokens(), components.TOKEN_KEEP) and state.mode != mode.SAVE:
        # The only thing on the table that has no action.
        words = {"kind": "token", "token": components.TOKEN_IDS[components.TOKEN_KEEP]}
        found.append(closed_by(words, keeping(state)))
    return found


def _cards(state: State, legal: list[int]) -> list[int]:
    """For each card in hand that nothing can be done with, the action of playing it, or what is asked of cards."""
    # Items to be saved are cards, but lie in no hand.
    used = {int(action.kind_of(number)) for number in legal} if state.mode != mode.SAVE else set()
    return [_playing(state, kind) for kind in range(components.KINDS) if has(state.hand(), kind) and kind not in used]


def _playing(state: State, kind: int) -> int:
    if state.mode in _OF_THE_HAND:
        return action.CARD + kind
    if kind >= components.FIRST_ACTION:
        return action.CARD_ACTION + kind - components.FIRST_ACTION
    symbol = int(components.SYMBOL[kind])
    if state.mode == mode.CHANGE:
        # Under a symbol that it does not show.
        symbol = (symbol + 1) % len(components.SYMBOLS)
    return int(action.card_move(kind, symbol, _first_pawn(state)))


def _first_pawn(state: State) -> int:
    """The first pawn that is still on its way."""
    return 0 if state.pawns == 1 or state.pawn_space(0) >= 0 else 1


def _tokens(state: State, legal: list[int]) -> list[int]:
    used = {int(action.token_of(number)) for number in legal}
    if state.mode in (mode.TENDER, mode.CHANGE):
        # There the symbol token goes with a card.
        used.add(components.TOKEN_SYMBOL)
    found: list[int] = []
    for token in range(components.TOKEN_KEEP):
        if has(state.tokens(), token) and token not in used:
            if token < components.FIRST_EFFECT:
                found.append(action.TOKEN_MOVE + 2 * token + _first_pawn(state))
            else:
                found.append(action.TOKEN_EFFECT + token - components.FIRST_EFFECT)
    return found


def _piles(state: State, legal: list[int]) -> list[int]:
    numbers = [action.FROM_PILE + pile for pile in range(components.PILES) if state.cells[zone.PILE + pile] > 0]
    return [number for number in numbers if number not in legal]


def _places(state: State, legal: list[int]) -> list[int]:
    """Steps to the spaces, and blockades, next to the pawns that no action and no way leads to."""
    board = state.board
    open_places = {way["to"] for way in ways(state)} | places(state, legal)
    found: list[int] = []
    for pawn in range(state.pawns):
        space = int(state.pawn_space(pawn))
        if space < 0 or (state.mode == mode.MOVE and pawn != state.pawn):
            continue
        for direction in range(6):
            beyond = int(board.next[space * 6 + direction])
            if beyond >= 0 and space_id(beyond) not in open_places:
                found.append(int(action.step(pawn, direction)))
        for joint in members(board.touch[space]):
            if state.cells[zone.STANDING + joint] and joint_id(joint) not in open_places:
                found.append(int(action.overcome(pawn, joint)))
    return found
