"""What a seat may know as numbers, for learners. Seats stand in turn from the one that looks.

The maps are told cell by cell as far as the largest table reaches. Numbers of cells and corners begin at 1 and take two
bytes, the high one first; 0 is for none.
"""

from __future__ import annotations

from typing import Final

from manoa.games.island import components, grid, ground, mode, zone
from manoa.games.island.rules import battles, hands, stacks
from manoa.games.island.state import State
from manoa.kernel.native import i64
from manoa.kernel.observer import Observer

# Lists, since a tuple of fixed length is made anew whenever compiled code hands it on.
_SEATS: Final[list[str]] = ["self", "next", "second", "third"]
_RESOURCES: Final[list[str]] = [*components.RESOURCES]
_EXPLORERS: Final[list[str]] = [*components.EXPLORERS]
_ASKED: Final[list[str]] = [*mode.NAMES]
_PAIR: Final[list[str]] = ["high", "low"]
_FLAG: Final = 1
_ONE: Final[i64] = 1
# A number that no battle has.
_NO_BATTLE: Final = 1099511627776
# The bits of a count in what is known of a hand.
_KNOWN: Final = 8
# The bits of a count in a side of an offer.
_SIDE: Final = 6
_SHRINES: Final[list[str]] = [str(number) for number in range(components.SHRINES)]
_DWELLERS: Final[list[str]] = [str(number) for number in range(components.MOST_DWELLERS)]
# Cells of the island's map that are looked at together, and those of the cave's.
_STRETCH: Final = 31
_CAVE: Final = 217
_CAVE_CELLS: Final = 91
assert grid.ISLAND_CELLS % _STRETCH == 0
assert (_CAVE, _CAVE_CELLS) == (grid.ISLAND_CELLS, grid.CELLS - grid.ISLAND_CELLS)
_UNSEEN: Final = 4
# The keys of parts have room for them.
assert max(grid.CELLS, grid.CORNERS) < 4096
assert grid.CELLS < 1024
_KINDS: Final[list[str]] = [*components.TILES[1 : components.ISLAND_KINDS + 1]]
# The zones that tell of the stacks lie side by side.
_STACKS: Final = zone.ENTRANCE_AT + 1 - zone.SHRINE_CELL


def observe(state: State, seat: i64, observer: Observer) -> None:
    """Tells an observer what a seat may know."""
    players: i64 = state.players
    other: i64 = 0
    whose: i64 = seat
    while other < players:
        _tell_seat(state, seat, whose, other, observer)
        other += 1
        whose += 1
        if whose == players:
            whose = 0
    if observer.naming:
        observer.about("")
    _tell_maps(state, seat, observer)
    _tell_stacks(state, seat, observer)
    _tell_turn(state, seat, observer)
    _tell_bank(state, observer)
    _tell_trade(state, seat, observer)
    _tell_answered(state, seat, observer)


def _place(observer: Observer, name: str, number: i64) -> None:
    """A cell or corner; less than 0 for none."""
    place: i64 = number + 1 if number >= 0 else 0
    if observer.naming:
        observer.name([f"{name} {part}" for part in _PAIR])
    elif observer.changed(place):
        observer.put(place >> 8)
        observer.put(place & 255)
    else:
        observer.skip(2)


def _tell_seat(state: State, looking: i64, seat: i64, place: i64, observer: Observer) -> None:
    if observer.naming:
        observer.about(_SEATS[place])
    _tell_hand(state, looking, seat, observer)
    # What follows from the seat's own cells, and who holds the cave shrine, passes or wants to trade.
    key: i64 = 4 if state.holder == seat else 0
    key += 2 * ((state.silent >> seat) & 1) + ((state.wanting >> seat) & 1)
    if observer.same(state.cells, zone.SEATS + seat * zone.STRIDE, zone.STRIDE, key):
        return
    observer.number("cards", state.hand_size(seat))
    observer.number("card", state.of(seat, zone.CARD))
    observer.one_of("is", state.of(seat, zone.PERSON), _EXPLORERS, 10)
    _place(observer, "at", state.of(seat, zone.AT_CELL))
    slot: i64 = 0
    while slot < components.MOST_BUILDINGS:
        _place(observer, f"farm {slot}" if observer.naming else "", state.of(seat, zone.FARM_AT + slot))
        _place(observer, f"fort {slot}" if observer.naming else "", state.of(seat, zone.FORT_AT + slot))
        slot += 1
    observer.number("villagers left", state.count_of(seat, zone.VILLAGER_AT, components.MOST_VILLAGERS, zone.IN_SUPPLY))
    observer.number("farms left", state.count_of(seat, zone.FARM_AT, components.MOST_BUILDINGS, zone.IN_SUPPLY))
    observer.number("forts left", state.count_of(seat, zone.FORT_AT, components.MOST_BUILDINGS, zone.IN_SUPPLY))
    observer.number("villagers lost", state.count_of(seat, zone.VILLAGER_AT, components.MOST_VILLAGERS, zone.DESTROYED))
    observer.number("farms lost", state.count_of(seat, zone.FARM_AT, components.MOST_BUILDINGS, zone.DESTROYED))
    observer.number("forts lost", state.count_of(seat, zone.FORT_AT, components.MOST_BUILDINGS, zone.DESTROYED))
    observer.counts("offering", state.of(seat, zone.OFFERED), _FLAG, _SHRINES, components.SHRINES)
    observer.number("has the cave shrine", 1 if state.holder == seat else 0)
    observer.number("passes until the own turn", (state.silent >> seat) & 1)
    observer.number("wants to trade", (state.wanting >> seat) & 1)
    observer.whole()


