"""ED-BUY: one card a turn from the market."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import manoa
from manoa.games.eldorado.rules import action
from tests.eldorado_scene import (
    Scene,
    act,
    asked,
    buying,
    choices,
    end_turn,
    handing,
    held,
    moving_with,
    moving_with_token,
    path,
    playing,
    refused,
    stepping,
    using_token,
)

SHOWN = {
    "traveller": 1,
    "photographer": 2,
    "journalist": 3,
    "treasure-chest": 4,
    "millionaire": 4,
    "jack-of-all-trades": 1,
    "adventurer": 2,
    "prop-plane": 4,
}
NO_COIN = [
    *("explorer", "sailor", "scout", "trailblazer", "pioneer", "giant-machete", "captain"),
    *("transmitter", "cartographer", "scientist", "compass", "travel-log", "native"),
]


def buy(game: manoa.Game, pile: str, *cards: str) -> None:
    act(game, kind="buy", pile=pile)
    for card in cards:
        act(game, kind="tender", card=card)
    assert asked(game)["what"] == "play"


def market(game: manoa.Game) -> tuple[list[str | None], set[str]]:
    """The cards on the six slots and those above the market."""
    words: dict[str, Any] = game.view(None)["market"]
    slots = [slot["card"] if slot else None for slot in words["slots"]]
    return slots, {pile["card"] for pile in words["above"]}


def on_sale(game: manoa.Game) -> set[str]:
    return {game.describe(action)["pile"] for action in choices(game, kind="buy")}


@pytest.mark.rule("ED-BUY-1")
@pytest.mark.parametrize("moved", [False, True])
def test_one_card_is_bought_a_turn_whether_or_not_the_pawn_moved(moved: bool) -> None:
    scene = Scene()
    here, there = path(scene.board, "jungle 1")
    game = scene.pawn(here).hand("explorer", "traveller", "traveller", "traveller").game()
    if moved:
        act(game, kind="play", card="explorer")
        act(game, kind="step", to=f"h{there}")
    buy(game, "scout", "traveller")
    assert held(game, 0, "discard") == {"scout": 1}
    assert choices(game, kind="buy") == []
    assert refused(game, buying("scout")) == "ED-BUY-1"
    assert refused(game, buying("photographer")) == "ED-BUY-1"
    for _ in range(3):
        end_turn(game)
    assert "scout" in on_sale(game)  # a new turn, a new purchase


@pytest.mark.rule("ED-BUY-2")
@pytest.mark.parametrize(("card", "coins"), [*SHOWN.items(), *((card, 0.5) for card in NO_COIN)])
def test_a_card_with_a_coin_is_worth_its_power_and_any_other_half_a_coin(card: str, coins: float) -> None:
    game = Scene().hand(card, "photographer", "photographer").game()
    act(game, kind="buy", pile="transmitter")
    assert act(game, kind="tender", card=card)["coins"] == coins
    if coins < 4:
        assert asked(game)["coins"] == 4 - coins
    else:
        assert held(game, 0, "discard") == {"transmitter": 1}


@pytest.mark.rule("ED-BUY-2")
def test_totals_are_not_rounded() -> None:
    game = Scene().hand("explorer", "explorer", "explorer").game()
    assert on_sale(game) == {"scout"}
    assert refused(game, buying("photographer")) == "ED-BUY-9"
    game = Scene().hand("explorer", "explorer", "explorer", "native").game()
    buy(game, "photographer", "explorer", "native", "explorer", "explorer")
    game = Scene().hand("explorer").game()
    assert refused(game, buying("scout")) == "ED-BUY-9"


@pytest.mark.rule("ED-BUY-3")
def test_any_number_of_cards_is_added_up_in_any_order() -> None:
    cards = ["explorer", "explorer", "explorer", "sailor", "native", "scout", "traveller"]
    for order in (cards, cards[::-1]):
        game = Scene().hand(*cards).game()
        buy(game, "transmitter", *order)
        assert held(game, 0, "hand") == {}
        assert held(game, 0, "discard") == {"transmitter": 1}


@pytest.mark.rule("ED-BUY-3")
def test_there_is_no_change() -> None:
    game = Scene().hand("millionaire", "explorer").game()
    buy(game, "scout", "millionaire")
    assert held(game, 0, "played") == {"millionaire": 1}
    assert held(game, 0, "hand") == {"explorer": 1}
    assert choices(game, kind="tender") == choices(game, kind="buy") == []
    end_turn(game)
    assert held(game, 0, "discard") == {"millionaire": 1, "scout": 1}


@pytest.mark.rule("ED-BUY-3")
def test_coin_tokens_are_added_to_cards() -> None:
    game = Scene(caves=True).tokens("coin-2", "coin-1").hand("explorer", "explorer").game()
    act(game, kind="buy", pile="transmitter")
    act(game, kind="tender", token="coin-2")
    act(game, kind="tender", card="explorer")
    act(game, kind="tender", token="coin-1")
    assert asked(game)["coins"] == 0.5
    act(game, kind="tender", card="explorer")
    assert held(game, 0, "discard") == {"transmitter": 1}
    assert held(game, 0, "tokens") == {}


# Where the card goes ------------------------------------------------------------------------------------------------


@pytest.mark.rule("ED-BUY-4")
@pytest.mark.parametrize("edition", ["2019", "2023"])
def test_the_bought_card_lies_face_up_on_the_discard_pile(edition: str) -> None:
    game = Scene(edition=edition).hand("photographer", "sailor").game()
    buy(game, "jack-of-all-trades", "photographer")
    for viewer in (0, 1, None):
        assert game.view(viewer)["seats"][0]["discard"] == {"jack-of-all-trades": 1}
    assert held(game, 0, "hand") == {"sailor": 1}
    assert refused(game, moving_with("jack-of-all-trades", "machete")) == "ED-TURN-3"


@pytest.mark.rule("ED-BUY-4")
def test_2019_a_reshuffle_of_the_play_phase_leaves_the_bought_card_out() -> None:
    scene = Scene(edition="2019").hand("millionaire", "cartographer").zone(0, "draw")
    game = scene.zone(0, "discard", "sailor").game()
    buy(game, "transmitter", "millionaire")
    act(game, kind="play", card="cartographer")
    assert held(game, 0, "hand") == {"sailor": 1}
    assert held(game, 0, "discard") == {"transmitter": 1}
    assert refused(game, playing("transmitter")) == "ED-TURN-3"


@pytest.mark.rule("ED-BUY-4")
def test_2019_another_copy_from_an_earlier_turn_is_shuffled_in() -> None:
    scene = Scene(edition="2019").hand("millionaire", "cartographer").zone(0, "draw")
    game = scene.zone(0, "discard", "transmitter").game()
    buy(game, "transmitter", "millionaire")
    act(game, kind="play", card="cartographer")
    assert held(game, 0, "hand") == held(game, 0, "discard") == {"transmitter": 1}


@pytest.mark.rule("ED-BUY-4")
@pytest.mark.parametrize("edition", ["2019", "2023"])
@pytest.mark.parametrize("kept", [0, 1])
def test_the_reshuffle_of_phase_3_mixes_the_bought_card_in_with_all_others(edition: str, kept: int) -> None:
    scene = Scene(edition=edition).hand("millionaire", *["sailor"] * kept).zone(0, "draw")
    game = scene.zone(0, "discard", "traveller").game()
    buy(game, "transmitter", "millionaire")
    end_turn(game)
    mixed = {"millionaire": 1, "transmitter": 1, "traveller": 1}
    assert held(game, 0, "hand") == ({**mixed, "sailor": 1} if kept else mixed)
    assert held(game, 0, "draw") == held(game, 0, "discard") == {}


@pytest.mark.rule("ED-BUY-4")
def test_2019_a_card_left_out_in_the_play_phase_is_mixed_in_in_phase_3_of_the_same_turn() -> None:
    scene = Scene(edition="2019").hand("millionaire", "cartographer").zone(0, "draw")
    game = scene.zone(0, "discard", "sailor").game()
    buy(game, "transmitter", "millionaire")
    act(game, kind="play", card="cartographer")
    assert held(game, 0, "discard") == {"transmitter": 1}
    end_turn(game)
    assert held(game, 0, "hand") == {"sailor": 1, "transmitter": 1, "millionaire": 1, "cartographer": 1}


@pytest.mark.rule("ED-BUY-4")
@pytest.mark.parametrize("edition", ["2019", "2023"])
def test_in_a_later_turn_the_bought_card_is_drawn(edition: str) -> None:
    game = Scene(edition=edition).hand("millionaire").zone(0, "draw", *["traveller"] * 4).game()
    buy(game, "transmitter", "millionaire")
    for _ in range(3):
        end_turn(game)
    assert held(game, 0, "hand") == {"traveller": 4}
    assert held(game, 0, "discard") == {"millionaire": 1, "transmitter": 1}
    act(game, kind="end")
    for _ in range(4):
        act(game, kind="discard", card="traveller")
    assert held(game, 0, "discard") == {}
    assert Counter(held(game, 0, "hand")) + Counter(held(game, 0, "draw")) == {
        "millionaire": 1,
        "transmitter": 1,
        "traveller": 4,
    }


@pytest.mark.rule("ED-BUY-4")
def test_2023_a_bought_card_that_a_reshuffle_brings_to_hand_may_be_played() -> None:
    game = Scene(edition="2023").hand("millionaire", "cartographer").zone(0, "draw").game()
    buy(game, "transmitter", "millionaire")
    act(game, kind="play", card="cartographer")
    assert held(game, 0, "hand") == {"transmitter": 1}
    act(game, kind="play", card="transmitter")
    act(game, kind="take", pile="native")
    assert held(game, 0, "discard") == {"native": 1}


# What is on sale ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ED-BUY-5")
def test_while_all_slots_hold_cards_only_those_six_piles_are_on_sale() -> None:
    game = Scene().hand("millionaire", "millionaire").game()
    slots, above = market(game)
    assert on_sale(game) == set(slots)
    for card in above:
        assert refused(game, buying(card)) == "ED-BUY-5"


@pytest.mark.rule("ED-BUY-5")
def test_a_slot_with_one_card_left_is_not_empty() -> None:
    game = Scene().pile("scout", 1).hand("millionaire", "millionaire").game()
    assert refused(game, buying("native")) == "ED-BUY-5"


@pytest.mark.rule("ED-BUY-6")
def test_while_a_slot_is_empty_every_pile_is_on_sale() -> None:
    game = Scene().pile("scout", 0).hand("millionaire", "millionaire").game()
    slots, above = market(game)
    assert None in slots
    assert len(above) == 12
    assert on_sale(game) == (set(slots) | above) - {None}


@pytest.mark.rule("ED-BUY-6")
def test_the_last_card_of_a_market_pile_opens_the_market_for_the_next_buyer() -> None:
    scene = Scene().pile("scout", 1).hand("traveller", "explorer").hand("millionaire", "millionaire", seat=1)
    game = scene.game()
    buy(game, "scout", "traveller")
    assert market(game)[0].count(None) == 1
    end_turn(game)
    assert {"native", "pioneer", "trailblazer"} <= on_sale(game)
    assert refused(game, buying("scout")) == "ED-SETUP-6"  # sold out


@pytest.mark.rule("ED-BUY-7")
def test_buying_from_above_moves_the_pile_into_the_empty_slot_at_once() -> None:
    scene = Scene().pile("trailblazer", 0).hand("millionaire", "traveller").hand("millionaire", seat=1)
    game = scene.game()
    before, above = market(game)
    buy(game, "native", "traveller", "millionaire")
    after, above_after = market(game)
    assert after == ["native" if card is None else card for card in before]
    assert above_after == above - {"native"}
    assert game.position()["state"]["piles"]["native"] == 2
    end_turn(game)
    assert on_sale(game) == {card for card in after if card != "native"}  # it costs 5, and the market is full again
    assert refused(game, buying("captain")) == "ED-BUY-5"


@pytest.mark.rule("ED-BUY-7")
def test_the_last_card_of_a_pile_above_leaves_the_slot_empty() -> None:
    scene = Scene().pile("scout", 0).pile("captain", 1).hand("photographer").hand("millionaire", seat=1)
    game = scene.game()
    before, above = market(game)
    buy(game, "captain", "photographer")
    assert market(game) == (before, above - {"captain"})
    end_turn(game)
    assert "journalist" in on_sale(game)


@pytest.mark.rule("ED-BUY-8")
def test_buying_from_a_market_pile_leaves_the_empty_slot_empty() -> None:
    game = Scene().pile("scout", 0).hand("photographer").game()
    before, above = market(game)
    buy(game, "photographer", "photographer")
    assert market(game) == (before, above)
    assert None in before


# One act ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ED-BUY-9")
def test_a_purchase_is_begun_only_if_the_hand_can_pay() -> None:
    game = Scene().hand("photographer", "explorer").game()
    assert on_sale(game) == {"scout", "photographer", "jack-of-all-trades"}
    assert refused(game, buying("trailblazer")) == "ED-BUY-9"
    game = Scene(caves=True).tokens("coin-1").hand("photographer").game()
    assert "trailblazer" in on_sale(game)
    # Tokens without a coin pay nothing.
    game = Scene(caves=True).tokens("machete-3", "paddle-2").hand("photographer").game()
    assert refused(game, buying("trailblazer")) == "ED-BUY-9"


@pytest.mark.rule("ED-BUY-9")
def test_cards_are_tendered_until_the_price_is_met_and_no_more() -> None:
    game = Scene().hand("traveller", "traveller", "traveller").game()
    assert act(game, kind="buy", pile="photographer")["price"] == 2
    assert asked(game)["pile"] == "photographer"
    act(game, kind="tender", card="traveller")
    assert asked(game)["what"] == "tender"
    act(game, kind="tender", card="traveller")
    assert asked(game)["what"] == "play"
    assert refused(game, handing("traveller")) == "ED-TURN-2"


@pytest.mark.rule("ED-BUY-9")
def test_nothing_else_is_played_within_a_purchase() -> None:
    scene = Scene(caves=True).tokens("draw", "machete-1", "coin-1")
    here, there = path(scene.board, "jungle 1")
    game = scene.pawn(here).hand("cartographer", "explorer", "photographer", "traveller").game()
    act(game, kind="buy", pile="trailblazer")
    act(game, kind="tender", card="traveller")
    assert {game.describe(number)["kind"] for number in game.legal_actions()} == {"tender"}
    for given in (
        action.END,
        playing("cartographer"),
        using_token("draw"),
        moving_with_token("machete-1"),
        buying("scout"),
        stepping(scene.board, here, there),
    ):
        assert refused(game, given) == "ED-BUY-9"


@pytest.mark.rule("ED-BUY-9")
def test_no_card_moves_a_pawn_within_a_purchase() -> None:
    scene = Scene()
    game = scene.pawn(path(scene.board, "jungle 1")[0]).hand("explorer", "photographer", "traveller").game()
    act(game, kind="buy", pile="trailblazer")
    act(game, kind="tender", card="traveller")
    assert refused(game, moving_with("explorer", "machete")) == "ED-BUY-9"
