"""IS-ROLL, IS-HARV, IS-TRADE, IS-INFO: the dice, the harvest, trade, and what is seen."""

from __future__ import annotations

import pytest

from manoa.games.island.rules import action
from manoa.kernel.game import Game
from tests.acting import act, asked, choices, refused, words_of
from tests.island_scene import Scene, banking, carding, cards, cave_cell, cell, happened, lucky, seat_view, told


def rolled(scene: Scene, first: int = 2, second: int = 5) -> Game:
    """The scene after seat 1's turn has ended and seat 0 has rolled these dice."""
    scene.turn_of(1)
    scene.state["first"] = 1
    game = scene.game()
    return lucky(game, choices(game, kind="end")[0], happened("rolls", first=first, second=second))


@pytest.mark.rule("IS-ROLL-1")
@pytest.mark.parametrize(("die", "speed", "harvest"), [(0, 2, 5), (1, 5, 2)])
def test_one_die_is_speed_and_the_other_the_harvest(die: int, speed: int, harvest: int) -> None:
    game = rolled(Scene("pedro", "stella"))
    assert asked(game) == {"seat": 0, "what": "dice", "dice": [2, 5]}
    assert act(game, kind="dice", die=die) == {"kind": "dice", "die": die, "speed": speed, "harvest": harvest}
    assert game.view(None)["speed"] == speed
    assert cards(game, 0) == (0, 0, harvest)


@pytest.mark.rule("IS-ROLL-1")
def test_equal_dice_leave_nothing_to_choose() -> None:
    game = rolled(Scene("pedro", "stella"), 4, 4)
    assert asked(game)["what"] == "explore"
    assert game.view(None)["speed"] == 4
    assert refused(game, action.EITHER) == "IS-EXPL-1"


# The harvest ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IS-HARV-1")
def test_any_mix_of_the_kinds_that_are_farmed_card_by_card() -> None:
    scene = Scene("pedro", "stella").villagers(0, cell(1, 0)).farm(0, cell(1, 0), 2)
    game = rolled(scene, 1, 3)
    act(game, kind="dice", die=0)
    assert asked(game) == {"seat": 0, "what": "harvest", "left": 3, "kinds": ["food", "gold"]}
    assert refused(game, carding("wood")) == "IS-HARV-1"
    act(game, kind="harvest", resource="food")
    act(game, kind="harvest", resource="gold")
    act(game, kind="harvest", resource="food")
    assert cards(game, 0) == (0, 2, 1)
    assert asked(game)["what"] == "explore"


@pytest.mark.rule("IS-HARV-1")
def test_several_farmed_tiles_of_a_kind_give_no_more() -> None:
    scene = Scene("pedro", "stella").villagers(0, cell(-1, 1), 2).farm(0, cell(-1, 1), 5)
    game = rolled(scene, 2, 3)
    act(game, kind="dice", die=0)
    assert cards(game, 0) == (0, 0, 3), "the first tile and the villagers' are both gold"


@pytest.mark.rule("IS-HARV-1")
def test_a_garden_counts_as_all_three() -> None:
    game = rolled(Scene("pedro", "stella").tile(0, 0, "garden"), 2, 3)
    act(game, kind="dice", die=0)
    assert asked(game)["kinds"] == ["wood", "food", "gold"]
    for resource in ("wood", "wood", "gold"):
        act(game, kind="harvest", resource=resource)
    assert cards(game, 0) == (2, 0, 1)


@pytest.mark.rule("IS-HARV-1")
def test_what_the_bank_lacks_is_forfeited() -> None:
    game = rolled(Scene("pedro", "stella").cards(1, gold=26), 1, 4)
    act(game, kind="dice", die=0)
    assert cards(game, 0) == (0, 0, 2), "30 gold less the thieves' 2 and 26"
    assert asked(game)["what"] == "explore"
    garden = rolled(Scene("pedro", "stella").tile(0, 0, "garden").cards(1, gold=27, food=23), 1, 4)
    act(garden, kind="dice", die=0)
    act(garden, kind="harvest", resource="gold")
    assert cards(garden, 0) == (3, 0, 1), "only wood is left to take"


@pytest.mark.rule("IS-HARV-1")
def test_where_nothing_grows_nothing_is_harvested() -> None:
    game = rolled(Scene("pedro", "stella").opened().explorer(0, cave_cell(0, 0)), 1, 4)
    act(game, kind="dice", die=0)
    assert cards(game, 0) == (0, 0, 0)
    assert told(game, "no-harvest")


@pytest.mark.rule("IS-HARV-2")
@pytest.mark.parametrize(
    ("villager", "farm", "farmed"),
    [(True, True, True), (True, False, False), (False, True, False)],
)
def test_a_villager_farms_where_an_own_farm_is(villager: bool, farm: bool, farmed: bool) -> None:
    scene = Scene("pedro", "stella")
    if villager:
        scene.villagers(0, cell(1, 0))
    if farm:
        scene.farm(0, cell(1, 0), 0)
    game = rolled(scene, 1, 3)
    act(game, kind="dice", die=0)
    assert (asked(game)["what"] == "harvest") == farmed


