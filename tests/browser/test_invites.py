"""Invitations that lead to no seat say so at once."""

from __future__ import annotations

from playwright.sync_api import expect

from manoa.terminal.texts import Texts
from tests.browser.conftest import NewPerson
from tests.browser.table import FREE, ME, Person

WRONG = Texts("en")("error-invite")


def test_a_wrong_invite_says_so(ada: Person, new_person: NewPerson) -> None:
    bruno = new_person("Bruno")
    page = bruno.page(f"/table/{ada.make(ME, FREE)}?invite=wrong")
    expect(page.locator("main")).to_contain_text(WRONG)
    expect(page.get_by_label("Your name")).to_have_count(0)


def test_a_wrong_invite_says_so_before_it_asks_for_a_name(ada: Person, new_person: NewPerson) -> None:
    page = new_person(None).page(f"/table/{ada.make(ME, FREE)}?invite=wrong")
    expect(page.locator("main h1")).to_be_visible()
    expect(page.locator("main")).to_contain_text(WRONG, timeout=1000)


def test_a_used_up_invite_says_so(ada: Person, new_person: NewPerson) -> None:
    page = ada.page(f"/table/{ada.make(ME, FREE)}")
    link = page.locator("#invite").input_value()
    page.get_by_label("Fill seat 2 with a bot").select_option("easy")
    expect(page.locator("main.board")).to_be_visible()
    for guest in (new_person(None), new_person("Bruno")):
        late = guest.page(link)
        expect(late.locator("main")).to_contain_text(WRONG)
        expect(late.get_by_label("Your name")).to_have_count(0)


def test_an_unknown_table_says_so(ada: Person) -> None:
    page = ada.page("/table/tnothing")
    expect(page.locator("main")).to_contain_text("There is no such table.")
