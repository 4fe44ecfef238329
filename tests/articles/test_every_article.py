"""Every clause that code enacts has a worked example."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from youyi.games import catalogue

HERE = Path(__file__).parent


@pytest.mark.parametrize("game", catalogue(), ids=lambda game: game.id)
def test_every_enacted_article_is_shown_in_an_example(game):
    shown = set()
    for path in sorted((HERE / game.id).glob("test_*.py")):
        for test in vars(import_module(f"tests.articles.{game.id}.{path.stem}")).values():
            shown |= {article.key for article in getattr(test, "shows", ())}
    enacted = {article.key for article in game.articles if article.advice is None}
    assert enacted - shown == set()
    assert shown <= enacted
