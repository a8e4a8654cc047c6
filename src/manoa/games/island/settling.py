"""What to build: farms and villagers for a richer harvest, forts and villagers where the explorer is in danger."""

from __future__ import annotations

from typing import Final

from manoa.games.island import actions
from manoa.games.island.buying import spare
from manoa.games.island.components import FARM, FORT, MOST_BUILDINGS, OFFERING, SHRINES, VILLAGER, YIELDS
from manoa.games.island.fighting import danger
from manoa.games.island.grid import AT, CORNER, ISLAND_CELLS
from manoa.games.island.standing import HARVEST
from manoa.games.island.state import AT_CELL, ENTRANCE_AT, FARM_AT, HAND, OFFERED, OTHERS, SHRINE_CELL, State
from manoa.games.island.turns import tilled
from manoa.games.island.valuing import cards_short, missing_offerings, price_of
from manoa.kernel.native import i64

# What it is worth in a turn, in cards, to harvest so many kinds wherever the explorer is.
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
_KINDS: Final[list[int]] = [0, 1, 1, 2, 1, 2, 2, 3]


def _horizon(state: State, seat: i64) -> float:
    """For how many turns a harvest will still be wanted once it is richer."""
    turns = float(cards_short(state, seat)) / float(HARVEST) - _UNTIL_IT_WORKS
    return turns if turns > 0.0 else 0.0


def _gate(state: State, seat: i64, cell: i64) -> float:
    """What a guard at the mouth of the cave is worth to one who wants nothing else but the cave shrine."""
    if cell != state.cells[ENTRANCE_AT] or missing_offerings(state, seat) > 0 or state.holder >= 0:
        return 0.0
    rival: i64 = 0
    while rival < state.players:
        if rival != seat and state.of(rival, AT_CELL) < ISLAND_CELLS:
            return _A_GUARD
        rival += 1
    return 0.0


def works(state: State, seat: i64, cell: i64) -> bool:
    """Whether villagers of a seat on a cell farm it."""
    slot: i64 = 0
    while slot < MOST_BUILDINGS:
        corner = state.of(seat, FARM_AT + slot)
        if corner >= 0 and (AT[3 * corner] == cell or AT[3 * corner + 1] == cell or AT[3 * corner + 2] == cell):
            return True
        slot += 1
    return False


def _villager(state: State, seat: i64, cell: i64) -> float:
    """What a villager on a cell brings: another kind in every harvest, a guard for the explorer."""
    value = _gate(state, seat, cell)
    if works(state, seat, cell):
        now = tilled(state, seat)
        value = (_FLOW[_KINDS[now | YIELDS[state.kind(cell)]]] - _FLOW[_KINDS[now]]) * _horizon(state, seat)
    if cell == state.of(seat, AT_CELL):
        value += danger(state, seat, cell, 0) - danger(state, seat, cell, 1)
    return value


def _farm(state: State, seat: i64, corner: i64) -> float:
    """What a farm on a corner brings once villagers work there."""
    if spare(state, seat, VILLAGER) < 0:
        return 0.0
    now = tilled(state, seat)
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
            cell = AT[3 * corner + near]
            if cell >= 0 and cell < ISLAND_CELLS and state.cells[cell] & OTHERS[seat] == 0:
                added: i64 = kinds | YIELDS[state.kind(cell)]
                if _KINDS[added] > _KINDS[kinds | most]:
                    most = YIELDS[state.kind(cell)]
            near += 1
        if most == 0:
            break
        kinds |= most
        cost += _VILLAGER_TO_COME
        value = (_FLOW[_KINDS[kinds]] - _FLOW[_KINDS[now]]) * horizon - cost
        if value > best:
            best = value
        rest -= 1
    return best


def settle(state: State, choices: list[int]) -> int:
    """The purchase of a farm or a villager that pays best; -1 for none."""
    seat = state.active
    here = state.of(seat, AT_CELL)
    best, most = -1, LEAST
    for action in choices:
        value = 0.0
        if actions.FARM <= action < actions.ARMY:
            if _affords(state, seat, FARM):
                value = _farm(state, seat, CORNER[6 * here + action - actions.FARM]) - price_of(state, seat, FARM)
        elif action >= actions.CELL and _affords(state, seat, VILLAGER):
            value = _villager(state, seat, action - actions.CELL) - price_of(state, seat, VILLAGER)
        if value > most:
            best, most = action, value
    return best


def _affords(state: State, seat: i64, piece: i64) -> bool:
    """Whether a purchase delays no offering: its cards stay, or no shrine is found that lacks one."""
    cost = state.tables().cost
    offering, price = state.price_at(seat, OFFERING), state.price_at(seat, piece)
    kind: i64 = 0
    while kind < 3:
        if state.of(seat, HAND + kind) < cost[offering + kind] + cost[price + kind]:
            return not _shrine_to_go_to(state, seat)
        kind += 1
    return True


def _shrine_to_go_to(state: State, seat: i64) -> bool:
    number: i64 = 0
    while number < SHRINES:
        if state.cells[SHRINE_CELL + number] >= 0 and (state.of(seat, OFFERED) >> number) & 1 == 0:
            return True
        number += 1
    return False


def fortify(state: State, choices: list[int]) -> int:
    """A fort about the explorer where it is in danger, or at the mouth of the cave; -1 for none."""
    seat = state.active
    here = state.of(seat, AT_CELL)
    if not state.can_pay(seat, FORT) or state.fort_on(seat, here) == 1 or not _affords(state, seat, FORT):
        return -1
    safer = danger(state, seat, here, 0) - danger(state, seat, here, 1) + _gate(state, seat, here)
    if safer + _LASTING < price_of(state, seat, FORT):
        return -1
    best, most = -1, -1
    for action in choices:
        if actions.FORT <= action < actions.FARM:
            guarded: i64 = 0
            near: i64 = 0
            while near < 3:
                cell = AT[3 * CORNER[6 * here + action - actions.FORT] + near]
                if cell >= 0:
                    guarded += 1 + 2 * state.villagers(seat, cell)
                near += 1
            if guarded > most:
                best, most = action, int(guarded)
    return best
