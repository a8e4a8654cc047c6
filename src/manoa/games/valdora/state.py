"""What is on the table.

Everything that is counted lies in one flat vector, `cells`, so that a copy is one memory copy; the few numbers of the
turn in progress are fields. The piles of the books are real stacks: each card knows the card under it, a byte a card.
"""

from __future__ import annotations

from typing import Final

from manoa.games.valdora.board import Board
from manoa.games.valdora.components import (
    BIT,
    BOOKS,
    CARDS,
    COLOUR_KINDS,
    COMMISSION_SET,
    EQUIPMENT_SET,
    FIRST_COMMISSION,
    FIRST_COMMISSIONS,
    GAME,
    GEAR_KINDS,
    GEM_KINDS,
    GEMS_ON_A_ROAD,
    LEFT,
    MOST_COMMISSIONS,
    MOST_PLAYERS,
    PAN,
    RIGHT,
    ROADS,
    Box,
    Face,
    gems_in,
    one_gem,
)
from manoa.kernel.deciding import Deciding
from manoa.kernel.native import i64, vec

# The version of these rules: raised when a record of the old ones would mean another game.
VERSION: Final = 2

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
CRAFTSMEN: Final = 9  # for each colour four bits
SHOPS: Final = 10  # colours of workshops, a mask
BONUS: Final = 11
STRIDE: Final = 12

HEAP: Final = MOST_PLAYERS * STRIDE  # the gems on each road space
DISCARD: Final = HEAP + ROADS
TOP: Final = DISCARD + 1  # for each book and side: 0, or 1 + the top card
HEIGHT: Final = TOP + 2 * BOOKS  # for each book and side the number of cards
UNDER: Final = HEIGHT + 2 * BOOKS  # for each card a byte: 0, or 1 + the card under it in its pile
# Cards whose front (back) everyone has seen, a mask of the equipment and one of the commissions.
FRONTS: Final = UNDER + (CARDS + 7) // 8
BACKS: Final = FRONTS + 2
TILES: Final = BACKS + 2  # craftsmen beside the board, for each colour four bits
SUPPLY: Final = TILES + 1  # workshops in the supply, a mask of colours
BONUS_LEFT: Final = SUPPLY + 1
CELLS: Final = BONUS_LEFT + 1

# What is asked of the current player.
GO: Final = 0
ACT: Final = 1
BOOK: Final = 2
LOADING: Final = 3
DELIVERING: Final = 4
REPLACE: Final = 5  # a commission was given back, and another must be bought
PAY: Final = 6
OVER: Final = 7
MODES: Final = ("move", "act", "book", "load", "deliver", "replace", "pay", "over")


