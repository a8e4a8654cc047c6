"""ED-CAVE-TOK: what each cave token does."""

from __future__ import annotations

import pytest

from tests.eldorado_scene import (
    Scene,
    act,
    asked,
    buying,
    cave_way,
    choices,
    end_turn,
    held,
    in_the_box,
    joint_between,
    moving_with,
    moving_with_token,
    path,
    paths,
    paying_with_token,
    playing,
    refused,
    stepping,
    tokens_held,
    using_token,
    walk,
    where,
)

# Movement and coins -------------------------------------------------------------------------------------------------


@pytest.mark.rule("ED-CAVE-TOK-1")
def test_there_are_17_movement_tokens() -> None:
    numbers = {"machete-1": 2, "machete-2": 3, "machete-3": 2, "paddle-1": 2, "paddle-2": 3, "coin-1": 2, "coin-2": 3}
    assert {name: number for name, number in in_the_box().items() if name in numbers} == numbers
    assert sum(numbers.values()) == 17
    assert sum(in_the_box().values()) == 36


@pytest.mark.rule("ED-CAVE-TOK-1")
@pytest.mark.parametrize(
    ("token", "terrain", "power"),
    [
        ("machete-1", "jungle 1", 1),
        ("machete-2", "jungle 2", 2),
        ("machete-3", "jungle 3", 3),
        ("paddle-1", "water 1", 1),
        ("paddle-2", "water 2", 2),
        ("coin-1", "village 1", 1),
        ("coin-2", "village 2", 2),
    ],
)
def test_a_movement_token_moves_like_a_card_of_its_symbol_and_power(token: str, terrain: str, power: int) -> None:
    scene = Scene(caves=True).hand().tokens(token).face_down()
    here, target = path(scene.board, terrain)
    game = scene.pawn(here).game()
    act(game, kind="token", token=token)
    assert asked(game)["moving"]["power"] == power
    act(game, kind="step", to=f"h{target}")
    assert where(game) == target
    assert (asked(game)["what"], tokens_held(game)) == ("play", 0)


@pytest.mark.rule("ED-CAVE-TOK-1")
def test_the_left_over_power_of_a_token_moves_the_pawn_on() -> None:
    scene = Scene(caves=True).tokens("machete-3").face_down()
    here, *steps = path(scene.board, "jungle 1", "jungle 2")
    game = scene.pawn(here).game()
    act(game, kind="token", token="machete-3")
    for space in steps:
        act(game, kind="step", to=f"h{space}")
    assert where(game) == steps[-1]


@pytest.mark.rule("ED-CAVE-TOK-1")
def test_a_token_is_never_added_to_a_card_or_another_token() -> None:
    scene = Scene(caves=True).hand("explorer").tokens("machete-1", "machete-1").face_down()
    here, thicket = next(
        way
        for way in paths(scene.board, "jungle 2")
        if any(other[0] == way[0] and other[1] != way[1] for other in paths(scene.board, "jungle 1"))
    )
    game = scene.pawn(here).game()
    act(game, kind="token", token="machete-1")
    assert refused(game, stepping(scene.board, here, thicket)) == "ED-MOVE-1"
    assert refused(game, moving_with_token("machete-1")) == "ED-CAVE-7"
    assert refused(game, moving_with("explorer", "machete")) == "ED-MOVE-3"


@pytest.mark.rule("ED-CAVE-TOK-1")
def test_a_token_that_takes_no_pawn_anywhere_is_refused() -> None:
    scene = Scene(caves=True).tokens("paddle-2")
    game = scene.pawn(int(scene.board.start[0])).game()
    assert refused(game, moving_with_token("paddle-2")) == "ED-CAVE-TOK-1"


