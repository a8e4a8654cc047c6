"""Army moves that pay: to strike, to help in a battle, to guard the explorer, to leave before a battle is lost."""

from __future__ import annotations

from typing import Final

from manoa.games.island import components, grid, zone
from manoa.games.island.rules import action, armies, battles, moving
from manoa.games.island.state import State
from manoa.games.island.strategy import fighting, settling, valuing
from manoa.games.island.strategy.valuing import Doubt
from manoa.kernel.native import i64

# What has to be gained before an army moves.
_LEAST: Final = 0.3
_CLOSE: Final = 0.3
# What makes an army move worth a thought.
HARDLY: Final = -1.0
# What a dweller that is gone is worth, and a kind of harvest that nobody brings in any more.
_A_DWELLER: Final = 2.0
_A_FIELD: Final = 1.5
# The cards that the bank takes for the gold of a march.
_BANKED: Final = 1.0
# Within that many steps of an explorer that has no speed left, something may still happen.
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
    if not armies.free_move(state, seat):
        price = valuing.price_of(state, seat, components.ARMY) if state.can_pay(seat, components.ARMY) else _BANKED
    slot: i64 = 0
    while slot < components.MOST_VILLAGERS:
        cell = state.of(seat, zone.VILLAGER_AT + slot)
        if (start < 0 or start == cell) and armies.leads_army(state, seat, slot):
            way: i64 = 0
            while way < grid.DIRECTIONS:
                there = moving.beyond(state, cell, way)
                if there >= 0 and armies.can_enter(state, seat, there):
                    number: i64 = 1
                    while number <= state.villagers(seat, cell) and number <= components.LARGEST_ARMY:
                        value = _value(state, seat, cell, there, number) - price
                        if value > best.value:
                            best.slot, best.number, best.way, best.value = slot, number, way, value
                        number += 1
                way += 1
        slot += 1
    return best


def _value(state: State, seat: i64, cell: i64, there: i64, number: i64) -> float:
    """What it brings a seat that that many villagers go from a cell to the next."""
    total = _leaving(state, seat, cell, number)
    place = _battle_on(state, seat, there)
    if place >= 0:
        entry = state.cells[zone.QUEUE + place]
        return total + _battle(state, seat, entry, number) - _battle(state, seat, entry, 0)
    if state.rivals_on(seat, there) != 0:
        return total + fighting.attack(state, seat, there, number, False)
    if seat == state.active and state.speed == 0 and state.explorer_on(seat, there):
        total += fighting.danger(state, seat, there, 0) - fighting.danger(state, seat, there, number)
    return total


def _leaving(state: State, seat: i64, cell: i64, number: i64) -> float:
    """What it brings that that many villagers are not on a cell any more: less to lose, or fewer fields."""
    place = _battle_on(state, seat, cell)
    if place >= 0:
        entry = state.cells[zone.QUEUE + place]
        return _battle(state, seat, entry, -number) - _battle(state, seat, entry, 0)
    idle: bool = number < state.villagers(seat, cell) or valuing.missing_offerings(state, seat) == 0
    return 0.0 if idle or not settling.works(state, seat, cell) else -_A_FIELD


def _battle_on(state: State, seat: i64, cell: i64) -> i64:
    """The place in the queue of a battle that a seat has on a cell, but for those about farms; -1 for none."""
    place: i64 = 0
    while place < state.cells[zone.QUEUED]:
        entry = state.cells[zone.QUEUE + place]
        involved: bool = battles.attacker_of(entry) == seat or (battles.rivals_of(entry) >> seat) & 1 == 1
        if involved and battles.cell_of(entry) == cell and battles.against_of(entry) != battles.A_FARM:
            return place
        place += 1
    return -1


def _battle(state: State, seat: i64, entry: i64, more: i64) -> float:
    """What a battle that was begun promises a seat with that many villagers more, or less."""
    cell = battles.cell_of(entry)
    loss = fighting.stake(state, seat, state.villagers(seat, cell) + more, state.explorer_on(seat, cell))
    strength: i64 = state.strength(seat, cell) + more
    if battles.against_of(entry) == battles.A_DWELLER:
        gain = _A_DWELLER
        if (state.box.thieves >> (state.kind(cell) - components.DWELLER)) & 1:
            gain += valuing.worth_of_more(state, seat, state.hoard_size())
        return fighting.outcome(strength, battles.defence_of(state, entry), gain, loss)
    if battles.attacker_of(entry) != seat:
        rival = battles.attacker_of(entry)
        strength += state.fort_on(seat, cell)
        loss += fighting.A_FORT * float(state.fort_on(seat, cell))
        if strength == 0:
            return 0.0
        return fighting.outcome(strength, state.strength(rival, cell), fighting.spoils(state, seat, rival, cell), loss)
    # Of several opponents the weakest is named first.
    best = -1.0e9
    rivals = battles.rivals_left(state, entry)
    rival = 0
    while rival < state.players:
        if (rivals >> rival) & 1:
            defence = state.defence(rival, cell)
            best = max(best, fighting.outcome(strength, defence, fighting.spoils(state, seat, rival, cell), loss))
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
        for choice in state.legal_actions():
            if choice == action.ARMY + int(march.slot) or action.BANK <= choice < action.SEAT:
                return choice
    quiet: bool = action.SILENCE in state.legal_actions() and _out_of_reach(state, seat)
    return action.SILENCE if quiet else action.DONE


def strike(state: State, doubt: Doubt) -> int:
    """In the explore phase: an army move that pays; -1 for none."""
    seat = state.active
    if not armies.free_move(state, seat) and not state.can_pay(seat, components.ARMY):
        return -1
    march = best_march(state, seat, -1, _LEAST)
    if march.slot < 0:
        return -1
    doubt.weigh(march.value, _LEAST, _CLOSE)
    return action.ARMY + int(march.slot)


def march_on(state: State) -> int:
    """How many of the army that was named go, and where."""
    march = best_march(state, state.seat, state.march_from, -1.0e9)
    return int(action.march(march.number, march.way))


def _out_of_reach(state: State, seat: i64) -> bool:
    """Whether nothing that the active player may still do this turn can concern a seat's armies."""
    if state.cells[zone.QUEUED] > 0 or valuing.imminence(state, state.active) > 0.0:
        return False
    reach: i64 = state.speed + _NEAR
    slot: i64 = 0
    while slot < components.MOST_VILLAGERS:
        cell = state.of(seat, zone.VILLAGER_AT + slot)
        if cell >= 0 and valuing.apart(state, cell, state.of(state.active, zone.AT_CELL)) <= reach:
            return False
        slot += 1
    return True
