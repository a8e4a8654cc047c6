"""Why an action is refused: the rule's number and a sentence. Asked only once something was refused."""

from __future__ import annotations

from manoa.games.valdora import actions
from manoa.games.valdora.board import HARBOUR_TOWN, MINE, PALACE, ROAD
from manoa.games.valdora.books import here
from manoa.games.valdora.choices import at_harbour, owed_gem, source, toll
from manoa.games.valdora.components import (
    CART,
    COLOURS,
    FIRST_COMMISSIONS,
    GAME,
    GEAR,
    GEM_KINDS,
    GEMS,
    MOST_COINS,
    MOST_COMMISSIONS,
    gems_in,
)
from manoa.games.valdora.state import (
    ACT,
    BOOK,
    COINS,
    DELIVERING,
    FOOD,
    GO,
    LOADING,
    MODES,
    OVER,
    OWNED,
    PAY,
    REPLACE,
    SPACE,
    State,
)
from manoa.kernel.errors import IllegalAction, shown
from manoa.kernel.game import whole_number
from manoa.kernel.language import Argument

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
    action = whole_number(given)
    if not 0 <= action < actions.SIZE:
        return _no("", "not-an-action", value=shown(given), most=actions.SIZE - 1)
    if state.mode == OVER:
        return _no("VA-END-1", "over")
    if action >= actions.MOVE:
        return _move(state, action - actions.MOVE)
    if action >= actions.LOAD:
        return _load(state, *divmod(action - actions.LOAD, GEM_KINDS))
    if action >= actions.EMPTY:
        return _empty(state, action - actions.EMPTY)
    if action >= actions.DELIVER:
        return _deliver(state, action - actions.DELIVER)
    if action >= actions.RETURN:
        return _give_back(state)
    if action >= actions.BUY:
        return _buy(state, action - actions.BUY)
    if action >= actions.TURN:
        return _turn(state, action - actions.TURN)
    return _simple(state, action)


def _no(rule: str, what: str, **arguments: Argument) -> IllegalAction:
    return IllegalAction(f"refused-{what}", rule=rule, game=GAME, **arguments)


def _not_asked(state: State) -> IllegalAction:
    mode = MODES[state.mode]
    return _no(_ASKED[mode], "not-asked", asked=mode)


def _not_here(state: State) -> IllegalAction:
    space = state.map().spaces[state.mine(SPACE)]
    return _no("VA-ACT-3", "not-here", place=space.place(), space=space.name)


def _move(state: State, space: int) -> IllegalAction:
    if state.mode != GO:
        return _not_asked(state)
    board = state.map()
    start = state.mine(SPACE)
    name = board.spaces[space].name
    if space == start:
        return _no("VA-MOVE-1", "no-move")
    price = int(toll(state, space))
    if (board.near[start] >> space) & 1 == 0:
        if (board.far[start] >> space) & 1 == 0:
            return _no("VA-MOVE-3", "two-towns", space=name)
        if not state.mine(FOOD):
            return _no("VA-MOVE-2", "past-a-town", space=name)
    return _no("VA-MEET-1", "meeting", space=name, number=price, purse=int(state.mine(COINS)))


def _simple(state: State, action: int) -> IllegalAction:
    if action == actions.STAY:
        return _no("VA-MOVE-1", "must-move") if state.mode == GO else _not_asked(state)
    if action == actions.DONE or state.mode == GO:
        return _not_asked(state)
    if state.mode != ACT:
        return _no("VA-ACT-1", "one-action")
    kind = state.map().kind[state.mine(SPACE)]
    if action == actions.PROVISIONS and kind <= HARBOUR_TOWN:
        return _no("VA-PROV-2", "provisions-there")
    if action == actions.SILVER and kind == MINE:
        return _no("VA-SILVER-1", "purse-full", most=MOST_COINS)
    return _not_here(state)


