"""Clauses and answers as lines of text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from youyi.kernel.articles import GRADE_MEANINGS, GRADE_NAMES, MODERN_WORKS, Article, Grade, Locus
from youyi.kernel.names import Language
from youyi.kernel.rulings import Ruling
from youyi.records.transcript import QUOTES


def name_line(article: Article) -> str:
    """The name of a clause in every script, with its pronunciation and key."""
    name = article.name
    scripts = name.zh_hant if name.zh_hant == name.zh_hans else f"{name.zh_hant} / {name.zh_hans}"
    return f"{scripts}  {name.pinyin}  {name.en}  [{article.key}]"


def standing(grade: Grade, language: Language) -> str:
    """The name of a grade."""
    return GRADE_NAMES[grade].said_in(language)


def _places(article: Article, loci: Iterable[Locus], language: Language) -> Iterator[str]:
    """Each place in a source: title, place, edition, address, and what a modern work says there."""
    for locus in loci:
        source = locus.source
        said = [locus.title.said_in(language), locus.where(language), source.edition.said_in(language), source.address]
        if locus.words and not source.old:
            said += QUOTES[language].format(locus.quoted), article.modern_words(locus, language)
        yield " · ".join(each for each in said if each)


def clause(article: Article, language: Language) -> Iterator[str]:
    """A clause: its names, its old words and our translation or why there are none, our reading, modern works, its grade."""
    yield name_line(article)
    yield from (f"  {each}" for each in _old(article, language))
    yield f"  {article.reading.said_in(language)}"
    if article.advice is not None:
        yield f"  {article.advice.said_in(language)}"
    if article.modern:
        yield f"  {MODERN_WORKS.said_in(language)}"
        yield from (f"    {place}" for place in _places(article, article.modern, language))
    yield f"  {GRADE_MEANINGS[article.grade].said_in(language)}"


def _old(article: Article, language: Language) -> Iterator[str]:
    if article.silence is not None:
        yield article.silence.said_in(language)
    if article.old_words:
        yield article.old_words
    if article.our_translation is not None:
        yield article.our_translation.said_in(language)
    yield from (f"  {place}" for place in _places(article, article.old, language))


def answer(name: str, member: Ruling, language: Language) -> Iterator[str]:
    """An answer: the question, the answer, its grade, and the clauses it cites."""
    yield member.question.said_in(language)
    yield f"  {name}={member.word}  {standing(member.answer.grade, language)}"
    yield f"  {member.answer.reading.said_in(language)}"
    for article in member.answer.cites:
        yield f"    {name_line(article)}"
