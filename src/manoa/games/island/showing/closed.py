"""What a seat is shown but can't do now, and why: the same answer as the refusal, before the attempt."""

from __future__ import annotations

from manoa.games.island import components, mode
from manoa.games.island.rules import action, refusals
from manoa.games.island.showing import asked, describe
from manoa.games.island.state import State
from manoa.kernel.game import Closed, closed_by


def closed(state: State, seat: int) -> list[Closed]:
    """What the table shows to the seat that decides and is no choice of its: purchases, trades, cards."""
    if seat != state.current_player:
        return []
    legal = state.legal_actions()
    shown = [choice for choice in _shown(state) if choice not in legal]
    return [
        *_purchases(state, legal),
        *(closed_by(describe.described(state, choice), refusals.refusal(state, choice)) for choice in shown),
    ]


def _purchases(state: State, legal: list[int]) -> list[Closed]:
    """Things to buy for which there is no place, or no price, or no piece."""
    if state.mode not in (mode.EXPLORE, mode.REACT):
        return []
    return [
        closed_by(
            {"kind": components.PIECES[piece], "cost": asked.cost_of(state, piece)}, refusals.purchase(state, piece)
        )
        for piece in range(len(components.PIECES))
        if not any(action.buys(choice) == piece for choice in legal)
    ]


def _shown(state: State) -> list[int]:
    """Actions that stand on the table by themselves, whether they are open or not."""
    what = state.mode
    shown: list[int] = []
    if what in (mode.EXPLORE, mode.TRADE):
        shown += [action.SEAT + other for other in range(state.players) if other != state.seat]
    if what in (mode.EXPLORE, mode.TRADE, mode.REACT):
        shown += [int(action.bank(give, take)) for give in range(3) for take in range(3) if give != take]
    elif what == mode.OFFER:
        shown += [first + kind for first in (action.KIND, action.WANT) for kind in range(3)] + [action.YES]
    elif what == mode.ANSWER:
        shown += [action.YES, action.COUNTER]
    elif what in (mode.HARVEST, mode.PAY, mode.DISCARD):
        shown += [action.KIND + kind for kind in range(3)]
    return shown
