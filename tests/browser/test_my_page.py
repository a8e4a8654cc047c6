"""One's own page: another device, what was played, ratings; and how one is told that it is one's turn."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.table import FREE, GREEDY, ME, PATIENT, Table
from tests.browser.test_axe import faults

# Counts in the page what is played and shown, since nobody hears or sees it here.
COUNTED = """
const note = (name, value) => (document.documentElement.dataset[name] = value);
let rung = 0, asked = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...at) { note("rung", ++rung); return start.apply(this, at); };
window.Notification = class {
  static permission = "default";
  static async requestPermission() { note("asked", ++asked); return (this.permission = "granted"); }
  constructor(title, { tag }) { note("shown", `${title} ${tag}`); }
  close() {}
};
"""
HIDE = "Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })"


def test_a_link_opens_the_same_person_on_a_second_device_until_it_is_signed_out(new_person: NewPerson) -> None:
    ada = new_person("Ada")
    made = ada.make(ME, GREEDY)
    page = ada.page("/me")
    page.get_by_role("button", name="Play on another device").click()
    expect(page.get_by_role("img", name="Private link")).to_be_visible()
    link = page.get_by_label("Private link", exact=True).last.input_value()
    secret = re.sub(r".*/device", "/device", link)

    phone = new_person(None, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    there = phone.page(secret)
    expect(there.get_by_text("one more device of Ada")).to_be_visible()
    assert "#" not in there.url
    assert faults(there) == []
    there.get_by_role("button", name="Go on as Ada").click()
    expect(there.locator("section", has_text="My games").locator(f"li a[href='/table/{made}']")).to_be_visible()
    there.goto("/me")
    expect(there.get_by_role("heading", name="My devices")).to_be_visible()
    expect(there.get_by_role("button", name="Sign out")).to_have_count(2)
    assert there.evaluate("document.documentElement.scrollWidth") <= 390, "nothing hangs over the edge of a phone"
    table = phone.open(made)
    table.my_turn()

    page.reload()
    rows = page.locator("section", has=page.get_by_role("heading", name="My devices")).locator("li")
    expect(rows).to_have_count(2)
    rows.nth(1).get_by_role("button").click()
    page.get_by_role("alertdialog").get_by_role("button", name="Sign out").click()
    expect(rows).to_have_count(1)
    expect(table.page.get_by_text("This device has been signed out.")).to_be_visible()
    # The link is used up.
    there.goto("/")
    again = phone.page(secret)
    expect(again.get_by_role("alert")).to_contain_text("wrong, used up or too old")
    phone.problems.clear()


def test_the_title_a_sound_and_a_notification_tell_of_a_turn(new_person: NewPerson) -> None:
    ada, ben = new_person("Ada"), new_person("Ben")
    made = ben.ask("POST", "/api/tables", {"game": "eldorado", "seats": [ME, FREE], "open": True})
    ada.context.add_init_script(COUNTED)
    ada.ask("POST", f"/api/tables/{made['id']}/join", {})
    page = ada.page("/me")
    page.get_by_label("A short sound").check()
    page.get_by_label("A notification").check()
    expect(page.get_by_label("A notification")).to_be_checked()
    html = page.locator("html")
    expect(html).to_have_attribute("data-asked", "1")
    expect(html).to_have_attribute("data-rung", "2")

    # What was allowed once stays so; here the page forgets it with every visit.
    ada.context.add_init_script("Notification.permission = 'granted'")
    page.goto("/")
    expect(page).to_have_title("Manoa")
    expect(page.locator("section", has_text="My games").locator("li")).to_have_count(1)
    page.evaluate(HIDE)
    while (seen := ben.ask("GET", f"/api/tables/{made['id']}/snapshot"))["table"]["turn"] == 0:
        body = {"seat": 0, "ply": seen["ply"], "action": seen["choices"][-1]["action"]}
        ben.ask("POST", f"/api/tables/{made['id']}/actions", body)
    # Behind other tabs the lobby looks seldom; somebody who comes back looks at once.
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(page).to_have_title(re.compile("^● "), timeout=PATIENT)
    expect(html).to_have_attribute("data-shown", f"The Legendary El Dorado: your turn {made['id']}")
    expect(html).to_have_attribute("data-rung", "2")
    expect(html).not_to_have_attribute("data-asked", "1")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_results_and_ratings(new_person: NewPerson, theme: str) -> None:
    ada = new_person("Ada", color_scheme=theme)
    page = ada.page("/me")
    page.get_by_label("Rate my games from now on").check()
    expect(page.get_by_text("Your next finished game gives you a first rating.")).to_be_visible()
    table = Table(ada.page(f"/table/{ada.finished()}"))
    expect(table.result).to_be_visible(timeout=PATIENT)
    expect(table.result.get_by_role("row", name="Rating against bots")).to_contain_text(
        re.compile(r"\d{4}\? \([+−]\d+\)")
    )
    page.reload()
    expect(page.get_by_role("row", name=re.compile("El Dorado .*bots 1"))).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("^Replay"))).to_have_count(1)
    assert faults(page) == []
    page.get_by_role("link", name="The best: The Legendary El Dorado").click()
    page.get_by_label("Against bots").check()
    expect(page.get_by_role("row", name=re.compile(r"Ada \(you\)"))).to_be_visible()
    assert faults(page) == []
