"""Wishes over the API: said by a seat that does not decide, never late, in nobody's way, and left by an undo."""

from __future__ import annotations

from tests.server.people import FREE, ME, Data, Person


def wish(seen: Data, kind: str) -> int:
    """The first own wish of a kind."""
    return next(int(one["action"]) for one in seen["wishes"] if one["description"]["kind"] == kind)


def test_a_wish_out_of_turn_is_taken_and_blocks_neither_decision_nor_undo(ada: Person, ben: Person) -> None:
    body = {"game": "island", "options": {}, "seats": [ME, FREE], "open": False}
    made = ada.post("/api/tables", body, 201)
    table, path = made["id"], f"/api/tables/{made['id']}/actions"
    ben.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
    before, waiting = ada.snapshot(table), ben.snapshot(table)
    assert before["choices"]
    assert waiting["choices"] == []
    assert {one["description"]["seat"] for one in waiting["wishes"]} == {1}
    foreign = wish(waiting, "heed")
    ada.refused(422, "error-not-your-turn", "POST", path, json={"seat": 0, "ply": 0, "action": foreign})
    after = ben.act(table, waiting, foreign)
    assert (after["ply"], after["view"]["asked"]) == (1, before["view"]["asked"])
    # Ada decides in sight of the table before the wish.
    decided = ada.act(table, before, before["choices"][0]["action"])
    assert decided["ply"] == 2
    assert decided["undo"]["step"]
    # Ben, who decides now, and whose wish is in sight of what is past.
    again = ada.act(table, {**decided, "ply": 0}, wish(decided, "heed"))
    assert again["ply"] == 3
    undone = ada.post(f"/api/tables/{table}/undo", {"seat": 0, "ply": 3, "turn": False})
    assert undone["choices"] == before["choices"]
    assert undone["moves"] == 1, "Ben's wish stands; what Ada said since then is taken back with her decision"
    assert ben.snapshot(table)["wishes"] == after["wishes"]
