"""`youyi rule` leads from a clause or a question to its code and its tests."""

from __future__ import annotations

import re

import pytest
from click.testing import CliRunner

from tests.kit.toys.planted import planted_game, write
from youyi.apps.cli.base.lookup import Clause, every_entry, matching
from youyi.apps.cli.study import rule as command
from youyi.games import catalogue


@pytest.fixture
def rule(tmp_path, monkeypatch):
    """The command where the planted game is the only one."""
    write(tmp_path, "rooted")
    monkeypatch.syspath_prepend(tmp_path / "src")
    monkeypatch.setattr(command, "catalogue", lambda: (planted_game("rooted"),))

    def told(*words: str) -> list[str]:
        done = CliRunner().invoke(command.rule, list(words))
        assert done.exit_code == 0, done.output
        return [re.sub(r"(\.py):\d+", r"\1", line.strip()) for line in done.output.splitlines()]

    return told


@pytest.mark.parametrize(
    ("language", "through"),
    [("en", "by ruling bounce: "), ("zh-Hant", "依規則選項 bounce："), ("zh-Hans", "依规则选项 bounce：")],
)
def test_a_clause_that_only_grounds_answers_is_shown_through_its_ruling(rule, language, through):
    said = rule("rooted.ground", "--lang", language)
    assert "bounce=yes" in said
    assert [line for line in said if ".py" in line] == [
        f"{through}src/rooted/deciding.py Rules.bounces",
        f"{through}tests/test_it.py test_cases",
    ]


def test_a_clause_that_grounds_a_number_names_the_question(rule):
    said = rule("rooted.ground_too", "--lang", "en")
    assert said[said.index("cited by") + 1] == "toll"
    assert "by ruling toll: src/rooted/deciding.py toll" in said


def test_a_row_is_shown_with_its_examples(rule):
    said = rule("rooted.row", "--lang", "en")
    assert said[said.index("in force because of") :] == [
        "in force because of", "src/rooted/rows.py ROWED", "src/rooted/late.py late",
        "tested by", "src/rooted/rows.py ROWED.holds", "src/rooted/rows.py ROWED.fails", "tests/test_it.py test_by_key",
    ]  # fmt: skip


def test_a_question_is_shown_with_its_function_and_its_tests(rule):
    said = rule("bounce", "--lang", "en")
    assert [line for line in said if ".py" in line] == [
        "src/rooted/deciding.py Rules.bounces",
        "tests/test_it.py test_cases",
    ]


@pytest.mark.parametrize(
    ("query", "key"),
    [
        ("夺錦标", "madiao.banner"), ("赏鲫魚背", "madiao.shang_ji_yu_bei"), ("天地分", "madiao.tian_di_fen"),
        ("tian di fen", "madiao.tian_di_fen"), ("驿", "dama.stations"), ("驛", "dama.stations"),
        ("赤岸驿", "dama.station_names"), ("马弔腳例", "madiao.unnamed_texts"), ("虚投", "ruqi.void_throws"),
    ],
)  # fmt: skip
def test_a_clause_is_found_in_either_script_and_by_variants(query, key):
    entries = [entry for game in catalogue() for entry in every_entry(game)]
    assert key in [entry.article.key for entry in matching(entries, query) if isinstance(entry, Clause)]


@pytest.mark.parametrize("game", catalogue(), ids=lambda game: game.id)
def test_every_key_names_one_thing(game):
    """Of clauses and of questions, also where both are called alike; among all games a question may need its game's name."""
    everything = [entry for each in catalogue() for entry in every_entry(each)]
    for entry in every_entry(game):
        if isinstance(entry, Clause):
            assert matching(everything, entry.article.key) == [entry]
        else:
            assert matching(list(every_entry(game)), entry.name) == [entry]
            assert entry in matching(everything, entry.name)


def test_a_clause_and_a_question_of_one_name_are_told_apart():
    clause, question = (
        CliRunner().invoke(command.rule, [key, "--lang", "en"]).output for key in ("ruqi.xiao_double", "xiao_double")
    )
    assert "Owls, a double" in clause.splitlines()[0]
    assert question.startswith("xiao_double: On a double, may Owls move?")
