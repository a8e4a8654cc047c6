"""ED-END: arriving, the last round, who wins."""

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
    held,
    moving_with,
    path,
    print_of,
    refused,
    stepping,
    where,
)

JUNGLE_END = "hills-of-gold"
RIVER_END = "first-game"


def arriving(scene: Scene, seat: int = 0) -> Scene:
    """Has a seat stand before El Dorado, on the river side, with a Sailor in hand."""
    here, _ = finish_path(scene.board)
    return scene.pawn(here, seat=seat).hand("sailor", "traveller", seat=seat)


def arrive(scene: Scene, game: manoa.Game) -> None:
    """The current player's Sailor takes the pawn to El Dorado."""
    act(game, kind="play", card="sailor")
    act(game, kind="step", to=f"h{finish_path(scene.board)[1]}")


def other_door(scene: Scene) -> int:
    """Another space from which the same finish space is entered."""
    here, finish = finish_path(scene.board)
    return next(door for door, beyond in doors(scene.board) if beyond == finish and door != here)


def without_anything(scene: Scene, seat: int) -> Scene:
    """A seat whose cards have all left the game."""
    for zone in ("hand", "draw", "discard"):
        scene.zone(seat, zone)
    return scene


# Arriving ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("ED-END-1")
def test_a_pawn_on_a_finish_space_goes_home_at_once_and_frees_the_space_for_the_next() -> None:
    scene = Scene()
    here, finish = finish_path(scene.board)
    scene.pawn(here, seat=0).hand("sailor", seat=0)
    scene.pawn(other_door(scene), seat=1).hand("sailor", seat=1)
    game = scene.game()
    for seat in (0, 1):
        act(game, kind="play", card="sailor")
        act(game, kind="step", to=f"h{finish}")
        assert where(game, seat) is None
        assert game.view(None)["seats"][seat]["home"] == seat + 1
        end_turn(game)


@pytest.mark.rule("ED-END-1")
def test_a_pawn_that_is_home_moves_no_more() -> None:
    scene = arriving(Scene())
    game = scene.hand("sailor", "explorer").game()
    arrive(scene, game)
    assert refused(game, moving_with("explorer", "machete")) == "ED-END-1"
    assert not choices(game, kind="step")


@pytest.mark.rule("ED-END-8")
@pytest.mark.parametrize(
    ("route", "terrain", "card"), [(RIVER_END, "water 1", "captain"), (JUNGLE_END, "jungle 1", "pioneer")]
)
def test_finish_spaces_are_landscape_1_of_the_end_tile_and_take_the_left_over_power(
    route: str, terrain: str, card: str
) -> None:
    scene = Scene(route=route).hand(card, "cartographer")
    finishes = [space.number for space in scene.board.spaces if space.finish]
    assert [print_of(scene.board, number) for number in finishes] == [terrain] * 3
    here, finish = finish_path(scene.board)
    game = scene.pawn(here).game()
    act(game, kind="play", card=card)
    act(game, kind="step", to=f"h{finish}", cost=1)
    assert where(game) is None
    assert asked(game)["what"] == "play"
    assert asked(game)["moving"] is None


@pytest.mark.rule("ED-END-8")
@pytest.mark.parametrize(("route", "card"), [(RIVER_END, "pioneer"), (JUNGLE_END, "captain")])
def test_a_finish_space_is_not_entered_with_the_other_symbol(route: str, card: str) -> None:
    scene = Scene(route=route).hand(card)
    here, finish = finish_path(scene.board)
    game = scene.pawn(here).game()
    act(game, kind="play", card=card)
    assert refused(game, stepping(scene.board, here, finish)) == "ED-MOVE-1"


@pytest.mark.rule("ED-END-8")
@pytest.mark.rule("ED-END-3")
def test_the_player_finishes_the_turn_normally_and_may_still_buy() -> None:
    scene = arriving(Scene().turn_of(2), seat=2)
    game = scene.game()
    arrive(scene, game)
    assert game.current_player == 2
    act(game, kind="buy", pile="scout")
    act(game, kind="tender", card="traveller")
    assert held(game, 2, "discard") == {"scout": 1}
    act(game, kind="end")
    assert sum(held(game, 2, "hand").values()) == 4
    assert game.is_over


# The last round ---------------------------------------------------------------------------------------------


