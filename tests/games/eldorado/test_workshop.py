"""The route workshop: pieces fit where they should, tips are measured, routes on wish are good ones."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings, strategies as st

import manoa
from manoa.bots import make
from manoa.games.eldorado.board import cut_of
from manoa.games.eldorado.routes import NAMED, board_of, check_route, load_route, placements
from manoa.games.eldorado.tiles import TILES
from manoa.games.eldorado.workshop.files import text_of
from manoa.games.eldorado.workshop.fitting import open_places
from manoa.games.eldorado.workshop.generating import PIECES, generate
from manoa.games.eldorado.workshop.judging import DIFFICULTIES, difficulty_of, judge
from manoa.games.eldorado.workshop.looking import look, measure as measure_route, pieces
from manoa.games.eldorado.workshop.sheet import sheet
from manoa.games.eldorado.workshop.tips import Tips, analyse
from manoa.games.eldorado.workshop.trials import trial
from manoa.games.eldorado.workshop.ways import narrowest
from manoa.kernel.errors import BadBoard, BadOption
from manoa.kernel.language import LANGUAGES

SVG = "{http://www.w3.org/2000/svg}"
GOLDEN = Path(__file__).with_name("analysis.json")


def tiles(name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = NAMED[name]["tiles"]
    return found


# Building -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMED)
def test_every_printed_route_can_be_built_piece_by_piece(name: str) -> None:
    """Each piece lies at a place that was open for it; but the first one's, which is anywhere."""
    for number in range(1, len(tiles(name))):
        placed, piece = placements(tiles(name)[:number]), placements(tiles(name))[number]
        assert piece.at in open_places(placed, piece.tile, number)[piece.rotation], piece.tile.name


def test_what_may_come_next_is_said() -> None:
    empty = look({"tiles": []}, "", "en")
    assert (empty["next"], empty["fitting"], empty["whole"]) == (0, ["A", "B"], False)
    begun = look({"tiles": tiles("first-game")[:2]}, "", "en")
    assert "C" not in begun["fitting"]
    assert "D" not in begun["fitting"], "the back of a laid piece can't be used"
    assert "end-river" in begun["fitting"]
    whole = look({"tiles": tiles("first-game")}, "", "en")
    assert (whole["next"], whole["fitting"], whole["whole"], whole["caves"]) == (None, [], True, 3)
    assert [joint["between"] for joint in whole["blockades"]] == [["B", "C"], ["C", "N"], ["N", "I"], ["I", "K"]]


def test_a_gap_is_told_in_words_and_filled() -> None:
    route = tiles("first-game")
    gap = {"tiles": route[:2] + route[3:]}
    for language in LANGUAGES:
        seen = look(gap, "N", language)
        assert [fault["piece"] for fault in seen["faults"]] == [2]
        assert "I" in seen["faults"][0]["words"]
        assert seen["next"] == 2
    piece = route[2]
    assert [piece["q"], piece["r"]] in seen["places"][piece["rotation"]]


def test_all_faults_are_told_each_with_its_piece() -> None:
    route = [dict(piece) for piece in tiles("first-game")]
    route[1]["q"] = route[0]["q"]
    route[1]["r"] = route[0]["r"]
    route[3]["tile"] = "C"
    seen = look({"tiles": route}, "", "en")
    assert {fault["piece"] for fault in seen["faults"]} >= {1, 2, 3}
    assert not seen["whole"]


def test_no_seventh_blockade_is_offered() -> None:
    chain = placements(
        [{"tile": "A", "rotation": 0, "q": 0, "r": 0}]
        + [
            {"tile": tile, "rotation": 0, "q": 3 * number, "r": -7 * number}
            for number, tile in enumerate("CEGIKM", start=1)
        ]
    )
    assert all(not places for places in open_places(chain, TILES["O"], len(chain)))
    assert any(open_places(chain, TILES["end-river"], len(chain)))


