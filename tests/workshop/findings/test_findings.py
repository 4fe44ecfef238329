"""Findings: figures name the commands that made them, tables read them rightly."""

from __future__ import annotations

import json
import re
from functools import cache
from itertools import pairwise
from subprocess import CompletedProcess

import pytest

from tests.docs.pages import DOCS
from workshop.books.versions import in_language
from workshop.findings import findings
from workshop.findings.findings import pages, planned, reduced, tables_in, written
from workshop.findings.plan import SPEED, Section
from workshop.findings.play import PLAY
from workshop.findings.tables import PLACE, difference_of, number_of, page
from youyi.games import catalogue
from youyi.kernel.names import Language

FOLDER = DOCS / "findings"
ALL_TABLES = tables_in(Language.EN)
GAMES = [*(game.id for game in catalogue()), "speed", "strength", *PLAY]
PAGES = [*GAMES, "opponents"]
KEPT = {name: json.loads((FOLDER / "data" / f"{name}.json").read_text("utf-8")) for name in GAMES}


@cache
def made():
    """Every page by its name."""
    return dict(pages(FOLDER))


def test_there_is_a_page_of_everything_in_three_languages():
    assert made().keys() == {in_language(f"{name}.md", each) for name in PAGES for each in Language}


@pytest.mark.parametrize("name", GAMES)
def test_every_section_of_a_game_is_kept_as_its_command_stands(name):
    asked = {each.key: each.command for each in planned(name)}
    assert {key: section["command"] for key, section in KEPT[name].items()} == asked


@pytest.mark.parametrize("name", GAMES)
def test_a_page_shows_every_command_and_has_no_place_left(name):
    text = made()[f"{name}.md"]
    assert not PLACE.search(text)
    assert {each["command"] for each in KEPT[name].values()} == set(
        re.findall(
            r"^\$ ((?:youyi (?:simulate|compare|bench|errors|solve)|python -m workshop practice|python tools/\w+\.py) .*)$",
            text,
            re.MULTILINE,
        )
    )


@pytest.mark.parametrize("name", PAGES)
def test_every_row_of_a_table_has_a_cell_below_each_head(name):
    lines, across = made()[f"{name}.md"].splitlines(), 0
    for before, line in pairwise(["", *lines]):
        if line.startswith("|---"):
            across = before.count("|")
        elif not line.startswith("|"):
            across = 0
        assert across in (0, line.count("|")), line


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (None, "–"),
        (0.0004, "0.00"),
        (-0.0004, "0.00"),
        (0.126, "0.13"),
        (-0.126, "−0.13"),
        (-12.345, "−12.3"),
        (-1234, "−1,234"),
    ],
)
def test_a_number_has_three_digits_and_all_before_the_point(value, said):
    assert number_of(value) == said


@pytest.mark.parametrize("language", [Language.ZH_HANT, Language.ZH_HANS])
@pytest.mark.parametrize("name", PAGES)
def test_a_page_says_the_same_in_chinese(name, language):
    prose = (FOLDER / "data" / in_language(f"{name}.txt", language)).read_text("utf-8")
    english = (FOLDER / "data" / f"{name}.txt").read_text("utf-8")
    assert PLACE.findall(prose) == PLACE.findall(english)
    assert re.findall(r"^#+|^- ", prose, re.MULTILINE) == re.findall(r"^#+|^- ", english, re.MULTILINE)
    both = (made()[in_language(f"{name}.md", each)] for each in (language, Language.EN))
    figures = [re.findall(r"± \d+(?:\.\d+)?", text) for text in both]
    assert figures[0] == figures[1]


def report(games=10):
    measure = {"measure": "turns", "games": games, "a": 8.123456789, "a_ci95": [8, 9], "b": 9.0, "b_ci95": [9, 9],
               "d": 0.876543211, "d_ci95": [0.8, 0.95], "p": 0.001, "p_holm": 0.002}  # fmt: skip
    there = {
        "b": {"ruleset": "ruqi/modern@2"},
        "changes": {"arms": "none"},
        "same": 4,
        "parted": [1],
        "measures": [measure],
    }
    unmoved = {
        **there,
        "changes": {"bar": "enemy_jing"},
        "same": games,
        "measures": [{**measure, "d": 0.0, "p_holm": 1.0}],
    }
    named = {
        "a": {"ruleset": "ruqi/modern@2", "engine": "fast"},
        "players": ["random@1"] * 2,
        "release": "1",
        "courses": 9,
    }
    return {**named, "games": games, "chances": 0, "ladder": None, "comparisons": [there, unmoved]}


def test_a_report_is_kept_with_fewer_digits():
    found = reduced(report())
    assert found["comparisons"][0]["measures"] == {"turns": [8.12346, 9.0, 0.876543, 0.8, 0.95, 0.002]}
    assert json.loads(written({"a": found, "b": found})) == {"a": found, "b": found}


@pytest.mark.parametrize(("d", "sign"), [(-2.0, "−"), (0.0, ""), (2.0, "+")])
def test_a_difference_without_an_interval_has_its_sign_and_none_has_none(d, sign):
    assert difference_of(Language.EN, "turns", d, None, None) == f"{sign}{number_of(abs(d))}"


def test_our_program_is_run_as_a_module_in_one_process_and_another_as_it_is(monkeypatch):
    ran = list[list[str]]()

    def run(words, **_options):
        ran.append(words[1:])
        return CompletedProcess(words, 0, "{}")

    monkeypatch.setattr("workshop.findings.findings.subprocess.run", run)
    monkeypatch.setattr(findings, "reduced", lambda report: report)
    for section in (Section("a", "youyi odds 'x y'"), SPEED[0], Section("b", "python -m workshop solve")):
        assert findings._run(section) == {}
    assert ran == [
        ["-m", "youyi", "odds", "x y", "--json", "--processes", "1"],
        ["-m", *SPEED[0].command.split(), "--json"],
        ["-m", "workshop", "solve", "--json"],
    ]


def test_a_table_of_answers_names_what_changed_and_what_did_not():
    kept = {"answers random": {"command": "youyi compare x --each", **reduced(report())}}
    text = page("Before.\n\n{{answers random}}\n\nAfter.\n", kept, ALL_TABLES)
    question = "[At which crossings may a piece that is there turn into a lane?](../rulebook/ruqi/en.md#question-arms)"
    assert f"| {question} No piece turns into a lane: all go round the border." in text
    assert "(`arms=none`) | 60.00 % | +0.88 ± 0.07 |" in text
    _, _, unmoved = text.partition("With each of these answers every game turned out the same:\n\n")
    assert re.match(r"- \[Which crossings .*\]\(../rulebook/ruqi/en.md#question-bar\) You", unmoved)
    assert "but no measure shows it" not in text, "of no answer"
    assert "$ youyi compare x --each\n" in text
    assert text.endswith("\nAfter.\n")


@pytest.mark.parametrize("language", [Language.ZH_HANT, Language.ZH_HANS])
def test_chinese_has_no_space_before_a_percent_sign(language):
    kept = {"answers random": {"command": "youyi compare x --each", **reduced(report())}}
    text = page("{{answers random}}\n", kept, tables_in(language))
    assert "| 60.00% |" in text
    assert " %" not in text


def test_every_table_is_used():
    used = {
        place[1] for name in PAGES for place in PLACE.finditer((FOLDER / "data" / f"{name}.txt").read_text("utf-8"))
    }
    assert used == ALL_TABLES.keys()
