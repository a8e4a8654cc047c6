"""Good play, as far as a plan for one turn can tell.

A turn is searched as a whole: every order of moves that the hand allows, then the best purchase with what is left.
Positions are compared by the turns that are left for the deck at hand (see journey.py). Nothing hidden is looked at:
plans are made on a game dealt anew, and end where chance comes in.
"""

from __future__ import annotations

from typing import Final

from manoa.games.eldorado.actions import (
    CARD,
    CARD_ACTION,
    DONE,
    END,
    EXPLORING,
    FROM_PILE,
    OVERCOME,
    STEP,
    TOKEN_COINS,
    TOKEN_EFFECT,
    TOKEN_MOVE,
)
from manoa.games.eldorado.choices import worth
from manoa.games.eldorado.components import (
    DRAWS,
    FIRST_ACTION,
    FIRST_EFFECT,
    FIRST_PILE,
    HALVES,
    HAND_SIZE,
    ITEM,
    JOKER,
    KINDS,
    NATIVE,
    PILES,
    POWER,
    PRICE,
    SYMBOL,
    TOKEN_DRAW,
    TOKEN_NATIVE,
    TOKEN_PASS,
    TOKEN_POWER,
    TOKEN_REMOVE,
    TOKEN_SYMBOL,
    TRANSMITTER,
    has,
    one,
    size,
)
from manoa.games.eldorado.journey import CARD_COST, FAR, Journey
from manoa.games.eldorado.state import (
    CAVE,
    CELLS,
    DISCARD,
    DISCARDING,
    DRAW,
    EXPLORE,
    EXPLORED,
    HAND,
    HOME,
    LEAD,
    MOVE,
    PILE,
    PLAY,
    PLAYED,
    REMOVE,
    REPLACE,
    SAVE,
    STANDING,
    STRIDE,
    TAKE,
    TAKEN,
    TENDER,
    TOKENS,
    State,
)
from manoa.kernel.game import Game
from manoa.kernel.native import MASK64, i64
from manoa.kernel.strategy import Plan, Strategy

# Positions that one plan may look at. Few turns have more.
_MOST_POSITIONS: Final = 5000
# Worths, in hundredths of a card: a power of a held token; an effect token; a blockade; a cave to explore next turn.
_TOKEN_POWER: Final = 80
_TOKEN_EFFECT: Final = 100
_BLOCKADE: Final = 30
_CAVE: Final = 120
# A card is kept for the next turn if it takes the pawn further than so many hundredths of an average card.
_KEEP: Final = 110
# Steps that add more than this to the way are not looked at. Two pawns have so many ways that only short detours fit.
_DETOUR: Final = 400
_DETOUR_OF_TWO: Final = 100
_MOST_JOURNEYS: Final = 20_000

_journeys: dict[tuple[int, int, int], tuple[object, Journey]] = {}


class Expedition(Strategy):
    """El Dorado's judgement."""

    def plan(self, game: Game, seed: int) -> Plan:
        assert isinstance(game, State)
        plan = Plan()
        at_once = _at_once(game)
        if at_once >= 0:
            plan.add(self.fingerprint(game), at_once)
            return plan
        root = game.determinize(game.current_player, seed)
        assert isinstance(root, State)
        # Caves are left out of the search and reckoned by their worth, since nobody knows what lies in them.
        root.caves = False
        search = _Search(root, game.caves)
        search.look(root)
        state = root
        for action in search.best:
            plan.add(self.fingerprint(state), action)
            state.apply(action)
        if search.best_pile >= 0:
            plan.add(self.fingerprint(state), FROM_PILE + int(search.best_pile))
            state.apply(FROM_PILE + int(search.best_pile))
            while state.mode == TENDER:
                action = int(_tender(state))
                plan.add(self.fingerprint(state), action)
                state.apply(action)
        if state.mode == PLAY:
            plan.add(self.fingerprint(state), END)
        elif len(plan.actions) == 0:
            # The search ran out of positions before it saw the end of anything.
            plan.add(self.fingerprint(game), game.legal_actions()[0])
        return plan

    def fingerprint(self, game: Game) -> int:
        assert isinstance(game, State)
        return _fingerprint(game)


