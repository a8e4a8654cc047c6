"""Plans to choose among, whatever is asked: the greedy player's first, then others that are after something else."""

from __future__ import annotations

from typing import Final

from manoa.games.island import components, mode, zone
from manoa.games.island.rules import action
from manoa.games.island.state import State
from manoa.games.island.strategy import marching, scheming, valuing
from manoa.games.island.strategy.piloting import Pilot
from manoa.kernel import splitmix
from manoa.kernel.native import i64
from manoa.kernel.strategy import Plan

# So many places to put a beaten explorer are compared.
_PLACES: Final = 5


def plans(game: State, usual: int, seed: int, most: int) -> list[Plan]:
    """At most so many plans for the seat that decides, beginning with the usual action."""
    what = game.mode
    if what == mode.CHOOSE:
        # Neither explorer of a card is clearly better in good hands: who plays often plays all ten.
        return [_single(game, action.EITHER + int(splitmix.below(splitmix.signed(seed), 2)))]
    if what == mode.EXPLORE:
        return scheming.explore(Pilot(game), most)
    if what == mode.DICE:
        return _dice(game, usual, most)
    if what == mode.REACT:
        return _reactions(game, usual, most)
    choices = [usual]
    for choice in game.legal_actions():
        if choice != usual and len(choices) < most and _is_worth_a_thought(game, choice, len(choices)):
            choices.append(choice)
    return [_single(game, choice) for choice in choices]


def _single(game: State, choice: int) -> Plan:
    pilot = Pilot(game)
    pilot.do(choice)
    return pilot.plan


def _is_worth_a_thought(game: State, choice: int, number: int) -> bool:
    """Whether another than the usual action is compared with it."""
    what = game.mode
    if what == mode.OFFER:
        # An offer that was begun is made as it was meant.
        return False
    if what == mode.PLACE:
        return number < _PLACES
    return True


def _dice(game: State, usual: int, most: int) -> list[Plan]:
    """Each die for speed, with what the turn may be after then."""
    found: list[Plan] = []
    for choice in (usual, 2 * action.EITHER + 1 - usual):
        pilot = Pilot(game)
        pilot.do(choice)
        while pilot.on and pilot.state.mode == mode.HARVEST:
            pilot.do(action.KIND + int(valuing.harvest_choice(pilot.state)))
        share = most // 2 if choice != usual else (most + 1) // 2
        if pilot.on and pilot.state.mode == mode.EXPLORE:
            found.extend(scheming.explore(pilot, share))
        elif share > 0:
            found.append(pilot.plan)
    return found


def _reactions(game: State, usual: int, most: int) -> list[Plan]:
    """To pass, and the army moves that promise most."""
    seat = game.seat
    found = [_single(game, usual)]
    if usual != action.DONE and len(found) < most:
        found.append(_single(game, action.DONE))
    slot: i64 = 0
    while slot < components.MOST_VILLAGERS:
        cell = game.of(seat, zone.VILLAGER_AT + slot)
        if cell >= 0 and len(found) < most and action.ARMY + int(slot) in game.legal_actions():
            march = marching.best_march(game, seat, cell, -1.0e9)
            pilot = Pilot(game)
            if march.slot >= 0 and pilot.do(action.ARMY + int(march.slot)):
                pilot.do(int(action.march(march.number, march.way)))
                found.append(pilot.plan)
        slot += 1
    return found
