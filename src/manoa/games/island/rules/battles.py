"""Battles: how they begin, which is next, and the dice. IS-BAT, IS-CAVE-3, IS-SHR-3, IS-RUL-4."""

from __future__ import annotations

from typing import Final, TypeAlias

from manoa.games.island import components, grid, mode, zone
from manoa.games.island.rules import beaten, hands, scoring, stacks
from manoa.games.island.state import State
from manoa.kernel.native import i64

# A battle as one number: who attacks, the cell, who is attacked, what it is against, a farm's corner.
Battle: TypeAlias = i64
_CELL_SHIFT: Final = 2
_RIVALS_SHIFT: Final = 11
_AGAINST_SHIFT: Final = 15
_CORNER_SHIFT: Final = 17

# What a battle is against.
RIVALS: Final = 0
A_FARM: Final = 1
A_DWELLER: Final = 2
AGAINST: Final = ("rivals", "farm", "dweller")


def attacker_of(entry: Battle) -> i64:
    """Who attacks in a battle."""
    return entry & 3


def cell_of(entry: Battle) -> i64:
    """Where a battle is."""
    return (entry >> _CELL_SHIFT) & 511


def rivals_of(entry: Battle) -> components.Mask:
    """Who is still to be fought there, a mask of seats; for a farm its owner."""
    return (entry >> _RIVALS_SHIFT) & 15


def against_of(entry: Battle) -> i64:
    """What a battle is against: rivals, a farm or a dweller."""
    return (entry >> _AGAINST_SHIFT) & 3


def corner_of(entry: Battle) -> i64:
    """The corner of a farm that is attacked."""
    return entry >> _CORNER_SHIFT


def battle_code(seat: i64, cell: i64, rivals: i64, against: i64, corner: i64) -> Battle:
    """A battle as one number."""
    return (
        seat
        | (cell << _CELL_SHIFT)
        | (rivals << _RIVALS_SHIFT)
        | (against << _AGAINST_SHIFT)
        | (corner << _CORNER_SHIFT)
    )


# Battles that wait to be fought ---------------------------------------------------------------------------------------


def _enqueue(state: State, seat: i64, cell: i64, rivals: i64, against: i64, corner: i64) -> None:
    state.cells[zone.QUEUE + state.cells[zone.QUEUED]] = battle_code(seat, cell, rivals, against, corner)
    state.cells[zone.QUEUED] += 1


def drop(state: State, place: i64) -> None:
    """A battle is over or lapses; later ones move up."""
    state.cells[zone.QUEUED] -= 1
    last = state.cells[zone.QUEUED]
    while place < last:
        state.cells[zone.QUEUE + place] = state.cells[zone.QUEUE + place + 1]
        place += 1
    state.cells[zone.QUEUE + last] = 0


def drop_all(state: State) -> None:
    """The game is over: nothing is fought any more."""
    while state.cells[zone.QUEUED] > 0:
        drop(state, state.cells[zone.QUEUED] - 1)


def _own_battle(state: State, seat: i64, cell: i64) -> i64:
    """The place in the queue of a seat's attack on rivals on a cell; -1 for none."""
    place: i64 = 0
    while place < state.cells[zone.QUEUED]:
        entry = state.cells[zone.QUEUE + place]
        if against_of(entry) == RIVALS and cell_of(entry) == cell and attacker_of(entry) == seat:
            return place
        place += 1
    return -1


def new_rivals(state: State, seat: i64, cell: i64) -> components.Mask:
    """Whom a seat attacks by coming to a cell: all others there but for those that it fights there already."""
    rivals = state.rivals_on(seat, cell)
    place: i64 = 0
    while place < state.cells[zone.QUEUED] and rivals != 0:
        entry = state.cells[zone.QUEUE + place]
        if against_of(entry) == RIVALS and cell_of(entry) == cell:
            if attacker_of(entry) == seat:
                rivals &= ~rivals_of(entry)
            elif (rivals_of(entry) >> seat) & 1:
                rivals &= ~components.BIT[attacker_of(entry)]
        place += 1
    return rivals


def begin_battle(state: State, seat: i64, cell: i64) -> None:
    """IS-BAT-1, IS-RUL-4: a seat's pieces have come to a cell and attack those there, but in the first round."""
    rivals = new_rivals(state, seat, cell)
    if rivals == 0 or state.round == 1:
        return
    place = _own_battle(state, seat, cell)
    if place >= 0:
        state.cells[zone.QUEUE + place] |= rivals << _RIVALS_SHIFT
    else:
        _enqueue(state, seat, cell, rivals, RIVALS, 0)
    if state.narrating:
        other: i64 = 0
        while other < state.players:
            if (rivals >> other) & 1:
                state.tell("challenges", seat, {"rival": int(other), "cell": grid.CELL_IDS[cell]})
            other += 1


def begin_dweller(state: State, seat: i64, cell: i64) -> None:
    """IS-CAVE-3: a dweller was discovered."""
    _enqueue(state, seat, cell, 0, A_DWELLER, 0)


