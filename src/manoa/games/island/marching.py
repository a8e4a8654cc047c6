"""Army moves that pay: to strike, to help in a battle, to guard the explorer, to leave before a battle is lost."""

from __future__ import annotations

from typing import Final

from manoa.games.island import actions
from manoa.games.island.armies import can_enter, free_move, leads_army
from manoa.games.island.components import ARMY, DWELLER, LARGEST_ARMY, MOST_VILLAGERS
from manoa.games.island.doubts import Doubt
from manoa.games.island.fighting import A_FORT, attack, danger, outcome, spoils, stake
from manoa.games.island.grid import DIRECTIONS
from manoa.games.island.moving import beyond
from manoa.games.island.queue import against_of, attacker_of, cell_of, defence_of, rivals_left, rivals_of
from manoa.games.island.settling import works
from manoa.games.island.standing import apart, imminence
from manoa.games.island.state import A_DWELLER, A_FARM, AT_CELL, HOARD, QUEUE, QUEUED, VILLAGER_AT, State
from manoa.games.island.valuing import missing_offerings, price_of, worth_of_more
from manoa.kernel.native import i64

# What has to be gained before an army moves.
_LEAST: Final = 0.3
_CLOSE: Final = 0.3
# What a dweller that is gone is worth, and a kind of harvest that nobody brings in any more.
_A_DWELLER: Final = 2.0
_A_FIELD: Final = 1.5
# The cards that the bank takes for the gold of a march.
_BANKED: Final = 1.0
# Within so many steps of an explorer that has no speed left, something may still happen.
_NEAR: Final = 2


class March:
    """An army move and what it promises."""

    def __init__(self, least: float) -> None:
        self.slot: i64 = -1
        self.number: i64 = 0
        self.way: i64 = 0
        self.value: float = least


def best_march(state: State, seat: i64, start: i64, least: float) -> March:
    """The army move of a seat that promises most, from one cell, or from any if that is -1."""
    best = March(least)
    price = 0.0
    if not free_move(state, seat):
        price = price_of(state, seat, ARMY) if state.can_pay(seat, ARMY) else _BANKED
    slot: i64 = 0
    while slot < MOST_VILLAGERS:
        cell = state.of(seat, VILLAGER_AT + slot)
        if (start < 0 or start == cell) and leads_army(state, seat, slot):
            way: i64 = 0
            while way < DIRECTIONS:
                there = beyond(state, cell, way)
                if there >= 0 and can_enter(state, seat, there):
                    number: i64 = 1
                    while number <= state.villagers(seat, cell) and number <= LARGEST_ARMY:
                        value = _value(state, seat, cell, there, number) - price
                        if value > best.value:
                            best.slot, best.number, best.way, best.value = slot, number, way, value
                        number += 1
                way += 1
        slot += 1
    return best


def _value(state: State, seat: i64, cell: i64, there: i64, number: i64) -> float:
    """What it brings a seat that so many villagers go from a cell to the next."""
    total = _leaving(state, seat, cell, number)
    place = _battle_on(state, seat, there)
    if place >= 0:
        entry = state.cells[QUEUE + place]
        return total + _battle(state, seat, entry, number) - _battle(state, seat, entry, 0)
    if state.rivals_on(seat, there) != 0:
        return total + attack(state, seat, there, number, False)
    if seat == state.active and state.speed == 0 and state.explorer_on(seat, there):
        total += danger(state, seat, there, 0) - danger(state, seat, there, number)
    return total


def _leaving(state: State, seat: i64, cell: i64, number: i64) -> float:
    """What it brings that so many villagers are not on a cell any more: less to lose, or fewer fields."""
    place = _battle_on(state, seat, cell)
    if place >= 0:
        entry = state.cells[QUEUE + place]
        return _battle(state, seat, entry, -number) - _battle(state, seat, entry, 0)
    idle: bool = number < state.villagers(seat, cell) or missing_offerings(state, seat) == 0
    return 0.0 if idle or not works(state, seat, cell) else -_A_FIELD


