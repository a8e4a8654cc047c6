"""Starts that fail: one sentence on the error output, exit code 2, and no traceback."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest
from sqlalchemy import text

from manoa.server.database import Database
from manoa.server.prepare import prepare_database
from tests.server.served import MANOA, Served, run


def start(address: str, language: str = "en", arguments: Sequence[str] = ()) -> str:
    """What a start says that must fail."""
    done = subprocess.run(
        [*MANOA, "serve", "--port", "0", "--database", address, *arguments],
        env={**os.environ, "MANOA_LANGUAGE": language},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, ""), done.stderr
    said = done.stderr.strip()
    assert len(said.splitlines()) == 1, said
    return said


def move_to(address: str, version: str) -> str:
    """Marks a database as standing at that step of the migrations; returns the one at which it stood."""

    async def story() -> str:
        stored = Database(address)
        async with stored.writing() as writing:
            before = (await writing.execute(text("SELECT version_num FROM alembic_version"))).scalar_one()
            await writing.execute(text("UPDATE alembic_version SET version_num = :new"), {"new": version})
        await stored.close()
        return str(before)

    return run(story())


def test_a_database_of_a_newer_version_is_left_alone(database: str) -> None:
    run(prepare_database(database))
    before = move_to(database, "from_the_future")
    try:
        said = start(database)
        assert said == "The database was written by a newer version of Manoa. Update Manoa, or choose another database."
        assert "nowsza wersja" in start(database, "pl")
    finally:
        assert move_to(database, before) == "from_the_future"


@pytest.mark.parametrize("content", [b"no database at all" * 100, b"SQLite format 3\0" + b"\xff" * 4096])
def test_a_file_that_is_no_database(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "manoa.sqlite"
    file.write_bytes(content)
    said = start(f"sqlite:///{file}")
    assert said.startswith(f"The database {file} cannot be used: ")
    assert file.read_bytes() == content


def test_a_folder_in_place_of_a_file(tmp_path: Path) -> None:
    assert start(f"sqlite:///{tmp_path}") == f"The database {tmp_path} cannot be used: unable to open database file."


def test_a_folder_that_is_missing(tmp_path: Path) -> None:
    said = start(f"sqlite:///{tmp_path}/missing/manoa.sqlite")
    assert said == f"The folder {tmp_path}/missing for the database does not exist."
    assert not (tmp_path / "missing").exists()


def test_a_postgres_that_is_not_there() -> None:
    said = start("postgresql://ada:secret@127.0.0.1:1/manoa")
    assert said.startswith("The database postgresql://ada:***@127.0.0.1:1/manoa cannot be used: ")
    assert "secret" not in said


@pytest.mark.parametrize("address", ["nonsense", "mysql://ada:secret@localhost/manoa"])
def test_an_address_that_is_none(address: str) -> None:
    said = start(address)
    assert said.startswith("The address of the database cannot be read.")
    assert "secret" not in said


def test_a_second_server_on_one_file_is_refused_until_the_first_has_ended(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/manoa.sqlite"
    with Served(address) as first:
        said = start(address)
        assert said == (
            f"Another Manoa server is using the database {tmp_path}/manoa.sqlite already. "
            "Several servers can share a PostgreSQL database."
        )
        assert "inny serwer" in start(address, "pl")
        with first.client() as client:
            assert client.get("/api/me").status_code == 200
        # Nothing is left behind that somebody would have to clear away.
        first.kill()
        with Served(address) as second, second.client() as client:
            assert client.get("/api/me").status_code == 200


@pytest.mark.parametrize(
    ("host", "reason"),
    [
        # TEST-NET-1: an address that no machine has.
        ("192.0.2.1", "Cannot assign requested address"),
        ("no.such.host.invalid", ""),
    ],
)
def test_an_address_that_is_not_ours_is_named(tmp_path: Path, host: str, reason: str) -> None:
    said = start(f"sqlite:///{tmp_path}/manoa.sqlite", arguments=["--host", host, "--port", "9999"])
    assert said.startswith(f"Cannot listen at {host}, port 9999: {reason}")


@pytest.mark.parametrize(
    ("name", "value"),
    [("MANOA_LIMITS", "moves=1"), ("MANOA_CONNECTIONS", "many"), ("MANOA_PATIENCE", "soon")],
)
def test_a_setting_that_makes_no_sense_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(name, value)
    assert start(f"sqlite:///{tmp_path}/manoa.sqlite") == f"The setting {name} cannot be “{value}”."
