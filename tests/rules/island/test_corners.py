"""Rare meetings of rules: what is told and asked where several things go on at once."""

from __future__ import annotations

import pytest

import manoa
from manoa.games.island.rules import action
from tests.acting import act, asked, choices, words_of
from tests.island_scene import (
    Scene,
    building_ids,
    cards,
    cave_cell,
    cell,
    happened,
    laying,
    lucky,
    seat_view,
    stepping,
    told,
    where,
)
from tests.rules.island.test_turn import rolled

HERE, THERE = cell(0, 0), cell(1, 0)


@pytest.mark.rule("IS-BAT-2")
def test_a_battle_that_was_won_is_not_told_as_one_that_was_not_fought() -> None:
    game = Scene().explorer(1, cell(-1, 0)).villagers(1, THERE).game()
    lucky(game, stepping("e"), happened("wins-battle", seat=0))
    assert told(game, "no-battle") == []
    several = Scene(players=3).villagers(1, THERE).villagers(2, THERE).explorer(1, HERE).explorer(2, HERE).game()
    act(several, kind="step", to=THERE)
    lucky(several, choices(several, kind="rival", rival=2)[0], happened("wins-battle", seat=0, rival=1))
    assert [event.arguments["rival"] for event in told(several, "wins-battle")] == [2, 1]
    assert told(several, "no-battle") == []


@pytest.mark.rule("IS-BUY-7")
def test_a_purchase_is_announced_once_though_somebody_passes_until_the_own_turn() -> None:
    scene = Scene(players=3).explorer(1, cell(-1, 0)).explorer(2, cell(0, -1)).cards(1, gold=1).cards(2, gold=1)
    game = scene.villagers(1, cell(-1, 0)).villagers(2, cell(0, -1)).cards(0, 1, 1, 0).game()
    act(game, kind="farm", corner=0)
    assert len(told(game, "announces")) == 1
    act(game, kind="silence")
    assert asked(game)["seat"] == 2
    assert told(game, "announces") == []
    assert game.view(None)["window"]["passed"] == [1]


@pytest.mark.rule("IS-BUY-7")
def test_a_purchase_that_the_end_of_the_turn_prevents_is_told() -> None:
    scene = Scene().explorer(1, cell(-1, 0)).villagers(1, THERE, 2).cards(1, gold=1).cards(0, 1, 1, 0)
    game = scene.game()
    act(game, kind="farm", corner=3)
    act(game, kind="army")
    lucky(game, choices(game, kind="march", number=2, to=HERE)[0], happened("wins-battle", seat=1))
    while asked(game)["what"] in ("place", "pay"):
        game.apply(game.legal_actions()[0])
    assert [event.arguments for event in told(game, "lapses")] == [{"piece": "farm"}]
    assert building_ids(game, "farm", 0) == []


@pytest.mark.rule("IS-RUL-4")
def test_a_rival_that_was_named_stays_named_when_another_battle_comes_to_nothing() -> None:
    scene = Scene(players=3).explorer(1, THERE).explorer(2, THERE).cards(1, gold=1).cards(2, gold=1)
    game = scene.villagers(1, cell(-1, 0)).villagers(2, cell(-1, 1)).game()
    act(game, kind="step", to=THERE)
    act(game, kind="rival", rival=1)
    act(game, kind="army")
    act(game, kind="march", to=cell(-1, 1))
    assert [battle["attacker"] for battle in game.view(None)["battles"]] == [0, 1]
    assert asked(game)["seat"] == 2
    act(game, kind="army")
    (march,) = choices(game, kind="march", to=cell(-1, 0))
    lucky(game, march, happened("fights"))
    assert told(game, "no-battle")[0].seat == 1
    assert told(game, "fights")[0].arguments["rival"] == 1, "nobody had to be named again"


@pytest.mark.rule("IS-RUL-4")
def test_a_rival_is_named_anew_for_another_battle() -> None:
    """The rival that was named leaves with all others, and the next battle has several rivals too."""
    scene = Scene(players=4).explorer(1, HERE).explorer(2, HERE).explorer(3, HERE).cards(1, gold=9).cards(2, gold=9)
    scene.villagers(1, THERE).villagers(2, THERE).villagers(1, cell(0, 1)).villagers(2, cell(0, 1))
    scene.villagers(3, cell(-1, 1)).cards(3, gold=9).tile(2, -1, "food")
    game = scene.game()
    act(game, kind="step", to=THERE)
    act(game, kind="rival", rival=1)
    act(game, kind="pass")
    act(game, kind="pass")
    act(game, kind="army")
    act(game, kind="march", to=cell(0, 1))
    act(game, kind="army", **{"from": THERE})
    act(game, kind="march", to=cell(1, -1))
    act(game, kind="pass")
    act(game, kind="army", **{"from": THERE})
    act(game, kind="march", to=cell(2, -1))
    assert asked(game)["what"] == "rival"
    assert asked(game)["seat"] == 3, "the first battle came to nothing; seat 3 attacked both on another tile"


