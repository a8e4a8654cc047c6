"""What an action does: each goes to the module that knows."""

from __future__ import annotations

from manoa.games.island.actions import (
    ARMY,
    ATTACK,
    BANK,
    CELL,
    COUNTER,
    COVER,
    DISCOVER,
    DONE,
    EITHER,
    FARM,
    FORT,
    KIND,
    LAY,
    MARCH,
    OFFERING,
    SEAT,
    SILENCE,
    STEP,
    TILE,
    WANT,
    WISH,
    WISHES,
    YES,
)
from manoa.games.island.armies import begin_march, march
from manoa.games.island.beaten import forget_move, forget_steps, pay, put_down
from manoa.games.island.buying import announce, shrine_at
from manoa.games.island.components import (
    FARM as FARM_PIECE,
    FORT as FORT_PIECE,
    MOST_BUILDINGS,
    OFFERING as OFFERING_PIECE,
    VILLAGER as VILLAGER_PIECE,
)
from manoa.games.island.grid import AT, CORNER, DIRECTIONS, NEXT
from manoa.games.island.moving import cover, discover, lay, step
from manoa.games.island.queue import begin_farm
from manoa.games.island.state import (
    ABOUT_BATTLE,
    ANSWER,
    AT_CELL,
    CHOOSE,
    DISCARD,
    EXPLORE,
    FARM_AT,
    HARVEST,
    OFFER,
    OVER,
    PLACE,
    QUEUE,
    QUEUED,
    REACT,
    REROLL,
    SETTLE,
    STEAL,
    TRADE,
    State,
)
from manoa.games.island.trading import add_give, add_want, answer, bank, begin_counter, begin_offer, drop_offer, propose
from manoa.games.island.turns import (
    after_roll,
    assign,
    choose,
    discard,
    end_turn,
    harvest,
    order,
    reroll,
    steal_from,
)
from manoa.games.island.windows import be_silent, name_rival, pass_by, settle
from manoa.games.island.wishing import interrupt, is_moment, resume, wish
from manoa.kernel.native import i64


def perform(state: State, action: i64) -> None:
    """Carries out a legal action or a wish, and what follows from it until somebody is asked again."""
    if action >= WISH:
        wish(state, (action - WISH) // WISHES, (action - WISH) % WISHES)
        if state.aside:
            return
    elif action < STEP:
        _short(state, action)
    elif action < OFFERING:
        if action >= LAY:
            lay(state, action - LAY)
        elif action >= COVER:
            cover(state, action - COVER)
        else:
            step(state, action - STEP)
    elif action < BANK:
        _piece(state, action)
    elif action == COUNTER:
        begin_counter(state)
    elif action >= CELL:
        if state.mode == PLACE:
            put_down(state, action - CELL)
        else:
            announce(state, VILLAGER_PIECE, action - CELL)
    elif action >= KIND:
        _card(state, action)
    elif action >= SEAT:
        _seat(state, action - SEAT)
    else:
        bank(state, (action - BANK) // 3, (action - BANK) % 3)
    if state.mode == SETTLE:
        settle(state)
    if state.wanting != 0 and is_moment(state.mode):
        interrupt(state)
    if state.mode == OVER:
        _clear(state)


def _short(state: State, action: i64) -> None:
    mode = state.mode
    if action == DISCOVER:
        discover(state)
    elif action >= EITHER:
        if mode == CHOOSE:
            choose(state, action - EITHER)
        else:
            assign(state, action - EITHER)
    elif action == SILENCE:
        be_silent(state)
    elif mode == REROLL:
        if action == YES:
            reroll(state)
        else:
            after_roll(state)
    elif mode == ANSWER:
        answer(state, action == YES)
    elif action == YES:
        propose(state)
    elif mode == OFFER:
        drop_offer(state)
    elif mode == REACT:
        pass_by(state)
    elif mode == TRADE:
        resume(state)
    else:
        assert action == DONE
        assert mode == EXPLORE
        end_turn(state)


def _piece(state: State, action: i64) -> None:
    here = state.of(state.active, AT_CELL)
    if action >= ATTACK:
        code: i64 = action - ATTACK
        owner: i64 = code // (3 * MOST_BUILDINGS)
        corner = state.of(owner, FARM_AT + code // 3 % MOST_BUILDINGS)
        begin_farm(state, state.active, AT[3 * corner + code % 3], owner, corner)
        state.due = True
        state.about = ABOUT_BATTLE
        state.passed = 0
        state.mode = SETTLE
    elif action >= MARCH:
        march(state, (action - MARCH) // DIRECTIONS + 1, (action - MARCH) % DIRECTIONS)
    elif action >= ARMY:
        begin_march(state, action - ARMY)
    elif action >= FARM:
        announce(state, FARM_PIECE, CORNER[6 * here + action - FARM])
    elif action >= FORT:
        announce(state, FORT_PIECE, CORNER[6 * here + action - FORT])
    else:
        announce(state, OFFERING_PIECE, shrine_at(state, NEXT[6 * here + action - OFFERING]))


def _card(state: State, action: i64) -> None:
    mode = state.mode
    if action >= TILE:
        order(state, action - TILE)
    elif action >= WANT:
        add_want(state, action - WANT)
    elif mode == HARVEST:
        harvest(state, action - KIND)
    elif mode == OFFER:
        add_give(state, action - KIND)
    elif mode == DISCARD:
        discard(state, action - KIND)
    else:
        pay(state, action - KIND)


def _seat(state: State, seat: i64) -> None:
    mode = state.mode
    if mode in (EXPLORE, TRADE):
        begin_offer(state, seat)
    elif mode == STEAL:
        steal_from(state, seat)
    else:
        name_rival(state, seat)


def _clear(state: State) -> None:
    """The game is over: what was going on goes on no more, and hidden hands are shown."""
    if state.hidden:
        state.revealed = True
    while state.cells[QUEUED] > 0:
        state.cells[QUEUED] -= 1
        state.cells[QUEUE + state.cells[QUEUED]] = 0
    forget_steps(state)
    state.due = False
    state.about = 0
    state.passed = 0
    state.named = -1
    state.piece = -1
    state.spot = -1
    state.ending = False
    state.picked = False
    state.marched = False
    state.offered = 0
    state.approached = 0
    state.wanting = 0
    state.trader = -1
    state.paused = -1
    forget_move(state)
