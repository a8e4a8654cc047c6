"""IS-EX: the worked examples of the rulebook."""

from __future__ import annotations

import pytest

from manoa.games.island.rules import action
from tests.acting import act, asked, choices, refused
from tests.island_scene import (
    Scene,
    building,
    building_ids,
    cell,
    corner,
    happened,
    lucky,
    marching,
    tile_at,
    told,
    villagers,
    where,
)


@pytest.mark.rule("IS-EX-1")
def test_pedro_moves_and_discovers() -> None:
    scene = Scene("pedro", "stella").explorer(1, cell(-1, 0)).tile(1, 0, "food").tile(2, -1, "garden").speed(3)
    game = scene.game()
    assert tile_at(game, where(game, 0)) == "gold"
    act(game, kind="step", to=cell(1, 0))
    lucky(game, action.DISCOVER, happened("reveals", tile="wood"))
    act(game, kind="lay", at=cell(2, 0))
    assert tile_at(game, where(game, 0)) == "wood"
    act(game, kind="step", to=cell(2, -1))
    assert tile_at(game, where(game, 0)) == "garden"
    assert asked(game)["speed"] == 0


@pytest.mark.rule("IS-EX-2")
def test_pedro_and_the_forts() -> None:
    def pedro() -> Scene:
        return Scene("pedro", "stella").explorer(1, cell(-1, 0)).cards(0, 2, 0, 1)

    beside_a_farm = pedro().farm(1, cell(1, 0), 0).game()
    act(beside_a_farm, kind="fort", corner=0)
    assert building_ids(beside_a_farm, "fort", 0) == [corner(cell(0, 0), 0)]
    beside_a_villager = pedro().villagers(1, cell(1, 0)).game()
    assert refused(beside_a_villager, building("fort", 0)) == "IS-BUY-4"
    beside_a_fort = pedro().fort(1, cell(1, 0), 0).game()
    assert refused(beside_a_fort, building("fort", 0)) == "IS-BUY-4"


@pytest.mark.rule("IS-EX-3")
def test_white_attacks_a_fort_and_a_villager() -> None:
    scene = Scene("stella", "bellona").explorer(1, cell(-1, 0)).fort(1, cell(0, 1), 0).villagers(1, cell(0, 1))
    game = scene.villagers(0, cell(0, 0), 3).cards(0, gold=1).game()
    assert tile_at(game, cell(0, 1)) == "wood"
    act(game, kind="army")
    lucky(game, marching(3, "se"), happened("fights", strength=3, defence=2))


@pytest.mark.rule("IS-EX-4")
def test_white_attacks_a_villager_and_may_then_attack_the_farm() -> None:
    scene = Scene("stella", "bellona").explorer(1, cell(-1, 0)).explorer(0, cell(0, -1))
    scene.villagers(1, cell(-1, 1)).farm(1, cell(-1, 1), 0).villagers(0, cell(0, 0), 2).cards(0, gold=1)
    game = scene.game()
    assert tile_at(game, cell(-1, 1)) == "gold"
    act(game, kind="army")
    lucky(game, marching(2, "sw"), happened("wins-battle", seat=0))
    (fought,) = told(game, "fights")
    assert (fought.arguments["strength"], fought.arguments["defence"]) == (2, 1)
    assert villagers(game, 0) == {cell(-1, 1): 2}
    lucky(
        game, choices(game, kind="attack", **{"from": cell(-1, 1)})[0], happened("fights-farm", strength=2, defence=1)
    )
