"""A bot of one's own: the example of docs/bots.md, installed as a package of its own, plays everywhere."""

from __future__ import annotations

import json
import re
from pathlib import Path
from time import sleep

import pytest

from tests import plugged
from tests.server.served import Served, data, guest

PAGE = Path(__file__).parent.parent.parent / "docs/bots.md"
MANOA = ("-c", "from manoa.cli import app; app(prog_name='manoa')")


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder on the path with the page's example, and with two entry points that lead to no bot."""
    folder = tmp_path_factory.mktemp("site")
    (example,) = re.findall(r"```python\n(# hurry\.py.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(example.splitlines()) <= 30
    (folder / "hurry.py").write_text(example, encoding="utf-8")
    points = {"hurry": "hurry:HurryBot", "absent": "hurry:Nobody", "number": "builtins:int"}
    plugged.install(folder, "hurry", points, group="manoa.bots")
    return folder


def test_it_plays_in_a_tournament(home: Path) -> None:
    words = ("tournament", "eldorado", "--bot", "hurry", "--bot", "random", "--deals", 2, "--round-limit", 4, "--json")
    done = plugged.run(home, *MANOA, *words)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 4


def test_it_is_named_and_offered_at_the_table(home: Path) -> None:
    code = "import json; from manoa import bots; print(json.dumps([bots.names(), bots.offered()]))"
    names, offered = json.loads(plugged.run(home, "-c", code).stdout)
    assert names[-3:] == ["absent", "hurry", "number"]
    assert offered[:4] == ["easy", "medium", "hard", "expert"]
    assert "hurry" in offered


def test_it_plays_at_a_table(home: Path, tmp_path: Path) -> None:
    path = plugged.environment(home)["PYTHONPATH"]
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "hurry"}]
    wish = {"game": "eldorado", "seats": seats, "options": {"round_limit": 2}}
    said = tmp_path / "said"
    with (
        said.open("w", encoding="utf-8") as noted,
        Served(f"sqlite:///{tmp_path}/manoa.sqlite", stderr=noted, PYTHONPATH=path) as server,
        server.client(guest(server, "Ada")) as client,
    ):
        table = f"/api/tables/{data(client.post('/api/tables', json=wish), 201)['id']}"
        seen = data(client.get(f"{table}/snapshot?seat=0"))
        assert seen["table"]["seats"][1]["bot"] == "hurry"
        while seen["table"]["status"] == "playing":
            if seen["choices"]:
                body = {"seat": 0, "ply": seen["ply"], "action": seen["choices"][-1]["action"]}
                seen = data(client.post(f"{table}/actions", json=body))
            else:
                sleep(0.05)
                seen = data(client.get(f"{table}/snapshot?seat=0"))
    # A bot that can't think is replaced for a moment by chance; the server notes that.
    assert said.read_text(encoding="utf-8") == ""


def test_one_that_cannot_play_is_refused_in_words(home: Path) -> None:
    for name, sentence in {"absent": "can’t play: AttributeError", "number": "is no bot"}.items():
        words = ("simulate", "eldorado", "--games", 1, "--bot", name)
        done = plugged.run(home, *MANOA, *words)
        assert done.returncode != 0
        assert sentence in done.stderr
