"""The door: too many connections, and clients that never say what they want, do not stop the service."""

from __future__ import annotations

import socket
import struct
import subprocess
import sys
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from time import monotonic, sleep
from urllib.parse import urlsplit

import httpx2
import pytest
from websockets.sync.client import connect as websocket
from websockets.typing import Origin

from manoa.server.door import Door, crowd_of
from tests.server.served import MANOA, Served

# The rest is for a busy machine.
SOON = 20.0


def connect(server: Served, said: bytes = b"") -> socket.socket:
    """A connection on which that much has been sent."""
    there = urlsplit(server.address)
    connection = socket.create_connection((there.hostname, there.port or 0), timeout=30)
    connection.sendall(said)
    return connection


def wish_for_a_live_connection(server: Served, table: str) -> bytes:
    """What asks for a WebSocket."""
    return (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {urlsplit(server.address).netloc}\r\n"
        f"Origin: {server.address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()


def closed_after(connection: socket.socket) -> float:
    """Seconds until the server closes it, without having said anything."""
    began = monotonic()
    with suppress(ConnectionResetError):
        assert connection.recv(1) == b""
    return monotonic() - began


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n",
        b"PUT /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
    ],
    ids=["nothing", "half a head", "half a body"],
)
def test_idle_and_half_sent_requests_are_closed(sqlite: str, said: bytes) -> None:
    with Served(sqlite, MANOA_PATIENCE="1/1/1") as server, connect(server, said) as connection:
        assert 0.5 < closed_after(connection) < SOON


def test_a_request_that_drips_is_closed(sqlite: str) -> None:
    with Served(sqlite, MANOA_PATIENCE="2/2/2") as server, connect(server, b"GET / HTTP/1.1\r\n") as connection:
        late = monotonic() + SOON
        with suppress(ConnectionResetError, BrokenPipeError):
            while monotonic() < late:
                connection.sendall(b"X-Drip: 1\r\n")
                sleep(0.2)
        assert monotonic() < late


LIMITED = (
    sys.executable,
    "-c",
    "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (256, 256)); from manoa.cli import app; app()",
)


def test_more_connections_than_files_do_not_stop_the_service(sqlite: str, tmp_path: Path) -> None:
    errors = tmp_path / "errors"
    with ExitStack() as stack:
        with errors.open("w") as log:
            server = stack.enter_context(Served(sqlite, manoa=LIMITED, stderr=log))
        there = urlsplit(server.address)
        with server.client() as client:
            assert client.get("/api/me").status_code == 200
        crowd = []
        for _ in range(400):
            connection = stack.enter_context(socket.socket())
            connection.settimeout(10)
            connection.connect((there.hostname, there.port))
            crowd.append(connection)
        # While all of them stay, others are served: those who only wait make room.
        late = monotonic() + SOON
        answered = 0
        while answered < 5:
            assert monotonic() < late, "nobody is served any more"
            try:
                with server.client() as client:
                    answered += client.get("/api/me").status_code == 200
            except httpx2.TransportError:
                sleep(0.2)
    assert len(errors.read_text().splitlines()) <= 3, errors.read_text()


def test_one_address_does_not_take_all_places(caplog: pytest.LogCaptureFixture) -> None:
    door = Door(most=10, most_each=3)
    for _ in range(3):
        assert door.admits("192.0.2.1")
        door.enter("192.0.2.1")
    assert not door.admits("192.0.2.1")
    assert door.admits("192.0.2.2")
    for _ in range(7):
        assert door.admits("127.0.0.1"), "a proxy on this machine brings everybody"
        door.enter("127.0.0.1")
    assert not door.admits("127.0.0.1")
    door.leave("192.0.2.1")
    assert door.admits("192.0.2.1")
    for _ in range(1000):
        door.note_turned_away()
    assert len(caplog.records) == 1


def test_an_address_is_counted_with_its_household() -> None:
    assert crowd_of("2001:db8::1") == crowd_of("2001:db8::2:3:4:5") != crowd_of("2001:db8:0:1::1")
    assert crowd_of("::ffff:192.0.2.1") == crowd_of("192.0.2.1")
    assert crowd_of("::1") == crowd_of("127.0.0.1") == crowd_of("::ffff:127.0.0.1") == ""
    assert crowd_of("fe80::1%eth0") == crowd_of("fe80::2%eth0")
    assert crowd_of("") == ""
    assert crowd_of("testclient") == "testclient"


