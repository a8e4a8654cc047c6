"""What is on the table.

Everything that is counted lies in one flat vector, `cells`, so that a copy is one memory copy; the few numbers of the
turn in progress are fields. The first part of the vector holds a word for each cell of the two maps: the tile there,
the villagers of each seat, the explorers, and the seat whose fort claims it (see the shifts below).
"""

from __future__ import annotations

from typing import Final

from manoa.games.island.components import (
    CARD_COSTS,
    CAVE_SHRINE_STRENGTH,
    FIRST_ENTERABLE,
    FLOOR,
    GAME,
    LAST_ENTERABLE,
    MOST_BUILDINGS,
    MOST_VILLAGERS,
    PEDRO,
    PEDRO_STRENGTH,
    SHRINES,
    WILLIAM,
    Box,
)
from manoa.games.island.grid import CELLS
from manoa.kernel.deciding import Deciding
from manoa.kernel.native import i64, vec

# The version of these rules: raised when a record of the old ones would mean another game.
VERSION: Final = 2

# The word of a cell.
KIND_MASK: Final = 31
VILLAGERS_SHIFT: Final = 5  # three bits a seat
EXPLORERS_SHIFT: Final = 17
FORTS_SHIFT: Final = 21
A_VILLAGER: Final[vec[i64]] = vec[i64]([1 << (VILLAGERS_SHIFT + 3 * seat) for seat in range(4)])
AN_EXPLORER: Final[vec[i64]] = vec[i64]([1 << (EXPLORERS_SHIFT + seat) for seat in range(4)])
A_FORT: Final[vec[i64]] = vec[i64]([1 << (FORTS_SHIFT + seat) for seat in range(4)])
_MINE: Final = [7 << (VILLAGERS_SHIFT + 3 * s) | 1 << (EXPLORERS_SHIFT + s) | 1 << (FORTS_SHIFT + s) for s in range(4)]
# What makes a cell occupied by anybody, and by another seat (IS-OCC-1).
ANYBODY: Final[int] = sum(_MINE)
OTHERS: Final[vec[i64]] = vec[i64]([ANYBODY - mine for mine in _MINE])
# What a seat attacks with: explorer and villagers.
FORCE: Final[vec[i64]] = vec[i64]([_MINE[s] - (1 << (FORTS_SHIFT + s)) for s in range(4)])
ANY_FORCE: Final[int] = sum(_MINE) - (15 << FORTS_SHIFT)
ANY_FORT: Final = 15 << FORTS_SHIFT

# Zones of a seat, at SEATS + seat * STRIDE + zone.
SEATS: Final = CELLS
HAND: Final = 0  # wood, food, gold
AT_CELL: Final = 3  # the explorer's cell
CAME_FROM: Final = 4  # the cell of its last step in this turn, -1 for none
VILLAGER_AT: Final = 5  # cells of the villagers; IN_SUPPLY, DESTROYED, or NOT_THERE
VILLAGER_FROM: Final = VILLAGER_AT + MOST_VILLAGERS  # the cells of their last steps in this turn, -1 for none
FARM_AT: Final = VILLAGER_FROM + MOST_VILLAGERS  # corners; IN_SUPPLY, DESTROYED, NOT_THERE
FORT_AT: Final = FARM_AT + MOST_BUILDINGS
OFFERED: Final = FORT_AT + MOST_BUILDINGS  # shrines with an offering, a mask of their numbers
CARD: Final = OFFERED + 1  # the explorer card
PERSON: Final = CARD + 1  # the explorer; -1 until chosen
STRIDE: Final = PERSON + 1
IN_SUPPLY: Final = -1
DESTROYED: Final = -2  # back in the supply at the owner's next explore phase
NOT_THERE: Final = -3  # the box holds fewer