class State(Deciding):
    """The table of one game of Valdora."""

    def __init__(self) -> None:
        super().__init__()
        self.name = GAME
        self.version = VERSION
        self.board: Board | None = None
        self.box: Box | None = None
        self.cells: vec[i64] = vec[i64]()
        self.quiet_limit: i64 = 0  # quiet_rounds, 0 for none
        self.mode = GO
        self.ending: bool = False
        self.quiet: i64 = 0  # full rounds since a commission was last completed
        self.delivered: bool = False  # whether one was in this round
        # The turn so far.
        self.turned: i64 = 0  # pages
        self.loaded: i64 = 0  # kinds of equipment that took a gem, a mask
        self.ships: i64 = 0  # loads that the harbour still allows
        # A purchase or delivery in progress.
        self.owed: i64 = 0  # gems still to be paid, a heap
        self.target: i64 = -1  # the slot of the commission, or the side of the book
        self.given: i64 = -1  # the card that was given back and that another is still to be bought for

    def map(self) -> Board:
        """The board, which is there in every game that was begun."""
        board = self.board
        assert board is not None
        return board

    def tables(self) -> Box:
        """The box, which is there in every game that was begun."""
        box = self.box
        assert box is not None
        return box

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

    def mine(self, zone: i64) -> i64:
        """A zone of the seat whose turn it is."""
        return self.cells[self.seat * STRIDE + zone]

    def spend(self, coins: i64) -> None:
        """Coins of the seat go to the bank, which holds whatever nobody has."""
        self.cells[self.seat * STRIDE + COINS] -= coins

    def load_on(self, seat: i64, gear: i64) -> i64:
        """The gem on a piece of equipment; -1 for none."""
        return ((self.cells[seat * STRIDE + LOADS] >> (3 * gear)) & 7) - 1

    def set_load(self, gear: i64, gem: i64) -> None:
        """Puts a gem on a piece of equipment of the seat, or, with -1, takes it off."""
        self.cells[self.seat * STRIDE + LOADS] += (gem - self.load_on(self.seat, gear)) * BIT[3 * gear]

    def carried(self, seat: i64, gem: i64) -> i64:
        """How many gems of a kind a seat carries."""
        loads = self.cells[seat * STRIDE + LOADS]
        number: i64 = 0
        while loads != 0:
            if (loads & 7) - 1 == gem:
                number += 1
            loads >>= 3
        return number

    def held(self, seat: i64, slot: i64) -> i64:
        """The face of an incomplete commission of a seat; -1 where there is none."""
        return ((self.cells[seat * STRIDE + HELD] >> (8 * slot)) & 255) - 1

    def held_number(self, seat: i64) -> i64:
        """How many incomplete commissions a seat has."""
        number: i64 = 0
        while number < MOST_COMMISSIONS and self.held(seat, number) >= 0:
            number += 1
        return number

    def hold(self, face: i64) -> None:
        """A commission comes before the seat."""
        shift: i64 = 8 * self.held_number(self.seat)
        value: i64 = face + 1
        self.cells[self.seat * STRIDE + HELD] |= value << shift

    def let_go(self, slot: i64) -> None:
        """A commission leaves its slot; the later ones move up."""
        place = self.seat * STRIDE + HELD
        held = self.cells[place]
        shift: i64 = 8 * slot
        above: i64 = held >> (shift + 8)
        self.cells[place] = (held & (BIT[shift] - 1)) | (above << shift)

    # Books ----------------------------------------------------------------------------------------------------------

    def top(self, book: i64, side: i64) -> i64:
        """The top card of a side of a book; -1 for none."""
        return self.cells[TOP + 2 * book + side] - 1

    def face_on(self, book: i64, side: i64) -> Face:
        """The face that shows on a side of a book that has cards there."""
        return self.tables().faces[2 * self.top(book, side) + side]

    def under(self, card: i64) -> i64:
        """The card under a card of a pile; -1 for none."""
        return ((self.cells[UNDER + (card >> 3)] >> (8 * (card & 7))) & 255) - 1

    def set_under(self, card: i64, other: i64) -> None:
        """Says which card lies under a card."""
        self.cells[UNDER + (card >> 3)] += (other - self.under(card)) * BIT[8 * (card & 7)]

    def lift(self, book: i64, side: i64) -> i64:
        """Takes the top card of a pile away. The one under it shows."""
        pile: i64 = 2 * book + side
        card: i64 = self.cells[TOP + pile] - 1
        below: i64 = self.under(card)
        self.set_under(card, -1)
        self.cells[TOP + pile] = below + 1
        self.cells[HEIGHT + pile] -= 1
        if below >= 0:
            self.show(below, side)
        return card

    def lay(self, book: i64, side: i64, card: i64) -> None:
        """Lays a card on top of a pile, where it shows that side's face."""
        pile: i64 = 2 * book + side
        self.set_under(card, self.cells[TOP + pile] - 1)
        self.cells[TOP + pile] = card + 1
        self.cells[HEIGHT + pile] += 1
        self.show(card, side)

    def show(self, card: i64, side: i64) -> None:
        """A face lies open. If nobody had seen it before, something is revealed."""
        place: i64 = FRONTS if side == RIGHT else BACKS
        bit: i64 = card
        if card >= FIRST_COMMISSION:
            place += 1
            bit -= FIRST_COMMISSION
        if (self.cells[place] >> bit) & 1 == 0:
            self.cells[place] |= BIT[bit]
            self.revealed = True

    def seen(self, card: i64, side: i64) -> bool:
        """Whether everyone has seen that face of a card."""
        place: i64 = FRONTS if side == RIGHT else BACKS
        if card >= FIRST_COMMISSION:
            return (self.cells[place + 1] >> (card - FIRST_COMMISSION)) & 1 == 1
        return (self.cells[place] >> card) & 1 == 1

    # Tiles ----------------------------------------------------------------------------------------------------------

    def tiles_left(self, colour: i64) -> i64:
        """Craftsmen of a colour beside the board."""
        return (self.cells[TILES] >> (4 * colour)) & 15

    def craftsmen(self, seat: i64, colour: i64) -> i64:
        """Craftsmen of a colour that a seat has."""
        return (self.cells[seat * STRIDE + CRAFTSMEN] >> (4 * colour)) & 15

    def colours_left(self) -> i64:
        """How many colours of craftsmen are left beside the board."""
        colours: i64 = 0
        colour: i64 = 0
        while colour < COLOUR_KINDS:
            if self.tiles_left(colour) > 0:
                colours += 1
            colour += 1
        return colours


