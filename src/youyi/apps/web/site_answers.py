"""The answers of a static site: what a server would answer about the games, written once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from youyi.apps.web.catalogue import article_entry, game_entry, ruling_entry
from youyi.kernel.game import Game
from youyi.kernel.rulings import questions

Games = Mapping[str, Game[Any, Any, Any, Any]]


def site_answers(games: Games) -> dict[str, bytes]:
    """JSON by the name of its file; `articles` and `rulings` hold all answers by what follows in the address."""
    answers: dict[str, object] = {
        "games": [game_entry(game) for game in games.values()],
        "articles": {
            each.key: article_entry(games.values(), each.key) for game in games.values() for each in game.articles
        },
        "rulings": {address: ruling_entry(games, *address.split("/")) for address in _rulings(games)},
    }
    return {name: msgspec.json.encode(answer) for name, answer in answers.items()}


def _rulings(games: Games) -> list[str]:
    return [
        f"{game.id}/{name}/{member.word}"
        for game in games.values()
        for name, asked in questions(game.rulesets[0].rulings).items()
        if isinstance(asked, type)
        for member in asked
    ]