SHRINE_CELL: Final = SEATS + 4 * STRIDE  # the island shrines in order of discovery, -1 for none
STACK: Final = SHRINE_CELL + SHRINES  # island tiles face down, four bits a kind, but for those on top
TOP: Final = STACK + 1  # the tiles that Emma has seen on top of them, the uppermost first; 0 for none
CAVE_EMPTY: Final = TOP + 3  # empty tiles in the cave stack
CAVE_DWELLERS: Final = CAVE_EMPTY + 1  # dwellers in it, a mask
BEATEN: Final = CAVE_DWELLERS + 1  # dwellers that are gone for good, a mask
CAVE_SIZE: Final = BEATEN + 1  # tiles in the cave stack, the exit not counted
DEPTH: Final = CAVE_SIZE + 1  # the cave shrine is among so many lowest tiles; 0 when it may be anywhere
COVERED: Final = DEPTH + 1  # water tiles under others
HOARD: Final = COVERED + 1
ENTRANCE_AT: Final = HOARD + 3  # the entrance's cell, -1 while it is not found
QUEUED: Final = ENTRANCE_AT + 1  # battles begun
QUEUE: Final = QUEUED + 1  # each as queue.py says
MOST_BATTLES: Final = 30  # a battle pins a piece of its attacker: seven for each seat, a farm, a dweller
KNOWN: Final = (
    QUEUE + MOST_BATTLES
)  # hidden hands: cards of `owner` that `seat` knows, at 4 * seat + owner, a byte a kind
LENGTH: Final = KNOWN + 16

# What a battle is against.
RIVALS: Final = 0
A_FARM: Final = 1
A_DWELLER: Final = 2
AGAINST: Final = ("rivals", "farm", "dweller")

# Where the cave shrine is, unless a seat holds it.
IN_STACK: Final = -1
ON_MAP: Final = -2

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

