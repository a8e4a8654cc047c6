"""Taking up a position that was written as words: every field checked, then the whole (see soundness.py)."""

from __future__ import annotations

from typing import Any

from manoa.games.island import components, grid, ground, mode, zone
from manoa.games.island.positions import soundness
from manoa.games.island.rules import battles, hands, stacks, trading
from manoa.games.island.state import State
from manoa.kernel.fields import Fields
from manoa.kernel.native import i64, vec

_AWAY = {"supply": zone.IN_SUPPLY, "lost": zone.DESTROYED}
_MOST = 10_000_000


def restore(state: State, content: dict[str, Any]) -> None:
    """Sets a position up, checking every field and that nothing is there twice or missing."""
    reader = Fields(content, "state")
    last = int(state.players) - 1
    state.chance = reader.chance("chance")
    state.cells = vec[i64]([0] * zone.LENGTH)
    state.mode = reader.word("mode", list(mode.NAMES))
    state.seat = reader.number("seat", -1, last)
    state.active = reader.number("active", -1, last)
    state.first = reader.number("first", -1, last)
    if (state.seat < 0) != (state.mode == mode.OVER):
        raise reader.refuse("seat")
    state.round = reader.number("round", 1, _MOST)
    state.turn = reader.number("turns", 1, _MOST)
    heeds = reader.items("heed", int(state.players))
    if any(word not in mode.HEEDS for word in heeds):
        raise reader.refuse("heed")
    for seat, word in enumerate(heeds):
        state.set_heed(seat, mode.HEEDS.index(word))
    state.silent = reader.mask("silent", int(state.players))
    state.wanting = reader.mask("wanting", int(state.players))
    _restore_maps(state, reader)
    for seat, entry in enumerate(reader.items("seats", int(state.players))):
        _restore_seat(state, Fields(entry, f"state.seats[{seat}]"), seat)
    _restore_stacks(state, reader)
    hoard = Fields(reader.any("hoard"), "state.hoard")
    for kind, name in enumerate(components.RESOURCES):
        state.cells[zone.HOARD + kind] = hoard.number(name, 0, components.MOST_CARDS)
    hoard.close()
    _restore_battles(state, reader)
    _restore_turn(state, Fields(reader.any("turn"), "state.turn"))
    _restore_doing(state, Fields(reader.any("doing"), "state.doing"))
    reader.close()
    soundness.check(state)


def _tile_names(state: State) -> list[str]:
    """All tiles as words, in the order of their numbers."""
    return [*components.TILES, *state.box.dweller_ids]


# The maps and stacks -------------------------------------------------------------------------------------------------


def _restore_maps(state: State, reader: Fields) -> None:
    state.cells[zone.ENTRANCE_AT] = -1
    for name, first, last in (("island", 0, grid.ISLAND_CELLS), ("cave", grid.ISLAND_CELLS, grid.CELLS)):
        tiles = Fields(reader.any(name), reader.where(name))
        for cell in tiles.content:
            if cell not in grid.CELL_IDS[first:last]:
                raise reader.refuse(name)
            kind = tiles.word(cell, _tile_names(state))
            if (1 <= kind <= components.ISLAND_KINDS) != (name == "island") or kind == 0:
                raise tiles.refuse(cell)
            number = grid.CELL_IDS.index(cell)
            state.cells[number] = kind
            if kind == components.ENTRANCE:
                state.cells[zone.ENTRANCE_AT] = number
        tiles.close()
    shrines = reader.different("shrines", grid.CELL_IDS)
    if len(shrines) > components.SHRINES or any(state.cells[cell] != components.SHRINE for cell in shrines):
        raise reader.refuse("shrines")
    for number in range(components.SHRINES):
        state.cells[zone.SHRINE_CELL + number] = shrines[number] if number < len(shrines) else -1


