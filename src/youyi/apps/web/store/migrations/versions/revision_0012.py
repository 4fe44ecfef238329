"""People: whose account took a seat, who knows whom, results and ratings."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "youyi_0012"
down_revision = "youyi_0011"


def upgrade() -> None:
    """Add the column, its index and the tables."""
    op.add_column("seat", sql.Column("account", sql.String))
    op.create_index("seat_account", "seat", ["account"])
    op.create_table(
        "tie",
        sql.Column("account", sql.String, sql.ForeignKey("account.id"), primary_key=True),
        sql.Column("other", sql.String, sql.ForeignKey("account.id"), primary_key=True),
        sql.Column("kind", sql.String, nullable=False),
        sql.Column("since", sql.DateTime(timezone=True), nullable=False),
    )
    op.create_index("tie_other", "tie", ["other"])
    op.create_table("awaited", sql.Column("game", sql.String, sql.ForeignKey("game.id"), primary_key=True))
    _add_results()


def _add_results() -> None:
    op.create_table(
        "result",
        sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("laid", sql.String, nullable=False),
        sql.Column("game", sql.String, nullable=False),
        sql.Column("pace", sql.String, nullable=False),
        sql.Column("rated", sql.Boolean, nullable=False),
        sql.Column("how", sql.String, nullable=False),
        sql.Column("ended", sql.DateTime(timezone=True), nullable=False),
    )
    op.create_index("result_laid", "result", ["laid"], unique=True)
    op.create_table(
        "result_seat",
        sql.Column("number", sql.Integer, sql.ForeignKey("result.number"), primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("account", sql.String),
        sql.Column("player", sql.String),
        sql.Column("place", sql.Integer, nullable=False),
        sql.Column("score", sql.Integer),
        sql.Column("before_at", sql.Double),
        sql.Column("before_error", sql.Double),
        sql.Column("after_at", sql.Double),
        sql.Column("after_error", sql.Double),
    )
    op.create_index("result_seat_account", "result_seat", ["account"])
