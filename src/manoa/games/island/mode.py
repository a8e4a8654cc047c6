"""What is asked of the seat that decides, and what belongs to a question: why, to whom one pays, when to ask."""

from __future__ import annotations

from typing import Final

CHOOSE: Final = 0
REROLL: Final = 1
STEAL: Final = 2
DICE: Final = 3
HARVEST: Final = 4
LOOK: Final = 5
EXPLORE: Final = 6
LAY: Final = 7
MARCH: Final = 8
REACT: Final = 9
RIVAL: Final = 10
PLACE: Final = 11
PAY: Final = 12
OFFER: Final = 13
ANSWER: Final = 14
DISCARD: Final = 15
OVER: Final = 16
TRADE: Final = 17
SETTLE: Final = 18  # nothing is asked: what was begun goes on; never seen between two actions
NAMES: Final = (
    "explorer",
    "reroll",
    "steal",
    "dice",
    "harvest",
    "look",
    "explore",
    "lay",
    "march",
    "react",
    "rival",
    "place",
    "pay",
    "offer",
    "answer",
    "discard",
    "over",
    "trade",
)
# What trade out of order may come in between, by the mode that it pauses.
PAUSES: Final = (*NAMES, "settle")

# What a reaction window is about.
ABOUT_STEP: Final = 0
ABOUT_ARMY: Final = 1
ABOUT_PURCHASE: Final = 2
ABOUT_BATTLE: Final = 3
ABOUTS: Final = ("step", "army", "purchase", "battle")

# To whom a loser pays.
TO_SEAT: Final = 0
TO_BANK: Final = 1
TO_HOARD: Final = 2
PAYEES: Final = ("seat", "bank", "hoard")

# When a seat is asked in reaction windows (IS-REACT-1); how it stands at first.
HEED_ALWAYS: Final = 0
HEED_CONCERNED: Final = 1
HEED_ATTACKED: Final = 2
HEEDS: Final = ("always", "concerned", "attacked")
