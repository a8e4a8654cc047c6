"""Training a game's evaluation by self-play, generation after generation.

In each generation bots of the level that learns play against their likes, with all numbers of seats and all kinds of
options, and now and then try another plan than the best. Every position at the beginning of a turn is a lesson: the
shares of the victory to learn there are who won, mixed with what the search itself concluded about that turn. The
network is fitted to the lessons of the last generations; it replaces the one before if it does not lose to it head to
head. Everything lies in a folder, so that training that was stopped goes on where it was.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from manoa.arena import fitting
from manoa.arena.distribute import Where, distribute
from manoa.arena.fitting import Positions, numpy, untaught
from manoa.arena.playing import ROUND_LIMIT, derived_seed, in_range, simulated_options
from manoa.arena.tournament import Played, Tournament, play_game
from manoa.bots.bot import Bot, outcome
from manoa.bots.evaluation import FILE, Evaluation
from manoa.bots.greedy import GreedyBot
from manoa.bots.levels import LEVELS
from manoa.bots.search import SearchBot
from manoa.kernel import registry
from manoa.kernel.errors import BadOption, ManoaError
from manoa.kernel.game import Game, Options
from manoa.kernel.strategy import Plan, Strategy

CHUNK = 10
"""Games that are stored together: what a kill may lose of each process."""

EXPLORED = 12
"""One turn in so many is played by a plan that may be any of the better ones."""

FIRST_EXPLORED = 3
"""The same in the first generation, which otherwise sees only what the strategy's own best plans are after."""

EXPLORING = 1.5
"""How far those turns misjudge plans, as a logit."""

CONCLUDED = 0.6
"""The part of what is learned that is the search's own conclusion; the rest is who won."""

REMEMBERED = 3
"""Generations whose lessons are learned from."""


class Course(NamedTuple):
    """All that the lessons of a training follow from. A generation's games are `games`, its match has `deals`."""

    game: str
    level: str
    generations: int
    games: int
    deals: int
    seed: int

    def command(self) -> str:
        """The words that do it."""
        said = " ".join(f"--{name} {value}" for name, value in self._asdict().items() if name != "game")
        return f"manoa train {self.game} {said}"

    def chunks(self) -> int:
        """How many pieces of work a generation is."""
        return (self.games + CHUNK - 1) // CHUNK


class Lesson(NamedTuple):
    """Who learns with what, for a process that plays some of the games."""

    course: Course
    generation: int
    weights: dict[str, Any]


class Report(NamedTuple):
    """How a generation went. `share` is what it won of its match against the one before, 1.0 where there was none."""

    generation: int
    positions: int
    surprise: float
    even: float
    share: float
    kept: bool


def checked_course(game: str, level: str, generations: int, games: int, deals: int, seed: int) -> Course:
    """A training that can be done."""
    if not registry.title(game).strategy.feature_names():
        raise BadOption("error-train-without-features", title=game)
    if level not in LEVELS:
        raise BadOption("error-bot-unknown", value=level, values=", ".join(LEVELS))
    in_range("generations", generations, 100)
    in_range("games", games, 10**6)
    in_range("deals", deals, 10**6)
    return Course(game, level, generations, games, deals, registry.checked_seed(seed))


def train(
    course: Course,
    folder: Path,
    where: Where,
    told: Callable[[int, int], None] = lambda generation, games: None,
    reported: Callable[[Report], None] = lambda report: None,
) -> Path:
    """All generations that the folder does not have yet; the file with the weights of the best."""
    names = registry.title(course.game).strategy.feature_names()
    _claim(folder, course)
    best = untaught(course.game, names)
    for generation in range(course.generations):
        done = folder / f"generation-{generation}.json"
        if not done.exists():
            told(generation, 0)
            _play(Lesson(course, generation, best), folder, where, partial(told, generation))
            recent = range(max(0, generation + 1 - REMEMBERED), generation + 1)
            positions = _read(folder, course, recent)
            fitted = fitting.fit(course.game, names, positions, derived_seed(course.seed, generation))
            share = _match(course, generation, fitted.weights, best, where) if generation else 1.0
            report = Report(
                generation, len(positions.game), fitted.surprise, fitted.even, share, generation == 0 or share >= 0.5
            )
            _write(done, json.dumps({"report": report._asdict(), "weights": fitted.weights}))
        stored = json.loads(done.read_text(encoding="utf-8"))
        report = Report(**stored["report"])
        if report.kept:
            best = stored["weights"]
        reported(report)
    path = folder / FILE
    about = {"format": 1, "made_by": course.command(), "course": course._asdict()}
    _write(path, _laid_out({**about, **best}))
    return path


