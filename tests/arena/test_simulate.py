"""Simulations: the same games however they are spread over processes, and numbers that can be checked by hand."""

from __future__ import annotations

import json
import pickle
from typing import Any

import pytest

import manoa
from manoa.arena import ROUND_LIMIT, Summary, simulate
from manoa.arena.playing import Task, derived_seed
from manoa.arena.simulate import play_one
from manoa.arena.summary import Outcome, summarise
from manoa.bots import make

# A start and an end: short enough for random players to arrive within a few rounds.
SHORT = {
    "tiles": [
        {"tile": "B", "rotation": 0, "q": 0, "r": 0},
        {"tile": "end-river", "rotation": 0, "q": 4, "r": -4},
    ]
}
QUICK = {"route": SHORT, "round_limit": 30}


def timeless(summary: Summary) -> dict[str, Any]:
    """All but what depends on the machine."""
    content = summary.as_dict()
    for name in ("seconds", "games_per_second", "decisions_per_second", "jobs"):
        del content[name]
    return content


def summed(outcomes: list[Outcome], players: int, limit: int | None) -> Summary:
    """Outcomes summed up, with nothing else of interest."""
    return summarise(
        outcomes,
        outcomes,
        game="eldorado",
        players=players,
        bots=("random",) * players,
        seed=1,
        jobs=1,
        options={"round_limit": limit},
        seconds=2.0,
    )


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    alone = simulate("eldorado", 4, 16, ["random"], seed=1, jobs=1, options=QUICK)
    together = simulate("eldorado", 4, 16, ["random"], seed=1, jobs=2, options=QUICK)
    assert timeless(alone) == timeless(together)
    assert alone.games == 16
    assert (alone.jobs, together.jobs) == (1, 2)
    other = simulate("eldorado", 4, 16, ["random"], seed=2, jobs=1, options=QUICK)
    assert other.decisions != alone.decisions


def test_a_game_of_a_simulation_can_be_played_again_by_hand() -> None:
    task = Task("eldorado", 3, ("random", "random", "random"), 9, QUICK)
    game = manoa.new("eldorado", players=3, seed=derived_seed(9, 5), options=QUICK)
    seats = [make("random", derived_seed(9, 5, seat)) for seat in range(3)]
    decisions = 0
    while not game.is_over:
        game.apply(seats[game.current_player].choose(game))
        decisions += 1
    outcome = play_one(task, 5)
    assert outcome == Outcome(game.view(None)["round"], tuple(game.ranking()[0]), decisions)


def test_seeds_differ_from_game_to_game_and_from_seat_to_seat() -> None:
    seeds = {derived_seed(1, game) for game in range(1000)}
    seeds |= {derived_seed(1, game, seat) for game in range(1000) for seat in range(4)}
    assert len(seeds) == 5000
    assert all(0 <= seed < 1 << 64 for seed in seeds)
    # A promise to those who publish results: the games of a seed stay the same (`printf 1/0 | b2sum -l 64`).
    assert derived_seed(1, 0) == 5419339031343110921


def test_four_games_summed_up_by_hand() -> None:
    summary = summed(
        [
            Outcome(rounds=10, winners=(0,), decisions=100),
            Outcome(rounds=14, winners=(1,), decisions=140),
            Outcome(rounds=10, winners=(0, 2), decisions=120),
            Outcome(rounds=20, winners=(0, 1, 2), decisions=240),
        ],
        players=3,
        limit=20,
    )
    assert (summary.games, summary.decided, summary.undecided, summary.at_limit) == (4, 3, 1, 1)
    assert summary.rounds is not None
    assert summary.rounds.mean == pytest.approx(34 / 3)
    assert (summary.rounds.median, summary.rounds.least, summary.rounds.most) == (10, 10, 14)
    assert summary.distribution == {10: 2, 14: 1}
    assert summary.wins == pytest.approx([0.5, 1 / 3, 1 / 6])
    assert (summary.decisions.mean, summary.decisions.median) == (150, 130)
    assert (summary.decisions.least, summary.decisions.most) == (100, 240)
    assert (summary.games_per_second, summary.decisions_per_second) == (2, 300)


def test_undecided_games_alone_have_no_rounds_and_no_winner() -> None:
    summary = summed([Outcome(7, (0, 1), 50)], players=2, limit=None)
    assert summary.rounds is None
    assert summary.wins == [0.0, 0.0]
    assert (summary.undecided, summary.at_limit) == (1, 0)


def test_a_summary_is_json() -> None:
    summary = simulate("eldorado", 4, 8, ["random"], seed=1, options=QUICK)
    content = json.loads(json.dumps(summary.as_dict()))
    assert content["games"] == 8
    assert content["options"]["route"] == SHORT
    assert content["round_limit"] == 30
    assert sum(content["distribution"].values()) == content["decided"]
    assert content["decided"] + content["undecided"] == 8
    assert pickle.loads(pickle.dumps(summary)) == summary


def test_progress_is_told_up_to_the_last_game() -> None:
    told: list[int] = []
    simulate("eldorado", 2, 20, options={"round_limit": 1}, on_progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 20
    assert len(told) > 1


def test_a_round_limit_is_set_unless_the_caller_says_otherwise() -> None:
    assert ROUND_LIMIT == 200
    short: dict[str, Any] = {"route": SHORT}
    assert simulate("eldorado", 4, 1, options=short).round_limit == ROUND_LIMIT
    assert simulate("eldorado", 4, 1, options={**short, "round_limit": 3}).round_limit == 3
    unlimited = simulate("eldorado", 4, 1, options={**short, "round_limit": None})
    assert unlimited.round_limit is None
    assert unlimited.decided == 1


def test_one_bot_for_all_or_one_for_each_seat() -> None:
    options = {"round_limit": 1}
    assert simulate("eldorado", 3, 1, ["random"], options=options).bots == ("random",) * 3
    assert simulate("eldorado", 2, 1, ["random", "random"], options=options).bots == ("random", "random")
    with pytest.raises(manoa.BadOption) as refused:
        simulate("eldorado", 3, 1, ["random", "random"], options=options)
    assert refused.value.key == "error-bot-count"


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"game": "chess"}, "error-game-unknown"),
        ({"players": 7}, "error-players"),
        ({"games": 0}, "error-option-number"),
        ({"jobs": 0}, "error-option-number"),
        ({"bots": ["genius"]}, "error-bot-unknown"),
        ({"seed": -1}, "error-seed"),
        ({"options": {"weather": "fine"}}, "error-option-unknown"),
    ],
)
def test_what_is_wrong_is_said_before_anything_is_played(wrong: dict[str, Any], key: str) -> None:
    arguments: dict[str, Any] = {"game": "eldorado", "players": 2, "games": 1, **wrong}
    with pytest.raises(manoa.ManoaError) as refused:
        simulate(**arguments)
    assert refused.value.key == key
