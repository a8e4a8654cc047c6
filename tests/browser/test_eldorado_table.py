"""El Dorado's table: space first and then card, number keys, things that say what they are, the guide, narrow trays."""

from __future__ import annotations

from playwright.sync_api import FloatRect, expect

from tests.browser.conftest import NewPerson
from tests.browser.table import GREEDY, ME, PATIENT, Person, Table

# Whether a figure beside the hand lies under a button, or sticks out of the tray.
COVERED = """() => {
  const tray = document.querySelector(".tray .inside").getBoundingClientRect();
  const aside = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1;
  const apart = (a, b) => aside(a, b) || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  const buttons = [...document.querySelectorAll(".action-buttons .button")].map((each) => each.getBoundingClientRect());
  return [...document.querySelectorAll(".piles dd, .hand .card-button")].flatMap((each) => {
    const box = each.getBoundingClientRect();
    const covered = buttons.some((button) => !apart(box, button)) || box.bottom > tray.bottom + 1;
    return covered ? [each.textContent.trim()] : [];
  });
}"""


def planned(table: Table, words: str = "") -> str:
    """The id of a lit space that a card in hand reaches, whose label holds these words."""
    for target in table.page.locator("[data-target].planned.space").all():
        if words in (target.get_attribute("aria-label") or ""):
            return str(target.get_attribute("data-target"))
    raise AssertionError(f"no such space: {words}")


def able(ada: Person, *seats: dict[str, str]) -> Table:
    """A table at which some space is reached by one card alone."""
    for _ in range(20):
        table = ada.sit(ME, *seats)
        table.my_turn()
        labels = [target.get_attribute("aria-label") or "" for target in table.page.locator(".planned.space").all()]
        if any("choose a card" not in label for label in labels):
            return table
        table.page.close()
    raise AssertionError("no hand can move")


def test_a_click_on_a_space_plays_the_card_and_goes_there_with_the_right_pawn(ada: Person) -> None:
    table = able(ada, GREEDY)
    space = planned(table, ": Go")
    before = table.ply
    table.page.locator(f'[data-target="{space}"]').click()
    expect(table.frame).not_to_have_attribute("data-ply", str(before), timeout=PATIENT)
    table.settled()
    own = table.peek()["view"]["seats"][0]
    assert space in [pawn["space"] for pawn in own["pawns"]]
    # With two pawns, too, the space says which is meant.
    expect(table.options).to_have_count(0)


