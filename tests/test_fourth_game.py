"""A game of another package is found by its entry point, and played everywhere without a change of ours.

The game is `tests/minigame`. Everything here runs in processes of their own, which find it as an installed package.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import manoa
from tests import plugged
from tests.server.people import GREEDY, ME
from tests.server.served import Served, data, guest

MANOA = ("-c", "from manoa.cli import app; app(prog_name='manoa')")


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder on the path with an installed Summit."""
    folder = tmp_path_factory.mktemp("site")
    plugged.install(folder, "summit", {"summit": "tests.minigame:TITLE"})
    return folder


def test_here_nobody_knows_it() -> None:
    assert "summit" not in [entry["name"] for entry in manoa.catalogue()]
    with pytest.raises(manoa.BadOption, match="no game"):
        manoa.new("summit", players=2)


def test_it_passes_the_tests_of_every_game(home: Path) -> None:
    kernel = ("tests/kernel/test_chance.py", "tests/kernel/test_fixed.py", "tests/kernel/test_language.py")
    files = ("tests/games/test_simulation.py", *kernel, "tests/test_versions.py")
    done = plugged.run(home, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *files, "-k", "summit")
    assert done.returncode == 0, done.stdout
    assert int(re.findall(r"(\d+) passed", done.stdout)[0]) > 15


def test_it_is_listed_and_played_like_ours(home: Path) -> None:
    code = (
        "import json, manoa; from manoa.bots import make; game = manoa.new('summit', players=3, seed=5);"
        "bots = [make('greedy', seat) for seat in range(3)]\n"
        "while not game.is_over: game.apply(bots[game.current_player].choose(game))\n"
        "print(json.dumps([[entry['name'] for entry in manoa.catalogue()], game.view(None)['ranking']]))"
    )
    names, ranking = json.loads(plugged.run(home, "-c", code).stdout)
    assert names == sorted(["summit", *(entry["name"] for entry in manoa.catalogue())])
    assert sorted(seat for group in ranking for seat in group) == [0, 1, 2]


def test_it_is_simulated_on_several_processes_and_measured(home: Path) -> None:
    simulate = ("simulate", "summit", "--games", 40, "--bot", "greedy", "-o", "weather=storm", "--json")
    one, two = (json.loads(plugged.run(home, *MANOA, *simulate, "--jobs", jobs).stdout) for jobs in (1, 2))
    assert (one["players"], one["games"], one["options"]["weather"]) == (3, 40, "storm")
    assert (one["wins"], one["distribution"]) == (two["wins"], two["distribution"])
    rates = json.loads(plugged.run(home, *MANOA, "bench", "summit", "--seconds", 0.01, "--json").stdout)["rates"]
    assert all(rate > 0 for rate in rates.values())
    assert "summit/0 " in plugged.run(home, "-m", "tests.parity_games", 1).stdout


