"""What somebody has learnt is kept for all their devices, is theirs to have, and goes with them."""

from __future__ import annotations

from fastapi.testclient import TestClient

from manoa.kernel.lessons import LOOKED, fitting, follow, lesson
from manoa.kernel.line import Line
from manoa.kernel.registry import load
from tests.server.people import FREE, GREEDY, ME, Person

GAME, NAME = "valdora", "workshops"
PATH = f"/api/me/lessons/{GAME}/{NAME}"


def answers() -> list[int]:
    """Good answers to the whole lesson."""
    taught, found = lesson(GAME, NAME), list[int]()
    for step in taught.steps:
        line = Line(load(taught.position))
        follow(taught, line, found)
        found.append(fitting(line.game, step.wants)[0] if step.wants else LOOKED)
    return found


def test_a_lesson_is_kept_as_far_as_it_was_played_and_once_finished_stays_so(client: TestClient) -> None:
    ada, whole = Person(client, "Ada"), answers()
    assert ada.get("/api/me/lessons") == {"played": [], "lessons": []}
    kept = {"game": GAME, "lesson": NAME}
    for given, finished in ((whole[:2], False), (whole, True), ([], True)):
        assert ada.ask("PUT", PATH, json={"answers": given}).status_code == 204
        assert ada.get("/api/me/lessons")["lessons"] == [{**kept, "answers": given, "finished": finished}]
    assert Person(client, "Ben").get("/api/me/lessons")["lessons"] == []


def test_answers_that_a_lesson_does_not_want_are_not_kept(client: TestClient) -> None:
    ada = Person(client, "Ada")
    ada.refused(422, "error-lesson-answer", "PUT", PATH, json={"answers": [LOOKED, 0]})
    ada.refused(422, "error-lesson-unknown", "PUT", f"/api/me/lessons/{GAME}/flying", json={"answers": []})
    assert ada.get("/api/me/lessons")["lessons"] == []


def test_who_has_no_name_has_learnt_nothing_yet(client: TestClient) -> None:
    nobody = Person(client)
    assert nobody.get("/api/me/lessons") == {"played": [], "lessons": []}
    nobody.refused(401, "error-no-guest", "PUT", PATH, json={"answers": []})


def test_a_game_counts_as_played_once_it_has_begun(client: TestClient) -> None:
    ada = Person(client, "Ada")
    ada.table(ME, FREE)
    assert ada.get("/api/me/lessons")["played"] == []
    ada.table(ME, GREEDY)
    ada.table(ME, GREEDY)
    assert ada.get("/api/me/lessons")["played"] == ["eldorado"]


def test_it_is_part_of_ones_own_data_and_deleted_with_them(client: TestClient) -> None:
    ada = Person(client, "Ada")
    ada.ask("PUT", PATH, json={"answers": answers()[:1]})
    [learnt] = ada.get("/api/me/data")["learnt"]
    assert (learnt["game"], learnt["lesson"], learnt["answers"]) == (GAME, NAME, [LOOKED])
    assert ada.ask("DELETE", "/api/me").status_code == 204
    assert ada.get("/api/me/lessons")["lessons"] == []
