"""Files of a static site that links lead to: one for each language and game, which say what they lead to, and one for unknown addresses.

Whoever shows a link to others reads a file without running it, and leaves out what follows `#`, by which the pages are named.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape
from itertools import product
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from youyi.apps.web.http.link_previews import LinkPreviews
from youyi.kernel.game import Game
from youyi.kernel.names import Language

MISSING = "404.html"
"""What static hosts send, as 404, for an address that nothing has."""
_INDEX = "index.html"
_OF_SITE = re.compile(r'(?<=")\./')
_CHARSET = '<meta charset="utf-8" />'
_LANGUAGES = (Language.EN, Language.ZH_HANT, Language.ZH_HANS)


def write_links(folder: Path, games: Iterable[Game[Any, Any, Any, Any]], address: str) -> list[str]:
    """Write them beside the finished page of the site; say which there are. `address` is where the site will stand."""
    games = tuple(games)
    page, at = (folder / _INDEX).read_text(encoding="utf-8"), address.rstrip("/")
    previews = LinkPreviews(games, folder)
    files = {}
    for language, game in product(_LANGUAGES, (None, *games)):
        place, opens = ("", "/") if game is None else (f"{game.id}/", f"/learn/{game.id}")
        preview = previews.of(None, "", language) if game is None else previews.of("game", game.id, language)
        assert preview is not None
        path = f"{language}/{place}"
        told = {"root": "../" * path.count("/"), "opens": opens, "language": language}
        files[f"{path}{_INDEX}"] = preview.put_into(_standing(page, told), f"/{path}", at)
    root = f"{urlsplit(at).path}/"
    files[MISSING] = previews.missing(_LANGUAGES).put_into(
        _standing(page, {"root": root, "opens": f"/{MISSING}"}), "/", at
    )
    site = previews.of(None, "", Language.EN)
    assert site is not None
    files[_INDEX] = site.put_into(page, "/", at)
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return sorted(files)


def _standing(page: str, told: dict[str, str]) -> str:
    """The page as a file that stands elsewhere, with what it says of itself to the client."""
    lines = [f'<meta name="youyi-{name}" content="{escape(content)}" />' for name, content in told.items()]
    page = _OF_SITE.sub(told["root"], page)
    return page.replace(_CHARSET, "\n    ".join((_CHARSET, *lines)), 1)
