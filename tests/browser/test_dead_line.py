"""A line that dies without a word: the page says so within seconds, and goes on when data flows again."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.swallowing import SwallowingProxy
from tests.browser.table import ME, RANDOM
from tests.server.served import Served

# The page promises twenty seconds; the rest is for a busy machine.
NOTICED_WITHIN = 25.0


def test_a_line_that_swallows_data_is_noticed_and_replaced(server: Served, new_person: NewPerson) -> None:
    with SwallowingProxy(server.address) as proxy:
        ada = new_person(at=proxy.address)
        table = ada.sit(ME, RANDOM)
        lost = table.page.get_by_role("status").filter(has_text="Connecting again…")
        table.my_turn()
        expect(lost).to_have_count(0)

        proxy.swallows = True
        expect(lost).to_be_visible(timeout=1000 * NOTICED_WITHIN)

        # Something is said meanwhile, over a line that works.
        secret = next(str(cookie["value"]) for cookie in ada.context.cookies() if cookie["name"] == "manoa")
        with server.client(secret) as client:
            assert client.post(f"/api/tables/{table.id}/chat", json={"text": "Anybody there?"}).status_code == 204

        proxy.swallows = False
        expect(lost).to_have_count(0)
        expect(table.page.locator("aside .tabs b")).to_have_text("1")
        ada.problems.clear()  # The browser notes connections that it had to give up.
