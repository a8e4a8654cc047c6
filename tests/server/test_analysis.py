"""The analysis of finished games: who may ask, what it tells, that it goes on after a restart; and playing on."""

from __future__ import annotations

import os
from collections.abc import Callable
from time import monotonic, sleep
from typing import Any

import pytest
from sqlalchemy import delete, select, update

import manoa
from manoa import bots
from manoa.bots.analysis import VERSION, stretches
from manoa.kernel.records import Record, record_of
from manoa.server.analysing import Analysing, in_order, judge, outline
from manoa.server.bot_workers import Worker
from manoa.server.database import ASKED, AnalysisRow, Database, StretchRow
from manoa.server.services import Services
from manoa.server.settings import Settings
from tests.server.conftest import Start
from tests.server.people import ME, RANDOM, Data, Person
from tests.server.served import run

# With nothing else to stand back for, so that nobody waits.
FEW = {"analysis_nodes": 2, "analysis_niceness": 0}


@pytest.fixture(scope="module")
def short() -> Data:
    """The record of a short game."""
    record = Record("eldorado", 2, 3, {"round_limit": 2})
    players = [bots.make("greedy", seat) for seat in range(2)]
    while not record.game.is_over:
        record.play(players[record.game.current_player].choose(record.game), 7 * len(record.actions))
    return record.as_dict()


def imported(person: Person, record: Data) -> str:
    """The table of a record."""
    return str(person.post("/api/records", record, 201)["id"])


def analysed(person: Person, table: str) -> Data:
    """The analysis of a table, once it is done."""
    late = monotonic() + 60
    while (found := person.get(f"/api/tables/{table}/analysis"))["status"] == "asked":
        assert monotonic() < late
        sleep(0.05)
    return found


def services_of(client: Any) -> Services:
    services: Services = client.app.state.services
    return services


def test_a_finished_game_is_analysed_once_and_for_as_long_as_its_table_lasts(
    database: str, start: Start, short: Data
) -> None:
    ada = Person(start(database, **FEW), "Ada")
    table = imported(ada, short)
    path = f"/api/tables/{table}/analysis"
    assert ada.get(path) == {
        "status": "none",
        "ahead": 0,
        "stretches": None,
        "turns": [],
        "turning_points": [],
        "end": ada.get(path)["end"],
    }
    assert ada.post(path, status=202)["status"] in ("asked", "done")
    found = analysed(ada, table)
    assert found["status"] == "done"
    record = record_of(short)
    assert found["stretches"] == len(found["turns"]) == len(stretches(record))
    assert [turn["move"] for turn in found["turns"]] == [stretch.first for stretch in stretches(record)]
    assert sum(found["end"]) == pytest.approx(1.0)
    for turn in found["turns"]:
        assert sum(turn["chances"]) == pytest.approx(1.0, abs=0.001)
        assert turn["seat"] == record.at(turn["move"]).current_player
        played = turn["played"]
        if played is not None:
            assert [step["action"] for step in played["steps"]] == [
                action for action, _ in record.actions[turn["move"] : turn["end"]]
            ]
    assert ada.post(path, status=202) == found, "nothing is done again"

    async def left() -> tuple[list[str | None], list[int]]:
        stored = Database(database)
        async with stored.reading() as reading:
            guests = await reading.scalars(select(AnalysisRow.guest).where(AnalysisRow.table_id == table))
            found = list(guests)
            numbers = await reading.scalars(select(StretchRow.number).where(StretchRow.table_id == table))
            pair = (found, list(numbers))
        await stored.close()
        return pair

    assert run(left())[0] == [None]
    assert ada.ask("DELETE", f"/api/tables/{table}").status_code == 204
    assert run(left()) == ([], [])


