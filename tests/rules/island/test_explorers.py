"""IS-EXP: the ten explorers, and the order of a turn."""

from __future__ import annotations

from collections import Counter

import pytest

import manoa
from manoa.games.island.rules import action
from manoa.kernel.game import Game
from tests.acting import act, asked, choices, refused
from tests.island_scene import (
    Scene,
    cards,
    cave_cell,
    cell,
    happened,
    lucky,
    seat_view,
    told,
    villagers,
)


def rolled(scene: Scene, seat: int, first: int, second: int) -> Game:
    """The scene after the other seat's turn has ended and `seat` has rolled these dice."""
    scene.turn_of(1 - seat)
    scene.state["first"] = 1 - seat
    game = scene.game()
    return lucky(game, choices(game, kind="end")[0], happened("rolls", first=first, second=second))


@pytest.mark.rule("IS-EXP-1")
def test_an_explorers_strength() -> None:
    scene = Scene("stella", "pedro").tile(2, 0, "shrine").tile(2, -1, "shrine").tile(0, 2, "shrine")
    game = scene.offering(0, 0, 2).offering(1, 1).holds(1).game()
    assert seat_view(game, 0)["strength"] == 1 + 2
    assert seat_view(game, 1)["strength"] == 2 + 1 + 2


@pytest.mark.rule("IS-EXP-2")
def test_stella_is_faster_by_one() -> None:
    game = rolled(Scene("stella", "pedro"), 0, 2, 5)
    assert act(game, kind="dice", die=0)["speed"] == 3
    assert game.view(None)["speed"] == 3


@pytest.mark.rule("IS-EXP-2")
def test_only_stella_is_faster() -> None:
    game = rolled(Scene("pedro", "stella"), 0, 2, 5)
    assert act(game, kind="dice", die=0)["speed"] == 2


@pytest.mark.rule("IS-EXP-2")
@pytest.mark.parametrize(("dice", "stolen"), [((3, 1), 1), ((1, 5), 1), ((3, 5), 2), ((5, 5), 2), ((1, 2), 0)])
def test_laffite_steals_for_every_three_and_five(dice: tuple[int, int], stolen: int) -> None:
    game = rolled(Scene("laffite", "pedro").cards(1, 2, 2, 2).explorer(0, cell(0, 0)), 0, *dice)
    assert seat_view(game, 1)["hand_size"] == 6 - stolen
    assert len(told(game, "steals")) == stolen
    taken = Counter(event.arguments["resource"] for event in told(game, "steals"))
    harvested = Counter({event.arguments["resource"]: event.arguments["number"] for event in told(game, "harvests")})
    held = dict(zip(("wood", "food", "gold"), cards(game, 0), strict=True))
    assert held == {name: taken[name] + harvested[name] for name in held}


@pytest.mark.rule("IS-EXP-2")
def test_laffite_chooses_whom_to_steal_from_card_by_card() -> None:
    scene = Scene("laffite", "pedro", "hector").cards(1, 1, 0, 0).cards(2, 0, 2, 0).turn_of(2)
    scene.state["first"] = 2
    game = scene.game()
    lucky(game, choices(game, kind="end")[0], happened("rolls", first=3, second=5))
    assert asked(game) == {"seat": 0, "what": "steal", "left": 2}
    act(game, kind="steal", rival=1)
    # Only one other has cards now: there is nothing to choose.
    assert asked(game)["what"] == "dice"
    assert cards(game, 0) == (1, 1, 0)
    assert cards(game, 1) == (0, 0, 0)


@pytest.mark.rule("IS-EXP-2")
def test_laffite_may_not_steal_where_nothing_is() -> None:
    scene = Scene("laffite", "pedro", "hector", "emma").cards(1, 1).cards(2, 1).turn_of(3)
    scene.state["first"] = 3
    game = scene.game()
    lucky(game, choices(game, kind="end")[0], happened("rolls", first=3, second=1))
    assert {game.describe(a)["rival"] for a in game.legal_actions()} == {1, 2}
    assert refused(game, action.SEAT + 3) == "IS-EXP-2"


