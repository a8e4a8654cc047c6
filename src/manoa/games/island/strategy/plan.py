"""Good play, one decision at a time: offerings, card by card and shrine by shrine, the cave, and fights that pay.

Nothing hidden is looked at: the stacks' order never, others' cards only where hands are open.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from manoa.games.island import components, grid, mode, zone
from manoa.games.island.rules import action, battles, odds, turns
from manoa.games.island.state import State
from manoa.games.island.strategy import bargains, exploring, journeys, marching, measuring, piloting, valuing, weighing
from manoa.games.island.strategy.journeys import Journey
from manoa.games.island.strategy.reasons import reasons_of
from manoa.games.island.strategy.valuing import Doubt
from manoa.kernel.game import Game, View
from manoa.kernel.hexes import distance
from manoa.kernel.native import i64, vec
from manoa.kernel.strategy import Plan, Reason, Strategy

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

_LEVELS: Final[dict[str, dict[str, Any]]] = components.read("levels.toml")


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
        assert isinstance(game, State)
        return piloting.mark(game)

    def candidates(self, game: Game, seed: int, most: int) -> list[Plan]:
        assert isinstance(game, State)
        return weighing.plans(game, decide(game, Doubt()), seed, most)

    def levels(self) -> dict[str, dict[str, Any]]:
        return _LEVELS

    def feature_names(self) -> list[str]:
        return measuring.NAMES[:]

    def features(self, game: Game, into: vec[float]) -> None:
        assert isinstance(game, State)
        measuring.measure(game, into)

    def result(self, game: Game, seat: i64) -> float:
        assert isinstance(game, State)
        return float(game.shrines(seat))

    def reasons(self, before: View, after: View, seat: int, surprise: bool) -> list[Reason]:
        return reasons_of(before, after, seat, surprise)


def decide(state: State, doubt: Doubt) -> int:
    """The action to take now, and what there is to say against it."""
    what = state.mode
    if what == mode.EXPLORE:
        return exploring.explore(state, doubt)
    if what == mode.CHOOSE:
        people = state.box.people
        ranks = [
            _LIKED.index(components.EXPLORERS[people[2 * state.of(state.seat, zone.CARD) + side]]) for side in (0, 1)
        ]
        doubt.weigh(float(abs(ranks[0] - ranks[1])), 0.0, _ALIKE)
        return action.EITHER + (0 if ranks[0] < ranks[1] else 1)
    if what == mode.DICE:
        return _dice(state, doubt)
    if what == mode.HARVEST:
        kinds = turns.harvest_kinds(state)
        hand = valuing.hand_of(state, state.active)
        worths = [valuing.card_worth(state, state.active, kind, hand[kind]) for kind in range(3) if (kinds >> kind) & 1]
        doubt.among(worths, _A_CARD)
        return action.KIND + int(valuing.harvest_choice(state))
    if what == mode.LAY:
        return _lay(state, doubt)
    if what in (mode.PAY, mode.DISCARD):
        return action.KIND + int(valuing.spare_kind(state, state.seat))
    if what == mode.PLACE:
        return _place(state, doubt)
    if what == mode.OFFER:
        return bargains.offer_step(state)
    if what == mode.ANSWER:
        return bargains.answer(state, doubt)
    if what == mode.TRADE:
        return bargains.trade(state)
    if what == mode.REROLL:
        return action.YES if state.die_one + state.die_two < 7 else action.DONE
    if what == mode.STEAL:
        return max(state.legal_actions(), key=lambda choice: state.hand_size(choice - action.SEAT))
    if what == mode.LOOK:
        return _look(state)
    if what == mode.RIVAL:
        return _rival(state, doubt)
    if what == mode.MARCH:
        return marching.march_on(state)
    return marching.react(state, doubt)


def _dice(state: State, doubt: Doubt) -> int:
    """The die for speed: cards that are wanted against steps, and above all an offering that can be laid this turn."""
    one = _turn_worth(state, state.die_one, state.die_two)
    other = _turn_worth(state, state.die_two, state.die_one)
    doubt.among([one, other], A_STEP)
    return action.EITHER + (0 if one > other or (one == other and state.die_one > state.die_two) else 1)


def _turn_worth(state: State, speed: i64, harvest: i64) -> float:
    """What a turn with such dice is worth."""
    seat = state.active
    if valuing.missing_offerings(state, seat) == 0:
        return float(speed)
    hand = valuing.hand_of(state, seat)
    worth = valuing.harvested(state, seat, turns.harvest_kinds(state), harvest, hand) + A_STEP * float(speed)
    cost = state.box.cost
    price = state.price_at(seat, components.OFFERING)
    kind: i64 = 0
    while kind < 3:
        if hand[kind] < cost[price + kind]:
            return worth
        kind += 1
    journey = Journey(state, seat, exploring.DARING)
    goal = journey.nearest(journeys.beside_shrines(state, seat))
    if goal < 0:
        return worth + A_STEP * float(speed)
    return worth + AN_OFFERING if journey.steps[goal] <= speed else worth + A_STEP * float(speed)


def _lay(state: State, doubt: Doubt) -> int:
    """Shrines where many can stand beside them, water where it blocks little, land where it opens much or leads out."""
    here = state.of(state.active, zone.AT_CELL)
    kind = state.tile
    out: bool = exploring.cut_off(state, state.active)

    def value(choice: int) -> int:
        cell = grid.NEXT[6 * here + choice - action.LAY]
        if out:
            return -distance(grid.HEXES[cell], grid.HEXES[grid.EXIT_CELL])
        laid = land = 0
        for way in range(6):
            near = grid.NEXT[6 * cell + way]
            if near >= 0 and state.kind(near) != components.NOTHING:
                laid += 1
                if state.kind(near) >= components.FIRST_ENTERABLE:
                    land += 1
        if kind == components.SHRINE:
            return land
        return laid if kind == components.WATER else -laid

    return _best(state, value, doubt)


def _look(state: State) -> int:
    """What is still to be found first, water last."""

    def value(choice: int) -> int:
        kind = state.cells[zone.TOP + choice - action.TILE]
        if kind in (components.SHRINE, components.ENTRANCE):
            return 3
        return 2 if kind == components.GARDEN else 0 if kind == components.WATER else 1

    return max(state.legal_actions(), key=value)


def _place(state: State, doubt: Doubt) -> int:
    """Far from the shrines that the loser still wants; from the cave, if that is all that it wants."""
    loser = state.loser

    def value(choice: int) -> int:
        cell = choice - action.CELL
        if cell >= grid.ISLAND_CELLS:
            return -1
        if valuing.missing_offerings(state, loser) == 0:
            return int(valuing.apart(state, cell, grid.EXIT_CELL))
        nearest = grid.CELLS
        for number in range(components.SHRINES):
            shrine = state.cells[zone.SHRINE_CELL + number]
            if shrine >= 0 and (state.of(loser, zone.OFFERED) >> number) & 1 == 0:
                nearest = min(nearest, distance(grid.HEXES[cell], grid.HEXES[shrine]))
        return nearest

    return _best(state, value, doubt)


def _rival(state: State, doubt: Doubt) -> int:
    """The weakest first."""
    entry: i64 = state.cells[zone.QUEUE + battles.upcoming(state)]
    strength = state.strength(battles.attacker_of(entry), battles.cell_of(entry))
    cell = battles.cell_of(entry)
    doubt.among(
        [odds.win_chance(int(strength), int(state.defence(a - action.SEAT, cell))) for a in state.legal_actions()],
        _LUCK,
    )
    return max(
        state.legal_actions(),
        key=lambda choice: odds.win_chance(int(strength), int(state.defence(choice - action.SEAT, cell))),
    )


def _best(state: State, value: Callable[[int], int], doubt: Doubt) -> int:
    """The best of all choices; where another is as good, that is a doubt."""
    doubt.among([float(value(choice)) for choice in state.legal_actions()], _ALIKE)
    return max(state.legal_actions(), key=value)
