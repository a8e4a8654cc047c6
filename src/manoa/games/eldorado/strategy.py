"""Good play, as far as a plan for one turn can tell.

A turn is searched as a whole: every order of moves that the hand allows, then the best purchase with what is left.
Positions are compared by the turns that are left for the deck at hand (see journey.py). Nothing hidden is looked at:
plans are made on a game dealt anew, and end where chance comes in.
"""

from __future__ import annotations

from manoa.games.eldorado.actions import (
    CARD,
    CARD_ACTION,
    DONE,
    END,
    EXPLORING,
    FROM_PILE,
    TOKEN_COINS,
    TOKEN_EFFECT,
    TOKEN_MOVE,
)
from manoa.games.eldorado.components import (
    DRAWS,
    FIRST_ACTION,
    FIRST_EFFECT,
    FIRST_PILE,
    HALVES,
    HAND_SIZE,
    ITEM,
    KINDS,
    PILES,
    TOKEN_DRAW,
    TOKEN_REMOVE,
    TRANSMITTER,
    has,
    one,
    size,
)
from manoa.games.eldorado.journey import (
    FAR,
)
from manoa.games.eldorado.search import (
    Search,
    fingerprint,
)
from manoa.games.eldorado.state import (
    DISCARD,
    DISCARDING,
    DRAW,
    EXPLORE,
    MOVE,
    PILE,
    PLAY,
    REMOVE,
    REPLACE,
    SAVE,
    STRIDE,
    TAKE,
    TENDER,
    State,
)
from manoa.games.eldorado.valuing import (
    KEEP,
    deck_of,
    distance,
    journey,
    turns,
    usefulness,
    with_card,
)
from manoa.kernel.game import Game
from manoa.kernel.native import i64
from manoa.kernel.strategy import Plan, Strategy


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
        search = Search(root, game.caves)
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
        plan.sure = not search.is_close(plan.actions[0])
        return plan

    def fingerprint(self, game: Game) -> int:
        assert isinstance(game, State)
        return fingerprint(game)


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
        return _replace(state)
    return _first_of_all(state) if mode in (PLAY, MOVE) else -1


def _first_of_all(state: State) -> i64:
    """Cards and tokens that only open possibilities come before the plan: what they bring can be planned with."""
    base = state.seat * STRIDE
    can_draw = state.cells[base + DRAW] + state.cells[base + DISCARD] != 0
    for action in state.legal_actions():
        if CARD_ACTION <= action < TOKEN_MOVE:
            kind: i64 = action - CARD_ACTION + FIRST_ACTION
            if (DRAWS[kind] > 0 and can_draw) or kind == TRANSMITTER:
                return action
        elif TOKEN_EFFECT <= action < TOKEN_COINS:
            token: i64 = action - TOKEN_EFFECT + FIRST_EFFECT
            if token == TOKEN_DRAW and can_draw:
                return action
            if token == TOKEN_REMOVE and _worst_to_own(state) >= 0:
                return action
    return -1


def _remove(state: State) -> i64:
    kind = _worst_to_own(state)
    if kind >= 0:
        return CARD + kind
    return CARD + _least_useful(state, FAR) if state.must else DONE


def _replace(state: State) -> i64:
    """What is of less use than the cards that would come for it; never like for like, unless one must be laid down."""
    worst = _least_useful(state, _use_of_a_draw(state))
    if worst >= 0:
        return CARD + worst
    return DONE if state.laid > 0 else CARD + _least_useful(state, FAR)


def _use_of_a_draw(state: State) -> i64:
    """How useful the next card of the draw pile (or, with none left, of the discards) is on average."""
    base = state.seat * STRIDE
    pile = state.cells[base + DRAW]
    if size(pile) <= state.laid:
        pile += state.cells[base + DISCARD]
    number: i64 = size(pile)
    if number <= state.laid:
        return 0
    way = journey(state, deck_of(state))
    total: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        if has(pile, kind):
            total += has(pile, kind) * usefulness(state, way, kind)
        kind += 1
    return total // number


def _worst_to_own(state: State) -> i64:
    """The hand card without which the way home is shortest, or -1 if the deck is better off with all of them."""
    deck = deck_of(state)
    if size(deck) <= HAND_SIZE + 1:
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


def _least_useful(state: State, below: i64) -> i64:
    """The hand card that is of least use, or -1 if all are of at least that much."""
    way = journey(state, deck_of(state))
    least: i64 = -1
    lowest = below
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
    worst = _least_useful(state, KEEP)
    return CARD + worst if worst >= 0 else DONE
