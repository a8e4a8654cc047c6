"""Playing over the API: decisions, refusals with their rule, stale plies, undo, hot-seat, replay, chat."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import partial

import manoa
from manoa.server.services import Services
from tests.server.people import FREE, ME, Data, Person, bare, choice, kinds

LOCAL = {"kind": "local", "name": "Bo"}


def test_an_action_is_answered_with_the_new_table(ada: Person, stranger: Person) -> None:
    table = ada.table(ME, LOCAL)["id"]
    before = ada.snapshot(table, seat=0)
    assert (before["ply"], before["moves"], before["log"], before["seat"]) == (0, 0, [], 0)
    after = ada.act(table, before, choice(before, "play"))
    assert (after["ply"], after["moves"]) == (1, 1)
    assert [move["move"] for move in after["log"]] == [1]
    assert after["undo"] == {"step": True, "turn": True}
    assert after["table"]["ply"] == 1
    assert "map" not in after["view"], "it never changes"
    assert after == bare(ada.snapshot(table, seat=0))
    assert ada.snapshot(table, seat=0, since=1)["log"] == []

    watched = stranger.snapshot(table)
    assert (watched["seat"], watched["choices"], watched["undo"]) == (None, [], {"step": False, "turn": False})
    assert watched["log"] == after["log"]
    assert not any("hand" in seat for seat in watched["view"]["seats"])


def test_refusals(ada: Person, ben: Person, stranger: Person) -> None:
    made = ada.table(ME, FREE)
    table, path = made["id"], f"/api/tables/{made['id']}/actions"
    ben.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
    refused = ada.refused(422, "refused-not-asked", "POST", path, json={"seat": 0, "ply": 0, "action": 1})
    assert refused["error"]["rule"].startswith("ED-")
    assert ada.snapshot(table)["ply"] == 0
    ben.refused(422, "error-not-your-turn", "POST", path, json={"seat": 1, "ply": 0, "action": 0})
    for person, seat in ((ben, 0), (ada, 1), (stranger, 0), (ada, 7)):
        person.refused(403, "error-no-seat", "POST", path, json={"seat": seat, "ply": 0, "action": 0})
    for person, seat in ((ben, 0), (stranger, 1)):
        person.refused(403, "error-no-seat", "GET", f"/api/tables/{table}/snapshot", params={"seat": seat})
    for wrong in ({"seat": -1}, {"ply": "0"}, {"action": 1.5}, {"action": 2**40}, {"action": None}, {"word": 7}):
        ada.refused(422, "error-request", "POST", path, json={"seat": 0, "ply": 0, "action": 0, **wrong})
    for unknown in ("tnone", "%00", "t%F0%9F%98%80"):
        ada.refused(404, "error-table-unknown", "GET", f"/api/tables/{unknown}/snapshot")


def test_a_stale_ply_gets_the_table_as_it_stands(ada: Person) -> None:
    table = ada.table(ME, LOCAL)["id"]
    before = ada.snapshot(table, seat=0)
    after = ada.act(table, before, choice(before, "play"))
    for ply in (0, 2):
        body = {"seat": 0, "ply": ply, "action": before["choices"][0]["action"]}
        refused = ada.refused(409, "error-stale", "POST", f"/api/tables/{table}/actions", json=body)
        assert refused["snapshot"] == after
        refused = ada.refused(409, "error-stale", "POST", f"/api/tables/{table}/undo", json={"seat": 0, "ply": ply})
        assert refused["snapshot"] == after


def test_of_two_requests_for_one_ply_one_wins(ada: Person) -> None:
    table = ada.table(ME, LOCAL)["id"]
    cookie = {"Cookie": f"manoa={ada.cookie}"}
    for ply in range(6):
        seen = ada.snapshot(table, seat=ada.get(f"/api/tables/{table}")["turn"])
        body = {"seat": seen["seat"], "ply": ply, "action": seen["choices"][-1]["action"]}
        post = partial(ada.client.post, f"/api/tables/{table}/actions", json=body, headers=cookie)
        with ThreadPoolExecutor(4) as threads:
            answers = [asked.result() for asked in [threads.submit(post) for _ in range(4)]]
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
        assert all((one.json().get("snapshot") or one.json())["ply"] == ply + 1 for one in answers)


def test_undo_step_by_step_and_the_whole_turn(ada: Person, ben: Person) -> None:
    made = ada.table(ME, FREE)
    table, path = made["id"], f"/api/tables/{made['id']}/undo"
    ben.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
    ada.refused(422, "error-undo-nothing", "POST", path, json={"seat": 0, "ply": 0})
    first = ada.snapshot(table)
    played = ada.act(table, first, choice(first, "play"))
    stepped = ada.act(table, played, choice(played, "step"))
    assert stepped["undo"] == {"step": True, "turn": True}
    assert ben.snapshot(table)["undo"] == {"step": False, "turn": False}
    ben.refused(422, "error-undo-other-player", "POST", path, json={"seat": 1, "ply": 2})
    ben.refused(403, "error-no-seat", "POST", path, json={"seat": 0, "ply": 2})

    back = ada.post(path, {"seat": 0, "ply": 2, "turn": False})
    assert (back["ply"], back["moves"]) == (3, 1)
    for key in ("view", "choices", "log"):
        assert back[key] == played[key]
    again = ada.act(table, back, choice(back, "step"))
    start = ada.post(path, {"seat": 0, "ply": again["ply"], "turn": True})
    assert (start["ply"], start["moves"]) == (5, 0)
    for key in ("view", "choices", "log"):
        assert start[key] == bare(first)[key]
    ada.refused(422, "error-undo-nothing", "POST", path, json={"seat": 0, "ply": 5})

    # Who has played a card draws one at the end of the turn: what was revealed stays.
    seen = ada.act(table, start, choice(start, "play"))
    while seen["table"]["turn"] == 0:
        seen = ada.act(table, seen, choice(seen, next(k for k in ("end", "done", "stop", "step") if k in kinds(seen))))
    ada.refused(422, "error-undo-revealed", "POST", path, json={"seat": 0, "ply": seen["ply"]})


def test_what_was_undone_stays_undone_after_a_restart(ada: Person) -> None:
    table = ada.table(ME, LOCAL)["id"]
    seen = ada.snapshot(table, seat=0)
    seen = ada.act(table, seen, choice(seen, "play"))
    seen = ada.act(table, seen, choice(seen, "step"))
    seen = ada.post(f"/api/tables/{table}/undo", {"seat": 0, "ply": seen["ply"], "turn": True})
    seen = ada.act(table, seen, choice(seen, "play"))
    assert (seen["ply"], seen["moves"]) == (4, 1)
    services: Services = ada.client.app.state.services  # type: ignore[attr-defined]
    services.context.open_tables.close(table)
    assert bare(ada.snapshot(table, seat=0)) == seen
    # Who saw the two actions that were taken back is sent what stands in their place.
    assert [move["move"] for move in ada.snapshot(table, seat=0, since=2)["log"]] == [1]


def test_hot_seat(ada: Person, ben: Person) -> None:
    made = ada.table(ME, LOCAL, round_limit=2)
    table = made["id"]
    assert made["hotseat"]
    assert [(seat["name"], seat["mine"]) for seat in made["seats"]] == [("Ada", True), ("Bo", True)]
    own, other = ada.snapshot(table, seat=0), ada.snapshot(table, seat=1)
    assert ["hand" in seat for seat in own["view"]["seats"]] == [True, False]
    assert not any("hand" in seat for seat in other["view"]["seats"]), "it is not their turn"
    assert own["choices"]
    assert other["choices"] == []
    seen = own
    while not seen["view"]["over"]:
        seen = ada.snapshot(table, seat=seen["table"]["turn"])
        seen = ada.act(table, seen, seen["choices"][0]["action"])
    assert seen["table"]["status"] == "finished"
    assert seen["undo"] == {"step": False, "turn": False}
    ada.refused(409, "error-not-playing", "POST", f"/api/tables/{table}/undo", json={"seat": 0, "ply": seen["ply"]})


def test_replay(ada: Person, ben: Person, stranger: Person) -> None:
    made = ada.table(ME, FREE, round_limit=8)
    table, path = made["id"], f"/api/tables/{made['id']}/replay"
    ben.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
    people = [ada, ben]
    views: list[list[Data]] = []
    while True:
        seen = [person.snapshot(table) for person in people]
        views.append([one["view"] for one in seen])
        turn = seen[0]["table"]["turn"]
        if turn is None:
            break
        if len(views) == 20:
            for ply in (0, 7, 19):
                shown = ada.get(path, params={"ply": ply})
                assert (shown["view"], shown["moves"], shown["choices"]) == (views[ply][0], ply, [])
                assert len(shown["log"]) == ply
                spared = ada.get(path, params={"ply": ply, "map": False})
                assert "map" not in spared["view"]
                assert spared == bare(shown)
            ada.refused(403, "error-no-seat", "GET", path, params={"ply": 3, "seat": 1})
            assert stranger.get(path, params={"ply": 3})["view"]["seat"] is None
            ada.refused(422, "error-record-ply", "GET", path, params={"ply": 20})
        people[turn].act(table, seen[turn], seen[turn]["choices"][len(views) % len(seen[turn]["choices"])]["action"])
    record = manoa.record_of(stranger.get(f"/api/tables/{table}/record"))
    assert len(views) > 70, "enough for several kept positions"
    for ply in (0, 1, 63, 64, 65, len(record.actions)):
        for seat in (0, 1):
            assert stranger.get(path, params={"ply": ply, "seat": seat})["view"] == views[ply][seat]
    stranger.refused(403, "error-no-seat", "GET", path, params={"ply": 1, "seat": 2})


def test_chat(ada: Person, ben: Person, stranger: Person) -> None:
    table = ada.table(ME, FREE)["id"]
    path = f"/api/tables/{table}/chat"
    assert ada.ask("POST", path, json={"text": "  Good luck! "}).status_code == 204
    # Who looks on may speak, too, but not without a name.
    assert ben.ask("POST", path, json={"text": "hello"}).status_code == 204
    said = ada.snapshot(table)["chat"][-1]
    assert (said["name"], said["seat"], said["text"]) == ("Ben", None, "hello")
    stranger.refused(401, "error-no-guest", "POST", path, json={"text": "hello"})
    for wrong in ("", "   ", "x" * 501, "a\x07b"):
        ada.refused(422, "error-request", "POST", path, json={"text": wrong})
    for number in range(100):
        assert ada.ask("POST", path, json={"text": f"{number} <b>"}).status_code == 204
    chat = ada.snapshot(table)["chat"]
    assert len(chat) == 100
    assert {key: chat[-1][key] for key in ("name", "seat", "text")} == {"name": "Ada", "seat": 0, "text": "99 <b>"}
