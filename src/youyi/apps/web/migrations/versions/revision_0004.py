"""Provable chance: the scheme of a table's chance, and what each seat contributed."""

from __future__ import annotations

revision = "youyi_0004"
down_revision = "youyi_0003"


def upgrade() -> None:
    """Change the tables."""
