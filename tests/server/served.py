"""Servers in processes of their own, for tests that end them, or have two of them at once."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from types import TracebackType
from typing import IO, Any, Self, TypeVar

import httpx2
from websockets.sync.client import ClientConnection

T = TypeVar("T")
MANOA = (sys.executable, "-c", "from manoa.cli import app; app()")


class DidNotStart(Exception):
    """A server has ended before it listened; what is wrong it has said itself."""


class Served:
    """`manoa serve` on a database, from the start of the block to its end; `manoa` may be another one than ours."""

    def __init__(
        self,
        database: str,
        port: int = 0,
        manoa: Sequence[str] = MANOA,
        stderr: IO[str] | None = None,
        workers: int = 1,
        **settings: str,
    ) -> None:
        self.database = database
        fixed = {"MANOA_LIMITS": "off", "MANOA_LANGUAGE": "en", "PYTHONUNBUFFERED": "1"}
        arguments = ["serve", "--port", str(port), "--database", database, "--workers", str(workers)]
        self._process = subprocess.Popen(
            [*manoa, *arguments],
            env={**os.environ, **fixed, **settings},
            stdout=subprocess.PIPE,
            stderr=stderr,
            text=True,
        )
        assert self._process.stdout is not None
        self.said: list[str] = []
        while not self.said or "http://" not in self.said[-1]:
            line = self._process.stdout.readline()
            if not line:
                self._process.stdout.close()
                self._process.wait()
                raise DidNotStart
            self.said.append(line.strip())
        self.address = self.said[-1].split()[3].rstrip(".")

    @property
    def process(self) -> int:
        """The number of its process; of several, the one that looks after the others."""
        return self._process.pid

    @property
    def exit_code(self) -> int | None:
        """How it ended, once it has."""
        return self._process.poll()

    def client(self, cookie: str = "") -> httpx2.Client:
        """Somebody's browser."""
        headers = {"Cookie": f"manoa={cookie}"} if cookie else {}
        # The address is said before the server listens with all its parts; connections wait until then.
        return httpx2.Client(base_url=self.address, headers=headers, timeout=20)

    def restart(self) -> None:
        """Tells it to restart on what is installed by now."""
        self._process.send_signal(signal.SIGUSR1)

    def kill(self) -> None:
        """Ends it as a power cut would."""
        self._process.kill()
        self._process.wait()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._process.poll() is None:
            self._process.terminate()
            self._process.wait(10)
        assert self._process.stdout is not None
        self._process.stdout.close()


def guest(server: Served, name: str) -> str:
    """A new guest's cookie."""
    with server.client() as client:
        return str(client.put("/api/me", json={"name": name}).cookies["manoa"])


def data(answer: httpx2.Response, status: int = 200) -> dict[str, Any]:
    """The content of an answer, which must have that status."""
    assert answer.status_code == status, answer.text
    content: dict[str, Any] = answer.json()
    return content


def hear_to_the_end(live: ClientConnection) -> None:
    """Until the other end closes the connection, which raises ConnectionClosed."""
    while True:
        live.recv(20)


def run(story: Coroutine[Any, Any, T]) -> T:
    """Tells an asynchronous story in a thread of its own: in this one, a browser's event loop may be running."""
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(asyncio.run, story).result()
