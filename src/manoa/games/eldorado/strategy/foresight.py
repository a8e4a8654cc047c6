"""Who is likely to be in El Dorado first: every seat's dash home, played many times and compared."""

from __future__ import annotations

from typing import Final

from manoa.games.eldorado import components, mode, zone
from manoa.games.eldorado.bags import Bag, above, count, lowest, one
from manoa.games.eldorado.rules import action
from manoa.games.eldorado.state import State
from manoa.games.eldorado.strategy.dash import LONGEST, NEVER, RULES, Dash
from manoa.games.eldorado.strategy.search import fingerprint
from manoa.kernel import splitmix
from manoa.kernel.cache import Cache
from manoa.kernel.native import append, i64, vec

# Arrivals are counted in steps of so many hundredths of turns.
_STEP: Final = 20
_STEPS: Final = LONGEST // _STEP + 1
_MOST_RIVALS: Final = 64
# Ways in which it may go that say when the others remove blockades.
_WAYS: Final = 12
# How often each rule is tried before one is played by.
_TRIES: Final = 12
# Arrivals are foreseen no better than by so many steps, either way.
_BLUR: Final = 3
# What a blockade more is worth, as a chance, where both arrive in the same round.
_BLOCKADE: Final = 0.15
# The part of a comparison that does not go by rounds but by how early in its turn a seat arrives.
_FINE: Final = 0.3
# By how many hundredths of turns one must be ahead there to be sure of it.
_SURE: Final = 150
# What a seat without any hope counts for among the others.
_LEAST_SHARE: Final = 0.001
# Hundredths of turns that tokens save: each power, each effect.
_TOKEN_POWER: Final = 20
_TOKEN_EFFECT: Final = 25

_rivals: Cache[Rivals] = Cache(_MOST_RIVALS)


class Rivals:
    """How soon the others might arrive, from a position of the seat that decides."""

    def __init__(self, state: State, seed: i64, times: i64) -> None:
        # The seat's chance for each step in which it may arrive; the others' shares of what is left.
        self.chance: vec[float] = vec[float]()
        self.shares: list[float] = []
        # When others will have removed each blockade, for some ways in which it may go.
        self.gone: list[vec[i64]] = []
        step: i64 = 0
        while step < _STEPS:
            self.chance = append(self.chance, 1.0)
            step += 1
        me = state.seat
        mine = _blockades(state, me)
        dashes: list[Dash] = []
        seat: i64 = 0
        while seat < state.players:
            dashes.append(_dash_of(state, seat, seed))
            seat += 1
        removed = _removals(state, dashes, seed)
        arrivals: list[vec[i64]] = []
        seat = 0
        while seat < state.players:
            found = vec[i64]()
            if seat != me:
                found = _arrivals(state, dashes[seat], removed, seed, times)
                self._meet(found, _blockades(state, seat) - mine)
            arrivals.append(found)
            seat += 1
        self._blur()
        way: i64 = 0
        while way < _WAYS:
            self.gone.append(_gone(state, removed, me, way))
            way += 1
        seat = 0
        while seat < state.players:
            self.shares.append(_share(state, arrivals, seat) if seat != me else 0.0)
            seat += 1
        total = sum(self.shares)
        self.shares = [share / total for share in self.shares]

    def chances(self, me: int, chance: float, result: float) -> list[float]:
        """All seats' chances, given that of the one that decides; then its result."""
        chances = [(1.0 - chance) * share for share in self.shares]
        chances[me] = chance
        return [*chances, result]

    def _meet(self, arrivals: vec[i64], ahead: i64) -> None:
        """Takes another seat into account."""
        step: i64 = 0
        while step < _STEPS:
            own: i64 = step * _STEP
            won: float = 0.0
            number: i64 = 0
            while number < len(arrivals):
                won += _beats(own, arrivals[number], ahead)
                number += 1
            self.chance[step] *= won / float(int(number))
            step += 1

    def _blur(self) -> None:
        """A chance that falls in steps, a round each, would make much of luck."""
        sharp = self.chance[:]
        step: i64 = 0
        while step < _STEPS:
            total: float = 0.0
            there: i64 = step - _BLUR
            while there <= step + _BLUR:
                total += sharp[min(max(there, 0), _STEPS - 1)]
                there += 1
            self.chance[step] = total / float(2 * _BLUR + 1)
            step += 1


def _share(state: State, arrivals: list[vec[i64]], seat: i64) -> float:
    """How often another seat comes before the rest of the others, in the order in which their ways home were played."""
    own = arrivals[seat]
    total: float = _LEAST_SHARE
    number: i64 = 0
    while number < len(own):
        won: float = 1.0
        other: i64 = 0
        while other < state.players:
            if other != seat and other != state.seat:
                ahead = _blockades(state, other) - _blockades(state, seat)
                won *= _beats(own[number], arrivals[other][number], ahead)
            other += 1
        total += won
        number += 1
    return total


def _blockades(state: State, seat: i64) -> i64:
    return count(state.cells[seat * zone.STRIDE + zone.TAKEN])


def _beats(own: i64, other: i64, ahead: i64) -> float:
    """The chance against one who arrives so many hundredths of turns from now, and is so many blockades ahead."""
    rounds: i64 = (other + 99) // 100 - (own + 99) // 100
    by_rounds: float = 1.0 if rounds > 0 else 0.0
    if rounds == 0:
        by_rounds = min(0.9, max(0.1, 0.5 - _BLOCKADE * float(int(ahead))))
    fine: float = min(1.0, max(0.0, 0.5 + float(int(other - own)) / float(2 * _SURE)))
    return (1.0 - _FINE) * by_rounds + _FINE * fine