@pytest.mark.rule("ED-CAVE-TOK-1")
@pytest.mark.parametrize(("token", "number"), [("machete-2", 5), ("paddle-1", 4), ("coin-2", 2)])
def test_a_token_overcomes_a_landscape_blockade(token: str, number: int) -> None:
    scene = Scene(caves=True).tokens(token).face_down().blockade(1, number)
    here, _ = next(way for way in paths(scene.board, "jungle 1", over=(1,)) if joint_between(scene.board, *way) == 1)
    game = scene.pawn(here).game()
    act(game, kind="token", token=token)
    act(game, kind="overcome", joint="j1")
    assert game.view(None)["seats"][0]["blockades"] == [number]


@pytest.mark.rule("ED-CAVE-TOK-2")
def test_coin_tokens_pay_with_their_power_together_with_cards() -> None:
    game = Scene(caves=True).hand("sailor", "explorer").tokens("coin-1", "coin-2", "machete-3").game()
    act(game, kind="buy", pile="transmitter")
    assert asked(game)["coins"] == 4
    assert not choices(game, token="machete-3")
    act(game, kind="tender", token="coin-2", coins=2.0)
    act(game, kind="tender", card="sailor", coins=0.5)
    act(game, kind="tender", token="coin-1", coins=1.0)
    act(game, kind="tender", card="explorer", coins=0.5)
    assert held(game, 0, "discard") == {"transmitter": 1}
    assert held(game, 0, "tokens") == {"machete-3": 1}


@pytest.mark.rule("ED-CAVE-TOK-2")
def test_tokens_alone_may_buy_and_there_is_no_change() -> None:
    game = Scene(caves=True).hand().tokens("coin-2").game()
    act(game, kind="buy", pile="scout")
    act(game, kind="tender", token="coin-2")
    assert held(game, 0, "discard") == {"scout": 1}
    assert tokens_held(game) == 0


@pytest.mark.rule("ED-CAVE-TOK-2")
def test_machete_and_paddle_tokens_pay_nothing() -> None:
    game = Scene(caves=True).hand("sailor").tokens("machete-3", "paddle-2", "draw").game()
    assert refused(game, buying("scout")) == "ED-BUY-9"
    assert not choices(game, kind="buy")


@pytest.mark.rule("ED-CAVE-TOK-2")
def test_a_coin_token_is_never_split_between_moving_and_buying() -> None:
    scene = Scene(caves=True).hand("sailor").tokens("coin-2").face_down()
    here, village, _ = path(scene.board, "village 1", "village 1")
    game = scene.pawn(here).game()
    act(game, kind="token", token="coin-2")
    act(game, kind="step", to=f"h{village}")
    act(game, kind="stop")
    assert refused(game, buying("scout")) == "ED-BUY-9"
    assert refused(game, paying_with_token("coin-2")) == "ED-TURN-2"


# Hand cards -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ED-CAVE-TOK-3")
def test_a_draw_token_draws_one_card_that_is_usable_this_turn() -> None:
    assert in_the_box()["draw"] == 4
    scene = Scene(caves=True).hand("traveller").zone(0, "draw", "explorer").tokens("draw").face_down()
    here, target = path(scene.board, "jungle 1")
    game = scene.pawn(here).game()
    act(game, kind="token", token="draw")
    assert held(game, 0, "hand") == {"traveller": 1, "explorer": 1}
    walk(game, "explorer", target)
    assert where(game) == target


@pytest.mark.rule("ED-CAVE-TOK-4")
def test_a_remove_token_removes_any_one_hand_card() -> None:
    assert in_the_box()["remove"] == 4
    game = Scene(caves=True).hand("traveller", "giant-machete").zone(0, "draw").tokens("remove", "keep-item").game()
    gone = held(game, 0, "removed").get("traveller", 0)
    act(game, kind="token", token="remove")
    assert {game.describe(action)["kind"] for action in game.legal_actions()} == {"remove"}
    assert choices(game, card="giant-machete")
    act(game, kind="remove", card="traveller")
    assert held(game, 0, "hand") == {"giant-machete": 1}
    assert held(game, 0, "removed")["traveller"] == gone + 1
    assert asked(game)["what"] == "play"


