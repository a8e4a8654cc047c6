"""What to build: farms and villagers for a richer harvest, forts and villagers where the explorer is in danger."""

from __future__ import annotations

from typing import Final

from manoa.games.island import components, grid, ground, zone
from manoa.games.island.rules import action, buying, turns
from manoa.games.island.state import State
from manoa.games.island.strategy import fighting, valuing
from manoa.kernel.native import i64

# What it is worth in a turn, in cards, to harvest that many kinds wherever the explorer is.
_FLOW: Final[list[float]] = [0.0, 0.6, 1.2, 1.8]
_UNTIL_IT_WORKS: Final = 1.0
# What a guard at the cave's mouth is worth.
_A_GUARD: Final = 1.5
# What a villager is likely to cost by the time it is bought.
_VILLAGER_TO_COME: Final = 1.6
# What has to be gained before anything is bought.
LEAST: Final = 0.4
# What a guard is good for beyond the danger at hand.
_LASTING: Final = 0.3
KINDS: Final[list[int]] = [0, 1, 1, 2, 1, 2, 2, 3]


def _horizon(state: State, seat: i64) -> float:
    """For how many turns a harvest will still be wanted once it is richer."""
    needed = float(valuing.cards_short(state, seat)) / float(valuing.HARVEST) - _UNTIL_IT_WORKS
    return needed if needed > 0.0 else 0.0


def _gate(state: State, seat: i64, cell: i64) -> float:
    """What a guard at the mouth of the cave is worth to one who wants nothing else but the cave shrine."""
    if cell != state.cells[zone.ENTRANCE_AT] or valuing.missing_offerings(state, seat) > 0 or state.holder >= 0:
        return 0.0
    rival: i64 = 0
    while rival < state.players:
        if rival != seat and state.of(rival, zone.AT_CELL) < grid.ISLAND_CELLS:
            return _A_GUARD
        rival += 1
    return 0.0


def works(state: State, seat: i64, cell: i64) -> bool:
    """Whether villagers of a seat on a cell farm it."""
    slot: i64 = 0
    while slot < components.MOST_BUILDINGS:
        corner = state.of(seat, zone.FARM_AT + slot)
        if corner >= 0 and grid.touches(corner, cell):
            return True
        slot += 1
    return False


def _villager(state: State, seat: i64, cell: i64) -> float:
    """What a villager on a cell brings: another kind in every harvest, a guard for the explorer."""
    value = _gate(state, seat, cell)
    if works(state, seat, cell):
        now = turns.tilled(state, seat)
        value = (_FLOW[KINDS[now | components.YIELDS[state.kind(cell)]]] - _FLOW[KINDS[now]]) * _horizon(state, seat)
    if cell == state.of(seat, zone.AT_CELL):
        value += fighting.danger(state, seat, cell, 0) - fighting.danger(state, seat, cell, 1)
    return value


def _farm(state: State, seat: i64, corner: i64) -> float:
    """What a farm on a corner brings once villagers work there."""
    if buying.spare(state, seat, components.VILLAGER) < 0:
        return 0.0
    now = turns.tilled(state, seat)
    kinds = now
    horizon = _horizon(state, seat)
    best = 0.0
    cost = 0.0
    rest: i64 = 3
    while rest > 0:
        # The tile that adds most kinds comes next.
        most: i64 = 0
        near: i64 = 0
        while near < 3:
            cell = grid.AT[3 * corner + near]
            if cell >= 0 and cell < grid.ISLAND_CELLS and state.cells[cell] & ground.OTHERS[seat] == 0:
                added: i64 = kinds | components.YIELDS[state.kind(cell)]
                if KINDS[added] > KINDS[kinds | most]:
                    most = components.YIELDS[state.kind(cell)]
            near += 1
        if most == 0:
            break
        kinds |= most
        cost += _VILLAGER_TO_COME
        value = (_FLOW[KINDS[kinds]] - _FLOW[KINDS[now]]) * horizon - cost
        if value > best:
            best = value
        rest -= 1
    return best


