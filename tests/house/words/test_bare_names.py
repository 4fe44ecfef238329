"""Where the guide of our time has nothing but a clause's name, it is said to have the name only, and lends it no grade."""

from __future__ import annotations

from youyi.games import catalogue
from youyi.games.madiao.patterns.lists import GATES, NUMBERED, PAIRS
from youyi.kernel.articles import Says, SourceKind

TOLD_BESIDE_THE_NAME = {each.loci[0].place for each in (PAIRS, NUMBERED, GATES)}
"""Lists that print cards or worths on the line of each name."""
NAMES_THAT_ARE_SENTENCES = {
    "madiao.no_green_between": "間青不算 says all that it means",
    "madiao.zhu_needs_par": "須正本 says all that it means",
    "madiao.seven_small": "七小一紅 says what it is made of, and its worth stands beside it",
}


def bare(article, locus):
    """Whether a source is quoted for nothing but the name."""
    return bool(locus.words) and locus.words in (article.name.zh_hant, article.name.zh_hans)


def test_a_bare_name_is_no_rule():
    passed_off = {
        article.key
        for game in catalogue()
        for article in game.articles
        for locus in article.modern[:1]
        if bare(article, locus)
        and locus.source.kind is SourceKind.GUIDE
        and locus.says is Says.RULE
        and locus.place not in TOLD_BESIDE_THE_NAME
        and article.key not in NAMES_THAT_ARE_SENTENCES
    }
    assert passed_off == set()
