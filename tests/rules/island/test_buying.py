"""IS-BUY, IS-OCC: what is bought, where it goes, and who may react."""

from __future__ import annotations

from typing import Any

import pytest

from manoa.games.island.rules import action
from tests.acting import act, asked, choices, refused
from tests.island_scene import (
    Scene,
    attacking,
    building,
    building_ids,
    cards,
    cave_cell,
    cell,
    corner,
    happened,
    lucky,
    marching,
    offering,
    seat_view,
    settling,
    stepping,
    villagers,
)

PLENTY = (6, 6, 6)


def apart() -> Scene:
    """Seat 1's explorer out of the way, and plenty of cards for seat 0."""
    return Scene().explorer(1, cell(-1, 0)).cards(0, *PLENTY)


@pytest.mark.rule("IS-BUY-1")
@pytest.mark.parametrize(
    ("kind", "price"),
    [("villager", (0, 1, 1)), ("fort", (2, 0, 1)), ("farm", (1, 1, 0)), ("offering", (2, 2, 2)), ("army", (0, 0, 1))],
)
def test_the_cost_goes_back_to_the_stacks(kind: str, price: tuple[int, ...]) -> None:
    scene = apart().farm(0, cell(0, 0), 3).tile(1, 0, "shrine").villagers(0, cell(0, 0))
    game = scene.game()
    bank = game.view(None)["bank"]
    wanted: dict[str, dict[str, Any]] = {"villager": {"at": cell(0, 0)}, "fort": {"corner": 0}, "farm": {"corner": 0}}
    act(game, kind=kind, **wanted.get(kind, {}))
    if kind == "army":
        act(game, kind="march", to=cell(0, 1))
    assert cards(game, 0) == tuple(have - cost for have, cost in zip(PLENTY, price, strict=True))
    assert tuple(game.view(None)["bank"].values()) == tuple(
        have + cost for have, cost in zip(bank.values(), price, strict=True)
    )


@pytest.mark.rule("IS-BUY-1")
def test_nothing_is_bought_without_its_price() -> None:
    scene = Scene().farm(0, cell(0, 0), 3).tile(1, 0, "shrine").villagers(0, cell(0, 0)).explorer(1, cell(-1, 0))
    game = scene.cards(0, 1, 0, 0).game()
    for choice in (building("fort", 0), building("farm", 0), offering("e"), settling(cell(0, 0)), action.ARMY):
        assert refused(game, choice) == "IS-BUY-1"


# Villagers -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IS-BUY-2")
@pytest.mark.parametrize("kind", ["farm", "fort"])
def test_a_villager_comes_to_a_tile_at_an_own_building_wherever_the_explorer_is(kind: str) -> None:
    scene = apart().tile(1, 1, "entrance").explorer(0, cell(-1, 1))
    getattr(scene, kind)(0, cell(1, 0), 1)
    game = scene.game()
    assert {game.describe(a)["at"] for a in choices(game, kind="villager")} == {cell(1, 0), cell(0, 1), cell(1, 1)}
    act(game, kind="villager", at=cell(1, 1))
    assert villagers(game, 0) == {cell(1, 1): 1}
    assert refused(game, settling(cell(0, 0))) == "IS-BUY-2"


@pytest.mark.rule("IS-BUY-2")
def test_a_villager_does_not_come_to_others_to_water_or_to_nowhere() -> None:
    scene = apart().tile(1, 1, "water").farm(0, cell(1, 0), 1).villagers(1, cell(1, 0)).farm(0, cell(-1, 1), 2)
    game = scene.game()
    assert refused(game, settling(cell(1, 0))) == "IS-BUY-2"
    assert refused(game, settling(cell(1, 1))) == "IS-BUY-2"
    assert refused(game, settling(cell(-2, 1))) == "IS-BUY-2", "nothing is laid there"
    assert {game.describe(a)["at"] for a in choices(game, kind="villager")} == {cell(0, 1), cell(-1, 1)}


@pytest.mark.rule("IS-BUY-2")
def test_a_villager_may_come_to_a_cave_tile_and_to_many_of_its_own() -> None:
    scene = apart().opened().farm(0, cave_cell(0, 0), 0).villagers(0, cave_cell(0, 0), 3)
    game = scene.game()
    act(game, kind="villager", at=cave_cell(0, 0))
    assert villagers(game, 0) == {cave_cell(0, 0): 4}


# Offerings -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IS-BUY-3")
def test_an_offering_lies_on_a_shrine_next_to_the_explorer_once() -> None:
    scene = apart().tile(1, 0, "shrine").tile(0, 1, "shrine").tile(2, -1, "shrine")
    game = scene.game()
    assert {game.describe(a)["at"] for a in choices(game, kind="offering")} == {cell(1, 0), cell(0, 1)}
    act(game, kind="offering", at=cell(1, 0))
    assert refused(game, offering("e")) == "IS-BUY-3", "one for each player and shrine"
    assert refused(game, offering("w")) == "IS-BUY-3", "no shrine is there"
    act(game, kind="offering", at=cell(0, 1))
    assert seat_view(game, 0)["offerings"] == [cell(1, 0), cell(0, 1)]
    assert cards(game, 0) == (2, 2, 2)


