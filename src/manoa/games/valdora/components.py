"""Gems, colours, equipment, cards: the numbers that the rules speak of them by.

Cards are numbered through: first the 36 of the two equipment catalogues, then the 54 of the two commission books. A
card has two faces; the face that it shows on the right of a book is its front, on the left its back. `2 * card + side`
is a face's number.
"""

from __future__ import annotations

from typing import Final

from manoa.kernel.native import i64

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
MOST_CRAFTSMEN: Final = 9  # of a colour


class Face:
    """One side of a card: a piece of equipment (`gear`), or a commission with its colour, price and points. What a face
    has not is -1 or nothing."""

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


def book_of(card: i64) -> i64:
    """The book that a card began in: its border tells."""
    if card < FIRST_COMMISSION:
        return card // EQUIPMENT_SET
    return FIRST_COMMISSIONS + (card - FIRST_COMMISSION) // COMMISSION_SET
