"""Backups: written under load, read back into either kind of database, and play goes on where it was."""

from __future__ import annotations

import gzip
import json
import stat
import subprocess
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

import manoa
from manoa.server.backup import BadBackup, back_up, restore
from manoa.server.database import Database
from manoa.server.prepare import prepare_database
from tests.server.people import Data
from tests.server.served import MANOA, Served, data, guest, run

SEATS = [{"kind": "me"}, {"kind": "local", "name": "Other"}]


@contextmanager
def emptied(address: str) -> Iterator[str]:
    """The database with nothing in it, before and after."""

    async def drop() -> None:
        stored = Database(address)
        async with stored.writing() as writing:
            await writing.execute(text("DROP SCHEMA public CASCADE"))
            await writing.execute(text("CREATE SCHEMA public"))
        await stored.close()

    run(drop())
    yield address
    run(drop())


@pytest.fixture(params=["sqlite", "postgres"])
def target(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database of either kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'restored.sqlite'}"
    else:
        with emptied(request.getfixturevalue("postgres")) as address:
            yield address


def play(client: Any, table: str, seen: Data) -> Data:
    """One more move, by whoever's turn it is."""
    turn = seen["table"]["turn"]
    if seen["seat"] != turn:
        seen = data(client.get(f"/api/tables/{table}/snapshot", params={"seat": turn}))
    body = {"seat": turn, "ply": seen["ply"], "action": seen["choices"][-1]["action"]}
    return data(client.post(f"/api/tables/{table}/actions", json=body))


@contextmanager
def dropped(address: str) -> Iterator[None]:
    """The database is gone from here on."""
    if address.startswith("sqlite"):
        for file in Path(address.removeprefix("sqlite:///")).parent.glob("manoa.sqlite*"):
            file.unlink()
        yield
    else:
        with emptied(address):
            yield


def replayed(file: Path) -> dict[str, int]:
    """The tables in a backup with their entries, each of which plays from the first to the last without a gap."""
    rows = [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()[1:-1]]
    made = {row["id"]: row for name, row in rows if name == "tables"}
    entries: dict[str, list[Data]] = {table: [] for table in made}
    for name, row in rows:
        if name == "entries":
            entries[row["table_id"]].append(row)
    for table, row in made.items():
        record = manoa.Record(row["game"], row["players"], row["seed"] % 2**64, row["options"], row["version"])
        assert [entry["ply"] for entry in entries[table]] == list(range(1, row["ply"] + 1))
        for entry in entries[table]:
            assert entry["seat"] == record.game.current_player
            record.play(entry["action"], entry["word"] % 2**64)
        assert record.game.current_player == row["turn"]
    return {table: row["ply"] for table, row in made.items()}


