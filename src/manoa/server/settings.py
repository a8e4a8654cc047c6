"""The settings of a server: where its data is and how it behaves."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_data_path

from manoa.kernel.errors import BadOption, shown


@dataclass(frozen=True)
class Settings:
    """How one server runs. The defaults are what people get; tests change them."""

    database: str
    limited: bool = True
    # Seconds between two decisions of a bot. Clients animate from the log at their own speed; this only keeps a turn
    # from reaching those that show it as it comes all at once.
    bot_pause: float = 0.12
    # Seconds for a bot to think once, which may be about a whole turn.
    bot_budget: float = 10.0
    bot_workers: int = 2
    # Megabytes for tables that are kept open, about. The others are opened again when they are needed.
    table_memory: int = 256
    # Seconds after which any other player may let a bot play for somebody who is away.
    away_after: float = 120.0
    # Seconds between two notes of who is at a table.
    seen_every: float = 20.0
    # Where it listens, as far as that is known.
    host: str = ""
    port: int = 0
    static: Path = Path(__file__).parent / "static"


def settings_of_environment(database: str | None = None) -> Settings:
    """The settings from the environment: MANOA_DATABASE_URL, MANOA_DATA, MANOA_LIMITS=off, MANOA_TABLE_MEMORY."""
    url = database or os.environ.get("MANOA_DATABASE_URL") or f"sqlite:///{data_folder() / 'manoa.sqlite'}"
    return Settings(
        database=url,
        limited=os.environ.get("MANOA_LIMITS") != "off",
        table_memory=_number("MANOA_TABLE_MEMORY", Settings.table_memory, 1, 1_000_000),
    )


def _number(name: str, default: int, least: int, most: int) -> int:
    said = os.environ.get(name)
    if not said:
        return default
    if not said.isascii() or not said.isdecimal() or not least <= int(said) <= most:
        raise BadOption("error-option-number", option=name, value=shown(said), least=least, most=most)
    return int(said)


def data_folder() -> Path:
    """Where the default database is; made if it is missing."""
    named = os.environ.get("MANOA_DATA")
    folder = Path(named).expanduser().resolve() if named else user_data_path("manoa", appauthor=False)
    folder.mkdir(parents=True, exist_ok=True)
    return folder
