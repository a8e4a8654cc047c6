"""Bots go on by themselves, and soon, when the database is back."""

from __future__ import annotations

from collections.abc import Callable
from time import sleep
from typing import Any

import pytest

from manoa.server.database import DatabaseFailed
from manoa.server.queries import read_bots_to_move
from tests.server.conftest import Start
from tests.server.hours import services_of
from tests.server.people import ME, RANDOM, Person

Until = Callable[[Callable[[], Any]], Any]


def away(*_: object) -> Any:
    raise DatabaseFailed("away")


def ply(person: Person, table: str) -> int:
    """How far a table is. Unlike who looks at its snapshot, who asks this does not remind anybody of its bots."""
    return int(person.get(f"/api/tables/{table}")["ply"])


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only what follows soon after a failure can be what makes bots go on."""
    monkeypatch.setattr("manoa.server.bot_seats._FIRST_WAIT", 0.05)
    monkeypatch.setattr("manoa.server.bot_seats._LONGEST_WAIT", 0.2)
    monkeypatch.setattr("manoa.server.bot_seats._ABANDONED", 3600)


def test_bots_go_on_soon_after_nothing_could_be_stored(
    sqlite: str, start: Start, until: Until, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = start(sqlite, bot_pause=0.01)
    ada = Person(client, "Ada")
    table = ada.table(ME, RANDOM)["id"]
    ada.post(f"/api/tables/{table}/seats/0/stand-in", {"bot": "random"})
    until(lambda: ply(ada, table) > 0)
    database = services_of(client).context.database
    with monkeypatch.context() as patched:
        patched.setattr(database, "write_at_once", away)
        patched.setattr(database, "writing", away)
        stopped = ply(ada, table)
        sleep(0.3)
        # A move may have been under way.
        assert ply(ada, table) <= stopped + 1
    until(lambda: ply(ada, table) > stopped + 1)


def test_bots_go_on_at_a_server_whose_database_is_away_at_the_start(
    sqlite: str, start: Start, until: Until, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = Person(start(sqlite, bot_pause=3600.0), "Ada")
    table = ada.table(RANDOM, ME)["id"]
    failures = 2

    async def away_twice(*arguments: Any) -> list[str]:
        nonlocal failures
        if failures:
            failures -= 1
            raise DatabaseFailed("away")
        return await read_bots_to_move(*arguments)

    monkeypatch.setattr("manoa.server.queries.read_bots_to_move", away_twice)
    ada.client = start(sqlite)
    until(lambda: ply(ada, table) > 0)
    assert failures == 0
