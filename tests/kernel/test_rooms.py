"""A game's optional rooms: found by name, imported when they are asked for, and what each holds."""

from __future__ import annotations

import pytest

from tests.house.tree import ROOT
from tests.kit.tables import games
from tests.kit.toys.leaves import LEAVES
from youyi.games import catalogue
from youyi.kernel.rooms import ROOMS, has_room, room

WITH = [(each, name) for each in games() for name in ROOMS if each.has(name)]


@pytest.mark.parametrize(("each", "name"), WITH, ids=lambda value: value if isinstance(value, str) else value.id)
def test_a_room_holds_what_its_name_promises(each, name):
    assert hasattr(room(each.package, name), ROOMS[name])


def test_every_room_is_that_of_some_game():
    assert {name for each, name in WITH if each in catalogue()} == ROOMS.keys()


def test_a_game_without_rooms_says_so():
    assert [name for name in ROOMS if LEAVES.has(name)] == []
    assert (LEAVES.players(), LEAVES.levels(), LEAVES.exact(None), LEAVES.examples()) == ((), None, (), {})
    assert (LEAVES.score_history, LEAVES.commentary, LEAVES.screen, LEAVES.svg) == (None, None, None, None)
    assert LEAVES.playing_stats() == ()
    for absent in (LEAVES.teaching, lambda: LEAVES.handbook(None), lambda: LEAVES.judgings(None)):
        with pytest.raises(LookupError, match="ask `has` first"):
            absent()


def test_a_room_below_a_plain_module_is_none():
    assert not has_room("youyi.games.dama", "rules.levels")
    assert not has_room("", "players")


def test_a_room_that_fails_is_no_missing_room(monkeypatch, tmp_path):
    package = tmp_path / "broken_game"
    package.mkdir()
    (package / "__init__.py").write_text("", encoding="utf-8")
    (package / "players.py").write_text("import there_is_no_such_library", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert has_room("broken_game", "players")
    with pytest.raises(ModuleNotFoundError, match="there_is_no_such_library"):
        room("broken_game", "players")


def test_the_guide_for_authors_names_every_room():
    guide = (ROOT / "docs" / "howto" / "add-a-game.md").read_text(encoding="utf-8")
    assert [name for name, holds in ROOMS.items() if f"`{name}`" not in guide or f"`{holds}" not in guide] == []
