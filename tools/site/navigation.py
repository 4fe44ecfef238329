"""The table of contents beside every page.

Sphinx would work it out anew for every page from the headings of all of them, which takes most of a build; this one is
read from the pages' titles, once, and is marked and made relative for each page.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from html import escape
from pathlib import Path
from posixpath import relpath

from tree import PARTS, TITLE, contents

MARKUP = re.compile(r"<[^>]*>|[`*]|\[([^\]]*)\]\([^)]*\)")


@dataclass(frozen=True, slots=True)
class Entry:
    """A page with the pages below it."""

    page: str
    title: str
    below: tuple[Entry, ...]

    def holds(self, page: str) -> bool:
        """Whether a page is this one or below it."""
        return page == self.page or any(each.holds(page) for each in self.below)


@cache
def entries(source: Path) -> tuple[tuple[str, tuple[Entry, ...]], ...]:
    """Every part of the table of contents with its pages."""
    return tuple((part.heading, tuple(_entry(source, page) for page in part.pages)) for part in PARTS)


def _entry(source: Path, page: str) -> Entry:
    text = (source / f"{page}.md").read_text(encoding="utf-8")
    found = TITLE.search(text)
    title = MARKUP.sub(lambda each: each.group(1) or "", found.group(1)).strip() if found else page
    return Entry(page, title, tuple(_entry(source, each) for each in contents(page, text)))


def navigation(source: Path, page: str) -> str:
    """The table of contents as HTML, as Sphinx writes it, seen from a page."""
    parts = []
    for heading, pages in entries(source):
        parts.append(f'<p class="caption" role="heading"><span class="caption-text">{escape(heading)}</span></p>')
        parts.append(f"<ul>{''.join(_item(each, page, 1) for each in pages)}</ul>")
    return "\n".join(parts)


def _item(entry: Entry, page: str, level: int) -> str:
    current = " current" if entry.holds(page) else ""
    target = "#" if entry.page == page else relpath(f"{entry.page}.html", Path(page).parent.as_posix())
    below = "".join(_item(each, page, level + 1) for each in entry.below)
    inside = f"<ul>{below}</ul>" if below else ""
    link = f'<a class="reference internal{current if entry.page == page else ""}" href="{target}">{escape(entry.title)}</a>'
    return f'<li class="toctree-l{level}{current}">{link}{inside}</li>'
