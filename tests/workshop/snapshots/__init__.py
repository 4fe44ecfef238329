"""The beginning of one page of each kind that is built and not committed. `python -m tests.workshop.snapshots` writes them anew."""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parent
LINES = 40
PATHS = (
    "rulebook/ruqi/zh-Hant.md",
    "sources/emendations.md",
    "glossary.md",
    "reference/views.md",
    "findings/play-ruqi.zh-Hans.md",
)
FILES = {path: FOLDER / path.replace("/", "-") for path in PATHS}


def excerpt(page: str) -> str:
    """The lines of a page that are kept."""
    return "".join(page.splitlines(keepends=True)[:LINES])
