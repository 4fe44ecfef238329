"""Reports: lines of talk that somebody objected to, kept with their words until the operator clears them."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "youyi_0006"
down_revision = "youyi_0005"


def upgrade() -> None:
    """Add the table, and move what was reported so far there; when it was reported was not noted, when it was said was."""
    op.create_table(
        "report",
        sql.Column("game", sql.String, sql.ForeignKey("game.id"), primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("seat", sql.Integer, nullable=False),
        sql.Column("name", sql.String),
        sql.Column("phrase", sql.String),
        sql.Column("text", sql.String),
        sql.Column("said", sql.DateTime(timezone=True), nullable=False),
        sql.Column("reported", sql.DateTime(timezone=True), nullable=False),
        sql.Column("reports", sql.Integer, nullable=False),
    )
    op.execute(
        "INSERT INTO report (game, number, seat, name, phrase, text, said, reported, reports)"
        " SELECT game, number, seat, name, phrase, text, at, at, reports FROM talk WHERE reports > 0"
    )
    op.drop_column("talk", "reports")
