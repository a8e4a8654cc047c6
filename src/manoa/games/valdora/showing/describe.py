"""Actions, and the cards that they speak of, as words and ids, each element named so that a client can light it up."""

from __future__ import annotations

from typing import Any, SupportsIndex

from manoa.games.valdora import components, mode, zone
from manoa.games.valdora.components import Face
from manoa.games.valdora.rules import action
from manoa.games.valdora.rules.books import here, page_cost, town_of
from manoa.games.valdora.rules.moving import toll
from manoa.games.valdora.rules.paying import owed_gem
from manoa.games.valdora.rules.refusals import refusal
from manoa.games.valdora.state import State
from manoa.kernel.game import Description, whole_number


def describe(state: State, given: SupportsIndex) -> Description:
    """A legal action in words."""
    chosen = whole_number(given)
    if chosen not in state.legal_actions():
        raise refusal(state, given)
    return words_of(state, chosen)


def words_of(state: State, chosen: int) -> Description:
    """An action of the current seat in words, whether it is legal or not."""
    if chosen >= action.MOVE:
        return _describe_move(state, chosen - action.MOVE)
    if chosen >= action.LOAD:
        return _describe_load(state, action.gear_of(chosen), action.gem_of(chosen))
    if chosen >= action.EMPTY:
        return {
            "kind": "empty",
            "equipment": components.GEAR[chosen - action.EMPTY],
            "gem": components.GEMS[owed_gem(state)],
        }
    if chosen >= action.DELIVER:
        return {"kind": "deliver", **held_words(state, int(state.seat), chosen - action.DELIVER)}
    if chosen >= action.RETURN:
        slot, side = int(action.slot_of(chosen)), action.side_of(chosen)
        return {
            "kind": "return",
            "town": town_of(state),
            "side": components.SIDES[side],
            **held_words(state, int(state.seat), slot),
        }
    if chosen >= action.BUY:
        return _describe_purchase(state, chosen - action.BUY)
    if chosen >= action.TURN:
        side = chosen - action.TURN
        return {"kind": "turn", "town": town_of(state), "side": components.SIDES[side], "cost": int(page_cost(state))}
    if chosen == action.SILVER:
        return {"kind": "silver", "coins": components.MOST_COINS - int(state.mine(zone.COINS))}
    if chosen == action.PROVISIONS:
        return {"kind": "provisions"}
    if chosen == action.STAY:
        return {"kind": "stay"}
    return {"kind": "pass" if state.mode == mode.ACT else "stop"}


def _describe_move(state: State, space: int) -> Description:
    board = state.board
    start = int(state.mine(zone.SPACE))
    reached = (board.near[start] | board.far[start]) >> space & 1 == 1
    coins = int(toll(state, space))
    met = [
        seat
        for seat in range(state.players)
        if seat != state.seat and state.cells[seat * zone.STRIDE + zone.SPACE] == space
    ]
    return {
        "kind": "move",
        "to": board.spaces[space].name,
        "place": board.spaces[space].place(),
        "way": [board.spaces[step].name for step in board.way(start, space)] if reached else [],
        "provisions": (board.far[start] >> space) & 1 == 1,
        "meeting": coins,
        "pay": met if coins > 0 else [],
    }


def _describe_load(state: State, gear: int, gem: int) -> Description:
    there = state.load_on(state.seat, gear)
    return {
        "kind": "load",
        "gem": components.GEMS[gem],
        "on": components.GEAR[gear],
        "cost": int(state.box.load_coins[gear]),
        "unloads": components.GEMS[there] if there >= 0 else None,
    }


def _describe_purchase(state: State, side: int) -> Description:
    face = face_words(state.face_on(here(state), side))
    return {"kind": "buy", "town": town_of(state), "side": components.SIDES[side], **face}


def face_words(face: Face) -> dict[str, Any]:
    """What one side of a card shows."""
    if face.gear >= 0:
        return {"equipment": components.GEAR[face.gear]}
    return {"colour": components.COLOURS[face.colour], "needs": face.needs(), "points": face.points}


def held_words(state: State, seat: int, slot: int) -> dict[str, Any]:
    return {"slot": slot, **face_words(state.box.faces[state.held(seat, slot)])}
