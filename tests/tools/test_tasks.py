"""The Makefile's targets: each is there, stands beside others where it may, and fails in one line."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from threading import Barrier

import pytest

from tools import tasks
from tools.progress import Progress
from tools.ready import Failed, House
from tools.tasks import Tasks

ROOT = Path(__file__).resolve().parents[2]


def of_house(*more: str) -> Tasks:
    return Tasks(House(Progress()), more)


def test_every_target_of_the_makefile_is_a_task_and_is_explained() -> None:
    makefile = (ROOT / "Makefile").read_text()
    (targets,) = re.findall(r"^(.+):\n\t@\$\(HOUSE\)tasks \$@ \$\(ARGS\)$", makefile, re.MULTILINE)
    for name in targets.split():
        assert callable(getattr(Tasks, name)), name
        assert f"make {name} " in makefile, f"make help says nothing of {name}"


def test_two_tasks_stand_side_by_side_and_all_end_before_a_failure_is_told() -> None:
    both = Barrier(2, timeout=20)
    done: list[str] = []

    def fails() -> None:
        both.wait()
        raise Failed("first")

    def ends() -> None:
        both.wait()
        done.append("second")

    with pytest.raises(Failed, match="first"):
        tasks.beside(fails, ends, lambda: done.append("third"))
    assert sorted(done) == ["second", "third"]


def test_a_command_that_fails_fails_its_task(capfd: pytest.CaptureFixture[str]) -> None:
    tasks.run("sh", "-c", 'test "$WHAT" = this', WHAT="this")
    with pytest.raises(Failed):
        tasks.run("sh", "-c", "echo what is wrong; exit 3")
    assert capfd.readouterr().out == "what is wrong\n"


def test_where_no_browser_can_be_installed_one_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(Tasks, "test", Tasks.browser)
    with pytest.raises(SystemExit) as said:
        tasks.main(["test"])
    assert said.value.code == "manoa: the browser tests need Chromium; install the package chromium"


def test_cleaning_takes_what_was_made_and_leaves_the_rest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "ROOT", tmp_path)
    made = [".venv/bin", "build", "src/manoa/server/static", "src/manoa/__pycache__", "web/node_modules/vite"]
    kept = ["src/manoa/server", "web/src", "bench/results"]
    for name in [*made, *kept]:
        (tmp_path / name).mkdir(parents=True, exist_ok=True)
    of_house().clean()
    assert [name for name in made if (tmp_path / name).exists()] == []
    assert [name for name in kept if not (tmp_path / name).exists()] == []


def test_help_names_the_commands() -> None:
    said = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert "make play" in said
    assert "make check" in said