def _fingerprint(state: State) -> i64:
    """A hash of all that a plan depends on."""
    mixed: i64 = state.turn
    cell: i64 = 0
    while cell < CELLS:
        mixed = ((mixed ^ state.cells[cell]) * 0x100000001B3 + 0x9E3779B9) & MASK64
        cell += 1
    turn: i64 = state.mode + 16 * (state.power + 16 * (state.symbol + 4 * (state.pawn + 2 * state.owed)))
    mixed = ((mixed ^ turn) * 0x100000001B3) & MASK64
    mixed = ((mixed ^ state.target ^ (state.items << 7) ^ (state.pending << 1)) * 0x100000001B3) & MASK64
    flags: i64 = (1 if state.bought else 0) + (2 if state.passing else 0) + (4 if state.using else 0)
    return (mixed ^ (flags + 8 * state.laid + 64 * (state.kind + 1))) & MASK64


def journey(state: State, deck: i64) -> Journey:
    """The journey of a deck on the state's board with its standing blockades, remembered for the next time."""
    board = state.table()
    standing: i64 = 0
    joint: i64 = 0
    while joint < board.joints:
        standing = standing * 8 + state.cells[STANDING + joint]
        joint += 1
    key = (id(board), int(deck), int(standing))
    known = _journeys.get(key)
    if known is not None and known[0] is board:
        return known[1]
    if len(_journeys) >= _MOST_JOURNEYS:
        _journeys.clear()
    result = Journey(board, deck, state.cells)
    _journeys[key] = (board, result)
    return result


def deck_of(state: State) -> i64:
    """All the cards that the current seat owns."""
    base = state.seat * STRIDE
    cells = state.cells
    return cells[base + HAND] + cells[base + DRAW] + cells[base + DISCARD] + cells[base + PLAYED]


def distance(state: State, way: Journey) -> i64:
    """What is left of the way for all pawns of the current seat."""
    total: i64 = 0
    pawn: i64 = 0
    while pawn < state.pawns:
        space = state.pawn_space(pawn)
        if space >= 0:
            total += way.cost[space]
        pawn += 1
    return total


def turns(way: Journey, cost: i64) -> i64:
    """Hundredths of turns that a cost takes."""
    return cost * 100 // way.rate


def with_card(state: State, before: i64, cost: i64, deck: i64, kind: i64) -> i64:
    """Hundredths of turns that are left if a card joins the deck, which works only once it has been drawn."""
    way = journey(state, deck + one(kind))
    base = state.seat * STRIDE
    # Until the discard pile comes round, and then for half a deck on average, the card is not there.
    wait: i64 = size(state.cells[base + DRAW]) * 100 // HAND_SIZE + size(deck) * 50 // HAND_SIZE
    if before <= wait or cost == 0:
        return before
    after: i64 = turns(way, distance(state, way))
    return wait + (before - wait) * after // before


# Decisions that need no search --------------------------------------------------------------------------------------


def _at_once(state: State) -> i64:
    """The action to take without planning, or -1."""
    mode = state.mode
    if mode == EXPLORE:
        return EXPLORING
    if mode == SAVE:
        return state.legal_actions()[-1]
    if mode == DISCARDING:
        return _discard(state)
    if mode == TENDER:
        return _tender(state)
    if mode == TAKE:
        return FROM_PILE + _best_pile_to_take(state)
    if mode == REMOVE:
        return _remove(state)
    if mode == REPLACE:
        return DONE if state.laid > 0 else CARD + _least_useful(state)
    return _first_of_all(state) if mode in (PLAY, MOVE) else -1


def _first_of_all(state: State) -> i64:
    """Cards and tokens that only open possibilities come before the plan: what they bring can be planned with."""
    for action in state.legal_actions():
        if CARD_ACTION <= action < TOKEN_MOVE:
            kind: i64 = action - CARD_ACTION + FIRST_ACTION
            if DRAWS[kind] > 0 or kind == TRANSMITTER:
                return action
        elif TOKEN_EFFECT <= action < TOKEN_COINS:
            token: i64 = action - TOKEN_EFFECT + FIRST_EFFECT
            if token == TOKEN_DRAW:
                return action
            if token == TOKEN_REMOVE and _worst_to_own(state) >= 0:
                return action
    return -1


def _remove(state: State) -> i64:
    kind = _worst_to_own(state)
    if kind >= 0:
        return CARD + kind
    return CARD + _least_useful(state) if state.must else DONE


