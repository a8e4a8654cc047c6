"""What is stored about a person: they can have all of it, and have it deleted."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import count
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import select

import manoa
from manoa.kernel.records import record_of
from manoa.server.database import Base
from manoa.server.guests import Guest
from tests.server.conftest import Start
from tests.server.hours import services_of
from tests.server.people import FREE, GREEDY, ME, Data, Person
from tests.server.test_live import heard
from tests.server.test_manners import block, speak
from tests.server.test_stand_ins import seat_path, together

Until = Callable[[Callable[[], Any]], Any]
# Tests share a PostgreSQL, so each has a person of its own.
persons = count(100)


def everything(client: TestClient) -> str:
    """All that is in the database, as one text."""

    async def read() -> list[str]:
        async with services_of(client).context.database.reading() as reading:
            return [
                repr(tuple(row))
                for table in Base.metadata.sorted_tables
                for row in await reading.execute(select(table))
            ]

    assert client.portal is not None
    return "\n".join(client.portal.call(read))


class Story:
    """Somebody who has done everything that leaves a trace, and another who was there."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        # Names and words that are nowhere else.
        self.name, self.earlier, self.local, self.said = self.traces = [
            f"{word} {next(persons)}" for word in ("Quetzalcoatl", "Xochiquetzal", "Tlaloc", "the jaguar dances")
        ]
        self.one, self.ben = Person(client, self.earlier), Person(client, "Ben")
        self.finished = together(self.one, self.ben)
        self.ben.post(seat_path(self.finished, 1, "resign"))
        assert self.one.ask("PUT", "/api/me", json={"name": self.name}).status_code == 200
        self.running = together(self.ben, self.one)
        self.joined = self.ben.table(ME, FREE, FREE)["id"]
        invite = self.ben.get(f"/api/tables/{self.joined}")["invite"]
        self.one.post(f"/api/tables/{self.joined}/join", {"invite": invite})
        self.waiting = self.one.table(ME, FREE, is_open=True)["id"]
        self.alone = self.one.table(ME, {"kind": "local", "name": self.local}, GREEDY)["id"]
        self.shared = self.one.table(ME, {"kind": "local", "name": self.local}, FREE, is_open=True)["id"]
        self.ben.post(f"/api/tables/{self.shared}/join", {})
        self.watched = self.ben.table(ME, FREE, is_open=True)["id"]
        for table in (self.finished, self.running, self.shared, self.watched):
            speak(self.one, table, self.said)
            speak(self.ben, table, "indeed")
        self.imported = self.one.post("/api/records", manoa.Record("eldorado", 2, 1, {}).as_dict(), 201)["id"]
        self.one.post(f"/api/tables/{self.running}/mutes", {"seat": 0})
        self.ben.post(f"/api/tables/{self.running}/mutes", {"seat": 1})
        block(self.one, self.running, seat=0)


@pytest.fixture
def story(client: TestClient) -> Story:
    return Story(client)


def test_one_file_has_everything(story: Story) -> None:
    answer = story.one.ask("GET", "/api/me/data")
    assert answer.status_code == 200
    assert "attachment" in answer.headers["content-disposition"]
    data: Data = answer.json()
    assert data["guest"]["name"] == story.name
    tables = {table["id"]: table for table in data["tables"]}
    assert set(tables) == {
        story.finished,
        story.running,
        story.joined,
        story.waiting,
        story.alone,
        story.shared,
        story.watched,
        story.imported,
    }
    assert [seat["name"] for seat in tables[story.shared]["seats"]] == [story.name, story.local, "Ben"]
    assert record_of(tables[story.finished]["record"]).name == "eldorado"
    # The record of a game that goes on would tell what others hold.
    assert tables[story.running]["record"] is None
    assert [line["text"] for line in data["said"]] == [story.said] * 4
    assert [len(data[name]) for name in ("mutes", "blocks")] == [1, 1]
    assert "indeed" not in answer.text, "what others said is theirs"
    assert story.one.cookie not in answer.text
    stranger = Person(story.client)
    stranger.refused(401, "error-no-guest", "GET", "/api/me/data")
    stranger.refused(401, "error-no-guest", "DELETE", "/api/me")


