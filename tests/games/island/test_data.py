"""The data files, and own data tables."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings

import manoa
from manoa.games.island.boxes import box_of, check_data
from manoa.games.island.odds import odds_words, tie_chance, win_chance
from tests.games.island.own_data import own_data

COSTS = {
    "villager": {"food": 1},
    "offering": {"gold": 6},
    "fort": {"wood": 2},
    "farm": {"wood": 2},
    "army": {"food": 1},
}


def test_the_box_as_far_as_it_is_printed() -> None:
    box = box_of(None)
    assert [int(number) for number in box.cards] == [25, 25, 30]
    assert sum(int(number) for number in box.island) == 48
    assert box.cost_words(1) == {"wood": 2, "food": 2, "gold": 2}
    assert (int(box.rate), int(box.merchant_rate)) == (5, 3)


@settings(max_examples=20)
@given(data=own_data())
def test_own_data_is_taken_and_kept(data: dict[str, Any]) -> None:
    game = manoa.new("island", players=2, options={"data": data})
    assert game.options["data"] == data
    assert manoa.load(game.position()).position() == game.position()
    assert box_of(data) is box_of(dict(reversed(data.items()))), "boxes are shared"


def test_words_about_numbers_may_stay() -> None:
    marked = {"costs": {"provenance": "printed", "reason": "read from the cards", **COSTS}}
    assert check_data(marked) == {"costs": COSTS}
    assert check_data(None) is None


def test_many_boxes_are_not_kept_for_ever() -> None:
    first = box_of({"cave": {"empty": 1}})
    for offers in range(4):
        for empty in range(16):
            own = {"cave": {"empty": empty}, "trade": {"most": 1, "offers": offers}}
            view = manoa.new("island", players=2, options={"data": own}).view(None)
            assert view["map"]["trade"] == own["trade"]
    assert box_of({"cave": {"empty": 1}}) is not first


def test_own_costs_are_what_is_paid() -> None:
    game = manoa.new("island", players=2, options={"data": {"costs": COSTS}})
    assert game.view(None)["map"]["costs"] == COSTS


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
        ({"dwellers": {"bats": 1}}, "lacks the field “thieves”"),
        ({"trade": {"most": 4, "offers": 1}}, "data.trade.most"),
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
    assert win_chance(1, 1) == pytest.approx(15 / 36)
    assert tie_chance(1, 1) == pytest.approx(6 / 36)
    assert odds_words(1, 1) == {"win": 0.4167, "tie": 0.1667, "lose": 0.4167}
    assert odds_words(3, 2) == {"win": 0.7785, "tie": 0.0694, "lose": 0.152}
    for strength in range(1, 14):
        for defence in range(1, 14):
            odds = odds_words(strength, defence)
            assert sum(odds.values()) == pytest.approx(1, abs=2e-4)
            assert odds["win"] == odds_words(defence, strength)["lose"]
