"""VA-MOVE, VA-MEET, VA-PROV, VA-SILVER: the move, meetings, and the two small actions."""

from __future__ import annotations

import pytest

import manoa
from tests.acting import act, asked, choices, refused
from tests.valdora_scene import Scene, destinations, events, going, kinds, narrated, seat_of

FROM_N4 = {"N1", "N2", "N3", "N5", "A", "C", "H"}


@pytest.mark.rule("VA-MOVE-1")
def test_a_pawn_moves_any_number_of_spaces_and_never_stays() -> None:
    scene = Scene().pawn("N4")
    game = scene.coins(6).game()
    assert destinations(game) == FROM_N4
    assert refused(game, going(scene, "N4")) == "VA-MOVE-1"
    assert refused(game, 1) == "VA-MOVE-1"  # staying


@pytest.mark.rule("VA-MOVE-2")
def test_a_town_ends_the_move() -> None:
    scene = Scene().pawn("N4").coins(6)
    game = scene.game()
    assert refused(game, going(scene, "E1")) == "VA-MOVE-2"
    assert refused(game, going(scene, "O3")) == "VA-MOVE-3"


@pytest.mark.rule("VA-MOVE-2")
def test_all_roads_of_the_town_it_starts_in_are_open() -> None:
    game = Scene().pawn("D").game()
    assert destinations(game) == {
        *("W1", "W2", "W3", "W4", "W5", "A"),
        *("S1", "S2", "S3", "S4", "S5", "B"),
        *("O1", "O2", "O3", "O4", "O5"),
    }


@pytest.mark.rule("VA-MOVE-2")
def test_on_the_wheel_a_road_ends_at_its_two_towns() -> None:
    game = Scene(layout="wheel").pawn("hd2").coins(6).game()
    assert destinations(game) == {"hd1", "hd3", "H", "D"}


@pytest.mark.rule("VA-MOVE-3")
def test_with_provisions_a_pawn_passes_one_town_and_spends_them() -> None:
    scene = Scene().pawn("N4").provisions().coins(6)
    game = scene.game()
    beyond = destinations(game, provisions=True)
    assert {"E1", "E5", "W3", "S5", "B", "D"} <= beyond
    assert not beyond & {*FROM_N4, "N4", "O3"}
    assert refused(game, going(scene, "O3")) == "VA-MOVE-3"
    act(narrated(game), kind="move", to="E1", provisions=True)
    assert events(game) == ["moves", "spends-provisions"]
    assert game.events[0].arguments["way"] in ("N4 N2 N3 C E1",)
    assert not seat_of(game)["provisions"]


@pytest.mark.rule("VA-MOVE-4")
def test_a_move_that_passes_no_town_keeps_the_provisions() -> None:
    game = Scene().pawn("N4").provisions().game()
    act(game, kind="move", to="A")
    assert seat_of(game)["provisions"]


@pytest.mark.rule("VA-MOVE-5")
def test_a_destination_has_one_description_and_spends_provisions_only_where_it_must() -> None:
    game = Scene().pawn("A").provisions().coins(6).game()
    moves = [game.describe(action) for action in choices(game, kind="move")]
    assert len({move["to"] for move in moves}) == len(moves)
    # N5 can be reached past H or C as well as straight away.
    act(game, kind="move", to="N5", provisions=False)
    assert seat_of(game)["provisions"]


@pytest.mark.rule("VA-MOVE-6")
def test_a_pawn_that_can_afford_no_destination_stays_and_does_nothing() -> None:
    scene = Scene(players=5, layout="wheel").pawn("ha1").coins(0)
    for seat, space in enumerate(("H", "ha2", "A", "A"), start=1):
        scene.pawn(space, seat)
    game = narrated(scene.game())
    assert refused(game, going(scene, "A")) == "VA-MEET-1"
    act(game, kind="stay")
    assert events(game) == ["stays", "turn"]
    assert game.current_player == 1
    assert seat_of(game)["space"] == "ha1"


@pytest.mark.rule("VA-MEET-1")
def test_meeting_costs_a_coin_for_each_pawn() -> None:
    scene = Scene(players=4).pawn("N4").coins(2).pawn("C", 1).pawn("C", 2).coins(0, 1).coins(3, 2)
    game = narrated(scene.game())
    words = act(game, kind="move", to="C")
    assert (words["meeting"], words["pay"]) == (2, [1, 2])
    assert [seat_of(game, seat)["coins"] for seat in range(3)] == [0, 1, 4]
    assert events(game) == ["moves", "pays-meeting", "receives-coin", "receives-coin"]
    # Paid before the action: nothing is left for a commission.
    assert refused(game, 7) == "VA-BUY-5"


@pytest.mark.rule("VA-MEET-1")
def test_without_enough_coins_a_move_cannot_end_there() -> None:
    scene = Scene(players=4).pawn("N4").coins(1).pawn("C", 1).pawn("C", 2)
    game = scene.game()
    assert "C" not in destinations(game)
    assert refused(game, going(scene, "C")) == "VA-MEET-1"


@pytest.mark.rule("VA-MEET-1")
def test_passing_pawns_and_leaving_a_shared_space_cost_nothing() -> None:
    game = Scene(players=4).pawn("N1").coins(0).pawn("N1", 1).pawn("N2", 2).pawn("N3", 3).game()
    act(game, kind="move", to="C", meeting=0)
    assert [seat_of(game, seat)["coins"] for seat in range(4)] == [0, 2, 3, 4]


@pytest.mark.rule("VA-MEET-2")
def test_the_coin_for_a_full_purse_goes_to_the_bank() -> None:
    game = narrated(Scene().pawn("N4").coins(1).pawn("C", 1).coins(6, 1).game())
    bank = game.view(None)["bank"]
    act(game, kind="move", to="C")
    assert [seat_of(game, seat)["coins"] for seat in range(2)] == [0, 6]
    assert game.view(None)["bank"] == bank + 1
    assert events(game) == ["moves", "pays-meeting", "full-purse"]


