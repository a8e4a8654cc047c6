"""How many action sequences there are from known positions, and how known games end.

These are golden: they change only when behaviour is meant to. After such a change, look at the difference, raise the
version in games/island if records of old games would play differently, and write them anew with

    PYTHONPATH=src python -m tests.games.island.test_counts
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import manoa
from manoa.kernel.game import Game
from tests.acting import act
from tests.games.island.seeded_games import SeededGame
from tests.golden import counts, playthrough, write
from tests.island_scene import Scene, cave_cell, cell

GOLDEN = Path(__file__).with_name("golden.json")
DEPTH = 3


def opening(players: int, seed: int, **options: Any) -> Callable[[], Game]:
    return lambda: manoa.new("island", players=players, seed=seed, options=options)


def a_rich_explorer() -> Game:
    """Cards for everything, a shrine and an own farm beside."""
    return Scene().cards(0, 5, 4, 4).tile(1, 0, "shrine").farm(0, cell(0, 0), 3).villagers(0, cell(0, 0)).game()


def a_window() -> Game:
    """Two others may react to a step."""
    scene = Scene(players=3).explorer(1, cell(-1, 0)).explorer(2, cell(0, -1)).cards(1, gold=2).cards(2, gold=1)
    game = scene.villagers(1, cell(-1, 0), 2).villagers(2, cell(0, -1), 2).game()
    act(game, kind="step", to=cell(1, 0))
    return game


def a_crowded_battle() -> Game:
    """Several opponents on a tile, with armies about."""
    scene = Scene(players=4).explorer(1, cell(1, 0)).explorer(2, cell(1, 0)).explorer(3, cell(0, 1))
    scene.villagers(1, cell(0, 1), 2).villagers(0, cell(0, 0), 2).cards(0, gold=2).cards(1, gold=2)
    game = scene.game()
    act(game, kind="step", to=cell(1, 0))
    return game


def an_offer() -> Game:
    """An offer being built."""
    game = Scene(players=3).cards(0, 2, 1, 2).cards(1, 1, 2, 1).game()
    act(game, kind="offer", rival=1)
    return game


def a_counter_offer() -> Game:
    """An offer that can be countered."""
    game = an_offer()
    act(game, kind="give", resource="wood")
    act(game, kind="want", resource="food")
    act(game, kind="propose")
    return game


def in_the_cave() -> Game:
    """The cave, with armies."""
    scene = Scene("bellona", "emma").opened().cave(1, 0, "empty").cave(2, 0, "empty").explorer(0, cave_cell(2, 0))
    return scene.villagers(0, cave_cell(1, 0), 2).cards(0, 1, 1, 2).game()


POSITIONS: dict[str, Callable[[], Game]] = {
    "2 players": opening(2, 1),
    "3 players": opening(3, 2, hand_limit=True),
    "4 players": opening(4, 3, deep_shrine=True),
    "a rich explorer": a_rich_explorer,
    "a window": a_window,
    "a crowded battle": a_crowded_battle,
    "an offer": an_offer,
    "a counter-offer": a_counter_offer,
    "in the cave": in_the_cave,
}
PLAYTHROUGHS = 12


def played(number: int) -> dict[str, Any]:
    seeded = SeededGame(number, rounds=20)
    return playthrough(seeded.play(), seeded.words(), len(seeded.actions))


def kept() -> dict[str, Any]:
    content: dict[str, Any] = json.loads(GOLDEN.read_text(encoding="utf-8"))
    return content


@pytest.mark.parametrize("name", POSITIONS)
def test_action_sequences_from_a_known_position_are_as_many_as_ever(name: str) -> None:
    assert counts(POSITIONS[name](), DEPTH) == kept()["counts"][name]


@pytest.mark.parametrize("number", range(PLAYTHROUGHS))
def test_a_known_game_ends_as_ever(number: int) -> None:
    assert played(number) == kept()["playthroughs"][number]


def test_the_golden_file_keeps_nothing_else() -> None:
    content = kept()
    assert list(content["counts"]) == list(POSITIONS)
    assert len(content["playthroughs"]) == PLAYTHROUGHS


if __name__ == "__main__":
    write(
        GOLDEN,
        {name: counts(position(), DEPTH) for name, position in POSITIONS.items()},
        [played(number) for number in range(PLAYTHROUGHS)],
    )
