"""IS-MOVE, IS-EXPL: steps and discoveries."""

from __future__ import annotations

import pytest

from manoa.games.island.rules import action
from tests.acting import act, asked, choices, refused, words_of
from tests.island_scene import (
    Scene,
    cave_cell,
    cell,
    covering,
    happened,
    laying,
    lucky,
    stepping,
    tile_at,
    told,
    where,
)

DISCOVER = action.DISCOVER


@pytest.mark.rule("IS-EXPL-1")
def test_moves_purchases_and_attacks_come_in_any_order_and_mix() -> None:
    scene = Scene().cards(0, 3, 4, 1).farm(1, cell(1, 0), 0).explorer(1, cell(-1, 0)).speed(3)
    game = scene.game()
    act(game, kind="farm", corner=2)
    act(game, kind="step", to=cell(1, 0))
    act(game, kind="villager", at=cell(0, 0))
    lucky(game, choices(game, kind="attack", **{"from": cell(1, 0)})[0], happened("loses-farm"))
    act(game, kind="farm", corner=0)
    act(game, kind="step", to=cell(0, 0))
    assert asked(game)["what"] == "explore"
    assert asked(game)["speed"] == 1


@pytest.mark.rule("IS-MOVE-1")
def test_a_step_to_a_neighbour_costs_one_speed() -> None:
    game = Scene().explorer(1, cell(-1, 0)).game()
    for direction, place in (("e", (1, 0)), ("sw", (0, 1)), ("nw", (0, 0))):
        act(game, kind="step", direction=direction, to=cell(*place))
        assert where(game, 0) == cell(*place)
    assert asked(game)["speed"] == 1


@pytest.mark.rule("IS-MOVE-1")
@pytest.mark.parametrize("kind", ["water", "shrine"])
def test_water_and_shrines_are_not_entered(kind: str) -> None:
    game = Scene().tile(1, 0, kind).game()
    assert choices(game, kind="step", direction="e") == []
    assert refused(game, stepping("e")) == "IS-MOVE-1"


@pytest.mark.rule("IS-MOVE-1")
def test_there_is_no_step_where_no_tile_is() -> None:
    game = Scene().explorer(0, cell(1, 0)).game()
    assert refused(game, stepping("e")) == "IS-MOVE-1"
    assert refused(game, stepping("through")) == "IS-CAVE-1"


@pytest.mark.rule("IS-MOVE-2")
def test_a_discovered_tile_is_seen_laid_next_to_the_explorer_and_entered() -> None:
    game = Scene().explorer(0, cell(1, 0)).game()
    [discover] = choices(game, kind="discover")
    assert game.describe(discover)["directions"] == ["se", "ne"], "only there it would touch two tiles"
    lucky(game, discover, happened("reveals", tile="wood"))
    assert asked(game) == {"seat": 0, "what": "lay", "tile": "wood", "dweller": None, "map": "island"}
    assert game.view(1)["pending_tile"] == {"tile": "wood", "dweller": None, "map": "island"}
    assert {words["at"] for words in words_of(game)} == {cell(1, 1), cell(2, -1)}
    act(game, kind="lay", at=cell(2, -1), moves=True)
    assert tile_at(game, cell(2, -1)) == "wood"
    assert where(game, 0) == cell(2, -1)
    assert asked(game)["speed"] == 3


@pytest.mark.rule("IS-MOVE-2")
def test_a_tile_among_tiles_has_nothing_to_discover() -> None:
    game = Scene().game()
    assert refused(game, DISCOVER) == "IS-MOVE-2"


@pytest.mark.rule("IS-MOVE-2")
def test_each_tile_of_the_stack_may_come_up() -> None:
    game = Scene().explorer(0, cell(1, 0)).game()
    seen = set()
    for word in range(300):
        tried = game.copy()
        tried.narrating = True
        tried.apply(DISCOVER, word)
        assert tried.revealed
        seen.add(told(tried, "reveals")[0].arguments["tile"])
    assert seen == {"water", "gold", "food", "wood", "garden", "shrine", "entrance"}


@pytest.mark.rule("IS-MOVE-3")
def test_a_new_tile_touches_two() -> None:
    game = Scene().explorer(0, cell(1, 0)).game()
    lucky(game, DISCOVER, happened("reveals", tile="gold"))
    assert refused(game, laying("e")) == "IS-MOVE-3", "next to the explorer's tile alone"
    assert refused(game, laying("w")) == "IS-MOVE-3", "a tile lies there"


