"""Articles are registered by being constants of a module."""

from __future__ import annotations

from dataclasses import replace
from types import ModuleType

import pytest

from youyi.kernel.articles import Article, Grade, Locus, Says, Source, SourceKind, articles_in
from youyi.kernel.names import Language, Name, Words


def clause(key: str) -> Article:
    return Article(
        key=key,
        name=Name("則", "则", "zé", "clause"),
        loci=(),
        reading=Words("A clause.", "一則。", "一则。"),
        grade=Grade.SUPPLIED,
    )


def module(name: str, **constants: object) -> ModuleType:
    made = ModuleType(name)
    vars(made).update(constants)
    return made


def test_constants_are_listed_in_order_of_definition():
    first, second, third = clause("toy.b"), clause("toy.a"), clause("toy.c")
    assert articles_in(module("one", B=first, LIMIT=3, A=second), module("two", C=third)) == (first, second, third)


@pytest.mark.parametrize(
    ("again", "named"),
    [
        ({"A": clause("toy.other")}, "A"),
        ({"OTHER": clause("toy.a")}, "toy.a"),
    ],
    ids=["one constant in two modules", "one key for two articles"],
)
def test_duplicates_are_refused(again, named):
    with pytest.raises(ValueError, match=f"registered twice: {named}$"):
        articles_in(module("one", A=clause("toy.a")), module("two", **again))


def test_one_article_has_one_constant():
    once = clause("toy.a")
    with pytest.raises(ValueError, match=r"registered twice: toy\.a"):
        articles_in(module("one", A=once, B=once))


def test_a_source_is_quoted_in_traditional_characters_unless_it_says_otherwise():
    title, edition = Name("書", "书", "shū", "book"), Words("A copy.", "一本。", "一本。")
    dated = Words("1600", "1600 年", "1600 年")
    toy = Source("toy", title, edition, kind=SourceKind.PRINT, dated=dated, written=1600, copied=1600)
    assert toy.script is Language.ZH_HANT
    assert replace(toy, script=Language.ZH_HANS).script is Language.ZH_HANS


def test_a_locus_says_what_kind_of_witness_it_is_how_old_and_how_much_of_the_clause_it_has():
    words = Words("Toy", "玩", "玩")
    dated = Words("1600", "一六〇〇", "一六〇〇")
    name = Name("玩", "玩", "wán", "Toy")
    toy = Source("toy", name, words, kind=SourceKind.PRINT, dated=dated, written=1600, copied=1600)
    assert Locus(toy, "1").title.en == "Toy (old print, 1600)"
    assert Locus(toy, "1", Says.NAME).title.zh_hant == "玩（古刻本，一六〇〇；只有名稱）"
    grades = [Locus(toy, "1", says).grade(Grade.ATTESTED) for says in (Says.RULE, Says.CARDS, Says.NAME)]
    assert grades == [Grade.ATTESTED, Grade.INFERRED, None]


def source(key: str, written: int, copied: int) -> Source:
    said = Words(key, key, key)
    name = Name(key, key, key, key)
    return Source(key, name, said, kind=SourceKind.PAGE, dated=said, written=written, copied=copied)


SONG, MING, TODAY = source("song", 983, 1279), source("ming", 1624, 2026), source("today", 2026, 2026)


def test_what_is_quoted_first_is_the_oldest_that_is_quoted():
    article = replace(
        clause("toy.a"), loci=(Locus(SONG, "1"), Locus(MING, "2", words="古"), Locus(TODAY, "3", words="今"))
    )
    assert [each.source for each in article.old] == [SONG, MING], "age is that of the words, not of the copy"
    assert [each.source for each in article.modern] == [TODAY]
    assert article.text == "古"
    assert article.silence is None


@pytest.mark.parametrize(
    ("loci", "said"),
    [
        ((Locus(SONG, "1"), Locus(TODAY, "2", words="今")), "it is not quoted"),
        ((Locus(TODAY, "2", words="今"),), "modern works alone"),
        ((), "The rule is ours"),
    ],
    ids=["an old text that is not quoted", "modern works", "nothing"],
)
def test_a_clause_without_old_words_says_why(loci, said):
    silence = replace(clause("toy.a"), loci=loci).silence
    assert silence is not None
    assert said in silence.en


def test_a_leaf_is_said_with_its_side():
    place = Locus(SONG, "行馬", leaf="87b")
    said = [place.where(language) for language in (Language.EN, Language.ZH_HANT, Language.ZH_HANS)]
    assert said == ["行馬 leaf 87, back", "行馬 第 87 葉背面", "行馬 第 87 叶背面"]
    assert replace(place, leaf="3a").where(Language.EN) == "行馬 leaf 3, front"
    assert Locus(SONG, "行馬").where(Language.EN) == "行馬"


def test_a_place_that_is_only_how_the_words_begin_is_no_heading():
    begun = Locus(SONG, "凡馬", leaf="3a", words="凡馬不打")
    headings = [each.heading for each in (begun, replace(begun, leaf=""), replace(begun, place="行馬"))]
    assert headings == ["", "凡馬", "行馬"]


def test_only_a_translation_that_there_is_is_marked_as_ours():
    said = replace(clause("toy.a"), translated=Words("Of old.", "古。", "古。")).our_translation
    assert clause("toy.a").our_translation is None
    assert said is not None
    assert "Of old." in said.en


def test_words_of_a_copy_that_mixes_scripts_are_shown_in_one():
    assert Locus(MING, "1", words="则它骑", restored="則它騎").quoted == "則它騎"
    assert Locus(MING, "1", words="古").quoted == "古"
