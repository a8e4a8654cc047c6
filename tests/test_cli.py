"""The command line: every command answers, and what is wrong is one line and exit code 2."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import manoa
from manoa.arena import measure
from manoa.cli import app
from manoa.games.eldorado.routes import NAMED
from manoa.games.eldorado.workshop.generating import generate
from manoa.kernel.language import LANGUAGES, has_message

SHORT = """
[[tiles]]
tile = "B"
rotation = 0
q = 0
r = 0

[[tiles]]
tile = "end-river"
rotation = 0
q = 4
r = -4
"""


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MANOA_LANGUAGE", "en")
    monkeypatch.delenv("COLUMNS", raising=False)


def run(*arguments: object, text: str = "") -> Result:
    return CliRunner().invoke(app, [str(argument) for argument in arguments], input=text)


def refused(result: Result) -> str:
    """The one line that says what is wrong."""
    assert result.exit_code == 2, result.output
    lines = result.stderr.splitlines()
    assert len(lines) == 1, lines
    return lines[0]


@pytest.fixture
def short(tmp_path: Path) -> Path:
    """A file with a route of a start and an end."""
    file = tmp_path / "short.toml"
    file.write_text(SHORT)
    return file


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A recorded game of random players."""
    record = manoa.Record("eldorado", 3, 11, {"round_limit": 3})
    while not record.game.is_over:
        legal = record.game.legal_actions()
        record.play(legal[len(record.actions) * 7 % len(legal)])
    file = tmp_path / "game.json"
    record.save(file)
    return file


# The house


def test_version_says_whether_it_is_compiled() -> None:
    result = run("--version")
    assert result.exit_code == 0
    kind = "compiled with mypyc" if measure.is_compiled() else "plain Python"
    assert result.stdout == f"Manoa {manoa.__version__}, {kind}\n"


def test_the_language_is_asked_for_or_taken_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Łatwa" in run("route", "list", "--language", "pl").stdout
    monkeypatch.setenv("MANOA_LANGUAGE", "es")
    assert "Dificultad" in run("route", "list").stdout
    monkeypatch.delenv("MANOA_LANGUAGE")
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert "Difficoltà" in run("route", "list").stdout
    # Errors are said in the command's language too.
    assert "Nie ma trasy" in refused(run("route", "show", "atlantis", "--language", "pl"))


def test_every_message_of_the_command_line_is_there_in_every_language() -> None:
    folder = Path(str(manoa.__file__)).parent
    found = 0
    for game in ("", *(entry["name"] for entry in manoa.catalogue())):
        house = [folder / "cli.py", *(folder / "terminal").glob("*.py"), *(folder / "arena").glob("*.py")]
        sources = [*(folder / "terminal" / game).glob("*.py")] if game else house
        text = "\n".join(source.read_text(encoding="utf-8") for source in sources)
        keys = set(re.findall(r'"((?:cli|error)-[a-z-]+[a-z])"', text))
        missing = [(key, language) for key in keys for language in LANGUAGES if not has_message(language, key, game)]
        assert missing == []
        found += len(keys)
    assert found > 40


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["play", "--players", "9"], "2 to 4 players"),
        (["play", "--seat", "4"], "seat"),
        (["play", "--bot", "genius"], "no bot"),
        (["play", "--seed", "-1"], "no seed"),
        (["play", "--option", "edition=1999"], "1999"),
        (["play", "--option", "caves"], "name=value"),
        (["play", "--option", "caves=perhaps"], "true or false"),
        (["play", "--option", "blockades=[1,2]"], "4 numbers"),
        (["play", "--option", "blockades=[1,2,2,3]"], "only once"),
        (["play", "--option", "blockades=some"], "a list"),
        (["play", "chess"], "no game"),
        (["play", "valdora", "--players", "2"], "3 to 5 players"),
        (["play", "valdora", "-o", "caves=true"], "no option"),
        (["play", "valdora", "-o", "data=@nowhere.toml"], "nowhere.toml"),
        (["simulate", "chess"], "no game"),
        (["simulate", "--games", "0"], "games"),
        (["simulate", "--players", "3", "--bot", "random", "--bot", "random"], "2 bots"),
        (["replay", "nowhere.json"], "nowhere.json"),
        (["route", "show", "atlantis"], "no route"),
        (["route", "check", "nowhere.toml"], "nowhere.toml"),
    ],
)
def test_what_is_wrong_is_one_line_and_exit_code_2(arguments: list[str], words: str) -> None:
    assert words in refused(run(*arguments))


# Playing


def test_play_without_input_ends_cleanly_and_shows_the_seed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    result = run("play", "--players", 2, "--bot", "random", "--seed", 12, "--record", file)
    assert result.exit_code == 0
    assert "seed 12" in result.stdout
    assert "no more input" in result.stdout
    assert manoa.load_record(file).seed == 12
    assert "exists already" in refused(run("play", "--record", file))


