"""What a turn may be after, one plan for each aim: shrines, fights, fields, the unknown, the cave, buildings, trade."""

from __future__ import annotations

from typing import Final

from manoa.games.island import components, grid, mode, zone
from manoa.games.island.rules import action, armies, buying, moving, turns
from manoa.games.island.state import State
from manoa.games.island.strategy import bargains, exploring, fighting, journeys, marching, settling, valuing
from manoa.games.island.strategy.journeys import Journey
from manoa.games.island.strategy.piloting import Pilot, affordable, step_to
from manoa.games.island.strategy.valuing import Doubt
from manoa.kernel.native import i64, vec
from manoa.kernel.strategy import Plan

# How many places of a kind are worth a plan each.
_FIELDS: Final = 4
_EDGES: Final = 3
# A farm further away than that is for another turn.
_SITE_STEPS: Final = 2
# In cards: a place beside a shrine, a step towards it, and a field whose harvest is the only one of its kind.
_BESIDE: Final = 0.6
_CLOSER: Final = 0.08


class Schemes:
    """Gathers the plans that go on from where a pilot has come to in the explore phase, each once."""

    def __init__(self, begun: Pilot, most: int) -> None:
        self.begun = begun
        self.game: State = begun.state
        self.most = most
        self.plans: list[Plan] = []

    def full(self) -> bool:
        """Whether there are as many plans as are wanted."""
        return len(self.plans) >= self.most

    def pilot(self) -> Pilot:
        """One more way to go on."""
        return self.begun.fork()

    def take(self, pilot: Pilot) -> None:
        """A plan, unless it is there already, or leads nowhere."""
        actions = pilot.plan.actions
        if len(actions) == len(self.begun.plan.actions) or self.full():
            return
        for plan in self.plans:
            if plan.actions == actions:
                return
        self.plans.append(pilot.plan)


def explore(begun: Pilot, most: int) -> list[Plan]:
    """Plans that go on in the explore phase, the greedy player's first."""
    schemes = Schemes(begun, most)
    game = begun.state
    usual = schemes.pilot()
    _rest(usual)
    schemes.take(usual)
    if schemes.full():
        return schemes.plans
    choices = game.legal_actions()
    journey = Journey(game, game.active, exploring.DARING)
    _offerings(schemes, journey)
    _raids(schemes, journey)
    _cave(schemes, journey)
    _fields(schemes, journey, 2)
    _edges(schemes, journey, 1)
    _farms(schemes, journey, choices)
    _villagers(schemes, choices)
    _marches(schemes)
    _trades(schemes, choices)
    _forts(schemes, choices)
    _edges(schemes, journey, _EDGES)
    _fields(schemes, journey, _FIELDS)
    _simply(schemes, action.DONE)
    return schemes.plans


def _simply(schemes: Schemes, choice: int) -> None:
    pilot = schemes.pilot()
    pilot.do(choice)
    schemes.take(pilot)


# On the way -----------------------------------------------------------------------------------------------------------


def _offerings(schemes: Schemes, journey: Journey) -> None:
    """To each shrine within reach that lacks an offering, which is laid, by a trade with the bank if need be."""
    game = schemes.game
    seat = game.active
    if not game.can_pay(seat, components.OFFERING) and bargains.bank_trade(game, seat) < 0:
        return
    number: i64 = 0
    while number < components.SHRINES:
        shrine = game.cells[zone.SHRINE_CELL + number]
        if shrine >= 0 and (game.of(seat, zone.OFFERED) >> number) & 1 == 0:
            goal = journey.nearest(_around(shrine))
            if goal >= 0 and journey.steps[goal] <= game.speed:
                pilot = schemes.pilot()
                while pilot.on and not pilot.state.can_pay(seat, components.OFFERING):
                    pilot.do(int(bargains.bank_trade(pilot.state, seat)))
                if pilot.on and pilot.walk(journey, goal):
                    pilot.do(action.OFFERING + _way_between(goal, shrine))
                    _rest(pilot)
                schemes.take(pilot)
        number += 1


def _around(cell: i64) -> vec[i64]:
    """The cells next to a cell."""
    wanted = journeys.nothing()
    way: i64 = 0
    while way < 6:
        if grid.NEXT[6 * cell + way] >= 0:
            wanted[grid.NEXT[6 * cell + way]] = 1
        way += 1
    return wanted


def _way_between(cell: i64, there: i64) -> int:
    way: i64 = 0
    while grid.NEXT[6 * cell + way] != there:
        way += 1
    return int(way)


def _rest(pilot: Pilot) -> None:
    """What is left of the turn, as the greedy player would spend it."""
    while pilot.on and pilot.state.mode == mode.EXPLORE:
        pilot.do(exploring.explore(pilot.state, Doubt()))


