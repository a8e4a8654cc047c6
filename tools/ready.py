"""Makes the house ready: .venv with pinned packages, the web client, and the package itself, built and installed.

`make` runs it with the interpreter that .venv is made from, so it needs nothing but the standard library. Each step is
taken only where something has changed, and waits where another command is taking it.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

from tools.progress import Progress

ROOT = Path(__file__).resolve().parent.parent
VENV, BUILD, WEB = ROOT / ".venv", ROOT / "build", ROOT / "web"
BIN = VENV / "bin"
PYTHON = BIN / "python"
WHEELS = BUILD / "wheel"
CLIENT = ROOT / "src/manoa/server/static/index.html"

# What the installed package is made of.
PACKAGE = ("src", "pyproject.toml", "setup.py", "LICENSE", "README.md", "lock/build.txt")

# Seconds on a quiet machine with two cores, measured.
ABOUT = {"run": 20, "build": 5, "test": 25, "node": 10, "client": 15, "package": 110, "plain": 10}

NODE_WORKS = """
const [a, b] = process.versions.node.split(".").map(Number);
process.exit(a > 22 || (a == 22 && b >= 12) || (a == 20 && b >= 19) ? 0 : 1);
"""


class Failed(Exception):
    """A step that could not be taken, with what it said."""


class House:
    """The steps, told to a progress."""

    def __init__(self, progress: Progress) -> None:
        self._progress = progress

    # The environment ------------------------------------------------------------------------------------------

    def venv(self) -> None:
        """The mark is set last and says where: an interrupted environment is made anew, and so is a moved or copied
        one, whose scripts would still start the interpreter of the old place."""
        made = VENV / "made"
        with self._alone("packages"):
            if _read(made) == str(ROOT) and _works([PYTHON, "-c", ""]):
                return
            with self._progress.step(f"making .venv with Python {sys.version.split()[0]}", 6):
                shutil.rmtree(VENV, ignore_errors=True)
                self._run("venv", [sys.executable, "-m", "venv", VENV])
                made.write_text(str(ROOT))

    def packages(self, *locks: str) -> None:
        """Brings .venv to the pinned versions, unless they are the ones that it was brought to last."""
        self.venv()
        with self._alone("packages"):
            for name in locks:
                pins, stamp = (ROOT / f"lock/{name}.txt").read_text(), VENV / f"stamp-{name}"
                if _read(stamp) == pins:
                    continue
                with self._progress.step(f"installing lock/{name}.txt", ABOUT[name]):
                    self._run("packages", [*_pip("install"), "-qq", "-r", f"lock/{name}.txt"])
                stamp.write_text(pins)

    # The web client -------------------------------------------------------------------------------------------

    def has_client(self) -> bool:
        """Whether the client was built of these very files."""
        return CLIENT.exists() and _read(BUILD / "stamp-client") == _client_of()

    def client(self) -> None:
        """Built into the package, so that the installed package serves it with no Node at hand."""
        stamp = BUILD / "stamp-client"
        with self._alone("client"):
            if self.has_client():
                return
            made_of = _client_of()
            environment = self._with_node()
            with self._progress.step("building the web client", ABOUT["client"]):
                stamp.unlink(missing_ok=True)
                for words in (["npm", "ci", "--no-progress"], ["npm", "run", "build"]):
                    self._run("client", words, WEB, environment)
            stamp.write_text(made_of)

    def check_client(self) -> None:
        """Types, accessibility hints, style and tests of the client."""
        self.client()
        environment = self._with_node()
        if not (WEB / "node_modules").exists():
            self._run("client", ["npm", "ci", "--no-progress"], WEB, environment)
        for script in ("check", "lint", "test"):
            if subprocess.run(["npm", "run", "--silent", script], cwd=WEB, env=environment, check=False).returncode:
                raise Failed("")

    def _with_node(self) -> Mapping[str, str]:
        """The environment in which node and npm work: the machine's, or from PyPI where there is none or an old one."""
        if not _node_works(os.environ):
            self.packages("node")
        return os.environ if _node_works(os.environ) else _own_node()

    # The package ----------------------------------------------------------------------------------------------

    def is_installed(self) -> bool:
        """Whether what is installed was made of these very files."""
        return _read(VENV / "stamp-manoa") == _made_of()

    def install(self, strict: bool = False) -> None:
        """Builds a wheel and installs it. Tests are strict: where a C compiler works they want compiled modules."""
        with self._alone("package"):
            same = self.is_installed() and any(WHEELS.glob("manoa-*.whl"))
            if same and (not strict or is_compiled()):
                return
            self.packages("run", "build")
            environment = dict(os.environ)
            if strict and _is_to_compile():
                environment["MANOA_REQUIRE_COMPILED"] = "1"
            elif same:
                return
            made_of = _made_of()
            (VENV / "stamp-manoa").unlink(missing_ok=True)
            about = ABOUT["package" if _is_to_compile() else "plain"]
            with self._progress.step("building manoa", about):
                shutil.rmtree(WHEELS, ignore_errors=True)
                wheel = [*_pip("wheel"), "-v", "--no-deps", "--no-build-isolation", "-w", WHEELS, "."]
                said = self._run("manoa", wheel, environment=environment)
            for warning in sorted({line.strip() for line in said.splitlines() if "manoa: warning" in line}):
                self._progress.say(warning.removeprefix("manoa: "))
            with self._alone("packages"):
                (built,) = WHEELS.glob("manoa-*.whl")
                self._run("install", [*_pip("install"), "-qq", "--no-deps", "--force-reinstall", built])
            self._run("loading", [PYTHON, "-c", "import manoa.cli, manoa.server.serve"], BUILD)
            (VENV / "stamp-manoa").write_text(made_of)

    # --------------------------------------------------------------------------------------------------------

    @contextmanager
    def _alone(self, name: str) -> Iterator[None]:
        """One command at a time."""
        BUILD.mkdir(exist_ok=True)
        with (BUILD / f"lock-{name}").open("w") as file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                self._progress.say(f"another command is at work on this ({name}); waiting for it")
                fcntl.flock(file, fcntl.LOCK_EX)
            yield

    def _run(
        self,
        log: str,
        words: Sequence[str | Path],
        folder: Path = ROOT,
        environment: Mapping[str, str] | None = None,
    ) -> str:
        """Runs a command whose words nobody needs unless it fails."""
        kept = BUILD / f"{log}.log"
        with kept.open("w") as out:
            done = subprocess.run(
                words, cwd=folder, env=environment, stdin=subprocess.DEVNULL, stdout=out, stderr=out, check=False
            )
        said = kept.read_text(errors="replace")
        if done.returncode:
            raise Failed(said)
        return said


