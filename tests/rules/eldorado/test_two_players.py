"""ED-TWO: two players with two pawns each."""

from __future__ import annotations

import pytest

import manoa
from tests.eldorado_scene import (
    Scene,
    act,
    asked,
    choices,
    doors,
    end_turn,
    finish_path,
    joint_between,
    path,
    paths,
    refused,
    stepping,
    where,
)


def two_ways(scene: Scene, *wanted: str) -> tuple[list[int], list[int]]:
    """Two ways of the same kind, for a pawn each, that do not meet."""
    first = path(scene.board, *wanted)
    second = next(way for way in paths(scene.board, *wanted) if not set(way) & set(first))
    return first, second


def bring_home(scene: Scene, game: manoa.Game, pawn: str) -> None:
    """A Sailor takes a pawn of the current player from before El Dorado to it."""
    finishes = [beyond for door, beyond in doors(scene.board) if door == where(game, int(pawn[1]), int(pawn[3]))]
    act(game, kind="play", card="sailor", pawn=pawn)
    act(game, kind="step", pawn=pawn, to=f"h{finishes[0]}")


def last_pawn_before_home(scene: Scene, seat: int) -> Scene:
    """One pawn of the seat home, the other before El Dorado with a Sailor in hand."""
    here, _ = finish_path(scene.board)
    return scene.home(seat, 1, pawn=0).pawn(here, seat=seat, pawn=1).hand("sailor", seat=seat)


# Which pawn -------------------------------------------------------------------------------------------------


@pytest.mark.rule("ED-TWO-1")
def test_each_card_serves_the_pawn_that_the_player_chooses() -> None:
    scene = Scene(players=2).hand("explorer", "explorer", "explorer")
    first, second = two_ways(scene, "jungle 1", "jungle 1")
    game = scene.pawn(first[0]).pawn(second[0], pawn=1).game()
    for pawn, target in (("p0-0", first[1]), ("p0-1", second[1]), ("p0-0", first[2])):
        act(game, kind="play", card="explorer", pawn=pawn)
        act(game, kind="step", pawn=pawn, to=f"h{target}")
    assert (where(game, pawn=0), where(game, pawn=1)) == (first[2], second[1])


@pytest.mark.rule("ED-TWO-1")
def test_each_token_and_the_native_serve_the_pawn_that_the_player_chooses() -> None:
    scene = Scene(players=2, caves=True).hand("native").tokens("machete-1", "machete-1", "native")
    scene.face_down()
    first, second = two_ways(scene, "jungle 1", "jungle 1")
    game = scene.pawn(first[0]).pawn(second[0], pawn=1).game()
    for pawn, target in (("p0-1", second[1]), ("p0-0", first[1])):
        act(game, kind="token", token="machete-1", pawn=pawn)
        act(game, kind="step", pawn=pawn, to=f"h{target}")
    act(game, kind="token", token="native")
    act(game, kind="step", pawn="p0-1", to=f"h{second[2]}")
    act(game, kind="play", card="native")
    act(game, kind="step", pawn="p0-0", to=f"h{first[2]}")
    assert (where(game, pawn=0), where(game, pawn=1)) == (first[2], second[2])


@pytest.mark.rule("ED-TWO-1")
@pytest.mark.parametrize("pawn", [0, 1])
def test_a_payment_serves_the_pawn_that_the_player_chooses(pawn: int) -> None:
    scene = Scene(players=2).hand("traveller", "traveller")
    ways = two_ways(scene, "rubble 1")
    game = scene.pawn(ways[0][0]).pawn(ways[1][0], pawn=1).game()
    for number in (0, 1):
        assert choices(game, kind="step", pawn=f"p0-{number}", to=f"h{ways[number][1]}", by="cards")
    act(game, kind="step", pawn=f"p0-{pawn}", to=f"h{ways[pawn][1]}")
    act(game, kind="pay", card="traveller")
    assert where(game, pawn=pawn) == ways[pawn][1]
    assert where(game, pawn=1 - pawn) == ways[1 - pawn][0]


