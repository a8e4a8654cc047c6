"""The cave: when to go there, what its dwellers mean, and how its shrine is taken."""

from __future__ import annotations

from typing import Final

from manoa.games.island import actions
from manoa.games.island.components import MOST_DWELLERS
from manoa.games.island.fighting import attack, outcome, stake, support, worth_of_cave_shrine
from manoa.games.island.grid import EXIT_CELL, ISLAND_CELLS, THROUGH
from manoa.games.island.journeys import FAR, Journey, boldly, entrance, turn_up
from manoa.games.island.moving import beyond, leads_out
from manoa.games.island.standing import apart, cave_shrine_cell
from manoa.games.island.state import AT_CELL, CAVE_DWELLERS, CAVE_SIZE, ENTRANCE_AT, HOARD, ON_MAP, State
from manoa.games.island.valuing import worth_of_more
from manoa.kernel.native import i64

# The chance of victory from which the way to the cave shrine is fought for.
FOR_THE_SHRINE: Final = 0.4
# A cave tile that is known, whatever it is.
_PROGRESS: Final = 0.1
# With the cave shrine: a step further from the exit, and one onto a tile that nobody has seen.
_FURTHER: Final = 0.1
_BLINDLY: Final = -2.0
# The way out is to be discovered anew.
_CUT_OFF: Final = -1.5


def promise(state: State, seat: i64) -> float:
    """What turning up a cave tile promises while the shrine is among them: it, dwellers by their strength, nothing."""
    here = state.of(seat, AT_CELL)
    strength: i64 = state.explorer_strength(seat) + support(state, seat, here)
    loss = stake(state, seat, 0, True)
    total = worth_of_cave_shrine(state, seat)
    which: i64 = 0
    while which < MOST_DWELLERS:
        if (state.cells[CAVE_DWELLERS] >> which) & 1:
            gain = _PROGRESS
            if (state.tables().thieves >> which) & 1:
                gain += worth_of_more(state, seat, state.cells[HOARD] + state.cells[HOARD + 1] + state.cells[HOARD + 2])
            total += outcome(strength, state.tables().strength[which], gain, loss)
        which += 1
    return total / float(state.cells[CAVE_SIZE])


def to_the_cave(state: State, seat: i64, journey: Journey) -> int:
    """A step on the way to the cave shrine, which nobody holds; the end of the turn where there is none."""
    here = state.of(seat, AT_CELL)
    if state.holder == ON_MAP:
        shrine = cave_shrine_cell(state)
        daring = Journey(state, seat, FOR_THE_SHRINE)
        if daring.steps[shrine] < FAR:
            return daring.towards(shrine)
    if here >= ISLAND_CELLS:
        return turn_up(state, journey, in_cave=True)
    if here == state.cells[ENTRANCE_AT]:
        return actions.STEP + THROUGH
    goal = journey.nearest(entrance(state))
    if goal >= 0:
        return journey.towards(goal)
    action = turn_up(state, journey, in_cave=False)
    return action if action != actions.DONE else boldly(state, seat, entrance(state))


def on_cave_shrine(state: State, seat: i64) -> bool:
    """Whether a step takes the cave shrine."""
    return state.of(seat, AT_CELL) == cave_shrine_cell(state)


def cut_off(state: State, seat: i64) -> bool:
    """Whether an explorer in the cave has to discover a way out."""
    here = state.of(seat, AT_CELL)
    return here >= ISLAND_CELLS and beyond(state, here, THROUGH) < 0 and not leads_out(state, here, -1)


def step_off(state: State, seat: i64) -> int:
    """Any step takes the cave shrine: out of the cave if it can be, and least of all into a fight."""
    best, most = actions.DONE, -1.0e9
    for action in state.legal_actions():
        worth = _BLINDLY
        if actions.STEP <= action < actions.COVER:
            there = beyond(state, state.of(seat, AT_CELL), action - actions.STEP)
            worth = attack(state, seat, there, 0, True) - _FURTHER * float(apart(state, there, EXIT_CELL))
            if state.rivals_on(seat, there) != 0:
                # What it has just taken is at stake there.
                worth -= worth_of_cave_shrine(state, seat)
            if there >= ISLAND_CELLS and not leads_out(state, there, state.of(seat, AT_CELL)):
                worth += _CUT_OFF
        elif action != actions.DISCOVER:
            continue
        if worth > most:
            best, most = action, worth
    return best
