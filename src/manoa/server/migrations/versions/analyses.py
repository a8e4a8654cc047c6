"""Analyses of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("status", sa.String, nullable=False, index=True),
        sa.Column("guest", sa.String, sa.ForeignKey("guests.id"), index=True),
        sa.Column("asked", sa.DateTime(timezone=True), nullable=False),
        sa.Column("stretches", sa.Integer),
    )
    op.create_table(
        "stretches",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("told", sa.JSON, nullable=False),
    )
