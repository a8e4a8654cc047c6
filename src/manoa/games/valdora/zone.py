"""Where things lie in a state's `cells`."""

from __future__ import annotations

from typing import Final

from manoa.games.valdora import components

# The compiler inlines only what it can work out within a module, hence numbers of our own.
_PLAYERS: Final = 5
_ROADS: Final = 13
_BOOKS: Final = 4
_CARDS: Final = 90
assert (_PLAYERS, _ROADS) == (components.MOST_PLAYERS, components.ROADS)
assert (_BOOKS, _CARDS) == (components.BOOKS, components.CARDS)

# Zones of a seat, at seat * STRIDE + zone.
SPACE: Final = 0
COINS: Final = 1
FOOD: Final = 2  # 1 with provisions
OWNED: Final = 3  # kinds of equipment, a mask
LOADS: Final = 4  # for each kind of equipment three bits: 0 empty, or 1 + gem
GEAR_CARDS: Final = 5  # for each kind but the pan seven bits: 0, or 1 + card
HELD: Final = 6  # incomplete commissions in the order of purchase, eight bits each: 0, or 1 + face
COMPLETED: Final = 7  # completed commission cards, a mask
BY_BACK: Final = 8  # those of them that were bought with their back showing, a mask
CRAFTSMEN: Final = 9  # a crew
SHOPS: Final = 10  # colours of workshops, a mask
BONUS: Final = 11
STRIDE: Final = 12

HEAP: Final = _PLAYERS * STRIDE  # the gems on each road space
DISCARD: Final = HEAP + _ROADS
TOP: Final = DISCARD + 1  # for each book and side: 0, or 1 + the top card
HEIGHT: Final = TOP + 2 * _BOOKS  # for each book and side the number of cards
UNDER: Final = HEIGHT + 2 * _BOOKS  # for each card a byte: 0, or 1 + the card under it in its pile
UNDER_CELLS: Final = (_CARDS + 7) // 8
# Cards whose front (back) everyone has seen, a mask of the equipment and one of the commissions.
FRONTS: Final = UNDER + UNDER_CELLS
BACKS: Final = FRONTS + 2
TILES: Final = BACKS + 2  # craftsmen beside the board, a crew
SUPPLY: Final = TILES + 1  # workshops in the supply, a mask of colours
BONUS_LEFT: Final = SUPPLY + 1
CELLS: Final = BONUS_LEFT + 1
