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
from typing import Final

from manoa.bots.bot import Bot, Opinion, outcome
from manoa.bots.evaluation import Evaluation, evaluation_of
from manoa.bots.levels import Level, suited
from manoa.kernel import registry, splitmix
from manoa.kernel.game import Game
from manoa.kernel.native import i64
from manoa.kernel.strategy import Plan, Strategy

# So many nodes that they are no bound.
_NO_LIMIT: Final = 1 << 60
# Deals over which the chances of a position are averaged.
_DEALS: Final = 8
# A plan is settled on once the next best is behind by so many standard errors, after at least so many deals.
_SETTLED: Final = 3.0
_FEWEST_DEALS: Final = 4


class Arm:
    """A plan for the turn, and how it fared."""

    def __init__(self, plan: Plan, players: int, handicap: float) -> None:
        self.plan = plan
        self.handicap = handicap
        self.trusted = False  # what the game's own judgement puts first, where that counts
        self.values: list[float] = []  # the seat's chance in each deal, in the order of the deals
        self.total: float = 0.0
        self.chances: list[float] = [0.0] * players
        self.result: float = 0.0
        self.features: list[float] = []  # the seat's after its turn

    def forget(self) -> None:
        """What it was judged by at first sight does not count any more."""
        self.values = []
        self.total = 0.0
        self.chances = [0.0] * len(self.chances)
        self.result = 0.0

    def worth(self) -> float:
        """What it is compared by: the seat's mean chance as a logit, and what is held against it."""
        return _logit(self.total / max(1, len(self.values))) + self.handicap


