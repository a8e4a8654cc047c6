"""What to do in the explore phase: offerings, ways to shrines, discoveries, the cave, good fights, good trades."""

from __future__ import annotations

from typing import Final

from manoa.games.island import components, grid, zone
from manoa.games.island.rules import action, moving, turns
from manoa.games.island.state import State
from manoa.games.island.strategy import bargains, fighting, journeys, marching, settling, valuing
from manoa.games.island.strategy.journeys import Journey
from manoa.games.island.strategy.valuing import Doubt
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
# From this much on a turn in the cave is well spent though offerings are missing.
INTO_THE_CAVE: Final = 0.3
# A fight that promises hardly more than what it must is a close choice.
CLOSE: Final = 0.5


def explore(state: State, doubt: Doubt) -> int:
    """One action of the explore phase."""
    choices = state.legal_actions()
    seat = state.active
    for choice in choices:
        if action.OFFERING <= choice < action.FORT:
            return choice
    if state.speed > 0 and on_cave_shrine(state, seat):
        return step_off(state, seat)
    bank = bargains.bank_trade(state, seat)
    if bank >= 0:
        return int(bank)
    partner = bargains.partner_for(state)
    if partner >= 0:
        return action.SEAT + int(partner)
    choice = _burn(state, seat, choices, doubt)
    if choice < 0:
        choice = settling.settle(state, choices)
    if choice < 0:
        choice = marching.strike(state, doubt)
    if choice >= 0:
        return choice
    if state.of(seat, zone.AT_CELL) == state.cells[zone.ENTRANCE_AT]:
        fort = settling.fortify(state, choices)
        if fort >= 0:
            return fort
    if state.speed > 0:
        choice = _move(state, seat, doubt)
        if choice in choices and choice != action.DONE:
            return choice
    fort = settling.fortify(state, choices)
    return fort if fort >= 0 else action.DONE


def _burn(state: State, seat: i64, choices: list[int], doubt: Doubt) -> int:
    """An attack on a farm that pays; -1 for none."""
    best, most = -1, BURNING
    for choice in choices:
        if action.ATTACK <= choice < action.BANK:
            corner = state.of(action.attack_owner(choice), zone.FARM_AT + action.attack_slot(choice))
            cell = grid.AT[3 * corner + action.attack_near(choice)]
            loss = fighting.stake(state, seat, state.villagers(seat, cell), state.explorer_on(seat, cell))
            value = fighting.outcome(state.strength(seat, cell), 1, A_FARM * fighting.share(state), loss)
            if value > most:
                best, most = choice, value
    if best >= 0:
        doubt.weigh(most, BURNING, CLOSE)
    return best


# Moving ---------------------------------------------------------------------------------------------------------------


def _move(state: State, seat: i64, doubt: Doubt) -> int:
    """A step, a discovery, or the end of the turn."""
    journey = Journey(state, seat, DARING)
    if cut_off(state, seat):
        return journeys.turn_up(state, journey, in_cave=True)
    rich: bool = valuing.missing_offerings(state, seat) > 0 and state.can_pay(seat, components.OFFERING)
    goal = journey.nearest(journeys.beside_shrines(state, seat)) if rich else -1
    raid = _raid(state, seat, journey, _worth_of_peace(state, seat, journey, goal), doubt)
    if raid != action.DONE:
        return raid
    if goal >= 0:
        return journey.towards(goal)
    if _time_for_the_cave(state, seat):
        return to_the_cave(state, seat, journey)
    if rich:
        choice = journeys.turn_up(state, journey, in_cave=False)
        return choice if choice != action.DONE else journeys.boldly(state, seat, journeys.beside_shrines(state, seat))
    if valuing.missing_offerings(state, seat) == 0:
        # Another holds the cave shrine, which is all that is missing.
        choice = journeys.boldly(state, seat, journeys.only(state.of(state.holder, zone.AT_CELL)))
        if choice != action.DONE:
            return choice
    return _gather(state, seat, journey, doubt)


