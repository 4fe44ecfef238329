"""Who is banned, and what moderators did."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "youyi_0009"
down_revision = "youyi_0008"


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "ban",
        sql.Column("id", sql.String, primary_key=True),
        sql.Column("secret", sql.LargeBinary),
        sql.Column("origin", sql.String),
        sql.Column("account", sql.String),
        sql.Column("since", sql.DateTime(timezone=True), nullable=False),
        sql.Column("until", sql.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ban_until", "ban", ["until"])
    op.create_table(
        "moderated",
        sql.Column("id", sql.String, primary_key=True),
        sql.Column("at", sql.DateTime(timezone=True), nullable=False),
        sql.Column("what", sql.String, nullable=False),
        sql.Column("whom", sql.String, nullable=False),
    )
