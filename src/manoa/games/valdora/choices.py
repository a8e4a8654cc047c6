"""What may be done now: the legal actions, mode by mode, in ascending order."""

from __future__ import annotations

from manoa.games.valdora.actions import BUY, DELIVER, DONE, EMPTY, MOVE, PROVISIONS, RETURN, SILVER, STAY, TURN, load
from manoa.games.valdora.board import HARBOUR, HARBOUR_TOWN, MINE, PALACE, ROAD, SPACES
from manoa.games.valdora.books import page_cost
from manoa.games.valdora.components import (
    CART,
    FIRST_COMMISSIONS,
    GEAR_KINDS,
    GEM_KINDS,
    GOLD,
    LEFT,
    MOST_COINS,
    MOST_COMMISSIONS,
    RIGHT,
    gems_in,
)
from manoa.games.valdora.state import (
    ACT,
    BOOK,
    COINS,
    DELIVERING,
    DISCARD,
    FOOD,
    GO,
    HEAP,
    LOADING,
    OWNED,
    PAY,
    REPLACE,
    SPACE,
    STRIDE,
    State,
    carriers,
)
from manoa.kernel.native import i64


def legal(state: State) -> list[int]:
    """The legal actions."""
    out: list[int] = []
    mode = state.mode
    if mode == GO:
        _destinations(state, out)
    elif mode == ACT:
        _actions(state, out)
    elif mode == BOOK:
        out.append(DONE)
        _book(state, out)
    elif mode == LOADING:
        out.append(DONE)
        _loads(state, out)
    elif mode == DELIVERING:
        out.append(DONE)
        _deliveries(state, out)
    elif mode == REPLACE:
        _book(state, out)
    elif mode == PAY:
        paying = carriers(state, state.seat, owed_gem(state))
        gear: i64 = 0
        while paying != 0:
            if paying & 1:
                out.append(EMPTY + gear)
            paying >>= 1
            gear += 1
    return out


# Moving -------------------------------------------------------------------------------------------------------------


def _destinations(state: State, out: list[int]) -> None:
    """VA-MOVE-1 to VA-MOVE-6, VA-MEET-1: where the move may end; only if there is nothing, stay."""
    board = state.map()
    here = state.mine(SPACE)
    coins = state.mine(COINS)
    mask = board.near[here]
    if state.mine(FOOD):
        mask |= board.far[here]
    space: i64 = 0
    while space < SPACES:
        if (mask >> space) & 1 and toll(state, space) <= coins:
            out.append(MOVE + space)
        space += 1
    if len(out) == 0:
        out.append(STAY)


def toll(state: State, space: i64) -> i64:
    """VA-MEET-1, VA-MEET-3: what it costs the current seat to end a move there: a coin a pawn, nothing in a mine."""
    if state.map().kind[space] == MINE:
        return 0
    met: i64 = 0
    seat: i64 = 0
    while seat < state.players:
        if seat != state.seat and state.cells[seat * STRIDE + SPACE] == space:
            met += 1
        seat += 1
    return met


# The action ---------------------------------------------------------------------------------------------------------


def _actions(state: State, out: list[int]) -> None:
    """VA-ACT-1, VA-ACT-3: what the space allows, or nothing."""
    board = state.map()
    here = state.mine(SPACE)
    kind = board.kind[here]
    out.append(DONE)
    if kind <= HARBOUR_TOWN and state.mine(FOOD) == 0:
        out.append(PROVISIONS)
    if kind == MINE:
        if state.mine(COINS) < MOST_COINS:
            out.append(SILVER)
    elif kind < HARBOUR_TOWN:
        _book(state, out)
    elif kind == PALACE:
        _deliveries(state, out)
    else:
        _loads(state, out)


def _book(state: State, out: list[int]) -> None:
    """VA-BUY, VA-PAGE: pages that can be turned and cards that can be bought."""
    book = state.map().book[state.mine(SPACE)]
    side: i64 = LEFT
    while side <= RIGHT:
        if can_turn(state, book, side):
            out.append(TURN + side)
        side += 1
    side = LEFT
    while side <= RIGHT:
        if can_buy(state, book, side):
            out.append(BUY + side)
        side += 1
    if book < FIRST_COMMISSIONS:
        return
    slot: i64 = 0
    while slot < MOST_COMMISSIONS:
        side = LEFT
        while side <= RIGHT:
            if can_give_back(state, book, side):
                out.append(RETURN + 2 * slot + side)
            side += 1
        slot += 1


