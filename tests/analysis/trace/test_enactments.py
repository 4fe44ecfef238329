"""From a clause or a ruling to its code and its tests: all games, and a planted one that has every near miss."""

from __future__ import annotations

import sys

import pytest

from tests.house.code.test_articles import lacking
from tests.kit.toys.planted import planted_game, write
from youyi.analysis.trace import enactments
from youyi.games import catalogue, game


@pytest.fixture(scope="module")
def planted(tmp_path_factory: pytest.TempPathFactory):
    """A game in a project of its own, outside this one."""
    root = tmp_path_factory.mktemp("elsewhere")
    write(root, "planted")
    sys.path.insert(0, str(root / "src"))
    yield planted_game("planted")
    sys.path.remove(str(root / "src"))
    for name in [each for each in sys.modules if each.partition(".")[0] == "planted"]:
        del sys.modules[name]


def by_key(game):
    return {article.key.partition(".")[2]: article for article in game.articles}


@pytest.mark.parametrize(
    ("clause", "places"),
    [
        ("named", ["deciding.py Rules.play"]),
        ("decorated", ["deciding.py decorated"]),
        ("beside", ["triggers.py trigger"]),
        ("in_table", ["deciding.py others"]),
        ("row", ["rows.py ROWED", "late.py late"]),
        ("bare_row", ["rows.py BARE"]),
        ("ground", ["bounce: deciding.py Rules.bounces"]),
        ("ground_too", ["toll: deciding.py toll"]),
        ("unread_table", []),
        ("unasked", []),
        ("only_said", []),
        ("only_listed", []),
        ("shadowed", []),
        ("only_imported", []),
        ("nowhere", []),
    ],
)
def test_a_clause_is_decided_by_what_names_it_in_rule_code_or_by_what_asks_its_ruling(planted, clause, places):
    assert [written(each) for each in enactments.enacting(planted, by_key(planted)[clause])] == places


@pytest.mark.parametrize(
    ("clause", "places"),
    [
        ("named", ["test_it.py test_named"]),
        ("in_table", ["test_it.py test_cases"]),
        ("decorated", ["test_it.py test_by_helper"]),
        ("row", ["rows.py ROWED.holds", "rows.py ROWED.fails", "test_it.py test_by_key"]),
        ("ground", ["bounce: test_it.py test_cases"]),
        ("ground_too", ["toll: test_it.py test_with_toll"]),
        ("bare_row", []),
        ("beside", []),
        ("nowhere", []),
    ],
)
def test_a_clause_is_tested_by_what_names_it_by_its_rows_examples_or_by_what_sets_its_ruling(planted, clause, places):
    assert [written(each) for each in enactments.testing(planted, by_key(planted)[clause])] == places


def test_the_guard_of_all_games_finds_every_clause_without_code_or_test(planted):
    without_code = ("unread_table", "unasked", "only_said", "only_listed", "shadowed", "only_imported", "nowhere")
    without_test = ("beside", "bare_row", *without_code)
    assert lacking(planted) == {
        *(("code", f"planted.{each}") for each in without_code),
        *(("test", f"planted.{each}") for each in without_test),
    }


def written(place) -> str:
    through = "" if place.ruling is None else f"{place.ruling}: "
    return f"{through}{place.file.rpartition('/')[2]} {place.name}"


def test_a_ruling_knows_the_function_that_asks_it_and_the_tests_that_set_it(planted):
    assert [written(each) for each in enactments.consulting(planted, "bounce")] == ["deciding.py Rules.bounces"]
    assert [written(each) for each in enactments.consulting(planted, "toll")] == ["deciding.py toll"]
    assert enactments.consulting(planted, "idle") == ()
    assert [written(each) for each in enactments.setting(planted, "bounce")] == ["test_it.py test_cases"]
    assert enactments.setting(planted, "idle") == ()


def test_places_are_written_from_the_root_of_their_project(planted):
    (place,) = enactments.enacting(planted, by_key(planted)["decorated"])
    assert str(place) == f"src/planted/deciding.py:{place.line} decorated"
    ruqi = game("ruqi")
    (retreat, *_) = enactments.enacting(ruqi, by_key(ruqi)["retreat"])
    assert str(retreat).startswith("src/youyi/games/ruqi/")


@pytest.mark.parametrize("game", catalogue(), ids=lambda game: game.id)
def test_places_come_in_the_order_of_their_files_and_lines(game):
    code = enactments.sources(game)
    for found in (code.rules.blocks, code.tests.blocks):
        files = list(dict.fromkeys(block.file for block in found))
        assert len(files) > 1
        assert files == sorted(files)


def test_a_game_without_its_project_has_code_and_no_tests(tmp_path, monkeypatch):
    write(tmp_path, "bare")
    (tmp_path / "pyproject.toml").unlink()
    monkeypatch.syspath_prepend(tmp_path / "src")
    bare = planted_game("bare")
    (place,) = enactments.enacting(bare, by_key(bare)["decorated"])
    assert place.file == f"{tmp_path.as_posix()}/src/bare/deciding.py"
    assert enactments.testing(bare, by_key(bare)["named"]) == ()
