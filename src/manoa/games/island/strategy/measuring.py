"""What the learned evaluation sees of each seat: how near it is to winning, how it lives, and whom it must fear."""

from __future__ import annotations

from typing import Final

from manoa.games.island import components, grid, mode, zone
from manoa.games.island.rules import odds, turns
from manoa.games.island.state import State
from manoa.games.island.strategy import exploring, journeys, valuing
from manoa.games.island.strategy.journeys import Journey
from manoa.kernel.native import i64, vec

# Beyond that many steps a goal is far.
_REACH: Final = 8
# How likely an explorer is to get that many steps in a turn, one of its two dice being for speed as it pleases.
_ARRIVES: Final[list[float]] = [1.0, 1.0, 0.97, 0.89, 0.75, 0.56, 0.31, 0.0, 0.0]

NAMES: Final[list[str]] = [
    "one offering",
    "two offerings",
    "three offerings",
    "cave shrine",
    "cave shrine and an offering",
    "cave shrine and two offerings",
    "cave shrine is all that is missing and a rival has it",
    "cards for the next offering",
    "cards for later offerings",
    "cards to spare",
    "can pay an offering",
    "can pay two offerings",
    "near a shrine",
    "near a shrine and can pay",
    "near the last shrine and can pay with the cave shrine",
    "known shrines to go to",
    "can pay and knows no shrine",
    "near the unknown while something is to be found",
    "harvest where it is",
    "kinds where it is",
    "kinds that villagers bring in",
    "entrance unknown and all offerings laid",
    "near the cave and all offerings laid",
    "in the cave and all offerings laid",
    "tiles gone from the cave and all offerings laid",
    "strength in the cave and all offerings laid",
    "near the cave shrine",
    "near the cave shrine and all offerings laid",
    "in the cave before all offerings are laid",
    "cut off in the cave",
    "strength",
    "strength beyond the strongest rival",
    "villagers",
    "villagers beside the explorer",
    "forts",
    "fort about the explorer",
    "farms",
    "danger",
    "cards in danger",
    "cave shrine in danger",
    "prey",
    "cards to be won",
    "cave shrine to be won",
    "about to win",
    "turns to a win",
    "is to roll for its turn",
    "speed left",
    "turn comes next",
    "its dice",
    "its higher die",
]
_PERSON: Final = 50
assert len(NAMES) == _PERSON
NAMES.extend([f"is {name}" for name in components.EXPLORERS])
WIDTH: Final[int] = len(NAMES)


def measure(state: State, into: vec[float]) -> None:
    """Writes the features of all seats, one after the other."""
    seat: i64 = 0
    while seat < state.players:
        _seat(state, seat, into, seat * WIDTH)
        seat += 1


def _seat(state: State, seat: i64, into: vec[float], at: i64) -> None:
    place: i64 = at
    while place < at + WIDTH:
        into[place] = 0.0
        place += 1
    person = state.of(seat, zone.PERSON)
    if person >= 0:
        into[at + _PERSON + person] = 1.0
    _offerings(state, seat, into, at)
    if state.of(seat, zone.AT_CELL) >= 0:
        # It is lifted while a winner chooses where to put it.
        _ways(state, seat, into, at)
        _rivals(state, seat, into, at + 37)
    _pieces(state, seat, into, at + 30)
    into[at + 44] = valuing.turns_to_win(state, seat) / 10.0
    _tempo(state, seat, into, at + 45)


def _offerings(state: State, seat: i64, into: vec[float], at: i64) -> None:
    """Offerings laid, the cave shrine, and the cards for what is missing."""
    laid = state.island_shrines(seat)
    place: i64 = 0
    while place < laid:
        into[at + place] = 1.0
        place += 1
    if state.holder == seat:
        into[at + 3] = 1.0
        if laid == 1:
            into[at + 4] = 1.0
        elif laid == 2:
            into[at + 5] = 1.0
    elif state.holder >= 0 and laid == components.SHRINES:
        into[at + 6] = 1.0
    missing: i64 = components.SHRINES - laid
    cost = state.box.cost
    price = state.price_at(seat, components.OFFERING)
    whole: i64 = cost[price] + cost[price + 1] + cost[price + 2]
    unit = 1.0 / float(whole) if whole > 0 else 1.0
    twice: bool = missing > 1
    kind: i64 = 0
    while kind < 3:
        held = state.of(seat, zone.HAND + kind)
        one: i64 = cost[price + kind]
        if held < 2 * one:
            twice = False
        step: i64 = 0
        while step < missing:
            used: i64 = held if held < one else one
            held -= used
            into[at + 7 if step == 0 else at + 8] += unit * float(used)
            step += 1
        into[at + 9] += unit * float(held)
        kind += 1
    if missing > 0 and state.can_pay(seat, components.OFFERING):
        into[at + 10] = 1.0
    if twice:
        into[at + 11] = 1.0


def _nearness(steps: i64) -> float:
    return 1.0 - float(steps) / float(_REACH) if steps < _REACH else 0.0


def _arrives(steps: i64) -> float:
    return _ARRIVES[steps] if steps < _REACH else 0.0