def test_pieces_tell_their_backs() -> None:
    sides = {side["tile"]: side for side in pieces()["sides"]}
    assert sides["C"]["other"] == "D"
    assert sides["end-river"]["other"] == "end-jungle"
    assert len(sides["O"]["spaces"]) == 16
    assert [blockade["number"] for blockade in pieces()["blockades"]] == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize(
    ("route", "held"), [([], ""), ({"tiles": 5}, ""), ({"tiles": []}, "Z"), ({"tiles": [{}] * 21}, "")]
)
def test_what_is_no_route_is_refused(route: Any, held: str) -> None:
    with pytest.raises(BadBoard) as refused:
        look(route, held, "en")
    assert all("{" not in refused.value.say(language) for language in LANGUAGES)


def test_the_file_is_read_again(tmp_path: Path) -> None:
    route = check_route({"tiles": tiles("swamplands")})
    file = tmp_path / "route.toml"
    file.write_text(text_of(route, "Über den Fluss", {"blockades": [1, 0, 2, 3]}), encoding="utf-8")
    assert load_route(file) == route
    assert file.read_text(encoding="utf-8").startswith("# Über den Fluss\n# blockades = [1, 0, 2, 3]\n")


def test_the_sheet_shows_the_map_with_its_blockades_and_lists_sides_and_caves() -> None:
    route = {"tiles": tiles("swamplands")}
    blockades = [3, 0, 6, 1, 2][: int(board_of("swamplands").joints)]
    options = {"blockades": blockades, "caves": True}
    drawn = sheet(route, "Through <the> swamp", options, "en", False)
    root = ElementTree.fromstring(drawn)
    texts = ["".join(text.itertext()) for text in root.iterfind(f".//{SVG}g[@class='list']/{SVG}text")]
    assert texts[:6] == ["No.", "Piece", "Under it", "Turned by", "Blockade before it", "Caves"]
    names = [piece["tile"] for piece in tiles("swamplands")]
    assert [text for text in texts if text.startswith("Tile ")][::2] == [f"Tile {name}" for name in names[:-1]]
    backs = {side["tile"]: side["other"] for side in pieces()["sides"]}
    assert [text for text in texts if text.startswith("Tile ")][1::2] == [f"Tile {backs[name]}" for name in names[:-1]]
    assert texts.count("none") == 1
    assert next(text for text in texts if "·" in text) == "3 · rubble 1"
    caves = {side["tile"]: side["caves"] for side in pieces()["sides"]}
    assert sum(caves[name] for name in names) == int(board_of("swamplands").caves)
    assert texts[-1].endswith(f"caves: {int(board_of('swamplands').caves)} · Played with caves.")
    # On the map, the blockades that were chosen stand, and no others.
    standing = [bar.get("data-joint") for bar in root.iterfind(f".//{SVG}g[@class='blockade']")]
    assert standing == [f"j{joint}" for joint, number in enumerate(blockades) if number]
    by_chance = sheet(route, "", {}, "it", True)
    assert by_chance.count("a caso") == int(board_of("swamplands").joints)
    assert 'class="blockade"' not in sheet(route, "", {"blockades": "none"}, "pl", False)


def test_a_sheet_of_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(BadBoard):
        sheet({"tiles": tiles("swamplands")[:3]}, "", {}, "en", False)
    with pytest.raises(BadOption):
        sheet({"tiles": tiles("swamplands")}, "", {"blockades": [1]}, "en", False)


# Measuring ----------------------------------------------------------------------------------------------------------