def _restore_stacks(state: State, reader: Fields) -> None:
    cells = state.cells
    stack = Fields(reader.any("stack"), "state.stack")
    for kind in range(1, components.ISLAND_KINDS + 1):
        stacks.put_in(state, kind, stack.number(components.TILES[kind], 0, 15))
    stack.close()
    top = reader.any("top")
    if (
        not isinstance(top, list)
        or len(top) > 3
        or any(word not in components.TILES[1 : components.ISLAND_KINDS + 1] for word in top)
    ):
        raise reader.refuse("top")
    for place, word in enumerate(top):
        cells[zone.TOP + place] = components.TILES.index(word)
    cave = Fields(reader.any("cave_stack"), "state.cave_stack")
    cells[zone.CAVE_EMPTY] = cave.number("empty", 0, 15)
    for which in cave.different("dwellers", state.box.dweller_ids):
        cells[zone.CAVE_DWELLERS] |= components.BIT[which]
    cells[zone.CAVE_SIZE] = cave.number("size", 0, 64)
    cells[zone.DEPTH] = cave.number("depth", 0, 32)
    cave.close()
    for which in reader.different("beaten", state.box.dweller_ids):
        cells[zone.BEATEN] |= components.BIT[which]
    cells[zone.COVERED] = reader.number("covered", 0, 15)
    holder = reader.any("cave_shrine")
    if holder == "stack":
        state.holder = zone.IN_STACK
    elif holder == "map":
        state.holder = zone.ON_MAP
    else:
        state.holder = reader.number("cave_shrine", 0, int(state.players) - 1)


# Seats ---------------------------------------------------------------------------------------------------------------


def _cell_or_none(reader: Fields, name: str) -> int:
    return reader.word_or_none(name, grid.CELL_IDS)


def _restore_seat(state: State, reader: Fields, seat: int) -> None:
    cells = state.cells
    state.put(seat, zone.CARD, reader.number("card", 0, components.CARDS - 1))
    state.put(seat, zone.PERSON, reader.word_or_none("explorer", list(components.EXPLORERS)))
    _restore_cards(state, reader, seat)
    at = _cell_or_none(reader, "at")
    state.put(seat, zone.AT_CELL, at)
    if at >= 0:
        cells[at] |= ground.EXPLORER[seat]
    state.put(seat, zone.CAME_FROM, _cell_or_none(reader, "from"))
    _restore_villagers(state, reader, seat)
    box = state.box
    for name, where, number in (("farms", zone.FARM_AT, int(box.farms)), ("forts", zone.FORT_AT, int(box.forts))):
        corners = reader.items(name, number)
        for slot in range(components.MOST_BUILDINGS):
            at = zone.NOT_THERE
            if slot < number:
                word = corners[slot]
                if not isinstance(word, str) or (word not in _AWAY and word not in grid.CORNER_IDS):
                    raise reader.refuse(name)
                at = _AWAY[word] if word in _AWAY else grid.CORNER_IDS.index(word)
            state.put(seat, where + slot, at)
            for near in range(3):
                cell = int(grid.AT[3 * at + near]) if at >= 0 and where == zone.FORT_AT else -1
                if cell >= 0:
                    cells[cell] |= ground.FORT[seat]
    state.put(seat, zone.OFFERED, reader.mask("offerings", components.SHRINES))
    reader.close()


def _restore_cards(state: State, reader: Fields, seat: int) -> None:
    cards = Fields(reader.any("cards"), reader.where("cards"))
    for kind, name in enumerate(components.RESOURCES):
        state.put(seat, zone.HAND + kind, cards.number(name, 0, components.MOST_CARDS))
    cards.close()
    if not state.hidden:
        return
    for owner, entry in enumerate(reader.items("knows", int(state.players))):
        knows = Fields(entry, f"{reader.where('knows')}[{owner}]")
        for kind, name in enumerate(components.RESOURCES):
            hands.set_known(state, seat, owner, kind, knows.number(name, 0, components.MOST_CARDS))
        knows.close()


def _restore_villagers(state: State, reader: Fields, seat: int) -> None:
    there = int(state.box.villagers)
    if state.of(seat, zone.PERSON) == components.HECTOR:
        there += int(components.HECTOR_VILLAGERS)
    villagers = reader.items("villagers", there)
    for slot in range(components.MOST_VILLAGERS):
        entry = villagers[slot] if slot < there else None
        at = zone.NOT_THERE
        origin = -1
        if isinstance(entry, dict):
            inner = Fields(entry, f"{reader.where('villagers')}[{slot}]")
            at = inner.word("at", grid.CELL_IDS)
            origin = _cell_or_none(inner, "from")
            inner.close()
            state.cells[at] += ground.VILLAGER[seat]
        elif slot < there:
            if not isinstance(entry, str) or entry not in _AWAY:
                raise reader.refuse("villagers")
            at = _AWAY[entry]
        state.put(seat, zone.VILLAGER_AT + slot, at)
        state.put(seat, zone.VILLAGER_FROM + slot, origin)


