"""ED-CAVE: exploring."""

from __future__ import annotations

import pytest

import manoa
from tests.eldorado_scene import (
    Scene,
    act,
    asked,
    cave_way,
    caves_next_to,
    choices,
    end_turn,
    moving_with,
    own_route,
    paths,
    refused,
    stepping,
    tokens_held,
    walk,
    where,
)

# On this route the joint between B and M runs past M's cave: h14 is next to that cave across the blockade, and h8 is
# next to it and to B's own cave.
PAST_A_CAVE = own_route(("B", 0, 0, 0), ("M", 3, 7, -3), ("end-jungle", 0, 11, -7))
ACROSS, BESIDE_BOTH, AWAY = 14, 8, 21


def left_in(game: manoa.Game, cave: int = 0) -> int:
    """How many tokens a cave still has."""
    left: int = game.view(None)["caves"][cave]["left"]
    return left


def explore(game: manoa.Game) -> None:
    """Takes the token that is offered; in the edition of 2019 it is taken already."""
    if game.options["edition"] == "2023":
        act(game, kind="explore")


# Stopping next to a cave ------------------------------------------------------------------------------------


@pytest.mark.rule("ED-CAVE-1")
def test_a_pawn_that_stops_next_to_a_cave_takes_its_top_token_face_up_before_the_next_play() -> None:
    scene = Scene(caves=True).hand("explorer", "explorer", "traveller")
    here, cave, _ = cave_way(scene.board, "jungle 1", "jungle 1", near="-cc")
    game = scene.pawn(here).game()
    walk(game, "explorer", cave)
    assert (asked(game)["what"], asked(game)["cave"], asked(game)["pawn"]) == ("explore", "c0", "p0-0")
    assert refused(game, moving_with("explorer", "machete")) == "ED-CAVE-1"
    act(game, kind="explore", cave="c0")
    assert (left_in(game), tokens_held(game)) == (3, 1)
    assert asked(game)["what"] == "play"


@pytest.mark.rule("ED-CAVE-1")
def test_stopping_with_power_left_explores_and_loses_the_power() -> None:
    scene = Scene(caves=True).hand("trailblazer")
    here, cave, beyond = cave_way(scene.board, "jungle 1", "jungle 1", near="-c-")
    game = scene.pawn(here).game()
    walk(game, "trailblazer", cave)
    assert asked(game)["what"] == "move", "a pawn that may still go on has not stopped"
    assert act(game, kind="stop")["lost"] == 2
    act(game, kind="explore")
    assert refused(game, stepping(scene.board, cave, beyond)) == "ED-MOVE-1"
    assert tokens_held(game) == 1


@pytest.mark.rule("ED-CAVE-1")
def test_passing_by_gives_nothing() -> None:
    scene = Scene(caves=True).hand("scout")
    game = scene.pawn(cave_way(scene.board, "jungle 1", "jungle 1", near="-c-")[0]).game()
    walk(game, "scout", *cave_way(scene.board, "jungle 1", "jungle 1", near="-c-")[1:])
    assert asked(game)["what"] == "play"
    assert (left_in(game), tokens_held(game)) == (4, 0)


@pytest.mark.rule("ED-CAVE-1")
def test_an_interruption_is_no_stop() -> None:
    scene = Scene(caves=True).hand("trailblazer", "cartographer").tokens("draw")
    here, cave, beyond = cave_way(scene.board, "jungle 1", "jungle 1", near="-c-")
    game = scene.pawn(here).game()
    walk(game, "trailblazer", cave)
    act(game, kind="play", card="cartographer")
    assert asked(game)["what"] == "move"
    act(game, kind="token", token="draw")
    assert asked(game)["what"] == "move"
    act(game, kind="step", to=f"h{beyond}")
    act(game, kind="stop")
    assert asked(game)["what"] == "play"
    assert left_in(game) == 4