def _turn(state: State, side: int) -> IllegalAction:
    if state.mode not in (ACT, BOOK, REPLACE):
        return _not_asked(state)
    book = here(state)
    if book < 0:
        return _not_here(state)
    if state.top(book, side) < 0:
        return _no("VA-PAGE-2", "no-page")
    if state.mode == REPLACE:
        return _no("VA-BUY-6", "page-too-far")
    return _no("VA-PAGE-2", "page-coin")


def _buy(state: State, side: int) -> IllegalAction:
    if state.mode not in (ACT, BOOK, REPLACE):
        return _not_asked(state)
    book = here(state)
    if book < 0:
        return _not_here(state)
    card = state.top(book, side)
    if card < 0:
        return _no("VA-BUY-2", "no-card")
    if book >= FIRST_COMMISSIONS:
        if card == state.given:
            return _no("VA-BUY-6", "given-back")
        if state.mine(COINS) > 0:
            return _no("VA-BUY-6", "give-back-first", most=MOST_COMMISSIONS)
        return _no("VA-BUY-5", "commission-coin")
    gear = state.tables().gear[2 * card + side]
    if (state.mine(OWNED) >> gear) & 1:
        return _no("VA-BUY-4", "owned", equipment=GEAR[gear])
    return _no("VA-BUY-3", "no-gold", equipment=GEAR[gear])


def _give_back(state: State) -> IllegalAction:
    if state.mode not in (ACT, BOOK):
        return _not_asked(state)
    book = here(state)
    if book < FIRST_COMMISSIONS:
        return _not_here(state)
    if state.held_number(state.seat) < MOST_COMMISSIONS:
        return _no("VA-BUY-6", "room-left", most=MOST_COMMISSIONS)
    if state.mine(COINS) == 0:
        return _no("VA-BUY-5", "commission-coin")
    return _no("VA-BUY-6", "nothing-else")


def _load(state: State, gear: int, gem: int) -> IllegalAction:
    if state.mode not in (ACT, LOADING):
        return _not_asked(state)
    kind = state.map().kind[state.mine(SPACE)]
    if kind != ROAD and not at_harbour(state):
        return _not_here(state)
    name = GEAR[gear]
    if not (state.mine(OWNED) >> gear) & 1:
        return _no("VA-LOAD-1", "not-owned", equipment=name)
    box = state.tables()
    if gear < CART and box.carries[gear] != gem:
        return _no("VA-LOAD-2", "wrong-gem", equipment=name, gem=GEMS[gem])
    if (state.loaded >> gear) & 1:
        return _no("VA-LOAD-4", "loaded-already", equipment=name)
    if at_harbour(state) and state.ships == 0:
        return _no("VA-LOAD-3", "no-ship")
    if gems_in(source(state), gem) == 0:
        return _no("VA-LOAD-3" if at_harbour(state) else "VA-LOAD-1", "no-gem", gem=GEMS[gem])
    there = state.load_on(state.seat, gear)
    if there >= 0 and gear < CART:
        return _no("VA-LOAD-1", "full", equipment=name)
    if there == gem:
        return _no("VA-LOAD-4", "same-gem", equipment=name, gem=GEMS[gem])
    price, purse = int(box.load_coins[gear]), int(state.mine(COINS))
    return _no("VA-LOAD-2", "load-coins", equipment=name, number=price, purse=purse)


def _deliver(state: State, slot: int) -> IllegalAction:
    if state.mode not in (ACT, DELIVERING):
        return _not_asked(state)
    board = state.map()
    space = state.mine(SPACE)
    if board.kind[space] != PALACE:
        return _not_here(state)
    face = state.held(state.seat, slot)
    if face < 0:
        return _no("VA-COMM-1", "no-commission")
    colour = COLOURS[state.tables().colour[face]]
    if state.tables().colour[face] != board.colour[space]:
        return _no("VA-COMM-1", "other-patron", commission=colour)
    return _no("VA-COMM-1", "cannot-pay", commission=colour)


def _empty(state: State, gear: int) -> IllegalAction:
    if state.mode != PAY:
        return _not_asked(state)
    return _no("VA-COMM-3", "not-carried", equipment=GEAR[gear], gem=GEMS[owed_gem(state)])
