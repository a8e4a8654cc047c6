"""What comes over the network from the lobby to the first table, in every language."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.table import PATIENT, Table

KILOBYTE = 1000


@pytest.mark.parametrize("language", ["en", "it", "es", "pl"])
def test_the_first_table_is_light(new_person: NewPerson, language: str) -> None:
    somebody = new_person(None, locale=language)
    page = somebody.context.new_page()
    sizes: dict[str, float] = {}
    addresses: dict[str, str] = {}
    network = somebody.context.new_cdp_session(page)
    network.send("Network.enable")

    def answered(event: dict[str, Any]) -> None:
        addresses[event["requestId"]] = event["response"]["url"]

    def loaded(event: dict[str, Any]) -> None:
        address = addresses.get(event["requestId"], "")
        if address.startswith("http"):
            sizes[address] = sizes.get(address, 0) + event["encodedDataLength"]

    network.on("Network.responseReceived", answered)
    network.on("Network.loadingFinished", loaded)
    page.goto("/")
    page.locator(".hero button").first.click()
    table = Table(page, language)
    expect(table.yours).to_be_visible(timeout=PATIENT)
    page.wait_for_load_state("networkidle")

    # Headers and all, as sent: scripts, styles, fonts, words; then also what the server said of tables and routes.
    house = {address: size for address, size in sizes.items() if "/api/" not in address or "/texts/" in address}
    assert any(address.endswith(".woff2") for address in house)
    assert any("/eldorado-" in address for address in house)
    assert sum(house.values()) <= 147 * KILOBYTE, house
    assert sum(sizes.values()) <= 154 * KILOBYTE, sizes
    # Another game's code is not fetched for this one.
    assert len([address for address in house if address.endswith(".js")]) <= 6
