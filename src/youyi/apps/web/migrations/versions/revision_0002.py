"""Life of tables: when one was last used, why it was closed, since when a seat is held."""

from __future__ import annotations

revision = "youyi_0002"
down_revision = "youyi_0001"


def upgrade() -> None:
    """Change the tables."""
