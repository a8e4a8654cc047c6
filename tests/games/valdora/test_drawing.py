"""Pictures of the layouts, and what is said of them."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from manoa.games.valdora.layouts import NAMED, board_of
from manoa.games.valdora.showing.drawing import facts_of, svg_of
from manoa.games.valdora.site import HARBOUR, PALACE

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("layout", list(NAMED))
@pytest.mark.parametrize("dark", [False, True])
def test_everything_of_a_layout_is_in_its_picture(layout: str, dark: bool) -> None:
    board = board_of(layout, None)
    picture = ElementTree.fromstring(svg_of(board, dark=dark))
    left, top, width, height = (float(part) for part in picture.attrib["viewBox"].split())
    stops = [group for group in picture if group.attrib.get("stroke-linejoin") == "round"]
    assert len(stops) == len(board.spaces)
    for stop in stops:
        x, y = (float(part) for part in stop.attrib["transform"].removeprefix("translate(").rstrip(")").split())
        assert left + 60 < x < left + width - 60
        assert top + 60 < y < top + height - 60
    letters = sorted(text.text or "" for text in picture.iter(f"{SVG}text"))
    assert letters == sorted(space.letter for space in board.spaces if space.kind == PALACE)
    roads = [path.attrib["d"] for path in picture.iter(f"{SVG}path") if path.attrib.get("stroke-width") == "19"]
    assert [road.count("M") for road in roads] == [len(board.edges)]


def test_day_and_night_differ() -> None:
    board = board_of("wheel", None)
    assert svg_of(board) != svg_of(board, dark=True)
    assert svg_of(board) == svg_of(board)


def test_harbours_lie_at_the_water() -> None:
    for layout in NAMED:
        board = board_of(layout, None)
        ships = sum(space.ships for space in board.spaces)
        assert svg_of(board).count('fill="#fbf3dc"') == ships
        assert any(space.kind == HARBOUR for space in board.spaces)


def test_the_towns_cut_the_roads_into_sections() -> None:
    assert {layout: facts_of(board_of(layout, None)) for layout in NAMED} == {
        "five-sections": {"sections": 5},
        "wheel": {"sections": 8},
    }
