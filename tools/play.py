"""`make play`: the table as soon as it can be served, and the compiled rules as soon as they are there.

The first page needs packages and the client only. Where the installed package is missing or of other sources, the
sources themselves are served, plain, while the package is built behind the table at low priority. When it is
installed, the server starts anew on it without closing its door.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from tools.progress import Progress
from tools.ready import ABOUT, BIN, PYTHON, ROOT, Failed, House, beside, is_compiled

SERVE = "from manoa.cli import app; app(prog_name='manoa')"
INTERRUPTED = 130


def play(words: Sequence[str]) -> int:
    """Serves until it is stopped; returns the exit code."""
    begun = monotonic()
    progress = Progress()
    house = House(progress)
    try:
        beside(house)
    except Failed as failed:
        print(failed)
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED
    if house.is_installed():
        os.execv(BIN / "manoa", [str(BIN / "manoa"), "serve", *words])

    def on_open() -> None:
        progress.say(f"the first page is there after {monotonic() - begun:.0f} s, with plain Python rules")
        progress.say(f"compiling them goes on behind the table (about {ABOUT['package']} s) and is taken up by itself")

    build = ["nice", "-n", "19", sys.executable, "-m", "tools.ready", "install"]
    return serve_while([str(PYTHON), "-c", SERVE, "serve", *words], build, progress, on_open)


def serve_while(
    server: Sequence[str], build: Sequence[str], progress: Progress, on_open: Callable[[], None] = lambda: None
) -> int:
    """Serves the sources while the package is built, then the package."""
    signal.signal(signal.SIGTERM, _end)
    signal.signal(signal.SIGHUP, _end)
    with TemporaryDirectory(prefix="manoa-") as folder:
        # While this link stands the sources are what every new process imports; without it, what is installed. So
        # nobody ever imports a package that is being installed just now.
        sources = Path(folder, "sources")
        sources.symlink_to(ROOT / "src")
        environment = {**os.environ, "PYTHONPATH": str(sources)}
        with subprocess.Popen(server, env=environment, stdout=subprocess.PIPE, text=True) as serving:
            building = _Building(build, sources, serving, progress)
            try:
                assert serving.stdout is not None
                for line in serving.stdout:
                    print(line, end="", flush=True)
                    if "http://" in line and not building.is_begun:
                        on_open()
                        building.begin()
                return serving.wait()
            except KeyboardInterrupt:
                # It reached the server too, which ends by itself.
                return serving.wait()
            finally:
                building.stop()
                serving.terminate()


class _Building:
    """The package in the making, and what happens when it is made."""

    def __init__(self, words: Sequence[str], sources: Path, serving: subprocess.Popen[str], progress: Progress) -> None:
        self._words = words
        self._sources = sources
        self._serving = serving
        self._progress = progress
        self._process: subprocess.Popen[str] | None = None
        self._stopped = False

    @property
    def is_begun(self) -> bool:
        return self._process is not None

    def begin(self) -> None:
        """A session of its own: Ctrl+C is for the server, which is asked first."""
        self._process = subprocess.Popen(
            self._words,
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        threading.Thread(target=self._watch, args=[self._process, monotonic()], daemon=True).start()

    def stop(self) -> None:
        """Ends it with all that it started. What it has made so far is used the next time."""
        self._stopped = True
        if self._process is not None and self._process.poll() is None:
            os.killpg(self._process.pid, signal.SIGTERM)
            self._process.wait()

    def _watch(self, process: subprocess.Popen[str], begun: float) -> None:
        said, _ = process.communicate()
        if self._stopped:
            return
        for line in said.splitlines():
            if "manoa: warning" in line:
                self._progress.say(line.removeprefix("manoa: "))
        if process.returncode:
            self._progress.say("the package could not be built (build/*.log say why); the table stays with plain rules")
            return
        self._sources.unlink()
        self._serving.send_signal(signal.SIGUSR1)
        made = "compiled" if is_compiled() else "built, plain,"
        self._progress.say(f"the rules are {made} after {monotonic() - begun:.0f} s, and taken up")


def _end(*_: object) -> None:
    raise SystemExit(INTERRUPTED)


if __name__ == "__main__":
    raise SystemExit(play(sys.argv[1:]))
