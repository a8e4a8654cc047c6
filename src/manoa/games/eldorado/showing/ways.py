"""Where the pawns of the seat that decides can get in several steps, and by which actions.

Every place is reached by its cheapest way; what may be played to begin with is said with it. All comes from what
`rules/reach.py` says of one step, taken again and again.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Any

from manoa.games.eldorado import components, mode, zone
from manoa.games.eldorado.bags import members
from manoa.games.eldorado.ids import joint_id, pawn_id, space_id
from manoa.games.eldorado.rules import action
from manoa.games.eldorado.rules.reach import directions, joints, reach_from
from manoa.games.eldorado.state import State

Way = dict[str, Any]


class _Stand:
    """A pawn on its way: where it is, which blockades it has overcome, and what took it there."""

    def __init__(self, space: int, opened: int, cost: int, actions: list[int], spaces: list[int]) -> None:
        self.space = space
        self.opened = opened
        self.cost = cost
        self.actions = actions
        self.spaces = spaces


def ways(state: State) -> list[Way]:
    """The ways that are open now: with the power in use, or with what may be played for one."""
    if state.mode == mode.MOVE:
        found = _found(state, int(state.pawn), int(state.symbol), int(state.power))
        return [_way(state, int(state.pawn), to, stand, []) for to, stand in found if len(stand.actions) > 1]
    if state.mode not in (mode.PLAY, mode.CHANGE):
        return []
    # For each pawn and symbol what may be played, as pairs of power and action.
    plays: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for number in state.legal_actions():
        if action.CARD_MOVE <= number < action.CARD_ACTION:
            code, pawn = divmod(number - action.CARD_MOVE, 2)
            plays.setdefault((pawn, code % 3), []).append((int(components.POWER[code // 3]), number))
        elif action.TOKEN_MOVE <= number < action.TOKEN_EFFECT:
            token, pawn = divmod(number - action.TOKEN_MOVE, 2)
            symbol = int(components.TOKEN_SYMBOLS[token])
            plays.setdefault((pawn, symbol), []).append((int(components.TOKEN_POWER[token]), number))
    result: list[Way] = []
    for (pawn, symbol), offered in plays.items():
        # What wastes least comes first.
        offered.sort()
        for to, stand in _found(state, pawn, symbol, offered[-1][0]):
            begins = [(power - stand.cost, number) for power, number in offered if power >= stand.cost]
            result.append(_way(state, pawn, to, stand, begins))
    return result


def _way(state: State, pawn: int, to: str, stand: _Stand, begins: list[tuple[int, int]]) -> Way:
    return {
        "to": to,
        "pawn": pawn_id(int(state.seat), pawn),
        "cost": stand.cost,
        "spaces": [space_id(space) for space in stand.spaces],
        "actions": stand.actions,
        "begins": [{"action": number, "lost": lost} for lost, number in begins],
    }


def _found(state: State, pawn: int, symbol: int, power: int) -> list[tuple[str, _Stand]]:
    """Every place that so much power reaches, cheapest first, then with the fewest actions."""
    board = state.board
    start = int(state.pawn_space(pawn))
    found: dict[str, _Stand] = {}
    seen: set[tuple[int, int]] = set()
    # The number keeps equal ones in the order in which they were found.
    waiting: list[tuple[int, int, int, _Stand]] = [(0, 0, 0, _Stand(start, 0, 0, [], []))]
    number = 0
    while waiting:
        _, _, _, here = heappop(waiting)
        if (here.space, here.opened) in seen:
            continue
        seen.add((here.space, here.opened))
        if here.space != start:
            found.setdefault(space_id(here.space), here)
        if board.finish[here.space]:
            continue
        reached = reach_from(state, here.space, symbol, power - here.cost, here.opened)
        after: list[_Stand] = []
        for joint in members(joints(reached)):
            cost = here.cost + int(components.BLOCKADE_VALUE[state.cells[zone.STANDING + joint]])
            overcome = here.actions + [int(action.overcome(pawn, joint))]
            stand = _Stand(here.space, here.opened | 1 << joint, cost, overcome, here.spaces)
            found.setdefault(joint_id(joint), stand)
            after.append(stand)
        for direction in members(directions(reached)):
            beyond = int(board.next[here.space * 6 + direction])
            cost = here.cost + int(board.value[beyond])
            steps = here.actions + [int(action.step(pawn, direction))]
            after.append(_Stand(beyond, here.opened, cost, steps, here.spaces + [beyond]))
        for stand in after:
            number += 1
            heappush(waiting, (stand.cost, len(stand.actions), number, stand))
    return list(found.items())


def places(state: State, numbers: list[int]) -> set[str]:
    """The spaces and joints that some actions lead to at once."""
    found: set[str] = set()
    for number in numbers:
        if action.STEP <= number < action.OVERCOME:
            pawn, direction = divmod(number - action.STEP, 6)
            found.add(space_id(int(state.board.next[state.pawn_space(pawn) * 6 + direction])))
        elif action.OVERCOME <= number < action.CARD_MOVE:
            found.add(joint_id((number - action.OVERCOME) % 6))
    return found
