"""Every book by its path under `docs`: what `python -m workshop books` and `make rulebook` write."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from workshop.books import handbook, ledger, rulebook, tutorial
from workshop.books.glossary import glossary
from workshop.books.views import views_page


def pages(docs: Path) -> Mapping[str, str]:
    """Make all of them; tables kept by hand, and counts, are read from the folder."""
    folders = {
        "rulebook": {**rulebook.pages(docs / "rulebook"), **handbook.pages()},
        "sources": ledger.pages(docs / "sources"),
        "tutorial": tutorial.pages(),
    }
    found = {f"{folder}/{name}": text for folder, made in folders.items() for name, text in made.items()}
    return {**found, "glossary.md": glossary(), "reference/views.md": views_page()}