@pytest.mark.rule("IS-HARV-2")
def test_a_foreign_farm_or_an_own_fort_is_no_farm() -> None:
    scene = Scene("pedro", "stella").villagers(0, cell(1, 0)).farm(1, cell(1, 0), 0).fort(0, cell(1, 0), 2)
    game = rolled(scene, 1, 3)
    act(game, kind="dice", die=0)
    assert asked(game)["what"] == "explore"
    assert cards(game, 0) == (0, 0, 3)


# Trade ---------------------------------------------------------------------------------------------------------------


NO_COUNTER = {"counter": False, "answers": None}


@pytest.mark.rule("IS-TRADE-1")
def test_players_trade_and_give() -> None:
    game = Scene().cards(0, 2, 0, 0).cards(1, 0, 1, 1).game()
    act(game, kind="offer", rival=1)
    act(game, kind="give", resource="wood")
    act(game, kind="want", resource="gold")
    act(game, kind="propose")
    assert asked(game)["seat"] == 1
    assert game.view(None)["offer"] == {"from": 0, "to": 1, "give": {"wood": 1}, "want": {"gold": 1}, **NO_COUNTER}
    act(game, kind="accept")
    assert cards(game, 0) == (1, 0, 1)
    assert cards(game, 1) == (1, 1, 0)
    act(game, kind="offer", rival=1)
    act(game, kind="give", resource="wood")
    act(game, kind="propose", want={})
    act(game, kind="accept")
    assert cards(game, 0) == (0, 0, 1)
    assert asked(game) == {"seat": 0, "what": "explore", "speed": 4, "free_army": False, "offers": 1}


@pytest.mark.rule("IS-TRADE-2")
def test_five_of_a_kind_for_one_of_another_that_the_bank_has() -> None:
    game = Scene().cards(0, wood=5, food=4).cards(1, gold=28).game()
    assert [game.describe(a)["resource"] for a in choices(game, kind="bank")] == ["food"], "no gold is in the bank"
    assert refused(game, banking("wood", "gold")) == "IS-TRADE-2"
    assert refused(game, banking("food", "wood")) == "IS-TRADE-2"
    assert refused(game, banking("wood", "wood")) == "IS-TRADE-2"
    bank = game.view(None)["bank"]
    act(game, kind="bank", give="wood", resource="food")
    assert cards(game, 0) == (0, 5, 0)
    assert game.view(None)["bank"] == {"wood": bank["wood"] + 5, "food": bank["food"] - 1, "gold": 0}


@pytest.mark.rule("IS-TRADE-2")
def test_no_trade_between_losing_a_battle_and_paying() -> None:
    scene = Scene().cards(0, 6, 5, 0).explorer(1, cell(1, 0)).offering(1)
    game = scene.game()
    lucky(game, action.STEP, happened("wins-battle", seat=1))
    act(game, kind="place", at=cell(0, 0))
    assert asked(game)["what"] == "pay"
    assert choices(game, kind="bank") == []
    assert refused(game, banking("wood", "gold")) == "IS-BAT-6"


@pytest.mark.rule("IS-TRADE-3")
def test_an_offer_goes_to_one_player_within_the_hands_and_bounds() -> None:
    game = Scene(players=3).cards(0, 5, 1, 0).cards(1, 0, 1, 9).game()
    assert {game.describe(a)["rival"] for a in choices(game, kind="offer")} == {1, 2}
    assert refused(game, action.SEAT) == "IS-TRADE-3", "not to oneself"
    assert refused(game, action.SEAT + 3) == "IS-TRADE-3", "nobody sits there"
    act(game, kind="offer", rival=1)
    assert refused(game, action.YES) == "IS-TRADE-3", "it holds nothing yet"
    for _ in range(3):
        act(game, kind="give", resource="wood")
        act(game, kind="want", resource="gold")
    assert refused(game, carding("wood")) == "IS-TRADE-3", "three of a kind at most"
    assert refused(game, action.WANT + 2) == "IS-TRADE-3"
    assert refused(game, action.WANT) == "IS-TRADE-3", "wood is given already"
    assert refused(game, carding("gold")) == "IS-TRADE-3", "gold is wanted already"
    act(game, kind="want", resource="food")
    assert refused(game, action.WANT + 1) == "IS-TRADE-3", "the partner has but one"
    act(game, kind="propose")
    assert asked(game)["seat"] == 1
    act(game, kind="decline")
    assert cards(game, 0) == (5, 1, 0)
    assert asked(game)["offers"] == 2


@pytest.mark.rule("IS-TRADE-3")
def test_a_few_offers_a_turn_dropped_ones_included() -> None:
    game = Scene().cards(0, 2, 0, 0).game()
    for _ in range(3):
        act(game, kind="offer", rival=1)
        act(game, kind="drop")
    assert choices(game, kind="offer") == []
    assert refused(game, action.SEAT + 1) == "IS-TRADE-3"
    act(game, kind="end")
    assert game.position()["state"]["turn"]["offered"] == [0, 0]


