"""Why an action is refused: the rule's number and a sentence. Asked only once something was refused."""

from __future__ import annotations

from typing import Final

from manoa.games.island import actions
from manoa.games.island.armies import free_move, pinned
from manoa.games.island.buying import can_settle, has_building_at, shrine_at, spare, used
from manoa.games.island.components import (
    ARMY,
    DWELLER,
    FARM,
    FORT,
    GAME,
    MOST_BUILDINGS,
    OFFERING,
    PIECES,
    RESOURCES,
    VILLAGER,
    WATER,
    tile_word,
)
from manoa.games.island.grid import AT, CORNER, DIRECTIONS, ISLAND_CELLS, NEXT, THROUGH, on_table
from manoa.games.island.moving import beyond
from manoa.games.island.stacks import only_water, stack_size
from manoa.games.island.state import (
    ANSWER,
    AT_CELL,
    CAVE_SIZE,
    CHOOSE,
    DICE,
    DISCARD,
    EXPLORE,
    FARM_AT,
    HAND,
    HARVEST,
    LAY,
    LOOK,
    MARCH,
    MODES,
    OFFER,
    OFFERED,
    OVER,
    PAY,
    PLACE,
    REACT,
    REROLL,
    RIVAL,
    STEAL,
    TRADE,
    VILLAGER_AT,
    State,
    enterable,
)
from manoa.games.island.trading import most_of_a_kind, most_offers, offered_by, part
from manoa.kernel.errors import IllegalAction, shown
from manoa.kernel.game import whole_number
from manoa.kernel.language import Argument

# The rule that speaks of what each mode asks, for an action that does not answer it.
_ASKED: Final = {
    CHOOSE: "IS-SETUP-1",
    REROLL: "IS-EXP-2",
    STEAL: "IS-EXP-2",
    DICE: "IS-ROLL-1",
    HARVEST: "IS-HARV-1",
    LOOK: "IS-EXP-2",
    EXPLORE: "IS-EXPL-1",
    LAY: "IS-MOVE-2",
    MARCH: "IS-BUY-6",
    REACT: "IS-BUY-7",
    RIVAL: "IS-RUL-4",
    PLACE: "IS-BAT-6",
    PAY: "IS-BAT-6",
    OFFER: "IS-TRADE-3",
    ANSWER: "IS-TRADE-3",
    DISCARD: "IS-RUL-7",
    TRADE: "IS-TRADE-5",
}


def refusal(state: State, given: object) -> IllegalAction:
    """The refusal of an action that is not legal now."""
    action = whole_number(given)
    if not 0 <= action < actions.SIZE:
        return _no("", "not-an-action", value=shown(given), most=actions.SIZE - 1)
    if state.mode == OVER:
        return _no("IS-WIN-1", "over")
    if action >= actions.WISH:
        return _no("IS-TRADE-5", "no-wish")
    if action == actions.COUNTER:
        return _counter(state)
    if action >= actions.CELL:
        return _cell(state, action - actions.CELL)
    if action >= actions.TILE:
        return _no("IS-EXP-2", "no-tile") if state.mode == LOOK else _not_asked(state)
    if action >= actions.KIND:
        return _card(state, action)
    if action >= actions.SEAT:
        return _seat(state, action - actions.SEAT)
    if action >= actions.BANK:
        return _bank(state, *divmod(action - actions.BANK, 3))
    if action >= actions.ATTACK:
        return _attack(state, action - actions.ATTACK)
    if action >= actions.MARCH:
        return _march(state, *divmod(action - actions.MARCH, DIRECTIONS))
    if action >= actions.ARMY:
        return _army(state, action - actions.ARMY)
    if action >= actions.OFFERING:
        return _purchase(state, action)
    return _move(state, action)


def _no(rule: str, what: str, **arguments: Argument) -> IllegalAction:
    return IllegalAction(f"refused-{what}", rule=rule, game=GAME, **arguments)


def _not_asked(state: State) -> IllegalAction:
    return _no(_ASKED[int(state.mode)], "not-asked", asked=MODES[state.mode])


