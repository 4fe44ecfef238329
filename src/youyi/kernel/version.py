"""The release. It stands here, below everything that writes it into a file."""

from __future__ import annotations

__version__ = "0.2.0"
