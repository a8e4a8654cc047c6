"""ED-SETUP: players, routes, blockades, market, decks, pawns, caves, and who may know what."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import manoa
from manoa.games.eldorado.routes import NAMED
from manoa.kernel.language import LANGUAGES
from tests.eldorado_scene import Scene, act, caves_next_to, end_turn, held, own_route, paths, refused, stepping

ONE_TILE = own_route(("A", 0, 0, 0), ("C", 0, 7, -3), ("end-jungle", 0, 11, -7))
# Seven large pieces, each with its cave up: no route has more, and its six joins take every blockade.
LONGEST = (
    *(("A", 0, 0, 0), ("C", 0, 7, -3), ("E", 0, 14, -6), ("G", 0, 21, -9)),
    *(("I", 0, 28, -12), ("L", 0, 35, -15), ("M", 0, 42, -18)),
)


def begun(players: int = 3, seed: int = 1, **options: Any) -> manoa.Game:
    return manoa.new("eldorado", players=players, seed=seed, options=options)


def table(game: manoa.Game) -> dict[str, Any]:
    return game.view(None)


def refused_route(*pieces: tuple[str, int, int, int]) -> str:
    with pytest.raises(manoa.BadBoard) as refusal:
        begun(route=own_route(*pieces))
    assert str(refusal.value)
    return refusal.value.key


@pytest.mark.rule("ED-SETUP-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_players_take_part(players: int) -> None:
    assert len(table(begun(players))["seats"]) == players


@pytest.mark.rule("ED-SETUP-1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_any_other_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(manoa.BadOption):
        begun(players)


# Routes -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ED-SETUP-2")
@pytest.mark.parametrize("start", ["A", "B"])
@pytest.mark.parametrize("end", ["end-jungle", "end-river"])
def test_a_route_runs_from_either_start_side_to_either_end_side(start: str, end: str) -> None:
    game = begun(route=own_route((start, 0, 0, 0), ("C", 0, 7, -3), (end, 0, 11, -7)))
    spaces = table(game)["map"]["spaces"]
    assert {space["tile"] for space in spaces if space["start"]} == {start}
    assert {space["tile"] for space in spaces if space["finish"]} == {end}
    assert sum(space["finish"] for space in spaces) == 3


@pytest.mark.rule("ED-SETUP-2")
def test_a_route_may_hold_one_or_both_strips() -> None:
    one = own_route(("A", 0, 0, 0), ("R", 1, 5, -2), ("C", 0, 10, -5), ("end-jungle", 0, 14, -9))
    both = own_route(("A", 0, 0, 0), ("R", 1, 5, -2), ("O", 4, 8, -6), ("C", 0, 13, -8), ("end-jungle", 0, 17, -12))
    for route, spaces in ((one, 37 + 16 + 37 + 3), (both, 37 + 16 + 16 + 37 + 3)):
        assert len(table(begun(route=route))["map"]["spaces"]) == spaces


@pytest.mark.rule("ED-SETUP-2")
def test_a_route_without_start_or_end_is_refused() -> None:
    assert refused_route(("C", 0, 0, 0), ("E", 0, 7, -3), ("end-jungle", 0, 11, -7)) == "error-route-no-start"
    assert refused_route(("A", 0, 0, 0), ("C", 0, 7, -3)) == "error-route-no-end"


@pytest.mark.rule("ED-SETUP-2")
def test_one_piece_is_never_used_twice_nor_with_both_sides() -> None:
    end = ("end-jungle", 0, 18, -10)
    assert refused_route(("A", 0, 0, 0), ("C", 0, 7, -3), ("C", 0, 14, -6), end) == "error-route-twice"
    assert refused_route(("A", 0, 0, 0), ("C", 0, 7, -3), ("D", 0, 14, -6), end) == "error-route-both-sides"
    assert refused_route(("A", 0, 0, 0), ("B", 0, 7, -3), ("C", 0, 14, -6), end) == "error-route-both-sides"
    strips = (("A", 0, 0, 0), ("Q", 1, 5, -2), ("R", 4, 8, -6), ("C", 0, 13, -8), ("end-jungle", 0, 17, -12))
    assert refused_route(*strips) == "error-route-both-sides"


@pytest.mark.rule("ED-SETUP-3")
def test_the_first_game_and_every_recommended_route_is_chosen_by_name() -> None:
    offered = next(o for o in manoa.catalogue()[0]["options"] if o["name"] == "route")
    assert offered["default"] == "first-game"
    assert len(offered["values"]) == 7
    for name in offered["values"]:
        spaces = table(begun(route=name))["map"]["spaces"]
        assert list(dict.fromkeys(space["tile"] for space in spaces)) == [p["tile"] for p in NAMED[name]["tiles"]]
    assert Counter(NAMED[name]["difficulty"] for name in offered["values"] if name != "first-game") == {
        "easy": 2,
        "medium": 2,
        "hard": 2,
    }
    with pytest.raises(manoa.BadOption):
        begun(route="no-such-route")


@pytest.mark.rule("ED-SETUP-3")
def test_players_build_their_own_route() -> None:
    game = begun(route=ONE_TILE)
    assert [joint["between"] for joint in table(game)["map"]["joints"]] == [["A", "C"], ["C", "end-jungle"]]


# Blockades ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ED-SETUP-4")
def test_one_random_blockade_lies_face_up_on_each_join_and_the_rest_stay_in_the_box() -> None:
    seen: set[tuple[str, int]] = set()
    for seed in range(120):
        game = begun(seed=seed)
        standing = table(game)["blockades"]
        assert [blockade["joint"] for blockade in standing] == ["j0", "j1", "j2", "j3"]
        assert len({blockade["number"] for blockade in standing}) == 4
        assert all(seat["blockades"] == [] for seat in table(game)["seats"])
        seen |= {(blockade["joint"], blockade["number"]) for blockade in standing}
    assert seen == {(f"j{joint}", number) for joint in range(4) for number in range(1, 7)}


@pytest.mark.rule("ED-SETUP-4")
def test_players_may_choose_the_blockades_joint_by_joint_and_leave_joints_free() -> None:
    for seed in range(5):
        game = begun(seed=seed, blockades=[6, 0, 1, 3])
        assert [(b["joint"], b["number"]) for b in table(game)["blockades"]] == [("j0", 6), ("j2", 1), ("j3", 3)]
        assert manoa.load(game.position()).position() == game.position()


@pytest.mark.rule("ED-SETUP-4")
def test_players_may_do_without_blockades() -> None:
    for route in NAMED:
        game = begun(route=route, blockades="none")
        assert table(game)["blockades"] == []
        assert manoa.load(game.position()).view(None) == game.view(None)


@pytest.mark.rule("ED-SETUP-4")
@pytest.mark.parametrize(
    ("chosen", "key"),
    [
        ("chosen", "error-blockades"),
        (None, "error-blockades"),
        ([1, 2, 3, 7], "error-blockades-number"),
        ([1, 2, 3, -1], "error-blockades-number"),
        ([1, 2, 3, True], "error-blockades-number"),
        ([1, 2, 3, "4"], "error-blockades-number"),
        ([1, 2, 3, 2], "error-blockades-twice"),
        ([1, 2, 3], "error-blockades-joints"),
        ([1, 2, 3, 4, 5], "error-blockades-joints"),
        ([], "error-blockades-joints"),
    ],
)
def test_a_choice_of_blockades_that_cannot_be_is_refused_in_words(chosen: Any, key: str) -> None:
    with pytest.raises(manoa.BadOption) as refusal:
        begun(blockades=chosen)
    assert refusal.value.key == key
    assert all(refusal.value.say(language).strip() for language in LANGUAGES)
    position = begun().position()
    with pytest.raises(manoa.BadOption):
        manoa.load({**position, "options": {**position["options"], "blockades": chosen}})


@pytest.mark.rule("ED-SETUP-4")
def test_pieces_that_do_not_follow_one_another_may_not_touch() -> None:
    assert (
        refused_route(("A", 0, 0, 0), ("C", 0, 7, -3), ("E", 0, 3, 4), ("end-jungle", 2, 3, 8)) == "error-route-touches"
    )


@pytest.mark.rule("ED-SETUP-4")
def test_six_blockades_are_enough_for_seven_tiles_and_too_few_for_a_strip_more() -> None:
    game = begun(route=own_route(*LONGEST, ("end-jungle", 0, 46, -22)))
    assert sorted(blockade["number"] for blockade in table(game)["blockades"]) == [1, 2, 3, 4, 5, 6]
    assert refused_route(*LONGEST, ("R", 1, 47, -20), ("end-jungle", 0, 50, -24)) == "error-route-too-many-blockades"
    shorter = own_route(*LONGEST[:1], ("R", 1, 5, -2), ("end-jungle", 0, 8, -6))
    assert len(table(begun(route=shorter))["blockades"]) == 1


@pytest.mark.rule("ED-SETUP-5")
@pytest.mark.parametrize("edition", ["2019", "2023"])
def test_joins_onto_a_strip_take_a_blockade_those_off_it_and_before_the_end_take_none(edition: str) -> None:
    pieces = (("A", 0, 0, 0), ("R", 1, 5, -2), ("O", 4, 8, -6), ("C", 0, 13, -8), ("end-jungle", 0, 17, -12))
    game = begun(route=own_route(*pieces), edition=edition)
    joins = [(joint["between"], joint["id"]) for joint in table(game)["map"]["joints"]]
    assert joins == [
        (["A", "R"], "j0"),
        (["R", "O"], "j1"),
        (["O", "C"], None),
        (["C", "end-jungle"], None),
    ]
    assert [blockade["joint"] for blockade in table(game)["blockades"]] == ["j0", "j1"]


# Market, decks, pawns -----------------------------------------------------------------------------------------------


@pytest.mark.rule("ED-SETUP-6")
def test_the_market_holds_54_cards_in_18_piles_of_3_six_of_them_on_the_board() -> None:
    market = table(begun())["market"]
    on_board, above = market["slots"], market["above"]
    assert [len(on_board), len(above)] == [6, 12]
    assert all(pile["left"] == 3 for pile in on_board + above)
    assert {pile["card"] for pile in on_board} == {
        "scout",
        "trailblazer",
        "jack-of-all-trades",
        "photographer",
        "treasure-chest",
        "transmitter",
    }
    assert len({pile["card"] for pile in on_board + above}) == 18


@pytest.mark.rule("ED-SETUP-7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_begins_with_the_same_eight_cards_four_of_them_in_hand(players: int) -> None:
    hands: set[tuple[tuple[str, int], ...]] = set()
    for seed in range(30):
        for seat in begun(players, seed).position()["state"]["seats"]:
            assert sum(seat["hand"].values()) == 4
            assert Counter(seat["hand"]) + Counter(seat["draw"]) == {"sailor": 1, "explorer": 3, "traveller": 4}
            assert seat["discard"] == seat["played"] == seat["removed"] == {}
            hands.add(tuple(sorted(seat["hand"].items())))
    assert len(hands) > 4, "decks are shuffled"


@pytest.mark.rule("ED-SETUP-8")
@pytest.mark.parametrize(("players", "pawns"), [(2, 2), (3, 1), (4, 1)])
def test_two_players_have_two_pawns_each_more_players_one(players: int, pawns: int) -> None:
    assert [len(seat["pawns"]) for seat in table(begun(players))["seats"]] == [pawns] * players


@pytest.mark.rule("ED-SETUP-8")
def test_nobody_moves_a_second_pawn_with_three_players() -> None:
    scene = Scene()
    start = scene.board.start[0]
    onward = next(int(n) for n in scene.board.next[start * 6 : start * 6 + 6] if n >= 0)
    assert refused(scene.game(), stepping(scene.board, int(start), onward, pawn=1)) == "ED-SETUP-8"


@pytest.mark.rule("ED-SETUP-9")
@pytest.mark.parametrize(("players", "taken"), [(2, [[1, 3], [2, 4]]), (3, [[1], [2], [3]]), (4, [[1], [2], [3], [4]])])
def test_start_spaces_are_taken_in_turn_order(players: int, taken: list[list[int]]) -> None:
    for route in ("first-game", "serpentine"):
        view = table(begun(players, route=route))
        number = {space["id"]: space["start"] for space in view["map"]["spaces"]}
        assert [[number[pawn["space"]] for pawn in seat["pawns"]] for seat in view["seats"]] == taken


@pytest.mark.rule("ED-SETUP-9")
@pytest.mark.parametrize(
    ("players", "first", "taken"),
    [(2, 1, [[2, 4], [1, 3]]), (3, 1, [[3], [1], [2]]), (3, 2, [[2], [3], [1]]), (4, 3, [[2], [3], [4], [1]])],
)
def test_whoever_begins_takes_start_space_1_and_the_others_follow(
    players: int, first: int, taken: list[list[int]]
) -> None:
    view = table(begun(players, begins="loser", loser=first))
    number = {space["id"]: space["start"] for space in view["map"]["spaces"]}
    assert [[number[pawn["space"]] for pawn in seat["pawns"]] for seat in view["seats"]] == taken


# Caves --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ED-SETUP-10")
def test_every_cave_on_the_route_gets_four_of_the_36_tokens() -> None:
    game = begun(route="serpentine", caves=True)
    view = table(game)
    printed = [space["id"] for space in view["map"]["spaces"] if space["cave"]]
    assert [cave["space"] for cave in view["caves"]] == printed
    assert [cave["left"] for cave in view["caves"]] == [4] * 6
    assert all(space["terrain"] == "mountain" for space in view["map"]["spaces"] if space["cave"])
    # Nobody has seen a token yet: the pool is the whole box, of which the piles hold 24 and 12 stay out of the game.
    assert game.position()["state"]["unseen"] == {
        "machete-1": 2,
        "machete-2": 3,
        "machete-3": 2,
        "paddle-1": 2,
        "paddle-2": 3,
        "coin-1": 2,
        "coin-2": 3,
        "draw": 4,
        "remove": 4,
        "replace": 3,
        "keep-item": 2,
        "native": 2,
        "pass": 2,
        "symbol": 2,
    }


@pytest.mark.rule("ED-SETUP-10")
def test_at_most_seven_piles_are_in_use() -> None:
    game = begun(route=own_route(*LONGEST, ("end-jungle", 0, 46, -22)), caves=True)
    assert [cave["left"] for cave in table(game)["caves"]] == [4] * 7


@pytest.mark.rule("ED-SETUP-10")
def test_without_the_variant_there_is_no_token() -> None:
    game = begun(route="serpentine")
    assert table(game)["caves"] == []
    assert game.position()["state"]["unseen"] == {}


# Who begins, who knows ----------------------------------------------------------------------------------------------


@pytest.mark.rule("ED-SETUP-11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_seat_0_begins_every_round(players: int) -> None:
    game = begun(players)
    turns: list[tuple[int, int]] = []
    for _ in range(3 * players):
        turns.append((table(game)["round"], game.current_player))
        end_turn(game)
    assert turns == [(number, seat) for number in (1, 2, 3) for seat in range(players)]


@pytest.mark.rule("ED-SETUP-11")
@pytest.mark.parametrize(("players", "first"), [(2, 1), (3, 1), (3, 2), (4, 3)])
def test_the_loser_of_the_last_game_may_begin_every_round(players: int, first: int) -> None:
    game = begun(players, begins="loser", loser=first)
    assert game.view(0)["first"] == first
    turns: list[tuple[int, int]] = []
    for _ in range(3 * players):
        turns.append((table(game)["round"], game.current_player))
        end_turn(game)
        game = manoa.load(game.position())
    assert turns == [(number, (first + step) % players) for number in (1, 2, 3) for step in range(players)]


@pytest.mark.rule("ED-SETUP-11")
@pytest.mark.parametrize("options", [{"begins": "random"}, {"begins": "random", "loser": 1}, {"begins": "loser"}])
def test_the_lot_decides_who_begins_and_is_in_the_seed(options: dict[str, Any]) -> None:
    first = [begun(3, seed, **options).current_player for seed in range(40)]
    assert set(first) == {0, 1, 2}
    assert first == [begun(3, seed, **options).current_player for seed in range(40)]


@pytest.mark.rule("ED-SETUP-11")
def test_a_first_player_who_cannot_be_is_refused() -> None:
    with pytest.raises(manoa.BadOption):
        begun(3, loser=3)
    with pytest.raises(manoa.BadOption):
        begun(3, begins="last")
    for options, first in (({}, 1), ({"begins": "loser", "loser": 2}, 0), ({"begins": "random"}, 3)):
        scene = Scene(**options)
        scene.state["first"] = first
        with pytest.raises(manoa.BadRecord):
            scene.game()


@pytest.mark.rule("ED-SETUP-12")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_everyone_sees_what_lies_open(viewer: int | None) -> None:
    scene = Scene(route="serpentine", caves=True).tokens("draw", "coin-2", seat=2).holds(5, seat=2)
    scene.zone(2, "discard", "scout").zone(2, "played", "native").zone(2, "removed", "explorer", "compass")
    view = scene.game().view(viewer)
    rival = view["seats"][2]
    assert rival["discard"] == {"scout": 1}
    assert rival["played"] == {"native": 1}
    assert rival["removed"] == {"explorer": 1, "compass": 1}
    assert rival["tokens"] == {"draw": 1, "coin-2": 1}
    assert rival["blockades"] == [5]
    assert [rival["hand_size"], rival["draw_size"]] == [4, 3]
    assert [cave["left"] for cave in view["caves"]] == [4] * 6
    assert {pile["card"]: pile["left"] for pile in view["market"]["above"]}["native"] == 2
    assert [blockade["number"] for blockade in view["blockades"]] != []


@pytest.mark.rule("ED-SETUP-12")
def test_hands_are_for_their_owners_eyes_and_piles_for_nobodys() -> None:
    game = begun(4, route="serpentine", caves=True)
    for viewer in (0, 1, 2, 3, None):
        for seat in game.view(viewer)["seats"]:
            assert ("hand" in seat) == (seat["seat"] == viewer)
            assert "draw" not in seat
    # Whatever a seat cannot know may be dealt anew without a trace in what it sees.
    for seed in range(20):
        assert game.determinize(0, seed).view(0) == game.view(0)
    hands = {str(game.determinize(0, seed).position()["state"]["seats"][1]["hand"]) for seed in range(20)}
    assert len(hands) > 1


@pytest.mark.rule("ED-SETUP-12")
def test_nobody_can_know_the_next_card_of_a_pile_not_even_of_ones_own() -> None:
    game = Scene().hand("explorer").game()
    drawn: set[str] = set()
    for seed in range(20):
        other = game.determinize(0, seed)
        assert other.view(0) == game.view(0)
        end_turn(other)
        drawn.add(str(held(other, 0, "hand")))
    assert len(drawn) > 1


@pytest.mark.rule("ED-SETUP-12")
def test_nobody_can_know_the_top_token_of_a_cave() -> None:
    scene = Scene(route="serpentine", caves=True, edition="2019").hand("explorer")
    here, beside = next(way for way in paths(scene.board, "jungle 1") if caves_next_to(scene.board, way[1]))
    game = scene.pawn(here).game()
    assert all(set(cave) == {"cave", "space", "left"} for cave in game.view(0)["caves"])
    found: set[str] = set()
    for seed in range(20):
        other = game.determinize(0, seed)
        act(other, kind="play", card="explorer")
        act(other, kind="step", to=f"h{beside}")
        found.add(str(other.view(1)["seats"][0]["tokens"]))
    assert len(found) > 1
