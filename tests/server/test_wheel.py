"""The wheel: installed where there is nothing else, it plays, serves the whole table, and learners step through it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tests.server.people import GREEDY, ME
from tests.server.served import Served, data

ROOT = Path(__file__).resolve().parents[2]
BUILT = ROOT / "build" / "wheel"
MADE_OF = ("src", "pyproject.toml", "setup.py", "LICENSE", "README.md")

# One game of each title to its end, or far into it.
PLAY = """
import manoa
for title in manoa.catalogue():
    game = manoa.new(title["name"], players=3, seed=7)
    for _ in range(3000):
        if game.is_over:
            break
        game.apply(game.legal_actions()[-1])
    print(title["name"], game.view(None)["round"])
"""


def _run(*arguments: str | Path, cwd: Path) -> str:
    environment = {**os.environ, "MANOA_PLAIN": "1", "PYTHONPATH": ""}
    done = subprocess.run(arguments, capture_output=True, text=True, env=environment, cwd=cwd, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def _wheel(folder: Path) -> Path:
    """The very wheel that `make` has installed, compiled where that is possible; a plain one where it made none."""
    if found := list(BUILT.glob("manoa-*.whl")):
        return found[0]
    sources = folder / "sources"
    sources.mkdir()
    for name in MADE_OF:
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, sources / name)
    pip = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation"]
    _run(*pip, "-w", folder, sources, cwd=folder)
    return next(folder.glob("manoa-*.whl"))


def test_an_installed_wheel_plays_and_serves_with_nothing_else_at_hand(tmp_path: Path, sqlite: str) -> None:
    wheel, empty = _wheel(tmp_path), tmp_path / "empty"
    _run(sys.executable, "-m", "venv", "--without-pip", empty, cwd=tmp_path)
    python = empty / "bin" / "python"
    locks = [word for name in ("run", "test") for word in ("-c", str(ROOT / "lock" / f"{name}.txt"))]
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "-q", "--no-compile", *locks]
    _run(*pip, wheel, cwd=tmp_path)

    manoa = empty / "bin" / "manoa"
    compiled = "none-any" not in wheel.name
    assert ("compiled" in _run(manoa, "--version", cwd=tmp_path)) == compiled
    assert len(_run(python, "-c", PLAY, cwd=tmp_path).splitlines()) == 3

    with (
        Served(sqlite, manoa=[str(manoa)], PATH=str(empty / "bin"), PYTHONPATH="") as server,
        server.client() as client,
    ):
        page = client.get("/").text
        files = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
        assert files
        for file in files:
            assert client.get(file).status_code == 200
        assert client.get("/table/anything").text == page
        data(client.put("/api/me", json={"name": "Ada"}))
        table = data(client.post("/api/tables", json={"game": "eldorado", "seats": [ME, GREEDY]}), 201)
        assert data(client.get(f"/api/tables/{table['id']}/snapshot"))["choices"]

    # With the extra, the lines of the README for learners play a game.
    _run(*pip, f"{wheel}[envs]", cwd=tmp_path)
    (lines,) = re.findall(r"manoa\[envs\].*?```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    assert len([line for line in lines.splitlines() if line]) == 5
    assert _run(python, "-c", f"{lines}print(over, reward)", cwd=tmp_path).split()[0] == "True"
