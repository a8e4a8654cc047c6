"""axe-core finds nothing serious on any page, in light and in dark."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from tests.browser.adviser import Advised
from tests.browser.conftest import NewPerson
from tests.browser.player import Player
from tests.browser.table import CHEAP, GREEDY, ME, PATIENT, Table, choose_game, local, look_at_maps


def faults(page: Page) -> list[str]:
    """What axe-core calls serious or critical, each with an element at fault."""
    found = Axe().run(page).response["violations"]
    return [
        f"{fault['id']}: {fault['nodes'][0]['target']} {fault['nodes'][0]['failureSummary']}"
        for fault in found
        if fault["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_lobby_and_waiting_room(new_person: NewPerson, theme: str) -> None:
    ada = new_person(color_scheme=theme)
    ada.make(ME, GREEDY)
    page = ada.page("/")
    choose_game(page, "Valdora")
    look_at_maps(page, 2)
    assert faults(page) == []
    choose_game(page, "The Legendary El Dorado")
    look_at_maps(page, 7)
    expect(page.locator("section", has_text="My games").locator("li a")).to_be_visible()
    assert faults(page) == []
    page.get_by_label("Seat 2", exact=True).select_option("free")
    page.get_by_role("button", name="Make the table and invite").click()
    expect(page.locator("#invite")).to_be_visible()
    assert faults(page) == []
    guest = new_person(None, color_scheme=theme).page(page.locator("#invite").input_value())
    expect(guest.get_by_role("button", name="Take a seat")).to_be_visible()
    assert faults(guest) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_table_and_its_dialogs(new_person: NewPerson, theme: str) -> None:
    table = new_person(color_scheme=theme).sit(ME, GREEDY, GREEDY)
    page = table.page
    table.my_turn()
    assert faults(page) == []
    player = Player(table)
    while "play" not in player.did:
        player.decide()
    table.log.click()
    assert faults(page) == []
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert faults(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert faults(page) == []
    page.keyboard.press("Escape")
    table.click(table.undo_turn)
    table.click(table.ready())
    table.asks("discard")
    table.ready()
    assert faults(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_phone_and_shared_device(new_person: NewPerson, theme: str) -> None:
    phone = new_person(color_scheme=theme, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    table = phone.sit(ME, local("Bruno"), GREEDY)
    expect(table.passing).to_be_visible()
    assert faults(table.page) == []
    table.page.get_by_role("button", name="I am Ada").click()
    table.ready()
    assert faults(table.page) == []
    table.page.locator("nav.sheets button").first.click()
    expect(table.page.get_by_role("dialog")).to_be_visible()
    assert faults(table.page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_end_screen_and_replay(new_person: NewPerson, theme: str) -> None:
    ada = new_person(color_scheme=theme)
    table = Table(ada.page(f"/table/{ada.finished()}"))
    expect(table.result).to_be_visible(timeout=PATIENT)
    assert faults(table.page) == []
    table.page.goto(f"/replay/{table.id}?ply=9")
    expect(table.page.locator(".replay-controls output")).to_contain_text("9 /")
    assert faults(table.page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_table_of_valdora(new_person: NewPerson, theme: str) -> None:
    ada = new_person(color_scheme=theme)
    table = ada.sit(ME, GREEDY, GREEDY, game="valdora", round_limit=1)
    table.my_turn()
    table.targets.first.hover()
    assert faults(table.page) == []
    player = Advised(table)
    while player.decide()["kind"] != "move":
        pass
    table.my_turn()
    assert faults(table.page) == []
    table.log.click()
    assert faults(table.page) == []
    table.page.set_viewport_size({"width": 390, "height": 844})
    expect(table.sheets.first).to_be_visible()
    assert faults(table.page) == []
    table.sheets.first.click()
    expect(table.page.get_by_role("dialog")).to_be_visible()
    assert faults(table.page) == []
    table.page.keyboard.press("Escape")
    table.page.set_viewport_size({"width": 1366, "height": 768})
    player.play()
    expect(table.result).to_be_visible(timeout=PATIENT)
    assert faults(table.page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_table_of_the_island(new_person: NewPerson, theme: str) -> None:
    table = new_person(color_scheme=theme).sit(ME, GREEDY, game="island", data=CHEAP, round_limit=1)
    table.my_turn()
    assert faults(table.page) == []
    player = Advised(table)
    while table.peek()["view"]["asked"]["what"] != "explore":
        player.decide()
        table.my_turn()
    table.page.locator("[data-tool=farm]").click()
    table.targets.first.click()
    table.log.click()
    assert faults(table.page) == []
    table.page.locator("[data-tool=trade]").click()
    assert faults(table.page) == []
    table.page.set_viewport_size({"width": 390, "height": 844})
    expect(table.sheets.first).to_be_visible()
    assert faults(table.page) == []
    table.sheets.first.click()
    expect(table.page.get_by_role("dialog")).to_be_visible()
    assert faults(table.page) == []


def test_a_page_that_is_not_there(new_person: NewPerson) -> None:
    ada = new_person()
    page = ada.page("/nowhere")
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    assert faults(page) == []
