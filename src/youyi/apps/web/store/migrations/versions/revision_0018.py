"""What luck and choices came to in games that count."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "youyi_0018"
down_revision = "youyi_0017"


_STORED = """
INSERT INTO luck (laid, until, done)
SELECT game.id, game.since, FALSE FROM game WHERE game.over
    AND (EXISTS (SELECT 1 FROM result WHERE result.laid = game.id AND (result.rated OR game.league IS NOT NULL))
        OR EXISTS (SELECT 1 FROM daily_attempt WHERE daily_attempt.laid = game.id AND daily_attempt.score IS NOT NULL))
"""
"""The games that count and are stored already, the oldest first."""


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
    op.create_index("luck_done", "luck", ["done", "until"])
    op.execute(_STORED)
