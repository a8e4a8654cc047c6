"""What is asked of the seat that decides."""

from __future__ import annotations

from typing import Final

PLAY: Final = 0
MOVE: Final = 1
PAY: Final = 2
TENDER: Final = 3
REMOVE: Final = 4
TAKE: Final = 5
LEAD: Final = 6  # the Native: where to
CHANGE: Final = 7  # the symbol token: which card
REPLACE: Final = 8
EXPLORE: Final = 9
SAVE: Final = 10  # the keep-item token: which item
DISCARD: Final = 11
OVER: Final = 12
NAMES: Final = (
    "play",
    "move",
    "pay",
    "tender",
    "remove",
    "take",
    "lead",
    "change",
    "replace",
    "explore",
    "save",
    "discard",
    "over",
)
