"""People who get up from a table, before the game and during it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tests.server.people import FREE, GREEDY, ME, Person
from tests.server.test_live import heard
from tests.server.test_stand_ins import seat_path, together

Until = Callable[[Callable[[], Any]], Any]


def ids(person: Person, which: str) -> list[str]:
    return [table["id"] for table in person.get("/api/tables", params={"which": which})["tables"]]


def test_before_the_game_the_seat_is_free_again(client: TestClient, ada: Person, ben: Person) -> None:
    made = ada.table(ME, FREE, FREE)
    path = f"/api/tables/{made['id']}"
    ben.post(f"{path}/join", {"invite": made["invite"]})
    with ada.live(made["id"]) as looking:
        heard(looking, "snapshot")
        left = ben.post(f"{path}/leave")
        assert (left["seats"][1]["kind"], left["seats"][1]["name"]) == ("free", None)
        assert heard(looking, "snapshot")["table"]["seats"][1]["kind"] == "free"
    assert made["id"] not in ids(ben, "mine")
    ben.refused(403, "error-no-seat", "POST", f"{path}/leave")
    cleo = Person(client, "Cleo")
    assert cleo.post(f"{path}/join", {"invite": made["invite"]})["seats"][1]["name"] == "Cleo"


def test_who_made_it_ends_it_instead(ada: Person, ben: Person) -> None:
    made = ada.table(ME, FREE, FREE)
    path = f"/api/tables/{made['id']}"
    ben.post(f"{path}/join", {"invite": made["invite"]})
    ada.refused(409, "error-maker-leaves", "POST", f"{path}/leave")
    with ben.live(made["id"]) as looking:
        heard(looking, "snapshot")
        assert ada.ask("DELETE", path).status_code == 204
        assert heard(looking, "error")["error"]["key"] == "error-table-unknown"
        with pytest.raises(WebSocketDisconnect):
            looking.receive_json()
    ben.refused(404, "error-table-unknown", "GET", path)


def test_during_the_game_a_bot_plays_on_until_the_person_comes_back(ada: Person, ben: Person, until: Until) -> None:
    table = together(ada, ben)
    left = ada.post(f"/api/tables/{table}/leave")["seats"][0]
    assert (left["stand_in"], left["left"], left["resigned"], left["name"]) == ("medium", True, False, "Ada")
    until(lambda: ben.get(f"/api/tables/{table}")["turn"] == 1)
    # It is not lost: only out of the way.
    assert (ids(ada, "mine"), ids(ada, "archive")) == ([], [table])
    assert (table in ids(ben, "mine"), ids(ben, "archive")) == (True, [])
    back = ada.post(seat_path(table, 0, "take-back"))["seats"][0]
    assert (back["stand_in"], back["left"]) == (None, False)
    assert (ids(ada, "mine"), ids(ada, "archive")) == ([table], [])


def test_all_seats_at_a_shared_device_are_left_at_once(ada: Person) -> None:
    table = ada.table(ME, {"kind": "local", "name": "Bo"}, GREEDY)["id"]
    left = ada.post(f"/api/tables/{table}/leave")["seats"]
    assert [seat["left"] for seat in left] == [True, True, False]


def test_a_game_that_is_over_cannot_be_left(ada: Person, ben: Person) -> None:
    table = together(ada, ben)
    ben.post(seat_path(table, 1, "resign"))
    ben.refused(409, "error-not-playing", "POST", f"/api/tables/{table}/leave")