@pytest.mark.rule("IS-MOVE-3")
def test_the_second_tile_of_the_game_touches_only_the_first() -> None:
    game = Scene(bare=True).game()
    lucky(game, DISCOVER, happened("reveals", tile="gold"))
    assert len(choices(game, kind="lay")) == 6
    act(game, kind="lay", direction="ne")
    lucky(game, DISCOVER, happened("reveals", tile="wood"))
    assert {words["at"] for words in words_of(game)} == {cell(0, -1), cell(1, 0)}


@pytest.mark.rule("IS-MOVE-4")
@pytest.mark.parametrize("kind", ["water", "shrine"])
def test_water_and_shrines_are_laid_and_the_explorer_stays(kind: str) -> None:
    game = Scene().explorer(0, cell(1, 0)).game()
    lucky(game, DISCOVER, happened("reveals", tile=kind))
    act(game, kind="lay", at=cell(1, 1), moves=False)
    assert tile_at(game, cell(1, 1)) == kind
    assert where(game, 0) == cell(1, 0)
    assert asked(game)["speed"] == 3


@pytest.mark.rule("IS-MOVE-5")
@pytest.mark.parametrize("radius", [5, 6, 8])
def test_tiles_do_not_stick_out_over_the_table(radius: int) -> None:
    game = to_the_edge(radius).tile(radius - 1, 1, "wood").game()
    lucky(game, DISCOVER, lambda tried: asked(tried)["what"] == "lay" or where(tried, 0) != cell(radius, 0))
    laid = [entry["id"] for entry in game.view(None)["island"]]
    assert asked(game)["what"] == "explore", "there was one place: the other cells are off the table"
    assert cell(radius, -1) in laid


def to_the_edge(radius: int) -> Scene:
    """A row of tiles to the edge of a table of such a radius, the explorer on the last."""
    own = None if radius == 6 else {"table": {"island_radius": radius, "cave_radius": 4}}
    scene = Scene(data=own)
    for q in range(2, radius + 1):
        scene.tile(q, 0, "gold" if q % 2 else "food")
    return scene.explorer(0, cell(radius, 0))


@pytest.mark.rule("IS-MOVE-5")
@pytest.mark.parametrize("radius", [5, 6, 8])
def test_a_cell_off_the_table_is_refused(radius: int) -> None:
    game = to_the_edge(radius).game()
    lucky(game, DISCOVER, happened("reveals", tile="gold"))
    assert {words["direction"] for words in words_of(game)} == {"sw", "nw"}
    assert refused(game, laying("e")) == "IS-MOVE-5"


@pytest.mark.rule("IS-MOVE-5")
def test_the_caves_table_is_bounded_too() -> None:
    own = {"table": {"island_radius": 6, "cave_radius": 3}}
    scene = Scene(data=own).opened().cave(1, 0, "empty").cave(2, 0, "empty").cave(3, 0, "empty")
    game = scene.explorer(0, cave_cell(3, 0)).explorer(1, cell(-1, 0)).game()
    (discover,) = choices(game, kind="discover")
    assert game.describe(discover)["directions"] == ["sw", "nw"]


@pytest.mark.rule("IS-MOVE-5")
def test_laid_tiles_stay_where_they_are() -> None:
    game = Scene().explorer(0, cell(1, 0)).speed(6).game()
    before = game.position()["state"]["island"]
    for seed in range(4):
        game.apply(DISCOVER, seed)
        if asked(game)["what"] == "lay":
            game.apply(game.legal_actions()[0])
        if not choices(game, kind="discover"):
            break
    after = game.position()["state"]["island"]
    assert len(after) > len(before)
    assert {at: after[at] for at in before} == before


@pytest.mark.rule("IS-MOVE-6")
def test_nothing_is_discovered_from_an_empty_stack() -> None:
    game = Scene().stack().explorer(0, cell(1, 0)).game()
    assert game.view(None)["stack"] == 0
    assert refused(game, DISCOVER) == "IS-MOVE-6"


# Boxed in ------------------------------------------------------------------------------------------------------------


