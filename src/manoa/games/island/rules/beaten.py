"""What becomes of the pieces of a battle: going back after a tie, being destroyed, being put elsewhere, paying."""

from __future__ import annotations

from manoa.games.island import components, grid, ground, mode, zone
from manoa.games.island.rules import hands
from manoa.games.island.state import State
from manoa.kernel.native import i64

# After a tie ---------------------------------------------------------------------------------------------------------


def go_back(state: State, seat: i64, cell: i64) -> None:
    """IS-BAT-4: a seat's pieces on a cell that moved this turn go back to the cell of their last step."""
    base: i64 = zone.SEATS + seat * zone.STRIDE
    origin = state.cells[base + zone.CAME_FROM]
    if state.explorer_on(seat, cell) and origin >= 0:
        _bare(state, origin)
        state.move_explorer(seat, origin)
        state.cells[base + zone.CAME_FROM] = -1
        _tell_back(state, seat, "explorer", cell, origin)
        if state.picked and seat == state.active:
            # IS-SHR-2: the step that picked the cave shrine up is undone.
            state.set_kind(origin, components.CAVE_SHRINE)
            state.holder = zone.ON_MAP
            state.picked = False
            if state.narrating:
                state.tell("returns-cave-shrine", seat, {"cell": grid.CELL_IDS[origin]})
    slot: i64 = 0
    while slot < components.MOST_VILLAGERS:
        place: i64 = base + zone.VILLAGER_AT + slot
        origin = state.cells[base + zone.VILLAGER_FROM + slot]
        if state.cells[place] == cell and origin >= 0:
            _bare(state, origin)
            state.cells[cell] -= ground.VILLAGER[seat]
            state.cells[origin] += ground.VILLAGER[seat]
            state.cells[place] = origin
            state.cells[base + zone.VILLAGER_FROM + slot] = -1
            _tell_back(state, seat, "villager", cell, origin)
        slot += 1


def _bare(state: State, cell: i64) -> None:
    """IS-SHR-2: where the cave shrine's tile was taken, who goes back stands on the bare floor."""
    if state.kind(cell) == components.NOTHING:
        state.set_kind(cell, components.FLOOR)


def forget_steps(state: State) -> None:
    """Whoever moved this turn can no longer go back."""
    seat: i64 = 0
    while seat < state.players:
        base: i64 = zone.SEATS + seat * zone.STRIDE
        state.cells[base + zone.CAME_FROM] = -1
        slot: i64 = 0
        while slot < components.MOST_VILLAGERS:
            state.cells[base + zone.VILLAGER_FROM + slot] = -1
            slot += 1
        seat += 1


def forget_move(state: State) -> None:
    """Nobody has moved yet this turn."""
    state.mover = -1
    state.moved = 0
    state.moved_from = -1
    state.moved_to = -1


def _tell_back(state: State, seat: i64, piece: str, cell: i64, origin: i64) -> None:
    if state.narrating:
        state.tell("goes-back", seat, {"piece": piece, "from": grid.CELL_IDS[cell], "to": grid.CELL_IDS[origin]})


# Destroyed -----------------------------------------------------------------------------------------------------------


def lose_pieces(state: State, seat: i64, cell: i64, attacking: bool) -> None:
    """IS-BAT-5, IS-BAT-7: a seat's villagers on a cell die; a defender's fort there is destroyed for all its tiles."""
    base: i64 = zone.SEATS + seat * zone.STRIDE
    number: i64 = 0
    slot: i64 = 0
    while slot < components.MOST_VILLAGERS:
        if state.cells[base + zone.VILLAGER_AT + slot] == cell:
            state.cells[base + zone.VILLAGER_AT + slot] = zone.DESTROYED
            state.cells[base + zone.VILLAGER_FROM + slot] = -1
            state.cells[cell] -= ground.VILLAGER[seat]
            number += 1
        slot += 1
    state.left_bare(cell)
    if number > 0 and state.narrating:
        state.tell("loses-villagers", seat, {"number": int(number), "cell": grid.CELL_IDS[cell]})
    if attacking or state.fort_on(seat, cell) == 0:
        return
    slot = 0
    while slot < components.MOST_BUILDINGS:
        corner = state.cells[base + zone.FORT_AT + slot]
        if corner >= 0 and grid.touches(corner, cell):
            state.cells[base + zone.FORT_AT + slot] = zone.DESTROYED
            near: i64 = 0
            while near < 3:
                there = grid.AT[3 * corner + near]
                if there >= 0:
                    state.cells[there] &= ~ground.FORT[seat]
                near += 1
            if state.narrating:
                state.tell("loses-fort", seat, {"at": grid.CORNER_IDS[corner]})
        slot += 1


