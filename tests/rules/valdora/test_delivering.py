"""VA-COMM, VA-CRAFT, VA-SHOP, VA-BONUS: completing commissions and what comes of it."""

from __future__ import annotations

import pytest

from tests.acting import act, asked, choices, refused
from tests.valdora_scene import Scene, delivering, emptying, events, loads, narrated, seat_of

WHITE = ("gold", "ruby", "amethyst")


@pytest.mark.rule("VA-COMM-1")
def test_gems_go_to_the_discard_space_and_coins_to_the_bank() -> None:
    game = narrated(Scene().arrived("E3").owns(shovel="ruby").holds("red").game())
    act(game, kind="deliver", colour="red")
    assert loads(game)["shovel"] is None
    assert game.view(None)["discard"] == {"ruby": 1}
    assert events(game)[:3] == ["empties", "delivers", "hires"]
    silver = narrated(Scene().arrived("N2").holds("silver").coins(3).game())
    bank = silver.view(None)["bank"]
    act(silver, kind="deliver", colour="silver")
    assert (seat_of(silver)["coins"], silver.view(None)["bank"]) == (2, bank + 1)
    assert events(silver)[:2] == ["pays-coins", "delivers"]


@pytest.mark.rule("VA-COMM-1")
def test_a_white_commission_takes_its_three_gems() -> None:
    scene = Scene().arrived("S2").owns(pan="gold", shovel="ruby", hammer="amethyst").holds(WHITE)
    game = scene.game()
    act(game, kind="deliver", colour="white")
    assert set(loads(game).values()) == {None}
    assert game.view(None)["discard"] == {"ruby": 1, "amethyst": 1, "gold": 1}


@pytest.mark.rule("VA-COMM-1")
def test_only_commissions_of_this_patron_that_can_be_paid() -> None:
    scene = Scene().arrived("E3").owns(shovel="ruby").holds("red", "red", "blue")
    game = scene.game()
    assert choices(game, kind="deliver") == [delivering(0), delivering(1)]
    assert refused(game, delivering(2)) == "VA-COMM-1"
    act(game, kind="deliver", slot=1)
    assert game.current_player == 1, "the other red one cannot be paid"
    empty = Scene().arrived("E3").holds("red").game()
    assert refused(empty, delivering(0)) == "VA-COMM-1"
    assert refused(empty, delivering(1)) == "VA-COMM-1"
    poor = Scene().arrived("N2").holds("silver").coins(0).game()
    assert refused(poor, delivering(0)) == "VA-COMM-1"


@pytest.mark.rule("VA-COMM-2")
def test_a_completed_commission_is_hidden_under_the_adventurer() -> None:
    game = Scene().arrived("E3").owns(shovel="ruby").holds("red").game()
    act(game, kind="deliver")
    assert seat_of(game)["commissions"] == []
    assert seat_of(game)["completed"] == 1
    assert game.view(0)["seats"][0]["completed_commissions"] == [{"colour": "red", "needs": ["ruby"], "points": 5}]


@pytest.mark.rule("VA-COMM-3")
def test_of_several_cards_with_the_gem_the_player_chooses() -> None:
    scene = Scene().arrived("E3").owns(shovel="ruby", cart="ruby", horse="gold").holds("red").coins(1)
    game = scene.game()
    act(game, kind="deliver")
    assert asked(game)["what"] == "pay"
    assert asked(game)["gem"] == "ruby"
    assert asked(game)["for"] == {"slot": 0, "colour": "red", "needs": ["ruby"], "points": 5}
    assert refused(game, emptying("horse")) == "VA-COMM-3"
    assert refused(game, delivering(0)) == "VA-COMM-3"
    act(game, kind="empty", equipment="cart")
    assert loads(game) == {"pan": None, "shovel": "ruby", "cart": None, "horse": "gold"}
    assert seat_of(game)["coins"] == 1, "what the load once cost is not given back"


@pytest.mark.rule("VA-COMM-3")
def test_a_white_commission_asks_for_each_gem_with_a_choice() -> None:
    scene = Scene().arrived("S2").owns(pan="gold", shovel="ruby", hammer="amethyst", cart="ruby", horse="gold")
    game = scene.holds(WHITE).game()
    act(game, kind="deliver")
    assert asked(game)["gem"] == "ruby"
    act(game, kind="empty", equipment="shovel")
    assert asked(game)["gem"] == "gold"
    act(game, kind="empty", equipment="horse")
    assert loads(game) == {"pan": "gold", "shovel": None, "hammer": None, "cart": "ruby", "horse": None}


@pytest.mark.rule("VA-CRAFT-1")
def test_a_craftsman_of_the_patrons_colour_comes_along() -> None:
    game = Scene().arrived("E3").owns(shovel="ruby").holds("red").game()
    act(game, kind="deliver")
    assert seat_of(game)["craftsmen"] == {"red": 1}
    assert {entry["colour"]: entry["left"] for entry in game.view(None)["craftsmen"]}["red"] == 2


