"""Limits: on how often, on how large, and the headers of every answer."""

from __future__ import annotations

import re
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

import manoa
from manoa.kernel.language import say
from manoa.server.app import create_app
from manoa.server.limits import LIMITS, Limit, Limits, limits_of
from manoa.server.refusals import TooMany
from manoa.server.settings import Settings
from tests.server.conftest import Start
from tests.server.hours import services_of
from tests.server.people import FREE, ME, Person


def test_a_bucket_empties_and_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    moment = 100.0
    monkeypatch.setattr("manoa.server.limits.monotonic", lambda: moment)
    limits, limit = Limits(limited=True), Limit("letters", 2, 10.0)
    limits.spend(limit, "ada")
    limits.spend(limit, "ada")
    with pytest.raises(TooMany) as refused:
        limits.spend(limit, "ada")
    assert refused.value.seconds == 10
    limits.spend(limit, "ben")
    moment += 5
    with pytest.raises(TooMany) as refused:
        limits.spend(limit, "ada")
    assert refused.value.seconds == 5
    moment += 5
    limits.spend(limit, "ada")


def test_patient_askers_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    moment = 0.0
    monkeypatch.setattr("manoa.server.limits.monotonic", lambda: moment)
    monkeypatch.setattr("manoa.server.limits._MOST_BUCKETS", 10)
    limits = Limits(limited=True)
    for number in range(50):
        moment += 2
        limits.spend(Limit("letters", 2, 1.0), f"asker {number}")
    assert len(limits._buckets) <= 11


