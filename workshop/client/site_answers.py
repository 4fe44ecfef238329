"""The answers of a static site: what a server would answer about the games, written once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from youyi.apps.web.learn.api import documents
from youyi.apps.web.learn.catalogue import article_entry, game_entry, ruling_entry
from youyi.kernel.game import Game
from youyi.kernel.rulings import questions

Games = Mapping[str, Game[Any, Any, Any, Any]]
BUNDLED = ("articles", "rulings", "examples")
"""Small answers, of which there are hundreds: one file has all of a kind, by what follows in their paths."""


def site_answers(games: Games) -> dict[str, bytes]:
    """JSON by the name of its file: the path of the answer without `/api/`, or the kind of a bundle."""
    files: dict[str, bytes] = {}
    bundles: dict[str, dict[str, msgspec.Raw]] = {kind: {} for kind in BUNDLED}
    for path, body in _answers(games):
        kind, _, rest = path.removeprefix("/api/").partition("/")
        if kind in bundles:
            bundles[kind][rest] = msgspec.Raw(body)
        else:
            files[path.removeprefix("/api/")] = body
    return files | {kind: msgspec.json.encode(bundle) for kind, bundle in bundles.items()}


def _answers(games: Games) -> Iterator[tuple[str, bytes]]:
    """Every answer that no table changes, by its path."""
    yield "/api/games", msgspec.json.encode([game_entry(game) for game in games.values()])
    for game in games.values():
        for article in game.articles:
            yield f"/api/articles/{article.key}", msgspec.json.encode(article_entry(games.values(), article.key))
        for name, asked in questions(game.rulesets[0].rulings).items():
            for member in asked if isinstance(asked, type) else ():
                found = ruling_entry(games, game.id, name, member.word)
                yield f"/api/rulings/{game.id}/{name}/{member.word}", msgspec.json.encode(found)
    yield from documents(games.values())