def lose_farm(state: State, owner: i64, slot: i64) -> None:
    """IS-BAT-5: a beaten farm is destroyed."""
    if state.narrating:
        state.tell("loses-farm", owner, {"at": grid.CORNER_IDS[state.of(owner, zone.FARM_AT + slot)]})
    state.put(owner, zone.FARM_AT + slot, zone.DESTROYED)


# Put elsewhere -------------------------------------------------------------------------------------------------------


def begin_placing(state: State, loser: i64, winner: i64, payee: i64) -> None:
    """IS-BAT-6: the explorer is lifted; where there is a choice of cells, the winner is asked."""
    cell = state.of(loser, zone.AT_CELL)
    state.cells[cell] &= ~ground.EXPLORER[loser]
    state.left_bare(cell)
    state.put(loser, zone.AT_CELL, -1)
    state.put(loser, zone.CAME_FROM, -1)
    state.loser = loser
    state.winner = winner
    state.payee = payee
    state.left = state.hand_size(loser) // 2
    cells = placing_cells(state)
    if len(cells) == 1:
        put_down(state, cells[0])
    else:
        state.mode = mode.PLACE
        state.seat = winner


def placing_cells(state: State) -> list[int]:
    """Where the beaten explorer may be put: the first kind of place in IS-BAT-6 of which there is any."""
    loser = state.loser
    # IS-CAVE-3: beaten by a dweller, on the island.
    end: i64 = grid.CELLS if state.payee == mode.TO_SEAT else grid.ISLAND_CELLS
    best: list[int] = []
    kind_of_best: i64 = 4
    cell: i64 = 0
    while cell < end:
        word = state.cells[cell]
        if components.enterable(word & ground.KIND):
            kind: i64 = 0
            if word & ground.ANYBODY == 0:
                kind = 0 if _beside_own_shrine(state, loser, cell) else 1
            elif word & ground.OTHERS[loser] == 0:
                kind = 2
            else:
                kind = 3
            if kind < kind_of_best:
                kind_of_best = kind
                best = []
            if kind == kind_of_best:
                best.append(int(cell))
        cell += 1
    return best


def _beside_own_shrine(state: State, seat: i64, cell: i64) -> bool:
    if cell >= grid.ISLAND_CELLS:
        return False
    mask = state.of(seat, zone.OFFERED)
    number: i64 = 0
    while number < components.SHRINES:
        if (mask >> number) & 1:
            shrine = state.cells[zone.SHRINE_CELL + number]
            way: i64 = 0
            while way < 6:
                if grid.NEXT[6 * cell + way] == shrine:
                    return True
                way += 1
        number += 1
    return False


def put_down(state: State, cell: i64) -> None:
    """The winner puts the beaten explorer on a cell; then the loser pays."""
    loser = state.loser
    state.cells[cell] |= ground.EXPLORER[loser]
    state.put(loser, zone.AT_CELL, cell)
    if state.narrating:
        state.tell("placed", loser, {"rival": int(state.winner), "to": grid.CELL_IDS[cell]})
    pay_on(state)


# Paying --------------------------------------------------------------------------------------------------------------


def pay_on(state: State) -> None:
    """Asks the loser for the next card, if there is a choice; with hidden hands also where there is none."""
    if state.left > 0 and not state.hidden:
        kind = hands.only_kind(state, state.loser)
        if kind >= 0:
            _hand_over(state, kind, state.left)
    if state.left > 0:
        state.mode = mode.PAY
        state.seat = state.loser
        return
    state.loser = -1
    state.winner = -1
    state.payee = 0
    state.mode = mode.SETTLE


def pay(state: State, kind: i64) -> None:
    """IS-BAT-6: a card of the loser's choice goes to the winner; IS-CAVE-3, IS-CAVE-4: to the stacks or the hoard."""
    _hand_over(state, kind, 1)
    pay_on(state)


def _hand_over(state: State, kind: i64, number: i64) -> None:
    state.left -= number
    hands.lose(state, state.loser, kind, number)
    name = components.RESOURCES[kind]
    if state.payee == mode.TO_SEAT:
        hands.gain(state, state.winner, kind, number)
        if state.narrating:
            state.tell("pays", state.loser, {"rival": int(state.winner), "resource": name, "number": int(number)})
    elif state.payee == mode.TO_HOARD:
        state.cells[zone.HOARD + kind] += number
        if state.narrating:
            state.tell("pays-hoard", state.loser, {"resource": name, "number": int(number)})
    elif state.narrating:
        state.tell("pays-bank", state.loser, {"resource": name, "number": int(number)})