def deal(state: State, board: Board, box: Box) -> None:
    """VA-SETUP: lays out a new game, with the state's chance."""
    state.board = board
    state.box = box
    state.cells = vec[i64]([0] * CELLS)
    cells = state.cells
    seat: i64 = 0
    while seat < state.players:
        base: i64 = seat * STRIDE
        cells[base + SPACE] = board.start
        cells[base + COINS] = box.starting_coins[seat]
        cells[base + OWNED] = BIT[PAN]
        seat += 1
    _deal_gems(state)
    book: i64 = 0
    first: i64 = 0
    while book < BOOKS:
        number: i64 = EQUIPMENT_SET if book < FIRST_COMMISSIONS else COMMISSION_SET
        _deal_book(state, book, first, number)
        first += number
        book += 1
    colour: i64 = 0
    tiles: i64 = 0
    while colour < COLOUR_KINDS:
        there: i64 = box.craftsmen[colour]
        if state.players == 3:
            there -= box.out_with_three[colour]
        tiles |= there << (4 * colour)
        colour += 1
    cells[TILES] = tiles
    cells[SUPPLY] = BIT[COLOUR_KINDS] - 1
    cells[BONUS_LEFT] = box.bonus
    state.turn = 1
    state.revealed = True


def _deal_gems(state: State) -> None:
    """VA-SETUP-3: six random gems on each road space; the bag is then empty."""
    box = state.tables()
    bag: i64 = 0
    left: i64 = 0
    gem: i64 = 0
    while gem < GEM_KINDS:
        bag += one_gem(gem) * box.gems[gem]
        left += box.gems[gem]
        gem += 1
    road: i64 = 0
    while road < ROADS:
        drawn: i64 = 0
        while drawn < GEMS_ON_A_ROAD:
            place = state.pick(left)
            gem = 0
            while place >= gems_in(bag, gem):
                place -= gems_in(bag, gem)
                gem += 1
            bag -= one_gem(gem)
            state.cells[HEAP + road] += one_gem(gem)
            left -= 1
            drawn += 1
        road += 1


def _deal_book(state: State, book: i64, first: i64, number: i64) -> None:
    """VA-SETUP-5: a set of cards, shuffled, front up on the right side; only the topmost front shows."""
    cards: vec[i64] = vec[i64]([0] * number)
    place: i64 = 0
    while place < number:
        cards[place] = first + place
        place += 1
    below: i64 = -1
    left: i64 = number
    while left > 0:
        place = state.pick(left)
        card = cards[place]
        left -= 1
        cards[place] = cards[left]
        state.set_under(card, below)
        below = card
    state.cells[TOP + 2 * book + RIGHT] = below + 1
    state.cells[TOP + 2 * book + LEFT] = 0
    state.cells[HEIGHT + 2 * book + RIGHT] = number
    state.show(below, RIGHT)


def carriers(state: State, seat: i64, gem: i64) -> i64:
    """The kinds of equipment of a seat that carry that gem, a mask."""
    mask: i64 = 0
    gear: i64 = 0
    while gear < GEAR_KINDS:
        if state.load_on(seat, gear) == gem:
            mask |= BIT[gear]
        gear += 1
    return mask