@pytest.mark.parametrize(("source", "target"), [("sqlite", "sqlite"), ("sqlite", "postgres"), ("postgres", "postgres")])
def test_back_up_under_load_drop_restore_and_play_on(
    source: str, target: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    file = tmp_path / "backup.jsonl.gz"
    addresses = {kind: str(request.getfixturevalue(kind)) for kind in {source, target}}
    with ExitStack() as stack:
        if "postgres" in addresses:
            stack.enter_context(emptied(addresses["postgres"]))
        cookie, tables, acknowledged, seen = _backed_up_under_load(addresses[source], file)
        stack.enter_context(dropped(addresses[source]))
        stored = replayed(file)
        assert stored.keys() == {*tables}
        assert restore(addresses[target], file) > 10
        with Served(addresses[target]) as server, server.client(cookie) as client:
            assert data(client.get("/api/me"))["guest"]["name"] == "Ada"
            for table in tables:
                after = data(client.get(f"/api/tables/{table}/snapshot?seat=0"))
                assert acknowledged[table] <= after["ply"] == stored[table] <= seen[table]["ply"]
                assert after["log"] == seen[table]["log"][: after["moves"]]
                assert play(client, table, after)["ply"] == after["ply"] + 1
            # New lines of chat come after the old ones.
            assert client.post(f"/api/tables/{tables[0]}/chat", json={"text": "after it"}).status_code == 204
            lines = data(client.get(f"/api/tables/{tables[0]}/snapshot?seat=0"))["chat"]
            assert [line["text"] for line in lines] == ["before the storm 🌩", "after it"]


def _backed_up_under_load(source: str, file: Path) -> tuple[str, list[str], dict[str, int], dict[str, Data]]:
    """Backs up while moves are made. The guest, the tables, how far each was when the backup began, and what was
    acknowledged in the end."""
    with Served(source) as server:
        cookie = guest(server, "Ada")
        with server.client(cookie) as client:
            wish = {"game": "eldorado", "seats": SEATS}
            tables = [data(client.post("/api/tables", json=wish), 201)["id"] for _ in range(3)]
            seen = {table: data(client.get(f"/api/tables/{table}/snapshot?seat=0")) for table in tables}
            client.post(f"/api/tables/{tables[0]}/chat", json={"text": "before the storm 🌩"})
            for table in tables:
                seen[table] = play(client, table, seen[table])
            acknowledged = {table: seen[table]["ply"] for table in tables}
            stop = threading.Event()

            def load() -> None:
                while not stop.is_set():
                    for table in tables:
                        seen[table] = play(client, table, seen[table])

            playing = threading.Thread(target=load)
            playing.start()
            try:
                done = subprocess.run(
                    [*MANOA, "backup", str(file), "--database", source], capture_output=True, text=True, check=True
                )
            finally:
                stop.set()
                playing.join(30)
    assert str(file) in done.stdout
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert sum(seen[table]["ply"] for table in tables) > sum(acknowledged.values()), "moves were made meanwhile"
    return cookie, tables, acknowledged, seen


def test_a_backup_of_a_restored_database_is_the_same(target: str, sqlite: str, tmp_path: Path) -> None:
    with Served(sqlite) as server:
        cookie = guest(server, "Ada")
        with server.client(cookie) as client:
            table = data(client.post("/api/tables", json={"game": "valdora", "seats": [*SEATS, SEATS[1]]}), 201)["id"]
            play(client, table, data(client.get(f"/api/tables/{table}/snapshot?seat=0")))
    first, second = tmp_path / "first", tmp_path / "second"
    back_up(sqlite, first)
    restore(target, first)
    back_up(target, second)
    lines = [gzip.decompress(file.read_bytes()).splitlines()[1:-1] for file in (first, second)]
    assert lines[0] == lines[1]
    with pytest.raises(BadBackup) as refused:
        restore(target, first)
    assert refused.value.key == "error-restore-not-empty"
    with pytest.raises(FileExistsError):
        back_up(sqlite, first)


def test_files_that_are_not_whole_change_nothing(sqlite: str, tmp_path: Path) -> None:
    run(prepare_database(sqlite))
    with Served(sqlite) as server:
        guest(server, "Ada")
    file = tmp_path / "backup"
    rows = back_up(sqlite, file)
    whole = gzip.decompress(file.read_bytes())
    lines = whole.splitlines(keepends=True)
    broken = {
        "cut short": gzip.compress(b"".join(lines[:-1])),
        "edited": gzip.compress(whole.replace(b"Ada", b"Eve")),
        "a row is missing": gzip.compress(b"".join([lines[0], *lines[2:]])),
        "half a file": file.read_bytes()[:-20],
        "not compressed": whole,
        "nothing": b"",
        "something else": gzip.compress(b'{"hello": 1}\n'),
        "a list": gzip.compress(b"[1]\n"),
    }
    target = f"sqlite:///{tmp_path / 'target.sqlite'}"
    for what, content in broken.items():
        file.write_bytes(content)
        with pytest.raises(BadBackup) as refused:
            restore(target, file)
        assert refused.value.key == "error-backup-broken", what
    file.write_bytes(gzip.compress(whole.replace(b'"format":1', b'"format":2')))
    with pytest.raises(BadBackup) as refused:
        restore(target, file)
    assert refused.value.key == "error-backup-newer"
    file.write_bytes(gzip.compress(whole))
    assert restore(target, file) == rows


def test_what_goes_wrong_is_said_in_a_sentence(sqlite: str, tmp_path: Path) -> None:
    def said(*words: str) -> str:
        done = subprocess.run([*MANOA, *words], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stdout) == (2, ""), done.stderr
        assert len(done.stderr.strip().splitlines()) == 1, done.stderr
        return done.stderr

    missing = f"sqlite:///{tmp_path / 'missing.sqlite'}"
    assert "There is no database" in said("backup", str(tmp_path / "b"), "--database", missing)
    assert not (tmp_path / "b").exists()
    assert "No such file" in said("restore", str(tmp_path / "b"), "--database", missing)
    assert "cannot be used" in said("backup", str(tmp_path / "b"), "--database", "postgresql://a@127.0.0.1:1/manoa")
    assert not (tmp_path / "b").exists()
    with Served(sqlite):
        back_up(sqlite, tmp_path / "b")
        assert "Another Manoa server" in said("restore", str(tmp_path / "b"), "--database", sqlite)