def _tell_hand(state: State, looking: i64, seat: i64, observer: Observer) -> None:
    """A hand, or what is known of it."""
    if observer.naming:
        observer.name(_RESOURCES)
        return
    hand: i64 = zone.SEATS + seat * zone.STRIDE + zone.HAND
    cells = state.cells
    cards: i64 = cells[hand] + (cells[hand + 1] << _KNOWN) + (cells[hand + 2] << (2 * _KNOWN))
    if state.hidden and looking != seat and state.mode != mode.OVER:
        cards = hands.all_known(state, looking, seat)
    observer.counts("", cards, _KNOWN, _RESOURCES, 3)


def _tell_maps(state: State, seat: i64, observer: Observer) -> None:
    """The maps in stretches, most of which stay as they are."""
    cell: i64 = 0
    while cell < _CAVE:
        # The same pieces are others' for another seat.
        if not observer.same(state.cells, cell, _STRETCH, seat):
            _tell_cells(state, seat, cell, _STRETCH, observer)
            observer.whole()
        cell += _STRETCH
    # The exit is the first tile that is laid in the cave.
    unseen: bool = state.cells[grid.EXIT_CELL] == 0
    key: i64 = seat
    if unseen:
        key = _UNSEEN
    if not observer.same(state.cells, _CAVE, _CAVE_CELLS, key, unseen):
        _tell_cells(state, seat, _CAVE, _CAVE_CELLS, observer)
        observer.whole()


def _tell_cells(state: State, seat: i64, cell: i64, number: i64, observer: Observer) -> None:
    """For each cell its tile, and for each seat what stands there: villagers, 8 for an explorer, 16 for a fort."""
    players: i64 = state.players
    cells = state.cells
    naming = observer.naming
    passed: i64 = 0  # numbers that stay as they are
    end: i64 = cell + number
    while cell < end:
        if naming:
            name = grid.CELL_IDS[cell]
            observer.name([f"{name} tile"] + [f"{name} {_SEATS[place]}" for place in range(players)])
        else:
            word = cells[cell]
            key: i64 = 4 * word
            if word & ground.ANYBODY:
                # Where nobody stands, all seats see the same.
                key += seat
            if observer.changed(key):
                observer.skip(passed)
                passed = 0
                _put_cell(word, seat, players, observer)
            else:
                passed += 1 + players
        cell += 1
    observer.skip(passed)


def _put_cell(word: i64, seat: i64, players: i64, observer: Observer) -> None:
    observer.put(word & ground.KIND)
    left: i64 = players
    whose: i64 = seat
    while left > 0:
        pieces: i64 = (word >> (ground.VILLAGERS_SHIFT + 3 * whose)) & 7
        pieces += 8 * ((word >> (ground.EXPLORERS_SHIFT + whose)) & 1)
        pieces += 16 * ((word >> (ground.FORTS_SHIFT + whose)) & 1)
        observer.put(pieces)
        left -= 1
        whose += 1
        if whose == players:
            whose = 0


