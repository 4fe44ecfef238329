"""The chart of 馬吊's patterns: what its data says agrees with the rules."""

from __future__ import annotations

from dataclasses import replace

import pytest

from workshop.books.frequencies import read_frequencies
from workshop.books.rulebook import COUNTS
from workshop.client.pattern_chart import row_data, scored_ids
from workshop.shelf import GAMES
from youyi.games.madiao.cards import CARD_OF, CODES, SUIT_OF
from youyi.games.madiao.conditions.gates import TwoGates
from youyi.games.madiao.patterns import PATTERNS
from youyi.games.madiao.rulings import GUIDE_RULES

FOUND = read_frequencies(GAMES / "madiao" / COUNTS)
SCORED = scored_ids(GUIDE_RULES.rulings)


@pytest.mark.parametrize("row", PATTERNS, ids=lambda row: row.id)
def test_a_pattern_is_drawn_as_an_example_that_has_it(row):
    data = row_data(row, SCORED)
    drawn = [code for pile in data["cards"] for code in pile["cards"]]
    assert drawn
    assert set(drawn) <= set(CODES)
    assert all(set(pile["needed"]) <= set(pile["cards"]) for pile in data["cards"])
    if isinstance(row.when, TwoGates):
        assert [len({SUIT_OF[CARD_OF[code]] for code in pile["cards"]}) for pile in data["cards"]] == [4, 4]
    assert {"en", "zh-Hant", "zh-Hans"} == set(data["name"]) == set(data["says"])


def test_an_example_that_has_it_not_is_refused():
    row = PATTERNS[0]
    with pytest.raises(ValueError, match="does not hold"):
        row_data(replace(row, holds=row.fails), SCORED)


def test_what_computers_made_in_the_counted_deals_the_guide_scores():
    """The deals were played by the rules of the guide; so nothing that it does not score came in them."""
    assert FOUND.ruleset.startswith("madiao/guide")
    came = {row.id for row in PATTERNS for cited in FOUND.cited.values() if cited[row.article.key]}
    assert came <= SCORED
    assert {row.id for row in PATTERNS} > SCORED
