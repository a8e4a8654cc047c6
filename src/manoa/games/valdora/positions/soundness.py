"""Whether a position can be: the box complete, and what is asked possible. What cannot be is refused with its field."""

from __future__ import annotations

from typing import Final

from manoa.games.valdora import components, mode, packing, site, zone
from manoa.games.valdora.components import book_of
from manoa.games.valdora.rules.books import can_buy, here
from manoa.games.valdora.rules.choices import legal
from manoa.games.valdora.rules.paying import owed_gem
from manoa.games.valdora.state import State
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
    box, board = state.box, state.board
    for gem in range(components.GEM_KINDS):
        total = int(packing.gems_in(state.cells[zone.DISCARD], gem))
        for place in range(len(board.roads)):
            total += int(packing.gems_in(state.cells[zone.HEAP + place], gem))
        for seat in range(state.players):
            total += int(state.carried(seat, gem))
        if total != box.gems[gem]:
            raise BadRecord(
                "error-position-gems",
                game=components.GAME,
                gem=components.GEMS[gem],
                value=total,
                wanted=int(box.gems[gem]),
            )
    for seat in range(state.players):
        for gear in range(components.CART):
            gem = int(state.load_on(seat, gear))
            _need(
                gem < 0 or box.carries[gear] == gem,
                f"seats[{seat}].equipment.{components.GEAR[gear]}.gem",
                components.GEMS[gem],
            )


def _check_cards(state: State, places: list[Where]) -> None:
    """36 and 54 cards, each somewhere and none twice."""
    ids = state.box.ids
    found: dict[int, str] = {}
    for place in places:
        if place.card in found:
            raise BadRecord("error-position-card-twice", game=components.GAME, card=ids[place.card], field=place.field)
        found[place.card] = place.field
    for card in range(components.CARDS):
        if card not in found:
            raise BadRecord("error-position-card-missing", game=components.GAME, card=ids[card])


def _check_seen(state: State, places: list[Where]) -> None:
    """What lies open or lay open was seen: all fronts but the lowest of a right pile, and the backs on a left side."""
    ids = state.box.ids
    for book in range(components.BOOKS):
        for side in (components.LEFT, components.RIGHT):
            card = state.top(book, side)
            above = True  # whether the card further up was seen
            while card >= 0:
                name = ids[card]
                front = state.seen(card, components.RIGHT)
                may_hide = side == components.RIGHT and card != state.top(book, side) and book_of(card) == book
                _need(above if front else may_hide, "seen.fronts", name)
                _need(side == components.RIGHT or state.seen(card, components.LEFT), "seen.backs", name)
                above = front
                card = state.under(card)
    for place in places:
        if place.face != IN_A_PILE:
            _need(state.seen(place.card, components.RIGHT), "seen.fronts", ids[place.card])
            _need(
                place.face == components.RIGHT or state.seen(place.card, components.LEFT), "seen.backs", ids[place.card]
            )
    for number in range(components.CARDS):
        _need(
            state.seen(number, components.RIGHT) or not state.seen(number, components.LEFT), "seen.backs", ids[number]
        )


def _check_tiles(state: State) -> None:
    """39 craftsmen (35 among three), seven workshops and the bonus tiles: each somewhere, and where it belongs."""
    box, cells = state.box, state.cells
    bonus = int(cells[zone.BONUS_LEFT])
    for colour, name in enumerate(components.COLOURS):
        wanted = int(box.craftsmen[colour]) - (int(box.out_with_three[colour]) if state.players == 3 else 0)
        total = int(state.tiles_left(colour))
        shops = int((cells[zone.SUPPLY] >> colour) & 1)
        for seat in range(state.players):
            there = int(state.craftsmen(seat, colour))
            total += there
            opened = int((cells[seat * zone.STRIDE + zone.SHOPS] >> colour) & 1)
            shops += opened
            enough = there >= box.shop_craftsmen[colour]
            _need(enough or opened == 0, f"seats[{seat}].workshops", name)
            _need(not enough or (cells[zone.SUPPLY] >> colour) & 1 == 0, "workshops", name)
        if total != wanted:
            raise BadRecord("error-position-craftsmen", game=components.GAME, colour=name, value=total, wanted=wanted)
        if shops != 1:
            raise BadRecord("error-position-workshop", game=components.GAME, colour=name, value=shops)
    for seat in range(state.players):
        bonus += int(cells[seat * zone.STRIDE + zone.BONUS])
    _need(bonus == box.bonus, "bonus", int(cells[zone.BONUS_LEFT]))


