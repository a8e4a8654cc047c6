"""Decisions over the live connection: stored before they are answered, refused as over HTTP, and limited."""

from __future__ import annotations

import pytest
from starlette.testclient import WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from manoa.server.database import DatabaseFailed
from manoa.server.limits import limits_of
from tests.server.conftest import Start
from tests.server.people import FREE, ME, Data, Person, bare, choice

LOCAL = {"kind": "local", "name": "Bo"}


def act(socket: WebSocketTestSession, number: int, seat: int, ply: int, action: int, **more: object) -> None:
    """Sends a decision."""
    socket.send_json({"type": "act", "id": number, "seat": seat, "ply": ply, "action": action, **more})


def answer(socket: WebSocketTestSession, number: int) -> Data:
    """The answer to what was asked under that number; news may come before it."""
    while (message := socket.receive_json()).get("answers") != number:
        assert message["type"] in {"presence", "snapshot"}, message
    heard: Data = message
    return heard


def unnumbered(message: Data) -> Data:
    return {key: value for key, value in message.items() if key != "answers"}


def test_a_decision_is_answered_and_told(ada: Person, ben: Person, stranger: Person) -> None:
    made = ada.table(ME, FREE)
    table = made["id"]
    ben.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
    with ada.live(table) as mine, ben.live(table) as other, stranger.live(table) as watching:
        seen = mine.receive_json()
        act(mine, 5, 0, seen["ply"], choice(seen, "play"))
        mine_now = answer(mine, 5)
        assert (mine_now["type"], mine_now["ply"], [move["move"] for move in mine_now["log"]]) == ("snapshot", 1, [1])
        stored = ada.snapshot(table)
        assert bare(unnumbered(mine_now)) == bare(stored)
        for person, socket in ((ben, other), (stranger, watching)):
            while (told := socket.receive_json())["type"] != "snapshot" or told["ply"] < 1:
                assert told["type"] in {"presence", "snapshot"}
            assert "answers" not in told, "that is between the one who asked and the server"
            assert bare(told) == bare(person.snapshot(table))
        # One's own page is told once: what comes next is the answer to the next decision.
        act(mine, 6, 0, 1, choice(mine_now, "step"))
        following = mine.receive_json()
        while following["type"] == "presence":
            following = mine.receive_json()
        assert following["answers"] == 6


def test_what_can_not_be_is_refused_as_over_http(ada: Person, ben: Person) -> None:
    made = ada.table(ME, FREE)
    table = made["id"]
    ben.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
    with ada.live(table) as mine, ben.live(table) as other:
        seen = mine.receive_json()
        other.receive_json()
        play = choice(seen, "play")
        act(other, 1, 0, 0, play)
        refused = answer(other, 1)
        assert (refused["type"], refused["status"], refused["error"]["key"]) == ("error", 403, "error-no-seat")
        act(other, 2, 1, 0, play)
        assert answer(other, 2)["error"]["key"] == "error-not-your-turn"
        act(mine, 3, 0, 0, 2**31 - 1, language="it")
        refused = answer(mine, 3)
        over_http = ada.ask(
            "POST",
            f"/api/tables/{table}/actions",
            json={"seat": 0, "ply": 0, "action": 2**31 - 1},
            headers={"Accept-Language": "it"},
        )
        assert (refused["status"], refused["error"]) == (over_http.status_code, over_http.json()["error"])
        ada.act(table, ada.snapshot(table), play)
        act(mine, 4, 0, 7, play)
        late = answer(mine, 4)
        assert (late["status"], late["error"]["key"], late["snapshot"]["ply"]) == (409, "error-stale", 1)
        # The page was told of that move before, and has its events.
        assert {**bare(late["snapshot"]), "log": 0} == {**bare(ada.snapshot(table)), "log": 0}
        assert ada.snapshot(table)["ply"] == 1


@pytest.mark.parametrize(
    "message", [{"id": 1}, {"id": -1, "seat": 0, "ply": 0, "action": 1}, {"id": 1, "seat": 0, "ply": 0, "action": "1"}]
)
def test_malformed_decisions_are_refused(ada: Person, message: Data) -> None:
    table = ada.table(ME, LOCAL)["id"]
    with ada.live(table, "?seat=0") as socket:
        socket.receive_json()
        socket.send_json({"type": "act", **message})
        assert socket.receive_json()["error"]["key"] == "error-request"
        socket.send_json({"type": "ping"})
        assert socket.receive_json()["type"] == "pong"


def test_nothing_is_acknowledged_that_is_not_stored(ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ada.table(ME, LOCAL)["id"]
    database = ada.client.app.state.services.context.database  # type: ignore[attr-defined]

    async def away(*_: object) -> None:
        raise DatabaseFailed("away")

    with ada.live(table, "?seat=0") as socket:
        seen = socket.receive_json()
        with monkeypatch.context() as patched:
            patched.setattr(database, "write_at_once", away)
            act(socket, 1, 0, 0, choice(seen, "play"))
            refused = answer(socket, 1)
            assert (refused["status"], refused["error"]["key"]) == (503, "error-unavailable")
        assert ada.snapshot(table)["ply"] == 0
        act(socket, 2, 0, 0, choice(seen, "play"))
        assert answer(socket, 2)["ply"] == 1


def test_decisions_are_limited_and_who_goes_on_is_cut_off(sqlite: str, start: Start) -> None:
    client = start(sqlite, limited=True, limits=limits_of("actions=2/100 messages=2/100"))
    ada = Person(client, "Ada")
    table = ada.table(ME, LOCAL)["id"]
    with ada.live(table, "?seat=0") as socket:
        socket.receive_json()
        keys = []
        for number in range(4):
            act(socket, number, 0, 99, 0)
            keys.append(answer(socket, number)["error"]["key"])
        assert keys == ["error-stale"] * 2 + ["error-too-many"] * 2
        act(socket, 4, 0, 99, 0)
        assert socket.receive_json()["error"]["key"] == "error-too-many"
        with pytest.raises(WebSocketDisconnect) as ended:
            socket.receive_json()
        assert ended.value.code == 1008
