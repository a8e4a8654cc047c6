"""Who is likely to be in El Dorado first: every seat's dash home, played many times and compared."""

from __future__ import annotations

from typing import Final

from manoa.games.eldorado import components, mode, zone
from manoa.games.eldorado.bags import Bag, above, count, lowest, one
from manoa.games.eldorado.rules import action
from manoa.games.eldorado.state import State
from manoa.games.eldorado.strategy.dash import LONGEST, RULE, Dash
from manoa.games.eldorado.strategy.search import fingerprint
from manoa.kernel import splitmix
from manoa.kernel.cache import Cache
from manoa.kernel.native import append, i64, vec

# Arrivals are counted in steps of so many hundredths of turns.
_STEP: Final = 20
_STEPS: Final = LONGEST // _STEP + 1
_MOST_RIVALS: Final = 64
# What a blockade more is worth, as a chance, where both arrive in the same round.
_BLOCKADE: Final = 0.15
# The part of a comparison that does not go by rounds but by how early in its turn a seat arrives.
_FINE: Final = 0.3
# By how many hundredths of turns one must be ahead there to be sure of it.
_SURE: Final = 150
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
        step: i64 = 0
        while step < _STEPS:
            self.chance = append(self.chance, 1.0)
            step += 1
        me = state.seat
        mine = count(state.cells[me * zone.STRIDE + zone.TAKEN])
        seat: i64 = 0
        while seat < state.players:
            share: float = 0.0
            if seat != me:
                arrivals = _arrivals(state, seat, seed, times)
                share = self._meet(arrivals, count(state.cells[seat * zone.STRIDE + zone.TAKEN]) - mine)
            self.shares.append(share)
            seat += 1
        total = sum(self.shares)
        self.shares = [share / total for share in self.shares]

    def _meet(self, arrivals: vec[i64], ahead: i64) -> float:
        """Takes another seat into account. How good it is, by the mean of its arrivals."""
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
        total: i64 = 0
        number = 0
        while number < len(arrivals):
            total += arrivals[number]
            number += 1
        mean: float = float(int(total)) / float(int(number)) / 100.0
        return 1.0 / (1.0 + max(0.0, mean) * max(0.0, mean))


def _beats(own: i64, other: i64, ahead: i64) -> float:
    """The chance against one who arrives so many hundredths of turns from now, and is so many blockades ahead."""
    rounds: i64 = (other + 99) // 100 - (own + 99) // 100
    by_rounds: float = 1.0 if rounds > 0 else 0.0
    if rounds == 0:
        by_rounds = min(0.9, max(0.1, 0.5 - _BLOCKADE * float(int(ahead))))
    fine: float = min(1.0, max(0.0, 0.5 + float(int(other - own)) / float(2 * _SURE)))
    return (1.0 - _FINE) * by_rounds + _FINE * fine


def _arrivals(state: State, seat: i64, seed: i64, times: i64) -> vec[i64]:
    """When another seat might arrive: hundredths of turns after the end of this round."""
    base = seat * zone.STRIDE
    cells = state.cells
    # Its turn in this round is still to come, unless it was before.
    early: i64 = 0
    if _order(state, seat) > _order(state, state.seat):
        early = 100
    known = cells[base + zone.KNOWN]
    pool: Bag = cells[base + zone.HAND] - known + cells[base + zone.DRAW]
    dash = Dash(state, seat, known, pool, cells[base + zone.DISCARD] + cells[base + zone.PLAYED], RULE)
    found: vec[i64] = vec[i64]()
    number: i64 = 0
    while number < times:
        arrival = dash.arrival(splitmix.word(seed + 7919 * (seat + 1) + 104_729 * number))
        found = append(found, max(0, arrival - early))
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


def own_dash(before: State, last: i64) -> Dash:
    """The dash of a seat whose turn is about to end with an action: it has not drawn yet."""
    base = before.seat * zone.STRIDE
    cells = before.cells
    kept = cells[base + zone.HAND]
    discard: Bag = cells[base + zone.DISCARD] + cells[base + zone.PLAYED]
    if before.mode == mode.DISCARD and last >= action.CARD:
        kept -= one(last - action.CARD)
        discard += one(last - action.CARD)
    return Dash(before, before.seat, kept, cells[base + zone.DRAW], discard, RULE)


def expected(rivals: Rivals, dash: Dash, seed: int, times: int) -> tuple[float, float]:
    """The seat's chance, and with a minus the turns that it needs after this one."""
    chance: float = 0.0
    total: i64 = 0
    base = dash.seat * zone.STRIDE
    saved = _saved(dash.state.cells[base + zone.TOKENS])
    begin = splitmix.signed(seed)
    number: i64 = 0
    while number < times:
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
