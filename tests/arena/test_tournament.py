"""Tournaments: who meets whom, the same games wherever they are played, and a run that goes on after a kill."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest
from typer.testing import CliRunner

import manoa
from manoa.arena.distribute import Where, distribute
from manoa.arena.results import JOURNAL, PARQUET, Journal
from manoa.arena.standings import standings
from manoa.arena.tournament import MIXED, Played, Tournament, checked_tournament, play, play_game
from manoa.cli import app

QUICK = {"round_limit": 3}


def cup(deals: int = 3) -> Tournament:
    """Short games of El Dorado between the two simplest bots."""
    return checked_tournament("eldorado", 2, ["random", "greedy"], deals, seed=5, options=QUICK)


def timeless(games: list[Played]) -> list[Played]:
    return [game._replace(seconds=()) for game in games]


def seatings(players: int, bots: int, line_ups: str) -> list[tuple[int, ...]]:
    names = tuple("abcdef"[:bots])
    return Tournament("eldorado", players, names, 1, 1, {}, line_ups).seatings()


def test_two_meet_from_both_seats() -> None:
    assert seatings(2, 3, "pairs") == [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]


def test_at_larger_tables_each_sits_alone_among_the_others_likes_at_every_seat() -> None:
    assert seatings(3, 2, "pairs") == [(0, 1, 1), (1, 1, 0), (1, 0, 1), (1, 0, 0), (0, 0, 1), (0, 1, 0)]


def test_mixed_tables_have_different_bots_at_every_seat() -> None:
    found = seatings(3, 4, MIXED)
    assert len(found) == 4 * 3
    assert all(len(set(seating)) == 3 for seating in found)
    # Everybody has every seat equally often.
    assert set(Counter((seat, bot) for seating in found for seat, bot in enumerate(seating)).values()) == {3}


def test_all_games_of_a_deal_are_dealt_alike() -> None:
    tournament = checked_tournament("eldorado", 2, ["random", "greedy"], 2, options={"round_limit": 1})
    games = [play_game(tournament, number) for number in range(tournament.games)]
    assert [(game.number, game.deal, game.seating) for game in games] == [
        (0, 0, (0, 1)),
        (1, 0, (1, 0)),
        (2, 1, (0, 1)),
        (3, 1, (1, 0)),
    ]


def test_the_same_games_on_one_process_and_on_two() -> None:
    assert timeless(play(cup(), Where(1))) == timeless(play(cup(), Where(2)))


def test_games_that_are_done_are_not_played_again() -> None:
    done = play(cup(), Where(1))
    told: list[Played] = []
    again = play(cup(), Where(1), done[1:4], told.append)
    assert timeless(again) == timeless(done)
    assert [game.number for game in told] == [0, 4, 5]


def dies_once(folder: str, piece: int) -> int:
    """Kills its process the first time that it sees the fourth piece."""
    mark = Path(folder) / "died"
    if piece == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return piece * piece


def test_a_process_that_dies_is_replaced_and_every_piece_counts_once(tmp_path: Path) -> None:
    results = sorted(distribute(dies_once, str(tmp_path), range(12), Where(2)))
    assert results == [(piece, piece * piece) for piece in range(12)]
    assert (tmp_path / "died").exists()


@pytest.mark.parametrize(
    ("bots", "line_ups", "key"),
    [
        (["greedy"], "pairs", "error-tournament-bots"),
        (["greedy", "greedy"], "pairs", "error-tournament-bots"),
        (["greedy", "random"], MIXED, "error-tournament-bots"),
        (["greedy", "chess"], "pairs", "error-bot-unknown"),
        (["greedy", "random"], "swiss", "error-option-choice"),
    ],
)
def test_what_is_wrong_is_said_before_anything_is_played(bots: list[str], line_ups: str, key: str) -> None:
    with pytest.raises(manoa.ManoaError) as refused:
        checked_tournament("eldorado", 3, bots, 1, line_ups=line_ups)
    assert refused.value.key == key


# The folder of results ------------------------------------------------------------------------------------------------


def test_a_cut_last_line_is_taken_away_and_the_rest_is_kept(tmp_path: Path) -> None:
    games = play(cup(), Where(1))
    with Journal(tmp_path, cup()) as journal:
        for game in games[:3]:
            journal.add(game)
    path = tmp_path / JOURNAL
    whole = path.read_text()
    path.write_text(whole + "[3, 1, [0, ")
    with Journal(tmp_path, cup()) as journal:
        assert journal.done == games[:3]
        journal.add(games[3])
    with Journal(tmp_path, cup()) as journal:
        assert journal.done == games[:4]


def test_another_tournament_does_not_write_over_the_first(tmp_path: Path) -> None:
    with Journal(tmp_path, cup()):
        pass
    with pytest.raises(manoa.ManoaError) as refused:
        Journal(tmp_path, cup(deals=4))
    assert refused.value.key == "error-results-other"


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    with Journal(tmp_path, cup()) as journal:
        journal.add(play_game(cup(), 0))
    with (tmp_path / JOURNAL).open("a") as file:
        file.write("nonsense\n")
    with pytest.raises(manoa.ManoaError) as refused:
        Journal(tmp_path, cup())
    assert (refused.value.key, refused.value.arguments["line"]) == ("error-results-line", 3)


def test_a_tournament_that_was_killed_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    words = ["tournament", "eldorado", "--bot", "random", "--bot", "greedy", "--deals", "12", "--seed", "5", "--json"]
    words += ["--round-limit", "3", "--jobs", "1", "--out", str(tmp_path / "killed")]
    path = tmp_path / "killed" / JOURNAL
    with subprocess.Popen([sys.executable, "-c", "from manoa.cli import app; app()", *words]) as process:
        patience = time.monotonic() + 60
        while not (path.exists() and path.read_text().count("\n") > 3) and time.monotonic() < patience:
            time.sleep(0.01)
        process.kill()
    before = path.read_text().splitlines()
    assert len(before) > 3
    finished = CliRunner().invoke(app, words)
    assert finished.exit_code == 0, finished.output
    after = path.read_text().splitlines()
    assert after[: len(before)] == before or after[: len(before) - 1] == before[:-1]
    numbers = [json.loads(line)[0] for line in after[1:]]
    assert sorted(numbers) == list(range(24))
    assert [game["wins"] for game in json.loads(finished.output)["bots"]] == [
        bot.wins for bot in standings(cup(12), play(cup(12), Where(1))).bots
    ]


def test_the_folder_holds_what_other_programs_read(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    words = ["tournament", "eldorado", "--bot", "random", "--bot", "greedy", "--deals", "2", "--round-limit", "3"]
    finished = CliRunner().invoke(app, [*words, "--jobs", "1", "--out", str(tmp_path)])
    assert finished.exit_code == 0, finished.output
    table = parquet.read_table(tmp_path / PARQUET)
    assert table.column_names == ["number", "deal", "bots", "places", "rounds", "decisions", "seconds"]
    assert table.column("bots").to_pylist() == [["random", "greedy"], ["greedy", "random"]] * 2
    assert json.loads(table.schema.metadata[b"manoa.tournament"])["bots"] == ["random", "greedy"]
    assert json.loads((tmp_path / "standings.json").read_text())["games"] == 4
    for name in ("ratings", "lengths"):
        assert (tmp_path / f"{name}.svg").read_text().startswith("<svg")
        assert (tmp_path / f"{name}.png").read_bytes().startswith(b"\x89PNG")
