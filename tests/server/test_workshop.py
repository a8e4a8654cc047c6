"""Maps of people's own: looked at, measured, tried, made, kept and shared over HTTP."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from typing import Any

from manoa.games.eldorado.routes import NAMED
from tests.server.people import Data, Person

ROUTE: Data = {"tiles": NAMED["first-game"]["tiles"]}
SHORT: Data = {
    "tiles": [
        {"tile": "A", "rotation": 0, "q": 0, "r": 0},
        {"tile": "end-river", "rotation": 0, "q": 4, "r": -4},
    ]
}
BASE = "/api/games/eldorado/workshop"


def test_a_map_is_looked_at_in_the_language_of_the_asker(stranger: Person) -> None:
    broken = {"tiles": [ROUTE["tiles"][0], ROUTE["tiles"][2]]}
    answer = stranger.ask("POST", f"{BASE}/look", json={"map": broken}, headers={"Accept-Language": "it"})
    assert answer.json()["faults"] == [
        {"piece": 1, "words": "La tessera N non tocca la tessera B, che la precede sul percorso."}
    ]
    assert stranger.post(f"{BASE}/look", {"map": ROUTE})["whole"] is True
    assert len(stranger.get(BASE)["sides"]) == 20
    stranger.refused(422, "error-route-no-tiles", "POST", f"{BASE}/look", json={"map": {}})
    stranger.refused(404, "error-not-found", "POST", "/api/games/valdora/workshop/look", json={"map": {}})


def test_a_map_is_measured_written_and_drawn(stranger: Person) -> None:
    assert len(stranger.post(f"{BASE}/analyse", {"map": ROUTE})["measures"]) == 7
    begun = {"tiles": ROUTE["tiles"][:2]}
    assert stranger.post(f"{BASE}/analyse", {"map": begun})["whole"] is False
    stranger.refused(422, "error-route-no-end", "POST", f"{BASE}/judge", json={"map": begun})
    gap = {"tiles": [ROUTE["tiles"][0], ROUTE["tiles"][2]]}
    stranger.refused(422, "error-route-apart", "POST", f"{BASE}/analyse", json={"map": gap})
    file = stranger.ask("POST", f"{BASE}/file", json={"map": ROUTE, "name": "Mine"})
    assert tomllib.loads(file.text) == ROUTE
    options = {"blockades": [6, 0, 2, 1], "caves": True}
    wish = {"map": ROUTE, "name": "<Mine>", "options": options}
    drawn = stranger.ask("POST", f"{BASE}/picture", json=wish, headers={"Accept-Language": "es"})
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert "&lt;Mine&gt;" in drawn.text
    assert ">6 · ruinas 2<" in drawn.text
    assert drawn.text.count('class="blockade"') == 3
    short = {"map": ROUTE, "options": {"blockades": [1]}}
    stranger.refused(422, "error-blockades-joints", "POST", f"{BASE}/picture", json=short)


def test_bots_try_a_map_while_somebody_asks(stranger: Person, until: Callable[[Callable[[], Any]], Any]) -> None:
    def judged() -> Data | None:
        said: Data | None = stranger.ask("POST", f"{BASE}/judge", json={"map": SHORT}).json()
        return said

    said = until(judged)
    assert said["difficulty"] == "easy"
    assert said["wanted"] == 60


def test_a_map_is_made_on_wish(stranger: Person) -> None:
    made = stranger.post(f"{BASE}/generate", {"seed": 5, "wishes": {"length": 1}})
    assert made["seed"] == 5
    assert made == stranger.post(f"{BASE}/generate", {"seed": 5, "wishes": {"length": 1}})
    assert stranger.post(f"{BASE}/look", {"map": made["map"]})["whole"] is True
    stranger.refused(422, "error-wish-unknown", "POST", f"{BASE}/generate", json={"wishes": {"size": 1}})


def test_a_map_is_kept_shared_changed_and_removed(ada: Person, ben: Person) -> None:
    options = {"route": ROUTE, "blockades": [1, 2, 3, 4], "caves": True}
    kept = ada.post("/api/designs", {"game": "eldorado", "name": "North", "options": options})
    assert kept["mine"] is True
    path = f"/api/designs/{kept['id']}"
    seen = ben.get(path)
    assert (seen["name"], seen["mine"]) == ("North", False)
    assert seen["options"]["route"] == ROUTE
    table = ben.table({"kind": "me"}, {"kind": "free"}, **seen["options"])
    assert table["options"]["blockades"] == [1, 2, 3, 4]
    change = {"name": "South", "options": {"route": SHORT}}
    ben.refused(403, "error-not-your-design", "PUT", path, json=change)
    ben.refused(403, "error-not-your-design", "DELETE", path)
    assert ada.ask("PUT", path, json=change).json()["name"] == "South"
    assert [design["id"] for design in ada.get("/api/me/designs")["designs"]] == [kept["id"]]
    assert ben.get("/api/me/designs") == {"designs": []}
    assert ada.get("/api/me/data")["designs"][0]["name"] == "South"
    assert ada.ask("DELETE", path).status_code == 204
    ben.refused(404, "error-not-found", "GET", path)


def test_only_whole_maps_are_kept_and_by_people_with_a_name(ada: Person, stranger: Person) -> None:
    body: Data = {"game": "eldorado", "name": "North", "options": {"route": {"tiles": ROUTE["tiles"][:3]}}}
    ada.refused(422, "error-route-no-end", "POST", "/api/designs", json=body)
    ada.refused(422, "error-request", "POST", "/api/designs", json={**body, "options": {"route": "first-game"}})
    ada.refused(404, "error-not-found", "POST", "/api/designs", json={**body, "game": "valdora"})
    stranger.refused(401, "error-no-guest", "POST", "/api/designs", json={**body, "options": {"route": ROUTE}})


def test_what_was_kept_goes_with_its_owner(ada: Person, stranger: Person) -> None:
    kept = ada.post("/api/designs", {"game": "eldorado", "name": "North", "options": {"route": ROUTE}})
    assert ada.ask("DELETE", "/api/me").status_code == 204
    stranger.refused(404, "error-not-found", "GET", f"/api/designs/{kept['id']}")