def _not_entered(state: State, cell: int) -> IllegalAction:
    """Why nobody may go to a cell."""
    if cell < 0 or state.kind(cell) == 0:
        return _no("IS-MOVE-1", "no-tile-there")
    if not enterable(state.kind(cell)):
        return _no("IS-CAVE-3" if state.kind(cell) >= DWELLER else "IS-MOVE-1", "not-entered", tile=_tile(state, cell))
    return _no("IS-BAT-1", "first-round")


def _tile(state: State, cell: int) -> str:
    return tile_word(state.kind(cell))


# Moving --------------------------------------------------------------------------------------------------------------


def _move(state: State, action: int) -> IllegalAction:
    if action < actions.DISCOVER or actions.EITHER <= action < actions.STEP:
        if action == actions.YES and state.mode == OFFER:
            empty = state.give == 0 and state.want == 0
            return _no("IS-TRADE-3", "nothing-given" if empty else "offered-already")
        if action == actions.YES and state.mode == ANSWER:
            return _no("IS-TRADE-3", "cannot-accept")
        return _not_asked(state)
    here = int(state.of(state.active, AT_CELL))
    if action >= actions.LAY:
        if state.mode != LAY:
            return _not_asked(state)
        there = int(NEXT[6 * here + action - actions.LAY])
        if there < 0 or not on_table(state.tables(), there):
            return _no("IS-MOVE-5", "off-table")
        return _no("IS-CAVE-2" if here >= ISLAND_CELLS else "IS-MOVE-3", "not-laid-there")
    if state.mode != EXPLORE:
        return _not_asked(state)
    if state.speed == 0:
        return _no("IS-MOVE-8", "no-speed")
    if action == actions.DISCOVER:
        left = state.cells[CAVE_SIZE] if here >= ISLAND_CELLS else stack_size(state)
        if left == 0:
            return _no("IS-MOVE-6", "stack-empty")
        return _no("IS-CAVE-2" if here >= ISLAND_CELLS else "IS-MOVE-2", "no-free-cell")
    if action >= actions.COVER:
        there = int(NEXT[6 * here + action - actions.COVER])
        if there < 0 or state.kind(there) != WATER:
            return _no("IS-MOVE-7", "no-water")
        return _no("IS-MOVE-7", "only-water" if only_water(state) else "not-boxed-in")
    way = action - actions.STEP
    if way == THROUGH and beyond(state, here, way) < 0:
        return _no("IS-CAVE-1", "no-way-through")
    return _not_entered(state, int(beyond(state, here, way)))


# Buying --------------------------------------------------------------------------------------------------------------


def _purchase(state: State, action: int) -> IllegalAction:
    if state.mode != EXPLORE:
        return _not_asked(state)
    seat = int(state.active)
    here = int(state.of(seat, AT_CELL))
    if action < actions.FORT:
        number = int(shrine_at(state, NEXT[6 * here + action - actions.OFFERING]))
        if number < 0:
            return _no("IS-BUY-3", "no-shrine")
        if (state.of(seat, OFFERED) >> number) & 1:
            return _no("IS-BUY-3", "offering-there")
        return _unpaid(OFFERING)
    piece, first, rule = (FORT, actions.FORT, "IS-BUY-4") if action < actions.FARM else (FARM, actions.FARM, "IS-BUY-5")
    if spare(state, seat, piece) < 0:
        return _no("IS-BUY-8", "no-supply", piece=PIECES[piece])
    if used(state, CORNER[6 * here + action - first]):
        return _no(rule, "corner-used")
    if not state.can_pay(seat, piece):
        return _unpaid(piece)
    return _no("IS-BUY-4", "corner-held")


def _unpaid(piece: int) -> IllegalAction:
    return _no("IS-BUY-1", "cannot-pay", piece=PIECES[piece])


def _cell(state: State, cell: int) -> IllegalAction:
    if state.mode == PLACE:
        return _no("IS-BAT-6", "not-placed-there")
    if state.mode != EXPLORE:
        return _not_asked(state)
    seat = state.active
    if spare(state, seat, VILLAGER) < 0:
        return _no("IS-BUY-8", "no-supply", piece=PIECES[VILLAGER])
    if not has_building_at(state, seat, cell):
        return _no("IS-BUY-2", "no-building")
    if not enterable(state.kind(cell)):
        return _no("IS-BUY-2", "no-tile-there") if state.kind(cell) == 0 else _not_settled(state, cell)
    if not can_settle(state, seat, cell):
        return _no("IS-BUY-2", "occupied")
    return _unpaid(VILLAGER)