@pytest.mark.rule("ED-CAVE-1")
@pytest.mark.parametrize("pawn", [0, 1])
def test_another_play_that_ends_the_use_is_a_stop(pawn: int) -> None:
    scene = Scene(players=2, caves=True).hand("trailblazer", "native")
    here, cave, _ = cave_way(scene.board, "jungle 1", "jungle 1", near="-c-")
    far = next(way for way in paths(scene.board, "village 1", "village 1") if way[0] > 80)
    game = scene.pawn(here, pawn=pawn).pawn(far[0], pawn=1 - pawn).game()
    act(game, kind="play", card="trailblazer", pawn=f"p0-{pawn}")
    act(game, kind="step", to=f"h{cave}")
    act(game, kind="play", card="native")
    act(game, kind="step", pawn=f"p0-{1 - pawn}", to=f"h{far[1]}")
    assert (asked(game)["what"], asked(game)["pawn"]) == ("explore", f"p0-{pawn}")
    act(game, kind="explore")
    assert tokens_held(game) == 1


@pytest.mark.rule("ED-CAVE-1")
@pytest.mark.parametrize("terrain", ["camp 1", "rubble 1"])
def test_a_payment_that_brings_the_pawn_next_to_a_cave_explores(terrain: str) -> None:
    scene = Scene(caves=True).hand("traveller", "traveller")
    here, target = next(way for way in paths(scene.board, terrain) if caves_next_to(scene.board, way[1]))
    game = scene.pawn(here).game()
    act(game, kind="step", to=f"h{target}", by="cards")
    act(game, kind="pay", card="traveller")
    act(game, kind="explore")
    assert tokens_held(game) == 1


@pytest.mark.rule("ED-CAVE-1")
@pytest.mark.parametrize("means", ["native card", "native token", "movement token"])
def test_the_native_and_tokens_that_bring_the_pawn_next_to_a_cave_explore(means: str) -> None:
    scene = Scene(caves=True).hand("native").tokens("native", "machete-1")
    here, cave = cave_way(scene.board, "jungle 1", near="-c")
    game = scene.pawn(here).game()
    if means == "native card":
        act(game, kind="play", card="native")
    else:
        act(game, kind="token", token="native" if means == "native token" else "machete-1")
    act(game, kind="step", to=f"h{cave}")
    if means == "movement token":
        assert asked(game)["moving"] is None
    act(game, kind="explore")
    assert asked(game)["what"] == "play"
    assert left_in(game) == 3


@pytest.mark.rule("ED-CAVE-1")
def test_a_pawn_that_was_not_moved_explores_nothing() -> None:
    scene = Scene(caves=True).hand("scout", "explorer", "traveller")
    game = scene.pawn(cave_way(scene.board, "jungle 1", near="cc")[0]).game()
    act(game, kind="play", card="scout")
    act(game, kind="stop")
    assert asked(game)["what"] == "play"
    act(game, kind="buy", pile="scout")
    act(game, kind="tender", card="traveller")
    assert asked(game)["what"] == "play"
    end_turn(game)
    assert game.current_player == 1
    assert left_in(game) == 4


@pytest.mark.rule("ED-CAVE-1")
def test_in_2023_a_player_may_decline_and_that_stop_is_lost() -> None:
    scene = Scene(caves=True, edition="2023").hand("explorer", "traveller")
    here, cave = cave_way(scene.board, "jungle 1", near="-c")
    game = scene.pawn(here).game()
    walk(game, "explorer", cave)
    act(game, kind="done")
    assert (asked(game)["what"], left_in(game), tokens_held(game)) == ("play", 4, 0)
    act(game, kind="buy", pile="scout")
    act(game, kind="tender", card="traveller")
    assert not choices(game, kind="explore")
    end_turn(game)
    assert game.current_player == 1


@pytest.mark.rule("ED-CAVE-1")
def test_in_2019_a_cave_is_explored_without_asking() -> None:
    scene = Scene(caves=True, edition="2019").hand("explorer", "traveller")
    here, cave = cave_way(scene.board, "jungle 1", near="-c")
    game = scene.pawn(here).game()
    walk(game, "explorer", cave)
    assert (asked(game)["what"], left_in(game), tokens_held(game)) == ("play", 3, 1)


# The same cave again ----------------------------------------------------------------------------------------


