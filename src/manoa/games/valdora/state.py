"""What is on the table.

Everything that is counted lies in one flat vector, `cells`, so that a copy is one memory copy (zone.py says where); the
few numbers of the turn in progress are fields. The piles of the books are real stacks: each card knows the card under
it, a byte a card.
"""

from __future__ import annotations

from typing import Final

from manoa.games.valdora import components, mode, packing, zone
from manoa.games.valdora.board import Board
from manoa.games.valdora.boxes import Box
from manoa.games.valdora.components import Face
from manoa.games.valdora.packing import Heap, Mask
from manoa.kernel.deciding import Deciding
from manoa.kernel.native import i64, vec

# The version of these rules, raised when a record of the old ones would mean another game; and the first version that
# is played for ever (docs/versions.md).
VERSION: Final = 3
OLDEST: Final = 3


class State(Deciding):
    """The table of one game of Valdora."""

    board: Board
    box: Box

    def __init__(self) -> None:
        super().__init__()
        self.name = components.GAME
        self.cells: vec[i64] = vec[i64]()
        self.quiet_limit: i64 = 0  # quiet_rounds, 0 for none
        self.mode = mode.MOVE
        self.ending: bool = False
        self.quiet: i64 = 0  # full rounds since a commission was last completed
        self.delivered: bool = False  # whether one was in this round
        # The turn so far.
        self.turned: i64 = 0  # pages
        self.loaded: Mask = 0  # kinds of equipment that took a gem
        self.ships: i64 = 0  # loads that the harbour still allows
        # A purchase or delivery in progress.
        self.owed: Heap = 0  # gems still to be paid
        self.target: i64 = -1  # the slot of the commission, or the side of the book
        self.given: i64 = -1  # the card that was given back and that another is still to be bought for

    def copy_into(self, other: State) -> None:
        """Makes `other` the same position, sharing nothing that changes."""
        self.copy_common(other)
        other.board = self.board
        other.box = self.box
        other.cells = self.cells[:]
        other.quiet_limit = self.quiet_limit
        other.ending = self.ending
        other.quiet = self.quiet
        other.delivered = self.delivered
        other.turned = self.turned
        other.loaded = self.loaded
        other.ships = self.ships
        other.owed = self.owed
        other.target = self.target
        other.given = self.given

    # The seat whose turn it is --------------------------------------------------------------------------------------

    def mine(self, where: i64) -> i64:
        """A zone of the seat whose turn it is."""
        return self.cells[self.seat * zone.STRIDE + where]

    def spend(self, coins: i64) -> None:
        """Coins of the seat go to the bank, which holds whatever nobody has."""
        self.cells[self.seat * zone.STRIDE + zone.COINS] -= coins

    # Equipment ------------------------------------------------------------------------------------------------------

    def load_on(self, seat: i64, gear: i64) -> i64:
        """The gem on a piece of equipment; -1 for none."""
        return ((self.cells[seat * zone.STRIDE + zone.LOADS] >> (3 * gear)) & 7) - 1

    def set_load(self, seat: i64, gear: i64, gem: i64) -> None:
        """Puts a gem on a piece of equipment, or, with -1, takes it off."""
        change: i64 = gem - self.load_on(seat, gear)
        self.cells[seat * zone.STRIDE + zone.LOADS] += change * packing.BIT[3 * gear]

    def carried(self, seat: i64, gem: i64) -> i64:
        """How many gems of a kind a seat carries."""
        loads = self.cells[seat * zone.STRIDE + zone.LOADS]
        number: i64 = 0
        while loads != 0:
            if (loads & 7) - 1 == gem:
                number += 1
            loads >>= 3
        return number

    def carriers(self, seat: i64, gem: i64) -> Mask:
        """The kinds of equipment of a seat that carry that gem."""
        mask: i64 = 0
        gear: i64 = 0
        while gear < components.GEAR_KINDS:
            if self.load_on(seat, gear) == gem:
                mask |= packing.BIT[gear]
            gear += 1
        return mask

    def gear_card(self, seat: i64, gear: i64) -> i64:
        """The card of a piece of equipment other than the pan; -1 where there is none."""
        return ((self.cells[seat * zone.STRIDE + zone.GEAR_CARDS] >> (7 * (gear - 1))) & 127) - 1

    def set_gear_card(self, seat: i64, gear: i64, card: i64) -> None:
        """Says which card a piece of equipment is, or, with -1, that there is none."""
        change: i64 = card - self.gear_card(seat, gear)
        self.cells[seat * zone.STRIDE + zone.GEAR_CARDS] += change * packing.BIT[7 * (gear - 1)]

    # Commissions ----------------------------------------------------------------------------------------------------

    def held(self, seat: i64, slot: i64) -> i64:
        """The face of an incomplete commission of a seat; -1 where there is none."""
        return ((self.cells[seat * zone.STRIDE + zone.HELD] >> (8 * slot)) & 255) - 1

    def held_number(self, seat: i64) -> i64:
        """How many incomplete commissions a seat has."""
        number: i64 = 0
        while number < components.MOST_COMMISSIONS and self.held(seat, number) >= 0:
            number += 1
        return number

    def hold(self, seat: i64, face: i64) -> None:
        """A commission comes before a seat."""
        shift: i64 = 8 * self.held_number(seat)
        value: i64 = face + 1
        self.cells[seat * zone.STRIDE + zone.HELD] |= value << shift

    def let_go(self, seat: i64, slot: i64) -> None:
        """A commission leaves its slot; the later ones move up."""
        place: i64 = seat * zone.STRIDE + zone.HELD
        held = self.cells[place]
        shift: i64 = 8 * slot
        above: i64 = held >> (shift + 8)
        self.cells[place] = (held & (packing.BIT[shift] - 1)) | (above << shift)

    def complete(self, seat: i64, face: i64) -> None:
        """A commission is among the completed ones of a seat."""
        bit = packing.BIT[(face >> 1) - components.FIRST_COMMISSION]
        self.cells[seat * zone.STRIDE + zone.COMPLETED] |= bit
        if face & 1 == components.LEFT:
            self.cells[seat * zone.STRIDE + zone.BY_BACK] |= bit

    def completed(self, seat: i64) -> list[int]:
        """The faces of a seat's completed commissions."""
        done = self.cells[seat * zone.STRIDE + zone.COMPLETED]
        by_back = self.cells[seat * zone.STRIDE + zone.BY_BACK]
        faces: list[int] = []
        card: i64 = components.FIRST_COMMISSION
        while done != 0:
            if done & 1:
                side: i64 = components.LEFT if by_back & 1 else components.RIGHT
                faces.append(int(2 * card + side))
            done >>= 1
            by_back >>= 1
            card += 1
        return faces

    # Books ----------------------------------------------------------------------------------------------------------

    def top(self, book: i64, side: i64) -> i64:
        """The top card of a side of a book; -1 for none."""
        return self.cells[zone.TOP + 2 * book + side] - 1

    def face_on(self, book: i64, side: i64) -> Face:
        """The face that shows on a side of a book that has cards there."""
        return self.box.faces[2 * self.top(book, side) + side]

    def under(self, card: i64) -> i64:
        """The card under a card of a pile; -1 for none."""
        return ((self.cells[zone.UNDER + (card >> 3)] >> (8 * (card & 7))) & 255) - 1

    def set_under(self, card: i64, other: i64) -> None:
        """Says which card lies under a card."""
        self.cells[zone.UNDER + (card >> 3)] += (other - self.under(card)) * packing.BIT[8 * (card & 7)]

    def set_top(self, book: i64, side: i64, card: i64) -> None:
        """Says which card lies on top of a side of a book; -1 for none."""
        self.cells[zone.TOP + 2 * book + side] = card + 1

    def lift(self, book: i64, side: i64) -> i64:
        """Takes the top card of a pile away. The one under it shows."""
        card: i64 = self.top(book, side)
        below: i64 = self.under(card)
        self.set_under(card, -1)
        self.set_top(book, side, below)
        self.cells[zone.HEIGHT + 2 * book + side] -= 1
        if below >= 0:
            self.show(below, side)
        return card

    def lay(self, book: i64, side: i64, card: i64) -> None:
        """Lays a card on top of a pile, where it shows that side's face."""
        self.set_under(card, self.top(book, side))
        self.set_top(book, side, card)
        self.cells[zone.HEIGHT + 2 * book + side] += 1
        self.show(card, side)

    def show(self, card: i64, side: i64) -> None:
        """A face lies open. If nobody had seen it before, something is revealed."""
        if not self.seen(card, side):
            self.set_seen(card, side)
            self.revealed = True

    def seen(self, card: i64, side: i64) -> bool:
        """Whether everyone has seen that face of a card."""
        place: i64 = zone.FRONTS if side == components.RIGHT else zone.BACKS
        if card >= components.FIRST_COMMISSION:
            return (self.cells[place + 1] >> (card - components.FIRST_COMMISSION)) & 1 == 1
        return (self.cells[place] >> card) & 1 == 1

    def set_seen(self, card: i64, side: i64) -> None:
        """Everyone has seen that face of a card."""
        place: i64 = zone.FRONTS if side == components.RIGHT else zone.BACKS
        if card >= components.FIRST_COMMISSION:
            self.cells[place + 1] |= packing.BIT[card - components.FIRST_COMMISSION]
        else:
            self.cells[place] |= packing.BIT[card]

    # Tiles ----------------------------------------------------------------------------------------------------------

    def tiles_left(self, colour: i64) -> i64:
        """Craftsmen of a colour beside the board."""
        return packing.craftsmen_in(self.cells[zone.TILES], colour)

    def craftsmen(self, seat: i64, colour: i64) -> i64:
        """Craftsmen of a colour that a seat has."""
        return packing.craftsmen_in(self.cells[seat * zone.STRIDE + zone.CRAFTSMEN], colour)

    def colours_left(self) -> i64:
        """How many colours of craftsmen are left beside the board."""
        colours: i64 = 0
        colour: i64 = 0
        while colour < components.COLOUR_KINDS:
            if self.tiles_left(colour) > 0:
                colours += 1
            colour += 1
        return colours