def _tell_stacks(state: State, seat: i64, observer: Observer) -> None:
    cells = state.cells
    # Only Emma has looked.
    sees = state.of(seat, zone.PERSON) == components.EMMA
    key: i64 = 0
    if sees:
        key = 2
    if state.holder == zone.IN_STACK:
        key += 1
    if observer.same(cells, zone.SHRINE_CELL, _STACKS, key):
        return
    number: i64 = 0
    while number < components.SHRINES:
        _place(observer, f"shrine {number}" if observer.naming else "", cells[zone.SHRINE_CELL + number])
        number += 1
    _place(observer, "entrance", cells[zone.ENTRANCE_AT])
    kind: i64 = 1
    while kind <= components.ISLAND_KINDS:
        observer.number(f"unseen {_KINDS[kind - 1]}" if observer.naming else "", stacks.unseen(state, kind))
        kind += 1
    number = 0
    while number < 3:
        observer.number(f"top {number}" if observer.naming else "", cells[zone.TOP + number] if sees else 0)
        number += 1
    observer.number("cave stack", cells[zone.CAVE_SIZE])
    observer.number("cave unseen empty", cells[zone.CAVE_EMPTY])
    observer.counts("cave unseen", cells[zone.CAVE_DWELLERS], _FLAG, _DWELLERS, components.MOST_DWELLERS)
    observer.counts("beaten", cells[zone.BEATEN], _FLAG, _DWELLERS, components.MOST_DWELLERS)
    observer.number("cave shrine in stack", key & 1)
    observer.cells("hoard", cells, zone.HOARD, _RESOURCES, 3, 0)
    observer.whole()


def _tell_turn(state: State, seat: i64, observer: Observer) -> None:
    """In parts, each the same as long as a key is that holds all its numbers and who looks."""
    who: i64 = (((state.first + 1) * 8 + state.active + 1) * 8 + state.seat) * 4 + seat
    if not observer.same(state.cells, 0, 0, (state.round * 2048 + who) * 32 + state.mode):
        observer.number("round", state.round)
        observer.number("first", _whose(state, seat, state.first))
        observer.number("active", _whose(state, seat, state.active))
        observer.number("deciding", _whose(state, seat, state.seat))
        observer.one_of("asked", state.mode, _ASKED, 18)
        observer.whole()
    _tell_phase(state, observer)
    _tell_dispute(state, seat, observer)
    _tell_cause(state, seat, observer)
    _tell_battle(state, seat, observer)


def _tell_phase(state: State, observer: Observer) -> None:
    """The dice and what is left of them."""
    flags: i64 = 0
    if state.marched:
        flags = 2
    if state.ending:
        flags += 1
    dice: i64 = (state.die_one * 8 + state.die_two) * 4 + state.speed_die + 1
    if observer.same(
        state.cells, 0, 0, (((dice * 256 + state.speed) * 4 + flags) * 1024 + state.left) * 32 + state.tile
    ):
        return
    observer.number("die", state.die_one)
    observer.number("other die", state.die_two)
    observer.number("speed die", state.speed_die + 1)
    observer.number("speed", state.speed)
    observer.number("marched", flags >> 1)
    observer.number("ending", flags & 1)
    observer.number("left", state.left)
    observer.number("tile", state.tile)
    observer.whole()


def _tell_dispute(state: State, seat: i64, observer: Observer) -> None:
    """Battles, and what was announced."""
    queued = state.cells[zone.QUEUED]
    window: i64 = 0
    if state.due:
        window = state.about + 1
    who: i64 = (((queued * 8 + state.named + 1) * 8 + state.winner + 1) * 8 + state.loser + 1) * 4 + seat
    what: i64 = (state.payee * 8 + window) * 8 + state.piece + 1
    if observer.same(state.cells, 0, 0, ((who * 256 + what) * 4096 + state.spot + 1) * 1024 + state.march_from + 1):
        return
    observer.number("battles", queued)
    observer.number("named", _whose(state, seat, state.named))
    observer.number("winner", _whose(state, seat, state.winner))
    observer.number("loser", _whose(state, seat, state.loser))
    observer.number("payee", state.payee)
    observer.number("window", window)
    observer.number("announced", state.piece + 1)
    _place(observer, "announced at", state.spot)
    _place(observer, "marches from", state.march_from)
    observer.whole()


def _tell_cause(state: State, seat: i64, observer: Observer) -> None:
    """The last step, discovery or army move, and who has passed since."""
    who: i64 = (((state.mover + 1) * 8 + state.moved) * 16 + state.passed) * 4 + seat
    if observer.same(state.cells, 0, 0, (who * 1024 + state.moved_from + 1) * 1024 + state.moved_to + 1):
        return
    passed = _from(seat, state.players, state.passed)
    observer.number("mover", _whose(state, seat, state.mover))
    observer.number("villagers moved", state.moved)
    _place(observer, "moved from", state.moved_from)
    _place(observer, "moved to", state.moved_to)
    observer.counts("passed", passed, _FLAG, _SEATS[: state.players] if observer.naming else _SEATS, state.players)
    observer.whole()


