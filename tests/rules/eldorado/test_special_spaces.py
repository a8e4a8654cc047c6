"""ED-SPEC: rubble and base camps, paid for by number of cards."""

from __future__ import annotations

import pytest

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
    overcoming,
    path,
    paths,
    paying_with_token,
    playing,
    refused,
    stepping,
    using_token,
    where,
)

ANYTHING = ["explorer", "sailor", "traveller", "treasure-chest", "native"]


@pytest.mark.rule("ED-SPEC-1")
@pytest.mark.parametrize("value", [1, 2, 3])
def test_rubble_takes_as_many_cards_as_its_value_whatever_they_are(value: int) -> None:
    scene = Scene(route="serpentine")
    here, rubble = path(scene.board, f"rubble {value}")
    for first in range(len(ANYTHING) - value + 1):
        paid = ANYTHING[first : first + value]
        game = scene.pawn(here).hand(*ANYTHING).zone(0, "draw", *["explorer"] * 2).game()
        assert act(game, kind="step", to=f"h{rubble}")["cost"] == value
        for card in paid:
            assert where(game) == here
            act(game, kind="pay", card=card)
        assert where(game) == rubble
        assert held(game, 0, "played") == dict.fromkeys(paid, 1)
        end_turn(game)
        assert held(game, 0, "discard") == dict.fromkeys(paid, 1)


@pytest.mark.rule("ED-SPEC-2")
@pytest.mark.parametrize("value", [1, 2, 3])
def test_a_base_camp_removes_as_many_cards_as_its_value_for_good(value: int) -> None:
    scene = Scene(route="witchs-cauldron")
    here, camp = path(scene.board, f"camp {value}")
    for first in range(len(ANYTHING) - value + 1):
        paid = ANYTHING[first : first + value]
        game = scene.pawn(here).hand(*ANYTHING).game()
        before = held(game, 0, "removed")
        assert act(game, kind="step", to=f"h{camp}")["cost"] == value
        for card in paid:
            assert where(game) == here
            act(game, kind="pay", card=card)
        assert where(game) == camp
        assert held(game, 0, "played") == {}
        gone = held(game, 0, "removed")
        assert {card: gone[card] - before.get(card, 0) for card in paid} == dict.fromkeys(paid, 1)
        end_turn(game)
        assert held(game, 0, "discard") == {}
        assert held(game, 0, "removed") == gone


@pytest.mark.rule("ED-SPEC-3")
@pytest.mark.parametrize(("printed", "value"), [("rubble", 2), ("rubble", 3), ("camp", 2), ("camp", 3)])
def test_with_fewer_hand_cards_than_its_value_the_space_is_not_entered(printed: str, value: int) -> None:
    scene = Scene(route="witchs-cauldron")
    here, there = path(scene.board, f"{printed} {value}")
    onto_it = stepping(scene.board, here, there)
    game = scene.pawn(here).hand(*ANYTHING[: value - 1]).game()
    assert refused(game, onto_it) == "ED-SPEC-3"
    assert onto_it in scene.hand(*ANYTHING[:value]).game().legal_actions()


@pytest.mark.rule("ED-SPEC-3")
@pytest.mark.parametrize("printed", ["rubble 3", "camp 3"])
def test_the_native_enters_it_with_no_card_to_pay(printed: str) -> None:
    scene = Scene(route="witchs-cauldron")
    here, there = path(scene.board, printed)
    game = scene.pawn(here).hand("native").game()
    act(game, kind="play", card="native")
    act(game, kind="step", to=f"h{there}", cost=0)
    assert where(game) == there


@pytest.mark.rule("ED-SPEC-4")
@pytest.mark.parametrize("printed", ["rubble 1", "camp 1"])
@pytest.mark.parametrize("card", ["pioneer", "cartographer", "native", "transmitter", "prop-plane"])
def test_a_card_that_was_paid_gives_no_power_and_no_effect(printed: str, card: str) -> None:
    scene = Scene()
    here, there = path(scene.board, printed)
    game = scene.pawn(here).hand(card, "traveller").game()
    draw, market = held(game, 0, "draw"), game.view(0)["market"]
    act(game, kind="step", to=f"h{there}")
    act(game, kind="pay", card=card)
    assert asked(game)["what"] == "play"
    assert asked(game)["moving"] is None
    assert held(game, 0, "hand") == {"traveller": 1}
    assert held(game, 0, "draw") == draw
    assert game.view(0)["market"] == market
    assert where(game) == there


