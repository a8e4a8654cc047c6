"""What a seat may not know never leaves the server: a whole game, listened to at every door.

The engine's own tests show that a seat's view says nothing that the seat may not know. Here everything that is sent is
compared with what can be built from the view, the choices and the public events alone, of the real game and of one
in which all that the seat cannot know was dealt again.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import manoa
from manoa.kernel.game import Game
from tests.server.conftest import Start
from tests.server.people import FREE, GREEDY, ME, Data, Person

# Fields that would tell of chance or of hidden cards, whatever they held.
TELLTALES = {
    "seed",
    "word",
    "chance",
    "draw",
    "deck",
    "known",
    "pool",
    "state",
    "position",
    "secret",
    "digest",
    "maker",
}


def fields(content: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every value in a message with the way to it."""
    yield path, content
    if isinstance(content, dict):
        for key, value in content.items():
            yield from fields(value, (*path, key))
    elif isinstance(content, list):
        for number, value in enumerate(content):
            yield from fields(value, (*path, str(number)))


class Listener:
    """Takes down all that is sent to one person."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.texts: list[str] = []

    def hear(self, text: str) -> Data:
        self.texts.append(text)
        content: Data = json.loads(text)
        return content

    def check(self, record: manoa.Record, hidden: list[str]) -> int:
        """Compares everything with what the seat may know; returns how many positions were seen."""
        games = [game.copy() for game in record.positions()]
        events = [[event.as_dict() for event in game.events] for game in record.positions(narrating=True)]
        positions = 0
        for text in self.texts:
            for secret in hidden:
                assert secret not in text
            assert re.search(r"\d{12}", text) is None, "a number as long as a random word"
            content = json.loads(text)
            board = content.get("view", {}).pop("map", None)
            assert board in (None, games[0].view(None)["map"])
            for path, _ in fields(content):
                # A token may be called as a pile is.
                names = {part for before, part in zip(("", *path), path, strict=False) if before != "tokens"}
                assert not TELLTALES & names, path
                if path and path[-1] == "hand":
                    assert path[-4:] == ("view", "seats", str(self.seat), "hand"), path
            # The answer to a stale request carries a snapshot of its own.
            for seen in (content, content.get("snapshot", {})):
                seen.get("view", {}).pop("map", None)
                if "view" in seen:
                    positions += 1
                    self._check_position(seen, games[seen["moves"]])
                    assert all(move["events"] == events[move["move"]] for move in seen["log"])
        return positions

    def _check_position(self, content: Data, truth: Game) -> None:
        assert content["seat"] == self.seat
        for game in (truth, truth.determinize(self.seat, 99) if self.seat is not None else truth):
            view = game.view(self.seat)
            del view["map"]
            assert content["view"] == json.loads(json.dumps(view))
            if game.current_player != self.seat or game.is_over:
                assert content["choices"] == []
            elif content["choices"]:
                choices = [{"action": action, "description": game.describe(action)} for action in game.legal_actions()]
                assert content["choices"] == json.loads(json.dumps(choices))


def attend(person: Person, ear: Listener, table: str) -> None:
    """Looks at the table until the game is over, and plays if it is one's turn: not far ahead, with many questions,
    and at times wrongly."""
    path, asked = f"/api/tables/{table}", -1
    with person.live(table) as socket:
        while True:
            seen = ear.hear(socket.receive_text())
            if seen.get("view", {}).get("over"):
                return
            if seen.get("choices") and seen["ply"] > asked:
                asked = seen["ply"]
                for question in () if asked % 10 else ("", "/snapshot", f"/replay?ply={seen['moves'] // 2}", "/record"):
                    ear.hear(person.ask("GET", path + question).text)
                for wrong in () if asked % 10 else ({"ply": asked, "action": 1}, {"ply": 0, "action": 0}):
                    ear.hear(person.ask("POST", f"{path}/actions", json={"seat": ear.seat, **wrong}).text)
                action = seen["choices"][-1]["action"]
                ear.hear(
                    person.ask("POST", f"{path}/actions", json={"seat": ear.seat, "ply": asked, "action": action}).text
                )
            elif "view" in seen and seen["ply"] % 10 == 0:
                for question in (f"{path}/snapshot", "/api/tables?which=mine", "/api/tables"):
                    ear.hear(person.ask("GET", question).text)


def test_nobody_is_sent_what_they_may_not_know(sqlite: str, start: Start) -> None:
    client = start(sqlite)
    people = [Person(client, "Ada"), Person(client, "Ben"), Person(client)]
    ears = [Listener(0), Listener(1), Listener(None)]
    made = people[0].table(ME, FREE, GREEDY, caves=True, is_open=True)
    table = made["id"]
    ears[1].hear(people[1].ask("POST", f"/api/tables/{table}/join", json={}).text)
    with ThreadPoolExecutor(3) as threads:
        for attending in [threads.submit(attend, *pair, table) for pair in zip(people, ears, strict=True)]:
            attending.result()

    # Now that the game is over, the whole truth may be had.
    record = manoa.record_of(people[2].get(f"/api/tables/{table}/record"))
    words = [str(word) for _, word in record.actions if word is not None]
    assert len(words) == len(record.actions)
    hidden = [*words, str(record.seed), *(person.cookie for person in people if person.cookie)]
    for ear in ears:
        assert ear.check(record, hidden) > 50
    assert all(made["invite"] not in text for text in ears[2].texts)
