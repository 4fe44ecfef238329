"""The ruleset that is called the guide has the guide's patterns, and follows the guide's sentences where they answer."""

from __future__ import annotations

import pytest

from youyi.games.madiao.articles.sources import GUIDE
from youyi.games.madiao.patterns import pattern_table
from youyi.games.madiao.rulings import FORMER, GUIDE_RULES
from youyi.kernel.articles import Grade, Says
from youyi.kernel.rulings import Quantity, questions

OURS_TO_KEEP = {
    "xiao_tian_di_fen": "the guide has the name for a dealt hand of two gates; the programs pay it when won"
}
"""What the programs have beside the guide's list and a ruling of its own keeps in force, with the reason."""
NOT_TAKEN_LITERALLY = {
    "man_tang_hong": "全是紅張 glosses the name; the program asks for the nine reds, as 九紅 and 八紅 beside it do"
}
"""Questions that a gloss of the guide would answer otherwise, with the reason."""


def unnamed(rulings):
    """The patterns in force that the guide does not name."""
    return {row.id for row in pattern_table(rulings).rows if all(each.source is not GUIDE for each in row.article.loci)}


def told(answer):
    """Whether the guide's own sentence says so."""
    said = (each for article in answer.cites for each in article.loci if article.grade is Grade.ATTESTED)
    return answer.grade is Grade.ATTESTED and any(each.source is GUIDE and each.says is Says.RULE for each in said)


def unfollowed(rulings):
    """Questions that a sentence of the guide answers, and that are answered by programs alone."""
    found = set()
    for name, asked in questions(rulings).items():
        if not isinstance(asked, Quantity):
            chosen = getattr(rulings, name)
            from_guide = any(each.source is GUIDE for article in chosen.answer.cites for each in article.loci)
            if not from_guide and any(told(other.answer) for other in asked):
                found.add(name)
    return found


def test_the_guide_pays_what_the_guide_names():
    assert unnamed(GUIDE_RULES.rulings) == set(OURS_TO_KEEP)


def test_the_guides_sentences_are_followed():
    assert unfollowed(GUIDE_RULES.rulings) == set(NOT_TAKEN_LITERALLY)


@pytest.mark.parametrize(
    "ruleset", [each for each in FORMER if each.id == GUIDE_RULES.id], ids=lambda each: each.full_id
)
def test_the_first_version_did_neither(ruleset):
    assert unnamed(ruleset.rulings) - set(OURS_TO_KEEP) == {"nv_di_deng_ji", "shuang_jue_zang"}
    assert unfollowed(ruleset.rulings) - set(NOT_TAKEN_LITERALLY) == {"shangxia_with_tb"}
