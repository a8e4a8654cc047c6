"""Replays: by slider and keys, by link; the record as a file."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.table import GREEDY, ME, Person, Table


def test_a_finished_game_is_stepped_through(ada: Person) -> None:
    table = Table(ada.page(f"/replay/{ada.finished()}"))
    page, position = table.page, table.page.locator(".replay-controls output")
    expect(position).to_have_text(re.compile("^0 / "))
    last = int(position.inner_text().split()[-1])
    for key, ply in (
        ("ArrowRight", 1),
        ("ArrowRight", 2),
        ("ArrowLeft", 1),
        ("End", last),
        ("Home", 0),
        ("PageDown", 10),
    ):
        page.keyboard.press(key)
        expect(position).to_have_text(f"{ply} / {last}")
        expect(table.frame).to_have_attribute("data-ply", str(ply))
        expect(page).to_have_url(re.compile(rf"\?ply={ply}$"))
    page.get_by_role("slider").fill("5")
    expect(page).to_have_url(re.compile(r"\?ply=5$"))
    expect(table.frame).to_have_attribute("data-ply", "5")
    page.get_by_role("button", name="One decision forward").click()
    expect(position).to_have_text(f"6 / {last}")
    page.get_by_role("slider").fill(str(last - 3))
    expect(position).to_have_text(f"{last - 3} / {last}")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(position).to_have_text(f"{last} / {last}")
    # Seen by the other one: another hand.
    page.get_by_label("Seen by").select_option("1")
    expect(page.get_by_label("Seen by")).to_have_value("1")


def test_a_link_leads_to_a_position(ada: Person) -> None:
    table = Table(ada.page(f"/replay/{ada.finished()}?ply=3"))
    expect(table.frame).to_have_attribute("data-ply", "3")
    expect(table.page.locator(".replay-controls output")).to_have_text(re.compile("^3 / "))


def test_a_running_game_is_replayed_from_the_own_seat(ada: Person) -> None:
    table = ada.sit(ME, GREEDY)
    table.end_turn()
    table.my_turn()
    table.page.goto(f"/replay/{table.id}")
    expect(table.page.locator(".replay-controls output")).to_have_text(re.compile("^0 / "))
    expect(table.cards).to_have_count(4)
    expect(table.page.get_by_label("Seen by")).to_have_count(0)
    table.page.get_by_role("link", name="Back to the table").click()
    table.my_turn()


def test_a_record_is_downloaded_and_opened_again(ada: Person, downloads: Path) -> None:
    page = ada.page(f"/replay/{ada.finished()}")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    file = downloads / download.value.suggested_filename
    download.value.save_as(file)
    assert file.suffix == ".json"
    assert json.loads(file.read_text(encoding="utf-8"))
    length = page.locator(".replay-controls output").inner_text()
    first = page.url
    page.goto("/")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".replay-controls output")).to_have_text(length)
    assert page.url != first
    # Something else than a record is refused in words.
    page.goto("/")
    file.write_text("{}", encoding="utf-8")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".toast.bad")).to_be_visible()
