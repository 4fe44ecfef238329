"""Friends who are invited to a table."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "youyi_0017"
down_revision = "youyi_0016"


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "invitation",
        sql.Column("account", sql.String, sql.ForeignKey("account.id"), primary_key=True),
        sql.Column("game", sql.String, sql.ForeignKey("game.id"), primary_key=True),
        sql.Column("by", sql.String, sql.ForeignKey("account.id"), nullable=False),
        sql.Column("declined", sql.Boolean, nullable=False),
        sql.Column("since", sql.DateTime(timezone=True), nullable=False),
    )
    op.create_index("invitation_game", "invitation", ["game"])
    op.create_index("invitation_by", "invitation", ["by"])