def _time_for_the_cave(state: State, seat: i64) -> bool:
    """Nobody holds the cave shrine, and all offerings are laid, or the cave promises enough before that."""
    if state.holder >= 0:
        return False
    if valuing.missing_offerings(state, seat) == 0 or state.holder == zone.ON_MAP:
        return True
    return state.cells[zone.ENTRANCE_AT] >= 0 and promise(state, seat) > INTO_THE_CAVE


def _worth_of_peace(state: State, seat: i64, journey: Journey, goal: i64) -> float:
    """What a seat would do this turn without a fight: lay an offering, look for the cave shrine, or little."""
    if goal >= 0:
        return INSTEAD_OF_AN_OFFERING if journey.steps[goal] <= state.speed else ON_THE_WAY
    if valuing.missing_offerings(state, seat) == 0 and state.holder < 0:
        if state.holder == zone.ON_MAP and journey.steps[valuing.cave_shrine_cell(state)] < state.speed:
            return fighting.A_WIN
        if state.holder == zone.ON_MAP or state.of(seat, zone.AT_CELL) < grid.ISLAND_CELLS:
            return ON_THE_WAY
        return RAID + promise(state, seat) * float(state.speed)
    return RAID


def _raid(state: State, seat: i64, journey: Journey, least: float, doubt: Doubt) -> int:
    """A step towards the best fight with an explorer that can be reached this turn; DONE for none."""
    best, most = action.DONE, least
    if state.round == 1:
        return best
    rival: i64 = 0
    while rival < state.players:
        if rival != seat:
            cell = state.of(rival, zone.AT_CELL)
            choice = _way_to(state, journey, cell)
            if choice != action.DONE:
                value = fighting.attack(state, seat, cell, 0, True)
                if value > most:
                    best, most = choice, value
        rival += 1
    if best != action.DONE:
        doubt.weigh(most, least, CLOSE)
    return best


def _way_to(state: State, journey: Journey, cell: i64) -> int:
    """The first step of a way onto a cell with rivals that is short enough for this turn; DONE for none."""
    best, fewest = action.DONE, state.speed
    way: i64 = 0
    while way < grid.DIRECTIONS:
        near = moving.beyond(state, cell, way)
        if near >= 0 and journey.steps[near] < fewest:
            fewest = journey.steps[near]
            best = journey.towards(near) if fewest > 0 else action.STEP + _back(way)
        way += 1
    return best


def _back(way: i64) -> int:
    """The opposite direction."""
    return int(way) if way == grid.DIRECTIONS - 1 else int((way + 3) % 6)


def _gather(state: State, seat: i64, journey: Journey, doubt: Doubt) -> int:
    """Discovers with the speed that is to spare, and ends the turn where the next harvest is best and danger small."""
    fields = turns.tilled(state, seat)
    goals = journeys.beside_shrines(state, seat)
    best: i64 = journey.here
    most = -1.0e9
    second = -1.0e9
    cell: i64 = 0
    while cell < grid.ISLAND_CELLS:
        if journey.steps[cell] <= state.speed:
            value = valuing.harvested(
                state, seat, fields | components.YIELDS[state.kind(cell)], valuing.HARVEST, valuing.hand_of(state, seat)
            )
            value -= NEARER * float(journey.steps[cell])
            if state.holder == seat:
                value -= fighting.danger(state, seat, cell, 0)
            if goals[cell] != 0:
                value += 3.0 * NEARER
            if value > most:
                second = most
                best = cell
                most = value
            elif value > second:
                second = value
        cell += 1
    if unfound(state):
        ahead = journey.nearest(journeys.frontier(state, in_cave=False))
        # A discovery and the way to it leave a step to come back with.
        if ahead >= 0 and journey.steps[ahead] + 2 <= state.speed:
            return journeys.turn_up(state, journey, in_cave=False)
    kind: i64 = 0
    while kind < 3:
        if (fields | components.YIELDS[state.kind(best)]) & components.BIT[kind] and valuing.lacking(
            state, seat, kind
        ) > 0:
            doubt.weigh(most, second, NEARER)
            return journey.towards(best)
        kind += 1
    # Nothing that is missing grows within reach.
    return journeys.turn_up(state, journey, in_cave=False)