def test_the_file_is_written_as_fast_as_it_is_read(story: Story, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has much, and reads slowly, must not fill the server's memory."""
    monkeypatch.setattr("manoa.server.own_data._ROWS_AT_ONCE", 3)
    own_data = services_of(story.client).own_data
    me = Guest(**story.one.get("/api/me")["guest"])
    opened: list[str] = []
    read = own_data._table

    async def noted(table_id: str, guest: Guest) -> Data | None:
        opened.append(table_id)
        return await read(table_id, guest)

    monkeypatch.setattr(own_data, "_table", noted)

    async def taken() -> tuple[int, Data]:
        pieces = await own_data.export(me)
        begun = b"".join([await anext(pieces) for _ in range(4)])
        return len(opened), json.loads(begun + b"".join([piece async for piece in pieces]))

    assert story.client.portal is not None
    early, data = story.client.portal.call(taken)
    assert (early, len(opened)) == (2, 8)
    assert {**data, "at": ""} == {**story.one.get("/api/me/data"), "at": ""}
    assert [line["text"] for line in data["said"]] == [story.said] * 4


def test_nothing_is_left_of_who_deletes_everything(story: Story, until: Until) -> None:
    client, one, ben = story.client, story.one, story.ben
    guest = one.get("/api/me")["guest"]["id"]
    assert all(trace in everything(client) for trace in (*story.traces, guest))
    with ben.live(story.running) as looking, ben.live(story.watched) as watching:
        heard(looking, "snapshot"), heard(watching, "snapshot")
        gone = one.ask("DELETE", "/api/me")
        assert gone.status_code == 204
        assert 'manoa=""' in gone.headers["set-cookie"]
        # Whoever has the page open no longer has the words before them.
        while story.said in json.dumps(seen := heard(looking, "snapshot")):
            pass
        assert seen["table"]["seats"][1]["name"] is None
        assert [line["text"] for line in heard(watching, "snapshot")["chat"]] == ["indeed"]
    stored = everything(client)
    assert [trace for trace in (*story.traces, guest) if trace in stored] == []
    # The cookie opens nothing.
    assert one.get("/api/me") == {"guest": None}
    for table in (story.waiting, story.alone, story.imported):
        ben.refused(404, "error-table-unknown", "GET", f"/api/tables/{table}")
    answers = [ben.ask("GET", "/api/lobby").text, ben.ask("GET", "/api/me/data").text]
    for table in (story.finished, story.running, story.joined, story.shared, story.watched):
        paths = ("", "/snapshot", "/replay?ply=0", "/record")
        answers += [ben.ask("GET", f"/api/tables/{table}{path}").text for path in paths]
    assert [trace for trace in story.traces for answer in answers if trace in answer] == []


def test_the_tables_of_others_go_on_and_replay(story: Story, until: Until) -> None:
    ben = story.ben
    before = ben.get(f"/api/tables/{story.finished}/record")
    assert story.one.ask("DELETE", "/api/me").status_code == 204
    after = ben.get(f"/api/tables/{story.finished}/record")
    assert (after["actions"], after["seed"]) == (before["actions"], before["seed"])
    assert [seat["name"] for seat in after["seats"]] == [None, "Ben"]
    assert ben.post("/api/records", after, 201)["seats"][1]["name"] == "Ben"
    seat = ben.get(f"/api/tables/{story.running}")["seats"][1]
    assert (seat["kind"], seat["name"], seat["stand_in"], seat["left"]) == ("person", None, "medium", True)
    # A bot plays there, and Ben's own decisions count.
    ben.post(seat_path(story.running, 0, "stand-in"), {})
    until(lambda: ben.snapshot(story.running)["table"]["round"] > 1)
    assert ben.get(f"/api/tables/{story.joined}")["seats"][1]["kind"] == "free"
    again = ben.post(f"/api/tables/{story.finished}/rematch")
    assert (again["status"], again["seats"][0]["kind"]) == ("waiting", "free")


def test_another_server_forgets_the_cookie_too(start: Start, postgres: str, until: Until) -> None:
    here, there = start(postgres), start(postgres)
    ada = Person(here, "Ada")
    ada.client = there
    assert ada.get("/api/me")["guest"]["name"] == "Ada"
    ada.client = here
    assert ada.ask("DELETE", "/api/me").status_code == 204
    ada.client = there
    until(lambda: ada.get("/api/me") == {"guest": None})
