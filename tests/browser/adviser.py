"""Somebody who plays any game whose things carry their choices, and does what is advised. The hands are the test's."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.table import Data, Table


class Advised:
    """Plays a table by whatever `take` does: a click, or keys."""

    def __init__(self, table: Table, take: Callable[[Locator], None] | None = None) -> None:
        self.table = table
        self.take = take or (lambda thing: thing.click())
        self.did: set[str] = set()

    def play(self) -> None:
        """To the end."""
        while self._waits():
            self.decide()

    def decide(self) -> Data:
        """One decision: what was done."""
        seen = self.table.peek()
        wish = {"seat": seen["seat"], "ply": seen["ply"]}
        answer = self.table.page.request.post(f"/api/tables/{self.table.id}/hint", data=wish)
        assert answer.ok, answer.text()
        advice: Data = answer.json()["choices"][0]["steps"][0]
        self.do(advice["action"])
        self.did.add(advice["description"]["kind"])
        words: Data = advice["description"]
        return words

    def do(self, action: int) -> None:
        """One of the server's choices. Most places on the map are picked first, and then gone to."""
        ply = self.table.ply
        self._come_to(action)
        if self.table.page.locator(".picker").count() > 0:
            self._pick(action)
            return
        thing = self._touched(self.table.choice(action))
        if thing.get_attribute("data-partner") is not None or thing.get_attribute("data-counter") is not None:
            self._bargain(thing)
            return
        # Without a state of its own it is no switch: the first click does it.
        if thing.get_attribute("aria-pressed") is not None:
            self.take(thing)
            expect(thing).to_have_attribute("aria-pressed", "true")
        self.take(thing)
        self.table.moved_on(ply)

    def _bargain(self, thing: Locator) -> None:
        """An offer is thought out before it is made: one card more than nothing, or than one is asked for, will do."""
        ply = self.table.ply
        page = self.table.page
        self.take(thing)
        self.take(page.locator('[data-more][aria-disabled="false"]').first)
        self.take(page.locator('[data-propose][aria-disabled="false"]'))
        self.table.moved_on(ply)

    def _pick(self, action: int) -> None:
        """Several cards at once: first the one that is wished for, then any, until there are enough."""
        ply = self.table.ply
        more = self.table.page.locator('.picker .more[aria-disabled="false"]')
        self.take(self.table.choice(action))
        while more.count() > 0:
            self.take(more.first)
        self.take(self.table.ready())
        expect(self.table.page.locator(".picker")).to_have_count(0)
        self.table.moved_on(ply)

    def _come_to(self, action: int) -> None:
        """Opens what a choice lies in: the list of a place where several things can be done, or trading."""
        page = self.table.page
        thing = page.locator(f'[data-action="{action}"]').first
        if thing.count() > 0:
            return
        place = page.locator(f'[data-actions~="{action}"]')
        self.take(self._touched(place.first) if place.count() > 0 else page.locator("[data-tool=trade]"))
        expect(thing).to_be_visible()

    def _touched(self, thing: Locator) -> Locator:
        """Small screens show a part of the map, and have a list of the places beside it."""
        place = thing.get_attribute("data-target")
        listed = self.table.page.locator(f'[data-way="{place}"]')
        return listed if place is not None and listed.count() > 0 else thing

    def _waits(self) -> bool:
        """Whether the game goes on; if so, it is one's own turn now."""
        self.table.my_turn()
        return bool(self.table.peek()["table"]["status"] != "finished")
