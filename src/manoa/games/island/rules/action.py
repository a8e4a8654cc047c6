"""The numbers of the actions: one small fixed space, in which a number's meaning may depend only on what is asked."""

from __future__ import annotations

from typing import Final

from manoa.games.island import components, grid

DONE: Final = 0  # end the turn; keep the dice; pass; decline; drop the offer; enough of trade
SILENCE: Final = 1  # pass until the own turn, unless concerned
YES: Final = 2  # roll again; accept; propose
DISCOVER: Final = 3
EITHER: Final = 4  # + 0 or 1: the side of the explorer card, the die for speed
STEP: Final = EITHER + 2  # + direction
COVER: Final = STEP + grid.DIRECTIONS  # + direction of the water
LAY: Final = COVER + 6  # + direction
OFFERING: Final = LAY + 6  # + direction of the shrine
FORT: Final = OFFERING + 6  # + corner of the explorer's tile
FARM: Final = FORT + 6  # + corner of the explorer's tile
ARMY: Final = FARM + 6  # + the first villager on the army's cell
MARCH: Final = ARMY + components.MOST_VILLAGERS  # + 7 * (number - 1) + direction
ATTACK: Final = (
    MARCH + components.LARGEST_ARMY * grid.DIRECTIONS
)  # + 3 * (4 * seat + farm) + which of the corner's cells
BANK: Final = ATTACK + 3 * components.MOST_PLAYERS * components.MOST_BUILDINGS  # + 3 * given kind + taken kind
SEAT: Final = BANK + 9  # + seat: to steal from, to make an offer to, to fight first
KIND: Final = SEAT + components.MOST_PLAYERS  # + resource: to harvest, pay, discard, give in an offer
WANT: Final = KIND + 3  # + resource: to get in an offer
TILE: Final = WANT + 3  # + which of the tiles that Emma sees
CELL: Final = TILE + 3  # + cell: for a new villager, for a beaten explorer
COUNTER: Final = CELL + grid.CELLS  # answer an offer with another
WISH: Final = COUNTER + 1  # + 5 * seat + one of the following; open to that seat at any moment
WANT_TRADE: Final = 0
NO_TRADE: Final = 1
HEED: Final = 2  # + when to be asked in reaction windows
WISHES: Final = 5
SIZE: Final = WISH + WISHES * components.MOST_PLAYERS
