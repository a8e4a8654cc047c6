"""How far it is to El Dorado for a given deck: what the rest of the way costs, counted in cards drawn.

A space that a third of the deck's cards can enter costs three cards; strong cards pay for several spaces. The cheapest
way home under these costs, divided by the cards of a turn, is about the number of turns that are left.
"""

from __future__ import annotations

from typing import Final

from manoa.games.eldorado import components, zone
from manoa.games.eldorado.bags import Bag, Mask, above, all_of, has, lowest, size
from manoa.games.eldorado.board import Board
from manoa.kernel.native import append, i64, vec

# Costs are in hundredths of a card.
CARD_COST: Final = 100
# What a space costs that no card of the deck can enter: a card for it must be bought first.
_UNABLE: Final = 2500
_UNABLE_PER_VALUE: Final = 500
# A payment that the deck cannot make, or would hardly survive.
_NEVER: Final = 8000
_FEW: Final = 4
# What it costs to give up a card for good, if it is one of the opening deck or not.
_OPENING_KINDS: Final[Mask] = all_of(list(range(components.FIRST_PILE)))
_WEAK_CARD: Final = 60
_GOOD_CARD: Final = 300
# An item works once, so it counts for part of a card that comes round again and again.
_ITEM_SHARE: Final = 35
# The price of a space that cannot be reached at all.
FAR: Final = 1 << 40


class Journey:
    """The costs of a deck, and from every space the cost of the cheapest way home."""

    def __init__(self, board: Board, deck: Bag, standing: vec[i64]) -> None:
        self.deck = deck
        self.prices: vec[i64] = vec[i64]()
        self.rate: i64 = 0  # hundredths of cards that a turn brings
        self.cards: i64 = 0
        self._price(deck)
        self.cost: vec[i64] = vec[i64]()
        self._measure(board, standing)

    def _price(self, deck: Bag) -> None:
        """The price of each landscape symbol at each value from 1 to 4, and the cards of a turn."""
        cards: i64 = size(deck)
        draws: i64 = 0
        steps = steps_of(deck)
        at: i64 = 0
        while at < 12:
            price: i64 = _UNABLE + _UNABLE_PER_VALUE * (at % 4 + 1)
            if steps[at] > 0:
                price = min(price, cards * 100 * CARD_COST // steps[at])
            self.prices = append(self.prices, price)
            at += 1
        action: i64 = components.FIRST_ACTION
        while action < components.KINDS:
            number = has(deck, action)
            share_drawn: i64 = _ITEM_SHARE if components.ITEM[action] else 100
            draws += number * share_drawn * components.DRAWS[action]
            action += 1
        # Every card drawn brings draws/cards more, and those again: a geometric series, which must not run away.
        again: i64 = 0
        if cards > 0:
            again = min(draws // cards, 60)
        self.cards = cards
        self.rate = max(1, min(components.HAND_SIZE, cards)) * 100 * 100 // (100 - again)

    def price(self, terrain: i64, value: i64) -> i64:
        """What entering a space, or overcoming a blockade, costs this deck."""
        if terrain < 3:
            return self.prices[terrain * 4 + value - 1]
        if value > self.cards:
            return _NEVER
        if terrain == components.CAMP:
            if self.cards - value < _FEW:
                return _NEVER
            # Cards of the opening deck are well lost; every other one is missed for the rest of the way.
            weak = min(value, size(self.deck & _OPENING_KINDS))
            return weak * _WEAK_CARD + (value - weak) * _GOOD_CARD
        return value * CARD_COST

    def _measure(self, board: Board, standing: vec[i64]) -> None:
        """The cheapest way home from every space, by working outwards from the finish until nothing improves."""
        number: i64 = len(board.spaces)
        space: i64 = 0
        waiting: vec[i64] = vec[i64]()
        queued: vec[i64] = vec[i64]()
        while space < number:
            self.cost = append(self.cost, 0 if board.finish[space] else FAR)
            queued = append(queued, board.finish[space])
            if board.finish[space]:
                waiting = append(waiting, space)
            space += 1
        first: i64 = 0
        while first < len(waiting):
            here = waiting[first]
            first += 1
            queued[here] = 0
            if board.terrain[here] == components.START:
                continue  # left, never entered (ED-MOVE-9)
            entering: i64 = self.cost[here] + self.price(board.terrain[here], board.value[here])
            direction: i64 = 0
            while direction < 6:
                # Whoever stands in the opposite direction can step here, start spaces too.
                beside = board.beside[here * 6 + direction]
                if beside >= 0:
                    cost = entering
                    joint = board.edge[here * 6 + direction]
                    if joint >= 0 and standing[zone.STANDING + joint] > 0:
                        blockade = standing[zone.STANDING + joint]
                        cost += self.price(components.BLOCKADE_TERRAIN[blockade], components.BLOCKADE_VALUE[blockade])
                    if cost < self.cost[beside]:
                        self.cost[beside] = cost
                        if not queued[beside]:
                            queued[beside] = 1
                            waiting = append(waiting, beside)
                direction += 1


def steps_of(deck: Bag) -> vec[i64]:
    """For each landscape symbol and each value from 1 to 4, the hundredths of such steps in a whole deck."""
    found: vec[i64] = vec[i64]()
    led = has(deck, components.NATIVE) * 100
    symbol: i64 = 0
    while symbol < 3:
        value: i64 = 1
        while value <= 4:
            steps: i64 = led
            kind: i64 = 0
            rest = deck
            while rest != 0 and kind < components.FIRST_ACTION:
                if (
                    lowest(rest)
                    and components.POWER[kind] >= value
                    and (components.JOKER[kind] or components.SYMBOL[kind] == symbol)
                ):
                    share: i64 = _ITEM_SHARE if components.ITEM[kind] else 100
                    steps += lowest(rest) * share * components.POWER[kind] // value
                rest = above(rest)
                kind += 1
            found = append(found, steps)
            value += 1
        symbol += 1
    return found
