"""Good play, as far as a plan for one turn can tell.

A turn is searched as a whole: every order of moves that the hand allows, then the best purchase with what is left.
Positions are compared by the turns that are left for the deck at hand (see journey.py). Nothing hidden is looked at:
plans are made on a game dealt anew, and end where chance comes in.
"""

from __future__ import annotations

from manoa.games.eldorado import components, mode, zone
from manoa.games.eldorado.bags import has, one, size
from manoa.games.eldorado.rules import action
from manoa.games.eldorado.state import State
from manoa.games.eldorado.strategy.journey import FAR
from manoa.games.eldorado.strategy.search import Search, fingerprint
from manoa.games.eldorado.strategy.valuing import KEEP, deck_of, distance, journey, turns, usefulness, with_card
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
        for chosen in search.best:
            plan.add(self.fingerprint(state), chosen)
            state.apply(chosen)
        if search.best_pile >= 0:
            plan.add(self.fingerprint(state), action.FROM_PILE + int(search.best_pile))
            state.apply(action.FROM_PILE + int(search.best_pile))
            while state.mode == mode.TENDER:
                chosen = int(_tender(state))
                plan.add(self.fingerprint(state), chosen)
                state.apply(chosen)
        if state.mode == mode.PLAY:
            plan.add(self.fingerprint(state), action.END)
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
    asked = state.mode
    if asked == mode.EXPLORE:
        return action.EXPLORE
    if asked == mode.SAVE:
        return state.legal_actions()[-1]
    if asked == mode.DISCARD:
        return _discard(state)
    if asked == mode.TENDER:
        return _tender(state)
    if asked == mode.TAKE:
        return action.FROM_PILE + _best_pile_to_take(state)
    if asked == mode.REMOVE:
        return _remove(state)
    if asked == mode.REPLACE:
        return _replace(state)
    return _first_of_all(state) if asked in (mode.PLAY, mode.MOVE) else -1


def _first_of_all(state: State) -> i64:
    """Cards and tokens that only open possibilities come before the plan: what they bring can be planned with."""
    base = state.seat * zone.STRIDE
    can_draw = state.cells[base + zone.DRAW] + state.cells[base + zone.DISCARD] != 0
    for chosen in state.legal_actions():
        if action.CARD_ACTION <= chosen < action.TOKEN_MOVE:
            kind: i64 = chosen - action.CARD_ACTION + components.FIRST_ACTION
            if (components.DRAWS[kind] > 0 and can_draw) or kind == components.TRANSMITTER:
                return chosen
        elif action.TOKEN_EFFECT <= chosen < action.TOKEN_COINS:
            token: i64 = chosen - action.TOKEN_EFFECT + components.FIRST_EFFECT
            if token == components.TOKEN_DRAW and can_draw:
                return chosen
            if token == components.TOKEN_REMOVE and _worst_to_own(state) >= 0:
                return chosen
    return -1


def _remove(state: State) -> i64:
    kind = _worst_to_own(state)
    if kind >= 0:
        return action.CARD + kind
    return action.CARD + _least_useful(state, FAR) if state.must else action.DONE


def _replace(state: State) -> i64:
    """What is of less use than the cards that would come for it; never like for like, unless one must be laid down."""
    worst = _least_useful(state, _use_of_a_draw(state))
    if worst >= 0:
        return action.CARD + worst
    return action.DONE if state.laid > 0 else action.CARD + _least_useful(state, FAR)


def _use_of_a_draw(state: State) -> i64:
    """How useful the next card of the draw pile (or, with none left, of the discards) is on average."""
    base = state.seat * zone.STRIDE
    pile = state.cells[base + zone.DRAW]
    if size(pile) <= state.laid:
        pile += state.cells[base + zone.DISCARD]
    number: i64 = size(pile)
    if number <= state.laid:
        return 0
    way = journey(state, deck_of(state))
    total: i64 = 0
    kind: i64 = 0
    while kind < components.KINDS:
        if has(pile, kind):
            total += has(pile, kind) * usefulness(state, way, kind)
        kind += 1
    return total // number


def _worst_to_own(state: State) -> i64:
    """The hand card without which the way home is shortest, or -1 if the deck is better off with all of them."""
    deck = deck_of(state)
    if size(deck) <= components.HAND_SIZE + 1:
        return -1
    way = journey(state, deck)
    best = turns(way, distance(state, way))
    worst: i64 = -1
    kind: i64 = 0
    while kind < components.KINDS:
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
    while kind < components.KINDS:
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
    while pile < components.PILES:
        if state.cells[zone.PILE + pile] > 0:
            left = with_card(state, before, cost, deck, pile + components.FIRST_PILE)
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
    for chosen in state.legal_actions():
        price: i64 = FAR - 1
        if chosen >= action.CARD:
            kind: i64 = chosen - action.CARD
            price = usefulness(state, way, kind)
            if components.ITEM[kind] and components.HALVES[kind] > 1:
                price += 1000
        elif chosen >= action.TOKEN_COINS:
            price = 500
        if price < lowest:
            lowest = price
            best = chosen
    return best


def _discard(state: State) -> i64:
    """Card by card: what takes the pawn no further than any other card would makes room for a new one."""
    worst = _least_useful(state, KEEP)
    return action.CARD + worst if worst >= 0 else action.DONE
