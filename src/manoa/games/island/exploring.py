"""What to do in the explore phase: offerings, ways to shrines, discoveries, the cave, good fights, good trades."""

from __future__ import annotations

from typing import Final

from manoa.games.island import actions
from manoa.games.island.bargains import bank_trade, partner_for
from manoa.games.island.caving import cut_off, on_cave_shrine, promise, step_off, to_the_cave
from manoa.games.island.components import BIT, MOST_BUILDINGS, OFFERING, SHRINES, YIELDS
from manoa.games.island.doubts import Doubt
from manoa.games.island.fighting import A_WIN, attack, danger, outcome, share, stake
from manoa.games.island.grid import AT, DIRECTIONS, ISLAND_CELLS
from manoa.games.island.journeys import Journey, beside_shrines, boldly, frontier, only, turn_up
from manoa.games.island.marching import strike
from manoa.games.island.moving import beyond
from manoa.games.island.settling import fortify, settle
from manoa.games.island.standing import HARVEST, cave_shrine_cell
from manoa.games.island.state import AT_CELL, ENTRANCE_AT, FARM_AT, ON_MAP, SHRINE_CELL, State
from manoa.games.island.turns import tilled
from manoa.games.island.valuing import hand_of, harvested, lacking, missing_offerings
from manoa.kernel.native import i64

# The chance of victory from which a fight on the way is taken.
DARING: Final = 0.85
# What a fight with an explorer must promise to be sought: as a rule; on the way to an offering or the cave; where an
# offering can be laid this turn.
RAID: Final = 1.2
ON_THE_WAY: Final = 2.0
INSTEAD_OF_AN_OFFERING: Final = 4.0
# What a rival's farm is worth to its owner, and what an attack on it must promise.
A_FARM: Final = 2.0
BURNING: Final = 0.3
# What a step nearer to a shrine is worth at the end of a turn.
NEARER: Final = 0.08
# From so much on a turn in the cave is well spent though offerings are missing.
INTO_THE_CAVE: Final = 0.3
# A fight that promises hardly more than what it must is a close choice.
CLOSE: Final = 0.5


def explore(state: State, doubt: Doubt) -> int:
    """One action of the explore phase."""
    choices = state.legal_actions()
    seat = state.active
    for action in choices:
        if actions.OFFERING <= action < actions.FORT:
            return action
    if state.speed > 0 and on_cave_shrine(state, seat):
        return step_off(state, seat)
    bank = bank_trade(state, seat)
    if bank >= 0:
        return int(bank)
    partner = partner_for(state)
    if partner >= 0:
        return actions.SEAT + int(partner)
    action = _burn(state, seat, choices, doubt)
    if action < 0:
        action = settle(state, choices)
    if action < 0:
        action = strike(state, doubt)
    if action >= 0:
        return action
    if state.of(seat, AT_CELL) == state.cells[ENTRANCE_AT]:
        fort = fortify(state, choices)
        if fort >= 0:
            return fort
    if state.speed > 0:
        action = _move(state, seat, doubt)
        if action in choices and action != actions.DONE:
            return action
    fort = fortify(state, choices)
    return fort if fort >= 0 else actions.DONE