@pytest.mark.rule("ED-SPEC-5")
@pytest.mark.parametrize("printed", ["rubble 1", "camp 1"])
def test_paying_for_a_space_ends_the_use_of_the_moving_card(printed: str) -> None:
    scene = Scene()
    # From the special space more jungle is in reach, for which the card's left-over power would do.
    here, one, special, jungle = path(scene.board, "jungle 1", printed, "jungle 1")
    game = scene.pawn(here).hand("pioneer", "traveller").game()
    act(game, kind="play", card="pioneer")
    act(game, kind="step", to=f"h{one}")
    assert refused(game, stepping(scene.board, one, special)) == "ED-SPEC-5"
    assert act(game, kind="stop")["lost"] == 4
    act(game, kind="step", to=f"h{special}")
    act(game, kind="pay", card="traveller")
    assert where(game) == special
    assert asked(game)["moving"] is None
    assert refused(game, stepping(scene.board, special, jungle)) == "ED-MOVE-1"


@pytest.mark.rule("ED-SPEC-5")
def test_paying_for_a_rubble_blockade_ends_the_use_of_the_moving_card() -> None:
    scene = Scene().blockade(0, 3)
    here, edge, beyond = next(
        way for way in paths(scene.board, "jungle 1", "jungle 1", over=(0,)) if way[1] < 37 <= way[2]
    )
    game = scene.pawn(here).hand("pioneer", "traveller").game()
    act(game, kind="play", card="pioneer")
    act(game, kind="step", to=f"h{edge}")
    assert refused(game, overcoming(0)) == "ED-SPEC-5"
    act(game, kind="stop")
    act(game, kind="overcome", joint="j0")
    act(game, kind="pay", card="traveller")
    assert asked(game)["moving"] is None
    assert refused(game, stepping(scene.board, edge, beyond)) == "ED-MOVE-1"


@pytest.mark.rule("ED-SPEC-6")
def test_nothing_is_played_within_a_payment() -> None:
    scene = Scene(route="serpentine", caves=True).tokens("draw", "machete-2", "coin-2")
    here, rubble = path(scene.board, "rubble 2")
    game = scene.pawn(here).hand("explorer", "cartographer", "traveller").game()
    act(game, kind="step", to=f"h{rubble}")
    act(game, kind="pay", card="explorer")
    assert asked(game)["cards"] == 1
    assert {game.describe(action)["kind"] for action in game.legal_actions()} == {"pay"}
    for action in (
        playing("cartographer"),
        moving_with("traveller", "coin"),
        buying("scout"),
        using_token("draw"),
        moving_with_token("machete-2"),
        paying_with_token("coin-2"),
        stepping(scene.board, here, rubble),
    ):
        assert refused(game, action) == "ED-SPEC-6"
    assert refused(game, handing("explorer")) == "ED-TURN-3"


@pytest.mark.rule("ED-SPEC-6")
def test_all_cards_are_in_hand_when_the_payment_begins_and_tokens_do_not_count() -> None:
    scene = Scene(route="serpentine", caves=True).tokens("draw", "machete-3", "coin-2")
    here, rubble = path(scene.board, "rubble 2")
    game = scene.pawn(here).hand("explorer").zone(0, "draw", "sailor").game()
    onto_it = stepping(scene.board, here, rubble)
    assert refused(game, onto_it) == "ED-SPEC-3"
    act(game, kind="token", token="draw")
    assert onto_it in game.legal_actions()


@pytest.mark.rule("ED-SPEC-6")
def test_the_last_hand_card_may_be_paid() -> None:
    scene = Scene()
    for printed in ("rubble 1", "camp 1"):
        here, there = path(scene.board, printed)
        game = scene.pawn(here).hand("traveller").game()
        act(game, kind="step", to=f"h{there}")
        act(game, kind="pay", card="traveller")
        assert held(game, 0, "hand") == {}
        assert where(game) == there
        assert len(choices(game, kind="end")) == 1
