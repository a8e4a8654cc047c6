"""VA-END, VA-SCORE: when it ends, and who has won."""

from __future__ import annotations

from typing import Any

import pytest

import manoa
from manoa.arena.simulate import simulate
from tests.acting import act, asked, choices, refused
from tests.valdora_scene import Scene, events, narrated, seat_of


def near_the_end(**options: Any) -> Scene:
    """Craftsmen of two colours are left, one of them a single blue one; seat 0 stands before the blue palace."""
    scene = Scene(players=3, **options).owns(pickaxe="sapphire").holds("blue", "blue").coins(3)
    return scene.left(silver=3, yellow=0, white=0, violet=0, red=0, green=0, blue=1).arrived("W3")


def pass_on(game: manoa.Game) -> None:
    """A turn in which nothing is done."""
    game.apply(choices(game, kind="move", meeting=0)[0])
    act(game, kind="pass")


@pytest.mark.rule("VA-END-1")
def test_the_round_is_played_to_its_end_once_one_colour_is_left() -> None:
    game = narrated(near_the_end().game())
    act(game, kind="deliver", slot=0)
    assert "last-round" in events(game)
    assert game.view(None)["ending"]
    assert game.view(None)["stacks_left"] == 0
    assert game.current_player == 1
    pass_on(game)
    assert game.current_player == 2
    pass_on(game)
    assert game.is_over
    assert events(game)[-1] == "over"
    assert asked(game) == {"seat": None, "what": "over"}
    assert game.legal_actions() == []
    assert refused(game, 0) == "VA-END-1"


@pytest.mark.rule("VA-END-1")
def test_the_last_player_of_a_round_ends_the_game_at_once() -> None:
    scene = Scene().owns(seat=2, pickaxe="sapphire").holds("blue", seat=2)
    scene.left(silver=3, yellow=0, white=0, violet=0, red=0, green=0, blue=1)
    game = scene.arrived("W3", 2).game()
    act(game, kind="deliver")
    assert game.is_over


@pytest.mark.rule("VA-END-1")
def test_the_end_can_come_between_two_deliveries_of_one_action() -> None:
    scene = near_the_end().owns(cart="sapphire")
    game = narrated(scene.game())
    act(game, kind="deliver", slot=0)
    act(game, kind="empty", equipment="cart")
    assert game.view(None)["ending"]
    assert not game.is_over
    act(game, kind="deliver", slot=0)
    assert "last-round" not in events(game)
    assert seat_of(game)["craftsmen"] == {"blue": 1, "silver": 1}
    assert game.current_player == 1


@pytest.mark.rule("VA-END-2")
def test_a_quiet_game_ends_after_so_many_rounds_unless_it_was_agreed_otherwise() -> None:
    def rounds(**options: Any) -> tuple[bool, int]:
        game = manoa.new("valdora", players=3, options=options)
        while not game.is_over and game.view(None)["round"] < 9:
            pass_on(game)
        return game.is_over, game.view(None)["round"]

    assert rounds(quiet_rounds=4) == (True, 4)
    assert rounds(quiet_rounds=None) == (False, 9)
    assert rounds(round_limit=6) == (True, 6)


@pytest.mark.rule("VA-END-2")
def test_people_are_offered_an_end_of_quiet_games_and_may_refuse_it() -> None:
    assert manoa.new("valdora", players=3).options["quiet_rounds"] == 15
    valdora = next(entry for entry in manoa.catalogue() if entry["name"] == "valdora")
    option = next(option for option in valdora["options"] if option["name"] == "quiet_rounds")
    assert option == {"name": "quiet_rounds", "default": 15, "values": [10, 15, 25, None]}
    assert manoa.new("valdora", players=3, options={"quiet_rounds": None}).view(None)["quiet"]["limit"] is None
    with pytest.raises(manoa.BadOption):
        manoa.new("valdora", players=3, options={"quiet_rounds": 0})


@pytest.mark.rule("VA-END-2")
def test_the_countdown_is_seen_from_the_first_quiet_round_and_told_before_the_end() -> None:
    game = narrated(manoa.new("valdora", players=3, options={"quiet_rounds": 5}))
    seen: list[tuple[int, int]] = []
    told: list[tuple[int, int]] = []
    while not game.is_over:
        seen.append((game.view(None)["quiet"]["rounds"], game.view(None)["quiet"]["left"]))
        for _ in range(3):
            pass_on(game)
        for event in game.events:
            if event.kind == "quiet-soon":
                told.append((int(event.arguments["number"]), int(event.arguments["left"])))
    assert seen == [(0, 5), (1, 4), (2, 3), (3, 2), (4, 1)]
    assert told == [(2, 3), (3, 2), (4, 1)]
    assert events(game)[-2:] == ["quiet", "over"]


@pytest.mark.rule("VA-END-2")
def test_a_delivery_begins_the_count_anew_and_the_end_is_told() -> None:
    scene = Scene(quiet_rounds=2).arrived("E3").owns(shovel="ruby").holds("red")
    scene.state["quiet"] = 1
    game = narrated(scene.game())
    act(game, kind="deliver")
    while not game.is_over:
        pass_on(game)
    assert game.view(None)["round"] == 3
    assert events(game)[-2:] == ["quiet", "over"]


@pytest.mark.rule("VA-END-2")
def test_simulations_have_the_safety_end() -> None:
    assert simulate("valdora", 3, 1, seed=1).options["quiet_rounds"] == 30
    assert simulate("valdora", 3, 1, seed=1, options={"quiet_rounds": None}).options["quiet_rounds"] is None


def over(scene: Scene) -> manoa.Game:
    """The game after its last turn, in which nothing is done."""
    scene.position["options"]["round_limit"] = 1
    game = scene.turn_of(2).game()
    pass_on(game)
    assert game.is_over
    return game


@pytest.mark.rule("VA-SCORE-1")
def test_incomplete_commissions_count_nothing() -> None:
    game = over(Scene().holds("white", "red", "blue"))
    assert seat_of(game)["score"]["total"] == 0


@pytest.mark.rule("VA-SCORE-2")
def test_points_are_added_up_part_by_part() -> None:
    scene = Scene(players=3).completed("silver", "yellow", "red", ("gold", "ruby", "amethyst"))
    scene.craftsmen(0, silver=4, yellow=1, red=2).bonus(10, 0).owns(0, pan="gold", cart="ruby", horse=None)
    score = seat_of(over(scene))["score"]
    assert score == {
        "commissions": 1 + 3 + 5 + 13,
        "colours": 30,
        "workshops": 0 + 10,
        "bonus": 30,
        "gems": 2,
        "total": 94,
    }


@pytest.mark.rule("VA-SCORE-2")
def test_at_the_end_completed_commissions_are_shown() -> None:
    game = over(Scene().completed("red", seat=1))
    assert game.view(None)["seats"][1]["completed_commissions"] == [{"colour": "red", "needs": ["ruby"], "points": 5}]


@pytest.mark.rule("VA-SCORE-3")
def test_points_then_coins_then_a_shared_place() -> None:
    scene = Scene(players=5).completed("red", seat=3).completed("blue", seat=1).completed("green", seat=4)
    for seat, coins in enumerate((6, 2, 6, 4, 2)):
        scene.coins(coins, seat)
    scene.position["options"]["round_limit"] = 1
    game = scene.turn_of(4).game()
    act(game, kind="move", to="E2")
    act(game, kind="pass")
    assert game.ranking() == [[3], [1, 4], [0, 2]]
    assert game.view(None)["ranking"] == game.ranking()
    assert game.returns() == [-0.75, 0.25, -0.75, 1.0, 0.25]
