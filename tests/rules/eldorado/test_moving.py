"""ED-MOVE: onto landscape, by one card at a time."""

from __future__ import annotations

import pytest

from manoa.games.eldorado.board import Board
from manoa.kernel.hexes import neighbours
from tests.eldorado_scene import (
    Scene,
    act,
    asked,
    buying,
    choices,
    direction_to,
    held,
    joint_between,
    moving_with,
    path,
    paths,
    print_of,
    refused,
    stepping,
    steps_from,
    where,
)

LANDSCAPE = [("explorer", "machete", "jungle 1"), ("sailor", "paddle", "water 1"), ("traveller", "coin", "village 1")]


def space_beside(board: Board, terrain: str) -> tuple[int, int]:
    """A plain space and a neighbour of a terrain that pawns never enter."""
    for space in board.spaces:
        if space.terrain <= 2 and not space.finish:
            for place in neighbours(space.at):
                number = board.index.get(place, -1)
                if number >= 0 and print_of(board, number).startswith(terrain):
                    return space.number, number
    raise LookupError(terrain)


def open_to(board: Board, space: int, printed: str) -> list[int]:
    """The neighbours of a space with that print, across no joint that takes a blockade."""
    return [
        beyond
        for beyond in steps_from(board, space)
        if beyond >= 0 and print_of(board, beyond) == printed and joint_between(board, space, beyond) < 0
    ]


@pytest.mark.rule("ED-MOVE-1")
@pytest.mark.parametrize(("card", "symbol", "space"), LANDSCAPE)
def test_a_card_enters_a_neighbour_of_its_symbol(card: str, symbol: str, space: str) -> None:
    scene = Scene()
    here, there = path(scene.board, space)
    game = scene.pawn(here).hand(card).game()
    act(game, kind="play", card=card, symbol=symbol)
    act(game, kind="step", to=f"h{there}")
    assert where(game) == there
    assert held(game, 0, "played") == {card: 1}


@pytest.mark.rule("ED-MOVE-1")
@pytest.mark.parametrize(("card", "symbol", "space"), LANDSCAPE)
def test_a_card_enters_no_space_of_another_symbol(card: str, symbol: str, space: str) -> None:
    scene = Scene()
    for other in ("jungle 1", "water 1", "village 1"):
        if other == space:
            continue
        here, fitting, unfitting = next(
            (way[0], way[1], strange[1])
            for way in paths(scene.board, space)
            for strange in paths(scene.board, other)
            if way[0] == strange[0]
        )
        game = scene.pawn(here).hand(card).game()
        act(game, kind="play", card=card)
        assert f"h{fitting}" in {game.describe(action)["to"] for action in choices(game, kind="step")}
        assert refused(game, stepping(scene.board, here, unfitting)) == "ED-MOVE-1"


@pytest.mark.rule("ED-MOVE-1")
def test_a_card_of_no_use_to_any_pawn_is_not_played() -> None:
    scene = Scene()
    here = next(
        way[0]
        for way in paths(scene.board, "jungle 1")
        if not scene.board.touch[way[0]] and not open_to(scene.board, way[0], "water 1")
    )
    game = scene.pawn(here).hand("sailor").game()
    assert refused(game, moving_with("sailor", "paddle")) == "ED-MOVE-1"


@pytest.mark.rule("ED-MOVE-1")
@pytest.mark.parametrize(("card", "enters"), [("explorer", 1), ("scout", 2), ("trailblazer", 3), ("pioneer", 3)])
def test_a_space_is_entered_only_with_at_least_its_value(card: str, enters: int) -> None:
    scene = Scene()
    for value in (1, 2, 3):
        # A jungle of value 1 beside it lets the card be played in any case.
        here, there = next(
            way for way in paths(scene.board, f"jungle {value}") if open_to(scene.board, way[0], "jungle 1")
        )
        game = scene.pawn(here).hand(card).game()
        act(game, kind="play", card=card)
        if value <= enters:
            act(game, kind="step", to=f"h{there}")
            assert where(game) == there
        else:
            assert refused(game, stepping(scene.board, here, there)) == "ED-MOVE-1"


@pytest.mark.rule("ED-MOVE-1")
def test_without_a_card_no_landscape_is_entered_and_nobody_leaves_the_map() -> None:
    scene = Scene()
    here, there = path(scene.board, "jungle 1")
    game = scene.pawn(here).hand("explorer").game()
    assert refused(game, stepping(scene.board, here, there)) == "ED-MOVE-1"
    edge, inward = next(
        way
        for way in paths(scene.board, "jungle 1")
        if any(place not in scene.board.index for place in neighbours(scene.board.spaces[way[0]].at))
    )
    outward = [
        direction
        for direction, place in enumerate(neighbours(scene.board.spaces[edge].at))
        if place not in scene.board.index
    ]
    game = scene.pawn(edge).game()
    act(game, kind="play", card="explorer")
    inward_action = stepping(scene.board, edge, inward)
    off_map = inward_action - direction_to(scene.board, edge, inward) + outward[0]
    assert refused(game, off_map) == "ED-MOVE-1"


