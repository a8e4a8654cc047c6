"""What the Makefile's targets do: checks, tests, measurements and cleaning up, with the house made ready first.

python -m tools.tasks check|test|lint|types|soak|bench|wheel|clean [more words for pytest or bench]
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools.progress import Progress
from tools.ready import BIN, BUILD, PYTHON, ROOT, WHEELS, Failed, House

# What the linters read.
CHECKED = ("src", "tests", "bench", "tools", "examples")
# The engine's own tests, quick enough for plain sources: nothing need be compiled between an edit and its answer.
ENGINE = ("tests/kernel", "tests/rules", "tests/games", "tests/tools")
# Browser tests wait as often as they work: one process more than there are cores keeps the cores busy.
PYTEST = (PYTHON, "-m", "pytest", "-n", str((os.cpu_count() or 1) + 1), "--dist", "worksteal")
# Chromium for tests, the best first: programs, and packages of the same names. Without what only a window shows, a page
# takes a third of the processor time.
BROWSERS = ("chromium-headless-shell", "chromium")
MADE = (".venv", "build", "dist", "web/node_modules", "src/manoa/server/static")
MADE_CACHES = (".pytest_cache", ".mypy_cache", ".ruff_cache", ".import_linter_cache", ".hypothesis")


class Tasks:
    """The targets, with the words that were given after them."""

    def __init__(self, house: House, more: Sequence[str]) -> None:
        self._house = house
        self._more = more

    def check(self) -> None:
        """For the edit loop: lint, types and the engine's tests on the plain sources, side by side."""
        self._tools()
        beside(self.lint, lambda: run(*PYTEST, "-q", "-m", "not slow", *ENGINE, *self._more, PYTHONPATH="src"))

    def test(self) -> None:
        """Everything but the slow tests. Checks and the build stand side by side: each keeps about one core busy."""
        beside(self._tools, self._house.client, self.browser)
        beside(self.lint, self._house.check_client, self._strict)
        run(*PYTEST, "-m", "not slow", *self._more)

    def soak(self) -> None:
        """The slow tests; then faults of all kinds for ten minutes, while people and bots play."""
        self._tools()
        self._strict()
        run(*PYTEST, "-m", "slow", "--timeout", "0", *self._more)
        run(PYTHON, "-m", "tests.soak")

    def bench(self) -> None:
        """Speed and strength, beside other engines where they can be had."""
        self._tools()
        self._house.client()
        self._house.install()
        run(PYTHON, "-m", "bench", *self._more)
        run(PYTHON, "-m", "bench.thinking", "--json", "bench/results/thinking.json")
        run(PYTHON, "-m", "bench.load", "--json", "bench/results/load.json")
        run(PYTHON, "-m", "bench.machines", "--json", "bench/results/machines.json")

    def lint(self) -> None:
        """Style, types and layers."""
        self._tools()
        run(BIN / "ruff", "check", "--quiet", ".")
        try:
            run(BIN / "ruff", "format", "--check", "--quiet", ".")
        except Failed:
            raise Failed("unformatted files; run .venv/bin/ruff format .") from None
        run(BIN / "mypy", "--no-error-summary", *CHECKED)
        run(BIN / "lint-imports", "--no-logo", PYTHONPATH="src")

    def types(self) -> None:
        """The web client's types, generated from the plain sources."""
        self._tools()
        run(PYTHON, "-m", "tools.client_types", PYTHONPATH="src")

    def wheel(self) -> None:
        """The wheel that is installed here, in dist/."""
        self._house.client()
        self._house.install()
        (ROOT / "dist").mkdir(exist_ok=True)
        for built in WHEELS.glob("manoa-*.whl"):
            print(shutil.copy(built, ROOT / "dist"))

    def browser(self) -> None:
        """Chromium for the browser tests: installed where one may, asked for where not."""
        if any(map(shutil.which, BROWSERS)):
            return
        if os.geteuid() == 0 and shutil.which("apt-get"):
            print("manoa: installing chromium", flush=True)
            BUILD.mkdir(exist_ok=True)
            with (BUILD / "browser.log").open("w") as log:
                subprocess.run(["apt-get", "-qq", "update"], stdout=log, stderr=log, check=False)
                for package in BROWSERS:
                    words = ["apt-get", "-qq", "install", "-y", package, "fonts-liberation"]
                    if subprocess.run(words, stdout=log, stderr=log, check=False).returncode == 0:
                        break
        if not any(map(shutil.which, BROWSERS)):
            raise Failed("the browser tests need Chromium; install the package chromium")

    def clean(self) -> None:
        """Removes .venv and everything built."""
        for name in (*MADE, *MADE_CACHES):
            shutil.rmtree(ROOT / name, ignore_errors=True)
        for top in CHECKED:
            for cache in list((ROOT / top).rglob("__pycache__")):
                shutil.rmtree(cache, ignore_errors=True)

    def _tools(self) -> None:
        self._house.packages("run", "build", "test")

    def _strict(self) -> None:
        self._house.client()
        self._house.install(strict=True)


def beside(*tasks: Callable[[], None]) -> None:
    """Tasks side by side, two at a time. All of them end before the first failure is told."""
    with ThreadPoolExecutor(2) as threads:
        for begun in [threads.submit(task) for task in tasks]:
            begun.result()


def run(*words: str | Path, **environment: str) -> None:
    """Runs a command, which says for itself what is wrong."""
    done = subprocess.run(words, cwd=ROOT, env={**os.environ, **environment}, check=False)
    if done.returncode:
        raise Failed("")


def main(words: Sequence[str]) -> None:
    """The target, then more words for it."""
    name, *more = words
    try:
        getattr(Tasks(House(Progress()), more), name)()
    except Failed as failed:
        said = str(failed).strip()
        raise SystemExit(f"manoa: {said}" if said else f"manoa: {name} failed") from None
    except KeyboardInterrupt:
        raise SystemExit(130) from None


if __name__ == "__main__":
    main(sys.argv[1:])
