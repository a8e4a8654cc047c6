"""Ratings of those who want them: which games count, what they do, and that they can be computed again."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import select

from manoa.server import queries
from manoa.server.database import RatingRow
from manoa.server.glicko import Strength
from manoa.server.rated_games import BOTS, PEOPLE, Finish, Player, changes, finishes
from tests.server.conftest import Start
from tests.server.hours import services_of
from tests.server.people import GREEDY, ME, Data, Person
from tests.server.served import Served, data, guest
from tests.server.test_own_data import everything
from tests.server.test_stand_ins import seat_path, together

Until = Callable[[Callable[[], Any]], Any]
LOCAL = {"kind": "local", "name": "Bo"}


def want(*people: Person) -> None:
    for person in people:
        assert person.ask("PUT", "/api/me/ratings", json={"on": True}).json()["on"]


def decide(table: str, *people: Person) -> None:
    """Each of these decides something, in the order in which they are asked."""
    for seat in range(len(people)):
        while (turn := people[0].get(f"/api/tables/{table}")["turn"]) != seat:
            act(table, people[turn])
        act(table, people[seat])


def act(table: str, person: Person) -> None:
    seen = person.snapshot(table)
    person.act(table, seen, seen["choices"][-1]["action"])


def game(winner: Person, *losers: Person) -> str:
    """A game in which the others resign, one after the other."""
    table = together(winner, *losers)
    decide(table, winner, *losers)
    for seat, loser in enumerate(losers, 1):
        loser.post(seat_path(table, seat, "resign"))
    assert winner.get(f"/api/tables/{table}")["status"] == "finished"
    return table


def ratings(person: Person, table: str) -> dict[tuple[int, str], Data]:
    found = person.get(f"/api/tables/{table}/ratings")["ratings"]
    return {(each["seat"], each["pool"]): each for each in found}


def stored(client: TestClient, table: str) -> list[Any]:
    async def read() -> list[Any]:
        columns = RatingRow.__table__.columns
        async with services_of(client).context.database.reading() as reading:
            wanted = select(*columns).where(RatingRow.table_id == table).order_by(RatingRow.id)
            return list((await reading.execute(wanted)).all())

    assert client.portal is not None
    return client.portal.call(read)


def test_who_wants_no_ratings_has_none(client: TestClient, ada: Person, ben: Person) -> None:
    assert ada.get("/api/me/ratings") == {"on": False, "ratings": []}
    table = game(ada, ben)
    assert ratings(ada, table) == {}
    want(ada)
    # With nobody else who wants them there is nothing to compare.
    assert stored(client, game(ada, ben)) == []
    assert ada.get("/api/me/ratings") == {"on": True, "ratings": []}


def test_two_who_want_them_gain_and_lose(ada: Person, ben: Person, stranger: Person) -> None:
    want(ada, ben)
    table = game(ada, ben)
    found = ratings(stranger, table)
    assert set(found) == {(0, PEOPLE), (1, PEOPLE)}
    won, lost = found[0, PEOPLE], found[1, PEOPLE]
    assert won["change"] == -lost["change"] == won["rating"] - 1500 > 100
    assert (won["sure"], won["deviation"] < 350) == (False, True)
    (mine,) = ada.get("/api/me/ratings")["ratings"]
    assert mine == {"game": "eldorado", "pool": PEOPLE, **{k: won[k] for k in ("rating", "deviation", "sure")}}
    # At the next table it is shown how they come there.
    following = together(ben, ada)
    assert ratings(ada, following)[1, PEOPLE] == {**won, "seat": 1, "change": None}


def test_who_wants_them_no_more_is_hidden_and_counts_no_more(client: TestClient, ada: Person, ben: Person) -> None:
    want(ada, ben)
    table = game(ada, ben)
    before = ada.get("/api/me/ratings")["ratings"]
    assert ada.ask("PUT", "/api/me/ratings", json={"on": False}).json() == {"on": False, "ratings": []}
    assert set(ratings(ben, table)) == {(1, PEOPLE)}
    assert stored(client, game(ben, ada)) == []
    mine = [each["mine"] for each in ada.get("/api/games/eldorado/ratings")["ratings"]]
    assert not any(mine)
    want(ada)
    assert ada.get("/api/me/ratings")["ratings"] == before


def test_what_never_counts(client: TestClient, ada: Person, ben: Person) -> None:
    want(ada, ben)
    # Nobody has decided anything.
    table = together(ada, ben)
    ben.post(seat_path(table, 1, "resign"))
    assert stored(client, table) == []
    # One guest on two seats.
    table = ada.table(ME, LOCAL, GREEDY)["id"]
    for seat in (0, 1):
        ada.post(seat_path(table, seat, "resign"))
    assert ada.get(f"/api/tables/{table}")["status"] == "finished"
    assert stored(client, table) == []
    # A record from a file.
    record = ada.get(f"/api/tables/{game(ada, ben)}/record")
    assert stored(client, ada.post("/api/records", record, 201)["id"]) == []


def test_bots_are_opponents_with_ratings_of_their_own(client: TestClient, ada: Person, until: Until) -> None:
    want(ada)
    table = ada.table(ME, GREEDY, GREEDY, round_limit=1)["id"]
    until(lambda: ada.get(f"/api/tables/{table}")["turn"] == 0)
    while ada.get(f"/api/tables/{table}")["status"] == "playing":
        seen = ada.snapshot(table)
        if seen["choices"]:
            ada.act(table, seen, seen["choices"][-1]["action"])
    rows = stored(client, table)
    assert [(row.pool, row.seat, row.guest is None, row.bot) for row in rows] == [
        (BOTS, 0, False, None),
        (BOTS, 1, True, "greedy"),
    ]
    found = ratings(ada, table)
    assert {seat for seat, pool in found if pool == BOTS} == {0, 1, 2}
    listed = ada.get("/api/games/eldorado/ratings?pool=bots")["ratings"]
    assert "greedy" in {each["bot"] for each in listed}
    assert [each["name"] for each in listed if each["mine"]] == ["Ada"]


def test_a_bot_at_the_end_is_a_lost_game(client: TestClient, ada: Person, ben: Person) -> None:
    cleo = Person(client, "Cleo")
    want(ada, ben, cleo)
    table = together(ada, ben, cleo)
    decide(table, ada, ben, cleo)
    # Ben leaves, and a bot plays on; then all but Ada resign in one way or another.
    ben.post(f"/api/tables/{table}/leave")
    cleo.post(seat_path(table, 2, "resign"))
    ada.post(seat_path(table, 0, "resign"))
    assert ada.get(f"/api/tables/{table}")["result"] == [[1], [0, 2]]
    assert {row.seat: row.place for row in stored(client, table)} == {0: 1, 1: 1, 2: 1}
    ben.refused(409, "error-not-playing", "POST", seat_path(table, 1, "take-back"))


def test_all_can_be_computed_again_from_the_tables(client: TestClient, ada: Person, ben: Person) -> None:
    cleo = Person(client, "Cleo")
    want(ada, ben, cleo)
    people = [ada, ben, cleo]
    tables = [game(*people[turn % 3 :], *people[: turn % 3]) for turn in range(5)]
    tables += [game(ada, cleo), game(cleo, ada)]

    async def facts(table: str) -> list[Finish]:
        async with services_of(client).context.database.reading() as reading:
            found = await queries.read_facts(reading, table)
            assert found is not None
            seats = (await queries.read_seats(reading, [table]))[table]
            return finishes(found, seats, {seat.guest for seat in seats if seat.guest})

    assert client.portal is not None
    strengths: dict[Player, Strength] = {}
    for table in tables:
        moved = {each.finish.seat: each for each in changes(client.portal.call(facts, table), PEOPLE, strengths)}
        rows = stored(client, table)
        assert {row.seat for row in rows} == set(moved)
        for row in rows:
            change = moved[row.seat]
            assert (row.rating, row.deviation, row.volatility) == tuple(change.after)
            assert (row.rating_before, row.deviation_before) == tuple(change.before)[:2]
            assert row.place == change.finish.place
            strengths[change.finish.player] = change.after


def test_a_table_that_is_removed_takes_no_rating_back(client: TestClient, ada: Person, ben: Person) -> None:
    want(ada, ben)
    table = together(ben, ada)
    decide(table, ben, ada)
    ben.post(seat_path(table, 0, "resign"))
    lost = ben.get("/api/me/ratings")
    assert ben.ask("DELETE", f"/api/tables/{table}").status_code == 204
    assert ben.get("/api/me/ratings") == lost


def test_who_deletes_everything_is_nobody_in_others_past(client: TestClient, ada: Person, ben: Person) -> None:
    want(ada, ben)
    table = game(ada, ben)
    before = ada.get("/api/me/ratings")
    assert len(ben.ask("GET", "/api/me/data").json()["ratings"]) == 1
    guest_id = ben.get("/api/me")["guest"]["id"]
    assert ben.ask("DELETE", "/api/me").status_code == 204
    assert guest_id not in everything(client)
    assert ada.get("/api/me/ratings") == before
    assert [row.guest is None for row in stored(client, table)] == [False, True]
    assert ada.ask("DELETE", "/api/me").status_code == 204
    assert stored(client, table) == []


def test_the_best_come_first_and_the_doubtful_last(sqlite: str, start: Start) -> None:
    client = start(sqlite)
    people = [Person(client, name) for name in ("Ada", "Ben", "Cleo", "Dan")]
    ada, ben, cleo, dan = people
    want(*people)
    for _ in range(4):
        game(ada, ben, cleo)
        game(ada, cleo, ben)
    game(dan, ada)
    listed = dan.get("/api/games/eldorado/ratings")["ratings"]
    assert {each["name"]: each["games"] for each in listed} == {"Ada": 9, "Ben": 8, "Cleo": 8, "Dan": 1}
    order = [(not each["sure"], -each["rating"]) for each in listed]
    assert order == sorted(order)
    assert [each["name"] for each in listed if each["mine"]] == ["Dan"]
    assert dan.get("/api/games/valdora/ratings")["ratings"] == []
    dan.refused(422, "error-game-unknown", "GET", "/api/games/chess/ratings")
    dan.refused(422, "error-request", "GET", "/api/games/eldorado/ratings?pool=fish")


def test_places_and_pairs() -> None:
    ada, ben, bot = Player("ada", None), Player("ben", None), Player(None, "greedy")
    found = [Finish(0, bot, 1), Finish(1, ada, 2), Finish(2, ben, 3), Finish(3, bot, 4)]
    among = {each.finish.player: each.after.rating - 1500 for each in changes(found, PEOPLE, {})}
    assert among[ada] == pytest.approx(-among[ben])
    assert set(among) == {ada, ben}
    against = {each.finish.player: each.after.rating - 1500 for each in changes(found, BOTS, {})}
    # One bot before and one behind both of them.
    assert against == pytest.approx({ada: 0, ben: 0, bot: 0})
    assert changes([Finish(0, bot, 1), Finish(1, Player(None, "random"), 2)], BOTS, {}) == []


def test_two_processes_rate_one_game_after_the_other(postgres: str) -> None:
    with Served(postgres) as one, Served(postgres) as two:
        ada, ben = guest(one, "Ada"), guest(one, "Ben")
        clients = [(server.client(ada), server.client(ben)) for server in (one, two)]
        with ExitStack() as closing, ThreadPoolExecutor(2) as threads:
            for pair in clients:
                for client in pair:
                    closing.enter_context(client)
            for client in clients[0]:
                data(client.put("/api/me/ratings", json={"on": True}))
            made = [_ready(*pair) for pair in clients]
            paths = [f"/api/tables/{table}/seats/1/resign" for table in made]
            asked = [threads.submit(pair[1].post, path) for pair, path in zip(clients, paths, strict=True)]
            assert [answer.result().status_code for answer in asked] == [200, 200]
            found = [data(clients[0][0].get(f"/api/tables/{table}/ratings"))["ratings"] for table in made]
            won = sorted(each[0]["rating"] for each in found)
            # Each begins where the other has ended.
            assert won[0] < won[1]
            assert data(clients[1][0].get("/api/me/ratings"))["ratings"][0]["rating"] == won[1]


def _ready(ada: Any, ben: Any) -> str:
    """A table at which both have decided something."""
    body = {"game": "eldorado", "options": {}, "seats": [ME, {"kind": "free"}]}
    made = data(ada.post("/api/tables", json=body), 201)
    path = f"/api/tables/{made['id']}"
    data(ben.post(f"{path}/join", json={"invite": made["invite"]}))
    decided: set[int] = set()
    while len(decided) < 2:
        turn = data(ada.get(path))["turn"]
        client = (ada, ben)[turn]
        seen = data(client.get(f"{path}/snapshot"))
        body = {"seat": turn, "ply": seen["ply"], "action": seen["choices"][-1]["action"]}
        data(client.post(f"{path}/actions", json=body))
        decided.add(turn)
    table: str = made["id"]
    return table