def _worst_to_own(state: State) -> i64:
    """The hand card without which the way home is shortest, or -1 if the deck is better off with all of them."""
    deck = deck_of(state)
    if size(deck) <= HAND_SIZE:
        return -1
    way = journey(state, deck)
    best = turns(way, distance(state, way))
    worst: i64 = -1
    kind: i64 = 0
    while kind < KINDS:
        if has(state.hand(), kind):
            without = journey(state, deck - one(kind))
            left = turns(without, distance(state, without))
            if left < best:
                best = left
                worst = kind
        kind += 1
    return worst


def _least_useful(state: State) -> i64:
    way = journey(state, deck_of(state))
    least: i64 = -1
    lowest: i64 = FAR
    kind: i64 = 0
    while kind < KINDS:
        if has(state.hand(), kind):
            use = usefulness(state, way, kind)
            if use < lowest:
                lowest = use
                least = kind
        kind += 1
    return least


def _best_pile_to_take(state: State) -> i64:
    deck = deck_of(state)
    way = journey(state, deck)
    cost = distance(state, way)
    before = turns(way, cost)
    best: i64 = -1
    least: i64 = FAR
    pile: i64 = 0
    while pile < PILES:
        if state.cells[PILE + pile] > 0:
            left = with_card(state, before, cost, deck, pile + FIRST_PILE)
            if left < least:
                least = left
                best = pile
        pile += 1
    return best


def _tender(state: State) -> i64:
    """Pays with what is least wanted next turn; items last."""
    way = journey(state, deck_of(state))
    best: i64 = -1
    lowest: i64 = FAR
    for action in state.legal_actions():
        price: i64 = FAR - 1
        if action >= CARD:
            kind: i64 = action - CARD
            price = usefulness(state, way, kind)
            if ITEM[kind] and HALVES[kind] > 1:
                price += 1000
        elif action >= TOKEN_COINS:
            price = 500
        if price < lowest:
            lowest = price
            best = action
    return best


def _discard(state: State) -> i64:
    """Card by card: what takes the pawn no further than any other card would makes room for a new one."""
    way = journey(state, deck_of(state))
    worst: i64 = -1
    lowest: i64 = _KEEP
    kind: i64 = 0
    while kind < KINDS:
        if has(state.hand(), kind):
            use = usefulness(state, way, kind)
            if use < lowest:
                lowest = use
                worst = kind
        kind += 1
    return CARD + worst if worst >= 0 else DONE


def usefulness(state: State, way: Journey, kind: i64) -> i64:
    """How far a card alone takes the best pawn, in hundredths of an average card."""
    if kind == NATIVE:
        return 2 * CARD_COST
    if kind >= FIRST_ACTION:
        return 3 * CARD_COST
    best: i64 = 0
    pawn: i64 = 0
    while pawn < state.pawns:
        space = state.pawn_space(pawn)
        if space >= 0:
            symbol: i64 = 0 if JOKER[kind] else SYMBOL[kind]
            while symbol <= SYMBOL[kind]:
                gain = way.cost[space] - _reach(state, way, space, symbol, POWER[kind])
                best = max(best, gain)
                symbol += 1
        pawn += 1
    return best


def _reach(state: State, way: Journey, space: i64, symbol: i64, power: i64) -> i64:
    """The least cost left after walking on with so much power."""
    board = state.table()
    best = way.cost[space]
    direction: i64 = 0
    while direction < 6:
        beyond = board.next[space * 6 + direction]
        if beyond >= 0 and board.terrain[beyond] == symbol and board.value[beyond] <= power:
            joint = board.edge[space * 6 + direction]
            if (joint < 0 or state.cells[STANDING + joint] == 0) and way.cost[beyond] < way.cost[space]:
                best = min(best, _reach(state, way, beyond, symbol, power - board.value[beyond]))
        direction += 1
    return best


# The search over a turn ---------------------------------------------------------------------------------------------


