"""A long table opens at once, also without compiled modules."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from manoa.kernel import registry

ROOT = Path(__file__).parents[2]
MOST_MS = 50.0


def test_a_table_of_2000_actions_opens_within_50_ms_on_plain_modules() -> None:
    plain = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "tests.server.opening"]
    told = json.loads(subprocess.run(command, cwd=ROOT, env=plain, capture_output=True, text=True, check=True).stdout)
    assert Path(told["modules"]).is_relative_to(ROOT / "src")
    for game in registry.titles():
        actions, milliseconds = told["opened"][game.name]
        assert actions == 2000
        assert milliseconds <= MOST_MS, game.name
