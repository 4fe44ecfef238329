"""What the page on reviews prints of figures: those that judges are given, and those that were measured."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.docs.pages import DOCS
from workshop.books.versions import in_language
from youyi.analysis.review.choices import Band
from youyi.games.dama.players.judge import BY_FIRST, BY_SCORE
from youyi.games.madiao.players.judge import JUDGING as OF_MADIAO
from youyi.games.ruqi.players.judge import JUDGING as OF_RUQI
from youyi.kernel.names import Language, Words

PERCENT = Words(" %", "%", "%")
LANGUAGES = pytest.mark.parametrize("language", list(Language))
PLAYED = Words("{} tallies, {} chips or {} %, {} zhu", "{} 算，{} 帖或 {}%，{} 注", "{} 算，{} 帖或 {}%，{} 注")
ONE_LOOK = Words("{} tallies, {} chips or {} %)", "{} 算，{} 帖或 {}%）", "{} 算，{} 帖或 {}%）")


def said(language: Language) -> str:
    text: str = (DOCS / "reference" / in_language("review.md", language)).read_text("utf-8")
    return text


def removed(game: str, key: str) -> list[str]:
    """How much of each seat's variance is gone with its luck, in hundredths."""
    kept: Any = json.loads((DOCS / "findings" / "data" / f"play-{game}.json").read_text("utf-8"))
    return [f"{100 * each['removed']:.0f}" for each in kept[key]["found"]]


@LANGUAGES
def test_errors_that_no_playouts_make_smaller_are_those_of_the_judges(language):
    played = [each.played_error for each in (OF_RUQI, BY_SCORE, BY_FIRST, OF_MADIAO)]
    assert f"{PLAYED.said_in(language).format(*played)}" in said(language)
    assert ONE_LOOK.said_in(language).format(*(each.error for each in (OF_RUQI, BY_SCORE, BY_FIRST))) in said(language)


@LANGUAGES
def test_bands_begin_at_shares_of_the_spreads(language):
    rows = [line.split(" | ") for line in said(language).splitlines() if line.startswith("| ") and line.count("|") == 6]
    printed = {row[1]: row[2:] for row in rows if row[1].endswith("%")}
    for band in Band:
        if band is not Band.GOOD:
            limits = [band.share * each.spread for each in (OF_RUQI, BY_SCORE, OF_MADIAO)]
            told = [float(each.strip("| ")) for each in printed[f"{100 * band.share:.0f}{PERCENT.said_in(language)}"]]
            assert told == pytest.approx(limits, abs=0.0501)
    first = [f"{each.share * BY_FIRST.spread:.1f}" for each in Band if each is not Band.GOOD]
    assert {Language.EN: "{}, {} and {} %"}.get(language, "{}、{}、{}%").format(*first) in said(language)


@LANGUAGES
def test_how_much_luck_makes_is_what_was_measured(language):
    madiao = sorted(removed("madiao", "luck heuristic"), key=int)
    assert {Language.EN: "{} to {} %"}.get(language, "{} 至 {}%").format(madiao[0], madiao[-1]) in said(language)
    for key in ("luck 2", "luck 2 first"):
        one, other = removed("dama", key)
        assert one == other, "luck and result of two seats sum to nothing"
        assert f" {one}{PERCENT.said_in(language)}" in said(language)