class _Search:
    """Looks through the orders in which a hand can be played, and remembers the best."""

    def __init__(self, root: State, caves: bool) -> None:
        self.caves = caves
        self.way = journey(root, deck_of(root))
        self.seen: set[int] = set()
        self.path: list[int] = []
        self.best: list[int] = []
        self.best_pile: i64 = -1
        self.least: i64 = FAR

    def look(self, state: State) -> None:
        """Judges a position and all that can come of it this turn."""
        if len(self.seen) >= _MOST_POSITIONS:
            return
        fingerprint = _fingerprint(state)
        if fingerprint in self.seen:
            return
        self.seen.add(fingerprint)
        if state.mode == PLAY:
            self.judge(state)
        # Backwards, because cards come after payments in number but are mostly the better use of a hand.
        for action in reversed(state.legal_actions()):
            if _planned(state, action) and not self._astray(state, action):
                after = state.copy()
                assert isinstance(after, State)
                after.apply(action)
                self.path.append(action)
                self.look(after)
                self.path.pop()

    def _astray(self, state: State, action: i64) -> bool:
        """Whether a step leads away from El Dorado by more than a small detour."""
        if not STEP <= action < OVERCOME or state.mode == LEAD:
            return False
        pawn, direction = (action - STEP) // 6, (action - STEP) % 6
        space = state.pawn_space(pawn)
        beyond = state.table().next[space * 6 + direction]
        detour: i64 = _DETOUR if state.pawns == 1 else _DETOUR_OF_TWO
        return self.way.cost[beyond] > self.way.cost[space] + detour

    def judge(self, state: State) -> None:
        """Compares a position at which the turn could end, with and without a purchase."""
        deck = deck_of(state)
        way = journey(state, deck)
        cost = distance(state, way) - self._assets(state, way)
        if state.cells[state.seat * STRIDE + HOME] > 0:
            cost -= 100_000
        before = turns(way, cost)
        if before < self.least:
            self._keep(before, -1)
        if state.bought or cost <= 0:
            return
        purse = worth(state.hand(), state.tokens())
        all_open = state.slot_free()
        pile: i64 = 0
        while pile < PILES:
            kind = pile + FIRST_PILE
            if state.cells[PILE + pile] > 0 and 2 * PRICE[kind] <= purse and (all_open or state.on_market(pile)):
                left = with_card(state, before, cost, deck, kind)
                if left < self.least:
                    self._keep(left, pile)
            pile += 1

    def _keep(self, left: i64, pile: i64) -> None:
        self.least = left
        self.best = self.path[:]
        self.best_pile = pile

    def _assets(self, state: State, way: Journey) -> i64:
        """What is not distance: tokens and blockades held, a cave beside the pawn, good cards still in hand."""
        base = state.seat * STRIDE
        total: i64 = 0
        tokens = state.cells[base + TOKENS]
        token: i64 = 0
        while tokens != 0:
            each: i64 = _TOKEN_POWER * TOKEN_POWER[token] if token < FIRST_EFFECT else _TOKEN_EFFECT
            total += (tokens & 7) * each
            tokens >>= 3
            token += 1
        taken = state.cells[base + TAKEN] >> 1
        while taken != 0:
            total += (taken & 1) * _BLOCKADE
            taken >>= 1
        hand = state.cells[base + HAND]
        kind: i64 = 0
        while hand != 0:
            if hand & 7:
                total += max(0, usefulness(state, way, kind) - _KEEP) // 2
            hand >>= 3
            kind += 1
        if self.caves:
            pawn: i64 = 0
            while pawn < state.pawns:
                total += _CAVE * _caves_beside(state, pawn)
                pawn += 1
        return total


def _caves_beside(state: State, pawn: i64) -> i64:
    """How many caves a pawn that stopped where it stands could explore."""
    space = state.pawn_space(pawn)
    if space < 0:
        return 0
    board = state.table()
    near = board.near[space] & ~state.cells[EXPLORED + state.seat * state.pawns + pawn]
    number: i64 = 0
    cave: i64 = 0
    while near != 0:
        if near & 1 and state.cells[CAVE + cave] > 0:
            number += 1
        near >>= 1
        cave += 1
    return number


def _planned(state: State, action: i64) -> bool:
    """Whether an action belongs into the search: moves do; purchases are judged, draws were made before."""
    if action == END or action >= FROM_PILE:
        return False
    if action < CARD_ACTION or action >= CARD:
        return True
    if action < TOKEN_MOVE:
        return action - CARD_ACTION + FIRST_ACTION == NATIVE
    if action < TOKEN_EFFECT:
        return True
    token = action - TOKEN_EFFECT + FIRST_EFFECT
    return token in (TOKEN_NATIVE, TOKEN_SYMBOL, TOKEN_PASS)