@pytest.mark.rule("IS-CAVE-3")
@pytest.mark.rule("IS-BAT-1")
def test_a_dweller_on_a_cell_that_a_fort_claims_is_fought_alone_in_the_first_round() -> None:
    scene = Scene().opened().explorer(0, cave_cell(2, 0)).explorer(1, cell(-1, 0)).round(1)
    for q, r in ((1, 0), (2, 0), (2, -1), (1, 1), (2, 1)):
        scene.cave(q, r, "empty")
    game = scene.fort(1, cave_cell(2, 0), 5).game()
    lucky(game, action.DISCOVER, lambda tried: asked(tried).get("dweller") == "bats")
    words = words_of(game)
    assert {entry["at"] for entry in words} == {cave_cell(3, -1), cave_cell(3, 0)}, "the fort claims both"
    assert all(entry["moves"] and entry["battle"] is None for entry in words)
    lucky(game, laying("e"), happened("beats-dweller"))
    assert told(game, "challenges") == told(game, "fights") == []
    assert where(game, 0) == cave_cell(3, 0)


@pytest.mark.rule("IS-SETUP-8")
def test_the_map_starts_anew_only_when_nothing_else_can_be_entered() -> None:
    scene = Scene(bare=True)
    for q, r in ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)):
        scene.tile(q, r, "water")
    game = scene.tile(3, 0, "gold").explorer(1, cell(3, 0)).game()
    lucky(game, action.DISCOVER, happened("reveals", tile="water"))
    assert told(game, "starts-anew") == []
    assert where(game, 1) == cell(3, 0)


@pytest.mark.rule("IS-SETUP-8")
def test_water_that_was_covered_is_water_again_when_the_map_starts_anew() -> None:
    scene = Scene(bare=True)
    for q, r in ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)):
        scene.tile(q, r, "water")
    scene.state["covered"] = 1
    scene.state["stack"]["water"] -= 1
    game = scene.game()
    lucky(game, action.DISCOVER, happened("starts-anew"))
    assert game.view(None)["unseen"]["water"] == 9
    assert manoa.load(game.position()).position() == game.position()


@pytest.mark.rule("IS-WIN-1")
def test_who_wins_on_the_way_to_a_dweller_has_won() -> None:
    """Stepping off the cave shrine's tile wins before the dweller is fought; the last position can be taken up."""
    scene = Scene().tile(0, 1, "shrine").tile(-1, 1, "shrine").tile(-1, 0, "shrine").offering(0, 0, 1, 2)
    scene.opened().cave(1, 0, "empty").cave(2, 0, "cave-shrine").explorer(0, cave_cell(2, 0)).explorer(1, cell(0, -1))
    game = scene.game()
    lucky(game, action.DISCOVER, happened("reveals", tile="dweller"))
    game.apply(game.legal_actions()[0])
    assert game.is_over
    assert told(game, "fights-dweller") == []
    assert manoa.load(game.position()).position() == game.position()


@pytest.mark.rule("IS-HARV-1")
def test_nothing_is_chosen_where_all_that_is_left_is_taken() -> None:
    scene = Scene("pedro", "stella").tile(0, 0, "garden").cards(1, wood=23, food=22, gold=27)
    game = rolled(scene, 1, 5)
    act(game, kind="dice", die=0)
    assert asked(game)["what"] == "explore"
    assert cards(game, 0) == (0, 1, 1)
    assert [event.arguments["number"] for event in told(game, "no-harvest")] == [3]


@pytest.mark.rule("IS-BUY-6")
def test_an_army_of_six_villagers_is_told_to_be_five() -> None:
    scene = Scene("hector", "pedro", data={"pieces": {"villager": 5, "fort": 1, "farm": 1}})
    game = scene.villagers(0, HERE, 6).cards(0, gold=1).game()
    act(game, kind="army")
    assert asked(game)["most"] == 5
    assert seat_view(game, 0)["villagers"] == {HERE: 6}


@pytest.mark.rule("IS-TRADE-3")
def test_an_offer_may_ask_for_a_gift() -> None:
    game = Scene().cards(1, 1, 1, 0).game()
    act(game, kind="offer", rival=1)
    assert {words["kind"] for words in words_of(game)} == {"want", "drop"}, "there is nothing to give"
    act(game, kind="want", resource="food")
    act(game, kind="propose", give={}, want={"food": 1})
    act(game, kind="accept")
    assert cards(game, 0) == (0, 1, 0)
