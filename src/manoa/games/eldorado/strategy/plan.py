"""Good play, as far as a plan for one turn can tell.

A turn is searched as a whole: every order of moves that the hand allows, then the best purchase with what is left.
Positions are compared by the turns that are left for the deck at hand (see journey.py). Nothing hidden is looked at:
plans are made on a game dealt anew, and end where chance comes in.
"""

from __future__ import annotations

from typing import Any, Final

from manoa.games.eldorado import components, mode, zone
from manoa.games.eldorado.bags import has, one, size
from manoa.games.eldorado.rules import action
from manoa.games.eldorado.state import State
from manoa.games.eldorado.strategy import features
from manoa.games.eldorado.strategy.alternatives import Alternatives
from manoa.games.eldorado.strategy.dash import RULES
from manoa.games.eldorado.strategy.foresight import expected, own_dash, rivals_of
from manoa.games.eldorado.strategy.journey import FAR
from manoa.games.eldorado.strategy.reasons import reasons_of
from manoa.games.eldorado.strategy.search import MOST_POSITIONS, Search, fingerprint
from manoa.games.eldorado.strategy.valuing import KEEP, deck_of, distance, journey, turns, usefulness, with_card
from manoa.kernel.game import Game, View
from manoa.kernel.native import i64, vec
from manoa.kernel.strategy import Plan, Reason, Strategy

# Positions that may be looked at where whole turns are compared: for the turn at hand, and for one further on, for
# which few plans are asked.
_FEWER_POSITIONS: Final = 3000
_FEWEST_POSITIONS: Final = 600
_FEW_PLANS: Final = 10
_LEVELS: Final[dict[str, dict[str, Any]]] = components.read("levels.toml")
# How often the others' ways home are played to see how soon they arrive.
_RIVALS: Final = 64
# What a turn that a plan seems to lose is held against it, as a logit.
_TURN_WORTH: Final = 1.5
# The same for another choice than the usual one where no turn is planned.
_UNUSUAL: Final = -0.2


class Expedition(Strategy):
    """El Dorado's judgement."""

    def plan(self, game: Game, seed: int) -> Plan:
        assert isinstance(game, State)
        return _planned(game, seed, MOST_POSITIONS)

    def fingerprint(self, game: Game) -> int:
        assert isinstance(game, State)
        return fingerprint(game)

    def candidates(self, game: Game, seed: int, most: int) -> list[Plan]:
        assert isinstance(game, State)
        at_once = _at_once(game)
        if at_once >= 0:
            return _open_choices(game, at_once)[:most]
        root = game.determinize(game.current_player, seed)
        assert isinstance(root, State)
        root.caves = False
        search = Alternatives(root, game.caves, _FEWER_POSITIONS if most > _FEW_PLANS else _FEWEST_POSITIONS)
        search.look(root)
        plans: list[Plan] = []
        for turn in search.chosen(most):
            state = root.copy()
            assert isinstance(state, State)
            plan = _written(state, turn.moves, turn.pile)
            plan.prior = -_TURN_WORTH * float(turn.left - int(search.least)) / 100.0
            plans.append(plan)
        return plans if plans else [_written(root, search.best, search.best_pile)]

    def go_on(self, game: Game, seed: int) -> Plan:
        assert isinstance(game, State)
        return _planned(game, seed, _FEWEST_POSITIONS)

    def levels(self) -> dict[str, dict[str, Any]]:
        return _LEVELS

    def feature_names(self) -> list[str]:
        return features.NAMES

    def features(self, game: Game, into: vec[float]) -> None:
        assert isinstance(game, State)
        features.measure(game, into)

    def foresee(self, game: Game, plan: Plan, seed: int, times: int) -> list[list[float]]:
        assert isinstance(game, State)
        rivals = rivals_of(game, 0, _RIVALS)
        me = game.seat
        turn = game.turn
        ahead = game.determinize(me, seed)
        assert isinstance(ahead, State)
        before = ahead
        last = 0
        done = 0
        while not ahead.is_over and ahead.turn == turn:
            if done >= len(plan.actions) or plan.meant_for[done] != fingerprint(ahead):
                plan = self.go_on(ahead, seed)
                done = 0
            last = plan.actions[done]
            done += 1
            copied = ahead.copy()
            assert isinstance(copied, State)
            before = copied
            ahead.apply(last)
        ways: list[list[float]] = []
        if ahead.is_over:
            winners = ahead.ranking()[0]
            chance = 1.0 / len(winners) if int(me) in winners else 0.0
            ways.append(rivals.chances(int(me), chance, self.result(ahead, me)))
        else:
            for rule in RULES:
                chance, result = expected(rivals, own_dash(before, last, rule), seed, times)
                ways.append(rivals.chances(int(me), chance, result - float(int(game.round))))
        return ways

    def result(self, game: Game, seat: i64) -> float:
        """The round of arrival, with a minus; for those still on their way, the round in which they might arrive."""
        assert isinstance(game, State)
        return -float(int(game.round)) - features.turns_left(game, seat)

    def reasons(self, before: View, after: View, seat: int, surprise: bool) -> list[Reason]:
        return reasons_of(before, after, seat)


def _planned(game: State, seed: int, most: i64) -> Plan:
    """The turn that looks best among as many positions."""
    at_once = _at_once(game)
    if at_once >= 0:
        plan = Plan()
        plan.add(fingerprint(game), at_once)
        return plan
    root = game.determinize(game.current_player, seed)
    assert isinstance(root, State)
    # Caves are left out of the search and reckoned by their worth, since nobody knows what lies in them.
    root.caves = False
    search = Search(root, game.caves, most)
    search.look(root)
    plan = _written(root, search.best, search.best_pile)
    plan.sure = not search.is_close(plan.actions[0])
    return plan


def _written(state: State, moves: list[int], pile: i64) -> Plan:
    """A turn as a plan: its moves, the purchase and its payment, and the end of the turn. The state goes along."""
    plan = Plan()
    first = fingerprint(state)
    legal = state.legal_actions()
    for chosen in moves:
        plan.add(fingerprint(state), chosen)
        state.apply(chosen)
    if pile >= 0:
        plan.add(fingerprint(state), action.FROM_PILE + int(pile))
        state.apply(action.FROM_PILE + int(pile))
        while state.mode == mode.TENDER:
            chosen = int(_tender(state))
            plan.add(fingerprint(state), chosen)
            state.apply(chosen)
    if state.mode == mode.PLAY:
        plan.add(fingerprint(state), action.END)
    elif len(plan.actions) == 0:
        # The search ran out of positions before it saw the end of anything.
        plan.add(first, legal[0])
    return plan


def _open_choices(state: State, at_once: i64) -> list[Plan]:
    """What is decided without a plan for the turn: the usual choice first, then all others that change the deck."""
    chosen: list[int] = [int(at_once)]
    if state.mode in (mode.TAKE, mode.REMOVE, mode.DISCARD, mode.REPLACE):
        chosen += [other for other in state.legal_actions() if other != at_once]
    plans: list[Plan] = []
    for each in chosen:
        plan = Plan()
        plan.add(fingerprint(state), each)
        plan.prior = 0.0 if each == at_once else _UNUSUAL
        plans.append(plan)
    return plans


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