def _dash_of(state: State, seat: i64, seed: i64) -> Dash:
    """The way home of a seat as the one that decides may know it, from its next turn on, by the rule that suits it
    best."""
    base = seat * zone.STRIDE
    cells = state.cells
    known = cells[base + zone.HAND] if seat == state.seat else cells[base + zone.KNOWN]
    pool: Bag = cells[base + zone.HAND] - known + cells[base + zone.DRAW]
    discard: Bag = cells[base + zone.DISCARD] + cells[base + zone.PLAYED]
    best = Dash(state, seat, known, pool, discard, RULES[0])
    least: i64 = 0
    number: i64 = 0
    while number < len(RULES):
        dash = Dash(state, seat, known, pool, discard, RULES[number])
        total: i64 = 0
        time: i64 = 0
        while time < _TRIES:
            total += dash.arrival(_luck(seed, seat, time))
            time += 1
        if number == 0 or total < least:
            best = dash
            least = total
        number += 1
    return best


def _early(state: State, seat: i64) -> i64:
    """A turn, if the next one of a seat is still to come in this round, or at hand."""
    return 100 if _order(state, seat) >= _order(state, state.seat) else 0


def _luck(seed: i64, seat: i64, number: i64) -> i64:
    return splitmix.word(seed + 7919 * (seat + 1) + 104_729 * number)


def _removals(state: State, dashes: list[Dash], seed: i64) -> list[vec[i64]]:
    """When each seat would remove each blockade if it went alone: for each way in which it may go, seat by seat."""
    found: list[vec[i64]] = []
    way: i64 = 0
    while way < _WAYS:
        seat: i64 = 0
        while seat < state.players:
            dash = dashes[seat]
            if state.board.joints > 0:
                dash.arrival(_luck(seed, seat, way))
            found.append(dash.removed[:])
            seat += 1
        way += 1
    return found


def _gone(state: State, removed: list[vec[i64]], seat: i64, way: i64) -> vec[i64]:
    """When the others will have removed each blockade, as a seat counts its turns; the one that decides counts from its
    turn after this one."""
    gone: vec[i64] = vec[i64]()
    early: i64 = _early(state, seat) if seat != state.seat else 0
    joint: i64 = 0
    while joint < components.BLOCKADES:
        soonest: i64 = NEVER
        other: i64 = 0
        while other < state.players:
            if other != seat:
                there = removed[way * state.players + other][joint] - _early(state, other) + early
                if _order(state, other) < _order(state, seat):
                    there -= 100  # before the seat in the same round
                soonest = min(soonest, there)
            other += 1
        gone = append(gone, soonest)
        joint += 1
    return gone


def _arrivals(state: State, dash: Dash, removed: list[vec[i64]], seed: i64, times: i64) -> vec[i64]:
    """When another seat might arrive: hundredths of turns after the end of this round."""
    early = _early(state, dash.seat)
    found: vec[i64] = vec[i64]()
    number: i64 = 0
    while number < times:
        dash.gone = _gone(state, removed, dash.seat, number % _WAYS)
        found = append(found, max(0, dash.arrival(_luck(seed, dash.seat, number)) - early))
        number += 1
    return found


def _order(state: State, seat: i64) -> i64:
    return (seat - state.first + state.players) % state.players


def rivals_of(state: State, seed: i64, times: i64) -> Rivals:
    """The others as the seat that decides may know them, remembered while it compares its plans."""
    others: i64 = 0
    seat: i64 = 0
    while seat < state.players:
        if seat != state.seat:
            base = seat * zone.STRIDE
            others = others * 1_000_003 + state.cells[base + zone.HAND] + state.cells[base + zone.DRAW]
            others = others * 1_000_003 + state.cells[base + zone.KNOWN]
        seat += 1
    key = (state.board.layout, int(fingerprint(state)), int(others), int(seed), int(times))
    return _rivals.get(key, lambda: Rivals(state, seed, times))


def own_dash(before: State, last: i64, rule: vec[i64]) -> Dash:
    """The dash of a seat whose turn is about to end with an action: it has not drawn yet."""
    base = before.seat * zone.STRIDE
    cells = before.cells
    kept = cells[base + zone.HAND]
    discard: Bag = cells[base + zone.DISCARD] + cells[base + zone.PLAYED]
    if before.mode == mode.DISCARD and last >= action.CARD:
        kept -= one(last - action.CARD)
        discard += one(last - action.CARD)
    return Dash(before, before.seat, kept, cells[base + zone.DRAW], discard, rule)


def expected(rivals: Rivals, dash: Dash, seed: int, times: int) -> tuple[float, float]:
    """The seat's chance, and with a minus the turns that it needs after this one."""
    chance: float = 0.0
    total: i64 = 0
    base = dash.seat * zone.STRIDE
    saved = _saved(dash.state.cells[base + zone.TOKENS])
    begin = splitmix.signed(seed)
    number: i64 = 0
    while number < times:
        dash.gone = rivals.gone[number % _WAYS]
        arrival = dash.arrival(splitmix.word(begin + 104_729 * number))
        if arrival > 0:
            arrival = max(1, arrival - saved)
        total += arrival
        chance += rivals.chance[min(arrival // _STEP, _STEPS - 1)]
        number += 1
    return chance / times, -float(int(total)) / times / 100.0


def _saved(tokens: Bag) -> i64:
    """Hundredths of turns that tokens save."""
    saved: i64 = 0
    token: i64 = 0
    while tokens != 0:
        each: i64 = _TOKEN_POWER * components.TOKEN_POWER[token] if token < components.FIRST_EFFECT else _TOKEN_EFFECT
        saved += lowest(tokens) * each
        tokens = above(tokens)
        token += 1
    return saved
