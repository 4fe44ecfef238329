"""Tables in terminals of several widths: no id, no number and no name is ever cut."""

from __future__ import annotations

import re

import pytest

from tests.apps.cli.terminal import in_terminal
from tests.kit.amount import third
from youyi.apps.cli.texts import TERMINAL as TEXTS
from youyi.games import catalogue
from youyi.kernel.face.columns import width
from youyi.players.player import players_of

WIDTHS = (60, 80, 140)


def words_of(said: str) -> set[str]:
    return set(plain(said).replace("│", " ").replace("┃", " ").split())


def plain(said: str) -> str:
    """What a terminal shows, without the codes for colours."""
    return re.sub(r"\x1b\[[0-9;]*m", "", said)


@pytest.mark.parametrize("columns", third(WIDTHS))
@pytest.mark.parametrize("lang", ["en", "zh-Hant"])
def test_no_id_of_a_game_is_cut(columns, lang):
    status, said = in_terminal("games", "--lang", lang, columns=columns)
    assert status == 0
    found = words_of(said)
    for game in catalogue():
        assert {game.id, *(each.full_id for each in game.rulesets)} <= found
        assert {each.id for each in players_of(game)} <= found
    assert "…" not in said
    assert max(map(width, plain(said).splitlines())) <= columns


@pytest.mark.parametrize("columns", third(WIDTHS))
def test_no_figure_of_a_simulation_is_cut(columns):
    words = ("simulate", "ruqi", "--games", "2", "--players", "first", "--processes", "1")
    status, said = in_terminal(*words, columns=columns)
    assert status == 0
    assert words_of(said) >= {"first@1", "score"}
    assert "…" not in said


def test_no_row_of_the_bench_is_cut():
    status, said = in_terminal("bench", "--seconds", "0.05", columns=min(WIDTHS))
    assert status == 0
    assert {each.full_id for game in catalogue() for each in game.rulesets} <= words_of(said)
    assert "moves_per_s" in said
    assert "…" not in " ".join(said.split()).replace(TEXTS["compiling"].en, "")


@pytest.mark.parametrize("columns", third(WIDTHS))
def test_no_throw_is_cut(columns):
    status, said = in_terminal("odds", "ruqi", columns=columns)
    assert status == 0
    assert words_of(said) >= {"00", "55", "1/36", "1/18"}
    assert "…" not in said


def test_the_bar_of_a_simulation_is_wiped_away_at_its_end():
    words = ("simulate", "ruqi", "--games", "60", "--players", "first", "--processes", "1")
    status, said = in_terminal(*words)
    assert status == 0
    bar, _, report = said.partition("seed 0")
    assert "━" in bar
    assert "━" not in report.replace("━━┳", "").partition("seats")[0]
    assert "\x1b[2K" in bar[bar.rindex("━") :], "the line of the bar is cleared before the report"
