"""How near each seat is to winning, as far as everyone can see."""

from __future__ import annotations

from typing import Final

from manoa.games.island.components import CAVE_SHRINE, OFFERING
from manoa.games.island.grid import CELLS, EXIT_CELL, HEXES, ISLAND_CELLS
from manoa.games.island.state import (
    AT_CELL,
    CAVE_SIZE,
    ENTRANCE_AT,
    IN_STACK,
    OFFERED,
    ON_MAP,
    SHRINE_CELL,
    State,
)
from manoa.games.island.valuing import cards_short, missing_offerings
from manoa.kernel.hexes import distance
from manoa.kernel.native import i64

# Cards of a turn, and how far an explorer goes in one.
HARVEST: Final = 4
STRIDES: Final = 5
APART: Final = 20
# Turns by which a seat is clearly ahead.
_LEAD: Final = 1.5


def apart(state: State, one: i64, other: i64) -> i64:
    """Steps between two cells as the crow flies, through the cave's mouth if need be."""
    if (one < ISLAND_CELLS) == (other < ISLAND_CELLS):
        return distance(HEXES[one], HEXES[other])
    mouth = state.cells[ENTRANCE_AT]
    if mouth < 0:
        return APART
    above: i64 = one if one < ISLAND_CELLS else other
    below: i64 = other if one < ISLAND_CELLS else one
    return distance(HEXES[above], HEXES[mouth]) + 1 + distance(HEXES[EXIT_CELL], HEXES[below])


def cave_shrine_cell(state: State) -> i64:
    """Where the cave shrine lies; -1 if it is not on the map."""
    if state.holder != ON_MAP:
        return -1
    cell: i64 = ISLAND_CELLS
    while cell < CELLS and state.kind(cell) != CAVE_SHRINE:
        cell += 1
    return cell


def turns_to_win(state: State, seat: i64) -> float:
    """About how many turns a seat needs if nobody stops it."""
    missing = missing_offerings(state, seat)
    cards = cards_short(state, seat)
    turns = 0.6 * float(missing)
    if cards > 0:
        turns += float(cards) / float(HARVEST)
    if state.holder == IN_STACK:
        turns += 1.0 + float(state.cells[CAVE_SIZE]) / 8.0
    elif state.holder == ON_MAP:
        turns += 1.0
    elif state.holder != seat:
        turns += 4.0
    if state.holder < 0 and state.of(seat, AT_CELL) < ISLAND_CELLS:
        turns += 0.5
    return turns


def imminence(state: State, seat: i64) -> float:
    """The chance that a seat wins in its next turn, roughly; 0 for most of the game, 1 if it is about to win now."""
    missing = missing_offerings(state, seat)
    here = state.of(seat, AT_CELL)
    if seat == state.active:
        if missing == 0 and here == cave_shrine_cell(state) and state.speed > 0:
            return 1.0
        if missing == 1 and state.holder == seat and state.piece == OFFERING:
            return 1.0
    if missing == 0 and state.holder == ON_MAP:
        return 0.9 if apart(state, here, cave_shrine_cell(state)) < STRIDES else 0.3
    if missing == 0 and state.holder == IN_STACK:
        mouth = state.cells[ENTRANCE_AT]
        ahead: i64 = STRIDES if here >= ISLAND_CELLS else STRIDES - 1 - apart(state, here, mouth) if mouth >= 0 else 0
        if ahead <= 0:
            return 0.0
        return float(ahead - 1) / float(state.cells[CAVE_SIZE] + 1)
    if missing == 1 and state.holder == seat and cards_short(state, seat) <= HARVEST:
        return 0.6 if _near_its_last_shrine(state, seat) else 0.1
    return 0.0


def _near_its_last_shrine(state: State, seat: i64) -> bool:
    number: i64 = 0
    while (state.of(seat, OFFERED) >> number) & 1:
        number += 1
    shrine = state.cells[SHRINE_CELL + number]
    return shrine >= 0 and apart(state, state.of(seat, AT_CELL), shrine) <= STRIDES


def leads(state: State, seat: i64, other: i64) -> bool:
    """Whether a seat is clearly nearer to winning than another."""
    return turns_to_win(state, seat) + _LEAD < turns_to_win(state, other)
