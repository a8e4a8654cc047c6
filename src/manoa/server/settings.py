"""The settings of a server: where its data is and how it behaves."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from platformdirs import user_data_path

from manoa.kernel.errors import ManoaError
from manoa.server.guarded import PATIENCE, Patience
from manoa.server.limits import Limit, limits_of

Value = TypeVar("Value")


@dataclass(frozen=True)
class Settings:
    """How one server runs. The defaults are what people get; tests change them."""

    database: str
    limited: bool = True
    # Other limits than the usual ones, by name.
    limits: Mapping[str, Limit] = field(default_factory=dict)
    # Seconds between two decisions of a bot. Clients animate from the log at their own speed; this only keeps a turn
    # from reaching those that show it as it comes all at once.
    bot_pause: float = 0.12
    # Seconds for a bot to think once, which may be about a whole turn.
    bot_budget: float = 10.0
    # Processes in which bots think.
    bot_workers: int = 2
    # What an adviser spends on a hint at most: nodes of the search, of which some games have many in a moment; seconds.
    hint_nodes: int = 16_000
    hint_seconds: float = 1.5
    # Processes in which finished games are analysed, and what is spent on each decision, in nodes of the search.
    analysis_workers: int = 1
    analysis_nodes: int = 6_000
    # How far they stand back behind all else on the machine: 19 is the lowest priority.
    analysis_niceness: int = 19
    # Processes in which bots try maps that people build, and maps are made on wish.
    trial_workers: int = 1
    # Processes that answer, and which of them this is; they find each other's figures in a folder of their own.
    workers: int = 1
    worker: int = 0
    figures: Path | None = None
    # Megabytes for tables that are kept open, about. The others are opened again when they are needed.
    table_memory: int = 256
    # Seconds after which any other player may let a bot play for somebody who is away.
    away_after: float = 120.0
    # Seconds between two notes of who is at a table.
    seen_every: float = 20.0
    # Seconds between two looks at the clocks.
    clocks_every: float = 1.0
    # Days without any change after which a table is put away: one that never began, a finished and a running one.
    archive_waiting: float = 7.0
    archive_finished: float = 28.0
    archive_playing: float = 90.0
    # Connections at once: in all, and from one address. There are never more than files may be open.
    connections: int = 8192
    connections_each: int = 256
    patience: Patience = PATIENCE
    # Who may read figures at /metrics: nobody (off), programs on this machine (local), or everybody (all).
    metrics: str = "local"
    # Log lines as sentences (text) or objects (json), from which gravity on.
    log: str = "text"
    log_level: str = "warning"
    # Where it listens, as far as that is known.
    host: str = ""
    # More names by which it may be asked.
    hosts: tuple[str, ...] = ()
    port: int = 0
    static: Path = Path(__file__).parent / "static"


class BadSetting(ManoaError):
    """A setting that can't be what it is set to."""

    def __init__(self, name: str, value: str) -> None:
        super().__init__("error-setting", game="", name=name, value=value)


def settings_of_environment(database: str | None = None) -> Settings:
    """The settings from the environment; docs/operations.md lists them."""
    url = database or os.environ.get("MANOA_DATABASE_URL") or f"sqlite:///{data_folder() / 'manoa.sqlite'}"
    return Settings(
        database=url,
        limited=os.environ.get("MANOA_LIMITS", "").strip() != "off",
        limits=_read("MANOA_LIMITS", lambda value: {} if value == "off" else limits_of(value), {}),
        hosts=tuple(os.environ.get("MANOA_HOSTS", "").replace(",", " ").lower().split()),
        connections=_read("MANOA_CONNECTIONS", _count, Settings.connections),
        connections_each=_read("MANOA_CONNECTIONS_EACH", _count, Settings.connections_each),
        workers=_read("MANOA_WORKERS", _count, Settings.workers),
        bot_workers=_read("MANOA_BOT_WORKERS", _count, Settings.bot_workers),
        hint_nodes=_read("MANOA_HINT_NODES", _count, Settings.hint_nodes),
        analysis_workers=_read("MANOA_ANALYSIS_WORKERS", _count, Settings.analysis_workers),
        analysis_nodes=_read("MANOA_ANALYSIS_NODES", _count, Settings.analysis_nodes),
        analysis_niceness=_read("MANOA_ANALYSIS_NICENESS", _niceness, Settings.analysis_niceness),
        trial_workers=_read("MANOA_TRIAL_WORKERS", _count, Settings.trial_workers),
        metrics=_read("MANOA_METRICS", _one_of("off", "local", "all"), Settings.metrics),
        log=_read("MANOA_LOG", _one_of("text", "json"), Settings.log),
        log_level=_read("MANOA_LOG_LEVEL", _one_of("debug", "info", "warning", "error"), Settings.log_level),
        table_memory=_read("MANOA_TABLE_MEMORY", _count, Settings.table_memory),
        archive_waiting=_read("MANOA_ARCHIVE_WAITING", _days, Settings.archive_waiting),
        archive_finished=_read("MANOA_ARCHIVE_FINISHED", _days, Settings.archive_finished),
        archive_playing=_read("MANOA_ARCHIVE_PLAYING", _days, Settings.archive_playing),
        patience=_read("MANOA_PATIENCE", _patience, PATIENCE),
    )


def _read(name: str, read: Callable[[str], Value], default: Value) -> Value:
    value = os.environ.get(name, "").strip()
    if not value:
        return default
    try:
        return read(value)
    except (ValueError, TypeError) as wrong:
        raise BadSetting(name, value) from wrong


def _count(value: str) -> int:
    if int(value) < 1:
        raise ValueError(value)
    return int(value)


def _niceness(value: str) -> int:
    if not 0 <= int(value) <= 19:
        raise ValueError(value)
    return int(value)


def _days(value: str) -> float:
    """Days, or never."""
    days = float("inf") if value == "never" else float(value)
    if not days > 0:
        raise ValueError(value)
    return days


def _one_of(*values: str) -> Callable[[str], str]:
    def read(value: str) -> str:
        if value not in values:
            raise ValueError(value)
        return value

    return read


def _patience(value: str) -> Patience:
    """Seconds for head, body and answer: 10/30/60."""
    return Patience(*(float(part) for part in value.split("/")))


def data_folder() -> Path:
    """Where the default database is; made if it is missing."""
    named = os.environ.get("MANOA_DATA")
    folder = Path(named).expanduser().resolve() if named else user_data_path("manoa", appauthor=False)
    folder.mkdir(parents=True, exist_ok=True)
    return folder
