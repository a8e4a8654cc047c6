"""Servers as processes: killed in mid-game, two on one database, a port that is taken."""

from __future__ import annotations

import json
import socket
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from threading import Event
from typing import Any

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from manoa.server.serve import free_socket
from tests.server.people import GREEDY, ME, Data
from tests.server.served import Served, data, guest, hear_to_the_end

LOCAL = {"kind": "local", "name": "Bo"}

Until = Callable[[Callable[[], Any]], Any]


def new_table(client: Any, *seats: Data, **options: Any) -> str:
    body = {"game": "eldorado", "options": options, "seats": list(seats)}
    return str(data(client.post("/api/tables", json=body), 201)["id"])


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(database: str, until: Until) -> None:
    with Served(database) as server:
        cookie = guest(server, "Ada")
        with server.client(cookie) as client:
            table = new_table(client, ME, GREEDY, GREEDY)
            seen = data(client.get(f"/api/tables/{table}/snapshot"))
            while seen["table"]["turn"] == 0:
                body = {"seat": 0, "ply": seen["ply"], "action": seen["choices"][0]["action"]}
                seen = data(client.post(f"/api/tables/{table}/actions", json=body))
            client.post(f"/api/tables/{table}/chat", json={"text": "still there?"})
            own = seen["ply"]
            # In the middle of a bot's turn.
            seen = until(lambda: (s := data(client.get(f"/api/tables/{table}/snapshot")))["ply"] > own and s)
        server.kill()
    with Served(database) as server, server.client(cookie) as client:
        # No one opens the table: the bots go on by themselves.
        until(lambda: data(client.get("/api/tables?which=mine"))["tables"][0]["turn"] == 0)
        after = data(client.get(f"/api/tables/{table}/snapshot"))
        assert after["ply"] > seen["ply"]
        assert after["log"][: seen["moves"]] == seen["log"]
        assert after["chat"] == [{**after["chat"][0], "name": "Ada", "text": "still there?"}]
        assert after["choices"]


def test_of_two_processes_one_plays_a_ply_and_the_other_hears_of_it(postgres: str) -> None:
    with Served(postgres) as one, Served(postgres) as two:
        cookie = guest(one, "Ada")
        with one.client(cookie) as first, two.client(cookie) as second, ThreadPoolExecutor(2) as threads:
            table = new_table(first, ME, LOCAL)
            path = f"/api/tables/{table}"
            for ply in range(8):
                seat = data(second.get(path))["turn"]
                seen = data(first.get(f"{path}/snapshot", params={"seat": seat}))
                assert seen == data(second.get(f"{path}/snapshot", params={"seat": seat}))
                body = {"seat": seat, "ply": ply, "action": seen["choices"][-1]["action"]}
                asked = [threads.submit(partial(c.post, f"{path}/actions", json=body)) for c in (first, second)]
                answers = [answer.result() for answer in asked]
                assert sorted(answer.status_code for answer in answers) == [200, 409]
                played, late = (
                    data(answers[n], s) for s, n in sorted((a.status_code, n) for n, a in enumerate(answers))
                )
                assert late["snapshot"] == played
                # And one after the other: what a process remembers may be old, its answers are not.
            seen = data(first.get(f"{path}/snapshot", params={"seat": data(first.get(path))["turn"]}))
            body = {"seat": seen["seat"], "ply": 8, "action": seen["choices"][0]["action"]}
            data(first.post(f"{path}/actions", json=body))
            assert data(second.post(f"{path}/actions", json=body), 409)["snapshot"]["ply"] == 9


def test_news_travel_between_processes_on_postgres(postgres: str) -> None:
    with Served(postgres) as one, Served(postgres) as two:
        cookie = guest(one, "Ada")
        with one.client(cookie) as client:
            table = new_table(client, ME, LOCAL)
            address = two.address.replace("http", "ws") + f"/api/tables/{table}/live?seat=0"
            headers = {"Cookie": f"manoa={cookie}"}
            with connect(address, origin=Origin(two.address), additional_headers=headers) as live:
                seen = json.loads(live.recv(10))
                assert seen["ply"] == 0
                body = {"seat": 0, "ply": 0, "action": seen["choices"][0]["action"]}
                played = data(client.post(f"/api/tables/{table}/actions", json=body))
                news = json.loads(live.recv(10))
                assert (news["type"], news["view"], news["ply"]) == ("snapshot", played["view"], 1)
                client.post(f"/api/tables/{table}/chat", json={"text": "hello over there"})
                assert json.loads(live.recv(10))["text"] == "hello over there"


