"""A virtual environment for each peer, made from its lock file and kept until that changes."""

import hashlib
import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


class Unavailable(Exception):
    """A system cannot be measured on this machine; the message says why."""


def interpreter(peer: str) -> Path:
    """The Python of the peer's environment, which is made first where it is missing or out of date."""
    lock = ROOT / "lock" / f"bench-{peer}.txt"
    home = ROOT / ".bench" / peer
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    stamp = home / "lock.sha256"
    # The interpreter is part of the stamp: wheels chosen for one version do not serve another.
    digest = hashlib.sha256(sys.version.encode() + lock.read_bytes()).hexdigest()
    if not (stamp.is_file() and stamp.read_text() == digest):
        try:
            venv.create(home, clear=True, with_pip=True, symlinks=os.name != "nt")
            _install(python, lock)
        except subprocess.CalledProcessError as error:
            reason = str(error.stderr or error.output or error).strip().splitlines()[-1]
            raise Unavailable(f"cannot install {lock.relative_to(ROOT)}: {reason}") from error
        stamp.write_text(digest)  # last, so that a half-made environment is never taken for a whole one
    return python


def _install(python: Path, lock: Path) -> None:
    # Wheels only: to build OpenSpiel from its sources would take longer than all the benchmarks.
    wheels_only = ["--no-deps", "--only-binary", ":all:"]
    pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--retries", "1"]
    subprocess.run([*pip, *wheels_only, "--requirement", str(lock)], check=True, capture_output=True, text=True)