def test_a_person_plays_it_in_the_terminal(home: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play = ("play", "summit", "--players", 2, "--seed", 3, "--record", file)
    done = plugged.run(home, *MANOA, *play, text="?\n1\nu\n" + "h\n1\n" * 20)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Summit · fair weather · 2 players" in done.stdout
    assert "Hint: " in done.stdout
    assert "The game is over in round" in done.stdout
    told = plugged.run(home, *MANOA, "replay", file, "--language", "pl")
    assert "odpoczywa" in told.stdout
    with pytest.raises(manoa.BadRecord, match="no game"):
        manoa.load_record(file)


def test_a_server_plays_it_to_the_end_and_replays_it(home: Path, tmp_path: Path) -> None:
    path = plugged.environment(home)["PYTHONPATH"]
    with (
        Served(f"sqlite:///{tmp_path / 'manoa.sqlite'}", PYTHONPATH=path) as server,
        server.client(guest(server, "Ada")) as client,
    ):
        listed = data(client.get("/api/games?language=es"))["games"]
        assert [entry["title"] for entry in listed if entry["name"] == "summit"] == ["Summit"]
        assert "choice-climb" in client.get("/api/texts/it.ftl?game=summit").text
        body = {"game": "summit", "options": {"weather": "storm"}, "seats": [ME, GREEDY], "open": True}
        table = data(client.post("/api/tables", json=body), 201)["id"]
        seen = _play_to_the_end(client, f"/api/tables/{table}")
        assert seen["table"]["status"] == "finished"
        replayed = data(client.get(f"/api/tables/{table}/replay?ply={seen['moves']}"))
        assert replayed["view"]["ranking"] == seen["view"]["ranking"]
        record = data(client.get(f"/api/tables/{table}/record"))
        assert (record["game"], len(record["actions"])) == ("summit", seen["moves"])
        again = data(client.post("/api/records", json=record), 201)
        assert again["result"] == seen["table"]["result"]


def _play_to_the_end(client: Any, path: str) -> dict[str, Any]:
    while True:
        seen = data(client.get(f"{path}/snapshot"))
        if seen["table"]["status"] == "finished":
            return seen
        if seen["choices"]:
            body = {"seat": 0, "ply": seen["ply"], "action": seen["choices"][0]["action"]}
            client.post(f"{path}/actions", json=body)


# Broken ones ----------------------------------------------------------------------------------------------------------

BROKEN = {
    "missing": ("nowhere.to:TITLE", "ModuleNotFoundError: No module named 'nowhere'"),
    "nothing": ("tests.minigame:NOTHING", "AttributeError"),
    "chess": ("tests.minigame:TITLE", "must name a Title called “chess”"),
    "number": ("tests.minigame.game:GAME", "must name a Title"),
    "mute": ("mute:TITLE", "no messages in the language “es”"),
}
MUTE = """
from copy import copy
from pathlib import Path
from tests.minigame import TITLE as SUMMIT

TITLE = copy(SUMMIT)
TITLE.name = "mute"
TITLE.folder = Path(__file__).parent
"""


def test_a_broken_game_says_why_and_the_others_are_played(tmp_path: Path) -> None:
    plugged.install(tmp_path, "clumsy", {name: place for name, (place, _) in BROKEN.items()})
    plugged.install(tmp_path, "copycat", {"eldorado": "tests.minigame:TITLE"})
    (tmp_path / "mute.py").write_text(MUTE, encoding="utf-8")
    (tmp_path / "locale").mkdir()
    for language in ("en", "it"):
        (tmp_path / "locale" / f"{language}.ftl").write_text("title = Mute\n", encoding="utf-8")
    simulate = ("simulate", "--games", 1, "--jobs", 1, "-o", "round_limit=1", "--json")
    done = plugged.run(tmp_path, *MANOA, *simulate)
    assert done.returncode == 0
    assert json.loads(done.stdout)["game"] == "eldorado"
    lines = done.stderr.splitlines()
    assert len(lines) == len(BROKEN) + 1
    for name, (_, why) in BROKEN.items():
        assert [line for line in lines if f"“{name}” of the package clumsy" in line and why in line], name
        asked = plugged.run(tmp_path, *MANOA, "play", name)
        assert asked.returncode == 2
        assert asked.stderr.splitlines()[-1].startswith(f"The game “{name}” of the package clumsy cannot be played.")
    assert any("“eldorado” of the package copycat" in line for line in lines)
    polish = plugged.run(tmp_path, *MANOA, "play", "missing", "--language", "pl")
    assert "Nie można zagrać" in polish.stderr.splitlines()[-1]


@pytest.mark.parametrize(
    ("place", "why"),
    [
        ("", "summit cannot be played in a terminal."),
        ("nowhere:Screen", "ModuleNotFoundError: No module named 'nowhere'"),
        ("tests.minigame:title", "TypeError"),
        ("builtins:dict", "TypeError: builtins:dict is no Screen"),
    ],
)
def test_a_game_without_a_terminal_is_refused_there_and_simulated(tmp_path: Path, place: str, why: str) -> None:
    plugged.install(tmp_path, "silent", {"summit": "silent:TITLE"})
    text = f'from tests.minigame import TITLE\nTITLE.terminal = "{place}"\nTITLE.commands = {{"up": "nowhere:app"}}\n'
    (tmp_path / "silent.py").write_text(text, encoding="utf-8")
    done = plugged.run(tmp_path, *MANOA, "play", "summit")
    assert done.returncode == 2
    commands, screen = done.stderr.splitlines()
    assert "package nowhere:app cannot be played" in commands
    assert why in screen
    assert plugged.run(tmp_path, *MANOA, "simulate", "summit", "--games", 1, "--jobs", 1).returncode == 0
