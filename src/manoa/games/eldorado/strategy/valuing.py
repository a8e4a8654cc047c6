"""What cards, positions and purchases are worth to the seat that decides, in turns left and cards."""

from __future__ import annotations

from typing import Final

from manoa.games.eldorado import components, zone
from manoa.games.eldorado.bags import one, size
from manoa.games.eldorado.state import State
from manoa.games.eldorado.strategy.journey import CARD_COST, Journey
from manoa.kernel.cache import Cache
from manoa.kernel.native import i64

# A card is kept for the next turn if it takes the pawn further than so many hundredths of an average card.
KEEP: Final = 110
_MOST_JOURNEYS: Final = 20_000

_journeys: Cache[Journey] = Cache(_MOST_JOURNEYS)


def journey(state: State, deck: i64) -> Journey:
    """The journey of a deck on the state's board with its standing blockades, remembered for the next time."""
    board = state.board
    standing: i64 = 0
    joint: i64 = 0
    while joint < board.joints:
        standing = standing * 8 + state.cells[zone.STANDING + joint]
        joint += 1
    key = (board.layout, int(deck), int(standing))
    return _journeys.get(key, lambda: Journey(board, deck, state.cells))


def deck_of(state: State) -> i64:
    """All the cards that the current seat owns."""
    base = state.seat * zone.STRIDE
    cells = state.cells
    return cells[base + zone.HAND] + cells[base + zone.DRAW] + cells[base + zone.DISCARD] + cells[base + zone.PLAYED]


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
    base = state.seat * zone.STRIDE
    # Until the discard pile comes round, and then for half a deck on average, the card is not there.
    wait: i64 = (
        size(state.cells[base + zone.DRAW]) * 100 // components.HAND_SIZE + size(deck) * 50 // components.HAND_SIZE
    )
    if before <= wait or cost == 0:
        return before
    after: i64 = turns(way, distance(state, way))
    return wait + (before - wait) * after // before


def usefulness(state: State, way: Journey, kind: i64) -> i64:
    """How far a card alone takes the best pawn, in hundredths of an average card."""
    if kind == components.NATIVE:
        return 2 * CARD_COST
    if kind >= components.FIRST_ACTION:
        return 3 * CARD_COST
    best: i64 = 0
    pawn: i64 = 0
    while pawn < state.pawns:
        space = state.pawn_space(pawn)
        if space >= 0:
            symbol: i64 = 0 if components.JOKER[kind] else components.SYMBOL[kind]
            while symbol <= components.SYMBOL[kind]:
                gain = way.cost[space] - _reach(state, way, space, symbol, components.POWER[kind])
                best = max(best, gain)
                symbol += 1
        pawn += 1
    return best


def _reach(state: State, way: Journey, space: i64, symbol: i64, power: i64) -> i64:
    """The least cost left after walking on with so much power."""
    board = state.board
    best = way.cost[space]
    direction: i64 = 0
    while direction < 6:
        beyond = board.next[space * 6 + direction]
        if beyond >= 0 and board.terrain[beyond] == symbol and board.value[beyond] <= power:
            joint = board.edge[space * 6 + direction]
            if (joint < 0 or state.cells[zone.STANDING + joint] == 0) and way.cost[beyond] < way.cost[space]:
                best = min(best, _reach(state, way, beyond, symbol, power - board.value[beyond]))
        direction += 1
    return best
