"""What is on the table.

Everything that is counted lies in one flat vector, `cells` (zone.py), so that a copy is one memory copy; the few
numbers of the turn in progress are fields.
"""

from __future__ import annotations

from typing import Final

from manoa.games.island import components, ground, mode, zone
from manoa.games.island.components import GAME, Box, Mask
from manoa.kernel.deciding import Deciding
from manoa.kernel.native import i64, vec

# The version of these rules, raised when a record of the old ones would mean another game; and the first version that
# is played for ever (docs/versions.md).
VERSION: Final = 2
OLDEST: Final = 2

# How the seats want to be asked at first, two bits a seat.
_ALL_CONCERNED: Final[int] = sum(mode.HEED_CONCERNED << (2 * seat) for seat in range(components.MOST_PLAYERS))


class State(Deciding):
    """The table of one game of The Island of El Dorado."""

    box: Box  # set where a game is begun, restored or copied

    def __init__(self) -> None:
        super().__init__()
        self.name = GAME
        self.cells: vec[i64] = vec[i64]()
        self.deep: bool = False
        self.limited: bool = False  # hands are limited
        self.hidden: bool = False  # hands are hidden
        self.free: bool = False  # offers have no bounds
        self.active: i64 = -1  # whose turn it is
        self.first: i64 = -1
        self.mode = mode.CHOOSE
        self.heed: i64 = _ALL_CONCERNED  # when each seat is asked in windows, two bits a seat
        self.silent: Mask = 0  # seats that pass until their turn unless they are concerned
        self.wanting: Mask = 0  # seats that want to trade
        self.holder: i64 = zone.IN_STACK  # of the cave shrine
        # The turn so far.
        self.die_one: i64 = 0
        self.die_two: i64 = 0
        self.speed_die: i64 = -1
        self.speed: i64 = 0
        self.marched: bool = False  # Bellona's free move is used
        self.ending: bool = False  # the turn ends after the battles that were begun
        self.offered: i64 = 0  # how many offers each seat began this turn, eight bits a seat
        self.approached: i64 = 0  # to whom: a bit at 4 * seat + partner
        self.picked: bool = False  # the active explorer's last step took the cave shrine
        # What is going on.
        self.left: i64 = 0  # cards still to take, steal, pay or discard; tiles that Emma has put in order
        self.tile: i64 = 0  # the tile to be laid
        self.due: bool = False  # a reaction window is to be opened, or is open
        self.about: i64 = 0
        self.passed: Mask = 0  # seats that have passed in a row
        self.mover: i64 = -1  # whose step, discovery or army move was last in this turn
        self.moved: i64 = 0  # how many villagers marched, 0 for an explorer
        self.moved_from: i64 = -1  # -1 for a tile that was laid and not entered
        self.moved_to: i64 = -1
        self.piece: i64 = -1  # the purchase announced
        self.spot: i64 = -1  # its cell, corner or shrine
        self.march_from: i64 = -1
        self.named: i64 = -1  # the rival named for the battle that is next
        self.winner: i64 = -1
        self.loser: i64 = -1
        self.payee: i64 = 0
        self.trader: i64 = -1  # who makes offers, or trades out of order
        self.paused: i64 = -1  # what is asked once that is over; -1 for the explore phase, in which one trades at will
        self.partner: i64 = -1  # the player with whom the trader trades
        self.counter: i64 = 0  # how often the offer was countered: every other one is the partner's
        self.give: i64 = 0  # both sides of it as rules/trading.py says
        self.want: i64 = 0
        self.countered_give: i64 = 0  # the offer that a counter-offer answers
        self.countered_want: i64 = 0

    def copy_into(self, other: State) -> None:
        """Makes `other` the same position, sharing nothing that changes."""
        self.copy_common(other)
        other.box = self.box
        other.cells = self.cells[:]
        other.deep = self.deep
        other.limited = self.limited
        other.hidden = self.hidden
        other.free = self.free
        other.active = self.active
        other.first = self.first
        other.heed = self.heed
        other.silent = self.silent
        other.wanting = self.wanting
        other.holder = self.holder
        other.die_one = self.die_one
        other.die_two = self.die_two
        other.speed_die = self.speed_die
        other.speed = self.speed
        other.marched = self.marched
        other.ending = self.ending
        other.offered = self.offered
        other.approached = self.approached
        other.picked = self.picked
        other.left = self.left
        other.tile = self.tile
        other.due = self.due
        other.about = self.about
        other.passed = self.passed
        other.mover = self.mover
        other.moved = self.moved
        other.moved_from = self.moved_from
        other.moved_to = self.moved_to
        other.piece = self.piece
        other.spot = self.spot
        other.march_from = self.march_from
        other.named = self.named
        other.winner = self.winner
        other.loser = self.loser
        other.payee = self.payee
        other.trader = self.trader
        other.paused = self.paused
        other.partner = self.partner
        other.counter = self.counter
        other.give = self.give
        other.want = self.want
        other.countered_give = self.countered_give
        other.countered_want = self.countered_want

    def chosen(self, limit: i64) -> i64:
        """Chance: a number in 0..limit-1. What it decides cannot be taken back."""
        self.revealed = True
        return self.pick(limit)

    # Cells ----------------------------------------------------------------------------------------------------------

    def kind(self, cell: i64) -> i64:
        """The tile on a cell."""
        return self.cells[cell] & ground.KIND

    def set_kind(self, cell: i64, kind: i64) -> None:
        """Lays a tile on a cell, or takes it away; whoever claims the cell stays."""
        self.cells[cell] = (self.cells[cell] & ~ground.KIND) | kind

    def villagers(self, seat: i64, cell: i64) -> i64:
        """How many villagers of a seat are on a cell."""
        return (self.cells[cell] >> (ground.VILLAGERS_SHIFT + 3 * seat)) & 7

    def explorer_on(self, seat: i64, cell: i64) -> bool:
        """Whether a seat's explorer is on a cell."""
        return (self.cells[cell] >> (ground.EXPLORERS_SHIFT + seat)) & 1 == 1

    def fort_on(self, seat: i64, cell: i64) -> i64:
        """1 where a seat's fort claims a cell."""
        return (self.cells[cell] >> (ground.FORTS_SHIFT + seat)) & 1

    def rivals_on(self, seat: i64, cell: i64) -> Mask:
        """The other seats that occupy a cell."""
        word = self.cells[cell] & ground.OTHERS[seat]
        if word == 0:
            return 0
        mask: Mask = (word >> ground.EXPLORERS_SHIFT) | (word >> ground.FORTS_SHIFT)
        mask &= 15
        other: i64 = 0
        bit: i64 = 1
        while other < self.players:
            if (word >> (ground.VILLAGERS_SHIFT + 3 * other)) & 7:
                mask |= bit
            bit += bit
            other += 1
        return mask

    # Seats ----------------------------------------------------------------------------------------------------------

    def of(self, seat: i64, where: i64) -> i64:
        """A zone of a seat."""
        return self.cells[zone.SEATS + seat * zone.STRIDE + where]

    def put(self, seat: i64, where: i64, value: i64) -> None:
        """Sets a zone of a seat."""
        self.cells[zone.SEATS + seat * zone.STRIDE + where] = value

    def hand_size(self, seat: i64) -> i64:
        """How many cards a seat has."""
        base: i64 = zone.SEATS + seat * zone.STRIDE + zone.HAND
        return self.cells[base] + self.cells[base + 1] + self.cells[base + 2]

    def bank(self, kind: i64) -> i64:
        """Cards in a resource stack: those that nobody has."""
        left: i64 = self.box.cards[kind] - self.cells[zone.HOARD + kind]
        seat: i64 = 0
        place: i64 = zone.SEATS + zone.HAND + kind
        while seat < self.players:
            left -= self.cells[place]
            place += zone.STRIDE
            seat += 1
        return left

    def hoard_size(self) -> i64:
        """How many cards the thieves hoard."""
        return self.cells[zone.HOARD] + self.cells[zone.HOARD + 1] + self.cells[zone.HOARD + 2]

    def rate(self, seat: i64) -> i64:
        """IS-TRADE-2: how many of a kind the bank wants."""
        box = self.box
        return box.merchant_rate if self.of(seat, zone.PERSON) == components.WILLIAM else box.rate

    def price_at(self, seat: i64, piece: i64) -> i64:
        """Where in the costs of the box the price of a piece for a seat is: each explorer card prints its own."""
        return components.CARD_COSTS * self.cells[zone.SEATS + seat * zone.STRIDE + zone.CARD] + 3 * piece

    def heed_of(self, seat: i64) -> i64:
        """IS-REACT-1: when a seat wants to be asked."""
        return (self.heed >> (2 * seat)) & 3

    def set_heed(self, seat: i64, heed: i64) -> None:
        """A seat says when it wants to be asked."""
        self.heed += (heed - self.heed_of(seat)) << (2 * seat)

    def can_pay(self, seat: i64, piece: i64) -> bool:
        """Whether the hand holds the price of a piece."""
        cost = self.box.cost
        base: i64 = zone.SEATS + seat * zone.STRIDE + zone.HAND
        at = self.price_at(seat, piece)
        cells = self.cells
        return cells[base] >= cost[at] and cells[base + 1] >= cost[at + 1] and cells[base + 2] >= cost[at + 2]

    def island_shrines(self, seat: i64) -> i64:
        """IS-SHR-1: how many island shrines a seat controls."""
        mask = self.of(seat, zone.OFFERED)
        return (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1)

    def shrines(self, seat: i64) -> i64:
        """How many shrines a seat controls."""
        held: i64 = 1 if self.holder == seat else 0
        return self.island_shrines(seat) + held

    def explorer_strength(self, seat: i64) -> i64:
        """IS-EXP-1."""
        strength: i64 = components.PEDRO_STRENGTH if self.of(seat, zone.PERSON) == components.PEDRO else 1
        strength += self.island_shrines(seat)
        if self.holder == seat:
            strength += components.CAVE_SHRINE_STRENGTH
        return strength

    def strength(self, seat: i64, cell: i64) -> i64:
        """IS-BAT-3: the strength of a seat's explorer and villagers on a cell."""
        total = self.villagers(seat, cell)
        if self.explorer_on(seat, cell):
            total += self.explorer_strength(seat)
        return total

    def defence(self, seat: i64, cell: i64) -> i64:
        """IS-BAT-3, IS-BAT-7: the same for a defender, whose fort counts."""
        return self.strength(seat, cell) + self.fort_on(seat, cell)

    # What goes on -----------------------------------------------------------------------------------------------------

    def open_window(self, about: i64) -> None:
        """IS-BUY-7: others may react to what was done or announced; the asking begins again."""
        self.due = True
        self.about = about
        self.passed = 0
        self.mode = mode.SETTLE

    # Pieces on the move -----------------------------------------------------------------------------------------------

    def move_explorer(self, seat: i64, cell: i64) -> None:
        """Puts an explorer on a cell."""
        base: i64 = zone.SEATS + seat * zone.STRIDE + zone.AT_CELL
        here = self.cells[base]
        self.cells[here] &= ~ground.EXPLORER[seat]
        self.left_bare(here)
        self.cells[cell] |= ground.EXPLORER[seat]
        self.cells[base] = cell

    def left_bare(self, cell: i64) -> None:
        """IS-SHR-2: bare floor that nobody stands on any more is a cell like those where nothing was laid yet."""
        word = self.cells[cell]
        if word & ground.KIND == components.FLOOR and word & ground.ANY_FORCE == 0:
            self.cells[cell] = word - components.FLOOR

    def count_of(self, seat: i64, where: i64, slots: i64, what: i64) -> i64:
        """How many of a seat's villagers, farms or forts are in the supply, or destroyed."""
        place: i64 = zone.SEATS + seat * zone.STRIDE + where
        end: i64 = place + slots
        number: i64 = 0
        while place < end:
            if self.cells[place] == what:
                number += 1
            place += 1
        return number
