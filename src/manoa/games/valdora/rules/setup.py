"""VA-SETUP: how a game is laid out."""

from __future__ import annotations

from manoa.games.valdora import components, packing, zone
from manoa.games.valdora.board import Board
from manoa.games.valdora.boxes import Box
from manoa.games.valdora.state import State
from manoa.kernel.native import i64, vec


def deal(state: State, board: Board, box: Box) -> None:
    """Lays out a new game, with the state's chance."""
    state.board = board
    state.box = box
    state.cells = vec[i64]([0] * zone.CELLS)
    cells = state.cells
    seat: i64 = 0
    while seat < state.players:
        base: i64 = seat * zone.STRIDE
        cells[base + zone.SPACE] = board.start
        cells[base + zone.COINS] = box.starting_coins[seat]
        cells[base + zone.OWNED] = packing.BIT[components.PAN]
        seat += 1
    _deal_gems(state)
    book: i64 = 0
    first: i64 = 0
    while book < components.BOOKS:
        number: i64 = components.EQUIPMENT_SET if book < components.FIRST_COMMISSIONS else components.COMMISSION_SET
        _deal_book(state, book, first, number)
        first += number
        book += 1
    colour: i64 = 0
    while colour < components.COLOUR_KINDS:
        there: i64 = box.craftsmen[colour]
        if state.players == 3:
            there -= box.out_with_three[colour]
        cells[zone.TILES] += there * packing.one_craftsman(colour)
        colour += 1
    cells[zone.SUPPLY] = packing.BIT[components.COLOUR_KINDS] - 1
    cells[zone.BONUS_LEFT] = box.bonus
    state.turn = 1
    state.revealed = True


def _deal_gems(state: State) -> None:
    """VA-SETUP-3: six random gems on each road space; the bag is then empty."""
    box = state.box
    bag: i64 = 0
    left: i64 = 0
    gem: i64 = 0
    while gem < components.GEM_KINDS:
        bag += packing.one_gem(gem) * box.gems[gem]
        left += box.gems[gem]
        gem += 1
    road: i64 = 0
    while road < components.ROADS:
        drawn: i64 = 0
        while drawn < components.GEMS_ON_A_ROAD:
            place = state.pick(left)
            gem = 0
            while place >= packing.gems_in(bag, gem):
                place -= packing.gems_in(bag, gem)
                gem += 1
            bag -= packing.one_gem(gem)
            state.cells[zone.HEAP + road] += packing.one_gem(gem)
            left -= 1
            drawn += 1
        road += 1


def _deal_book(state: State, book: i64, first: i64, number: i64) -> None:
    """VA-SETUP-5: a set of cards, shuffled, front up on the right side; only the topmost front shows."""
    cards: vec[i64] = vec[i64]([0] * number)
    place: i64 = 0
    while place < number:
        cards[place] = first + place
        place += 1
    below: i64 = -1
    left: i64 = number
    while left > 0:
        place = state.pick(left)
        card = cards[place]
        left -= 1
        cards[place] = cards[left]
        state.set_under(card, below)
        below = card
    state.set_top(book, components.RIGHT, below)
    state.cells[zone.HEIGHT + 2 * book + components.RIGHT] = number
    state.show(below, components.RIGHT)
