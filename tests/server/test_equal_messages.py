"""Equal views, equal messages: what is sent to a seat has the same bytes, and so the same length, whatever is hidden.

Whole random games are played at a table; now and then all that a seat cannot know is dealt again, and what the server
would send that seat is compared byte by byte with what it sends now.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import manoa
from manoa.kernel.game import Game
from manoa.kernel.records import Record
from manoa.server import snapshots
from manoa.server.database import PERSON, PLAYING
from manoa.server.guests import Guest
from manoa.server.refusals import Json
from manoa.server.table import Seat, Table
from manoa.server.tables import facts_of

GAMES = [entry["name"] for entry in manoa.catalogue()]
MOST_MOVES = 400
# Options under which there is most to hide.
HIDING: dict[str, dict[str, Any]] = {"island": {"hidden_hands": True}}


def opened(game: str, players: int, seed: int, options: dict[str, Any]) -> Table:
    """A table in memory at which guests sit."""
    seats = [Seat(number, PERSON, f"g{number}", f"Guest {number}") for number in range(players)]
    return Table(facts_of(Record(game, players, seed, options), "g0", False, PLAYING), seats)


def sent(table: Table, seat: int | None) -> bytes:
    """What a viewer is sent."""
    guest = Guest(f"g{seat}", f"Guest {seat}") if seat is not None else None
    content: Any = snapshots.snapshot(table, guest, (), seat, since=max(0, table.moves - 5), with_map=False)
    return bytes(Json(content).body)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_changes_no_byte_of_a_message(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told = [seen_alike(*case, monkeypatch) for case in cases(game)]
    assert len(told) > 30, "too little was hidden to show anything"
    assert all(told)


@pytest.mark.parametrize("game", GAMES)
def test_a_message_that_tells_would_be_noticed(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    view = snapshots._view

    def telling(state: Game, seat: int | None, with_map: bool) -> dict[str, Any]:
        return {**view(state, seat, with_map), "told": hidden_part(state)}

    monkeypatch.setattr(snapshots, "_view", telling)
    assert not any(seen_alike(*case, monkeypatch) for case in cases(game))


def cases(game: str) -> Iterator[tuple[Table, Game, int]]:
    """Tables in play, each with another game that a seat can't tell from its own; more than chance differs."""
    for seed in range(4):
        chance = random.Random(seed)
        table = opened(game, 3, seed, HIDING.get(game, {}))
        while not table.game.is_over and table.moves < MOST_MOVES:
            table.play(chance.choice(table.game.legal_actions()), chance.getrandbits(64))
            if chance.random() < 0.1:
                table.update_summary()
                for seat in range(3):
                    dealt = table.game.determinize(seat, chance.getrandbits(64))
                    if hidden_part(dealt) != hidden_part(table.game):
                        yield table, dealt, seat


def hidden_part(game: Game) -> str:
    """The whole truth but for the state of chance, which differs in any game that was dealt anew."""
    truth = game.position()
    return json.dumps({**truth, "state": {**truth["state"], "chance": None}})


def seen_alike(table: Table, dealt: Game, seat: int, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Whether a seat is sent the same in another game that it can't tell from this one."""
    before = sent(table, seat)
    with monkeypatch.context() as patched:
        patched.setattr(Table, "game", property(lambda _: dealt))
        after = sent(table, seat)
    return after == before
