"""The table while the package is in the making: it is taken up when it is there, and nothing of it stays behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest

ROOT = Path(__file__).resolve().parents[2]

# A server in small: it says where its rules come from, and starts anew when it is told.
SERVER = """
import os, signal, sys, time
signal.signal(signal.SIGUSR1, lambda *_: os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]]))
import manoa
print("rules of", manoa.__file__, "at http://here", flush=True)
time.sleep(float(sys.argv[1]) if "sources" in manoa.__file__ else 0)
"""

# Where tests run behind a shell, Ctrl+C is switched off for whatever they start.
PLAY = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
from tools.play import serve_while
from tools.progress import Progress
server, build, seconds = sys.argv[1:]
raise SystemExit(serve_while([sys.executable, "-c", server, seconds], ["sh", "-c", build], Progress()))
"""


def playing(build: str, seconds: int) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", PLAY, SERVER, build, str(seconds)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def at_work(group: int) -> list[str]:
    """The processes of a group, but for those that have ended and were not yet waited for."""
    listed = subprocess.run(["ps", "-A", "-o", "pgid=,stat=,args="], capture_output=True, text=True, check=True)
    rows = [line.split(None, 2) for line in listed.stdout.splitlines()]
    return [row[-1] for row in rows if int(row[0]) == group and not row[1].startswith("Z")]


def test_what_was_built_is_taken_up_by_the_server_itself() -> None:
    with playing("sleep 0.3", 60) as play:
        said, _ = play.communicate(timeout=50)
    first, *_, last = [line for line in said.splitlines() if line.startswith("rules of")]
    assert "/sources/manoa/" in first
    assert "/sources/manoa/" not in last
    assert "and taken up" in said
    assert play.returncode == 0


def test_a_build_that_fails_leaves_the_table_as_it_is() -> None:
    with playing("exit 1", 2) as play:
        said, _ = play.communicate(timeout=50)
    assert said.count("rules of") == 1
    assert said.count("the table stays with plain rules") == 1
    assert play.returncode == 0


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM])
def test_to_stop_the_table_stops_the_build(end: signal.Signals, tmp_path: Path) -> None:
    mark = tmp_path / "building"
    with playing(f"echo $$ > {mark}; sleep 60 & wait", 60) as play:
        late = monotonic() + 30
        while not (mark.exists() and mark.read_text()):
            assert monotonic() < late
            sleep(0.02)
        build = int(mark.read_text())
        # As a terminal does: Ctrl+C is for the whole group, but the build is not in it.
        if end == signal.SIGINT:
            os.killpg(play.pid, end)
        else:
            play.send_signal(end)
        play.communicate(timeout=30)
    assert not at_work(build)
