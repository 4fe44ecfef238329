"""Provable chance: the scheme of a table's chance, and what each seat contributed."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "youyi_0004"
down_revision = "youyi_0003"


def upgrade() -> None:
    """Add the columns; the tables there are keep the scheme of release 0.1.0."""
    op.add_column("game", sql.Column("scheme", sql.Integer, nullable=False, server_default="1"))
    op.add_column("game", sql.Column("seals", sql.JSON))
    op.add_column("game", sql.Column("contributions", sql.JSON))
    op.add_column("seat", sql.Column("seal", sql.String))
    op.add_column("seat", sql.Column("seal_awaited", sql.Boolean, nullable=False, server_default=sql.false()))
    op.add_column("seat", sql.Column("opening", sql.String))