def walled_in() -> Scene:
    """A first tile and one neighbour, with water and shrines all round them and the entrance not found yet."""
    scene = Scene(bare=True).tile(1, 0, "food")
    ring = [(0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (2, -1), (2, 0), (1, 1)]
    for place in ring[:6]:
        scene.tile(*place, "water")
    for place in ring[6:]:
        scene.tile(*place, "shrine")
    return scene


@pytest.mark.rule("IS-MOVE-7")
def test_an_explorer_that_is_boxed_in_covers_water() -> None:
    game = walled_in().speed(2).game()
    assert choices(game, kind="discover") == []
    assert {game.describe(a)["direction"] for a in choices(game, kind="cover")} == {"se", "sw", "w", "nw", "ne"}
    before = game.view(None)
    lucky(game, covering("w"), happened("covers", tile="gold"))
    assert tile_at(game, cell(-1, 0)) == "gold"
    assert where(game, 0) == cell(-1, 0)
    assert asked(game)["speed"] == 1
    view = game.view(None)
    assert view["stack"] == before["stack"] - 1, "the water that was turned up is shuffled back"
    assert view["unseen"]["water"] == before["unseen"]["water"]
    assert game.position()["state"]["covered"] == 1


@pytest.mark.rule("IS-MOVE-7")
def test_a_shrine_may_cover_the_water_and_the_explorer_stays() -> None:
    game = walled_in().game()
    lucky(game, covering("w"), happened("covers", tile="shrine"))
    assert where(game, 0) == cell(0, 0)
    assert len(game.position()["state"]["shrines"]) == 3


@pytest.mark.rule("IS-MOVE-7")
def test_water_is_never_covered_otherwise() -> None:
    assert refused(Scene().tile(1, 0, "water").game(), covering("e")) == "IS-MOVE-7"
    game = walled_in().game()
    assert refused(game, covering("e")) == "IS-MOVE-7", "no water there"
    assert refused(walled_in().speed(0).game(), covering("w")) == "IS-MOVE-8"
    from_the_other = walled_in().explorer(0, cell(1, 0)).game()
    assert {from_the_other.describe(a)["direction"] for a in choices(from_the_other, kind="cover")} == {
        "nw",
        "ne",
        "sw",
    }


@pytest.mark.rule("IS-MOVE-7")
def test_nothing_is_covered_when_all_is_found() -> None:
    scene = Scene(bare=True).tile(1, 0, "entrance")
    for place, kind in zip(
        [(0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (2, -1), (2, 0), (1, 1)],
        ["water"] * 5 + ["shrine"] * 3,
        strict=True,
    ):
        scene.tile(*place, kind)
    game = scene.game()
    assert choices(game, kind="cover") == []
    assert refused(game, covering("w")) == "IS-MOVE-7"


@pytest.mark.rule("IS-MOVE-7")
def test_nothing_is_covered_when_only_water_is_left() -> None:
    game = walled_in().stack(water=3).game()
    assert game.view(None)["unseen"] == {
        "water": 3,
        "shrine": 0,
        "gold": 0,
        "food": 0,
        "wood": 0,
        "garden": 0,
        "entrance": 0,
    }
    assert refused(game, covering("w")) == "IS-MOVE-7"


@pytest.mark.rule("IS-MOVE-8")
def test_without_speed_nothing_moves_and_what_is_left_lapses() -> None:
    game = Scene().explorer(0, cell(1, 0)).speed(1).game()
    act(game, kind="step", to=cell(0, 1))
    assert refused(game, stepping("e")) == "IS-MOVE-8"
    assert refused(game, DISCOVER) == "IS-MOVE-8"
    game = Scene().speed(4).game()
    act(game, kind="end", speed=4)
    assert game.current_player == 1
    assert game.position()["state"]["turn"]["speed"] <= 7


@pytest.mark.rule("IS-MOVE-8")
def test_purchases_and_battles_use_no_speed_and_the_explorer_goes_on_after_a_won_battle() -> None:
    scene = Scene().cards(0, 1, 1, 1).explorer(1, cell(1, 0)).speed(3)
    game = scene.tile(1, 0, "wood").game()
    act(game, kind="farm", corner=1)
    assert asked(game)["speed"] == 3
    lucky(game, stepping("e"), happened("wins-battle", seat=0))
    while asked(game)["what"] != "explore":
        game.apply(game.legal_actions()[0])
    assert asked(game)["speed"] == 2
    act(game, kind="step", to=cell(0, 0))
