"""What is on the table.

Everything that is counted lies in one flat vector, `cells`, so that a copy is one memory copy; the few numbers of the
turn in progress are fields. The zones of a seat are bags (see components.py).
"""

from __future__ import annotations

from typing import Final

from manoa.games.eldorado.board import Board
from manoa.games.eldorado.components import (
    BLOCKADES,
    FIRST_PILE,
    GAME,
    ITEM,
    PILES,
    SLOTS,
    has,
    nth,
    one,
    size,
)
from manoa.kernel.deciding import Deciding
from manoa.kernel.native import i64, vec

# The version of these rules: raised when a record of the old ones would mean another game.
VERSION: Final = 2

# Zones of a seat, at seat * STRIDE + zone.
HAND: Final = 0
KNOWN: Final = 1  # the part of the hand that everyone can work out; see `reshuffle`
DRAW: Final = 2
DISCARD: Final = 3
PLAYED: Final = 4
REMOVED: Final = 5
TOKENS: Final = 6
TAKEN: Final = 7  # blockades kept, as a mask of their numbers
HOME: Final = 8  # 0, or the order of arrival counted from 1
STRIDE: Final = 9

PAWN: Final = 4 * STRIDE  # the space of each pawn, -1 at home; the pawns of a seat lie together
BESIDE: Final = (
    PAWN + 4
)  # for each pawn the caves that it has stood beside since it last stopped away from them, a mask
STANDING: Final = BESIDE + 4  # the blockade on each joint, 0 for none
PILE: Final = STANDING + BLOCKADES  # cards left in each pile
SLOT: Final = PILE + PILES  # the pile on each market slot, -1 for an empty one
CAVE: Final = SLOT + SLOTS  # tokens left in each cave
MOST_CAVES: Final = 8
POOL: Final = CAVE + MOST_CAVES  # tokens that nobody has seen: in the caves and left over
SPENT: Final = POOL + 1  # tokens that have left the game
CELLS: Final = SPENT + 1

