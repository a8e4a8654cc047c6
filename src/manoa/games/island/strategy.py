"""Good play, one decision at a time: offerings, card by card and shrine by shrine, the cave, and fights that pay.

Nothing hidden is looked at: the stacks' order never, others' cards only where hands are open.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from manoa.games.island import actions
from manoa.games.island.bargains import answer, offer_step, trade
from manoa.games.island.caving import cut_off
from manoa.games.island.components import (
    ENTRANCE,
    EXPLORERS,
    FIRST_ENTERABLE,
    GARDEN,
    NOTHING,
    OFFERING,
    SHRINE,
    SHRINES,
    WATER,
)
from manoa.games.island.doubts import Doubt
from manoa.games.island.exploring import DARING, explore
from manoa.games.island.grid import CELLS, EXIT_CELL, HEXES, ISLAND_CELLS, NEXT
from manoa.games.island.journeys import Journey, beside_shrines
from manoa.games.island.marching import march_on, react
from manoa.games.island.odds import win_chance
from manoa.games.island.queue import attacker_of, cell_of, upcoming
from manoa.games.island.standing import apart
from manoa.games.island.state import (
    ANSWER,
    AT_CELL,
    CARD,
    CHOOSE,
    DICE,
    DISCARD,
    EXPLORE,
    HARVEST,
    LAY,
    LOOK,
    MARCH,
    OFFER,
    OFFERED,
    PAY,
    PLACE,
    QUEUE,
    REROLL,
    RIVAL,
    SHRINE_CELL,
    STEAL,
    TOP,
    TRADE,
    State,
)
from manoa.games.island.turns import harvest_kinds
from manoa.games.island.valuing import card_worth, hand_of, harvest_choice, harvested, missing_offerings, spare_kind
from manoa.kernel.game import Game
from manoa.kernel.hexes import distance
from manoa.kernel.native import i64
from manoa.kernel.strategy import Plan, Strategy

# Explorers from most to least welcome.
_LIKED: Final = (
    "pedro",
    "victoria",
    "tizoc",
    "stella",
    "william",
    "laffite",
    "emma",
    "nicolas",
    "bellona",
    "hector",
)

# In cards: a step of the speed die, an offering that is laid a turn earlier.
A_STEP: Final = 0.25
AN_OFFERING: Final = 2.0
# Less apart two choices are about as good: places among explorers or steps on the map, cards, chances.
_ALIKE: Final = 1.0
_A_CARD: Final = 0.05
_LUCK: Final = 0.05


class Conquest(Strategy):
    """The island's judgement."""

    def plan(self, game: Game, seed: int) -> Plan:
        assert isinstance(game, State)
        plan = Plan()
        doubt = Doubt()
        plan.add(self.fingerprint(game), decide(game, doubt))
        plan.sure = not doubt.close or len(game.legal_actions()) == 1
        return plan

    def fingerprint(self, game: Game) -> int:
        """Plans are one action long, so that none is ever gone on with."""
        return game.turn


def decide(state: State, doubt: Doubt) -> int:
    """The action to take now, and what there is to say against it."""
    mode = state.mode
    if mode == EXPLORE:
        return explore(state, doubt)
    if mode == CHOOSE:
        people = state.tables().people
        ranks = [_LIKED.index(EXPLORERS[people[2 * state.of(state.seat, CARD) + side]]) for side in (0, 1)]
        doubt.weigh(float(abs(ranks[0] - ranks[1])), 0.0, _ALIKE)
        return actions.EITHER + (0 if ranks[0] < ranks[1] else 1)
    if mode == DICE:
        return _dice(state, doubt)
    if mode == HARVEST:
        kinds = harvest_kinds(state)
        hand = hand_of(state, state.active)
        worths = [card_worth(state, state.active, kind, hand[kind]) for kind in range(3) if (kinds >> kind) & 1]
        doubt.among(worths, _A_CARD)
        return actions.KIND + int(harvest_choice(state))
    if mode == LAY:
        return _lay(state, doubt)
    if mode in (PAY, DISCARD):
        return actions.KIND + int(spare_kind(state, state.seat))
    if mode == PLACE:
        return _place(state, doubt)
    if mode == OFFER:
        return offer_step(state)
    if mode == ANSWER:
        return answer(state, doubt)
    if mode == TRADE:
        return trade(state)
    if mode == REROLL:
        return actions.YES if state.die_one + state.die_two < 7 else actions.DONE
    if mode == STEAL:
        return max(state.legal_actions(), key=lambda action: state.hand_size(action - actions.SEAT))
    if mode == LOOK:
        return _look(state)
    if mode == RIVAL:
        return _rival(state, doubt)
    if mode == MARCH:
        return march_on(state)
    return react(state, doubt)


