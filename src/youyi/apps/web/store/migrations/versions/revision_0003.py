"""Several servers: which of them are alive, and which plays the computers of a table."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "youyi_0003"
down_revision = "youyi_0002"


def upgrade() -> None:
    """Change the tables."""
    op.create_table(
        "server",
        sql.Column("id", sql.String, primary_key=True),
        sql.Column("beat", sql.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "lease",
        sql.Column("game", sql.String, primary_key=True),
        sql.Column("server", sql.String, nullable=False),
    )