@pytest.mark.rule("ED-END-2")
@pytest.mark.rule("ED-END-7")
@pytest.mark.parametrize("players", [3, 4])
def test_the_round_of_the_first_arrival_is_played_to_its_end_and_is_the_last(players: int) -> None:
    scene = arriving(Scene(players=players).turn_of(1), seat=1)
    game = scene.game()
    assert not game.view(None)["last_round"]
    arrive(scene, game)
    assert game.view(None)["last_round"]
    # Seat 0 had its turn of this round before; each of the others gets one.
    for seat in range(1, players):
        assert game.current_player == seat
        end_turn(game)
    assert game.is_over
    assert game.current_player == -1
    assert refused(game, 0) == "ED-END-2"


@pytest.mark.rule("ED-END-2")
@pytest.mark.parametrize(("first", "after"), [(2, [0, 1]), (0, [1, 2]), (1, [])])
def test_the_last_round_is_counted_from_the_seat_that_began(first: int, after: list[int]) -> None:
    home = 2 if first == 2 else 0
    scene = arriving(Scene(players=3, begins="loser", loser=first).turn_of(home), seat=home)
    game = scene.game()
    arrive(scene, game)
    end_turn(game)
    for seat in after:
        assert game.current_player == seat
        end_turn(game)
    assert game.is_over
    assert game.ranking()[0] == [home]


@pytest.mark.rule("ED-END-2")
def test_without_an_arrival_another_round_begins() -> None:
    game = Scene(players=4).turn_of(3).game()
    end_turn(game)
    assert not game.is_over
    assert (game.current_player, game.view(None)["round"]) == (0, 2)


@pytest.mark.rule("ED-END-3")
@pytest.mark.parametrize("players", [3, 4])
def test_if_the_last_of_the_round_arrives_first_the_game_ends_with_that_turn(players: int) -> None:
    last = players - 1
    scene = arriving(Scene(players=players).turn_of(last), seat=last)
    game = scene.game()
    arrive(scene, game)
    assert game.current_player == last
    end_turn(game)
    assert game.is_over
    assert game.ranking()[0] == [last]


@pytest.mark.rule("ED-END-3")
@pytest.mark.parametrize("first", [1, 2])
def test_the_last_of_the_round_sits_before_the_seat_that_began(first: int) -> None:
    last = first - 1
    scene = arriving(Scene(players=3, begins="loser", loser=first).turn_of(last), seat=last)
    game = scene.game()
    arrive(scene, game)
    end_turn(game)
    assert game.is_over
    assert game.ranking()[0] == [last]


@pytest.mark.rule("ED-END-7")
def test_a_player_who_is_home_is_passed_over() -> None:
    game = Scene(players=4).home(1, 1).home(2, 2).game()
    end_turn(game)
    assert game.current_player == 3


# Who wins -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ED-END-4")
def test_the_only_player_home_wins_whatever_blockades_the_others_hold() -> None:
    scene = arriving(Scene(players=3)).holds(4, 5, 6, seat=1)
    game = scene.game()
    arrive(scene, game)
    for _ in range(3):
        end_turn(game)
    assert game.is_over
    assert game.ranking() == [[0], [1, 2]]
    assert game.returns()[0] == 1.0


@pytest.mark.rule("ED-END-5")
@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [
        ((6,), (1, 2), 1),  # two blockades beat one, whatever the numbers
        ((1, 2), (6,), 0),
        ((1, 4), (2, 3), 0),  # as many: the highest single number decides, not the sum
        ((2, 3), (1, 4), 1),
        ((1, 6), (4, 5), 0),
        ((), (1,), 1),
    ],
)
@pytest.mark.parametrize("edition", ["2019", "2023"])
def test_most_blockades_then_the_highest_single_number_wins(
    edition: str, first: tuple[int, ...], second: tuple[int, ...], winner: int
) -> None:
    scene = Scene(players=3, edition=edition).home(0, 1).home(1, 2).holds(*first, seat=0)
    game = scene.holds(*second, seat=1).turn_of(2).game()
    end_turn(game)
    assert game.is_over
    assert game.ranking() == [[winner], [1 - winner], [2]]
    assert game.view(None)["ranking"] == game.ranking()


@pytest.mark.rule("ED-END-6")
@pytest.mark.parametrize("edition", ["2019", "2023"])
@pytest.mark.parametrize("first", [0, 1])
def test_without_blockades_the_first_to_arrive_wins(edition: str, first: int) -> None:
    scene = Scene(players=3, edition=edition).home(first, 1).home(1 - first, 2).holds(5, seat=2)
    game = scene.turn_of(2).game()
    end_turn(game)
    assert game.ranking() == [[first], [1 - first], [2]]


