"""Books: pages are turned, cards bought and given back. Piles are real stacks, and a card shows its side's face."""

from __future__ import annotations

from manoa.games.valdora import components, packing, zone
from manoa.games.valdora.rules import action
from manoa.games.valdora.state import State
from manoa.kernel.choices import Choices
from manoa.kernel.native import i64


def here(state: State) -> i64:
    """The book of the town that the current seat stands in."""
    return state.board.book[state.mine(zone.SPACE)]


def page_cost(state: State) -> i64:
    """VA-PAGE-2: the first page of a turn is free, each further one costs a coin."""
    return 0 if state.turned == 0 else 1


def offers(state: State, out: Choices) -> None:
    """VA-BUY, VA-PAGE: pages that can be turned and cards that can be bought."""
    book = here(state)
    side: i64 = components.LEFT
    while side <= components.RIGHT:
        if can_turn(state, book, side):
            out.append(action.TURN + side)
        side += 1
    side = components.LEFT
    while side <= components.RIGHT:
        if can_buy(state, book, side):
            out.append(action.BUY + side)
        side += 1
    if book < components.FIRST_COMMISSIONS:
        return
    slot: i64 = 0
    while slot < components.MOST_COMMISSIONS:
        side = components.LEFT
        while side <= components.RIGHT:
            if can_give_back(state, book, side):
                out.append(action.give_back(slot, side))
            side += 1
        slot += 1


def can_turn(state: State, book: i64, side: i64) -> bool:
    """VA-PAGE-2, VA-BUY-6: whether a page can be turned; once a commission was given back, only as long as the purchase
    that must follow can still be paid."""
    card = state.top(book, side)
    coins = state.mine(zone.COINS) - page_cost(state)
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
    if state.held_number(state.seat) < components.MOST_COMMISSIONS:
        return False
    if state.top(book, 1 - side) >= 0:
        return state.mine(zone.COINS) > 0
    # Only the card given back would show: it must be turned over first.
    return state.top(book, side) >= 0 and state.mine(zone.COINS) > page_cost(state)


def can_buy(state: State, book: i64, side: i64) -> bool:
    """VA-BUY-2 to VA-BUY-6: whether the card that shows on that side can be bought."""
    card = state.top(book, side)
    if card < 0:
        return False
    if book >= components.FIRST_COMMISSIONS:
        # VA-BUY-6: what was just given back is not another one.
        room = state.held_number(state.seat) < components.MOST_COMMISSIONS
        return room and state.mine(zone.COINS) > 0 and card != state.given
    gear = state.box.gear[2 * card + side]
    return (state.mine(zone.OWNED) >> gear) & 1 == 0 and state.carried(state.seat, components.GOLD) > 0


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
    face = state.box.faces[2 * card + other]
    town, paid = town_of(state), int(price)
    if book < components.FIRST_COMMISSIONS:
        state.tell(
            "turns-page",
            state.seat,
            {
                "town": town,
                "side": components.SIDES[side],
                "to": components.SIDES[other],
                "number": paid,
                "equipment": components.GEAR[face.gear],
            },
        )
    else:
        state.tell(
            "turns-page-commission",
            state.seat,
            {
                "town": town,
                "side": components.SIDES[side],
                "to": components.SIDES[other],
                "number": paid,
                "colour": components.COLOURS[face.colour],
                "commission": components.COLOURS[face.colour],
                "points": face.points,
                "needs": " ".join(face.needs()),
            },
        )


def buy(state: State, side: i64) -> None:
    """Begins a purchase: gold is then owed, or it is done."""
    if here(state) < components.FIRST_COMMISSIONS:
        # VA-BUY-3.
        state.target = side
        state.owed = packing.one_gem(components.GOLD)
    else:
        _buy_commission(state, side)


def take_equipment(state: State) -> None:
    """VA-BUY-3, VA-PAGE-4: the gold is paid; the card comes to the seat with the face that showed."""
    side = state.target
    card = state.lift(here(state), side)
    gear = state.box.gear[2 * card + side]
    state.cells[state.seat * zone.STRIDE + zone.OWNED] |= packing.BIT[gear]
    state.set_gear_card(state.seat, gear, card)
    if state.narrating:
        state.tell(
            "buys-equipment",
            state.seat,
            {"town": town_of(state), "side": components.SIDES[side], "equipment": components.GEAR[gear]},
        )


def give_back(state: State, slot: i64, side: i64) -> None:
    """VA-BUY-6: a commission goes on top of a side and shows that side's face. Another must be bought for it."""
    face = state.held(state.seat, slot)
    state.let_go(state.seat, slot)
    state.given = face >> 1
    state.lay(here(state), side, state.given)
    if state.narrating:
        returned = state.box.faces[face]
        state.tell(
            "returns",
            state.seat,
            {
                "town": town_of(state),
                "side": components.SIDES[side],
                "colour": components.COLOURS[returned.colour],
                "commission": components.COLOURS[returned.colour],
                "points": returned.points,
                "needs": " ".join(returned.needs()),
            },
        )


def _buy_commission(state: State, side: i64) -> None:
    """VA-BUY-5: a coin to the bank, and the commission lies before the seat with the face that showed."""
    card = state.lift(here(state), side)
    state.hold(state.seat, 2 * card + side)
    state.spend(1)
    state.given = -1
    if state.narrating:
        bought = state.box.faces[2 * card + side]
        state.tell(
            "buys-commission",
            state.seat,
            {
                "town": town_of(state),
                "side": components.SIDES[side],
                "colour": components.COLOURS[bought.colour],
                "commission": components.COLOURS[bought.colour],
                "points": bought.points,
                "needs": " ".join(bought.needs()),
                "number": 1,
            },
        )


def town_of(state: State) -> str:
    """The town that the current seat stands in."""
    return state.board.spaces[state.mine(zone.SPACE)].name
