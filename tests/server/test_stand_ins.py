"""People who go away: a bot plays on for them, they come back, they resign; tables are taken away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tests.server.conftest import Start
from tests.server.people import FREE, GREEDY, ME, Data, Person, choice
from tests.server.test_live import heard

Until = Callable[[Callable[[], Any]], Any]


def seat_path(table: str, seat: int, what: str) -> str:
    return f"/api/tables/{table}/seats/{seat}/{what}"


def together(*people: Person, **options: Any) -> str:
    """A table at which these people sit, in their order."""
    first, *others = people
    made = first.table(ME, *[FREE] * len(others), **options)
    for person in others:
        person.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    table: str = made["id"]
    return table


def test_a_bot_plays_on_if_all_others_who_are_here_agree(client: TestClient, ada: Person, ben: Person) -> None:
    cleo = Person(client, "Cleo")
    table = together(ada, ben, cleo)
    path = seat_path(table, 0, "stand-in")
    with ben.live(table) as bens, cleo.live(table) as cleos:
        heard(bens, "snapshot"), heard(cleos, "snapshot")
        asked = ben.post(path, {})
        assert (asked["seats"][0]["stand_in"], asked["seats"][0]["agreed"]) == (None, [1])
        assert heard(cleos, "snapshot")["table"]["seats"][0]["agreed"] == [1]
        assert cleo.post(path, {})["seats"][0]["stand_in"] == "medium"
        seen = heard(bens, "snapshot")
        while seen["table"]["turn"] == 0:
            seen = heard(bens, "snapshot")
        assert seen["table"]["turn"] == 1, "the bot has played the turn of who is away"


def test_who_comes_back_finds_no_agreement_left(client: TestClient, ada: Person, ben: Person) -> None:
    table = together(ada, ben, Person(client, "Cleo"))
    with ben.live(table) as bens:
        heard(bens, "snapshot")
        # Cleo is away as well: alone at the table, Ben decides for all who are here.
        assert ben.post(seat_path(table, 2, "stand-in"), {})["seats"][2]["stand_in"] == "medium"
    with ada.live(table) as adas:
        heard(adas, "snapshot")
        with ben.live(table):
            ada.post(seat_path(table, 1, "take-back"), status=403)
            ben.refused(409, "error-seat-here", "POST", seat_path(table, 0, "stand-in"), json={})


def test_after_a_while_one_is_enough(start: Start, sqlite: str) -> None:
    client = start(sqlite, away_after=0.0)
    ada, ben, cleo = (Person(client, name) for name in ("Ada", "Ben", "Cleo"))
    table = together(ada, ben, cleo)
    with cleo.live(table):
        assert ben.post(seat_path(table, 0, "stand-in"), {"bot": "random"})["seats"][0]["stand_in"] == "random"
        ben.refused(409, "error-seat-here", "POST", seat_path(table, 2, "stand-in"), json={})


def test_who_was_here_just_now_is_not_long_away(start: Start, sqlite: str, until: Until) -> None:
    client = start(sqlite, away_after=60.0, seen_every=0.05)
    ada, ben, cleo = (Person(client, name) for name in ("Ada", "Ben", "Cleo"))
    table = together(ada, ben, cleo)
    with ada.live(table), cleo.live(table):
        until(lambda: ben.get(f"/api/tables/{table}")["seats"][0]["seen"])
    with cleo.live(table):
        assert ben.post(seat_path(table, 0, "stand-in"), {})["seats"][0]["stand_in"] is None


def test_a_seat_is_lent_to_a_bot_and_taken_back(ada: Person, ben: Person, until: Until) -> None:
    table = together(ada, ben)
    seen = ada.snapshot(table)
    assert seen["choices"]
    assert ada.post(seat_path(table, 0, "stand-in"), {})["seats"][0]["stand_in"] == "medium"
    body = {"seat": 0, "ply": ada.snapshot(table)["ply"], "action": seen["choices"][0]["action"]}
    assert ada.snapshot(table)["choices"] == []
    until(lambda: ada.snapshot(table)["table"]["turn"] == 1)
    body["ply"] = ada.snapshot(table)["ply"]
    ada.refused(409, "error-bot-plays", "POST", f"/api/tables/{table}/actions", json=body)
    assert ada.post(seat_path(table, 0, "take-back"))["seats"][0]["stand_in"] is None
    played = ben.snapshot(table)
    while played["table"]["turn"] == 1:
        kind = "end" if any(one["description"]["kind"] == "end" for one in played["choices"]) else "done"
        played = ben.act(table, played, choice(played, kind))
    assert ada.snapshot(table)["choices"], "the person decides again"


def test_the_last_one_left_wins(ada: Person, ben: Person) -> None:
    table = together(ada, ben)
    ben.refused(403, "error-no-seat", "POST", seat_path(table, 0, "resign"))
    given_up = ada.post(seat_path(table, 0, "resign"))
    assert (given_up["status"], given_up["result"], given_up["turn"]) == ("finished", [[1], [0]], None)
    assert given_up["seats"][0]["resigned"]
    assert ben.snapshot(table)["table"]["result"] == [[1], [0]]
    assert ben.get(f"/api/tables/{table}/record")["actions"] == []
    ada.refused(409, "error-not-playing", "POST", seat_path(table, 0, "resign"))
    again = ben.post(f"/api/tables/{table}/rematch")
    assert [(seat["stand_in"], seat["resigned"]) for seat in again["seats"]] == [(None, False)] * 2


def test_who_resigns_comes_last_however_well_the_bot_plays(ada: Person, ben: Person, until: Until) -> None:
    made = ada.table(ME, FREE, GREEDY, round_limit=1)
    table = made["id"]
    ben.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
    assert ada.post(seat_path(table, 0, "resign"))["status"] == "playing"
    ada.refused(409, "error-resigned", "POST", seat_path(table, 0, "take-back"))
    assert ben.post(seat_path(table, 1, "stand-in"), {})["seats"][1]["stand_in"]
    over = until(lambda: (seen := ben.get(f"/api/tables/{table}"))["status"] == "finished" and seen)
    assert over["result"] == [[1, 2], [0]]


def test_a_bot_that_stands_in_plays_on_after_a_restart(start: Start, sqlite: str, until: Until) -> None:
    first = start(sqlite, bot_pause=3600.0)
    ada, ben = Person(first, "Ada"), Person(first, "Ben")
    table = together(ada, ben)
    ada.post(seat_path(table, 0, "stand-in"), {})
    second = start(sqlite)
    ben.client = second
    until(lambda: ben.snapshot(table)["table"]["turn"] == 1)


@pytest.mark.parametrize("what", ["stand-in", "resign"])
def test_only_people_at_the_table_have_a_say(ada: Person, ben: Person, client: TestClient, what: str) -> None:
    made = ada.table(ME, FREE, GREEDY)
    table = made["id"]
    body: Data = {"json": {}} if what == "stand-in" else {}
    ada.refused(409, "error-not-playing", "POST", seat_path(table, 0, what), **body)
    ben.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
    Person(client, "Eve").refused(403, "error-no-seat", "POST", seat_path(table, 0, what), **body)
    for nobody in (2, 3):
        ada.refused(409, "error-no-person", "POST", seat_path(table, nobody, what), **body)
    ada.refused(422, "error-request", "POST", seat_path(table, 99, what), **body)
    ada.refused(404, "error-table-unknown", "POST", seat_path("nowhere", 0, what), **body)


def test_an_unknown_bot_changes_nothing(ada: Person, ben: Person) -> None:
    table = together(ada, ben)
    ada.refused(422, "error-bot-unknown", "POST", seat_path(table, 0, "stand-in"), json={"bot": "hal"})
    assert ada.get(f"/api/tables/{table}")["seats"][0]["stand_in"] is None


def test_a_table_is_taken_away_by_who_made_it(ada: Person, ben: Person) -> None:
    table = together(ada, ben)
    path = f"/api/tables/{table}"
    ben.refused(403, "error-not-maker", "DELETE", path)
    ada.refused(409, "error-table-in-use", "DELETE", path)
    assert ada.ask("POST", f"{path}/chat", json={"text": "Farewell"}).status_code == 204
    ben.post(seat_path(table, 1, "resign"))
    with ben.live(table) as looking:
        heard(looking, "snapshot")
        assert ada.ask("DELETE", path).status_code == 204
        assert heard(looking, "error")["error"]["key"] == "error-table-unknown"
        with pytest.raises(WebSocketDisconnect):
            looking.receive_json()
    ada.refused(404, "error-table-unknown", "GET", path)
    assert all(listed["id"] != table for listed in ada.get("/api/tables", params={"which": "finished"})["tables"])


def test_a_table_against_bots_can_go_at_any_time(ada: Person) -> None:
    made: Data = ada.table(ME, GREEDY)
    assert ada.ask("DELETE", f"/api/tables/{made['id']}").status_code == 204
    ada.refused(404, "error-table-unknown", "GET", f"/api/tables/{made['id']}/snapshot")