@pytest.mark.rule("ED-CAVE-3")
def test_moving_on_to_another_space_next_to_the_same_cave_gives_nothing() -> None:
    scene = Scene(caves=True).hand("explorer", "explorer", "explorer")
    here, cave, around = cave_way(scene.board, "jungle 1", "jungle 1", near="-cc")
    game = scene.pawn(here).game()
    walk(game, "explorer", cave)
    act(game, kind="explore")
    for space in (around, cave):
        walk(game, "explorer", space)
        assert asked(game)["what"] == "play"
    assert left_in(game) == 3


@pytest.mark.rule("ED-CAVE-3")
@pytest.mark.parametrize("edition", ["2019", "2023"])
def test_a_cave_is_explored_again_only_after_a_stop_away_from_it(edition: str) -> None:
    scene = Scene(caves=True, edition=edition).hand("explorer", "scout", "explorer", "explorer")
    scene.face_down(*["pass"] * 2).cave(0, 2)
    here, cave, away = cave_way(scene.board, "jungle 1", "jungle 1", near="-c-")
    game = scene.pawn(here).game()
    walk(game, "explorer", cave)
    explore(game)
    walk(game, "scout", away, cave)
    assert asked(game)["what"] == "play", "away and back with one card is no stop away"
    assert (left_in(game), tokens_held(game)) == (1, 1)
    walk(game, "explorer", away)
    walk(game, "explorer", cave)
    explore(game)
    assert (left_in(game), tokens_held(game)) == (0, 2)


@pytest.mark.rule("ED-CAVE-3")
def test_the_mark_of_exploring_lasts_over_turns() -> None:
    scene = Scene(caves=True).hand("explorer", "explorer")
    here, cave, around = cave_way(scene.board, "jungle 1", "jungle 1", near="-cc")
    game = scene.pawn(here).game()
    walk(game, "explorer", cave)
    act(game, kind="explore")
    for _ in range(3):
        end_turn(game)
    game = manoa.load(game.position())
    walk(game, "explorer", around)
    assert asked(game)["what"] == "play"
    assert left_in(game) == 3


@pytest.mark.rule("ED-CAVE-3")
def test_each_pawn_explores_for_itself() -> None:
    scene = Scene(players=2, caves=True).hand("explorer", "explorer")
    here, cave = cave_way(scene.board, "jungle 1", near="-c")
    there, beside = next(
        way
        for way in paths(scene.board, "jungle 1")
        if caves_next_to(scene.board, way[0]) == [] and caves_next_to(scene.board, way[1]) == [0]
        if not {here, cave} & set(way)
    )
    game = scene.pawn(here).pawn(there, pawn=1).game()
    walk(game, "explorer", cave)
    act(game, kind="explore", pawn="p0-0")
    act(game, kind="play", card="explorer", pawn="p0-1")
    act(game, kind="step", to=f"h{beside}")
    act(game, kind="explore", pawn="p0-1")
    assert (left_in(game), tokens_held(game)) == (2, 2)


@pytest.mark.rule("ED-CAVE-3")
def test_moving_from_one_space_next_to_a_cave_to_another_gives_nothing_even_if_it_was_declined() -> None:
    scene = Scene(caves=True).hand("explorer", "explorer", "traveller")
    here, cave, along = cave_way(scene.board, "jungle 1", "jungle 1", near="-cc")
    game = scene.pawn(here).game()
    walk(game, "explorer", cave)
    act(game, kind="done")
    walk(game, "explorer", along)
    assert asked(game)["what"] == "play"
    assert (left_in(game), tokens_held(game)) == (4, 0)


@pytest.mark.rule("ED-CAVE-4")
@pytest.mark.parametrize("edition", ["2019", "2023"])
def test_a_pawn_next_to_two_caves_explores_one_after_the_other(edition: str) -> None:
    scene = Scene(caves=True, route=PAST_A_CAVE, edition=edition).hand("explorer").blockade(0, 0)
    game = scene.pawn(ACROSS).game()
    assert caves_next_to(scene.board, BESIDE_BOTH) == [0, 1]
    walk(game, "explorer", BESIDE_BOTH)
    if edition == "2023":
        first = act(game, kind="explore")["cave"]
        second = act(game, kind="explore")["cave"]
        assert {first, second} == {"c0", "c1"}
    assert (left_in(game, 0), left_in(game, 1), tokens_held(game)) == (3, 3, 2)
    assert asked(game)["what"] == "play"


