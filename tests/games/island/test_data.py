"""The data files, and own data tables."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings

import manoa
from manoa import bots
from manoa.games.island import boxes, components
from manoa.games.island.rules import action, odds
from tests.acting import act, asked, choices, refused
from tests.games.island.own_data import own_data
from tests.island_scene import Scene, building, cards as hand, cave_cell, cell, happened, laying, lucky

COSTS = {
    "villager": {"food": 1},
    "offering": {"gold": 6},
    "fort": {"wood": 2},
    "farm": {"wood": 2},
    "army": {"food": 1},
}


ISLAND = {"water": 9, "shrine": 3, "gold": 13, "food": 10, "wood": 10, "garden": 2, "entrance": 1}


def test_the_box_as_far_as_it_is_printed() -> None:
    box = boxes.box_of(None)
    assert [int(number) for number in box.cards] == [25, 25, 30]
    assert sum(int(number) for number in box.island) == 48
    assert [box.cost_words(card, 1) for card in range(5)] == [{"wood": 2, "food": 2, "gold": 2}] * 5
    assert (int(box.rate), int(box.merchant_rate)) == (5, 3)


@settings(max_examples=20)
@given(data=own_data())
def test_own_data_is_taken_and_kept(data: dict[str, Any]) -> None:
    game = manoa.new("island", players=2, options={"data": data})
    assert game.options["data"] == data
    assert manoa.load(game.position()).position() == game.position()
    assert boxes.box_of(data) is boxes.box_of(dict(reversed(data.items()))), "boxes are shared"


def test_words_about_numbers_may_stay() -> None:
    marked = {"costs": {"provenance": "printed", "reason": "read from the cards", **COSTS}}
    assert boxes.check_data(marked) == {"costs": COSTS}
    assert boxes.check_data(None) is None


def test_many_boxes_are_not_kept_for_ever() -> None:
    first = boxes.box_of({"cave": {"empty": 1}})
    for offers in range(4):
        for empty in range(16):
            own = {"cave": {"empty": empty}, "trade": {"most": 1, "offers": offers, "counters": 2}}
            view = manoa.new("island", players=2, options={"data": own}).view(None)
            assert view["map"]["trade"] == own["trade"]
    assert boxes.box_of({"cave": {"empty": 1}}) is not first


def test_own_costs_are_what_is_paid() -> None:
    game = manoa.new("island", players=2, options={"data": {"costs": COSTS}})
    assert all(costs == COSTS for costs in game.view(None)["map"]["costs"])


def own_cards(**first: Any) -> dict[str, Any]:
    """Explorer cards as an own table has them; the first one may be said anew in parts."""
    pairs = [components.EXPLORERS[place : place + 2] for place in range(0, 10, 2)]
    colours = ["white", "orange", "green", "purple", "black"]
    cards = [{"colour": colour, "explorers": list(pair)} for colour, pair in zip(colours, pairs, strict=True)]
    return {"explorers": {"card": [{**cards[0], **first}, *cards[1:]]}}


def test_own_cards_pair_explorers_and_print_costs_of_their_own() -> None:
    pairs = [
        ["pedro", "stella"],
        ["laffite", "bellona"],
        ["william", "hector"],
        ["nicolas", "tizoc"],
        ["emma", "victoria"],
    ]
    colours = ["red", "blue", "yellow", "brown", "pink"]
    cards: list[dict[str, Any]] = [
        {"colour": colour, "explorers": pair} for colour, pair in zip(colours, pairs, strict=True)
    ]
    cards[0]["costs"] = {"farm": {"gold": 3}}
    scene = Scene("stella", "william", data={"explorers": {"card": cards}})
    scene.seat(0).update(card=0)
    scene.seat(1).update(card=2)
    game = scene.cards(0, wood=1, food=1).game()
    first, second = game.view(None)["seats"]
    assert (first["colour"], first["choices"]) == ("red", ["pedro", "stella"])
    assert (second["colour"], second["choices"]) == ("yellow", ["william", "hector"])
    printed = game.view(None)["map"]["costs"]
    assert printed[first["card"]]["farm"] == {"gold": 3}
    assert printed[second["card"]]["farm"] == {"wood": 1, "food": 1}
    assert choices(game, kind="farm") == []
    assert refused(game, building("farm", 0)) == "IS-BUY-1"
    game = scene.cards(0, gold=4).game()
    act(game, kind="farm", corner=0)
    assert hand(game, 0) == (0, 0, 1)
    scene.seat(0).update(card=1)
    with pytest.raises(manoa.ManoaError, match="explorer"):
        scene.game()


def test_explorers_are_dealt_and_chosen_by_the_own_cards() -> None:
    own = own_cards(explorers=["stella", "pedro"])
    own["explorers"]["card"][4]["explorers"] = ["victoria", "laffite"]
    for seed in range(8):
        game = manoa.new("island", players=4, seed=seed, options={"data": own})
        for seat in range(4):
            told = game.view(None)["seats"][seat]["choices"]
            assert told in [card["explorers"] for card in own["explorers"]["card"]]
            act(game, kind="explorer", explorer=told[1])
            assert game.view(None)["seats"][seat]["explorer"] == told[1]


def test_dwellers_come_in_any_number() -> None:
    own = {"dwellers": {"bats": [1, 1, 2], "giant": 7}, "cave": {"empty": 3}}
    view = manoa.new("island", players=2, options={"data": own}).view(None)
    assert view["cave_stack"] == 9, "exit, shrine, three empty tiles and four dwellers"
    assert view["cave_unseen"]["bats"] == 3
    assert view["cave_unseen"]["thieves"] == 0
    assert view["map"]["dwellers"]["bats"] == [1, 1, 2]
    assert view["hoard"] is None, "no thieves, no treasure"
    assert sum(view["bank"].values()) == 80
    scene = Scene(data=own).opened().cave(1, 0, "empty").explorer(0, cave_cell(1, 0)).explorer(1, cell(-1, 0))
    game = scene.game()
    lucky(game, action.DISCOVER, lambda tried: (tried.view(None)["pending_tile"] or {}).get("strength") == 2)
    assert manoa.load(game.position()).position() == game.position()
    lucky(game, laying("e"), happened("beats-dweller"))
    assert game.position()["state"]["beaten"] == ["bats-3"]
    assert game.view(None)["cave_unseen"]["bats"] == 2
    alone = manoa.new("island", players=2, options={"data": {"dwellers": {}}})
    assert alone.view(None)["cave_stack"] == 9


def test_several_thieves_share_one_treasure() -> None:
    own = {"dwellers": {"thieves": [1, 1]}, "cave": {"empty": 3}}
    scene = Scene(data=own).opened().cave(1, 0, "empty").explorer(0, cave_cell(1, 0)).explorer(1, cell(-1, 0))
    game = scene.cards(0).game()
    lucky(game, action.DISCOVER, lambda tried: (tried.view(None)["pending_tile"] or {}).get("strength") == 1)
    lucky(game, laying("e"), happened("takes-hoard", wood=2, food=2, gold=2))
    assert game.view(None)["hoard"] == {"wood": 0, "food": 0, "gold": 0}, "the others have what they may still win"


def test_the_hand_limit_is_the_own_one() -> None:
    scene = Scene(hand_limit=True, data={"hand_limit": {"most": 4}}).cards(0, 3, 2, 1)
    game = scene.game()
    act(game, kind="end")
    assert asked(game) == {"seat": 0, "what": "discard", "left": 2}


def test_the_whole_box_may_be_said_anew() -> None:
    own = {
        "cards": {"wood": 30, "food": 30, "gold": 30},
        "start": {"wood": 2, "food": 1, "gold": 0},
        "hoard": {"wood": 1, "food": 1, "gold": 1},
        "bank": {"rate": 4, "merchant": 2},
        "island": {"water": 8, "shrine": 3, "gold": 12, "food": 11, "wood": 11, "garden": 2, "entrance": 1},
    }
    game = manoa.new("island", players=2, options={"data": own})
    view = game.view(None)
    assert view["stack"] == 47
    assert view["bank"] == {"wood": 29, "food": 29, "gold": 29}
    assert [seat["bank_rate"] for seat in view["seats"]] == [4, 4]


def test_the_example_of_a_whole_box_in_the_documents_is_one() -> None:
    text = (Path(__file__).parents[3] / "docs" / "data.md").read_text(encoding="utf-8")
    written = re.findall(r"```toml island\.toml\n(.*?)```", text, re.DOTALL)
    assert len(written) == 1
    own = boxes.check_data(tomllib.loads(written[0]))
    assert own is not None
    assert sorted(own) == boxes.TABLES, "every table that may be said anew"
    game = manoa.new("island", players=4, seed=5, options={"data": own})
    bot = bots.make("greedy")
    for _ in range(300):
        if not game.is_over:
            game.apply(bot.choose(game))
    assert manoa.load(game.position()).position() == game.position()


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ("costs.toml", "data must be a table"),
        ({"price": {}}, "“price”"),
        ({"costs": 5}, "data.costs must be a table"),
        ({"costs": {"villager": {"food": 1}}}, "lacks the field “offering”"),
        ({"costs": {**COSTS, "boat": {"wood": 1}}}, "“boat”"),
        ({"costs": {**COSTS, "farm": {"stone": 1}}}, "“stone”"),
        ({"costs": {**COSTS, "farm": {"wood": 10}}}, "from 0 to 9"),
        ({"costs": {**COSTS, "farm": {"wood": True}}}, "data.costs.farm.wood"),
        ({"costs": {**COSTS, "farm": {}}}, "at least one card"),
        ({"pieces": {"villager": 9, "fort": 2, "farm": 2}}, "data.pieces.villager"),
        ({"pieces": {"villager": 4, "fort": 2}}, "“farm”"),
        ({"cave": {"empty": -1}}, "data.cave.empty"),
        ({"dwellers": {"bats": 0}}, "data.dwellers.bats"),
        ({"dwellers": {"bats": [1, 13]}}, "data.dwellers.bats[1]"),
        ({"dwellers": {"bats": [1] * 21}}, "at most 20"),
        ({"dwellers": {"dragon": 1}}, "“dragon”"),
        ({"hand_limit": {"most": 0}}, "data.hand_limit.most"),
        (
            {"table": {"island_radius": 3, "cave_radius": 4}},
            "data.table.island_radius must be a whole number from 4 to 8",
        ),
        ({"table": {"island_radius": 6, "cave_radius": 2}}, "data.table.cave_radius"),
        ({"table": {"island_radius": 6}}, "“cave_radius”"),
        ({"island": {**ISLAND, "shrine": 2}}, "data.island.shrine"),
        ({"island": {**ISLAND, "gold": 0, "food": 0, "wood": 0, "garden": 0}}, "data.island must have a tile"),
        ({"cards": {"wood": 5, "food": 25, "gold": 30}}, "data.cards.wood"),
        ({"explorers": {"card": []}}, "data.explorers.card has this many entries: 0"),
        (own_cards(colour="orange"), "“orange” is there twice"),
        (own_cards(colour="plaid"), "data.explorers.card[0].colour cannot be “plaid”"),
        (own_cards(explorers=["stella", "stella"]), "data.explorers.card[0].explorers[1]: “stella” is there twice"),
        (own_cards(explorers=["stella"]), "data.explorers.card[0].explorers has this many entries"),
        (own_cards(explorers=["stella", "lara"]), "data.explorers.card[0].explorers[1] cannot be “lara”"),
        (own_cards(costs={"army": {}}), "data.explorers.card[0].costs.army must cost at least one card"),
        (own_cards(costs={"boat": {"wood": 1}}), "“boat”"),
        ({"trade": {"most": 61, "offers": 1}}, "data.trade.most"),
        ({"trade": {"most": 4, "offers": 100}}, "data.trade.offers"),
        ({"trade": {"most": 4, "offers": 1, "counters": 10}}, "data.trade.counters"),
    ],
)
def test_wrong_data_is_refused_with_its_place(data: Any, said: str) -> None:
    with pytest.raises(manoa.ManoaError) as refused:
        manoa.new("island", players=2, options={"data": data})
    assert said in str(refused.value)


def test_data_nested_beyond_reason_is_refused() -> None:
    data: dict[str, Any] = {}
    for _ in range(5000):
        data = {"costs": data}
    with pytest.raises(manoa.ManoaError, match=r"data\.costs"):
        manoa.new("island", players=2, options={"data": data})


def test_odds_are_counted_out() -> None:
    assert odds.win_chance(1, 1) == pytest.approx(15 / 36)
    assert odds.tie_chance(1, 1) == pytest.approx(6 / 36)
    assert odds.odds_words(1, 1) == {"win": 0.4167, "tie": 0.1667, "lose": 0.4167}
    assert odds.odds_words(3, 2) == {"win": 0.7785, "tie": 0.0694, "lose": 0.152}
    for strength in range(1, 14):
        for defence in range(1, 14):
            chances = odds.odds_words(strength, defence)
            assert sum(chances.values()) == pytest.approx(1, abs=2e-4)
            assert chances["win"] == odds.odds_words(defence, strength)["lose"]
