"""The picture of a route shows what the board holds."""

from __future__ import annotations

import json
import re
import struct
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from manoa.games.eldorado import components
from manoa.games.eldorado.routes import NAMED, board_of
from manoa.games.eldorado.showing import artwork
from manoa.games.eldorado.showing.drawing import centre, gate_hexes, svg_of, zigzag
from manoa.games.eldorado.tiles import TILES
from manoa.terminal.pictures import png_of

SVG = "{http://www.w3.org/2000/svg}"
ROUTES = sorted(NAMED)


def of_class(svg: str, name: str) -> list[ElementTree.Element]:
    return [element for element in ElementTree.fromstring(svg).iter() if element.get("class") == name]


def used(element: ElementTree.Element) -> list[str]:
    return [use.get("href", "").removeprefix("#") for use in element.iter(f"{SVG}use")]


@pytest.mark.parametrize("route", ROUTES)
def test_every_space_has_one_hex_with_its_terrain_and_cost(route: str) -> None:
    board = board_of(route)
    drawn = {space.get("data-space"): space for space in of_class(svg_of(board), "space")}
    assert set(drawn) == {f"h{space.number}" for space in board.spaces}
    for space in board.spaces:
        shapes = used(drawn[f"h{space.number}"])
        assert shapes.count("hex") == 1
        ground = drawn[f"h{space.number}"].find(f"{SVG}use")
        assert ground is not None
        assert ground.get("fill") == artwork.TERRAIN_COLOURS[space.terrain][max(space.value, 1) - 1]
        if space.terrain == components.MOUNTAIN:
            assert ("cave" in shapes) == space.cave
            assert ("mountain" in shapes) != space.cave
        elif space.terrain == components.START:
            assert f"glyph-{space.start}" in shapes
        else:
            assert shapes.count(artwork.SYMBOL_OF[space.terrain]) == space.value


@pytest.mark.parametrize("route", ROUTES)
def test_unknown_blockades_are_neutral_bars_on_every_joint_that_takes_one(route: str) -> None:
    board = board_of(route)
    bars = of_class(svg_of(board), "blockade")
    assert [bar.get("data-joint") for bar in bars] == [f"j{number}" for number in range(board.joints)]
    assert not any(used(bar) for bar in bars)


@pytest.mark.parametrize("number", range(1, 7))
def test_a_known_blockade_shows_number_terrain_and_value(number: int) -> None:
    (bar,) = of_class(svg_of(board_of("hills-of-gold"), blockades={2: number}), "blockade")
    assert bar.get("data-joint") == "j2"
    symbol = artwork.SYMBOL_OF[components.BLOCKADE_TERRAIN[number]]
    assert used(bar) == [f"glyph-{number}"] + [symbol] * components.BLOCKADE_VALUE[number]


@pytest.mark.parametrize("route", ROUTES)
def test_a_zigzag_runs_along_all_shared_sides(route: str) -> None:
    board = board_of(route)
    for joint in board.all_joints:
        lines = zigzag(joint, board)
        assert sum(len(line) - 1 for line in lines) == len(joint.edges)
        for line in lines:
            for (x1, y1), (x2, y2) in pairwise(line):
                assert ((x1 - x2) ** 2 + (y1 - y2) ** 2) ** 0.5 == pytest.approx(30, abs=0.1)


@pytest.mark.parametrize("route", ROUTES)
def test_the_gate_lies_beside_the_finish_and_on_no_space(route: str) -> None:
    board = board_of(route)
    gate = gate_hexes(board)
    assert not set(gate) & set(board.index)
    assert len(of_class(svg_of(board), "gate")) == 1


@pytest.mark.parametrize("route", ROUTES)
def test_letters_stand_beside_the_tiles_unless_unwanted(route: str) -> None:
    board = board_of(route)
    names = [placement.tile.name for placement in board.placed if not placement.tile.is_end]
    letters = of_class(svg_of(board), "letter")
    assert [letter.get("href") for letter in letters] == [f"#glyph-{name}" for name in names]
    assert not of_class(svg_of(board, letters=False), "letter")
    for letter in letters:
        x = float(letter.get("x", "")) + 11.5
        y = float(letter.get("y", "")) + 11.5
        for space in board.spaces:
            middle = centre(space.at)
            assert (x - middle[0]) ** 2 + (y - middle[1]) ** 2 > 30**2


