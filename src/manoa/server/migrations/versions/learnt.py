"""How far guests have come in the lessons."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "learnt",
        sa.Column("guest", sa.String, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("lesson", sa.String, primary_key=True),
        sa.Column("answers", sa.JSON, nullable=False),
        sa.Column("finished", sa.Boolean, nullable=False),
        sa.Column("changed", sa.DateTime(timezone=True), nullable=False),
    )
