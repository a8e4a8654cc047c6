"""Equal views, equal times: how long a message takes, or a bot for its turn, tells nothing of what is hidden.

Times vary with everything else that a machine does; the shortest of several, taken in turns, hardly does.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from time import monotonic, process_time
from typing import Any

import pytest

from manoa.kernel.game import Game
from manoa.server import snapshots
from manoa.server.table import Table
from tests.server.people import GREEDY, ME, Person
from tests.server.test_equal_messages import GAMES, cases, hidden_part, sent

# So many positions, with others between them that are passed over, and so many tries for each.
CASES, APART, TRIES = 12, 5, 25
# Processor times of this much apart are one: what differs by chance between two positions that look alike.
ALIKE = 1.3

Until = Callable[[Callable[[], Any]], Any]


def times(game: str, number_of_cases: int, monkeypatch: pytest.MonkeyPatch) -> tuple[float, float]:
    """Seconds for messages as they are, and for the same with all that is hidden dealt again."""
    totals = [0.0, 0.0]
    for table, dealt, seat in islice(cases(game), 0, number_of_cases * APART, APART):
        games = (table.game, dealt)
        shortest = [1.0, 1.0]
        for number in (0, 1) * TRIES:
            with monkeypatch.context() as patched:
                patched.setattr(Table, "game", games[number])
                began = process_time()
                sent(table, seat)
                shortest[number] = min(shortest[number], process_time() - began)
        totals = [total + least for total, least in zip(totals, shortest, strict=True)]
    return totals[0], totals[1]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_does_not_change_how_long_a_message_takes(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = times(game, CASES, monkeypatch)
    assert 1 / ALIKE < one / other < ALIKE


@pytest.mark.parametrize("game", GAMES)
def test_a_time_that_tells_would_be_noticed(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    view = snapshots._view
    first = hidden_part(next(cases(game))[0].game)

    def telling(state: Game, seat: int | None, with_map: bool) -> dict[str, Any]:
        # Views of one of the two are made ten times.
        for _ in range(0 if hidden_part(state) == first else 9):
            view(state, seat, with_map)
        return view(state, seat, with_map)

    monkeypatch.setattr(snapshots, "_view", telling)
    one, other = times(game, 1, monkeypatch)
    assert other / one > ALIKE


def test_a_bot_that_thinks_for_less_than_the_pause_can_not_be_told_from_another(
    start: Callable[..., Any], sqlite: str, until: Until
) -> None:
    pause = 0.6
    ada = Person(start(sqlite, bot_pause=pause), "Ada")
    table = ada.table(ME, GREEDY, GREEDY)["id"]
    seen = ada.snapshot(table)
    began = monotonic()
    while seen["table"]["turn"] == 0:
        began = monotonic()
        seen = ada.act(table, seen, seen["choices"][-1]["action"])
    until(lambda: ada.snapshot(table)["ply"] > seen["ply"])
    assert monotonic() - began >= pause