@pytest.mark.rule("ED-MOVE-2")
def test_left_over_power_moves_the_pawn_on_less_what_was_spent() -> None:
    scene = Scene()
    way = path(scene.board, "jungle 1", "jungle 2", "jungle 2", "jungle 1")
    game = scene.pawn(way[0]).hand("giant-machete").game()
    act(game, kind="play", card="giant-machete")
    for space, left in zip(way[1:], (5, 3, 1, None), strict=True):
        act(game, kind="step", to=f"h{space}")
        moving = asked(game)["moving"]
        assert (moving["power"] if moving else None) == left
    assert where(game) == way[4]


@pytest.mark.rule("ED-MOVE-2")
def test_left_over_power_meets_the_same_two_conditions() -> None:
    scene = Scene()
    here, one, strong = next(
        way for way in paths(scene.board, "jungle 1", "jungle 2") if open_to(scene.board, way[1], "jungle 1")
    )
    game = scene.pawn(here).hand("scout").game()
    act(game, kind="play", card="scout")
    act(game, kind="step", to=f"h{one}")
    assert refused(game, stepping(scene.board, one, strong)) == "ED-MOVE-1"  # too weak
    here, one, water = next(
        way for way in paths(scene.board, "jungle 1", "water 1") if open_to(scene.board, way[1], "jungle 1")
    )
    game = scene.pawn(here).game()
    act(game, kind="play", card="scout")
    act(game, kind="step", to=f"h{one}")
    assert refused(game, stepping(scene.board, one, water)) == "ED-MOVE-1"  # another symbol


@pytest.mark.rule("ED-MOVE-3")
def test_a_player_may_stop_at_any_time_and_loses_the_power_at_once() -> None:
    scene = Scene()
    way = path(scene.board, "jungle 1", "jungle 1")
    for steps in (0, 1):
        game = scene.pawn(way[0]).hand("trailblazer", "sailor").game()
        act(game, kind="play", card="trailblazer")
        for space in way[1 : 1 + steps]:
            act(game, kind="step", to=f"h{space}")
        assert act(game, kind="stop")["lost"] == 3 - steps
        assert asked(game)["moving"] is None
        assert where(game) == way[steps]
        assert refused(game, stepping(scene.board, way[steps], way[steps + 1])) == "ED-MOVE-1"
        assert refused(game, moving_with("trailblazer", "machete")) == "ED-TURN-3"
        assert held(game, 0, "played") == {"trailblazer": 1}


@pytest.mark.rule("ED-MOVE-3")
def test_a_card_is_not_resumed_after_another_play() -> None:
    scene = Scene()
    way = path(scene.board, "jungle 1", "jungle 1", "jungle 1")
    game = scene.pawn(way[0]).hand("trailblazer", "explorer", "traveller").game()
    act(game, kind="play", card="trailblazer")
    act(game, kind="step", to=f"h{way[1]}")
    # While a card is in use the next card, a purchase and the end of the turn wait for the stop.
    assert refused(game, moving_with("explorer", "machete")) == "ED-MOVE-3"
    assert refused(game, buying("scout")) == "ED-MOVE-3"
    act(game, kind="stop")
    act(game, kind="play", card="explorer")
    act(game, kind="step", to=f"h{way[2]}")
    assert asked(game)["moving"] is None
    assert refused(game, stepping(scene.board, way[2], way[3])) == "ED-MOVE-1"


@pytest.mark.rule("ED-MOVE-4")
def test_cards_are_never_added_together_for_one_space() -> None:
    scene = Scene()
    here = next(
        way[0]
        for way in paths(scene.board, "jungle 2")
        if not scene.board.touch[way[0]] and not open_to(scene.board, way[0], "jungle 1")
    )
    game = scene.pawn(here).hand("explorer", "explorer", "explorer").game()
    assert choices(game, kind="play", card="explorer") == []
    assert refused(game, moving_with("explorer", "machete")) == "ED-MOVE-1"
    # Nor is the rest of one card: two Scouts, one point of the first left over, stand before a space of value 3.
    here, one, strong = path(scene.board, "jungle 1", "jungle 3")
    game = scene.pawn(here).hand("scout", "scout").game()
    act(game, kind="play", card="scout")
    act(game, kind="step", to=f"h{one}")
    assert refused(game, stepping(scene.board, one, strong)) == "ED-MOVE-1"
    act(game, kind="stop")
    act(game, kind="play", card="scout")
    assert refused(game, stepping(scene.board, one, strong)) == "ED-MOVE-1"


@pytest.mark.rule("ED-MOVE-5")
@pytest.mark.parametrize(("symbol", "space"), [("machete", "jungle 1"), ("paddle", "water 1"), ("coin", "village 1")])
@pytest.mark.parametrize("joker", ["jack-of-all-trades", "adventurer", "prop-plane"])
def test_a_joker_is_played_under_any_symbol(joker: str, symbol: str, space: str) -> None:
    scene = Scene()
    here, there = path(scene.board, space)
    game = scene.pawn(here).hand(joker).game()
    act(game, kind="play", card=joker, symbol=symbol)
    act(game, kind="step", to=f"h{there}")
    assert where(game) == there


