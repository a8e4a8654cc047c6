"""The terminal's map shows every space, every pawn and every standing blockade."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

import manoa
from manoa.games.eldorado.routes import NAMED
from manoa.kernel.language import LANGUAGES
from manoa.terminal.eldorado.hexmap import hexmap, legend
from manoa.terminal.texts import Texts

ROUTES = sorted(NAMED)
LETTERS = {"jungle": "J", "water": "W", "village": "V", "rubble": "R", "camp": "B"}


def view_of(route: str, players: int = 4) -> dict[str, Any]:
    return manoa.new("eldorado", players=players, seed=3, options={"route": route, "caves": True}).view(0)


def lines_of(view: dict[str, Any], **arguments: Any) -> list[str]:
    return hexmap(view, **{"width": None, **arguments}).plain.split("\n")


def at(view: dict[str, Any], space: dict[str, Any]) -> tuple[int, int]:
    """Column and line of a space on the uncut map."""
    spaces = view["map"]["spaces"]
    left = min(4 * s["q"] + 2 * s["r"] for s in spaces)
    top = min(2 * s["r"] for s in spaces)
    return 4 * space["q"] + 2 * space["r"] - left, 2 * space["r"] - top


@pytest.mark.parametrize("route", ROUTES)
@pytest.mark.parametrize("players", [2, 4])
def test_every_space_says_what_it_costs(route: str, players: int) -> None:
    view = view_of(route, players)
    lines = lines_of(view)
    for space in view["map"]["spaces"]:
        x, y = at(view, space)
        shown = lines[y][x : x + 4]
        if space["cave"]:
            assert "◆4" in shown
        elif space["terrain"] == "mountain":
            assert "▲▲" in shown
        elif space["terrain"] == "start":
            assert str(space["start"]) in shown
        else:
            assert f"{LETTERS[space['terrain']]}{space['value']}" in shown
            assert (shown.count("★") == 2) == space["finish"]


@pytest.mark.parametrize("route", ROUTES)
def test_named_routes_fit_120_columns_uncut(route: str) -> None:
    view = view_of(route)
    assert lines_of(view, width=120) == lines_of(view)
    assert max(cell_len(line) for line in lines_of(view)) <= 120


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_pawns_stand_on_their_spaces(players: int) -> None:
    view = view_of("winding-paths", players)
    spaces = {space["id"]: space for space in view["map"]["spaces"]}
    lines = lines_of(view)
    for entry in view["seats"]:
        for number, pawn in enumerate(entry["pawns"]):
            x, y = at(view, spaces[pawn["space"]])
            seat = entry["seat"] + 1
            sign = f"{seat}{'ab'[number]}" if players == 2 else f"●{seat}"
            assert sign in lines[y + 1][x : x + 4]


def test_a_pawn_that_has_arrived_is_on_no_space() -> None:
    view = view_of("first-game")
    view["seats"][1]["pawns"][0]["space"] = None
    text = "\n".join(lines_of(view))
    assert "●2" not in text
    assert "●1" in text


@pytest.mark.parametrize("route", ROUTES)
def test_standing_blockades_are_bars_with_their_cost(route: str) -> None:
    view = view_of(route)
    assert view["blockades"]
    standing = "\n".join(lines_of(view))
    without = "\n".join(lines_of({**view, "blockades": []}))
    assert not re.search("[▄▐▌]", without)
    assert re.search("[▄▐▌]", standing)
    for blockade in view["blockades"]:
        code = f"{LETTERS[blockade['terrain']]}{blockade['value']}"
        expected = sum(
            b["terrain"] == blockade["terrain"] and b["value"] == blockade["value"] for b in view["blockades"]
        )
        assert standing.count(code) - without.count(code) == expected


def test_marks_are_shown_on_spaces_and_joints() -> None:
    view = view_of("hills-of-gold")
    spaces = {space["id"]: space for space in view["map"]["spaces"]}
    occupied = view["seats"][0]["pawns"][0]["space"]
    joint = view["blockades"][0]["joint"]
    lines = lines_of(view, marks={"h9": "7", "h10": "12", occupied: "42", joint: "99"})
    for name, label, line in (("h9", "7", 1), ("h10", "12", 1), (occupied, "42", 0)):
        x, y = at(view, spaces[name])
        assert label in lines[y + line][x : x + 4]
    assert "●1" in "\n".join(lines)
    assert "99" in "\n".join(lines)


@pytest.mark.parametrize("route", ROUTES)
@pytest.mark.parametrize("width", [20, 41, 80])
def test_a_map_that_is_too_large_is_cut_about_the_focus(route: str, width: int) -> None:
    view = view_of(route)
    for focus in (view["map"]["spaces"][0]["id"], view["map"]["spaces"][-1]["id"]):
        lines = lines_of(view, width=width, height=12, focus=focus, marks={focus: "XY"})
        assert len(lines) <= 12
        assert max(cell_len(line) for line in lines) <= width
        assert "XY" in "\n".join(lines)
        # Where something was left out of a line, a sign says so.
        assert re.search("[‹›]", "\n".join(lines_of(view, width=width, focus=focus)))


def test_without_focus_the_map_is_cut_about_the_pawn_of_the_seat_that_looks() -> None:
    view = view_of("home-stretch")
    view["seat"] = 2
    view["seats"][2]["pawns"][0]["space"] = view["map"]["spaces"][-1]["id"]
    text = "\n".join(lines_of(view, width=40, height=10))
    assert "●3" in text
    assert "●1" not in text


def test_a_map_without_pawns_begins_where_the_route_begins() -> None:
    view = {**view_of("first-game"), "seats": [], "blockades": [], "caves": [], "seat": None}
    assert re.search(r"\b4\b", "\n".join(lines_of(view, width=60)))


def test_lines_are_not_wrapped_by_the_console() -> None:
    view = view_of("first-game")
    console = Console(width=60, file=io.StringIO(), record=True)
    console.print(hexmap(view, width=60))
    assert len(console.export_text().rstrip("\n").split("\n")) == len(lines_of(view))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_the_legend_explains_every_letter(language: str, width: int) -> None:
    texts = Texts(language, "eldorado")
    console = Console(width=width, file=io.StringIO(), record=True)
    console.print(legend(texts))
    shown = console.export_text()
    for key in (*LETTERS, "mountain", "cave", "start", "finish", "blockade", "pawn"):
        assert texts(f"cli-legend-{key}") in shown
    for sign in (*LETTERS.values(), "▲", "◆", "★", "●1"):
        assert f" {sign} " in shown
