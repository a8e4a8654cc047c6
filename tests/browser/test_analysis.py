"""Hints that explain, the analysis of a finished game, and playing on from one of its positions."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.table import GREEDY, ME, PATIENT, SHORT, Person, Table
from tests.browser.test_axe import faults


def test_a_hint_is_numbered_on_the_table_and_reached_by_keys(ada: Person) -> None:
    table = ada.sit(ME, GREEDY, route=SHORT)
    page = table.page
    table.my_turn()
    page.keyboard.press("h")
    panel = page.get_by_role("complementary", name="Hint")
    expect(panel).to_be_visible(timeout=PATIENT)
    rows = panel.locator("[data-hint]")
    expect(rows.first).to_contain_text("%")
    assert 1 <= rows.count() <= 3
    expect(panel.locator("li").first.locator("ul li").first).to_be_visible()
    expect(page.locator('[data-advice*="1"]').first).to_be_visible()
    assert faults(page) == []
    rows.first.focus()
    page.keyboard.press("Enter")
    expect(page.locator('[data-advice*="1"]:focus')).to_have_count(1)
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(page.locator("[data-advice]")).to_have_count(0)
    assert table.ply == 0, "nothing is played"


@pytest.mark.parametrize(("game", "bots"), [("valdora", 2), ("island", 1)])
def test_every_choice_of_a_hint_has_a_reason_and_the_header_one_full_stop(ada: Person, game: str, bots: int) -> None:
    table = ada.sit(ME, *[GREEDY] * bots, game=game)
    page = table.page
    table.my_turn()
    page.keyboard.press("h")
    panel = page.get_by_role("complementary", name="Hint")
    expect(panel).to_be_visible(timeout=PATIENT)
    expect(table.prompt).to_contain_text("Hint: ")
    assert ".." not in table.prompt.inner_text()
    rows = panel.locator("ol > li")
    expect(rows.first).to_be_visible()
    for row in rows.all():
        expect(row.locator("ul li").first).to_be_visible()


def test_a_game_is_analysed_left_and_returned_to_and_played_on(ada: Person) -> None:
    finished = ada.finished()
    table = ada.open(finished)
    page = table.page
    table.result.get_by_role("link", name="Analysis").click()
    panel = page.get_by_role("region", name="Analysis")
    panel.get_by_role("button", name="Analyse this game").click()
    expect(panel.get_by_role("heading", name="Turning points")).to_be_visible(timeout=2 * PATIENT)
    assert faults(page) == []
    # Left, and returned to.
    page.goto("/")
    page.goto(f"/replay/{finished}?analysis")
    expect(panel.get_by_role("heading", name="Better turns")).to_be_visible()
    graph = page.get_by_role("img", name=re.compile("^Chances of winning"))
    expect(graph.locator("polyline")).to_have_count(4)
    # A point of the graph is a move.
    box = graph.bounding_box()
    assert box is not None
    position = page.locator(".replay-controls output")
    last = int(position.inner_text().split()[-1])
    graph.click(position={"x": box["width"] * 5 / last, "y": 20})
    expect(page).to_have_url(re.compile(r"\?ply=5&analysis$"))
    # At the end there is nothing to play on.
    page.keyboard.press("End")
    expect(position).to_have_text(f"{last} / {last}")
    expect(panel.locator("[data-play-on]")).to_be_disabled()
    page.keyboard.press("Home")
    expect(position).to_have_text(f"0 / {last}")
    panel.get_by_label("Bots").select_option("easy")
    panel.locator("[data-play-on]").click()
    expect(page).to_have_url(re.compile("/table/"))
    begun = Table(page)
    begun.my_turn()
    seen = begun.peek()
    assert (seen["table"]["status"], seen["moves"]) == ("playing", 0)
    assert [seat["bot"] for seat in seen["table"]["seats"]].count("easy") == 1
    # A turn that could have been better is played again, by whoever had it.
    page.goto(f"/replay/{finished}?analysis")
    better = panel.locator("li.better").first
    said = re.search(r"\d+", better.locator("button.row").inner_text())
    assert said is not None
    better.get_by_role("button", name="Play on").click()
    expect(page).to_have_url(re.compile("/table/"))
    begun = Table(page)
    begun.my_turn()
    assert begun.peek()["moves"] == int(said.group())


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_an_analysis_on_a_phone(new_person: NewPerson, theme: str) -> None:
    ada = new_person(color_scheme=theme, viewport={"width": 390, "height": 844}, has_touch=True)
    page = ada.page(f"/replay/{ada.finished()}?analysis")
    expect(page.get_by_role("img", name=re.compile("^Chances of winning"))).to_be_visible()
    page.get_by_role("button", name="Analysis").last.click()
    expect(page.get_by_role("button", name="Analyse this game")).to_be_visible()
    assert faults(page) == []
