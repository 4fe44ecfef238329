"""Every clause of 儒棋 that code enacts has a worked example."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from youyi.games.ruqi.articles import ARTICLES


def test_every_enacted_article_is_shown_in_an_example():
    shown = set()
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        for test in vars(import_module(f"tests.articles.ruqi.{path.stem}")).values():
            shown |= {article.key for article in getattr(test, "shows", ())}
    enacted = {article.key for article in ARTICLES if article.advice is None}
    assert enacted - shown == set()
    assert shown <= enacted
