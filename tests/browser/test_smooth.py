"""The map moves smoothly: its terrain is painted once, whatever is played, zoomed or dragged."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.player import Player
from tests.browser.table import GREEDY, ME, Table

# Counts every picture that is drawn on a canvas, and notes how long each frame takes to come.
WATCH = """
    window.painted = 0;
    const draw = CanvasRenderingContext2D.prototype.drawImage;
    CanvasRenderingContext2D.prototype.drawImage = function (...how) {
        window.painted += 1;
        return draw.apply(this, how);
    };
    window.gaps = [];
    let last = 0;
    const frame = (now) => {
        if (last) window.gaps.push(now - last);
        last = now;
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
"""
SHEET = """() => {
    const { x, y, width } = document.querySelector("main.board .sheet").getBoundingClientRect();
    return [x, y, width];
}"""
# The terrain, and its smaller copy.
ONCE = 2


def late(page: Page, doing: Callable[[], None]) -> float:
    """How many milliseconds the latest twentieth of the frames comes after the one before, while that is done."""
    page.evaluate("gaps.length = 0")
    doing()
    gaps = sorted(page.evaluate("gaps"))
    assert gaps
    return float(gaps[int(len(gaps) * 0.95)])


def sheet(page: Page) -> tuple[float, float, float]:
    """Where the map lies, and how wide it is."""
    x, y, width = page.evaluate(SHEET)
    return x, y, width


def middle(table: Table) -> tuple[float, float]:
    """The middle of the board."""
    box = table.board.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_nothing_paints_the_terrain_again(new_person: NewPerson) -> None:
    ada = new_person(reduced_motion="no-preference", speed="fast")
    ada.context.add_init_script(WATCH)
    table = ada.sit(ME, GREEDY, GREEDY)
    page = table.page
    table.my_turn()
    page.wait_for_function(f"() => painted === {ONCE}")
    x, y = middle(table)

    def zoom() -> None:
        page.mouse.move(x, y)
        for turn in (-1, 1):
            for _ in range(12):
                page.mouse.wheel(0, 60 * turn)
                page.wait_for_timeout(16)

    def drag() -> None:
        page.mouse.move(x, y)
        page.mouse.down()
        for step in range(24):
            page.mouse.move(x + 4 * step, y + 2 * step)
            page.wait_for_timeout(8)
        page.mouse.up()

    # The machine may be busy: what counts is how much worse it gets.
    idle = late(page, lambda: page.wait_for_timeout(500))
    width = sheet(page)[2]
    for gesture in (zoom, drag):
        assert late(page, gesture) <= 3 * idle + 34, gesture.__name__
    assert abs(sheet(page)[2] / width - 1) < 0.05
    page.keyboard.press("0")
    player = Player(table)
    while "step" not in player.did:
        player.decide()
    table.click(table.undo_turn)
    table.end_turn()
    table.my_turn()
    assert page.evaluate("painted") == ONCE
    # Night is another picture, painted once too.
    page.get_by_role("button", name="Dark theme").click()
    page.wait_for_function(f"() => painted === {2 * ONCE}")


def test_two_fingers_zoom_and_one_drags(new_person: NewPerson) -> None:
    phone = new_person(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    table = phone.sit(ME, GREEDY, GREEDY)
    page = table.page
    table.my_turn()
    ply = table.ply
    x, y = middle(table)
    device = phone.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        fingers = [{"x": across, "y": down, "id": finger} for finger, (across, down) in enumerate(points)]
        device.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})

    def pinch(apart: Iterable[int]) -> None:
        first, *rest = apart
        touch("touchStart", (x - first, y))
        touch("touchStart", (x - first, y), (x + first, y))
        for half in rest:
            touch("touchMove", (x - half, y), (x + half, y))
        touch("touchEnd")

    def settles(expression: str, *values: float) -> None:
        page.wait_for_function(f"(values) => {{ const [x, y, width] = ({SHEET})(); return {expression}; }}", arg=values)

    left, top, width = sheet(page)
    pinch(range(40, 82, 4))
    settles("Math.abs(width / values[0] - 2) < 0.05", width)
    wider = sheet(page)
    # What was between the fingers stays there.
    assert abs((x - wider[0]) / wider[2] - (x - left) / width) < 0.01
    pinch(range(80, 38, -4))
    settles("Math.abs(width / values[0] - 1) < 0.05", width)
    assert page.evaluate("visualViewport.scale") == 1

    left, top, _ = sheet(page)
    touch("touchStart", (x, y))
    for step in range(1, 11):
        touch("touchMove", (x + 4 * step, y + 3 * step))
    touch("touchEnd")
    settles("Math.abs(x - values[0] - 40) < 8 && Math.abs(y - values[1] - 30) < 8", left, top)
    # No finger has chosen anything.
    assert table.ply == ply
    expect(table.yours).to_be_visible()
