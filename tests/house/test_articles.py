"""Every clause is registered, placed and short, and decided by code that a test holds, unless it is advice."""

from __future__ import annotations

import pytest

from youyi.analysis.trace import enactments
from youyi.games import catalogue
from youyi.kernel.articles import Article, Grade
from youyi.kernel.rulings import questions

LONGEST_QUOTATION = 40
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
    quoting = [each for each in game.articles if each.text]
    assert [each.key for each in quoting if len(each.text) > LONGEST_QUOTATION or not each.loci] == []
    assert [each.key for each in game.articles if not all(locus.place for locus in each.loci)] == []


@GAMES
def test_what_is_attested_has_a_witness_and_what_we_supply_quotes_none(game):
    assert [each.key for each in game.articles if each.grade is Grade.ATTESTED and not each.loci] == []
    assert [each.key for each in game.articles if each.grade is Grade.SUPPLIED and each.text] == []


@GAMES
def test_every_event_says_why(game):
    assert game.event_types
    assert [event.__name__ for event in game.event_types if "because" not in event.__dataclass_fields__] == []
