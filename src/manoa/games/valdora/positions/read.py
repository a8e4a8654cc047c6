"""Positions taken up from words: every field is checked, and that nothing is there twice or missing."""

from __future__ import annotations

from typing import Any

from manoa.games.valdora import components, mode, packing, zone
from manoa.games.valdora.packing import Crew, Heap, Mask
from manoa.games.valdora.positions.soundness import IN_A_PILE, Where, check
from manoa.games.valdora.state import State
from manoa.kernel.fields import Fields
from manoa.kernel.native import i64, vec


def restore(state: State, content: dict[str, Any]) -> None:
    """Sets a position up."""
    board, box = state.board, state.box
    reader = Fields(content, "state")
    state.chance = reader.chance("chance")
    state.cells = vec[i64]([0] * zone.CELLS)
    cells = state.cells
    state.mode = reader.word("mode", list(mode.NAMES))
    state.seat = reader.number("seat", -1, int(state.players) - 1)
    if (state.seat < 0) != (state.mode == mode.OVER):
        raise reader.refuse("seat")
    state.round = reader.number("round", 1, 1_000_000)
    state.turn = reader.number("turns", 1, 10_000_000)
    state.ending = reader.flag("ending")
    state.quiet = reader.number("quiet", 0, 1_000_000)
    state.delivered = reader.flag("delivered")
    places: list[Where] = []
    for seat, entry in enumerate(reader.items("seats", int(state.players))):
        _restore_seat(state, Fields(entry, f"state.seats[{seat}]"), seat, places)
    heaps = Fields(reader.any("gems"), "state.gems")
    for place, space in enumerate(board.roads):
        cells[zone.HEAP + place] = _heap(heaps, board.spaces[space].name)
    heaps.close()
    cells[zone.DISCARD] = _heap(reader, "discard")
    books = Fields(reader.any("books"), "state.books")
    for book in range(components.BOOKS):
        _restore_book(state, books, book, places)
    books.close()
    seen = Fields(reader.any("seen"), "state.seen")
    for name, side in (("fronts", components.RIGHT), ("backs", components.LEFT)):
        for card in seen.different(name, box.ids):
            state.set_seen(card, side)
    seen.close()
    cells[zone.TILES] = _crew(reader, "craftsmen")
    cells[zone.SUPPLY] = _colours(reader, "workshops")
    cells[zone.BONUS_LEFT] = reader.number("bonus", 0, int(box.bonus))
    turn = Fields(reader.any("turn"), "state.turn")
    state.turned = turn.number("pages", 0, components.MOST_COINS + 1)
    for gear in turn.different("loaded", list(components.GEAR)):
        state.loaded |= packing.BIT[gear]
    state.ships = turn.number("ships", 0, 2)
    state.owed = _heap(turn, "owed")
    state.target = turn.number("target", -1, components.MOST_COMMISSIONS - 1)
    state.given = turn.word_or_none("given", box.ids)
    turn.close()
    reader.close()
    check(state, places)


def _restore_book(state: State, books: Fields, book: int, places: list[Where]) -> None:
    board = state.board
    name = board.spaces[board.towns[book]].name
    sides = Fields(books.any(name), books.where(name))
    for side, word in enumerate(components.SIDES):
        cards = sides.different(word, state.box.ids)
        below: i64 = -1
        for card in cards:
            # Equipment lies in equipment towns and commissions in the others.
            if (card >= components.FIRST_COMMISSION) != (book >= components.FIRST_COMMISSIONS):
                raise sides.refuse(word)
            places.append(Where(card, IN_A_PILE, sides.where(word)))
            state.set_under(card, below)
            below = card
        state.set_top(book, side, below)
        state.cells[zone.HEIGHT + 2 * book + side] = len(cards)
    sides.close()


def _restore_seat(state: State, reader: Fields, seat: int, places: list[Where]) -> None:
    board, box, cells = state.board, state.box, state.cells
    base = seat * zone.STRIDE
    cells[base + zone.SPACE] = reader.word("space", [space.name for space in board.spaces])
    cells[base + zone.COINS] = reader.number("coins", 0, components.MOST_COINS)
    cells[base + zone.FOOD] = 1 if reader.flag("provisions") else 0
    equipment = Fields(reader.any("equipment"), reader.where("equipment"))
    for gear, name in enumerate(components.GEAR):
        if name not in equipment.content and gear != components.PAN:
            continue
        entry = Fields(equipment.any(name), equipment.where(name))
        cells[base + zone.OWNED] |= packing.BIT[gear]
        state.set_load(seat, gear, entry.word_or_none("gem", list(components.GEMS)))
        if gear != components.PAN:
            card = entry.word("card", box.ids)
            sides = [side for side in (components.RIGHT, components.LEFT) if box.faces[2 * card + side].gear == gear]
            if not sides:
                raise entry.refuse("card")
            places.append(Where(card, sides[0], entry.where("card")))
            state.set_gear_card(seat, gear, card)
        entry.close()
    equipment.close()
    for face in _faces(state, reader, "commissions", components.MOST_COMMISSIONS, places):
        state.hold(seat, face)
    for face in _faces(state, reader, "completed", components.COMMISSIONS, places):
        state.complete(seat, face)
    cells[base + zone.CRAFTSMEN] = _crew(reader, "craftsmen")
    cells[base + zone.SHOPS] = _colours(reader, "workshops")
    cells[base + zone.BONUS] = reader.number("bonus", 0, int(box.bonus))
    reader.close()


def _faces(state: State, reader: Fields, name: str, most: int, places: list[Where]) -> list[int]:
    """Commissions by card and face, at most so many."""
    value = reader.any(name)
    if not isinstance(value, list) or len(value) > most:
        raise reader.refuse(name)
    faces: list[int] = []
    for place, entry in enumerate(value):
        inner = Fields(entry, f"{reader.where(name)}[{place}]")
        card = inner.word("card", state.box.ids)
        if card < components.FIRST_COMMISSION:
            raise inner.refuse("card")
        face = inner.word("face", list(components.FACES))
        places.append(Where(card, face, inner.where("card")))
        faces.append(2 * card + face)
        inner.close()
    return faces


def _counts(reader: Fields, name: str, known: tuple[str, ...], most: int) -> list[int]:
    """How many there are of each word: those that are not named are not there."""
    value = Fields(reader.any(name), reader.where(name))
    numbers = [value.number(word, 0, most) if word in value.content else 0 for word in known]
    value.close()
    return numbers


def _heap(reader: Fields, name: str) -> Heap:
    return packing.heap_of(_counts(reader, name, components.GEMS, components.ROADS * components.GEMS_ON_A_ROAD))


def _crew(reader: Fields, name: str) -> Crew:
    return packing.crew_of(_counts(reader, name, components.COLOURS, components.MOST_CRAFTSMEN))


def _colours(reader: Fields, name: str) -> Mask:
    mask: i64 = 0
    for colour in reader.different(name, list(components.COLOURS)):
        mask |= packing.BIT[colour]
    return mask
