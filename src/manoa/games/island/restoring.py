"""Taking up a position that was written as words: every field checked, then the whole (see soundness.py)."""

from __future__ import annotations

from typing import Any

from manoa.games.island.components import (
    BIT,
    CARDS,
    ENTRANCE,
    EXPLORERS,
    HECTOR,
    HECTOR_VILLAGERS,
    ISLAND_KINDS,
    LARGEST_ARMY,
    MOST_BUILDINGS,
    MOST_CARDS,
    MOST_VILLAGERS,
    PIECES,
    RESOURCES,
    SHRINE,
    SHRINES,
    TILES,
)
from manoa.games.island.grid import AT, CELL_IDS, CELLS, CORNER_IDS, CORNERS, ISLAND_CELLS
from manoa.games.island.queue import battle_code
from manoa.games.island.soundness import check
from manoa.games.island.state import (
    A_FORT,
    A_VILLAGER,
    ABOUTS,
    AGAINST,
    ALL_CONCERNED,
    AN_EXPLORER,
    AT_CELL,
    BEATEN,
    CAME_FROM,
    CARD,
    CAVE_DWELLERS,
    CAVE_EMPTY,
    CAVE_SIZE,
    CONCERNED,
    COVERED,
    DEPTH,
    DESTROYED,
    ENTRANCE_AT,
    FARM_AT,
    FORT_AT,
    FREE_COUNTERS,
    FREE_MOST,
    FREE_OFFERS,
    HAND,
    HEEDS,
    HOARD,
    IN_STACK,
    IN_SUPPLY,
    KNOWN,
    LENGTH,
    MODES,
    MOST_BATTLES,
    NOT_THERE,
    OFFERED,
    ON_MAP,
    OVER,
    PAUSES,
    PAYEES,
    PERSON,
    QUEUE,
    QUEUED,
    SHRINE_CELL,
    STACK,
    TOP,
    VILLAGER_AT,
    VILLAGER_FROM,
    State,
)
from manoa.kernel.fields import Fields
from manoa.kernel.native import i64, vec

_AWAY = {"supply": IN_SUPPLY, "lost": DESTROYED}
_MOST = 10_000_000


def restore(state: State, content: dict[str, Any]) -> None:
    """Sets a position up, checking every field and that nothing is there twice or missing."""
    reader = Fields(content, "state")
    last = int(state.players) - 1
    state.chance = reader.chance("chance")
    state.cells = vec[i64]([0] * LENGTH)
    state.mode = reader.word("mode", list(MODES))
    state.seat = reader.number("seat", -1, last)
    state.active = reader.number("active", -1, last)
    state.first = reader.number("first", -1, last)
    if (state.seat < 0) != (state.mode == OVER):
        raise reader.refuse("seat")
    state.round = reader.number("round", 1, _MOST)
    state.turn = reader.number("turns", 1, _MOST)
    heeds = reader.items("heed", int(state.players))
    if any(word not in HEEDS for word in heeds):
        raise reader.refuse("heed")
    state.heed = ALL_CONCERNED
    for seat, word in enumerate(heeds):
        state.heed += (HEEDS.index(word) - CONCERNED) << (2 * seat)
    state.silent = reader.mask("silent", int(state.players))
    state.wanting = reader.mask("wanting", int(state.players))
    _restore_maps(state, reader)
    for seat, entry in enumerate(reader.items("seats", int(state.players))):
        _restore_seat(state, Fields(entry, f"state.seats[{seat}]"), seat)
    _restore_stacks(state, reader)
    hoard = Fields(reader.any("hoard"), "state.hoard")
    for kind, name in enumerate(RESOURCES):
        state.cells[HOARD + kind] = hoard.number(name, 0, MOST_CARDS)
    hoard.close()
    _restore_battles(state, reader)
    _restore_turn(state, Fields(reader.any("turn"), "state.turn"))
    _restore_doing(state, Fields(reader.any("doing"), "state.doing"))
    reader.close()
    check(state)


def _tile_names(state: State) -> list[str]:
    """All tiles as words, in the order of their numbers."""
    return [*TILES, *state.tables().dweller_ids]


# The maps and stacks -------------------------------------------------------------------------------------------------


def _restore_maps(state: State, reader: Fields) -> None:
    state.cells[ENTRANCE_AT] = -1
    for name, first, last in (("island", 0, ISLAND_CELLS), ("cave", ISLAND_CELLS, CELLS)):
        tiles = Fields(reader.any(name), reader.where(name))
        for cell in tiles.content:
            if cell not in CELL_IDS[first:last]:
                raise reader.refuse(name)
            kind = tiles.word(cell, _tile_names(state))
            if (1 <= kind <= ISLAND_KINDS) != (name == "island") or kind == 0:
                raise tiles.refuse(cell)
            number = CELL_IDS.index(cell)
            state.cells[number] = kind
            if kind == ENTRANCE:
                state.cells[ENTRANCE_AT] = number
        tiles.close()
    shrines = reader.different("shrines", CELL_IDS)
    if len(shrines) > SHRINES or any(state.cells[cell] != SHRINE for cell in shrines):
        raise reader.refuse("shrines")
    for number in range(SHRINES):
        state.cells[SHRINE_CELL + number] = shrines[number] if number < len(shrines) else -1


