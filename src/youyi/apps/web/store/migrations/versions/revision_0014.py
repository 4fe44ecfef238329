"""Moderation: reports of names, tables and results, mutes, operators; browsers that are known, and allowances of all servers."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "youyi_0014"
down_revision = "youyi_0013"


def upgrade() -> None:
    """Add the column and the tables."""
    op.add_column("moderated", sql.Column("by", sql.String))
    op.create_table(
        "reported",
        sql.Column("id", sql.String, primary_key=True),
        sql.Column("what", sql.String, nullable=False),
        sql.Column("why", sql.String, nullable=False),
        sql.Column("laid", sql.String),
        sql.Column("seat", sql.Integer),
        sql.Column("account", sql.String),
        sql.Column("name", sql.String),
        sql.Column("reported", sql.DateTime(timezone=True), nullable=False),
        sql.Column("reports", sql.Integer, nullable=False),
    )
    op.create_index("reported_laid", "reported", ["laid"])
    op.create_table(
        "muted",
        sql.Column("game", sql.String, sql.ForeignKey("game.id"), primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("origin", sql.String),
        sql.Column("account", sql.String),
        sql.Column("since", sql.DateTime(timezone=True), nullable=False),
    )
    _add_accounts()
    op.create_table(
        "allowance",
        sql.Column("key", sql.String, primary_key=True),
        sql.Column("left", sql.Double, nullable=False),
        sql.Column("filled", sql.Double, nullable=False),
        sql.Column("full", sql.Double, nullable=False),
    )
    op.create_index("allowance_full", "allowance", ["full"])


def _add_accounts() -> None:
    op.create_table(
        "operator",
        sql.Column("account", sql.String, sql.ForeignKey("account.id"), primary_key=True),
        sql.Column("since", sql.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "known_browser",
        sql.Column("hash", sql.String, primary_key=True),
        sql.Column("account", sql.String, sql.ForeignKey("account.id"), nullable=False),
        sql.Column("since", sql.DateTime(timezone=True), nullable=False),
    )
    op.create_index("known_browser_account", "known_browser", ["account"])
