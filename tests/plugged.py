"""Games of other packages for tests: an entry point as an installed package has it, and processes that find it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import manoa

ROOT = Path(__file__).parent.parent
# The package as these tests run it: compiled and installed, or the plain sources.
PACKAGE = Path(str(manoa.__file__)).parent.parent


def install(folder: Path, package: str, points: dict[str, str], group: str = "manoa.games") -> None:
    """Puts into a folder what pip leaves of a package with these entry points: its metadata."""
    home = folder / f"{package}-1.0.dist-info"
    home.mkdir(parents=True)
    (home / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    lines = "".join(f"{name} = {value}\n" for name, value in points.items())
    (home / "entry_points.txt").write_text(f"[{group}]\n{lines}", encoding="utf-8")


def environment(folder: Path) -> dict[str, str]:
    """Of a process that has the folder's packages."""
    path = os.pathsep.join(map(str, (folder, PACKAGE, ROOT)))
    return {**os.environ, "PYTHONPATH": path, "MANOA_LANGUAGE": "en", "PYTHONIOENCODING": "utf-8"}


def run(folder: Path, *command: object, text: str = "") -> subprocess.CompletedProcess[str]:
    """Runs Python in such a process."""
    return subprocess.run(
        [sys.executable, *(str(word) for word in command)],
        cwd=ROOT,
        env=environment(folder),
        input=text,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
