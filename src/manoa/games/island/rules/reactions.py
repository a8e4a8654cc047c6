"""Reaction windows: whom they concern, who is asked, and what goes on when they close. IS-REACT, IS-BUY-7."""

from __future__ import annotations

from typing import Final

from manoa.games.island import components, grid, ground, mode, zone
from manoa.games.island.rules import armies, battles, buying, moving, trading, turns, wishing
from manoa.games.island.state import State
from manoa.kernel.native import i64

# Whom a window concerns -----------------------------------------------------------------------------------------------

# The part that a seat has in the battles that were begun.
BARRED: Final = -1  # another meets a dweller
NO_PART: Final = 0
ATTACKS: Final = 1
IS_ATTACKED: Final = 2


def part_of(state: State, seat: i64) -> i64:
    """The part of a seat in the battles that were begun. Before a dweller's dice only its discoverer has one."""
    found: i64 = NO_PART
    place: i64 = 0
    while place < state.cells[zone.QUEUED]:
        entry = state.cells[zone.QUEUE + place]
        if battles.against_of(entry) == battles.A_DWELLER:
            return ATTACKS if seat == battles.attacker_of(entry) else BARRED
        if (battles.rivals_of(entry) >> seat) & 1:
            found = IS_ATTACKED
        elif battles.attacker_of(entry) == seat and found == NO_PART:
            found = ATTACKS
        place += 1
    return found


def has_stake(state: State, seat: i64) -> bool:
    """IS-TRADE-6: whether a seat's explorer is attacked while it holds cards, half of which it may lose."""
    place: i64 = 0
    while place < state.cells[zone.QUEUED]:
        entry = state.cells[zone.QUEUE + place]
        if (
            battles.against_of(entry) == battles.RIVALS
            and (battles.rivals_of(entry) >> seat) & 1
            and state.explorer_on(seat, battles.cell_of(entry))
        ):
            return state.hand_size(seat) > 0
        place += 1
    return False


def might_pay(state: State, seat: i64) -> bool:
    """Whether a seat can pay for an army move, by trades with the bank too; with hidden hands, whether it might."""
    if not state.hidden:
        return state.can_pay(seat, components.ARMY) or trading.can_raise(state, seat, components.ARMY)
    cost = state.box.cost
    price = state.price_at(seat, components.ARMY)
    return state.hand_size(seat) >= cost[price] + cost[price + 1] + cost[price + 2]


def heeds(state: State, seat: i64) -> bool:
    """IS-REACT-1: whether a seat without part in a battle wants to be asked in the window that is open."""
    heed = state.heed_of(seat)
    if heed == mode.HEED_ALWAYS and (state.silent >> seat) & 1 == 0:
        return True
    return heed != mode.HEED_ATTACKED and concerned(state, seat)


def concerned(state: State, seat: i64) -> bool:
    """IS-REACT-2: whether an enemy has come within reach, or buys what its own army can still prevent."""
    if state.round == 1 or state.about == mode.ABOUT_BATTLE:
        return False
    if state.about == mode.ABOUT_PURCHASE:
        return _can_prevent(state, seat)
    return approached(state, seat)


def approached(state: State, seat: i64) -> bool:
    """Whether the last move brought a piece that can go on next to one of a seat's, and it came from further away."""
    if state.moved_from < 0 or state.mover == seat or not _next_to(state, seat, state.moved_to):
        return False
    if _next_to(state, seat, state.moved_from):
        return False
    if state.moved > 0:
        return might_pay(state, state.mover)
    if state.ending or not state.explorer_on(state.mover, state.moved_to):
        return False
    return state.speed > 0 or state.shrines(state.mover) >= components.SHRINES


def _next_to(state: State, seat: i64, cell: i64) -> bool:
    """Whether something of a seat's that can be attacked is a step from a cell."""
    mine: i64 = ground.ANYBODY - ground.OTHERS[seat]
    way: i64 = 0
    while way < grid.DIRECTIONS:
        near = moving.beyond(state, cell, way)
        if near >= 0 and state.cells[near] & mine != 0 and components.enterable(state.cells[near] & ground.KIND):
            return True
        way += 1
    return False


