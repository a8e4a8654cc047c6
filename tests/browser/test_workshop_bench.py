"""The workshop's bench: no draft is lost, keys go where they are meant, pieces are moved by mouse, key and finger."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from manoa.games.eldorado.routes import NAMED
from tests.browser.conftest import NewPerson
from tests.browser.table import Data, Person
from tests.browser.test_axe import faults

# A start, a tile beside it and the end at one of its corners.
ROUTE: list[Data] = [
    {"tile": "B", "rotation": 0, "q": 0, "r": 0},
    {"tile": "C", "rotation": 0, "q": 3, "r": -7},
    {"tile": "end-river", "rotation": 0, "q": 7, "r": -11},
]
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def bench(person: Person, tiles: list[Data], name: str = "Mine", at: str = "/workshop") -> Page:
    """The workshop, with a draft that was left there earlier."""
    page = person.page("/my-page-is-none")
    draft = json.dumps({"name": name, "route": {"tiles": tiles}, "blockades": "random", "caves": False})
    page.evaluate("draft => localStorage.setItem('manoa-workshop', draft)", draft)
    page.goto(at)
    return page


def laid(page: Page) -> list[Data]:
    """What lies on the bench as it would be taken up again."""
    tiles: list[Data] = page.evaluate("JSON.parse(localStorage.getItem('manoa-workshop')).route.tiles")
    return tiles


def expect_pieces(page: Page, count: int) -> None:
    expect(page.locator("[data-piece]")).to_have_count(count)


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# The draft ---------------------------------------------------------------------------------------------------------


def shared_route(person: Person) -> str:
    """The link of a route that somebody has saved."""
    options = {"route": {"tiles": ROUTE}, "blockades": "none", "caves": False}
    wish = {"game": "eldorado", "name": "By a friend", "options": options}
    return f"/workshop/{person.ask('POST', '/api/designs', wish)['id']}"


def test_a_friends_link_leaves_the_own_draft_alone(new_person: NewPerson) -> None:
    link = shared_route(new_person("Ben"))
    page = bench(new_person("Ada"), ROUTE[:2], "Through the hills", link)
    expect_pieces(page, 3)
    note = page.locator(".aside li")
    expect(note).to_have_text(re.compile("Through the hills.*2 tiles"))
    # It is still there when one comes another time, and it lies on the bench where no link was followed.
    page.reload()
    expect(note).to_have_count(1)
    page.goto("/workshop")
    expect_pieces(page, 2)
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    expect(note).to_have_count(0)
    page.goto(link)
    expect(note).to_have_count(1)
    note.get_by_role("button", name="Go back to it").click()
    expect_pieces(page, 2)
    assert page.url.endswith("/workshop")
    assert laid(page) == ROUTE[:2]
    # What was done to the friend's route is work, too.
    page.goto(link)
    expect_pieces(page, 3)
    page.locator(".bench").focus()
    page.keyboard.press("Delete")
    expect_pieces(page, 2)
    page.reload()
    expect_pieces(page, 3)
    expect(note).to_have_count(2)
    note.filter(has_text="By a friend").get_by_role("button", name="Throw it away").click()
    expect(note).to_have_text(re.compile("Through the hills"))


def test_a_surprise_leaves_the_own_draft_alone(new_person: NewPerson) -> None:
    page = bench(new_person("Ada"), ROUTE[:2], "Half a way", "/workshop?surprise")
    expect_pieces(page, 7)
    page.locator(".aside").get_by_role("button", name="Go back to it").click()
    expect_pieces(page, 2)


def test_starting_anew_is_another_route_and_can_be_undone(new_person: NewPerson) -> None:
    ada = new_person("Ada")
    page = ada.page(shared_route(ada))
    expect_pieces(page, 3)
    expect(page.get_by_role("button", name="Save as a new one")).to_be_visible()
    page.get_by_role("button", name="Start anew").click()
    expect_pieces(page, 0)
    assert page.url.endswith("/workshop")
    page.get_by_role("button", name="Undo").click()
    expect_pieces(page, 3)
    expect(page.get_by_role("button", name="Save", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Save as a new one")).to_have_count(0)
    expect(page.get_by_label("Name of the route")).to_have_value("")


def test_a_link_that_leads_nowhere_says_so_and_opens_the_own_bench(new_person: NewPerson) -> None:
    page = bench(new_person("Ada"), ROUTE[:2], at="/workshop/dnone")
    expect(page.locator(".toast.bad")).to_be_visible()
    expect_pieces(page, 2)
    assert page.url.endswith("/workshop")


# Keys and words ----------------------------------------------------------------------------------------------------


def test_keys_act_on_the_map_only_where_they_are_meant_to(new_person: NewPerson) -> None:
    page = bench(new_person("Ada"), ROUTE)
    expect_pieces(page, 3)
    chosen = page.locator(".piece.selected")
    # In a text they write and move the caret; on a line of the tips they scroll.
    name = page.get_by_label("Name of the route")
    name.fill("")
    for key in ("r", "f", "ArrowLeft", "Delete", "Backspace", "Control+z"):
        page.keyboard.press(key)
    page.get_by_role("button", name="Easiest").focus()
    for key in ("ArrowDown", "Delete", "r"):
        page.keyboard.press(key)
    # In a dialog over the page nothing beneath is touched, wherever in it the focus is.
    page.evaluate(
        """() => {
            const dialog = document.createElement("dialog");
            dialog.innerHTML = "<h2 tabindex=-1>A question</h2>";
            document.querySelector(".bench").append(dialog);
            dialog.showModal();
            dialog.querySelector("h2").focus();
        }"""
    )
    for key in ("ArrowDown", "Delete", "r", "f"):
        page.keyboard.press(key)
    page.evaluate("document.querySelector('dialog').remove()")
    expect(chosen).to_have_count(0)
    assert laid(page) == ROUTE
    # On the map they do what they say.
    page.locator(".bench").focus()
    page.keyboard.press("ArrowLeft")
    expect(chosen).to_have_attribute("data-piece", "2")
    expect(page.get_by_role("status").filter(has_text="is chosen, piece 3 of 3")).to_be_visible()
    page.keyboard.press("Delete")
    expect_pieces(page, 2)


def test_a_link_is_copied_without_a_clipboard_of_the_browsers(new_person: NewPerson) -> None:
    ada = new_person("Ada")
    ada.context.add_init_script("delete Navigator.prototype.clipboard")
    link = shared_route(ada)
    page = ada.page(link)
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_text("The link is copied.")).to_be_visible()
    name = page.get_by_label("Name of the route")
    name.fill("")
    name.focus()
    page.keyboard.press("Control+v")
    expect(name).to_have_value(re.compile(f"{link}$"))
    # Where even that is forbidden, the link is selected, and words say what to do.
    page.evaluate("document.execCommand = () => false")
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_text("copy it with Ctrl+C")).to_be_visible()
    assert page.evaluate("getSelection().toString()").endswith(link)


def test_used_pieces_and_their_backs_are_told_in_words(new_person: NewPerson) -> None:
    page = bench(new_person("Ada"), ROUTE)
    expect_pieces(page, 3)
    pieces = page.get_by_role("group", name="Pieces")
    # Reached with the keyboard and read out, though they can't be taken.
    front = pieces.get_by_role("button", name="Tile C: laid", exact=True)
    back = pieces.get_by_role("button", name="Tile D: its other side is laid", exact=True)
    for button in (front, back):
        expect(button).to_be_disabled()
        expect(button.locator(".mark")).to_be_visible()
        button.focus()
        expect(button).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="Tile D: its other side is laid")).to_be_visible()
    front.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".piece.selected")).to_have_attribute("data-piece", "1")


# Measures and paper ------------------------------------------------------------------------------------------------


def test_what_can_be_told_is_told_while_the_route_grows(new_person: NewPerson) -> None:
    page = bench(new_person("Ada"), ROUTE[:1])
    expect(page.get_by_role("button", name=re.compile("^Variety"))).to_be_visible()
    expect(page.locator("[data-later=stretch]")).to_have_text(re.compile("once a second tile is laid"))
    expect(page.locator("[data-later=choice]")).to_have_text(re.compile("once the end tile is laid"))
    expect(page.get_by_text("Bots can try the route once the end tile is laid.")).to_be_visible()
    page = bench(new_person("Ben"), ROUTE[:2])
    stretch = page.get_by_role("button", name=re.compile("^Longest stretch"))
    stretch.click()
    expect(page.locator(".marked").first).to_be_attached()
    assert faults(page) == []
    # Mistakes come first.
    page = bench(new_person("Cleo"), [ROUTE[0], {**ROUTE[1], "q": 9}])
    expect(page.get_by_text("The route is measured once nothing is wrong with it.")).to_be_visible()


def test_the_sheet_is_printed_and_downloaded(new_person: NewPerson, downloads: Path) -> None:
    page = bench(new_person("Ada"), ROUTE, "North")
    page.get_by_label("One by one").check()
    page.get_by_label("With caves").check()
    page.get_by_role("group", name="Blockades").locator("select").first.select_option(index=3)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Set-up sheet (SVG)").click()
    saved.value.save_as(downloads / "sheet.svg")
    drawn = (downloads / "sheet.svg").read_text(encoding="utf-8")
    assert drawn.startswith("<svg")
    for words in ("North", "Tile C", "Tile D", "3 · rubble 1", "Played with caves."):
        assert words in drawn
    page.emulate_media(media="print")
    rows = page.locator(".sheet tbody tr")
    expect(rows).to_have_count(3)
    expect(rows.nth(0).locator("td")).to_have_text(["1", "Tile B", "Tile A", "0°", "", "1"])
    expect(rows.nth(1).locator("td")).to_have_text(["2", "Tile C", "Tile D", "0°", "3 · rubble 1", "1"])
    expect(page.locator(".sheet")).to_contain_text("Played with caves.")
    # As a PDF: on one page, the longest printed route too.
    long = bench(new_person("Ben"), NAMED["witchs-cauldron"]["tiles"])
    expect_pieces(long, 7)
    long.emulate_media(media="print")
    expect(long.locator(".bench svg")).to_be_visible()
    for sheet, size in ((page, "A4"), (long, "A4"), (long, "Letter")):
        paper = sheet.pdf(format=size, margin={"top": "1cm", "right": "1cm", "bottom": "1cm", "left": "1cm"})
        assert paper.startswith(b"%PDF")
        assert len(re.findall(rb"/Type\s*/Page\b", paper)) == 1


# Moving pieces -----------------------------------------------------------------------------------------------------


def test_a_laid_piece_is_moved_by_mouse_and_by_key(new_person: NewPerson) -> None:
    page = bench(new_person("Ada"), ROUTE)
    end = page.locator("[data-piece='2']")
    mouse = page.mouse
    # To another corner of its tile, where it only fits turned: one step, which is undone as one.
    mouse.move(*middle(end))
    mouse.down()
    x, y = middle(page.locator("[data-piece='1']"))
    mouse.move(x - 40, y - 40, steps=4)
    expect(page.locator(".ghost").first).to_be_attached()
    expect(page.locator("[data-note]")).to_have_count(0)
    x, y = middle(page.locator("[data-piece='1']"))
    mouse.move(x - 150, y - 150, steps=4)
    mouse.up()
    expect_pieces(page, 3)
    expect(page.get_by_text("This route can be played.")).to_be_visible()
    moved = laid(page)
    assert [piece["tile"] for piece in moved] == ["B", "C", "end-river"]
    assert moved[2]["rotation"] != 0
    assert moved[:2] == ROUTE[:2]
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    assert laid(page) == ROUTE
    # With keys: chosen, taken up, sent on, laid; or put back.
    page.locator(".bench").focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="End tile, river: place 1 of 1")).to_be_visible()
    page.keyboard.press("r")
    page.keyboard.press("Escape")
    expect_pieces(page, 3)
    assert laid(page) == ROUTE
    page.keyboard.press("ArrowLeft")
    page.get_by_role("button", name="Move").click()
    expect(page.locator(".ghost")).to_have_count(1)
    page.keyboard.press("r")
    page.keyboard.press("Enter")
    expect_pieces(page, 3)
    assert laid(page)[2] != ROUTE[2]
    # Dropped where the pieces are kept, it is off the route.
    mouse.move(*middle(page.locator("[data-piece='2']")))
    mouse.down()
    mouse.move(*middle(page.locator(".palette")), steps=5)
    mouse.up()
    expect_pieces(page, 2)
    assert laid(page) == ROUTE[:2]


def test_the_piece_in_hand_comes_along_and_nothing_is_lost_on_the_way(new_person: NewPerson) -> None:
    page = bench(new_person("Ada"), ROUTE[:2])
    mouse = page.mouse
    # Chosen with a click, it follows the mouse and is laid with another.
    page.locator("[data-side=J]:not([aria-disabled=true])").click()
    expect(page.locator(".ghost").first).to_be_attached()
    for side in (-1, 1):
        x, y = middle(page.locator("[data-piece='1']"))
        mouse.move(x + side * 150, y, steps=2)
        chosen = middle(page.locator(".ghost.chosen"))[0]
        assert (chosen - x) * side > 0
    mouse.down()
    mouse.up()
    expect_pieces(page, 3)
    assert laid(page)[2]["q"] > ROUTE[1]["q"]
    # Dragged faster than the server says where it fits: it is laid once that is known.
    end = page.locator("[data-side=end-jungle]:not([aria-disabled=true])")
    end.scroll_into_view_if_needed()
    x, y = middle(page.locator(".bench"))
    mouse.move(*middle(end))
    mouse.down()
    mouse.move(x, y)
    mouse.up()
    expect_pieces(page, 4)
    whole = laid(page)
    assert whole[3]["tile"] == "end-jungle"
    # Dropped beside everything, a piece is back where it lay, and so it is when its drag is broken off.
    for ended in ("drop", "Escape"):
        mouse.move(*middle(page.locator("[data-piece='3']")))
        mouse.down()
        mouse.move(x, y, steps=3)
        expect(page.locator(".ghost.chosen")).to_have_count(1)
        if ended == "drop":
            mouse.move(*middle(page.locator("h1")), steps=3)
        else:
            page.keyboard.press(ended)
        mouse.up()
        expect_pieces(page, 4)
        expect(page.locator(".ghost")).to_have_count(0)
        assert laid(page) == whole


def touched(page: Page, *points: tuple[float, float]) -> None:
    """A finger goes down at the first of these points, along the others, and up."""
    finger = page.context.new_cdp_session(page)
    for number, (x, y) in enumerate(points):
        kind = "touchMove" if number else "touchStart"
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    finger.detach()


def line(start: tuple[float, float], end: tuple[float, float], steps: int = 8) -> list[tuple[float, float]]:
    return [
        (start[0] + (end[0] - start[0]) * step / steps, start[1] + (end[1] - start[1]) * step / steps)
        for step in range(steps + 1)
    ]


def test_a_finger_drags_pieces_onto_the_map_and_about_it(new_person: NewPerson) -> None:
    page = bench(new_person("Ada", **PHONE), ROUTE[:2])
    expect_pieces(page, 2)
    end = page.locator("[data-side=end-river]")
    end.scroll_into_view_if_needed()
    page.evaluate("scrollTo(0, 0)")
    # From the pieces down to the map: up and down drags, across scrolls.
    x, y = middle(page.locator(".bench"))
    touched(page, *line(middle(end), (x + 60, y - 60)))
    expect_pieces(page, 3)
    assert page.evaluate("scrollY") == 0
    first = laid(page)
    assert first[2]["tile"] == "end-river"
    # On the map: to the other side of its tile.
    expect(page.get_by_text("This route can be played.")).to_be_visible()
    x, y = middle(page.locator("[data-piece='1']"))
    touched(page, *line(middle(page.locator("[data-piece='2']")), (x - 90, y - 30)))
    page.wait_for_function(
        "first => JSON.parse(localStorage['manoa-workshop']).route.tiles[2].q !== first", arg=first[2]["q"]
    )
    moved = laid(page)
    assert moved[:2] == ROUTE[:2]
    assert moved[2]["tile"] == "end-river"
    assert page.evaluate("scrollY") == 0
