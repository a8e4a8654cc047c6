"""Bots think in processes of their own; whatever happens to one, the table goes on."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from typing import Any

import pytest

import manoa
from manoa.server.bot_workers import BotWorkers, foresee
from tests.server.conftest import Start
from tests.server.people import ME, RANDOM, Person
from tests.server.served import run


@pytest.fixture
def workers() -> Iterator[BotWorkers]:
    """One worker with time enough."""
    made = BotWorkers(workers=1, budget=20.0)
    yield made
    made.stop()


def test_what_is_foreseen_can_be_played_whatever_the_chance() -> None:
    record = manoa.Record("eldorado", 2, 3, {})
    while len(record.actions) < 80:
        actions = foresee("greedy", record.game.position(), 5)
        assert actions
        for number, action in enumerate(actions):
            assert not record.game.revealed or number == 0
            record.play(action, 1000 + len(record.actions))


def test_a_bot_is_handed_only_what_its_seat_may_know(
    sqlite: str, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The position that goes to a worker is dealt anew: others' hidden cards are not those of the table."""
    handed: list[dict[str, Any]] = []

    async def choose(_workers: BotWorkers, _bot: str, position: dict[str, Any], _seed: int) -> list[int | None]:
        """Whatever does not end the turn: every card of the hand can be played or discarded at least."""
        handed.append(position)
        game = manoa.load(position)
        return [min(game.legal_actions(), key=lambda action: game.describe(action)["kind"] in ("end", "done"))]

    monkeypatch.setattr(BotWorkers, "choose", choose)
    client = start(sqlite)
    ada = Person(client, "Ada")
    table = ada.table(RANDOM, ME)["id"]
    with ada.live(table) as socket:
        seen = socket.receive_json()
        while seen["table"]["turn"] != 1 or len(handed) < 3:
            seen = socket.receive_json()
    hands = {json.dumps(position["state"]["seats"][1]["hand"], sort_keys=True) for position in handed}
    assert len(handed) >= 3
    assert len(hands) > 1, "Ada's hand, which is the same all the time, is another in every position"


def test_a_worker_that_dies_or_dawdles_is_replaced(workers: BotWorkers) -> None:
    position = manoa.new("eldorado", players=2, seed=1).position()

    async def story() -> None:
        first = await workers.choose("greedy", position, 1)
        assert first
        assert None not in first
        os.kill(workers._workers[0]._process, signal.SIGKILL)
        assert await workers.choose("greedy", position, 1) == [None], "chance decides for a bot that was lost"
        assert None not in await workers.choose("greedy", position, 1), "the next task gets a new worker"
        workers._budget = 0.0
        assert await workers.choose("greedy", position, 1) == [None]
        workers._budget = 20.0
        assert await workers.choose("nobody", position, 1) == [None], "a bot that fails harms no worker"
        assert None not in await workers.choose("random", position, 1)

    run(story())


def test_a_table_goes_on_without_its_bots_wits(sqlite: str, start: Start) -> None:
    ada = Person(start(sqlite, bot_budget=0.0), "Ada")
    table = ada.table(RANDOM, ME)["id"]
    with ada.live(table) as socket:
        seen = socket.receive_json()
        while seen["table"]["turn"] != 1:
            seen = socket.receive_json()
        assert seen["choices"]
