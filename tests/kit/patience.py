"""How long a test waits for what must happen: as long as no machine needs. What hangs fails after it."""

from __future__ import annotations

import os

PATIENCE = int(os.environ.get("YOUYI_PATIENCE", "300"))
"""In seconds; less while one writes a test that still fails."""
PATIENCE_MS = 1000 * PATIENCE