def _tell_battle(state: State, seat: i64, observer: Observer) -> None:
    """The battle that is next."""
    battle: i64 = _NO_BATTLE
    if state.cells[zone.QUEUED] > 0:
        place = battles.upcoming(state)
        if place >= 0:
            battle = state.cells[zone.QUEUE + place]
    if observer.same(state.cells, 0, 0, battle * 4 + seat):
        return
    attacker: i64 = 0
    cell: i64 = -1
    against: i64 = 0
    rivals: i64 = 0
    farm: i64 = -1
    if battle != _NO_BATTLE:
        attacker = _whose(state, seat, battles.attacker_of(battle))
        cell = battles.cell_of(battle)
        against = battles.against_of(battle) + 1
        rivals = _from(seat, state.players, battles.rivals_of(battle))
        if against == battles.A_FARM + 1:
            farm = battles.corner_of(battle)
    observer.number("attacker", attacker)
    _place(observer, "battle at", cell)
    observer.number("battle against", against)
    observer.counts("rival", rivals, _FLAG, _SEATS[: state.players] if observer.naming else _SEATS, state.players)
    _place(observer, "farm attacked", farm)
    observer.whole()


def _tell_trade(state: State, seat: i64, observer: Observer) -> None:
    sides: i64 = state.give + (state.want << (3 * _SIDE))
    who: i64 = ((state.trader + 1) * 8 + state.partner + 1) * 4 + seat
    if observer.same(state.cells, 0, 0, (sides * 16 + state.counter) * 256 + who):
        return
    observer.number("trader", _whose(state, seat, state.trader))
    observer.number("partner", _whose(state, seat, state.partner))
    observer.number("counters", state.counter)
    observer.counts("offered", state.give, _SIDE, _RESOURCES, 3)
    observer.counts("wanted", state.want, _SIDE, _RESOURCES, 3)
    observer.whole()


def _tell_bank(state: State, observer: Observer) -> None:
    """What the bank has left, which anybody may count."""
    cells = state.cells
    cards = state.box.cards
    wood: i64 = cards[0] - cells[zone.HOARD]
    food: i64 = cards[1] - cells[zone.HOARD + 1]
    gold: i64 = cards[2] - cells[zone.HOARD + 2]
    hand: i64 = zone.SEATS + zone.HAND
    end: i64 = hand + state.players * zone.STRIDE
    while hand < end:
        wood -= cells[hand]
        food -= cells[hand + 1]
        gold -= cells[hand + 2]
        hand += zone.STRIDE
    observer.counts("bank", (((gold << _KNOWN) + food) << _KNOWN) + wood, _KNOWN, _RESOURCES, 3)


def _tell_answered(state: State, seat: i64, observer: Observer) -> None:
    """The offer that a counter-offer answers, what trade out of order came in between, and the own offers so far."""
    sides: i64 = state.countered_give + (state.countered_want << (3 * _SIDE))
    begun: i64 = (state.offered >> (8 * seat)) & 255
    approached = _from(seat, state.players, (state.approached >> (4 * seat)) & 15)
    if observer.same(state.cells, 0, 0, ((sides * 32 + state.paused + 1) * 256 + begun) * 16 + approached):
        return
    observer.counts("offered before", state.countered_give, _SIDE, _RESOURCES, 3)
    observer.counts("wanted before", state.countered_want, _SIDE, _RESOURCES, 3)
    observer.number("paused", state.paused + 1)
    observer.number("offers begun", begun)
    observer.counts(
        "approached", approached, _FLAG, _SEATS[: state.players] if observer.naming else _SEATS, state.players
    )
    observer.whole()


def _from(seat: i64, players: i64, seats: i64) -> i64:
    """Seats as a mask, the first bit for the one that looks."""
    return ((seats >> seat) | (seats << (players - seat))) & ((_ONE << players) - 1)


def _whose(state: State, seat: i64, other: i64) -> i64:
    """A seat, from 1 for the one that looks; 0 for none."""
    if other < 0:
        return 0
    place: i64 = other - seat
    if place < 0:
        place += state.players
    return place + 1