def _ways(state: State, seat: i64, into: vec[float], at: i64) -> None:
    """How far it is to shrines, the unknown and the cave, and what grows where the explorer is."""
    here = state.of(seat, zone.AT_CELL)
    missing = valuing.missing_offerings(state, seat)
    journey = Journey(state, seat, exploring.DARING)
    pays: bool = into[at + 10] > 0.0
    if missing > 0:
        goal = journey.nearest(journeys.beside_shrines(state, seat))
        steps: i64 = journey.steps[goal] if goal >= 0 else journeys.FAR
        into[at + 12] = _nearness(steps)
        if pays:
            into[at + 13] = _arrives(steps)
            if missing == 1 and state.holder == seat:
                into[at + 14] = _arrives(steps)
        known = _known_shrines(state, seat)
        into[at + 15] = float(known) / 3.0
        if pays and known == 0:
            into[at + 16] = 1.0
        tilled = turns.tilled(state, seat)
        kinds: i64 = tilled | components.YIELDS[state.kind(here)]
        into[at + 18] = valuing.harvested(state, seat, kinds, valuing.HARVEST, valuing.hand_of(state, seat)) / 4.0
        into[at + 19] = float(_number(kinds)) / 3.0
        into[at + 20] = float(_number(tilled)) / 3.0
    if exploring.unfound(state) and here < grid.ISLAND_CELLS:
        edge = journey.nearest(journeys.frontier(state, in_cave=False))
        into[at + 17] = _nearness(journey.steps[edge]) if edge >= 0 else 0.0
    below: bool = here >= grid.ISLAND_CELLS
    if missing == 0 and state.holder < 0:
        mouth = state.cells[zone.ENTRANCE_AT]
        if mouth < 0:
            into[at + 21] = 1.0
        elif not below:
            into[at + 22] = _nearness(journey.steps[mouth])
        else:
            into[at + 22] = 1.0
            into[at + 23] = 1.0
            into[at + 25] = float(state.explorer_strength(seat) + state.villagers(seat, here)) / 6.0
        into[at + 24] = 1.0 - float(state.cells[zone.CAVE_SIZE]) / 14.0
    if state.holder == zone.ON_MAP and state.tile == components.NOTHING:
        near = _arrives(journey.steps[valuing.cave_shrine_cell(state)] + 1)
        into[at + 26] = near
        if missing == 0:
            into[at + 27] = near
    if below:
        if missing > 0:
            into[at + 28] = 1.0
        if exploring.cut_off(state, seat):
            into[at + 29] = 1.0


def _known_shrines(state: State, seat: i64) -> i64:
    """How many shrines are found that lack an offering of a seat."""
    known: i64 = 0
    number: i64 = 0
    while number < components.SHRINES:
        if state.cells[zone.SHRINE_CELL + number] >= 0 and (state.of(seat, zone.OFFERED) >> number) & 1 == 0:
            known += 1
        number += 1
    return known


def _number(kinds: components.Mask) -> i64:
    return (kinds & 1) + ((kinds >> 1) & 1) + ((kinds >> 2) & 1)


def _pieces(state: State, seat: i64, into: vec[float], at: i64) -> None:
    """Strength, villagers and buildings."""
    strength = state.explorer_strength(seat)
    most: i64 = 0
    rival: i64 = 0
    while rival < state.players:
        if rival != seat and state.explorer_strength(rival) > most:
            most = state.explorer_strength(rival)
        rival += 1
    into[at] = float(strength) / 6.0
    into[at + 1] = float(strength - most) / 6.0
    here = state.of(seat, zone.AT_CELL)
    slot: i64 = 0
    while slot < components.MOST_VILLAGERS:
        if state.of(seat, zone.VILLAGER_AT + slot) >= 0:
            into[at + 2] += 0.25
        slot += 1
    if here >= 0:
        into[at + 3] = 0.25 * float(state.villagers(seat, here))
        into[at + 5] = float(state.fort_on(seat, here))
    slot = 0
    while slot < components.MOST_BUILDINGS:
        if state.of(seat, zone.FORT_AT + slot) >= 0:
            into[at + 4] += 0.5
        if state.of(seat, zone.FARM_AT + slot) >= 0:
            into[at + 6] += 0.5
        slot += 1


def _rivals(state: State, seat: i64, into: vec[float], at: i64) -> None:
    """Whom the explorer must fear, and whom it may hope to beat, by how soon they can meet."""
    here = state.of(seat, zone.AT_CELL)
    own = state.explorer_strength(seat)
    guarded: i64 = own + state.villagers(seat, here) + state.fort_on(seat, here)
    rival: i64 = 0
    while rival < state.players:
        cell = state.of(rival, zone.AT_CELL)
        if rival != seat and cell >= 0:
            meets = _arrives(valuing.apart(state, here, cell))
            if meets > 0.0:
                beaten = meets * odds.win_chance(int(state.explorer_strength(rival)), int(guarded))
                into[at] = max(into[at], beaten)
                into[at + 1] = max(into[at + 1], beaten * float(state.hand_size(seat)) / 10.0)
                if state.holder == seat:
                    into[at + 2] = max(into[at + 2], beaten)
                defence: i64 = (
                    state.explorer_strength(rival) + state.villagers(rival, cell) + state.fort_on(rival, cell)
                )
                beats = meets * odds.win_chance(int(own), int(defence))
                into[at + 3] = max(into[at + 3], beats)
                into[at + 4] = max(into[at + 4], beats * float(state.hand_size(rival)) / 10.0)
                if state.holder == rival:
                    into[at + 5] = max(into[at + 5], beats)
        rival += 1
    if state.tile == components.NOTHING:
        # A cave shrine that was turned up and not yet laid is nowhere.
        into[at + 6] = valuing.imminence(state, seat)


def _tempo(state: State, seat: i64, into: vec[float], at: i64) -> None:
    """Whose turn it is and comes next, and what it begins with."""
    if state.active < 0:
        return
    if seat == state.active:
        if state.mode in (mode.REROLL, mode.STEAL, mode.DICE):
            into[at] = 1.0
            into[at + 3] = float(state.die_one + state.die_two) / 12.0
            into[at + 4] = float(state.die_one if state.die_one > state.die_two else state.die_two) / 6.0
        else:
            into[at + 1] = float(state.speed) / 6.0
    elif seat == (state.active + 1) % state.players:
        into[at + 2] = 1.0