def test_every_tile_letter_can_be_drawn() -> None:
    assert {tile.name for tile in TILES.values() if not tile.is_end} <= set(artwork.GLYPHS)


def test_pawns_carry_colour_and_number() -> None:
    svg = svg_of(board_of("first-game"), pawns=[(seat, 5 + seat) for seat in range(len(artwork.SEAT_COLOURS))])
    pawns = of_class(svg, "pawn")
    assert [pawn.get("data-seat") for pawn in pawns] == ["0", "1", "2", "3", "4"]
    for seat, pawn in enumerate(pawns):
        assert used(pawn) == ["pawn", f"glyph-{seat + 1}"]
        assert pawn[0].get("fill") == artwork.SEAT_COLOURS[seat]


def test_everything_used_is_defined() -> None:
    svg = svg_of(board_of("serpentine"), blockades={0: 1, 1: 4}, pawns=[(0, 3)], title="x")
    root = ElementTree.fromstring(svg)
    defined = {element.get("id") for element in root.iter() if element.get("id")}
    assert set(used(root)) <= defined


def test_a_title_is_escaped_and_words_come_only_from_it() -> None:
    root = ElementTree.fromstring(svg_of(board_of("first-game"), title="Ann & <Bob>"))
    assert [text.text for text in root.iter(f"{SVG}text")] == ["Ann & <Bob>"]
    assert root.findtext(f"{SVG}title") == "Ann & <Bob>"
    bare = ElementTree.fromstring(svg_of(board_of("first-game")))
    assert not "".join(bare.itertext()).strip()


def test_the_dark_room_keeps_the_pieces() -> None:
    board = board_of("swamplands")
    day, night = svg_of(board), svg_of(board, dark=True)
    assert day != night
    assert [used(space) for space in of_class(day, "space")] == [used(space) for space in of_class(night, "space")]


@pytest.mark.parametrize("route", ROUTES)
def test_png_has_the_wanted_width_and_the_drawing_s_shape(route: str) -> None:
    svg = svg_of(board_of(route), dark=route == "swamplands")
    png = png_of(svg, 300)
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    wide, high = struct.unpack(">II", png[16:24])
    root = ElementTree.fromstring(svg)
    assert wide == 300
    assert high == pytest.approx(300 * float(root.get("height", "")) / float(root.get("width", "")), abs=1)


def shared() -> dict[str, Any]:
    text = files("manoa.games.eldorado").joinpath("data", "artwork.json").read_text(encoding="utf-8")
    content: dict[str, Any] = json.loads(text)
    return content


# Whoever draws the map, in Python and in the web client.
ROOT = Path(__file__).parents[3]
DRAWING = [
    *(ROOT / "src/manoa/games/eldorado/showing").glob("*.py"),
    *(ROOT / "src/manoa/terminal").rglob("*.py"),
    *(ROOT / "web/src/games/eldorado" / name for name in ("artwork.ts", "painting.ts", "Blockades.svelte")),
    ROOT / "web/src/app.css",
]


@pytest.mark.parametrize("path", DRAWING, ids=lambda path: path.name)
def test_nobody_keeps_a_copy_of_what_all_draw(path: Path) -> None:
    content = shared()
    paths = [line for each in content["symbols"].values() for line in re.findall(r' d="([^"]+)"', each["shapes"])]
    # Paper white also lies on blockades, and is a room's of its own.
    shades = {shade for shades in content["terrains"].values() for shade in shades} - set(content["terrains"]["start"])
    text = path.read_text(encoding="utf-8")
    assert [copy for copy in [*paths, *sorted(shades)] if copy in text] == []


def test_both_read_the_shared_artwork() -> None:
    assert {
        components.TERRAINS.index(name): tuple(shades) for name, shades in shared()["terrains"].items()
    } == artwork.TERRAIN_COLOURS
    client = (ROOT / "web/src/games/eldorado/artwork.ts").read_text(encoding="utf-8")
    assert "src/manoa/games/eldorado/data/artwork.json" in client
