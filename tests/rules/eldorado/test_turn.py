"""ED-TURN, ED-DISC, ED-DRAW: the three phases of a turn."""

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
    overcoming,
    path,
    paths,
    playing,
    refused,
    stepping,
    where,
)


def hand_size(scene_hand: dict[str, int]) -> int:
    return sum(scene_hand.values())


@pytest.mark.rule("ED-TURN-1")
def test_a_turn_is_play_then_discard_then_draw_then_the_next_seat() -> None:
    scene = Scene(players=4)
    here, there = path(scene.board, "jungle 1")
    game = scene.pawn(here).hand("explorer", "traveller", "sailor").game()
    for seat in range(4):
        assert [game.current_player, asked(game)["what"]] == [seat, "play"]
        if seat == 0:
            act(game, kind="play", card="explorer")
            act(game, kind="step", to=f"h{there}")
        act(game, kind="end")
        assert [game.current_player, asked(game)["what"]] == [seat, "discard"]
        drawn_before = game.view(None)["seats"][seat]["draw_size"]
        act(game, kind="done")
        assert game.view(None)["seats"][seat]["draw_size"] == drawn_before - (2 if seat == 0 else 0)
    assert game.current_player == 0


@pytest.mark.rule("ED-TURN-1")
def test_once_discarding_has_begun_nothing_is_played_any_more() -> None:
    scene = Scene()
    here, there = path(scene.board, "jungle 1")
    game = scene.pawn(here).hand("explorer", "traveller", "cartographer").game()
    act(game, kind="end")
    for action in (
        moving_with("explorer", "machete"),
        playing("cartographer"),
        buying("scout"),
        stepping(scene.board, here, there),
    ):
        assert refused(game, action) == "ED-DISC-2"


@pytest.mark.rule("ED-TURN-2")
def test_any_number_of_cards_is_played_and_one_more_is_bought() -> None:
    scene = Scene()
    way = path(scene.board, "jungle 1", "jungle 1", "village 1")
    game = scene.pawn(way[0]).hand("explorer", "explorer", "traveller", "photographer").game()
    for card, space in zip(("explorer", "explorer", "traveller"), way[1:], strict=True):
        act(game, kind="play", card=card)
        act(game, kind="step", to=f"h{space}")
    act(game, kind="buy", pile="jack-of-all-trades")
    act(game, kind="tender", card="photographer")
    assert where(game) == way[3]
    assert held(game, 0, "hand") == {}
    assert held(game, 0, "discard") == {"jack-of-all-trades": 1}


@pytest.mark.rule("ED-TURN-2")
def test_playing_nothing_is_allowed() -> None:
    game = Scene().game()
    before = game.view(0)["seats"][0]
    end_turn(game)
    after = game.view(0)["seats"][0]
    assert after == before
    assert game.current_player == 1


@pytest.mark.rule("ED-TURN-3")
def test_a_card_is_used_once_a_turn() -> None:
    scene = Scene()
    way = path(scene.board, "jungle 1", "jungle 1")
    game = scene.pawn(way[0]).hand("explorer", "cartographer", "sailor").zone(0, "draw", "sailor", "traveller").game()
    act(game, kind="play", card="explorer")
    act(game, kind="step", to=f"h{way[1]}")
    assert held(game, 0, "played") == {"explorer": 1}
    assert refused(game, moving_with("explorer", "machete")) == "ED-TURN-3"
    act(game, kind="play", card="cartographer")
    assert refused(game, playing("cartographer")) == "ED-TURN-3"
    act(game, kind="buy", pile="scout")
    assert refused(game, handing("explorer")) == "ED-TURN-3"


@pytest.mark.rule("ED-TURN-3")
def test_a_card_paid_for_rubble_pays_for_nothing_else() -> None:
    scene = Scene()
    here, rubble = path(scene.board, "rubble 1")
    game = scene.pawn(here).hand("traveller", "explorer").game()
    act(game, kind="step", to=f"h{rubble}")
    act(game, kind="pay", card="traveller")
    assert choices(game, kind="buy") == []
    assert refused(game, moving_with("traveller", "coin")) == "ED-TURN-3"


# After the purchase -------------------------------------------------------------------------------------------------


