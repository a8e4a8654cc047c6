"""VA-LOAD: loading gems on roads and at harbours."""

from __future__ import annotations

import pytest

from manoa import BadRecord
from tests.acting import act, asked, choices, refused
from tests.valdora_scene import Scene, delivering, events, loading, loads, narrated, seat_of


@pytest.mark.rule("VA-LOAD-1")
def test_any_number_of_gems_each_on_a_matching_empty_card() -> None:
    scene = (
        Scene().arrived("N1").gems("N1", gold=3, ruby=2, emerald=1).owns(shovel=None, pickaxe=None, chisel="emerald")
    )
    game = narrated(scene.game())
    act(game, kind="load", gem="ruby", on="shovel")
    assert asked(game)["what"] == "load"
    act(game, kind="load", gem="gold", on="pan")
    assert loads(game) == {"pan": "gold", "shovel": "ruby", "pickaxe": None, "chisel": "emerald"}
    assert game.view(None)["gems"]["N1"] == {"gold": 2, "ruby": 1, "emerald": 1}
    assert game.current_player == 1, "nothing more could be loaded"


@pytest.mark.rule("VA-LOAD-1")
def test_what_does_not_match_or_is_not_there_is_refused() -> None:
    game = Scene().arrived("N1").gems("N1", gold=3, ruby=2).owns(pan="gold", shovel=None, pickaxe=None).game()
    assert refused(game, loading("pan", "gold")) == "VA-LOAD-1"  # full
    assert refused(game, loading("hammer", "amethyst")) == "VA-LOAD-1"  # not owned
    assert refused(game, loading("pickaxe", "sapphire")) == "VA-LOAD-1"  # none here
    assert refused(game, delivering(0)) == "VA-ACT-3"


@pytest.mark.rule("VA-LOAD-2")
@pytest.mark.parametrize(
    ("tool", "gem"),
    [("pan", "gold"), ("shovel", "ruby"), ("pickaxe", "sapphire"), ("hammer", "amethyst"), ("chisel", "emerald")],
)
def test_a_tool_takes_its_own_gem_only(tool: str, gem: str) -> None:
    scene = Scene().arrived("N1").gems("N1", gold=1, ruby=1, sapphire=1, amethyst=1, emerald=1).equip({tool: None})
    game = scene.game()
    taken = [game.describe(action) for action in choices(game, kind="load", on=tool)]
    assert [(words["gem"], words["cost"]) for words in taken] == [(gem, 0)]
    other = "ruby" if gem != "ruby" else "gold"
    assert refused(game, loading(tool, other)) == "VA-LOAD-2"


@pytest.mark.rule("VA-LOAD-2")
@pytest.mark.parametrize(("beast", "price"), [("cart", 2), ("horse", 3)])
def test_cart_and_horse_take_any_gem_for_coins(beast: str, price: int) -> None:
    heap = {"gold": 1, "ruby": 1, "sapphire": 1, "amethyst": 1, "emerald": 1}
    game = Scene().arrived("N1").gems("N1", **heap).equip({beast: None}).coins(price).game()
    assert len(choices(game, kind="load", on=beast, cost=price)) == 5
    bank = game.view(None)["bank"]
    act(game, kind="load", on=beast, gem="emerald")
    assert seat_of(game)["coins"] == 0
    assert game.view(None)["bank"] == bank + price
    poor = Scene().arrived("N1").gems("N1", **heap).equip({beast: None}).coins(price - 1).game()
    assert refused(poor, loading(beast, "ruby")) == "VA-LOAD-2"


@pytest.mark.rule("VA-LOAD-3")
@pytest.mark.parametrize(("space", "ships"), [("H", 1), ("N5", 1), ("O2", 2)])
def test_at_a_harbour_a_load_a_ship_from_the_discard_space(space: str, ships: int) -> None:
    scene = Scene().arrived(space).discard(gold=2, ruby=2).owns(shovel=None, cart=None).coins(6)
    game = narrated(scene.game())
    assert asked(game)["ships"] == ships
    act(game, kind="load", on="pan", gem="gold")
    assert game.events[0].arguments["source"] == "discard"
    if ships == 2:
        assert asked(game)["ships"] == 1
        act(game, kind="load", on="shovel", gem="ruby")
    assert game.current_player == 1
    assert sum(game.view(None)["discard"].values()) == 4 - ships


