"""What an action does: the move, the action in its steps, and the end of a turn, a round and the game."""

from __future__ import annotations

from typing import Final

from manoa.games.valdora.actions import BUY, DELIVER, DONE, EMPTY, LOAD, MOVE, PROVISIONS, RETURN, SILVER, STAY, TURN
from manoa.games.valdora.books import buy, give_back, take_equipment, turn_page
from manoa.games.valdora.choices import legal, owed_gem, source, toll
from manoa.games.valdora.components import (
    BIT,
    GEAR,
    GEM_KINDS,
    GEMS,
    MOST_COINS,
    gems_in,
    one_gem,
)
from manoa.games.valdora.delivering import begin_delivery, deliver
from manoa.games.valdora.state import (
    ACT,
    BOOK,
    COINS,
    DELIVERING,
    DISCARD,
    FOOD,
    GO,
    HEAP,
    LOADING,
    OVER,
    PAY,
    REPLACE,
    SPACE,
    STRIDE,
    State,
    carriers,
)
from manoa.kernel.native import i64

# So many rounds before a quiet game ends, everyone is told.
WARNING: Final = 3


def perform(state: State, action: i64) -> None:
    """Carries out a legal action."""
    if action >= MOVE:
        _move(state, action - MOVE)
    elif action >= LOAD:
        _load(state, (action - LOAD) // GEM_KINDS, (action - LOAD) % GEM_KINDS)
    elif action >= EMPTY:
        _empty(state, action - EMPTY)
        _settle(state)
    elif action >= DELIVER:
        begin_delivery(state, action - DELIVER)
        _settle(state)
    elif action >= RETURN:
        give_back(state, (action - RETURN) // 2, (action - RETURN) % 2)
        _go_on(state, REPLACE)
    elif action >= BUY:
        buy(state, action - BUY)
        if state.owed != 0:
            _settle(state)
        else:
            _go_on(state, BOOK)
    elif action >= TURN:
        turn_page(state, action - TURN)
        _go_on(state, BOOK if state.given < 0 else REPLACE)
    else:
        _simple(state, action)
        _end_turn(state)


def _simple(state: State, action: i64) -> None:
    """What takes one step and ends the turn."""
    base = state.seat * STRIDE
    if action == DONE:
        if state.mode == ACT and state.narrating:
            state.tell("passes", state.seat, {})
    elif action == STAY:
        if state.narrating:
            state.tell("stays", state.seat, {})
    elif action == PROVISIONS:
        state.cells[base + FOOD] = 1
        if state.narrating:
            state.tell("takes-provisions", state.seat, {})
    else:
        assert action == SILVER
        # VA-SILVER-1.
        if state.narrating:
            state.tell("fills-silver", state.seat, {"number": MOST_COINS - int(state.cells[base + COINS])})
        state.cells[base + COINS] = MOST_COINS


# The move -----------------------------------------------------------------------------------------------------------


def _move(state: State, space: i64) -> None:
    board = state.map()
    base = state.seat * STRIDE
    here = state.cells[base + SPACE]
    coins = toll(state, space)
    passing = (board.near[here] >> space) & 1 == 0
    if state.narrating:
        way = [board.spaces[step].name for step in board.way(int(here), int(space))]
        state.tell(
            "moves",
            state.seat,
            {"from": way[0], "to": way[-1], "place": board.spaces[space].place(), "way": " ".join(way)},
        )
    state.cells[base + SPACE] = space
    if passing:
        # VA-MOVE-3: the provisions are spent.
        state.cells[base + FOOD] = 0
        if state.narrating:
            state.tell("spends-provisions", state.seat, {})
    if coins > 0:
        _pay_tolls(state, space, coins)
    state.ships = board.ships[space]
    state.mode = ACT


def _pay_tolls(state: State, space: i64, coins: i64) -> None:
    """VA-MEET-1, VA-MEET-2: a coin for everyone met; one who has six already gets none, and the bank takes it."""
    state.spend(coins)
    if state.narrating:
        state.tell("pays-meeting", state.seat, {"number": int(coins)})
    seat: i64 = 0
    while seat < state.players:
        if seat != state.seat and state.cells[seat * STRIDE + SPACE] == space:
            if state.cells[seat * STRIDE + COINS] < MOST_COINS:
                state.cells[seat * STRIDE + COINS] += 1
                if state.narrating:
                    state.tell("receives-coin", seat, {"payer": int(state.seat)})
            elif state.narrating:
                state.tell("full-purse", seat, {"payer": int(state.seat)})
        seat += 1


# Loading ------------------------------------------------------------------------------------------------------------


def _load(state: State, gear: i64, gem: i64) -> None:
    """VA-LOAD: a gem from the road or the discard space goes on a card, whose old gem is unloaded first."""
    board = state.map()
    here = state.mine(SPACE)
    road = board.road[here]
    price = state.tables().load_coins[gear]
    assert gems_in(source(state), gem) > 0
    there = state.load_on(state.seat, gear)
    if there >= 0:
        state.cells[DISCARD] += one_gem(there)
        if state.narrating:
            state.tell("unloads", state.seat, {"equipment": GEAR[gear], "gem": GEMS[there]})
    if road >= 0:
        state.cells[HEAP + road] -= one_gem(gem)
    else:
        state.cells[DISCARD] -= one_gem(gem)
        state.ships -= 1
    state.set_load(gear, gem)
    state.spend(price)
    state.loaded |= BIT[gear]
    if state.narrating:
        state.tell(
            "loads",
            state.seat,
            {
                "equipment": GEAR[gear],
                "gem": GEMS[gem],
                "space": board.spaces[here].name,
                "source": "road" if road >= 0 else "discard",
                "number": int(price),
            },
        )
    _go_on(state, LOADING)


# Paying with gems ---------------------------------------------------------------------------------------------------


def _empty(state: State, gear: i64) -> None:
    """A gem goes from a card to the discard space as payment."""
    gem = state.load_on(state.seat, gear)
    state.set_load(gear, -1)
    state.owed -= one_gem(gem)
    state.cells[DISCARD] += one_gem(gem)
    if state.narrating:
        state.tell("empties", state.seat, {"equipment": GEAR[gear], "gem": GEMS[gem]})


def _settle(state: State) -> None:
    """Pays what is owed as far as there is no choice (VA-COMM-3); once all is paid, gives what it was for."""
    while state.owed != 0:
        gem = owed_gem(state)
        if state.carried(state.seat, gem) > gems_in(state.owed, gem):
            state.mode = PAY
            return
        paying = carriers(state, state.seat, gem)
        gear: i64 = 0
        while (paying >> gear) & 1 == 0:
            gear += 1
        _empty(state, gear)
    if state.map().book[state.mine(SPACE)] >= 0:
        take_equipment(state)
        _go_on(state, BOOK)
    else:
        deliver(state)
        _go_on(state, DELIVERING)


# The end of things --------------------------------------------------------------------------------------------------


def _go_on(state: State, mode: i64) -> None:
    """The action goes on, unless nothing more could be done; everyone sees that, so it may end by itself."""
    state.mode = mode
    state.target = -1
    choices = legal(state)
    # Between giving a commission back and buying another, nothing ends (VA-BUY-6).
    if len(choices) > 1 or mode == REPLACE:
        state.choices = choices
    else:
        _end_turn(state)


def _end_turn(state: State) -> None:
    state.turned = 0
    state.loaded = 0
    state.ships = 0
    state.target = -1
    state.seat += 1
    if state.seat == state.players and _end_round(state):
        return
    state.turn += 1
    state.mode = GO
    if state.narrating:
        state.tell("turn", state.seat, {"round": int(state.round)})


def _end_round(state: State) -> bool:
    """VA-END-1, VA-END-2: whether the game ends with this round; if not, the next one begins."""
    state.quiet = 0 if state.delivered else state.quiet + 1
    state.delivered = False
    left = state.quiet_limit - state.quiet
    over = state.ending or state.round == state.limit
    if not over and state.quiet_limit > 0 and state.quiet > 0:
        over = left == 0
        if state.narrating and over:
            state.tell("quiet", -1, {"number": int(state.quiet)})
        elif state.narrating and left <= WARNING:
            state.tell("quiet-soon", -1, {"number": int(state.quiet), "left": int(left)})
    if over:
        state.mode = OVER
        state.seat = -1
        if state.narrating:
            state.tell("over", -1, {"round": int(state.round)})
        return True
    state.seat = 0
    state.round += 1
    return False
