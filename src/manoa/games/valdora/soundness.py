"""Whether a position can be: the box complete, and what is asked possible. What cannot be is refused with its field."""

from __future__ import annotations

from typing import Final

from manoa.games.valdora.board import COMMISSION_TOWN, EQUIPMENT_TOWN, HARBOUR, HARBOUR_TOWN, PALACE, ROAD
from manoa.games.valdora.choices import can_buy, legal, owed_gem
from manoa.games.valdora.components import (
    BOOKS,
    CARDS,
    CART,
    COLOURS,
    GAME,
    GEAR,
    GEAR_KINDS,
    GEM_KINDS,
    GEMS,
    GOLD,
    LEFT,
    MOST_COMMISSIONS,
    RIGHT,
    book_of,
    gems_in,
    heap_words,
    one_gem,
)
from manoa.games.valdora.state import (
    ACT,
    BONUS,
    BONUS_LEFT,
    BOOK,
    COINS,
    DELIVERING,
    DISCARD,
    GO,
    HEAP,
    LOADING,
    MODES,
    OVER,
    PAY,
    REPLACE,
    SHOPS,
    SPACE,
    STRIDE,
    SUPPLY,
    State,
)
from manoa.kernel.errors import BadRecord

IN_A_PILE: Final = -1


class Where:
    """A card of a position: the field that holds it, and its face there (LEFT for the back, RIGHT for the front)."""

    def __init__(self, card: int, face: int, field: str) -> None:
        self.card = card
        self.face = face
        self.field = field


def check(state: State, places: list[Where]) -> None:
    """Refuses a position that contradicts itself or could not be played on. `places` says where every card was."""
    _check_gems(state)
    _check_cards(state, places)
    _check_seen(state, places)
    _check_tiles(state)
    _check_rounds(state)
    _check_turn(state)


def _need(condition: bool, field: str, value: object) -> None:
    if not condition:
        raise BadRecord("error-position-field", field=f"state.{field}", value=str(value))


def _check_gems(state: State) -> None:
    """78 gems, and each on a card that can carry it."""
    box, board = state.tables(), state.map()
    for gem in range(GEM_KINDS):
        total = int(gems_in(state.cells[DISCARD], gem))
        for place in range(len(board.roads)):
            total += int(gems_in(state.cells[HEAP + place], gem))
        for seat in range(state.players):
            total += int(state.carried(seat, gem))
        if total != box.gems[gem]:
            raise BadRecord("error-position-gems", game=GAME, gem=GEMS[gem], value=total, wanted=int(box.gems[gem]))
    for seat in range(state.players):
        for gear in range(CART):
            gem = int(state.load_on(seat, gear))
            _need(gem < 0 or box.carries[gear] == gem, f"seats[{seat}].equipment.{GEAR[gear]}.gem", GEMS[gem])


def _check_cards(state: State, places: list[Where]) -> None:
    """36 and 54 cards, each somewhere and none twice."""
    ids = state.tables().ids
    found: dict[int, str] = {}
    for place in places:
        if place.card in found:
            raise BadRecord("error-position-card-twice", game=GAME, card=ids[place.card], field=place.field)
        found[place.card] = place.field
    for card in range(CARDS):
        if card not in found:
            raise BadRecord("error-position-card-missing", game=GAME, card=ids[card])


def _check_seen(state: State, places: list[Where]) -> None:
    """What lies open or lay open was seen: all fronts but the lowest of a right pile, and the backs on a left side."""
    ids = state.tables().ids
    for book in range(BOOKS):
        for side in (LEFT, RIGHT):
            card = state.top(book, side)
            above = True  # whether the card further up was seen
            while card >= 0:
                name = ids[card]
                front = state.seen(card, RIGHT)
                may_hide = side == RIGHT and card != state.top(book, side) and book_of(card) == book
                _need(above if front else may_hide, "seen.fronts", name)
                _need(side == RIGHT or state.seen(card, LEFT), "seen.backs", name)
                above = front
                card = state.under(card)
    for place in places:
        if place.face != IN_A_PILE:
            _need(state.seen(place.card, RIGHT), "seen.fronts", ids[place.card])
            _need(place.face == RIGHT or state.seen(place.card, LEFT), "seen.backs", ids[place.card])
    for number in range(CARDS):
        _need(state.seen(number, RIGHT) or not state.seen(number, LEFT), "seen.backs", ids[number])


def _check_tiles(state: State) -> None:
    """39 craftsmen (35 among three), seven workshops and the bonus tiles: each somewhere, and where it belongs."""
    box, cells = state.tables(), state.cells
    bonus = int(cells[BONUS_LEFT])
    for colour, name in enumerate(COLOURS):
        wanted = int(box.craftsmen[colour]) - (int(box.out_with_three[colour]) if state.players == 3 else 0)
        total = int(state.tiles_left(colour))
        shops = int((cells[SUPPLY] >> colour) & 1)
        for seat in range(state.players):
            there = int(state.craftsmen(seat, colour))
            total += there
            opened = int((cells[seat * STRIDE + SHOPS] >> colour) & 1)
            shops += opened
            enough = there >= box.shop_craftsmen[colour]
            _need(enough or opened == 0, f"seats[{seat}].workshops", name)
            _need(not enough or (cells[SUPPLY] >> colour) & 1 == 0, "workshops", name)
        if total != wanted:
            raise BadRecord("error-position-craftsmen", game=GAME, colour=name, value=total, wanted=wanted)
        if shops != 1:
            raise BadRecord("error-position-workshop", game=GAME, colour=name, value=shops)
    for seat in range(state.players):
        bonus += int(cells[seat * STRIDE + BONUS])
    _need(bonus == box.bonus, "bonus", int(cells[BONUS_LEFT]))


