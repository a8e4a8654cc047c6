"""The levels: they play whatever there is to play, and each is stronger than the one below."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import manoa
from manoa.arena.distribute import Where
from manoa.arena.tournament import checked_tournament, play
from manoa.bots import LEVELS, make
from manoa.kernel import registry

# How many decisions of each game are made: a round and something of the next.
DECISIONS = 60


def games() -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Every game with every number of players, and with every value of each option beside the usual ones."""
    for title in registry.titles():
        least, most = title.players
        for players in range(least, most + 1):
            yield title.name, players, {}
        chosen = [{option.name: value} for option in title.options for value in option.values or ()]
        for number, options in enumerate(chosen):
            yield title.name, least + number % (most - least + 1), options


def named(setting: tuple[str, int, dict[str, Any]]) -> str:
    game, players, options = setting
    return "-".join([game, str(players), *(f"{option}={value}" for option, value in options.items())])


@pytest.mark.parametrize("setting", [*games()], ids=named)
def test_every_level_plays_whatever_there_is(setting: tuple[str, int, dict[str, Any]]) -> None:
    name, players, options = setting
    game = manoa.new(name, players=players, seed=6, options=options)
    bots = [make(f"{level}:nodes=40", seat) for seat, level in zip(range(players), [*LEVELS][::-1] * 2, strict=False)]
    played = [0] * players
    for _ in range(DECISIONS):
        if game.is_over:
            break
        seat = game.current_player
        game.apply(bots[seat].choose(game))
        played[seat] += 1
    assert all(played)


def share(name: str, players: int, upper: str, lower: str, deals: int) -> float:
    """What a bot wins, alone among the other's likes and the other way round, as if both had half of the seats."""
    cup = checked_tournament(name, players, [upper, lower], deals, seed=77)
    won = 0.0
    ended = play(cup, Where(2))
    for played in ended:
        winners = [bot for bot, place in zip(played.seating, played.places, strict=True) if place == 0]
        won += winners.count(0) / len(winners) * (0.5 * players / played.seating.count(0))
    return won / len(ended)


# What is wanted is 70 of 100, and against greedy 80; so few games may come out some way below.
RUNGS = [
    (game, players, upper, lower)
    for game, players in (("eldorado", 2), ("valdora", 3), ("island", 2))
    for upper, lower in (("medium", "easy"), ("hard", "medium"), ("expert", "hard"), ("expert", "greedy"))
]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players", "upper", "lower"), RUNGS)
def test_each_level_beats_the_one_below(name: str, players: int, upper: str, lower: str) -> None:
    assert share(name, players, upper, lower, 12 if players == 2 else 4) >= 0.55
