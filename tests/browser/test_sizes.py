"""Every size of screen: the board is whole and uncovered, nothing scrolls the page, nothing jumps."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from manoa.kernel.language import LANGUAGES
from tests.browser.adviser import Advised
from tests.browser.conftest import NewPerson
from tests.browser.player import Player
from tests.browser.table import CHEAP, GREEDY, ME, Person, Table, look_at_maps

SIZES = [(1536, 639), (1366, 768), (1280, 720), (1920, 1080), (2560, 1080), (768, 1024), (390, 844), (844, 390)]
PHONES = {(390, 844), (844, 390)}

# Points of the board at which something lies that is not the board.
COVERED = """() => {
    const board = document.querySelector("main.board");
    const { left, top, width, height } = board.getBoundingClientRect();
    const covered = [];
    for (let column = 0; column <= 24; column++) for (let row = 0; row <= 16; row++) {
        const x = left + 2 + (width - 4) * column / 24, y = top + 2 + (height - 4) * row / 16;
        const found = document.elementFromPoint(x, y);
        if (!found || !board.contains(found)) covered.push([x, y, found?.outerHTML.slice(0, 80)]);
    }
    return covered;
}"""
BOXES = """() => [
    ".header", "main.board", ".table > .tray", ".action-buttons", "aside.side, nav.sheets", "main.board .sheet"
].map((name) => {
    const box = document.querySelector(name)?.getBoundingClientRect();
    return [name, box && [box.x, box.y, box.width, box.height].map(Math.round).join(" ")];
})"""
MEASURED = "() => document.querySelector('main.board .sheet').getBoundingClientRect().width > 0"
SCROLLS = """() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    // A phone shows a page that is too wide smaller, and then calls that its width: what it is laid out for stays.
    const { clientWidth, clientHeight } = document.documentElement;
    return [scrollWidth > clientWidth, scrollHeight > clientHeight];
}"""
RESIZED = """([width, height]) => {
    const table = document.querySelector(".table");
    const { right, bottom } = table.getBoundingClientRect();
    // The layout follows the size by itself, a moment after the box does.
    const upright = width <= 640 ? "phone" : width <= 899 ? "tablet" : "wide";
    const shaped = table.dataset.shape === (height <= 450 ? "low" : upright);
    return shaped && innerWidth === width && innerHeight === height && right === width && bottom === height;
}"""
SMALL = """() => [...document.querySelectorAll("button, a[href], select, input, [data-target]")]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest(".unseen"))
    .map((each) => [each, (each.closest("label") ?? each).getBoundingClientRect()])
    .filter(([each, box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
    .map(([each, box]) => `${each.outerHTML.slice(0, 120)} ${box.width} x ${box.height}`)"""


def look(table: Table) -> list[Any]:
    """The places of all that has a place; what lies on the board and whether the page scrolls is checked."""
    # The camera shows nothing until it knows how much room there is.
    table.page.wait_for_function(MEASURED)
    assert table.page.evaluate(COVERED) == []
    assert table.page.evaluate(SCROLLS) == [False, False]
    boxes: list[Any] = table.page.evaluate(BOXES)
    return boxes


def at(new_person: NewPerson, size: tuple[int, int]) -> Person:
    """Somebody with a screen of that size, and fingers if it is a phone's."""
    phone = size in PHONES
    return new_person(viewport={"width": size[0], "height": size[1]}, has_touch=phone, is_mobile=phone)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "{}x{}".format(*size))
def test_the_board_stands_still_and_uncovered(new_person: NewPerson, size: tuple[int, int]) -> None:
    table = at(new_person, size).sit(ME, GREEDY, GREEDY)
    table.my_turn()
    if table.log.count() > 0 and table.log.get_attribute("aria-expanded") == "false":
        table.log.click()
    before = look(table)
    fitted(table, small=size in PHONES)
    player = Player(table)
    while "step" not in player.did and "stop" not in player.did:
        player.decide()
        assert apart(look(table), size) == apart(before, size)
    table.click(table.undo_turn)
    table.end_turn()
    table.my_turn()
    assert apart(look(table), size) == apart(before, size)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "{}x{}".format(*size))
def test_the_valley_stands_still_and_uncovered(new_person: NewPerson, size: tuple[int, int]) -> None:
    table = at(new_person, size).sit(ME, GREEDY, GREEDY, game="valdora")
    table.my_turn()
    before = look(table)
    fitted(table, small=size in PHONES)
    player = Advised(table)
    while table.peek()["view"]["round"] < 2:
        player.decide()
        assert table.page.evaluate(SMALL) == [] or size not in PHONES
        table.my_turn()
        assert apart(look(table), size) == apart(before, size)
    for number in range(table.sheets.count()):
        table.sheets.nth(number).tap()
        dialog = table.page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        assert table.page.evaluate(SMALL) == []
        dialog.get_by_role("button", name="Close").tap()
        expect(dialog).to_be_hidden()


# Whether all tiles and lit places lie wholly on the board.
INSIDE = """() => {
    const board = document.querySelector("main.board").getBoundingClientRect();
    return [...document.querySelectorAll("[data-cell], [data-target]")].every((each) => {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        return left > board.left && top > board.top && right < board.right && bottom < board.bottom;
    });
}"""


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "{}x{}".format(*size))
def test_the_island_grows_on_a_board_that_stands_still(new_person: NewPerson, size: tuple[int, int]) -> None:
    table = at(new_person, size).sit(ME, GREEDY, game="island", data=CHEAP)
    table.my_turn()
    before = look(table)
    player = Advised(table)
    while "lay" not in player.did and "end" not in player.did:
        if size in PHONES:
            assert table.page.evaluate(SMALL) == []
        player.decide()
        table.my_turn()
        # The camera may draw back when a tile would lie outside; everything else stays where it is.
        assert look(table)[:-1] == before[:-1]
    if size in PHONES:
        assert table.page.evaluate(SMALL) == []
        table.sheets.first.tap()
        expect(table.page.get_by_role("dialog")).to_be_visible()
        assert table.page.evaluate(SMALL) == []
    else:
        table.page.wait_for_function(INSIDE)


