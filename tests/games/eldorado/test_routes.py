"""Routes: the named ones are what their sources say; own ones are refused for every fault, by the tile at fault."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

import manoa
from manoa.games.eldorado.board import Board
from manoa.games.eldorado.routes import NAMED, board_of, check_route, load_route
from manoa.kernel.hexes import distance
from manoa.kernel.language import LANGUAGES
from tests.eldorado_scene import own_route
from tests.games.eldorado.own_routes import own_routes, piece

# For each named route, as read from the sources: start spaces 1 to 4, finish spaces, caves with their tiles, and the
# joints with whether a blockade lies there and which spaces meet. All places are axial coordinates.
FACTS: dict[str, dict[str, Any]] = json.loads(Path(__file__).with_name("route_facts.json").read_text(encoding="utf-8"))

A = ("A", 0, 0, 0)
END = ("end-river", 0, 4, -4)
SHORT = own_route(A, END)


# Named routes -------------------------------------------------------------------------------------------------------


def places(board: Board, numbers: list[int]) -> list[list[int]]:
    return [list(board.spaces[number].at) for number in numbers]


def test_the_seven_routes_have_names() -> None:
    assert list(FACTS) == list(NAMED)
    assert len(NAMED) == 7


@pytest.mark.parametrize("name", FACTS)
def test_start_finish_and_caves_are_where_the_sources_have_them(name: str) -> None:
    board, facts = board_of(name), FACTS[name]
    assert places(board, [int(number) for number in board.start]) == facts["start"]
    finish = [space.number for space in board.spaces if space.finish]
    assert sorted(places(board, finish)) == sorted(facts["finish"])
    caves = [[board.spaces[number].tile, *board.spaces[number].at] for number in board.cave_spaces]
    assert sorted(caves) == sorted(facts["caves"])


@pytest.mark.parametrize("name", FACTS)
def test_joints_and_blockade_edges_are_where_the_sources_have_them(name: str) -> None:
    board, facts = board_of(name), FACTS[name]
    *joints, last = board.all_joints
    assert [[joint.first, joint.second, joint.number >= 0] for joint in joints] == [
        fact[:3] for fact in facts["joints"]
    ]
    for joint, (_, _, _, edges) in zip(joints, facts["joints"], strict=True):
        assert sorted(places(board, list(edge)) for edge in joint.edges) == sorted(edges)
    with_blockade = [joint.number for joint in joints if joint.number >= 0]
    assert with_blockade == list(range(int(board.joints)))
    assert last.number == -1, "no blockade lies before the end tile"
    assert last.second.startswith("end-")


@pytest.mark.parametrize("name", NAMED)
def test_edges_of_a_joint_lead_both_ways_and_nowhere_else(name: str) -> None:
    board = board_of(name)
    wanted = {
        (one, other): joint.number
        for joint in board.all_joints
        for edge in joint.edges
        for one, other in (edge, edge[::-1])
    }
    for space in board.spaces:
        for direction in range(6):
            beyond = int(board.next[space.number * 6 + direction])
            if beyond >= 0:
                assert distance(space.at, board.spaces[beyond].at) == 1
                assert board.edge[space.number * 6 + direction] == wanted.get((space.number, beyond), -1)


@pytest.mark.parametrize("name", NAMED)
def test_a_named_route_may_be_given_piece_by_piece(name: str) -> None:
    own = check_route({"tiles": NAMED[name]["tiles"]})
    assert own == {"tiles": NAMED[name]["tiles"]}
    one = manoa.new("eldorado", players=3, seed=4, options={"route": name})
    other = manoa.new("eldorado", players=3, seed=4, options={"route": own})
    assert one.view(0)["map"] == other.view(0)["map"]
    assert one.position()["state"] == other.position()["state"]


# Own routes ---------------------------------------------------------------------------------------------------------


def refused(route: Any) -> manoa.ManoaError:
    """The refusal of a route by the option and by the game alike, with words in every language."""
    with pytest.raises(manoa.ManoaError) as caught:
        check_route(route)
    with pytest.raises(manoa.ManoaError) as again:
        manoa.new("eldorado", players=2, options={"route": route})
    assert str(again.value) == str(caught.value)
    assert all(caught.value.say(language).strip() for language in LANGUAGES)
    return caught.value


def test_the_shortest_route_is_a_start_and_an_end() -> None:
    assert check_route(SHORT) == SHORT
    assert board_of(SHORT).joints == 0


@settings(max_examples=40)
@given(own_routes())
def test_a_grown_route_is_its_own_normal_form_and_plays(route: dict[str, Any]) -> None:
    assert check_route(route) == route
    board = board_of(route)
    assert len(board.start) == 4
    assert board.joints <= 6
    numbers = [joint.number for joint in board.all_joints if joint.number >= 0]
    assert numbers == list(range(int(board.joints)))
    game = manoa.new("eldorado", players=4, seed=1, options={"route": route, "caves": True})
    standing = game.position()["state"]["blockades"]
    assert len(standing) == board.joints
    assert all(standing)


@settings(max_examples=40)
@given(own_routes(), st.data())
def test_a_route_that_lost_its_start_or_end_is_refused(route: dict[str, Any], data: st.DataObject) -> None:
    lost = data.draw(st.sampled_from((0, -1)))
    tiles = [tile for tile in route["tiles"] if tile is not route["tiles"][lost]]
    error = refused({"tiles": tiles})
    assert error.key == ("error-route-no-end" if lost else "error-route-no-start")
    assert tiles[lost]["tile"] in str(error)


SEVEN_BLOCKADES = own_route(
    A,
    ("C", 0, 7, -3),
    ("E", 0, 14, -6),
    ("G", 0, 21, -9),
    ("I", 0, 28, -12),
    ("K", 0, 35, -15),
    ("M", 0, 42, -18),
    ("O", 1, 47, -20),
    ("end-river", 0, 50, -24),
)

FAULTS: dict[str, tuple[dict[str, Any], str, list[str]]] = {
    "overlap": (own_route(A, ("C", 0, 6, -3), ("end-river", 0, 10, -7)), "error-route-overlap", ["C", "A"]),
    "front and back of one piece": (
        own_route(A, ("C", 0, 7, -3), ("D", 0, 14, -6), ("end-river", 0, 18, -10)),
        "error-route-both-sides",
        ["D", "C"],
    ),
    "front and back of the start": (
        own_route(A, ("B", 0, 7, -3), ("end-river", 0, 11, -7)),
        "error-route-both-sides",
        ["B", "A"],
    ),
    "a piece twice": (
        own_route(A, ("C", 0, 7, -3), ("C", 0, 14, -6), ("end-river", 0, 18, -10)),
        "error-route-twice",
        ["C"],
    ),
    "both end tiles": (
        own_route(A, END, ("end-jungle", 0, 5, -5)),
        "error-route-both-sides",
        ["end-jungle", "end-river"],
    ),
    "tiles that do not touch": (
        own_route(A, ("C", 0, 9, -3), ("end-river", 0, 13, -7)),
        "error-route-apart",
        ["C", "A"],
    ),
    "an end that does not touch": (own_route(A, ("end-river", 0, 9, -4)), "error-route-apart", ["end-river", "A"]),
    "tiles that touch only at a corner": (
        own_route(A, ("C", 0, 8, -4), ("end-river", 0, 12, -8)),
        "error-route-apart",
        ["C", "A"],
    ),
    "no start": (own_route(("C", 0, 0, 0), END), "error-route-no-start", ["C"]),
    "a start that is not first": (
        own_route(("C", 0, 0, 0), ("A", 0, 7, -3), ("end-river", 0, 11, -7)),
        "error-route-no-start",
        ["C"],
    ),
    "no end": (own_route(A, ("C", 0, 7, -3)), "error-route-no-end", ["C"]),
    "a start alone": (own_route(A), "error-route-no-end", ["A"]),
    "an end alone": (own_route(END), "error-route-no-start", ["end-river"]),
    "an end that is not last": (own_route(A, END, ("C", 0, 7, -3)), "error-route-end-not-last", ["end-river"]),
    "pieces that touch though they do not follow one another": (
        own_route(A, ("C", 0, 7, -3), ("E", 0, 3, 4), ("end-river", 0, 3, 8)),
        "error-route-touches",
        ["E", "A"],
    ),
    "a tile joined by a mountain alone": (
        own_route(A, ("E", 0, 7, -7), ("end-river", 0, 11, -11)),
        "error-route-unreachable",
        ["E"],
    ),
    "an end joined by a mountain alone": (
        own_route(A, ("E", 2, 7, -3), ("end-river", 0, 7, -8)),
        "error-route-unreachable",
        ["end-river"],
    ),
    "more than six blockades": (SEVEN_BLOCKADES, "error-route-too-many-blockades", ["O"]),
}


@pytest.mark.parametrize("what", FAULTS)
def test_a_route_that_cannot_be_laid_is_refused_by_its_tiles(what: str) -> None:
    route, key, tiles = FAULTS[what]
    error = refused(route)
    assert isinstance(error, manoa.BadBoard)
    assert error.key == key, str(error)
    for tile in tiles:
        assert tile in str(error)


def test_six_blockades_are_enough_for_a_route_without_its_last_strip() -> None:
    shorter = {"tiles": [*SEVEN_BLOCKADES["tiles"][:7], piece("end-river", 0, 46, -22)]}
    assert board_of(check_route(shorter)).joints == 6


@pytest.mark.parametrize("tile", ["S", "a", "END", "", None, 7, ["A"]])
def test_an_unknown_tile_is_named_with_those_that_there_are(tile: Any) -> None:
    error = refused({"tiles": [piece("A"), {**piece("C"), "tile": tile}]})
    assert error.key == "error-route-tile-unknown"
    assert str(tile) in str(error)
    assert "2" in str(error), "the piece's number"
    assert "end-jungle" in str(error)


@pytest.mark.parametrize("field", ["rotation", "q", "r"])
@pytest.mark.parametrize("value", [None, "1", 1.0, True, [], {}])
def test_numbers_are_whole_numbers(field: str, value: Any) -> None:
    error = refused({"tiles": [piece("A"), {**piece("C", 0, 7, -3), field: value}, piece("end-river", 0, 11, -7)]})
    assert error.key == "error-route-not-a-number"
    assert "C" in str(error)
    assert field in str(error)


@pytest.mark.parametrize(
    ("field", "value"), [("rotation", -1), ("rotation", 6), ("q", 1001), ("r", -1001), ("q", 1 << 70)]
)
def test_numbers_have_their_range(field: str, value: int) -> None:
    error = refused({"tiles": [piece("A"), {**piece("C", 0, 7, -3), field: value}, piece("end-river", 0, 11, -7)]})
    assert error.key == "error-route-out-of-range"
    assert all(word in str(error) for word in ("C", field))


@pytest.mark.parametrize("field", ["tile", "rotation", "q", "r"])
def test_a_missing_field_of_a_piece_is_named(field: str) -> None:
    lacking = {name: value for name, value in piece("C", 0, 7, -3).items() if name != field}
    error = refused({"tiles": [piece("A"), lacking]})
    assert error.key == "error-route-piece-field-missing"
    assert field in str(error)
    assert "2" in str(error)


def test_an_unknown_field_is_named() -> None:
    error = refused({"tiles": [piece("A"), {**piece("C", 0, 7, -3), "colour": "green"}]})
    assert error.key == "error-route-piece-field-unknown"
    assert "colour" in str(error)
    assert "2" in str(error)
    error = refused({**SHORT, "name": "Mine"})
    assert error.key == "error-route-field-unknown"
    assert "name" in str(error)


@pytest.mark.parametrize("tiles", [None, [], {}, "AB", 7])
def test_a_route_has_a_list_of_tiles(tiles: Any) -> None:
    assert refused({"tiles": tiles}).key == "error-route-no-tiles"
    assert refused({}).key == "error-route-no-tiles"


@pytest.mark.parametrize("entry", [None, "A", 7, ["A", 0, 0, 0]])
def test_a_piece_is_a_table(entry: Any) -> None:
    error = refused({"tiles": [piece("A"), entry]})
    assert error.key == "error-route-piece-not-a-table"
    assert "2" in str(error)


@pytest.mark.parametrize("route", [None, 7, True, ["A"]])
def test_a_route_is_a_name_or_a_table(route: Any) -> None:
    assert refused(route).key == "error-route-not-a-table"


@pytest.mark.parametrize("name", ["", "First game", "first_game", "nowhere"])
def test_an_unknown_name_is_refused_with_those_that_there_are(name: str) -> None:
    error = refused(name)
    assert isinstance(error, manoa.BadOption)
    assert all(known in str(error) for known in NAMED)


# Files --------------------------------------------------------------------------------------------------------------

GOOD = """
[[tiles]]
tile = "A"
rotation = 0
q = 0
r = 0