@pytest.mark.rule("IS-EXP-2")
def test_laffites_card_is_random() -> None:
    game = Scene("laffite", "pedro").cards(1, 1, 1, 1).turn_of(1).game()
    kinds: set[str] = set()
    for word in range(300):
        tried = game.copy()
        tried.narrating = True
        tried.apply(choices(tried, kind="end")[0], word)
        kinds |= {event.arguments["resource"] for event in told(tried, "steals")}
    assert kinds == {"wood", "food", "gold"}


@pytest.mark.rule("IS-EXP-2")
def test_bellona_moves_one_army_for_free_in_her_explore_phase() -> None:
    game = Scene("bellona", "pedro").villagers(0, cell(0, 0), 3).cards(0, gold=1).game()
    assert asked(game)["free_army"]
    assert act(game, kind="army", **{"from": cell(0, 0)})["cost"] == {}
    act(game, kind="march", number=2, to=cell(1, 0))
    assert cards(game, 0) == (0, 0, 1)
    assert not asked(game)["free_army"]
    assert act(game, kind="army", **{"from": cell(0, 0)})["cost"] == {"gold": 1}
    act(game, kind="march", number=1, to=cell(1, 0))
    assert cards(game, 0) == (0, 0, 0)
    assert villagers(game, 0) == {cell(1, 0): 3}
    assert choices(game, kind="army") == []


@pytest.mark.rule("IS-EXP-2")
def test_bellona_pays_out_of_turn() -> None:
    scene = Scene("pedro", "bellona").villagers(1, cell(-1, 0)).cards(1, gold=1)
    game = scene.explorer(1, cell(-1, 0)).game()
    act(game, kind="step", to=cell(1, 0))
    assert asked(game)["what"] == "react"
    assert act(game, kind="army")["cost"] == {"gold": 1}


@pytest.mark.rule("IS-EXP-2")
def test_bellonas_free_move_is_hers_again_in_her_next_turn() -> None:
    scene = Scene("bellona", "pedro").villagers(0, cell(0, 0))
    scene.state["turn"]["marched"] = True
    game = scene.game()
    assert choices(game, kind="army") == []
    act(game, kind="end")
    assert not game.position()["state"]["turn"]["marched"]


@pytest.mark.rule("IS-EXP-2")
@pytest.mark.parametrize(("person", "rate"), [("william", 3), ("stella", 5)])
def test_william_trades_three_for_one(person: str, rate: int) -> None:
    game = Scene(person, "pedro").cards(0, wood=rate).game()
    words = act(game, kind="bank", give="wood", resource="gold")
    assert words["number"] == rate
    assert cards(game, 0) == (0, 0, 1)


@pytest.mark.rule("IS-EXP-2")
def test_hector_has_a_fifth_villager() -> None:
    game = Scene("hector", "pedro").game()
    assert seat_view(game, 0)["supply"]["villager"] == 5
    assert seat_view(game, 1)["supply"]["villager"] == 4


@pytest.mark.rule("IS-EXP-2")
def test_hector_gets_his_fifth_villager_when_he_is_chosen() -> None:
    for seed in range(40):
        game = manoa.new("island", players=2, seed=seed)
        if "hector" in seat_view(game, 0)["choices"]:
            act(game, kind="explorer", explorer="hector")
            assert seat_view(game, 0)["supply"]["villager"] == 5
            return
    raise AssertionError("nobody got Hector's card")


@pytest.mark.rule("IS-EXP-2")
def test_nicolas_may_roll_again_once_and_the_second_roll_stands() -> None:
    game = rolled(Scene("nicolas", "pedro"), 0, 1, 2)
    assert asked(game)["what"] == "reroll"
    lucky(game, choices(game, kind="reroll")[0], happened("rerolls", first=6, second=5))
    assert game.view(None)["dice"] == [6, 5]
    assert asked(game)["what"] == "dice", "both dice were rolled, and he is not asked again"


@pytest.mark.rule("IS-EXP-2")
def test_nicolas_may_keep_his_roll() -> None:
    game = rolled(Scene("nicolas", "pedro"), 0, 1, 2)
    act(game, kind="keep")
    assert game.view(None)["dice"] == [1, 2]
    assert asked(game)["what"] == "dice"


@pytest.mark.rule("IS-EXP-2")
def test_tizoc_gathers_a_food_whatever_he_farms() -> None:
    game = rolled(Scene("tizoc", "pedro"), 0, 2, 2)
    assert cards(game, 0) == (0, 1, 2), "two gold of the first tile, one food on top"
    in_the_cave = Scene("tizoc", "pedro").opened().explorer(0, cave_cell(0, 0))
    assert cards(rolled(in_the_cave, 0, 2, 2), 0) == (0, 1, 0)


