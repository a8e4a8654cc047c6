"""ED-BLOCK: what lies across a joint, and how it is overcome."""

from __future__ import annotations

import pytest

import manoa
from tests.eldorado_scene import (
    Scene,
    act,
    asked,
    choices,
    end_turn,
    finish_path,
    held,
    joint_between,
    overcoming,
    own_route,
    paths,
    print_of,
    refused,
    stepping,
    where,
)

# A blockade's number and cards that each overcome it.
LANDSCAPE = [
    *((1, card, "machete", 1) for card in ("explorer", "scout", "giant-machete", "prop-plane")),
    *((2, card, "coin", 1) for card in ("traveller", "journalist", "jack-of-all-trades")),
    *((4, card, "paddle", 1) for card in ("sailor", "captain", "adventurer")),
    *((5, card, "machete", 2) for card in ("scout", "pioneer", "adventurer")),
]
TWO_STRIPS = own_route(("A", 0, 0, 0), ("R", 1, 5, -2), ("O", 4, 8, -6), ("C", 0, 13, -8), ("end-jungle", 0, 17, -12))
UNMET = [(1, "captain", "paddle"), (2, "pioneer", "machete"), (4, "millionaire", "coin"), (5, "captain", "paddle")]


def crossing(scene: Scene, joint: int, *wanted: str) -> list[int]:
    """A path whose last step crosses a joint."""
    edges = {frozenset(edge) for edge in scene.board.all_joints[joint].edges}
    return next(way for way in paths(scene.board, *wanted, over=(joint,)) if frozenset(way[-2:]) in edges)


@pytest.mark.rule("ED-BLOCK-1")
@pytest.mark.parametrize("card", ["pioneer", "native"])
def test_a_blockade_closes_every_edge_of_its_join_both_ways(card: str) -> None:
    scene = Scene().hand(card)
    for joint in scene.board.all_joints:
        if joint.number < 0:
            continue
        scene.blockade(joint.number, 6)
        for edge in joint.edges:
            for here, there in (edge, edge[::-1]):
                game = scene.pawn(here).game()
                if choices(game, kind="play", card=card):
                    act(game, kind="play", card=card)
                assert refused(game, stepping(scene.board, here, there)) == "ED-BLOCK-1"


@pytest.mark.rule("ED-BLOCK-1")
def test_rubble_and_camps_across_a_blockade_are_not_paid_for() -> None:
    scene = Scene(route="witchs-cauldron")
    here, there, joint = next(
        (here, there, joint.number)
        for joint in scene.board.all_joints
        for edge in joint.edges
        for here, there in (edge, edge[::-1])
        if joint.number >= 0 and print_of(scene.board, there).split()[0] in ("rubble", "camp")
    )
    game = scene.blockade(joint, 1).pawn(here).hand(*["traveller"] * 4).game()
    assert refused(game, stepping(scene.board, here, there)) == "ED-BLOCK-1"
    assert stepping(scene.board, here, there) in scene.blockade(joint, 0).game().legal_actions()


# Overcoming -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ED-BLOCK-2")
@pytest.mark.rule("ED-BLOCK-3")
@pytest.mark.parametrize(("number", "card", "symbol", "value"), LANDSCAPE)
def test_a_landscape_blockade_is_met_by_one_matching_card(number: int, card: str, symbol: str, value: int) -> None:
    scene = Scene().blockade(1, number).hand(card)
    for side in (0, 1):
        here = scene.board.all_joints[1].edges[2][side]
        game = scene.pawn(here).game()
        act(game, kind="play", card=card, symbol=symbol)
        assert act(game, kind="overcome", joint="j1")["cost"] == value
        assert [blockade["joint"] for blockade in game.view(0)["blockades"]] == ["j0", "j2", "j3"]
        assert game.view(0)["seats"][0]["blockades"] == [number]
        assert where(game) == here


@pytest.mark.rule("ED-BLOCK-2")
@pytest.mark.parametrize(("number", "card", "symbol"), UNMET)
def test_another_symbol_does_not_meet_it(number: int, card: str, symbol: str) -> None:
    scene = Scene().blockade(0, number).hand(card)
    terrain = {"machete": "jungle 1", "paddle": "water 1", "coin": "village 1"}[symbol]
    here = next(way[0] for way in paths(scene.board, terrain) if scene.board.touch[way[0]] & 1)
    game = scene.pawn(here).game()
    act(game, kind="play", card=card, symbol=symbol)
    assert refused(game, overcoming(0)) == "ED-BLOCK-2"


@pytest.mark.rule("ED-BLOCK-2")
def test_too_little_power_does_not_meet_it_and_cards_are_not_added() -> None:
    scene = Scene().blockade(0, 5).hand("explorer", "explorer")
    here = next(way[0] for way in paths(scene.board, "jungle 1") if scene.board.touch[way[0]] & 1)
    game = scene.pawn(here).game()
    assert refused(game, overcoming(0)) == "ED-BLOCK-2"
    act(game, kind="play", card="explorer")
    assert refused(game, overcoming(0)) == "ED-BLOCK-2"


