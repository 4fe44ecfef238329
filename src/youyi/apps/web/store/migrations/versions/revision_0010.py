"""The deal of the day: the secret from which all days follow, who played which day, and the day of a table."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "youyi_0010"
down_revision = "youyi_0009"


def upgrade() -> None:
    """Add the column and the tables."""
    op.add_column("game", sql.Column("day", sql.String))
    op.create_table(
        "daily_secret",
        sql.Column("id", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("secret", sql.LargeBinary, nullable=False),
    )
    op.create_table(
        "daily_attempt",
        sql.Column("day", sql.String, primary_key=True),
        sql.Column("deal", sql.String, primary_key=True),
        sql.Column("person", sql.String, primary_key=True),
        sql.Column("laid", sql.String, nullable=False),
        sql.Column("seat", sql.Integer, nullable=False),
        sql.Column("name", sql.String),
        sql.Column("player", sql.String),
        sql.Column("settled", sql.Boolean, nullable=False),
        sql.Column("won", sql.Boolean),
        sql.Column("score", sql.Integer),
    )
    op.create_index("daily_attempt_person", "daily_attempt", ["person"])
