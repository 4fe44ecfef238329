"""What a page will ask for, named in the page itself, so that it comes beside the first code and not after it.

`pages.json`, written when the client is built, says by patterns of paths which pages there are, which files they begin with
and what they ask the server first.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import quote

_LINKS = {
    ".js": '<link rel="modulepreload" crossorigin href="{}">',
    ".css": '<link rel="preload" as="style" crossorigin href="{}">',
}
_QUESTION = '<link rel="preload" as="fetch" crossorigin href="{}">'
_PLACE = "</head>"


class FilesAhead:
    """The built client's page, with the names of what an address needs."""

    def __init__(self, folder: Path) -> None:
        """Read the page and `pages.json`; without that file no page names anything."""
        self._index = (folder / "index.html").read_text("utf-8")
        listed = folder / "pages.json"
        told: list[dict[str, Any]] = json.loads(listed.read_text("utf-8")) if listed.is_file() else []
        self._files = [(re.compile(each["path"]), tuple(each["files"])) for each in told if "files" in each]
        self._pages = [(re.compile(each["path"]), each["part"]) for each in told if "page" in each]
        self._told = {str(each["path"]): dict(each["told"]) for each in told if "told" in each}
        self._questions = [(re.compile(each["path"]), str(each["ask"])) for each in told if "ask" in each]

    def part(self, path: str) -> tuple[str | None, str] | None:
        """What the part of a path that changes stands for, and the part: a game, a clause; None if there is no such page."""
        if not self._pages:
            return None, ""
        for pattern, part in self._pages:
            if found := pattern.fullmatch(path):
                return part, "".join(found.groups())
        return None

    def told(self, path: str) -> Mapping[str, Sequence[str]] | None:
        """The title of a document and how it begins, by language; None of a path that is no document's."""
        return self._told.get(path)

    def page(self, path: str) -> str:
        """Write the page of a path, `/t/k7m2wq9pzt4c`, with the names of what it needs."""
        files = dict.fromkeys(file for pattern, named in self._files if pattern.fullmatch(path) for file in named)
        links = [_LINKS[Path(file).suffix].format(escape(file)) for file in files]
        for pattern, ask in self._questions:
            if found := pattern.fullmatch(path):
                links.append(_QUESTION.format(escape(ask.format(*map(quote, found.groups())))))
        return self._index.replace(_PLACE, "".join((*links, _PLACE)), 1)