# What is asked of the current player.
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
DISCARDING: Final = 11
OVER: Final = 12
MODES: Final = (
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

EDITION_2019: Final = 2019
EDITION_2023: Final = 2023


class State(Deciding):
    """The table of one game of El Dorado."""

    def __init__(self) -> None:
        super().__init__()
        self.name = GAME
        self.version = VERSION
        self.board: Board | None = None
        self.cells: vec[i64] = vec[i64]()
        self.edition: i64 = EDITION_2023
        self.caves: bool = False
        self.pawns: i64 = 1  # pawns of each seat
        self.first: i64 = 0  # the seat with the hat, where every round begins
        self.mode = PLAY
        self.arrivals: i64 = 0
        # The turn so far.
        self.bought: bool = False
        self.passing: bool = False  # a pass token was played
        self.fresh: i64 = -1  # 2019: the card bought this turn, which no reshuffle of this play phase takes
        # The use of a card or token for moving. `kind` is -1 for a token.
        self.using: bool = False
        self.power: i64 = 0
        self.symbol: i64 = 0
        self.kind: i64 = -1
        self.pawn: i64 = 0
        self.moved: bool = False
        self.opened: i64 = 0  # joints whose blockade this use removed, as a mask
        # A payment, purchase or effect in progress.
        self.owed: i64 = 0  # cards still to pay, remove or lay down; in a purchase, half coins
        self.must: bool = False  # whether the effect must be used (the remove token)
        self.target: i64 = -1  # the space or joint being paid for, or the pile being bought
        self.for_joint: bool = False
        self.laid: i64 = 0  # cards laid down for a replace token
        self.items: i64 = 0  # items whose use is over and that will leave the game unless saved, as a bag
        self.pending: i64 = 0  # caves to be offered: a mask for pawn 0, and one shifted by 8 for pawn 1

    def table(self) -> Board:
        """The board, which is there in every game that was begun."""
        board = self.board
        assert board is not None
        return board

    def copy_into(self, other: State) -> None:
        """Makes `other` the same position, sharing nothing that changes."""
        self.copy_common(other)
        other.board = self.board
        other.cells = self.cells[:]
        other.edition = self.edition
        other.caves = self.caves
        other.pawns = self.pawns
        other.first = self.first
        other.arrivals = self.arrivals
        other.bought = self.bought
        other.passing = self.passing
        other.fresh = self.fresh
        other.using = self.using
        other.power = self.power
        other.symbol = self.symbol
        other.kind = self.kind
        other.pawn = self.pawn
        other.moved = self.moved
        other.opened = self.opened
        other.owed = self.owed
        other.must = self.must
        other.target = self.target
        other.for_joint = self.for_joint
        other.laid = self.laid
        other.items = self.items
        other.pending = self.pending

    # Cards --------------------------------------------------------------------------------------------------------

    def hand(self) -> i64:
        """The hand of the seat whose turn it is, as a bag."""
        return self.cells[self.seat * STRIDE + HAND]

    def tokens(self) -> i64:
        """The tokens of the seat whose turn it is, as a bag."""
        return self.cells[self.seat * STRIDE + TOKENS]

    def put(self, zone: i64, kind: i64) -> None:
        """Lays a card into a zone of the current seat."""
        self.cells[self.seat * STRIDE + zone] += one(kind)

    def take_from_hand(self, kind: i64) -> None:
        """Takes a card out of the current seat's hand. A card that everyone knew of is the one that goes first."""
        base = self.seat * STRIDE
        card = one(kind)
        self.cells[base + HAND] -= card
        if has(self.cells[base + KNOWN], kind) > 0:
            self.cells[base + KNOWN] -= card

    def item_in_use(self) -> i64:
        """The item that is moving a pawn just now and so lies in no zone; -1 for none."""
        nothing: i64 = -1
        return self.kind if self.using and self.kind >= 0 and ITEM[self.kind] else nothing

    def spend_token(self, kind: i64) -> None:
        """A token of the current seat leaves the game."""
        self.cells[self.seat * STRIDE + TOKENS] -= one(kind)
        self.cells[SPENT] += one(kind)

    def draw(self, number: i64) -> i64:
        """ED-DRAW-2: the current seat draws, the discard pile being shuffled when a card is wanted and none is left."""
        base = self.seat * STRIDE
        drawn: i64 = 0
        left: i64 = size(self.cells[base + DRAW])
        while drawn < number:
            if left == 0:
                self.reshuffle(base)
                left = size(self.cells[base + DRAW])
                if left == 0:
                    break
            card = one(nth(self.cells[base + DRAW], self.pick(left)))
            self.cells[base + DRAW] -= card
            self.cells[base + HAND] += card
            left -= 1
            drawn += 1
        if drawn > 0:
            self.revealed = True
            if self.narrating:
                self.tell("draws", self.seat, {"number": int(drawn)})
        return drawn

    def reshuffle(self, base: i64) -> None:
        """The discard pile becomes the draw pile.

        With the draw pile empty, all of the seat's cards but the hand lie open, so everyone who kept count knows the
        hand at this moment: KNOWN remembers it.
        """
        shuffled = self.cells[base + DISCARD]
        kept: i64 = 0
        if self.fresh >= 0:
            kept = one(self.fresh)
            shuffled -= kept
        if shuffled == 0:
            return
        self.cells[base + KNOWN] = self.cells[base + HAND]
        self.cells[base + DISCARD] = kept
        self.cells[base + DRAW] = shuffled
        if self.narrating:
            self.tell("reshuffles", self.seat, {})

    # The market ---------------------------------------------------------------------------------------------------

    def slot_free(self) -> bool:
        """ED-BUY-6: whether a market slot is empty."""
        slot: i64 = 0
        while slot < SLOTS:
            if self.cells[SLOT + slot] < 0:
                return True
            slot += 1
        return False

    def on_market(self, pile: i64) -> bool:
        """Whether a pile lies on one of the six slots."""
        slot: i64 = 0
        while slot < SLOTS:
            if self.cells[SLOT + slot] == pile:
                return True
            slot += 1
        return False

    def on_sale(self, pile: i64, all_open: bool) -> bool:
        """ED-BUY-5, ED-BUY-6: whether a pile may be bought from. `all_open` is `slot_free`, which callers ask once."""
        return self.cells[PILE + pile] > 0 and (all_open or self.on_market(pile))

    def take_card(self, pile: i64) -> None:
        """A card leaves its pile for the discard pile of the current seat; a market pile's last card frees its slot."""
        self.cells[PILE + pile] -= 1
        if self.cells[PILE + pile] == 0:
            slot: i64 = 0
            while slot < SLOTS:
                if self.cells[SLOT + slot] == pile:
                    self.cells[SLOT + slot] = -1
                slot += 1
        self.put(DISCARD, pile + FIRST_PILE)

    # Pawns --------------------------------------------------------------------------------------------------------

    def pawn_space(self, pawn: i64) -> i64:
        """The space of a pawn of the current seat; -1 at home."""
        return self.cells[PAWN + self.seat * self.pawns + pawn]

    def occupied(self, space: i64) -> bool:
        """ED-MOVE-7, ED-CAVE-TOK-8: whether a pawn keeps the current seat's pawns off a space."""
        if self.passing:
            return False
        cells = self.cells
        return cells[PAWN] == space or cells[PAWN + 1] == space or cells[PAWN + 2] == space or cells[PAWN + 3] == space
