"""The lobby's lists in one answer: the same as one by one, fresh when something changes, and free when nothing does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import event

from tests.server.people import FREE, ME, RANDOM, Data, Person

Until = Callable[[Callable[[], Any]], Any]


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """What everybody sees may be two seconds old; tests don't wait."""
    monkeypatch.setattr("manoa.server.lobby._SHARED_FOR", 0.0)


def one_by_one(person: Person) -> Data:
    """The lists as they are asked for one at a time."""
    limits = {"mine": 50, "open": 50, "finished": 12}
    return {
        which: person.get("/api/tables", params={"which": which, "limit": limit})["tables"]
        for which, limit in limits.items()
    }


def test_the_lists_are_those_of_the_tables(client: TestClient, ada: Person, ben: Person, stranger: Person) -> None:
    everybody = (ada, ben, stranger)

    def agree() -> None:
        for person in everybody:
            assert person.get("/api/lobby") == one_by_one(person)

    agree()
    closed = ada.table(ME, FREE)
    opened = ada.table(ME, FREE, is_open=True)["id"]
    agree()
    ben.post(f"/api/tables/{closed['id']}/join", {"invite": closed["invite"]})
    agree()
    seen = ada.snapshot(closed["id"])
    ada.act(closed["id"], seen, seen["choices"][0]["action"])
    agree()
    ben.post(f"/api/tables/{opened}/join", {})
    ben.post(f"/api/tables/{opened}/seats/1/resign")
    agree()
    assert [table["id"] for table in stranger.get("/api/lobby")["finished"]][:1] == [opened]
    new = ada.post(f"/api/tables/{opened}/rematch")["id"]
    assert new in [table["id"] for table in ben.get("/api/lobby")["mine"]]
    agree()
    ada.ask("DELETE", f"/api/tables/{opened}")
    agree()
    assert all(table["invite"] is None for tables in ada.get("/api/lobby").values() for table in tables)


def test_unchanged_lists_are_not_sent_again(client: TestClient, ada: Person, ben: Person) -> None:
    table = ada.table(ME, FREE, is_open=True)["id"]
    for person in (ada, ben):
        tag = person.ask("GET", "/api/lobby").headers["ETag"]
        again = person.ask("GET", "/api/lobby", headers={"If-None-Match": f"W/{tag}"})
        assert (again.status_code, again.content) == (304, b"")
        assert "private" in again.headers["Cache-Control"]
    ben.post(f"/api/tables/{table}/join", {})
    assert ben.ask("GET", "/api/lobby", headers={"If-None-Match": tag}).status_code == 200


def test_somebody_who_only_looks_costs_no_query(client: TestClient, ada: Person, ben: Person, until: Until) -> None:
    for _ in range(3):
        ada.table(ME, FREE, is_open=True)
    for person in (ada, ben):
        person.get("/api/lobby")
    with counted(client) as statements:
        for _ in range(20):
            ada.get("/api/lobby")
            ben.get("/api/lobby")
    assert statements == []


def test_moves_of_others_cost_a_guest_no_query_of_their_own(client: TestClient, ada: Person, ben: Person) -> None:
    table = ada.table(ME, RANDOM)["id"]
    ben.table(ME, FREE)
    ben.get("/api/lobby")
    seen = ada.snapshot(table)
    ada.act(table, seen, seen["choices"][0]["action"])
    with counted(client) as statements:
        ben.get("/api/lobby")
    assert not [statement for statement in statements if "maker" in statement.partition("WHERE")[2]]


@contextmanager
def counted(client: TestClient) -> Iterator[list[str]]:
    """The statements that the server's database is asked meanwhile for lists."""
    app: Any = client.app
    engine = app.state.services.context.database.engine.sync_engine
    asked: list[str] = []

    def note(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        if "LIMIT" in statement:
            asked.append(statement)

    event.listen(engine, "before_cursor_execute", note)
    try:
        yield asked
    finally:
        event.remove(engine, "before_cursor_execute", note)