def _check_rounds(state: State) -> None:
    """The end has come if it must, and not before."""
    _need(state.ending == (state.colours_left() <= 1), "ending", bool(state.ending))
    _need(state.limit == 0 or state.round <= state.limit, "round", int(state.round))
    playing = state.mode != mode.OVER
    _need(state.quiet_limit == 0 or state.quiet < state.quiet_limit + (0 if playing else 1), "quiet", int(state.quiet))
    if not playing:
        ended = state.ending or state.round == state.limit
        _need(ended or (state.quiet_limit > 0 and state.quiet == state.quiet_limit), "mode", "over")


# The turn in progress ---------------------------------------------------------------------------------------------


def _check_turn(state: State) -> None:
    """What was done this turn fits the space and what is asked."""
    asked = state.mode
    _need(asked == mode.PAY or state.target == -1, "turn.target", int(state.target))
    _need((asked == mode.REPLACE) == (state.given >= 0), "turn.given", int(state.given))
    _need(asked == mode.PAY or state.owed == 0, "turn.owed", packing.heap_words(state.owed))
    if asked in (mode.MOVE, mode.OVER):
        _need(state.turned == 0, "turn.pages", int(state.turned))
        _need(state.loaded == 0, "turn.loaded", int(state.loaded))
        _need(state.ships == 0, "turn.ships", int(state.ships))
        return
    board = state.board
    space = state.mine(zone.SPACE)
    kind = board.kind[space]
    fits = {
        mode.ACT: True,
        mode.BOOK: kind < site.HARBOUR_TOWN,
        mode.LOAD: kind in (site.ROAD, site.HARBOUR, site.HARBOUR_TOWN),
        mode.DELIVER: kind == site.PALACE and state.delivered,
        mode.REPLACE: kind == site.COMMISSION_TOWN,
        mode.PAY: kind in (site.EQUIPMENT_TOWN, site.PALACE),
    }
    _need(fits[int(asked)], "mode", mode.NAMES[asked])
    _need(state.turned == 0 or (kind < site.HARBOUR_TOWN and asked != mode.ACT), "turn.pages", int(state.turned))
    _check_loaded(state)
    if asked == mode.REPLACE:
        _check_exchange(state)
    if asked == mode.PAY:
        _check_payment(state)


def _check_exchange(state: State) -> None:
    """One of three commissions lies in this book, no deeper than pages were turned, and another can be bought."""
    given = state.box.ids[state.given]
    _need(state.held_number(state.seat) == components.MOST_COMMISSIONS - 1, "turn.given", given)
    book = here(state)
    found = False
    for side in (components.LEFT, components.RIGHT):
        card = state.top(book, side)
        depth = 0
        while card >= 0 and depth <= state.turned:
            found = found or card == state.given
            card = state.under(card)
            depth += 1
    _need(found and len(legal(state)) > 0, "turn.given", given)


def _check_loaded(state: State) -> None:
    """Cards that took a gem this turn carry it, and each took a ship at a harbour."""
    _need((state.loaded != 0) == (state.mode == mode.LOAD), "turn.loaded", int(state.loaded))
    ships = int(state.board.ships[state.mine(zone.SPACE)])
    for gear in range(components.GEAR_KINDS):
        if (state.loaded >> gear) & 1:
            _need(state.load_on(state.seat, gear) >= 0, "turn.loaded", components.GEAR[gear])
            ships -= 1
    wanted = ships if state.board.ships[state.mine(zone.SPACE)] > 0 else 0
    _need(state.ships == wanted, "turn.ships", int(state.ships))


def _check_payment(state: State) -> None:
    """Gold for equipment, or gems for a commission of this palace, and several cards that could pay."""
    board, box = state.board, state.box
    space = state.mine(zone.SPACE)
    target = int(state.target)
    if board.kind[space] == site.PALACE:
        face = int(state.held(state.seat, target)) if target >= 0 else -1
        _need(face >= 0, "turn.target", target)
        _need(box.colour[face] == board.colour[space], "turn.target", target)
        _need(state.mine(zone.COINS) >= box.coins[face], "turn.target", target)
        needs = int(box.needs[face])
    else:
        _need(0 <= target <= components.RIGHT and can_buy(state, board.book[space], target), "turn.target", target)
        needs = int(packing.one_gem(components.GOLD))
    _need(state.owed != 0, "turn.owed", packing.heap_words(state.owed))
    for gem in range(components.GEM_KINDS):
        owed = packing.gems_in(state.owed, gem)
        payable = owed <= packing.gems_in(needs, gem) and owed <= state.carried(state.seat, gem)
        _need(payable, "turn.owed", packing.heap_words(state.owed))
    gem = owed_gem(state)
    _need(
        state.carried(state.seat, gem) > packing.gems_in(state.owed, gem), "turn.owed", packing.heap_words(state.owed)
    )