def test_as_many_connections_as_there_are_files_for() -> None:
    code = "from manoa.server.door import most_connections; print(most_connections(8192), most_connections(40))"
    limited = f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (200, 256)); {code}"
    done = subprocess.run([sys.executable, "-c", limited], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["128", "40"]


def test_a_head_without_end_is_closed(sqlite: str) -> None:
    # However fast it comes: the parser keeps all of it.
    with Served(sqlite) as server, connect(server, b"GET / HTTP/1.1\r\nX-Long: ") as connection:
        # Far more than fits into what lies between the two.
        with pytest.raises((ConnectionResetError, BrokenPipeError)):
            connection.sendall(b"x" * (64 << 20))
        with server.client() as client:
            assert client.get("/api/me").status_code == 200


def test_who_does_not_answer_on_a_live_connection_is_let_go(sqlite: str) -> None:
    with Served(sqlite, MANOA_PATIENCE="1/1/1") as server:
        with server.client() as client:
            client.put("/api/me", json={"name": "Ada"}).raise_for_status()
            wish = {"game": "eldorado", "seats": [{"kind": "me"}, {"kind": "free"}]}
            table = client.post("/api/tables", json=wish).json()["id"]
        asked = wish_for_a_live_connection(server, table)
        address = f"{server.address.replace('http', 'ws')}/api/tables/{table}/live"
        with websocket(address, origin=Origin(server.address)) as answering, connect(server, asked) as mute:
            heard, late = b"", monotonic() + SOON
            with suppress(ConnectionResetError):
                while data := mute.recv(65536):
                    heard += data
            assert monotonic() < late
            # An empty ping, unanswered, came last.
            assert heard.startswith(b"HTTP/1.1 101")
            assert heard.endswith(b"\x89\x00")
            answering.ping().wait(SOON)


def speak_without_end(connection: socket.socket, at_once: int) -> None:
    """Sends messages for some time."""
    late = monotonic() + SOON
    while monotonic() < late:
        sleep(0.002)
        # What is no wish is answered with a sentence; a mask of zeros leaves it as it is.
        connection.sendall(b"\x81\x82\0\0\0\0{}" * at_once)


@pytest.mark.parametrize("at_once", [2000, 20], ids=["more than is kept", "little at a time"])
def test_who_speaks_on_a_live_connection_and_never_reads_is_cut_off(sqlite: str, at_once: int) -> None:
    with Served(sqlite, MANOA_PATIENCE="1/1/1") as server:
        with server.client() as client:
            client.put("/api/me", json={"name": "Ada"}).raise_for_status()
            wish = {"game": "eldorado", "seats": [{"kind": "me"}, {"kind": "free"}]}
            table = client.post("/api/tables", json=wish).json()["id"]
        there = urlsplit(server.address)
        with socket.socket() as deaf:
            # Before it connects: the other end then never learns of much room.
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.settimeout(SOON)
            deaf.connect((there.hostname, there.port or 0))
            deaf.sendall(wish_for_a_live_connection(server, table))
            with pytest.raises(ConnectionError):
                speak_without_end(deaf, at_once)


WITHOUT_UVLOOP = (sys.executable, "-c", "import sys; sys.modules['uvloop'] = None; from manoa.cli import app; app()")


@pytest.mark.parametrize("manoa", [MANOA, WITHOUT_UVLOOP], ids=["uvloop", "asyncio"])
def test_who_comes_and_goes_is_counted_whatever_the_event_loop(
    sqlite: str, until: Callable[[Callable[[], bool]], None], manoa: tuple[str, ...]
) -> None:
    with Served(sqlite, manoa=manoa) as server, server.client() as client:

        def inside() -> int:
            figures = client.get("/metrics").text
            return int(float(figures.partition("\nmanoa_connections ")[2].partition("\n")[0]))

        assert inside() == 1
        crowd = [connect(server) for _ in range(20)]
        until(lambda: inside() == 21)
        for number, connection in enumerate(crowd):
            if number % 2:
                # Gone without a word.
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            connection.close()
        until(lambda: inside() == 1)
