"""Hints: what the best bot would do, for the seat that decides, from what that seat knows."""

from __future__ import annotations

import manoa
from manoa.kernel.language import LANGUAGES, say
from manoa.server.services import Services
from tests.server.conftest import Start
from tests.server.people import FREE, ME, Person

LOCAL = {"kind": "local", "name": "Bo"}


def test_a_hint_is_a_choice_and_plays_nothing(ada: Person) -> None:
    table = ada.table(ME, LOCAL)["id"]
    before = ada.snapshot(table, seat=0)
    hint = ada.post(f"/api/tables/{table}/hint", {"seat": 0, "ply": 0})
    assert hint["sure"] in (True, False)
    assert 1 <= len(hint["choices"]) <= 3
    firsts = [advice["steps"][0] for advice in hint["choices"]]
    assert all(first in before["choices"] for first in firsts)
    assert len({first["action"] for first in firsts}) == len(firsts), "they begin differently"
    chances = [advice["chance"] for advice in hint["choices"]]
    assert chances == sorted(chances, reverse=True)
    assert all(0 <= chance <= 1 for chance in chances)
    for advice in hint["choices"]:
        for reason in advice["reasons"]:
            for language in LANGUAGES:
                assert say(language, reason["key"], reason["arguments"], game="eldorado")
    assert ada.snapshot(table, seat=0) == before
    after = ada.act(table, before, firsts[0]["action"])
    assert ada.post(f"/api/tables/{table}/hint", {"seat": after["table"]["turn"], "ply": 1})


def test_a_hint_knows_no_more_than_the_seat(sqlite: str, start: Start) -> None:
    app = start(sqlite)
    ada = Person(app, "Ada")
    table = ada.table(ME, LOCAL)["id"]
    services: Services = app.app.state.services  # type: ignore[attr-defined]
    asked: list[dict[str, object]] = []

    async def advise(bot: str, position: dict[str, object], seed: int, nodes: int, seconds: float) -> dict[str, object]:
        asked.append(position)
        return {"sure": True, "choices": []}

    services.hints._workers.advise = advise  # type: ignore[method-assign]
    for _ in range(8):
        ada.post(f"/api/tables/{table}/hint", {"seat": 0, "ply": 0})
    games = [manoa.load(position) for position in asked]
    mine = ada.snapshot(table, seat=0)["view"]
    assert all(game.view(0) == mine for game in games)
    assert len({str(game.view(1)["seats"][1]["hand"]) for game in games}) > 1, "the other hand is dealt again each time"


def test_who_gets_no_hint(ada: Person, ben: Person, stranger: Person) -> None:
    made = ada.table(ME, FREE)
    path = f"/api/tables/{made['id']}/hint"
    ada.refused(409, "error-not-playing", "POST", path, json={"seat": 0, "ply": 0})
    ben.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    ben.refused(422, "error-not-your-turn", "POST", path, json={"seat": 1, "ply": 0})
    for person, seat in ((ben, 0), (stranger, 0)):
        person.refused(403, "error-no-seat", "POST", path, json={"seat": seat, "ply": 0})
    stale = ada.refused(409, "error-stale", "POST", path, json={"seat": 0, "ply": 5})
    assert stale["snapshot"]["ply"] == 0


def test_a_bot_that_fails_gives_no_hint(sqlite: str, start: Start) -> None:
    ada = Person(start(sqlite, bot_budget=0.0), "Ada")
    table = ada.table(ME, LOCAL)["id"]
    ada.refused(503, "error-no-hint", "POST", f"/api/tables/{table}/hint", json={"seat": 0, "ply": 0})