@pytest.mark.rule("ED-CAVE-TOK-5")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_replace_token_lays_down_one_to_four_cards_and_draws_as_many(number: int) -> None:
    assert in_the_box()["replace"] == 3
    scene = Scene(caves=True).hand("traveller", "traveller", "traveller", "traveller", "native")
    game = scene.zone(0, "draw", "explorer", "explorer", "explorer", "sailor").tokens("replace").game()
    act(game, kind="token", token="replace")
    assert not choices(game, kind="done"), "at least one card is laid down"
    for _ in range(number):
        assert refused(game, playing("native")) == "ED-CAVE-TOK-5"
        act(game, kind="lay-down", card="traveller")
    if number < 4:
        act(game, kind="done")
    assert asked(game)["what"] == "play"
    assert held(game, 0, "played") == {"traveller": number}
    assert sum(held(game, 0, "hand").values()) == 5
    assert held(game, 0, "hand").get("traveller", 0) == 4 - number


@pytest.mark.rule("ED-CAVE-TOK-5")
def test_cards_laid_down_have_no_effect_and_are_in_no_reshuffle_of_this_turn() -> None:
    scene = Scene(caves=True).hand("compass", "giant-machete").zone(0, "draw").tokens("replace")
    game = scene.zone(0, "discard", "sailor").game()
    act(game, kind="token", token="replace")
    act(game, kind="lay-down", card="compass")
    act(game, kind="lay-down", card="giant-machete")
    assert held(game, 0, "hand") == {"sailor": 1}
    assert held(game, 0, "played") == {"compass": 1, "giant-machete": 1}
    act(game, kind="end")
    assert held(game, 0, "discard") == {"compass": 1, "giant-machete": 1}
    assert "compass" not in held(game, 0, "removed")


# Native and pass ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ED-CAVE-TOK-7")
@pytest.mark.parametrize("terrain", ["jungle 2", "water 2", "village 4", "rubble 3", "camp 3"])
def test_the_native_token_enters_any_adjacent_space(terrain: str) -> None:
    assert in_the_box()["native"] == 2
    scene = Scene(caves=True).hand().tokens("native").face_down()
    here, target = path(scene.board, terrain)
    game = scene.pawn(here).game()
    act(game, kind="token", token="native")
    act(game, kind="step", to=f"h{target}", by="native", cost=0)
    assert (where(game), tokens_held(game)) == (target, 0)


@pytest.mark.rule("ED-CAVE-TOK-7")
def test_the_native_token_removes_a_blockade_and_the_pawn_stays() -> None:
    scene = Scene(caves=True).hand().tokens("native").blockade(1, 6)
    here, beyond = next(
        way for way in paths(scene.board, "jungle 1", over=(1,)) if joint_between(scene.board, *way) == 1
    )
    game = scene.pawn(here).game()
    act(game, kind="token", token="native")
    assert refused(game, stepping(scene.board, here, beyond)) == "ED-BLOCK-1"
    act(game, kind="overcome", joint="j1", by="native")
    assert (where(game), asked(game)["what"]) == (here, "play")
    assert game.view(None)["seats"][0]["blockades"] == [6]


@pytest.mark.rule("ED-CAVE-TOK-7")
def test_the_native_token_goes_onto_no_occupied_space_and_no_mountain() -> None:
    scene = Scene(caves=True).hand().tokens("native")
    mountain = scene.board.cave_spaces[0]
    here, target = cave_way(scene.board, "jungle 1", near="cc")
    game = scene.pawn(here).pawn(target, seat=1).game()
    act(game, kind="token", token="native")
    assert refused(game, stepping(scene.board, here, target)) == "ED-MOVE-7"
    assert refused(game, stepping(scene.board, here, mountain)) == "ED-MOVE-6"