@pytest.mark.rule("ED-BLOCK-2")
@pytest.mark.rule("ED-BLOCK-3")
@pytest.mark.parametrize(("number", "value"), [(3, 1), (6, 2)])
def test_a_rubble_blockade_is_met_by_any_cards(number: int, value: int) -> None:
    scene = Scene().blockade(0, number)
    for side in (0, 1):
        here = scene.board.all_joints[0].edges[2][side]
        game = scene.pawn(here).hand("sailor", "native").game()
        assert act(game, kind="overcome", joint="j0")["cost"] == value
        for card in ("sailor", "native")[:value]:
            assert game.view(0)["seats"][0]["blockades"] == []
            act(game, kind="pay", card=card)
        assert game.view(0)["seats"][0]["blockades"] == [number]
        assert where(game) == here
        assert sum(held(game, 0, "played").values()) == value
    assert refused(scene.hand(*("sailor", "native")[: value - 1]).game(), overcoming(0)) == "ED-SPEC-3"


@pytest.mark.rule("ED-BLOCK-2")
def test_only_a_pawn_on_an_edge_of_the_join_overcomes_it() -> None:
    scene = Scene().blockade(0, 1).hand("prop-plane", "native")
    far = next(way[0] for way in paths(scene.board, "jungle 1") if not scene.board.touch[way[0]])
    game = scene.pawn(far).game()
    act(game, kind="play", card="prop-plane", symbol="machete")
    assert refused(game, overcoming(0)) == "ED-BLOCK-2"
    act(game, kind="play", card="native")
    assert refused(game, overcoming(0)) == "ED-BLOCK-2"
    # On the joint's edge, but another joint's blockade is out of reach.
    game = scene.pawn(scene.board.all_joints[0].edges[0][0]).game()
    act(game, kind="play", card="native")
    assert refused(game, overcoming(1)) == "ED-BLOCK-2"


@pytest.mark.rule("ED-BLOCK-2")
def test_whatever_lies_across_the_blockade_is_overcome_from_there() -> None:
    # A space whose only edges of the join face mountains.
    scene = Scene(route="witchs-cauldron")
    across: dict[tuple[int, int], set[str]] = {}
    for joint in scene.board.all_joints:
        for one, other in joint.edges:
            across.setdefault((joint.number, one), set()).add(print_of(scene.board, other))
            across.setdefault((joint.number, other), set()).add(print_of(scene.board, one))
    joint_number, here = next(
        (number, space)
        for (number, space), prints in across.items()
        if number >= 0 and prints == {"mountain 0"} and print_of(scene.board, space) != "mountain 0"
    )
    game = scene.blockade(joint_number, 1).pawn(here).hand("explorer").game()
    act(game, kind="play", card="explorer")
    act(game, kind="overcome", joint=f"j{joint_number}")
    assert game.view(0)["seats"][0]["blockades"] == [1]


@pytest.mark.rule("ED-BLOCK-2")
def test_a_movement_token_meets_it_as_a_card_does() -> None:
    scene = Scene(caves=True).tokens("machete-2", "paddle-2").blockade(0, 5).hand()
    here = next(way[0] for way in paths(scene.board, "water 1") if scene.board.touch[way[0]] & 1)
    game = scene.pawn(here).game()
    wrong = game.copy()
    act(wrong, kind="token", token="paddle-2")
    assert refused(wrong, overcoming(0)) == "ED-BLOCK-2"
    act(game, kind="token", token="machete-2")
    act(game, kind="overcome", joint="j0")
    assert game.view(0)["seats"][0]["blockades"] == [5]


@pytest.mark.rule("ED-BLOCK-2")
@pytest.mark.rule("ED-BLOCK-4")
def test_one_card_meets_spaces_and_blockades_in_turn() -> None:
    scene = Scene().blockade(0, 5).hand("giant-machete", "native")
    way = crossing(scene, 0, "jungle 1", "jungle 1")
    game = scene.pawn(way[0]).game()
    act(game, kind="play", card="giant-machete")
    powers = []
    for play in (
        {"kind": "step", "to": f"h{way[1]}"},
        {"kind": "overcome", "joint": "j0"},
        {"kind": "step", "to": f"h{way[2]}"},
        {"kind": "step", "to": f"h{way[1]}"},
    ):
        act(game, **play)
        powers.append(asked(game)["moving"]["power"])
    assert powers == [5, 3, 2, 1]


@pytest.mark.rule("ED-BLOCK-2")
def test_one_card_meets_two_blockades_in_turn() -> None:
    scene = Scene(route=TWO_STRIPS).blockade(0, 1).blockade(1, 5).hand("giant-machete")
    way = next(
        way
        for way in paths(scene.board, "jungle 1", "jungle 1", "jungle 1", over=(0,))
        if joint_between(scene.board, *way[:2]) == 0 and scene.board.touch[way[3]] & 0b10
    )
    game = scene.pawn(way[0]).game()
    act(game, kind="play", card="giant-machete")
    act(game, kind="overcome", joint="j0")
    for space in way[1:]:
        act(game, kind="step", to=f"h{space}")
    act(game, kind="overcome", joint="j1")
    assert where(game) == way[3]
    assert game.view(0)["seats"][0]["blockades"] == [1, 5]