@pytest.mark.rule("VA-CRAFT-1")
@pytest.mark.parametrize(
    ("wanted", "gone", "taken"),
    [
        ("violet", (), "violet"),
        ("violet", ("violet",), "red"),
        ("violet", ("violet", "red", "blue"), "green"),
        ("violet", ("violet", "red", "blue", "green"), "silver"),
        ("violet", ("violet", "red", "blue", "green", "silver"), "yellow"),
    ],
)
def test_an_empty_pile_gives_way_to_the_next_one_clockwise(wanted: str, gone: tuple[str, ...], taken: str) -> None:
    scene = Scene(players=4).arrived("E5").owns(hammer="amethyst").holds(wanted)
    game = narrated(scene.left(**dict.fromkeys(gone, 0)).game())
    act(game, kind="deliver")
    assert seat_of(game)["craftsmen"] == {taken: 1}
    assert ("hires" in events(game)) == (wanted == taken)
    assert ("hires-other" in events(game)) == (wanted != taken)


@pytest.mark.rule("VA-CRAFT-2")
def test_without_any_craftsman_left_none_is_taken() -> None:
    scene = Scene().arrived("E3").owns(shovel="ruby").holds("red")
    game = narrated(scene.left(silver=0, yellow=0, white=0, violet=0, red=0, blue=0, green=0).game())
    act(game, kind="deliver")
    assert "no-craftsman" in events(game)
    assert seat_of(game)["craftsmen"] == {}
    assert seat_of(game)["completed"] == 1


@pytest.mark.rule("VA-CRAFT-3")
def test_several_commissions_one_after_another_in_any_order() -> None:
    scene = Scene().arrived("N2").holds("silver", "silver", "silver").coins(6).craftsmen(0, silver=1)
    game = narrated(scene.game())
    for slot in (1, 1):
        act(game, kind="deliver", slot=slot)
        assert asked(game)["what"] == "deliver"
    assert seat_of(game)["craftsmen"] == {"silver": 3}
    act(game, kind="deliver", slot=0)
    assert events(game) == ["pays-coins", "delivers", "hires", "opens", "turn"]
    stopped = Scene().arrived("N2").holds("silver", "silver").coins(6).game()
    act(stopped, kind="deliver", slot=0)
    act(stopped, kind="stop")
    assert len(seat_of(stopped)["commissions"]) == 1


@pytest.mark.rule("VA-SHOP-1")
def test_the_first_with_enough_craftsmen_opens_the_workshop_at_once_and_keeps_it() -> None:
    scene = Scene().arrived("E3").owns(shovel="ruby").holds("red").craftsmen(0, red=1)
    game = scene.game()
    act(game, kind="deliver")
    assert seat_of(game)["workshops"] == ["red"]
    assert next(shop for shop in game.view(None)["workshops"] if shop["colour"] == "red")["owner"] == 0
    late = Scene(players=4).arrived("E3").owns(shovel="ruby").holds("red").craftsmen(1, red=2).craftsmen(0, red=1)
    second = late.game()
    act(second, kind="deliver")
    assert seat_of(second)["craftsmen"] == {"red": 2}
    assert seat_of(second)["workshops"] == []
    assert seat_of(second, 1)["workshops"] == ["red"]


@pytest.mark.rule("VA-SHOP-1")
def test_a_substitute_tile_counts_for_its_own_colour() -> None:
    scene = Scene(players=5).arrived("E3").owns(shovel="ruby").holds("red").craftsmen(0, blue=1)
    game = scene.left(red=0).game()
    act(game, kind="deliver")
    assert seat_of(game)["craftsmen"] == {"blue": 2}
    assert seat_of(game)["workshops"] == ["blue"]


@pytest.mark.rule("VA-SHOP-2")
def test_a_player_may_own_several_workshops() -> None:
    scene = Scene().arrived("E3").owns(shovel="ruby").holds("red").craftsmen(0, red=1, blue=2, silver=4)
    game = scene.game()
    act(game, kind="deliver")
    assert seat_of(game)["workshops"] == ["silver", "red", "blue"]


@pytest.mark.rule("VA-BONUS-1")
def test_the_owner_gets_a_bonus_tile_for_each_later_commission_of_the_colour() -> None:
    scene = Scene(players=4).arrived("E3").owns(shovel="ruby", cart="ruby").holds("red", "red").craftsmen(0, red=1)
    game = narrated(scene.game())
    act(game, kind="deliver", slot=0)
    act(game, kind="empty", equipment="shovel")
    assert (seat_of(game)["workshops"], seat_of(game)["bonus"]) == (["red"], 0), "the one that opens it gives none"
    act(game, kind="deliver", slot=0)
    assert seat_of(game)["bonus"] == 1
    assert game.view(None)["bonus"] == 12
    assert "gains-bonus" in events(game)


@pytest.mark.rule("VA-BONUS-1")
def test_the_commissions_colour_counts_and_not_the_craftsmans() -> None:
    scene = Scene(players=4).arrived("E3").owns(shovel="ruby").holds("red").craftsmen(0, blue=2)
    game = scene.left(red=0).game()
    act(game, kind="deliver")
    assert seat_of(game)["craftsmen"] == {"blue": 3}
    assert seat_of(game)["bonus"] == 0
    red = Scene(players=4).arrived("E3").owns(shovel="ruby").holds("red").craftsmen(0, red=2).left(red=0).game()
    act(red, kind="deliver")
    assert seat_of(red)["craftsmen"] == {"red": 2, "blue": 1}
    assert seat_of(red)["bonus"] == 1


@pytest.mark.rule("VA-BONUS-1")
def test_when_the_supply_is_out_there_is_none() -> None:
    scene = Scene(players=4).arrived("E3").owns(shovel="ruby").holds("red").craftsmen(0, red=2).bonus(0)
    game = narrated(scene.game())
    act(game, kind="deliver")
    assert seat_of(game)["bonus"] == 0
    assert "no-bonus" in events(game)
