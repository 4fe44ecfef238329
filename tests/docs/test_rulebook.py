"""The rulebooks leave nothing out."""

from __future__ import annotations

import json
import re
from dataclasses import asdict

import pytest

from workshop.books.frequencies import Frequencies, frequencies, read_frequencies
from workshop.books.marks import original
from workshop.books.rulebook import COUNTS, pages, rulebook
from workshop.books.texts import BOOKS as TEXTS
from workshop.books.words import LANGUAGES
from youyi.analysis.trace.in_force import idle_by_clause
from youyi.games import catalogue, game
from youyi.games.madiao.articles.sources import GUIDE
from youyi.kernel.articles import GRADE_MEANINGS, GRADE_NAMES, MODERN_WORKS
from youyi.kernel.names import Language
from youyi.kernel.rulings import Quantity, questions

BOOKS = [(game, language) for game in catalogue() for language in LANGUAGES]
BOOK = pytest.mark.parametrize(("game", "language"), BOOKS, ids=[f"{game.id}-{language}" for game, language in BOOKS])


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
        assert article.old_words in entry
        assert article.translated is None or article.translated.said_in(language) in entry
        assert article.silence is None or article.silence.said_in(language) in entry
        assert all(locus.place in entry and locus.title.said_in(language) in entry for locus in article.loci)
        assert article.advice is None or article.advice.said_in(language) in entry


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_that_the_usual_table_does_not_have_says_so_in_the_next_line(language):
    entry = rulebook(game("dama"), language).partition('<a id="dama.prize_again"></a>')[2]
    said = next(each.reading for each in game("dama").articles if each.key == "dama.prize_again").said_in(language)
    following = entry.partition(f"{said}\n\n")[2].partition("\n")[0]
    assert following.startswith(f"- {TEXTS['idle'].said_in(language)}")
    assert (
        f"**`dama/tujing`{TEXTS['brackets'].said_in(language).format(TEXTS['default'].said_in(language))}**"
        in following
    )


@BOOK
def test_modern_words_are_never_set_as_the_old_ones(game, language):
    """What is set apart as the old words is an old witness's; a modern work is named before it is quoted."""
    text = rulebook(game, language)
    for article in game.articles:
        entry = text.partition(f'<a id="{article.key}"></a>')[2].partition("\n##")[0]
        apart = [row for row in entry.splitlines() if row.startswith("> <span")]
        assert apart == ([f"> {original(article.old[0].quoted)}"] if article.translated else [])
        for locus in article.modern:
            if locus.words:
                rows = [each for each in entry.splitlines() if f">{locus.quoted}<" in each and locus.place in each]
                assert rows
                assert all(row.startswith(f"- {MODERN_WORKS.said_in(language)}") for row in rows)


@BOOK
def test_what_the_grades_mean_stands_before_the_clauses(game, language):
    before = rulebook(game, language).partition("\n### ")[0]
    assert all(meaning.said_in(language) in before for meaning in GRADE_MEANINGS.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guides_order_is_one_click_away(language):
    text = rulebook(game("madiao"), language)
    assert "](#source-order)" in text.partition("\n## ")[0]
    order = text.partition('<a id="source-order"></a>')[2].partition("\n## ")[0]
    places = re.findall(r"^- <span[^>]*>([^<]*)</span>", order, re.MULTILINE)
    assert places.index("三、9 正本") < places.index("三、10 吊") < places.index("四、1 分庄")
    guided = {each.key for each in game("madiao").articles if any(locus.source is GUIDE for locus in each.loci)}
    assert set(re.findall(r"\(#(madiao\.[^)]*)\)", order)) == guided
    assert '<a id="source-order"></a>' not in rulebook(game("ruqi"), language), "its rulebook follows its sources"


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


@BOOK
def test_a_clause_names_the_rulesets_under_which_it_binds_nobody(game, language):
    text = rulebook(game, language)
    default = game.rulesets[0]
    assert f"`{default.full_id}`" in text.partition("\n## ")[0]
    idle = idle_by_clause(game)
    for article in game.articles:
        entry = text.partition(f'<a id="{article.key}"></a>')[2].partition("\n##")[0]
        (said,) = [row for row in entry.splitlines() if row.startswith(f"- {TEXTS['idle'].said_in(language)}")] or [""]
        named = idle.get(article.key, ())
        assert all(f"`{each.id}`" in said for each in named)
        assert said.count("`") == 2 * len(named)
        assert ("**" in said) == (default in named)


def test_a_clause_says_how_often_it_comes_to_bear(tmp_path):
    counts = Frequencies("ruqi", "ruqi/modern@1", 7, 20, {"random@1": {"ruqi.exit": 19}, "greedy@1": {}})
    ruqi = next(game for game in catalogue() if game.id == "ruqi")
    _, _, rest = rulebook(ruqi, Language.EN, counts).partition('<a id="ruqi.exit"></a>')
    assert "- How often: 19 of 20 (random@1), 0 of 20 (greedy@1)" in rest.partition("\n##")[0]
    file = tmp_path / "ruqi" / COUNTS
    file.parent.mkdir()
    file.write_text(json.dumps(asdict(counts)), encoding="utf-8")
    assert read_frequencies(file) == counts
    assert pages(tmp_path)["ruqi/en.md"] == rulebook(ruqi, Language.EN, counts)


def test_counts_are_those_of_the_games_themselves():
    found = frequencies("ruqi", 3, 5, ("random",), processes=1)
    assert (found.game, found.ruleset, found.seed, found.games) == ("ruqi", "ruqi/modern@2", 5, 3)
    assert found.cited["random@1"]["ruqi.dice"] == 3
    assert found.cited == frequencies("ruqi", 3, 5, ("random",), processes=2).cited