# Removed --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ED-BLOCK-3")
def test_the_pawn_may_stay_where_it_is() -> None:
    scene = Scene().blockade(0, 1).hand("trailblazer", "traveller")
    here, _ = crossing(scene, 0, "jungle 1")
    game = scene.pawn(here).game()
    act(game, kind="play", card="trailblazer")
    act(game, kind="overcome", joint="j0")
    assert where(game) == here
    act(game, kind="stop")
    end_turn(game)
    assert where(game) == here
    assert game.view(0)["seats"][0]["blockades"] == [1]


@pytest.mark.rule("ED-BLOCK-3")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_the_native_removes_it_and_gives_it_to_the_player_too(number: int) -> None:
    scene = Scene().blockade(0, number).hand("native")
    here, _ = crossing(scene, 0, "jungle 1")
    game = scene.pawn(here).game()
    act(game, kind="play", card="native")
    act(game, kind="overcome", joint="j0")
    assert where(game) == here
    assert game.view(0)["seats"][0]["blockades"] == [number]


@pytest.mark.rule("ED-BLOCK-4")
def test_left_over_power_carries_the_pawn_onto_any_matching_neighbour() -> None:
    scene = Scene().blockade(0, 1).hand("scout", "native")
    back, here, across = crossing(scene, 0, "jungle 1", "jungle 1")
    assert print_of(scene.board, back) == "jungle 1"
    for there in (back, across):
        game = scene.pawn(here).game()
        act(game, kind="play", card="scout")
        act(game, kind="overcome", joint="j0")
        act(game, kind="step", to=f"h{there}")
        assert where(game) == there


@pytest.mark.rule("ED-BLOCK-4")
def test_left_over_power_enters_nothing_that_does_not_match() -> None:
    scene = Scene().blockade(2, 1).hand("scout", "native")
    here, water = next(way for way in paths(scene.board, "water 2", over=(2,)) if scene.board.touch[way[0]] & 4)
    game = scene.pawn(here).game()
    act(game, kind="play", card="scout")
    act(game, kind="overcome", joint="j2")
    assert refused(game, stepping(scene.board, here, water)) == "ED-MOVE-1"


@pytest.mark.rule("ED-BLOCK-5")
def test_once_removed_everyone_passes_freely_to_the_end() -> None:
    scene = Scene().blockade(0, 2).hand("traveller").hand("explorer", seat=1).hand("explorer", seat=2)
    edges = scene.board.all_joints[0].edges
    jungle = [edge for edge in edges if all(print_of(scene.board, space) == "jungle 1" for space in edge)]
    (one, beyond_one), (_, beyond_two) = jungle[0], jungle[-1]
    two = next(a for a, b in jungle if b == beyond_two and a != one)
    scene.pawn(next(a for a, _ in edges if a not in (one, two))).pawn(one, seat=1).pawn(two, seat=2)
    game = scene.game()
    assert refused(scene.turn_of(1).game(), stepping(scene.board, one, beyond_one)) == "ED-BLOCK-1"
    act(game, kind="play", card="traveller")
    act(game, kind="overcome", joint="j0")
    end_turn(game)
    for here, there in ((one, beyond_one), (two, beyond_two)):
        seat = game.current_player
        assert where(game, seat) == here
        assert refused(game, overcoming(0)) == "ED-BLOCK-5"
        act(game, kind="play", card="explorer")
        act(game, kind="step", to=f"h{there}")
        assert where(game, seat) == there
        end_turn(game)


@pytest.mark.rule("ED-BLOCK-6")
def test_the_player_keeps_the_blockade_for_all_to_see() -> None:
    scene = Scene().blockade(0, 1).hand("explorer").holds(6, seat=2)
    game = scene.pawn(scene.board.all_joints[0].edges[3][0]).game()
    act(game, kind="play", card="explorer")
    act(game, kind="overcome", joint="j0")
    end_turn(game)
    for viewer in (0, 1, 2, None):
        assert [seat["blockades"] for seat in game.view(viewer)["seats"]] == [[1], [], [6]]


@pytest.mark.rule("ED-BLOCK-6")
def test_the_blockade_kept_decides_the_tie() -> None:
    scene = Scene().blockade(0, 3).home(0, 1).turn_of(2).hand("traveller", "sailor", seat=2)
    game = scene.pawn(scene.board.all_joints[0].edges[0][0], seat=2).game()
    act(game, kind="overcome", joint="j0")
    act(game, kind="pay", card="traveller")
    # Much later, next to the finish.
    position = game.position()
    position["state"]["seats"][2]["pawns"][0]["space"] = f"h{finish_path(scene.board)[0]}"
    game = manoa.load(position)
    act(game, kind="play", card="sailor")
    game.apply(choices(game, kind="step")[0])
    end_turn(game)
    assert game.is_over
    assert game.ranking() == [[2], [0], [1]]