def test_the_analysis_of_a_fixed_route_is_as_it_was() -> None:
    """`python -m tests.games.eldorado.test_workshop` writes it anew after a change that is meant."""
    assert analyse("witchs-cauldron") == json.loads(GOLDEN.read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", NAMED)
def test_the_narrowest_place_of_a_tile_cuts_it_and_is_no_wider_than_need_be(name: str) -> None:
    board = board_of(name)
    spaces = {space.number for space in board.spaces}
    starts = {int(number) for number in board.start}
    finish = {space.number for space in board.spaces if space.finish}
    sources = {int(board.next[start * 6 + way]) for start in starts for way in range(6)} - {-1}
    cut = narrowest(board, spaces - starts, sources, finish)
    assert 1 <= len(cut) <= 3
    assert narrowest(board, spaces - starts - set(cut), sources, finish) == []
    for space in cut:
        assert narrowest(board, spaces - starts - set(cut) | {space}, sources, finish) != []


@pytest.mark.parametrize("start", ["A", "B"])
def test_a_route_that_goes_on_from_the_start_spaces_is_not_called_closed(start: str) -> None:
    """Whoever starts at the joint steps over it at once: that is a way through the start tile too."""
    first = {"tile": start, "rotation": 0, "q": 0, "r": 0}
    begun = [
        [first, {"tile": "P", "rotation": rotation, "q": q, "r": r}]
        for rotation, places in enumerate(open_places(placements([first]), TILES["P"], 1))
        for q, r in places
    ]
    assert len(begun) > 30
    for laid in begun:
        ends = enumerate(open_places(placements(laid), TILES["end-river"], 2))
        rotation, (q, r) = next((rotation, places[0]) for rotation, places in ends if places)
        route = check_route({"tiles": [*laid, {"tile": "end-river", "rotation": rotation, "q": q, "r": r}]})
        assert all(narrow["width"] >= 2 for narrow in analyse(route)["narrows"][:1]), route


def test_ways_are_what_they_are_called() -> None:
    for name in NAMED:
        tips = Tips(board_of(name))
        assert len(tips.short.spaces) <= len(tips.easy.spaces)
        assert tips.easy.toil <= tips.short.toil
        for way in (tips.short, tips.easy, *tips.decks):
            assert len(set(way.spaces)) == len(way.spaces)


@pytest.mark.parametrize("name", NAMED)
def test_what_can_be_told_before_the_end_is_laid_is_told_and_the_rest_waits(name: str) -> None:
    whole = {measure["id"]: measure["value"] for measure in measure_route({"tiles": tiles(name)})["measures"]}
    for laid in range(1, len(tiles(name))):
        seen = measure_route({"tiles": tiles(name)[:laid]})
        assert not seen["whole"]
        told = {measure["id"]: measure["value"] for measure in seen["measures"]}
        later = {tip["id"]: tip["until"] for tip in seen["later"]}
        assert list(told) == [tip for tip in whole if tip in told], "in the same order as for a whole route"
        assert told.keys() | later.keys() == whole.keys()
        assert not told.keys() & later.keys()
        assert {"shortcut": "end", "choice": "end"}.items() <= later.items()
        assert later.get("stretch") == ("piece" if laid == 1 else None)
        assert [narrow["tile"] for narrow in seen["narrows"]] == [piece["tile"] for piece in tiles(name)[: laid - 1]]
        assert ("inner" in told) == (seen["curves"] != [])
        if laid > 1:
            assert told["stretch"] >= 1
            assert told["bottlenecks"] <= whole["bottlenecks"]
    assert "inner" in told, "all curves but the last tile's are known"


def test_mistakes_are_told_before_anything_is_measured() -> None:
    for route in (tiles("first-game")[:2] + tiles("first-game")[3:], tiles("first-game")[1:3], []):
        with pytest.raises(BadBoard):
            measure_route({"tiles": route})


def test_likely_difficulties_of_the_printed_routes_are_the_books() -> None:
    assert {name: Tips(board_of(name)).likely_difficulty for name in NAMED} == {
        name: NAMED[name]["difficulty"] for name in NAMED
    }


def test_trials_are_the_same_each_time_and_are_summed_up() -> None:
    route = {"tiles": tiles("first-game")[:2] + [{"tile": "end-river", "rotation": 0, "q": 11, "r": -7}]}
    played = [trial(route, number) for number in range(2)]
    assert played[0] == trial(route, 0)
    said = judge(played)
    assert said["games"] == 2
    assert said["difficulty"] == "easy"
    assert said["rounds"] <= said["arrival"]
    assert said["detour"] >= 1
    assert set(said["heat"]) <= {f"h{space.number}" for space in board_of(check_route(route)).spaces}


def test_the_scale_has_three_steps() -> None:
    assert [difficulty_of(18, 1.5), difficulty_of(20, 1.7), difficulty_of(21, 1.5)] == list(DIFFICULTIES)


# On wish ------------------------------------------------------------------------------------------------------------


@st.composite
def wished(draw: st.DrawFn, most: int) -> dict[str, Any]:
    """Wishes that can be met: so many pieces of those that are owned, as hard as may be, with a cave or without."""
    owned = draw(st.lists(st.sampled_from(PIECES), min_size=1, unique=True))
    wishes: dict[str, Any] = {"pieces": owned, "length": draw(st.integers(1, min(most, len(owned))))}
    difficulty = draw(st.sampled_from([None, *DIFFICULTIES]))
    if difficulty:
        wishes["difficulty"] = difficulty
    # Strips have none.
    if any(TILES[piece[0]].shape == "large" for piece in owned[: wishes["length"]]):
        wishes["caves"] = draw(st.integers(0, 1))
    return wishes


@settings(max_examples=8, deadline=None)
@given(st.integers(0, 2**64 - 1), wished(8))
def test_every_route_on_wish_loads_is_connected_and_is_as_wished(seed: int, wishes: dict[str, Any]) -> None:
    route = generate(seed, wishes)
    assert check_route(route) == route
    assert tomllib.loads(text_of(route, "On wish", {})) == route
    board = board_of(route)
    laid = [piece.tile.piece for piece in board.placed]
    assert (laid[0], laid[-1], len(laid)) == ("AB", "end", wishes["length"] + 2)
    assert set(laid[1:-1]) <= set(wishes["pieces"])
    assert len(set(laid)) == len(laid)
    assert int(board.caves) >= wishes.get("caves", 0)
    assert cut_of(board) is None
    for number in range(1, len(laid)):
        piece = board.placed[number]
        assert piece.at in open_places(board.placed[:number], piece.tile, number)[piece.rotation]


def brings_home(route: dict[str, Any], players: int, caves: bool) -> bool:
    """Whether somebody arrives if greedy plays all seats."""
    options = {"route": route, "round_limit": 150, "caves": caves}
    game = manoa.new("eldorado", players=players, seed=1, options=options)
    bots = [make("greedy", seat) for seat in range(players)]
    while not game.is_over:
        game.apply(bots[game.current_player].choose(game))
    return len(game.ranking()) > 1


@settings(max_examples=4, deadline=None)
@given(st.integers(0, 2**64 - 1), st.integers(1, 2), st.integers(0, 1))
def test_every_route_of_all_pieces_is_finished_by_two_pawns_of_greedy(seed: int, length: int, caves: int) -> None:
    assert brings_home(generate(seed, {"length": length, "caves": caves}), 2, False)


# One pawn a seat: at camps on a short route of few pieces greedy may remove the cards that a second one would need.
@settings(max_examples=3, deadline=None)
@given(st.integers(0, 2**64 - 1), wished(2), st.booleans())
def test_every_route_on_wish_is_finished_by_greedy(seed: int, wishes: dict[str, Any], caves: bool) -> None:
    assert brings_home(generate(seed, wishes), 3, caves)


def test_the_same_seed_makes_the_same_route_of_pieces_that_are_owned() -> None:
    wishes = {"length": 3, "pieces": ["CD", "GH", "OP"], "difficulty": "easy"}
    route = generate(7, wishes)
    assert route == generate(7, wishes)
    assert {TILES[piece["tile"]].piece for piece in route["tiles"]} == {"AB", "CD", "GH", "OP", "end"}
    assert route != generate(8, wishes)


@pytest.mark.parametrize(
    "wishes",
    [
        {"size": 3},
        {"pieces": ["XY"]},
        {"pieces": []},
        {"length": 9},
        {"length": 0},
        {"difficulty": "mad"},
        {"caves": 8},
    ],
)
def test_wishes_that_cannot_be_met_are_refused(wishes: dict[str, Any]) -> None:
    with pytest.raises(BadOption) as refused:
        generate(1, wishes)
    assert all("{" not in refused.value.say(language) for language in LANGUAGES)


def test_all_pieces_but_start_and_end_may_be_wished_for() -> None:
    assert PIECES == ["CD", "EF", "GH", "IJ", "KL", "MN", "OP", "QR"]


if __name__ == "__main__":
    GOLDEN.write_text(json.dumps(analyse("witchs-cauldron"), indent=1) + "\n", encoding="utf-8")