def unfound(state: State) -> bool:
    """Whether a shrine or the entrance is still to be found."""
    return state.cells[zone.SHRINE_CELL + components.SHRINES - 1] < 0 or state.cells[zone.ENTRANCE_AT] < 0


# The cave -------------------------------------------------------------------------------------------------------------

# The chance of victory from which the way to the cave shrine is fought for.
FOR_THE_SHRINE: Final = 0.4
# A cave tile that is known, whatever it is.
_PROGRESS: Final = 0.1
# With the cave shrine: a step further from the exit, and one onto a tile that nobody has seen.
_FURTHER: Final = 0.1
_BLINDLY: Final = -2.0
# The way out is to be discovered again.
_CUT_OFF: Final = -1.5


def promise(state: State, seat: i64) -> float:
    """What turning up a cave tile promises while the shrine is among them: it, dwellers by their strength, nothing."""
    here = state.of(seat, zone.AT_CELL)
    strength: i64 = state.explorer_strength(seat) + fighting.support(state, seat, here)
    loss = fighting.stake(state, seat, 0, True)
    total = fighting.worth_of_cave_shrine(state, seat)
    which: i64 = 0
    while which < components.MOST_DWELLERS:
        if (state.cells[zone.CAVE_DWELLERS] >> which) & 1:
            gain = _PROGRESS
            if (state.box.thieves >> which) & 1:
                gain += valuing.worth_of_more(state, seat, state.hoard_size())
            total += fighting.outcome(strength, state.box.strength[which], gain, loss)
        which += 1
    return total / float(state.cells[zone.CAVE_SIZE])


def to_the_cave(state: State, seat: i64, journey: Journey) -> int:
    """A step on the way to the cave shrine, which nobody holds; the end of the turn where there is none."""
    here = state.of(seat, zone.AT_CELL)
    if state.holder == zone.ON_MAP:
        shrine = valuing.cave_shrine_cell(state)
        daring = Journey(state, seat, FOR_THE_SHRINE)
        if daring.steps[shrine] < journeys.FAR:
            return daring.towards(shrine)
    if here >= grid.ISLAND_CELLS:
        return journeys.turn_up(state, journey, in_cave=True)
    if here == state.cells[zone.ENTRANCE_AT]:
        return action.STEP + grid.THROUGH
    goal = journey.nearest(journeys.entrance(state))
    if goal >= 0:
        return journey.towards(goal)
    choice = journeys.turn_up(state, journey, in_cave=False)
    return choice if choice != action.DONE else journeys.boldly(state, seat, journeys.entrance(state))


def on_cave_shrine(state: State, seat: i64) -> bool:
    """Whether a step takes the cave shrine."""
    return state.of(seat, zone.AT_CELL) == valuing.cave_shrine_cell(state)


def cut_off(state: State, seat: i64) -> bool:
    """Whether an explorer in the cave has to discover a way out."""
    here = state.of(seat, zone.AT_CELL)
    return (
        here >= grid.ISLAND_CELLS
        and moving.beyond(state, here, grid.THROUGH) < 0
        and not moving.leads_out(state, here, -1)
    )


def step_off(state: State, seat: i64) -> int:
    """Any step takes the cave shrine: out of the cave if it can be, and least of all into a fight."""
    best, most = action.DONE, -1.0e9
    for choice in state.legal_actions():
        worth = _BLINDLY
        if action.STEP <= choice < action.COVER:
            there = moving.beyond(state, state.of(seat, zone.AT_CELL), choice - action.STEP)
            worth = fighting.attack(state, seat, there, 0, True) - _FURTHER * float(
                valuing.apart(state, there, grid.EXIT_CELL)
            )
            if state.rivals_on(seat, there) != 0:
                # What it has just taken is at stake there.
                worth -= fighting.worth_of_cave_shrine(state, seat)
            if there >= grid.ISLAND_CELLS and not moving.leads_out(state, there, state.of(seat, zone.AT_CELL)):
                worth += _CUT_OFF
        elif choice != action.DISCOVER:
            continue
        if worth > most:
            best, most = choice, worth
    return best