def test_a_server_that_restarts_turns_nobody_away(sqlite: str) -> None:
    with Served(sqlite) as server:
        cookie = guest(server, "Ada")
        with server.client(cookie) as client:
            table = new_table(client, ME, LOCAL)
        address = server.address.replace("http", "ws") + f"/api/tables/{table}/live?seat=0"
        headers = {"Cookie": f"manoa={cookie}"}
        with connect(address, origin=Origin(server.address), additional_headers=headers) as live:
            seen = json.loads(live.recv(10))
            server.restart()
            # Who asks just now waits a moment, whatever the server is at, and so does whoever only watches.
            body = {"seat": 0, "ply": 0, "action": seen["choices"][0]["action"]}
            with server.client(cookie) as client:
                played = data(client.post(f"/api/tables/{table}/actions", json=body))
            with pytest.raises(ConnectionClosed):
                hear_to_the_end(live)
        with connect(address, origin=Origin(server.address), additional_headers=headers) as live:
            seen = json.loads(live.recv(20))
            assert (seen["ply"], seen["log"]) == (1, played["log"])


@pytest.mark.parametrize("workers", [1, 2])
def test_people_play_on_while_a_server_is_restarted_and_nothing_is_lost(
    workers: int, request: pytest.FixtureRequest, until: Until
) -> None:
    # Several workers need PostgreSQL; one is tried on SQLite.
    database: str = request.getfixturevalue("postgres" if workers > 1 else "sqlite")
    with Served(database, workers=workers) as server:
        cookie = guest(server, "Ada")
        with server.client(cookie) as client:
            table = new_table(client, ME, LOCAL)
        path, log = f"/api/tables/{table}", list[Data]()
        stopping = Event()

        def play() -> None:
            while not stopping.is_set():
                try:
                    # A page that gets no answer looks again and goes on from there.
                    with server.client(cookie) as client:
                        turn = data(client.get(path))["turn"]
                        seen = data(client.get(f"{path}/snapshot", params={"seat": turn}))
                        assert seen["log"][: len(log)] == log
                        body = {"seat": turn, "ply": seen["ply"], "action": seen["choices"][-1]["action"]}
                        log[:] = data(client.post(f"{path}/actions", json=body))["log"]
                except httpx2.TransportError:
                    continue

        def gone_on(before: int) -> bool:
            return len(log) > before + 3 or playing.done()

        with ThreadPoolExecutor(1) as threads:
            playing = threads.submit(play)
            try:
                for _ in range(2):
                    server.restart()
                    until(partial(gone_on, len(log)))
            finally:
                stopping.set()
            playing.result(30)
        assert len(log) > 6
        with server.client(cookie) as client:
            assert data(client.get(f"{path}/snapshot", params={"seat": 0}))["log"][: len(log)] == log


def test_a_taken_port_is_said_and_the_next_is_used(sqlite: str) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with Served(sqlite, port) as server, server.client() as client:
            assert str(port) in server.said[0]
            assert server.address != f"http://127.0.0.1:{port}"
            assert data(client.get("/api/me")) == {"guest": None}


def test_small_packets_are_sent_at_once() -> None:
    # asyncio turns Nagle's algorithm off only on sockets that name their protocol; with it, every answer that is
    # sent in two pieces waits for the other end's delayed acknowledgement.
    with free_socket("127.0.0.1", 0) as listening:
        assert listening.proto == socket.IPPROTO_TCP


def test_told_to_end_a_server_whose_bots_think_ends_in_order_and_says_nothing(tmp_path: Path, until: Until) -> None:
    errors = tmp_path / "errors"
    with errors.open("w") as stderr, Served(f"sqlite:///{tmp_path}/manoa.sqlite", stderr=stderr) as server:
        cookie = guest(server, "Ada")
        with server.client(cookie) as client:
            table = new_table(client, GREEDY, ME)
            until(lambda: data(client.get(f"/api/tables/{table}/snapshot", params={"seat": 1}))["ply"] > 0)
    assert server.exit_code == 0
    assert errors.read_text() == ""
