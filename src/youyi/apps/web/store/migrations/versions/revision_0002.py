"""Life of tables: why and when one was closed, since when a seat is held, when its holder was last seen, from where."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "youyi_0002"
down_revision = "youyi_0001"


def upgrade() -> None:
    """Add nullable columns: the rows of release 0.1.0 stay as they are."""
    op.add_column("game", sql.Column("closed", sql.String))
    op.add_column("game", sql.Column("closed_at", sql.DateTime(timezone=True)))
    op.add_column("seat", sql.Column("since", sql.DateTime(timezone=True)))
    op.add_column("seat", sql.Column("seen", sql.DateTime(timezone=True)))
    op.add_column("seat", sql.Column("origin", sql.String))
