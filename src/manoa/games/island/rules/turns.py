"""A turn from its roll to its explore phase, and its end: IS-EXP-3, IS-ROLL, IS-HARV."""

from __future__ import annotations

from manoa.games.island import components, grid, mode, zone
from manoa.games.island.rules import beaten, hands, stacks
from manoa.games.island.state import State
from manoa.kernel.native import i64

# Before the first turn --------------------------------------------------------------------------------------------


def choose(state: State, side: i64) -> None:
    """IS-SETUP-1, IS-SETUP-5: one of the two explorers of the card, and the first cards."""
    seat = state.seat
    person = state.box.people[2 * state.of(seat, zone.CARD) + side]
    state.put(seat, zone.PERSON, person)
    if state.narrating:
        state.tell("chooses", seat, {"explorer": components.EXPLORERS[person]})
    if person == components.HECTOR:
        added: i64 = 0
        slot: i64 = 0
        while added < components.HECTOR_VILLAGERS:
            if state.of(seat, zone.VILLAGER_AT + slot) == zone.NOT_THERE:
                state.put(seat, zone.VILLAGER_AT + slot, zone.IN_SUPPLY)
                added += 1
            slot += 1
    kind: i64 = 0
    while kind < 3:
        number: i64 = state.box.start[kind]
        if person == components.VICTORIA:
            number = components.VICTORIA_CARDS
        hands.gain(state, seat, kind, number)
        kind += 1
    if seat + 1 < state.players:
        state.seat = seat + 1
        state.mode = mode.CHOOSE
        return
    _roll_for_first(state)
    begin_turn(state, state.first)


def _roll_for_first(state: State) -> None:
    """IS-SETUP-6: the highest gold die; those that tie roll again."""
    among: i64 = components.BIT[state.players] - 1
    while among & (among - 1) != 0:
        best: i64 = 0
        highest: i64 = 0
        seat: i64 = 0
        while seat < state.players:
            if (among >> seat) & 1:
                number = 1 + state.chosen(6)
                if state.narrating:
                    state.tell("rolls-first", seat, {"number": int(number)})
                if number > best:
                    best = number
                    highest = 0
                if number == best:
                    highest |= components.BIT[seat]
            seat += 1
        among = highest
    state.first = 0
    while (among >> state.first) & 1 == 0:
        state.first += 1


# The roll -----------------------------------------------------------------------------------------------------------


def begin_turn(state: State, seat: i64) -> None:
    """IS-ROLL-1: both gold dice."""
    state.active = seat
    state.seat = seat
    state.silent &= ~components.BIT[seat]
    if state.narrating:
        state.tell("turn", seat, {"round": int(state.round)})
    state.speed_die = -1
    _roll(state)
    if state.narrating:
        state.tell("rolls", seat, {"first": int(state.die_one), "second": int(state.die_two)})
    if state.of(seat, zone.PERSON) == components.NICOLAS:
        state.mode = mode.REROLL
    else:
        after_roll(state)


def _roll(state: State) -> None:
    state.die_one = 1 + state.chosen(6)
    state.die_two = 1 + state.chosen(6)


def reroll(state: State) -> None:
    """IS-EXP-2: Nicolas rolls both dice again, once."""
    _roll(state)
    if state.narrating:
        state.tell("rerolls", state.active, {"first": int(state.die_one), "second": int(state.die_two)})
    after_roll(state)


def after_roll(state: State) -> None:
    """IS-EXP-2: Laffite steals for every 3 and 5."""
    state.left = 0
    if state.of(state.active, zone.PERSON) == components.LAFFITE:
        state.left = components.LAFFITE_FACES[state.die_one] + components.LAFFITE_FACES[state.die_two]
    steal_on(state)


def steal_from(state: State, victim: i64) -> None:
    """Laffite takes a card."""
    hands.steal(state, state.active, victim)
    state.left -= 1
    steal_on(state)


