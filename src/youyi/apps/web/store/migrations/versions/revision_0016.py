"""Results that are annulled, and the recovery codes of accounts."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "youyi_0016"
down_revision = "youyi_0014"


def upgrade() -> None:
    """Add the column and the table."""
    op.add_column("result", sql.Column("annulled", sql.Boolean, nullable=False, server_default=sql.false()))
