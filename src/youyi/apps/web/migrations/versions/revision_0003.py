"""Several servers: which of them are alive, and which plays the computers of a table."""

from __future__ import annotations

revision = "youyi_0003"
down_revision = "youyi_0002"


def upgrade() -> None:
    """Change the tables."""
