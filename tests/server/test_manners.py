"""Whom one does not want to hear, or to have at one's tables: the server sees to it."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from manoa.kernel.language import LANGUAGES, say
from tests.server.conftest import Start
from tests.server.people import FREE, ME, Data, Person
from tests.server.test_live import heard
from tests.server.test_stand_ins import seat_path, together


def speak(person: Person, table: str, text: str) -> None:
    assert person.ask("POST", f"/api/tables/{table}/chat", json={"text": text}).status_code == 204


def read(person: Person, table: str) -> list[str]:
    return [line["text"] for line in person.snapshot(table)["chat"]]


def remove(person: Person, path: str) -> Data:
    answer = person.ask("DELETE", path)
    assert answer.status_code == 200, answer.text
    data: Data = answer.json()
    return data


# Mutes ----------------------------------------------------------------------------------------------------------------


def test_what_a_muted_person_says_is_not_sent(client: TestClient, ada: Person, ben: Person) -> None:
    table = together(ada, ben)
    watcher = Person(client, "Cleo")
    speak(ben, table, "one")
    with ada.live(table) as adas:
        assert [line["text"] for line in heard(adas, "snapshot")["chat"]] == ["one"]
        muted = ada.post(f"/api/tables/{table}/mutes", {"seat": 1})["muted"]
        assert [one["name"] for one in muted] == ["Ben"]
        seen = heard(adas, "snapshot")
        assert (seen["chat"], seen["muted"]) == ([], muted)
        speak(ben, table, "two")
        speak(watcher, table, "three")
        assert heard(adas, "chat")["text"] == "three"
    assert (read(ada, table), read(ben, table)) == (["three"], ["one", "two", "three"])
    # Whoever only watches is named by a line that they said.
    line = next(line for line in ben.snapshot(table)["chat"] if line["text"] == "three")
    assert [one["name"] for one in ada.post(f"/api/tables/{table}/mutes", {"line": line["id"]})["muted"]] == [
        "Ben",
        "Cleo",
    ]
    assert read(ada, table) == []
    # At another table it is another matter.
    other = together(ada, ben)
    speak(ben, other, "here")
    assert read(ada, other) == ["here"]
    assert remove(ada, f"/api/tables/{table}/mutes/{muted[0]['id']}")["muted"][0]["name"] == "Cleo"
    assert read(ada, table) == ["one", "two"]


def test_who_is_muted_is_a_person_and_not_a_name(client: TestClient, ada: Person, ben: Person) -> None:
    table = together(ada, ben)
    ada.post(f"/api/tables/{table}/mutes", {"seat": 1})
    assert ben.ask("PUT", "/api/me", json={"name": "Cleo"}).status_code == 200
    assert [one["seats"] for one in ada.snapshot(table)["muted"]] == [[1]]
    speak(ben, table, "by another name")
    namesake = Person(client, "Ben")
    speak(namesake, table, "by the same name")
    assert read(ada, table) == ["by the same name"]


def test_the_whole_chat_is_muted_but_for_what_one_says(ada: Person, ben: Person) -> None:
    table = together(ada, ben)
    speak(ben, table, "one")
    (muted,) = ada.post(f"/api/tables/{table}/mutes", {})["muted"]
    assert muted["name"] is None
    assert ada.post(f"/api/tables/{table}/mutes", {})["muted"] == [muted], "twice is once"
    speak(ada, table, "mine")
    assert read(ada, table) == ["mine"]
    # It is nobody else's to lift.
    assert remove(ben, f"/api/tables/{table}/mutes/{muted['id']}")["muted"] == []
    assert read(ada, table) == ["mine"]


def test_a_mute_is_remembered(start: Start, sqlite: str) -> None:
    first = start(sqlite)
    ada, ben = Person(first, "Ada"), Person(first, "Ben")
    table = together(ada, ben)
    ada.post(f"/api/tables/{table}/mutes", {"seat": 1})
    speak(ben, table, "one")
    ada.client = start(sqlite)
    assert read(ada, table) == []
    assert [one["name"] for one in ada.snapshot(table)["muted"]] == ["Ben"]


@pytest.mark.parametrize(
    ("body", "key"),
    [({"seat": 0}, "error-yourself"), ({"seat": 7}, "error-no-person"), ({"line": 9}, "error-no-person")],
)
def test_nobody_mutes_themselves_or_nobody(ada: Person, ben: Person, body: Data, key: str) -> None:
    table = together(ada, ben)
    ada.refused(409, key, "POST", f"/api/tables/{table}/mutes", json=body)


# Blocks ---------------------------------------------------------------------------------------------------------------


def block(person: Person, table: str, **who: Any) -> list[Data]:
    blocked: list[Data] = person.post("/api/me/blocks", {"table": table, **who})["blocked"]
    return blocked


def test_who_is_blocked_can_neither_sit_down_nor_watch_nor_speak(client: TestClient, ada: Person, ben: Person) -> None:
    met = together(ada, ben)
    opened = ada.table(ME, FREE, is_open=True)["id"]
    with ben.live(opened) as watching:
        heard(watching, "snapshot")
        assert [one["name"] for one in block(ada, met, seat=1)] == ["Ben"]
        assert heard(watching, "error")["error"]["key"] == "error-blocked"
        with pytest.raises(WebSocketDisconnect):
            watching.receive_json()
    later = ada.table(ME, FREE)
    path = f"/api/tables/{opened}"
    for table, body in ((opened, {}), (later["id"], {"invite": later["invite"]})):
        for sit in (True, False):
            ben.refused(403, "error-blocked", "POST", f"/api/tables/{table}/join", json={**body, "sit": sit})
    for question in (path, f"{path}/snapshot", f"{path}/replay?ply=0", f"{path}/record"):
        ben.refused(403, "error-blocked", "GET", question)
    with ben.live(opened) as refused:
        assert heard(refused, "error")["error"]["key"] == "error-blocked"
    for language in LANGUAGES:
        body = {"json": {"text": "hello"}, "headers": {"Accept-Language": language}}
        answer = ben.refused(403, "error-blocked", "POST", f"{path}/chat", **body)
        assert answer["error"]["message"] == say(language, "error-blocked")
    # It concerns Ada's tables, and Ben.
    assert Person(client, "Cleo").post(f"{path}/join", {})["status"] == "playing"
    own = ben.table(ME, FREE, is_open=True)["id"]
    assert ada.post(f"/api/tables/{own}/join", {})["status"] == "playing"


def test_in_a_game_that_has_begun_who_is_blocked_plays_on_in_silence(ada: Person, ben: Person) -> None:
    table = together(ada, ben)
    block(ada, table, seat=1)
    assert ben.snapshot(table)["seat"] == 1
    ben.refused(403, "error-blocked-chat", "POST", f"/api/tables/{table}/chat", json={"text": "hello"})
    ben.post(seat_path(table, 1, "stand-in"), {})
    ben.post(seat_path(table, 1, "resign"))
    again = ada.post(f"/api/tables/{table}/rematch")
    assert (again["status"], again["seats"][1]["kind"]) == ("waiting", "free"), "the next one is without them"


def test_where_the_game_has_not_begun_the_seat_is_free_again(ada: Person, ben: Person) -> None:
    made = ada.table(ME, FREE, FREE)
    ben.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    block(ada, made["id"], seat=1)
    assert ada.get(f"/api/tables/{made['id']}")["seats"][1]["kind"] == "free"


def test_a_block_is_lifted(ada: Person, ben: Person) -> None:
    met = together(ada, ben)
    (blocked,) = block(ada, met, seat=1)
    assert block(ada, met, seat=1) == [blocked], "twice is once"
    made = ada.table(ME, FREE)
    path = f"/api/tables/{made['id']}/join"
    ben.refused(403, "error-blocked", "POST", path, json={"invite": made["invite"]})
    assert ada.get("/api/me/blocks") == {"blocked": [blocked]}
    # Ben can't lift it.
    remove(ben, f"/api/me/blocks/{blocked['id']}")
    assert ada.get("/api/me/blocks") == {"blocked": [blocked]}
    assert remove(ada, f"/api/me/blocks/{blocked['id']}") == {"blocked": []}
    assert ben.post(path, {"invite": made["invite"]})["status"] == "playing"


def test_who_only_spoke_is_blocked_by_what_they_said(client: TestClient, ada: Person) -> None:
    table = ada.table(ME, FREE, is_open=True)["id"]
    eve = Person(client, "Eve")
    speak(eve, table, "psst")
    (line,) = ada.snapshot(table)["chat"]
    assert (line["mine"], eve.snapshot(table)["chat"][0]["mine"]) == (False, True)
    block(ada, table, line=line["id"])
    eve.refused(403, "error-blocked", "GET", f"/api/tables/{table}")


def test_a_block_reaches_the_other_server(start: Start, postgres: str) -> None:
    one, other = start(postgres), start(postgres)
    ada, ben = Person(one, "Ada"), Person(one, "Ben")
    met = together(ada, ben)
    opened = ada.table(ME, FREE, is_open=True)["id"]
    ben.client = other
    with ben.live(opened) as watching:
        heard(watching, "snapshot")
        block(ada, met, seat=1)
        assert heard(watching, "error")["error"]["key"] == "error-blocked"