def apart(boxes: list[Any], size: tuple[int, int]) -> list[Any]:
    """Without the map's sheet on phones, where the camera follows the pawn."""
    return boxes[:-1] if size in PHONES else boxes


def fitted(table: Table, small: bool) -> None:
    """The whole map is shown, in the middle; on a phone, the middle of the board shows the pawn."""
    board, sheet = table.board.locator(".land").bounding_box(), table.page.locator("main.board .sheet").bounding_box()
    assert board is not None
    assert sheet is not None
    if small:
        return
    assert abs(sheet["x"] + sheet["width"] / 2 - board["x"] - board["width"] / 2) < 1
    assert abs(sheet["y"] + sheet["height"] / 2 - board["y"] - board["height"] / 2) < 1
    assert sheet["width"] < board["width"] + 1
    assert sheet["height"] < board["height"] + 1
    assert sheet["width"] > board["width"] - 1 or sheet["height"] > board["height"] - 1


@pytest.mark.parametrize("size", sorted(PHONES), ids=lambda size: "{}x{}".format(*size))
def test_fingers_hit_what_they_mean(new_person: NewPerson, size: tuple[int, int]) -> None:
    person = at(new_person, size)
    table = person.sit_able(ME, GREEDY, GREEDY)
    page = table.page
    assert page.evaluate(SMALL) == []
    table.playable.first.tap()
    expect(table.targets.first).to_be_visible()
    assert page.evaluate(SMALL) == []
    for number in range(3):
        table.sheets.nth(number).tap()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert page.evaluate(SMALL) == []
        page.get_by_role("dialog").get_by_role("button", name="Close").tap()
        expect(page.get_by_role("dialog")).to_be_hidden()
    page.goto("/")
    expect(page.get_by_role("button", name="Play against bots").first).to_be_visible()
    assert page.evaluate(SMALL) == []
    for language in LANGUAGES:
        page.locator("header select").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        look_at_maps(page, 7)
        assert page.evaluate(SCROLLS)[0] is False, language


def test_a_replay_stands_still_too(new_person: NewPerson) -> None:
    person = new_person()
    page = person.page(f"/replay/{person.finished()}")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".replay-controls")).to_be_visible()
        page.wait_for_function(RESIZED, arg=[width, height])
        before = look(Table(page))
        page.keyboard.press("End")
        page.keyboard.press("ArrowLeft")
        assert apart(look(Table(page)), (390, 844)) == apart(before, (390, 844))
