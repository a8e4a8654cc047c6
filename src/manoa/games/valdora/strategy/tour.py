"""The round that a seat could make with the commissions before it: which it delivers when, if nobody is in its way.

From where the pawn stands, the commissions (those of one palace together, where that pays) are taken one after another,
each time the one that brings most for the turns it takes: to a mine for coins, to where the missing gems lie, and on to
the palace. What a delivery takes and brings is counted before the next.
"""

from __future__ import annotations

from typing import Final

from manoa.games.valdora import components, packing, site, zone
from manoa.games.valdora.board import FAR
from manoa.games.valdora.packing import Crew, Heap, Mask
from manoa.games.valdora.rules.scoring import A_BONUS, A_COLOUR
from manoa.games.valdora.state import State
from manoa.games.valdora.strategy.fetching import TO_EQUIP, best_source, found_at
from manoa.games.valdora.strategy.outlook import tile_for
from manoa.kernel.native import i64, vec

# Nothing is counted as later.
LATEST: Final = 20
# What is left of a point that is so many turns away, when one errand is weighed against another.
_FADING: Final[list[float]] = [0.85**turns for turns in range(2 * LATEST + 1)]
# What opening a workshop is worth beyond its points, when one errand is weighed against another.
_OPENING: Final = 8.0


class Tour:
    """The gems, cards and coins of a seat as its commissions claim them, and what comes of it."""

    def __init__(self, state: State, seat: i64) -> None:
        self.state = state
        self.seat = seat
        base: i64 = seat * zone.STRIDE
        self.at: i64 = state.cells[base + zone.SPACE]
        self.clock: i64 = 0  # turns until the pawn is there
        self.coins: i64 = state.cells[base + zone.COINS]
        self.gems: Heap = 0  # carried and not yet claimed
        self.empty: Mask = state.cells[base + zone.OWNED]  # cards without a gem and not yet claimed
        self.taken: Crew = 0  # craftsmen that the deliveries bring
        self.gained: i64 = 0  # bonus tiles that they bring
        self.opened: Mask = 0  # workshops that they open
        self.points: vec[i64] = vec[i64]([0] * (LATEST + 1))  # what is scored after so many turns
        loads = state.cells[base + zone.LOADS]
        gear: i64 = 0
        while loads != 0:
            if loads & 7:
                self.gems += packing.one_gem((loads & 7) - 1)
                self.empty &= ~packing.BIT[gear]
            loads >>= 3
            gear += 1
        # What the errand that was looked at last takes and brings.
        self.turns: i64 = 0
        self.coins_left: i64 = 0
        self.gems_left: Heap = 0
        self.empty_left: Mask = 0
        self.brings: i64 = 0
        self.crew: Crew = 0
        self.bonus: i64 = 0
        self.opens: Mask = 0

    def make(self) -> None:
        """Takes the commissions one after another."""
        number: i64 = self.state.held_number(self.seat)
        left: Mask = packing.BIT[number] - 1
        while left != 0:
            best: Mask = 0
            most = -1.0
            slot: i64 = 0
            while slot < number:
                if (left >> slot) & 1:
                    alone = packing.BIT[slot]
                    worth = self._errand(alone)
                    if worth > most:
                        most = worth
                        best = alone
                    together = self._alike(slot, left)
                    # Of those that go to one palace, the first speaks for all.
                    if together != alone and together & (alone - 1) == 0:
                        worth = self._errand(together)
                        if worth > most:
                            most = worth
                            best = together
                slot += 1
            self._take(best)
            left &= ~best

    def _alike(self, slot: i64, left: Mask) -> Mask:
        """The commissions for the same palace as this one."""
        state = self.state
        colour = state.box.colour[state.held(self.seat, slot)]
        alike: Mask = 0
        other: i64 = 0
        while other < components.MOST_COMMISSIONS:
            if (left >> other) & 1 and state.box.colour[state.held(self.seat, other)] == colour:
                alike |= packing.BIT[other]
            other += 1
        return alike

    def _take(self, slots: Mask) -> None:
        """Makes an errand part of the round."""
        state = self.state
        self._errand(slots)
        self.clock += self.turns
        when: i64 = self.clock if self.clock < LATEST else LATEST
        self.points[when] += self.brings
        slot: i64 = 0
        while slot < components.MOST_COMMISSIONS:
            if (slots >> slot) & 1:
                self.at = state.board.palace[state.box.colour[state.held(self.seat, slot)]]
            slot += 1
        self.coins = self.coins_left
        self.gems = self.gems_left
        self.empty = self.empty_left
        self.taken = self.crew
        self.gained = self.bonus
        self.opened |= self.opens

    def _errand(self, slots: Mask) -> float:
        """What it takes and brings to deliver these commissions next, and what that is worth by then."""
        state = self.state
        board, box = state.board, state.box
        self.brings = 0
        self.crew = self.taken
        self.bonus = self.gained
        self.opens = 0
        needs: Heap = 0
        price: i64 = 0
        palace: i64 = -1
        slot: i64 = 0
        while slot < components.MOST_COMMISSIONS:
            if (slots >> slot) & 1:
                face = state.held(self.seat, slot)
                needs += box.needs[face]
                price += box.coins[face]
                palace = board.palace[box.colour[face]]
                self._reward(face)
            slot += 1
        self.turns = 0
        self.coins_left = self.coins - price
        self.gems_left = self.gems
        self.empty_left = self.empty
        missing = self._claim(needs)
        at = self.at
        if self.coins_left < 0:
            # By way of a mine, which fills the purse whatever is missing.
            self.turns += board.to_mine[at]
            self.coins_left = components.MOST_COINS - price
        nowhere = False
        while missing != 0 and not nowhere:
            source = best_source(state, at, palace, missing)
            if source < 0:
                self.turns += FAR // 2
                nowhere = True
            else:
                self.turns += board.turns[at * site.SPACES + source]
                at = source
                missing -= found_at(state, source, missing)
        # Who is there already, with all that it takes, delivers at once.
        if not (at == palace and self.clock > 0 and self.turns == 0):
            self.turns += board.turns[at * site.SPACES + palace]
        if self.turns > LATEST:
            self.turns = LATEST
        worth = float(self.brings) + 1.0
        if self.opens != 0:
            worth += _OPENING
        return worth * _FADING[self.turns]

    def _reward(self, face: i64) -> None:
        """What a delivery scores, and the craftsman, workshop and bonus tile that come with it."""
        state = self.state
        box = state.box
        colour = box.colour[face]
        self.brings += box.points[face]
        shops = state.cells[self.seat * zone.STRIDE + zone.SHOPS] | self.opened | self.opens
        if (shops >> colour) & 1 and state.cells[zone.BONUS_LEFT] > self.bonus:
            self.bonus += 1
            self.brings += A_BONUS
        tile = tile_for(state, colour, self.crew)
        if tile < 0:
            return
        before = state.craftsmen(self.seat, tile) + packing.craftsmen_in(self.crew, tile)
        self.crew += packing.one_craftsman(tile)
        if before == 0:
            self.brings += A_COLOUR
        if (state.cells[zone.SUPPLY] >> tile) & 1 and before + 1 == box.shop_craftsmen[tile]:
            self.opens |= packing.BIT[tile]
            self.brings += box.shop_points[tile]

    def _claim(self, needs: Heap) -> Heap:
        """Claims the gems that are carried, and a card for each that is not; what is missing."""
        missing: Heap = 0
        gem: i64 = 0
        while needs != 0:
            needed: i64 = needs & 255
            while needed > 0:
                if packing.gems_in(self.gems_left, gem) > 0:
                    self.gems_left -= packing.one_gem(gem)
                else:
                    self._room(gem)
                    missing += packing.one_gem(gem)
                needed -= 1
            needs >>= 8
            gem += 1
        return missing

    def _room(self, gem: i64) -> None:
        """Claims a card for a gem."""
        box = self.state.box
        gear: i64 = 0
        while gear < components.CART:
            if (self.empty_left >> gear) & 1 and box.carries[gear] == gem:
                self.empty_left &= ~packing.BIT[gear]
                return
            gear += 1
        while gear < components.GEAR_KINDS:
            if (self.empty_left >> gear) & 1:
                self.empty_left &= ~packing.BIT[gear]
                self.coins_left -= box.load_coins[gear]
                return
            gear += 1
        self.turns += TO_EQUIP