@pytest.mark.rule("IS-BUY-3")
def test_a_foreign_fort_at_the_shrine_prevents_nothing() -> None:
    game = apart().tile(1, 0, "shrine").fort(1, cell(1, 0), 0).game()
    act(game, kind="offering", at=cell(1, 0))
    assert seat_view(game, 0)["shrines"] == 1


# Buildings -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IS-BUY-4")
def test_a_fort_stands_on_any_free_corner_at_water_shrines_and_the_edge_too() -> None:
    scene = apart().tile(1, 0, "water").tile(0, 1, "shrine").explorer(0, cell(1, -1))
    game = scene.game()
    assert {game.describe(a)["corner"] for a in choices(game, kind="fort")} == {0, 1, 2, 3, 4, 5}
    act(game, kind="fort", corner=5)
    assert building_ids(game, "fort", 0) == [corner(cell(1, -1), 5)]


@pytest.mark.rule("IS-BUY-4")
@pytest.mark.parametrize("what", ["villager", "explorer", "fort", "own fort", "own farm"])
def test_a_fort_is_refused_where_others_are(what: str) -> None:
    scene = apart()
    if what == "villager":
        scene.villagers(1, cell(1, 0))
    elif what == "explorer":
        scene.explorer(1, cell(1, 0))
    elif what == "fort":
        scene.fort(1, cell(1, 0), 5)
    elif what == "own fort":
        scene.fort(0, cell(1, 0), 5)
    else:
        scene.farm(0, cell(0, 0), 0)
    assert refused(scene.game(), building("fort", 0)) == "IS-BUY-4"


@pytest.mark.rule("IS-BUY-4")
def test_an_opponent_on_the_explorers_own_tile_prevents_a_fort() -> None:
    game = apart().explorer(1, cell(0, 0)).game()
    assert choices(game, kind="fort") == []
    assert refused(game, building("fort", 0)) == "IS-BUY-4"


@pytest.mark.rule("IS-BUY-4")
def test_no_cell_is_claimed_twice_laid_or_not() -> None:
    scene = apart().explorer(0, cell(1, 0)).fort(1, cell(1, -1), 0)
    game = scene.game()
    # That fort claims (1, -1), (2, -1) and (1, 0): every corner of (1, 0) is taken.
    assert choices(game, kind="fort") == []
    beside = apart().explorer(0, cell(1, 0)).fort(1, cell(1, -1), 5).game()
    # This one claims (1, -1), (2, -2) and (2, -1), of which the last is not laid yet.
    assert {beside.describe(a)["corner"] for a in choices(beside, kind="fort")} == {0, 1, 2}
    assert refused(beside, building("fort", 5)) == "IS-BUY-4"


@pytest.mark.rule("IS-BUY-5")
def test_a_farm_stands_on_any_free_corner_among_others_too() -> None:
    scene = apart().explorer(1, cell(0, 0)).villagers(1, cell(1, 0), 2).tile(0, 1, "water").fort(1, cell(0, 0), 3)
    game = scene.game()
    assert {game.describe(a)["corner"] for a in choices(game, kind="farm")} == {0, 1, 2, 4, 5}
    assert refused(game, building("farm", 3)) == "IS-BUY-5"
    act(game, kind="farm", corner=0)
    assert building_ids(game, "farm", 0) == [corner(cell(0, 0), 0)]
    assert refused(game, building("farm", 0)) == "IS-BUY-5"


@pytest.mark.rule("IS-BUY-5")
def test_a_farm_may_stand_in_the_cave_and_at_the_maps_edge() -> None:
    game = apart().opened().explorer(0, cave_cell(0, 0)).game()
    act(game, kind="farm", corner=3)
    assert game.view(None)["buildings"][0]["map"] == "cave"


# Armies --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IS-BUY-6")
def test_one_to_five_villagers_move_together_for_one_price_and_again() -> None:
    scene = Scene("hector", "pedro").explorer(1, cell(-1, 0)).villagers(0, cell(0, 0), 5).cards(0, gold=2)
    game = scene.game()
    assert act(game, kind="army")["most"] == 5
    assert {game.describe(a)["number"] for a in choices(game, kind="march", to=cell(1, 0))} == {1, 2, 3, 4, 5}
    act(game, kind="march", number=5, to=cell(1, 0))
    assert cards(game, 0) == (0, 0, 1)
    act(game, kind="army")
    act(game, kind="march", number=3, to=cell(0, 1))
    assert villagers(game, 0) == {cell(1, 0): 2, cell(0, 1): 3}
    assert cards(game, 0) == (0, 0, 0)


