"""A table whose past makes no sense can't be opened. Everybody else's go on, and its people can have and delete what is
theirs."""

from __future__ import annotations

from datetime import timedelta

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import update

from manoa.server.clocks import TURN
from manoa.server.database import EntryRow, TableRow
from tests.server.conftest import Start
from tests.server.hours import Hours, services_of
from tests.server.people import FREE, ME, Person, choice
from tests.server.test_own_data import everything

CLOCK = {"kind": TURN, "seconds": 30}


@pytest.fixture
def hours(monkeypatch: pytest.MonkeyPatch) -> Hours:
    return Hours(monkeypatch)


@pytest.fixture
def client(hours: Hours, start: Start, sqlite: str) -> TestClient:
    client = start(sqlite, clocks_every=3600.0)
    hours.servers.append(client)
    hours.look()
    return client


def begun(ada: Person, ben: Person) -> str:
    """A table at which Ada has decided something, with a clock."""
    body = {"game": "eldorado", "seats": [ME, FREE], "clock": CLOCK, "open": True}
    table: str = ada.post("/api/tables", body, 201)["id"]
    ben.post(f"/api/tables/{table}/join", {})
    seen = ada.snapshot(table)
    ada.act(table, seen, choice(seen, "play"))
    return table


def break_table(client: TestClient, table: str) -> None:
    """What was stored is no longer what the rules allow."""
    services = services_of(client)

    async def write() -> None:
        async with services.context.database.writing() as writing:
            await writing.execute(update(EntryRow).where(EntryRow.table_id == table).values(action=10**6))
        services.context.open_tables.close(table)

    assert client.portal is not None
    client.portal.call(write)


def test_the_clocks_of_other_tables_go_on(client: TestClient, hours: Hours, caplog: pytest.LogCaptureFixture) -> None:
    ada, ben = Person(client, "Ada"), Person(client, "Ben")
    broken = begun(ada, ben)
    hours.now += timedelta(seconds=1)
    other = begun(ada, ben)
    break_table(client, broken)
    hours.go_by(31)
    assert ada.get(f"/api/tables/{other}")["seats"][0]["stand_in"] == "medium"
    hours.go_by(1)
    hours.go_by(1)
    assert caplog.text.count(f"the clock of table {broken}") == 1


def test_clocks_that_make_no_sense_do_not_stop_others_when_they_are_moved_on(client: TestClient, hours: Hours) -> None:
    ada, ben = Person(client, "Ada"), Person(client, "Ben")
    broken, other = begun(ada, ben), begun(ada, ben)
    services = services_of(client)

    async def write() -> None:
        async with services.context.database.writing() as writing:
            await writing.execute(update(TableRow).where(TableRow.id == broken).values(times={"since": "noon"}))

    assert client.portal is not None
    client.portal.call(write)
    hours.go_by(600, looking=False)
    hours.look()
    assert ada.get(f"/api/tables/{other}")["seats"][0]["stand_in"] is None


def test_its_people_have_and_delete_what_is_theirs(client: TestClient) -> None:
    ada, ben = Person(client, "Quetzalcoatl"), Person(client, "Ben")
    shared, other = begun(ada, ben), begun(ada, ben)
    alone = ada.table(ME, {"kind": "local", "name": "Quetzalcoatl"})["id"]
    seen = ada.snapshot(alone, seat=0)
    ada.act(alone, seen, choice(seen, "play"))
    ada.ask("POST", f"/api/tables/{shared}/chat", json={"text": "the jaguar dances"}).raise_for_status()
    for table in (shared, alone):
        break_table(client, table)
    mine = ada.get("/api/me/data")
    assert {table["id"] for table in mine["tables"]} == {shared, other, alone}
    assert [line["text"] for line in mine["said"]] == ["the jaguar dances"]
    assert ada.ask("DELETE", "/api/me").status_code == 204
    left = everything(client)
    assert not any(trace in left for trace in ("Quetzalcoatl", "the jaguar dances", alone))
    assert ben.get(f"/api/tables/{other}")["seats"][0]["name"] is None
    assert {table["id"] for table in ben.get("/api/me/data")["tables"]} == {shared, other}
