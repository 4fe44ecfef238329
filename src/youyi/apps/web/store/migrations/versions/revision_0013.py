"""Appointments: the times proposed for a game, which suit whom, which is agreed, who has come, and what was reminded of."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "youyi_0013"
down_revision = "youyi_0012"


def upgrade() -> None:
    """Add the columns and their indexes."""
    op.add_column("game", sql.Column("appointment", sql.JSON(none_as_null=True)))
    for name in ("until", "meets", "met"):
        op.add_column("game", sql.Column(name, sql.DateTime(timezone=True)))
    op.add_column("game", sql.Column("reminded", sql.Integer, nullable=False, server_default="0"))
    op.create_index("game_until", "game", ["until"])
    op.create_index("game_meets", "game", ["meets"])
    op.add_column("seat", sql.Column("suits", sql.JSON(none_as_null=True)))
    op.add_column("seat", sql.Column("came", sql.DateTime(timezone=True)))