def _laid_out(weights: dict[str, Any]) -> str:
    """JSON with a line for each field, and for each hidden unit: changes show where they are."""
    lines = []
    for field, value in weights.items():
        if field == "hidden":
            units = ",\n    ".join(json.dumps(unit) for unit in value)
            lines.append(f'  "hidden": [\n    {units}\n  ]')
        else:
            lines.append(f"  {json.dumps(field)}: {json.dumps(value)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _claim(folder: Path, course: Course) -> None:
    """A folder belongs to one course. More generations may be added to it later."""
    numpy()
    path = folder / "course.json"
    said = {**course._asdict(), "generations": None}
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            _write(path, json.dumps(said))
        elif json.loads(path.read_text(encoding="utf-8")) != said:
            raise ManoaError("error-train-other", file=str(path))
    except OSError as error:
        raise ManoaError("error-results-file", file=str(path), reason=str(error)) from error


def _write(path: Path, text: str) -> None:
    """Beside its place first: what is found there is always whole."""
    unfinished = path.with_suffix(".part")
    unfinished.write_text(text, encoding="utf-8")
    unfinished.replace(path)


# Playing --------------------------------------------------------------------------------------------------------------


def _chunk_file(folder: Path, generation: int, chunk: int) -> Path:
    return folder / f"lessons-{generation}-{chunk}.npz"


def _play(lesson: Lesson, folder: Path, where: Where, told: Callable[[int], None]) -> None:
    np = numpy()
    missing = [
        chunk for chunk in range(lesson.course.chunks()) if not _chunk_file(folder, lesson.generation, chunk).exists()
    ]
    done = lesson.course.chunks() - len(missing)
    with closing(distribute(play_chunk, lesson, missing, where)) as results:
        for number, positions in results:
            path = _chunk_file(folder, lesson.generation, missing[number])
            unfinished = path.with_suffix(".part.npz")
            np.savez_compressed(unfinished, **positions._asdict())
            unfinished.replace(path)
            done += 1
            told(min(done * CHUNK, lesson.course.games))


def play_chunk(lesson: Lesson, chunk: int) -> Positions:
    """The lessons of some games of a generation."""
    np = numpy()
    title = registry.title(lesson.course.game)
    most, width = title.players[1], len(title.strategy.feature_names())
    evaluation = Evaluation(title.strategy, lesson.weights, title.name)
    features: list[list[float]] = []
    shares: list[list[float]] = []
    results: list[list[float]] = []
    there: list[list[bool]] = []
    games: list[int] = []
    for number in range(chunk * CHUNK, min((chunk + 1) * CHUNK, lesson.course.games)):
        for seen in _play_one(lesson, evaluation, number):
            players = len(seen.results)
            rest = most - players
            features.append(seen.features + [0.0] * (rest * width))
            shares.append(seen.shares + [0.0] * rest)
            results.append(seen.results + [0.0] * rest)
            there.append([True] * players + [False] * rest)
            games.append(number)
    return Positions(
        np.array(features, dtype=np.float32).reshape(-1, most, width),
        np.array(there, dtype=bool).reshape(-1, most),
        np.array(shares, dtype=np.float32).reshape(-1, most),
        np.array(results, dtype=np.float32).reshape(-1, most),
        np.array(games, dtype=np.int32),
    )


class Seen:
    """A position at the beginning of a turn, and what there is to learn from it."""

    def __init__(self, features: list[float]) -> None:
        self.features = features
        self.concluded: list[float] = []
        self.shares: list[float] = []
        self.results: list[float] = []


class AnyPlan(Strategy):
    """A judgement that finds all plans alike, for exploring before anything is known."""

    def __init__(self, strategy: Strategy, most: int) -> None:
        self.strategy = strategy
        self.most = most

    def plan(self, game: Game, seed: int) -> Plan:
        plans = self.strategy.candidates(game, seed, self.most)
        return plans[derived_seed(seed, 0) % len(plans)]

    def fingerprint(self, game: Game) -> int:
        return self.strategy.fingerprint(game)


def _play_one(lesson: Lesson, evaluation: Evaluation, number: int) -> Iterator[Seen]:
    course = lesson.course
    seed = derived_seed(course.seed, lesson.generation, number)
    game = _dealt(course.game, seed)
    players = int(game.players)
    level = LEVELS[course.level]
    # Nothing is known yet in the first generation: there the strategy's own best plan is as good as any comparison.
    usual: dict[str, Any] = {} if lesson.generation else {"candidates": 1}
    bots = [SearchBot(derived_seed(seed, 1, seat), level, evaluation, usual) for seat in range(players)]
    exploring = {"noise": EXPLORING, "finalists": 0, "trust": 0.0}
    strategy = registry.title(course.game).strategy
    explorers: Sequence[Bot] = [
        SearchBot(derived_seed(seed, 2, seat), level, evaluation, exploring)
        if lesson.generation
        else GreedyBot(derived_seed(seed, 2, seat), AnyPlan(strategy, level.candidates))
        for seat in range(players)
    ]
    lessons: list[Seen] = []
    turn = -1
    playing: Sequence[Bot] = bots
    often = EXPLORED if lesson.generation else FIRST_EXPLORED
    while not game.is_over:
        seat = game.current_player
        if game.turn != turn:
            turn = int(game.turn)
            playing = explorers if derived_seed(seed, 3, turn) % often == 0 else bots
            evaluation.look(game)
            lessons.append(Seen([float(feature) for feature in evaluation.features]))
            bots[seat].concluded = []
        action = playing[seat].choose(game)
        if playing is bots and lesson.generation and not lessons[-1].concluded:
            lessons[-1].concluded = bots[seat].concluded
        game.apply(action)
    won = outcome(game)
    results = [strategy.result(game, seat) for seat in range(players)]
    for seen in lessons:
        mixed = CONCLUDED if seen.concluded else 0.0
        seen.shares = [
            mixed * (seen.concluded[seat] if mixed else 0.0) + (1.0 - mixed) * won[seat] for seat in range(players)
        ]
        seen.results = results
        yield seen


def _dealt(name: str, seed: int) -> Game:
    """A new game of any number of players; every other time with the usual options, else with any that there are."""
    title = registry.title(name)
    least, most = title.players
    players = least + derived_seed(seed, 4) % (most - least + 1)
    said: Options = {option.name: option.simulated for option in title.options}
    if derived_seed(seed, 5) % 2:
        for number, option in enumerate(title.options):
            if option.values:
                said[option.name] = option.values[derived_seed(seed, 6, number) % len(option.values)]
    said["round_limit"] = ROUND_LIMIT
    try:
        return registry.new(name, players=players, seed=seed, options=said)
    except ManoaError:
        # Not all options go together; then the usual ones do.
        usual: Options = {option.name: option.simulated for option in title.options}
        return registry.new(name, players=players, seed=seed, options={**usual, "round_limit": ROUND_LIMIT})


# Learning -------------------------------------------------------------------------------------------------------------


def _read(folder: Path, course: Course, generations: range) -> Positions:
    np = numpy()
    parts = [
        np.load(_chunk_file(folder, generation, chunk))
        for generation in generations
        for chunk in range(course.chunks())
    ]
    return Positions(*(np.concatenate([part[field] for part in parts]) for field in Positions._fields))


class Match(NamedTuple):
    """Two sets of weights at one level, by their names in the tournament. They travel with the work."""

    cup: Tournament
    level: str
    weights: dict[str, dict[str, Any]]


def play_match(match: Match, number: int) -> Played:
    """The match's game of that number."""
    title = registry.title(match.cup.game)
    evaluations = {name: Evaluation(title.strategy, weights, title.name) for name, weights in match.weights.items()}
    return play_game(match.cup, number, lambda name, seed: SearchBot(seed, LEVELS[match.level], evaluations[name]))


def _match(course: Course, generation: int, new: dict[str, Any], old: dict[str, Any], where: Where) -> float:
    """What the new weights win of a match against the old, with the usual options and as few seats as there can be."""
    players = registry.title(course.game).players[0]
    seed = derived_seed(course.seed, generation, 7)
    options = simulated_options(course.game, players, None)
    cup = Tournament(course.game, players, ("new", "old"), course.deals, seed, options)
    match = Match(cup, course.level, {"new": new, "old": old})
    with closing(distribute(play_match, match, range(cup.games), where)) as results:
        ended = sorted(played for _, played in results)
    won = games = 0.0
    for played in ended:
        winners = [bot for bot, place in zip(played.seating, played.places, strict=True) if place == 0]
        fair = played.seating.count(0) / len(played.seating)
        # A seat of an even match wins its fair share; the sums of both sides are then alike.
        won += winners.count(0) / len(winners) * (0.5 / fair)
        games += 1.0
    return won / games
