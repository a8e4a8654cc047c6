"""The form of the tables: the steps that there are, the one at which a database stands, and how it gets to another."""

from __future__ import annotations

from functools import cache

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.script.revision import ResolutionError
from alembic.util import CommandError
from sqlalchemy import Connection

from manoa.kernel.errors import ManoaError


class NewerDatabase(ManoaError):
    """A database that stands at a step which this version does not have."""


@cache
def known_steps() -> tuple[str, ...]:
    """The steps that this version knows, the newest first."""
    return tuple(step.revision for step in ScriptDirectory.from_config(_config()).walk_revisions())


def step_of(connection: Connection) -> str | None:
    """The step at which a database stands; None before the first."""
    return MigrationContext.configure(connection).get_current_revision()


def upgrade(connection: Connection, step: str) -> None:
    """Brings the tables to a step."""
    config = _config()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, step)
    except CommandError as wrong:
        if isinstance(wrong.__cause__, ResolutionError):
            raise NewerDatabase("error-database-newer", game="") from wrong
        raise


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "manoa.server:migrations")
    return config
