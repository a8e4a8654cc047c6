"""What cards are worth to a seat, how near each is to winning, and how sure one may be."""

from __future__ import annotations

from typing import Final

from manoa.games.island import components, grid, zone
from manoa.games.island.rules import turns
from manoa.games.island.state import State
from manoa.kernel.hexes import distance
from manoa.kernel.native import i64, vec

# Below this chance of victory an attack is hopeless.
HOPELESS: Final = 0.15
# A card of the next offering that is missing, of the one after it, of the last.
_NEEDED: Final[list[float]] = [1.0, 0.6, 0.4]
# A card of a kind that somebody else chooses, or that is not needed.
_OF_ANY_KIND: Final = 0.6
_SPARE: Final = 0.05
# What makes the scarcer kind the dearer one.
_SCARCE: Final = 0.02


def missing_offerings(state: State, seat: i64) -> i64:
    """How many offerings a seat has still to lay."""
    return components.SHRINES - state.island_shrines(seat)


def lacking(state: State, seat: i64, kind: i64) -> i64:
    """How many cards of a kind are missing for an offering."""
    missing: i64 = state.box.cost[state.price_at(seat, components.OFFERING) + kind] - state.of(seat, zone.HAND + kind)
    return missing if missing > 0 else 0


def wants_cards(state: State, seat: i64) -> bool:
    """Whether an offering is still to be bought and not yet affordable."""
    return missing_offerings(state, seat) > 0 and not state.can_pay(seat, components.OFFERING)


