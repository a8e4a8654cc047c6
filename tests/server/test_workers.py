"""Several workers of one server: one port, one stop, one restart; a worker that dies is replaced."""

from __future__ import annotations

import json
import os
import re
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.people import ME
from tests.server.served import Served, data, guest, hear_to_the_end
from tests.server.test_start import start

LOCAL = {"kind": "local", "name": "Bo"}

Until = Callable[[Callable[[], Any]], Any]


def children(process: int) -> list[int]:
    """The processes that a process has started; Linux keeps the list."""
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def workers_told(server: Served) -> set[str]:
    """The workers whose figures are told, whichever of them is asked."""
    with server.client() as client:
        return set(re.findall(r'^manoa_sockets\{worker="(\d+)"\}', client.get("/metrics").text, re.MULTILINE))


def test_on_sqlite_several_workers_are_refused_in_a_sentence(sqlite: str) -> None:
    said = start(sqlite, arguments=["--workers", "2"])
    assert said == "Several workers need a PostgreSQL database, on Linux, macOS or another Unix."
    assert "PostgreSQL" in start(sqlite, "pl", arguments=["--workers", "2"])


def test_workers_share_a_port_and_are_replaced_when_they_die(postgres: str, until: Until, tmp_path: Path) -> None:
    errors = tmp_path / "errors"
    with errors.open("w") as log, Served(postgres, workers=3, stderr=log) as server:
        until(lambda: workers_told(server) == {"0", "1", "2"})
        before = children(server.process)
        assert len(before) == 3
        cookie = guest(server, "Ada")
        with server.client(cookie) as client:
            table = data(client.post("/api/tables", json={"game": "eldorado", "seats": [ME, LOCAL]}), 201)["id"]
        seen = 0
        for victim in before:
            os.kill(victim, signal.SIGKILL)
            # Each on a connection of its own: whichever worker takes it knows of all that was acknowledged.
            with server.client(cookie) as client:
                turn = data(client.get(f"/api/tables/{table}"))["turn"]
                shown = data(client.get(f"/api/tables/{table}/snapshot", params={"seat": turn}))
                assert shown["ply"] == seen
                body = {"seat": turn, "ply": seen, "action": shown["choices"][0]["action"]}
                seen = data(client.post(f"/api/tables/{table}/actions", json=body))["ply"]
        until(lambda: len(children(server.process)) == 3 and not {*before} & {*children(server.process)})
        until(lambda: workers_told(server) == {"0", "1", "2"})
        last = children(server.process)
    assert server.exit_code == 0, "told to end, it ends in order"
    assert not any(Path(f"/proc/{process}").exists() for process in last)
    assert errors.read_text().count("ended with -9") == 3


def test_workers_end_when_their_parent_is_killed(postgres: str, until: Until) -> None:
    with Served(postgres, workers=2) as server:
        until(lambda: workers_told(server) == {"0", "1"})
        orphans = children(server.process)
        server.kill()
        until(lambda: not any(Path(f"/proc/{process}").exists() for process in orphans))


def test_workers_are_restarted_on_what_is_installed_and_turn_nobody_away(postgres: str, until: Until) -> None:
    with Served(postgres, workers=2) as server:
        cookie = guest(server, "Ada")
        with server.client(cookie) as client:
            table = data(client.post("/api/tables", json={"game": "eldorado", "seats": [ME, LOCAL]}), 201)["id"]
        before = children(server.process)
        address = server.address.replace("http", "ws") + f"/api/tables/{table}/live?seat=0"
        headers = {"Cookie": f"manoa={cookie}"}
        with connect(address, origin=Origin(server.address), additional_headers=headers) as live:
            seen = json.loads(live.recv(10))
            server.restart()
            body = {"seat": 0, "ply": 0, "action": seen["choices"][0]["action"]}
            with server.client(cookie) as client:
                played = data(client.post(f"/api/tables/{table}/actions", json=body))
            with pytest.raises(ConnectionClosed):
                hear_to_the_end(live)
        with connect(address, origin=Origin(server.address), additional_headers=headers) as live:
            again = json.loads(live.recv(20))
            assert (again["ply"], again["log"]) == (1, played["log"])
        # One that had not heard yet may have taken the new connection; it ends it too.
        until(lambda: len(children(server.process)) == 2 and not {*before} & {*children(server.process)})
    assert server.exit_code == 0
