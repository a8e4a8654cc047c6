"""Two servers on one database, of which one has stored something that the other has not read yet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from fastapi.testclient import TestClient

from manoa.server import queries
from tests.server.conftest import Start
from tests.server.people import FREE, ME, Data, Person, choice


def at(server: TestClient, somebody: Person) -> Person:
    """The same person by way of another server."""
    there = Person(server)
    there.cookie = somebody.cookie
    return there


@pytest.fixture
def both(start: Start, database: str) -> tuple[TestClient, TestClient]:
    return start(database), start(database)


def game_for_two(both: tuple[TestClient, TestClient]) -> tuple[str, Person, Person]:
    """A running table, Ada's, and Ben, each by way of another server."""
    one, two = both
    ada, ben = Person(one, "Ada"), Person(two, "Ben")
    table = ada.table(ME, FREE, is_open=True)["id"]
    ben.post(f"/api/tables/{table}/join", {})
    return table, ada, ben


def meanwhile(monkeypatch: pytest.MonkeyPatch, name: str, happens: Callable[[], Any]) -> None:
    """Lets something happen once, when a server has read a table and is about to store what it made of that."""
    stored, waiting = getattr(queries, name), [happens]

    async def late(*arguments: Any, **named: Any) -> Any:
        while waiting:
            waiting.pop()()
        return await stored(*arguments, **named)

    monkeypatch.setattr(queries, name, late)


def summary(somebody: Person, table: str) -> Data:
    """The table as lists have it: by its row."""
    listed = [*somebody.get("/api/tables?which=mine")["tables"], *somebody.get("/api/tables?which=finished")["tables"]]
    return next(one for one in listed if one["id"] == table)


def test_a_seat_that_changes_does_not_bring_back_how_the_table_stood_before_a_move(
    both: tuple[TestClient, TestClient], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ada, ben = game_for_two(both)
    seen = ada.snapshot(table)
    seen = ada.act(table, seen, choice(seen, "play"))
    ben.snapshot(table)

    def move() -> None:
        nonlocal seen
        while seen["table"]["turn"] == 0:
            seen = ada.act(table, seen, seen["choices"][-1]["action"])

    meanwhile(monkeypatch, "change_seats", move)
    ben.post(f"/api/tables/{table}/seats/1/stand-in", {"bot": "random"})
    for somebody in (ada, ben, at(both[1], ada)):
        found = summary(somebody, table)
        assert found["seats"][1]["stand_in"] == "random"
        assert found["turn"] == somebody.snapshot(table)["table"]["turn"]
        assert found["ply"] >= seen["ply"]


def test_who_decides_at_a_server_that_is_behind_does_not_begin_a_game_again_that_is_over(
    both: tuple[TestClient, TestClient],
) -> None:
    table, ada, ben = game_for_two(both)
    seen = ada.snapshot(table)
    ben.post(f"/api/tables/{table}/seats/1/resign")
    action = {"seat": 0, "ply": seen["ply"], "action": choice(seen, "play")}
    ada.refused(409, "error-not-playing", "POST", f"/api/tables/{table}/actions", json=action)
    for somebody in (ada, ben):
        found = summary(somebody, table)
        assert (found["status"], found["turn"], found["result"]) == ("finished", None, [[0], [1]])


def test_chat_in_between_refuses_no_decision(both: tuple[TestClient, TestClient]) -> None:
    table, ada, ben = game_for_two(both)
    seen = ada.snapshot(table)
    for kind in ("play", "step"):
        ben.ask("POST", f"/api/tables/{table}/chat", json={"text": "Hm."}).raise_for_status()
        seen = ada.act(table, seen, choice(seen, kind))
    assert summary(ben, table)["ply"] == 2
    assert [line["text"] for line in seen["chat"]] == ["Hm.", "Hm."]


def test_two_who_come_to_the_last_seats_at_once_begin_the_game_with_both(
    both: tuple[TestClient, TestClient], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = both
    ada, ben = Person(one, "Ada"), Person(two, "Ben")
    table = ada.table(ME, FREE, FREE, is_open=True)["id"]
    fill = {"seat": 2, "bot": "random"}
    meanwhile(monkeypatch, "touch", lambda: ben.post(f"/api/tables/{table}/join", {}))
    made = ada.post(f"/api/tables/{table}/fill", fill)
    assert [seat["kind"] for seat in made["seats"]] == ["person", "person", "bot"]
    assert summary(ben, table)["status"] == "playing"
