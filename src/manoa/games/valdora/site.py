"""The kinds of spaces on the map."""

from __future__ import annotations

from typing import Final

from manoa.games.valdora import components

# The five towns come first, those with a book before the harbour town.
EQUIPMENT_TOWN: Final = 0
COMMISSION_TOWN: Final = 1
HARBOUR_TOWN: Final = 2
ROAD: Final = 3
MINE: Final = 4
HARBOUR: Final = 5
PALACE: Final = 6
NAMES: Final = ("equipment-town", "commission-town", "harbour-town", "road", "mine", "harbour", "palace")
# How many there are of each kind, as the rulebook lists them, and in all.
COUNTS: Final = (2, 2, 1, components.ROADS, 3, 2, 7)
SPACES: Final = 30
