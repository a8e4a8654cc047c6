"""What an action does: each goes to the module that knows."""

from __future__ import annotations

from manoa.games.island import components, grid, mode, zone
from manoa.games.island.rules import action, armies, battles, beaten, buying, moving, reactions, trading, turns, wishing
from manoa.games.island.state import State
from manoa.kernel.native import i64


def perform(state: State, choice: i64) -> None:
    """Carries out a legal action or a wish, and what follows from it until somebody is asked again."""
    if choice >= action.WISH:
        wishing.wish(state, action.wish_seat(choice), action.wish_what(choice))
        if state.aside:
            return
    elif choice < action.STEP:
        _short(state, choice)
    elif choice < action.OFFERING:
        if choice >= action.LAY:
            moving.lay(state, choice - action.LAY)
        elif choice >= action.COVER:
            moving.cover(state, choice - action.COVER)
        else:
            moving.step(state, choice - action.STEP)
    elif choice < action.BANK:
        _piece(state, choice)
    elif choice == action.COUNTER:
        trading.begin_counter(state)
    elif choice >= action.CELL:
        if state.mode == mode.PLACE:
            beaten.put_down(state, choice - action.CELL)
        else:
            buying.announce(state, components.VILLAGER, choice - action.CELL)
    elif choice >= action.KIND:
        _card(state, choice)
    elif choice >= action.SEAT:
        _seat(state, choice - action.SEAT)
    else:
        trading.bank(state, action.bank_give(choice), action.bank_take(choice))
    if state.mode == mode.SETTLE:
        reactions.settle(state)
    if state.wanting != 0 and wishing.is_moment(state.mode):
        wishing.interrupt(state)
    if state.mode == mode.OVER:
        _clear(state)


def _short(state: State, choice: i64) -> None:
    what = state.mode
    if choice == action.DISCOVER:
        moving.discover(state)
    elif choice >= action.EITHER:
        if what == mode.CHOOSE:
            turns.choose(state, choice - action.EITHER)
        else:
            turns.assign(state, choice - action.EITHER)
    elif choice == action.SILENCE:
        reactions.be_silent(state)
    elif what == mode.REROLL:
        if choice == action.YES:
            turns.reroll(state)
        else:
            turns.after_roll(state)
    elif what == mode.ANSWER:
        trading.answer(state, choice == action.YES)
    elif choice == action.YES:
        trading.propose(state)
    elif what == mode.OFFER:
        trading.drop_offer(state)
    elif what == mode.REACT:
        reactions.pass_by(state)
    elif what == mode.TRADE:
        wishing.resume(state)
    else:
        assert choice == action.DONE
        assert what == mode.EXPLORE
        turns.end_turn(state)


def _piece(state: State, choice: i64) -> None:
    here = state.of(state.active, zone.AT_CELL)
    if choice >= action.ATTACK:
        owner = action.attack_owner(choice)
        corner = state.of(owner, zone.FARM_AT + action.attack_slot(choice))
        battles.begin_farm(state, state.active, grid.AT[3 * corner + action.attack_near(choice)], owner, corner)
        state.open_window(mode.ABOUT_BATTLE)
    elif choice >= action.MARCH:
        armies.march(state, action.march_number(choice), action.march_way(choice))
    elif choice >= action.ARMY:
        armies.begin_march(state, choice - action.ARMY)
    elif choice >= action.FARM:
        buying.announce(state, components.FARM, grid.CORNER[6 * here + choice - action.FARM])
    elif choice >= action.FORT:
        buying.announce(state, components.FORT, grid.CORNER[6 * here + choice - action.FORT])
    else:
        buying.announce(
            state, components.OFFERING, buying.shrine_at(state, grid.NEXT[6 * here + choice - action.OFFERING])
        )


def _card(state: State, choice: i64) -> None:
    what = state.mode
    if choice >= action.TILE:
        turns.order(state, choice - action.TILE)
    elif choice >= action.WANT:
        trading.add_want(state, choice - action.WANT)
    elif what == mode.HARVEST:
        turns.harvest(state, choice - action.KIND)
    elif what == mode.OFFER:
        trading.add_give(state, choice - action.KIND)
    elif what == mode.DISCARD:
        turns.discard(state, choice - action.KIND)
    else:
        beaten.pay(state, choice - action.KIND)


def _seat(state: State, seat: i64) -> None:
    what = state.mode
    if what in (mode.EXPLORE, mode.TRADE):
        trading.begin_offer(state, seat)
    elif what == mode.STEAL:
        turns.steal_from(state, seat)
    else:
        reactions.name_rival(state, seat)


def _clear(state: State) -> None:
    """The game is over: what was going on goes on no more, and hidden hands are shown."""
    if state.hidden:
        state.revealed = True
    battles.drop_all(state)
    beaten.forget_steps(state)
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
    beaten.forget_move(state)