@pytest.mark.rule("IS-EXP-2")
def test_tizoc_gathers_nothing_if_the_bank_has_no_food() -> None:
    scene = Scene("tizoc", "pedro").cards(1, food=23)
    assert cards(rolled(scene, 0, 2, 2), 0) == (0, 0, 2)


@pytest.mark.rule("IS-EXP-2")
def test_emma_puts_the_top_three_tiles_in_any_order() -> None:
    game = rolled(Scene("emma", "pedro"), 0, 2, 2)
    assert asked(game) == {"seat": 0, "what": "look", "place": 1}
    seen = game.view(0)["top"]
    assert len(seen) == 3
    last = seen[2]
    act(game, kind="look", tile=last, place=1)
    game.apply(game.legal_actions()[-1])
    assert asked(game)["what"] == "explore"
    assert game.view(0)["top"][0] == last
    assert Counter(game.view(0)["top"]) == Counter(seen)
    act(game, kind="step", to=cell(1, 0))
    lucky(game, choices(game, kind="discover")[0], lambda _: True)
    assert told(game, "reveals")[0].arguments["tile"] == last
    assert len(game.view(0)["top"]) == 2


@pytest.mark.rule("IS-EXP-2")
def test_only_emma_sees_what_she_looks_at() -> None:
    game = rolled(Scene("emma", "pedro"), 0, 2, 2)
    assert game.view(1)["top"] is None
    assert game.view(None)["top"] is None
    assert game.determinize(0, 5).view(0)["top"] == game.view(0)["top"]
    assert len({tuple(game.determinize(1, seed).view(0)["top"]) for seed in range(30)}) > 3


@pytest.mark.rule("IS-EXP-3")
@pytest.mark.parametrize(("left", "asked_next", "seen"), [(2, "look", 2), (1, "explore", 1), (0, "explore", 0)])
def test_emma_looks_at_fewer_tiles_if_fewer_are_left(left: int, asked_next: str, seen: int) -> None:
    scene = Scene("emma", "pedro").stack(water=left)
    game = rolled(scene, 0, 2, 2)
    assert asked(game)["what"] == asked_next
    assert game.view(0)["top"] == ["water"] * seen
    if left == 2:
        act(game, kind="look")
        assert asked(game)["what"] == "explore"


@pytest.mark.rule("IS-EXP-2")
def test_victoria_and_pedro() -> None:
    game = Scene("pedro", "stella").game()
    assert seat_view(game, 0)["strength"] == 2
    assert seat_view(game, 1)["strength"] == 1


@pytest.mark.rule("IS-EXP-3")
def test_the_order_of_laffites_turn() -> None:
    scene = Scene("laffite", "pedro").cards(1, 1)
    game = rolled(scene, 0, 3, 1)
    kinds = [event.kind for event in game.events]
    assert kinds.index("rolls") < kinds.index("steals")
    assert asked(game)["what"] == "dice"
    act(game, kind="dice", die=1)
    assert [event.kind for event in game.events][:2] == ["assigns", "harvests"]
    assert asked(game)["what"] == "explore"


@pytest.mark.rule("IS-EXP-3")
def test_tizoc_gathers_after_the_harvest_and_before_exploring() -> None:
    game = rolled(Scene("tizoc", "pedro"), 0, 2, 4)
    act(game, kind="dice", die=0)
    assert [event.kind for event in game.events] == ["assigns", "harvests", "gathers"]
    assert asked(game)["what"] == "explore"


@pytest.mark.rule("IS-EXP-3")
def test_bellona_moves_for_free_in_the_window_before_a_battle() -> None:
    scene = Scene("bellona", "pedro").explorer(1, cell(1, 0)).villagers(0, cell(0, 0), 2)
    game = scene.game()
    act(game, kind="step", to=cell(1, 0))
    assert asked(game)["seat"] == 0
    assert asked(game)["what"] == "react"
    assert act(game, kind="army")["cost"] == {}
    act(game, kind="march", number=2, to=cell(1, 0))
    assert seat_view(game, 0)["hand_size"] == 0
