"""Plans of several actions: tried out on a copy, as far as no chance comes in and others let it pass."""

from __future__ import annotations

from typing import Final

from manoa.games.island import components, grid, mode, zone
from manoa.games.island.rules import action, moving
from manoa.games.island.state import State
from manoa.games.island.strategy.journeys import Journey
from manoa.kernel import splitmix
from manoa.kernel.native import i64
from manoa.kernel.strategy import Plan

# More actions than a turn without chance has.
_LONGEST: Final = 60


def mark(state: State) -> int:
    """The fingerprint of a position: what is asked, the seat's own cards and pieces, and where its rivals are.

    Others' cards and the stacks' order are left out, so that a plan fits whatever is dealt anew.
    """
    seat = state.seat
    word = splitmix.word(state.turn * 64 + state.mode)
    word = splitmix.word(word ^ (seat * 4096 + state.speed * 256 + state.left * 16 + (1 if state.marched else 0)))
    place: i64 = zone.SEATS + seat * zone.STRIDE
    end: i64 = place + zone.STRIDE
    while place < end:
        word = splitmix.word(word ^ state.cells[place])
        place += 1
    other: i64 = 0
    while other < state.players:
        if other != seat:
            place = zone.SEATS + other * zone.STRIDE + zone.AT_CELL
            end = zone.SEATS + other * zone.STRIDE + zone.OFFERED
            while place <= end:
                word = splitmix.word(word ^ state.cells[place])
                place += 1
        other += 1
    word = splitmix.word(word ^ (state.cells[zone.CAVE_SIZE] * 64 + state.cells[zone.QUEUED]))
    word = splitmix.word(word ^ (state.give * 4096 + state.want))
    return splitmix.unsigned(splitmix.word(word ^ (state.tile * 1024 + state.partner)))


class Pilot:
    """Carries out what a plan is after on a copy of the game and notes the actions."""

    def __init__(self, game: State) -> None:
        copied = game.copy()
        assert isinstance(copied, State)
        self.state: State = copied
        self.seat: i64 = game.seat
        self.turn: i64 = game.turn
        self.plan = Plan()
        self.on = True  # nothing unforeseen has come in

    def fork(self) -> Pilot:
        """Another that has come just as far."""
        other = Pilot(self.state)
        other.seat = self.seat
        other.turn = self.turn
        other.plan.actions = self.plan.actions[:]
        other.plan.meant_for = self.plan.meant_for[:]
        other.on = self.on
        return other

    def do(self, choice: int) -> bool:
        """An action, if it is open; whether the plan goes on after it."""
        state = self.state
        if not self.on or len(self.plan.actions) >= _LONGEST or choice not in state.legal_actions():
            self.on = False
            return False
        self.plan.add(mark(state), choice)
        state.apply(choice)
        # Others are expected to let it pass.
        while not state.revealed and state.mode == mode.REACT and state.seat != self.seat:
            state.apply(action.DONE)
        self.on = not state.revealed and state.mode != mode.OVER and state.seat == self.seat and state.turn == self.turn
        return self.on

    def walk(self, journey: Journey, goal: i64) -> bool:
        """The way to a cell, step by step; whether it is reached."""
        cells = [goal]
        while cells[-1] != journey.here:
            cells.append(journey.before[cells[-1]])
        place = len(cells) - 2
        while place >= 0:
            if not self.do(step_to(self.state, cells[place])):
                return False
            place -= 1
        return True


def step_to(state: State, cell: i64) -> int:
    """The step of the active explorer to a cell beside it; the end of the turn if it is not beside it."""
    here = state.of(state.active, zone.AT_CELL)
    way: i64 = 0
    while way < grid.DIRECTIONS:
        if moving.beyond(state, here, way) == cell:
            return action.STEP + int(way)
        way += 1
    return action.DONE


def affordable(state: State, seat: i64, piece: i64) -> bool:
    """Whether the hand holds the price of a piece that is in the supply."""
    return state.can_pay(seat, piece) and _left(state, seat, piece)


def _left(state: State, seat: i64, piece: i64) -> bool:
    where: i64 = zone.FORT_AT if piece == components.FORT else zone.FARM_AT
    if piece == components.VILLAGER:
        return state.count_of(seat, zone.VILLAGER_AT, components.MOST_VILLAGERS, zone.IN_SUPPLY) > 0
    return state.count_of(seat, where, components.MOST_BUILDINGS, zone.IN_SUPPLY) > 0
