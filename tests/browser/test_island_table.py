"""The Island's table: several steps by one click, places of the log lit up, and trade that is thought out first."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.adviser import Advised
from tests.browser.table import GREEDY, ME, Person, Table


def explores(table: Table, advised: Advised) -> None:
    """Plays on until one explores with steps to spare and somewhere further off to go."""
    for _ in range(60):
        table.my_turn()
        view = table.peek()["view"]
        if view["asked"]["what"] == "explore" and view["ways"]:
            return
        advised.decide()
    raise AssertionError("nowhere to go")


def test_one_click_goes_several_steps_and_lines_of_the_log_light_the_map(ada: Person) -> None:
    table = ada.sit(ME, GREEDY, game="island")
    advised = Advised(table)
    explores(table, advised)
    view = table.peek()["view"]
    to, way = next(iter(view["ways"].items()))
    table.page.locator(f'[data-target="{to}"]').click()
    table.page.wait_for_function(
        "([speed, id]) => fetch(`/api/tables/${id}/snapshot?since=1000000`).then((r) => r.json())"
        ".then((s) => s.view.speed === speed)",
        arg=[view["speed"] - len(way), table.id],
    )
    after = table.peek()["view"]
    assert after["seats"][0]["at"] == to
    # What a line of the log tells is lit on the map while it is pointed at.
    table.log.click()
    line = table.page.locator("[data-places]").first
    line.hover()
    expect(table.page.locator("[data-lit]").first).to_be_attached()


def test_an_offer_is_thought_out_up_and_down_before_it_is_made(ada: Person) -> None:
    table = ada.sit(ME, GREEDY, GREEDY, game="island")
    explores(table, Advised(table))
    table.page.locator("[data-tool=trade]").click()
    ply = table.ply
    more = table.page.locator('[data-more^="give"][aria-disabled="false"]').first
    kind = more.get_attribute("data-more")
    more.click()
    propose = table.page.locator("[data-propose]")
    expect(propose).to_have_attribute("aria-disabled", "false")
    table.page.locator(f'[data-less="{kind}"]').click()
    expect(propose).to_have_attribute("aria-disabled", "true")
    assert table.ply == ply, "nothing is said before the offer is made"
    more.click()
    table.page.locator('[data-partner="1"]').click()
    propose.click()
    table.moved_on(ply)
    table.my_turn()
    log = ada.ask("GET", f"/api/tables/{table.id}/snapshot")["log"]
    kinds = [event["kind"] for entry in log for event in entry["events"]]
    assert "offers" in kinds
    assert {"accepts", "declines"} & set(kinds)
