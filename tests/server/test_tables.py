"""Tables: made, joined, filled, listed, played again, taken in from a file."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable
from typing import Any

import pytest
from fastapi.testclient import TestClient

import manoa
from manoa.kernel.language import LANGUAGES
from manoa.kernel.records import digest
from manoa.server.api_addresses import addresses
from tests.server.conftest import Start
from tests.server.people import FREE, GREEDY, ME, RANDOM, Data, Person


def play_out(person: Person, table: str, seats: int) -> Data:
    """Hot-seat, the first choice each time, until it is over."""
    seen = person.snapshot(table)
    while not seen["view"]["over"]:
        seen = person.snapshot(table, seat=seen["table"]["turn"])
        seen = person.act(table, seen, seen["choices"][0]["action"])
    return seen


def test_a_table_with_a_free_seat_waits_and_then_begins(ada: Person, ben: Person, stranger: Person) -> None:
    made = ada.table(ME, FREE, {"kind": "bot", "bot": "random", "name": "Rex"}, caves=True)
    table = made["id"]
    assert made["status"] == "waiting"
    assert made["owner"]
    assert made["turn"] is None
    assert made["options"]["caves"] is True
    assert made["options"]["route"] == "first-game"
    assert [(seat["kind"], seat["name"], seat["bot"], seat["mine"]) for seat in made["seats"]] == [
        ("person", "Ada", None, True),
        ("free", None, None, False),
        ("bot", "Rex", "random", False),
    ]
    assert ada.snapshot(table)["choices"] == []
    ada.refused(
        409, "error-not-playing", "POST", f"/api/tables/{table}/actions", json={"seat": 0, "ply": 0, "action": 0}
    )

    # The invite is for those who sit there to give away.
    assert ben.get(f"/api/tables/{table}")["invite"] is None
    assert stranger.get(f"/api/tables/{table}")["invite"] is None
    joined = ben.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
    assert joined["status"] == "playing"
    assert joined["turn"] == 0
    assert joined["invite"] == made["invite"]
    assert not joined["owner"]
    assert [seat["mine"] for seat in joined["seats"]] == [False, True, False]
    assert ada.snapshot(table)["choices"]


def test_an_invite_is_tried_before_a_seat_is_taken(ada: Person, ben: Person, stranger: Person) -> None:
    made = ada.table(ME, FREE)
    path = f"/api/tables/{made['id']}/join"
    for guest in (ben, stranger):
        seen = guest.post(path, {"invite": made["invite"], "sit": False})
        assert [seat["kind"] for seat in seen["seats"]] == ["person", "free"]
        guest.refused(403, "error-invite", "POST", path, json={"invite": "wrong", "sit": False})
    assert ben.post(path, {"invite": made["invite"]})["seats"][1]["name"] == "Ben"


@pytest.mark.parametrize(
    ("host", "found"),
    [
        ("", []),
        ("127.0.0.1", []),
        ("::1", []),
        ("localhost", []),
        ("10.1.2.3", ["10.1.2.3"]),
        ("fd00::1", ["[fd00::1]"]),
    ],
)
def test_where_others_find_the_server(host: str, found: list[str]) -> None:
    assert addresses(host) == found


def test_a_server_for_all_names_an_address_of_this_machine() -> None:
    for address in addresses("0.0.0.0"):
        assert not ipaddress.ip_address(address).is_loopback


def test_opened_records_keep_names_and_can_be_removed(ada: Person, ben: Person) -> None:
    table = ada.table(ME, {"kind": "local", "name": "Bea"}, round_limit=1)["id"]
    play_out(ada, table, 2)
    content = ada.get(f"/api/tables/{table}/record")
    opened = ben.post("/api/records", content, 201)
    assert [(seat["kind"], seat["name"], seat["bot"]) for seat in opened["seats"]] == [
        ("person", "Ada", None),
        ("person", "Bea", None),
    ]
    assert ben.get(f"/api/tables/{opened['id']}/record") == content
    assert ben.ask("DELETE", f"/api/tables/{opened['id']}").status_code == 204
    assert opened["id"] not in [each["id"] for each in ben.get("/api/tables?which=finished")["tables"]]


def test_invites_that_are_wrong_or_used_up(ada: Person, ben: Person, client: TestClient, stranger: Person) -> None:
    made = ada.table(ME, FREE)
    path = f"/api/tables/{made['id']}/join"
    eve = Person(client, "Eve")
    for wrong in (None, "", "wrong", "żółć", made["invite"][:-1]):
        for guest in (eve, stranger):
            guest.refused(403, "error-invite", "POST", path, json={"invite": wrong})
    stranger.refused(401, "error-no-guest", "POST", path, json={"invite": made["invite"]})
    ben.post(path, {"invite": made["invite"]})
    for guest in (eve, stranger):
        guest.refused(403, "error-invite", "POST", path, json={"invite": made["invite"]})
    again = ben.post(path, {"invite": None})
    assert [seat["mine"] for seat in again["seats"]] == [False, True], "who sits there stays"


def test_an_open_table_needs_no_invite_and_can_be_full(ada: Person, ben: Person, client: TestClient) -> None:
    made = ada.table(ME, FREE, is_open=True)
    assert ben.post(f"/api/tables/{made['id']}/join", {})["status"] == "playing"
    Person(client, "Eve").refused(409, "error-table-full", "POST", f"/api/tables/{made['id']}/join", json={})


def test_the_maker_fills_a_free_seat_with_a_bot(ada: Person, ben: Person) -> None:
    made = ada.table(ME, FREE, FREE)
    path = f"/api/tables/{made['id']}/fill"
    ben.refused(403, "error-not-maker", "POST", path, json={"seat": 1, "bot": "random"})
    ada.refused(422, "error-bot-unknown", "POST", path, json={"seat": 1, "bot": "deep"})
    # Whoever sits at a table says a name: settings, and files above all, are for the machine's own people.
    for bot in ("expert:seconds=100", "hard:weights=/etc/passwd"):
        ada.refused(422, "error-bot-unknown", "POST", path, json={"seat": 1, "bot": bot})
    ada.refused(409, "error-seat-taken", "POST", path, json={"seat": 0, "bot": "random"})
    ada.refused(409, "error-seat-taken", "POST", path, json={"seat": 3, "bot": "random"})
    assert ada.post(path, {"seat": 2, "bot": "random"})["status"] == "waiting"
    filled = ada.post(path, {"seat": 1, "bot": "expert"})
    assert filled["status"] == "playing"
    assert [seat["bot"] for seat in filled["seats"]] == [None, "expert", "random"]


@pytest.mark.parametrize(
    ("body", "key"),
    [
        ({"game": "chess", "seats": [ME, FREE]}, "error-game-unknown"),
        ({"game": "eldorado", "seats": [ME]}, "error-players"),
        ({"game": "eldorado", "seats": [FREE, FREE]}, "error-seats-me"),
        ({"game": "eldorado", "seats": [ME, ME]}, "error-seats-me"),
        ({"game": "eldorado", "seats": [ME, {"kind": "bot"}]}, "error-seat-bot"),
        ({"game": "eldorado", "seats": [ME, {"kind": "bot", "bot": "hal"}]}, "error-bot-unknown"),
        ({"game": "eldorado", "seats": [ME, FREE], "options": {"route": "moon"}}, "error-route-name"),
        ({"game": "eldorado", "seats": [ME, FREE], "options": {"colour": 1}}, "error-option-unknown"),
        (
            {"game": "eldorado", "seats": [ME, FREE], "options": {"route": {"tiles": [{}]}}},
            "error-route-piece-field-missing",
        ),
        ({"game": "eldorado", "seats": [ME, FREE], "more": 1}, "error-request"),
        ({"seats": [ME, FREE]}, "error-request"),
    ],
)
def test_tables_that_cannot_be(sqlite: str, start: Start, body: Data, key: str) -> None:
    Person(start(sqlite), "Ada").refused(422, key, "POST", "/api/tables", json=body)


def test_lists(ada: Person, ben: Person, stranger: Person) -> None:
    def ids(person: Person, which: str) -> list[str]:
        return [table["id"] for table in person.get("/api/tables", params={"which": which, "limit": 200})["tables"]]

    shown, hidden = ada.table(ME, FREE, is_open=True)["id"], ada.table(ME, FREE)["id"]
    over = ada.table(ME, {"kind": "local", "name": "Bo"}, round_limit=1)["id"]
    play_out(ada, over, 2)
    assert shown in ids(stranger, "open")
    assert hidden not in ids(stranger, "open")
    assert ids(stranger, "mine") == []
    assert set(ids(ada, "mine")) == {shown, hidden}
    assert over in ids(ada, "finished")
    assert over not in ids(ben, "finished")
    ben.post(f"/api/tables/{shown}/join", {})
    assert ids(ben, "mine") == [shown]
    listed = next(t for t in ben.get("/api/tables")["tables"] if t["id"] == shown)
    assert listed == {**ben.get(f"/api/tables/{shown}"), "invite": None}


def test_a_rematch_is_one_table_for_all(ada: Person, ben: Person, stranger: Person, client: TestClient) -> None:
    made = ada.table(ME, FREE, route="serpentine", round_limit=1)
    path = f"/api/tables/{made['id']}/rematch"
    ben.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    ada.refused(409, "error-not-finished", "POST", path)
    people = [ada, ben]
    seen = ada.snapshot(made["id"])
    while seen["table"]["turn"] is not None:
        person = people[seen["table"]["turn"]]
        seen = person.snapshot(made["id"])
        seen = person.act(made["id"], seen, seen["choices"][0]["action"])
    assert seen["table"]["status"] == "finished"
    assert seen["table"]["result"]
    Person(client, "Eve").refused(403, "error-no-seat", "POST", path)
    new = ben.post(path)
    assert new["id"] != made["id"]
    assert (new["status"], {**new["options"], "loser": None}, new["ply"]) == ("playing", made["options"], 0)
    assert [seat["name"] for seat in new["seats"]] == ["Ada", "Ben"]
    assert ada.post(path)["id"] == new["id"]
    assert ada.get(f"/api/tables/{made['id']}")["rematch"] == new["id"]
    assert ada.snapshot(new["id"])["choices"]


def test_in_a_rematch_the_loser_of_the_last_game_begins_if_the_options_say_so(ada: Person) -> None:
    made = ada.table(ME, {"kind": "local"}, begins="loser", round_limit=1)
    assert made["options"]["loser"] is None
    play_out(ada, made["id"], 2)
    losers: set[int] = set()
    for _ in range(3):
        made = ada.post(f"/api/tables/{made['id']}/rematch")
        # Nobody arrives in one round, so all share the last place.
        losers.add(made["options"]["loser"])
        assert made["turn"] == made["options"]["loser"] == ada.snapshot(made["id"])["view"]["first"]
        play_out(ada, made["id"], 2)
    assert losers <= {0, 1}


def test_records_go_out_and_come_in(ada: Person, ben: Person, stranger: Person) -> None:
    made = ada.table(ME, {"kind": "local"}, round_limit=2, caves=True)
    path = f"/api/tables/{made['id']}/record"
    ada.refused(403, "error-not-finished", "GET", path)
    last = play_out(ada, made["id"], 2)
    content = stranger.get(path)
    record = manoa.record_of(content)
    assert all(word is not None for _, word in record.actions)
    assert record.game.view(None) == stranger.snapshot(made["id"])["view"]

    stranger.refused(401, "error-no-guest", "POST", "/api/records", json=content)
    for person in (ada, ben):
        taken = person.post("/api/records", content, 201)
        assert (taken["status"], taken["players"], taken["result"]) == ("finished", 2, last["table"]["result"])
        assert taken["ply"] == last["moves"]
        assert not any(seat["mine"] for seat in taken["seats"])
        assert person.get(f"/api/tables/{taken['id']}/record") == content
        middle = person.get(f"/api/tables/{taken['id']}/replay", params={"ply": 3, "seat": 1})
        assert middle["view"] == record.at(3).view(1)
        person.refused(
            403,
            "error-no-seat",
            "POST",
            f"/api/tables/{taken['id']}/actions",
            json={"seat": 0, "ply": taken["ply"], "action": 0},
        )
    cut = {**content, "actions": content["actions"][:-1]}
    ben.refused(422, "error-record-digest", "POST", "/api/records", json=cut)
    ben.refused(422, "error-record-too-long", "POST", "/api/records", json={**content, "actions": [0] * 20_001})
    later = manoa.Record.from_position(manoa.record_of(content).game.position()).as_dict()
    ben.refused(422, "error-record-from-position", "POST", "/api/records", json=later)
    ben.refused(422, "error-request", "POST", "/api/records", json=[1])
    ben.refused(413, "error-too-large", "POST", "/api/records", json={"format": "x" * 1_100_000})


def test_nobody_keeps_more_imported_records_than_some(
    ada: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("manoa.server.tables.MOST_IMPORTED", 2)
    ada.table(ME, FREE)
    content = manoa.Record("eldorado", 2, 1, {}).as_dict()
    first, _ = (ada.post("/api/records", content, 201)["id"] for _ in range(2))
    refused = ada.refused(409, "error-too-many-records", "POST", "/api/records", json=content)
    assert refused["error"]["arguments"] == {"most": 2}
    assert len(ada.get("/api/tables?which=finished")["tables"]) >= 2
    ben.post("/api/records", content, 201)
    assert ada.ask("DELETE", f"/api/tables/{first}").status_code == 204
    ada.post("/api/records", content, 201)


@pytest.mark.parametrize(
    ("wrong", "key", "reason"),
    [
        ({"game": "chess"}, "error-record-opening", "error-game-unknown"),
        ({"players": 9}, "error-record-opening", "error-players"),
        ({"players": "2"}, "error-record-opening", "error-players"),
        ({"seed": -1}, "error-record-opening", "error-seed"),
        ({"seed": "x"}, "error-record-opening", "error-seed"),
        ({"options": {"caves": 7}}, "error-record-opening", "error-option-flag"),
        ({"options": {"wind": 7}}, "error-record-opening", "error-option-unknown"),
        ({"options": []}, "error-record-opening", "error-options-not-a-table"),
        ({"actions": [1]}, "error-record-action", None),
        ({"actions": [10**6]}, "error-record-action", None),
    ],
    ids=lambda part: str(part)[:40],
)
def test_a_bad_record_is_refused_with_the_reason_in_the_askers_language(
    sqlite: str, start: Start, wrong: Data, key: str, reason: str | None
) -> None:
    asker = Person(start(sqlite), "Ada")
    content = {**manoa.Record("eldorado", 2, 1, {}).as_dict(), **wrong}
    content["digest"] = digest(content)
    with pytest.raises(manoa.ManoaError) as expected:
        manoa.record_of(content)
    inner = expected.value.arguments["reason"]
    assert isinstance(inner, manoa.ManoaError)
    assert reason in (None, inner.key)
    for language in LANGUAGES:
        headers = {"Accept-Language": language}
        error = asker.refused(422, key, "POST", "/api/records", json=content, headers=headers)["error"]
        assert error["message"] == expected.value.say(language)
        assert error["arguments"]["reason"] == inner.say(language)


def test_bots_play_when_it_is_their_turn(
    client: TestClient, ada: Person, until: Callable[[Callable[[], Any]], Any]
) -> None:
    made = ada.table(RANDOM, GREEDY, ME, round_limit=1)
    seen = until(lambda: (s := ada.snapshot(made["id"]))["table"]["turn"] == 2 and s)
    assert seen["choices"]
    assert {event["seat"] for move in seen["log"] for event in move["events"]} >= {0, 1}
    assert [move["move"] for move in seen["log"]] == list(range(1, seen["moves"] + 1))
