"""Why an action is refused: the rule's number and a sentence. Asked only once something was refused."""

from __future__ import annotations

from manoa.games.valdora import components, mode, packing, site, zone
from manoa.games.valdora.rules import action
from manoa.games.valdora.rules.books import here
from manoa.games.valdora.rules.loading import at_harbour, source
from manoa.games.valdora.rules.moving import toll
from manoa.games.valdora.rules.paying import owed_gem
from manoa.games.valdora.state import State
from manoa.kernel.errors import IllegalAction, shown
from manoa.kernel.game import whole_number
from manoa.kernel.language import Argument
from manoa.kernel.native import i64

# The rule that speaks of what each mode asks, for an action that does not answer it.
_ASKED = {
    "move": "VA-TURN-1",
    "act": "VA-ACT-3",
    "book": "VA-ACT-1",
    "load": "VA-ACT-1",
    "deliver": "VA-ACT-1",
    "replace": "VA-BUY-6",
    "pay": "VA-COMM-3",
    "over": "VA-END-1",
}


def refusal(state: State, given: object) -> IllegalAction:
    """The refusal of an action that is not legal now."""
    chosen = whole_number(given)
    if not 0 <= chosen < action.SIZE:
        return _no("", "not-an-action", value=shown(given), most=action.SIZE - 1)
    if state.mode == mode.OVER:
        return _no("VA-END-1", "over")
    if chosen >= action.MOVE:
        return _move(state, chosen - action.MOVE)
    if chosen >= action.LOAD:
        return _load(state, action.gear_of(chosen), action.gem_of(chosen))
    if chosen >= action.EMPTY:
        return _empty(state, chosen - action.EMPTY)
    if chosen >= action.DELIVER:
        return _deliver(state, chosen - action.DELIVER)
    if chosen >= action.RETURN:
        return _give_back(state)
    if chosen >= action.BUY:
        return _buy(state, chosen - action.BUY)
    if chosen >= action.TURN:
        return _turn(state, chosen - action.TURN)
    return _simple(state, chosen)


def _no(rule: str, what: str, **arguments: Argument) -> IllegalAction:
    return IllegalAction(f"refused-{what}", rule=rule, game=components.GAME, **arguments)


def _not_asked(state: State) -> IllegalAction:
    asked = mode.NAMES[state.mode]
    return _no(_ASKED[asked], "not-asked", asked=asked)


def _not_here(state: State) -> IllegalAction:
    space = state.board.spaces[state.mine(zone.SPACE)]
    return _no("VA-ACT-3", "not-here", place=space.place(), space=space.name)


def _move(state: State, space: int) -> IllegalAction:
    if state.mode != mode.MOVE:
        return _not_asked(state)
    board = state.board
    start = state.mine(zone.SPACE)
    if space == start:
        return _no("VA-MOVE-1", "no-move")
    price = int(toll(state, space))
    if (board.near[start] >> space) & 1 == 0:
        if (board.far[start] >> space) & 1 == 0:
            return _no("VA-MOVE-3", "two-towns")
        if not state.mine(zone.FOOD):
            return _no("VA-MOVE-2", "past-a-town")
    return _no("VA-MEET-1", "meeting", number=price, purse=int(state.mine(zone.COINS)))


def _simple(state: State, chosen: int) -> IllegalAction:
    if chosen == action.STAY:
        return _no("VA-MOVE-1", "must-move") if state.mode == mode.MOVE else _not_asked(state)
    if chosen == action.DONE or state.mode == mode.MOVE:
        return _not_asked(state)
    if state.mode != mode.ACT:
        return _no("VA-ACT-1", "one-action")
    kind = state.board.kind[state.mine(zone.SPACE)]
    if chosen == action.PROVISIONS and kind <= site.HARBOUR_TOWN:
        return _no("VA-PROV-2", "provisions-there")
    if chosen == action.SILVER and kind == site.MINE:
        return _no("VA-SILVER-1", "purse-full", most=components.MOST_COINS)
    return _not_here(state)


def _turn(state: State, side: int) -> IllegalAction:
    if state.mode not in (mode.ACT, mode.BOOK, mode.REPLACE):
        return _not_asked(state)
    book = here(state)
    if book < 0:
        return _not_here(state)
    if state.top(book, side) < 0:
        return _no("VA-PAGE-2", "no-page")
    if state.mode == mode.REPLACE:
        return _no("VA-BUY-6", "page-too-far")
    return _no("VA-PAGE-2", "page-coin")


