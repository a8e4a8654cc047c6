"""Battles: how they begin, which is next, the dice, and what becomes of the beaten. IS-BAT, IS-CAVE-3, IS-SHR-3."""

from __future__ import annotations

from typing import Final

from manoa.games.island.beaten import begin_placing, go_back, lose_farm, lose_pieces
from manoa.games.island.components import (
    BIT,
    CAVE_SHRINE,
    DWELLER,
    EMPTY,
    NOTHING,
    THIEVES,
)
from manoa.games.island.grid import CELL_IDS
from manoa.games.island.hands import gain
from manoa.games.island.queue import (
    RIVALS_SHIFT,
    against_of,
    attacker_of,
    cell_of,
    corner_of,
    defence_of,
    drop,
    farm_slot,
    opponent,
    rivals_of,
)
from manoa.games.island.stacks import shuffle_into_cave
from manoa.games.island.state import (
    A_DWELLER,
    A_FARM,
    BEATEN,
    HOARD,
    OFFERED,
    OVER,
    QUEUE,
    RIVALS,
    SETTLE,
    TO_BANK,
    TO_HOARD,
    TO_SEAT,
    State,
)
from manoa.kernel.native import i64

ALL_SHRINES: Final = 7


def check_win(state: State, seat: i64) -> None:
    """IS-WIN-1: three island shrines and the cave shrine end the game at once."""
    if state.holder != seat or state.of(seat, OFFERED) != ALL_SHRINES:
        return
    state.mode = OVER
    state.seat = -1
    state.active = -1
    state.speed = 0
    if state.narrating:
        state.tell("wins", seat, {})
        state.tell("over", -1, {"round": int(state.round)})


# The dice -----------------------------------------------------------------------------------------------------------


def fight(state: State, place: i64) -> None:
    """IS-BAT-3: each side rolls as many dice as its strength; the higher sum wins."""
    entry = state.cells[QUEUE + place]
    cell = cell_of(entry)
    attacker = attacker_of(entry)
    other = opponent(state, entry)
    against = against_of(entry)
    strength = state.strength(attacker, cell)
    defence = defence_of(state, entry)
    dice: list[str] = []
    others: list[str] = []
    own = _roll(state, strength, dice)
    their = _roll(state, defence, others)
    if state.narrating:
        if against == A_DWELLER:
            state.tell(
                "fights-dweller",
                attacker,
                {
                    "rival": int(other),
                    "dweller": state.tables().dwellers[state.kind(cell) - DWELLER],
                    "cell": CELL_IDS[cell],
                    "strength": int(strength),
                    "defence": int(defence),
                    "roll": int(own),
                    "other": int(their),
                    "dice": " ".join(dice),
                    "others": " ".join(others),
                },
            )
        else:
            state.tell(
                "fights" if against == RIVALS else "fights-farm",
                attacker,
                {
                    "rival": int(other),
                    "cell": CELL_IDS[cell],
                    "strength": int(strength),
                    "defence": int(defence),
                    "roll": int(own),
                    "other": int(their),
                    "dice": " ".join(dice),
                    "others": " ".join(others),
                },
            )
    state.mode = SETTLE
    state.named = -1
    if against == A_DWELLER:
        drop(state, place)
        _dweller_fought(state, attacker, cell, own - their)
    elif own == their:
        drop(state, place)
        _tie(state, attacker, other, cell, against)
    elif own > their:
        _won(state, place, entry, attacker, other)
    else:
        drop(state, place)
        if state.narrating:
            state.tell("wins-battle", other, {"rival": int(attacker), "cell": CELL_IDS[cell]})
        _beaten(state, attacker, other, cell, attacking=True)


def _roll(state: State, number: i64, dice: list[str]) -> i64:
    total: i64 = 0
    while number > 0:
        die = 1 + state.chosen(6)
        if state.narrating:
            dice.append(str(die))
        total += die
        number -= 1
    return total


def _won(state: State, place: i64, entry: i64, attacker: i64, other: i64) -> None:
    cell = cell_of(entry)
    if state.narrating:
        state.tell("wins-battle", attacker, {"rival": int(other), "cell": CELL_IDS[cell]})
    if against_of(entry) == A_FARM:
        drop(state, place)
        lose_farm(state, other, farm_slot(state, other, corner_of(entry)))
        return
    # IS-RUL-4: whoever else was attacked comes next.
    state.cells[QUEUE + place] = entry - (BIT[other] << RIVALS_SHIFT)
    if rivals_of(entry) == BIT[other]:
        drop(state, place)
    _beaten(state, other, attacker, cell, attacking=False)


def _tie(state: State, attacker: i64, other: i64, cell: i64, against: i64) -> None:
    """IS-BAT-4: who moved this turn goes back; the attacker's turn ends."""
    if state.narrating:
        state.tell("ties", attacker, {"rival": int(other), "cell": CELL_IDS[cell]})
    go_back(state, attacker, cell)
    if against == RIVALS:
        go_back(state, other, cell)
    if attacker == state.active:
        state.ending = True


def _beaten(state: State, loser: i64, winner: i64, cell: i64, attacking: bool) -> None:
    """IS-BAT-5, IS-BAT-6, IS-SHR-3: villagers and the defender's fort are lost; a beaten explorer is put elsewhere."""
    lose_pieces(state, loser, cell, attacking)
    if not state.explorer_on(loser, cell):
        return
    if state.holder == loser:
        state.holder = winner
        state.picked = False
        if state.narrating:
            state.tell("wins-cave-shrine", winner, {"rival": int(loser)})
        check_win(state, winner)
        if state.mode == OVER:
            return
    if loser == state.active:
        state.ending = True
    begin_placing(state, loser, winner, TO_SEAT)


def _dweller_fought(state: State, seat: i64, cell: i64, difference: i64) -> None:
    """IS-CAVE-3, IS-CAVE-4."""
    kind = state.kind(cell)
    which: i64 = kind - DWELLER
    name = state.tables().dwellers[which]
    if difference > 0:
        state.set_kind(cell, EMPTY)
        state.cells[BEATEN] |= BIT[which]
        if state.narrating:
            state.tell("beats-dweller", seat, {"dweller": name})
        if name == THIEVES:
            _take_hoard(state, seat)
        return
    state.ending = True
    shuffle_into_cave(state, kind)
    if difference == 0:
        if state.narrating:
            state.tell("ties-dweller", seat, {"dweller": name})
        go_back(state, seat, cell)
        state.set_kind(cell, NOTHING)
        return
    if state.narrating:
        state.tell("loses-to-dweller", seat, {"dweller": name})
    lose_pieces(state, seat, cell, attacking=True)
    state.set_kind(cell, NOTHING)
    if state.holder == seat:
        shuffle_into_cave(state, CAVE_SHRINE)
        state.picked = False
        if state.narrating:
            state.tell("loses-cave-shrine", seat, {})
    roller: i64 = (seat + 1) % state.players
    begin_placing(state, seat, roller, TO_HOARD if name == THIEVES else TO_BANK)


def _take_hoard(state: State, seat: i64) -> None:
    if state.narrating:
        state.tell(
            "takes-hoard",
            seat,
            {
                "wood": int(state.cells[HOARD]),
                "food": int(state.cells[HOARD + 1]),
                "gold": int(state.cells[HOARD + 2]),
            },
        )
    kind: i64 = 0
    while kind < 3:
        gain(state, seat, kind, state.cells[HOARD + kind])
        state.cells[HOARD + kind] = 0
        kind += 1