def begin_farm(state: State, seat: i64, cell: i64, owner: i64, corner: i64) -> None:
    """IS-BAT-8: a farm is attacked from a cell."""
    _enqueue(state, seat, cell, components.BIT[owner], A_FARM, corner)
    if state.narrating:
        state.tell(
            "attacks-farm", seat, {"rival": int(owner), "at": grid.CORNER_IDS[corner], "cell": grid.CELL_IDS[cell]}
        )


def rivals_left(state: State, entry: Battle) -> components.Mask:
    """Who is still to be fought and still there, a mask of seats; for a farm its owner."""
    rivals = rivals_of(entry)
    if against_of(entry) == RIVALS:
        rivals &= state.rivals_on(attacker_of(entry), cell_of(entry))
    return rivals


def lapsed(state: State, entry: Battle) -> bool:
    """IS-RUL-4: whether one side of a battle is gone."""
    if state.strength(attacker_of(entry), cell_of(entry)) == 0:
        return True
    if against_of(entry) == A_DWELLER:
        return False
    if against_of(entry) == A_FARM:
        return farm_slot(state, _first_of(rivals_of(entry)), corner_of(entry)) < 0
    return rivals_left(state, entry) == 0


def upcoming(state: State) -> i64:
    """The place in the queue of the battle that is next; -1 for none.

    IS-BAT-2: the one begun first; but a farm waits for the battles about its attackers' tile (IS-BAT-8).
    """
    place: i64 = 0
    while place < state.cells[zone.QUEUED]:
        entry = state.cells[zone.QUEUE + place]
        if not lapsed(state, entry) and (against_of(entry) != A_FARM or not _contested(state, cell_of(entry))):
            return place
        place += 1
    return -1


def next_battle(state: State) -> i64:
    """The same, after those that lapsed are dropped."""
    place: i64 = 0
    while place < state.cells[zone.QUEUED]:
        entry = state.cells[zone.QUEUE + place]
        if lapsed(state, entry):
            drop(state, place)
            if state.named >= 0 and (rivals_of(entry) >> state.named) & 1:
                state.named = -1
            if state.narrating and state.strength(attacker_of(entry), cell_of(entry)) > 0:
                state.tell("no-battle", attacker_of(entry), {"cell": grid.CELL_IDS[cell_of(entry)]})
        else:
            place += 1
    return upcoming(state)


def _contested(state: State, cell: i64) -> bool:
    """Whether rivals are to fight on a cell."""
    place: i64 = 0
    while place < state.cells[zone.QUEUED]:
        entry = state.cells[zone.QUEUE + place]
        if against_of(entry) == RIVALS and cell_of(entry) == cell and not lapsed(state, entry):
            return True
        place += 1
    return False


def farm_slot(state: State, owner: i64, corner: i64) -> i64:
    """The number of the owner's farm at a corner; -1 for none."""
    slot: i64 = 0
    while slot < components.MOST_BUILDINGS:
        if state.of(owner, zone.FARM_AT + slot) == corner:
            return slot
        slot += 1
    return -1


def _first_of(mask: i64) -> i64:
    seat: i64 = 0
    while (mask >> seat) & 1 == 0:
        seat += 1
    return seat


def opponent(state: State, entry: Battle) -> i64:
    """The seat on the other side: the rival named or the only one, a farm's owner, who rolls for a dweller; else -1."""
    if against_of(entry) == A_DWELLER:
        return (attacker_of(entry) + 1) % state.players
    rivals = rivals_left(state, entry)
    if rivals & (rivals - 1) == 0:
        return _first_of(rivals)
    return state.named if state.named >= 0 and (rivals >> state.named) & 1 else -1


def defence_of(state: State, entry: Battle) -> i64:
    """The strength of the other side."""
    if against_of(entry) == A_FARM:
        return 1
    if against_of(entry) == A_DWELLER:
        return state.box.strength[state.kind(cell_of(entry)) - components.DWELLER]
    return state.defence(opponent(state, entry), cell_of(entry))


# The dice -----------------------------------------------------------------------------------------------------------


def fight(state: State, place: i64) -> None:
    """IS-BAT-3: each side rolls as many dice as its strength; the higher sum wins."""
    entry = state.cells[zone.QUEUE + place]
    cell = cell_of(entry)
    attacker = attacker_of(entry)
    other = opponent(state, entry)
    against = against_of(entry)
    strength = state.strength(attacker, cell)
    defence = defence_of(state, entry)
    dice: list[str] = []
    others: list[str] = []
    own = _roll(state, strength, dice)
    their = _roll(state, defence, others)
    if state.narrating:
        if against == A_DWELLER:
            state.tell(
                "fights-dweller",
                attacker,
                {
                    "rival": int(other),
                    "dweller": state.box.dwellers[state.kind(cell) - components.DWELLER],
                    "cell": grid.CELL_IDS[cell],
                    "strength": int(strength),
                    "defence": int(defence),
                    "roll": int(own),
                    "other": int(their),
                    "dice": " ".join(dice),
                    "others": " ".join(others),
                },
            )
        else:
            state.tell(
                "fights" if against == RIVALS else "fights-farm",
                attacker,
                {
                    "rival": int(other),
                    "cell": grid.CELL_IDS[cell],
                    "strength": int(strength),
                    "defence": int(defence),
                    "roll": int(own),
                    "other": int(their),
                    "dice": " ".join(dice),
                    "others": " ".join(others),
                },
            )
    state.mode = mode.SETTLE
    state.named = -1
    if against == A_DWELLER:
        drop(state, place)
        _dweller_fought(state, attacker, cell, own - their)
    elif own == their:
        drop(state, place)
        _tie(state, attacker, other, cell, against)
    elif own > their:
        _won(state, place, entry, attacker, other)
    else:
        drop(state, place)
        if state.narrating:
            state.tell("wins-battle", other, {"rival": int(attacker), "cell": grid.CELL_IDS[cell]})
        _beaten(state, attacker, other, cell, attacking=True)


