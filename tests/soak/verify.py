"""The stored record compared with what was acknowledged and shown. Nothing of the server's own replay is used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, NamedTuple

from sqlalchemy import select

from manoa.kernel import registry
from manoa.kernel.errors import ManoaError
from manoa.kernel.game import Game
from manoa.kernel.line import Line
from manoa.server.database import ACTION, FINISHED, PERSON, ChatRow, Database, EntryRow, SeatRow, TableRow
from manoa.server.table import Entry
from tests.soak.witness import SPECTATOR, Acknowledged, Shown, Witness, digest, digest_log, digest_now


class Standing(NamedTuple):
    """How a table stands, as its row says."""

    id: str
    status: str
    ply: int
    # Whose turn it is: a person's, or a bot's.
    kind: str


class Stored(NamedTuple):
    """A table as it is stored."""

    row: dict[str, Any]
    people: set[int]
    entries: list[tuple[int, Entry]]


async def standings(database: Database) -> list[Standing]:
    """All tables."""
    turn = (SeatRow.table_id == TableRow.id) & (SeatRow.seat == TableRow.turn)
    wanted = select(TableRow.id, TableRow.status, TableRow.ply, SeatRow.kind).outerjoin(SeatRow, turn)
    async with database.reading() as reading:
        return [Standing(*row) for row in await reading.execute(wanted)]


async def read_all(database: Database) -> tuple[dict[str, Stored], set[tuple[str, str]]]:
    """All tables, and all that was said at them."""
    async with database.reading() as reading:
        rows = [dict(row._mapping) for row in await reading.execute(select(*TableRow.__table__.columns))]
        tables = {row["id"]: Stored(row, set(), []) for row in rows}
        for table, seat in await reading.execute(select(SeatRow.table_id, SeatRow.seat).where(SeatRow.kind == PERSON)):
            tables[table].people.add(seat)
        columns = (EntryRow.table_id, EntryRow.ply, EntryRow.kind, EntryRow.seat, EntryRow.action, EntryRow.word)
        rows_of_entries = await reading.execute(select(*columns).order_by(EntryRow.table_id, EntryRow.ply))
        for table, ply, kind, seat, action, word in rows_of_entries:
            tables[table].entries.append((ply, Entry(kind, seat, action, word)))
        said = {(table, text) for table, text in await reading.execute(select(ChatRow.table_id, ChatRow.text))}
    return tables, said


class Verdict(NamedTuple):
    """What came out."""

    wrong: list[str]
    lost: int
    replayed: int
    entries: int
    compared: int


def verify(witness: Witness, tables: dict[str, Stored], said: set[tuple[str, str]]) -> Verdict:
    """Everything that was acknowledged or shown, against the record."""
    wrong = list(witness.wrong)
    lost = 0
    for table, stored in tables.items():
        wrong += [f"table {table}: {what}" for what in replay(stored, witness.shown.get(table, {}))]
        wrong += [f"table {table}: {what}" for what in _repeated(stored, witness.sent.get(table, {}))]
    for gone in sorted(witness.made - tables.keys()):
        lost += 1
        wrong.append(f"table {gone}: it was made, and is gone")
    for table, text in sorted(witness.said - said):
        lost += 1
        wrong.append(f"table {table}: what was said is gone: {text}")
    for missing in _missing(witness.acknowledged, tables):
        lost += 1
        wrong.append(f"table {missing.table}: acknowledged, but not stored: {missing}")
    entries = sum(len(stored.entries) for stored in tables.values())
    return Verdict(wrong, lost, len(tables), entries, sum(map(len, witness.shown.values())))


def _missing(acknowledged: Iterable[Acknowledged], tables: dict[str, Stored]) -> list[Acknowledged]:
    stored = {
        Acknowledged(table, ply, entry.kind, entry.seat, entry.action if entry.kind == ACTION else 0)
        for table, content in tables.items()
        for ply, entry in content.entries
    }
    return [one for one in acknowledged if one not in stored]


def _repeated(stored: Stored, sent: dict[tuple[int, int], set[int]]) -> Iterable[str]:
    """Decisions that are stored more often than people made them, however often they had to be sent."""
    made = Counter(
        (entry.seat, entry.action)
        for _, entry in stored.entries
        if entry.kind == ACTION and entry.seat in stored.people
    )
    for decision, times in made.items():
        if times > len(sent.get(decision, ())):
            yield f"(seat, action) {decision} was made {len(sent.get(decision, ()))} times, and is stored {times} times"


def replay(stored: Stored, shown: dict[tuple[int, int], Shown]) -> list[str]:
    """What does not agree at one table."""
    row = stored.row
    line = Line(
        registry.new(
            row["game"], players=row["players"], seed=row["seed"], options=row["options"], version=row["version"]
        )
    )
    line.game.narrating = True
    wrong: list[str] = []
    told: dict[tuple[int, int | None], bytes] = {}
    seats: dict[int, list[int]] = {}
    for ply, seat in shown:
        seats.setdefault(ply, []).append(seat)
    for expected, (ply, entry) in enumerate([(0, None), *stored.entries]):
        if ply != expected:
            return [*wrong, f"ply {expected} is missing"]
        if entry is not None:
            try:
                _play(line, entry, told)
            except (ManoaError, ValueError) as refused:
                return [*wrong, f"ply {ply} can't be replayed: {refused!r}"]
        looking = seats.pop(ply, ())
        log = digest_log([told[action] for action in line.actions]) if looking else b""
        for seat in looking:
            right = Shown(digest_now(_seen(line, None if seat == SPECTATOR else seat)), log)
            if shown[ply, seat] != right:
                what = "the log" if shown[ply, seat].now == right.now else "the position"
                wrong.append(f"seat {seat} was shown {what} at ply {ply} as it never was")
    wrong += [f"seats {looking} were shown ply {ply}, which is not stored" for ply, looking in sorted(seats.items())]
    if row["ply"] != len(stored.entries) or (row["status"] == FINISHED) != line.game.is_over:
        wrong.append(f"its row says {row['status']} at ply {row['ply']}; the entries say otherwise")
    return wrong


def _play(line: Line, entry: Entry, told: dict[tuple[int, int | None], bytes]) -> None:
    if entry.kind != ACTION:
        line.undo_last(entry.action)
        return
    decides = line.game.wisher(entry.action)
    if entry.seat != (decides if decides >= 0 else line.game.current_player):
        raise ValueError(f"seat {entry.seat} decided out of turn")
    line.play(entry.action, entry.word)
    # The random numbers make every action one of its own.
    told[line.actions[-1]] = digest([event.as_dict() for event in line.game.events])


def _seen(line: Line, seat: int | None) -> dict[str, Any]:
    """What the rules show a seat of a position, in the form in which a server sends it."""
    game = line.game
    deciding = seat if not game.is_over else None
    undoable = deciding is not None and line.can_undo(deciding)
    legal = game.legal_actions() if deciding is not None and game.current_player == deciding else []
    return {
        "view": game.view(seat),
        "moves": len(line.actions),
        "choices": _described(game, legal),
        "wishes": _described(game, game.wishes(deciding) if deciding is not None else []),
        "closed": game.closed(deciding) if deciding is not None else [],
        "undo": {"step": undoable, "turn": undoable},
    }


def _described(game: Game, actions: list[int]) -> list[dict[str, Any]]:
    return [{"action": action, "description": game.describe(action)} for action in actions]
