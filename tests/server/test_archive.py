"""Old tables are put away: in no list but the archive, and still there."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from fastapi.testclient import TestClient

from manoa.server.settings import BadSetting, Settings, settings_of_environment
from tests.server.conftest import Start
from tests.server.hours import Hours, services_of
from tests.server.people import FREE, ME, Person
from tests.server.test_leaving import ids
from tests.server.test_stand_ins import seat_path, together


@pytest.fixture
def hours(monkeypatch: pytest.MonkeyPatch) -> Hours:
    return Hours(monkeypatch)


BEGIN = datetime(2031, 5, 17, 12, tzinfo=UTC)


def put_away(client: TestClient) -> list[str]:
    assert client.portal is not None
    return client.portal.call(services_of(client).keeping.put_away)


def test_each_kind_of_table_has_its_time(hours: Hours, database: str, start: Start) -> None:
    client = start(database, archive_waiting=7.0, archive_finished=28.0, archive_playing=90.0)
    put_away(client)
    ada, ben = Person(client, "Ada"), Person(client, "Ben")
    waiting = ada.table(ME, FREE, is_open=True)["id"]
    playing = together(ada, ben)
    finished = together(ada, ben)
    ben.post(seat_path(finished, 1, "resign"))
    for days, table, which in ((7, waiting, "mine"), (28, finished, "finished"), (90, playing, "mine")):
        hours.now += timedelta(days=days) - (hours.now - BEGIN)
        assert put_away(client) == [], "not yet"
        assert table in ids(ada, which)
        hours.now += timedelta(seconds=1)
        assert put_away(client) == [table]
        assert put_away(client) == [], "once"
        assert table not in [*ids(ada, which), *ids(ada, "open")]
        assert table in ids(ada, "archive")
        assert ada.get(f"/api/tables/{table}")["archived"]
    assert waiting not in [one["id"] for one in ada.get("/api/lobby")["open"]]
    assert ids(Person(client), "archive") == []


def test_what_was_put_away_still_opens_and_comes_back_when_something_happens(
    hours: Hours, database: str, start: Start
) -> None:
    client = start(database)
    ada, ben = Person(client, "Ada"), Person(client, "Ben")
    made = ada.table(ME, FREE)
    finished = together(ada, ben)
    ben.post(seat_path(finished, 1, "resign"))
    hours.now += timedelta(days=100)
    assert set(put_away(client)) >= {made["id"], finished}
    assert ben.get(f"/api/tables/{finished}/replay", params={"ply": 0})["moves"] == 0
    assert ben.get(f"/api/tables/{finished}/record")["actions"] == []
    joined = ben.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    assert (joined["status"], joined["archived"]) == ("playing", False)
    assert made["id"] in ids(ada, "mine")
    assert finished in ids(ben, "archive")


def test_the_times_are_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MANOA_ARCHIVE_WAITING", "2")
    monkeypatch.setenv("MANOA_ARCHIVE_FINISHED", "never")
    read = settings_of_environment("sqlite://")
    assert (read.archive_waiting, read.archive_finished) == (2.0, float("inf"))
    assert read.archive_playing == Settings.archive_playing
    for wrong in ("soon", "0", "-1", "nan"):
        monkeypatch.setenv("MANOA_ARCHIVE_PLAYING", wrong)
        with pytest.raises(BadSetting):
            settings_of_environment("sqlite://")


def test_never_is_never(hours: Hours, sqlite: str, start: Start) -> None:
    client = start(sqlite, archive_finished=float("inf"), archive_waiting=float("inf"), archive_playing=float("inf"))
    ada = Person(client, "Ada")
    ada.table(ME, FREE)
    hours.now += timedelta(days=9999)
    assert put_away(client) == []
