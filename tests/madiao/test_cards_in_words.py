"""Clauses name cards in words: a card's short sign stands after its name, in brackets, or not at all."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from youyi.games import game
from youyi.kernel.catalogues import parsed
from youyi.kernel.names import Language

ROOT = Path(__file__).parents[2]
SIGN = r"(?<![A-Za-z0-9])(?:T(?:[2-9]0|[bqw])|[WSC][0-9]|Ch)(?![A-Za-z0-9])"
BARE = re.compile(rf"(?<![(（]){SIGN}(?![)）])")
ROW = re.compile(rf"[(（]{SIGN}(?:[ 、，,/]+{SIGN})+[)）]")
CATALOGUES = [
    each
    for folder in ("src/youyi/games/madiao", "client/src/games/madiao")
    for each in sorted((ROOT / folder).rglob("*.po"))
    if not each.name.endswith("zh-Latn.po")
]


@pytest.mark.parametrize("language", Language)
def test_what_a_clause_says_names_cards_in_words(language):
    said = {each.key: each.reading.said_in(language) for each in game("madiao").articles}
    assert {key: text for key, text in said.items() if BARE.search(text)} == {}


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.name)
def test_no_text_names_several_cards_by_their_signs_in_brackets(path):
    assert {key: text for key, text in parsed(path.read_text("utf-8"), path.name).items() if ROW.search(text)} == {}
