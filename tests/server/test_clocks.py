"""Clocks: what people spend, what happens when nothing is left, and that it is the same wherever one looks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import select

from manoa.kernel.language import LANGUAGES, say
from manoa.server.clocks import Times
from manoa.server.database import UNDO, EntryRow
from manoa.server.stand_ins import Claimed
from tests.server.conftest import Start
from tests.server.hours import Hours, services_of
from tests.server.people import FREE, GREEDY, ME, Data, Person, choice, kinds

Until = Callable[[Callable[[], Any]], Any]
NOON = datetime(2031, 5, 17, 12, tzinfo=UTC)
TURN = {"kind": "turn", "seconds": 30}
BANK = {"kind": "game", "seconds": 600, "increment": 10}


@pytest.fixture
def hours(monkeypatch: pytest.MonkeyPatch) -> Hours:
    return Hours(monkeypatch)


@pytest.fixture
def timed(hours: Hours, start: Start, database: str) -> TestClient:
    """A server that looks at the clocks when time passes, and not by itself."""
    client = start(database, clocks_every=3600.0)
    hours.servers.append(client)
    hours.look()
    return client


def two(client: TestClient, clock: Data | None) -> tuple[Person, Person, str]:
    """Ada and Ben at a table with a clock; Ada begins."""
    ada, ben = Person(client, "Ada"), Person(client, "Ben")
    body = {"game": "eldorado", "seats": [ME, FREE], "clock": clock}
    made = ada.post("/api/tables", body, 201)
    ben.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    return ada, ben, made["id"]


def clock_of(person: Person, table: str) -> Data:
    clock: Data = person.get(f"/api/tables/{table}")["clock"]
    return clock


def left(person: Person, table: str, hours: Hours) -> list[float]:
    """What each seat has left now."""
    clock = clock_of(person, table)
    ran = (hours.now - datetime.fromisoformat(clock["at"])).total_seconds()
    return [seconds - (ran if seat == clock["running"] else 0) for seat, seconds in enumerate(clock["left"])]


def end_turn(person: Person, table: str) -> Data:
    """Plays nothing and ends the turn."""
    seen = person.snapshot(table)
    seat = seen["seat"]
    while seen["table"]["turn"] == seat:
        seen = person.act(table, seen, choice(seen, "end" if "end" in kinds(seen) else "done"))
    return seen


# Times, alone ---------------------------------------------------------------------------------------------------------


def at(seconds: float) -> datetime:
    return NOON + timedelta(seconds=seconds)


def times(clock: Data) -> Times:
    return Times({"increment": 0, **clock}, 2, None)


def test_a_turn_has_its_time_and_the_next_one_the_same_again() -> None:
    spent = times(TURN)
    spent.advance(at(0), 0, 1)
    assert spent.deadline() == at(30)
    spent.advance(at(20), 0, 1)
    assert spent.deadline() == at(30), "a decision within the turn brings no time"
    spent.advance(at(25), 1, 1)
    assert spent.deadline() == at(55), "who is asked in another's turn has time as well"
    spent.advance(at(28), 0, 1)
    assert spent.deadline() == at(33), "and the turn goes on with what was left"
    spent.advance(at(30), 1, 2)
    assert spent.deadline() == at(60)
    spent.advance(at(31), None, 2)
    assert spent.deadline() is None, "no clock runs for a bot"
    spent.advance(at(99), 0, 3)
    assert spent.deadline() == at(129)
    assert spent.reading().left == [30, 29]


def test_a_bank_lasts_for_the_game_and_grows_with_each_turn() -> None:
    spent = times(BANK)
    spent.advance(at(0), 0, 1)
    spent.advance(at(100), 1, 2)
    assert spent.reading().left == [500, 610]
    spent.advance(at(130), 0, 2)
    assert spent.reading().left == [500, 580], "an increment comes with a turn, not with every question"
    spent.advance(at(140), 1, 2)
    spent.advance(at(150), 0, 3)
    assert spent.reading() == (at(150), [500, 570], 0)


def test_taking_back_costs_who_does_it_and_nobody_else() -> None:
    spent = times(TURN)
    spent.advance(at(0), 0, 1)
    spent.advance(at(10), 1, 2)
    spent.advance(at(22), 0, 1, charged=0)
    assert spent.deadline() == at(30)
    assert spent.reading().left == [8, 30]
    bank = times(BANK)
    bank.advance(at(0), 0, 1)
    bank.advance(at(10), 1, 2)
    bank.advance(at(22), 0, 1, charged=0)
    bank.advance(at(23), 1, 2)
    assert bank.reading().left == [577, 610], "the increment of a turn that begins twice comes once"


def test_stored_and_read_again_it_is_the_same() -> None:
    spent = times(BANK)
    spent.advance(at(0.25), 0, 1)
    spent.advance(at(7.125), 1, 2)
    again = Times({**BANK}, 2, spent.stored())
    assert (again.deadline(), again.reading()) == (spent.deadline(), spent.reading())


# At a table -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "turn", "seconds": 4},
        {"kind": "turn", "seconds": 3601},
        {"kind": "turn", "seconds": 30, "increment": 5},
        {"kind": "game", "seconds": 59},
        {"kind": "game", "seconds": 600, "increment": 301},
        {"kind": "days", "seconds": 3600},
        {"kind": "days", "seconds": 100_000},
        {"kind": "days", "seconds": 31 * 86400},
    ],
)
def test_a_clock_that_cannot_be_is_refused_in_words(start: Start, sqlite: str, clock: Data) -> None:
    ada = Person(start(sqlite), "Ada")
    body = {"game": "eldorado", "seats": [ME, GREEDY], "clock": clock}
    for language in LANGUAGES:
        key = f"error-clock-{clock['kind']}"
        refused = ada.refused(422, key, "POST", "/api/tables", json=body, headers={"Accept-Language": language})
        assert refused["error"]["message"] == say(language, key)
    body["clock"] = {"kind": "sundial", "seconds": 60}
    ada.refused(422, "error-request", "POST", "/api/tables", json=body)


def test_without_a_clock_nothing_runs_out(timed: TestClient, hours: Hours) -> None:
    ada, _, table = two(timed, None)
    hours.go_by(1000, looking=False)
    hours.look()
    assert ada.get(f"/api/tables/{table}")["clock"] is None
    assert ada.snapshot(table)["choices"]


def test_all_see_the_clocks_and_lists_have_them_too(timed: TestClient, hours: Hours) -> None:
    body = {"game": "eldorado", "seats": [ME, FREE], "clock": BANK, "open": True}
    ada, ben = Person(timed, "Ada"), Person(timed, "Ben")
    table = ada.post("/api/tables", body, 201)["id"]
    hours.go_by(50)
    waiting = clock_of(ada, table)
    assert (waiting["running"], waiting["at"], waiting["left"]) == (None, None, [600, 600])
    ben.post(f"/api/tables/{table}/join", {})
    hours.go_by(20)
    shown = {"kind": "game", "seconds": 600, "increment": 10, "running": 0, "left": [600, 600]}
    for person in (ada, ben, Person(timed)):
        clock = person.snapshot(table)["table"]["clock"]
        assert clock.items() >= shown.items()
        assert datetime.fromisoformat(clock["now"]) == hours.now
        assert datetime.fromisoformat(clock["deadline"]) == hours.now + timedelta(seconds=580)
        listed = next(one for one in person.get("/api/lobby")["open"] if one["id"] == table)["clock"]
        assert listed == {**clock, "now": None}


def test_when_time_runs_out_a_bot_plays_and_the_person_comes_back(
    timed: TestClient, hours: Hours, until: Until
) -> None:
    ada, ben, table = two(timed, TURN)
    hours.go_by(29)
    assert ada.snapshot(table)["choices"]
    hours.go_by(1)
    # Nobody is connected. The bot plays the turn, and then it is Ben who has thirty seconds.
    assert ada.get(f"/api/tables/{table}")["seats"][0]["stand_in"] == "medium"
    until(lambda: ben.get(f"/api/tables/{table}")["turn"] == 1)
    assert left(ben, table, hours) == [0, 30]
    back = ada.post(f"/api/tables/{table}/seats/0/take-back")
    assert back["seats"][0]["stand_in"] is None
    end_turn(ben, table)
    assert left(ada, table, hours) == [30, 30]
    assert ada.snapshot(table)["choices"]


def test_who_takes_back_at_once_has_a_little_time_but_only_once_a_turn(timed: TestClient, hours: Hours) -> None:
    ada, _, table = two(timed, {"kind": "game", "seconds": 120})
    # The bot does not get to decide.
    services_of(timed).context.viewers.listeners.remove(services_of(timed).bots.wake)
    try:
        for given in (60, 0):
            hours.go_by(121)
            assert ada.get(f"/api/tables/{table}")["seats"][0]["stand_in"] == "medium"
            ada.post(f"/api/tables/{table}/seats/0/take-back")
            assert left(ada, table, hours)[0] == given
        hours.look()
        assert ada.get(f"/api/tables/{table}")["seats"][0]["stand_in"] == "medium"
    finally:
        services_of(timed).context.viewers.listeners.append(services_of(timed).bots.wake)


def test_days_are_as_good_as_seconds(timed: TestClient, hours: Hours) -> None:
    ada, _, table = two(timed, {"kind": "days", "seconds": 2 * 86400})
    # Every ten seconds for two days is too often for a test: the server is told that it has looked.
    hours.now += timedelta(days=2, seconds=-30)
    services_of(timed).clocks._noted = hours.now
    hours.look()
    assert ada.snapshot(table)["choices"]
    hours.go_by(31)
    assert ada.get(f"/api/tables/{table}")["seats"][0]["stand_in"] == "medium"


def test_taking_back_a_decision_brings_no_time(timed: TestClient, hours: Hours) -> None:
    ada, ben, table = two(timed, BANK)
    seen = ada.snapshot(table)
    hours.go_by(10)
    played = ada.act(table, seen, choice(seen, "play"))
    hours.go_by(10)
    ada.post(f"/api/tables/{table}/undo", {"seat": 0, "ply": played["ply"]})
    assert left(ben, table, hours) == [580, 600]
    hours.go_by(5)
    assert left(ben, table, hours) == [575, 600]


def test_what_was_spent_follows_from_the_moments_of_the_entries(timed: TestClient, hours: Hours) -> None:
    ada, ben, table = two(timed, {"kind": "game", "seconds": 600})
    for number, person in enumerate((ada, ben, ada, ben)):
        seen = person.snapshot(table)
        hours.go_by(3 + number)
        if "play" in kinds(seen):
            played = person.act(table, seen, choice(seen, "play"))
            hours.go_by(2)
            if played["undo"]["step"]:
                person.post(f"/api/tables/{table}/undo", {"seat": number % 2, "ply": played["ply"]})
        hours.go_by(1)
        end_turn(person, table)

    async def entries() -> list[tuple[str, int, datetime]]:
        wanted = select(EntryRow.kind, EntryRow.seat, EntryRow.at).where(EntryRow.table_id == table)
        async with services_of(timed).context.database.reading() as reading:
            return [(row.kind, row.seat, row.at) for row in await reading.execute(wanted.order_by(EntryRow.ply))]

    assert timed.portal is not None
    spent, before = [0.0, 0.0], NOON
    stored = timed.portal.call(entries)
    assert any(kind == UNDO for kind, _, _ in stored)
    for _, seat, moment in stored:
        spent[seat] += (moment - before).total_seconds()
        before = moment
    assert left(ada, table, hours) == [600 - seconds for seconds in spent]


def test_a_bot_that_thinks_costs_nobody(timed: TestClient, hours: Hours, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = Person(timed, "Ada")
    # Nobody plays the bots: the greedy one thinks for ever.
    monkeypatch.setattr(services_of(timed).bots, "_begin", lambda table_id, patient: None)
    body = {"game": "eldorado", "seats": [GREEDY, ME], "clock": BANK}
    table = ada.post("/api/tables", body, 201)["id"]
    hours.go_by(700)
    assert clock_of(ada, table)["running"] is None
    assert clock_of(ada, table)["left"] == [600, 600]


# More than one server, and none ---------------------------------------------------------------------------------------


def test_time_without_a_server_is_not_counted(hours: Hours, start: Start, sqlite: str) -> None:
    first = start(sqlite, clocks_every=3600.0)
    hours.servers.append(first)
    hours.look()
    ada, _, table = two(first, TURN)
    hours.go_by(20)
    # The server stands still for an hour, and another takes over.
    hours.servers.clear()
    hours.go_by(3600, looking=False)
    second = start(sqlite, clocks_every=3600.0)
    hours.servers.append(second)
    hours.look()
    ada.client = second
    assert ada.get(f"/api/tables/{table}")["seats"][0]["stand_in"] is None
    # What was left when the last note was taken, at most five seconds before, and fifteen seconds to come back.
    assert 25 <= left(ada, table, hours)[0] <= 30
    hours.go_by(31)
    assert ada.get(f"/api/tables/{table}")["seats"][0]["stand_in"] == "medium"


def test_time_without_a_database_is_not_counted(timed: TestClient, hours: Hours) -> None:
    ada, _, table = two(timed, TURN)
    hours.go_by(20)
    hours.go_by(600, looking=False)
    hours.look()
    assert ada.get(f"/api/tables/{table}")["seats"][0]["stand_in"] is None
    hours.go_by(31)
    assert ada.get(f"/api/tables/{table}")["seats"][0]["stand_in"] == "medium"


def test_of_two_servers_one_puts_the_bot_on_the_seat(hours: Hours, start: Start, postgres: str) -> None:
    one, other = (start(postgres, clocks_every=3600.0, bot_pause=3600.0) for _ in range(2))
    hours.servers.append(one)
    hours.look()
    ada, _, table = two(one, TURN)
    hours.go_by(29)
    hours.now += timedelta(seconds=2)
    services = services_of(other)

    async def late() -> None:
        async with services.context.open_tables.use(table) as opened:
            deadline, seat = opened.facts.deadline, opened.seats[0]
            assert deadline is not None
            assert deadline < hours.now
            # This one has seen that time is up; before it has written so, the other does.
            await asyncio.to_thread(hours.look)
            with pytest.raises(Claimed):
                await services.stand_ins.change_seats(opened, [seat._replace(stand_in="random")], deadline)

    assert other.portal is not None
    other.portal.call(late)
    for client in (one, other):
        ada.client = client
        assert ada.get(f"/api/tables/{table}")["seats"][0]["stand_in"] == "medium"
