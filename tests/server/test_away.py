"""A database that is away for a while: people are asked to try again, and then everything is as it was."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from manoa.kernel.language import LANGUAGES, say
from manoa.server.database import Database
from manoa.server.services import Services
from tests.server.conftest import Start
from tests.server.people import ME, Person, choice

LOCAL = {"kind": "local", "name": "Bo"}


@contextmanager
def away(client: TestClient, address: str) -> Iterator[None]:
    """Lets the server look for its database where there is none."""
    services: Services = client.app.state.services  # type: ignore[attr-defined]
    database, elsewhere = services.context.database, Database(address)
    kept = dict(vars(database))
    vars(database).update(vars(elsewhere))
    try:
        yield
    finally:
        vars(database).clear()
        vars(database).update(kept)
        assert client.portal is not None
        client.portal.call(elsewhere.close)


@pytest.fixture(params=["sqlite", "postgres"])
def nowhere(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An address at which there is no database."""
    return {"sqlite": f"sqlite:///{tmp_path}/missing/m.sqlite", "postgres": "postgresql://127.0.0.1:1/m"}[request.param]


def test_people_are_asked_to_try_again(sqlite: str, start: Start, nowhere: str) -> None:
    ada = Person(start(sqlite), "Ada")
    table = ada.table(ME, LOCAL)["id"]
    seen = ada.snapshot(table, seat=0)
    body = {"seat": 0, "ply": 0, "action": choice(seen, "play")}
    path = f"/api/tables/{table}"
    with away(ada.client, nowhere):
        for language in LANGUAGES:
            answer = ada.ask("POST", f"{path}/actions", json=body, headers={"Accept-Language": language})
            assert (answer.status_code, answer.json()["error"]["key"]) == (503, "error-unavailable")
            assert answer.json()["error"]["message"] == say(language, "error-unavailable")
            assert int(answer.headers["Retry-After"]) > 0
        for question in (path, f"{path}/snapshot", "/api/tables", f"{path}/record"):
            ada.refused(503, "error-unavailable", "GET", question)
        ada.refused(503, "error-unavailable", "PUT", "/api/me", json={"name": "Eva"})
    # What was refused has not happened, and can be done now.
    assert ada.snapshot(table, seat=0) == seen
    assert ada.post(f"{path}/actions", body)["ply"] == 1


def test_live_connections_end(sqlite: str, start: Start, nowhere: str) -> None:
    ada = Person(start(sqlite), "Ada")
    table = ada.table(ME, LOCAL)["id"]
    with away(ada.client, nowhere), ada.live(table) as socket, pytest.raises(WebSocketDisconnect) as ended:
        socket.receive_json()
    assert ended.value.code == 1011
    with ada.live(table) as socket:
        assert socket.receive_json()["type"] == "snapshot"