class SearchBot(Bot):
    """Plans a whole turn at a time, and thinks again when chance has brought something new."""

    def __init__(self, seed: int, level: Level, evaluation: Evaluation | None = None) -> None:
        self.usual = level
        self.level = level  # as it suits the game that it plays
        # Its game's own, unless it is given another.
        self.evaluation = evaluation
        self.state: i64 = splitmix.signed(seed)
        self.todo = Plan()
        self.done = 0
        self.nodes: i64 = 0  # positions judged since it was made
        self.limit: i64 = 0  # how many there may be when this turn is settled
        self.until = 0.0  # when it has to be
        # Each seat's chance as the last thought about a turn came to see it; empty if there was nothing to compare.
        self.concluded: list[float] = []

    def choose(self, game: Game) -> int:
        strategy = registry.title(game.name).strategy
        if self.done >= len(self.todo.actions) or self.todo.meant_for[self.done] != strategy.fingerprint(game):
            arms = self._think(game, strategy)
            deals = len(arms[0].values)
            self.concluded = [chance / deals for chance in arms[0].chances] if deals > 0 else []
            self.todo = arms[0].plan
            self.todo.sure = len(arms) == 1 or arms[0].worth() - arms[1].worth() > 0.1
            self.done = 0
        action = self.todo.actions[self.done]
        self.done += 1
        return action

    def is_sure(self) -> bool:
        return self.todo.sure

    def opinions(self, game: Game, most: int) -> list[Opinion]:
        seat = game.current_player
        found: list[Opinion] = []
        for arm in self._think(game, registry.title(game.name).strategy)[:most]:
            deals = len(arm.values)
            if deals == 0:
                return [Opinion(arm.plan.actions, self.chances(game)[seat])]
            found.append(Opinion(arm.plan.actions, arm.total / deals, arm.result / deals, arm.features))
        return found

    def chances(self, game: Game) -> list[float]:
        evaluation = self.evaluation or evaluation_of(game.name)
        if game.is_over or evaluation is None:
            return outcome(game)
        strategy = registry.title(game.name).strategy
        arm = Arm(strategy.plan(game, self._word()), int(game.players), 0.0)
        for _ in range(_DEALS):
            self._deal(game, strategy, evaluation, arm, self._word(), 0)
        return [chance / _DEALS for chance in arm.chances]

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
        """The plans for this turn, best first."""
        level = suited(self.usual, strategy)
        self.level = level
        players = int(game.players)
        self.limit = self.nodes + level.nodes if level.nodes < _NO_LIMIT else _NO_LIMIT
        self.until = process_time() + level.seconds
        plans = strategy.candidates(game, self._word(), level.candidates)
        arms = [
            Arm(plan, players, plan.prior + (level.noise * self._noise() if level.noise > 0.0 else 0.0))
            for plan in plans
        ]
        arms[0].handicap += level.trust
        arms[0].trusted = level.trust > 0.0
        evaluation = self.evaluation or evaluation_of(game.name)
        if len(arms) == 1 or evaluation is None:
            return arms[:1]
        begun = self._word()
        for arm in arms:
            self._deal(game, strategy, evaluation, arm, begun, 0)
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
        dropped: list[Arm] = []
        # Positions judged for one plan in one deal, about; a quick play counts as one.
        each: i64 = self.level.plays if self.level.plays > 0 else self.level.width * turns + 1
        while True:
            halvings = max(1, (len(alive) - 1).bit_length())
            deals = max(1, (self.limit - self.nodes) // (each * halvings * len(alive)))
            dealt: i64 = 0
            # Where only time is a bound, each halving has its share of what is left of it.
            soon = inf
            if self.limit == _NO_LIMIT:
                soon = process_time() + (self.until - process_time()) / halvings
            while dealt < deals and not self._is_late() and process_time() < soon and not _is_settled(alive):
                begun += 1
                word = splitmix.unsigned(splitmix.word(splitmix.signed(begun)))
                for arm in alive:
                    if self.level.plays > 0:
                        self._foresee(game, strategy, arm, word)
                    else:
                        self._deal(game, strategy, evaluation, arm, word, turns)
                dealt += 1
            alive.sort(key=_behind)
            if len(alive) <= 2 or self._is_late() or _is_settled(alive) or len(alive[0].values) == 0:
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
        for each in range(len(chances)):
            arm.chances[each] += chances[each]
        arm.result += evaluation.results[seat]
        arm.values.append(chances[seat])
        arm.total += chances[seat]

    def _foresee(self, game: Game, strategy: Strategy, arm: Arm, word: int) -> None:
        """Notes what comes of a plan by the game's own quick way to the end."""
        self.nodes += self.level.plays
        foreseen = strategy.foresee(game, arm.plan, word, self.level.plays)
        seat = game.current_player
        for each in range(len(foreseen) - 1):
            arm.chances[each] += foreseen[each]
        arm.result += foreseen[-1]
        arm.values.append(foreseen[seat])
        arm.total += foreseen[seat]

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
        """Plays a turn to its end: by the plan as long as it fits, and then by what the strategy makes of the rest."""
        turn = game.turn
        done = 0
        while not game.is_over and game.turn == turn:
            if done >= len(plan.actions) or plan.meant_for[done] != strategy.fingerprint(game):
                plan = strategy.go_on(game, word)
                done = 0
            game.apply(plan.actions[done])
            done += 1


def _logit(chance: float) -> float:
    sure = min(max(chance, 1e-6), 1.0 - 1e-6)
    return log(sure / (1.0 - sure))


def _behind(arm: Arm) -> float:
    return -arm.worth()


def _is_settled(alive: list[Arm]) -> bool:
    """Whether the best plan is ahead of each other one by more than luck explains."""
    deals = len(alive[0].values)
    if deals < _FEWEST_DEALS:
        return False
    best = min(alive, key=_behind)
    nearest = inf
    for arm in alive:
        if arm is best:
            continue
        mean = (best.total - arm.total) / deals
        squares: float = 0.0
        for number in range(deals):
            apart = best.values[number] - arm.values[number] - mean
            squares += apart * apart
        error = sqrt(squares / (deals * (deals - 1)))
        if mean <= 0.0:
            return False
        if error > 0.0:
            nearest = min(nearest, mean / error)
    return nearest > _SETTLED
