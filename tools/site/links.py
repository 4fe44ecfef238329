"""Whether every link of the built site leads somewhere: to a file, and there to its place."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from urllib.parse import unquote

HREF = re.compile(r'<(?:a|img|link|script)\b[^>]*?\b(?:href|src)="([^"]*)"')
PLACE = re.compile(r'\b(?:id|name)="([^"]*)"')
OUTSIDE = re.compile(r"[a-z]+:|//")


def dead_links(html: Path) -> list[str]:
    """Every link within the site that leads nowhere, as `page: link`."""
    pages = {each: each.read_text(encoding="utf-8") for each in sorted(html.rglob("*.html"))}
    places = {page: set(map(unescape, PLACE.findall(text))) for page, text in pages.items()}
    found = []
    for page, text in pages.items():
        for target in dict.fromkeys(map(unescape, HREF.findall(text))):
            if OUTSIDE.match(target) or not target:
                continue
            path, _, place = target.partition("#")
            there = (page.parent / unquote(path.partition("?")[0])).resolve() if path else page
            if not there.is_file() or (place and there in places and unquote(place) not in places[there]):
                found.append(f"{page.relative_to(html)}: {target}")
    return found
