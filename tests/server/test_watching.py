"""What those see who look after a server: life, readiness, figures, logs."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import text

from manoa.server.metrics import Metrics, text_of
from tests.server.conftest import Start
from tests.server.people import ME, RANDOM, Person
from tests.server.served import Served, guest

SAMPLE = re.compile(r'^[a-z_]+(\{([a-z]+="[^"]*",?)+\})? [0-9.e+-]+$')


def test_it_lives_and_is_ready(client: TestClient) -> None:
    assert client.get("/healthz").text == "ok\n"
    assert client.get("/readyz").json() == {"ready": True, "trouble": None}


def test_it_lives_but_is_not_ready(sqlite: str, start: Start) -> None:
    client = start(sqlite)
    app: Any = client.app
    database = app.state.services.context.database

    async def to_the_future() -> None:
        async with database.writing() as writing:
            await writing.execute(text("UPDATE alembic_version SET version_num = 'future'"))

    assert client.portal is not None
    client.portal.call(to_the_future)
    answer = client.get("/readyz")
    assert (answer.status_code, answer.json()["trouble"]) == (503, "the database has another form")
    assert client.get("/healthz").status_code == 200


def test_without_a_database_it_lives_but_is_not_ready(
    sqlite: str, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = start(sqlite)
    app: Any = client.app

    class Away:
        """An engine whose database is not there."""

        def connect(self) -> None:
            raise OSError("nobody there")

    with monkeypatch.context() as patched:
        patched.setattr(app.state.services.context.database, "engine", Away())
        assert client.get("/readyz").status_code == 503
        assert client.get("/healthz").status_code == 200
    assert client.get("/readyz").status_code == 200


def test_figures(sqlite: str, start: Start) -> None:
    client = start(sqlite, metrics="all")
    ada = Person(client, "Ada")
    table = ada.table(ME, RANDOM)["id"]
    seen = ada.snapshot(table)
    ada.act(table, seen, seen["choices"][0]["action"])

    def figures() -> dict[str, float]:
        lines = client.get("/metrics").text.splitlines()
        samples = [line for line in lines if not line.startswith("#")]
        assert all(SAMPLE.match(line) for line in samples), samples
        return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in samples)}

    with ada.live(table) as live:
        # Counted once it is let in; it is accepted a moment before.
        assert live.receive_json()["type"] == "snapshot"
        found = figures()
        assert found["manoa_sockets"] == 1
    assert found['manoa_requests_total{method="POST",route="/api/tables/{table}/actions",status="200"}'] == 1
    assert found['manoa_request_seconds_count{route="/api/tables/{table}/actions"}'] == 1
    assert found['manoa_entries_total{kind="action"}'] >= 1
    assert found["manoa_store_seconds_count"] >= 1
    assert found["manoa_open_tables"] == 1
    assert found["process_cpu_seconds_total"] > 0
    assert table not in client.get("/metrics").text


def test_bots_thoughts_are_counted() -> None:
    metrics = Metrics()
    with pytest.raises(TimeoutError), metrics.thinking():
        raise TimeoutError
    assert "manoa_bot_thought_seconds_count 1" in text_of([metrics.families()])


def test_figures_are_for_this_machine_unless_set_otherwise(sqlite: str) -> None:
    with Served(sqlite) as server, server.client() as client:
        assert "manoa_connections 1" in client.get("/metrics").text
        for headers in ({"X-Forwarded-For": "192.0.2.1"}, {"Via": "1.1 proxy"}, {"Forwarded": "for=192.0.2.1"}):
            assert client.get("/metrics", headers=headers).status_code == 404
    with Served(sqlite, MANOA_METRICS="off") as server, server.client() as client:
        assert client.get("/metrics").status_code == 404


def test_logs_as_json(sqlite: str, tmp_path: Path) -> None:
    errors = tmp_path / "errors"
    with errors.open("w") as log, Served(sqlite, stderr=log, MANOA_LOG="json", MANOA_LOG_LEVEL="info") as server:
        cookie = guest(server, "Ada")
        with server.client(cookie) as client:
            client.get("/table/t123?invite=secret-invite")
    lines = [json.loads(line) for line in errors.read_text().splitlines()]
    requests = [line for line in lines if line["message"] == "request"]
    assert {"method": "PUT", "route": "/api/me", "status": 200}.items() <= requests[0].items()
    assert all(line.keys() >= {"at", "level", "logger", "message"} for line in lines)
    text = errors.read_text()
    assert "secret-invite" not in text
    assert cookie not in text
