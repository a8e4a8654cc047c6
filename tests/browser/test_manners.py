"""Whom one does not want to hear, or to have at one's tables."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.table import FREE, ME, Person


def together(maker: Person, other: Person) -> str:
    """A running table of two."""
    made = maker.make(ME, FREE)
    invite = maker.ask("GET", f"/api/tables/{made}")["invite"]
    other.ask("POST", f"/api/tables/{made}/join", {"invite": invite})
    return made


def chat_of(page: Page) -> Locator:
    """What was said, opened."""
    tab = page.locator("aside .tabs button").nth(1)
    if tab.get_attribute("aria-expanded") != "true":
        tab.click()
    return page.locator(".chat .lines")


def test_somebody_is_muted_at_a_table_and_heard_again(ada: Person, new_person: NewPerson) -> None:
    bruno = new_person("Bruno")
    made = together(ada, bruno)
    mine, his = ada.open(made), bruno.open(made)
    chat_of(his.page)
    his.page.get_by_label("Say something to the table").fill("The jaguar dances.")
    his.page.get_by_role("button", name="Send").click()
    heard = chat_of(mine.page)
    expect(heard).to_contain_text("The jaguar dances.")

    heard.get_by_role("button", name="Mute or block Bruno").click()
    heard.get_by_role("button", name="Mute at this table").click()
    expect(heard).not_to_contain_text("The jaguar dances.")
    expect(heard).to_contain_text("Muted: Bruno")
    mine.page.reload()
    expect(chat_of(mine.page)).to_contain_text("Muted: Bruno")
    expect(heard).not_to_contain_text("The jaguar dances.")
    # From the list of people, too: there it is said that it is so already.
    mine.page.locator("header").get_by_role("button", name="Settings").click()
    mine.page.get_by_role("button", name="Players at the table").click()
    people = mine.page.get_by_role("dialog", name="Players at the table")
    expect(people.get_by_role("button", name="Mute at this table")).to_be_disabled()
    mine.page.keyboard.press("Escape")
    expect(people).to_be_hidden()
    heard.get_by_role("button", name="Hear again: Bruno").click()
    expect(heard).to_contain_text("The jaguar dances.")


def test_somebody_is_blocked_and_may_come_again(ada: Person, new_person: NewPerson) -> None:
    bruno = new_person("Bruno")
    made = together(ada, bruno)
    mine = ada.open(made)
    mine.page.locator("header").get_by_role("button", name="Settings").click()
    mine.page.get_by_role("button", name="Players at the table").click()
    people = mine.page.get_by_role("dialog", name="Players at the table")
    people.get_by_role("button", name="Block at my tables").click()
    people.get_by_role("button", name="Block at my tables").click()
    expect(mine.page.get_by_text("Bruno is blocked at your tables.")).to_be_visible()

    other = ada.ask("POST", "/api/tables", {"game": "eldorado", "seats": [ME, FREE], "open": True})["id"]
    page = bruno.page(f"/table/{other}")
    expect(page.locator("main")).to_contain_text("Whoever made this table does not want you here.")
    # In the game that has begun he plays on, and may not speak.
    his = bruno.open(made)
    chat_of(his.page)
    his.page.get_by_label("Say something to the table").fill("Why?")
    his.page.get_by_role("button", name="Send").click()
    expect(his.page.get_by_text("does not want you to speak here")).to_be_visible()

    own = ada.page("/me")
    blocked = own.locator("section", has=own.get_by_role("heading", name="Blocked at my tables"))
    expect(blocked.locator("li")).to_have_text([re.compile("Bruno")])
    blocked.get_by_role("button", name="Let come again: Bruno").click()
    expect(blocked).to_contain_text("You have blocked nobody.")
    page.reload()
    expect(page.get_by_text("does not want you here")).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile("Join|Take a seat"))).to_be_visible()
