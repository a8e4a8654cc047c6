"""What the table tells: turns in whole words, the end in numbers, a hint; and to those who only watch."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.player import Player
from tests.browser.table import GREEDY, ME, PATIENT, SHORT, Person

# A line of a turn, which stands below the name of who did it.
LINE = re.compile(r"[A-Z][a-z]+ .*\.$")


def test_turns_are_told_in_whole_words(ada: Person) -> None:
    table = ada.sit(ME, GREEDY, GREEDY)
    player = Player(table)
    while "step" not in player.did:
        player.decide()
    if table.prompt.get_by_text(table.question("move")).is_visible():
        table.click(table.ready())
    table.end_turn()
    table.my_turn()
    if table.log.get_attribute("aria-expanded") == "false":
        table.log.click()
    told = table.page.locator(".log li :is(p, button.line)").all_inner_texts()
    assert len(told) >= 3
    heads = table.page.locator(".log li a").all_inner_texts()
    assert len(heads) >= 3
    for head in heads:
        assert re.match(r"(Ada|Orellana|Raleigh|Quesada)\b", head), head
    for sentence in told:
        assert LINE.match(sentence), sentence
        assert not re.search(r"\b[hjc]\d+\b", sentence), "an id is no word"
    assert any("oes " in sentence and " with " in sentence for sentence in told), told


def test_the_end_is_told_in_numbers(ada: Person) -> None:
    table = ada.open(ada.finished())
    expect(table.result).to_be_visible(timeout=PATIENT)
    snapshot = ada.ask("GET", f"/api/tables/{table.id}/snapshot?since=0")
    events = [event for entry in snapshot["log"] for event in entry["events"]]
    order = [seat for place in snapshot["table"]["result"] for seat in place]

    def row(label: str) -> list[str]:
        line = table.result.locator("tbody tr", has=table.page.get_by_role("rowheader", name=label, exact=True))
        return [text.strip() for text in line.locator("td").all_inner_texts()]

    def counted(seat: int, kind: str) -> list[dict[str, object]]:
        return [event for event in events if event["seat"] == seat and event["kind"] == kind]

    seats = snapshot["view"]["seats"]
    assert row("Spaces walked") == [str(len(counted(seat, "steps"))) for seat in order]
    assert row("Cards bought") == [str(len(counted(seat, "buys"))) for seat in order]
    assert row("Coins spent") == [str(sum(int(str(buy["number"])) for buy in counted(seat, "buys"))) for seat in order]
    assert row("Rounds") == [str(snapshot["view"]["round"])] * 2
    assert [text.split(" ")[0] for text in row("Blockades")] == [str(len(seats[seat]["blockades"])) for seat in order]
    assert len(row("At the end")) == 2
    expect(table.result).to_contain_text("most blockades wins")


def test_a_rematch_seats_everybody_again(ada: Person) -> None:
    table = ada.open(ada.finished())
    first = table.id
    table.result.get_by_role("button", name="Play again").click()
    expect(table.page).not_to_have_url(re.compile(first))
    table.my_turn()
    expect(table.page.locator(".players li")).to_have_count(2)
    # Whoever comes back to the old table is led to the new one.
    again = ada.open(first)
    again.result.get_by_role("button", name="To the next game").click()
    expect(again.page).not_to_have_url(re.compile(first))
    again.my_turn()
    assert again.id == table.id


def test_those_who_watch_can_do_nothing(ada: Person, new_person: NewPerson) -> None:
    table = ada.sit(ME, GREEDY, GREEDY)
    table.my_turn()
    watcher = new_person("Bruno").open(table.id)
    page = watcher.page
    expect(watcher.tray).to_contain_text("You are watching this game.")
    expect(watcher.tray.locator("button, [role=button], [tabindex]")).to_have_count(0)
    expect(watcher.targets).to_have_count(0)
    expect(page.locator(".players li")).to_have_count(3)
    expect(page.locator("[data-pile] button:not([aria-disabled='true'])")).to_have_count(0)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    ply = watcher.ply
    for key in ("u", "Shift+U", "h"):
        page.keyboard.press(key)
    table.click(table.ready())
    expect(watcher.frame).to_have_attribute("data-ply", str(ply + 1))
    expect(watcher.prompt).to_have_text("Ada is deciding")
    expect(page.locator(".toast")).to_have_count(0)


def test_a_hint_is_shown_and_never_played(ada: Person) -> None:
    table = ada.sit(ME, GREEDY, GREEDY, route=SHORT)
    page = table.page
    table.my_turn()
    ply = table.ply
    page.get_by_role("button", name="Hint").click()
    expect(table.prompt).to_contain_text("Hint: ", timeout=PATIENT)
    expect(page.locator("[data-advice]").first).to_be_visible()
    assert table.ply == ply
    # Another position, and it is forgotten.
    table.click(table.page.locator("[data-advice]").first)
    expect(page.locator("[data-advice]")).to_have_count(0)
    expect(table.prompt).not_to_contain_text("Hint: ")
    page.goto(f"/replay/{table.id}")
    expect(page.locator(".replay-controls")).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)


def test_nothing_moves_where_stillness_is_asked_for(ada: Person) -> None:
    table = ada.open(ada.finished())
    expect(table.result).to_be_visible(timeout=PATIENT)
    times = "dialog => [getComputedStyle(dialog).animationDuration, document.getAnimations().length]"
    assert table.page.locator("dialog[open]").evaluate(times) == ["0s", 0]
