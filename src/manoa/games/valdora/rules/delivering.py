"""Completing a commission: price, craftsman, perhaps a workshop or a bonus tile, and the end that may come of it."""

from __future__ import annotations

from manoa.games.valdora import components, packing, zone
from manoa.games.valdora.rules import action
from manoa.games.valdora.state import State
from manoa.kernel.choices import Choices
from manoa.kernel.native import i64


def deliveries(state: State, out: Choices) -> None:
    """VA-COMM-1: own commissions of this palace that can be paid."""
    colour = state.board.colour[state.mine(zone.SPACE)]
    box = state.box
    slot: i64 = 0
    while slot < components.MOST_COMMISSIONS:
        face = state.held(state.seat, slot)
        if face < 0:
            return
        if box.colour[face] == colour and can_pay(state, face):
            out.append(action.DELIVER + slot)
        slot += 1


def can_pay(state: State, face: i64) -> bool:
    """Whether the current seat has what a commission asks for."""
    box = state.box
    if state.mine(zone.COINS) < box.coins[face]:
        return False
    needs = box.needs[face]
    gem: i64 = 0
    while gem < components.GEM_KINDS:
        needed = packing.gems_in(needs, gem)
        if needed > 0 and state.carried(state.seat, gem) < needed:
            return False
        gem += 1
    return True


def begin_delivery(state: State, slot: i64) -> None:
    """VA-COMM-1: its gems are owed from now on."""
    state.target = slot
    state.owed = state.box.needs[state.held(state.seat, slot)]


def deliver(state: State) -> None:
    """VA-COMM-2, VA-CRAFT, VA-SHOP, VA-BONUS: the gems are paid; the coins go, and the commission is completed."""
    box = state.box
    face = state.held(state.seat, state.target)
    colour = box.colour[face]
    price = box.coins[face]
    if price > 0:
        state.spend(price)
        if state.narrating:
            state.tell("pays-coins", state.seat, {"number": int(price)})
    state.let_go(state.seat, state.target)
    state.complete(state.seat, face)
    state.delivered = True
    if state.narrating:
        done = box.faces[face]
        state.tell(
            "delivers",
            state.seat,
            {
                "colour": components.COLOURS[colour],
                "commission": components.COLOURS[colour],
                "points": done.points,
                "needs": " ".join(done.needs()),
                "space": state.board.spaces[state.mine(zone.SPACE)].name,
            },
        )
    # VA-BONUS-1: a workshop that this delivery opens comes too late for it.
    if (state.mine(zone.SHOPS) >> colour) & 1:
        _bonus(state, colour)
    _hire(state, colour)
    if not state.ending and state.colours_left() <= 1:
        # VA-END-1.
        state.ending = True
        if state.narrating:
            state.tell("last-round", state.seat, {})


def _bonus(state: State, colour: i64) -> None:
    if state.cells[zone.BONUS_LEFT] > 0:
        state.cells[zone.BONUS_LEFT] -= 1
        state.cells[state.seat * zone.STRIDE + zone.BONUS] += 1
        if state.narrating:
            state.tell(
                "gains-bonus",
                state.seat,
                {"colour": components.COLOURS[colour], "workshop": components.COLOURS[colour]},
            )
    elif state.narrating:
        state.tell("no-bonus", state.seat, {"colour": components.COLOURS[colour]})


def _hire(state: State, wanted: i64) -> None:
    """VA-CRAFT-1, VA-CRAFT-2: a craftsman of that colour, or of the next colour clockwise that has any left."""
    box = state.box
    colour = wanted
    tried: i64 = 0
    while state.tiles_left(colour) == 0:
        colour = box.next_colour[colour]
        tried += 1
        if tried == components.COLOUR_KINDS:
            if state.narrating:
                state.tell("no-craftsman", state.seat, {})
            return
    state.cells[zone.TILES] -= packing.one_craftsman(colour)
    state.cells[state.seat * zone.STRIDE + zone.CRAFTSMEN] += packing.one_craftsman(colour)
    if state.narrating:
        name = components.COLOURS[colour]
        if colour == wanted:
            state.tell("hires", state.seat, {"colour": name, "craftsman": name})
        else:
            state.tell(
                "hires-other", state.seat, {"colour": name, "craftsman": name, "wanted": components.COLOURS[wanted]}
            )
    # VA-SHOP-1.
    if (state.cells[zone.SUPPLY] >> colour) & 1 and state.craftsmen(state.seat, colour) >= box.shop_craftsmen[colour]:
        state.cells[zone.SUPPLY] &= ~packing.BIT[colour]
        state.cells[state.seat * zone.STRIDE + zone.SHOPS] |= packing.BIT[colour]
        if state.narrating:
            state.tell(
                "opens",
                state.seat,
                {
                    "colour": components.COLOURS[colour],
                    "workshop": components.COLOURS[colour],
                    "points": int(box.shop_points[colour]),
                },
            )
