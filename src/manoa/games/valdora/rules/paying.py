"""Gems as payment: the player chooses which card's gem goes (VA-COMM-3)."""

from __future__ import annotations

from manoa.games.valdora import components, packing, zone
from manoa.games.valdora.rules import action
from manoa.games.valdora.state import State
from manoa.kernel.choices import Choices
from manoa.kernel.native import i64


def payments(state: State, out: Choices) -> None:
    """The cards that can pay the gem that is owed next."""
    paying = state.carriers(state.seat, owed_gem(state))
    gear: i64 = 0
    while paying != 0:
        if paying & 1:
            out.append(action.EMPTY + gear)
        paying >>= 1
        gear += 1


def owed_gem(state: State) -> i64:
    """The kind of gem that is to be paid next."""
    gem: i64 = 0
    while packing.gems_in(state.owed, gem) == 0:
        gem += 1
    return gem


def empty(state: State, gear: i64) -> None:
    """A gem goes from a card to the discard space as payment."""
    gem = state.load_on(state.seat, gear)
    state.set_load(state.seat, gear, -1)
    state.owed -= packing.one_gem(gem)
    state.cells[zone.DISCARD] += packing.one_gem(gem)
    if state.narrating:
        state.tell("empties", state.seat, {"equipment": components.GEAR[gear], "gem": components.GEMS[gem]})


def pay_what_is_clear(state: State) -> bool:
    """Pays what is owed as far as there is no choice; whether all is paid."""
    while state.owed != 0:
        gem = owed_gem(state)
        if state.carried(state.seat, gem) > packing.gems_in(state.owed, gem):
            return False
        paying = state.carriers(state.seat, gem)
        gear: i64 = 0
        while (paying >> gear) & 1 == 0:
            gear += 1
        empty(state, gear)
    return True
