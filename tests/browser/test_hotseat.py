"""Several people at one browser: no hand is seen by the wrong eyes, at no moment."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.table import GREEDY, ME, PATIENT, Table, local

# Looks at every frame that is painted: a card of a hand may be seen only while the one who decides has said so.
WATCH = """() => {
    window.leaks = [];
    window.frames_seen = 0;
    const look = () => {
        window.frames_seen += 1;
        const open = document.querySelector(".now .pill.yours") && !document.querySelector(".tray-message.large");
        for (const card of document.querySelectorAll(".tray .hand .card-button")) {
            const { x, y, width, height } = card.getBoundingClientRect();
            const top = document.elementFromPoint(x + width / 2, y + height / 2);
            if (!open && top && card.contains(top)) window.leaks.push(card.textContent);
        }
        requestAnimationFrame(look);
    };
    look();
}"""

OPENLY = re.compile("(Ada|Bruno|Quesada) ")


def leaks(page: Page) -> list[str]:
    """Cards that were seen when they must not be."""
    assert page.evaluate("window.frames_seen") > 1
    found: list[str] = page.evaluate("window.leaks")
    return found


def hidden(table: Table) -> None:
    """No hand is shown, nor anything that names its cards; what others played in the open is told in one sentence."""
    expect(table.cards).to_have_count(0)
    shown = [line for line in table.tray.inner_text().splitlines() if not OPENLY.match(line)]
    assert "Explorer" not in "".join(shown)
    assert "Traveller" not in "".join(shown)


def test_the_device_goes_round_and_no_hand_is_seen(new_person: NewPerson) -> None:
    # With all animation: a hand on its way out is a hand.
    ada = new_person(speed="fast", reduced_motion="no-preference")
    table = ada.sit(ME, local("Bruno"), GREEDY)
    page = table.page
    expect(table.passing).to_be_visible()
    page.evaluate(WATCH)
    for turn in range(2):
        for name in ("Ada", "Bruno"):
            expect(table.passing).to_contain_text(f"Pass the device to {name}", timeout=PATIENT)
            hidden(table)
            page.get_by_role("button", name=f"I am {name}").click()
            expect(table.cards).to_have_count(4)
            expect(table.yours).to_contain_text(name)
            hand = table.peek()["table"]["turn"]
            assert hand == ("Ada", "Bruno").index(name)
            table.click(table.ready())
            table.asks("discard")
            table.ready().click()
            expect(table.cards).to_have_count(0, timeout=PATIENT)
        # The bot's turn: the board can be watched, no hand is shown.
        expect(table.tray).to_contain_text("shows only what everyone may see", timeout=PATIENT)
        hidden(table)
        assert leaks(page) == [], turn


def test_a_reload_asks_again_who_is_there(new_person: NewPerson) -> None:
    table = new_person().sit(ME, local("Bruno"))
    table.page.get_by_role("button", name="I am Ada").click()
    expect(table.cards).to_have_count(4)
    table.page.reload()
    expect(table.passing).to_contain_text("Pass the device to Ada")
    hidden(table)
