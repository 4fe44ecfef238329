"""What luck and choices came to in games that count."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "youyi_0018"
down_revision = "youyi_0017"


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "luck",
        sql.Column("laid", sql.String, primary_key=True),
        sql.Column("until", sql.DateTime(timezone=True), nullable=False),
        sql.Column("done", sql.Boolean, nullable=False),
        sql.Column("judge", sql.String),
        sql.Column("playouts", sql.Integer),
    )
    op.create_table(
        "luck_seat",
        sql.Column("laid", sql.String, sql.ForeignKey("luck.laid"), primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("result", sql.Double, nullable=False),
        sql.Column("luck", sql.Double, nullable=False),
        sql.Column("error", sql.Double, nullable=False),
        sql.Column("lost", sql.Double, nullable=False),
        sql.Column("lost_error", sql.Double, nullable=False),
        sql.Column("named", sql.Integer, nullable=False),
        sql.Column("asked", sql.Integer, nullable=False),
    )