def _raids(schemes: Schemes, journey: Journey) -> None:
    """An attack on each rival's explorer, armies and forts within reach that are not out of all hope."""
    game = schemes.game
    seat = game.active
    if game.round == 1 or game.speed == 0:
        return
    rival: i64 = 0
    while rival < game.players:
        if rival != seat:
            _raid(schemes, journey, game.of(rival, zone.AT_CELL))
            slot: i64 = 0
            while slot < components.MOST_VILLAGERS:
                _raid(schemes, journey, game.of(rival, zone.VILLAGER_AT + slot))
                slot += 1
        rival += 1


def _raid(schemes: Schemes, journey: Journey, cell: i64) -> None:
    game = schemes.game
    if cell < 0 or fighting.attack(game, game.active, cell, 0, True) <= fighting.NEVER:
        return
    fewest: i64 = game.speed
    last: i64 = -1
    way: i64 = 0
    while way < grid.DIRECTIONS:
        near = moving.beyond(game, cell, way)
        if near >= 0 and journey.steps[near] < fewest:
            fewest = journey.steps[near]
            last = near
        way += 1
    if last < 0:
        return
    pilot = schemes.pilot()
    if pilot.walk(journey, last):
        pilot.do(step_to(pilot.state, cell))
    schemes.take(pilot)


def _cave(schemes: Schemes, journey: Journey) -> None:
    """Onto the cave shrine and off it, into the cave, or further in it."""
    game = schemes.game
    seat = game.active
    here = journey.here
    shrine = valuing.cave_shrine_cell(game)
    if shrine >= 0 and journey.steps[shrine] < game.speed:
        pilot = schemes.pilot()
        if pilot.walk(journey, shrine):
            pilot.do(exploring.step_off(pilot.state, seat))
        schemes.take(pilot)
    if here >= grid.ISLAND_CELLS:
        edge = journey.nearest(journeys.frontier(game, in_cave=True))
        _discovery(schemes, journey, edge)
        return
    mouth = game.cells[zone.ENTRANCE_AT]
    if mouth >= 0 and journey.steps[mouth] < game.speed:
        pilot = schemes.pilot()
        if pilot.walk(journey, mouth):
            pilot.do(action.STEP + grid.THROUGH)
        schemes.take(pilot)
    if mouth >= 0 and journey.steps[mouth] <= game.speed and _somebody_needs_the_cave(game, seat):
        # On guard at its mouth, with a fort if there are the cards for it.
        guard = schemes.pilot()
        if guard.walk(journey, mouth):
            fort = settling.best_fort(guard.state, guard.state.legal_actions())
            if fort < 0 or guard.do(fort):
                guard.do(action.DONE)
        schemes.take(guard)


def _somebody_needs_the_cave(game: State, seat: i64) -> bool:
    """Whether a rival outside the cave lacks nothing but the cave shrine, which nobody has."""
    rival: i64 = 0
    while rival < game.players:
        if (
            rival != seat
            and valuing.missing_offerings(game, rival) == 0
            and game.of(rival, zone.AT_CELL) < grid.ISLAND_CELLS
        ):
            return game.holder < 0
        rival += 1
    return False


def _discovery(schemes: Schemes, journey: Journey, edge: i64) -> None:
    if edge < 0 or journey.steps[edge] >= schemes.game.speed:
        return
    pilot = schemes.pilot()
    if pilot.walk(journey, edge):
        pilot.do(action.DISCOVER)
    schemes.take(pilot)


def _edges(schemes: Schemes, journey: Journey, number: i64) -> None:
    """To where a tile can be turned up: the nearest such places."""
    wanted = journeys.frontier(schemes.game, in_cave=False)
    while number > 0:
        edge = journey.nearest(wanted)
        if edge < 0 or schemes.full():
            return
        _discovery(schemes, journey, edge)
        # The next is to lie elsewhere.
        wanted[edge] = 0
        way: i64 = 0
        while way < 6:
            near = grid.NEXT[6 * edge + way]
            if near >= 0:
                wanted[near] = 0
            way += 1
        number -= 1


# Where the turn ends --------------------------------------------------------------------------------------------------


def _fields(schemes: Schemes, journey: Journey, number: i64) -> None:
    """To the best places to end the turn at, each of another harvest."""
    game = schemes.game
    seat = game.active
    tilled = turns.tilled(game, seat)
    goals = journeys.beside_shrines(game, seat)
    used: i64 = 0
    while number > 0 and not schemes.full():
        best: i64 = -1
        most = -1.0e9
        cell: i64 = 0
        while cell < grid.CELLS:
            if journey.steps[cell] <= game.speed:
                kinds: i64 = tilled | components.YIELDS[game.kind(cell)]
                if used & components.BIT[kinds] == 0:
                    value = _field(game, seat, cell, kinds) - _CLOSER * float(journey.steps[cell]) * 0.5
                    if goals[cell] != 0:
                        value += _BESIDE
                    if value > most:
                        best = cell
                        most = value
            cell += 1
        if best < 0:
            return
        used |= components.BIT[tilled | components.YIELDS[game.kind(best)]]
        pilot = schemes.pilot()
        if pilot.walk(journey, best):
            pilot.do(action.DONE)
        schemes.take(pilot)
        number -= 1


