"""The page about the computers says what the declarations of their levels, the ladder and the page of all players say."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from tests.docs.pages import DOCS, text
from workshop.books.versions import in_language
from youyi.games import catalogue
from youyi.kernel.names import Language
from youyi.players.levels import ladder
from youyi.players.player import levels_of

OPPONENTS = DOCS / "findings" / "opponents.md"
PLAYERS = (DOCS / "reference" / "players.md").read_text(encoding="utf-8")
LEVELS = PLAYERS.partition("\n## Levels\n")[2].partition("\n## ")[0]
GAMES = [each for each in catalogue() if each.levels() is not None]


def cells(line):
    return [cell.strip() for cell in line.strip("|").split("|")]


def section(game):
    """What the page says about a game."""
    return re.split(rf"\n## .*\({game.name.zh_hant}\)\n", text(OPPONENTS))[1].partition("\n## ")[0]


def table(game):
    """The table of a game's levels: `random`, then all six."""
    return [cells(line) for line in section(game).splitlines() if line.startswith("|")][2:]


def columns(beginning):
    """A table of the page of all players, a column for each game, by the beginning of its head."""
    lines = LEVELS.partition(beginning)[2].splitlines()
    head = cells(beginning + lines[0])[1:]
    end = next(nth for nth, line in enumerate(lines) if nth and not line.startswith("|"))
    rows = [cells(line) for line in lines[2:end]]
    return {name.partition(",")[0]: [row[nth] for row in rows] for nth, name in enumerate(head, 1)}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_page_of_all_players_has_the_same_ratings(game):
    """The figures there are written by hand, those here come from the ladder."""
    told = columns("| | 儒棋, `ruqi/modern`")[game.name.zh_hant]
    here = [", ".join(cell for cell in row[2:] if cell != "–") for row in table(game)]
    assert len(here) == 1 + len(levels_of(game))
    assert here == told


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_both_pages_name_the_command(game):
    declared = game.levels()
    assert declared is not None
    command = ladder(declared.package)["command"]
    assert f"$ {command}\n" in section(game)
    assert f"`{command}`" in " ".join(LEVELS.split())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_both_pages_say_who_chooses(game):
    told = columns("| | 儒棋 | 打馬")[game.name.zh_hant]
    first = columns("| | 儒棋 | 打馬")["儒棋"]
    for row, cell, there in zip(table(game)[1:], told, first, strict=True):
        named = there if cell == "the same" else cell
        assert re.findall("`(.*?)`", row[1]) == re.findall("`(.*?)`", named)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_else_was_measured_stands_on_the_page_of_all_players(game):
    prose = "\n".join(line for line in section(game).splitlines() if not line.startswith("|"))
    measured = re.findall(r"[+−][\d.]+ ± \d+\.\d+|[\d.]+ %", prose)
    assert measured
    assert [each for each in measured if f" {each} |" not in PLAYERS] == []


def test_points_of_a_rating_are_worth_what_is_said():
    expected = [round(100 / (1 + 10 ** (-points / 400))) for points in (100, 200, 400)]
    said = " ".join(text(OPPONENTS).split())
    assert "win {} deals of a hundred, with 200 more {}, with 400 more {}.".format(*expected) in said


def test_no_level_takes_longer_than_is_said():
    """The longest choices that `youyi bench levels` met, in milliseconds, at each level of each game."""
    rows = re.findall(r"^\| `level-(\d)` \|(.*\(.*\).*)$", LEVELS, re.MULTILINE)
    longest = {int(level): [float(each) for each in re.findall(r"\(([\d.]+)\)", row)] for level, row in rows}
    assert {len(each) for each in longest.values()} == {len(GAMES)}
    assert max(max(longest[level]) for level in range(1, 6)) < 5, "a few thousandths of a second"
    assert round(max(longest[6]), -2) == 200, "a fifth of a second"


@pytest.mark.parametrize("language", Language)
def test_the_names_of_levels_are_those_of_a_table(language):
    page = text(OPPONENTS.with_name(in_language(OPPONENTS.name, language)))
    for game in GAMES:
        assert [
            each.name.said_in(language)
            for each in levels_of(game)
            if f"\n| {each.name.said_in(language)} |" not in page
        ] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_two_neighbours_overlap(game):
    bounds = [
        [int(each.replace("−", "-")) for each in re.findall(r"[+−-]?\d+", row[2].partition("[")[2])]
        for row in table(game)
    ]
    assert all(lower[1] < higher[0] for lower, higher in pairwise(bounds))