@pytest.mark.rule("ED-TURN-4")
def test_after_the_purchase_no_card_moves_a_pawn_nor_pays_for_a_space() -> None:
    scene = Scene()
    here = path(scene.board, "jungle 1")[0]
    game = scene.pawn(here).hand("traveller", "explorer").game()
    act(game, kind="buy", pile="scout")
    act(game, kind="tender", card="traveller")
    assert refused(game, moving_with("explorer", "machete")) == "ED-TURN-4"
    for printed in ("rubble 1", "camp 1"):
        here, there = path(scene.board, printed)
        game = scene.pawn(here).game()
        assert len(choices(game, kind="step", to=f"h{there}")) == 1
        act(game, kind="buy", pile="scout")
        act(game, kind="tender", card="traveller")
        assert refused(game, stepping(scene.board, here, there)) == "ED-TURN-4"


@pytest.mark.rule("ED-TURN-4")
def test_after_the_purchase_no_card_pays_for_a_rubble_blockade() -> None:
    scene = Scene().blockade(0, 3)
    here = scene.board.all_joints[0].edges[0][0]
    game = scene.pawn(here).hand("traveller", "explorer").game()
    assert len(choices(game, kind="overcome", joint="j0")) == 1
    act(game, kind="buy", pile="scout")
    act(game, kind="tender", card="traveller")
    assert refused(game, overcoming(0)) == "ED-TURN-4"


@pytest.mark.rule("ED-TURN-4")
def test_after_the_purchase_action_cards_and_the_native_still_work() -> None:
    scene = Scene()
    here, rubble = path(scene.board, "rubble 1")
    scene.pawn(here).hand("traveller", "cartographer", "native").zone(0, "draw", "sailor", "explorer")
    game = scene.game()
    act(game, kind="buy", pile="scout")
    act(game, kind="tender", card="traveller")
    act(game, kind="play", card="cartographer")
    assert held(game, 0, "hand") == {"explorer": 1, "sailor": 1, "native": 1}
    act(game, kind="play", card="native")
    act(game, kind="step", to=f"h{rubble}")
    assert where(game) == rubble


@pytest.mark.rule("ED-TURN-4")
def test_after_the_purchase_tokens_still_move_a_pawn() -> None:
    scene = Scene(caves=True).tokens("machete-2", "native")
    # No cave in the way: a stop next to one would ask another question.
    here, one, two = next(way for way in paths(scene.board, "jungle 1", "jungle 1") if not scene.board.near[way[2]])
    game = scene.pawn(here).hand("traveller", "explorer").game()
    act(game, kind="buy", pile="scout")
    act(game, kind="tender", card="traveller")
    act(game, kind="token", token="machete-2")
    act(game, kind="step", to=f"h{one}")
    act(game, kind="step", to=f"h{two}")
    act(game, kind="token", token="native")
    act(game, kind="step", to=f"h{one}")
    assert where(game) == one


# Discard ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ED-DISC-1")
def test_all_played_cards_go_face_up_on_the_own_discard_pile() -> None:
    scene = Scene()
    here, jungle, rubble = path(scene.board, "jungle 1", "rubble 1")
    scene.pawn(here).hand("explorer", "sailor", "traveller", "cartographer").zone(0, "draw", *["traveller"] * 3)
    game = scene.zone(0, "discard", "scout").game()
    act(game, kind="play", card="cartographer")
    act(game, kind="play", card="explorer")
    act(game, kind="step", to=f"h{jungle}")
    act(game, kind="step", to=f"h{rubble}")
    act(game, kind="pay", card="sailor")
    played = {"explorer": 1, "sailor": 1, "cartographer": 1}
    assert held(game, 0, "played") == played
    assert held(game, 0, "discard") == {"scout": 1}
    act(game, kind="end")
    for viewer in (0, 1, None):
        assert game.view(viewer)["seats"][0]["discard"] == {"scout": 1, **played}
        assert game.view(viewer)["seats"][0]["played"] == {}
    assert [held(game, seat, "discard") for seat in (1, 2)] == [{}, {}]


