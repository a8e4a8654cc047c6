"""What a position promises a seat, in points: what it has, and what its commissions, equipment and coins will bring.

A commission is worth its reward, less for every turn until it can be delivered: to where the missing gems lie, and on
to the palace. Only what everyone sees is used, and nothing of the books at all: what a book shows is weighed by those
who stand before it.
"""

from __future__ import annotations

from typing import Final

from manoa.games.valdora import components, zone
from manoa.games.valdora.rules.scoring import A_BONUS, A_COLOUR, completed_points, score
from manoa.games.valdora.state import State
from manoa.games.valdora.strategy.journey import FADING, Journey
from manoa.games.valdora.strategy.outlook import ON_THE_WAY, Leaning, Outlook, shop_worth
from manoa.kernel.native import i64

# What coins are good for, by their number.
_PURSE: Final[list[float]] = [0.0, 1.8, 3.2, 4.2, 5.0, 5.6, 6.0]
# What a kind of equipment is good for while most of the game lies ahead: pan, four tools, cart, horse.
_GEAR: Final[list[float]] = [0.0, 5.0, 5.0, 5.0, 5.0, 7.0, 5.0]
# What a free slot for a commission is good for: the first, the second, the third.
_SLOTS: Final[list[float]] = [3.0, 2.0, 1.5]
_PROVISIONS: Final = 1.2
_A_LOAD: Final = 0.9
# The part of what a seat was promised that it takes the end for: in the lead; behind; behind, for every quiet round.
_CONTENT: Final = 1.2
_RELUCTANT: Final = 0.4
_RESIGNED: Final = 0.15
# The part that counts, to the restless, of what is not the delivery they pursue.
_LITTLE: Final = 0.2


def look_ahead(state: State, seat: i64, leaning: Leaning) -> Outlook:
    """How the game stands for a seat before a turn is planned."""
    outlook = Outlook(state, leaning)
    if not state.ending:
        outlook.promised = prospect(state, outlook, seat) - points(state, seat)
    return outlook


def points(state: State, seat: i64) -> float:
    """What a seat would score now."""
    return float(score(state, seat)["total"])


def prospect(state: State, outlook: Outlook, seat: i64) -> float:
    """What the position is worth to a seat."""
    if not state.ending:
        promised, ready = promises(state, outlook, seat)
        return standing(state, outlook, seat) + outlook.trust * (promised + ready)
    mine = points(state, seat)
    if outlook.last:
        return mine + 0.05 * float(state.cells[seat * zone.STRIDE + zone.COINS])
    # This turn would bring the end on. A seat in the lead wants that; another would rather have what it was promised,
    # but the longer nothing is delivered the less it hopes for.
    share = min(_CONTENT, _RELUCTANT + _RESIGNED * float(state.quiet))
    leads = True
    other: i64 = 0
    while other < state.players:
        if other != seat and points(state, other) >= mine:
            leads = False
        other += 1
    return mine + (_CONTENT if leads else share) * outlook.promised


def standing(state: State, outlook: Outlook, seat: i64) -> float:
    """Points that cannot be lost any more but for those of completed commissions, which only ever grow."""
    box = state.box
    base = seat * zone.STRIDE
    total = float(A_BONUS * state.cells[base + zone.BONUS])
    colour: i64 = 0
    while colour < components.COLOUR_KINDS:
        number = state.craftsmen(seat, colour)
        if number > 0:
            total += A_COLOUR
        if (state.cells[base + zone.SHOPS] >> colour) & 1:
            total += shop_worth(state, outlook, colour)
        elif number > 0 and (state.cells[zone.SUPPLY] >> colour) & 1:
            missing = box.shop_craftsmen[colour] - number
            if missing <= state.tiles_left(colour):
                total += shop_worth(state, outlook, colour) * ON_THE_WAY[missing]
        colour += 1
    return total + float(completed_points(state, seat))


def promises(state: State, outlook: Outlook, seat: i64) -> tuple[float, float]:
    """What the commissions at hand promise; and what equipment, coins, provisions and slots for more do."""
    board, cells = state.board, state.cells
    base = seat * zone.STRIDE
    here = cells[base + zone.SPACE]
    coins = cells[base + zone.COINS]
    rounds = outlook.rounds
    journey = Journey(state, outlook, seat)
    promised = journey.commissions()
    if outlook.restless:
        promised = _pursued(state, outlook, seat)
    total = 0.0
    soon = min(1.0, rounds / 4.0)
    ahead = min(1.0, rounds / 10.0)
    # Slots for more commissions.
    wait = board.to_commissions[here]
    if coins == 0:
        wait += board.to_mine[here]
    free: i64 = components.MOST_COMMISSIONS - state.held_number(seat)
    slot: i64 = 0
    while slot < free:
        total += _SLOTS[slot] * FADING[wait] * soon
        slot += 1
    # Equipment, and the best piece that is still missing.
    best = 0.0
    gear: i64 = 1
    while gear < components.GEAR_KINDS:
        if (cells[base + zone.OWNED] >> gear) & 1:
            total += outlook.leaning.equipment * _GEAR[gear] * ahead
        elif _GEAR[gear] > best:
            best = _GEAR[gear]
        gear += 1
    if best > 0.0:
        total += 0.8 * outlook.leaning.equipment * best * ahead * FADING[journey.to_next_equipment()]
    total += _A_LOAD * float(journey.spare())
    total += _PURSE[coins] * soon
    total += 0.5 * (_PURSE[len(_PURSE) - 1] - _PURSE[coins]) * FADING[board.to_mine[here]] * soon
    if cells[base + zone.FOOD]:
        total += _PROVISIONS * soon
    return promised, _LITTLE * total if outlook.restless else total


def _pursued(state: State, outlook: Outlook, seat: i64) -> float:
    """What the commissions at hand promise the restless: the best by itself, of the others little. Several that lie in
    different directions, or want the same gem, would keep it between them for ever."""
    most = 0.0
    total = 0.0
    slot: i64 = 0
    while slot < state.held_number(seat):
        promise = Journey(state, outlook, seat).promise(state.held(seat, slot))
        most = max(most, promise)
        total += promise
        slot += 1
    return most + _LITTLE * (total - most)
