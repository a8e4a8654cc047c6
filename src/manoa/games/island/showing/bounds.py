"""How far one may go with what is thought out before it is said: cards that are taken together, and an offer."""

from __future__ import annotations

from typing import Any

from manoa.games.island import components, mode, zone
from manoa.games.island.rules import refusals, trading, turns
from manoa.games.island.state import State
from manoa.kernel.errors import IllegalAction
from manoa.kernel.game import closed_by


def picks(state: State, seat: int) -> dict[str, int] | None:
    """How many cards of each kind whoever decides may take, pay or discard; None where no cards are asked for."""
    if seat != state.current_player or state.mode not in (mode.HARVEST, mode.PAY, mode.DISCARD):
        return None
    there = [int(state.of(seat, zone.HAND + kind)) for kind in range(3)]
    if state.mode == mode.HARVEST:
        kinds = turns.harvest_kinds(state)
        there = [int(state.bank(kind)) if (kinds >> kind) & 1 else 0 for kind in range(3)]
    return {name: min(int(state.left), there[kind]) for kind, name in enumerate(components.RESOURCES)}


def draft(state: State, seat: int) -> dict[str, Any] | None:
    """What an offer, or a counter-offer, of whoever decides may hold; None where none can be made."""
    partners = _partners(state) if seat == state.current_player else []
    if not partners:
        return None
    return {
        "give": _bounds(state, [int(state.of(seat, zone.HAND + kind)) for kind in range(3)]),
        "partners": [_partner(state, partner) for partner in partners],
        "short": {name: _why(refusals.not_held(kind)) for kind, name in enumerate(components.RESOURCES)},
        "both": {name: _why(refusals.both_sides(kind)) for kind, name in enumerate(components.RESOURCES)},
        "empty": _why(refusals.nothing_given()),
        "same": _why(refusals.offered_already()),
    }


def _partners(state: State) -> list[int]:
    """Whom an offer can go to now."""
    if state.mode in (mode.EXPLORE, mode.TRADE):
        return [other for other in range(state.players) if trading.can_begin(state, state.seat, other)]
    if state.mode == mode.OFFER:
        return [int(trading.answerer(state))]
    if state.mode == mode.ANSWER and trading.can_counter(state):
        return [int(trading.proposer(state))]
    return []


def _partner(state: State, partner: int) -> dict[str, Any]:
    """What can be asked of a player; of a hidden hand only its size is known."""
    size = int(state.hand_size(partner))
    held = [size if state.hidden else int(state.of(partner, zone.HAND + kind)) for kind in range(3)]
    return {"seat": partner, "want": _bounds(state, held), "cards": size}


def _bounds(state: State, held: list[int]) -> dict[str, Any]:
    """How many of each kind a side may hold, and why not more."""
    most = [min(int(trading.most_of_a_kind(state)), number) for number in held]
    return {
        name: {"most": most[kind], "why": _why(refusals.no_more(state, kind, most[kind]))}
        for kind, name in enumerate(components.RESOURCES)
    }


def _why(refused: IllegalAction) -> dict[str, Any]:
    why: dict[str, Any] = closed_by({}, refused)["why"]
    return why
