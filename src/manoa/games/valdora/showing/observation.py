"""What a seat may know as numbers, for learners. Seats stand in turn from the one that looks.

All is bought and turned in the open, so whoever remembers knows what everybody has. A card is told by what it shows,
never by which of several alike cards it is.
"""

from __future__ import annotations

from typing import Final

from manoa.games.valdora import components, mode, zone
from manoa.games.valdora.rules.books import here
from manoa.games.valdora.state import State
from manoa.kernel.native import i64
from manoa.kernel.observer import Observer

# Lists, since a tuple of fixed length is made anew whenever compiled code hands it on.
_SEATS: Final[list[str]] = ["self", "next", "second", "third", "fourth"]
_LOOK: Final[list[str]] = ["kind", "coins", *components.GEMS, "points"]
_GEMS: Final[list[str]] = [*components.GEMS]
_GEAR: Final[list[str]] = [*components.GEAR]
_COLOURS: Final[list[str]] = [*components.COLOURS]
_ASKED: Final[list[str]] = [*mode.NAMES]
_LOOKS: Final = 8
# Bits of a count: in a mask, in the loads of equipment, in a crew, in a heap or a look.
_FLAG: Final = 1
_LOAD: Final = 3
_CREW: Final = 4
_BYTE: Final = 8


def observe(state: State, seat: i64, observer: Observer) -> None:
    """Tells an observer what a seat may know."""
    players: i64 = state.players
    other: i64 = 0
    whose: i64 = seat
    while other < players:
        _tell_seat(state, whose, other, observer)
        other += 1
        whose += 1
        if whose == players:
            whose = 0
    _tell_table(state, observer)
    _tell_turn(state, seat, observer)


def _tell_seat(state: State, seat: i64, place: i64, observer: Observer) -> None:
    cells = state.cells
    base = seat * zone.STRIDE
    if observer.naming:
        observer.about(_SEATS[place])
    if observer.same(cells, base, zone.STRIDE, 0):
        return
    observer.number("space", cells[base + zone.SPACE])
    observer.number("coins", cells[base + zone.COINS])
    observer.number("provisions", cells[base + zone.FOOD])
    observer.counts("has", cells[base + zone.OWNED], _FLAG, _GEAR, components.GEAR_KINDS)
    observer.counts("load of", cells[base + zone.LOADS], _LOAD, _GEAR, components.GEAR_KINDS)
    slot: i64 = 0
    while slot < components.MOST_COMMISSIONS:
        face = state.held(seat, slot)
        look: i64 = state.box.looks[face] if face >= 0 else 0
        observer.counts(f"commission {slot}" if observer.naming else "", look, _BYTE, _LOOK, _LOOKS)
        slot += 1
    number, points = _completed(state, base)
    observer.number("completed", number)
    observer.number("points of completed", points)
    observer.counts("craftsmen", cells[base + zone.CRAFTSMEN], _CREW, _COLOURS, components.COLOUR_KINDS)
    observer.counts("workshop", cells[base + zone.SHOPS], _FLAG, _COLOURS, components.COLOUR_KINDS)
    observer.number("bonus", cells[base + zone.BONUS])
    observer.whole()


def _completed(state: State, base: i64) -> tuple[i64, i64]:
    """How many commissions a seat has completed, and what they are worth."""
    done = state.cells[base + zone.COMPLETED]
    by_back = state.cells[base + zone.BY_BACK]
    number: i64 = 0
    points: i64 = 0
    card: i64 = components.FIRST_COMMISSION
    while done != 0:
        if done & 1:
            side: i64 = components.LEFT if by_back & 1 else components.RIGHT
            number += 1
            points += state.box.points[2 * card + side]
        done >>= 1
        by_back >>= 1
        card += 1
    return number, points


def _tell_table(state: State, observer: Observer) -> None:
    cells = state.cells
    if observer.naming:
        observer.about("")
    if not observer.same(cells, zone.HEAP, components.ROADS + 1, 0):
        road: i64 = 0
        while road < components.ROADS:
            name = f"road {road}" if observer.naming else ""
            observer.counts(name, cells[zone.HEAP + road], _BYTE, _GEMS, components.GEM_KINDS)
            road += 1
        observer.counts("paid", cells[zone.DISCARD], _BYTE, _GEMS, components.GEM_KINDS)
        observer.whole()
    if not observer.same(cells, zone.TOP, 4 * components.BOOKS, 0):
        _tell_books(state, observer)
        observer.whole()
    if observer.naming:
        observer.about("")
    if not observer.same(cells, zone.TILES, 3, 0):
        observer.counts("craftsmen left", cells[zone.TILES], _CREW, _COLOURS, components.COLOUR_KINDS)
        observer.counts("workshop left", cells[zone.SUPPLY], _FLAG, _COLOURS, components.COLOUR_KINDS)
        observer.number("bonus left", cells[zone.BONUS_LEFT])
        observer.whole()


def _tell_books(state: State, observer: Observer) -> None:
    """On each side of each book how many cards there are and which is on top."""
    book: i64 = 0
    while book < components.BOOKS:
        side: i64 = components.LEFT
        while side <= components.RIGHT:
            if observer.naming:
                observer.about(f"book {components.BOOK_NAMES[book]} {components.SIDES[side]}")
            top = state.top(book, side)
            observer.number("cards", state.cells[zone.HEIGHT + 2 * book + side])
            observer.counts("top", state.box.looks[2 * top + side] if top >= 0 else 0, _BYTE, _LOOK, _LOOKS)
            side += 1
        book += 1


def _tell_turn(state: State, seat: i64, observer: Observer) -> None:
    """In parts, each the same as long as a key that holds all its numbers is."""
    cells = state.cells
    deciding: i64 = state.seat - seat
    if deciding < 0:
        deciding += state.players
    starts: i64 = 0
    if seat > 0:
        starts = state.players - seat
    ending: i64 = 0
    if state.ending:
        ending = 1
    if not observer.same(cells, 0, 0, ((state.round * 8 + deciding) * 8 + starts) * 2 + ending):
        observer.number("round", state.round)
        observer.number("deciding", deciding)
        observer.number("starts", starts)
        observer.number("ending", ending)
        observer.whole()
    observer.number("quiet rounds", state.quiet)
    if not observer.same(cells, 0, 0, ((state.turned * 256 + state.ships) * 256 + state.loaded) * 8 + state.mode):
        observer.one_of("asked", state.mode, _ASKED, 8)
        observer.number("pages turned", state.turned)
        observer.counts("loaded", state.loaded, _FLAG, _GEAR, components.GEAR_KINDS)
        observer.number("ships", state.ships)
        observer.whole()
    observer.counts("owed", state.owed, _BYTE, _GEMS, components.GEM_KINDS)
    observer.number("target", state.target + 1)
    given: i64 = 0
    if state.mode == mode.REPLACE:
        given = 2
        if state.top(here(state), components.LEFT) == state.given:
            given = 1
    observer.number("given back", given)
