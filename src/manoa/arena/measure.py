"""How fast the engine runs in this interpreter: random play, copies, replays and bots."""

from __future__ import annotations

import sys
from functools import partial
from importlib.machinery import EXTENSION_SUFFIXES
from random import Random

from manoa.arena.timing import Meter, playouts, rate
from manoa.bots import make
from manoa.kernel import registry
from manoa.kernel.game import Game, Options
from manoa.kernel.records import Record
from manoa.kernel.registry import Sample


def play(name: str, players: int, setting: Options, seed: int, limit: int) -> tuple[Game, int]:
    """A random game of at most `limit` decisions, with the decisions made."""
    rng = Random(seed).random
    game = registry.new(name, players=players, seed=seed, options=setting)
    for decisions in range(limit):
        if game.is_over:
            return game, decisions
        actions = game.legal_actions()
        game.apply(actions[int(rng() * len(actions))])
    return game, limit


def random_meters(name: str, sample: Sample) -> dict[str, Meter]:
    """Decisions and copies a second in random games."""
    return playouts(partial(play, name, sample.players, sample.options), lambda game: game.copy)


def replay_rate(name: str, players: int, setting: Options, seconds: float) -> float:
    """Actions per second of a whole random game replayed from its record."""
    rng = Random(1).random
    record = Record(name, players=players, seed=1, options=setting)
    while not record.game.is_over:
        actions = record.game.legal_actions()
        record.play(actions[int(rng() * len(actions))])
    length = len(record.actions)

    def replay(_piece: int) -> int:
        record.at(length)
        return length

    return rate(replay, seconds)


def greedy_rate(name: str, players: int, setting: Options, seconds: float) -> float:
    """Whole games per second among greedy bots."""
    bot = make("greedy")

    def play_one(seed: int) -> int:
        game = registry.new(name, players=players, seed=seed, options=setting)
        while not game.is_over:
            game.apply(bot.choose(game))
        return 1

    return rate(play_one, seconds)


def own_meters(name: str, sample: Sample) -> dict[str, Meter]:
    """All that is measured of a game."""
    return {
        **random_meters(name, sample),
        "replay": partial(replay_rate, name, sample.players, sample.options),
        "greedy": partial(greedy_rate, name, sample.players, sample.options),
    }


def is_compiled() -> bool:
    """Whether this is Manoa compiled with mypyc."""
    # Of all that is loaded, not of one module: a half-compiled install must not pass for a plain one.
    files = [str(module.__file__) for name, module in sys.modules.items() if name.split(".")[0] == "manoa"]
    return any(file.endswith(tuple(EXTENSION_SUFFIXES)) for file in files)
