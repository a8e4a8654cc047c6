"""What is on the table.

Everything that is counted lies in one flat vector, `cells`, so that a copy is one memory copy; the few numbers of the
turn in progress are fields. The zones of a seat are bags (see bags.py).
"""

from __future__ import annotations

from typing import Final

from manoa.games.eldorado import components, mode, zone
from manoa.games.eldorado.bags import Bag, Mask, has, nth, one, size
from manoa.games.eldorado.board import Board
from manoa.kernel.deciding import Deciding
from manoa.kernel.native import i64, vec

# The version of these rules, raised when a record of the old ones would mean another game; and the first version that
# is played for ever (docs/versions.md).
VERSION: Final = 2
OLDEST: Final = 2


class State(Deciding):
    """The table of one game of El Dorado."""

    board: Board  # there in every game that was begun

    def __init__(self) -> None:
        super().__init__()
        self.name = components.GAME
        self.cells: vec[i64] = vec[i64]()
        self.edition: i64 = components.EDITION_2023
        self.caves: bool = False
        self.pawns: i64 = 1  # pawns of each seat
        self.first: i64 = 0  # the seat with the hat, where every round begins
        self.mode = mode.PLAY
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
        self.opened: Mask = 0  # joints whose blockade this use removed, as a mask
        # A payment, purchase or effect in progress.
        self.owed: i64 = 0  # cards still to pay, remove or lay down; in a purchase, half coins
        self.must: bool = False  # whether the effect must be used (the remove token)
        self.target: i64 = -1  # the space or joint being paid for, or the pile being bought
        self.for_joint: bool = False
        self.laid: i64 = 0  # cards laid down for a replace token
        self.items: Bag = 0  # items whose use is over and that will leave the game unless saved, as a bag
        self.pending: Mask = 0  # caves to be offered, with the pawns; see moving.py

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

    def hand(self) -> Bag:
        """The hand of the seat whose turn it is, as a bag."""
        return self.cells[self.seat * zone.STRIDE + zone.HAND]

    def tokens(self) -> Bag:
        """The tokens of the seat whose turn it is, as a bag."""
        return self.cells[self.seat * zone.STRIDE + zone.TOKENS]

    def put(self, where: i64, kind: i64) -> None:
        """Lays a card into a zone of the current seat."""
        self.cells[self.seat * zone.STRIDE + where] += one(kind)

    def take_from_hand(self, kind: i64) -> None:
        """Takes a card out of the current seat's hand. A card that everyone knew of is the one that goes first."""
        base = self.seat * zone.STRIDE
        card = one(kind)
        self.cells[base + zone.HAND] -= card
        if has(self.cells[base + zone.KNOWN], kind) > 0:
            self.cells[base + zone.KNOWN] -= card

    def item_in_use(self) -> i64:
        """The item that is moving a pawn just now and so lies in no zone; -1 for none."""
        nothing: i64 = -1
        return self.kind if self.using and self.kind >= 0 and components.ITEM[self.kind] else nothing

    def spend_token(self, kind: i64) -> None:
        """A token of the current seat leaves the game."""
        self.cells[self.seat * zone.STRIDE + zone.TOKENS] -= one(kind)
        self.cells[zone.SPENT] += one(kind)

    def draw(self, number: i64) -> i64:
        """ED-DRAW-2: the current seat draws, the discard pile being shuffled when a card is wanted and none is left."""
        base = self.seat * zone.STRIDE
        drawn: i64 = 0
        left: i64 = size(self.cells[base + zone.DRAW])
        while drawn < number:
            if left == 0:
                self.reshuffle(base)
                left = size(self.cells[base + zone.DRAW])
                if left == 0:
                    break
            card = one(nth(self.cells[base + zone.DRAW], self.pick(left)))
            self.cells[base + zone.DRAW] -= card
            self.cells[base + zone.HAND] += card
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
        shuffled = self.cells[base + zone.DISCARD]
        kept: i64 = 0
        if self.fresh >= 0:
            kept = one(self.fresh)
            shuffled -= kept
        if shuffled == 0:
            return
        self.cells[base + zone.KNOWN] = self.cells[base + zone.HAND]
        self.cells[base + zone.DISCARD] = kept
        self.cells[base + zone.DRAW] = shuffled
        if self.narrating:
            self.tell("reshuffles", self.seat, {})

    def tell_card(self, event: str, kind: i64) -> None:
        """Something was done with a card of the current seat."""
        if self.narrating:
            self.tell(event, self.seat, {"card": components.CARD_IDS[kind]})

    def tell_token(self, kind: i64) -> None:
        """The current seat played a token."""
        if self.narrating:
            self.tell("plays-token", self.seat, {"token": components.TOKEN_IDS[kind]})

    # The market ---------------------------------------------------------------------------------------------------

    def slot_free(self) -> bool:
        """ED-BUY-6: whether a market slot is empty."""
        slot: i64 = 0
        while slot < components.SLOTS:
            if self.cells[zone.SLOT + slot] < 0:
                return True
            slot += 1
        return False

    def on_market(self, pile: i64) -> bool:
        """Whether a pile lies on one of the six slots."""
        slot: i64 = 0
        while slot < components.SLOTS:
            if self.cells[zone.SLOT + slot] == pile:
                return True
            slot += 1
        return False

    def on_sale(self, pile: i64, all_open: bool) -> bool:
        """ED-BUY-5, ED-BUY-6: whether a pile may be bought from. `all_open` is `slot_free`, which callers ask once."""
        return self.cells[zone.PILE + pile] > 0 and (all_open or self.on_market(pile))

    def take_card(self, pile: i64) -> None:
        """A card leaves its pile for the discard pile of the current seat; a market pile's last card frees its slot."""
        self.cells[zone.PILE + pile] -= 1
        if self.cells[zone.PILE + pile] == 0:
            slot: i64 = 0
            while slot < components.SLOTS:
                if self.cells[zone.SLOT + slot] == pile:
                    self.cells[zone.SLOT + slot] = -1
                slot += 1
        self.put(zone.DISCARD, pile + components.FIRST_PILE)

    # Pawns --------------------------------------------------------------------------------------------------------

    def pawn_space(self, pawn: i64) -> i64:
        """The space of a pawn of the current seat; -1 at home."""
        return self.cells[zone.PAWN + self.seat * self.pawns + pawn]

    def occupied(self, space: i64) -> bool:
        """ED-MOVE-7, ED-CAVE-TOK-8: whether a pawn keeps the current seat's pawns off a space."""
        if self.passing:
            return False
        cells = self.cells
        if cells[zone.PAWN] == space or cells[zone.PAWN + 1] == space:
            return True
        return cells[zone.PAWN + 2] == space or cells[zone.PAWN + 3] == space
