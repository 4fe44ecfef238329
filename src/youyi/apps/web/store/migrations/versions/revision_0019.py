"""Leagues by Swiss rounds: how many, which pairing is of which, until when, and who has left."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "youyi_0019"
down_revision = "youyi_0018"


def upgrade() -> None:
    """Add the columns."""
    op.add_column("league", sql.Column("rounds", sql.Integer))
    op.add_column("league", sql.Column("lot", sql.String))
    op.add_column("league", sql.Column("unpaired", sql.Boolean, nullable=False, server_default=sql.false()))
    op.add_column("league_entrant", sql.Column("gone", sql.DateTime(timezone=True)))
    op.add_column("league_pairing", sql.Column("round", sql.Integer, nullable=False, server_default="1"))
    op.add_column("league_pairing", sql.Column("ends", sql.DateTime(timezone=True)))
