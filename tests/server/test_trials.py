"""Judgements by several workers at once: the same games, counted in the same order, whoever is finished first."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from manoa.server import trials
from manoa.server.refusals import Refusal
from manoa.server.trials import Trials
from tests.server.served import run
from tests.server.test_workshop import SHORT


class Hand:
    """A worker whose games are finished, or fail, when the test says so."""

    at_work: dict[int, asyncio.Future[dict[str, Any]]]

    async def think(self, budget: float, task: Callable[..., Any], game: str, board: object, number: int) -> Any:
        assert task is trials.play
        assert budget > 0
        assert number not in self.at_work
        self.at_work[number] = asyncio.get_running_loop().create_future()
        try:
            return await self.at_work[number]
        finally:
            del self.at_work[number]

    def stop(self) -> None:
        """Nothing to end."""


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> type[Hand]:
    monkeypatch.setattr(trials, "Worker", lambda _niceness: Hand())
    Hand.at_work = {}
    return Hand


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def test_games_are_counted_in_their_order_whoever_is_finished_first(hands: type[Hand]) -> None:
    async def story() -> None:
        judging = Trials(3)
        watching = asyncio.create_task(judging.watch())
        assert judging.ask("eldorado", SHORT) == []
        await settle()
        assert sorted(hands.at_work) == [0, 1, 2]
        hands.at_work[2].set_result({"game": 2})
        hands.at_work[1].set_result({"game": 1})
        await settle()
        assert judging.ask("eldorado", SHORT) == []
        assert sorted(hands.at_work) == [0, 3, 4]
        hands.at_work[0].set_result({"game": 0})
        await settle()
        assert judging.ask("eldorado", SHORT) == [{"game": 0}, {"game": 1}, {"game": 2}]
        # One that goes wrong is said, and played again when somebody asks again.
        hands.at_work[3].set_exception(TimeoutError())
        await settle()
        with pytest.raises(Refusal) as refused:
            judging.ask("eldorado", SHORT)
        assert refused.value.key == "error-no-trial"
        judging.ask("eldorado", SHORT)
        await settle()
        assert 3 in hands.at_work
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)
        await settle()
        assert not hands.at_work, "nobody plays on"

    run(story())


def test_all_maps_are_played_on_in_turn(hands: type[Hand], monkeypatch: pytest.MonkeyPatch) -> None:
    other = {"tiles": [{**SHORT["tiles"][0], "tile": "B"}, SHORT["tiles"][1]]}
    played: list[str] = []

    async def think(self: Hand, budget: float, task: object, game: str, board: Any, number: int) -> dict[str, Any]:
        played.append(board["tiles"][0]["tile"])
        await asyncio.sleep(0)
        return {"game": number}

    monkeypatch.setattr(Hand, "think", think)

    async def story() -> None:
        judging = Trials(1)
        judging.ask("eldorado", SHORT)
        judging.ask("eldorado", other)
        watching = asyncio.create_task(judging.watch())
        while len(judging.ask("eldorado", other)) < 60:
            await asyncio.sleep(0)
        watching.cancel()
        assert played[:6] == ["A", "B"] * 3
        assert [len(judging.ask("eldorado", board)) for board in (SHORT, other)] == [60, 60]

    run(story())


def test_real_workers_play_the_same_games_as_one_process() -> None:
    async def story() -> list[dict[str, Any]]:
        judging = Trials(2)
        watching = asyncio.create_task(judging.watch())
        try:
            async with asyncio.timeout(120):
                while len(found := judging.ask("eldorado", SHORT)) < 4:
                    await asyncio.sleep(0.05)
        finally:
            watching.cancel()
            judging.stop()
        return found[:4]

    assert run(story()) == [trials.play("eldorado", SHORT, number) for number in range(4)]