def _restore_stacks(state: State, reader: Fields) -> None:
    cells = state.cells
    stack = Fields(reader.any("stack"), "state.stack")
    packed: i64 = 0
    for kind in range(1, ISLAND_KINDS + 1):
        number: i64 = stack.number(TILES[kind], 0, 15)
        packed |= number << (4 * kind)
    stack.close()
    cells[STACK] = packed
    top = reader.any("top")
    if not isinstance(top, list) or len(top) > 3 or any(word not in TILES[1 : ISLAND_KINDS + 1] for word in top):
        raise reader.refuse("top")
    for place, word in enumerate(top):
        cells[TOP + place] = TILES.index(word)
    cave = Fields(reader.any("cave_stack"), "state.cave_stack")
    cells[CAVE_EMPTY] = cave.number("empty", 0, 15)
    for which in cave.different("dwellers", state.tables().dweller_ids):
        cells[CAVE_DWELLERS] |= BIT[which]
    cells[CAVE_SIZE] = cave.number("size", 0, 64)
    cells[DEPTH] = cave.number("depth", 0, 32)
    cave.close()
    for which in reader.different("beaten", state.tables().dweller_ids):
        cells[BEATEN] |= BIT[which]
    cells[COVERED] = reader.number("covered", 0, 15)
    holder = reader.any("cave_shrine")
    if holder == "stack":
        state.holder = IN_STACK
    elif holder == "map":
        state.holder = ON_MAP
    else:
        state.holder = reader.number("cave_shrine", 0, int(state.players) - 1)


# Seats ---------------------------------------------------------------------------------------------------------------


def _cell_or_none(reader: Fields, name: str) -> int:
    return reader.word_or_none(name, CELL_IDS)


def _restore_seat(state: State, reader: Fields, seat: int) -> None:
    cells = state.cells
    state.put(seat, CARD, reader.number("card", 0, CARDS - 1))
    state.put(seat, PERSON, reader.word_or_none("explorer", list(EXPLORERS)))
    _restore_cards(state, reader, seat)
    at = _cell_or_none(reader, "at")
    state.put(seat, AT_CELL, at)
    if at >= 0:
        cells[at] |= AN_EXPLORER[seat]
    state.put(seat, CAME_FROM, _cell_or_none(reader, "from"))
    _restore_villagers(state, reader, seat)
    box = state.tables()
    for name, zone, number in (("farms", FARM_AT, int(box.farms)), ("forts", FORT_AT, int(box.forts))):
        corners = reader.items(name, number)
        for slot in range(MOST_BUILDINGS):
            at = NOT_THERE
            if slot < number:
                word = corners[slot]
                if not isinstance(word, str) or (word not in _AWAY and word not in CORNER_IDS):
                    raise reader.refuse(name)
                at = _AWAY[word] if word in _AWAY else CORNER_IDS.index(word)
            state.put(seat, zone + slot, at)
            for near in range(3):
                cell = int(AT[3 * at + near]) if at >= 0 and zone == FORT_AT else -1
                if cell >= 0:
                    cells[cell] |= A_FORT[seat]
    state.put(seat, OFFERED, reader.mask("offerings", SHRINES))
    reader.close()


def _restore_cards(state: State, reader: Fields, seat: int) -> None:
    cards = Fields(reader.any("cards"), reader.where("cards"))
    for kind, name in enumerate(RESOURCES):
        state.put(seat, HAND + kind, cards.number(name, 0, MOST_CARDS))
    cards.close()
    if not state.hidden:
        return
    for owner, entry in enumerate(reader.items("knows", int(state.players))):
        knows = Fields(entry, f"{reader.where('knows')}[{owner}]")
        packed: i64 = 0
        for kind, name in enumerate(RESOURCES):
            number: i64 = knows.number(name, 0, MOST_CARDS)
            packed |= number << (8 * kind)
        knows.close()
        state.cells[KNOWN + 4 * seat + owner] = packed