def beside(house: House) -> None:
    """All that a first page needs. Packages and client stand side by side, each about one core busy."""
    if house.has_client() or not _node_works(os.environ):
        house.packages("run")
        house.client()
        return
    with ThreadPoolExecutor(2) as threads:
        steps = threads.submit(house.packages, "run"), threads.submit(house.client)
        for step in steps:
            step.result()


def is_compiled() -> bool:
    """Whether the installed package is a compiled one."""
    return any(VENV.glob("lib/python3*/site-packages/manoa/compiled__mypyc*"))


def _is_to_compile() -> bool:
    asked = "import setup; raise SystemExit(not (setup.wanted() and setup.compiler_works()))"
    return _works([PYTHON, "-c", asked])


def _made_of() -> str:
    return _checksums([ROOT / name for name in PACKAGE]) + f"plain={os.environ.get('MANOA_PLAIN', '')}\n"


def _client_of() -> str:
    """The client's files, its words for when no server is there, and those of the games that both sides draw by."""
    return _checksums([WEB, ROOT / "src/manoa/locale/offline", *ROOT.glob("src/manoa/games/*/data/*.json")])


def _checksums(places: Sequence[Path]) -> str:
    """Names and checksums of all files, so that a change, a new file and a removed one all show."""
    passed_over = {"node_modules", "__pycache__"}
    files: list[Path] = []
    for place in places:
        if place.is_file():
            files.append(place)
        for folder, folders, names in os.walk(place):
            folders[:] = [name for name in folders if name not in passed_over and not name.endswith(".egg-info")]
            files += [Path(folder, name) for name in names]
    return "".join(
        f"{path.relative_to(ROOT)} {hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}\n"
        for path in sorted(files)
    )


def _pip(command: str) -> list[str | Path]:
    return [PYTHON, "-m", "pip", "--disable-pip-version-check", "--no-input", command]


def _own_node() -> dict[str, str]:
    return {**os.environ, "PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}"}


def _node_works(environment: Mapping[str, str]) -> bool:
    return _works(["node", "-e", NODE_WORKS], environment) and _works(["npm", "--version"], environment)


def _works(words: Sequence[str | Path], environment: Mapping[str, str] | None = None) -> bool:
    try:
        return not subprocess.run(words, cwd=ROOT, env=environment, capture_output=True, check=False).returncode
    except OSError:
        return False


def _read(path: Path) -> str:
    return path.read_text() if path.exists() else ""


def main(words: Sequence[str]) -> None:
    """`python -m tools.ready client|install`."""
    house = House(Progress())
    steps: dict[str, Callable[[], None]] = {"client": house.client, "install": house.install}
    try:
        for word in words:
            steps[word]()
    except Failed as failed:
        raise SystemExit(f"{failed}\nmanoa: could not make {' '.join(words)} ready") from None
    except KeyboardInterrupt:
        raise SystemExit(130) from None


if __name__ == "__main__":
    main(sys.argv[1:])
