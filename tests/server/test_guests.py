"""Guests: a name and a cookie."""

from __future__ import annotations

import json

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import create_engine, text

from tests.server.conftest import Start
from tests.server.people import Data, Person


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


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "x" * 300, "a\nb", "a\x00b", "a\u202eb", "\ud800"], ids=ascii)
def test_names_that_are_refused(sqlite: str, start: Start, name: str) -> None:
    _refuse_name(Person(start(sqlite)), name)


@pytest.mark.parametrize("name", [7, None])
def test_names_that_are_no_text_are_refused(sqlite: str, start: Start, name: object) -> None:
    _refuse_name(Person(start(sqlite)), name, "error-request", {"field": "body.name"})


def test_several_spaces_in_a_name_are_one(sqlite: str, start: Start) -> None:
    assert Person(start(sqlite), " Ada \u2003 B\u00a0C ").get("/api/me")["guest"]["name"] == "Ada B C"


def _refuse_name(person: Person, name: object, key: str = "error-name", arguments: Data | None = None) -> None:
    answer = person.ask(
        "PUT", "/api/me", content=json.dumps({"name": name}), headers={"Content-Type": "application/json"}
    )
    assert answer.status_code == 422, ascii(name)
    error = answer.json()["error"]
    assert (error["key"], error["arguments"]) == (key, arguments or {"most": 24})


def test_names_with_characters_that_show_nothing_are_refused(sqlite: str, start: Start) -> None:
    person = Person(start(sqlite))
    invisible = (
        "\u00ad\u034f\u061c\u115f\u1160\u17b4\u180e\u200b\u200c\u200d\u200e\u200f\u202e\u2060\u2066\u2800\u3164"
        "\ufe0f\ufeff\uffa0\U0001d173\U000e0000\U000e0001\U000e0041\U000e007f\U000e0100"
    )
    for hidden in invisible:
        for name in (hidden, f"A{hidden}da", f"Ada{hidden}", f"{hidden}Ada"):
            _refuse_name(person, name)
    for name in ("\U0001f469\u200d", "\u2764\ufe0f\ufe0f", "\u2764\ufe0f\u200dAda"):
        _refuse_name(person, name)


def test_names_in_other_scripts_and_with_emoji_are_kept_as_they_are(sqlite: str, start: Start) -> None:
    client = start(sqlite)
    for name in (
        "Żółć",
        "O’Neil-García 2",
        "Ada \u2764\ufe0f",
        "\U0001f469\U0001f3fd\u200d\U0001f680 Eva",
        "Ночь",
        "夜",
    ):
        assert Person(client, name).get("/api/me")["guest"]["name"] == name


def test_a_wrong_cookie_is_nobody(client: TestClient) -> None:
    person = Person(client)
    person.cookie = "made-up"
    assert person.get("/api/me") == {"guest": None}
    person.refused(401, "error-no-guest", "POST", "/api/tables", json={"game": "eldorado", "seats": [{"kind": "me"}]})


def test_the_secret_is_not_stored(sqlite: str, start: Start) -> None:
    ada = Person(start(sqlite), "Ada")
    engine = create_engine(sqlite)
    with engine.connect() as connection:
        stored = str([connection.execute(text(f"SELECT * FROM {rows}")).all() for rows in ("guests", "devices")])
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