def test_keys_reasons_and_figures_that_nothing_covers(ada: Person) -> None:
    table = able(ada, GREEDY, GREEDY)
    page = table.page
    # A dimmed pile says why, and a click on it buys nothing.
    ply = table.ply
    pile = page.locator('[data-pile="native"] button')
    # Scrolling hides what is explained, and tells of itself a frame later.
    pile.scroll_into_view_if_needed()
    page.evaluate("() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)))")
    pile.click(force=True)
    expect(page.locator("#explained")).to_contain_text("Not on sale yet")
    assert table.ply == ply
    # Every space says what it is.
    page.locator(".ground polygon").last.hover(force=True)
    expect(page.locator("#explained")).to_contain_text("a pawn that enters is in El Dorado")
    for width, height in ((1366, 768), (1100, 768), (1024, 768), (960, 700), (900, 700), (820, 1180), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        expect(table.frame).to_be_visible()
        assert page.evaluate(COVERED) == [], f"at {width}×{height}"
    page.set_viewport_size({"width": 1366, "height": 768})
    # A number plays the card of that place; E ends what is going on.
    place = page.locator(".hand button[data-key]").first.get_attribute("data-key")
    page.keyboard.press(str(place))
    expect(table.frame).not_to_have_attribute("data-ply", str(ply), timeout=PATIENT)
    table.settled()
    ply = table.ply
    table.ready()
    page.keyboard.press("e")
    expect(table.frame).not_to_have_attribute("data-ply", str(ply), timeout=PATIENT)
    # How to win is one page, with pictures.
    table.settled()
    page.keyboard.press("?")
    guide = page.locator(".guide")
    expect(guide.get_by_role("heading", name="The goal")).to_be_visible()
    expect(guide.locator(".card").nth(2)).to_be_visible()
    expect(guide.locator(".spaces svg").nth(5)).to_be_visible()


def test_the_guide_is_offered_once_and_things_are_told_without_being_pressed(new_person: NewPerson) -> None:
    phone = new_person(viewport={"width": 360, "height": 640}, has_touch=True)
    table = able(phone, GREEDY)
    page, ply = table.page, table.ply
    bubble = page.locator("#explained:popover-open")
    offer = page.get_by_role("button", name="How to play")

    def places() -> list[FloatRect | None]:
        return [each.bounding_box() for each in (table.board, table.prompt, table.tray)]

    # Offered in words, beside what the game asks; saying no moves nothing, and is remembered for this title alone.
    before = places()
    expect(offer).to_be_visible()
    page.get_by_role("button", name="Rather not").tap()
    expect(offer).to_have_count(0)
    assert places() == before
    page.reload()
    table.my_turn()
    expect(offer).to_have_count(0)
    expect(table.tray).to_be_visible()
    # On a phone the guide is two taps away.
    page.get_by_role("button", name="Settings").tap()
    page.get_by_role("button", name="Help and keys").tap()
    expect(page.locator(".guide").get_by_role("heading", name="The goal")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    # A long press on a card that can be played shows it, and plays nothing.
    card = table.playable.first
    box = card.bounding_box()
    assert box is not None
    finger = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": finger})
    expect(bubble).to_be_visible()
    told = bubble.inner_text()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(400)
    assert table.ply == ply
    assert page.locator(".hand .card-button[aria-pressed=true]").count() == 0
    # The pointer and the keyboard are told the same.
    page.set_viewport_size({"width": 1366, "height": 768})
    expect(bubble).to_have_count(0)
    card.hover()
    expect(bubble).to_have_text(told, use_inner_text=True)
    page.mouse.move(0, 0)
    expect(bubble).to_have_count(0)
    page.keyboard.press("Tab")
    card.focus()
    expect(bubble).to_have_text(told, use_inner_text=True)
    # A tap on what is dimmed asks why.
    page.locator('[data-pile="native"] button').tap(force=True)
    expect(bubble).to_contain_text("Not on sale yet")
    assert table.ply == ply
    # Another title is another first game; opening its guide is an answer, too. Who only watches is offered nothing.
    other = phone.sit(ME, GREEDY, GREEDY, game="valdora")
    other.page.get_by_role("button", name="How to play").click()
    expect(other.page.locator("dialog[open] article")).to_be_visible()
    other.page.keyboard.press("Escape")
    expect(other.page.get_by_role("button", name="How to play")).to_have_count(0)
    watching = new_person("Bruno").open(phone.make(ME, GREEDY))
    expect(watching.page.get_by_role("button", name="Help and keys")).to_be_visible()
    expect(watching.page.get_by_role("button", name="How to play")).to_have_count(0)


# What is marked as open or as closed in the page: the actions, and each closed thing with its reason and its state.
MARKED = """() => {
  const all = (selector, read) => [...document.querySelectorAll(selector)].map(read);
  const dimmed = ".market .useless, [data-tray] .useless";
  const reasoned = ".market [data-closed], [data-tray] [data-closed]";
  return {
    open: all("[data-action]", (each) => Number(each.dataset.action)),
    closed: all("[data-closed]", (each) => each.dataset.closed),
    pressable: all(reasoned, (each) => each.ariaDisabled).filter((each) => each !== "true"),
    unexplained: all(dimmed, (each) => each.closest("[data-closed]")).filter((each) => each === null),
  };
}"""


def test_what_is_open_is_a_choice_and_what_is_closed_has_the_engines_reason(ada: Person) -> None:
    table = ada.sit(ME, GREEDY, GREEDY, caves=True)
    seen: set[str] = set()
    for _ in range(12):
        table.my_turn()
        table.settled()
        snapshot, marked = table.peek(), table.page.evaluate(MARKED)
        if snapshot["ply"] != table.ply or snapshot["ply"] != table.peek()["ply"] or not snapshot["choices"]:
            continue  # a hand that is put away takes several steps, and others may already be playing
        offered = {choice["action"] for choice in snapshot["choices"]}
        walked = {way["actions"][0] for way in snapshot["view"]["ways"]}
        reasons = {closed["why"]["key"] for closed in snapshot["closed"]}
        assert set(marked["open"]) <= offered | walked
        assert set(marked["closed"]) <= reasons
        assert marked["pressable"] == marked["unexplained"] == []
        seen |= set(marked["closed"])
        before = table.ply
        moves = table.page.locator(".hand button[data-action], [data-pile] button[data-action]")
        putting_away = snapshot["view"]["asked"]["what"] == "discard"
        (table.ready() if putting_away or moves.count() == 0 else moves.first).click()
        if table.options.count() > 0:
            table.options.first.click()
        expect(table.frame).not_to_have_attribute("data-ply", str(before), timeout=PATIENT)
    assert {"refused-not-on-sale", "refused-cannot-pay"} <= seen


def in_sight(table: Table) -> bool:
    """Whether one's own first pawn is to be seen on the board."""
    table.page.wait_for_timeout(600)  # until the camera has come to rest
    board, pawn = table.board.bounding_box(), table.page.locator('[data-pawn="p0-0"]').bounding_box()
    assert board is not None
    assert pawn is not None
    x, y = pawn["x"] + pawn["width"] / 2, pawn["y"] + pawn["height"] / 2
    return board["x"] <= x <= board["x"] + board["width"] and board["y"] <= y <= board["y"] + board["height"]


def test_zooming_in_keeps_the_own_pawn_in_sight(ada: Person) -> None:
    table = ada.sit(ME, GREEDY, GREEDY, route="swamplands")
    table.my_turn()
    larger = table.page.get_by_role("button", name="Zoom in")
    size = table.page.locator('[data-pawn="p0-0"]').bounding_box()
    for _ in range(6):
        larger.click()
        assert in_sight(table)
    after = table.page.locator('[data-pawn="p0-0"]').bounding_box()
    assert size is not None
    assert after is not None
    assert after["height"] > 1.5 * size["height"]


def test_the_whole_map_and_the_way_back_keep_the_own_pawn_in_sight(new_person: NewPerson) -> None:
    for width, height in ((1280, 800), (390, 844)):
        table = new_person(viewport={"width": width, "height": height}).sit(ME, GREEDY, GREEDY, route="swamplands")
        table.my_turn()
        page = table.page
        assert in_sight(table)
        if width > height:
            for _ in range(4):
                page.get_by_role("button", name="Zoom in").click()
        whole = page.get_by_role("button", name="Show the whole map" if width > height else "Whole map")
        whole.click()
        assert in_sight(table)
        page.get_by_role("button", name="Back to the close view" if width > height else "Close up").click()
        assert in_sight(table)


def test_blockades_are_chosen_joint_by_joint(ada: Person) -> None:
    page = ada.page("/")
    page.get_by_role("button", name="El Dorado", exact=False).first.wait_for()
    form = page.locator("form.panel")
    form.scroll_into_view_if_needed()
    form.locator(".maps label").first.wait_for(timeout=PATIENT)
    form.get_by_text("One by one").click()
    places = form.locator(".places select")
    expect(places.nth(1)).to_be_visible()
    joints = places.count()
    # Each blockade is there once: who takes another's changes places with it.
    places.nth(0).select_option(label="2")
    assert [place.evaluate("each => each.selectedOptions[0].label") for place in places.all()][:2] == ["2", "1"]
    places.nth(joints - 1).select_option(label="Free")
    form.locator("button.primary").click()
    table = Table(page)
    expect(table.frame).to_be_visible(timeout=PATIENT)
    standing = [blockade["number"] for blockade in table.peek()["view"]["blockades"]]
    assert standing[:2] == [2, 1][: joints - 1]
    assert len(standing) == joints - 1