[[tiles]]
tile = "end-river"
rotation = 0
q = 4
r = -4
"""


def refused_file(path: Path, content: bytes) -> manoa.ManoaError:
    path.write_bytes(content)
    with pytest.raises(manoa.BadBoard) as caught:
        load_route(path)
    assert all(caught.value.say(language).strip() for language in LANGUAGES)
    return caught.value


def test_a_route_comes_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(GOOD, encoding="utf-8")
    assert load_route(path) == SHORT


def test_a_file_that_is_no_toml_is_refused_with_its_name_and_the_place(tmp_path: Path) -> None:
    error = refused_file(tmp_path / "mine.toml", GOOD.replace("q = 4", "q = = 4").encode())
    assert error.key == "error-route-not-toml"
    assert "mine.toml" in str(error)
    assert "line 11" in str(error)


@pytest.mark.parametrize("value", ["9" * 5000, "[" * 5000 + "]" * 5000])
def test_a_file_that_the_parser_gives_up_on_is_refused(tmp_path: Path, value: str) -> None:
    assert refused_file(tmp_path / "mine.toml", f"tiles = {value}".encode()).key == "error-route-not-toml"


def test_a_file_that_is_no_utf8_is_refused_by_its_name(tmp_path: Path) -> None:
    error = refused_file(tmp_path / "mine.toml", b'name = "\xe9\xff"\n')
    assert error.key == "error-route-not-text"
    assert "mine.toml" in str(error)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "error-route-no-tiles"),
        ("tiles = 3", "error-route-no-tiles"),
        ("tiles = ['A']", "error-route-piece-not-a-table"),
        ("author = 'me'\n" + GOOD, "error-route-field-unknown"),
        (GOOD.replace('"A"', '"Z"'), "error-route-tile-unknown"),
        (GOOD.replace("q = 4", "q = 4.0"), "error-route-not-a-number"),
        (GOOD.replace("q = 4", "q = 40"), "error-route-apart"),
        (GOOD.replace("q = 4", "s = 4"), "error-route-piece-field-missing"),
    ],
)
def test_what_is_wrong_in_a_file_is_said_as_for_any_route(tmp_path: Path, text: str, key: str) -> None:
    assert refused_file(tmp_path / "mine.toml", text.encode()).key == key


def test_a_file_that_is_not_there_is_said_to_be_missing(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        load_route(tmp_path / "nowhere.toml")
