"""VA-EX: the rulebook's own examples."""

from __future__ import annotations

import pytest

from tests.acting import act, choices
from tests.valdora_scene import Scene, events, loads, narrated, seat_of


@pytest.mark.rule("VA-EX-1")
def test_andrea_pays_three_coins_for_pages() -> None:
    scene = Scene().arrived("C").coins(6).book("C", right=["red", "blue", "green", "silver", "yellow", "violet"])
    game = scene.game()
    act(game, kind="buy", colour="red")
    act(game, kind="turn", side="right", cost=0)
    act(game, kind="turn", side="right", cost=1)
    act(game, kind="buy", side="right", colour="silver")
    act(game, kind="turn", side="right", cost=1)
    act(game, kind="turn", side="right", cost=1)
    act(game, kind="stop")
    assert seat_of(game)["coins"] == 6 - 3 - 2
    assert len(seat_of(game)["commissions"]) == 2


@pytest.mark.rule("VA-EX-2")
def test_andrea_loads_three_gems_and_leaves_three() -> None:
    scene = Scene().arrived("N1").gems("N1", gold=2, ruby=1, sapphire=2, emerald=1).coins(2)
    game = scene.owns(pan="gold", shovel=None, pickaxe=None, cart=None).game()
    assert choices(game, kind="load", on="pan") == []
    act(game, kind="load", gem="ruby", on="shovel")
    act(game, kind="load", gem="sapphire", on="pickaxe")
    act(game, kind="load", gem="emerald", on="cart", cost=2)
    assert loads(game) == {"pan": "gold", "shovel": "ruby", "pickaxe": "sapphire", "cart": "emerald"}
    assert game.view(None)["gems"]["N1"] == {"sapphire": 1, "gold": 2}
    assert seat_of(game)["coins"] == 0


@pytest.mark.rule("VA-EX-3")
def test_andrea_takes_a_blue_and_then_a_green_craftsman_for_two_red_commissions() -> None:
    scene = Scene(players=4).arrived("E3").owns(shovel="ruby", cart="ruby").holds("red", "red")
    game = narrated(scene.left(red=0, blue=1, green=1).game())
    act(game, kind="deliver", slot=0)
    act(game, kind="empty", equipment="shovel")
    assert seat_of(game)["craftsmen"] == {"blue": 1}
    act(game, kind="deliver", slot=0)
    assert seat_of(game)["craftsmen"] == {"blue": 1, "green": 1}


@pytest.mark.rule("VA-EX-4")
def test_francesca_opens_two_workshops_and_gets_a_bonus_tile() -> None:
    scene = Scene(players=4).pawn("H").owns(hammer="amethyst", cart="amethyst").holds("violet", "violet")
    scene.craftsmen(0, violet=1, blue=1).spread(violet=1, blue=1).left(red=0)
    game = narrated(scene.game())
    assert {shop["colour"] for shop in game.view(None)["workshops"] if shop["owner"] is None} >= {"violet", "blue"}
    act(game, kind="move", to="E5")
    act(game, kind="deliver", slot=0)
    act(game, kind="empty", equipment="hammer")
    assert seat_of(game)["craftsmen"] == {"violet": 2, "blue": 1}
    assert (seat_of(game)["workshops"], seat_of(game)["bonus"]) == (["violet"], 0)
    act(game, kind="deliver", slot=0)
    assert {"gains-bonus", "hires-other", "opens"} <= set(events(game))
    assert seat_of(game)["craftsmen"] == {"violet": 2, "blue": 2}
    assert (seat_of(game)["workshops"], seat_of(game)["bonus"]) == (["violet", "blue"], 1)
