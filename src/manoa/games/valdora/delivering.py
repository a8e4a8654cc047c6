"""Completing a commission: price, craftsman, perhaps a workshop or a bonus tile, and the end that may come of it."""

from __future__ import annotations

from manoa.games.valdora.components import BIT, COLOUR_KINDS, COLOURS, FIRST_COMMISSION, LEFT
from manoa.games.valdora.state import (
    BONUS,
    BONUS_LEFT,
    BY_BACK,
    COMPLETED,
    CRAFTSMEN,
    SHOPS,
    SPACE,
    STRIDE,
    SUPPLY,
    TILES,
    State,
)
from manoa.kernel.native import i64


def begin_delivery(state: State, slot: i64) -> None:
    """VA-COMM-1: its gems are owed from now on."""
    state.target = slot
    state.owed = state.tables().needs[state.held(state.seat, slot)]


def deliver(state: State) -> None:
    """VA-COMM-2, VA-CRAFT, VA-SHOP, VA-BONUS: the gems are paid; the coins go, and the commission is completed."""
    box = state.tables()
    face = state.held(state.seat, state.target)
    colour = box.colour[face]
    price = box.coins[face]
    if price > 0:
        state.spend(price)
        if state.narrating:
            state.tell("pays-coins", state.seat, {"number": int(price)})
    state.let_go(state.target)
    base = state.seat * STRIDE
    card: i64 = (face >> 1) - FIRST_COMMISSION
    state.cells[base + COMPLETED] |= BIT[card]
    if face & 1 == LEFT:
        state.cells[base + BY_BACK] |= BIT[card]
    state.delivered = True
    if state.narrating:
        done = box.faces[face]
        state.tell(
            "delivers",
            state.seat,
            {
                "colour": COLOURS[colour],
                "commission": COLOURS[colour],
                "points": done.points,
                "needs": " ".join(done.needs()),
                "space": state.map().spaces[state.mine(SPACE)].name,
            },
        )
    # VA-BONUS-1: a workshop that this delivery opens comes too late for it.
    if (state.cells[base + SHOPS] >> colour) & 1:
        _bonus(state, colour)
    _hire(state, colour)
    if not state.ending and state.colours_left() <= 1:
        # VA-END-1.
        state.ending = True
        if state.narrating:
            state.tell("last-round", state.seat, {})


def _bonus(state: State, colour: i64) -> None:
    if state.cells[BONUS_LEFT] > 0:
        state.cells[BONUS_LEFT] -= 1
        state.cells[state.seat * STRIDE + BONUS] += 1
        if state.narrating:
            state.tell("gains-bonus", state.seat, {"colour": COLOURS[colour], "workshop": COLOURS[colour]})
    elif state.narrating:
        state.tell("no-bonus", state.seat, {"colour": COLOURS[colour]})


def _hire(state: State, wanted: i64) -> None:
    """VA-CRAFT-1, VA-CRAFT-2: a craftsman of that colour, or of the next colour clockwise that has any left."""
    box = state.tables()
    colour = wanted
    tried: i64 = 0
    while state.tiles_left(colour) == 0:
        colour = box.next_colour[colour]
        tried += 1
        if tried == COLOUR_KINDS:
            if state.narrating:
                state.tell("no-craftsman", state.seat, {})
            return
    state.cells[TILES] -= BIT[4 * colour]
    state.cells[state.seat * STRIDE + CRAFTSMEN] += BIT[4 * colour]
    if state.narrating:
        name = COLOURS[colour]
        if colour == wanted:
            state.tell("hires", state.seat, {"colour": name, "craftsman": name})
        else:
            state.tell("hires-other", state.seat, {"colour": name, "craftsman": name, "wanted": COLOURS[wanted]})
    # VA-SHOP-1.
    if (state.cells[SUPPLY] >> colour) & 1 and state.craftsmen(state.seat, colour) >= box.shop_craftsmen[colour]:
        state.cells[SUPPLY] &= ~BIT[colour]
        state.cells[state.seat * STRIDE + SHOPS] |= BIT[colour]
        if state.narrating:
            state.tell(
                "opens",
                state.seat,
                {"colour": COLOURS[colour], "workshop": COLOURS[colour], "points": int(box.shop_points[colour])},
            )