def steal_on(state: State) -> None:
    """Goes on stealing, then to the dice."""
    while state.left > 0:
        victims = victims_of(state)
        if victims == 0:
            state.left = 0
        elif victims & (victims - 1) != 0:
            state.mode = mode.STEAL
            return
        else:
            victim: i64 = 0
            while components.BIT[victim] != victims:
                victim += 1
            hands.steal(state, state.active, victim)
            state.left -= 1
    if state.die_one == state.die_two:
        assign(state, 0)
    else:
        state.mode = mode.DICE


def victims_of(state: State) -> components.Mask:
    """The seats that Laffite can steal from."""
    mask: i64 = 0
    seat: i64 = 0
    while seat < state.players:
        if seat != state.active and state.hand_size(seat) > 0:
            mask |= components.BIT[seat]
        seat += 1
    return mask


def assign(state: State, die: i64) -> None:
    """IS-ROLL-1: one die is speed, the other the harvest."""
    state.speed_die = die
    state.speed = state.die_two if die == 1 else state.die_one
    state.left = state.die_one if die == 1 else state.die_two
    if state.of(state.active, zone.PERSON) == components.STELLA:
        state.speed += components.STELLA_SPEED
    if state.narrating:
        state.tell("assigns", state.active, {"speed": int(state.speed), "harvest": int(state.left)})
    harvest_on(state)


# The harvest --------------------------------------------------------------------------------------------------------


def farmed(state: State, seat: i64) -> components.Mask:
    """IS-HARV-1, IS-HARV-2: the resources that a seat farms."""
    return components.YIELDS[state.kind(state.of(seat, zone.AT_CELL))] | tilled(state, seat)


def tilled(state: State, seat: i64) -> components.Mask:
    """IS-HARV-2: those that villagers farm for it, wherever the explorer is."""
    mask: i64 = 0
    place: i64 = zone.SEATS + seat * zone.STRIDE + zone.FARM_AT
    end: i64 = place + components.MOST_BUILDINGS
    while place < end:
        corner = state.cells[place]
        if corner >= 0:
            near: i64 = 3 * corner
            last: i64 = near + 3
            while near < last:
                cell = grid.AT[near]
                if cell >= 0 and state.villagers(seat, cell) > 0:
                    mask |= components.YIELDS[state.kind(cell)]
                near += 1
        place += 1
    return mask


def harvest_kinds(state: State) -> components.Mask:
    """The resources that may be taken now: farmed, and in the bank."""
    mask = farmed(state, state.active)
    kind: i64 = 0
    while kind < 3:
        if (mask >> kind) & 1 and state.bank(kind) == 0:
            mask -= components.BIT[kind]
        kind += 1
    return mask


def harvest(state: State, kind: i64) -> None:
    """IS-HARV-1: a card of one's own choice."""
    _take(state, kind, 1)
    harvest_on(state)


def _take(state: State, kind: i64, number: i64) -> None:
    hands.gain(state, state.active, kind, number)
    state.left -= number
    if state.narrating:
        state.tell("harvests", state.active, {"resource": components.RESOURCES[kind], "number": int(number)})


def harvest_on(state: State) -> None:
    """Asks for the next card to take, if there is a choice; then on to the explore phase."""
    kinds = harvest_kinds(state)
    there: i64 = 0  # cards that could be taken
    kind: i64 = 0
    while kind < 3:
        if (kinds >> kind) & 1:
            there += state.bank(kind)
        kind += 1
    # Of one kind, or of all that there is, nothing is to be chosen.
    if state.left > 0 and kinds & (kinds - 1) != 0 and there > state.left:
        state.mode = mode.HARVEST
        return
    kind = 0
    while kind < 3 and state.left > 0:
        if (kinds >> kind) & 1:
            number: i64 = state.bank(kind)
            _take(state, kind, state.left if state.left < number else number)
        kind += 1
    if state.left > 0 and state.narrating:
        state.tell("no-harvest", state.active, {"number": int(state.left)})
    state.left = 0
    person = state.of(state.active, zone.PERSON)
    if person == components.TIZOC and state.bank(components.FOOD) > 0:
        # IS-EXP-2: whatever he farms.
        hands.gain(state, state.active, components.FOOD, 1)
        if state.narrating:
            state.tell("gathers", state.active, {"resource": components.RESOURCES[components.FOOD]})
    if person == components.EMMA and _look(state):
        return
    _begin_explore(state)


