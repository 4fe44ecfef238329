"""A tab begins soon: its modules are compiled before, and a game is imported when it is first asked for."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from zipfile import ZipFile

import pytest

from youyi.apps.web.tab.compiling import compile_packed, imported_from
from youyi.apps.web.tab.games_of_tab import GamesOfTab
from youyi.games import catalogue

GREETS = '"""Greets."""\n\n\ndef greet():\n    return __doc__\n'


@pytest.fixture
def packed(tmp_path, monkeypatch):
    path = tmp_path / "packed.zip"
    with ZipFile(path, "w") as made:
        made.writestr("greeting_of_tests.py", GREETS)
        made.writestr("farewell_of_tests.py", "raise SystemExit\n")
        made.writestr("words_of_tests.txt", "hello")
    monkeypatch.syspath_prepend(str(path))
    yield str(path)
    sys.modules.pop("greeting_of_tests", None)


def test_packed_modules_are_replaced_by_compiled_ones(packed):
    compile_packed(packed, "/there")
    with ZipFile(packed) as made:
        assert sorted(made.namelist()) == ["farewell_of_tests.pyc", "greeting_of_tests.pyc", "words_of_tests.txt"]
        assert made.read("words_of_tests.txt") == b"hello"
    greeting = import_module("greeting_of_tests")
    assert greeting.greet() == "Greets."
    assert greeting.greet.__code__.co_filename == "/there/greeting_of_tests.py"


def test_only_what_was_imported_is_compiled(packed):
    greeting = import_module("greeting_of_tests")
    assert imported_from(packed) == {"greeting_of_tests.py"}
    assert str(greeting.__file__).startswith(packed)
    compile_packed(packed, packed, imported_from(packed))
    with ZipFile(packed) as made:
        assert sorted(made.namelist()) == ["farewell_of_tests.py", "greeting_of_tests.pyc", "words_of_tests.txt"]


def test_the_games_of_a_tab_are_those_of_the_catalogue():
    games = GamesOfTab()
    assert dict(games) == {game.id: game for game in catalogue()}
    assert len(games) == len(catalogue())
    assert games.get("chess") is None


def test_a_tab_imports_no_game_before_it_is_asked_for():
    asked = (
        "import sys; from youyi.apps.web.tab.worker import Worker; Worker(None, None, None, 0, None, None);"
        "print([each for each in sys.modules if each.startswith('youyi.games.')])"
    )
    said = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True).stdout
    assert said == "[]\n"
