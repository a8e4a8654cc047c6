"""Clocks, people who leave, tables that are put away, who said what, and whom one does not want to hear or see."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    moment = sa.DateTime(timezone=True)
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("clock", sa.JSON))
        tables.add_column(sa.Column("times", sa.JSON))
        tables.add_column(sa.Column("deadline", moment))
        tables.add_column(sa.Column("archived", moment))
    op.create_index("ix_tables_deadline", "tables", ["deadline"])
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("left", sa.Boolean, nullable=False, server_default=sa.false()))
    with op.batch_alter_table("chat") as chat:
        chat.add_column(sa.Column("guest", sa.String, sa.ForeignKey("guests.id", name="fk_chat_guest")))
        chat.create_index("ix_chat_guest", ["guest"])
    # What was said from a seat was said by the person on it. Of spectators' lines nobody knows any more.
    op.execute(
        "UPDATE chat SET guest = (SELECT guest FROM seats WHERE seats.table_id = chat.table_id "
        "AND seats.seat = chat.seat)"
    )
    op.create_table(
        "mutes",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String, sa.ForeignKey("guests.id"), nullable=False, index=True),
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("muted", sa.String, sa.ForeignKey("guests.id"), index=True),
        sa.Index("ix_mutes_table", "table_id"),
    )
    op.create_table(
        "blocks",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("blocked", sa.String, sa.ForeignKey("guests.id"), nullable=False, index=True),
        sa.Column("at", moment, nullable=False),
        sa.UniqueConstraint("guest", "blocked"),
    )
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", moment, nullable=False),
    )