def test_an_analysis_goes_on_where_a_server_has_stopped(database: str, start: Start, short: Data) -> None:
    client = start(database, **FEW)
    ada = Person(client, "Ada")
    table = imported(ada, short)
    ada.post(f"/api/tables/{table}/analysis", status=202)
    whole = analysed(ada, table)["turns"]

    async def interrupt() -> None:
        stored = Database(database)
        async with stored.writing() as writing:
            await writing.execute(update(AnalysisRow).where(AnalysisRow.table_id == table).values(status=ASKED))
            late = StretchRow.table_id == table, StretchRow.number >= 2
            await writing.execute(delete(StretchRow).where(*late))
            # What is there already is not made again.
            told = {**whole[1], "chances": [0.25, 0.75]}
            first = StretchRow.table_id == table, StretchRow.number == 1
            await writing.execute(update(StretchRow).where(*first).values(told=told))
        await stored.close()

    run(interrupt())
    found = analysed(Person(start(database, **FEW)), table)["turns"]
    assert found[1]["chances"] == [0.25, 0.75]
    assert found[2:] == whole[2:], "the same judge comes to the same conclusions"

    async def age() -> None:
        stored = Database(database)
        async with stored.writing() as writing:
            outdated = update(AnalysisRow).where(AnalysisRow.table_id == table)
            await writing.execute(outdated.values(version=VERSION - 1))
        await stored.close()

    run(age())
    assert ada.get(f"/api/tables/{table}/analysis")["status"] == "none", "another version has judged it"
    ada.post(f"/api/tables/{table}/analysis", status=202)
    assert analysed(ada, table)["turns"] == whole


def test_who_gets_no_analysis(ada: Person, stranger: Person, short: Data) -> None:
    running = ada.table(ME, RANDOM)["id"]
    for method in ("GET", "POST"):
        ada.refused(403, "error-not-finished", method, f"/api/tables/{running}/analysis")
        ada.refused(404, "error-table-unknown", method, "/api/tables/none/analysis")
    table = imported(ada, short)
    stranger.refused(401, "error-no-guest", "POST", f"/api/tables/{table}/analysis")
    assert stranger.get(f"/api/tables/{table}/analysis")["status"] == "none", "what is finished is for all to see"