@pytest.mark.rule("ED-TWO-1")
@pytest.mark.parametrize("pawn", [0, 1])
def test_the_power_of_one_card_is_never_split_between_pawns(pawn: int) -> None:
    scene = Scene(players=2).hand("trailblazer", "explorer")
    ways = two_ways(scene, "jungle 1", "jungle 1")
    game = scene.pawn(ways[0][0]).pawn(ways[1][0], pawn=1).game()
    mine, other = ways[pawn], ways[1 - pawn]
    act(game, kind="play", card="trailblazer", pawn=f"p0-{pawn}")
    act(game, kind="step", to=f"h{mine[1]}")
    assert not choices(game, kind="step", pawn=f"p0-{1 - pawn}")
    assert refused(game, stepping(scene.board, other[0], other[1], pawn=1 - pawn)) == "ED-TWO-1"
    act(game, kind="step", to=f"h{mine[2]}")


@pytest.mark.rule("ED-TWO-1")
def test_playing_for_the_other_pawn_is_a_stop_of_the_first() -> None:
    scene = Scene(players=2).hand("trailblazer", "explorer")
    first, second = two_ways(scene, "jungle 1", "jungle 1")
    game = scene.pawn(first[0]).pawn(second[0], pawn=1).game()
    act(game, kind="play", card="trailblazer", pawn="p0-0")
    act(game, kind="step", to=f"h{first[1]}")
    assert act(game, kind="stop")["lost"] == 2
    act(game, kind="play", card="explorer", pawn="p0-1")
    act(game, kind="step", to=f"h{second[1]}")
    assert asked(game)["what"] == "play"
    assert refused(game, stepping(scene.board, first[1], first[2])) == "ED-MOVE-1"


@pytest.mark.rule("ED-TWO-1")
@pytest.mark.parametrize("pawn", [0, 1])
def test_the_native_removing_a_blockade_with_the_other_pawn_is_a_stop_too(pawn: int) -> None:
    scene = Scene(players=2).hand("trailblazer", "native").blockade(1, 3)
    here, first, _ = path(scene.board, "jungle 1", "jungle 1")
    beside, _ = next(way for way in paths(scene.board, "jungle 1", over=(1,)) if joint_between(scene.board, *way) == 1)
    game = scene.pawn(here, pawn=pawn).pawn(beside, pawn=1 - pawn).game()
    act(game, kind="play", card="trailblazer", pawn=f"p0-{pawn}")
    act(game, kind="step", to=f"h{first}")
    act(game, kind="play", card="native")
    act(game, kind="overcome", pawn=f"p0-{1 - pawn}", joint="j1")
    assert asked(game)["what"] == "play"
    assert asked(game)["moving"] is None


@pytest.mark.rule("ED-TWO-1")
def test_power_left_after_a_blockade_moves_only_the_pawn_that_overcame_it() -> None:
    scene = Scene(players=2).hand("trailblazer").blockade(1, 1)
    ways = [way for way in paths(scene.board, "jungle 1", over=(1,)) if joint_between(scene.board, *way) == 1]
    first = ways[0]
    second = next(way for way in ways if not set(way) & set(first))
    game = scene.pawn(first[0]).pawn(second[0], pawn=1).game()
    act(game, kind="play", card="trailblazer", pawn="p0-0")
    act(game, kind="overcome", joint="j1", pawn="p0-0")
    assert asked(game)["moving"]["power"] == 2
    assert refused(game, stepping(scene.board, second[0], second[1], pawn=1)) == "ED-TWO-1"
    act(game, kind="step", pawn="p0-0", to=f"h{first[1]}")


@pytest.mark.rule("ED-TWO-1")
def test_each_player_uses_only_the_own_pawns_and_cards() -> None:
    game = Scene(players=2).hand("explorer").hand("sailor", "native", seat=1).game()
    words = [game.describe(action) for action in game.legal_actions()]
    assert {entry["pawn"] for entry in words if "pawn" in entry} <= {"p0-0", "p0-1"}
    assert {entry["card"] for entry in words if "card" in entry} <= {"explorer"}


# Home with both -----------------------------------------------------------------------------------------------