@pytest.mark.rule("IS-BUY-6")
def test_an_army_is_never_larger_than_five() -> None:
    own = {"pieces": {"villager": 5, "fort": 2, "farm": 2}}
    game = Scene("hector", "pedro", data=own).villagers(0, cell(0, 0), 6).cards(0, gold=1).game()
    assert act(game, kind="army")["most"] == 5
    assert max(game.describe(a)["number"] for a in choices(game, kind="march")) == 5


@pytest.mark.rule("IS-BUY-6")
def test_an_army_never_goes_onto_water_shrines_or_nowhere() -> None:
    scene = apart().tile(1, 0, "water").tile(0, 1, "shrine").villagers(0, cell(1, -1), 2)
    game = scene.game()
    act(game, kind="army")
    assert {game.describe(a)["to"] for a in choices(game, kind="march")} == {cell(0, 0), cell(0, -1)}
    assert refused(game, marching(1, "se")) == "IS-MOVE-1", "water"
    assert refused(game, marching(1, "e")) == "IS-MOVE-1", "nothing is laid there"
    assert refused(game, marching(3, "w")) == "IS-BUY-6", "so many are not there"


@pytest.mark.rule("IS-BUY-6")
def test_an_army_goes_through_the_cave_mouth() -> None:
    game = apart().opened().villagers(0, cell(1, 0), 2).game()
    act(game, kind="army")
    act(game, kind="march", number=2, direction="through", to=cave_cell(0, 0))
    act(game, kind="army")
    act(game, kind="march", number=1, direction="through", to=cell(1, 0))
    assert villagers(game, 0) == {cave_cell(0, 0): 1, cell(1, 0): 1}


@pytest.mark.rule("IS-BUY-6")
def test_an_army_that_can_go_nowhere_or_is_not_there() -> None:
    scene = Scene(bare=True).cards(0, *PLENTY).villagers(0, cell(0, 0), 2)
    game = scene.game()
    assert refused(game, action.ARMY) == "IS-BUY-6", "nowhere to go"
    assert refused(game, action.ARMY + 1) == "IS-BUY-6", "the second of the same army"
    assert refused(game, action.ARMY + 3) == "IS-BUY-6", "nobody"


@pytest.mark.rule("IS-BUY-8")
def test_pieces_are_limited_to_the_supply() -> None:
    scene = apart().farm(0, cell(0, 0), 3).farm(0, cell(0, 0), 4).fort(0, cell(0, 0), 0).fort(0, cell(-1, 1), 2)
    game = scene.villagers(0, cell(0, 0), 4).game()
    assert refused(game, building("farm", 1)) == "IS-BUY-8"
    assert refused(game, building("fort", 1)) == "IS-BUY-8"
    assert refused(game, settling(cell(0, 0))) == "IS-BUY-8"


@pytest.mark.rule("IS-BUY-8")
def test_destroyed_pieces_come_back_in_the_owners_next_explore_phase() -> None:
    scene = apart().villagers(0, cell(0, 0)).villagers(1, cell(1, 0), 2).farm(0, cell(0, 0), 3)
    game = scene.game()
    act(game, kind="army")
    lucky(game, marching(1, "e"), happened("loses-villagers", seat=0))
    assert seat_view(game, 0)["lost"]["villager"] == 1
    assert seat_view(game, 0)["supply"]["villager"] == 3, "not in the same phase"
    act(game, kind="end")
    while game.view(None)["active"] != 0 or asked(game)["what"] != "explore":
        game.apply(choices(game, kind="end")[0] if asked(game)["what"] == "explore" else game.legal_actions()[0])
    assert seat_view(game, 0)["lost"]["villager"] == 0
    assert seat_view(game, 0)["supply"]["villager"] == 4


# Occupation ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IS-OCC-1")
def test_explorers_villagers_and_forts_occupy_and_farms_do_not() -> None:
    there = cell(1, 0)
    for scene, held in (
        (apart().explorer(1, there), True),
        (apart().villagers(1, there), True),
        (apart().fort(1, there, 0), True),
        (apart().farm(1, there, 0), False),
    ):
        words = scene.game().describe(stepping("e"))
        assert (words["battle"] is not None) == held


@pytest.mark.rule("IS-OCC-1")
def test_a_fort_occupies_the_three_tiles_at_its_corner() -> None:
    game = apart().fort(1, cell(0, 0), 0).explorer(0, cell(-1, 1)).game()
    entry = game.view(None)["buildings"][0]
    assert set(entry["tiles"]) == {cell(0, 0), cell(1, 0), cell(0, 1)}
    battles = {game.describe(a)["to"]: game.describe(a)["battle"] is not None for a in choices(game, kind="step")}
    assert battles[cell(0, 0)]
    assert battles[cell(0, 1)]
    assert attacking(1, 0, 0) not in game.legal_actions()
