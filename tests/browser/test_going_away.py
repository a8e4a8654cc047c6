"""People who leave, tables that never begin, time that runs out, and what is kept of whom."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.table import FREE, ME, PATIENT, Person, Table
from tests.browser.test_manners import together


def test_who_leaves_before_the_game_makes_room_and_the_maker_ends_the_table(ada: Person, new_person: NewPerson) -> None:
    bruno = new_person("Bruno")
    made = ada.make(ME, FREE, FREE)
    invite = ada.ask("GET", f"/api/tables/{made}")["invite"]
    bruno.ask("POST", f"/api/tables/{made}/join", {"invite": invite})
    mine, his = ada.page(f"/table/{made}"), bruno.page(f"/table/{made}")
    expect(mine.locator("li.free")).to_have_count(1)
    his.get_by_role("button", name="Leave the table").click()
    his.get_by_role("alertdialog").get_by_role("button", name="Leave the table").click()
    expect(his.get_by_role("heading", name="My games")).to_be_visible()
    expect(mine.locator("li.free")).to_have_count(2)
    mine.get_by_role("button", name="End this table").click()
    mine.get_by_role("alertdialog").get_by_role("button", name="End this table").click()
    expect(mine.get_by_role("heading", name="My games")).to_be_visible()
    his.goto(f"/table/{made}")
    expect(his.locator("main")).to_contain_text("There is no such table.")


def test_who_leaves_a_game_finds_it_in_the_archive_and_may_come_back(ada: Person, new_person: NewPerson) -> None:
    bruno = new_person("Bruno")
    made = together(ada, bruno)
    mine, his = ada.open(made), bruno.open(made)
    mine.page.locator("header").get_by_role("button", name="Settings").click()
    mine.page.get_by_role("button", name="Players at the table").click()
    people = mine.page.get_by_role("dialog", name="Players at the table")
    people.get_by_role("button", name="Leave the table").click()
    people.get_by_role("alertdialog").get_by_role("button", name="Leave the table").click()
    mine.page.keyboard.press("Escape")
    expect(mine.tray).to_contain_text("You have left this game.")
    his.my_turn()
    page = ada.page("/me")
    archive = page.locator("section", has=page.get_by_role("heading", name="Archive", exact=True)).last
    archive.locator(f"li a[href='/table/{made}']").click()
    page.get_by_role("button", name="Take my seat back").click()
    expect(page.locator(".tray .hand .card-button").first).to_be_visible()
    ada_s = ada.page("/me")
    expect(ada_s.get_by_text("The archive is empty.")).to_be_visible()


def test_all_see_the_clocks_and_whose_time_has_run_out(ada: Person, new_person: NewPerson) -> None:
    bruno, cleo = new_person("Bruno"), new_person("Cleo")
    clock = {"kind": "turn", "seconds": 10}
    wish = {"game": "eldorado", "seats": [ME, FREE], "open": True, "clock": clock}
    made = str(ada.ask("POST", "/api/tables", wish)["id"])
    pages = [person.page(f"/table/{made}") for person in (ada, cleo)]
    bruno.ask("POST", f"/api/tables/{made}/join", {})
    mine, watched, his = tables = [*map(Table, pages), bruno.open(made)]
    for table in tables:
        expect(table.page.locator(".clock.running").first).to_be_visible()
        expect(table.page.get_by_role("timer").first).to_have_accessible_name(re.compile("Time left: "))
    expect(mine.tray).to_contain_text("Your time has run out", timeout=PATIENT)
    for table in (his, watched):
        expect(table.page.locator("aside .tag").first).to_contain_text("bot")
    mine.page.get_by_role("button", name="Take my seat back").click()
    expect(mine.cards.first).to_be_visible()


def test_everything_about_somebody_is_downloaded_and_deleted(
    ada: Person, new_person: NewPerson, downloads: Path
) -> None:
    bruno = new_person("Bruno")
    made = together(ada, bruno)
    page = ada.page("/me")
    with page.expect_download() as loading:
        page.get_by_role("link", name="Download everything").click()
    file = downloads / "mine.json"
    loading.value.save_as(file)
    mine = json.loads(file.read_text(encoding="utf-8"))
    assert mine["guest"]["name"] == "Ada"
    assert [table["id"] for table in mine["tables"]] == [made]

    page.get_by_role("button", name="Delete everything").click()
    page.get_by_role("alertdialog").get_by_role("button", name="Delete for good").click()
    expect(page.get_by_text("Everything about you has been deleted.")).to_be_visible()
    expect(page.get_by_text("You have given no name, and nothing is stored about you.")).to_be_visible()
    his = bruno.open(made)
    expect(his.page.locator("aside")).to_contain_text("a former guest")
