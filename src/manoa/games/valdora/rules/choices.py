"""What may be done now: the legal actions, mode by mode, in ascending order."""

from __future__ import annotations

from typing import Final

from manoa.games.valdora import components, mode, site, zone
from manoa.games.valdora.rules import action
from manoa.games.valdora.rules.books import offers
from manoa.games.valdora.rules.delivering import deliveries
from manoa.games.valdora.rules.loading import loads
from manoa.games.valdora.rules.moving import destinations
from manoa.games.valdora.rules.paying import payments
from manoa.games.valdora.state import State
from manoa.kernel.choices import Choices, Scratch

_SCRATCH: Final = Scratch(action.SIZE)


def legal(state: State) -> list[int]:
    """The legal actions."""
    found = _SCRATCH.take()
    find(state, found)
    return _SCRATCH.listed(found)


def find(state: State, out: Choices) -> None:
    """Finds the legal actions."""
    asked = state.mode
    if asked == mode.MOVE:
        destinations(state, out)
    elif asked == mode.ACT:
        _actions(state, out)
    elif asked == mode.BOOK:
        out.append(action.DONE)
        offers(state, out)
    elif asked == mode.LOAD:
        out.append(action.DONE)
        loads(state, out)
    elif asked == mode.DELIVER:
        out.append(action.DONE)
        deliveries(state, out)
    elif asked == mode.REPLACE:
        offers(state, out)
    elif asked == mode.PAY:
        payments(state, out)


def _actions(state: State, out: Choices) -> None:
    """VA-ACT-1, VA-ACT-3: what the space allows, or nothing."""
    kind = state.board.kind[state.mine(zone.SPACE)]
    out.append(action.DONE)
    if kind <= site.HARBOUR_TOWN and state.mine(zone.FOOD) == 0:
        out.append(action.PROVISIONS)
    if kind == site.MINE:
        if state.mine(zone.COINS) < components.MOST_COINS:
            out.append(action.SILVER)
    elif kind < site.HARBOUR_TOWN:
        offers(state, out)
    elif kind == site.PALACE:
        deliveries(state, out)
    else:
        loads(state, out)