def test_how_many_games_a_guest_may_have_waiting(
    sqlite: str, start: Start, short: Data, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(*_: object) -> bool:
        return False

    monkeypatch.setattr(Analysing, "_next", nothing)
    client = start(sqlite)
    ada, ben = Person(client, "Ada"), Person(client, "Ben")
    tables = [imported(ada, short) for _ in range(5)]
    for number, table in enumerate(tables[:3]):
        assert ada.post(f"/api/tables/{table}/analysis", status=202)["ahead"] == number
    ada.refused(429, "error-analyses-own", "POST", f"/api/tables/{tables[3]}/analysis")
    assert ben.post(f"/api/tables/{tables[4]}/analysis", status=202)["ahead"] == 1, "after Ada's first one"

    async def order() -> list[str]:
        stored = Database(sqlite)
        async with stored.reading() as reading:
            found = await in_order(reading)
        await stored.close()
        return found

    assert run(order()) == [tables[0], tables[4], tables[1], tables[2]]


def test_how_often_one_may_be_asked_for(sqlite: str, start: Start, short: Data) -> None:
    limits = {"analyses": manoa.server.limits.Limit("analyses", 1, 60.0)}
    ada = Person(start(sqlite, limited=True, limits=limits, **FEW), "Ada")
    table = imported(ada, short)
    ada.post(f"/api/tables/{table}/analysis", status=202)
    ada.refused(429, "error-too-many", "POST", f"/api/tables/{table}/analysis")


def test_it_stands_back_behind_everything_else() -> None:
    async def story() -> int:
        worker = Worker(Settings(database="").analysis_niceness)
        try:
            return await worker.think(60.0, os.nice, 0)
        finally:
            worker.stop()

    assert run(story()) == 19


def test_two_servers_do_not_analyse_the_same_table(
    postgres: str, start: Start, short: Data, monkeypatch: pytest.MonkeyPatch
) -> None:
    worked: list[tuple[int, str]] = []
    original = Analysing._analyse

    async def counted(self: Analysing, table_id: str, worker: Worker) -> bool:
        done = await original(self, table_id, worker)
        worked.append((id(self), table_id))
        return done

    monkeypatch.setattr(Analysing, "_analyse", counted)
    first, second = start(postgres, **FEW), start(postgres, **FEW)
    ada, again = Person(first, "Ada"), Person(second)
    again.cookie = ada.cookie
    table = imported(ada, short)
    for person in (ada, again):
        person.post(f"/api/tables/{table}/analysis", status=202)
    assert analysed(again, table)["status"] == "done"
    assert len([one for one in worked if one[1] == table]) == 1


def test_a_game_that_cannot_be_judged_keeps_nobody_waiting(
    sqlite: str, start: Start, short: Data, monkeypatch: pytest.MonkeyPatch
) -> None:
    thought = Analysing._think

    async def failing(self: Analysing, worker: Worker, task: Any, *arguments: object) -> Any:
        if task is judge:
            raise ValueError
        return await thought(self, worker, task, *arguments)

    monkeypatch.setattr(Analysing, "_think", failing)
    ada = Person(start(sqlite, **FEW), "Ada")
    table = imported(ada, short)
    path = f"/api/tables/{table}/analysis"
    ada.post(path, status=202)
    assert analysed(ada, table)["status"] == "failed"
    monkeypatch.setattr(Analysing, "_think", thought)
    ada.post(path, status=202)
    assert analysed(ada, table)["status"] == "done", "who asks again is heard"


def test_the_worker_tells_only_what_is_in_the_record(short: Data) -> None:
    assert outline(short) == len(stretches(record_of(short)))
    assert judge(short, 1, 5, 2) == judge(short, 1, 5, 2)


# Playing on -----------------------------------------------------------------------------------------------------------


def test_playing_on_begins_at_the_position(ada: Person, until: Callable[..., Any], short: Data) -> None:
    table = imported(ada, short)
    record = record_of(short)
    move = stretches(record)[2].first
    there = record.at(move)
    made = ada.post(f"/api/tables/{table}/play-on", {"move": move, "bot": "greedy"}, 201)
    assert (made["status"], made["turn"], made["ply"]) == ("playing", there.current_player, move)
    own = [seat["seat"] for seat in made["seats"] if seat["mine"]]
    assert own == [there.current_player]
    assert {seat["bot"] for seat in made["seats"]} == {None, "greedy"}
    seen = ada.snapshot(made["id"])
    assert {key: value for key, value in seen["view"].items() if key != "map"} == {
        key: value for key, value in there.view(own[0]).items() if key != "map"
    }
    assert [each["move"] for each in seen["log"]] == list(range(1, move + 1))
    ada.act(made["id"], seen, seen["choices"][0]["action"])
    assert until(lambda: ada.snapshot(made["id"])["moves"] > move)
    assert ada.get(f"/api/tables/{table}")["status"] == "finished", "the game that it came from is as it was"


def test_where_nobody_plays_on(ada: Person, ben: Person, stranger: Person, short: Data) -> None:
    table = imported(ada, short)
    path = f"/api/tables/{table}/play-on"
    end = len(short["actions"])
    ada.refused(409, "error-game-over", "POST", path, json={"move": end, "bot": "greedy"})
    ada.refused(422, "error-record-ply", "POST", path, json={"move": end + 1, "bot": "greedy"})
    ada.refused(422, "error-bot-unknown", "POST", path, json={"move": 0, "bot": "nobody"})
    stranger.refused(401, "error-no-guest", "POST", path, json={"move": 0, "bot": "greedy"})
    running = ben.table(ME, RANDOM)["id"]
    ben.refused(403, "error-not-finished", "POST", f"/api/tables/{running}/play-on", json={"move": 0, "bot": "greedy"})
