"""The word of a cell: the tile there, and whose villagers, explorers and forts. `State` reads and writes it."""

from __future__ import annotations

from typing import Final

from manoa.games.island.components import MOST_PLAYERS
from manoa.kernel.native import i64, vec

KIND: Final = 31  # a mask: the kind of tile
VILLAGERS_SHIFT: Final = 5  # three bits a seat
EXPLORERS_SHIFT: Final = 17
FORTS_SHIFT: Final = 21  # whose fort claims the cell
_SEATS: Final = range(MOST_PLAYERS)
VILLAGER: Final[vec[i64]] = vec[i64]([1 << (VILLAGERS_SHIFT + 3 * seat) for seat in _SEATS])
EXPLORER: Final[vec[i64]] = vec[i64]([1 << (EXPLORERS_SHIFT + seat) for seat in _SEATS])
FORT: Final[vec[i64]] = vec[i64]([1 << (FORTS_SHIFT + seat) for seat in _SEATS])
_MINE: Final = [7 << (VILLAGERS_SHIFT + 3 * s) | 1 << (EXPLORERS_SHIFT + s) | 1 << (FORTS_SHIFT + s) for s in _SEATS]
# What makes a cell occupied by anybody, and by another seat (IS-OCC-1).
ANYBODY: Final = 0xFFFFF << VILLAGERS_SHIFT
assert sum(_MINE) == ANYBODY
OTHERS: Final[vec[i64]] = vec[i64]([ANYBODY - mine for mine in _MINE])
# What a seat attacks with: explorer and villagers.
FORCE: Final[vec[i64]] = vec[i64]([_MINE[s] - (1 << (FORTS_SHIFT + s)) for s in _SEATS])
ANY_FORT: Final = 15 << FORTS_SHIFT
ANY_FORCE: Final = ANYBODY - ANY_FORT