def _buy(state: State, side: int) -> IllegalAction:
    if state.mode not in (mode.ACT, mode.BOOK, mode.REPLACE):
        return _not_asked(state)
    book = here(state)
    if book < 0:
        return _not_here(state)
    card = state.top(book, side)
    if card < 0:
        return _no("VA-BUY-2", "no-card")
    if book >= components.FIRST_COMMISSIONS:
        if card == state.given:
            return _no("VA-BUY-6", "given-back")
        if state.mine(zone.COINS) > 0:
            return _no("VA-BUY-6", "give-back-first", most=components.MOST_COMMISSIONS)
        return _no("VA-BUY-5", "commission-coin")
    gear = state.box.gear[2 * card + side]
    if (state.mine(zone.OWNED) >> gear) & 1:
        return _no("VA-BUY-4", "owned", equipment=components.GEAR[gear])
    return _no("VA-BUY-3", "no-gold", equipment=components.GEAR[gear])


def _give_back(state: State) -> IllegalAction:
    if state.mode not in (mode.ACT, mode.BOOK):
        return _not_asked(state)
    book = here(state)
    if book < components.FIRST_COMMISSIONS:
        return _not_here(state)
    if state.held_number(state.seat) < components.MOST_COMMISSIONS:
        return _no("VA-BUY-6", "room-left", most=components.MOST_COMMISSIONS)
    if state.mine(zone.COINS) == 0:
        return _no("VA-BUY-5", "commission-coin")
    return _no("VA-BUY-6", "nothing-else")


def _load(state: State, gear: int, gem: int) -> IllegalAction:
    if state.mode not in (mode.ACT, mode.LOAD):
        return _not_asked(state)
    kind = state.board.kind[state.mine(zone.SPACE)]
    if kind != site.ROAD and not at_harbour(state):
        return _not_here(state)
    name = components.GEAR[gear]
    if not (state.mine(zone.OWNED) >> gear) & 1:
        return _no("VA-LOAD-1", "not-owned", equipment=name)
    box = state.box
    if gear < components.CART and box.carries[gear] != gem:
        return _no("VA-LOAD-2", "wrong-gem", equipment=name, gem=components.GEMS[gem])
    if (state.loaded >> gear) & 1:
        return _no("VA-LOAD-4", "loaded-already", equipment=name)
    if at_harbour(state) and state.ships == 0:
        return _no("VA-LOAD-3", "no-ship")
    there = state.load_on(state.seat, gear)
    if there >= 0 and gear < components.CART:
        return _no("VA-LOAD-1", "full", equipment=name)
    if source(state) == 0:
        return _no("VA-LOAD-3" if at_harbour(state) else "VA-LOAD-1", "nothing-here")
    if packing.gems_in(source(state), gem) == 0:
        return _no("VA-LOAD-3" if at_harbour(state) else "VA-LOAD-1", "no-gem", gem=components.GEMS[gem])
    if there == gem:
        return _no("VA-LOAD-4", "same-gem", equipment=name, gem=components.GEMS[gem])
    price, purse = int(box.load_coins[gear]), int(state.mine(zone.COINS))
    return _no("VA-LOAD-2", "load-coins", equipment=name, number=price, purse=purse)


def _deliver(state: State, slot: int) -> IllegalAction:
    if state.mode not in (mode.ACT, mode.DELIVER):
        return _not_asked(state)
    board = state.board
    space = state.mine(zone.SPACE)
    if board.kind[space] != site.PALACE:
        return _not_here(state)
    face = state.held(state.seat, slot)
    if face < 0:
        return _no("VA-COMM-1", "no-commission")
    colour = components.COLOURS[state.box.colour[face]]
    if state.box.colour[face] != board.colour[space]:
        return _no("VA-COMM-1", "other-patron", commission=colour)
    return _lacks(state, face)


def _lacks(state: State, face: i64) -> IllegalAction:
    """What a commission asks for and its owner does not have: the first gem of that kind, or the coins."""
    box = state.box
    for gem, name in enumerate(components.GEMS):
        needed, carried = packing.gems_in(box.needs[face], gem), state.carried(state.seat, gem)
        if carried < needed:
            return _no("VA-COMM-1", "lacks-gem", gem=name, number=int(needed), carried=int(carried))
    return _no("VA-COMM-1", "lacks-coins", number=int(box.coins[face]), purse=int(state.mine(zone.COINS)))


def _empty(state: State, gear: int) -> IllegalAction:
    if state.mode != mode.PAY:
        return _not_asked(state)
    return _no("VA-COMM-3", "not-carried", equipment=components.GEAR[gear], gem=components.GEMS[owed_gem(state)])
