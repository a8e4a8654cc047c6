"""Names that look alike, and who is told apart by them."""

from __future__ import annotations

import pytest

from manoa.server.lookalikes import skeleton, told_apart
from tests.server.conftest import Start
from tests.server.people import FREE, ME, Person


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ada", "ada"),
        ("Ada", "\u0410d\u0430"),  # Cyrillic
        ("Oscar", "0scar"),
        ("Will", "Wi11"),
        ("Bill", "BiIl"),
        ("Zoé", "Zoe\u0301"),
        ("Zoé", "Zoe"),
        ("Maria", "\uff2darıa"),  # of full width; without a dot
        ("Tim Tam", "Tim.Tam"),
        ("Dorn", "Dom"),
        ("Ρaulo", "Paulo"),  # Greek
    ],
    ids=ascii,
)
def test_names_that_look_alike_have_one_skeleton(name: str, other: str) -> None:
    assert name != other
    assert skeleton(name) == skeleton(other)


def test_names_that_differ_have_different_ones() -> None:
    names = ["Ada", "Ava", "Ida", "Adam", "Ben", "Bea", "Ночь", "夜", "Żółć", "José", "Jan", "Ada (2)", "Ada (3)"]
    assert len({skeleton(name) for name in names}) == len(names)


def test_a_name_is_numbered_if_it_looks_like_one_of_the_others() -> None:
    assert told_apart("Ada", ["Ben", "Cleo"]) == "Ada"
    assert told_apart("\u0410da", ["Ben", "Ada"]) == "\u0410da (2)"
    assert told_apart("ada", ["Ada", "Ada (2)"]) == "ada (3)"


def test_at_a_table_nobody_is_taken_for_another(sqlite: str, start: Start) -> None:
    client = start(sqlite)
    ada, eve = Person(client, "Ada"), Person(client, "\u0410d\u0430")
    table = ada.table(ME, FREE, is_open=True)["id"]
    joined = eve.post(f"/api/tables/{table}/join", {})
    assert [seat["name"] for seat in joined["seats"]] == ["Ada", "\u0410d\u0430 (2)"]
    eve.ask("POST", f"/api/tables/{table}/chat", json={"text": "It is me."}).raise_for_status()
    assert [line["name"] for line in ada.snapshot(table)["chat"]] == ["\u0410d\u0430 (2)"]
    # Another name changes nothing where somebody sits already.
    assert eve.ask("PUT", "/api/me", json={"name": "Ben"}).status_code == 200
    assert ada.get(f"/api/tables/{table}")["seats"][1]["name"] == "\u0410d\u0430 (2)"
    assert eve.post(f"/api/tables/{table}/join", {})["seats"][1]["name"] == "\u0410d\u0430 (2)"