def settle(state: State, choices: list[int]) -> int:
    """The purchase of a farm or a villager that pays best; -1 for none."""
    seat = state.active
    here = state.of(seat, zone.AT_CELL)
    best, most = -1, LEAST
    for choice in choices:
        value = 0.0
        if action.FARM <= choice < action.ARMY:
            if _affords(state, seat, components.FARM):
                value = _farm(state, seat, grid.CORNER[6 * here + choice - action.FARM]) - valuing.price_of(
                    state, seat, components.FARM
                )
        elif choice >= action.CELL and _affords(state, seat, components.VILLAGER):
            value = _villager(state, seat, choice - action.CELL) - valuing.price_of(state, seat, components.VILLAGER)
        if value > most:
            best, most = choice, value
    return best


def _affords(state: State, seat: i64, piece: i64) -> bool:
    """Whether a purchase delays no offering: its cards stay, or no shrine is found that lacks one."""
    cost = state.box.cost
    offering, price = state.price_at(seat, components.OFFERING), state.price_at(seat, piece)
    kind: i64 = 0
    while kind < 3:
        if state.of(seat, zone.HAND + kind) < cost[offering + kind] + cost[price + kind]:
            return not _shrine_to_go_to(state, seat)
        kind += 1
    return True


def _shrine_to_go_to(state: State, seat: i64) -> bool:
    number: i64 = 0
    while number < components.SHRINES:
        if state.cells[zone.SHRINE_CELL + number] >= 0 and (state.of(seat, zone.OFFERED) >> number) & 1 == 0:
            return True
        number += 1
    return False


def fortify(state: State, choices: list[int]) -> int:
    """A fort about the explorer where it is in danger, or at the mouth of the cave; -1 for none."""
    seat = state.active
    here = state.of(seat, zone.AT_CELL)
    if (
        not state.can_pay(seat, components.FORT)
        or state.fort_on(seat, here) == 1
        or not _affords(state, seat, components.FORT)
    ):
        return -1
    safer = fighting.danger(state, seat, here, 0) - fighting.danger(state, seat, here, 1) + _gate(state, seat, here)
    if safer + _LASTING < valuing.price_of(state, seat, components.FORT):
        return -1
    return best_fort(state, choices)


def best_fort(state: State, choices: list[int]) -> int:
    """The fort that guards most tiles and villagers; -1 for none."""
    here = state.of(state.active, zone.AT_CELL)
    best, most = -1, -1
    for choice in choices:
        if action.FORT <= choice < action.FARM:
            guarded: i64 = 0
            near: i64 = 0
            while near < 3:
                cell = grid.AT[3 * grid.CORNER[6 * here + choice - action.FORT] + near]
                if cell >= 0:
                    guarded += 1 + 2 * state.villagers(state.active, cell)
                near += 1
            if guarded > most:
                best, most = choice, int(guarded)
    return best


def best_villager(state: State, choices: list[int]) -> int:
    """The villager that brings in most kinds that nobody does yet, however few turns are left; -1 for none."""
    seat = state.active
    now = turns.tilled(state, seat)
    best, most = -1, 0
    for choice in choices:
        if action.CELL <= choice < action.COUNTER and works(state, seat, choice - action.CELL):
            added = KINDS[components.YIELDS[state.kind(choice - action.CELL)] & ~now]
            if added > most:
                best, most = choice, added
    return best


def fields_at(state: State, seat: i64, corner: i64) -> components.Mask:
    """The kinds that villagers of a seat could bring in at a corner."""
    kinds: i64 = 0
    near: i64 = 0
    while near < 3:
        cell = grid.AT[3 * corner + near]
        if cell >= 0 and cell < grid.ISLAND_CELLS and state.cells[cell] & ground.OTHERS[seat] == 0:
            kinds |= components.YIELDS[state.kind(cell)]
        near += 1
    return kinds
