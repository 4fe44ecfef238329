"""The committed rulebooks are what the program writes, and leave nothing out."""

from __future__ import annotations

import re

import pytest

from tests.docs.pages import DOCS
from youyi.analysis.rulebook import LANGUAGES, main, pages, rulebook
from youyi.games import catalogue
from youyi.kernel.articles import GRADE_NAMES
from youyi.kernel.rulings import Quantity, questions

FOLDER = DOCS / "rulebook"
BOOKS = [(game, language) for game in catalogue() for language in LANGUAGES]
BOOK = pytest.mark.parametrize(("game", "language"), BOOKS, ids=[f"{game.id}-{language}" for game, language in BOOKS])


def test_the_committed_rulebooks_are_the_generated_ones():
    committed = {file.relative_to(FOLDER).as_posix(): file.read_text("utf-8") for file in FOLDER.rglob("*.md")}
    generated = pages()
    stale = sorted(
        {name for name, text in generated.items() if committed.get(name) != text} | committed.keys() - generated
    )
    assert stale == [], "run make rulebook"


def test_main_writes_every_page(tmp_path):
    main(tmp_path / "new")
    assert {file.relative_to(tmp_path / "new").as_posix() for file in tmp_path.rglob("*.md")} == pages().keys()


@BOOK
def test_every_clause_is_there_once_with_its_words_places_and_standing(game, language):
    text = rulebook(game, language)
    for article in game.articles:
        _, _, rest = text.partition(f'<a id="{article.key}"></a>')
        entry = rest.partition("\n##")[0]
        assert text.count(f'<a id="{article.key}"></a>') == 1
        assert article.name.said_in(language) in entry
        assert article.reading.said_in(language) in entry
        assert GRADE_NAMES[article.grade].said_in(language) in entry
        assert article.text in entry
        assert all(locus.place in entry and locus.source.title.said_in(language) in entry for locus in article.loci)
        assert article.advice is None or article.advice.said_in(language) in entry


@BOOK
def test_clauses_stand_in_the_order_of_the_sources_and_ours_come_last(game, language):
    keys = re.findall(r'^### <a id="([^"]+)"></a>', rulebook(game, language), re.MULTILINE)
    witnessed = [article.key for article in game.articles if article.loci]
    ours = [article.key for article in game.articles if not article.loci]
    assert keys[: len(witnessed) + len(ours)] == witnessed + ours


@BOOK
def test_every_question_is_there_with_every_answer_and_who_chooses_it(game, language):
    text = rulebook(game, language)
    for name, asked in questions(game.rulesets[0].rulings).items():
        _, _, rest = text.partition(f'<a id="question-{name}"></a>')
        entry = rest.partition("\n##")[0]
        assert asked.question.said_in(language) in entry
        if isinstance(asked, Quantity):
            assert all(f"`{each.id}`" in entry for each in game.rulesets)
            continue
        for member in asked:
            (row,) = [line for line in entry.splitlines() if line.startswith(f"| `{member.word}` |")]
            assert member.answer.reading.said_in(language) in row
            assert GRADE_NAMES[member.answer.grade].said_in(language) in row
            assert all(f"(#{article.key})" in row for article in member.answer.cites)
            chosen = {each.id for each in game.rulesets if getattr(each.rulings, name) is member}
            assert chosen == {each.id for each in game.rulesets if f"`{each.id}`" in row}


@BOOK
def test_every_ruleset_is_there(game, language):
    text = rulebook(game, language)
    for each in game.rulesets:
        assert f"`{each.full_id}`" in text
        assert each.summary.said_in(language) in text
