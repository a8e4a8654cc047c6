"""Run by Alembic: the steps go over the connection that `Database.migrate` hands in, inside its transaction."""

from __future__ import annotations

from alembic import context

from manoa.server.database import Base

# SQLite alters a table by making it again, which is what batches are.
context.configure(
    connection=context.config.attributes["connection"], target_metadata=Base.metadata, render_as_batch=True
)
context.run_migrations()