@pytest.mark.rule("ED-DISC-2")
def test_each_card_left_in_hand_is_kept_or_discarded_by_itself() -> None:
    game = Scene().hand("explorer", "traveller", "traveller", "sailor").zone(0, "draw", *["explorer"] * 2).game()
    act(game, kind="end")
    assert {game.describe(action)["kind"] for action in game.legal_actions()} == {"discard", "done"}
    act(game, kind="discard", card="traveller")
    act(game, kind="discard", card="sailor")
    assert held(game, 0, "hand") == {"explorer": 1, "traveller": 1}
    assert refused(game, handing("sailor")) == "ED-TURN-3"
    act(game, kind="done")
    assert held(game, 0, "discard") == {"traveller": 1, "sailor": 1}
    assert held(game, 0, "hand") == {"explorer": 3, "traveller": 1}


@pytest.mark.rule("ED-DISC-2")
@pytest.mark.parametrize("discarded", [0, 4])
def test_all_may_be_kept_and_all_may_be_discarded(discarded: int) -> None:
    game = Scene().hand(*["traveller"] * 4).zone(0, "draw", *["explorer"] * 3, "sailor").game()
    act(game, kind="end")
    for _ in range(discarded):
        act(game, kind="discard", card="traveller")
    if not discarded:
        act(game, kind="done")
    assert game.current_player == 1
    assert held(game, 0, "hand") == ({"explorer": 3, "sailor": 1} if discarded else {"traveller": 4})


# Draw ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ED-DRAW-1")
@pytest.mark.parametrize("kept", [0, 1, 2, 3, 4, 5, 6])
def test_a_hand_is_filled_up_to_four_and_a_bigger_one_stays(kept: int) -> None:
    cards = ["explorer", "explorer", "explorer", "sailor", "scout", "native"]
    game = Scene().hand(*cards[:kept]).zone(0, "draw", *["traveller"] * 4).game()
    end_turn(game)
    assert hand_size(held(game, 0, "hand")) == max(4, kept)
    assert held(game, 0, "draw").get("traveller", 0) == 4 - max(0, 4 - kept)


@pytest.mark.rule("ED-DRAW-1")
def test_nothing_is_drawn_at_the_start_of_a_turn() -> None:
    game = Scene().hand("explorer", seat=1).game()
    end_turn(game)
    assert game.current_player == 1
    assert held(game, 1, "hand") == {"explorer": 1}


@pytest.mark.rule("ED-DRAW-2")
def test_a_short_draw_pile_is_drawn_out_before_the_discard_pile_is_shuffled() -> None:
    for seed in range(10):
        scene = Scene(seed=seed).hand().zone(0, "draw", "scout", "native")
        game = scene.zone(0, "discard", "explorer", "explorer", "traveller", "sailor").game()
        end_turn(game)
        hand = held(game, 0, "hand")
        assert hand_size(hand) == 4
        assert hand["scout"] == hand["native"] == 1
        assert hand_size(held(game, 0, "draw")) == 2
        assert held(game, 0, "discard") == {}


@pytest.mark.rule("ED-DRAW-2")
def test_the_new_draw_pile_is_shuffled_and_holds_what_was_just_discarded() -> None:
    drawn: set[str] = set()
    for seed in range(20):
        scene = Scene(seed=seed).hand("sailor", "native", "scout", "compass").zone(0, "draw")
        game = scene.zone(0, "discard", "explorer", "traveller").game()
        act(game, kind="end")
        for card in ("sailor", "native", "scout", "compass"):
            act(game, kind="discard", card=card)
        assert hand_size(held(game, 0, "hand")) == 4
        drawn |= set(held(game, 0, "hand"))
    assert drawn == {"sailor", "native", "scout", "compass", "explorer", "traveller"}


@pytest.mark.rule("ED-DRAW-2")
def test_the_discard_pile_is_not_shuffled_while_no_card_is_wanting() -> None:
    game = Scene().hand().zone(0, "draw", *["traveller"] * 4).zone(0, "discard", "explorer", "sailor").game()
    end_turn(game)
    assert held(game, 0, "hand") == {"traveller": 4}
    assert held(game, 0, "draw") == {}
    assert held(game, 0, "discard") == {"explorer": 1, "sailor": 1}


@pytest.mark.rule("ED-DRAW-2")
def test_with_both_piles_empty_the_hand_stays_short() -> None:
    game = Scene().hand("sailor").zone(0, "draw", "explorer").zone(0, "discard", "traveller").game()
    end_turn(game)
    assert held(game, 0, "hand") == {"explorer": 1, "traveller": 1, "sailor": 1}
    assert held(game, 0, "draw") == held(game, 0, "discard") == {}
    assert game.current_player == 1