def test_a_crowd_does_not_have_all_buckets_looked_through_for_each_request(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("manoa.server.limits._MOST_BUCKETS", 100)
    monkeypatch.setattr("manoa.server.limits.monotonic", lambda: 0.0)
    limits, looked = Limits(True), 0
    drop = limits._drop_full_buckets

    def counted(present: float) -> None:
        nonlocal looked
        looked += 1
        drop(present)

    monkeypatch.setattr(limits, "_drop_full_buckets", counted)
    for number in range(3000):
        limits.spend(LIMITS["records"], f"asker {number}")
    assert looked <= 5


def test_many_guests_of_one_address_share_a_larger_bucket() -> None:
    limits, limit = Limits(limited=True), Limit("letters", 2, 1000.0)
    for number in range(20):
        limits.spend(limit, f"guest {number}", "192.0.2.1")
    with pytest.raises(TooMany):
        limits.spend(limit, "guest 20", "192.0.2.1")
    limits.spend(limit, "guest 20", "192.0.2.2")


def test_limits_can_be_set() -> None:
    others = limits_of("actions=3/60, sockets=5")
    assert others == {"actions": Limit("actions", 3, 60.0), "sockets": Limit("sockets", 5, LIMITS["sockets"].seconds)}
    limits = Limits(True, others)
    for _ in range(3):
        limits.spend(LIMITS["actions"], "ada")
    with pytest.raises(TooMany):
        limits.spend(LIMITS["actions"], "ada")
    for wrong in ("actions", "actions=0/1", "actions=1/0", "moves=1/1", "actions=x"):
        with pytest.raises(ValueError, match=r".*"):
            limits_of(wrong)


@pytest.mark.parametrize("what", ["actions", "undos", "snapshots", "lists"])
def test_a_client_that_asks_without_end_is_slowed_down(sqlite: str, start: Start, what: str) -> None:
    client = start(sqlite, limited=True, limits=limits_of(f"{what}=5/100"))
    ada, ben = Person(client, "Ada"), Person(client, "Ben")
    table = ada.table(ME, FREE, is_open=True)["id"]
    ben.post(f"/api/tables/{table}/join", {})
    requests = {
        "actions": ("POST", f"/api/tables/{table}/actions", {"seat": 0, "ply": 0, "action": 0}),
        "undos": ("POST", f"/api/tables/{table}/undo", {"seat": 0, "ply": 0, "turn": False}),
        "snapshots": ("GET", f"/api/tables/{table}/snapshot", None),
        "lists": ("GET", "/api/tables", None),
    }
    method, path, body = requests[what]
    statuses = [ada.ask(method, path, json=body).status_code for _ in range(6)]
    assert 429 not in statuses[:5]
    refused = ada.ask(method, path, json=body)
    assert refused.status_code == 429
    assert 1 <= int(refused.headers["Retry-After"]) <= 100
    assert ben.ask(method, path, json=body).status_code != 429


def changes() -> list[tuple[str, str]]:
    """Every way to ask for a change, by method and path."""
    paths = create_app(Settings("sqlite://")).openapi()["paths"]
    return [(method.upper(), path) for path, ways in paths.items() for method in ways if method != "get"]


def test_whatever_changes_something_is_counted_before_it_is_read(sqlite: str, start: Start) -> None:
    client = start(sqlite)
    stranger = Person(client)
    once = limits_of(" ".join(f"{name}=1/1000" for name in LIMITS))
    ways = changes()
    assert len(ways) > 30
    for method, path in ways:
        services_of(client).context.limits = Limits(True, once)
        exact = re.sub(r"\{\w+\}", "0", path)
        wrong = {"content": b"{", "headers": {"Content-Type": "application/json"}}
        answers = [stranger.ask(method, exact, **wrong) for _ in range(2)]
        assert [answer.status_code == 429 for answer in answers] == [False, True], (method, path)


def test_made_up_cookies_are_not_looked_up_without_end(
    sqlite: str, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = start(sqlite, limited=True, limits=limits_of("lists=1/1000"))
    database = services_of(client).context.database
    read, looked = database.reading, 0

    def reading() -> AbstractAsyncContextManager[AsyncConnection]:
        nonlocal looked
        looked += 1
        return read()

    monkeypatch.setattr(database, "reading", reading)
    eve = Person(client)
    statuses = []
    for number in range(30):
        eve.cookie = f"made up {number}"
        statuses.append(eve.ask("GET", "/api/me/blocks").status_code)
    assert statuses == [401] + [429] * 29
    assert looked < 15


def test_sockets_of_one_client_are_counted(sqlite: str, start: Start) -> None:
    client = start(sqlite, limited=True, limits=limits_of("open-sockets=2 messages=3/100"))
    ada, ben = Person(client, "Ada"), Person(client, "Ben")
    table = ada.table(ME, FREE, is_open=True)["id"]
    with ada.live(table) as first:
        assert first.receive_json()["type"] == "snapshot"
        with ada.live(table), ada.live(table) as third, ben.live(table) as other:
            assert third.receive_json()["error"]["key"] == "error-too-many"
            assert other.receive_json()["type"] == "snapshot"
    with ada.live(table) as again:
        assert again.receive_json()["type"] == "snapshot"
        for _ in range(3):
            again.send_json({"type": "ping"})
            assert again.receive_json()["type"] == "pong"
        again.send_json({"type": "ping"})
        assert again.receive_json()["error"]["key"] == "error-too-many"
        assert again.receive()["type"] == "websocket.close"


def test_people_never_meet_a_limit() -> None:
    """Ten clicks a second for ten seconds, or ten bots of one's own that play two moves a second for ever."""
    assert LIMITS["actions"].burst >= 100
    assert LIMITS["actions"].seconds <= 1 / 20
    assert LIMITS["open-sockets"].burst >= 100


@pytest.mark.parametrize("what", ["guests", "tables", "joining", "chat"])
def test_too_many_requests_are_refused_with_the_time_to_wait(sqlite: str, start: Start, what: str) -> None:
    client = start(sqlite, limited=True)
    ada = Person(client, "Ada")
    table = ada.table(ME, FREE)["id"]
    requests = {
        "guests": ("PUT", "/api/me", {"name": "Bo"}),
        "tables": ("POST", "/api/tables", {"game": "eldorado", "seats": [ME, FREE]}),
        "joining": ("POST", f"/api/tables/{table}/join", {"invite": "guess"}),
        "chat": ("POST", f"/api/tables/{table}/chat", {"text": "hello"}),
    }
    method, path, body = requests[what]
    statuses = []
    for _ in range(25):
        answer = ada.ask(method, path, json=body)
        statuses.append(answer.status_code)
        if answer.status_code == 429:
            assert int(answer.headers["Retry-After"]) >= 1
            assert answer.json()["error"]["key"] == "error-too-many"
            break
    assert statuses[-1] == 429
    assert statuses[0] < 400
    assert len(statuses) > 8, "people are not hindered"


def test_large_requests_are_refused(sqlite: str, start: Start) -> None:
    ada = Person(start(sqlite), "Ada")
    ada.refused(413, "error-too-large", "PUT", "/api/me", json={"name": "x" * 70_000})
    parts = (b'{"name": "', *[b"x" * 10_000] * 10, b'"}')
    headers = {"Content-Type": "application/json"}
    ada.refused(413, "error-too-large", "PUT", "/api/me", content=iter(parts), headers=headers)
    ada.refused(413, "error-too-large", "PUT", "/api/me", content=b"", headers={"Content-Length": "-1"})


@pytest.mark.parametrize("path", ["/api/me", "/api/nothing", "/", "/api/texts/en.ftl"])
def test_every_answer_has_the_careful_headers(sqlite: str, start: Start, path: str) -> None:
    headers = start(sqlite).get(path).headers
    policy = headers["Content-Security-Policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "script-src" not in policy, "scripts are our own only"
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "same-origin"
    assert headers["Cache-Control"] == ("no-cache" if path in ("/", "/api/texts/en.ftl") else "no-store") or path == "/"


def test_the_client_is_served_with_its_page_for_every_address(sqlite: str, start: Start, tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<p>the page</p>")
    (static / "assets" / "app-1a2b.js").write_text("1")
    (static / "assets" / "app-1a2b.js.br").write_bytes(bytes.fromhex("0b00803103"))
    (tmp_path / "secret.txt").write_text("not for the web")
    client = start(sqlite, static=static)
    for path in ("/", "/table/t123", "/nothing.html"):
        answer = client.get(path)
        assert (answer.status_code, answer.text) == (200, "<p>the page</p>")
        assert answer.headers["Cache-Control"] == "no-cache"
    script = client.get("/assets/app-1a2b.js").headers
    assert "immutable" in script["Cache-Control"]
    assert script["X-Content-Type-Options"] == "nosniff"
    assert "Content-Security-Policy" not in script, "the page's counts"
    packed = client.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "gzip, br;q=0.9"})
    assert packed.headers["Content-Encoding"] == "br"
    assert packed.headers["Content-Type"].startswith("text/javascript")
    for refused in ("gzip", "br;q=0", ""):
        plain = client.get("/assets/app-1a2b.js", headers={"Accept-Encoding": refused})
        assert "Content-Encoding" not in plain.headers
        assert plain.headers["Vary"] == "Accept-Encoding"
        assert plain.text == "1"
    for path in ("/assets/old-9z.js", "/api/nothing", "/api"):
        assert client.get(path).json()["error"]["key"] == "error-not-found"
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/%00"):
        assert "not for the web" not in client.get(path).text


def test_without_a_built_client_it_says_so(sqlite: str, start: Start, tmp_path: Path) -> None:
    client = start(sqlite, static=tmp_path / "none")
    page = client.get("/", headers={"Accept": "text/html", "Accept-Language": "pl"})
    assert page.status_code == 503
    assert "make play" in page.text
    assert 'lang="pl"' in page.text
    assert client.get("/").json()["error"]["key"] == "error-no-client"


def test_games_maps_pictures_and_words(sqlite: str, start: Start) -> None:
    client = start(sqlite)
    known = [entry["name"] for entry in manoa.catalogue()]
    listed_games = client.get("/api/games").json()["games"]
    assert [game["name"] for game in listed_games] == known
    assert all(game["bots"] == ["easy", "medium", "hard", "expert"] for game in listed_games)
    assert all(game["bot"] == "medium" for game in listed_games)
    listed = client.get("/api/games/eldorado/maps").json()
    assert listed["option"] == "route"
    assert len(listed["maps"]) == 7
    facts = {"difficulty": "easy", "tiles": 6, "blockades": 4, "caves": 3, "joints": ["B–C", "C–N", "N–I", "I–K"]}
    assert listed["maps"][0] == {"id": "first-game", "facts": facts}
    assert client.get("/api/games/chess/maps").json()["error"]["key"] == "error-game-unknown"
    for dark in (0, 1):
        answer = client.get(f"/api/games/eldorado/maps/serpentine.svg?dark={dark}")
        assert answer.headers["Content-Type"].startswith("image/svg+xml")
        assert answer.text.startswith("<svg")
    assert client.get("/api/games/eldorado/maps/moon.svg").status_code == 404
    for language in ("en", "it", "es", "pl"):
        common = client.get(f"/api/texts/{language}.ftl")
        own = client.get(f"/api/texts/{language}.ftl?game=eldorado")
        assert "web-your-turn =" in common.text
        assert "web-your-turn =" not in own.text
        assert "card-scout =" in own.text
        assert not re.search(r"^error-", common.text + own.text, re.MULTILINE)
        assert re.findall(r"^table-way =\n(?:    .*\n)+", own.text, re.MULTILINE)
        tag = own.headers["ETag"]
        again = client.get(f"/api/texts/{language}.ftl?game=eldorado", headers={"If-None-Match": tag})
        assert (again.status_code, again.content) == (304, b"")
        listed = {entry["name"]: entry for entry in client.get(f"/api/games?language={language}").json()["games"]}
        assert listed["valdora"]["title"] == say(language, "title", game="valdora")
        assert listed["valdora"]["tagline"] == say(language, "tagline", game="valdora")
        assert listed["valdora"]["maps"] == "layout"
    assert client.get("/api/texts/de.ftl").status_code == 404
    assert client.get("/api/games?language=de").status_code == 422
    assert client.get("/api/texts/en.ftl?game=chess").json()["error"]["key"] == "error-game-unknown"
