"""Clauses and answers as lines of text."""

from __future__ import annotations

from collections.abc import Iterator

from youyi.kernel.articles import GRADE_NAMES, Article, Grade
from youyi.kernel.names import Language
from youyi.kernel.rulings import Ruling


def name_line(article: Article) -> str:
    """The name of a clause in every script, with its pronunciation and key."""
    name = article.name
    scripts = name.zh_hant if name.zh_hant == name.zh_hans else f"{name.zh_hant} / {name.zh_hans}"
    return f"{scripts}  {name.pinyin}  {name.en}  [{article.key}]"


def standing(grade: Grade, language: Language) -> str:
    """The name of a grade."""
    return GRADE_NAMES[grade].said_in(language)


def places(article: Article, language: Language) -> Iterator[str]:
    """The sources of a clause: title, place, edition."""
    for locus in article.loci:
        title, edition = locus.title.said_in(language), locus.source.edition.said_in(language)
        yield f"{title} · {locus.place} · {edition}"


def clause(article: Article, language: Language) -> Iterator[str]:
    """A clause: its names, grade, text, places, and its reading here."""
    yield name_line(article)
    yield f"  {standing(article.grade, language)}"
    if article.text:
        yield f"  {article.text}"
    for place in places(article, language):
        yield f"    {place}"
    yield f"  {article.reading.said_in(language)}"
    if article.advice is not None:
        yield f"  {article.advice.said_in(language)}"


def answer(name: str, member: Ruling, language: Language) -> Iterator[str]:
    """An answer: the question, the answer, its grade, and the clauses it cites."""
    yield member.question.said_in(language)
    yield f"  {name}={member.word}  {standing(member.answer.grade, language)}"
    yield f"  {member.answer.reading.said_in(language)}"
    for article in member.answer.cites:
        yield f"    {name_line(article)}"