def _can_prevent(state: State, seat: i64) -> bool:
    """Whether an army of a seat can move where the announced purchase is made from or goes to. Farms disturb nobody."""
    if state.piece == components.FARM:
        return False
    slot: i64 = 0
    while slot < components.MOST_VILLAGERS:
        cell = state.of(seat, zone.VILLAGER_AT + slot)
        if cell >= 0:
            ways = armies.march_ways(state, seat, cell)
            way: i64 = 0
            while ways != 0:
                if ways & 1 and _matters(state, moving.beyond(state, cell, way)):
                    return True
                ways >>= 1
                way += 1
        slot += 1
    return False


def _matters(state: State, cell: i64) -> bool:
    if state.piece == components.VILLAGER:
        return cell == state.spot
    if cell == state.of(state.active, zone.AT_CELL):
        return True
    return state.piece == components.FORT and grid.touches(state.spot, cell)


# Windows, and what goes on when they close ----------------------------------------------------------------------------


def settle(state: State) -> None:
    """Goes on with what was begun until somebody is asked: battles and their windows, the purchase, the turn's end."""
    while state.mode == mode.SETTLE:
        place = battles.next_battle(state)
        if state.wanting != 0:
            # IS-TRADE-5: trade may come in before the dice.
            wishing.interrupt(state)
            if state.mode != mode.SETTLE:
                return
        if place >= 0 and battles.opponent(state, state.cells[zone.QUEUE + place]) < 0:
            # IS-RUL-4: several opponents; the attacker names the one to fight first.
            state.mode = mode.RIVAL
            state.seat = battles.attacker_of(state.cells[zone.QUEUE + place])
        elif state.due and (place >= 0 or state.about != mode.ABOUT_BATTLE):
            _ask_next(state)
        elif place >= 0:
            # The next battle, if there is one, has a window of its own; and after a dweller, whose window was the
            # discoverer's alone, the others may react to the step, however the fight ended.
            state.about = (
                mode.ABOUT_STEP
                if battles.against_of(state.cells[zone.QUEUE + place]) == battles.A_DWELLER
                else mode.ABOUT_BATTLE
            )
            state.due = True
            state.passed = 0
            battles.fight(state, place)
        else:
            _go_on(state)


def _go_on(state: State) -> None:
    """No battle is left: the turn ends, or the purchase is made and the explore phase goes on."""
    state.due = False
    state.passed = 0
    state.about = 0
    state.seat = state.active
    if state.ending:
        if state.piece >= 0:
            buying.lapse(state)
        turns.end_turn(state)
        return
    if state.piece >= 0:
        buying.complete(state)
    if state.mode != mode.OVER:
        state.mode = mode.EXPLORE


def _ask_next(state: State) -> None:
    """The next seat, clockwise from the active player's left, that can react and has not passed; if none, it closes."""
    place: i64 = 1
    while place <= state.players:
        seat = (state.active + place) % state.players
        if (state.passed >> seat) & 1 == 0 and can_react(state, seat):
            state.seat = seat
            state.mode = mode.REACT
            if state.narrating and state.about == mode.ABOUT_PURCHASE and state.passed == 0:
                at = buying.spot_id(state, state.piece, state.spot)
                state.tell("announces", state.active, {"piece": components.PIECES[state.piece], "at": at})
            return
        place += 1
    state.due = False


def can_react(state: State, seat: i64) -> bool:
    """IS-BUY-7: whether a seat is asked at all. With hidden hands only what everyone can see decides."""
    part = part_of(state, seat)
    if part == BARRED or (part == NO_PART and (seat == state.active or not heeds(state, seat))):
        return False
    if part == IS_ATTACKED and has_stake(state, seat):
        # IS-TRADE-6: without armies too, since cards may change hands before the dice.
        return True
    return (armies.free_move(state, seat) or might_pay(state, seat)) and armies.has_army(state, seat)


def pass_by(state: State) -> None:
    """A seat does not react."""
    state.passed |= components.BIT[state.seat]
    state.mode = mode.SETTLE


def be_silent(state: State) -> None:
    """IS-REACT-3: a seat passes until its own turn, unless it is concerned."""
    state.silent |= components.BIT[state.seat]
    if state.narrating:
        state.tell("silent", state.seat, {})
    pass_by(state)


def name_rival(state: State, rival: i64) -> None:
    """IS-RUL-4: whom the attacker fights first."""
    state.named = rival
    state.mode = mode.SETTLE
