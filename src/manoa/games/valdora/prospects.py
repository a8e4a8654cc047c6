"""What a position promises a seat, in points: what it has, and what its commissions, equipment and coins will bring.

A commission is worth its reward, less for every turn until it can be delivered: to where the missing gems lie, and on
to the palace. Only what everyone sees is used, and nothing of the books at all: what a book shows is weighed by those
who stand before it.
"""

from __future__ import annotations

from typing import Final

from manoa.games.valdora.board import (
    COMMISSION_TOWN,
    EQUIPMENT_TOWN,
    HARBOUR,
    HARBOUR_TOWN,
    MINE,
    PALACE,
    SPACES,
    Board,
)
from manoa.games.valdora.components import (
    BIT,
    CART,
    COLOUR_KINDS,
    GEAR_KINDS,
    GEM_KINDS,
    GOLD,
    MOST_COMMISSIONS,
    gems_in,
    one_gem,
)
from manoa.games.valdora.scoring import A_BONUS, A_COLOUR, completed_points, score
from manoa.games.valdora.state import (
    BONUS,
    BONUS_LEFT,
    COINS,
    DISCARD,
    FOOD,
    HEAP,
    OWNED,
    SHOPS,
    SPACE,
    STRIDE,
    SUPPLY,
    State,
)
from manoa.kernel.native import i64, vec

FAR: Final = 12
# What is left of a point that is so many turns away.
_LONGEST: Final = 2 * FAR
_FADING: Final[list[float]] = [0.86**turns for turns in range(2 * _LONGEST + 1)]
# What coins are good for, by their number.
_PURSE: Final[list[float]] = [0.0, 1.8, 3.2, 4.2, 5.0, 5.6, 6.0]
# What a kind of equipment is good for while most of the game lies ahead: pan, four tools, cart, horse.
_GEAR: Final[list[float]] = [0.0, 5.0, 5.0, 5.0, 5.0, 7.0, 5.0]
# What a free slot for a commission is good for: the first, the second, the third.
_SLOTS: Final[list[float]] = [3.0, 2.0, 1.5]
_PROVISIONS: Final = 1.2
_A_LOAD: Final = 0.9
# Turns until a gem can be carried for which there is no card yet.
_TO_EQUIP: Final = 5
# The part of a workshop that is there already when so many craftsmen are missing.
_ON_THE_WAY: Final[list[float]] = [1.0, 0.55, 0.3, 0.15, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1]
# What an open workshop is good for beyond its points: the bonus tiles to come, if the game goes on for long.
_OPEN: Final = 16.0
# The part of what a seat was promised that it takes the end for: in the lead; behind; behind, for every quiet round.
_CONTENT: Final = 1.2
_RELUCTANT: Final = 0.4
_RESIGNED: Final = 0.15
# After so many quiet rounds a seat grows restless: what is not a delivery counts little, one commission is pursued
# rather than several, and with every further round it takes what it can have rather than what it hopes for.
_LONG: Final = 5
_LITTLE: Final = 0.2
_TRUST: Final = 0.85
# More gems than any commission asks for.
_ENOUGH: Final = 9
# What it is worth to find another missing gem in the same place, in turns.
_TOGETHER: Final = 1.5


class Leaning:
    """A taste: how much of a commission's reward counts, colour by colour, and of equipment. A trader without one takes
    things for what they are."""

    def __init__(self, colours: list[float] | None = None, equipment: float = 1.0) -> None:
        self.colours: list[float] = [1.0] * COLOUR_KINDS if colours is None else colours
        self.equipment = equipment


