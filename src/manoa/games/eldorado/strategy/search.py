"""The search over one turn: every order of moves that the hand allows, and the purchase that follows best."""

from __future__ import annotations

from typing import Final

from manoa.games.eldorado import components, mode, zone
from manoa.games.eldorado.bags import above, count, lowest
from manoa.games.eldorado.rules import action
from manoa.games.eldorado.rules.buying import worth
from manoa.games.eldorado.state import State
from manoa.games.eldorado.strategy.journey import FAR, Journey
from manoa.games.eldorado.strategy.valuing import KEEP, deck_of, distance, journey, turns, usefulness, with_card
from manoa.kernel.native import MASK64, i64

# Positions that one plan may look at. Few turns have more.
MOST_POSITIONS: Final = 8000
# Worths, in hundredths of a card: a power of a held token; an effect token; a blockade; a cave to explore next turn.
_TOKEN_POWER: Final = 80
_TOKEN_EFFECT: Final = 100
_BLOCKADE: Final = 30
_CAVE: Final = 120
# Steps that add more than this to the way are not looked at. Two pawns have so many ways that no detour fits.
_DETOUR: Final = 400
_DETOUR_OF_TWO: Final = 0
# Turns that differ by less than so many hundredths of a turn are about as good as each other.
_CLOSE: Final = 4


def fingerprint(state: State) -> i64:
    """A hash of all that a plan depends on. What others hold unseen is left out: a plan must not depend on it."""
    mixed: i64 = state.turn
    first_of_own: i64 = state.seat * zone.STRIDE
    cell: i64 = 0
    while cell < zone.CELLS:
        if (
            cell >= 4 * zone.STRIDE
            or cell % zone.STRIDE > zone.DRAW
            or first_of_own <= cell < first_of_own + zone.STRIDE
        ):
            mixed = ((mixed ^ state.cells[cell]) * 0x100000001B3 + 0x9E3779B9) & MASK64
        cell += 1
    turn: i64 = state.mode + 16 * (state.power + 16 * (state.symbol + 4 * (state.pawn + 2 * state.owed)))
    mixed = ((mixed ^ turn) * 0x100000001B3) & MASK64
    mixed = ((mixed ^ state.target ^ (state.items << 7) ^ (state.pending << 1)) * 0x100000001B3) & MASK64
    flags: i64 = (1 if state.bought else 0) + (2 if state.passing else 0) + (4 if state.using else 0)
    flags += (1024 if state.for_joint else 0) + (2048 if state.must else 0)
    return (mixed ^ (flags + 8 * state.laid + 4096 * (state.kind + 1))) & MASK64


class Search:
    """Looks through the orders in which a hand can be played, and remembers the best."""

    def __init__(self, root: State, caves: bool, most: i64 = MOST_POSITIONS) -> None:
        self.caves = caves
        self.most = most
        self.way = journey(root, deck_of(root))
        self.seen: set[int] = set()
        self.path: list[int] = []
        self.best: list[int] = []
        self.best_pile: i64 = -1
        self.least: i64 = FAR
        # The least for each decision that a turn may begin with.
        self.firsts: dict[int, int] = {}

    def look(self, state: State) -> None:
        """Judges a position and all that can come of it this turn."""
        if len(self.seen) >= self.most:
            return
        mark = fingerprint(state)
        if mark in self.seen:
            return
        self.seen.add(mark)
        if state.mode == mode.PLAY:
            self.judge(state)
        # Backwards, because cards come after payments in number but are mostly the better use of a hand.
        for chosen in reversed(state.legal_actions()):
            if _planned(state, chosen) and not self._astray(state, chosen):
                after = state.copy()
                assert isinstance(after, State)
                after.apply(chosen)
                self.path.append(chosen)
                self.look(after)
                self.path.pop()

    def _astray(self, state: State, chosen: i64) -> bool:
        """Whether a step leads away from El Dorado by more than a small detour."""
        if not action.STEP <= chosen < action.OVERCOME or state.mode == mode.LEAD:
            return False
        pawn, direction = (chosen - action.STEP) // 6, (chosen - action.STEP) % 6
        space = state.pawn_space(pawn)
        beyond = state.board.next[space * 6 + direction]
        detour: i64 = _DETOUR if state.pawns == 1 else _DETOUR_OF_TWO
        return self.way.cost[beyond] > self.way.cost[space] + detour

    def judge(self, state: State) -> None:
        """Compares a position at which the turn could end, with and without a purchase."""
        deck = deck_of(state)
        way = journey(state, deck)
        cost = distance(state, way) - self._assets(state, way)
        if state.cells[state.seat * zone.STRIDE + zone.HOME] > 0:
            cost -= 100_000
        before = turns(way, cost)
        self.keep(state, before, -1)
        if state.bought or cost <= 0:
            return
        purse = worth(state.hand(), state.tokens())
        all_open = state.slot_free()
        pile: i64 = 0
        while pile < components.PILES:
            kind = pile + components.FIRST_PILE
            if 2 * components.PRICE[kind] <= purse and state.on_sale(pile, all_open):
                self.keep(state, with_card(state, before, cost, deck, kind), pile)
            pile += 1

    def is_close(self, first: int) -> bool:
        """Whether a turn that begins otherwise would be about as good."""
        return any(int(left) - self.least < _CLOSE for chosen, left in self.firsts.items() if chosen != first)

    def keep(self, state: State, left: i64, pile: i64) -> None:
        """Notes a turn that ends here with that purchase, if none was better."""
        first: int = self.path[0] if self.path else int(action.FROM_PILE + pile) if pile >= 0 else action.END
        if left < self.firsts.get(first, FAR):
            self.firsts[first] = int(left)
        if left >= self.least:
            return
        self.least = left
        self.best = self.path[:]
        self.best_pile = pile

    def _assets(self, state: State, way: Journey) -> i64:
        """What is not distance: tokens and blockades held, a cave beside the pawn, good cards still in hand."""
        base = state.seat * zone.STRIDE
        total: i64 = 0
        tokens = state.cells[base + zone.TOKENS]
        token: i64 = 0
        while tokens != 0:
            each: i64 = (
                _TOKEN_POWER * components.TOKEN_POWER[token] if token < components.FIRST_EFFECT else _TOKEN_EFFECT
            )
            total += lowest(tokens) * each
            tokens = above(tokens)
            token += 1
        total += count(state.cells[base + zone.TAKEN]) * _BLOCKADE
        hand = state.cells[base + zone.HAND]
        kind: i64 = 0
        while hand != 0:
            if lowest(hand):
                total += max(0, usefulness(state, way, kind) - KEEP) // 2
            hand = above(hand)
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
    board = state.board
    near = board.near[space] & ~state.cells[zone.BESIDE + state.seat * state.pawns + pawn]
    number: i64 = 0
    cave: i64 = 0
    while near != 0:
        if near & 1 and state.cells[zone.CAVE + cave] > 0:
            number += 1
        near >>= 1
        cave += 1
    return number


def _planned(state: State, chosen: i64) -> bool:
    """Whether an action belongs into the search: moves do; purchases are judged, draws were made before."""
    if chosen == action.END or chosen >= action.FROM_PILE:
        return False
    if chosen < action.CARD_ACTION or chosen >= action.CARD:
        return True
    if chosen < action.TOKEN_MOVE:
        return chosen - action.CARD_ACTION + components.FIRST_ACTION == components.NATIVE
    if chosen < action.TOKEN_EFFECT:
        return True
    token = chosen - action.TOKEN_EFFECT + components.FIRST_EFFECT
    return token in (components.TOKEN_NATIVE, components.TOKEN_SYMBOL, components.TOKEN_PASS)
