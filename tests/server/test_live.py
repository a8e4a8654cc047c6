"""Live updates: the table at once and after every change, to each what they may see."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from threading import Event
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy.exc import OperationalError
from starlette.testclient import WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from manoa.server.guarded import Patience
from manoa.server.open_tables import OpenTables
from manoa.server.table import Table
from tests.server.conftest import Start
from tests.server.people import FREE, ME, Data, Person, bare, choice

LOCAL = {"kind": "local", "name": "Bo"}


def heard(socket: WebSocketTestSession, kind: str) -> Data:
    """The next message of a kind; presence may come in between."""
    while True:
        message: Data = socket.receive_json()
        if message["type"] == kind:
            return message
        assert message["type"] == "presence", message


def test_every_change_reaches_all_who_look(ada: Person, ben: Person, stranger: Person) -> None:
    made = ada.table(ME, FREE)
    table = made["id"]
    with ada.live(table) as one, stranger.live(table) as watching:
        assert heard(one, "snapshot")["table"]["status"] == "waiting"
        assert heard(watching, "snapshot")["seat"] is None
        ben.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
        assert heard(one, "snapshot")["choices"]
        assert heard(watching, "snapshot")["table"]["invite"] is None
        with ben.live(table) as other:
            seen = heard(other, "snapshot")
            assert "map" in seen["view"]
            assert (seen["seat"], seen["choices"]) == (1, [])
            assert [seat["here"] for seat in seen["table"]["seats"]] == [True, True]
            assert [seat["here"] for seat in heard(watching, "presence")["seats"]] == [True, True]

            seen = ada.snapshot(table)
            ada.act(table, seen, choice(seen, "play"))
            mine, theirs, shown = heard(one, "snapshot"), heard(other, "snapshot"), heard(watching, "snapshot")
            assert not any("map" in message["view"] for message in (mine, theirs, shown)), "it never changes"
            assert bare(mine) == bare(ada.snapshot(table))
            assert bare(theirs) == bare(ben.snapshot(table))
            assert bare(shown) == bare(stranger.snapshot(table))
            ada.post(f"/api/tables/{table}/undo", {"seat": 0, "ply": 1})
            assert (heard(one, "snapshot")["moves"], heard(other, "snapshot")["ply"]) == (0, 2)

            ben.ask("POST", f"/api/tables/{table}/chat", json={"text": "Hm."})
            assert heard(one, "chat")["text"] == "Hm."
            assert heard(other, "chat")["name"] == "Ben"
        assert [seat["here"] for seat in heard(one, "presence")["seats"]] == [True, False]


def test_who_comes_back_is_sent_what_was_missed(ada: Person) -> None:
    table = ada.table(ME, LOCAL)["id"]
    with ada.live(table, "?seat=0") as socket:
        seen = heard(socket, "snapshot")
        for kind in ("play", "step"):
            seen = ada.act(table, seen, choice(seen, kind))
    with ada.live(table, "?seat=0&since=1") as socket:
        assert [move["move"] for move in heard(socket, "snapshot")["log"]] == [2]
    # While they were away, what they had seen was taken back and played otherwise.
    seen = ada.post(f"/api/tables/{table}/undo", {"seat": 0, "ply": 2, "turn": True})
    seen = ada.act(table, seen, choice(seen, "end"))
    with ada.live(table, "?seat=0&since=2") as socket:
        log = heard(socket, "snapshot")["log"]
        assert [move["move"] for move in log] == [1]
        assert log == ada.snapshot(table)["log"]
    with ada.live(table, "?seat=0&since=999") as socket:
        assert heard(socket, "snapshot")["log"] == log


def test_two_tabs_stay_in_step(ada: Person) -> None:
    table = ada.table(ME, LOCAL)["id"]
    with ada.live(table, "?seat=0") as one, ada.live(table, "?seat=0") as two:
        seen = heard(one, "snapshot")
        heard(two, "snapshot")
        played = ada.act(table, seen, choice(seen, "play"))
        assert bare(heard(one, "snapshot")) == bare(heard(two, "snapshot")) == bare(played)


def test_at_a_shared_device_a_hand_is_shown_only_to_who_decides_and_says_so(ada: Person, ben: Person) -> None:
    table = ada.table(ME, LOCAL)["id"]
    with ada.live(table) as socket:
        seen = heard(socket, "snapshot")
        assert (seen["seat"], seen["choices"]) == (None, []), "whose hand should it be?"
        assert not any("hand" in seat for seat in seen["view"]["seats"])
        socket.send_json({"type": "seat", "seat": 0})
        seen = heard(socket, "snapshot")
        assert ["hand" in seat for seat in seen["view"]["seats"]] == [True, False]
        ada.act(table, seen, choice(seen, "end"))
        while (seen := heard(socket, "snapshot"))["table"]["turn"] == 0:
            ada.act(table, seen, seen["choices"][-1]["action"])
        assert not any("hand" in seat for seat in seen["view"]["seats"]), "the device changes hands"
        socket.send_json({"type": "seat", "seat": 1})
        seen = heard(socket, "snapshot")
        assert seen["seat"] == 1
        assert ["hand" in seat for seat in seen["view"]["seats"]] == [False, True]
    with ben.live(table) as socket:
        assert heard(socket, "snapshot")["seat"] is None
        socket.send_json({"type": "seat", "seat": 1})
        assert heard(socket, "error")["error"]["key"] == "error-no-seat"


@pytest.mark.parametrize(
    "wish",
    [
        "",
        "nonsense",
        "[]",
        "7",
        "{}",
        '{"type": "dance"}',
        '{"type": []}',
        '{"type": "seat"}',
        '{"type": "seat", "seat": "0"}',
        '{"type": "action", "seat": 0, "ply": 0, "action": 0}',
        "[" * 30_000,
    ],
    ids=lambda wish: wish[:40],
)
def test_messages_that_make_no_sense_are_refused_and_the_connection_stays(ada: Person, wish: str) -> None:
    table = ada.table(ME, LOCAL)["id"]
    with ada.live(table) as socket:
        heard(socket, "snapshot")
        socket.send_text(wish)
        assert heard(socket, "error")["error"]["key"] == "error-request"
        socket.send_bytes(b"\x00")
        assert heard(socket, "error")["error"]["key"] == "error-request"
        socket.send_json({"type": "ping"})
        assert heard(socket, "pong")


def test_who_does_not_read_what_is_told_is_not_waited_for_without_end(
    sqlite: str, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = start(sqlite, patience=Patience(answer=0.05))
    ada = Person(client, "Ada")
    table = ada.table(ME, LOCAL)["id"]

    async def never(*_: object) -> None:
        await asyncio.Event().wait()

    with ada.live(table, "?seat=0") as socket:
        seen = heard(socket, "snapshot")
        monkeypatch.setattr("manoa.server.live.AsgiLink.tell", never)
        ada.act(table, seen, choice(seen, "play"))
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json()


def test_no_more_is_kept_than_somebody_says_who_waits_for_answers(
    sqlite: str, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the table is in use by somebody else, nothing can be answered."""
    ada = Person(start(sqlite), "Ada")
    table = ada.table(ME, LOCAL)["id"]
    used = OpenTables.use
    free = Event()

    @asynccontextmanager
    async def in_use(*arguments: Any, **settings: Any) -> AsyncIterator[Table]:
        while not free.is_set():
            await asyncio.sleep(0.01)
        async with used(*arguments, **settings) as found:
            yield found

    with ada.live(table, "?seat=0") as socket, ada.live(table, "?seat=0") as patient:
        heard(socket, "snapshot")
        heard(patient, "snapshot")
        monkeypatch.setattr(OpenTables, "use", in_use)
        for _ in range(100):
            patient.send_json({"type": "seat", "seat": 1})
        for _ in range(102):
            socket.send_json({"type": "seat", "seat": 1})
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json()
        free.set()
        assert heard(patient, "snapshot")["table"]["id"] == table