@pytest.mark.rule("IS-TRADE-3")
def test_between_two_without_cards_there_is_nothing_to_offer() -> None:
    game = Scene(players=3).cards(2, 1).game()
    assert refused(game, action.SEAT + 1) == "IS-TRADE-3"
    assert choices(game, kind="offer", rival=2)


@pytest.mark.rule("IS-TRADE-6")
def test_the_bank_trades_to_pay_for_a_reaction() -> None:
    scene = Scene(players=3).explorer(1, cell(-1, 0)).explorer(2, cell(-1, 0)).villagers(1, cell(-1, 0))
    game = scene.cards(1, food=3).game()
    act(game, kind="step", to=cell(1, 0))
    assert asked(game)["seat"] == 1, "William can get a gold from the bank"
    assert {words["kind"] for words in words_of(game)} == {"pass", "silence", "bank"}
    assert refused(game, banking("food", "wood")) == "IS-TRADE-6"
    assert refused(game, action.ARMY) == "IS-BUY-1"
    act(game, kind="bank", give="food", resource="gold")
    assert asked(game)["seat"] == 1
    act(game, kind="army")
    act(game, kind="march", to=cell(0, -1))
    assert cards(game, 1) == (0, 0, 0)


@pytest.mark.rule("IS-TRADE-6")
def test_no_trade_for_a_reaction_that_stays_out_of_reach() -> None:
    costs = {piece: {"wood": 1} for piece in ("villager", "offering", "fort", "farm")}
    own = {"costs": {**costs, "army": {"gold": 2}}}
    scene = Scene(hidden_hands=True, data=own).explorer(1, cell(-1, 0)).villagers(1, cell(-1, 0)).cards(1, food=5)
    game = scene.game()
    act(game, kind="step", to=cell(1, 0))
    assert asked(game)["seat"] == 1, "others cannot see that the hand will not do"
    assert {words["kind"] for words in words_of(game)} == {"pass", "silence"}
    assert refused(game, banking("food", "gold")) == "IS-TRADE-6"


@pytest.mark.rule("IS-TRADE-3")
def test_offers_are_made_in_the_explore_phase_alone() -> None:
    scene = Scene().explorer(1, cell(-1, 0)).villagers(1, cell(-1, 0)).cards(1, gold=1).cards(0, 1)
    game = scene.game()
    act(game, kind="step", to=cell(1, 0))
    assert asked(game)["what"] == "react"
    assert choices(game, kind="offer") == []
    assert refused(game, action.SEAT) == "IS-BUY-7"


# What is seen --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IS-INFO-1")
def test_hands_are_open() -> None:
    game = Scene().cards(0, 1, 2, 3).game()
    for viewer in (None, 0, 1):
        assert game.view(viewer)["seats"][0]["cards"] == {"wood": 1, "food": 2, "gold": 3}


@pytest.mark.rule("IS-INFO-1")
def test_hands_are_hidden_with_the_option() -> None:
    game = Scene(hidden_hands=True).cards(0, 1, 2, 3).game()
    assert game.view(0)["seats"][0]["cards"] == {"wood": 1, "food": 2, "gold": 3}
    for viewer in (None, 1):
        assert game.view(viewer)["seats"][0]["cards"] is None
        assert game.view(viewer)["seats"][0]["hand_size"] == 6


@pytest.mark.rule("IS-INFO-1")
def test_the_stacks_are_hidden_but_can_be_counted() -> None:
    game = Scene().game()
    view = game.view(None)
    assert sum(view["unseen"].values()) == view["stack"] == 41
    assert sum(view["cave_unseen"].values()) == view["cave_stack"] == 15
    assert {tuple(game.determinize(0, seed).view(0)["unseen"].items()) for seed in range(5)} == {
        tuple(view["unseen"].items())
    }


@pytest.mark.rule("IS-INFO-1")
def test_with_hidden_hands_only_a_stolen_card_is_forgotten() -> None:
    scene = Scene("laffite", "pedro", "hector", hidden_hands=True).cards(1, 1, 1, 1).turn_of(2)
    scene.state["first"] = 2
    game = scene.game()
    hands = {tuple(cards(game.determinize(2, seed), 1)) for seed in range(10)}
    assert hands == {(1, 1, 1)}, "what was gained in the open is known"
    lucky(game, choices(game, kind="end")[0], happened("rolls", first=3, second=1))
    assert told(game, "steals") == []
    assert [event.arguments for event in told(game, "steals-unseen")] == [{"rival": 1}]
    assert seat_view(game, 1)["hand_size"] == 2
    assert len({cards(game.determinize(2, seed), 1) for seed in range(40)}) == 3, "the third does not know which"
    for knowing in (0, 1):
        assert {cards(game.determinize(knowing, seed), 1) for seed in range(20)} == {cards(game, 1)}
