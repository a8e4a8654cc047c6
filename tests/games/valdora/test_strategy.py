"""The trader's judgement: what everyone can see, weighed as a person would."""

from __future__ import annotations

from typing import Any

import manoa
from manoa.bots import make
from tests.games.valdora.own_data import layout
from tests.valdora_scene import Scene


def chosen(scene: Scene) -> dict[str, Any]:
    """What the greedy bot does in a position."""
    game = scene.game()
    return game.describe(make("greedy").choose(game))


def test_it_delivers_what_it_carries() -> None:
    assert chosen(Scene().pawn("E1").owns(shovel="ruby").holds("red").coins(3))["to"] == "E3"
    assert chosen(Scene().arrived("E3").owns(shovel="ruby").holds("red"))["kind"] == "deliver"


def test_it_delivers_several_commissions_that_bring_the_same_craftsman() -> None:
    """Red, blue and violet piles are empty: each delivery would bring a yellow one, but only the first a new colour."""
    scene = Scene().arrived("E3").owns(shovel="ruby", pickaxe="sapphire", hammer="amethyst")
    scene.holds("red", "blue", "violet").coins(6).provisions().left(violet=0, red=0, blue=0, green=0, silver=0)
    assert chosen(scene)["kind"] == "deliver"


def test_it_loads_what_its_commissions_ask_for() -> None:
    scene = Scene().arrived("N1").gems("N1", ruby=1, gold=1).owns(shovel=None).holds("red")
    assert chosen(scene)["kind"] == "load"


def test_it_fills_an_empty_purse() -> None:
    assert chosen(Scene().arrived("E2").coins(0))["kind"] == "silver"


def test_in_the_last_round_it_takes_what_counts_now() -> None:
    scene = Scene().arrived("N1").gems("N1", gold=1)
    scene.left(yellow=0, white=0, violet=0, red=0, blue=0, green=0)
    assert chosen(scene)["kind"] == "load", "each gem on a card is a point"


def test_it_turns_no_page_that_it_could_not_use() -> None:
    scene = Scene().arrived("C").coins(0).provisions()
    assert chosen(scene)["kind"] == "pass"
    assert chosen(Scene().arrived("A").coins(0).provisions())["kind"] == "pass"


def test_it_stays_where_it_must() -> None:
    scene = Scene(players=5, layout="wheel").pawn("ha1").coins(0)
    for seat, space in enumerate(("H", "ha2", "A", "A"), start=1):
        scene.pawn(space, seat)
    assert chosen(scene) == {"kind": "stay"}


def test_it_finds_its_way_on_many_maps() -> None:
    for number in range(70):
        own = layout()
        own["spaces"][0]["y"] = number
        game = manoa.new("valdora", players=3, options={"data": {"layout": own}})
        assert make("greedy").choose(game) in game.legal_actions()
