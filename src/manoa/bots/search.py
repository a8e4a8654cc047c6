"""The search bot: compares whole turns, each dealt out many times and judged by the learned evaluation.

First every plan for the turn is judged by the position right after it. The best of them then meet in a race: the seat's
game is dealt anew as often as the budget allows (`Game.determinize`), every plan meets the same deals, so that luck is
the same for all, and after the turn the game goes on for a round or more, each seat choosing among several plans by the
same evaluation; or to its end, where the game has a quick way (`Strategy.foresee`). Plans that fall behind are dropped,
half of them at a time (sequential halving), so that most of the budget goes to those that are hard to tell apart; it
ends early when one is ahead by more than luck explains.
"""

from __future__ import annotations

from math import inf, log, sqrt
from time import process_time
from typing import Any, Final

from manoa.bots.bot import Bot, Opinion, outcome
from manoa.bots.evaluation import Evaluation, evaluation_of
from manoa.bots.levels import Level, suited
from manoa.kernel import registry, splitmix
from manoa.kernel.game import Game
from manoa.kernel.native import MASK64, i64
from manoa.kernel.strategy import Plan, Strategy

# So many nodes that they are no bound.
_NO_LIMIT: Final = 1 << 60
# Deals over which the chances of a position are averaged.
_DEALS: Final = 8
# A plan is settled on once the next best is behind by so many standard errors, after at least so many deals.
_SETTLED: Final = 3.0
_FEWEST_DEALS: Final = 4
# How often what comes of a plan is looked at before it may be dropped: one unlucky deal says nothing.
_FEWEST_LOOKS: Final = 8
# A chance that says that the game is won.
_WON: Final = 0.999
# The part of what is left for a turn that one thought may use: chance may bring something new to think about.
_PART: Final = 0.5


class Fare:
    """How a plan fared in the deals so far, if the seat plays on in one of the ways that the game knows."""

    def __init__(self, players: int) -> None:
        self.values: list[float] = []  # the seat's chance in each deal, in the order of the deals
        self.total: float = 0.0
        self.chances: list[float] = [0.0] * players
        self.result: float = 0.0

    def add(self, chances: list[float], seat: int, result: float) -> None:
        """What came of it in one more deal."""
        for each in range(len(self.chances)):
            self.chances[each] += chances[each]
        self.result += result
        self.values.append(chances[seat])
        self.total += chances[seat]


class Arm:
    """A plan for the turn, and how it fared."""

    def __init__(self, plan: Plan, players: int, handicap: float) -> None:
        self.plan = plan
        self.players = players
        self.handicap = handicap
        self.trusted = False  # what the game's own judgement puts first, where that counts
        self.features: list[float] = []  # the seat's after its turn
        # One for each way to play on; `fare` is the best of them.
        self.fares: list[Fare] = [Fare(players)]
        self.fare = self.fares[0]
        self.sight = self.fare

    def forget(self) -> None:
        """What it was judged by at first sight does not count any more."""
        self.sight = self.fare
        self.fares = [Fare(self.players)]
        self.fare = self.fares[0]

    def recall(self) -> None:
        """It is judged by first sight after all."""
        self.fares = [self.sight]
        self.fare = self.sight

    def add(self, ways: list[list[float]], seat: int) -> None:
        """What came of it in one more deal, for each way to play on: all chances, and the seat's result."""
        while len(self.fares) < len(ways):
            self.fares.append(Fare(self.players))
        for way in range(len(ways)):
            fare = self.fares[way]
            fare.add(ways[way], seat, ways[way][self.players])
            if fare.total > self.fare.total:
                self.fare = fare

    def worth(self) -> float:
        """What it is compared by: the seat's mean chance as a logit, and what is held against it."""
        return _logit(self.chance()) + self.handicap

    def chance(self) -> float:
        """The seat's chance in the deals, whatever is held against the plan besides."""
        return self.fare.total / max(1, len(self.fare.values))