def _check_rounds(state: State) -> None:
    """The end has come if it must, and not before."""
    _need(state.ending == (state.colours_left() <= 1), "ending", bool(state.ending))
    _need(state.limit == 0 or state.round <= state.limit, "round", int(state.round))
    playing = state.mode != OVER
    _need(state.quiet_limit == 0 or state.quiet < state.quiet_limit + (0 if playing else 1), "quiet", int(state.quiet))
    if not playing:
        ended = state.ending or state.round == state.limit
        _need(ended or (state.quiet_limit > 0 and state.quiet == state.quiet_limit), "mode", "over")


# The turn in progress ---------------------------------------------------------------------------------------------


def _check_turn(state: State) -> None:
    """What was done this turn fits the space and what is asked."""
    mode = state.mode
    _need(mode == PAY or state.target == -1, "turn.target", int(state.target))
    _need((mode == REPLACE) == (state.given >= 0), "turn.given", int(state.given))
    _need(mode == PAY or state.owed == 0, "turn.owed", heap_words(state.owed))
    if mode in (GO, OVER):
        _need(state.turned == 0, "turn.pages", int(state.turned))
        _need(state.loaded == 0, "turn.loaded", int(state.loaded))
        _need(state.ships == 0, "turn.ships", int(state.ships))
        return
    board = state.map()
    space = state.mine(SPACE)
    kind = board.kind[space]
    fits = {
        ACT: True,
        BOOK: kind < HARBOUR_TOWN,
        LOADING: kind in (ROAD, HARBOUR, HARBOUR_TOWN),
        DELIVERING: kind == PALACE and state.delivered,
        REPLACE: kind == COMMISSION_TOWN,
        PAY: kind in (EQUIPMENT_TOWN, PALACE),
    }
    _need(fits[int(mode)], "mode", MODES[mode])
    _need(state.turned == 0 or (kind < HARBOUR_TOWN and mode != ACT), "turn.pages", int(state.turned))
    _check_loaded(state)
    if mode == REPLACE:
        _check_exchange(state)
    if mode == PAY:
        _check_payment(state)


def _check_exchange(state: State) -> None:
    """One of three commissions lies in this book, no deeper than pages were turned, and another can be bought."""
    given = state.tables().ids[state.given]
    _need(state.held_number(state.seat) == MOST_COMMISSIONS - 1, "turn.given", given)
    book = state.map().book[state.mine(SPACE)]
    found = False
    for side in (LEFT, RIGHT):
        card = state.top(book, side)
        depth = 0
        while card >= 0 and depth <= state.turned:
            found = found or card == state.given
            card = state.under(card)
            depth += 1
    _need(found and len(legal(state)) > 0, "turn.given", given)


def _check_loaded(state: State) -> None:
    """Cards that took a gem this turn carry it, and each took a ship at a harbour."""
    _need((state.loaded != 0) == (state.mode == LOADING), "turn.loaded", int(state.loaded))
    ships = int(state.map().ships[state.mine(SPACE)])
    for gear in range(GEAR_KINDS):
        if (state.loaded >> gear) & 1:
            _need(state.load_on(state.seat, gear) >= 0, "turn.loaded", GEAR[gear])
            ships -= 1
    wanted = ships if state.map().ships[state.mine(SPACE)] > 0 else 0
    _need(state.ships == wanted, "turn.ships", int(state.ships))


def _check_payment(state: State) -> None:
    """Gold for equipment, or gems for a commission of this palace, and several cards that could pay."""
    board, box = state.map(), state.tables()
    space = state.mine(SPACE)
    target = int(state.target)
    if board.kind[space] == PALACE:
        face = int(state.held(state.seat, target)) if target >= 0 else -1
        _need(face >= 0, "turn.target", target)
        _need(box.colour[face] == board.colour[space], "turn.target", target)
        _need(state.mine(COINS) >= box.coins[face], "turn.target", target)
        needs = int(box.needs[face])
    else:
        _need(0 <= target <= RIGHT and can_buy(state, board.book[space], target), "turn.target", target)
        needs = int(one_gem(GOLD))
    _need(state.owed != 0, "turn.owed", heap_words(state.owed))
    for gem in range(GEM_KINDS):
        owed = gems_in(state.owed, gem)
        payable = owed <= gems_in(needs, gem) and owed <= state.carried(state.seat, gem)
        _need(payable, "turn.owed", heap_words(state.owed))
    gem = owed_gem(state)
    _need(state.carried(state.seat, gem) > gems_in(state.owed, gem), "turn.owed", heap_words(state.owed))
