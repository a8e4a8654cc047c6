"""Why an action is refused: the rule's number and a sentence. Asked only once something was refused."""

from __future__ import annotations

from typing import Final

from manoa.games.island import components, grid, mode, zone
from manoa.games.island.components import GAME
from manoa.games.island.rules import action, armies, buying, moving, stacks, trading
from manoa.games.island.state import State
from manoa.kernel.errors import IllegalAction, shown
from manoa.kernel.game import whole_number
from manoa.kernel.language import Argument

# The rule that speaks of what each mode asks, for an action that does not answer it.
_ASKED: Final = {
    mode.CHOOSE: "IS-SETUP-1",
    mode.REROLL: "IS-EXP-2",
    mode.STEAL: "IS-EXP-2",
    mode.DICE: "IS-ROLL-1",
    mode.HARVEST: "IS-HARV-1",
    mode.LOOK: "IS-EXP-2",
    mode.EXPLORE: "IS-EXPL-1",
    mode.LAY: "IS-MOVE-2",
    mode.MARCH: "IS-BUY-6",
    mode.REACT: "IS-BUY-7",
    mode.RIVAL: "IS-RUL-4",
    mode.PLACE: "IS-BAT-6",
    mode.PAY: "IS-BAT-6",
    mode.OFFER: "IS-TRADE-3",
    mode.ANSWER: "IS-TRADE-3",
    mode.DISCARD: "IS-RUL-7",
    mode.TRADE: "IS-TRADE-5",
}


def refusal(state: State, given: object) -> IllegalAction:
    """The refusal of an action that is not legal now."""
    choice = whole_number(given)
    if not 0 <= choice < action.SIZE:
        return _no("", "not-an-action", value=shown(given), most=action.SIZE - 1)
    if state.mode == mode.OVER:
        return _no("IS-WIN-1", "over")
    if choice >= action.WISH:
        return _no("IS-TRADE-5", "no-wish")
    if choice == action.COUNTER:
        return _counter(state)
    if choice >= action.CELL:
        return _cell(state, choice - action.CELL)
    if choice >= action.TILE:
        return _no("IS-EXP-2", "no-tile") if state.mode == mode.LOOK else _not_asked(state)
    if choice >= action.KIND:
        return _card(state, choice)
    if choice >= action.SEAT:
        return _seat(state, choice - action.SEAT)
    if choice >= action.BANK:
        return _bank(state, int(action.bank_give(choice)), int(action.bank_take(choice)))
    if choice >= action.ATTACK:
        return _attack(state, choice)
    if choice >= action.MARCH:
        return _march(state, int(action.march_number(choice)), int(action.march_way(choice)))
    if choice >= action.ARMY:
        return _army(state, choice - action.ARMY)
    if choice >= action.OFFERING:
        return _purchase(state, choice)
    return _move(state, choice)


def _no(rule: str, what: str, **arguments: Argument) -> IllegalAction:
    return IllegalAction(f"refused-{what}", rule=rule, game=GAME, **arguments)


def _not_asked(state: State) -> IllegalAction:
    return _no(_ASKED[int(state.mode)], "not-asked", asked=mode.NAMES[state.mode])


def _not_entered(state: State, cell: int) -> IllegalAction:
    """Why nobody may go to a cell."""
    if cell < 0 or state.kind(cell) == 0:
        return _no("IS-MOVE-1", "no-tile-there")
    if not components.enterable(state.kind(cell)):
        return _no(
            "IS-CAVE-3" if state.kind(cell) >= components.DWELLER else "IS-MOVE-1",
            "not-entered",
            tile=_tile(state, cell),
        )
    return _no("IS-BAT-1", "first-round")


def _tile(state: State, cell: int) -> str:
    return components.tile_word(state.kind(cell))


# Moving --------------------------------------------------------------------------------------------------------------


