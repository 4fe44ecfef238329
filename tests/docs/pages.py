"""The pages of the documentation, and what is on them."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
PAGES = sorted((*ROOT.glob("*.md"), *DOCS.rglob("*.md"), *(ROOT / "src").rglob("*.md")))

ANCHOR = re.compile(r'<a id="([^"]+)"></a>')
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
LINK = re.compile(r"(?<!\\)\[(?:[^\[\]]|\[[^\]]*\])*\]\(([^)\s]+)\)")
CODE = re.compile(r"^ *```.*?^ *```$|`[^`\n]+`", re.MULTILINE | re.DOTALL)


def named(page: Path) -> str:
    """Name a page as seen from the root."""
    return page.relative_to(ROOT).as_posix()


@cache
def prose(page: Path) -> str:
    """Give a page without its code."""
    return CODE.sub("", page.read_text(encoding="utf-8"))


def slug(heading: str) -> str:
    """Make the anchor of a heading as the forges do."""
    plain = re.sub(r"<[^>]+>|[`*]", "", heading)
    return re.sub(r"[^\w\- ]", "", plain.strip().lower()).replace(" ", "-")


@cache
def anchors(page: Path) -> set[str]:
    """List what can be pointed at on a page."""
    text = page.read_text(encoding="utf-8")
    return {*ANCHOR.findall(text), *(slug(each) for each in HEADING.findall(text))}


@cache
def links(page: Path) -> list[str]:
    """List the targets of a page's links, pictures included."""
    without_code = re.sub(r"^ *```.*?^ *```$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    return LINK.findall(without_code)
