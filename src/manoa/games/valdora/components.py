"""Gems, colours, equipment, cards: the numbers that the rules speak of them by, and the tables of one box.

Cards are numbered through: first the 36 of the two equipment catalogues, then the 54 of the two commission books. A
card has two faces; the face that it shows on the right of a book is its front, on the left its back. `2 * card + side`
is a face's number.

A *heap* of gems is a multiset in one int: eight bits hold how many there are of each kind, the first kind lowest.
"""

from __future__ import annotations

from typing import Final

from manoa.kernel.native import append, i64, vec

GAME: Final = "valdora"

GEMS: Final = ("ruby", "sapphire", "amethyst", "emerald", "gold")
GEM_KINDS: Final = 5
GOLD: Final = 4
COIN: Final = "coin"

COLOURS: Final = ("silver", "yellow", "white", "violet", "red", "blue", "green")
COLOUR_KINDS: Final = 7

GEAR: Final = ("pan", "shovel", "pickaxe", "hammer", "chisel", "cart", "horse")
GEAR_KINDS: Final = 7
PAN: Final = 0
# Cart and horse come last: they take any gem, for coins.
CART: Final = 5

LEFT: Final = 0
RIGHT: Final = 1
SIDES: Final = ("left", "right")
FACES: Final = ("back", "front")

# Books 0 and 1 are the equipment catalogues, 2 and 3 the commission books.
BOOKS: Final = 4
FIRST_COMMISSIONS: Final = 2
BOOK_NAMES: Final = ("A", "B", "C", "D")
EQUIPMENT_SET: Final = 18
COMMISSION_SET: Final = 27
FIRST_COMMISSION: Final = 2 * EQUIPMENT_SET
CARDS: Final = FIRST_COMMISSION + 2 * COMMISSION_SET
COMMISSIONS: Final = 2 * COMMISSION_SET

MOST_COINS: Final = 6
ALL_COINS: Final = 30
MOST_COMMISSIONS: Final = 3
ROADS: Final = 13
GEMS_ON_A_ROAD: Final = 6
MOST_PLAYERS: Final = 5

# A table and not a shift: mypyc turns a constant's shift into one of 32 bits.
BIT: Final[vec[i64]] = vec[i64]([1 << place for place in range(63)])


class Face:
    """One side of a card: a piece of equipment (`gear`), or a commission with its colour, price and points."""

    def __init__(self, gear: int, colour: int, coins: int, gems: list[int], points: int) -> None:
        self.gear = gear
        self.colour = colour
        self.coins = coins
        self.gems = gems
        self.points = points

    def needs(self) -> list[str]:
        """What a commission asks for, item by item."""
        return [COIN] * self.coins + [GEMS[gem] for gem in self.gems]

    def same(self, other: Face) -> bool:
        """Whether the two look alike."""
        return (
            self.gear == other.gear
            and self.colour == other.colour
            and self.coins == other.coins
            and self.gems == other.gems
            and self.points == other.points
        )


class Box:
    """What is in the box: tables that the rules read. Nothing here changes, so all games on the same data share it."""

    def __init__(
        self,
        ids: list[str],
        faces: list[Face],
        carries: list[int],
        load_coins: list[int],
        clockwise: list[int],
        shop_craftsmen: list[int],
        shop_points: list[int],
        bonus: int,
        starting_coins: list[int],
        craftsmen: list[int],
        out_with_three: list[int],
        gems: list[int],
    ) -> None:
        self.ids = ids  # of each card
        self.faces = faces  # of each face number
        self.number_of: dict[str, int] = {name: number for number, name in enumerate(ids)}
        # For each face: the kind of equipment or the colour; what a commission asks for; what it is worth.
        self.gear: vec[i64] = vec[i64]([face.gear for face in faces])
        self.colour: vec[i64] = vec[i64]([face.colour for face in faces])
        self.coins: vec[i64] = vec[i64]([face.coins for face in faces])
        self.needs: vec[i64] = vec[i64]([heap_of(face.gems) for face in faces])
        self.points: vec[i64] = vec[i64]([face.points for face in faces])
        # For each card the first card of the box whose front looks alike: what the front of a card tells.
        self.alike: vec[i64] = vec[i64]()
        for card in range(len(ids)):
            front = faces[2 * card + RIGHT]
            first = next(other for other in range(len(ids)) if faces[2 * other + RIGHT].same(front))
            self.alike = append(self.alike, first)
        # The different commissions of a set, each by one of its faces, with their number.
        self.kinds_of_commissions: list[tuple[int, int]] = []
        seen: list[Face] = []
        for number in range(2 * FIRST_COMMISSION, 2 * (FIRST_COMMISSION + COMMISSION_SET)):
            face = faces[number]
            if not any(other.same(face) for other in seen):
                seen.append(face)
                alike = sum(1 for other in faces if other.same(face)) // 2
                self.kinds_of_commissions.append((number, alike))
        # For each kind of equipment: the gem that it takes, -1 for any; what a load costs.
        self.carries: vec[i64] = vec[i64](carries)
        self.load_coins: vec[i64] = vec[i64](load_coins)
        # The colours clockwise about the craftsman board, and for each colour the next one.
        self.clockwise = clockwise
        self.next_colour: vec[i64] = vec[i64]([0] * COLOUR_KINDS)
        for place, colour in enumerate(clockwise):
            self.next_colour[colour] = clockwise[(place + 1) % COLOUR_KINDS]
        self.shop_craftsmen: vec[i64] = vec[i64](shop_craftsmen)
        self.shop_points: vec[i64] = vec[i64](shop_points)
        self.bonus: i64 = bonus
        self.starting_coins: vec[i64] = vec[i64](starting_coins)
        self.craftsmen: vec[i64] = vec[i64](craftsmen)
        self.out_with_three: vec[i64] = vec[i64](out_with_three)
        self.gems: vec[i64] = vec[i64](gems)


# Heaps ----------------------------------------------------------------------------------------------------------

_ONES: Final[vec[i64]] = vec[i64]([1 << (8 * gem) for gem in range(GEM_KINDS)])


def one_gem(gem: i64) -> i64:
    """A heap of one gem: added to or taken from another heap."""
    return _ONES[gem]


def gems_in(heap: i64, gem: i64) -> i64:
    """How many of a kind lie in a heap."""
    return (heap >> (8 * gem)) & 255


def heap_of(gems: list[int]) -> int:
    """The heap of these gems."""
    heap = 0
    for gem in gems:
        heap += 1 << (8 * gem)
    return heap


def heap_words(heap: i64) -> dict[str, int]:
    """How many of each gem there are in a heap, those that are there."""
    return {name: int(gems_in(heap, gem)) for gem, name in enumerate(GEMS) if gems_in(heap, gem)}


def craftsmen_words(packed: i64) -> dict[str, int]:
    """Craftsmen of each colour, four bits a colour, those that are there."""
    words: dict[str, int] = {}
    for colour, name in enumerate(COLOURS):
        number = int((packed >> (4 * colour)) & 15)
        if number > 0:
            words[name] = number
    return words


def book_of(card: i64) -> i64:
    """The book that a card began in: its border tells."""
    if card < FIRST_COMMISSION:
        return card // EQUIPMENT_SET
    return FIRST_COMMISSIONS + (card - FIRST_COMMISSION) // COMMISSION_SET
