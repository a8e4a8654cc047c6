"""One source, two speeds, one game: compiled and plain play the same games, 200 of each title, action for action."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import manoa

ROOT = Path(__file__).parent.parent
GAMES = 200
TITLES = len(manoa.catalogue())


def playing(environment: dict[str, str]) -> subprocess.Popen[str]:
    """A process of its own that plays tests/parity_games.py."""
    return subprocess.Popen(
        [sys.executable, "-m", "tests.parity_games", str(GAMES)],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def played(process: subprocess.Popen[str]) -> list[str]:
    """What it printed."""
    output, errors = process.communicate()
    assert process.returncode == 0, errors
    return output.splitlines()


def installed() -> dict[str, str]:
    """The environment in which `manoa` is the installed package, even where these tests run on the plain sources."""
    paths = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    others = [path for path in paths if path and Path(path).resolve() != ROOT / "src"]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(others)}


def test_compiled_and_plain_play_the_same_games() -> None:
    with playing(installed()) as one, playing({**os.environ, "PYTHONPATH": str(ROOT / "src")}) as other:
        compiled, plain = played(one), played(other)
    assert plain[0] == "plain"
    if compiled[0] != "compiled":
        asked = "import setup; raise SystemExit(not setup.compiler_works())"
        can_compile = subprocess.run([sys.executable, "-c", asked], cwd=ROOT, capture_output=True, check=False)
        assert can_compile.returncode, "the installed package is plain although a C compiler works: make install"
        pytest.skip("the installed package is plain: there is no working C compiler on this machine")
    assert len(plain) == len(compiled) == GAMES * TITLES + 1
    different = [one.split()[0] for one, other in zip(plain[1:], compiled[1:], strict=True) if one != other]
    assert not different, f"{len(different)} games differ, the first with number {different[0]}"
