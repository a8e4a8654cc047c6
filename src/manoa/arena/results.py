"""A tournament's folder: a journal that survives a kill, and the results in forms that other programs read."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, TextIO

from manoa.arena.tournament import Played, Tournament
from manoa.kernel.errors import ManoaError, shown

JOURNAL = "games.jsonl"
PARQUET = "games.parquet"
STANDINGS = "standings.json"


class Journal:
    """The games played so far, a line each, after a line that says which tournament they belong to."""

    def __init__(self, folder: Path, tournament: Tournament) -> None:
        self._path = folder / JOURNAL
        self.done: list[Played] = []
        try:
            folder.mkdir(parents=True, exist_ok=True)
            head = json.dumps({"tournament": tournament.as_dict()}, sort_keys=True)
            if not self._path.exists() or self._path.stat().st_size == 0:
                self._path.write_text(head + "\n", encoding="utf-8")
            else:
                self._take_up(head)
            self._file: TextIO = self._path.open("a", encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise ManoaError("error-results-file", file=str(self._path), reason=str(error)) from error

    def _take_up(self, head: str) -> None:
        """Reads what was written before. A last line that a kill has cut short is taken away."""
        text = self._path.read_text(encoding="utf-8")
        whole = text[: text.rfind("\n") + 1]
        lines = whole.splitlines()
        if not lines or lines[0] != head:
            raise ManoaError("error-results-other", file=str(self._path))
        if whole != text:
            os.truncate(self._path, len(whole.encode()))
        for number, line in enumerate(lines[1:], start=2):
            try:
                self.done.append(_played(json.loads(line)))
            except (ValueError, TypeError):
                raise ManoaError("error-results-line", file=str(self._path), line=number, value=shown(line)) from None

    def add(self, game: Played) -> None:
        """Notes a game that has ended."""
        self._file.write(json.dumps(game) + "\n")
        self._file.flush()

    def __enter__(self) -> Journal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()


def _played(fields: Any) -> Played:
    return Played._make(tuple(field) if isinstance(field, list) else field for field in fields)


def can_write_parquet() -> bool:
    """Whether the library for it is installed."""
    try:
        import pyarrow.parquet  # noqa: F401
    except ImportError:
        return False
    return True


def write_parquet(folder: Path, tournament: Tournament, games: Sequence[Played]) -> Path:
    """A row for each game, with the tournament itself as metadata."""
    import pyarrow
    import pyarrow.parquet

    names = tournament.bots
    table = pyarrow.table(
        {
            "number": pyarrow.array([game.number for game in games], pyarrow.int32()),
            "deal": pyarrow.array([game.deal for game in games], pyarrow.int32()),
            "bots": pyarrow.array([[names[bot] for bot in game.seating] for game in games]),
            "places": pyarrow.array([list(game.places) for game in games], pyarrow.list_(pyarrow.int8())),
            "rounds": pyarrow.array([game.rounds for game in games], pyarrow.int32()),
            "decisions": pyarrow.array([list(game.decisions) for game in games], pyarrow.list_(pyarrow.int32())),
            "seconds": pyarrow.array([list(game.seconds) for game in games], pyarrow.list_(pyarrow.float64())),
        },
        metadata={"manoa.tournament": json.dumps(tournament.as_dict(), sort_keys=True)},
    )
    # Beside its place first: what is found there is always whole.
    path, unfinished = folder / PARQUET, folder / f"{PARQUET}.part"
    pyarrow.parquet.write_table(table, unfinished)
    unfinished.replace(path)
    return path
