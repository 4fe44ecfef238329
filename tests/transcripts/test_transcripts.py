"""Whole bouts told in every language, compared line by line; so are the orders in which choices are offered.

After a change that is meant, `python -m tests.kit.rewrite` writes the files again: read the difference.
"""

from __future__ import annotations

import re

import pytest

from tests.kit.rewrite import TESTS, everything, file_name, kept_settings
from youyi.games import catalogue
from youyi.kernel.names import Language

KEPT = [(path, text) for path, text in everything() if path.suffix == ".txt"]


@pytest.mark.parametrize(("path", "text"), KEPT, ids=lambda each: getattr(each, "name", ""))
def test_what_is_told_has_not_changed(path, text):
    assert text().splitlines() == path.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("path", sorted((TESTS / "transcripts").rglob("*.txt")), ids=lambda path: path.name)
def test_a_line_names_its_reason_and_does_not_quote_a_rule(path):
    """What stands behind a line in brackets is a name or a question, then the grade: no statement with its full stop."""
    reasons = [line.rpartition("  (")[2] for line in path.read_text("utf-8").splitlines() if line.startswith("    ")]
    assert [each for each in reasons if re.search(r"[.。]; [^;]+\)$", each)] == []


def test_every_ruleset_is_told_in_every_language():
    wanted = {
        f"{each.game.id}/{file_name(each)}.{language.value}.txt" for each in kept_settings() for language in Language
    }
    folder = TESTS / "transcripts"
    assert {path.relative_to(folder).as_posix() for path in folder.rglob("*.txt")} == wanted


def test_every_ruleset_has_its_choices_kept_in_their_order():
    folder = TESTS / "laws" / "offered"
    wanted = {f"{each.game.id}/{file_name(each)}.txt" for each in kept_settings()}
    assert {path.relative_to(folder).as_posix() for path in folder.rglob("*.txt")} == wanted


def test_every_ruleset_of_every_game_is_kept():
    kept = {each.ruleset for each in kept_settings()}
    assert kept == {ruleset.full_id for game in catalogue() for ruleset in (*game.rulesets, *game.former)}
