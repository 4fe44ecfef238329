"""Company: what a table agreed about clocks and absence, pauses, stand-ins, what happened beside the moves, and talk."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "youyi_0005"
down_revision = "youyi_0004"


def upgrade() -> None:
    """Add columns and tables; the tables there are have agreed nothing, and go on as before."""
    op.add_column("game", sql.Column("agreement", sql.JSON))
    op.add_column("game", sql.Column("host", sql.Integer))
    op.add_column("game", sql.Column("chat", sql.String, nullable=False, server_default="none"))
    op.add_column("game", sql.Column("paused", sql.DateTime(timezone=True)))
    op.add_column("game", sql.Column("events", sql.Integer, nullable=False, server_default="0"))
    op.add_column("game", sql.Column("talks", sql.Integer, nullable=False, server_default="0"))
    op.add_column("seat", sql.Column("stand_in", sql.String))
    op.add_column("seat", sql.Column("wants_pause", sql.Boolean, nullable=False, server_default=sql.false()))
    op.create_table(
        "event",
        sql.Column("game", sql.String, sql.ForeignKey("game.id"), primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("kind", sql.String, nullable=False),
        sql.Column("ply", sql.Integer, nullable=False),
        sql.Column("seat", sql.Integer),
        sql.Column("player", sql.String),
        sql.Column("at", sql.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "talk",
        sql.Column("game", sql.String, sql.ForeignKey("game.id"), primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("seat", sql.Integer, nullable=False),
        sql.Column("name", sql.String),
        sql.Column("phrase", sql.String),
        sql.Column("text", sql.String),
        sql.Column("at", sql.DateTime(timezone=True), nullable=False),
        sql.Column("reports", sql.Integer, nullable=False),
    )
    op.create_table(
        "uptime",
        sql.Column("id", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("beat", sql.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "outage",
        sql.Column("began", sql.DateTime(timezone=True), primary_key=True),
        sql.Column("ended", sql.DateTime(timezone=True), nullable=False),
    )