class SearchBot(Bot):
    """Plans a whole turn at a time, and thinks again when chance has brought something new."""

    def __init__(
        self, seed: int, level: Level, evaluation: Evaluation | None = None, said: dict[str, Any] | None = None
    ) -> None:
        self.usual = level
        self.said: dict[str, Any] = said or {}
        self.level = level  # as it suits the game that it plays
        # Its game's own, unless it is given another.
        self.evaluation = evaluation
        self.state: i64 = splitmix.signed(seed)
        self.todo = Plan()
        self.done = 0
        self.nodes: i64 = 0  # positions judged since it was made
        # The turn that is thought about, and what is left for it.
        self.turn: i64 = -1
        self.nodes_left: i64 = 0
        self.seconds_left = 0.0
        self.limit: i64 = 0  # how many nodes there may be when this thought ends
        self.until = 0.0  # when it has to end
        # Each seat's chance as the last thought about a turn came to see it; empty if there was nothing to compare.
        self.concluded: list[float] = []

    def choose(self, game: Game) -> int:
        strategy = registry.title(game.name).strategy
        if self.done >= len(self.todo.actions) or self.todo.meant_for[self.done] != strategy.fingerprint(game):
            arms = self._think(game, strategy)
            best = arms[0].fare
            deals = len(best.values)
            self.concluded = [chance / deals for chance in best.chances] if deals > 0 else []
            self.todo = arms[0].plan
            self.todo.sure = len(arms) == 1 or arms[0].worth() - arms[1].worth() > 0.1
            self.done = 0
        action = self.todo.actions[self.done]
        self.done += 1
        return action

    def is_sure(self) -> bool:
        return self.todo.sure

    def opinions(self, game: Game, most: int) -> list[Opinion]:
        self.turn = -1
        seat = game.current_player
        found: list[Opinion] = []
        # What was dropped was behind when it was, and is told as no better than what stayed.
        known: float = 1.0
        for arm in self._think(game, registry.title(game.name).strategy)[:most]:
            deals = len(arm.fare.values)
            if deals == 0:
                return [Opinion(arm.plan.actions, self.chances(game)[seat])]
            known = min(known, arm.chance())
            found.append(Opinion(arm.plan.actions, known, arm.fare.result / deals, arm.features))
        return found

    def chances(self, game: Game) -> list[float]:
        evaluation = self.evaluation or evaluation_of(game.name)
        if game.is_over or evaluation is None:
            return outcome(game)
        strategy = registry.title(game.name).strategy
        level = suited(self.usual, strategy, self.said)
        self.level = level
        arm = Arm(strategy.plan(game, self._word()), int(game.players), 0.0)
        for _ in range(_DEALS):
            if level.plays > 0:
                self._foresee(game, strategy, arm, self._word())
            else:
                self._deal(game, strategy, evaluation, arm, self._word(), 0)
        return [chance / _DEALS for chance in arm.fare.chances]

    def _word(self) -> int:
        self.state = splitmix.advance(self.state)
        return splitmix.unsigned(splitmix.word(self.state))

    def _noise(self) -> float:
        """About normally distributed, with a deviation of one: the sum of twelve even numbers."""
        total: float = -6.0
        for _ in range(12):
            self.state = splitmix.advance(self.state)
            drawn: int = splitmix.below(self.state, 1 << 20)
            total += drawn / float(1 << 20)
        return total

    def _think(self, game: Game, strategy: Strategy) -> list[Arm]:
        """The plans for this turn, best first, within its part of what is left for the turn."""
        level = suited(self.usual, strategy, self.said)
        self.level = level
        if game.turn != self.turn:
            self.turn = game.turn
            self.nodes_left = min(level.nodes, _NO_LIMIT)
            self.seconds_left = level.seconds
        began = process_time()
        before = self.nodes
        self.limit = _NO_LIMIT
        if self.nodes_left < _NO_LIMIT:
            self.limit = self.nodes + int(float(int(self.nodes_left)) * _PART)
        self.until = began + self.seconds_left * _PART
        arms = self._compared(game, strategy, level)
        if self.nodes_left < _NO_LIMIT:
            self.nodes_left = max(0, self.nodes_left - (self.nodes - before))
        self.seconds_left = max(0.0, self.seconds_left - (process_time() - began))
        return arms

    def _compared(self, game: Game, strategy: Strategy, level: Level) -> list[Arm]:
        """The plans for this turn, best first: at first sight, and those that look best by what comes of them."""
        players = int(game.players)
        plans = strategy.candidates(game, self._word(), level.candidates)
        arms = [Arm(plan, players, plan.prior) for plan in plans]
        arms[0].handicap += level.trust
        arms[0].trusted = level.trust > 0.0
        evaluation = self.evaluation or evaluation_of(game.name)
        if len(arms) == 1 or evaluation is None:
            return arms[:1]
        begun = self._word()
        for arm in arms:
            self._deal(game, strategy, evaluation, arm, begun, 0)
            # However unsteady the hand: a turn that wins the game is not misjudged.
            if level.noise > 0.0 and arm.fare.total < _WON:
                arm.handicap += level.noise * self._noise()
        arms.sort(key=_behind)
        finalists = arms[: level.finalists]
        if len(finalists) < 2:
            return arms
        for arm in finalists:
            arm.forget()
            if level.plays > 0:
                arm.handicap *= level.prior
        if level.plays > 0 and self.limit < _NO_LIMIT:
            # A choice between few plans is worth less thought.
            self.limit = self.nodes + (self.limit - self.nodes) * len(finalists) // level.finalists
        return self._compare(game, strategy, evaluation, finalists, begun) + arms[level.finalists :]

    def _compare(
        self, game: Game, strategy: Strategy, evaluation: Evaluation, alive: list[Arm], begun: int
    ) -> list[Arm]:
        """Plans by what comes of them some rounds later, best first. Half of those left are dropped at a time."""
        turns = self.level.rounds * int(game.players)
        fewest: i64 = max(1, _FEWEST_LOOKS // max(1, self.level.plays))
        dropped: list[Arm] = []
        while True:
            # Each halving has its share of the nodes and of the time: the last ones part what is hard to tell apart.
            halvings = max(1, (len(alive) - 1).bit_length())
            enough: i64 = self.nodes + (self.limit - self.nodes) // halvings
            began = process_time()
            soon = began + (self.until - began) / halvings
            dealt: i64 = 0
            # However little thought there may be: without a single deal there is nothing to compare by.
            while len(alive[0].fare.values) == 0 or (
                (dealt < fewest or self.nodes < enough)
                and process_time() < soon
                and not self._is_late()
                and not _is_settled(alive)
            ):
                begun += 1
                word = splitmix.unsigned(splitmix.word(splitmix.signed(begun)))
                for arm in alive:
                    if dealt == 0 and not dropped and process_time() > self.until:
                        # Not even one deal for each: a slow machine, or one without compiled modules.
                        for each in alive:
                            each.recall()
                        alive.sort(key=_behind)
                        return alive + dropped
                    if self.level.plays > 0:
                        self._foresee(game, strategy, arm, word)
                    else:
                        self._deal(game, strategy, evaluation, arm, word, turns)
                dealt += 1
            alive.sort(key=_behind)
            if len(alive) <= 2 or self._is_late() or _is_settled(alive):
                return alive + dropped
            half = (len(alive) + 1) // 2
            # A plan that is trusted stays to the end: a few unlucky deals say nothing against it.
            kept = [arm for number, arm in enumerate(alive) if number < half or arm.trusted]
            dropped = [arm for number, arm in enumerate(alive) if number >= half and not arm.trusted] + dropped
            alive = kept

    def _is_late(self) -> bool:
        return self.nodes >= self.limit or process_time() > self.until

    def _deal(self, game: Game, strategy: Strategy, evaluation: Evaluation, arm: Arm, word: int, turns: int) -> None:
        """Plays a plan and some turns after it in a game dealt anew, and notes what the evaluation makes of it."""
        seat = game.current_player
        dealt = game.determinize(seat, word)
        self._follow(dealt, strategy, arm.plan, word)
        for _ in range(turns):
            if dealt.is_over:
                break
            self._follow(dealt, strategy, self._likely(dealt, strategy, evaluation, word), word)
        self.nodes += 1
        chances = evaluation.chances(dealt)
        if turns == 0:
            width = int(evaluation.width)
            arm.features = [evaluation.features[seat * width + number] for number in range(width)]
        arm.fare.add(chances, seat, evaluation.results[seat])

    def _foresee(self, game: Game, strategy: Strategy, arm: Arm, word: int) -> None:
        """Notes what comes of a plan by each of the game's own quick ways to the end."""
        ways = strategy.foresee(game, arm.plan, word, self.level.plays)
        self.nodes += self.level.plays * len(ways)
        arm.add(ways, game.current_player)

    def _likely(self, game: Game, strategy: Strategy, evaluation: Evaluation, word: int) -> Plan:
        """What the seat that decides would do at first sight, in a game whose cards lie open."""
        plans = strategy.candidates(game, word, self.level.width)
        if len(plans) == 1:
            return plans[0]
        seat = game.current_player
        best, most = plans[0], -inf
        for plan in plans:
            ahead = game.copy()
            self._follow(ahead, strategy, plan, word)
            self.nodes += 1
            worth = _logit(evaluation.chances(ahead)[seat]) + plan.prior
            if worth > most:
                best, most = plan, worth
        return best

    def _follow(self, game: Game, strategy: Strategy, plan: Plan, word: int) -> None:
        """Plays a turn to its end: by the plan as long as it fits, and then by what the strategy makes of the rest.

        Chance goes on from a word of its own for each action, so that plans which do the same thing in a turn meet the
        same luck with it, whatever else they do before: like dice to a like battle, like dice to the next turn.
        """
        turn = game.turn
        begun: i64 = splitmix.signed(word)
        times: dict[int, int] = {}
        done = 0
        while not game.is_over and game.turn == turn:
            if done >= len(plan.actions) or plan.meant_for[done] != strategy.fingerprint(game):
                plan = strategy.go_on(game, word)
                done = 0
            action = plan.actions[done]
            again: int = times.get(action, 0)
            times[action] = again + 1
            own: i64 = turn * 16_777_216 + again * 65_536 + action
            game.chance = splitmix.word((begun + own * 1_000_003) & MASK64)
            game.apply(action)
            done += 1


def _logit(chance: float) -> float:
    sure = min(max(chance, 1e-6), 1.0 - 1e-6)
    return log(sure / (1.0 - sure))


def _behind(arm: Arm) -> float:
    return -arm.worth()


def _is_settled(alive: list[Arm]) -> bool:
    """Whether the best plan is ahead of each other one by more than luck explains."""
    deals = len(alive[0].fare.values)
    if deals < _FEWEST_DEALS:
        return False
    leader = min(alive, key=_behind)
    best = leader.fare
    nearest = inf
    for arm in alive:
        if arm is leader:
            continue
        other = arm.fare
        mean = (best.total - other.total) / deals
        squares: float = 0.0
        for number in range(deals):
            apart = best.values[number] - other.values[number] - mean
            squares += apart * apart
        error = sqrt(squares / (deals * (deals - 1)))
        if mean <= 0.0:
            return False
        if error > 0.0:
            nearest = min(nearest, mean / error)
    return nearest > _SETTLED