def _restore_villagers(state: State, reader: Fields, seat: int) -> None:
    there = int(state.tables().villagers)
    if state.of(seat, PERSON) == HECTOR:
        there += int(HECTOR_VILLAGERS)
    villagers = reader.items("villagers", there)
    for slot in range(MOST_VILLAGERS):
        entry = villagers[slot] if slot < there else None
        at = NOT_THERE
        origin = -1
        if isinstance(entry, dict):
            inner = Fields(entry, f"{reader.where('villagers')}[{slot}]")
            at = inner.word("at", CELL_IDS)
            origin = _cell_or_none(inner, "from")
            inner.close()
            state.cells[at] += A_VILLAGER[seat]
        elif slot < there:
            if not isinstance(entry, str) or entry not in _AWAY:
                raise reader.refuse("villagers")
            at = _AWAY[entry]
        state.put(seat, VILLAGER_AT + slot, at)
        state.put(seat, VILLAGER_FROM + slot, origin)


# What is going on ----------------------------------------------------------------------------------------------------


def _restore_battles(state: State, reader: Fields) -> None:
    battles = reader.any("battles")
    if not isinstance(battles, list) or len(battles) > MOST_BATTLES:
        raise reader.refuse("battles")
    for place, entry in enumerate(battles):
        inner = Fields(entry, f"state.battles[{place}]")
        attacker = inner.number("attacker", 0, int(state.players) - 1)
        cell: i64 = inner.word("cell", CELL_IDS)
        against: i64 = inner.word("against", list(AGAINST))
        corner: i64 = inner.word_or_none("farm", CORNER_IDS)
        if (corner >= 0) != (AGAINST[against] == "farm"):
            raise inner.refuse("farm")
        rivals = inner.mask("rivals", int(state.players))
        inner.close()
        state.cells[QUEUE + place] = battle_code(attacker, cell, rivals, against, corner if corner >= 0 else 0)
    state.cells[QUEUED] = len(battles)


def _part(reader: Fields, name: str) -> i64:
    """One side of an offer."""
    value = Fields(reader.any(name), reader.where(name))
    packed: i64 = 0
    for kind, word in enumerate(RESOURCES):
        number: i64 = value.number(word, 1, FREE_MOST) if word in value.content else 0
        packed |= number << (6 * kind)
    value.close()
    return packed


def _restore_offers(state: State, reader: Fields) -> None:
    """How many offers each seat began this turn, and to whom."""
    players = int(state.players)
    approached = reader.items("approached", players)
    for seat, number in enumerate(reader.items("offered", players)):
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= FREE_OFFERS:
            raise reader.refuse("offered")
        # Each offer goes to one other player; nobody was approached without one.
        partners = Fields({"approached": approached[seat]}, reader.path).mask("approached", players)
        if (partners == 0) != (number == 0) or (partners >> seat) & 1 or bin(partners).count("1") > number:
            raise reader.refuse("approached")
        state.offered |= number << (8 * seat)
        state.approached |= partners << (4 * seat)


def _restore_turn(state: State, reader: Fields) -> None:
    dice = reader.items("dice", 2)
    for die in dice:
        if isinstance(die, bool) or not isinstance(die, int) or not 0 <= die <= 6:
            raise reader.refuse("dice")
    state.die_one, state.die_two = dice
    state.speed_die = reader.number("speed_die", -1, 1)
    state.speed = reader.number("speed", 0, 7)
    state.marched = reader.flag("marched")
    state.ending = reader.flag("ending")
    _restore_offers(state, reader)
    state.picked = reader.flag("picked")
    state.mover = reader.number("mover", -1, int(state.players) - 1)
    state.moved = reader.number("moved", 0, LARGEST_ARMY)
    state.moved_from = _cell_or_none(reader, "moved_from")
    state.moved_to = _cell_or_none(reader, "moved_to")
    reader.close()


def _restore_doing(state: State, reader: Fields) -> None:
    last = int(state.players) - 1
    state.left = reader.number("left", 0, 3 * MOST_CARDS)
    kind = reader.word_or_none("tile", _tile_names(state))
    state.tile = kind if kind > 0 else 0
    if kind == 0:
        raise reader.refuse("tile")
    state.due = reader.flag("due")
    state.about = reader.word("about", list(ABOUTS))
    state.passed = reader.mask("passed", int(state.players))
    state.piece = reader.word_or_none("piece", list(PIECES[:4]))
    state.spot = reader.number("spot", -1, max(CELLS, CORNERS) - 1)
    state.march_from = _cell_or_none(reader, "march_from")
    state.named = reader.number("named", -1, last)
    state.winner = reader.number("winner", -1, last)
    state.loser = reader.number("loser", -1, last)
    state.payee = reader.word("payee", list(PAYEES))
    state.trader = reader.number("trader", -1, last)
    state.paused = reader.word_or_none("paused", list(PAUSES))
    state.partner = reader.number("partner", -1, last)
    state.counter = reader.number("counter", 0, FREE_COUNTERS)
    state.give = _part(reader, "give")
    state.want = _part(reader, "want")
    state.countered_give = _part(reader, "countered_give")
    state.countered_want = _part(reader, "countered_want")
    reader.close()
