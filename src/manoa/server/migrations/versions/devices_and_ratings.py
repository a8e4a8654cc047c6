"""Several devices for one guest, links that open another, and ratings of those who want them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    moment = sa.DateTime(timezone=True)
    op.create_table(
        "devices",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("guest", sa.String, sa.ForeignKey("guests.id"), nullable=False, index=True),
        sa.Column("digest", sa.String, nullable=False, unique=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("created", moment, nullable=False),
        sa.Column("seen", moment, nullable=False),
    )
    # So far every guest has had one device, of which nothing but its secret was known.
    op.execute(
        "INSERT INTO devices (id, guest, digest, name, created, seen) "
        "SELECT 'd' || substr(id, 2), id, digest, '', created, created FROM guests"
    )
    with op.batch_alter_table("guests") as guests:
        guests.drop_column("digest")
        guests.add_column(sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "device_links",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String, sa.ForeignKey("guests.id"), nullable=False, index=True),
        sa.Column("digest", sa.String, nullable=False, unique=True),
        sa.Column("expires", moment, nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("pool", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guest", sa.String, sa.ForeignKey("guests.id"), index=True),
        sa.Column("bot", sa.String),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("at", moment, nullable=False),
        *(
            sa.Column(name, sa.Double, nullable=False)
            for name in ("rating_before", "deviation_before", "rating", "deviation", "volatility")
        ),
        sa.UniqueConstraint("table_id", "pool", "seat"),
        sa.Index("ix_ratings_players", "game", "pool", "guest", "bot"),
    )