def _move(state: State, choice: int) -> IllegalAction:
    if choice < action.DISCOVER or action.EITHER <= choice < action.STEP:
        if choice == action.YES and state.mode == mode.OFFER:
            return nothing_given() if state.give == 0 and state.want == 0 else offered_already()
        if choice == action.YES and state.mode == mode.ANSWER:
            return _no("IS-TRADE-3", "cannot-accept")
        return _not_asked(state)
    here = int(state.of(state.active, zone.AT_CELL))
    if choice >= action.LAY:
        if state.mode != mode.LAY:
            return _not_asked(state)
        there = int(grid.NEXT[6 * here + choice - action.LAY])
        if there < 0 or not grid.on_table(state.box, there):
            return _no("IS-MOVE-5", "off-table")
        return _no("IS-CAVE-2" if here >= grid.ISLAND_CELLS else "IS-MOVE-3", "not-laid-there")
    if state.mode != mode.EXPLORE:
        return _not_asked(state)
    if state.speed == 0:
        return _no("IS-MOVE-8", "no-speed")
    if choice == action.DISCOVER:
        left = state.cells[zone.CAVE_SIZE] if here >= grid.ISLAND_CELLS else stacks.stack_size(state)
        if left == 0:
            return _no("IS-MOVE-6", "stack-empty")
        return _no("IS-CAVE-2" if here >= grid.ISLAND_CELLS else "IS-MOVE-2", "no-free-cell")
    if choice >= action.COVER:
        there = int(grid.NEXT[6 * here + choice - action.COVER])
        if there < 0 or state.kind(there) != components.WATER:
            return _no("IS-MOVE-7", "no-water")
        return _no("IS-MOVE-7", "only-water" if stacks.only_water(state) else "not-boxed-in")
    way = choice - action.STEP
    if way == grid.THROUGH and moving.beyond(state, here, way) < 0:
        return _no("IS-CAVE-1", "no-way-through")
    return _not_entered(state, int(moving.beyond(state, here, way)))


# Buying --------------------------------------------------------------------------------------------------------------


def _purchase(state: State, choice: int) -> IllegalAction:
    if state.mode != mode.EXPLORE:
        return _not_asked(state)
    seat = int(state.active)
    here = int(state.of(seat, zone.AT_CELL))
    if choice < action.FORT:
        number = int(buying.shrine_at(state, grid.NEXT[6 * here + choice - action.OFFERING]))
        if number < 0:
            return _no("IS-BUY-3", "no-shrine")
        if (state.of(seat, zone.OFFERED) >> number) & 1:
            return _no("IS-BUY-3", "offering-there")
        return _unpaid(state, components.OFFERING)
    piece, first, rule = (
        (components.FORT, action.FORT, "IS-BUY-4")
        if choice < action.FARM
        else (components.FARM, action.FARM, "IS-BUY-5")
    )
    if buying.spare(state, seat, piece) < 0:
        return _none_left(state, piece)
    if buying.used(state, grid.CORNER[6 * here + choice - first]):
        return _no(rule, "corner-used")
    if not state.can_pay(seat, piece):
        return _unpaid(state, piece)
    return _no("IS-BUY-4", "corner-held")


def purchase(state: State, piece: int) -> IllegalAction:
    """Why none of a piece can be bought now, wherever it would go: first what any would need, then a place for it."""
    if state.mode != mode.EXPLORE and (state.mode != mode.REACT or piece != components.ARMY):
        return _not_asked(state)
    seat = state.seat
    if piece == components.ARMY:
        slots = range(components.MOST_VILLAGERS)
        if not any(state.of(seat, zone.VILLAGER_AT + slot) >= 0 for slot in slots):
            return _no("IS-BUY-6", "no-villagers")
        if not armies.free_move(state, seat) and not state.can_pay(seat, piece):
            return _unpaid(state, piece)
        return _no("IS-BUY-6", "place-army")
    if piece != components.OFFERING and buying.spare(state, seat, piece) < 0:
        return _none_left(state, piece)
    if piece == components.OFFERING and state.island_shrines(seat) == components.SHRINES:
        return _no("IS-BUY-3", "all-offered")
    if not state.can_pay(seat, piece):
        return _unpaid(state, piece)
    if piece == components.VILLAGER:
        return _no("IS-BUY-2", "place-villager")
    if piece == components.OFFERING:
        return _no("IS-BUY-3", "place-offering")
    return _no("IS-BUY-4", "place-fort") if piece == components.FORT else _no("IS-BUY-5", "place-farm")


