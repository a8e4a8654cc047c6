"""The rest of the way played quickly: how soon a seat might arrive, if it plays on by a simple rule and alone.

A whole turn takes some microseconds here, where the rules and the search over a turn take a hundred times that. So the
way to the end can be played often enough that luck evens out. Others only take cards from the market. Luck follows from
the seed: for every shuffle each card has a lot of its own, so that like cards come alike whatever else is in a deck.
"""

from __future__ import annotations

from typing import Final

from manoa.games.eldorado import components, zone
from manoa.games.eldorado.bags import Bag, above, from_kind, has, lowest, one, size
from manoa.games.eldorado.state import State
from manoa.games.eldorado.strategy.ground import CAMP, CARDS, JOINT, NEEDS, NONE, Ground
from manoa.games.eldorado.strategy.journey import FAR, steps_of
from manoa.kernel import splitmix
from manoa.kernel.cache import Cache
from manoa.kernel.native import append, i64, vec

# Hundredths of turns after which a dash is given up; and what never comes.
LONGEST: Final = 4000
NEVER: Final = 1_000_000
_MOST_GROUNDS: Final = 1200
# Half coins beyond which no purse counts.
_RICH: Final = 20
_TABLE: Final = 21
_ARRIVED: Final = 1_000_000

# The numbers of a rule by which a seat may play on (data/dash.toml says what they mean and how they were found); after
# them what a purchase from each pile saves beyond what is reckoned.
NAMES: Final = ["hoped", "rubble", "buying", "early", "wait", "shuffle", "kept", "item", "late", "crowd"]
HOPED: Final = 0
RUBBLE: Final = 1
BUYING: Final = 2
EARLY: Final = 3
WAIT: Final = 4
SHUFFLE: Final = 5
KEPT: Final = 6
ITEM: Final = 7
LATE: Final = 8
CROWD: Final = 9
EXTRA: Final = 10
# After so many purchases the way is looked for anew.
_REFRESH: Final = 2
# How often, in hundredths, another seat buys in its turn, and for how long.
_OTHERS_BUY: Final = 60
_OTHERS_BUY_UNTIL: Final = 1000
# A card left in hand at the end counts so many hundredths of a turn.
_SPARE: Final = 15
# The cards of an opening deck.
_DECK: Final[i64] = size(components.OPENING_DECK)
# The turns of a way of middle length, about which `early` turns.
_MIDDLE: Final = 800

RULES: Final[list[vec[i64]]] = [
    vec[i64](
        [rule[name] for name in NAMES] + [rule["extra"][card] for card in components.CARD_IDS[components.FIRST_PILE :]]
    )
    for rule in components.read("dash.toml")["rule"]
]

_grounds: Cache[Ground] = Cache(_MOST_GROUNDS)


def ground_of(state: State, deck: Bag, cells: vec[i64], rule: vec[i64]) -> Ground:
    """The ground before a deck with a position's standing blockades, remembered for the next time."""
    board = state.board
    standing: i64 = 0
    joint: i64 = 0
    while joint < board.joints:
        standing = standing * 8 + cells[zone.STANDING + joint]
        joint += 1
    key = (board.layout, int(deck), int(standing), int(rule[HOPED]), int(rule[RUBBLE]))
    return _grounds.get(key, lambda: Ground(board, deck, cells[:], rule[HOPED], rule[RUBBLE]))


