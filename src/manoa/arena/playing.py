"""One game among bots, and the seeds that make it the same wherever it is played."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import NamedTuple

from manoa.bots import Bot, make
from manoa.kernel import registry
from manoa.kernel.errors import BadOption
from manoa.kernel.game import Game, Options

ROUND_LIMIT = 200
"""Where a game stops undecided unless the caller says otherwise: random players may wander for ever."""


class Task(NamedTuple):
    """What a process must know to play any of the games of a simulation."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int
    options: Options


def derived_seed(seed: int, *numbers: int) -> int:
    """A seed of 64 bits that follows from another and some numbers, and looks like no other."""
    text = "/".join(str(number) for number in (seed, *numbers))
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "little")


def simulated_options(game: str, players: int, options: Options | None) -> Options:
    """The options of games that nobody waits for, in their normal form: what was said, a limit of rounds, and what the
    game itself wants played otherwise."""
    wanted: Options = {option.name: option.simulated for option in registry.title(game).options}
    said = {**wanted, "round_limit": ROUND_LIMIT, **(options or {})}
    return registry.new(game, players=players, options=said).options


def play_out(game: Game, bots: Sequence[Bot]) -> int:
    """Plays to the end, a bot at each seat; the decisions made."""
    decisions = 0
    while not game.is_over:
        game.apply(bots[game.current_player].choose(game))
        decisions += 1
    return decisions


def make_bots(task: Task, number: int) -> list[Bot]:
    """The bots of a simulation's game, each with a seed of its own."""
    return [make(name, derived_seed(task.seed, number, seat)) for seat, name in enumerate(task.bots)]


def places_of(game: Game) -> list[int]:
    """The place that each seat reached: 0 is first, and those that tie share one."""
    places = [0] * int(game.players)
    place = 0
    for group in game.ranking():
        for seat in group:
            places[seat] = place
        place += len(group)
    return places


def in_range(name: str, value: int, most: int) -> None:
    """Refuses a number that is not in 1..most."""
    if not 1 <= value <= most:
        raise BadOption("error-option-number", option=name, value=str(value), least=1, most=most)