def test_valdora_is_played_and_simulated_with_own_data(tmp_path: Path) -> None:
    data, file = tmp_path / "mine.toml", tmp_path / "game.json"
    data.write_text("[bonus_tiles]\nnumber = 5\n", encoding="utf-8")
    given = ["--option", f"data=@{data}", "--option", "layout=wheel"]
    assert run("play", "valdora", *given, "--record", file).exit_code == 0
    record = manoa.load_record(file)
    assert (record.name, record.options["layout"], record.options["data"]) == (
        "valdora",
        "wheel",
        {"bonus_tiles": {"number": 5}},
    )
    result = run("simulate", "valdora", "--games", 1, "--jobs", 1, "--round-limit", 5, "-o", f"data=@{data}", "--json")
    assert json.loads(result.stdout)["options"]["quiet_rounds"] == 30
    assert "Player 1" in run("replay", file).stdout


def test_play_takes_the_options_of_the_game(short: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    result = run(
        *("play", "--record", file, "-o", f"route=@{short}", "-o", "caves=true"),
        *("-o", "edition=2019", "--option", "round_limit=5"),
    )
    assert result.exit_code == 0
    options = manoa.load_record(file).options
    assert [piece["tile"] for piece in options["route"]["tiles"]] == ["B", "end-river"]
    assert (options["caves"], options["edition"], options["round_limit"]) == (True, "2019", 5)


def test_play_takes_the_blockades_that_the_players_chose(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    assert run("play", "--option", "blockades=[6, 0, 1, 3]", "--record", file).exit_code == 0
    standing = manoa.load_record(file).game.view(None)["blockades"]
    assert [blockade["number"] for blockade in standing] == [6, 1, 3]


# Simulating


def test_simulate_sums_up(short: Path) -> None:
    arguments = ["simulate", "--games", 8, "-o", f"route=@{short}", "--round-limit", 30, "--jobs", 1]
    result = run(*arguments)
    assert result.exit_code == 0
    assert re.search(r"Games +8", result.stdout)
    assert "30 rounds (--round-limit" in result.stdout

    content: dict[str, Any] = json.loads(run(*arguments, "--json").stdout)
    assert (content["games"], content["round_limit"], content["bots"]) == (8, 30, ["random"] * 4)
    assert content["decided"] + content["undecided"] == 8


def test_simulate_without_a_round_limit(short: Path) -> None:
    result = run("simulate", "--games", 1, "-o", f"route=@{short}", "--round-limit", 0, "--jobs", 1)
    assert result.exit_code == 0
    assert "No round limit" in result.stdout
    assert re.search(r"of which undecided +0", result.stdout)


def test_simulate_takes_a_bot_for_each_seat_and_options_as_words() -> None:
    result = run(
        *("simulate", "--players", 2, "--games", 1, "--bot", "random", "--bot", "random", "--jobs", 1),
        *("--round-limit", 1, "--option", "edition=2019", "--option", "caves=true", "--json"),
    )
    content = json.loads(result.stdout)
    assert content["options"]["edition"] == "2019"
    assert content["options"]["caves"] is True


# Replaying


def test_replay_tells_the_game_and_shows_the_position(saved: Path) -> None:
    record = manoa.load_record(saved)
    whole = run("replay", saved)
    assert whole.exit_code == 0
    assert "The game is over after 3 rounds." in whole.stdout
    assert "undecided" in whole.stdout
    start = run("replay", saved, "--to", 0)
    assert f"After 0 of {len(record.actions)} decisions" in start.stdout
    assert "Round 1" in start.stdout
    assert "plays" not in start.stdout


def test_replay_as_json_is_the_position(saved: Path) -> None:
    record = manoa.load_record(saved)
    assert json.loads(run("replay", saved, "--json").stdout) == record.game.position()
    assert json.loads(run("replay", saved, "--to", 5, "--json").stdout) == record.at(5).position()


def test_replay_refuses_what_is_no_record(saved: Path) -> None:
    assert "999" in refused(run("replay", saved, "--to", 999))
    text = saved.read_text()
    saved.write_text(text[:-40])
    assert "JSON" in refused(run("replay", saved))
    saved.write_text(text.replace('"seed": 11', '"seed": 12'))
    assert "digest" in refused(run("replay", saved))
    saved.write_bytes(b"\xff\xfe\x00")
    assert "UTF-8" in refused(run("replay", saved))


# Routes


def test_route_list_names_every_route() -> None:
    text = run("route", "list").stdout
    assert all(name in text for name in NAMED)
    assert "reconstructed" in text


def test_route_show_draws_here_or_into_files(short: Path, tmp_path: Path) -> None:
    here = run("route", "show", "first-game")
    assert here.exit_code == 0
    assert "Tiles: 6" in here.stdout
    assert "★" in here.stdout
    svg, png = tmp_path / "map.svg", tmp_path / "map.png"
    result = run("route", "show", short, "--svg", svg, "--png", png, "--width", 300)
    assert result.exit_code == 0
    assert svg.read_text(encoding="utf-8").startswith("<svg")
    content = png.read_bytes()
    assert content.startswith(b"\x89PNG")
    assert int.from_bytes(content[16:20]) == 300
    assert str(png) in result.stdout


def test_route_check_says_all_is_well_or_names_the_tile(short: Path) -> None:
    result = run("route", "check", short)
    assert result.exit_code == 0
    assert "All is well" in result.stdout
    assert "Tiles: 2" in result.stdout
    short.write_text(SHORT.replace("q = 4", "q = 40"))
    assert "end-river" in refused(run("route", "check", short))
    short.write_text("tiles = [")
    assert "TOML" in refused(run("route", "check", short))


def test_route_analyse_measures_and_plays_the_same_games_on_any_number_of_processes(short: Path) -> None:
    asked = ["route", "analyse", short, "--games", 3, "--json"]
    alone = json.loads(run(*asked, "--jobs", 1).stdout)
    assert alone == json.loads(run(*asked, "--jobs", 2).stdout)
    assert alone["judgement"]["games"] == 3
    assert len(alone["measures"]) == 7
    # Other games say other things; none say nothing.
    other = json.loads(run(*asked, "--jobs", 1, "--seed", 3).stdout)
    assert other["measures"] == alone["measures"]
    assert other["judgement"] != alone["judgement"]
    assert json.loads(run("route", "analyse", "first-game", "--games", 0, "--json").stdout)["judgement"] is None
    read = run("route", "analyse", short, "--games", 1, "--jobs", 1)
    assert "Longest stretch of one terrain" in read.stdout
    assert "Easy" in read.stdout
    assert "Facile" in run("route", "analyse", short, "--games", 1, "--jobs", 1, "--language", "it").stdout
    assert "atlantis" in refused(run("route", "analyse", "atlantis", "--games", 0))


def test_route_generate_makes_a_route_that_can_be_checked(tmp_path: Path) -> None:
    asked = ["route", "generate", "--seed", 7, "--length", 2, "--pieces", "CD,EF,OP", "--caves", 1]
    file = tmp_path / "wish.toml"
    result = run(*asked, "--out", file)
    assert result.exit_code == 0
    assert str(file) in result.stdout
    assert file.read_text(encoding="utf-8") == run(*asked).stdout
    assert tomllib.loads(file.read_text(encoding="utf-8")) == {
        "tiles": generate(7, {"length": 2, "pieces": ["CD", "EF", "OP"], "caves": 1})["tiles"]
    }
    assert "All is well" in run("route", "check", file).stdout
    assert str(file) in refused(run(*asked, "--out", file)), "what is there is not written over"
    assert "XY" in refused(run("route", "generate", "--pieces", "XY"))
    assert "mad" in refused(run("route", "generate", "--difficulty", "mad"))
    assert refused(run("route", "generate", "--length", 4, "--pieces", "CD,EF"))


# Measuring


def test_bench_measures_and_says_what_was_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    # The greedy games are as slow as the bot is good; the other meters are measured for real.
    real = measure.own_meters
    monkeypatch.setattr(measure, "own_meters", lambda *asked: {**real(*asked), "greedy": lambda _seconds: 12.5})
    content = json.loads(run("bench", "--seconds", 0.01, "--json").stdout)
    assert set(content["rates"]) == {"decisions", "copies", "replay", "greedy"}
    assert all(rate > 0 for rate in content["rates"].values())
    assert (content["compiled"], content["game"]) == (measure.is_compiled(), "eldorado")
    table = run("bench", "valdora", "--seconds", 0.01)
    assert table.exit_code == 0
    assert "12.5" in table.stdout
    assert "Valdora" in table.stdout


# As a program


def test_a_program_that_reads_a_pipe() -> None:
    folder = str(Path(str(manoa.__file__)).parent.parent)
    done = subprocess.run(
        [sys.executable, "-c", "from manoa.cli import app; app(prog_name='manoa')"]
        + ["play", "--players", "2", "--bot", "random", "--seed", "7"],
        check=False,
        input="1\nu\nq\n\n",
        env={**os.environ, "PYTHONPATH": folder, "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "1 decision was taken back." in done.stdout
    assert "You leave the table." in done.stdout


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_the_help_names_every_game(command: str) -> None:
    text = run(command, "--help").output
    assert [entry["name"] for entry in manoa.catalogue() if entry["name"] not in text] == []