def _battle_on(state: State, seat: i64, cell: i64) -> i64:
    """The place in the queue of a battle that a seat has on a cell, but for those about farms; -1 for none."""
    place: i64 = 0
    while place < state.cells[QUEUED]:
        entry = state.cells[QUEUE + place]
        involved: bool = attacker_of(entry) == seat or (rivals_of(entry) >> seat) & 1 == 1
        if involved and cell_of(entry) == cell and against_of(entry) != A_FARM:
            return place
        place += 1
    return -1


def _battle(state: State, seat: i64, entry: i64, more: i64) -> float:
    """What a battle that was begun promises a seat with so many villagers more, or less."""
    cell = cell_of(entry)
    loss = stake(state, seat, state.villagers(seat, cell) + more, state.explorer_on(seat, cell))
    strength: i64 = state.strength(seat, cell) + more
    if against_of(entry) == A_DWELLER:
        gain = _A_DWELLER
        if (state.tables().thieves >> (state.kind(cell) - DWELLER)) & 1:
            gain += worth_of_more(state, seat, state.cells[HOARD] + state.cells[HOARD + 1] + state.cells[HOARD + 2])
        return outcome(strength, defence_of(state, entry), gain, loss)
    if attacker_of(entry) != seat:
        rival = attacker_of(entry)
        strength += state.fort_on(seat, cell)
        loss += A_FORT * float(state.fort_on(seat, cell))
        if strength == 0:
            return 0.0
        return outcome(strength, state.strength(rival, cell), spoils(state, seat, rival, cell), loss)
    # Of several opponents the weakest is named first.
    best = -1.0e9
    rivals = rivals_left(state, entry)
    rival = 0
    while rival < state.players:
        if (rivals >> rival) & 1:
            defence = state.defence(rival, cell)
            best = max(best, outcome(strength, defence, spoils(state, seat, rival, cell), loss))
        rival += 1
    return best


# What is asked --------------------------------------------------------------------------------------------------------


def react(state: State, doubt: Doubt) -> int:
    """In a window: an army move that pays, by a trade with the bank if need be; else passes."""
    seat = state.seat
    march = best_march(state, seat, -1, _LEAST - _CLOSE)
    if march.slot >= 0:
        doubt.weigh(march.value, _LEAST, _CLOSE)
    if march.slot >= 0 and march.value > _LEAST:
        for action in state.legal_actions():
            if action == actions.ARMY + int(march.slot) or actions.BANK <= action < actions.SEAT:
                return action
    quiet: bool = actions.SILENCE in state.legal_actions() and _out_of_reach(state, seat)
    return actions.SILENCE if quiet else actions.DONE


def strike(state: State, doubt: Doubt) -> int:
    """In the explore phase: an army move that pays; -1 for none."""
    seat = state.active
    if not free_move(state, seat) and not state.can_pay(seat, ARMY):
        return -1
    march = best_march(state, seat, -1, _LEAST)
    if march.slot < 0:
        return -1
    doubt.weigh(march.value, _LEAST, _CLOSE)
    return actions.ARMY + int(march.slot)


def march_on(state: State) -> int:
    """How many of the army that was named go, and where."""
    march = best_march(state, state.seat, state.march_from, -1.0e9)
    return actions.MARCH + DIRECTIONS * int(march.number - 1) + int(march.way)


def _out_of_reach(state: State, seat: i64) -> bool:
    """Whether nothing that the active player may still do this turn can concern a seat's armies."""
    if state.cells[QUEUED] > 0 or imminence(state, state.active) > 0.0:
        return False
    reach: i64 = state.speed + _NEAR
    slot: i64 = 0
    while slot < MOST_VILLAGERS:
        cell = state.of(seat, VILLAGER_AT + slot)
        if cell >= 0 and apart(state, cell, state.of(state.active, AT_CELL)) <= reach:
            return False
        slot += 1
    return True
