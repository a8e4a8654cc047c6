"""The numbers of the actions: one small fixed space."""

from __future__ import annotations

from typing import Final

from manoa.games.valdora import components, site
from manoa.kernel.native import i64

# The compiler inlines only what it can work out within a module, hence numbers of our own.
_COMMISSIONS: Final = 3
_GEAR: Final = 7
_GEMS: Final = 5
_SPACES: Final = 30
assert (_COMMISSIONS, _SPACES) == (components.MOST_COMMISSIONS, site.SPACES)
assert (_GEAR, _GEMS) == (components.GEAR_KINDS, components.GEM_KINDS)

DONE: Final = 0  # no action this turn, or no more of it
STAY: Final = 1  # no destination can be afforded
PROVISIONS: Final = 2
SILVER: Final = 3
TURN: Final = 4  # + side whose top card is turned over
BUY: Final = TURN + 2  # + side
RETURN: Final = BUY + 2  # + 2 * slot of the commission that goes back + side that it goes on
DELIVER: Final = RETURN + 2 * _COMMISSIONS  # + slot
EMPTY: Final = DELIVER + _COMMISSIONS  # + kind of equipment whose gem pays
LOAD: Final = EMPTY + _GEAR  # + 5 * kind of equipment + gem
MOVE: Final = LOAD + _GEAR * _GEMS  # + space
SIZE: Final = MOVE + _SPACES


def give_back(slot: i64, side: i64) -> i64:
    """Give a commission back to a side of the book."""
    return RETURN + 2 * slot + side


def slot_of(given: i64) -> i64:
    """The slot of the commission that is given back."""
    return (given - RETURN) // 2


def side_of(given: i64) -> i64:
    """The side that a commission is given back to."""
    return (given - RETURN) % 2


def load(gear: i64, gem: i64) -> i64:
    """Load a gem on a piece of equipment."""
    return LOAD + components.GEM_KINDS * gear + gem


def gear_of(loading: i64) -> i64:
    """The kind of equipment that is loaded."""
    return (loading - LOAD) // components.GEM_KINDS


def gem_of(loading: i64) -> i64:
    """The gem that is loaded."""
    return (loading - LOAD) % components.GEM_KINDS
