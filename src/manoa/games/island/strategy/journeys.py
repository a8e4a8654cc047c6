"""How far it is: steps for an explorer over the laid tiles, round opponents that it should not fight."""

from __future__ import annotations

from typing import Final

from manoa.games.island import components, grid, zone
from manoa.games.island.rules import action, moving, odds, stacks
from manoa.games.island.state import State
from manoa.games.island.strategy import valuing
from manoa.kernel.native import i64, vec

FAR: Final = 99


class Journey:
    """Steps from a seat's explorer to every cell, and the first direction of a shortest way there.

    Cells with opponents are entered only where the chance to beat each of them is at least `daring`.
    """

    def __init__(self, state: State, seat: i64, daring: float) -> None:
        self.steps: vec[i64] = vec[i64]([FAR] * grid.CELLS)
        self.first: vec[i64] = vec[i64]([-1] * grid.CELLS)
        self.before: vec[i64] = vec[i64]([-1] * grid.CELLS)  # the cell that each is entered from
        queue: vec[i64] = vec[i64]([0] * grid.CELLS)
        here: i64 = state.of(seat, zone.AT_CELL)
        self.here: i64 = here
        queue[0] = here
        self.steps[here] = 0
        number: i64 = 1
        place: i64 = 0
        while place < number:
            cell = queue[place]
            place += 1
            way: i64 = 0
            while way < grid.DIRECTIONS:
                there = moving.beyond(state, cell, way)
                new: bool = there >= 0 and self.steps[there] == FAR and components.enterable(state.kind(there))
                if new and safe(state, seat, there, daring):
                    self.steps[there] = self.steps[cell] + 1
                    self.first[there] = way if cell == here else self.first[cell]
                    self.before[there] = cell
                    queue[number] = there
                    number += 1
                way += 1

    def nearest(self, wanted: vec[i64]) -> i64:
        """The nearest of the cells that are marked; -1 where none can be reached."""
        best: i64 = -1
        cell: i64 = 0
        while cell < grid.CELLS:
            if wanted[cell] != 0 and self.steps[cell] < FAR and (best < 0 or self.steps[cell] < self.steps[best]):
                best = cell
            cell += 1
        return best

    def towards(self, goal: i64) -> int:
        """The first step to a cell; at the goal there is none to make."""
        return action.DONE if goal == self.here else action.STEP + int(self.first[goal])


def safe(state: State, seat: i64, cell: i64, daring: float) -> bool:
    """Whether an explorer may dare to step onto a cell."""
    rivals = state.rivals_on(seat, cell)
    if rivals == 0:
        return True
    if state.round == 1:
        return False
    strength: int = state.explorer_strength(seat)
    strength += state.strength(seat, cell) if not state.explorer_on(seat, cell) else 0
    other: i64 = 0
    while other < state.players:
        if (rivals >> other) & 1 and odds.win_chance(strength, state.defence(other, cell)) < daring:
            return False
        other += 1
    return True


# Goals: cells marked with 1 -------------------------------------------------------------------------------------------


def nothing() -> vec[i64]:
    """No cell."""
    return vec[i64]([0] * grid.CELLS)


def beside_shrines(state: State, seat: i64) -> vec[i64]:
    """Cells next to island shrines that lack the seat's offering."""
    wanted = nothing()
    number: i64 = 0
    while number < components.SHRINES:
        shrine = state.cells[zone.SHRINE_CELL + number]
        if shrine >= 0 and (state.of(seat, zone.OFFERED) >> number) & 1 == 0:
            way: i64 = 0
            while way < 6:
                if grid.NEXT[6 * shrine + way] >= 0:
                    wanted[grid.NEXT[6 * shrine + way]] = 1
                way += 1
        number += 1
    return wanted


def frontier(state: State, in_cave: bool) -> vec[i64]:
    """Cells from which a tile can be discovered, on the island or in the cave."""
    wanted = nothing()
    cell: i64 = grid.ISLAND_CELLS if in_cave else 0
    end: i64 = grid.CELLS if in_cave else grid.ISLAND_CELLS
    left = state.cells[zone.CAVE_SIZE] if in_cave else stacks.stack_size(state)
    while cell < end and left > 0:
        if components.enterable(state.kind(cell)) and moving.free_cells(state, cell) != 0:
            wanted[cell] = 1
        cell += 1
    return wanted


def only(cell: i64) -> vec[i64]:
    """One cell."""
    wanted = nothing()
    if cell >= 0:
        wanted[cell] = 1
    return wanted


def entrance(state: State) -> vec[i64]:
    """The cave entrance, if it was found."""
    return only(state.cells[zone.ENTRANCE_AT])


def turn_up(state: State, journey: Journey, in_cave: bool) -> int:
    """Turns up a tile, or goes to where one can be turned up; boxed in, covers water."""
    for choice in state.legal_actions():
        if action.COVER <= choice < action.LAY:
            return choice
    goal = journey.nearest(frontier(state, in_cave))
    if goal < 0:
        return action.DONE
    return action.DISCOVER if goal == journey.here else journey.towards(goal)


def boldly(state: State, seat: i64, wanted: vec[i64]) -> int:
    """A way to where there is none without a fight: through those that may be beaten, if need be with little hope."""
    for daring in (0.4, valuing.HOPELESS):
        journey = Journey(state, seat, daring)
        goal = journey.nearest(wanted)
        if goal >= 0:
            return journey.towards(goal)
    return action.DONE
