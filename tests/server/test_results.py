"""What somebody has played: counted from the tables, quickly."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from time import process_time

from fastapi.testclient import TestClient
from sqlalchemy import insert

from manoa.kernel.records import Record
from manoa.server import queries
from manoa.server.database import ACTION, BOT, FINISHED, PERSON, EntryRow
from manoa.server.table import Seat
from manoa.server.tables import facts_of
from tests.server.hours import services_of
from tests.server.people import GREEDY, ME, Person
from tests.server.test_ratings import game
from tests.server.test_stand_ins import seat_path, together


def test_games_are_counted_by_kind_and_listed(client: TestClient, ada: Person, ben: Person) -> None:
    nothing = {"played": 0, "won": 0, "streak": 0, "best_streak": 0, "kinds": [], "last": []}
    assert ada.get("/api/me/results") == nothing
    cleo = Person(client, "Cleo")
    tables = [game(ada, ben), game(ada, ben, cleo), game(ben, ada), game(ada, ben)]
    together(ada, ben)
    found = ada.get("/api/me/results")
    assert (found["played"], found["won"], found["streak"], found["best_streak"]) == (4, 3, 1, 2)
    kind = {"game": "eldorado", "against": "people"}
    assert found["kinds"] == [
        {**kind, "players": 2, "played": 3, "won": 2, "mean_place": 1.33},
        {**kind, "players": 3, "played": 1, "won": 1, "mean_place": 1.0},
    ]
    assert [each["table"] for each in found["last"]] == tables[::-1]
    assert [each["place"] for each in found["last"]] == [1, 2, 1, 1]
    assert found["last"][2]["others"] == [{"name": "Ben", "bot": None}, {"name": "Cleo", "bot": None}]
    assert cleo.get("/api/me/results")["kinds"][0]["mean_place"] == 2.0


def test_bots_shared_devices_and_people_who_are_gone(client: TestClient, ada: Person, ben: Person) -> None:
    alone = ada.table(ME, GREEDY)["id"]
    ada.post(seat_path(alone, 0, "resign"))
    shared = ada.table(ME, {"kind": "local", "name": "Bo"})["id"]
    ada.post(seat_path(shared, 1, "resign"))
    (kind,) = ada.get("/api/me/results")["kinds"]
    assert (kind["against"], kind["played"], kind["won"], kind["mean_place"]) == ("bots", 1, 0, 2.0)
    game(ada, ben)
    assert ben.ask("DELETE", "/api/me").status_code == 204
    found = ada.get("/api/me/results")
    assert {(kind["against"], kind["won"]) for kind in found["kinds"]} == {("bots", 0), ("people", 1)}
    assert found["last"][0]["others"] == [{"name": None, "bot": None}]
    Person(client).refused(401, "error-no-guest", "GET", "/api/me/results")


def test_a_thousand_games_are_counted_in_a_moment(client: TestClient, ada: Person) -> None:
    guest = ada.get("/api/me")["guest"]["id"]
    opening = Record("eldorado", 4, 1, {})
    began = datetime(2030, 1, 1, tzinfo=UTC)

    async def fill() -> None:
        async with services_of(client).context.database.writing() as writing:
            entries = []
            for number in range(1000):
                facts = facts_of(opening, guest, False, FINISHED)
                order = [(number + seat) % 4 for seat in range(4)]
                facts.result, facts.ply, facts.turn = [[seat] for seat in order], 1, None
                seats = [Seat(0, PERSON, guest, "Ada"), *(Seat(seat, BOT, bot="greedy") for seat in range(1, 4))]
                await queries.write_table(writing, facts, seats)
                at = began + timedelta(minutes=number)
                entries.append({"table_id": facts.id, "ply": 1, "kind": ACTION, "seat": 0, "action": 0, "at": at})
            await writing.execute(insert(EntryRow), entries)

    assert client.portal is not None
    client.portal.call(fill)
    ada.get("/api/me/results")
    before = process_time()
    found = ada.get("/api/me/results")
    took = process_time() - before
    (kind,) = found["kinds"]
    assert (kind["played"], kind["won"], kind["mean_place"]) == (1000, 250, 2.5)
    assert (found["best_streak"], len(found["last"])) == (1, 20)
    assert found["last"][0]["at"] == (began + timedelta(minutes=999)).isoformat()
    assert took < 2.0, "for a page that one looks at now and then"