class Outlook:
    """The map as a traveller sees it: how many turns from space to space, and the nearest of each kind."""

    def __init__(self, board: Board) -> None:
        self.board = board
        # How the game stood when the turn was planned: about how many rounds it would last, what the seat had been
        # promised beyond its points, whether the last round had begun, and whether nobody had delivered for long.
        self.rounds: float = 0.0
        self.promised: float = 0.0
        self.last: bool = False
        self.restless: bool = False
        # The part of promises that is believed, and the bonus tiles there were.
        self.trust: float = 1.0
        self.bonus: float = 0.0
        # What a player makes of the colours and of equipment: 1 as they are.
        self.leaning = Leaning()
        # By how much the best action promised more than the next.
        self.lead: float = 0.0
        self.turns: vec[i64] = vec[i64]([FAR] * (SPACES * SPACES))
        self.palace: vec[i64] = vec[i64]([0] * COLOUR_KINDS)
        for start in range(SPACES):
            self._walk(start)
            if board.kind[start] == PALACE:
                self.palace[board.colour[start]] = start
        self.to_mine: vec[i64] = vec[i64]([self._nearest(space, MINE) for space in range(SPACES)])
        self.to_equipment: vec[i64] = vec[i64]([self._nearest(space, EQUIPMENT_TOWN) for space in range(SPACES)])
        self.to_commissions: vec[i64] = vec[i64]([self._nearest(space, COMMISSION_TOWN) for space in range(SPACES)])
        # Where gems may be loaded: harbours first, where whatever was paid can be had.
        self.sources: list[int] = [space for space in range(SPACES) if board.kind[space] in (HARBOUR, HARBOUR_TOWN)]
        self.sources.extend(board.roads)

    def _walk(self, start: int) -> None:
        """Turns without provisions; back to the same space takes two."""
        reached = [start]
        self.turns[start * SPACES + start] = 2
        steps = 0
        seen = {start}
        while reached:
            steps += 1
            beyond: list[int] = []
            for here in reached:
                for space in range(SPACES):
                    if (self.board.near[here] >> space) & 1 and space not in seen:
                        seen.add(space)
                        beyond.append(space)
                        self.turns[start * SPACES + space] = steps
            reached = beyond

    def _nearest(self, start: int, kind: int) -> int:
        return min(int(self.turns[start * SPACES + space]) for space in range(SPACES) if self.board.kind[space] == kind)


