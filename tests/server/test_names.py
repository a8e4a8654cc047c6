"""The names by which a server may be asked: another site's name that leads here gets no answer."""

from __future__ import annotations

import socket

import pytest
from starlette.websockets import WebSocketDisconnect

from manoa.server.names import Names, name_of
from tests.server.conftest import Start
from tests.server.people import FREE, ME, Person

HERE = ("192.0.2.7", 8000)


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("localhost:8000", True),
        ("LocalHost.", True),
        ("127.0.0.1", True),
        ("[::1]:8000", True),
        ("192.0.2.7:8000", True),
        (socket.gethostname(), True),
        (f"{socket.gethostname()}.local:8000", True),
        ("games.example.org", True),
        ("a.play.example.org:443", True),
        ("", True),
        ("192.0.2.8:8000", False),
        ("evil.example", False),
        ("localhost.evil.example", False),
        ("play.example.org", False),
        ("127.0.0.1.evil.example", False),
        ("[::2]", False),
        ("localhost@evil.example", False),
    ],
)
def test_a_server_knows_its_names(host: str, known: bool) -> None:
    assert Names("0.0.0.0", ["games.example.org", "*.play.example.org"]).include(host, HERE) is known


def test_any_name_may_be_allowed() -> None:
    assert Names("127.0.0.1", ["*"]).include("evil.example", HERE)
    assert name_of("[2001:db8::1]:80") == "2001:db8::1"


def test_a_strange_name_is_refused_in_words(sqlite: str, start: Start) -> None:
    client = start(sqlite, host="127.0.0.1", hosts=("games.example.org",))
    ada = Person(client)
    ada.refused(421, "error-host", "GET", "/api/me", headers={"Host": "evil.example"})
    page = client.get("/", headers={"Host": "<b>evil", "Accept": "text/html", "Accept-Language": "it"})
    assert page.status_code == 421
    assert "MANOA_HOSTS" in page.text
    assert "<b>" not in page.text
    assert page.headers["X-Content-Type-Options"] == "nosniff"
    for name in ("games.example.org", "127.0.0.1:8000", "localhost"):
        assert client.get("/api/me", headers={"Host": name}).status_code == 200


def test_live_connections_know_the_names_too(sqlite: str, start: Start) -> None:
    client = start(sqlite, host="127.0.0.1", hosts=("testserver",))
    ada = Person(client, "Ada")
    table = ada.table(ME, FREE)["id"]
    headers = {"Host": "evil.example", "Origin": "http://evil.example", "Cookie": f"manoa={ada.cookie}"}
    with (
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect(f"/api/tables/{table}/live", headers=headers) as live,
    ):
        live.receive_json()
    with ada.live(table) as live:
        assert live.receive_json()["type"] == "snapshot"
