"""The schema of release 0.1.0, which kept no record of its version. Never changed: later revisions build on it."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "youyi_0001"
down_revision = None

SCHEMA = sql.MetaData()
sql.Table(
    "game",
    SCHEMA,
    sql.Column("id", sql.String, primary_key=True),
    sql.Column("game", sql.String, nullable=False),
    sql.Column("ruleset", sql.String, nullable=False),
    sql.Column("rulings", sql.JSON, nullable=False),
    sql.Column("terms", sql.JSON, nullable=False),
    sql.Column("secret", sql.LargeBinary, nullable=False),
    sql.Column("listed", sql.Boolean, nullable=False),
    sql.Column("since", sql.DateTime(timezone=True), nullable=False),
    sql.Column("over", sql.Boolean, nullable=False),
    sql.Column("rematch", sql.String),
    sql.Index("game_lobby", "over", "listed", "since"),
)
sql.Table(
    "seat",
    SCHEMA,
    sql.Column("game", sql.ForeignKey("game.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("kind", sql.String, nullable=False),
    sql.Column("name", sql.String),
    sql.Column("player", sql.String),
    sql.Column("token_hash", sql.String),
)
sql.Table(
    "move",
    SCHEMA,
    sql.Column("game", sql.ForeignKey("game.id"), primary_key=True),
    sql.Column("ply", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("text", sql.String, nullable=False),
    sql.Column("at", sql.DateTime(timezone=True), nullable=False),
)


def upgrade() -> None:
    """Create the tables."""
    SCHEMA.create_all(op.get_bind(), checkfirst=False)
