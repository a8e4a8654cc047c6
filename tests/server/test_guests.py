"""Guests: a name and a cookie."""

from __future__ import annotations

import json

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import create_engine, text

from tests.server.conftest import Start
from tests.server.people import Person


def test_a_name_makes_a_guest_and_another_name_renames(client: TestClient, stranger: Person) -> None:
    assert stranger.get("/api/me") == {"guest": None}
    answer = stranger.ask("PUT", "/api/me", json={"name": "  Ada "})
    guest = answer.json()["guest"]
    assert guest["name"] == "Ada"
    assert guest["id"].startswith("g")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie

    ada = Person(client)
    ada.cookie = answer.cookies["manoa"]
    assert len(ada.cookie) >= 43, "32 random bytes"
    assert ada.get("/api/me") == {"guest": guest}
    renamed = ada.ask("PUT", "/api/me", json={"name": "Ada L."})
    assert "set-cookie" not in renamed.headers
    assert ada.get("/api/me") == {"guest": {"id": guest["id"], "name": "Ada L."}}


@pytest.mark.parametrize(
    "name", ["", "   ", "x" * 25, "a\nb", "a\x00b", "a\u202eb", "\ud800", 7, None], ids=lambda name: ascii(name)
)
def test_names_that_are_refused(sqlite: str, start: Start, name: object) -> None:
    person = Person(start(sqlite))
    answer = person.ask(
        "PUT", "/api/me", content=json.dumps({"name": name}), headers={"Content-Type": "application/json"}
    )
    assert answer.status_code == 422
    assert answer.json()["error"]["key"] == "error-request"
    assert answer.json()["error"]["arguments"] == {"field": "body.name"}


def test_a_wrong_cookie_is_nobody(client: TestClient) -> None:
    person = Person(client)
    person.cookie = "made-up"
    assert person.get("/api/me") == {"guest": None}
    person.refused(401, "error-no-guest", "POST", "/api/tables", json={"game": "eldorado", "seats": [{"kind": "me"}]})


def test_the_secret_is_not_stored(sqlite: str, start: Start) -> None:
    ada = Person(start(sqlite), "Ada")
    engine = create_engine(sqlite)
    with engine.connect() as connection:
        stored = str(connection.execute(text("SELECT * FROM guests")).all())
    engine.dispose()
    assert "Ada" in stored
    assert ada.cookie not in stored


@pytest.mark.parametrize(
    ("wanted", "message"),
    [
        ("pl", "Nie ma takiego stołu."),
        ("de, it;q=0.5, es;q=0.7", "Esta mesa no existe."),
        ("it-CH, en;q=0.9", "Questo tavolo non esiste."),
        ("de", "There is no such table."),
        (";;q=x,", "There is no such table."),
    ],
)
def test_refusals_are_said_in_the_language_of_the_browser(sqlite: str, start: Start, wanted: str, message: str) -> None:
    person = Person(start(sqlite))
    answer = person.ask("GET", "/api/tables/tnone", headers={"Accept-Language": wanted})
    assert answer.json()["error"] == {"key": "error-table-unknown", "message": message, "rule": None, "arguments": {}}
