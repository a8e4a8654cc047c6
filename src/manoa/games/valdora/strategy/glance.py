"""A turn at a glance: what is worth doing in each place, by rules of thumb and without weighing every step.

A search looks ahead to many turns, so that a plan must be had in a fraction of a millisecond. In a palace all is
delivered that can be; free cards take whatever lies there, and those that cost coins only what is wanted.
"""

from __future__ import annotations

from typing import Final

from manoa.games.valdora import components, mode, packing, site, zone
from manoa.games.valdora.game import Valdora
from manoa.games.valdora.packing import Heap
from manoa.games.valdora.rules import action
from manoa.games.valdora.rules.books import here, page_cost
from manoa.games.valdora.strategy.outlook import Outlook
from manoa.games.valdora.strategy.plan import before_a_book, fingerprint
from manoa.games.valdora.strategy.prospects import prospect
from manoa.kernel.native import i64
from manoa.kernel.strategy import Plan

# What a page that nobody has seen may bring to one who can buy from it.
_A_PAGE: Final = 1.5
# Pages are turned for coins only by those who keep so many.
_KEPT: Final = 3
# A card is bought only for more than this.
_GAIN: Final = 0.2


class Way:
    """A plan in the making: where it leads, what it promises, and the position after it."""

    def __init__(self, state: Valdora) -> None:
        self.state = state
        self.plan = Plan()
        self.worth = 0.0
        self.space: i64 = -1

    def step(self, chosen: int) -> None:
        """Takes an action."""
        self.plan.add(fingerprint(self.state), chosen)
        self.state.apply(chosen)


def by_worth(way: Way) -> float:
    """For sorting: what promises most comes first."""
    return -way.worth


def glance(game: Valdora, outlook: Outlook) -> list[Way]:
    """The destinations that are good for something, with what is done there; those that promise most first."""
    seat: i64 = game.seat
    found: list[Way] = []
    for chosen in game.legal_actions():
        way = Way(game.copy())
        way.space = chosen - action.MOVE
        way.step(chosen)
        if way.state.seat != seat or before_a_book(way.state):
            way.worth = prospect(way.state, outlook, seat)
            if way.state.seat == seat:
                way.worth += _hope(way.state, outlook, seat, way.worth)
            found.append(way)
            continue
        fed = action.PROVISIONS in way.state.legal_actions()
        if fed:
            provided = Way(way.state.copy())
            provided.space = way.space
            provided.plan.add(way.plan.meant_for[0], chosen)
            provided.step(action.PROVISIONS)
            provided.worth = prospect(provided.state, outlook, seat)
            found.append(provided)
        if work(way, seat) or (game.board.is_town(way.space) and not fed):
            if way.state.seat == seat:
                way.step(action.DONE)
            way.worth = prospect(way.state, outlook, seat)
            found.append(way)
    if len(found) == 0:
        # Nothing is good for anything: the first place will do.
        way = Way(game.copy())
        way.step(game.legal_actions()[0])
        found.append(way)
    found.sort(key=by_worth)
    return found


def go_on(game: Valdora, outlook: Outlook) -> Plan:
    """The turn, or what is left of it, up to where something hidden shows."""
    if game.mode == mode.MOVE:
        return glance(game, outlook)[0].plan
    if before_a_book(game):
        return _at_a_book(game, outlook)
    way = Way(game.copy())
    work(way, game.seat)
    if way.state.seat == game.seat:
        way.step(action.DONE)
    return way.plan


def work(way: Way, seat: i64) -> bool:
    """Does in a place, which is no book town, what there is to do; whether there was anything."""
    state = way.state
    begun = False
    while state.seat == seat:
        chosen = _next_step(state)
        if chosen == action.DONE:
            break
        way.step(chosen)
        begun = True
    return begun


def _next_step(state: Valdora) -> int:
    choices = state.legal_actions()
    if state.mode == mode.PAY:
        # A tool is filled again for nothing.
        return choices[0]
    kind = state.board.kind[state.mine(zone.SPACE)]
    if kind == site.MINE:
        return choices[-1]
    if kind == site.PALACE:
        return choices[-1] if choices[-1] >= action.DELIVER else action.DONE
    return _next_load(state, choices)


