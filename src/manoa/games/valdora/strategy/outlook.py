"""How the game stands for a seat before its turn is planned, and what deliveries will bring it."""

from __future__ import annotations

from typing import Final

from manoa.games.valdora import components, packing, zone
from manoa.games.valdora.packing import Crew
from manoa.games.valdora.rules.scoring import A_COLOUR
from manoa.games.valdora.state import State
from manoa.kernel.native import i64

# The part of a workshop that is there already when so many craftsmen are missing.
ON_THE_WAY: Final[list[float]] = [1.0, 0.55, 0.3, 0.15, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1]
# What an open workshop is good for beyond its points: the bonus tiles to come, if the game goes on for long.
_OPEN: Final = 16.0
# After so many quiet rounds a seat grows restless: what is not a delivery counts little, one commission is pursued
# rather than several, and with every further round it takes what it can have rather than what it hopes for.
_LONG: Final = 5
_TRUST: Final = 0.85


class Leaning:
    """A taste: how much of a commission's reward counts, colour by colour, and of equipment. A trader without one takes
    things for what they are."""

    def __init__(self, colours: list[float] | None = None, equipment: float = 1.0) -> None:
        self.colours: list[float] = [1.0] * components.COLOUR_KINDS if colours is None else colours
        self.equipment = equipment


class Outlook:
    """How the game stands before a turn is planned."""

    def __init__(self, state: State, leaning: Leaning) -> None:
        self.leaning = leaning
        # About how many rounds the game will last, whether this is the last one, and the bonus tiles there are.
        self.rounds: float = horizon(state)
        self.last: bool = state.ending
        self.bonus: float = float(state.cells[zone.BONUS_LEFT])
        # Whether nobody has delivered for long, and the part of promises that is still believed.
        self.restless: bool = state.quiet >= _LONG
        self.trust: float = _TRUST ** float(state.quiet - _LONG) if self.restless else 1.0
        # What the seat is promised beyond its points.
        self.promised: float = 0.0


def horizon(state: State) -> float:
    """About how many rounds are left, told from the craftsmen beside the board."""
    tiles: i64 = 0
    largest: i64 = 0
    colour: i64 = 0
    while colour < components.COLOUR_KINDS:
        left = state.tiles_left(colour)
        tiles += left
        if left > largest:
            largest = left
        colour += 1
    return float(tiles - largest // 2) / (0.45 * float(state.players))


def tile_for(state: State, colour: i64, taken: Crew) -> i64:
    """The colour of the craftsman that a delivery will bring when those in `taken` are gone; -1
    for none."""
    box = state.box
    tried: i64 = 0
    while tried < components.COLOUR_KINDS:
        if state.tiles_left(colour) > packing.craftsmen_in(taken, colour):
            return colour
        colour = box.next_colour[colour]
        tried += 1
    return -1


def earns_bonus(state: State, seat: i64, colour: i64, gained: i64) -> bool:
    """Whether a delivery brings a bonus tile when so many are gained before it."""
    return (state.cells[seat * zone.STRIDE + zone.SHOPS] >> colour) & 1 == 1 and state.cells[zone.BONUS_LEFT] > gained


def reward(state: State, outlook: Outlook, seat: i64, colour: i64, taken: Crew) -> float:
    """What completing a commission of a colour brings beside points and bonus tile: craftsman's colour, workshop.
    `taken` are the craftsmen that the seat's other deliveries bring before."""
    total = 0.0
    tile = tile_for(state, colour, taken)
    if tile < 0:
        return total
    before = packing.craftsmen_in(taken, tile)
    mine = state.craftsmen(seat, tile) + before
    if mine == 0:
        total += A_COLOUR
    if (state.cells[zone.SUPPLY] >> tile) & 1:
        missing = state.box.shop_craftsmen[tile] - mine
        if 0 < missing <= state.tiles_left(tile) - before:
            total += shop_worth(state, outlook, tile) * (ON_THE_WAY[missing - 1] - ON_THE_WAY[missing])
    return total


def shop_worth(state: State, outlook: Outlook, colour: i64) -> float:
    """What the workshop of a colour is worth to its owner: its points, and bonus tiles to come."""
    return float(state.box.shop_points[colour]) + _OPEN * min(1.0, outlook.rounds / 12.0, outlook.bonus / 4.0)
