"""What is asked of the current player."""

from __future__ import annotations

from typing import Final

MOVE: Final = 0
ACT: Final = 1
BOOK: Final = 2
LOAD: Final = 3
DELIVER: Final = 4
REPLACE: Final = 5  # a commission was given back, and another must be bought
PAY: Final = 6
OVER: Final = 7
NAMES: Final = ("move", "act", "book", "load", "deliver", "replace", "pay", "over")