@pytest.mark.rule("ED-CAVE-TOK-8")
def test_after_a_pass_token_a_pawn_moves_through_and_onto_occupied_spaces_and_may_end_there() -> None:
    assert in_the_box()["pass"] == 2
    scene = Scene(caves=True).hand("scout", "explorer").tokens("pass", "pass").face_down()
    here, first, second, third = path(scene.board, "jungle 1", "jungle 1", "jungle 1")
    game = scene.pawn(here).pawn(first, seat=1).pawn(third, seat=2).game()
    assert refused(game, stepping(scene.board, here, first)) == "ED-MOVE-7"
    act(game, kind="token", token="pass")
    assert refused(game, using_token("pass")) == "ED-CAVE-TOK-8"
    walk(game, "scout", first, second)
    walk(game, "explorer", third)
    assert where(game, 0) == where(game, 2) == third
    # Both stay there, and the turn ends as any other.
    end_turn(game)
    assert game.current_player == 1
    assert where(game, 0) == where(game, 2) == third


@pytest.mark.rule("ED-CAVE-TOK-8")
def test_requirements_are_still_to_be_met_and_payments_made() -> None:
    scene = Scene(caves=True).hand("scout", "traveller").tokens("pass").face_down()
    here, jungle, rubble = path(scene.board, "jungle 1", "rubble 1")
    village = next(way[1] for way in paths(scene.board, "village 1") if way[0] == jungle)
    game = scene.pawn(here).pawn(rubble, seat=1).pawn(village, seat=2).game()
    act(game, kind="token", token="pass")
    walk(game, "scout", jungle)
    assert refused(game, stepping(scene.board, jungle, village)) == "ED-MOVE-1"
    act(game, kind="stop")
    act(game, kind="step", to=f"h{rubble}", by="cards", cost=1)
    act(game, kind="pay", card="traveller")
    assert where(game, 0) == where(game, 1) == rubble


@pytest.mark.rule("ED-CAVE-TOK-8")
def test_a_pass_token_opens_no_mountain_and_no_standing_blockade() -> None:
    scene = Scene(caves=True).hand("trailblazer").tokens("pass", "native").face_down().blockade(1, 6)
    here, beyond = next(
        way for way in paths(scene.board, "jungle 1", over=(1,)) if joint_between(scene.board, *way) == 1
    )
    beside = cave_way(scene.board, "jungle 1", near="cc")[0]
    for place, forbidden, rule in (
        (here, beyond, "ED-BLOCK-1"),
        (beside, scene.board.cave_spaces[0], "ED-MOVE-6"),
    ):
        game = scene.pawn(place).pawn(beyond, seat=1).game()
        act(game, kind="token", token="pass")
        act(game, kind="token", token="native")
        assert refused(game, stepping(scene.board, place, forbidden)) == rule


@pytest.mark.rule("ED-CAVE-TOK-8")
@pytest.mark.parametrize("means", ["card", "token"])
def test_a_pass_token_lifts_the_ban_of_the_native_too(means: str) -> None:
    scene = Scene(caves=True).hand("native").tokens("pass", "native").face_down()
    here, target = path(scene.board, "rubble 1")
    game = scene.pawn(here).pawn(target, seat=1).game()
    act(game, kind="token", token="pass")
    if means == "card":
        act(game, kind="play", card="native")
    else:
        act(game, kind="token", token="native")
    act(game, kind="step", to=f"h{target}", by="native")
    assert where(game, 0) == where(game, 1) == target


@pytest.mark.rule("ED-CAVE-TOK-8")
def test_a_pass_token_lasts_for_the_turn_and_for_all_pawns_of_the_player() -> None:
    scene = Scene(players=2, caves=True).hand("explorer", "explorer", "scout").tokens("pass").face_down()
    here, first, second = path(scene.board, "jungle 1", "jungle 1")
    game = scene.pawn(here).pawn(first, pawn=1).hand("explorer", seat=1).game()
    act(game, kind="token", token="pass")
    walk(game, "explorer", first)
    assert where(game, 0, 0) == where(game, 0, 1) == first
    act(game, kind="play", card="explorer", pawn="p0-1")
    act(game, kind="step", to=f"h{second}")
    end_turn(game)
    assert not asked(game)["passing"]
    end_turn(game)
    act(game, kind="play", card="scout", pawn="p0-0")
    assert refused(game, stepping(scene.board, first, second)) == "ED-MOVE-7"
