"""The pages of the documentation, those that are committed and those that are built, and what is on them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from workshop import shelf

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
THROUGH = "built.md?"
"""Behind it in a committed page's link stands a page that is built."""
PAGES = sorted((*ROOT.glob("*.md"), *DOCS.rglob("*.md"), *(ROOT / "src").rglob("*.md")))

ANCHOR = re.compile(r'<a id="([^"]+)"></a>')
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
LINK = re.compile(r"(?<!\\)\[(?:[^\[\]]|\[[^\]]*\])*\]\(([^)\s]+)\)")
CODE = re.compile(r"^ *```.*?^ *```$|`[^`\n]+`", re.MULTILINE | re.DOTALL)


def named(page: Path) -> str:
    """Name a page as seen from the root."""
    return page.relative_to(ROOT).as_posix()


@cache
def built() -> Mapping[Path, str]:
    """Every page that is built, where it lies on the site; annotated games, which take minutes, have no text."""
    unread = dict.fromkeys(shelf.annotated(DOCS), "")
    return {DOCS / path: text for path, text in {**unread, **shelf.built(DOCS)}.items()}


def text(page: Path) -> str:
    """Give a page, committed or built."""
    return page.read_text(encoding="utf-8") if page.is_file() else built()[page]


def built_pages() -> list[Path]:
    """The built pages that have words, without pictures."""
    return [page for page, said in built().items() if said and page.suffix == ".md"]


@cache
def prose(page: Path) -> str:
    """Give a page without its code."""
    return CODE.sub("", text(page))


def slug(heading: str) -> str:
    """Make the anchor of a heading as the forges do."""
    plain = re.sub(r"<[^>]+>|[`*]", "", heading)
    return re.sub(r"[^\w\- ]", "", plain.strip().lower()).replace(" ", "-")


@cache
def anchors(page: Path) -> set[str]:
    """List what can be pointed at on a page."""
    said = text(page)
    return {*ANCHOR.findall(said), *(slug(each) for each in HEADING.findall(said))}


@cache
def links(page: Path) -> list[str]:
    """List the targets of a page's links, pictures included."""
    without_code = re.sub(r"^ *```.*?^ *```$", "", text(page), flags=re.MULTILINE | re.DOTALL)
    return LINK.findall(without_code)


def outside(target: str) -> bool:
    """Whether a link leads away from the repository."""
    return target.startswith(("http://", "https://", "mailto:"))


def led(page: Path, target: str) -> Path:
    """Where a link of a page leads, straight to a page that is built."""
    path = target.partition("#")[0]
    if THROUGH in path:
        return DOCS / path.partition(THROUGH)[2]
    return (page.parent / path).resolve() if path else page


def dead(page: Path) -> list[str]:
    """The links of a page that lead nowhere: a committed page leads to built ones through `built.md` alone."""
    found = []
    for target in links(page):
        if outside(target):
            continue
        there, anchor = led(page, target), target.partition("#")[2]
        through = THROUGH in target or page in built()
        known = there.exists() or (through and there in built())
        behind = there.is_file() if THROUGH in target else False
        if not known or behind or (anchor and anchor not in anchors(there)):
            found.append(target)
    return found