def _field(game: State, seat: i64, cell: i64, kinds: components.Mask) -> float:
    """What it is worth to end the turn on a cell."""
    value = valuing.harvested(game, seat, kinds, valuing.HARVEST, valuing.hand_of(game, seat))
    value -= fighting.danger(game, seat, cell, 0)
    number: i64 = 0
    while number < components.SHRINES:
        shrine = game.cells[zone.SHRINE_CELL + number]
        if shrine >= 0 and (game.of(seat, zone.OFFERED) >> number) & 1 == 0:
            value -= _CLOSER * float(valuing.apart(game, cell, shrine))
        number += 1
    return value


# Pieces ---------------------------------------------------------------------------------------------------------------


def _farms(schemes: Schemes, journey: Journey, choices: list[int]) -> None:
    """A farm where villagers could work most kinds, and villagers for it as far as the cards go."""
    game = schemes.game
    seat = game.active
    for choice in choices:
        if action.ATTACK <= choice < action.BANK:
            _simply(schemes, choice)
    if not affordable(game, seat, components.FARM) or valuing.missing_offerings(game, seat) == 0:
        return
    tilled = turns.tilled(game, seat)
    best: i64 = -1
    corner: i64 = -1
    most = 0.0
    cell: i64 = 0
    while cell < grid.ISLAND_CELLS:
        if journey.steps[cell] <= game.speed and journey.steps[cell] <= _SITE_STEPS:
            free = buying.free_corners(game, cell)
            way: i64 = 0
            while way < 6:
                if (free >> way) & 1:
                    kinds = settling.fields_at(game, seat, grid.CORNER[6 * cell + way])
                    value = float(settling.KINDS[kinds & ~tilled]) - _CLOSER * float(journey.steps[cell])
                    if value > most:
                        best = cell
                        corner = way
                        most = value
                way += 1
        cell += 1
    if best < 0:
        return
    pilot = schemes.pilot()
    if pilot.walk(journey, best) and pilot.do(action.FARM + int(corner)):
        _people(pilot)
        _rest(pilot)
    schemes.take(pilot)


def _people(pilot: Pilot) -> None:
    """Villagers where they bring in what nobody does yet."""
    while pilot.on:
        choice = settling.best_villager(pilot.state, pilot.state.legal_actions())
        if choice < 0:
            return
        pilot.do(choice)


def _villagers(schemes: Schemes, choices: list[int]) -> None:
    """A villager where it is worth most, and one beside the explorer."""
    game = schemes.game
    best = settling.best_villager(game, choices)
    if best >= 0:
        pilot = schemes.pilot()
        pilot.do(best)
        _rest(pilot)
        schemes.take(pilot)
    beside = action.CELL + int(game.of(game.active, zone.AT_CELL))
    if beside != best and beside in choices:
        _simply(schemes, beside)


def _forts(schemes: Schemes, choices: list[int]) -> None:
    """A fort about the explorer, and the end of the turn."""
    for choice in choices:
        if action.FORT <= choice < action.FARM:
            pilot = schemes.pilot()
            if pilot.do(settling.best_fort(schemes.game, choices)):
                pilot.do(action.DONE)
            schemes.take(pilot)
            return


def _marches(schemes: Schemes) -> None:
    """The army move that promises most, if anything."""
    game = schemes.game
    seat = game.seat
    if not armies.free_move(game, seat) and not game.can_pay(seat, components.ARMY):
        return
    march = marching.best_march(game, seat, -1, marching.HARDLY)
    if march.slot >= 0:
        pilot = schemes.pilot()
        if pilot.do(action.ARMY + int(march.slot)):
            pilot.do(int(action.march(march.number, march.way)))
        schemes.take(pilot)


def _trades(schemes: Schemes, choices: list[int]) -> None:
    """An offer that a partner should like, and a trade with the bank for what is missing."""
    game = schemes.game
    partner = bargains.partner_for(game)
    if partner >= 0:
        pilot = schemes.pilot()
        pilot.do(action.SEAT + int(partner))
        while pilot.on and pilot.state.mode == mode.OFFER:
            pilot.do(bargains.offer_step(pilot.state))
        schemes.take(pilot)
    for choice in choices:
        if action.BANK <= choice < action.SEAT and valuing.lacking(game, game.active, action.bank_take(choice)) > 0:
            _simply(schemes, choice)
