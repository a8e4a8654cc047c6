"""Positions: the whole truth as JSON-able words, and back, as FEN is to chess."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from manoa.games.valdora.components import (
    BIT,
    BOOKS,
    CARDS,
    COLOURS,
    COMMISSIONS,
    FACES,
    FIRST_COMMISSION,
    FIRST_COMMISSIONS,
    GEAR,
    GEMS,
    LEFT,
    MOST_COINS,
    MOST_COMMISSIONS,
    PAN,
    RIGHT,
    SIDES,
    craftsmen_words,
    heap_of,
    heap_words,
)
from manoa.games.valdora.soundness import IN_A_PILE, Where, check
from manoa.games.valdora.state import (
    BACKS,
    BONUS,
    BONUS_LEFT,
    BY_BACK,
    CELLS,
    COINS,
    COMPLETED,
    CRAFTSMEN,
    DISCARD,
    FOOD,
    FRONTS,
    GEAR_CARDS,
    HEAP,
    HEIGHT,
    HELD,
    LOADS,
    MODES,
    OVER,
    OWNED,
    SHOPS,
    SPACE,
    STRIDE,
    SUPPLY,
    TILES,
    TOP,
    State,
)
from manoa.kernel import splitmix
from manoa.kernel.fields import Fields
from manoa.kernel.game import Position
from manoa.kernel.native import i64, vec


def position(state: State) -> Position:
    """The position as words."""
    board, box, cells = state.map(), state.tables(), state.cells
    return {
        "game": state.name,
        "version": state.version,
        "players": int(state.players),
        "options": deepcopy(state.options),
        "state": {
            "chance": f"{splitmix.unsigned(state.chance):016x}",
            "seat": int(state.seat),
            "round": int(state.round),
            "turns": int(state.turn),
            "mode": MODES[state.mode],
            "ending": bool(state.ending),
            "quiet": int(state.quiet),
            "delivered": bool(state.delivered),
            "seats": [_seat(state, seat) for seat in range(state.players)],
            "gems": {board.spaces[s].name: heap_words(cells[HEAP + place]) for place, s in enumerate(board.roads)},
            "discard": heap_words(cells[DISCARD]),
            "books": {
                board.spaces[board.towns[book]].name: {
                    name: [box.ids[card] for card in pile(state, book, side)] for side, name in enumerate(SIDES)
                }
                for book in range(BOOKS)
            },
            "seen": {
                "fronts": [box.ids[card] for card in range(CARDS) if state.seen(card, RIGHT)],
                "backs": [box.ids[card] for card in range(CARDS) if state.seen(card, LEFT)],
            },
            "craftsmen": craftsmen_words(cells[TILES]),
            "workshops": [name for colour, name in enumerate(COLOURS) if (cells[SUPPLY] >> colour) & 1],
            "bonus": int(cells[BONUS_LEFT]),
            "turn": {
                "pages": int(state.turned),
                "loaded": [name for gear, name in enumerate(GEAR) if (state.loaded >> gear) & 1],
                "ships": int(state.ships),
                "owed": heap_words(state.owed),
                "target": int(state.target),
                "given": box.ids[state.given] if state.given >= 0 else None,
            },
        },
    }


def pile(state: State, book: int, side: int) -> list[int]:
    """The cards of a side of a book, the lowest first."""
    cards: list[int] = []
    card = state.top(book, side)
    while card >= 0:
        cards.append(int(card))
        card = state.under(card)
    cards.reverse()
    return cards


def _seat(state: State, seat: int) -> dict[str, Any]:
    box, cells = state.tables(), state.cells
    base = seat * STRIDE
    equipment: dict[str, Any] = {}
    for gear, name in enumerate(GEAR):
        if (cells[base + OWNED] >> gear) & 1:
            gem = state.load_on(seat, gear)
            entry: dict[str, Any] = {"gem": GEMS[gem] if gem >= 0 else None}
            if gear != PAN:
                entry["card"] = box.ids[((cells[base + GEAR_CARDS] >> (7 * (gear - 1))) & 127) - 1]
            equipment[name] = entry
    completed: list[dict[str, str]] = []
    for number in range(COMMISSIONS):
        if (cells[base + COMPLETED] >> number) & 1:
            by_back = (cells[base + BY_BACK] >> number) & 1 == 1
            completed.append(_card(state, 2 * (FIRST_COMMISSION + number) + (LEFT if by_back else RIGHT)))
    return {
        "space": state.map().spaces[cells[base + SPACE]].name,
        "coins": int(cells[base + COINS]),
        "provisions": cells[base + FOOD] == 1,
        "equipment": equipment,
        "commissions": [_card(state, int(state.held(seat, slot))) for slot in range(state.held_number(seat))],
        "completed": completed,
        "craftsmen": craftsmen_words(cells[base + CRAFTSMEN]),
        "workshops": [name for colour, name in enumerate(COLOURS) if (cells[base + SHOPS] >> colour) & 1],
        "bonus": int(cells[base + BONUS]),
    }


def _card(state: State, face: int) -> dict[str, str]:
    return {"card": state.tables().ids[face >> 1], "face": FACES[face & 1]}


# And back -----------------------------------------------------------------------------------------------------------


def restore(state: State, content: dict[str, Any]) -> None:
    """Sets a position up, checking every field and that nothing is there twice or missing."""
    board, box = state.map(), state.tables()
    reader = Fields(content, "state")
    state.chance = reader.chance("chance")
    state.cells = vec[i64]([0] * CELLS)
    cells = state.cells
    state.mode = reader.word("mode", list(MODES))
    state.seat = reader.number("seat", -1, int(state.players) - 1)
    if (state.seat < 0) != (state.mode == OVER):
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
        cells[HEAP + place] = _heap(heaps, board.spaces[space].name)
    heaps.close()
    cells[DISCARD] = _heap(reader, "discard")
    books = Fields(reader.any("books"), "state.books")
    for book in range(BOOKS):
        _restore_book(state, books, book, places)
    books.close()
    seen = Fields(reader.any("seen"), "state.seen")
    for name, zone in (("fronts", FRONTS), ("backs", BACKS)):
        for card in seen.different(name, box.ids):
            if card < FIRST_COMMISSION:
                cells[zone] |= BIT[card]
            else:
                cells[zone + 1] |= BIT[card - FIRST_COMMISSION]
    seen.close()
    cells[TILES] = _craftsmen(reader, "craftsmen")
    cells[SUPPLY] = _colours(reader, "workshops")
    cells[BONUS_LEFT] = reader.number("bonus", 0, int(box.bonus))
    turn = Fields(reader.any("turn"), "state.turn")
    state.turned = turn.number("pages", 0, MOST_COINS + 1)
    for gear in turn.different("loaded", list(GEAR)):
        state.loaded |= BIT[gear]
    state.ships = turn.number("ships", 0, 2)
    state.owed = _heap(turn, "owed")
    state.target = turn.number("target", -1, MOST_COMMISSIONS - 1)
    state.given = turn.word_or_none("given", box.ids)
    turn.close()
    reader.close()
    check(state, places)


def _restore_book(state: State, books: Fields, book: int, places: list[Where]) -> None:
    board = state.map()
    name = board.spaces[board.towns[book]].name
    sides = Fields(books.any(name), books.where(name))
    for side, word in enumerate(SIDES):
        cards = sides.different(word, state.tables().ids)
        below: i64 = -1
        for card in cards:
            # Equipment lies in equipment towns and commissions in the others.
            if (card >= FIRST_COMMISSION) != (book >= FIRST_COMMISSIONS):
                raise sides.refuse(word)
            places.append(Where(card, IN_A_PILE, sides.where(word)))
            state.set_under(card, below)
            below = card
        state.cells[TOP + 2 * book + side] = below + 1
        state.cells[HEIGHT + 2 * book + side] = len(cards)
    sides.close()


def _restore_seat(state: State, reader: Fields, seat: int, places: list[Where]) -> None:
    board, box, cells = state.map(), state.tables(), state.cells
    base = seat * STRIDE
    cells[base + SPACE] = reader.word("space", [space.name for space in board.spaces])
    cells[base + COINS] = reader.number("coins", 0, MOST_COINS)
    cells[base + FOOD] = 1 if reader.flag("provisions") else 0
    equipment = Fields(reader.any("equipment"), reader.where("equipment"))
    loads: i64 = 0
    for gear, name in enumerate(GEAR):
        if name not in equipment.content and gear != PAN:
            continue
        entry = Fields(equipment.any(name), equipment.where(name))
        cells[base + OWNED] |= BIT[gear]
        gem: i64 = 1 + entry.word_or_none("gem", list(GEMS))
        loads |= gem << (3 * gear)
        if gear != PAN:
            card = entry.word("card", box.ids)
            sides = [side for side in (RIGHT, LEFT) if box.faces[2 * card + side].gear == gear]
            if not sides:
                raise entry.refuse("card")
            places.append(Where(card, sides[0], entry.where("card")))
            number: i64 = card + 1
            cells[base + GEAR_CARDS] |= number << (7 * (gear - 1))
        entry.close()
    equipment.close()
    cells[base + LOADS] = loads
    held: i64 = 0
    for slot, face in enumerate(_faces(state, reader, "commissions", MOST_COMMISSIONS, places)):
        number = face + 1
        held |= number << (8 * slot)
    cells[base + HELD] = held
    for face in _faces(state, reader, "completed", COMMISSIONS, places):
        bit = BIT[(face >> 1) - FIRST_COMMISSION]
        cells[base + COMPLETED] |= bit
        if face & 1 == LEFT:
            cells[base + BY_BACK] |= bit
    cells[base + CRAFTSMEN] = _craftsmen(reader, "craftsmen")
    cells[base + SHOPS] = _colours(reader, "workshops")
    cells[base + BONUS] = reader.number("bonus", 0, int(box.bonus))
    reader.close()


def _faces(state: State, reader: Fields, name: str, most: int, places: list[Where]) -> list[int]:
    """Commissions by card and face, at most so many."""
    value = reader.any(name)
    if not isinstance(value, list) or len(value) > most:
        raise reader.refuse(name)
    faces: list[int] = []
    for place, entry in enumerate(value):
        inner = Fields(entry, f"{reader.where(name)}[{place}]")
        card = inner.word("card", state.tables().ids)
        if card < FIRST_COMMISSION:
            raise inner.refuse("card")
        face = inner.word("face", list(FACES))
        places.append(Where(card, face, inner.where("card")))
        faces.append(2 * card + face)
        inner.close()
    return faces


def _counts(reader: Fields, name: str, words_known: list[str], most: int) -> list[int]:
    """How many there are of each word: those that are not named are not there."""
    value = Fields(reader.any(name), reader.where(name))
    numbers = [value.number(word, 0, most) if word in value.content else 0 for word in words_known]
    value.close()
    return numbers


def _heap(reader: Fields, name: str) -> i64:
    heap = 0
    for gem, number in enumerate(_counts(reader, name, list(GEMS), 78)):
        heap += number * heap_of([gem])
    return heap


def _craftsmen(reader: Fields, name: str) -> i64:
    packed = 0
    for colour, number in enumerate(_counts(reader, name, list(COLOURS), 9)):
        packed |= number << (4 * colour)
    return packed


def _colours(reader: Fields, name: str) -> i64:
    mask: i64 = 0
    for colour in reader.different(name, list(COLOURS)):
        mask |= BIT[colour]
    return mask
