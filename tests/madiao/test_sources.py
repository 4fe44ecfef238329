"""The witnesses of 馬吊 are called by their own names."""

from __future__ import annotations

import pytest

from youyi.games.madiao.articles import sources
from youyi.games.madiao.patterns import PATTERNS, censers, dealt, drawn, four_gates
from youyi.kernel.articles import Says, Source
from youyi.kernel.names import Language

REPOSITORIES = {
    "GUIDE": "wingdna/Madiao-Game",
    "CS": "wingdna/Madiao-Game",
    "TS1": "wingdna/MadiaoMaster",
    "TS2": "wingdna/fallen-leaves",
}


@pytest.mark.parametrize("name", REPOSITORIES)
def test_a_program_is_found_where_its_source_says(name):
    source = getattr(sources, name)
    assert isinstance(source, Source)
    assert all(
        REPOSITORIES[name] in said for said in (source.edition.en, source.edition.zh_hant, source.edition.zh_hans)
    )


def guide_says(row):
    """How much of a row the guide has; None where it has nothing."""
    return next((locus.says for locus in row.article.loci if locus.source is sources.GUIDE), None)


@pytest.mark.parametrize(
    ("rows", "says"),
    [
        (four_gates.FOUR_GATES[:-1], Says.RULE),
        (dealt.NUMBERED_ROWS, Says.RULE),
        (dealt.LETTERED_ROWS, Says.CARDS),
        (censers.CENSERS, Says.NAME),
        ((drawn.MAN_TANG_HONG,), Says.CARDS),
    ],
    ids=("four gates", "numbered", "lettered", "censers", "glossed"),
)
def test_the_guide_is_a_witness_of_as_much_as_it_says(rows, says):
    assert {guide_says(row) for row in rows} == {says}


def test_what_the_guide_only_names_is_said_to_be_only_named():
    named = [row for row in PATTERNS if guide_says(row) is Says.NAME]
    assert len(named) >= 60
    for row in named:
        guide, *others = row.article.modern
        assert guide.title.said_in(Language.EN).endswith(": the name only)")
        assert guide.grade(row.article.grade) is None
        if row in censers.THREE_FEET:
            assert not others, "condition and worth are ours"
        else:
            assert others[0].grade(row.article.grade) is row.article.grade, "another witness has the rest"
