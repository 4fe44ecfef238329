"""How long a test waits for what must happen: as long as no machine needs. What hangs fails after it."""

from __future__ import annotations

PATIENCE = 300
"""In seconds."""
PATIENCE_MS = 1000 * PATIENCE