def card_worth(state: State, seat: i64, kind: i64, held: i64) -> float:
    """What one more card of a kind is worth to a seat that holds that many."""
    price: i64 = state.box.cost[state.price_at(seat, components.OFFERING) + kind]
    if price > 0 and held < price * missing_offerings(state, seat):
        return _NEEDED[held // price] + _SCARCE * float(price - held % price)
    return 1.0 / float(state.rate(seat)) - _SCARCE * float(held if held < 5 else 5)


def price_of(state: State, seat: i64, piece: i64) -> float:
    """What paying for a piece takes from a hand."""
    cost = state.box.cost
    price = state.price_at(seat, piece)
    total = 0.0
    kind: i64 = 0
    while kind < 3:
        number: i64 = 0
        while number < cost[price + kind]:
            number += 1
            total += card_worth(state, seat, kind, state.of(seat, zone.HAND + kind) - number)
        kind += 1
    return total


def spare_kind(state: State, seat: i64) -> i64:
    """The kind of card that a seat misses least."""
    best: i64 = -1
    least = 0.0
    kind: i64 = 0
    while kind < 3:
        held = state.of(seat, zone.HAND + kind)
        if held > 0:
            worth = card_worth(state, seat, kind, held - 1)
            if best < 0 or worth < least:
                best = kind
                least = worth
        kind += 1
    return best


def cards_short(state: State, seat: i64) -> i64:
    """How many cards a seat lacks for all offerings to come, whatever their kinds; less than none if it has more."""
    cost = state.box.cost
    at = state.price_at(seat, components.OFFERING)
    price: i64 = cost[at] + cost[at + 1] + cost[at + 2]
    return missing_offerings(state, seat) * price - state.hand_size(seat)


def worth_of_more(state: State, seat: i64, number: i64) -> float:
    """What that many cards more, of any kinds, mean to a seat."""
    short = cards_short(state, seat)
    useful: i64 = 0 if short < 0 else short if short < number else number
    return _OF_ANY_KIND * float(useful) + _SPARE * float(number - useful)


def worth_of_less(state: State, seat: i64, number: i64) -> float:
    """What it means to a seat to lose that many cards of its choice."""
    over: i64 = -cards_short(state, seat)
    spare: i64 = 0 if over < 0 else over if over < number else number
    return _SPARE * float(spare) + _OF_ANY_KIND * float(number - spare)


# The harvest ----------------------------------------------------------------------------------------------------------


def wanted_kind(state: State, seat: i64, kinds: components.Mask, hand: vec[i64]) -> i64:
    """Of these kinds the one whose next card is worth most to a seat with such a hand; -1 for none."""
    best: i64 = -1
    most = 0.0
    kind: i64 = 0
    while kind < 3:
        if (kinds >> kind) & 1:
            worth = card_worth(state, seat, kind, hand[kind])
            if best < 0 or worth > most:
                best = kind
                most = worth
        kind += 1
    return best


def hand_of(state: State, seat: i64) -> vec[i64]:
    """The cards of a seat by kind."""
    return vec[i64]([state.of(seat, zone.HAND), state.of(seat, zone.HAND + 1), state.of(seat, zone.HAND + 2)])


def harvested(state: State, seat: i64, kinds: components.Mask, number: i64, hand: vec[i64]) -> float:
    """What that many cards of these kinds are worth; they are added to the hand."""
    total = 0.0
    while number > 0 and kinds != 0:
        kind = wanted_kind(state, seat, kinds, hand)
        total += card_worth(state, seat, kind, hand[kind])
        hand[kind] += 1
        number -= 1
    return total


def harvest_choice(state: State) -> i64:
    """The kind of the next card of the harvest."""
    return wanted_kind(state, state.active, turns.harvest_kinds(state), hand_of(state, state.active))


# How near each is to winning ------------------------------------------------------------------------------------------

# Cards of a turn, and how far an explorer goes in one.
HARVEST: Final = 4
STRIDES: Final = 5
APART: Final = 20
# Turns by which a seat is clearly ahead.
_LEAD: Final = 1.5


def apart(state: State, one: i64, other: i64) -> i64:
    """Steps between two cells as the crow flies, through the cave's mouth if need be."""
    if (one < grid.ISLAND_CELLS) == (other < grid.ISLAND_CELLS):
        return distance(grid.HEXES[one], grid.HEXES[other])
    mouth = state.cells[zone.ENTRANCE_AT]
    if mouth < 0:
        return APART
    above: i64 = one if one < grid.ISLAND_CELLS else other
    below: i64 = other if one < grid.ISLAND_CELLS else one
    return distance(grid.HEXES[above], grid.HEXES[mouth]) + 1 + distance(grid.HEXES[grid.EXIT_CELL], grid.HEXES[below])


def cave_shrine_cell(state: State) -> i64:
    """Where the cave shrine lies; -1 if it is not on the map."""
    if state.holder != zone.ON_MAP:
        return -1
    cell: i64 = grid.ISLAND_CELLS
    while cell < grid.CELLS and state.kind(cell) != components.CAVE_SHRINE:
        cell += 1
    return cell


def turns_to_win(state: State, seat: i64) -> float:
    """About how many turns a seat needs if nobody stops it."""
    missing = missing_offerings(state, seat)
    cards = cards_short(state, seat)
    turns = 0.6 * float(missing)
    if cards > 0:
        turns += float(cards) / float(HARVEST)
    if state.holder == zone.IN_STACK:
        turns += 1.0 + float(state.cells[zone.CAVE_SIZE]) / 8.0
    elif state.holder == zone.ON_MAP:
        turns += 1.0
    elif state.holder != seat:
        turns += 4.0
    if state.holder < 0 and state.of(seat, zone.AT_CELL) < grid.ISLAND_CELLS:
        turns += 0.5
    return turns


def imminence(state: State, seat: i64) -> float:
    """The chance that a seat wins in its next turn, roughly; 0 for most of the game, 1 if it is about to win now."""
    missing = missing_offerings(state, seat)
    here = state.of(seat, zone.AT_CELL)
    if seat == state.active:
        if missing == 0 and here == cave_shrine_cell(state) and state.speed > 0:
            return 1.0
        if missing == 1 and state.holder == seat and state.piece == components.OFFERING:
            return 1.0
    if missing == 0 and state.holder == zone.ON_MAP:
        return 0.9 if apart(state, here, cave_shrine_cell(state)) < STRIDES else 0.3
    if missing == 0 and state.holder == zone.IN_STACK:
        mouth = state.cells[zone.ENTRANCE_AT]
        ahead: i64 = (
            STRIDES if here >= grid.ISLAND_CELLS else STRIDES - 1 - apart(state, here, mouth) if mouth >= 0 else 0
        )
        if ahead <= 0:
            return 0.0
        return float(ahead - 1) / float(state.cells[zone.CAVE_SIZE] + 1)
    if missing == 1 and state.holder == seat and cards_short(state, seat) <= HARVEST:
        return 0.6 if _near_its_last_shrine(state, seat) else 0.1
    return 0.0


def _near_its_last_shrine(state: State, seat: i64) -> bool:
    number: i64 = 0
    while (state.of(seat, zone.OFFERED) >> number) & 1:
        number += 1
    shrine = state.cells[zone.SHRINE_CELL + number]
    return shrine >= 0 and apart(state, state.of(seat, zone.AT_CELL), shrine) <= STRIDES


def leads(state: State, seat: i64, other: i64) -> bool:
    """Whether a seat is clearly nearer to winning than another."""
    return turns_to_win(state, seat) + _LEAD < turns_to_win(state, other)


# How sure one may be --------------------------------------------------------------------------------------------------


class Doubt:
    """Gathered on the way to one decision."""

    def __init__(self) -> None:
        self.close = False

    def weigh(self, best: float, other: float, apart: float) -> None:
        """Compares what was chosen with what was not; closer than that they are about as good."""
        if best - other < apart:
            self.close = True

    def among(self, values: list[float], apart: float) -> None:
        """The same for the best of several and the one after it."""
        ranked = sorted(values, reverse=True)
        if len(ranked) > 1:
            self.weigh(ranked[0], ranked[1], apart)
