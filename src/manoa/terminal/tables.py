"""The tables that the terminal can show, one a game."""

from __future__ import annotations

from manoa.terminal.eldorado import EldoradoTable
from manoa.terminal.island import IslandTable
from manoa.terminal.table import Table
from manoa.terminal.valdora import ValdoraTable

_TABLES: dict[str, Table] = {"eldorado": EldoradoTable(), "island": IslandTable(), "valdora": ValdoraTable()}


def table_of(game: str) -> Table:
    """The table of a game."""
    return _TABLES[game]