def _dice(state: State, doubt: Doubt) -> int:
    """The die for speed: cards that are wanted against steps, and above all an offering that can be laid this turn."""
    one = _turn_worth(state, state.die_one, state.die_two)
    other = _turn_worth(state, state.die_two, state.die_one)
    doubt.among([one, other], A_STEP)
    return actions.EITHER + (0 if one > other or (one == other and state.die_one > state.die_two) else 1)


def _turn_worth(state: State, speed: i64, harvest: i64) -> float:
    """What a turn with such dice is worth."""
    seat = state.active
    if missing_offerings(state, seat) == 0:
        return float(speed)
    hand = hand_of(state, seat)
    worth = harvested(state, seat, harvest_kinds(state), harvest, hand) + A_STEP * float(speed)
    cost = state.tables().cost
    price = state.price_at(seat, OFFERING)
    kind: i64 = 0
    while kind < 3:
        if hand[kind] < cost[price + kind]:
            return worth
        kind += 1
    journey = Journey(state, seat, DARING)
    goal = journey.nearest(beside_shrines(state, seat))
    if goal < 0:
        return worth + A_STEP * float(speed)
    return worth + AN_OFFERING if journey.steps[goal] <= speed else worth + A_STEP * float(speed)


def _lay(state: State, doubt: Doubt) -> int:
    """Shrines where many can stand beside them, water where it blocks little, land where it opens much or leads out."""
    here = state.of(state.active, AT_CELL)
    kind = state.tile
    out: bool = cut_off(state, state.active)

    def value(action: int) -> int:
        cell = NEXT[6 * here + action - actions.LAY]
        if out:
            return -distance(HEXES[cell], HEXES[EXIT_CELL])
        laid = land = 0
        for way in range(6):
            near = NEXT[6 * cell + way]
            if near >= 0 and state.kind(near) != NOTHING:
                laid += 1
                if state.kind(near) >= FIRST_ENTERABLE:
                    land += 1
        if kind == SHRINE:
            return land
        return laid if kind == WATER else -laid

    return _best(state, value, doubt)


def _look(state: State) -> int:
    """What is still to be found first, water last."""

    def value(action: int) -> int:
        kind = state.cells[TOP + action - actions.TILE]
        if kind in (SHRINE, ENTRANCE):
            return 3
        return 2 if kind == GARDEN else 0 if kind == WATER else 1

    return max(state.legal_actions(), key=value)


def _place(state: State, doubt: Doubt) -> int:
    """Far from the shrines that the loser still wants; from the cave, if that is all that it wants."""
    loser = state.loser

    def value(action: int) -> int:
        cell = action - actions.CELL
        if cell >= ISLAND_CELLS:
            return -1
        if missing_offerings(state, loser) == 0:
            return int(apart(state, cell, EXIT_CELL))
        nearest = CELLS
        for number in range(SHRINES):
            shrine = state.cells[SHRINE_CELL + number]
            if shrine >= 0 and (state.of(loser, OFFERED) >> number) & 1 == 0:
                nearest = min(nearest, distance(HEXES[cell], HEXES[shrine]))
        return nearest

    return _best(state, value, doubt)


def _rival(state: State, doubt: Doubt) -> int:
    """The weakest first."""
    entry: i64 = state.cells[QUEUE + upcoming(state)]
    strength = state.strength(attacker_of(entry), cell_of(entry))
    cell = cell_of(entry)
    doubt.among(
        [win_chance(int(strength), int(state.defence(a - actions.SEAT, cell))) for a in state.legal_actions()], _LUCK
    )
    return max(
        state.legal_actions(),
        key=lambda action: win_chance(int(strength), int(state.defence(action - actions.SEAT, cell))),
    )


def _best(state: State, value: Callable[[int], int], doubt: Doubt) -> int:
    """The best of all choices; where another is as good, that is a doubt."""
    doubt.among([float(value(action)) for action in state.legal_actions()], _ALIKE)
    return max(state.legal_actions(), key=value)