def _none_left(state: State, piece: int) -> IllegalAction:
    """IS-BUY-8: what was destroyed comes back, what stands on the map does not."""
    where, slots = zone.VILLAGER_AT, components.MOST_VILLAGERS
    if piece != components.VILLAGER:
        where, slots = (zone.FORT_AT if piece == components.FORT else zone.FARM_AT), components.MOST_BUILDINGS
    name = components.PIECES[piece]
    if state.count_of(state.seat, where, slots, zone.DESTROYED) > 0:
        return _no("IS-BUY-8", "lost", piece=name)
    return _no("IS-BUY-8", "no-supply", piece=name)


def _unpaid(state: State, piece: int) -> IllegalAction:
    """What the hand lacks of a price."""
    seat, price = state.seat, state.price_at(state.seat, piece)
    wood, food, gold = (
        max(0, int(state.box.cost[price + kind] - state.of(seat, zone.HAND + kind))) for kind in range(3)
    )
    return _no("IS-BUY-1", "cannot-pay", wood=wood, food=food, gold=gold)


def _cell(state: State, cell: int) -> IllegalAction:
    if state.mode == mode.PLACE:
        return _no("IS-BAT-6", "not-placed-there")
    if state.mode != mode.EXPLORE:
        return _not_asked(state)
    seat = state.active
    if buying.spare(state, seat, components.VILLAGER) < 0:
        return _none_left(state, components.VILLAGER)
    if not buying.has_building_at(state, seat, cell):
        return _no("IS-BUY-2", "no-building")
    if not components.enterable(state.kind(cell)):
        return _no("IS-BUY-2", "no-tile-there") if state.kind(cell) == 0 else _not_settled(state, cell)
    if not buying.can_settle(state, seat, cell):
        return _no("IS-BUY-2", "occupied")
    return _unpaid(state, components.VILLAGER)


def _not_settled(state: State, cell: int) -> IllegalAction:
    return _no("IS-BUY-2", "not-entered", tile=_tile(state, cell))


# Armies --------------------------------------------------------------------------------------------------------------


def _army(state: State, slot: int) -> IllegalAction:
    if state.mode not in (mode.EXPLORE, mode.REACT):
        return _not_asked(state)
    cell = int(state.of(state.seat, zone.VILLAGER_AT + slot))
    if cell < 0 or any(state.of(state.seat, zone.VILLAGER_AT + before) == cell for before in range(slot)):
        return _no("IS-BUY-6", "no-army")
    if armies.pinned(state, state.seat, cell):
        return _no("IS-BAT-2", "pinned")
    if not armies.free_move(state, state.seat) and not state.can_pay(state.seat, components.ARMY):
        return _unpaid(state, components.ARMY)
    return _no("IS-BUY-6", "nowhere")


def _march(state: State, number: int, way: int) -> IllegalAction:
    if state.mode != mode.MARCH:
        return _not_asked(state)
    if number > state.villagers(state.seat, state.march_from):
        return _no("IS-BUY-6", "too-many")
    return _not_entered(state, int(moving.beyond(state, state.march_from, way)))