def _roll(state: State, number: i64, dice: list[str]) -> i64:
    total: i64 = 0
    while number > 0:
        die = 1 + state.chosen(6)
        if state.narrating:
            dice.append(str(die))
        total += die
        number -= 1
    return total


def _won(state: State, place: i64, entry: Battle, attacker: i64, other: i64) -> None:
    cell = cell_of(entry)
    if state.narrating:
        state.tell("wins-battle", attacker, {"rival": int(other), "cell": grid.CELL_IDS[cell]})
    if against_of(entry) == A_FARM:
        drop(state, place)
        beaten.lose_farm(state, other, farm_slot(state, other, corner_of(entry)))
        return
    # IS-RUL-4: whoever else was attacked comes next.
    state.cells[zone.QUEUE + place] = entry - (components.BIT[other] << _RIVALS_SHIFT)
    if rivals_of(entry) == components.BIT[other]:
        drop(state, place)
    _beaten(state, other, attacker, cell, attacking=False)


def _tie(state: State, attacker: i64, other: i64, cell: i64, against: i64) -> None:
    """IS-BAT-4: who moved this turn goes back; the attacker's turn ends."""
    if state.narrating:
        state.tell("ties", attacker, {"rival": int(other), "cell": grid.CELL_IDS[cell]})
    beaten.go_back(state, attacker, cell)
    if against == RIVALS:
        beaten.go_back(state, other, cell)
    if attacker == state.active:
        state.ending = True


def _beaten(state: State, loser: i64, winner: i64, cell: i64, attacking: bool) -> None:
    """IS-BAT-5, IS-BAT-6, IS-SHR-3: villagers and the defender's fort are lost; a beaten explorer is put elsewhere."""
    beaten.lose_pieces(state, loser, cell, attacking)
    if not state.explorer_on(loser, cell):
        return
    if state.holder == loser:
        state.holder = winner
        state.picked = False
        if state.narrating:
            state.tell("wins-cave-shrine", winner, {"rival": int(loser)})
        scoring.check_win(state, winner)
        if state.mode == mode.OVER:
            return
    if loser == state.active:
        state.ending = True
    beaten.begin_placing(state, loser, winner, mode.TO_SEAT)


def _dweller_fought(state: State, seat: i64, cell: i64, difference: i64) -> None:
    """IS-CAVE-3, IS-CAVE-4."""
    kind = state.kind(cell)
    which: i64 = kind - components.DWELLER
    name = state.box.dwellers[which]
    if difference > 0:
        state.set_kind(cell, components.EMPTY)
        state.cells[zone.BEATEN] |= components.BIT[which]
        if state.narrating:
            state.tell("beats-dweller", seat, {"dweller": name})
        if name == components.THIEVES:
            _take_hoard(state, seat)
        return
    state.ending = True
    stacks.shuffle_into_cave(state, kind)
    if difference == 0:
        if state.narrating:
            state.tell("ties-dweller", seat, {"dweller": name})
        beaten.go_back(state, seat, cell)
        state.set_kind(cell, components.NOTHING)
        return
    if state.narrating:
        state.tell("loses-to-dweller", seat, {"dweller": name})
    beaten.lose_pieces(state, seat, cell, attacking=True)
    state.set_kind(cell, components.NOTHING)
    if state.holder == seat:
        stacks.shuffle_into_cave(state, components.CAVE_SHRINE)
        state.picked = False
        if state.narrating:
            state.tell("loses-cave-shrine", seat, {})
    roller: i64 = (seat + 1) % state.players
    beaten.begin_placing(state, seat, roller, mode.TO_HOARD if name == components.THIEVES else mode.TO_BANK)


def _take_hoard(state: State, seat: i64) -> None:
    if state.narrating:
        state.tell(
            "takes-hoard",
            seat,
            {
                "wood": int(state.cells[zone.HOARD]),
                "food": int(state.cells[zone.HOARD + 1]),
                "gold": int(state.cells[zone.HOARD + 2]),
            },
        )
    kind: i64 = 0
    while kind < 3:
        hands.gain(state, seat, kind, state.cells[zone.HOARD + kind])
        state.cells[zone.HOARD + kind] = 0
        kind += 1
