"""Where things lie in `State.cells`: a word for each cell of the maps (ground.py), the seats, stacks and battles."""

from __future__ import annotations

from typing import Final

from manoa.games.island import components
from manoa.games.island.grid import CELLS

# The compiler inlines only what it can work out within a module, hence numbers of our own.
_CELLS: Final = 308
_PLAYERS: Final = 4
_VILLAGERS: Final = 6
_BUILDINGS: Final = 4
_SHRINES: Final = 3
assert (_CELLS, _PLAYERS) == (CELLS, components.MOST_PLAYERS)
assert (_VILLAGERS, _BUILDINGS) == (components.MOST_VILLAGERS, components.MOST_BUILDINGS)
assert components.SHRINES == _SHRINES

# Zones of a seat, at SEATS + seat * STRIDE + zone.
SEATS: Final = _CELLS
HAND: Final = 0  # wood, food, gold
AT_CELL: Final = 3  # the explorer's cell
CAME_FROM: Final = 4  # the cell of its last step in this turn, -1 for none
VILLAGER_AT: Final = 5  # cells of the villagers; IN_SUPPLY, DESTROYED, or NOT_THERE
VILLAGER_FROM: Final = VILLAGER_AT + _VILLAGERS  # of their last steps in this turn, -1 for none
FARM_AT: Final = VILLAGER_FROM + _VILLAGERS  # corners; IN_SUPPLY, DESTROYED, NOT_THERE
FORT_AT: Final = FARM_AT + _BUILDINGS
OFFERED: Final = FORT_AT + _BUILDINGS  # shrines with an offering, a mask of their numbers
CARD: Final = OFFERED + 1  # the explorer card
PERSON: Final = CARD + 1  # the explorer; -1 until chosen
STRIDE: Final = PERSON + 1
IN_SUPPLY: Final = -1
DESTROYED: Final = -2  # back in the supply at the owner's next explore phase
NOT_THERE: Final = -3  # the box holds fewer

SHRINE_CELL: Final = SEATS + _PLAYERS * STRIDE  # island shrines as they were found, -1 for none
STACK: Final = SHRINE_CELL + _SHRINES  # island tiles face down but for those on top, see rules/stacks.py
TOP: Final = STACK + 1  # the tiles that Emma has seen on top of them, the uppermost first; 0 for none
CAVE_EMPTY: Final = TOP + 3  # empty tiles in the cave stack
CAVE_DWELLERS: Final = CAVE_EMPTY + 1  # dwellers in it, a mask
BEATEN: Final = CAVE_DWELLERS + 1  # dwellers that are gone for good, a mask
CAVE_SIZE: Final = BEATEN + 1  # tiles in the cave stack, the exit not counted
DEPTH: Final = CAVE_SIZE + 1  # the cave shrine is among that many lowest tiles; 0 when it may be anywhere
COVERED: Final = DEPTH + 1  # water tiles under others
HOARD: Final = COVERED + 1  # wood, food, gold
ENTRANCE_AT: Final = HOARD + 3  # the entrance's cell, -1 while it is not found
QUEUED: Final = ENTRANCE_AT + 1  # battles begun
QUEUE: Final = QUEUED + 1  # each as rules/battles.py says
MOST_BATTLES: Final = 30  # a battle pins a piece of its attacker: seven for each seat, a farm, a dweller
KNOWN: Final = QUEUE + MOST_BATTLES  # hidden hands: what each seat knows of each, see rules/hands.py
LENGTH: Final = KNOWN + _PLAYERS * _PLAYERS

# Where the cave shrine is (`State.holder`), unless a seat holds it.
IN_STACK: Final = -1
ON_MAP: Final = -2