@pytest.mark.rule("ED-CAVE-4")
def test_of_two_caves_one_may_be_declined() -> None:
    scene = Scene(caves=True, route=PAST_A_CAVE).hand("explorer").blockade(0, 0)
    game = scene.pawn(ACROSS).game()
    walk(game, "explorer", BESIDE_BOTH)
    declined = asked(game)["cave"]
    act(game, kind="done")
    assert act(game, kind="explore")["cave"] != declined
    assert tokens_held(game) == 1


# Blockades and caves ----------------------------------------------------------------------------------------


@pytest.mark.rule("ED-CAVE-5")
@pytest.mark.parametrize("edition", ["2019", "2023"])
def test_a_standing_blockade_between_pawn_and_cave_prevents_exploring(edition: str) -> None:
    scene = Scene(caves=True, route=PAST_A_CAVE, edition=edition).hand("explorer").blockade(0, 3)
    game = scene.pawn(AWAY).game()
    assert caves_next_to(scene.board, ACROSS) == [1]
    walk(game, "explorer", ACROSS)
    assert (asked(game)["what"], left_in(game, 1), tokens_held(game)) == ("play", 4, 0)


@pytest.mark.rule("ED-CAVE-5")
@pytest.mark.parametrize(("means", "number"), [("card", 1), ("payment", 6), ("native", 4), ("token", 5)])
def test_removing_the_blockade_oneself_counts_as_an_arrival(means: str, number: int) -> None:
    scene = Scene(caves=True, route=PAST_A_CAVE).hand("trailblazer", "native", "traveller").tokens("machete-2")
    game = scene.blockade(0, number).pawn(ACROSS).game()
    if means == "card":
        act(game, kind="play", card="trailblazer")
    elif means == "token":
        act(game, kind="token", token="machete-2")
    elif means == "native":
        act(game, kind="play", card="native")
    act(game, kind="overcome", joint="j0")
    if means == "payment":
        act(game, kind="pay", card="native")
        act(game, kind="pay", card="traveller")
    elif means == "card":
        assert act(game, kind="stop")["lost"] == 2
    act(game, kind="explore", cave="c1")
    assert where(game) == ACROSS
    assert (asked(game)["what"], left_in(game, 1), tokens_held(game)) == ("play", 3, 2 - (means == "token"))


@pytest.mark.rule("ED-CAVE-5")
def test_going_on_after_the_blockade_is_no_stop_at_the_cave() -> None:
    scene = Scene(caves=True, route=PAST_A_CAVE).hand("scout").blockade(0, 1)
    game = scene.pawn(ACROSS).game()
    act(game, kind="play", card="scout")
    act(game, kind="overcome", joint="j0")
    act(game, kind="step", to=f"h{AWAY}")
    assert (asked(game)["what"], left_in(game, 1)) == ("play", 4)


@pytest.mark.rule("ED-CAVE-5")
def test_removing_the_blockade_is_an_arrival_only_at_the_cave_behind_it() -> None:
    scene = Scene(caves=True, route=PAST_A_CAVE).hand("explorer").blockade(0, 1)
    game = scene.pawn(BESIDE_BOTH).game()
    act(game, kind="play", card="explorer")
    act(game, kind="overcome", joint="j0")
    assert act(game, kind="explore")["cave"] == "c1"
    assert asked(game)["what"] == "play"
    assert left_in(game, 0) == 4


@pytest.mark.rule("ED-CAVE-5")
@pytest.mark.parametrize("edition", ["2019", "2023"])
def test_another_players_removing_the_blockade_is_no_arrival(edition: str) -> None:
    scene = Scene(caves=True, route=PAST_A_CAVE, edition=edition).hand("scout").hand("scout", "explorer", seat=1)
    game = scene.blockade(0, 1).pawn(BESIDE_BOTH).pawn(ACROSS, seat=1).game()
    act(game, kind="play", card="scout")
    act(game, kind="overcome", joint="j0")
    act(game, kind="stop")
    if edition == "2023":
        act(game, kind="explore")
    assert left_in(game, 1) == 3
    end_turn(game)
    assert game.current_player == 1
    act(game, kind="play", card="scout")
    act(game, kind="stop")
    assert (asked(game)["what"], left_in(game, 1), tokens_held(game, 1)) == ("play", 3, 0)
    walk(game, "explorer", AWAY)
    assert asked(game)["what"] == "play"


