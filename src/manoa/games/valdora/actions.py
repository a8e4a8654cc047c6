"""The numbers of the actions: one small fixed space."""

from __future__ import annotations

from typing import Final

from manoa.games.valdora.board import SPACES
from manoa.games.valdora.components import GEAR_KINDS, GEM_KINDS, MOST_COMMISSIONS
from manoa.kernel.native import i64

DONE: Final = 0  # no action this turn, or no more of it
STAY: Final = 1  # no destination can be afforded
PROVISIONS: Final = 2
SILVER: Final = 3
TURN: Final = 4  # + side whose top card is turned over
BUY: Final = TURN + 2  # + side
RETURN: Final = BUY + 2  # + 2 * slot of the commission that goes back + side that it goes on
DELIVER: Final = RETURN + 2 * MOST_COMMISSIONS  # + slot
EMPTY: Final = DELIVER + MOST_COMMISSIONS  # + kind of equipment whose gem pays
LOAD: Final = EMPTY + GEAR_KINDS  # + 5 * kind of equipment + gem
MOVE: Final = LOAD + GEAR_KINDS * GEM_KINDS  # + space
SIZE: Final = MOVE + SPACES


def load(gear: i64, gem: i64) -> i64:
    """Load a gem on a piece of equipment."""
    return LOAD + GEM_KINDS * gear + gem
