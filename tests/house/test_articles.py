"""Every clause is registered, placed, short, and enacted by code or marked as advice."""

from __future__ import annotations

import ast
from importlib import import_module
from importlib.util import find_spec
from pkgutil import walk_packages
from types import ModuleType

import pytest

from tests.house.tree import PACKAGE, parse, python_files
from youyi.games import catalogue
from youyi.kernel.articles import Article, Grade

LONGEST_QUOTATION = 40
GAMES = pytest.mark.parametrize("game", catalogue(), ids=lambda game: game.id)
ARTICLES = pytest.mark.parametrize(
    "article", [article for game in catalogue() for article in game.articles], ids=lambda article: article.key
)


def written_articles(game) -> dict[str, Article]:
    """Every article of a game by the name of its constant; that of a pattern is written with its row."""
    rooms = (f"youyi.games.{game.id}.{room}" for room in ("articles", "patterns"))
    modules = [each for room in rooms if find_spec(room) for each in with_parts(import_module(room))]
    constants = [(name, getattr(value, "article", value)) for each in modules for name, value in vars(each).items()]
    return {name: value for name, value in constants if isinstance(value, Article)}


def with_parts(module: ModuleType) -> list[ModuleType]:
    """A module, and if it is a package every module in it."""
    parts = walk_packages(getattr(module, "__path__", ()), f"{module.__name__}.")
    return [module, *(import_module(each.name) for each in parts)]


def articles_of_patterns(game) -> dict[str, Article]:
    """Every article of a pattern: its row carries it and enacts it; a name without a row is advice."""
    if find_spec(f"youyi.games.{game.id}.patterns") is None:
        return {}
    patterns = import_module(f"youyi.games.{game.id}.patterns")
    carried = {row.article.key for row in patterns.PATTERNS}
    assert [each.key for each in patterns.PATTERN_ARTICLES if each.key not in carried and each.advice is None] == []
    return {each.key: each for each in patterns.PATTERN_ARTICLES}


def names_used(tree: ast.Module) -> set[str]:
    """Every name and attribute that a module's code reads."""
    used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)}
    return used | {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}


@GAMES
def test_every_article_is_registered_under_one_key(game):
    written, patterns = written_articles(game), articles_of_patterns(game)
    assert {article.key for article in written.values()} | patterns.keys() == {article.key for article in game.articles}
    assert len({article.key for article in game.articles}) == len(game.articles)
    assert len({id(article) for article in written.values()}) == len(written), "one constant for each article"


@GAMES
def test_every_article_is_enacted_or_marked_as_advice(game):
    house = PACKAGE / "games" / game.id
    rooms = [
        path for path in python_files(house) if path != house / "articles.py" and house / "articles" not in path.parents
    ]
    used = {name for path in rooms for name in names_used(parse(path))}
    idle = [
        article.key for name, article in written_articles(game).items() if article.advice is None and name not in used
    ]
    assert idle == []


@GAMES
def test_every_key_begins_with_its_game(game):
    assert [article.key for article in game.articles if not article.key.startswith(f"{game.id}.")] == []


@ARTICLES
def test_a_quotation_is_a_short_phrase_of_a_named_place(article):
    assert len(article.text) <= LONGEST_QUOTATION
    assert not article.text or article.loci
    assert all(locus.place for locus in article.loci)


@ARTICLES
def test_what_is_attested_has_a_witness_and_what_we_supply_quotes_none(article):
    assert article.loci or article.grade is not Grade.ATTESTED
    assert not article.text or article.grade is not Grade.SUPPLIED


@GAMES
def test_every_event_says_why(game):
    assert game.event_types
    assert [event.__name__ for event in game.event_types if "because" not in event.__dataclass_fields__] == []