def horizon(state: State) -> float:
    """About how many rounds are left, told from the craftsmen beside the board."""
    tiles: i64 = 0
    largest: i64 = 0
    colour: i64 = 0
    while colour < COLOUR_KINDS:
        left = state.tiles_left(colour)
        tiles += left
        if left > largest:
            largest = left
        colour += 1
    return float(tiles - largest // 2) / (0.45 * float(state.players))


def tile_for(state: State, colour: i64, taken: i64) -> i64:
    """The colour of the craftsman that a delivery will bring when those in `taken` (four bits a colour) are gone; -1
    for none."""
    box = state.tables()
    tried: i64 = 0
    while tried < COLOUR_KINDS:
        if state.tiles_left(colour) > (taken >> (4 * colour)) & 15:
            return colour
        colour = box.next_colour[colour]
        tried += 1
    return -1


def earns_bonus(state: State, seat: i64, colour: i64, gained: i64) -> bool:
    """Whether a delivery brings a bonus tile when so many are gained before it."""
    return (state.cells[seat * STRIDE + SHOPS] >> colour) & 1 == 1 and state.cells[BONUS_LEFT] > gained


def reward(state: State, outlook: Outlook, seat: i64, colour: i64, taken: i64) -> float:
    """What completing a commission of a colour brings beside points and bonus tile: craftsman's colour, workshop.
    `taken` are the craftsmen that the seat's other deliveries bring before."""
    total = 0.0
    tile = tile_for(state, colour, taken)
    if tile < 0:
        return total
    before = (taken >> (4 * tile)) & 15
    mine = state.craftsmen(seat, tile) + before
    if mine == 0:
        total += A_COLOUR
    if (state.cells[SUPPLY] >> tile) & 1:
        missing = state.tables().shop_craftsmen[tile] - mine
        if 0 < missing <= state.tiles_left(tile) - before:
            total += shop_worth(state, outlook, tile) * (_ON_THE_WAY[missing - 1] - _ON_THE_WAY[missing])
    return total


def shop_worth(state: State, outlook: Outlook, colour: i64) -> float:
    """What the workshop of a colour is worth to its owner: its points, and bonus tiles to come."""
    return float(state.tables().shop_points[colour]) + _OPEN * min(1.0, outlook.rounds / 12.0, outlook.bonus / 4.0)


def look_ahead(state: State, outlook: Outlook, seat: i64) -> None:
    """Notes how the game stands before a turn is planned."""
    outlook.rounds = horizon(state)
    outlook.last = state.ending
    outlook.restless = state.quiet >= _LONG
    outlook.trust = _TRUST ** float(state.quiet - _LONG) if outlook.restless else 1.0
    outlook.bonus = float(state.cells[BONUS_LEFT])
    if not state.ending:
        outlook.promised = prospect(state, outlook, seat) - points(state, seat)


def points(state: State, seat: i64) -> float:
    """What a seat would score now."""
    return float(score(state, seat)["total"])


def prospect(state: State, outlook: Outlook, seat: i64) -> float:
    """What the position is worth to a seat."""
    if not state.ending:
        return _have(state, outlook, seat) + outlook.trust * _will_have(state, outlook, seat)
    mine = points(state, seat)
    if outlook.last:
        return mine + 0.05 * float(state.cells[seat * STRIDE + COINS])
    # This turn would bring the end on. A seat in the lead wants that; another would rather have what it was promised,
    # but the longer nothing is delivered the less it hopes for.
    share = min(_CONTENT, _RELUCTANT + _RESIGNED * float(state.quiet))
    leads = True
    other: i64 = 0
    while other < state.players:
        if other != seat and points(state, other) >= mine:
            leads = False
        other += 1
    return mine + (_CONTENT if leads else share) * outlook.promised


def _have(state: State, outlook: Outlook, seat: i64) -> float:
    """Points that cannot be lost any more but for those of completed commissions, which only ever grow."""
    box = state.tables()
    base = seat * STRIDE
    total = float(A_BONUS * state.cells[base + BONUS])
    colour: i64 = 0
    while colour < COLOUR_KINDS:
        number = state.craftsmen(seat, colour)
        if number > 0:
            total += A_COLOUR
        if (state.cells[base + SHOPS] >> colour) & 1:
            total += shop_worth(state, outlook, colour)
        elif number > 0 and (state.cells[SUPPLY] >> colour) & 1:
            missing = box.shop_craftsmen[colour] - number
            if missing <= state.tiles_left(colour):
                total += shop_worth(state, outlook, colour) * _ON_THE_WAY[missing]
        colour += 1
    return total + float(completed_points(state, seat))


def _will_have(state: State, outlook: Outlook, seat: i64) -> float:
    """What commissions, equipment, coins and provisions promise."""
    cells = state.cells
    base = seat * STRIDE
    here = cells[base + SPACE]
    coins = cells[base + COINS]
    rounds = outlook.rounds
    journey = Journey(state, outlook, seat)
    promised = journey.commissions()
    if outlook.restless:
        promised = _pursued(state, outlook, seat)
    total = 0.0
    soon = min(1.0, rounds / 4.0)
    ahead = min(1.0, rounds / 10.0)
    # Slots for more commissions.
    wait = outlook.to_commissions[here]
    if coins == 0:
        wait += outlook.to_mine[here]
    free: i64 = MOST_COMMISSIONS - state.held_number(seat)
    slot: i64 = 0
    while slot < free:
        total += _SLOTS[slot] * _FADING[wait] * soon
        slot += 1
    # Equipment, and the best piece that is still missing.
    best = 0.0
    gear: i64 = 1
    while gear < GEAR_KINDS:
        if (cells[base + OWNED] >> gear) & 1:
            total += outlook.leaning.equipment * _GEAR[gear] * ahead
        elif _GEAR[gear] > best:
            best = _GEAR[gear]
        gear += 1
    if best > 0.0:
        total += 0.8 * outlook.leaning.equipment * best * ahead * _FADING[journey.to_next_equipment()]
    total += _A_LOAD * float(journey.spare())
    total += _PURSE[coins] * soon
    total += 0.5 * (_PURSE[len(_PURSE) - 1] - _PURSE[coins]) * _FADING[outlook.to_mine[here]] * soon
    if cells[base + FOOD]:
        total += _PROVISIONS * soon
    return promised + (_LITTLE * total if outlook.restless else total)


def _pursued(state: State, outlook: Outlook, seat: i64) -> float:
    """What the commissions at hand promise the restless: the best by itself, of the others little. Several that lie in
    different directions, or want the same gem, would keep it between them for ever."""
    most = 0.0
    total = 0.0
    slot: i64 = 0
    while slot < state.held_number(seat):
        promise = Journey(state, outlook, seat).promise(state.held(seat, slot))
        most = max(most, promise)
        total += promise
        slot += 1
    return most + _LITTLE * (total - most)


class Journey:
    """The gems, cards and coins of a seat as its commissions claim them one after another."""

    def __init__(self, state: State, outlook: Outlook, seat: i64) -> None:
        self.state = state
        self.outlook = outlook
        self.seat = seat
        self.here: i64 = state.cells[seat * STRIDE + SPACE]
        self.coins: i64 = state.cells[seat * STRIDE + COINS]
        self.taken: i64 = 0  # craftsmen that deliveries bring, four bits a colour
        self.gained: i64 = 0  # bonus tiles that they bring
        self.gems: vec[i64] = vec[i64]([0] * GEM_KINDS)  # carried and not yet claimed
        self.empty: i64 = state.cells[seat * STRIDE + OWNED]  # cards without a gem and not yet claimed, a mask
        gear: i64 = 0
        while gear < GEAR_KINDS:
            gem = state.load_on(seat, gear)
            if gem >= 0:
                self.gems[gem] += 1
                self.empty &= ~BIT[gear]
            gear += 1

    def commissions(self) -> float:
        """What the commissions at hand promise: those that can be paid claim first, then the others in order."""
        state = self.state
        number: i64 = state.held_number(self.seat)
        counted: i64 = 0  # slots
        total = 0.0
        again: i64 = 0
        while again < 2:
            slot: i64 = 0
            while slot < number:
                face = state.held(self.seat, slot)
                if (counted >> slot) & 1 == 0 and (again == 1 or self._payable(face)):
                    total += self.promise(face)
                    counted |= BIT[slot]
                slot += 1
            again += 1
        return total

    def promise(self, face: i64) -> float:
        """What a commission promises; what it takes, and what it brings, is claimed."""
        state, outlook = self.state, self.outlook
        box = state.tables()
        colour = box.colour[face]
        turns = self._turns(face)
        brings = float(box.points[face]) + reward(state, outlook, self.seat, colour, self.taken)
        if earns_bonus(state, self.seat, colour, self.gained):
            brings += A_BONUS
            self.gained += 1
        tile = tile_for(state, colour, self.taken)
        if tile >= 0:
            self.taken += BIT[4 * tile]
        brings *= outlook.leaning.colours[colour]
        if float(turns) > outlook.rounds + 1.0:
            brings *= 0.35
        return brings * _FADING[2 * turns if outlook.restless else turns]

    def _payable(self, face: i64) -> bool:
        box = self.state.tables()
        if self.coins < box.coins[face]:
            return False
        needs = box.needs[face]
        gem: i64 = 0
        while needs != 0:
            if self.gems[gem] < needs & 255:
                return False
            needs >>= 8
            gem += 1
        return True

    def _turns(self, face: i64) -> i64:
        """About how many turns until a commission can be delivered; what it takes is claimed."""
        state, outlook = self.state, self.outlook
        box = state.tables()
        palace = outlook.palace[box.colour[face]]
        turns: i64 = 0
        at = self.here
        if self.coins < box.coins[face]:
            turns += outlook.to_mine[at]
        else:
            self.coins -= box.coins[face]
        missing: i64 = 0
        gem: i64 = 0
        while gem < GEM_KINDS:
            needed: i64 = gems_in(box.needs[face], gem)
            while needed > 0:
                if self.gems[gem] > 0:
                    self.gems[gem] -= 1
                else:
                    turns += self._room(gem)
                    missing += one_gem(gem)
                needed -= 1
            gem += 1
        while missing != 0:
            source = self._source(at, palace, missing)
            if source < 0:
                turns += FAR // 2
                break
            turns += outlook.turns[at * SPACES + source]
            at = source
            missing -= self._found(source, missing)
        turns += outlook.turns[at * SPACES + palace]
        return turns if turns < _LONGEST else _LONGEST

    def _room(self, gem: i64) -> i64:
        """Claims a card for a gem; the turns that it takes to get one, if there is none."""
        box = self.state.tables()
        gear: i64 = 0
        while gear < CART:
            if (self.empty >> gear) & 1 and box.carries[gear] == gem:
                self.empty &= ~BIT[gear]
                return 0
            gear += 1
        while gear < GEAR_KINDS:
            if (self.empty >> gear) & 1:
                self.empty &= ~BIT[gear]
                if self.coins >= box.load_coins[gear]:
                    self.coins -= box.load_coins[gear]
                    return 0
                return self.outlook.to_mine[self.here]
            gear += 1
        return _TO_EQUIP

    def _lies(self, space: i64, gem: i64) -> bool:
        road = self.outlook.board.road[space]
        return road >= 0 and gems_in(self.state.cells[HEAP + road], gem) > 0

    def _found(self, space: i64, missing: i64) -> i64:
        """What a stop on a road space or at a harbour brings of what is missing, both heaps."""
        board = self.outlook.board
        road = board.road[space]
        heap = self.state.cells[HEAP + road if road >= 0 else DISCARD]
        room: i64 = _ENOUGH if road >= 0 else board.ships[space]
        found: i64 = 0
        gem: i64 = 0
        while gem < GEM_KINDS and room > 0:
            number: i64 = gems_in(missing, gem)
            there = gems_in(heap, gem)
            if there < number:
                number = there
            if room < number:
                number = room
            found += number * one_gem(gem)
            room -= number
            gem += 1
        return found

    def _source(self, at: i64, goal: i64, missing: i64) -> i64:
        """The space from which to fetch what is missing on the way to a goal; -1 if none of it lies anywhere."""
        outlook = self.outlook
        best: i64 = -1
        least = 1.0e9
        for source in outlook.sources:
            space: i64 = source
            found = self._found(space, missing)
            if found != 0:
                number = 0.0
                while found != 0:
                    number += float(found & 255)
                    found >>= 8
                turns = outlook.turns[at * SPACES + space] + outlook.turns[space * SPACES + goal]
                way = float(turns) - _TOGETHER * (number - 1.0)
                if way < least:
                    least = way
                    best = space
        return best

    def to_next_equipment(self) -> i64:
        """Turns until another piece of equipment can be bought."""
        outlook = self.outlook
        if self.gems[GOLD] > 0:
            self.gems[GOLD] -= 1
            return outlook.to_equipment[self.here]
        best: i64 = FAR
        for road in outlook.board.roads:
            space: i64 = road
            if self._lies(space, GOLD):
                way = outlook.turns[self.here * SPACES + space] + outlook.to_equipment[space]
                if way < best:
                    best = way
        return best

    def spare(self) -> i64:
        """Gems that nothing claims."""
        number: i64 = 0
        for gem in self.gems:
            number += gem
        return number
