"""What the learned evaluation looks at: every seat's way, deck and standing in the race, in numbers.

Cards that are drawn change nothing here as long as no pile is shuffled: what counts is the deck, and which part of it
comes before the next shuffle (hand and draw pile together). So a turn is judged alike whatever is drawn after it.
"""

from __future__ import annotations

from typing import Final

from manoa.games.eldorado import components, zone
from manoa.games.eldorado.bags import Bag, above, count, has, lowest, size
from manoa.games.eldorado.state import State
from manoa.games.eldorado.strategy.journey import FAR, Journey
from manoa.games.eldorado.strategy.valuing import journey
from manoa.kernel.native import i64, vec

_WAY: Final = ["turns", "behind", "ahead-of-next", "first", "cards-of-way", "rate"]
_LEFT: Final = ["jungle-left", "water-left", "village-left", "rubble-left", "camp-left", "blockades-left"]
_HARDEST: Final = ["jungle-hardest", "water-hardest", "village-hardest"]
_STRENGTH: Final = ["machetes", "paddles", "coins", "jokers", "draws", "halves"]
_TABLE: Final = ["round", "wait", "taken", "highest", "home", "tokens", "token-power", "players", "caves", "edition"]

NAMES: Final[list[str]] = [
    *_WAY,
    *_LEFT,
    *_HARDEST,
    "size",
    *(f"each-{name}" for name in _STRENGTH),
    "soon",
    *(f"soon-{name}" for name in _STRENGTH),
    *(f"has-{name}" for name in components.CARD_IDS),
    *_TABLE,
]

_WIDTH: Final = len(NAMES)
_AT_LEFT: Final = len(_WAY)
_AT_HARDEST: Final = _AT_LEFT + len(_LEFT)
_AT_SIZE: Final = _AT_HARDEST + len(_HARDEST)
_AT_SOON: Final = _AT_SIZE + 1 + len(_STRENGTH)
_AT_CARDS: Final = _AT_SOON + 1 + len(_STRENGTH)
_AT_TABLE: Final = _AT_CARDS + components.KINDS


def measure(state: State, into: vec[float]) -> None:
    """Writes all seats' features."""
    seat: i64 = 0
    while seat < state.players:
        _measure_seat(state, seat, into, seat * _WIDTH)
        seat += 1
    # The race: how far behind the first, how far ahead of the best of the others.
    seat = 0
    while seat < state.players:
        begin = seat * _WIDTH
        own: float = into[begin]
        best: float = 1000.0
        other: i64 = 0
        while other < state.players:
            if other != seat and into[other * _WIDTH] < best:
                best = into[other * _WIDTH]
            other += 1
        into[begin + 1] = max(0.0, own - best)
        into[begin + 2] = max(0.0, best - own)
        into[begin + 3] = 1.0 if own <= best else 0.0
        seat += 1


def seat_deck(state: State, seat: i64) -> Bag:
    """All the cards that a seat owns."""
    base = seat * zone.STRIDE
    cells = state.cells
    return cells[base + zone.HAND] + cells[base + zone.DRAW] + cells[base + zone.DISCARD] + cells[base + zone.PLAYED]


def turns_left(state: State, seat: i64) -> float:
    """About how many turns a seat still needs."""
    way = journey(state, seat_deck(state, seat))
    total: i64 = 0
    pawn: i64 = 0
    while pawn < state.pawns:
        space = state.cells[zone.PAWN + seat * state.pawns + pawn]
        if space >= 0:
            total += min(way.cost[space], 100_000)
        pawn += 1
    return float(int(total)) / float(int(way.rate))