@pytest.mark.rule("VA-LOAD-3")
def test_an_empty_discard_space_gives_nothing() -> None:
    game = Scene().arrived("N5").coins(6).owns(cart=None).game()
    assert choices(game, kind="load") == []
    assert refused(game, loading("pan", "gold")) == "VA-LOAD-3"


@pytest.mark.rule("VA-LOAD-4")
def test_a_loaded_cart_is_unloaded_to_take_another_gem() -> None:
    scene = Scene().arrived("N1").gems("N1", ruby=1).owns(cart="gold", shovel="ruby").coins(2)
    game = narrated(scene.game())
    words = act(game, kind="load", on="cart")
    assert (words["gem"], words["unloads"], words["cost"]) == ("ruby", "gold", 2)
    assert events(game)[:2] == ["unloads", "loads"]
    assert loads(game)["cart"] == "ruby"
    assert game.view(None)["discard"] == {"gold": 1}
    assert seat_of(game)["coins"] == 0


@pytest.mark.rule("VA-LOAD-4")
def test_never_for_the_same_gem_nor_from_a_tool_nor_twice() -> None:
    scene = Scene().arrived("N1").gems("N1", ruby=2, gold=2, emerald=2).owns(pan="gold", shovel="ruby", cart="ruby")
    game = scene.coins(6).game()
    assert refused(game, loading("cart", "ruby")) == "VA-LOAD-4"
    assert refused(game, loading("shovel", "ruby")) == "VA-LOAD-1"
    act(game, kind="load", on="cart", gem="gold")
    assert game.current_player == 1, "the cart has taken its gem, and the others are full"
    both = scene.owns(horse=None).game()
    act(both, kind="load", on="cart", gem="gold")
    assert refused(both, loading("cart", "emerald")) == "VA-LOAD-4"


@pytest.mark.rule("VA-LOAD-4")
def test_what_was_unloaded_at_a_harbour_can_go_on_another_card_with_another_ship() -> None:
    scene = Scene().arrived("O2").discard(ruby=1).owns(cart="gold").coins(2)
    game = scene.game()
    assert choices(game, kind="load", on="pan") == []
    act(game, kind="load", on="cart", gem="ruby")
    act(game, kind="load", on="pan", gem="gold")
    assert loads(game) == {"pan": "gold", "cart": "ruby"}
    one_ship = Scene().arrived("N5").discard(ruby=1).owns(cart="gold").coins(2).game()
    act(one_ship, kind="load", on="cart", gem="ruby")
    assert one_ship.current_player == 1


@pytest.mark.rule("VA-LOAD-3")
def test_a_third_load_needs_a_third_ship() -> None:
    scene = Scene().arrived("O2").discard(ruby=2, gold=1).owns(cart=None, shovel=None).coins(6)
    scene.state["mode"] = "load"
    scene.state["turn"].update(ships=0, loaded=["cart", "shovel"])
    scene.owns(cart="ruby", shovel="ruby")
    game = scene.game()
    assert refused(game, loading("pan", "gold")) == "VA-LOAD-3"
    scene.state["turn"]["ships"] = 1
    with pytest.raises(BadRecord, match="ships"):
        scene.game()


@pytest.mark.rule("VA-LOAD-5")
def test_a_road_is_never_refilled() -> None:
    game = Scene().arrived("N1").gems("N1", gold=1).game()
    act(game, kind="load", on="pan")
    for _ in range(6):
        game.apply(choices(game, kind="move", meeting=0)[0])
        act(game, kind="pass")
    assert game.view(None)["gems"]["N1"] == {}