@pytest.mark.rule("ED-END-6")
def test_arrival_order_is_that_of_the_pawns_entering() -> None:
    scene = arriving(arriving(Scene(players=3).turn_of(1), seat=1), seat=2)
    game = scene.pawn(other_door(scene), seat=2).game()
    arrive(scene, game)
    end_turn(game)
    arrive(scene, game)
    end_turn(game)
    assert [seat["home"] for seat in game.view(None)["seats"]] == [None, 1, 2]
    assert game.ranking() == [[1], [2], [0]]


# No way on ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ED-END-9")
def test_players_home_rank_before_the_others_who_share_the_last_place() -> None:
    game = Scene(players=4).home(0, 1).home(2, 2).holds(1, seat=2).holds(5, 6, seat=1).turn_of(3).game()
    end_turn(game)
    assert game.ranking() == [[2], [0], [1, 3]]


@pytest.mark.rule("ED-END-9")
def test_a_player_without_cards_or_tokens_passes() -> None:
    game = without_anything(Scene(players=3), 1).game()
    end_turn(game)
    assert game.current_player == 2
    end_turn(game)
    assert (game.current_player, game.view(None)["round"]) == (0, 2)


@pytest.mark.rule("ED-END-9")
def test_a_player_without_cards_but_with_a_token_still_plays_it() -> None:
    scene = without_anything(Scene(players=3, caves=True), 1).tokens("machete-1", seat=1)
    here, target = path(scene.board, "jungle 1")
    game = scene.pawn(here, seat=1).game()
    end_turn(game)
    assert game.current_player == 1
    act(game, kind="token", token="machete-1")
    act(game, kind="step", to=f"h{target}")
    end_turn(game)
    end_turn(game)
    end_turn(game)
    assert game.current_player == 2, "the token is spent, so now the player passes"


@pytest.mark.rule("ED-END-9")
def test_a_player_whose_cards_are_all_in_the_discard_pile_does_not_pass() -> None:
    scene = without_anything(Scene(players=3), 1).zone(1, "discard", "sailor")
    game = scene.game()
    end_turn(game)
    assert game.current_player == 1


@pytest.mark.rule("ED-END-9")
def test_if_nobody_can_act_again_the_game_ends_in_a_draw() -> None:
    scene = Scene(players=3)
    for seat in (1, 2):
        without_anything(scene, seat)
    here, camp = path(scene.board, "camp 1")
    game = without_anything(scene, 0).zone(0, "hand", "sailor").pawn(here).game()
    act(game, kind="step", to=f"h{camp}")
    act(game, kind="pay", card="sailor")
    end_turn(game)
    assert game.is_over
    assert game.ranking() == [[0, 1, 2]]
    assert game.returns() == [0.0, 0.0, 0.0]


@pytest.mark.rule("ED-END-9")
@pytest.mark.parametrize("token", ["remove", "replace", "symbol", "keep-item"])
def test_tokens_that_need_a_card_do_not_keep_a_game_without_cards_alive(token: str) -> None:
    scene = Scene(players=3, caves=True).tokens(token, seat=1).face_down()
    for seat in range(3):
        without_anything(scene, seat)
    here, camp = path(scene.board, "camp 1")
    game = scene.zone(0, "hand", "sailor").pawn(here).game()
    act(game, kind="step", to=f"h{camp}")
    act(game, kind="pay", card="sailor")
    end_turn(game)
    assert game.is_over


@pytest.mark.rule("ED-END-9")
def test_the_round_cap_ends_the_game_after_that_round_as_a_draw() -> None:
    game = manoa.new("eldorado", players=3, seed=1, options={"round_limit": 2})
    for turn in ((1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)):
        assert (game.view(None)["round"], game.current_player) == turn
        end_turn(game)
    assert game.is_over
    assert game.ranking() == [[0, 1, 2]]


@pytest.mark.rule("ED-END-9")
def test_at_the_round_cap_a_player_who_is_home_wins() -> None:
    scene = arriving(Scene(players=3, round_limit=1).turn_of(1), seat=1)
    game = scene.game()
    arrive(scene, game)
    end_turn(game)
    end_turn(game)
    assert game.is_over
    assert game.ranking() == [[1], [0, 2]]


@pytest.mark.rule("ED-END-9")
def test_without_a_round_cap_a_game_in_which_all_only_wait_goes_on() -> None:
    game = manoa.new("eldorado", players=2, seed=1)
    for _ in range(400):
        end_turn(game)
    assert not game.is_over
    assert game.view(None)["round"] == 201
