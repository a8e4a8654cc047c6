"""Known positions of the Island, and how many known games are played (tests/games/test_golden.py)."""

from __future__ import annotations

from collections.abc import Callable

from manoa.kernel.game import Game
from tests.acting import act
from tests.golden import opening
from tests.island_scene import Scene, cave_cell, cell

DEPTH = 3


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
    "2 players": opening("island", 2, 1),
    "3 players": opening("island", 3, 2, hand_limit=True),
    "4 players": opening("island", 4, 3, deep_shrine=True),
    "a rich explorer": a_rich_explorer,
    "a window": a_window,
    "a crowded battle": a_crowded_battle,
    "an offer": an_offer,
    "a counter-offer": a_counter_offer,
    "in the cave": in_the_cave,
}

PLAYTHROUGHS, ROUNDS = 12, 20