def can_turn(state: State, book: i64, side: i64) -> bool:
    """VA-PAGE-2, VA-BUY-6: whether a page can be turned; once a commission was given back, only as long as the purchase
    that must follow can still be paid."""
    card = state.top(book, side)
    coins = state.mine(COINS) - page_cost(state)
    if card < 0 or coins < 0:
        return False
    if state.given < 0:
        return True
    if card != state.given or state.under(card) >= 0:
        return coins >= 1
    # Only the card given back would show: it would have to be turned once more, for a coin, and not be all there is.
    return coins >= 2 and state.top(book, 1 - side) >= 0


def can_give_back(state: State, book: i64, side: i64) -> bool:
    """VA-BUY-6: whether a commission can go on that side of a commission book: only with three, and only if another
    can be bought then."""
    if state.held_number(state.seat) < MOST_COMMISSIONS:
        return False
    if state.top(book, 1 - side) >= 0:
        return state.mine(COINS) > 0
    # Only the card given back would show: it must be turned over first.
    return state.top(book, side) >= 0 and state.mine(COINS) > page_cost(state)


def can_buy(state: State, book: i64, side: i64) -> bool:
    """VA-BUY-2 to VA-BUY-6: whether the card that shows on that side can be bought."""
    card = state.top(book, side)
    if card < 0:
        return False
    if book >= FIRST_COMMISSIONS:
        # VA-BUY-6: what was just given back is not another one.
        room = state.held_number(state.seat) < MOST_COMMISSIONS
        return room and state.mine(COINS) > 0 and card != state.given
    gear = state.tables().gear[2 * card + side]
    return (state.mine(OWNED) >> gear) & 1 == 0 and state.carried(state.seat, GOLD) > 0


def _loads(state: State, out: list[int]) -> None:
    """VA-LOAD-1 to VA-LOAD-4: which gem may go on which card."""
    heap = source(state)
    if heap == 0:
        return
    gear: i64 = 0
    while gear < GEAR_KINDS:
        gem: i64 = 0
        while gem < GEM_KINDS:
            if gems_in(heap, gem) > 0 and can_load(state, gear, gem):
                out.append(load(gear, gem))
            gem += 1
        gear += 1


def source(state: State) -> i64:
    """The heap that the current seat loads from: its road space, or at a harbour with a ship left the discard space."""
    board = state.map()
    here = state.mine(SPACE)
    if board.kind[here] == ROAD:
        return state.cells[HEAP + board.road[here]]
    if state.ships > 0:
        return state.cells[DISCARD]
    return 0


def can_load(state: State, gear: i64, gem: i64) -> bool:
    """VA-LOAD-2, VA-LOAD-4: whether a card of the current seat may take a gem now, wherever it comes from."""
    if (state.mine(OWNED) >> gear) & 1 == 0 or (state.loaded >> gear) & 1:
        return False
    box = state.tables()
    there = state.load_on(state.seat, gear)
    if gear < CART:
        return there < 0 and box.carries[gear] == gem
    return there != gem and state.mine(COINS) >= box.load_coins[gear]


def _deliveries(state: State, out: list[int]) -> None:
    """VA-COMM-1: own commissions of this palace that can be paid."""
    colour = state.map().colour[state.mine(SPACE)]
    box = state.tables()
    slot: i64 = 0
    while slot < MOST_COMMISSIONS:
        face = state.held(state.seat, slot)
        if face < 0:
            return
        if box.colour[face] == colour and can_pay(state, face):
            out.append(DELIVER + slot)
        slot += 1


def can_pay(state: State, face: i64) -> bool:
    """Whether the current seat has what a commission asks for."""
    box = state.tables()
    if state.mine(COINS) < box.coins[face]:
        return False
    needs = box.needs[face]
    gem: i64 = 0
    while needs != 0:
        if needs & 255 and state.carried(state.seat, gem) < needs & 255:
            return False
        needs >>= 8
        gem += 1
    return True


def owed_gem(state: State) -> i64:
    """The kind of gem that is to be paid next."""
    gem: i64 = 0
    while gems_in(state.owed, gem) == 0:
        gem += 1
    return gem


def at_harbour(state: State) -> bool:
    """Whether the current seat stands where gems come from the discard space."""
    kind = state.map().kind[state.mine(SPACE)]
    return kind in (HARBOUR_TOWN, HARBOUR)