class Dash:
    """A seat that is about to draw its new hand, and how it might go on."""

    def __init__(self, state: State, seat: i64, kept: Bag, draw: Bag, discard: Bag, rule: vec[i64]) -> None:
        self.rule = rule
        self.state = state
        self.seat = seat
        self.others: i64 = state.players - 1
        first = zone.PAWN + seat * state.pawns
        self._first: i64 = state.cells[first]
        self._second: i64 = state.cells[first + 1] if state.pawns == 2 else -1
        self._kept = kept
        self._draw = draw
        self._discard = discard
        self._ground = ground_of(state, kept + draw + discard, state.cells, rule)
        # When others will have removed each blockade, in hundredths of turns; when this seat did, the last time.
        self.gone: vec[i64] = vec[i64]([NEVER] * components.BLOCKADES)
        self.removed: vec[i64] = vec[i64]([NEVER] * components.BLOCKADES)
        # What changes while it goes on.
        self.ground = self._ground
        self.first: i64 = 0
        self.second: i64 = 0
        self.hand: Bag = 0
        self.discard: Bag = 0
        self.pile: vec[i64] = vec[i64]()  # the draw pile, the next card last: lots with the cards' kinds
        self.left: i64 = 0  # cards in it
        self.shuffles: i64 = 0
        self.seed: i64 = 0
        self.market: vec[i64] = vec[i64]()
        self.slots: vec[i64] = vec[i64]()
        self.any_pile: bool = False
        # What the turn at hand may come to.
        self.deck: Bag = 0
        self.cards: i64 = 0
        self.draws: i64 = 0
        self.needs: vec[i64] = vec[i64]()
        self.steps: vec[i64] = vec[i64]()
        self.worth: vec[i64] = vec[i64]()
        self.choice: vec[i64] = vec[i64]()
        self.begin: i64 = 0
        self.best: i64 = 0
        self.best_first: i64 = 0
        self.best_second: i64 = 0
        self.best_hand: Bag = 0
        self.best_lost: Bag = 0
        self.best_buys: bool = False
        self.best_ground = self._ground
        place: i64 = 0
        while place < 40:
            self.pile = append(self.pile, 0)
            place += 1
        place = 0
        while place < NEEDS:
            self.needs = append(self.needs, 0)
            place += 1
        place = 0
        while place < _TABLE:
            self.worth = append(self.worth, 0)
            self.choice = append(self.choice, 0)
            place += 1

    def arrival(self, seed: i64) -> i64:
        """Hundredths of turns until all pawns are home, a turn that is over early counting for less."""
        rule = self.rule
        self.seed = seed
        self.ground = self._ground
        self.first = self._first
        self.second = self._second
        self.hand = self._kept
        self.discard = self._discard
        self.shuffles = 0
        self.left = 0
        self._shuffle(self._draw)
        self.market = self.state.cells[zone.PILE : zone.PILE + components.PILES]
        self.slots = self.state.cells[zone.SLOT : zone.SLOT + components.SLOTS]
        self.any_pile = self.state.slot_free()
        if self.first < 0 and self.second < 0:
            return 0
        joint: i64 = 0
        while joint < components.BLOCKADES:
            self.removed[joint] = NEVER
            joint += 1
        turns: i64 = 0
        bought: i64 = 0
        while turns < LONGEST:
            self._open(turns)
            turns += 100
            self._draw_cards(components.HAND_SIZE - size(self.hand))
            before = self.ground
            buys = self._turn()
            if self.ground is not before:
                self._note(before, turns)
            if buys:
                bought += 1
                if bought % _REFRESH == 0:
                    deck = self.hand + self.discard + self._in_pile()
                    self.ground = ground_of(self.state, deck, self.ground.cells, rule)
            if self.first < 0 and self.second < 0:
                return turns - _SPARE * min(size(self.hand), components.HAND_SIZE)
            if turns < _OTHERS_BUY_UNTIL:
                self._others_buy(turns)
        return LONGEST

    def _open(self, turns: i64) -> None:
        """Takes away the blockades that others will have removed by now."""
        joint: i64 = 0
        while joint < self.state.board.joints:
            if self.gone[joint] <= turns and self.ground.cells[zone.STANDING + joint] > 0:
                self.ground = self.ground.opened(joint)
            joint += 1

    def _note(self, before: Ground, turns: i64) -> None:
        """Notes which blockades this turn has removed."""
        joint: i64 = 0
        while joint < self.state.board.joints:
            if before.cells[zone.STANDING + joint] > 0 and self.ground.cells[zone.STANDING + joint] == 0:
                self.removed[joint] = turns
            joint += 1

    # Cards ------------------------------------------------------------------------------------------------------------

    def _shuffle(self, cards: Bag) -> None:
        self.shuffles += 1
        begin: i64 = self.seed + self.shuffles * 1000
        kind: i64 = 0
        rest = cards
        number: i64 = 0
        pile = self.pile
        while rest != 0:
            here = lowest(rest)
            while here > 0:
                lot: i64 = ((splitmix.word(begin + kind * 8 + here) >> 8) & 0xFFFFFFFFFFFF) * 32 + kind
                place = number
                while place > 0 and pile[place - 1] < lot:
                    pile[place] = pile[place - 1]
                    place -= 1
                pile[place] = lot
                number += 1
                here -= 1
            rest = above(rest)
            kind += 1
        self.left = number

    def _draw_cards(self, number: i64) -> None:
        while number > 0:
            if self.left == 0:
                if self.discard == 0:
                    return
                self._shuffle(self.discard)
                self.discard = 0
            self.left -= 1
            self.hand += one(self.pile[self.left] & 31)
            number -= 1

    def _in_pile(self) -> Bag:
        cards: Bag = 0
        place: i64 = 0
        while place < self.left:
            cards += one(self.pile[place] & 31)
            place += 1
        return cards

    # A turn -----------------------------------------------------------------------------------------------------------

    def _turn(self) -> bool:
        """Plays the hand. Whether a card was bought."""
        played: Bag = 0
        self.deck = self.hand + self.discard + self._in_pile()
        self._look_ahead()
        kind: i64 = components.FIRST_ACTION
        if from_kind(self.hand, components.FIRST_ACTION) != 0:
            while kind < components.NATIVE:
                if has(self.hand, kind):
                    self.hand -= one(kind)
                    if components.ITEM[kind]:
                        self.deck -= one(kind)
                    else:
                        played += one(kind)
                    if kind == components.TRANSMITTER:
                        pile = self.choice[_RICH]
                        if pile >= 0:
                            self._take(pile)
                            self.deck += one(pile + components.FIRST_PILE)
                    else:
                        self._draw_cards(components.DRAWS[kind])
                        self._remove(components.REMOVES[kind])
                    kind = components.FIRST_ACTION
                    self._look_ahead()
                else:
                    kind += 1
        self.begin = self._cost(self.ground, self.first, self.second)
        self.best = -FAR
        self._try(self.ground, self.first, self.second, self.hand, 0, False)
        used: Bag = self.hand - self.best_hand - self.best_lost
        self.ground = self.best_ground
        self.first = self.best_first
        self.second = self.best_second
        self.hand = self.best_hand
        if self.first < 0 and self.second < 0:
            return False
        pile_bought: i64 = -1
        purse = min(_purse(self.hand), _RICH)
        if self.best_buys:
            pile_bought = self.choice[purse]
        kept: Bag = 0
        kind = 0
        rest = self.hand
        coins: i64 = 0
        if pile_bought >= 0:
            price: i64 = 2 * components.PRICE[pile_bought + components.FIRST_PILE]
            # Items stay, as long as the others pay the price.
            while rest != 0:
                if lowest(rest):
                    if components.ITEM[kind] and kind < components.FIRST_ACTION:
                        kept += lowest(rest) * one(kind)
                    else:
                        coins += lowest(rest) * components.HALVES[kind]
                rest = above(rest)
                kind += 1
            if coins < price:
                kept = 0
            used += self.hand - kept
            self._take(pile_bought)
        else:
            while rest != 0:
                if lowest(rest) and (
                    components.ITEM[kind] or (kind >= components.FIRST_PILE and self._gain(kind) >= self.rule[KEPT])
                ):
                    kept += lowest(rest) * one(kind)
                rest = above(rest)
                kind += 1
            self.discard += self.hand - kept
        self.hand = kept
        kind = 0
        while used != 0:
            here = lowest(used)
            if here and not components.ITEM[kind]:
                played += here * one(kind)
            used = above(used)
            kind += 1
        self.discard += played
        return pile_bought >= 0

    def _try(self, ground: Ground, first: i64, second: i64, hand: Bag, lost: Bag, is_second: bool) -> None:
        """All that a hand can be played for from here, and the best of it.

        The first pawn moves before the second: the other way round comes to the same, unless a blockade goes.
        """
        score: i64 = self.begin - self._cost(ground, first, second)
        buys = False
        if first < 0 and second < 0:
            score += _ARRIVED + 100 * size(hand)
        else:
            kept: i64 = 0
            rest = from_kind(hand, components.FIRST_PILE)
            kind: i64 = components.FIRST_PILE
            while rest != 0:
                if lowest(rest):
                    kept += max(0, self._gain_at(ground, first, second, kind) - self.rule[KEPT]) // 2
                rest = above(rest)
                kind += 1
            worth = self.worth[min(_purse(hand), _RICH)]
            buys = worth > kept
            score += worth if buys else kept
        if score > self.best:
            self.best = score
            self.best_first = first
            self.best_second = second
            self.best_hand = hand
            self.best_lost = lost
            self.best_buys = buys
            self.best_ground = ground
        if first < 0 and second < 0:
            return
        kind = 0
        rest = hand
        while rest != 0:
            if lowest(rest):
                if first >= 0 and not is_second:
                    found = self._end(ground, first, kind)
                    if found != first:
                        self._go(ground, found, second, hand - one(kind), lost, True)
                if second >= 0:
                    found = self._end(ground, second, kind)
                    if found != second:
                        self._go(ground, found, first, hand - one(kind), lost, False)
            rest = above(rest)
            kind += 1
        if hand != 0:
            if first >= 0 and not is_second:
                self._pay(ground, first, second, hand, lost, True)
            if second >= 0:
                self._pay(ground, second, first, hand, lost, False)

    def _end(self, ground: Ground, space: i64, kind: i64) -> i64:
        """Where a card takes a pawn."""
        if kind >= components.FIRST_ACTION:
            return ground.lead(space) if kind == components.NATIVE else space
        power = components.POWER[kind]
        if not components.JOKER[kind]:
            return ground.end(space, components.SYMBOL[kind], power)
        best = space
        least = ground.cost[space]
        symbol: i64 = 0
        while symbol < 3:
            found = ground.end(space, symbol, power)
            if found != space:
                left = ground.left(found)
                if left < least:
                    least = left
                    best = found
            symbol += 1
        return best

    def _go(self, ground: Ground, end: i64, other: i64, hand: Bag, lost: Bag, is_first: bool) -> None:
        joint = end // JOINT % 16
        space = end % JOINT
        if joint > 0:
            ground = ground.opened(joint - 1)
        if ground.cost[space] == 0:
            space = -1
        if is_first:
            self._try(ground, space, other, hand, lost, False)
        else:
            self._try(ground, other, space, hand, lost, joint == 0 and other >= 0)

    def _pay(self, ground: Ground, space: i64, other: i64, hand: Bag, lost: Bag, is_first: bool) -> None:
        """Pays for a space or blockade with the weakest cards."""
        payment = ground.payment(space)
        if payment == NONE:
            return
        number = payment // CARDS % 16
        if size(hand) < number:
            return
        rest = hand
        paid: Bag = 0
        while number > 0:
            kind = self._weakest(rest)
            rest -= one(kind)
            paid += one(kind)
            number -= 1
        self._go(ground, payment % CARDS, other, rest, lost + paid if payment >= CAMP else lost, is_first)

    def _weakest(self, hand: Bag) -> i64:
        weakest: i64 = -1
        least: i64 = FAR
        kind: i64 = 0
        while hand != 0:
            if lowest(hand):
                strength: i64 = 10 * components.POWER[kind] + kind
                if kind >= components.FIRST_ACTION:
                    strength = 40
                if strength < least:
                    least = strength
                    weakest = kind
            hand = above(hand)
            kind += 1
        return weakest

    def _gain(self, kind: i64) -> i64:
        return self._gain_at(self.ground, self.first, self.second, kind)

    def _gain_at(self, ground: Ground, first: i64, second: i64, kind: i64) -> i64:
        """How far a card takes the best pawn."""
        if kind >= components.FIRST_ACTION and kind != components.NATIVE:
            return 300
        gain: i64 = 0
        if first >= 0:
            gain = ground.cost[first] - ground.left(self._end(ground, first, kind))
        if second >= 0:
            gain = max(gain, ground.cost[second] - ground.left(self._end(ground, second, kind)))
        return gain

    def _cost(self, ground: Ground, first: i64, second: i64) -> i64:
        cost: i64 = 0
        if first >= 0:
            cost += ground.cost[first]
        if second >= 0:
            cost += ground.cost[second]
        return cost

    # The market ---------------------------------------------------------------------------------------------------

    def _look_ahead(self) -> None:
        """What each purchase would save, as the deck and the way are now."""
        rule = self.rule
        at: i64 = 0
        while at < NEEDS:
            self.needs[at] = 0
            at += 1
        if self.first >= 0:
            self.ground.needs(self.first, self.needs)
        if self.second >= 0:
            self.ground.needs(self.second, self.needs)
        self.steps = steps_of(self.deck)
        self.cards = size(self.deck)
        self.draws = 0
        kind: i64 = components.FIRST_ACTION
        rest = from_kind(self.deck, components.FIRST_ACTION)
        while rest != 0:
            self.draws += lowest(rest) * components.DRAWS[kind] * (rule[ITEM] if components.ITEM[kind] else 100)
            rest = above(rest)
            kind += 1
        at = 0
        while at < _TABLE:
            self.worth[at] = 0
            self.choice[at] = -1
            at += 1
        before = self._turns(-1, 0)
        wait: i64 = (self.left * 25 * rule[SHUFFLE] + self.cards * 12 * rule[WAIT]) // 100
        if before <= wait:
            return
        rate = self._rate(self.draws, self.cards)
        weight = max(0, rule[BUYING] + rule[EARLY] * (before - _MIDDLE) // 100)
        crowd: i64 = rule[CROWD] * (self.cards - _DECK)
        pile: i64 = 0
        while pile < components.PILES:
            if self.market[pile] > 0 and (self.any_pile or self._on_market(pile)):
                kind = pile + components.FIRST_PILE
                after = self._turns(kind, 1)
                more: i64 = before - after + rule[EXTRA + pile] - crowd
                saved: i64 = (before - wait) * more // before - rule[LATE]
                value: i64 = saved * rate // 100 * weight // 100
                price: i64 = 2 * components.PRICE[kind]
                if value > self.worth[price]:
                    self.worth[price] = value
                    self.choice[price] = pile
            pile += 1
        at = 1
        while at < _TABLE:
            if self.worth[at - 1] > self.worth[at]:
                self.worth[at] = self.worth[at - 1]
                self.choice[at] = self.choice[at - 1]
            at += 1

    def _rate(self, draws: i64, cards: i64) -> i64:
        return 100 * components.HAND_SIZE * 100 // (100 - min(draws // max(1, cards), 60))

    def _turns(self, kind: i64, more: i64) -> i64:
        """Hundredths of turns that the way takes with one card more, or one less, of a kind."""
        rule = self.rule
        needs = self.needs
        steps = self.steps
        cards: i64 = self.cards + more
        draws = self.draws
        share: i64 = 0
        symbol: i64 = -1
        power: i64 = 0
        if more != 0:
            share = more * (rule[ITEM] if components.ITEM[kind] else 100)
            draws += share * components.DRAWS[kind]
            if kind < components.FIRST_ACTION:
                power = components.POWER[kind]
                symbol = 3 if components.JOKER[kind] else components.SYMBOL[kind]
        cost: i64 = needs[12]
        at: i64 = 0
        while at < 12:
            if needs[at] > 0:
                have: i64 = steps[at] + rule[HOPED]
                value: i64 = at % 4 + 1
                if more != 0:
                    if kind == components.NATIVE:
                        have += share
                    elif value <= power and (symbol == 3 or symbol == at // 4):
                        have += share * power // value
                cost += needs[at] * ((cards + 1) * 10_000 // max(have, 10))
            at += 1
        return cost * 100 // self._rate(draws, cards)

    def _remove(self, most: i64) -> None:
        """Lets cards go without which the way home is shorter."""
        while most > 0 and self.cards > components.HAND_SIZE + 2:
            self._look_ahead()
            least = self._turns(-1, 0)
            worst: i64 = -1
            kind: i64 = 0
            rest = self.hand
            while rest != 0:
                if lowest(rest):
                    left = self._turns(kind, -1)
                    if left < least:
                        least = left
                        worst = kind
                rest = above(rest)
                kind += 1
            if worst < 0:
                return
            self.hand -= one(worst)
            self.deck -= one(worst)
            most -= 1

    def _on_market(self, pile: i64) -> bool:
        slot: i64 = 0
        while slot < components.SLOTS:
            if self.slots[slot] == pile:
                return True
            slot += 1
        return False

    def _take(self, pile: i64) -> None:
        """A card goes to the discards; a pile from elsewhere comes to a free slot, an empty one frees its slot."""
        self.discard += one(pile + components.FIRST_PILE)
        self._less(pile)

    def _less(self, pile: i64) -> None:
        slot: i64 = 0
        if not self._on_market(pile):
            while slot < components.SLOTS and self.slots[slot] >= 0:
                slot += 1
            if slot < components.SLOTS:
                self.slots[slot] = pile
        self.market[pile] -= 1
        self.any_pile = False
        slot = 0
        while slot < components.SLOTS:
            if self.slots[slot] == pile and self.market[pile] == 0:
                self.slots[slot] = -1
            if self.slots[slot] < 0:
                self.any_pile = True
            slot += 1

    def _others_buy(self, turn: i64) -> None:
        other: i64 = 0
        while other < self.others:
            lot = (splitmix.word(self.seed - turn * 10 - other) >> 8) & 0xFFFFFF
            if lot % 100 < _OTHERS_BUY:
                pile = self.slots[lot // 100 % components.SLOTS]
                if pile < 0:
                    pile = lot // 700 % components.PILES
                if self.market[pile] > 0:
                    self._less(pile)
            other += 1


def _purse(hand: Bag) -> i64:
    """What cards are worth in half coins."""
    total: i64 = 0
    kind: i64 = 0
    while hand != 0:
        total += lowest(hand) * components.HALVES[kind]
        hand = above(hand)
        kind += 1
    return total