# What is going on ----------------------------------------------------------------------------------------------------


def _restore_battles(state: State, reader: Fields) -> None:
    begun = reader.any("battles")
    if not isinstance(begun, list) or len(begun) > zone.MOST_BATTLES:
        raise reader.refuse("battles")
    for place, entry in enumerate(begun):
        inner = Fields(entry, f"state.battles[{place}]")
        attacker = inner.number("attacker", 0, int(state.players) - 1)
        cell: i64 = inner.word("cell", grid.CELL_IDS)
        against: i64 = inner.word("against", list(battles.AGAINST))
        corner: i64 = inner.word_or_none("farm", grid.CORNER_IDS)
        if (corner >= 0) != (battles.AGAINST[against] == "farm"):
            raise inner.refuse("farm")
        rivals = inner.mask("rivals", int(state.players))
        inner.close()
        state.cells[zone.QUEUE + place] = battles.battle_code(
            attacker, cell, rivals, against, corner if corner >= 0 else 0
        )
    state.cells[zone.QUEUED] = len(begun)


def _side(reader: Fields, name: str) -> trading.Side:
    """One side of an offer."""
    value = Fields(reader.any(name), reader.where(name))
    side: trading.Side = 0
    for kind, word in enumerate(components.RESOURCES):
        if word in value.content:
            side += value.number(word, 1, components.FREE_MOST) * trading.ONE_CARD[kind]
    value.close()
    return side


def _restore_offers(state: State, reader: Fields) -> None:
    """How many offers each seat began this turn, and to whom."""
    players = int(state.players)
    approached = reader.items("approached", players)
    for seat, number in enumerate(reader.items("offered", players)):
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= components.FREE_OFFERS:
            raise reader.refuse("offered")
        # Each offer goes to one other player; nobody was approached without one.
        partners = Fields({"approached": approached[seat]}, reader.path).mask("approached", players)
        if (partners == 0) != (number == 0) or (partners >> seat) & 1 or bin(partners).count("1") > number:
            raise reader.refuse("approached")
        trading.note_offers(state, seat, number, partners)


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
    state.moved = reader.number("moved", 0, components.LARGEST_ARMY)
    state.moved_from = _cell_or_none(reader, "moved_from")
    state.moved_to = _cell_or_none(reader, "moved_to")
    reader.close()


def _restore_doing(state: State, reader: Fields) -> None:
    last = int(state.players) - 1
    state.left = reader.number("left", 0, 3 * components.MOST_CARDS)
    kind = reader.word_or_none("tile", _tile_names(state))
    state.tile = kind if kind > 0 else 0
    if kind == 0:
        raise reader.refuse("tile")
    state.due = reader.flag("due")
    state.about = reader.word("about", list(mode.ABOUTS))
    state.passed = reader.mask("passed", int(state.players))
    state.piece = reader.word_or_none("piece", list(components.PIECES[:4]))
    state.spot = reader.number("spot", -1, max(grid.CELLS, grid.CORNERS) - 1)
    state.march_from = _cell_or_none(reader, "march_from")
    state.named = reader.number("named", -1, last)
    state.winner = reader.number("winner", -1, last)
    state.loser = reader.number("loser", -1, last)
    state.payee = reader.word("payee", list(mode.PAYEES))
    state.trader = reader.number("trader", -1, last)
    state.paused = reader.word_or_none("paused", list(mode.PAUSES))
    state.partner = reader.number("partner", -1, last)
    state.counter = reader.number("counter", 0, components.FREE_COUNTERS)
    state.give = _side(reader, "give")
    state.want = _side(reader, "want")
    state.countered_give = _side(reader, "countered_give")
    state.countered_want = _side(reader, "countered_want")
    reader.close()
