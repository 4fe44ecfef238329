"""Results that are annulled, and the recovery codes of accounts."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "youyi_0016"
down_revision = "youyi_0015"


def upgrade() -> None:
    """Add the column and the table."""
    op.add_column("result", sql.Column("annulled", sql.Boolean, nullable=False, server_default=sql.false()))
    op.create_table(
        "recovery_code",
        sql.Column("hash", sql.String, primary_key=True),
        sql.Column("account", sql.String, sql.ForeignKey("account.id"), nullable=False),
        sql.Column("nonce", sql.LargeBinary, nullable=False),
        sql.Column("sealed", sql.LargeBinary, nullable=False),
    )
    op.create_index("recovery_code_account", "recovery_code", ["account"])
