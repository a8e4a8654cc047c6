"""ED-CAVE-2 and ED-CAVE-7: when cave tokens are played."""

from __future__ import annotations

import pytest

from tests.eldorado_scene import (
    Scene,
    act,
    asked,
    cave_way,
    choices,
    end_turn,
    held,
    moving_with_token,
    paths,
    print_of,
    refused,
    stepping,
    steps_from,
    tokens_held,
    using_token,
    walk,
    where,
)

# Tokens held ------------------------------------------------------------------------------------------------


@pytest.mark.rule("ED-CAVE-2")
def test_there_is_no_limit_to_the_tokens_held() -> None:
    everything = [name for name, number in Scene(caves=True).state["unseen"].items() for _ in range(number)]
    scene = Scene(caves=True).hand("explorer").tokens(*everything[:-1]).cave(0, 1)
    for emptied in range(1, int(scene.board.caves)):
        scene.cave(emptied, 0)
    here, cave = cave_way(scene.board, "jungle 1", near="-c")
    game = scene.pawn(here).game()
    walk(game, "explorer", cave)
    act(game, kind="explore")
    assert tokens_held(game) == len(everything) == 36


@pytest.mark.rule("ED-CAVE-2")
def test_a_token_may_be_played_in_the_same_turn_and_then_leaves_the_game() -> None:
    scene = Scene(caves=True).hand("explorer").face_down("machete-1").cave(0, 1)
    here, cave, onward = cave_way(scene.board, "jungle 1", "jungle 1", near="-c-")
    game = scene.pawn(here).game()
    walk(game, "explorer", cave)
    act(game, kind="explore")
    spent = game.position()["state"]["spent"].get("machete-1", 0)
    act(game, kind="token", token="machete-1")
    act(game, kind="step", to=f"h{onward}")
    assert tokens_held(game) == 0
    assert game.position()["state"]["spent"]["machete-1"] == spent + 1


@pytest.mark.rule("ED-CAVE-2")
def test_a_token_is_kept_for_later_turns_and_played_at_any_time_of_the_own_play_phase() -> None:
    scene = Scene(caves=True).hand("traveller", "sailor").tokens("draw", "draw", "machete-1")
    scene.tokens("remove", seat=1)
    game = scene.game()
    act(game, kind="token", token="draw")
    act(game, kind="buy", pile="scout")
    assert refused(game, using_token("draw")) == "ED-BUY-9"
    act(game, kind="tender", card="traveller")
    assert choices(game, kind="token", token="machete-1")
    act(game, kind="token", token="draw")
    assert refused(game, using_token("remove")) == "ED-CAVE-2"
    act(game, kind="end")
    assert refused(game, moving_with_token("machete-1")) == "ED-DISC-2"
    act(game, kind="done")
    assert game.current_player == 1
    assert refused(game, moving_with_token("machete-1")) == "ED-CAVE-2"
    for _ in range(2):
        end_turn(game)
    assert choices(game, kind="token", token="machete-1")


# Tokens in the middle of a movement -----------------------------------------------------------------------------


@pytest.mark.rule("ED-CAVE-7")
@pytest.mark.parametrize("token", ["draw", "remove", "replace", "pass"])
def test_draw_remove_replace_and_pass_tokens_keep_the_left_over_power(token: str) -> None:
    scene = Scene(caves=True).hand("scout", "traveller").tokens(token)
    here, first, second = cave_way(scene.board, "jungle 1", "jungle 1", near="---")
    game = scene.pawn(here).game()
    walk(game, "scout", first)
    act(game, kind="token", token=token)
    if token == "remove":
        act(game, kind="remove", card="traveller")
    elif token == "replace":
        act(game, kind="lay-down", card="traveller")
    assert asked(game)["moving"] == {"pawn": "p0-0", "card": "scout", "symbol": "machete", "power": 1}
    act(game, kind="step", to=f"h{second}")
    assert where(game) == second


def waters_next_to(scene: Scene, space: int) -> list[int]:
    """The water spaces next to a space."""
    beyond = [other for other in steps_from(scene.board, space) if other >= 0]
    return [other for other in beyond if print_of(scene.board, other).startswith("water")]


@pytest.mark.rule("ED-CAVE-7")
def test_a_pawn_hemmed_in_with_power_left_goes_on_with_a_pass_token() -> None:
    scene = Scene(caves=True).hand("captain").tokens("pass").face_down()
    here, first, second = next(
        way for way in paths(scene.board, "water 1", "water 1") if waters_next_to(scene, way[1]) == [way[2]]
    )
    game = scene.pawn(here).pawn(second, seat=1).game()
    act(game, kind="play", card="captain")
    act(game, kind="step", to=f"h{first}")
    assert refused(game, stepping(scene.board, first, second)) == "ED-MOVE-7"
    act(game, kind="token", token="pass")
    act(game, kind="step", to=f"h{second}")
    assert where(game) == second


@pytest.mark.rule("ED-CAVE-7")
def test_the_native_token_keeps_the_power_for_the_same_pawn_and_ends_it_for_the_other() -> None:
    scene = Scene(players=2, caves=True).hand("trailblazer").tokens("native")
    here, first, second, third = cave_way(scene.board, "jungle 1", "village 1", "jungle 1", near="----")
    game = scene.pawn(here).game()
    walk(game, "trailblazer", first)
    act(game, kind="token", token="native")
    other = game.copy()
    act(game, kind="step", pawn="p0-0", to=f"h{second}")
    assert asked(game)["moving"]["power"] == 2
    act(game, kind="step", to=f"h{third}")
    other.apply(choices(other, kind="step", pawn="p0-1")[0])
    assert (asked(other)["what"], asked(other)["moving"]) == ("play", None)


@pytest.mark.rule("ED-CAVE-7")
def test_a_movement_token_ends_the_movement_of_a_card() -> None:
    scene = Scene(caves=True).hand("trailblazer").tokens("machete-1", "draw")
    here, first, second, third = cave_way(scene.board, "jungle 1", "jungle 1", "jungle 1", near="----")
    game = scene.pawn(here).game()
    walk(game, "trailblazer", first)
    assert refused(game, moving_with_token("machete-1")) == "ED-CAVE-7"
    act(game, kind="stop")
    act(game, kind="token", token="machete-1")
    act(game, kind="step", to=f"h{second}")
    assert asked(game)["what"] == "play"
    assert refused(game, stepping(scene.board, second, third)) == "ED-MOVE-1"
    assert held(game, 0, "played") == {"trailblazer": 1}