@pytest.mark.rule("VA-MEET-3")
def test_in_a_silver_mine_nothing_is_paid() -> None:
    game = Scene().pawn("E1").coins(0).pawn("E2", 1).pawn("E2", 2).game()
    words = act(game, kind="move", to="E2")
    assert (words["meeting"], words["pay"]) == (0, [])
    assert [seat_of(game, seat)["coins"] for seat in range(3)] == [0, 2, 3]


@pytest.mark.rule("VA-SILVER-1")
def test_a_silver_mine_fills_the_purse_to_six() -> None:
    game = narrated(Scene().pawn("E1").coins(2).game())
    act(game, kind="move", to="E2")
    assert kinds(game) == {"pass", "silver"}
    act(game, kind="silver", coins=4)
    assert seat_of(game)["coins"] == 6
    assert events(game) == ["fills-silver", "turn"]


@pytest.mark.rule("VA-SILVER-1")
def test_a_full_purse_takes_no_silver() -> None:
    game = Scene().arrived("E2").coins(6).game()
    assert kinds(game) == {"pass"}
    assert refused(game, 3) == "VA-SILVER-1"
    assert refused(Scene().arrived("E1").game(), 3) == "VA-ACT-3"


@pytest.mark.rule("VA-PROV-1")
@pytest.mark.parametrize("town", ["A", "B", "C", "D", "H"])
def test_provisions_are_taken_in_any_town(town: str) -> None:
    game = narrated(Scene().arrived(town).game())
    act(game, kind="provisions")
    assert seat_of(game)["provisions"]
    assert events(game) == ["takes-provisions", "turn"]


@pytest.mark.rule("VA-PROV-1")
@pytest.mark.parametrize("space", ["N1", "N2", "N5", "E2"])
def test_elsewhere_there_are_none(space: str) -> None:
    assert refused(Scene().arrived(space).game(), 2) == "VA-ACT-3"


@pytest.mark.rule("VA-PROV-2")
def test_provisions_spent_in_the_move_can_be_taken_again() -> None:
    game = Scene().pawn("N1").provisions().game()
    act(game, kind="move", to="B", provisions=True)
    act(game, kind="provisions")
    assert seat_of(game)["provisions"]
    assert refused(Scene().arrived("B").provisions().game(), 2) == "VA-PROV-2"


@pytest.mark.rule("VA-ACT-1")
def test_a_player_may_do_nothing() -> None:
    game = narrated(Scene().arrived("A").game())
    act(game, kind="pass")
    assert events(game) == ["passes", "turn"]
    assert game.current_player == 1


@pytest.mark.rule("VA-ACT-1")
def test_only_one_action_a_turn() -> None:
    game = Scene().arrived("A").owns(pan="gold").coins(6).game()
    act(game, kind="turn", side="right")
    assert asked(game)["what"] == "book"
    assert refused(game, 2) == "VA-ACT-1"  # provisions
    harbour = Scene().arrived("H").discard(gold=2).coins(6).owns(cart=None).game()
    assert kinds(harbour) == {"pass", "provisions", "load"}
    act(harbour, kind="load", on="pan")
    assert harbour.current_player == 1, "one ship, one load, and the action is over"


@pytest.mark.rule("VA-ACT-2")
def test_a_town_with_an_empty_book_still_stops_and_feeds() -> None:
    scene = Scene().pawn("N1").empty_book("C").coins(6)
    game = scene.game()
    assert refused(game, going(scene, "E1")) == "VA-MOVE-2"
    act(game, kind="move", to="C")
    assert kinds(game) == {"pass", "provisions"}
    assert refused(game, 5) == "VA-PAGE-2"
    assert refused(game, 7) == "VA-BUY-2"


@pytest.mark.rule("VA-ACT-3")
def test_each_space_allows_what_it_shows() -> None:
    def offered(space: str) -> set[str]:
        scene = Scene().arrived(space).owns(pan="gold", cart=None).holds("silver").coins(5)
        scene.book("A", right=["shovel"]).gems("N1", ruby=1)
        return kinds(scene.discard(ruby=1).game()) - {"pass"}

    assert offered("A") == {"turn", "buy", "provisions"}
    assert offered("C") == {"turn", "buy", "provisions"}
    assert offered("H") == {"load", "provisions"}
    assert offered("N1") == {"load"}
    assert offered("N5") == {"load"}
    assert offered("N2") == {"deliver"}
    assert offered("E2") == {"silver"}


@pytest.mark.rule("VA-ACT-3")
@pytest.mark.parametrize(("space", "action"), [("N1", 4), ("N1", 7), ("N1", 11), ("A", 21), ("A", 11), ("E2", 5)])
def test_and_nothing_else(space: str, action: int) -> None:
    assert refused(Scene().arrived(space).holds("silver").game(), action) == "VA-ACT-3"


@pytest.mark.rule("VA-ACT-3")
def test_an_action_may_stop_after_any_step() -> None:
    game = Scene().arrived("A").coins(6).game()
    act(game, kind="turn", side="right", cost=0)
    act(game, kind="stop")
    assert game.current_player == 1


def test_a_move_in_the_middle_of_an_action_is_refused() -> None:
    scene = Scene().arrived("A").coins(6)
    game = scene.game()
    act(game, kind="turn", side="right")
    assert refused(game, going(scene, "N1")) == "VA-ACT-1"
    assert refused(game, 1) == "VA-ACT-1"
    with pytest.raises(manoa.IllegalAction, match="89"):
        game.apply(89)
