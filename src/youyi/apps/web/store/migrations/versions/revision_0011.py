"""Notices that are pushed to browsers: the server's key, the browsers, their seats, and what each was told or is to be told."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "youyi_0011"
down_revision = "youyi_0010"


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "push_key",
        sql.Column("id", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("secret", sql.LargeBinary, nullable=False),
    )
    _add_browsers()
    _add_notices()


def _add_browsers() -> None:
    op.create_table(
        "push_browser",
        sql.Column("id", sql.String, primary_key=True),
        sql.Column("endpoint", sql.String, nullable=False),
        sql.Column("public", sql.LargeBinary),
        sql.Column("auth", sql.LargeBinary),
        sql.Column("site", sql.String, nullable=False),
        sql.Column("language", sql.String, nullable=False),
        sql.Column("quiet_from", sql.Integer),
        sql.Column("quiet_to", sql.Integer),
        sql.Column("zone", sql.String, nullable=False),
        sql.Column("login", sql.String),
        sql.Column("asked", sql.DateTime(timezone=True), nullable=False),
        sql.Column("failed", sql.Integer, nullable=False),
    )
    op.create_index("push_browser_login", "push_browser", ["login"])
    op.create_table(
        "push_seat",
        sql.Column("browser", sql.String, sql.ForeignKey("push_browser.id"), primary_key=True),
        sql.Column("game", sql.String, sql.ForeignKey("game.id"), primary_key=True),
        sql.Column("seat", sql.Integer, nullable=False),
        sql.Column("token_hash", sql.String, nullable=False),
    )
    op.create_index("push_seat_game", "push_seat", ["game"])


def _add_notices() -> None:
    op.create_table(
        "push_notice",
        sql.Column("browser", sql.String, sql.ForeignKey("push_browser.id"), primary_key=True),
        sql.Column("game", sql.String, sql.ForeignKey("game.id"), primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("kind", sql.String, primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("at", sql.DateTime(timezone=True), nullable=False),
        sql.Column("due", sql.DateTime(timezone=True), nullable=False),
        sql.Column("done", sql.Boolean, nullable=False),
    )
    op.create_index("push_notice_due", "push_notice", ["done", "due"])
    op.create_index("push_notice_game", "push_notice", ["game"])