def _next_load(state: Valdora, choices: list[int]) -> int:
    """What is wanted first; then, where there is room on free cards, anything."""
    wanted = _wanted(state)
    free = action.DONE
    for chosen in choices:
        if chosen >= action.LOAD:
            gem = action.gem_of(chosen)
            costs = action.gear_of(chosen) >= components.CART
            if packing.gems_in(wanted, gem) > 0:
                if not costs:
                    return chosen
                if not _is_wanted(state, state.load_on(state.seat, action.gear_of(chosen))):
                    return chosen
            elif not costs and free == action.DONE:
                free = chosen
    return free


def _needs(state: Valdora) -> Heap:
    """What the commissions of the seat ask for."""
    needs: Heap = 0
    slot: i64 = 0
    while slot < components.MOST_COMMISSIONS:
        face = state.held(state.seat, slot)
        if face >= 0:
            needs += state.box.needs[face]
        slot += 1
    return needs


def _wanted(state: Valdora) -> Heap:
    """What they ask for and the seat does not carry."""
    needs = _needs(state)
    wanted: Heap = 0
    gem: i64 = 0
    while gem < components.GEM_KINDS:
        missing: i64 = packing.gems_in(needs, gem) - state.carried(state.seat, gem)
        if missing > 0:
            wanted += missing * packing.one_gem(gem)
        gem += 1
    return wanted


def _is_wanted(state: Valdora, gem: i64) -> bool:
    """Whether a gem that is carried is asked for."""
    return gem >= 0 and packing.gems_in(_needs(state), gem) >= state.carried(state.seat, gem)


# Before a book ------------------------------------------------------------------------------------------------------


def _hope(state: Valdora, outlook: Outlook, seat: i64, as_it_is: float) -> float:
    """What a visit to a book town may bring: the better of the cards that show, or a page."""
    most = 0.0
    could_buy = False
    for chosen in state.legal_actions():
        if action.BUY <= chosen < action.RETURN:
            could_buy = True
            most = max(most, _gain(state, outlook, seat, chosen, as_it_is))
    if not could_buy and here(state) >= components.FIRST_COMMISSIONS:
        could_buy = state.mine(zone.COINS) > 0
    return most + _A_PAGE if could_buy else most


def _gain(state: Valdora, outlook: Outlook, seat: i64, chosen: int, as_it_is: float) -> float:
    """What is gained by buying the card that shows."""
    after = state.copy()
    after.apply(chosen)
    while after.seat == seat and after.mode == mode.PAY:
        after.apply(after.legal_actions()[0])
    return prospect(after, outlook, seat) - as_it_is


def _at_a_book(game: Valdora, outlook: Outlook) -> Plan:
    """The next step before a book: the better of the cards that show, the free page, provisions, or nothing."""
    seat: i64 = game.seat
    choices = game.legal_actions()
    plan = Plan()
    best = choices[0]
    if game.mode in (mode.ACT, mode.BOOK):
        as_it_is = prospect(game, outlook, seat)
        most = _GAIN
        buyable = game.mine(zone.COINS) > 0 and game.held_number(seat) < components.MOST_COMMISSIONS
        if here(game) < components.FIRST_COMMISSIONS:
            buyable = game.carried(seat, components.GOLD) > 0
        for chosen in choices:
            worth = 0.0
            if action.BUY <= chosen < action.RETURN:
                worth = _gain(game, outlook, seat, chosen, as_it_is)
            elif chosen == action.TURN + components.RIGHT and buyable:
                if page_cost(game) == 0 or game.mine(zone.COINS) > _KEPT:
                    worth = _A_PAGE
            elif chosen == action.PROVISIONS:
                worth = 1.0
            if worth > most:
                most = worth
                best = chosen
    elif game.mode == mode.REPLACE:
        for chosen in choices:
            if chosen >= action.BUY:
                best = chosen
    plan.add(fingerprint(game), best)
    return plan
