"""What a table shows as open is one of the server's choices, and what it shows as closed has the server's reason."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import manoa
from tests.browser.table import ME, PATIENT, RANDOM, Person, Table

Data = dict[str, Any]

POSITIONS = 10
# Decisions that are taken beside the page between two looks at it, at most.
BETWEEN = 7
# Every element that says what it does or why it does nothing; and of the frame, which position it shows.
MARKED = """() => {
  const frame = document.querySelector(".table");
  const marked = [...document.querySelectorAll("[data-action], [data-actions], [data-closed]")].map((each) => ({
    actions: [each.dataset.action, each.dataset.actions].filter(Boolean).flatMap((all) => all.split(" ")).map(Number),
    closed: each.dataset.closed ?? null,
    html: each.outerHTML.slice(0, 200),
  }));
  return { ply: Number(frame.dataset.ply), busy: frame.dataset.busy === "true", marked };
}"""


@pytest.mark.parametrize("game", [entry["name"] for entry in manoa.catalogue()])
def test_whatever_is_open_is_a_choice_and_whatever_is_closed_has_the_games_reason(game: str, ada: Person) -> None:
    chance = random.Random(f"closed {game}")
    table = ada.sit(ME, RANDOM, RANDOM, game=game)
    opened, closed = 0, 0
    for _ in range(POSITIONS):
        seen = play_on(ada, table, chance)
        if seen["table"]["status"] == "finished":
            break
        choices = {choice["action"] for choice in (*seen["choices"], *seen["wishes"])}
        reasons = set(reasons_in([seen["closed"], seen["view"]]))
        for element in marked(table, seen["ply"]):
            assert set(element["actions"]) <= choices, element
            assert element["closed"] is None or element["closed"] in reasons, (element, reasons)
            assert not (element["actions"] and element["closed"]), element
            opened += len(element["actions"])
            closed += element["closed"] is not None
    assert opened > POSITIONS, "the table offers what can be done"
    assert closed > 0, "the table shows what can't be done now"


def reasons_in(said: Any) -> Iterator[str]:
    """The keys of all reasons that the server gives: with what is closed, and with the bounds of a plan in the view."""
    if isinstance(said, dict) and said.keys() == {"key", "rule", "arguments"}:
        yield said["key"]
    elif isinstance(said, (dict, list)):
        for part in said.values() if isinstance(said, dict) else said:
            yield from reasons_in(part)


def play_on(person: Person, table: Table, chance: random.Random) -> Data:
    """Takes some decisions at random, beside the page; what the server says then, when the person is asked again."""
    for _ in range(chance.randint(1, BETWEEN)):
        seen = asked(table)
        if seen["table"]["status"] == "finished":
            return seen
        action = chance.choice(seen["choices"])["action"]
        person.ask("POST", f"/api/tables/{table.id}/actions", {"seat": 0, "ply": seen["ply"], "action": action})
    return asked(table)


def asked(table: Table) -> Data:
    """What the server says as soon as the person is to decide, or the game is over."""
    seen = table.peek()
    while seen["table"]["status"] == "playing" and not seen["choices"]:
        table.page.wait_for_timeout(50)
        seen = table.peek()
    return seen


def marked(table: Table, ply: int) -> list[Data]:
    """The elements of the page that are open or closed, as soon as it shows that position."""
    page = table.page
    page.wait_for_function(f"() => {{ const s = ({MARKED})(); return s.ply === {ply} && !s.busy; }}", timeout=PATIENT)
    found: Data = page.evaluate(MARKED)
    assert found["ply"] == ply
    elements: list[Data] = found["marked"]
    return elements
