"""What a server is told from outside: where its data lies and how it behaves."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_data_path


@dataclass(frozen=True)
class Settings:
    """How one server runs. The defaults are what people get; tests change them."""

    database: str
    limited: bool = True
    # Between two decisions of a bot. Clients animate at their own speed from the log; this only keeps a turn from
    # arriving as one lump at those that show it as it comes.
    bot_pause: float = 0.12
    # For one thought, which may be as long as a turn.
    bot_budget: float = 10.0
    bot_workers: int = 2
    opened_tables: int = 512
    # After so many seconds without somebody, any other player may let a bot play on in their place.
    away_after: float = 120.0
    # How often it is noted who is at a table.
    seen_every: float = 20.0
    # Where it listens, as far as it is known.
    host: str = ""
    port: int = 0
    static: Path = Path(__file__).parent / "static"


def settings_of_environment(database: str | None = None) -> Settings:
    """The settings that the environment asks for: MANOA_DATABASE_URL, MANOA_DATA, MANOA_LIMITS=off."""
    url = database or os.environ.get("MANOA_DATABASE_URL") or f"sqlite:///{data_folder() / 'manoa.sqlite'}"
    return Settings(database=url, limited=os.environ.get("MANOA_LIMITS") != "off")


def data_folder() -> Path:
    """Where the default database lies; made if it is missing."""
    named = os.environ.get("MANOA_DATA")
    folder = Path(named).expanduser().resolve() if named else user_data_path("manoa", appauthor=False)
    folder.mkdir(parents=True, exist_ok=True)
    return folder
