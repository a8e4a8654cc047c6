"""The numbers of the actions: one small fixed space, in which a number's meaning may depend only on what is asked."""

from __future__ import annotations

from typing import Final

from manoa.games.island import components, grid
from manoa.kernel.native import i64

# The compiler inlines only what it can work out within a module, hence numbers of our own.
_CELLS: Final = 308
_DIRECTIONS: Final = 7
_PLAYERS: Final = 4
_VILLAGERS: Final = 6
_BUILDINGS: Final = 4
_ARMY: Final = 5
assert (_CELLS, _DIRECTIONS, _PLAYERS) == (grid.CELLS, grid.DIRECTIONS, components.MOST_PLAYERS)
assert (_VILLAGERS, _BUILDINGS) == (components.MOST_VILLAGERS, components.MOST_BUILDINGS)
assert components.LARGEST_ARMY == _ARMY

DONE: Final = 0  # end the turn; keep the dice; pass; decline; drop the offer; enough of trade
SILENCE: Final = 1  # pass until one's own turn, unless concerned
YES: Final = 2  # roll again; accept; propose
DISCOVER: Final = 3
EITHER: Final = 4  # + 0 or 1: the side of the explorer card, the die for speed
STEP: Final = EITHER + 2  # + direction
COVER: Final = STEP + _DIRECTIONS  # + direction of the water
LAY: Final = COVER + 6  # + direction
OFFERING: Final = LAY + 6  # + direction of the shrine
FORT: Final = OFFERING + 6  # + corner of the explorer's tile
FARM: Final = FORT + 6  # + corner of the explorer's tile
ARMY: Final = FARM + 6  # + the first villager on the army's cell
MARCH: Final = ARMY + _VILLAGERS  # + number and direction, see march()
ATTACK: Final = MARCH + _ARMY * _DIRECTIONS  # + 3 * (4 * seat + farm) + which of the corner's cells
BANK: Final = ATTACK + 3 * _PLAYERS * _BUILDINGS  # + what is given and taken, see bank()
SEAT: Final = BANK + 9  # + seat: to steal from, to make an offer to, to fight first
KIND: Final = SEAT + _PLAYERS  # + resource: to harvest, pay, discard, give in an offer
WANT: Final = KIND + 3  # + resource: to get in an offer
TILE: Final = WANT + 3  # + which of the tiles that Emma sees
CELL: Final = TILE + 3  # + cell: for a new villager, for a beaten explorer
COUNTER: Final = CELL + _CELLS  # answer an offer with another
WISH: Final = COUNTER + 1  # + seat and one of the following, see wish(); open to that seat at any moment
WANT_TRADE: Final = 0
NO_TRADE: Final = 1
HEED: Final = 2  # + when to be asked in reaction windows
WISHES: Final = 5
SIZE: Final = WISH + WISHES * _PLAYERS


def buys(choice: int) -> int:
    """The piece that an action of the explore phase buys, or the army that it begins to move; -1 for none."""
    if choice >= CELL:
        return components.VILLAGER if choice < COUNTER else -1
    if choice < OFFERING or choice >= MARCH:
        return -1
    if choice < FORT:
        return components.OFFERING
    return components.FORT if choice < FARM else components.FARM if choice < ARMY else components.ARMY


# What a number holds --------------------------------------------------------------------------------------------------


def march(number: i64, way: i64) -> i64:
    """That many villagers go one way."""
    return MARCH + grid.DIRECTIONS * (number - 1) + way


def march_number(choice: i64) -> i64:
    """How many villagers go."""
    return (choice - MARCH) // grid.DIRECTIONS + 1


def march_way(choice: i64) -> i64:
    """Where they go."""
    return (choice - MARCH) % grid.DIRECTIONS


def attack(owner: i64, slot: i64, near: i64) -> i64:
    """An attack on a farm from one of the cells at its corner."""
    return ATTACK + 3 * (components.MOST_BUILDINGS * owner + slot) + near


def attack_owner(choice: i64) -> i64:
    """Whose farm is attacked."""
    return (choice - ATTACK) // (3 * components.MOST_BUILDINGS)


def attack_slot(choice: i64) -> i64:
    """Which of the owner's farms."""
    return (choice - ATTACK) // 3 % components.MOST_BUILDINGS


def attack_near(choice: i64) -> i64:
    """From which of the corner's cells."""
    return (choice - ATTACK) % 3


def bank(give: i64, take: i64) -> i64:
    """A trade with the bank."""
    return BANK + 3 * give + take


def bank_give(choice: i64) -> i64:
    """The resource that the bank gets."""
    return (choice - BANK) // 3


def bank_take(choice: i64) -> i64:
    """The resource that it gives."""
    return (choice - BANK) % 3


def wish(seat: i64, what: i64) -> i64:
    """A wish of a seat."""
    return WISH + WISHES * seat + what


def wish_seat(choice: i64) -> i64:
    """Whose wish it is."""
    return (choice - WISH) // WISHES


def wish_what(choice: i64) -> i64:
    """What is wished."""
    return (choice - WISH) % WISHES
