"""Valdora at the table: places by what is seen of them, few clicks, everything says what it is, the end in sight."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from manoa.games.valdora.layouts import NAMED
from tests.browser.conftest import NewPerson
from tests.browser.table import GREEDY, ME, Data, Person, Table

# Spaces of the named layout under names that no map shows.
ODD = {space["id"]: f"v{100 + number}" for number, space in enumerate(NAMED["five-sections"]["spaces"])}
LAYOUT: Data = {
    "spaces": [{**space, "id": ODD[space["id"]]} for space in NAMED["five-sections"]["spaces"]],
    "roads": [[ODD[space] for space in road] for road in NAMED["five-sections"]["roads"]],
}
ID = re.compile(r"\bv1\d\d\b|valley-|undefined")


def at_the_book(person: Person, kind: str, **options: object) -> Table:
    """A table at which one has just gone, with one click, to a town with such a book."""
    table = person.sit(ME, GREEDY, GREEDY, game="valdora", **options)
    table.my_turn()
    towns = [book["town"] for book in table.peek()["view"]["books"] if book["kind"] == kind]
    table.click(table.page.locator(", ".join(f'[data-target="{town}"]' for town in towns)).first)
    table.settled()
    return table


def bubble(page: Page) -> Locator:
    """What says what a thing is."""
    return page.locator("#explained:popover-open")


def test_a_turn_in_few_clicks_and_keys_with_reasons(ada: Person) -> None:
    table = at_the_book(ada, "commission")
    page = table.page
    assert table.peek()["view"]["asked"]["what"] == "act"
    # The only coin buys what shows: the first thing in the tray that can be chosen, so its key is 1.
    ply = table.ply
    page.keyboard.press("1")
    table.moved_on(ply)
    assert len(table.peek()["view"]["seats"][0]["commissions"]) == 1
    # What cannot be bought any more says why, at a click and in the language of the table, and nothing is done.
    buy = page.locator(".page .act.buy").first
    expect(buy).to_have_attribute("aria-disabled", "true")
    ply = table.ply
    buy.click(force=True)
    expect(bubble(page)).to_contain_text(table.words("refused-commission-coin"))
    assert table.ply == ply
    page.keyboard.press("Escape")
    table.ready()
    page.keyboard.press("e")
    table.moved_on(ply)
    table.my_turn()
    assert table.peek()["view"]["round"] == 2


def test_places_are_called_by_what_is_seen_and_lit_by_the_log(ada: Person) -> None:
    table = at_the_book(ada, "equipment", data={"layout": LAYOUT})
    page = table.page
    table.click(table.ready())
    table.my_turn()
    labels = page.locator("[data-spot], [data-target]").evaluate_all("all => all.map((each) => each.ariaLabel)")
    assert len(labels) >= len(ODD) + 5
    names = {label.split(".")[0] for label in labels}
    assert len(names) >= len(labels) - 2, "the two books of a kind are called alike, nothing else"
    assert [label for label in labels if ID.search(label)] == []
    # A trail of the last move of each opponent.
    expect(page.locator("[data-trail]")).to_have_count(2)
    if table.log.get_attribute("aria-expanded") == "false":
        table.log.click()
    lines = page.locator(".log li > div > *")
    assert [text for text in lines.all_inner_texts() if ID.search(text)] == []
    # The log lights up where it happened, as long as it is pointed at.
    travel = page.locator(".log [data-places]", has_text="Ada goes to equipment town").first
    expect(page.locator("[data-lit]")).to_have_count(0)
    travel.hover()
    end = (travel.get_attribute("data-places") or "").split(" ")[-1]
    assert end in ODD.values()
    expect(page.locator(f'[data-lit="{end}"]')).to_have_count(1)
    page.mouse.move(0, 0)
    expect(page.locator("[data-lit]")).to_have_count(0)


def test_everything_says_what_it_is(ada: Person) -> None:
    table = ada.sit(ME, GREEDY, GREEDY, game="valdora")
    table.my_turn()
    page, seen = table.page, table.peek()["view"]
    # Whose panel is whose; the points so far and the end, as the game counts them.
    own, bot = page.locator('[data-panel="0"]'), page.locator('[data-panel="1"]')
    expect(own).to_contain_text("You")
    expect(bot).not_to_contain_text("You")
    expect(bot.locator(".tag .unseen")).to_contain_text("ot")
    expect(own.locator("[data-points]")).to_have_text(str(seen["seats"][0]["standing"]["total"]))
    expect(page.locator("aside [data-stacks]")).to_have_attribute("data-stacks", str(seen["stacks_left"]))
    # Each kind of thing, on resting the pointer on it.
    things = {
        "[data-target]": "",
        '[data-spot="basin"]': table.words("valley-about-basin"),
        "[data-spot^=book]": table.words("valley-about-book"),
        ".purse .box": table.words("valley-about-coins", most=6),
        "aside [data-stacks]": table.words("valley-about-stacks"),
        '[data-points="1"]': table.words("score-workshops"),
        ".mat .holder": table.words("valley-holds-one", equipment="pan", gem="gold"),
        "aside .books .page >> nth=-1": "",
        "aside table td >> nth=1": table.words("valley-about-piles"),
    }
    for thing, text in things.items():
        place = page.locator(thing).first
        place.scroll_into_view_if_needed()
        place.hover()
        expect(bubble(page)).to_contain_text(text)
        assert not ID.search(bubble(page).inner_text())
        page.mouse.move(0, 0)
        expect(bubble(page)).to_have_count(0)
    # A book opens the summary card: how often each thing is in it.
    page.locator("[data-spot^=book]").first.click()
    counts = page.locator("dialog[open] [data-count]")
    summary = seen["map"]["summary"]
    numbers = [str(entry["number"]) for entry in [*summary["commissions"], *summary["equipment"]]]
    expect(counts).to_have_count(len(numbers))
    assert counts.evaluate_all("all => all.map((each) => each.lastElementChild.textContent.slice(1))") == numbers
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    guide = page.locator("dialog[open] article")
    for chapter in ("goal", "turn", "workshops", "end"):
        expect(guide).to_contain_text(table.words(f"guide-{chapter}"))
    assert guide.locator("svg").count() > 12


def test_a_long_press_shows_a_card_and_never_buys_it(new_person: NewPerson) -> None:
    phone = new_person(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    table = phone.sit(ME, GREEDY, GREEDY, game="valdora")
    table.my_turn()
    town = next(book["town"] for book in table.peek()["view"]["books"] if book["kind"] == "commission")
    table.click(table.page.locator(f'[data-way="{town}"]'))
    page = table.page
    box = page.locator(".page .act.buy").last.bounding_box()
    assert box is not None
    ply = table.ply
    finger = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": finger})
    expect(bubble(page)).to_contain_text(table.words("valley-buy"))
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(400)
    assert table.peek()["ply"] == ply
    page.locator(".page .act.buy").last.tap()
    table.moved_on(ply)


def test_what_can_be_pressed_is_open_and_what_is_dimmed_has_the_games_reason(ada: Person) -> None:
    table = ada.sit(ME, GREEDY, GREEDY, game="valdora", data={"starting_coins": {"by_turn_order": [4, 1, 1, 1, 1]}})
    page = table.page
    met: set[str] = set()
    wanted = ["commission-town", "road", "palace", "equipment-town", "road", "mine", "harbour-town"]
    while wanted:
        table.my_turn()
        seen = table.peek()
        choices = [(choice["action"], choice["description"]) for choice in seen["choices"]]
        # Everything that does something is one of the choices, and every choice is somewhere.
        expect(page.locator(f'[data-action="{choices[-1][0]}"]').first).to_be_attached()
        open_now = page.locator("[data-action], [data-actions]").evaluate_all(
            "all => all.flatMap((each) => (each.dataset.action ?? each.dataset.actions).split(' ').map(Number))"
        )
        assert set(open_now) == {action for action, _ in choices}
        # Everything that is closed is dimmed where it lies, with the key of the game's sentence.
        shut = page.locator("[data-closed]")
        assert set(shut.evaluate_all("all => all.map((each) => each.ariaDisabled)")) <= {"true"}
        told = sorted(each["why"]["key"] for each in seen["closed"])
        assert sorted(shut.evaluate_all("all => all.map((each) => each.dataset.closed)")) == told
        met |= set(told)
        kinds = {space["id"]: space["kind"] for space in seen["view"]["map"]["spaces"]}
        if choices[0][1]["kind"] == "move":
            near = [action for action, words in choices if kinds[words["to"]] == wanted[0]]
            if near:
                wanted.pop(0)
            table.click(table.choice(near[0] if near else choices[0][0]))
        else:
            # The last choice does something, unless there is only the way out; then that is taken.
            acting = seen["view"]["asked"]["what"] in ("act", "pay")
            table.click(table.choice(choices[-1 if acting else 0][0]))
    # What else is met depends on the deal.
    assert {"refused-past-a-town", "refused-two-towns", "refused-no-move"} < met