def _not_settled(state: State, cell: int) -> IllegalAction:
    return _no("IS-BUY-2", "not-entered", tile=_tile(state, cell))


# Armies --------------------------------------------------------------------------------------------------------------


def _army(state: State, slot: int) -> IllegalAction:
    if state.mode not in (EXPLORE, REACT):
        return _not_asked(state)
    cell = int(state.of(state.seat, VILLAGER_AT + slot))
    if cell < 0 or any(state.of(state.seat, VILLAGER_AT + before) == cell for before in range(slot)):
        return _no("IS-BUY-6", "no-army")
    if pinned(state, state.seat, cell):
        return _no("IS-BAT-2", "pinned")
    if not free_move(state, state.seat) and not state.can_pay(state.seat, ARMY):
        return _unpaid(ARMY)
    return _no("IS-BUY-6", "nowhere")


def _march(state: State, number: int, way: int) -> IllegalAction:
    if state.mode != MARCH:
        return _not_asked(state)
    if number >= state.villagers(state.seat, state.march_from):
        return _no("IS-BUY-6", "too-many")
    return _not_entered(state, int(beyond(state, state.march_from, way)))


def _attack(state: State, code: int) -> IllegalAction:
    if state.mode != EXPLORE:
        return _not_asked(state)
    farm, near = divmod(code, 3)
    owner, slot = divmod(farm, MOST_BUILDINGS)
    corner = int(state.of(owner, FARM_AT + slot)) if owner < state.players else -1
    if corner < 0 or owner == state.active:
        return _no("IS-BAT-8", "no-farm")
    cell = int(AT[3 * corner + near])
    if cell < 0 or state.strength(state.active, cell) == 0:
        return _no("IS-BAT-8", "no-attackers")
    return _no("IS-BAT-1", "first-round")


# Cards ---------------------------------------------------------------------------------------------------------------


def _bank(state: State, give: int, take: int) -> IllegalAction:
    if state.mode not in (EXPLORE, REACT, TRADE):
        return _not_asked(state)
    if give == take:
        return _no("IS-TRADE-2", "same-resource")
    rate = int(state.rate(state.seat))
    if state.of(state.seat, HAND + give) < rate:
        return _no("IS-TRADE-2", "too-few", number=rate, resource=RESOURCES[give])
    if state.bank(take) == 0:
        return _no("IS-TRADE-2", "bank-empty", resource=RESOURCES[take])
    return _no("IS-TRADE-6", "no-need")


def _seat(state: State, seat: int) -> IllegalAction:
    if state.mode == STEAL:
        return _no("IS-EXP-2", "no-victim")
    if state.mode == RIVAL:
        return _no("IS-RUL-4", "no-rival")
    if state.mode not in (EXPLORE, TRADE):
        return _not_asked(state)
    if seat >= state.players or seat == state.seat:
        return _no("IS-TRADE-3", "no-partner")
    number = int(offered_by(state, state.seat))
    if number >= most_offers(state) or most_of_a_kind(state) == 0:
        return _no("IS-TRADE-3", "no-more-offers", number=number)
    return _no("IS-TRADE-3", "nothing-given")


def _counter(state: State) -> IllegalAction:
    if state.mode != ANSWER:
        return _not_asked(state)
    return _no("IS-TRADE-4", "counter-countered")


def _card(state: State, action: int) -> IllegalAction:
    wanted = action >= actions.WANT
    kind = action - (actions.WANT if wanted else actions.KIND)
    name = RESOURCES[kind]
    if state.mode == OFFER:
        if part(state.give if wanted else state.want, kind) > 0:
            return _no("IS-TRADE-3", "both-sides", resource=name)
        most = int(most_of_a_kind(state))
        number = int(part(state.want if wanted else state.give, kind))
        if number >= most:
            return _no("IS-TRADE-3", "offer-full", number=most, resource=name)
        return _no("IS-TRADE-3", "not-held", resource=name)
    if wanted or state.mode not in (HARVEST, PAY, DISCARD):
        return _not_asked(state)
    if state.mode == HARVEST:
        return _no("IS-HARV-1", "not-farmed", resource=name)
    return _no("IS-BAT-6" if state.mode == PAY else "IS-RUL-7", "not-held", resource=name)
