"""One person on several devices: a link that opens another, and its end."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import create_engine, delete, text
from sqlalchemy.ext.asyncio import AsyncConnection
from starlette.websockets import WebSocketDisconnect

from manoa.server.database import Database, DeviceRow
from manoa.server.guests import Guest, Known, device_name, digest_of
from manoa.server.migrate import upgrade
from tests.server.conftest import Start
from tests.server.hours import Hours, services_of
from tests.server.people import FREE, GREEDY, ME, Data, Person
from tests.server.served import run
from tests.server.test_live import heard
from tests.server.test_own_data import everything

ADDRESS = {"address": "http://testserver"}
PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1"


@pytest.fixture
def hours(monkeypatch: pytest.MonkeyPatch) -> Hours:
    return Hours(monkeypatch)


def secret_of(person: Person) -> str:
    """A link that the person was given."""
    link: str = person.post("/api/me/devices/link", ADDRESS)["link"]
    assert link.startswith("http://testserver/device#")
    return link.partition("#")[2]


def come(client: TestClient, secret: str, user_agent: str = PHONE) -> Person:
    """Another browser, with which the link was opened."""
    person = Person(client)
    answer = person.ask("POST", "/api/devices", json={"secret": secret}, headers={"User-Agent": user_agent})
    assert answer.status_code == 200, answer.text
    person.cookie = answer.cookies["manoa"]
    return person


def devices_of(person: Person) -> list[Data]:
    devices: list[Data] = person.get("/api/me/devices")["devices"]
    return devices


def test_a_link_opens_the_same_guest_on_another_device(client: TestClient, ada: Person) -> None:
    table = ada.table(ME, GREEDY)["id"]
    made = ada.post("/api/me/devices/link", ADDRESS)
    assert made["code"]["size"] >= 25
    assert made["code"]["path"].startswith("M0 0m0 0h7v1h-7v-1")
    secret = made["link"].partition("#")[2]
    assert len(secret) >= 32, "24 random bytes"
    stranger = Person(client)
    # Whoever looks first whose it is has not used it up.
    looked = stranger.post("/api/devices", {"secret": secret, "open": False})
    assert looked["guest"]["name"] == "Ada"
    phone = come(client, secret)
    assert phone.cookie != ada.cookie
    assert phone.get("/api/me") == ada.get("/api/me")
    assert phone.snapshot(table)["seat"] == 0
    mine, other = devices_of(phone)
    assert (mine["this"], mine["name"]) == (True, "Safari · iPhone")
    assert (other["this"], other["id"]) == (False, devices_of(ada)[0]["id"])


def test_a_link_is_good_once_and_for_some_minutes(client: TestClient, hours: Hours) -> None:
    ada, stranger = Person(client, "Ada"), Person(client)

    def refused(secret: str) -> str:
        answers = [
            stranger.refused(403, "error-device-link", "POST", "/api/devices", json={"secret": secret, "open": opening})
            for opening in (False, True)
        ]
        assert answers[0] == answers[1]
        return str(answers[0])

    used = secret_of(ada)
    come(client, used)
    earlier, old = secret_of(ada), secret_of(ada)
    hours.go_by(599, looking=False)
    assert stranger.post("/api/devices", {"secret": old, "open": False})
    hours.go_by(2, looking=False)
    # Used, replaced by a newer one, too old, made up: the answer is the same.
    assert len({refused(secret) for secret in (used, earlier, old, "made-up", "")}) == 1
    assert len(devices_of(ada)) == 2
    # Who is that guest already is not made another device, and the link stays good.
    again = secret_of(ada)
    assert "set-cookie" not in ada.ask("POST", "/api/devices", json={"secret": again}).headers
    come(client, again)


def test_of_a_link_only_a_digest_is_stored(client: TestClient, ada: Person) -> None:
    secret = secret_of(ada)
    phone = come(client, secret_of(ada))
    stored = everything(client)
    assert digest_of(phone.cookie) in stored
    assert not any(each in stored for each in (secret, ada.cookie, phone.cookie, PHONE))


def test_a_device_that_is_given_up_is_nobody_and_its_connections_end(client: TestClient, ada: Person) -> None:
    phone = come(client, secret_of(ada))
    table = ada.table(ME, FREE, is_open=True)["id"]
    (device,) = [each["id"] for each in devices_of(ada) if not each["this"]]
    with phone.live(table) as phones, ada.live(table) as adas:
        heard(phones, "snapshot"), heard(adas, "snapshot")
        answer = ada.ask("DELETE", f"/api/me/devices/{device}")
        assert [each["this"] for each in answer.json()["devices"]] == [True]
        assert heard(phones, "error")["error"]["key"] == "error-device-ended"
        with pytest.raises(WebSocketDisconnect):
            heard(phones, "snapshot")
        # The other device's connection stays.
        ada.post(f"/api/tables/{table}/fill", {"seat": 1, "bot": "greedy"})
        assert heard(adas, "snapshot")["table"]["seats"][1]["kind"] == "bot"
    assert phone.get("/api/me") == {"guest": None}
    phone.refused(401, "error-no-guest", "GET", "/api/me/devices")
    ada.refused(404, "error-not-found", "DELETE", f"/api/me/devices/{device}")


def test_a_device_is_nobody_though_it_was_looked_up_just_before_it_was_given_up(
    client: TestClient, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    phone = come(client, secret_of(ada))
    (device,) = [each["id"] for each in devices_of(ada) if not each["this"]]
    me = Guest(**ada.get("/api/me")["guest"])
    services = services_of(client)
    assert client.portal is not None
    client.portal.call(services.context.guests.forget, None)
    found, ends = services.context.database.reading, [device]

    @asynccontextmanager
    async def reading() -> AsyncIterator[AsyncConnection]:
        async with found() as connection:
            yield connection
        while ends:
            await services.devices.end(Known(me, ""), ends.pop())

    monkeypatch.setattr(services.context.database, "reading", reading)
    phone.get("/api/me")
    assert not ends
    assert phone.get("/api/me") == {"guest": None}


def test_a_device_that_another_server_gave_up_in_silence_is_found_out(
    client: TestClient, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    phone = come(client, secret_of(ada))
    table = ada.table(ME, FREE, is_open=True)["id"]
    (device,) = [each["id"] for each in devices_of(ada) if not each["this"]]
    services = services_of(client)
    assert client.portal is not None

    async def give_up() -> None:
        async with services.context.database.writing() as writing:
            await writing.execute(delete(DeviceRow).where(DeviceRow.id == device))

    with phone.live(table) as phones, ada.live(table) as adas:
        heard(phones, "snapshot"), heard(adas, "snapshot")
        client.portal.call(give_up)
        client.portal.call(services.devices.look_at_all)
        assert heard(phones, "error")["error"]["key"] == "error-device-ended"
        ada.post(f"/api/tables/{table}/fill", {"seat": 1, "bot": "greedy"})
        assert heard(adas, "snapshot")["table"]["seats"][1]["kind"] == "bot"
    monkeypatch.setattr("manoa.server.guests._KNOWN_FOR", 0.0)
    assert phone.get("/api/me") == {"guest": None}
    assert ada.get("/api/me")["guest"]["name"] == "Ada"


def test_one_may_sign_out_here_but_not_give_up_the_last_device(client: TestClient, ada: Person) -> None:
    (only,) = [each["id"] for each in devices_of(ada)]
    ada.refused(409, "error-device-last", "DELETE", f"/api/me/devices/{only}")
    phone = come(client, secret_of(ada))
    ended = ada.ask("DELETE", f"/api/me/devices/{only}")
    assert (ended.status_code, 'manoa=""' in ended.headers["set-cookie"]) == (200, True)
    assert ada.get("/api/me") == {"guest": None}
    assert [each["this"] for each in devices_of(phone)] == [True]


def test_nobody_gives_up_anothers_device(client: TestClient, ada: Person, ben: Person) -> None:
    phone = come(client, secret_of(ada))
    for device in devices_of(ada):
        ben.refused(404, "error-not-found", "DELETE", f"/api/me/devices/{device['id']}")
    assert len(devices_of(phone)) == 2


def test_devices_are_in_the_export_and_gone_after_deletion(client: TestClient, ada: Person) -> None:
    phone = come(client, secret_of(ada))
    secret = secret_of(ada)
    data = ada.ask("GET", "/api/me/data")
    assert {each["name"] for each in data.json()["devices"]} == {"", "Safari · iPhone"}
    assert len(data.json()["device_links"]) == 1
    assert not any(digest_of(each) in data.text for each in (secret, ada.cookie, phone.cookie))
    table = ada.table(ME, FREE, is_open=True)["id"]
    watched = Person(client, "Ben").table(ME, FREE, is_open=True)["id"]
    with phone.live(watched) as looking:
        heard(looking, "snapshot")
        assert ada.ask("DELETE", "/api/me").status_code == 204
        assert heard(looking, "error")["error"]["key"] == "error-device-ended"
    assert table not in everything(client)
    assert phone.get("/api/me") == {"guest": None}
    Person(client).refused(403, "error-device-link", "POST", "/api/devices", json={"secret": secret})


def test_when_a_device_was_last_used_is_noted(client: TestClient, hours: Hours) -> None:
    ada = Person(client, "Ada")
    phone = come(client, secret_of(ada))
    client_portal = client.portal
    assert client_portal is not None
    client_portal.call(services_of(client).devices.note)
    hours.now += timedelta(hours=3)
    ada.get("/api/me")
    client_portal.call(services_of(client).devices.note)
    hours.now += timedelta(hours=1)
    (other,) = [each for each in devices_of(phone) if not each["this"]]
    assert other["seen"] == (hours.now - timedelta(hours=1)).isoformat()
    (other,) = [each for each in devices_of(ada) if not each["this"]]
    assert other["seen"] == (hours.now - timedelta(hours=4)).isoformat()


@pytest.mark.parametrize(
    "address",
    [
        "",
        "testserver",
        "ftp://testserver",
        "http://",
        "http://a/b",
        "http://a?b",
        "http://a#b",
        "http://u@a",
        "http://a b",
    ],
)
def test_an_address_is_a_servers_or_refused(sqlite: str, start: Start, address: str) -> None:
    ada = Person(start(sqlite), "Ada")
    ada.refused(422, "error-request", "POST", "/api/me/devices/link", json={"address": address})


def test_links_are_not_tried_without_end(sqlite: str, start: Start) -> None:
    stranger = Person(start(sqlite, limited=True))
    answers = [stranger.ask("POST", "/api/devices", json={"secret": str(number)}) for number in range(12)]
    assert [answer.status_code for answer in answers] == [403] * 10 + [429] * 2


def test_another_sites_page_makes_nobody_a_device(client: TestClient, ada: Person) -> None:
    # Otherwise a page could turn its visitors into a guest of its own, and see what they play.
    headers = {"Origin": "http://elsewhere.example"}
    body = {"secret": secret_of(ada)}
    Person(client).refused(403, "error-origin", "POST", "/api/devices", json=body, headers=headers)


def test_a_device_is_named_by_browser_and_system() -> None:
    named = {
        "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0": "Firefox · Linux",
        "Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36": "Chrome · Android",
        "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/141.0 Safari/537.36 Edg/141.0": "Edge · Windows",
        "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15": "Safari · macOS",
        PHONE: "Safari · iPhone",
        "curl/8": "",
        "<script>": "",
        "": "",
    }
    assert {agent: device_name(agent) for agent in named} == named


def test_guests_from_before_keep_their_cookies_and_tables(tmp_path: Path, start: Start) -> None:
    path = f"sqlite:///{tmp_path / 'old.sqlite'}"
    old = create_engine(path)
    with old.begin() as connection:
        upgrade(connection, "0004")
        moment = "2026-01-02 03:04:05.000000"
        guest = text("INSERT INTO guests (id, name, digest, created) VALUES ('gold', 'Olga', :digest, :moment)")
        connection.execute(guest, {"digest": digest_of("a long secret"), "moment": moment})
        chat = text("INSERT INTO blocks (guest, blocked, at) VALUES ('gold', 'gold', :moment)")
        connection.execute(chat, {"moment": moment})
    old.dispose()
    olga = Person(start(path))
    olga.cookie = "a long secret"
    assert olga.get("/api/me")["guest"]["name"] == "Olga"
    assert [each["this"] for each in devices_of(olga)] == [True]
    assert len(olga.get("/api/me/blocks")["blocked"]) == 1

    async def kept() -> int:
        stored = Database(path)
        await stored.migrate()
        async with stored.writing() as writing:
            enforced = await writing.exec_driver_sql("PRAGMA foreign_keys")
            found = int(enforced.scalar_one())
        await stored.close()
        return found

    # References are still checked after the migration.
    assert run(kept()) == 1