@pytest.mark.rule("ED-TWO-2")
def test_the_first_pawn_home_leaves_the_board_and_starts_nothing() -> None:
    scene = Scene(players=2).hand("sailor", "explorer")
    here, _ = finish_path(scene.board)
    game = scene.pawn(here).game()
    other = where(game, pawn=1)
    bring_home(scene, game, "p0-0")
    seat = game.view(None)["seats"][0]
    assert (where(game, pawn=0), where(game, pawn=1)) == (None, other)
    assert seat["home"] is None
    assert not game.view(None)["last_round"]
    assert choices(game, kind="play", card="explorer", pawn="p0-1")
    assert not choices(game, pawn="p0-0")
    end_turn(game)
    end_turn(game)
    assert not game.is_over
    assert (game.current_player, game.view(None)["round"]) == (0, 2)


@pytest.mark.rule("ED-TWO-2")
def test_the_left_over_power_of_the_first_pawn_home_does_not_go_to_the_second() -> None:
    scene = Scene(players=2).hand("captain")
    here, finish = finish_path(scene.board)
    game = scene.pawn(here).pawn(path(scene.board, "water 1")[0], pawn=1).game()
    act(game, kind="play", card="captain", pawn="p0-0")
    act(game, kind="step", to=f"h{finish}")
    assert asked(game)["what"] == "play"
    assert asked(game)["moving"] is None


@pytest.mark.rule("ED-TWO-2")
def test_the_second_pawn_home_starts_the_last_round() -> None:
    scene = last_pawn_before_home(Scene(players=2), 0)
    game = scene.game()
    bring_home(scene, game, "p0-1")
    assert game.view(None)["seats"][0]["home"] == 1
    assert game.view(None)["last_round"]
    end_turn(game)
    assert (game.is_over, game.current_player) == (False, 1)
    end_turn(game)
    assert game.is_over
    assert game.ranking() == [[0], [1]]


@pytest.mark.rule("ED-TWO-2")
def test_if_the_second_player_is_home_first_the_game_ends_with_that_turn() -> None:
    scene = last_pawn_before_home(Scene(players=2).turn_of(1), 1)
    game = scene.game()
    bring_home(scene, game, "p1-1")
    assert game.current_player == 1
    end_turn(game)
    assert game.is_over
    assert game.ranking() == [[1], [0]]


@pytest.mark.rule("ED-TWO-2")
def test_one_pawn_home_is_not_home() -> None:
    scene = last_pawn_before_home(Scene(players=2), 0).home(1, 1, pawn=0).holds(4, 5, 6, seat=1)
    game = scene.game()
    bring_home(scene, game, "p0-1")
    end_turn(game)
    end_turn(game)
    assert game.ranking() == [[0], [1]]


@pytest.mark.rule("ED-TWO-2")
@pytest.mark.rule("ED-TWO-3")
@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [
        ((), (), 0),  # nobody holds a blockade: the second pawn's arrival decides
        ((), (1,), 1),
        ((6,), (1, 2), 1),
        ((1, 6), (4, 5), 0),
        ((2, 3), (1, 4), 1),
    ],
)
def test_if_both_bring_the_second_pawn_home_in_the_last_round_the_tie_break_decides(
    first: tuple[int, ...], second: tuple[int, ...], winner: int
) -> None:
    # Seat 1 brought its first pawn home rounds ago; seat 0 brings both of its own in this turn.
    scene = last_pawn_before_home(Scene(players=2), 1).hand("sailor", "native").holds(*first).holds(*second, seat=1)
    one, two, three = sorted({door for door, _ in doors(scene.board)})
    game = scene.pawn(one).pawn(two, pawn=1).pawn(three, seat=1, pawn=1).game()
    bring_home(scene, game, "p0-0")
    act(game, kind="play", card="native")
    act(game, kind="step", pawn="p0-1", to=f"h{doors(scene.board)[0][1]}")
    end_turn(game)
    bring_home(scene, game, "p1-1")
    end_turn(game)
    assert game.is_over
    assert game.ranking() == [[winner], [1 - winner]]
