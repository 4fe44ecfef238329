"""Every row, under every answer that has it, holds for its own examples and not for its near misses."""

from __future__ import annotations

import pytest

from tests.patterns.madiao.winnings import every_row, every_rulings
from youyi.games.madiao.patterns import PATTERN_ARTICLES, PATTERNS, lists, pattern_table
from youyi.games.madiao.patterns.pattern import Keep, PatternList
from youyi.games.madiao.rulings import FORMER
from youyi.games.madiao.winnings import read_winnings
from youyi.kernel.articles import Grade
from youyi.kernel.names import Name

ROWS = pytest.mark.parametrize("row", [pytest.param(row, id=name) for name, row in every_row()])


@ROWS
def test_a_row_has_an_example_and_a_near_miss(row):
    assert row.holds
    assert row.fails


@ROWS
def test_a_row_holds_for_its_examples(row):
    assert [example for example in row.holds if not row.when.holds(read_winnings(example))] == []


@ROWS
def test_a_row_does_not_hold_for_its_near_misses(row):
    assert [example for example in row.fails if row.when.holds(read_winnings(example))] == []


@ROWS
def test_an_example_scores_its_worth_with_cards_that_are_there(row):
    for example in row.holds:
        winnings = read_winnings(example)
        for scored in row.scored(winnings):
            assert scored.pattern is row
            assert scored.worth == row.worth.value(winnings) != 0
            everything = winnings.piles[0] | winnings.piles[3] | winnings.piles[4]
            assert scored.cards & ~everything == 0
            assert scored.cards


def test_every_row_that_can_be_in_force_has_one_clause():
    in_force = {row.id for _, row in every_row()}
    assert {row.id for row in PATTERNS} == in_force
    assert [article for article in PATTERN_ARTICLES if article.advice is None] == [row.article for row in PATTERNS]
    assert len(PATTERNS) == len(in_force)
    assert len({article.key for article in PATTERN_ARTICLES}) == len(PATTERN_ARTICLES)
    by_id = {row.id: row.article for row in PATTERNS}
    assert [name for name, row in every_row() if row.article is not by_id[row.id]] == []


def test_every_clause_is_read_as_its_row_stands_under_the_first_answers_that_have_it():
    default, *others = (rulings for _, rulings in every_rulings())
    oldest_first = (default, *(ruleset.rulings for ruleset in FORMER), *others)
    for row in PATTERNS:
        first = next(each for rulings in oldest_first for each in pattern_table(rulings).rows if each.id == row.id)
        if row.worth == first.worth:
            assert (first.when, first.repeats) == (row.when, row.repeats), row.id


def test_every_clause_quotes_the_name_and_its_place():
    for row in PATTERNS:
        assert row.article.key == f"madiao.{row.id}"
        assert [locus.words for locus in row.article.modern if locus.words] == [row.name.zh_hans]
        assert row.article.loci
        assert row.article.grade in (Grade.ATTESTED, Grade.INFERRED)


def test_the_guide_has_all_its_dealt_patterns():
    numbered_and_lettered = 43 + 22 - 3  # three of the letters are other names of numbers
    assert len(pattern_table(every_rulings()[0][1]).dealt_rows.rows) == numbered_and_lettered


def test_a_family_of_four_gates_keeps_the_best():
    patterns = pattern_table(every_rulings()[0][1])
    assert [family.keep for family in patterns.gates.families] == [Keep.BEST]


def test_a_row_stands_at_every_place_of_its_list():
    """The first modern one has its words."""
    found = [each for each in vars(lists).values() if isinstance(each, PatternList)]
    assert any(len(each.loci) > 2 for each in found)
    name = Name("天地", "天地", "heaven and earth", "tian di")
    for each in found:
        named = each.naming(name)
        assert [(locus.source, locus.place) for locus in named] == [(locus.source, locus.place) for locus in each.loci]
        changed = [here for here, there in zip(named, each.loci, strict=True) if here != there]
        assert [locus.words for locus in changed] == [name.zh_hans]
        assert changed[0] == next(locus for locus in named if not locus.source.old)