@pytest.mark.parametrize("origin", ["http://evil.example", "http://testserver.evil.example", "null", "http://[", ""])
def test_another_sites_pages_get_no_connection(ada: Person, origin: str) -> None:
    table = ada.table(ME, LOCAL)["id"]
    with pytest.raises(WebSocketDisconnect), ada.live(table, origin=origin):
        pass
    if origin:
        ada.refused(403, "error-origin", "PUT", "/api/me", json={"name": "Eve"}, headers={"Origin": origin})


@pytest.mark.parametrize(("query", "key"), [("?seat=1", "error-no-seat"), ("?seat=-1", "error-no-seat")])
def test_a_seat_of_another_is_refused(client: TestClient, ada: Person, ben: Person, query: str, key: str) -> None:
    made = ada.table(ME, FREE)
    _refused(ada, made["id"], query, key)
    _refused(ada, "tnone", "", "error-table-unknown")


def _refused(person: Person, table: str, query: str, key: str) -> None:
    with person.live(table, query) as socket:
        assert heard(socket, "error")["error"]["key"] == key
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json()


def test_a_connection_whose_news_fail_ends_so_that_the_client_makes_another(
    ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ada.table(ME, LOCAL)["id"]
    viewers = ada.client.app.state.services.context.viewers  # type: ignore[attr-defined]
    assert ada.client.portal is not None

    async def away(*_: object) -> None:
        raise OperationalError("SELECT", {}, Exception("the database is away"))

    with ada.live(table, "?seat=0") as socket:
        heard(socket, "snapshot")
        with monkeypatch.context() as patched:
            patched.setattr("manoa.server.queries.read_facts", away)
            ada.client.portal.call(viewers.changed_elsewhere, table)
            with pytest.raises(WebSocketDisconnect) as ended:
                heard(socket, "snapshot")
    assert ended.value.code == 1011
    assert viewers.present() == []
    with ada.live(table, "?seat=0") as socket:
        assert heard(socket, "snapshot")["seat"] == 0


def test_a_visitor_who_cannot_be_noted_is_not_counted_as_present(ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ada.table(ME, LOCAL)["id"]
    services = ada.client.app.state.services  # type: ignore[attr-defined]

    async def away(*_: object) -> None:
        raise OperationalError("SELECT", {}, Exception("the database is away"))

    monkeypatch.setattr(services.stand_ins, "welcome", away)
    with ada.live(table) as socket, pytest.raises(WebSocketDisconnect) as ended:
        heard(socket, "snapshot")
    assert ended.value.code == 1011
    assert services.context.viewers.present() == []


def test_a_visitor_who_is_gone_before_a_failure_is_told_is_not_counted_either(
    ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ada.table(ME, LOCAL)["id"]
    services = ada.client.app.state.services  # type: ignore[attr-defined]

    async def away(*_: object) -> None:
        raise OperationalError("SELECT", {}, Exception("the database is away"))

    async def gone(*_: object) -> None:
        raise WebSocketDisconnect(1006)

    monkeypatch.setattr(services.stand_ins, "welcome", away)
    monkeypatch.setattr("manoa.server.live.AsgiLink.end", gone)
    with ada.live(table):
        pass
    assert services.context.viewers.present() == []


def test_presence_counts_people_and_not_tabs(ada: Person, ben: Person) -> None:
    def here(seats: list[dict[str, Any]]) -> list[bool]:
        return [seat["here"] for seat in seats]

    made = ada.table(ME, FREE)
    ben.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    with ben.live(made["id"]) as watching:
        heard(watching, "snapshot")
        with ada.live(made["id"]) as first:
            heard(first, "snapshot")
            assert here(heard(watching, "presence")["seats"]) == [True, True]
            with ada.live(made["id"]) as second:
                heard(second, "snapshot")
        assert here(heard(watching, "presence")["seats"]) == [False, True]