@pytest.mark.rule("ED-MOVE-5")
def test_a_joker_keeps_its_symbol_for_all_of_its_steps() -> None:
    scene = Scene()
    here, water, jungle = path(scene.board, "water 1", "jungle 1")
    game = scene.pawn(here).hand("prop-plane", "native").game()
    act(game, kind="play", card="prop-plane", symbol="paddle")
    act(game, kind="step", to=f"h{water}")
    assert asked(game)["moving"]["symbol"] == "paddle"
    assert refused(game, stepping(scene.board, water, jungle)) == "ED-MOVE-1"
    assert refused(game, moving_with("prop-plane", "machete")) == "ED-MOVE-3"


@pytest.mark.rule("ED-MOVE-6")
def test_mountains_are_never_entered() -> None:
    scene = Scene(caves=True).tokens("pass", "native")
    here, mountain = space_beside(scene.board, "mountain")
    onto_it = stepping(scene.board, here, mountain)
    game = scene.pawn(here).hand("prop-plane", "native", "traveller").game()
    assert refused(game, onto_it) == "ED-MOVE-6"
    act(game, kind="token", token="pass")
    assert refused(game, onto_it) == "ED-MOVE-6"
    for play in ({"kind": "play", "card": "native"}, {"kind": "token", "token": "native"}):
        led = game.copy()
        act(led, **play)
        assert refused(led, onto_it) == "ED-MOVE-6"
    symbol = game.describe(choices(game, kind="play", card="prop-plane")[0])["symbol"]
    act(game, kind="play", card="prop-plane", symbol=symbol)
    assert refused(game, onto_it) == "ED-MOVE-6"


@pytest.mark.rule("ED-MOVE-7")
@pytest.mark.parametrize("players", [2, 3])
def test_an_occupied_space_is_neither_entered_nor_passed(players: int) -> None:
    scene = Scene(players=players)
    way = path(scene.board, "jungle 1", "jungle 1")
    # With two players the pawn in the way is the player's own second one.
    scene.pawn(way[1], *((0, 1) if players == 2 else (1, 0)))
    game = scene.pawn(way[0]).hand("pioneer", "native").game()
    onto_it = stepping(scene.board, way[0], way[1])
    act(game, kind="play", card="pioneer", pawn="p0-0")
    assert refused(game, onto_it) == "ED-MOVE-7"
    assert f"h{way[2]}" not in {game.describe(action).get("to") for action in choices(game, kind="step")}
    act(game, kind="play", card="native")
    assert refused(game, onto_it) == "ED-MOVE-7"


@pytest.mark.rule("ED-MOVE-7")
def test_an_occupied_rubble_space_is_not_paid_for() -> None:
    scene = Scene()
    here, rubble = path(scene.board, "rubble 1")
    game = scene.pawn(here).pawn(rubble, seat=1).hand("explorer", "explorer").game()
    assert refused(game, stepping(scene.board, here, rubble)) == "ED-MOVE-7"


@pytest.mark.rule("ED-MOVE-8")
def test_a_pawn_moves_in_any_direction_and_back_again() -> None:
    scene = Scene(route="hills-of-gold").hand("explorer", "traveller")
    village = next(s.number for s in scene.board.spaces if len(open_to(scene.board, s.number, "jungle 1")) == 6)
    for there in steps_from(scene.board, village):
        game = scene.pawn(village).game()
        act(game, kind="play", card="explorer")
        act(game, kind="step", to=f"h{there}")
        act(game, kind="play", card="traveller")
        act(game, kind="step", to=f"h{village}")
        assert where(game) == village
    here, there = path(scene.board, "jungle 1", "jungle 1")[1:]
    game = scene.pawn(here).hand("trailblazer").game()
    act(game, kind="play", card="trailblazer")
    for space in (there, here, there):
        act(game, kind="step", to=f"h{space}")
    assert where(game) == there


@pytest.mark.rule("ED-MOVE-9")
def test_start_spaces_are_left_and_never_entered_again() -> None:
    scene = Scene()
    start = int(scene.board.start[0])
    first = next(n for n in steps_from(scene.board, start) if n >= 0)
    assert print_of(scene.board, first) == "jungle 1"
    game = scene.hand("trailblazer", "native").game()
    assert where(game) == start
    act(game, kind="play", card="trailblazer")
    act(game, kind="step", to=f"h{first}")
    back = stepping(scene.board, first, start)
    assert refused(game, back) == "ED-MOVE-9"
    act(game, kind="play", card="native")
    assert refused(game, back) == "ED-MOVE-9"
    beside, free = space_beside(scene.board, "start")
    scene.pawn(beside).pawn(path(scene.board, "water 1")[0], seat=1)
    assert refused(scene.game(), stepping(scene.board, beside, free)) == "ED-MOVE-9"
