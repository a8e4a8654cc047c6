"""A table begun before an upgrade is played on after it, by the rules that it was begun with."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from fastapi.testclient import TestClient

import manoa
from manoa.kernel import language, registry
from manoa.server.app import create_app
from manoa.server.settings import Settings
from tests.minigame import title
from tests.server.people import FREE, ME, Data, Person, kinds

LOCAL = {"kind": "local", "name": "Bo"}

Install = Callable[[int], None]


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch) -> Install:
    """Puts Summit into the catalogue, as software of a version of its rules has it."""

    def installed(version: int) -> None:
        monkeypatch.setitem(registry._titles, "summit", title(version))
        language.add_catalogue("summit", title(version).locale)

    return installed


@contextmanager
def serving(database: str) -> Iterator[TestClient]:
    with TestClient(create_app(Settings(database=database, limited=False, bot_pause=0.0))) as client:
        yield client


def sit_down(person: Person, client: TestClient) -> Person:
    """The same person, with the same cookie, at another server."""
    again = Person(client)
    again.cookie = person.cookie
    return again


def summit(person: Person, *seats: Data, **options: Any) -> str:
    body = {"game": "summit", "options": options, "seats": list(seats), "open": True}
    return str(person.post("/api/tables", body, 201)["id"])


def play(person: Person, table: str, moves: int = 1000) -> Data:
    """Plays on for all seats, each time the last choice; what is seen then."""
    for _ in range(moves):
        turn = person.get(f"/api/tables/{table}")["turn"]
        if turn is None:
            break
        seen = person.snapshot(table, seat=turn)
        person.act(table, seen, seen["choices"][-1]["action"])
    return person.snapshot(table)


def test_a_table_begun_before_an_upgrade_is_played_on_after_it(database: str, install: Install) -> None:
    install(1)
    with serving(database) as client:
        ada = Person(client, "Ada")
        finished, running = summit(ada, ME, LOCAL), summit(ada, ME, LOCAL, weather="storm")
        waiting = summit(ada, ME, FREE)
        end = play(ada, finished)
        before = play(ada, running, 4)
        assert before["table"]["status"] == "playing"

    install(2)
    with serving(database) as client:
        ada = sit_down(ada, client)
        assert {table["id"] for table in ada.get("/api/tables?which=mine")["tables"]} == {running, waiting}
        after = ada.snapshot(running)
        assert (after["view"], after["log"]) == (before["view"], before["log"])
        assert ada.snapshot(finished)["view"] == end["view"]
        seen = ada.snapshot(running, seat=after["table"]["turn"])
        assert "search" not in kinds(seen), "the rope is used, and a second one is of the new rules"
        over = play(ada, running)
        assert over["table"]["status"] == "finished"
        assert over["view"]["map"]["height"] == 12
        record = ada.get(f"/api/tables/{running}/record")
        assert (record["version"], "height" in record["options"]) == (1, False)
        assert ada.post("/api/records", record, 201)["result"] == over["table"]["result"]

        # Whoever joins a table that was waiting plays by its rules; the next game is one of now.
        ben = Person(client, "Ben")
        ben.post(f"/api/tables/{waiting}/join", {})
        assert ada.snapshot(waiting)["view"]["map"]["height"] == 12
        again = ada.post(f"/api/tables/{running}/rematch")["id"]
        assert (ada.snapshot(again)["view"]["map"]["height"], again != running) == (15, True)
        played = play(ada, again, 3)
        assert "search" in kinds(ada.snapshot(again, seat=played["table"]["turn"]))

    # The record is the same game for those who never upgraded. A table of the new rules is refused in words.
    install(1)
    assert manoa.record_of(record).game.ranking() == over["table"]["result"]
    with serving(database) as client:
        ada = sit_down(ada, client)
        ada.refused(422, "error-version-future", "GET", f"/api/tables/{again}/snapshot")
        assert again in {table["id"] for table in ada.get("/api/tables?which=mine")["tables"]}
