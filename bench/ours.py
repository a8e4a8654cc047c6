"""Manoa itself, compiled or plain: whichever the interpreter that runs this finds first."""

import sys
from functools import partial
from importlib.machinery import EXTENSION_SUFFIXES
from random import Random

import manoa
from bench.measure import UNLIMITED, Meter, options, playouts, rate, report
from manoa.bots import make

# Random players may wander for ever: a round limit ends their games, as Catanatron's turn limit ends its own.
FIRST_GAME: dict[str, object] = {"route": "first-game", "round_limit": 100}
WITH_CAVES: dict[str, object] = {**FIRST_GAME, "caves": True}


def play(players: int, setting: dict[str, object], seed: int, limit: int) -> tuple[manoa.Game, int]:
    rng = Random(seed).random
    game = manoa.new("eldorado", players=players, seed=seed, options=setting)
    for decisions in range(limit):
        if game.is_over:
            return game, decisions
        actions = game.legal_actions()
        game.apply(actions[int(rng() * len(actions))])
    return game, limit


def random_meters(players: int, setting: dict[str, object]) -> dict[str, Meter]:
    return playouts(partial(play, players, setting), lambda game: game.copy)


def replay_rate(seconds: float) -> float:
    """Actions per second of a whole random game replayed from its record."""
    rng = Random(1).random
    record = manoa.Record("eldorado", players=4, seed=1, options=FIRST_GAME)
    while not record.game.is_over:
        actions = record.game.legal_actions()
        record.play(actions[int(rng() * len(actions))])
    length = len(record.actions)

    def replay(_piece: int) -> int:
        record.at(length)
        return length

    return rate(replay, seconds)


def greedy_rate(seconds: float) -> float:
    """Whole games per second among four greedy bots."""
    bot = make("greedy")

    def play_one(seed: int) -> int:
        game = manoa.new("eldorado", players=4, seed=seed, options=FIRST_GAME)
        while not game.is_over:
            game.apply(bot.choose(game))
        return 1

    return rate(play_one, seconds)


def is_compiled() -> bool:
    # Of all that is loaded, not of one module: a half-compiled install must not pass for a plain one.
    files = [str(module.__file__) for name, module in sys.modules.items() if name.split(".")[0] == "manoa"]
    return any(file.endswith(tuple(EXTENSION_SUFFIXES)) for file in files)


if __name__ == "__main__":
    parser = options(__doc__)
    parser.add_argument("--expect", choices=("compiled", "plain"), help="refuse to measure anything else")
    chosen = parser.parse_args()
    play(4, FIRST_GAME, 1, UNLIMITED)  # so that every module of the game is loaded
    found = "compiled" if is_compiled() else "plain"
    if chosen.expect not in (None, found):
        sys.exit(f"the manoa found at {manoa.__file__} is {found}, not {chosen.expect}")
    report(
        {
            "4 players": {**random_meters(4, FIRST_GAME), "replay": replay_rate, "greedy": greedy_rate},
            "2 players, caves": random_meters(2, WITH_CAVES),
        },
        chosen,
    )