# What is asked of the seat that decides.
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
MODES: Final = (
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
PAUSES: Final = (*MODES, "settle")

# When a seat is asked in reaction windows (IS-REACT-1); how it stands at first.
ALWAYS: Final = 0
CONCERNED: Final = 1
ATTACKED: Final = 2
HEEDS: Final = ("always", "concerned", "attacked")
ALL_CONCERNED: Final = 0b01010101

# Offers without bounds (IS-TRADE-3): as many cards as there are, and more offers than anybody makes.
FREE_MOST: Final = 60
FREE_OFFERS: Final = 99
FREE_COUNTERS: Final = 9


class State(Deciding):
    """The table of one game of The Island of El Dorado."""

    def __init__(self) -> None:
        super().__init__()
        self.name = GAME
        self.version = VERSION
        self.box: Box | None = None
        self.cells: vec[i64] = vec[i64]()
        self.deep: bool = False
        self.limited: bool = False  # hands are limited
        self.hidden: bool = False  # hands are hidden
        self.free: bool = False  # offers have no bounds
        self.active: i64 = -1  # whose turn it is
        self.first: i64 = -1
        self.mode = CHOOSE
        self.heed: i64 = ALL_CONCERNED  # when each seat is asked in windows, two bits a seat
        self.silent: i64 = 0  # seats that pass until their turn unless they are concerned, a mask
        self.wanting: i64 = 0  # seats that want to trade, a mask
        self.holder: i64 = IN_STACK  # of the cave shrine
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
        self.passed: i64 = 0  # seats that have passed in a row, a mask
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
        self.give: i64 = 0  # six bits a resource
        self.want: i64 = 0
        self.countered_give: i64 = 0  # the offer that a counter-offer answers
        self.countered_want: i64 = 0

    def tables(self) -> Box:
        """The box, which is there in every game that was begun."""
        box = self.box
        assert box is not None
        return box

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
        return self.cells[cell] & KIND_MASK

    def set_kind(self, cell: i64, kind: i64) -> None:
        """Lays a tile on a cell, or takes it away; whoever claims the cell stays."""
        self.cells[cell] = (self.cells[cell] & ~KIND_MASK) | kind

    def villagers(self, seat: i64, cell: i64) -> i64:
        """How many villagers of a seat are on a cell."""
        return (self.cells[cell] >> (VILLAGERS_SHIFT + 3 * seat)) & 7

    def explorer_on(self, seat: i64, cell: i64) -> bool:
        """Whether a seat's explorer is on a cell."""
        return (self.cells[cell] >> (EXPLORERS_SHIFT + seat)) & 1 == 1

    def fort_on(self, seat: i64, cell: i64) -> i64:
        """1 where a seat's fort claims a cell."""
        return (self.cells[cell] >> (FORTS_SHIFT + seat)) & 1

    def rivals_on(self, seat: i64, cell: i64) -> i64:
        """The other seats that occupy a cell, a mask."""
        word = self.cells[cell] & OTHERS[seat]
        if word == 0:
            return 0
        mask: i64 = (word >> EXPLORERS_SHIFT) | (word >> FORTS_SHIFT)
        mask &= 15
        other: i64 = 0
        bit: i64 = 1
        while other < self.players:
            if (word >> (VILLAGERS_SHIFT + 3 * other)) & 7:
                mask |= bit
            bit += bit
            other += 1
        return mask

    # Seats ----------------------------------------------------------------------------------------------------------

    def of(self, seat: i64, zone: i64) -> i64:
        """A zone of a seat."""
        return self.cells[SEATS + seat * STRIDE + zone]

    def put(self, seat: i64, zone: i64, value: i64) -> None:
        """Sets a zone of a seat."""
        self.cells[SEATS + seat * STRIDE + zone] = value

    def hand_size(self, seat: i64) -> i64:
        """How many cards a seat has."""
        base: i64 = SEATS + seat * STRIDE + HAND
        return self.cells[base] + self.cells[base + 1] + self.cells[base + 2]

    def bank(self, kind: i64) -> i64:
        """Cards in a resource stack: those that nobody has."""
        left: i64 = self.tables().cards[kind] - self.cells[HOARD + kind]
        seat: i64 = 0
        place: i64 = SEATS + HAND + kind
        while seat < self.players:
            left -= self.cells[place]
            place += STRIDE
            seat += 1
        return left

    def rate(self, seat: i64) -> i64:
        """IS-TRADE-2: how many of a kind the bank wants."""
        box = self.tables()
        return box.merchant_rate if self.of(seat, PERSON) == WILLIAM else box.rate

    def price_at(self, seat: i64, piece: i64) -> i64:
        """Where in the costs of the box the price of a piece for a seat is: each explorer card prints its own."""
        return CARD_COSTS * self.cells[SEATS + seat * STRIDE + CARD] + 3 * piece

    def heed_of(self, seat: i64) -> i64:
        """IS-REACT-1: when a seat wants to be asked."""
        return (self.heed >> (2 * seat)) & 3

    def can_pay(self, seat: i64, piece: i64) -> bool:
        """Whether the hand holds the price of a piece."""
        cost = self.tables().cost
        base: i64 = SEATS + seat * STRIDE + HAND
        at = self.price_at(seat, piece)
        cells = self.cells
        return cells[base] >= cost[at] and cells[base + 1] >= cost[at + 1] and cells[base + 2] >= cost[at + 2]

    def island_shrines(self, seat: i64) -> i64:
        """IS-SHR-1: how many island shrines a seat controls."""
        mask = self.of(seat, OFFERED)
        return (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1)

    def shrines(self, seat: i64) -> i64:
        """How many shrines a seat controls."""
        held: i64 = 1 if self.holder == seat else 0
        return self.island_shrines(seat) + held

    def explorer_strength(self, seat: i64) -> i64:
        """IS-EXP-1."""
        strength: i64 = PEDRO_STRENGTH if self.of(seat, PERSON) == PEDRO else 1
        strength += self.island_shrines(seat)
        if self.holder == seat:
            strength += CAVE_SHRINE_STRENGTH
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

    # Pieces on the move -----------------------------------------------------------------------------------------------

    def move_explorer(self, seat: i64, cell: i64) -> None:
        """Puts an explorer on a cell."""
        base: i64 = SEATS + seat * STRIDE + AT_CELL
        here = self.cells[base]
        self.cells[here] &= ~AN_EXPLORER[seat]
        self.left_bare(here)
        self.cells[cell] |= AN_EXPLORER[seat]
        self.cells[base] = cell

    def left_bare(self, cell: i64) -> None:
        """IS-SHR-2: bare floor that nobody stands on any more is a cell like those where nothing was laid yet."""
        word = self.cells[cell]
        if word & KIND_MASK == FLOOR and word & ANY_FORCE == 0:
            self.cells[cell] = word - FLOOR

    def count_of(self, seat: i64, zone: i64, slots: i64, what: i64) -> i64:
        """How many of a seat's villagers, farms or forts are in the supply, or destroyed."""
        place: i64 = SEATS + seat * STRIDE + zone
        end: i64 = place + slots
        number: i64 = 0
        while place < end:
            if self.cells[place] == what:
                number += 1
            place += 1
        return number


def enterable(kind: i64) -> bool:
    """IS-MOVE-1: whether explorers and armies may be on such a tile. Dwellers are told apart by those who ask."""
    return kind >= FIRST_ENTERABLE and kind <= LAST_ENTERABLE
