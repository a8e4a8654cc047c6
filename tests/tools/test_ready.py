"""Setting up: every step says what it does and how long, is taken when something changed, and never twice at once."""

from __future__ import annotations

import fcntl
import re
from io import StringIO
from pathlib import Path
from threading import Thread
from time import monotonic, sleep

import pytest

from tools import ready
from tools.progress import Progress


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


def test_a_step_says_its_name_its_time_and_that_it_goes_on() -> None:
    out = StringIO()
    late = monotonic() + 30
    with Progress(out, every=0.02).step("building the web client", 15):
        while "…" not in out.getvalue():
            assert monotonic() < late, "nothing moves"
            sleep(0.02)
    first, *between, last = out.getvalue().splitlines()
    assert first == "manoa: building the web client (about 15 s)"
    assert between
    for line in between:
        assert re.fullmatch(r"manoa: … building the web client: \d+ of about 15 s", line)
    assert re.fullmatch(r"manoa: building the web client: done in \d+ s", last)


def test_in_a_terminal_one_line_moves_and_shows_steps_side_by_side() -> None:
    out = Terminal()
    progress = Progress(out)
    late = monotonic() + 30
    with progress.step("packages", 20), progress.step("client", 15):
        while out.getvalue().count("·") < 3:
            assert monotonic() < late, "nothing moves"
            sleep(0.02)
    frames = [frame for frame in out.getvalue().split("\r\033[K") if "·" in frame]
    assert len(frames) >= 2
    assert len({frame[0] for frame in frames}) >= 2
    for frame in frames:
        assert re.fullmatch(r". packages: \d+ of about 20 s · client: \d+ of about 15 s", frame)


def test_checksums_tell_a_change_a_new_file_and_a_removed_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ready, "ROOT", tmp_path)
    for name in ("a.py", "b.py"):
        (tmp_path / name).write_text("1")
    seen = [ready._checksums([tmp_path])]
    (tmp_path / "__pycache__").mkdir()
    (tmp_path / "__pycache__" / "a.pyc").write_text("1")
    assert ready._checksums([tmp_path]) == seen[0]
    (tmp_path / "a.py").write_text("2")
    seen.append(ready._checksums([tmp_path]))
    (tmp_path / "c.py").write_text("1")
    seen.append(ready._checksums([tmp_path]))
    (tmp_path / "b.py").unlink()
    seen.append(ready._checksums([tmp_path]))
    assert len(set(seen)) == len(seen)


def test_the_client_is_built_again_when_a_game_is_drawn_otherwise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ready, "ROOT", tmp_path)
    monkeypatch.setattr(ready, "WEB", tmp_path / "web")
    data = tmp_path / "src/manoa/games/island/data"
    data.mkdir(parents=True)
    (data / "artwork.json").write_text("{}")
    before = ready._client_of()
    (data / "tiles.toml").write_text("")
    assert ready._client_of() == before
    (data / "artwork.json").write_text('{"sea": "#123456"}')
    assert ready._client_of() != before


def test_two_commands_at_once_take_a_step_one_after_the_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ready, "BUILD", tmp_path)
    out = StringIO()
    house = ready.House(Progress(out))
    taken: list[str] = []

    def second() -> None:
        with house._alone("package"):
            taken.append("second")

    with (tmp_path / "lock-package").open("w") as first:
        fcntl.flock(first, fcntl.LOCK_EX)
        thread = Thread(target=second)
        thread.start()
        late = monotonic() + 20
        while "waiting" not in out.getvalue():
            assert monotonic() < late
            sleep(0.01)
        taken.append("first")
    thread.join()
    assert taken == ["first", "second"]