def _burn(state: State, seat: i64, choices: list[int], doubt: Doubt) -> int:
    """An attack on a farm that pays; -1 for none."""
    best, most = -1, BURNING
    for action in choices:
        if actions.ATTACK <= action < actions.BANK:
            code: i64 = action - actions.ATTACK
            corner = state.of(code // (3 * MOST_BUILDINGS), FARM_AT + code // 3 % MOST_BUILDINGS)
            cell = AT[3 * corner + code % 3]
            loss = stake(state, seat, state.villagers(seat, cell), state.explorer_on(seat, cell))
            value = outcome(state.strength(seat, cell), 1, A_FARM * share(state), loss)
            if value > most:
                best, most = action, value
    if best >= 0:
        doubt.weigh(most, BURNING, CLOSE)
    return best


# Moving ---------------------------------------------------------------------------------------------------------------


def _move(state: State, seat: i64, doubt: Doubt) -> int:
    """A step, a discovery, or the end of the turn."""
    journey = Journey(state, seat, DARING)
    if cut_off(state, seat):
        return turn_up(state, journey, in_cave=True)
    rich: bool = missing_offerings(state, seat) > 0 and state.can_pay(seat, OFFERING)
    goal = journey.nearest(beside_shrines(state, seat)) if rich else -1
    raid = _raid(state, seat, journey, _worth_of_peace(state, seat, journey, goal), doubt)
    if raid != actions.DONE:
        return raid
    if goal >= 0:
        return journey.towards(goal)
    if _time_for_the_cave(state, seat):
        return to_the_cave(state, seat, journey)
    if rich:
        action = turn_up(state, journey, in_cave=False)
        return action if action != actions.DONE else boldly(state, seat, beside_shrines(state, seat))
    if missing_offerings(state, seat) == 0:
        # Another holds the cave shrine, which is all that is missing.
        action = boldly(state, seat, only(state.of(state.holder, AT_CELL)))
        if action != actions.DONE:
            return action
    return _gather(state, seat, journey, doubt)


def _time_for_the_cave(state: State, seat: i64) -> bool:
    """Nobody holds the cave shrine, and all offerings are laid, or the cave promises enough before that."""
    if state.holder >= 0:
        return False
    if missing_offerings(state, seat) == 0 or state.holder == ON_MAP:
        return True
    return state.cells[ENTRANCE_AT] >= 0 and promise(state, seat) > INTO_THE_CAVE


def _worth_of_peace(state: State, seat: i64, journey: Journey, goal: i64) -> float:
    """What a seat would do this turn without a fight: lay an offering, look for the cave shrine, or little."""
    if goal >= 0:
        return INSTEAD_OF_AN_OFFERING if journey.steps[goal] <= state.speed else ON_THE_WAY
    if missing_offerings(state, seat) == 0 and state.holder < 0:
        if state.holder == ON_MAP and journey.steps[cave_shrine_cell(state)] < state.speed:
            return A_WIN
        if state.holder == ON_MAP or state.of(seat, AT_CELL) < ISLAND_CELLS:
            return ON_THE_WAY
        return RAID + promise(state, seat) * float(state.speed)
    return RAID


def _raid(state: State, seat: i64, journey: Journey, least: float, doubt: Doubt) -> int:
    """A step towards the best fight with an explorer that can be reached this turn; DONE for none."""
    best, most = actions.DONE, least
    if state.round == 1:
        return best
    rival: i64 = 0
    while rival < state.players:
        if rival != seat:
            cell = state.of(rival, AT_CELL)
            action = _way_to(state, journey, cell)
            if action != actions.DONE:
                value = attack(state, seat, cell, 0, True)
                if value > most:
                    best, most = action, value
        rival += 1
    if best != actions.DONE:
        doubt.weigh(most, least, CLOSE)
    return best


def _way_to(state: State, journey: Journey, cell: i64) -> int:
    """The first step of a way onto a cell with rivals that is short enough for this turn; DONE for none."""
    best, fewest = actions.DONE, state.speed
    way: i64 = 0
    while way < DIRECTIONS:
        near = beyond(state, cell, way)
        if near >= 0 and journey.steps[near] < fewest:
            fewest = journey.steps[near]
            best = journey.towards(near) if fewest > 0 else actions.STEP + _back(way)
        way += 1
    return best


def _back(way: i64) -> int:
    """The opposite direction."""
    return int(way) if way == DIRECTIONS - 1 else int((way + 3) % 6)


def _gather(state: State, seat: i64, journey: Journey, doubt: Doubt) -> int:
    """Discovers with the speed that is to spare, and ends the turn where the next harvest is best and danger small."""
    fields = tilled(state, seat)
    goals = beside_shrines(state, seat)
    best: i64 = journey.here
    most = -1.0e9
    second = -1.0e9
    cell: i64 = 0
    while cell < ISLAND_CELLS:
        if journey.steps[cell] <= state.speed:
            value = harvested(state, seat, fields | YIELDS[state.kind(cell)], HARVEST, hand_of(state, seat))
            value -= NEARER * float(journey.steps[cell])
            if state.holder == seat:
                value -= danger(state, seat, cell, 0)
            if goals[cell] != 0:
                value += 3.0 * NEARER
            if value > most:
                second = most
                best = cell
                most = value
            elif value > second:
                second = value
        cell += 1
    if _unfound(state):
        ahead = journey.nearest(frontier(state, in_cave=False))
        # A discovery and the way to it leave a step to come back with.
        if ahead >= 0 and journey.steps[ahead] + 2 <= state.speed:
            return turn_up(state, journey, in_cave=False)
    kind: i64 = 0
    while kind < 3:
        if (fields | YIELDS[state.kind(best)]) & BIT[kind] and lacking(state, seat, kind) > 0:
            doubt.weigh(most, second, NEARER)
            return journey.towards(best)
        kind += 1
    # Nothing that is missing grows within reach.
    return turn_up(state, journey, in_cave=False)


def _unfound(state: State) -> bool:
    return state.cells[SHRINE_CELL + SHRINES - 1] < 0 or state.cells[ENTRANCE_AT] < 0
