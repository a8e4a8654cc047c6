"""Where things lie in `cells`: the zones of a seat, then the table."""

from __future__ import annotations

from typing import Final

from manoa.games.eldorado import components

# The compiler inlines only what it can work out within a module, hence numbers of our own.
_SEATS: Final = 4
_PAWNS: Final = 4
_JOINTS: Final = 6
_PILES: Final = 18
_SLOTS: Final = 6
assert (_JOINTS, _PILES, _SLOTS) == (components.BLOCKADES, components.PILES, components.SLOTS)

# Zones of a seat, at seat * STRIDE + zone.
HAND: Final = 0
KNOWN: Final = 1  # the part of the hand that everyone can work out; see `State.reshuffle`
DRAW: Final = 2
DISCARD: Final = 3
PLAYED: Final = 4
REMOVED: Final = 5
TOKENS: Final = 6
TAKEN: Final = 7  # blockades kept, as a mask of their numbers
HOME: Final = 8  # 0, or the order of arrival counted from 1
STRIDE: Final = 9

PAWN: Final = _SEATS * STRIDE  # the space of each pawn, -1 at home; the pawns of a seat lie together
BESIDE: Final = PAWN + _PAWNS  # for each pawn a mask: the caves beside it since it last stopped away from them
STANDING: Final = BESIDE + _PAWNS  # the blockade on each joint, 0 for none
PILE: Final = STANDING + _JOINTS  # cards left in each pile
SLOT: Final = PILE + _PILES  # the pile on each market slot, -1 for an empty one
CAVE: Final = SLOT + _SLOTS  # tokens left in each cave
MOST_CAVES: Final = 8
POOL: Final = CAVE + MOST_CAVES  # tokens that nobody has seen: in the caves and left over
SPENT: Final = POOL + 1  # tokens that have left the game
CELLS: Final = SPENT + 1