# Emma ---------------------------------------------------------------------------------------------------------------


def _look(state: State) -> bool:
    """IS-EXP-2: the top three tiles; whether there are several to put in order.

    She is asked even where the tiles are alike: not to be asked would tell the others so.
    """
    there: i64 = 0
    while there < components.EMMA_TILES and state.cells[zone.TOP + there] != 0:
        there += 1
    while there < components.EMMA_TILES and stacks.loose(state) > 0:
        # What is drawn now lies under what she knows already.
        state.cells[zone.TOP + there] = stacks.draw_island(state, under_top=True)
        there += 1
    if there > 0 and state.narrating:
        state.tell("looks", state.active, {"number": int(there)})
    state.left = 0
    if there < 2:
        return False
    state.mode = mode.LOOK
    return True


def order(state: State, place: i64) -> None:
    """One of the tiles comes next on top."""
    kind = state.cells[zone.TOP + place]
    while place > state.left:
        state.cells[zone.TOP + place] = state.cells[zone.TOP + place - 1]
        place -= 1
    state.cells[zone.TOP + place] = kind
    state.left += 1
    if state.left == 2 or state.cells[zone.TOP + state.left + 1] == 0:
        state.left = 0
        if state.narrating:
            state.tell("orders", state.active, {})
        _begin_explore(state)


def _begin_explore(state: State) -> None:
    """IS-BUY-8: what was destroyed can be bought again."""
    base: i64 = zone.SEATS + state.active * zone.STRIDE
    place: i64 = base + zone.VILLAGER_AT
    while place < base + zone.FORT_AT + components.MOST_BUILDINGS:
        if state.cells[place] == zone.DESTROYED:
            state.cells[place] = zone.IN_SUPPLY
        place += 1
    state.mode = mode.EXPLORE


# The end of a turn --------------------------------------------------------------------------------------------------


def end_turn(state: State) -> None:
    """IS-MOVE-8: speed lapses. With the option, a hand above the limit is cut down (IS-RUL-7)."""
    state.speed = 0
    state.left = 0
    state.seat = state.active
    if state.limited:
        discard_again(state)
    else:
        _next_turn(state)


def discard_again(state: State) -> None:
    """IS-RUL-7: as many cards as are above the limit now."""
    over: i64 = state.hand_size(state.active) - state.box.hand_limit
    state.left = over if over > 0 else 0
    discard_on(state)


def discard(state: State, kind: i64) -> None:
    """A card goes back to its stack."""
    _discard(state, kind, 1)
    discard_on(state)


def _discard(state: State, kind: i64, number: i64) -> None:
    hands.lose(state, state.active, kind, number)
    state.left -= number
    if state.narrating:
        state.tell("discards", state.active, {"resource": components.RESOURCES[kind], "number": int(number)})


def discard_on(state: State) -> None:
    """Asks for the next card to discard, if there is a choice."""
    if state.left > 0 and not state.hidden:
        kind = hands.only_kind(state, state.active)
        if kind >= 0:
            _discard(state, kind, state.left)
    if state.left > 0:
        state.mode = mode.DISCARD
    else:
        _next_turn(state)


def _next_turn(state: State) -> None:
    state.marched = False
    state.ending = False
    state.offered = 0
    state.approached = 0
    beaten.forget_move(state)
    state.picked = False
    state.due = False
    state.passed = 0
    state.about = 0
    beaten.forget_steps(state)
    following: i64 = (state.active + 1) % state.players
    if following == state.first:
        if state.round == state.limit:
            state.mode = mode.OVER
            state.seat = -1
            state.active = -1
            if state.narrating:
                state.tell("over", -1, {"round": int(state.round)})
            return
        state.round += 1
    state.turn += 1
    begin_turn(state, following)
