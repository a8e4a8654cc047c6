"""ED-ITEM: cards that leave the game once their function was used."""

from __future__ import annotations

import pytest

import manoa
from tests.eldorado_scene import Scene, act, asked, end_turn, held, path


def where_it_went(game: manoa.Game, item: str) -> str:
    """The zone of the item after the turn."""
    end_turn(game)
    zones = [zone for zone in ("hand", "draw", "discard", "played", "removed") if held(game, 0, zone).get(item)]
    assert len(zones) == 1
    return zones[0]


def with_hand(scene: Scene, *cards: str) -> manoa.Game:
    """Enough cards to draw that the discard pile is not shuffled at the end of the turn."""
    return scene.hand(*cards).zone(0, "draw", *["explorer"] * 3, *["traveller"] * 2).game()


@pytest.mark.rule("ED-ITEM-1")
@pytest.mark.parametrize(
    ("item", "symbol", "printed"),
    [
        ("giant-machete", "machete", "jungle 1"),
        ("treasure-chest", "coin", "village 1"),
        ("prop-plane", "machete", "jungle 1"),
        ("prop-plane", "paddle", "water 1"),
        ("prop-plane", "coin", "village 1"),
    ],
)
def test_an_item_that_moved_a_pawn_leaves_the_game(item: str, symbol: str, printed: str) -> None:
    scene = Scene()
    here, there = path(scene.board, printed)
    game = with_hand(scene.pawn(here), item)
    act(game, kind="play", card=item, symbol=symbol)
    act(game, kind="step", to=f"h{there}")
    if asked(game)["moving"]:
        act(game, kind="stop")
    assert held(game, 0, "played") == {}
    assert where_it_went(game, item) == "removed"


@pytest.mark.rule("ED-ITEM-1")
@pytest.mark.parametrize(
    ("item", "symbol", "number"),
    [("giant-machete", "machete", 5), ("treasure-chest", "coin", 2), ("prop-plane", "paddle", 4)],
)
def test_an_item_that_overcame_a_blockade_leaves_the_game(item: str, symbol: str, number: int) -> None:
    scene = Scene().blockade(0, number)
    game = with_hand(scene.pawn(scene.board.all_joints[0].edges[0][0]), item)
    act(game, kind="play", card=item, symbol=symbol)
    act(game, kind="overcome", joint="j0")
    if asked(game)["moving"]:
        act(game, kind="stop")
    assert where_it_went(game, item) == "removed"


@pytest.mark.rule("ED-ITEM-1")
@pytest.mark.parametrize("item", ["treasure-chest", "prop-plane"])
def test_an_item_tendered_as_coins_leaves_the_game(item: str) -> None:
    for pile in ("transmitter", "scout"):  # for all its coins, or for a part
        game = with_hand(Scene(), item)
        act(game, kind="buy", pile=pile)
        act(game, kind="tender", card=item)
        assert where_it_went(game, item) == "removed"


@pytest.mark.rule("ED-ITEM-1")
@pytest.mark.parametrize("item", ["transmitter", "compass", "travel-log"])
def test_an_item_used_for_its_action_leaves_the_game(item: str) -> None:
    game = with_hand(Scene(), item)
    act(game, kind="play", card=item)
    if item == "transmitter":
        act(game, kind="take", pile="native")
    elif item == "travel-log":
        act(game, kind="done")
    assert where_it_went(game, item) == "removed"


@pytest.mark.rule("ED-ITEM-1")
@pytest.mark.parametrize("card", ["pioneer", "adventurer"])
def test_a_card_that_is_no_item_comes_back(card: str) -> None:
    scene = Scene()
    here, there = path(scene.board, "jungle 1")
    game = with_hand(scene.pawn(here), card)
    act(game, kind="play", card=card, symbol="machete")
    act(game, kind="step", to=f"h{there}")
    if asked(game)["moving"]:
        act(game, kind="stop")
    assert where_it_went(game, card) == "discard"


@pytest.mark.rule("ED-ITEM-2")
@pytest.mark.parametrize(
    "item", ["giant-machete", "treasure-chest", "prop-plane", "transmitter", "compass", "travel-log"]
)
def test_an_item_paid_for_rubble_is_discarded_normally(item: str) -> None:
    scene = Scene()
    here, rubble = path(scene.board, "rubble 1")
    game = with_hand(scene.pawn(here), item)
    act(game, kind="step", to=f"h{rubble}")
    act(game, kind="pay", card=item)
    assert held(game, 0, "played") == {item: 1}
    assert where_it_went(game, item) == "discard"


@pytest.mark.rule("ED-ITEM-2")
def test_an_item_paid_for_a_rubble_blockade_is_discarded_normally() -> None:
    scene = Scene().blockade(0, 3)
    game = with_hand(scene.pawn(scene.board.all_joints[0].edges[0][0]), "prop-plane")
    act(game, kind="overcome", joint="j0")
    act(game, kind="pay", card="prop-plane")
    assert where_it_went(game, "prop-plane") == "discard"


@pytest.mark.rule("ED-ITEM-2")
@pytest.mark.parametrize("item", ["giant-machete", "transmitter", "compass", "travel-log"])
def test_an_item_worth_half_a_coin_is_discarded_normally(item: str) -> None:
    game = with_hand(Scene(), item, "sailor")
    act(game, kind="buy", pile="scout")
    assert act(game, kind="tender", card=item)["coins"] == 0.5
    act(game, kind="tender", card="sailor")
    assert held(game, 0, "played") == {item: 1, "sailor": 1}
    assert where_it_went(game, item) == "discard"


@pytest.mark.rule("ED-ITEM-2")
@pytest.mark.parametrize("card", ["prop-plane", "compass", "pioneer"])
def test_at_a_base_camp_an_item_is_removed_as_any_card_is(card: str) -> None:
    scene = Scene()
    here, camp = path(scene.board, "camp 1")
    game = with_hand(scene.pawn(here), card)
    act(game, kind="step", to=f"h{camp}")
    act(game, kind="pay", card=card)
    assert where_it_went(game, card) == "removed"


@pytest.mark.rule("ED-ITEM-2")
def test_an_item_kept_in_hand_or_discarded_unused_stays_in_the_game() -> None:
    assert where_it_went(with_hand(Scene(), "compass"), "compass") == "hand"
    game = with_hand(Scene(), "compass")
    act(game, kind="end")
    act(game, kind="discard", card="compass")
    assert held(game, 0, "discard") == {"compass": 1}
