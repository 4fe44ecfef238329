"""Accounts: names with the proofs of their passphrases, where they are signed in, and the seats they keep."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "youyi_0007"
down_revision = "youyi_0006"


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "account",
        sql.Column("id", sql.String, primary_key=True),
        sql.Column("name", sql.String, nullable=False),
        sql.Column("folded", sql.String, nullable=False),
        sql.Column("salt", sql.LargeBinary, nullable=False),
        sql.Column("cost", sql.String, nullable=False),
        sql.Column("proof", sql.String, nullable=False),
        sql.Column("nonce", sql.LargeBinary, nullable=False),
        sql.Column("sealed", sql.LargeBinary, nullable=False),
        sql.Column("since", sql.DateTime(timezone=True), nullable=False),
    )
    op.create_index("account_folded", "account", ["folded"], unique=True)
    op.create_table(
        "login",
        sql.Column("hash", sql.String, primary_key=True),
        sql.Column("account", sql.String, sql.ForeignKey("account.id"), nullable=False),
        sql.Column("nonce", sql.LargeBinary, nullable=False),
        sql.Column("sealed", sql.LargeBinary, nullable=False),
        sql.Column("since", sql.DateTime(timezone=True), nullable=False),
        sql.Column("seen", sql.DateTime(timezone=True), nullable=False),
    )
    op.create_index("login_account", "login", ["account"])
    op.create_table(
        "kept",
        sql.Column("account", sql.String, sql.ForeignKey("account.id"), primary_key=True),
        sql.Column("game", sql.String, sql.ForeignKey("game.id"), primary_key=True),
        sql.Column("seat", sql.Integer, nullable=False),
        sql.Column("token_hash", sql.String, nullable=False),
        sql.Column("nonce", sql.LargeBinary, nullable=False),
        sql.Column("sealed", sql.LargeBinary, nullable=False),
        sql.Column("since", sql.DateTime(timezone=True), nullable=False),
    )
    op.create_index("kept_game", "kept", ["game"])
