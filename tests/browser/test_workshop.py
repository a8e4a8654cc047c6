"""The route workshop: built by mouse, by keys and by finger, shared by its link, tried, printed and played."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.table import PATIENT
from tests.browser.test_axe import faults
from tests.browser.test_sizes import PHONES, SCROLLS, SIZES, SMALL

WHOLE = "This route can be played."


def side(page: Page, tile: str) -> None:
    """Takes a piece, once it may come next."""
    page.locator(f"[data-side={tile}]:not([aria-disabled=true])").click()
    expect(page.locator("[data-place]").first).to_be_attached()


def lay(page: Page, *tiles: str) -> None:
    """Lays pieces with the keyboard, each at its first place."""
    for tile in tiles:
        laid = page.locator("[data-piece]").count()
        side(page, tile)
        page.keyboard.press("Enter")
        expect(page.locator("[data-piece]")).to_have_count(laid + 1)


def test_a_route_is_built_shared_and_played(new_person: NewPerson, downloads: Path) -> None:
    page = new_person("Ada").page("/workshop")
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    lay(page, "B")
    expect(page.locator("[data-side=A]")).to_be_disabled()
    # By mouse: the piece snaps to the open place that is nearest.
    expect(page.locator("[data-side=C]:not([aria-disabled=true])")).to_be_visible()
    piece, bench = page.locator("[data-side=C]").bounding_box(), page.locator(".bench").bounding_box()
    assert piece is not None
    assert bench is not None
    page.mouse.move(piece["x"] + 20, piece["y"] + 20)
    page.mouse.down()
    page.mouse.move(piece["x"] + 60, piece["y"] + 20, steps=2)
    expect(page.locator("[data-place]").first).to_be_attached()
    page.mouse.move(bench["x"] + bench["width"] * 0.6, bench["y"] + bench["height"] * 0.25, steps=3)
    page.mouse.up()
    expect(page.locator("[data-piece]")).to_have_count(2)
    # Turned, flipped, moved on and laid with keys; undone and done again.
    side(page, "J")
    expect(page.get_by_role("status").first).to_have_text(re.compile("Tile J: place 1 of"))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("r")
    page.keyboard.press("f")
    expect(page.get_by_role("status").first).to_have_text(re.compile("Tile I: place"))
    page.keyboard.press("Enter")
    expect(page.locator("[data-piece]")).to_have_count(3)
    page.keyboard.press("Control+z")
    expect(page.locator("[data-piece]")).to_have_count(2)
    page.keyboard.press("Control+Shift+z")
    expect(page.locator("[data-piece]")).to_have_count(3)
    # A piece in the middle that goes leaves a gap, which is told in words.
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Delete")
    said = "Tile I does not touch tile B, the one before it on the route."
    expect(page.get_by_role("status").first).to_have_text(said)
    expect(page.locator("[data-note='1']")).to_have_text(re.compile("Tile I does not touch tile B"))
    page.keyboard.press("Control+z")
    expect(page.locator("[data-note]")).to_have_count(0)
    lay(page, "end-river")
    expect(page.get_by_text(WHOLE)).to_be_visible()
    expect(page.get_by_text("The book’s tips, measured")).to_be_visible()
    page.get_by_role("button", name="Easiest").click()
    expect(page.locator("path.way")).to_have_count(2)
    assert faults(page) == []
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download (TOML)").click()
    saved.value.save_as(downloads / "route.toml")
    tiles = tomllib.loads((downloads / "route.toml").read_text(encoding="utf-8"))["tiles"]
    assert [tile["tile"] for tile in tiles] == ["B", "C", "I", "end-river"]
    # On paper there are the map and the list of pieces.
    page.emulate_media(media="print")
    expect(page.get_by_role("heading", name="Set-up sheet")).to_be_visible()
    expect(page.locator(".pieces")).to_be_hidden()
    expect(page.locator("header.bar")).to_be_hidden()
    page.emulate_media(media="screen")
    page.get_by_label("One by one").check()
    expect(page.get_by_role("group", name="Blockades").locator("select")).to_have_count(2)
    page.get_by_label("Name of the route").fill("Over the hill")
    page.get_by_role("button", name="Save", exact=True).click()
    page.wait_for_url("**/workshop/d*")
    # Somebody else opens the link and plays the very same route against bots.
    other = new_person("Ben").page(page.url)
    expect(other.get_by_label("Name of the route")).to_have_value("Over the hill")
    expect(other.locator("[data-piece]")).to_have_count(4)
    other.get_by_role("button", name="Play against bots").click()
    other.wait_for_url("**/table/*")
    expect(other.locator("main.board")).to_be_visible(timeout=PATIENT)
    table = other.url.rsplit("/", 1)[1]
    options = other.request.get(f"/api/tables/{table}").json()["options"]
    assert options["route"]["tiles"] == tiles
    assert len(options["blockades"]) == 2
    # Or with friends, who come by a link.
    page.get_by_role("button", name="Play with friends").click()
    page.wait_for_url("**/table/*")
    expect(page.locator("#invite")).to_be_visible()


def test_bots_try_a_route_on_wish(new_person: NewPerson) -> None:
    page = new_person("Ada").page("/")
    page.get_by_role("link", name="Surprise me").click()
    expect(page.get_by_text(WHOLE)).to_be_visible(timeout=PATIENT)
    expect(page.locator("[data-piece]")).to_have_count(7)
    page.get_by_role("button", name="Let bots try it").click()
    expect(page.locator(".verdict")).to_have_text(re.compile("Easy|Medium|Hard"), timeout=PATIENT)
    page.get_by_label("Show the ways taken").check()
    expect(page.locator("circle.heat").first).to_be_attached()


def test_a_finger_builds_too(new_person: NewPerson) -> None:
    phone = new_person("Ada", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = phone.page("/workshop")
    for number, tile in enumerate(("A", "end-jungle")):
        page.locator(f"[data-side={tile}]:not([aria-disabled=true])").tap()
        expect(page.locator("[data-place]").first).to_be_attached()
        page.get_by_role("button", name="Lay", exact=True).tap()
        expect(page.locator("[data-piece]")).to_have_count(number + 1)
    expect(page.get_by_text(WHOLE)).to_be_visible()
    assert faults(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_size_holds_the_workshop(new_person: NewPerson, theme: str) -> None:
    page = new_person("Ada", color_scheme=theme).page("/workshop")
    lay(page, "B", "end-river")
    expect(page.get_by_text("The book’s tips, measured")).to_be_visible()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(SCROLLS)[0] is False, (width, height)
        if (width, height) in PHONES:
            assert page.evaluate(SMALL) == []
    assert faults(page) == []
