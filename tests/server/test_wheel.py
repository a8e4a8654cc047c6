"""The wheel: installed where there is nothing else, it serves the whole table."""

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
MADE_OF = ("src", "pyproject.toml", "setup.py", "LICENSE", "README.md")


def _run(*words: str | Path) -> None:
    # Plain: that the package compiles is seen in every other test, and costs a minute.
    done = subprocess.run(words, capture_output=True, text=True, env={**os.environ, "MANOA_PLAIN": "1"}, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_an_installed_wheel_serves_the_table_without_node(tmp_path: Path, sqlite: str) -> None:
    sources, empty = tmp_path / "sources", tmp_path / "empty"
    sources.mkdir()
    for name in MADE_OF:
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, sources / name)
    _run(sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", tmp_path, sources)
    (wheel,) = tmp_path.glob("manoa-*.whl")
    _run(sys.executable, "-m", "venv", empty)
    _run(empty / "bin" / "pip", "install", "-q", "-c", ROOT / "lock" / "run.txt", wheel)

    with (
        Served(sqlite, manoa=[str(empty / "bin" / "manoa")], PATH=str(empty / "bin"), PYTHONPATH="") as server,
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
