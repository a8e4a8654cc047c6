"""What a table outlives: a reload, a killed server, a second tab."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.player import Player
from tests.browser.table import GREEDY, ME, PATIENT, Person, Table
from tests.server.served import Served


def half_a_turn(table: Table) -> None:
    """Plays until a card has been played."""
    player = Player(table)
    table.my_turn()
    while "play" not in player.did or table.options.count() > 0:
        player.decide()


def seen(table: Table) -> list[str]:
    """What lies in front of the player: the question, the hand, the piles."""
    table.settled()
    hand = sorted(text.split("\n")[-1] for text in table.cards.all_inner_texts())
    return [table.prompt.inner_text(), *hand, *table.tray.locator(".piles dd").all_inner_texts()]


def test_a_reload_in_mid_turn_leads_straight_back(ada: Person) -> None:
    table = ada.sit(ME, GREEDY, GREEDY)
    half_a_turn(table)
    before, address = seen(table), table.page.url
    table.page.reload()
    table.my_turn()
    assert table.page.url == address
    assert seen(table) == before
    expect(table.undo_step).to_be_enabled()


def test_a_server_killed_in_mid_game_loses_nothing(new_person: NewPerson, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'manoa.sqlite'}"
    with Served(database) as first:
        ada = new_person(at=first.address)
        table = ada.sit(ME, GREEDY, GREEDY)
        table.end_turn()
        table.my_turn()
        half_a_turn(table)
        before, ply, at = seen(table), table.ply, table.page.locator("h1").inner_text()
        first.kill()
        expect(table.page.locator(".lost")).to_be_visible(timeout=PATIENT)
        # What is tried meanwhile is refused in words, and leaves everything as it was.
        table.undo_step.click()
        expect(table.page.locator(".toast")).to_contain_text("cannot be reached")
        assert seen(table) == before
    with Served(database, int(first.address.rsplit(":", 1)[1])) as second:
        assert second.address == first.address
        expect(table.page.locator(".lost")).to_be_hidden(timeout=PATIENT)
        assert (seen(table), table.ply) == (before, ply)
        ada.problems.clear()
        table.click(table.undo_turn)
        table.end_turn()
        table.my_turn()
        expect(table.page.locator("h1")).not_to_have_text(at)
        table.page.close()


def test_two_tabs_stay_in_step(ada: Person) -> None:
    one = ada.sit(ME, GREEDY, GREEDY)
    two = ada.open(one.id)
    one.page.bring_to_front()
    one.click(one.ready())
    one.asks("discard")
    two.asks("discard")
    two.click(two.undo_step)
    one.asks("play")
    one.end_turn()
    for table in (one, two):
        table.my_turn()
        expect(table.page.locator("h1")).to_contain_text("Round 2")
    assert seen(one) == seen(two)
