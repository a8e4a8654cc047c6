"""What the table shows as something to do and can't be done now, each with the reason: the refusal of trying it."""

from __future__ import annotations

from manoa.games.valdora import components, mode, packing, site, zone
from manoa.games.valdora.rules import action
from manoa.games.valdora.rules.books import here
from manoa.games.valdora.rules.loading import source
from manoa.games.valdora.rules.refusals import refusal
from manoa.games.valdora.showing.describe import words_of
from manoa.games.valdora.state import State
from manoa.kernel.game import Closed, closed_by
from manoa.kernel.native import i64

_READING = (mode.ACT, mode.BOOK, mode.REPLACE)


def closed(state: State, seat: int) -> list[Closed]:
    """What is closed to a seat: nothing to one that does not decide, since nothing is shown to it as its to do."""
    if seat != state.seat:
        return []
    open_now = state.legal_actions()
    shown = _shown(state, open_now)
    return [closed_by(words_of(state, each), refusal(state, each)) for each in shown if each not in open_now]


def _shown(state: State, open_now: list[int]) -> list[int]:
    """The actions that belong to the things on the table, whether they are open or not."""
    asked = state.mode
    if asked == mode.MOVE:
        return [action.MOVE + space for space in range(site.SPACES)]
    space = state.mine(zone.SPACE)
    kind = state.board.kind[space]
    shown: list[int] = []
    if kind <= site.HARBOUR_TOWN:
        shown.append(action.PROVISIONS)
    if kind == site.MINE:
        shown.append(action.SILVER)
    if here(state) >= 0 and asked in _READING:
        shown.extend(_pages(state))
    if here(state) >= components.FIRST_COMMISSIONS and asked in (mode.ACT, mode.BOOK):
        shown.extend(_returns(state))
    if asked == mode.PAY:
        shown.extend(action.EMPTY + gear for gear in _owned(state))
    elif kind == site.PALACE:
        shown.extend(action.DELIVER + slot for slot in range(state.held_number(state.seat)))
    elif kind == site.ROAD or state.board.ships[space] > 0:
        shown.extend(_loads(state, open_now))
    return shown


def _pages(state: State) -> list[int]:
    """The cards that show in the book: bought, or turned over."""
    sides = [side for side in range(len(components.SIDES)) if state.top(here(state), side) >= 0]
    return [action.TURN + side for side in sides] + [action.BUY + side for side in sides]


def _returns(state: State) -> list[int]:
    """Commissions that could go back: only a full hand raises the question."""
    if state.held_number(state.seat) < components.MOST_COMMISSIONS:
        return []
    slots = range(components.MOST_COMMISSIONS)
    return [int(action.give_back(slot, side)) for slot in slots for side in range(len(components.SIDES))]


def _owned(state: State) -> list[int]:
    return [gear for gear in range(components.GEAR_KINDS) if (state.mine(zone.OWNED) >> gear) & 1]


def _loads(state: State, open_now: list[int]) -> list[int]:
    """One load for each card that takes none now: of the gem that it would take, if it could."""
    taking = {int(action.gear_of(each)) for each in open_now if action.LOAD <= each < action.MOVE}
    return [int(action.load(gear, _gem_for(state, gear))) for gear in _owned(state) if gear not in taking]


def _gem_for(state: State, gear: i64) -> i64:
    """The gem that a card would take here: its own, or for cart and horse one that lies here and is not on it."""
    only = state.box.carries[gear]
    if only >= 0:
        return only
    best: i64 = 0
    heap = source(state)
    for gem in range(components.GEM_KINDS):
        if packing.gems_in(heap, gem) > 0:
            best = gem
            if state.load_on(state.seat, gear) != gem:
                break
    return best
