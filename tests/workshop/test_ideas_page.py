"""The page of ideas tells every idea of every game, in every language."""

from __future__ import annotations

import pytest

from tests.house.words.scripts import strangers
from workshop.books.ideas import pages
from workshop.books.versions import in_language
from youyi.games import catalogue
from youyi.kernel.names import Language


@pytest.mark.parametrize("language", Language)
def test_every_idea_has_a_row_with_its_gain(language):
    text = pages()[in_language("ideas.md", language)]
    rows = [line for line in text.splitlines() if line.startswith("| ")]
    ideas = [idea for game in catalogue() if game.commentary is not None for idea in game.commentary.ideas]
    assert ideas
    heads = [line.removeprefix("## ") for line in text.splitlines() if line.startswith("## ")]
    ours = [game.name for game in catalogue() if game.commentary is not None and game.commentary.ideas]
    assert heads == [name.zh_hant if language is Language.EN else name.said_in(language) for name in ours]
    for idea in ideas:
        (row,) = (
            each
            for each in rows
            if each.startswith(f"| {idea.name.said_in(language)} | {idea.defined.said_in(language)}")
        )
        assert "{" not in row
        assert idea.gain is None or f"{idea.gain.mean:.1f} ± {idea.gain.half:.1f}" in row
    if language is not Language.EN:
        told = "\n".join(row for row in rows)
        assert strangers(told.replace("ruqi/", ""), language.replace("-", "_").lower()) == ""
