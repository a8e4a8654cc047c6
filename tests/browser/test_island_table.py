"""The Island's table: several steps by one click, places of the log lit up, trade, and when one is asked."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.adviser import Advised
from tests.browser.conftest import NewPerson
from tests.browser.table import FREE, GREEDY, ME, PATIENT, Data, Person, Table


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


def test_what_is_dimmed_in_the_shop_has_the_rules_reason_and_what_is_open_is_a_choice(ada: Person) -> None:
    table = ada.sit(ME, GREEDY, game="island")
    explores(table, Advised(table))
    seen = table.peek()
    kinds = {choice["description"]["kind"] for choice in seen["choices"]}
    for thing in ("villager", "offering", "fort", "farm", "army"):
        button = table.page.locator(f'[data-tool="{thing}"]')
        expect(button).to_have_attribute("aria-disabled", "false" if thing in kinds else "true")
        reasons = [entry["why"] for entry in seen["closed"] if entry["description"]["kind"] == thing]
        assert [button.get_attribute("data-closed")] == ([why["key"] for why in reasons] or [None])
        if reasons:
            button.click(force=True)
            said = table.words(reasons[0]["key"], **reasons[0]["arguments"])
            expect(table.tray.get_by_text(said, exact=True)).to_be_visible()
            button.click(force=True)


class Two:
    """A table of two people, played beside the page until one of them explores; the other has it open."""

    def __init__(self, ada: Person, bruno: Person) -> None:
        self.id = ada.make(ME, FREE, game="island")
        bruno.ask("POST", f"/api/tables/{self.id}/join", {"invite": ada.ask("GET", f"/api/tables/{self.id}")["invite"]})
        self.people = [ada, bruno]
        self.mover = -1
        while self.mover < 0:
            for seat in (0, 1):
                seen = self.seen(seat)
                if seen["choices"] and seen["view"]["asked"]["what"] == "explore":
                    self.mover = seat
                elif seen["choices"]:
                    self.act(seat, seen["choices"][0]["description"]["kind"])
        self.table = self.people[1 - self.mover].open(self.id, "island")

    def seen(self, seat: int) -> Data:
        return self.people[seat].ask("GET", f"/api/tables/{self.id}/snapshot?since=1000000")

    def act(self, seat: int, kind: str) -> None:
        """The first choice of a kind."""
        seen = self.seen(seat)
        action = next(choice["action"] for choice in seen["choices"] if choice["description"]["kind"] == kind)
        body = {"seat": seat, "ply": seen["ply"], "action": action}
        self.people[seat].ask("POST", f"/api/tables/{self.id}/actions", body)


def test_trade_is_wished_for_in_anothers_turn_and_comes_at_the_next_moment(ada: Person, new_person: NewPerson) -> None:
    two = Two(ada, new_person("Bruno"))
    page, words = two.table.page, two.table.words
    wish = page.locator("[data-tool=trade]")
    for wanted in ("true", "false", "true"):
        wish.click()
        expect(wish).to_have_attribute("aria-pressed", wanted)
    assert two.seen(two.mover)["choices"], "nobody's decision waits for it"
    two.act(two.mover, "discover")
    expect(two.table.yours).to_have_text(words("island-heading-trade"), timeout=PATIENT)
    two.table.click(page.get_by_role("button", name=words("choice-enough")))
    assert two.seen(two.mover)["choices"], "what was going on is taken up again"


def test_one_says_when_to_be_asked(ada: Person, new_person: NewPerson) -> None:
    two = Two(ada, new_person("Bruno"))
    setting = two.table.page.get_by_label(two.table.words("island-heed"))
    expect(setting).to_have_value("concerned")
    setting.select_option("attacked")
    two.table.page.wait_for_function(
        "([id, seat]) => fetch(`/api/tables/${id}/snapshot?since=1000000`).then((r) => r.json())"
        ".then((s) => s.view.seats[seat].heed === 'attacked')",
        arg=[two.id, 1 - two.mover],
    )
    expect(setting).to_have_value("attacked")


def test_an_offer_that_is_withdrawn_is_said_to_be(ada: Person, new_person: NewPerson) -> None:
    two = Two(ada, new_person("Bruno"))
    for kind in ("offer", "give", "propose"):
        two.act(two.mover, kind)
    decline = two.table.page.get_by_role("button", name=two.table.words("choice-decline"))
    expect(decline).to_be_visible(timeout=PATIENT)
    undo = {"seat": two.mover, "ply": two.seen(two.mover)["ply"], "turn": False}
    two.people[two.mover].ask("POST", f"/api/tables/{two.id}/undo", undo)
    name = ("Ada", "Bruno")[two.mover]
    expect(two.table.page.get_by_text(two.table.words("table-trade-withdrawn", player=name))).to_be_visible()
    expect(decline).to_be_hidden()
