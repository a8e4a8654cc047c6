"""What the commissions of a seat promise: how long each takes with the gems, cards and coins at hand."""

from __future__ import annotations

from typing import Final

from manoa.games.valdora import components, packing, site, zone
from manoa.games.valdora.board import FAR
from manoa.games.valdora.packing import Crew, Heap, Mask
from manoa.games.valdora.rules.scoring import A_BONUS
from manoa.games.valdora.state import State
from manoa.games.valdora.strategy.fetching import TO_EQUIP, best_source, found_at
from manoa.games.valdora.strategy.outlook import Outlook, earns_bonus, reward, tile_for
from manoa.kernel.native import i64, vec

# No way is counted longer.
_LONGEST: Final = 2 * FAR
# What is left of a point that is so many turns away.
FADING: Final[list[float]] = [0.86**turns for turns in range(2 * _LONGEST + 1)]


class Journey:
    """The gems, cards and coins of a seat as its commissions claim them one after another."""

    def __init__(self, state: State, outlook: Outlook, seat: i64) -> None:
        self.state = state
        self.outlook = outlook
        self.seat = seat
        self.here: i64 = state.cells[seat * zone.STRIDE + zone.SPACE]
        self.coins: i64 = state.cells[seat * zone.STRIDE + zone.COINS]
        self.taken: Crew = 0  # craftsmen that deliveries bring
        self.gained: i64 = 0  # bonus tiles that they bring
        self.gems: vec[i64] = vec[i64]([0] * components.GEM_KINDS)  # carried and not yet claimed
        self.empty: Mask = state.cells[seat * zone.STRIDE + zone.OWNED]  # cards without a gem and not yet claimed
        gear: i64 = 0
        while gear < components.GEAR_KINDS:
            gem = state.load_on(seat, gear)
            if gem >= 0:
                self.gems[gem] += 1
                self.empty &= ~packing.BIT[gear]
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
                    counted |= packing.BIT[slot]
                slot += 1
            again += 1
        return total

    def promise(self, face: i64) -> float:
        """What a commission promises; what it takes, and what it brings, is claimed."""
        state, outlook = self.state, self.outlook
        box = state.box
        colour = box.colour[face]
        turns = self._turns(face)
        brings = float(box.points[face]) + reward(state, outlook, self.seat, colour, self.taken)
        if earns_bonus(state, self.seat, colour, self.gained):
            brings += A_BONUS
            self.gained += 1
        tile = tile_for(state, colour, self.taken)
        if tile >= 0:
            self.taken += packing.one_craftsman(tile)
        brings *= outlook.leaning.colours[colour]
        if float(turns) > outlook.rounds + 1.0:
            brings *= 0.35
        return brings * FADING[2 * turns if outlook.restless else turns]

    def _payable(self, face: i64) -> bool:
        box = self.state.box
        if self.coins < box.coins[face]:
            return False
        gem: i64 = 0
        while gem < components.GEM_KINDS:
            if self.gems[gem] < packing.gems_in(box.needs[face], gem):
                return False
            gem += 1
        return True

    def _turns(self, face: i64) -> i64:
        """About how many turns until a commission can be delivered; what it takes is claimed."""
        board, box = self.state.board, self.state.box
        palace = board.palace[box.colour[face]]
        turns: i64 = 0
        at = self.here
        if self.coins < box.coins[face]:
            turns += board.to_mine[at]
        else:
            self.coins -= box.coins[face]
        missing: Heap = 0
        gem: i64 = 0
        while gem < components.GEM_KINDS:
            needed: i64 = packing.gems_in(box.needs[face], gem)
            while needed > 0:
                if self.gems[gem] > 0:
                    self.gems[gem] -= 1
                else:
                    turns += self._room(gem)
                    missing += packing.one_gem(gem)
                needed -= 1
            gem += 1
        while missing != 0:
            source = best_source(self.state, at, palace, missing)
            if source < 0:
                turns += FAR // 2
                break
            turns += board.turns[at * site.SPACES + source]
            at = source
            missing -= found_at(self.state, source, missing)
        turns += board.turns[at * site.SPACES + palace]
        return turns if turns < _LONGEST else _LONGEST

    def _room(self, gem: i64) -> i64:
        """Claims a card for a gem; the turns that it takes to get one, if there is none."""
        box = self.state.box
        gear: i64 = 0
        while gear < components.CART:
            if (self.empty >> gear) & 1 and box.carries[gear] == gem:
                self.empty &= ~packing.BIT[gear]
                return 0
            gear += 1
        while gear < components.GEAR_KINDS:
            if (self.empty >> gear) & 1:
                self.empty &= ~packing.BIT[gear]
                if self.coins >= box.load_coins[gear]:
                    self.coins -= box.load_coins[gear]
                    return 0
                return self.state.board.to_mine[self.here]
            gear += 1
        return TO_EQUIP

    def _lies(self, space: i64, gem: i64) -> bool:
        road = self.state.board.road[space]
        return road >= 0 and packing.gems_in(self.state.cells[zone.HEAP + road], gem) > 0

    def to_next_equipment(self) -> i64:
        """Turns until another piece of equipment can be bought."""
        board = self.state.board
        if self.gems[components.GOLD] > 0:
            self.gems[components.GOLD] -= 1
            return board.to_equipment[self.here]
        best: i64 = FAR
        for road in board.roads:
            space: i64 = road
            if self._lies(space, components.GOLD):
                way = board.turns[self.here * site.SPACES + space] + board.to_equipment[space]
                if way < best:
                    best = way
        return best

    def spare(self) -> i64:
        """Gems that nothing claims."""
        number: i64 = 0
        for gem in self.gems:
            number += gem
        return number