def _measure_seat(state: State, seat: i64, into: vec[float], begin: i64) -> None:
    base = seat * zone.STRIDE
    cells = state.cells
    deck = seat_deck(state, seat)
    soon = cells[base + zone.HAND] + cells[base + zone.DRAW]
    way = journey(state, deck)
    feature: i64 = begin
    while feature < begin + _AT_SIZE:
        into[feature] = 0.0
        feature += 1
    cost: i64 = 0
    pawn: i64 = 0
    while pawn < state.pawns:
        space = cells[zone.PAWN + seat * state.pawns + pawn]
        if space >= 0:
            cost += min(way.cost[space], 100_000)
            _walk(state, way, space, into, begin)
        pawn += 1
    into[begin] = float(int(cost)) / float(int(way.rate))
    into[begin + 4] = float(int(cost)) / 100.0
    into[begin + 5] = float(int(way.rate)) / 100.0
    _strengths(deck, into, begin + _AT_SIZE)
    _strengths(soon, into, begin + _AT_SOON)
    kind: i64 = 0
    while kind < components.KINDS:
        into[begin + _AT_CARDS + kind] = float(int(has(deck, kind)))
        kind += 1
    table: i64 = begin + _AT_TABLE
    taken = cells[base + zone.TAKEN]
    highest: i64 = 0
    number: i64 = 1
    while number <= components.BLOCKADES:
        if (taken >> number) & 1:
            highest = number
        number += 1
    tokens = cells[base + zone.TOKENS]
    powers: i64 = 0
    rest = tokens
    token: i64 = 0
    while rest != 0:
        if token < components.FIRST_EFFECT:
            powers += lowest(rest) * components.TOKEN_POWER[token]
        rest = above(rest)
        token += 1
    wait: i64 = (seat - state.seat + state.players) % state.players
    into[table] = float(int(state.round))
    into[table + 1] = float(int(wait))
    into[table + 2] = float(int(count(taken)))
    into[table + 3] = float(int(highest))
    into[table + 4] = 1.0 if cells[base + zone.HOME] > 0 else 0.0
    into[table + 5] = float(int(size(tokens)))
    into[table + 6] = float(int(powers))
    into[table + 7] = float(int(state.players))
    into[table + 8] = 1.0 if state.caves else 0.0
    into[table + 9] = 1.0 if state.edition == components.EDITION_2023 else 0.0


def _walk(state: State, way: Journey, space: i64, into: vec[float], begin: i64) -> None:
    """Adds up what lies on the cheapest way home of a pawn."""
    board = state.board
    steps: i64 = 0
    while way.cost[space] > 0 and steps < 80:
        steps += 1
        best: i64 = -1
        least: i64 = FAR
        over: i64 = -1
        direction: i64 = 0
        while direction < 6:
            beyond = board.next[space * 6 + direction]
            if beyond >= 0 and way.cost[beyond] < way.cost[space]:
                joint = board.edge[space * 6 + direction]
                cost: i64 = way.cost[beyond] + way.price(board.terrain[beyond], board.value[beyond])
                blockade: i64 = 0
                if joint >= 0:
                    blockade = state.cells[zone.STANDING + joint]
                if blockade > 0:
                    cost += way.price(components.BLOCKADE_TERRAIN[blockade], components.BLOCKADE_VALUE[blockade])
                if cost < least:
                    least = cost
                    best = beyond
                    over = blockade
            direction += 1
        if best < 0:
            return
        if over > 0:
            into[begin + _AT_LEFT + 5] += 1.0
            _add(components.BLOCKADE_TERRAIN[over], components.BLOCKADE_VALUE[over], into, begin)
        _add(board.terrain[best], board.value[best], into, begin)
        space = best


def _add(terrain: i64, value: i64, into: vec[float], begin: i64) -> None:
    if terrain > components.CAMP:
        return
    worth: float = float(int(value))
    into[begin + _AT_LEFT + terrain] += worth
    if terrain < 3 and worth > into[begin + _AT_HARDEST + terrain]:
        into[begin + _AT_HARDEST + terrain] = worth


def _strengths(bag: Bag, into: vec[float], begin: i64) -> None:
    """How many cards a bag has, and what an average one of them is good for."""
    number: i64 = size(bag)
    into[begin] = float(int(number))
    powers: i64 = 0
    draws: i64 = 0
    halves: i64 = 0
    machetes: i64 = 0
    paddles: i64 = 0
    coins: i64 = 0
    kind: i64 = 0
    rest = bag
    while rest != 0:
        here = lowest(rest)
        if here:
            halves += here * components.HALVES[kind]
            draws += here * components.DRAWS[kind]
            power = here * components.POWER[kind]
            if components.JOKER[kind]:
                powers += power
            elif components.SYMBOL[kind] == 0:
                machetes += power
            elif components.SYMBOL[kind] == 1:
                paddles += power
            elif components.SYMBOL[kind] == 2:
                coins += power
        rest = above(rest)
        kind += 1
    cards: float = float(int(max(1, number)))
    into[begin + 1] = float(int(machetes)) / cards
    into[begin + 2] = float(int(paddles)) / cards
    into[begin + 3] = float(int(coins)) / cards
    into[begin + 4] = float(int(powers)) / cards
    into[begin + 5] = float(int(draws)) / cards
    into[begin + 6] = float(int(halves)) / cards
