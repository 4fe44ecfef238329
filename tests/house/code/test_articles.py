"""Every clause is registered, placed and short, and decided by code that a test holds, unless it is advice."""

from __future__ import annotations

import pytest
from opencc import OpenCC

from youyi.analysis.trace import enactments
from youyi.games import catalogue
from youyi.kernel.articles import Article, Grade, SourceKind
from youyi.kernel.rulings import questions

LONGEST_QUOTATION = 40
OLD_KINDS = (SourceKind.PRINT, SourceKind.COPY, SourceKind.NOTEBOOK, SourceKind.FICTION)
GAMES = pytest.mark.parametrize("game", catalogue(), ids=lambda game: game.id)


def lacking(game) -> set[tuple[str, str]]:
    """The clauses of a game that are not advice and have no code or no test."""
    enacted = [article for article in game.articles if article.advice is None]
    code = {("code", article.key) for article in enacted if not enactments.enacting(game, article)}
    return code | {("test", article.key) for article in enacted if not enactments.testing(game, article)}


@GAMES
def test_every_article_among_a_games_constants_and_rows_is_registered_under_one_key(game):
    constants = enactments.sources(game).constants.values()
    written = {each for each in (getattr(value, "article", value) for value in constants) if isinstance(each, Article)}
    assert written == set(game.articles)
    assert len({article.key for article in game.articles}) == len(game.articles)


@GAMES
def test_every_clause_that_is_not_advice_has_its_code_and_its_test(game):
    assert lacking(game) == set()


@GAMES
def test_no_code_names_advice_as_its_reason(game):
    places = [place for each in game.articles if each.advice is not None for place in enactments.enacting(game, each)]
    assert [str(place) for place in places if place.ruling is None] == []


@GAMES
def test_every_ruling_has_the_one_function_that_asks_it_and_a_test_that_sets_it(game):
    asked = {name: enactments.consulting(game, name) for name in questions(game.rulesets[0].rulings)}
    assert {name: list(map(str, places)) for name, places in asked.items() if len(places) != 1} == {}
    assert [name for name in asked if not enactments.setting(game, name)] == []


@GAMES
def test_every_key_begins_with_its_game(game):
    assert [article.key for article in game.articles if not article.key.startswith(f"{game.id}.")] == []


@GAMES
def test_a_quotation_is_a_short_phrase_of_a_named_place(game):
    loci = [(each.key, locus) for each in game.articles for locus in each.loci]
    assert [key for key, locus in loci if len(locus.words) > LONGEST_QUOTATION or not locus.place] == []


@GAMES
def test_what_is_attested_has_a_witness_and_what_we_supply_quotes_none(game):
    assert [each.key for each in game.articles if each.grade is Grade.ATTESTED and not each.loci] == []
    assert [each.key for each in game.articles if each.grade is Grade.SUPPLIED and each.text] == []


@GAMES
def test_old_witnesses_stand_before_modern_works_the_oldest_copy_first(game):
    aged = {
        each.key: [(0, locus.source.copied) if locus.source.old else (1, 0) for locus in each.loci]
        for each in game.articles
    }
    assert [key for key, ages in aged.items() if ages != sorted(ages)] == []


@GAMES
def test_old_words_are_translated_and_modern_words_are_not(game):
    """The words of a modern work are read as they stand; only what an old witness says is set apart and translated."""
    quoting = {each.key for each in game.articles if any(locus.words for locus in each.old)}
    assert quoting == {each.key for each in game.articles if each.translated is not None}
    for each in game.articles:
        if each.translated is not None:
            assert each.old[0].words, f"{each.key}: the oldest witness is the one that is quoted"
            assert all((each.translated.en, each.translated.zh_hant, each.translated.zh_hans)), each.key


@GAMES
def test_the_kind_of_a_source_agrees_with_its_age(game):
    sources = {locus.source.key: locus.source for each in game.articles for locus in each.loci}
    assert [key for key, each in sources.items() if each.old != (each.kind in OLD_KINDS)] == []
    assert [key for key, each in sources.items() if each.written > each.copied] == []


@GAMES
def test_restored_characters_are_the_same_words(game):
    alike = OpenCC("t2s").convert
    restored = [locus for each in game.articles for locus in each.loci if locus.restored]
    assert [each.words for each in restored if alike(each.restored) != alike(each.words)] == []
    assert [each.restored for each in restored if alike(each.restored) == each.restored] == []


@GAMES
def test_every_event_says_why(game):
    assert game.event_types
    assert [event.__name__ for event in game.event_types if "because" not in event.__dataclass_fields__] == []
