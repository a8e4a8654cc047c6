"""People who go away, come back, resign; and a table that is removed under everybody's eyes."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.table import FREE, ME, Person


def test_a_bot_plays_on_for_who_is_away_until_they_come_back(ada: Person, new_person: NewPerson) -> None:
    bruno = new_person("Bruno")
    made = ada.make(ME, FREE)
    invite = ada.ask("GET", f"/api/tables/{made}")["invite"]
    bruno.ask("POST", f"/api/tables/{made}/join", {"invite": invite})
    mine, his = ada.open(made), bruno.open(made)
    expect(his.prompt).to_contain_text("Ada is deciding")
    # Beside her name in the list of the game's players, too.
    hers = his.page.locator("aside .tag").first
    expect(his.page.locator("aside .tag", has_text="Away")).to_have_count(0)

    mine.page.close()
    expect(his.prompt).to_contain_text("Ada is away")
    expect(hers).to_have_text("Away")
    his.page.locator(".now button.away").click()
    people = his.page.get_by_role("dialog", name="Players at the table")
    people.get_by_role("button", name="Let a bot play on").click()
    expect(people.locator("li").first).to_contain_text("a bot plays on")
    his.page.keyboard.press("Escape")
    expect(hers).to_contain_text("a bot plays on")
    his.my_turn()

    again = ada.open(made)
    expect(again.tray).to_contain_text("A bot is playing for you")
    again.page.get_by_role("button", name="Take my seat back").click()
    expect(again.cards.first).to_be_visible()
    expect(his.page.get_by_role("status").filter(has_text="Ada is back.")).to_be_visible()
    expect(his.page.locator("aside .tag", has_text="bot")).to_have_count(0)

    his.page.locator("header").get_by_role("button", name="Settings").click()
    his.page.get_by_role("button", name="Players at the table").click()
    people.get_by_role("button", name="Resign").click()
    people.get_by_role("button", name="Rather not").click()
    people.get_by_role("button", name="Resign").click()
    people.get_by_role("button", name="Resign").click()
    expect(again.result).to_contain_text("You win!")
    expect(again.prompt).to_contain_text("Bruno has resigned.")

    again.page.keyboard.press("Escape")
    again.page.locator("header").get_by_role("button", name="Settings").click()
    again.page.get_by_role("button", name="Players at the table").click()
    again.page.get_by_role("button", name="Remove the table").click()
    again.page.get_by_role("button", name="Remove the table").click()
    expect(again.page.get_by_role("button", name="Play against bots").first).to_be_visible()
    expect(his.page.locator("main")).to_contain_text("There is no such table.")