@pytest.mark.rule("ED-CAVE-3")
@pytest.mark.rule("ED-CAVE-5")
@pytest.mark.parametrize("edition", ["2019", "2023"])
@pytest.mark.parametrize("remover", [0, 1])
def test_who_stood_behind_a_blockade_that_another_removed_must_stop_away_before_exploring(
    edition: str, remover: int
) -> None:
    """Both spaces lie next to the cave behind the joint: to step from one to the other gives nothing."""
    scene = Scene(caves=True, route=PAST_A_CAVE, edition=edition).hand("explorer", seat=remover)
    scene.hand("explorer", "scout", "explorer", seat=1 - remover).blockade(0, 1).turn_of(remover)
    along = [space.number for space in scene.board.spaces if scene.board.touch[space.number] & 1 and space.terrain < 3]
    elsewhere = next(space for space in along if space not in (ACROSS, BESIDE_BOTH))
    game = scene.pawn(elsewhere, seat=remover).pawn(ACROSS, seat=1 - remover).game()
    act(game, kind="play", card="explorer")
    act(game, kind="overcome", joint="j0")
    if asked(game)["what"] == "explore":
        act(game, kind="done")
    left = left_in(game, 1)
    while game.current_player != 1 - remover:
        end_turn(game)
    walk(game, "explorer", BESIDE_BOTH)
    if edition == "2023":
        assert asked(game)["cave"] == "c0", "the cave of the own side, which no blockade hid"
        act(game, kind="done")
    assert (asked(game)["what"], left_in(game, 1)) == ("play", left)
    walk(game, "scout", ACROSS, AWAY)
    assert (asked(game)["what"], left_in(game, 1)) == ("play", left)
    walk(game, "explorer", ACROSS)
    explore(game)
    assert left_in(game, 1) == left - 1


@pytest.mark.rule("ED-CAVE-5")
def test_removing_it_oneself_is_an_arrival_for_both_own_pawns() -> None:
    scene = Scene(players=2, caves=True, route=PAST_A_CAVE).hand("explorer", "traveller").blockade(0, 1)
    game = scene.pawn(BESIDE_BOTH).pawn(ACROSS, pawn=1).game()
    act(game, kind="play", card="explorer", pawn="p0-0")
    act(game, kind="overcome", joint="j0")
    assert act(game, kind="explore", cave="c1")["pawn"] == "p0-0"
    assert act(game, kind="explore", cave="c1")["pawn"] == "p0-1"
    assert left_in(game, 1) == 2


@pytest.mark.rule("ED-CAVE-6")
@pytest.mark.parametrize("edition", ["2019", "2023"])
def test_an_empty_cave_gives_nothing(edition: str) -> None:
    scene = Scene(caves=True, edition=edition).hand("explorer").cave(0, 0)
    here, cave = cave_way(scene.board, "jungle 1", near="-c")
    game = scene.pawn(here).game()
    walk(game, "explorer", cave)
    assert (asked(game)["what"], left_in(game), tokens_held(game)) == ("play", 0, 0)


@pytest.mark.rule("ED-CAVE-6")
@pytest.mark.parametrize("edition", ["2019", "2023"])
def test_two_pawns_stopping_at_once_share_the_last_token_of_a_cave(edition: str) -> None:
    scene = Scene(players=2, caves=True, edition=edition).hand("trailblazer", "native").cave(0, 1)
    here, cave = cave_way(scene.board, "jungle 1", near="-c")
    there, beside = next(
        way
        for way in paths(scene.board, "jungle 1")
        if caves_next_to(scene.board, way[1]) == [0] and not {here, cave} & set(way)
    )
    game = scene.pawn(here).pawn(there, pawn=1).game()
    walk(game, "trailblazer", cave)
    act(game, kind="play", card="native")
    act(game, kind="step", pawn="p0-1", to=f"h{beside}")
    if edition == "2023":
        act(game, kind="explore")
    assert (asked(game)["what"], left_in(game), tokens_held(game)) == ("play", 0, 1)
