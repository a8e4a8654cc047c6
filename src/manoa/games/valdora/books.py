"""Books: pages are turned, cards bought and given back. Piles are real stacks, and a card shows its side's face."""

from __future__ import annotations

from manoa.games.valdora.components import (
    BIT,
    COLOURS,
    FIRST_COMMISSIONS,
    GEAR,
    GOLD,
    SIDES,
    one_gem,
)
from manoa.games.valdora.state import GEAR_CARDS, OWNED, SPACE, STRIDE, State
from manoa.kernel.native import i64


def here(state: State) -> i64:
    """The book of the town that the current seat stands in."""
    return state.map().book[state.mine(SPACE)]


def page_cost(state: State) -> i64:
    """VA-PAGE-2: the first page of a turn is free, each further one costs a coin."""
    return 0 if state.turned == 0 else 1


def turn_page(state: State, side: i64) -> None:
    """VA-PAGE-1: the top card of a side is turned over onto the other side."""
    book = here(state)
    price = page_cost(state)
    state.spend(price)
    state.turned += 1
    other: i64 = 1 - side
    card = state.lift(book, side)
    state.lay(book, other, card)
    if not state.narrating:
        return
    face = state.tables().faces[2 * card + other]
    town, paid = town_of(state), int(price)
    if book < FIRST_COMMISSIONS:
        state.tell(
            "turns-page",
            state.seat,
            {"town": town, "side": SIDES[side], "to": SIDES[other], "number": paid, "equipment": GEAR[face.gear]},
        )
    else:
        state.tell(
            "turns-page-commission",
            state.seat,
            {
                "town": town,
                "side": SIDES[side],
                "to": SIDES[other],
                "number": paid,
                "colour": COLOURS[face.colour],
                "commission": COLOURS[face.colour],
                "points": face.points,
                "needs": " ".join(face.needs()),
            },
        )


def buy(state: State, side: i64) -> None:
    """Begins a purchase: gold is then owed, or it is done."""
    if here(state) < FIRST_COMMISSIONS:
        # VA-BUY-3.
        state.target = side
        state.owed = one_gem(GOLD)
    else:
        _buy_commission(state, side)


def take_equipment(state: State) -> None:
    """VA-BUY-3, VA-PAGE-4: the gold is paid; the card comes to the seat with the face that showed."""
    side = state.target
    card = state.lift(here(state), side)
    gear = state.tables().gear[2 * card + side]
    base = state.seat * STRIDE
    state.cells[base + OWNED] |= BIT[gear]
    value: i64 = card + 1
    state.cells[base + GEAR_CARDS] |= value << (7 * (gear - 1))
    if state.narrating:
        state.tell(
            "buys-equipment",
            state.seat,
            {"town": town_of(state), "side": SIDES[side], "equipment": GEAR[gear]},
        )


def give_back(state: State, slot: i64, side: i64) -> None:
    """VA-BUY-6: a commission goes on top of a side and shows that side's face. Another must be bought for it."""
    face = state.held(state.seat, slot)
    state.let_go(slot)
    state.given = face >> 1
    state.lay(here(state), side, state.given)
    if state.narrating:
        returned = state.tables().faces[face]
        state.tell(
            "returns",
            state.seat,
            {
                "town": town_of(state),
                "side": SIDES[side],
                "colour": COLOURS[returned.colour],
                "commission": COLOURS[returned.colour],
                "points": returned.points,
                "needs": " ".join(returned.needs()),
            },
        )


def _buy_commission(state: State, side: i64) -> None:
    """VA-BUY-5: a coin to the bank, and the commission lies before the seat with the face that showed."""
    card = state.lift(here(state), side)
    state.hold(2 * card + side)
    state.spend(1)
    state.given = -1
    if state.narrating:
        bought = state.tables().faces[2 * card + side]
        state.tell(
            "buys-commission",
            state.seat,
            {
                "town": town_of(state),
                "side": SIDES[side],
                "colour": COLOURS[bought.colour],
                "commission": COLOURS[bought.colour],
                "points": bought.points,
                "needs": " ".join(bought.needs()),
                "number": 1,
            },
        )


def town_of(state: State) -> str:
    """The town that the current seat stands in."""
    return state.map().spaces[state.mine(SPACE)].name
