"""Purchases: announced, then made once nobody reacts any more. IS-BUY."""

from __future__ import annotations

from manoa.games.island import components, grid, ground, mode, zone
from manoa.games.island.rules import hands, scoring
from manoa.games.island.state import State
from manoa.kernel.native import i64


def spare(state: State, seat: i64, piece: i64) -> i64:
    """IS-BUY-8: the place of a piece in the supply; -1 for none."""
    where: i64 = (
        zone.VILLAGER_AT if piece == components.VILLAGER else zone.FORT_AT if piece == components.FORT else zone.FARM_AT
    )
    slots: i64 = components.MOST_VILLAGERS if piece == components.VILLAGER else components.MOST_BUILDINGS
    place: i64 = zone.SEATS + seat * zone.STRIDE + where
    end: i64 = place + slots
    while place < end:
        if state.cells[place] == zone.IN_SUPPLY:
            return place
        place += 1
    return -1


# Where a piece may go ------------------------------------------------------------------------------------------------


def can_settle(state: State, seat: i64, cell: i64) -> bool:
    """IS-BUY-2: whether a new villager may be put on a cell at the corner of one of its buildings."""
    word = state.cells[cell]
    return components.enterable(word & ground.KIND) and word & ground.OTHERS[seat] == 0


def has_building_at(state: State, seat: i64, cell: i64) -> bool:
    """Whether one of its buildings is at a corner of a cell."""
    place: i64 = zone.SEATS + seat * zone.STRIDE + zone.FARM_AT
    end: i64 = place + 2 * components.MOST_BUILDINGS
    while place < end:
        corner = state.cells[place]
        if corner >= 0 and grid.touches(corner, cell):
            return True
        place += 1
    return False


def used(state: State, corner: i64) -> bool:
    """IS-BUY-4: whether a corner holds a building."""
    seat: i64 = 0
    while seat < state.players:
        place: i64 = zone.SEATS + seat * zone.STRIDE + zone.FARM_AT
        end: i64 = place + 2 * components.MOST_BUILDINGS
        while place < end:
            if state.cells[place] == corner:
                return True
            place += 1
        seat += 1
    return False


def free_corners(state: State, cell: i64) -> components.Mask:
    """The corners of a cell that hold no building."""
    mask: i64 = 63
    seat: i64 = 0
    while seat < state.players:
        place: i64 = zone.SEATS + seat * zone.STRIDE + zone.FARM_AT
        end: i64 = place + 2 * components.MOST_BUILDINGS
        while place < end:
            at = state.cells[place]
            if at >= 0:
                corner: i64 = 0
                while corner < 6:
                    if grid.CORNER[6 * cell + corner] == at:
                        mask -= components.BIT[corner]
                    corner += 1
            place += 1
        seat += 1
    return mask


def unclaimed(state: State, seat: i64, corner: i64) -> bool:
    """IS-BUY-4, IS-RUL-3: nobody else on the three cells, laid or not, and no fort that claims one of them."""
    near: i64 = 3 * corner
    end: i64 = near + 3
    while near < end:
        cell = grid.AT[near]
        if cell >= 0 and state.cells[cell] & (ground.OTHERS[seat] | ground.ANY_FORT) != 0:
            return False
        near += 1
    return True


def can_offer(state: State, seat: i64, number: i64) -> bool:
    """IS-BUY-3: whether a seat may lay an offering on a shrine: found, next to the explorer, and none there yet."""
    if (state.of(seat, zone.OFFERED) >> number) & 1:
        return False
    here = state.of(seat, zone.AT_CELL)
    shrine = state.cells[zone.SHRINE_CELL + number]
    way: i64 = 0
    while way < 6 and shrine >= 0:
        if grid.NEXT[6 * here + way] == shrine:
            return True
        way += 1
    return False


def shrine_at(state: State, cell: i64) -> i64:
    """The number of the shrine on a cell; -1 for none."""
    number: i64 = 0
    while number < components.SHRINES:
        if state.cells[zone.SHRINE_CELL + number] == cell and cell >= 0:
            return number
        number += 1
    return -1


def _allowed(state: State, seat: i64, piece: i64, spot: i64) -> bool:
    if not state.can_pay(seat, piece):
        return False
    if piece == components.OFFERING:
        return can_offer(state, seat, spot)
    if piece == components.VILLAGER:
        return can_settle(state, seat, spot) and has_building_at(state, seat, spot)
    here = state.of(seat, zone.AT_CELL)
    corner: i64 = 0
    while corner < 6:
        if grid.CORNER[6 * here + corner] == spot:
            return not used(state, spot) and (piece == components.FARM or unclaimed(state, seat, spot))
        corner += 1
    return False


# Buying --------------------------------------------------------------------------------------------------------------


def announce(state: State, piece: i64, spot: i64) -> None:
    """IS-BUY-7: others may react before it is bought."""
    state.piece = piece
    state.spot = spot
    state.open_window(mode.ABOUT_PURCHASE)


def spot_id(state: State, piece: i64, spot: i64) -> str:
    """The id of the cell or corner of a purchase."""
    if piece == components.VILLAGER:
        return grid.CELL_IDS[spot]
    if piece == components.OFFERING:
        return grid.CELL_IDS[state.cells[zone.SHRINE_CELL + spot]]
    return grid.CORNER_IDS[spot]


def lapse(state: State) -> None:
    """IS-BUY-7: nothing comes of the announced purchase, and nothing is paid."""
    if state.narrating:
        state.tell("lapses", state.active, {"piece": components.PIECES[state.piece]})
    state.piece = -1
    state.spot = -1


def complete(state: State) -> None:
    """The announced purchase is made, or lapses unpaid if it has become illegal."""
    seat, piece, spot = state.active, state.piece, state.spot
    if not _allowed(state, seat, piece, spot):
        lapse(state)
        return
    state.piece = -1
    state.spot = -1
    hands.pay_for(state, seat, piece)
    if piece == components.OFFERING:
        _lay_offering(state, seat, spot)
        return
    place = spare(state, seat, piece)
    state.cells[place] = spot
    if piece == components.VILLAGER:
        state.cells[place + zone.VILLAGER_FROM - zone.VILLAGER_AT] = -1
        state.cells[spot] += ground.VILLAGER[seat]
        if state.narrating:
            state.tell("buys-villager", seat, {"at": grid.CELL_IDS[spot]})
    elif piece == components.FORT:
        near: i64 = 0
        while near < 3:
            cell = grid.AT[3 * spot + near]
            if cell >= 0:
                state.cells[cell] |= ground.FORT[seat]
            near += 1
        if state.narrating:
            state.tell("builds-fort", seat, {"at": grid.CORNER_IDS[spot]})
    else:
        assert piece == components.FARM
        if state.narrating:
            state.tell("builds-farm", seat, {"at": grid.CORNER_IDS[spot]})


def _lay_offering(state: State, seat: i64, number: i64) -> None:
    """IS-SHR-1, IS-WIN-1."""
    state.put(seat, zone.OFFERED, state.of(seat, zone.OFFERED) | components.BIT[number])
    if state.narrating:
        shrine = grid.CELL_IDS[state.cells[zone.SHRINE_CELL + number]]
        state.tell("lays-offering", seat, {"at": shrine, "number": int(state.shrines(seat))})
    scoring.check_win(state, seat)
