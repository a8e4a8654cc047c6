"""Seats know who stands in for a person, who has resigned, and when somebody was last seen."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("stand_in", sa.String))
        seats.add_column(sa.Column("resigned", sa.Boolean, nullable=False, server_default=sa.false()))
        seats.add_column(sa.Column("seen", sa.DateTime(timezone=True)))
        seats.add_column(sa.Column("agreed", sa.JSON, nullable=False, server_default="[]"))