def _attack(state: State, choice: int) -> IllegalAction:
    if state.mode != mode.EXPLORE:
        return _not_asked(state)
    owner = action.attack_owner(choice)
    corner = int(state.of(owner, zone.FARM_AT + action.attack_slot(choice))) if owner < state.players else -1
    if corner < 0 or owner == state.active:
        return _no("IS-BAT-8", "no-farm")
    cell = int(grid.AT[3 * corner + action.attack_near(choice)])
    if cell < 0 or state.strength(state.active, cell) == 0:
        return _no("IS-BAT-8", "no-attackers")
    return _no("IS-BAT-1", "first-round")


# Cards ---------------------------------------------------------------------------------------------------------------


def _bank(state: State, give: int, take: int) -> IllegalAction:
    if state.mode not in (mode.EXPLORE, mode.REACT, mode.TRADE):
        return _not_asked(state)
    if give == take:
        return _no("IS-TRADE-2", "same-resource")
    rate = int(state.rate(state.seat))
    if state.of(state.seat, zone.HAND + give) < rate:
        return _no("IS-TRADE-2", "too-few", number=rate, resource=components.RESOURCES[give])
    if state.bank(take) == 0:
        return _no("IS-TRADE-2", "bank-empty", resource=components.RESOURCES[take])
    return _no("IS-TRADE-6", "no-need")


def _seat(state: State, seat: int) -> IllegalAction:
    if state.mode == mode.STEAL:
        return _no("IS-EXP-2", "no-victim")
    if state.mode == mode.RIVAL:
        return _no("IS-RUL-4", "no-rival")
    if state.mode not in (mode.EXPLORE, mode.TRADE):
        return _not_asked(state)
    if seat >= state.players or seat == state.seat:
        return _no("IS-TRADE-3", "no-partner")
    number = int(trading.offered_by(state, state.seat))
    if number >= trading.most_offers(state) or trading.most_of_a_kind(state) == 0:
        return _no("IS-TRADE-3", "no-more-offers", number=number)
    return nothing_given()


def _counter(state: State) -> IllegalAction:
    if state.mode != mode.ANSWER:
        return _not_asked(state)
    return _no("IS-TRADE-4", "counter-countered")


def _card(state: State, choice: int) -> IllegalAction:
    wanted = choice >= action.WANT
    kind = choice - (action.WANT if wanted else action.KIND)
    name = components.RESOURCES[kind]
    if state.mode == mode.OFFER:
        if trading.part(state.give if wanted else state.want, kind) > 0:
            return both_sides(kind)
        return no_more(state, kind, int(trading.part(state.want if wanted else state.give, kind)))
    if wanted or state.mode not in (mode.HARVEST, mode.PAY, mode.DISCARD):
        return _not_asked(state)
    if state.mode == mode.HARVEST:
        return _no("IS-HARV-1", "not-farmed", resource=name)
    return _no("IS-BAT-6" if state.mode == mode.PAY else "IS-RUL-7", "not-held", resource=name)


# Offers --------------------------------------------------------------------------------------------------------------


def nothing_given() -> IllegalAction:
    """Why an offer without a card is not made."""
    return _no("IS-TRADE-3", "nothing-given")


def offered_already() -> IllegalAction:
    """Why a counter-offer that is the offer itself is not made."""
    return _no("IS-TRADE-3", "offered-already")


def both_sides(kind: int) -> IllegalAction:
    """Why a resource on one side of an offer does not come onto the other."""
    return _no("IS-TRADE-3", "both-sides", resource=components.RESOURCES[kind])


def no_more(state: State, kind: int, number: int) -> IllegalAction:
    """Why a side of an offer that holds that many of a resource takes no more: the bound, or the hand."""
    most = int(trading.most_of_a_kind(state))
    if number >= most:
        return _no("IS-TRADE-3", "offer-full", number=most, resource=components.RESOURCES[kind])
    return not_held(kind)


def not_held(kind: int) -> IllegalAction:
    """Why an offer holds no more cards than a hand does."""
    return _no("IS-TRADE-3", "not-held", resource=components.RESOURCES[kind])
