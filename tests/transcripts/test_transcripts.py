"""Whole bouts told in every language, compared line by line; so are the orders in which choices are offered.

After a change that is meant, `python -m tests.kit.rewrite` writes the files again: read the difference.
"""

from __future__ import annotations

import pytest

from tests.kit.rewrite import GAMES, TESTS, everything, file_name
from tests.kit.tables import settings
from youyi.kernel.names import Language

KEPT = [(path, text) for path, text in everything() if path.suffix == ".txt"]


@pytest.mark.parametrize(("path", "text"), KEPT, ids=lambda each: getattr(each, "name", ""))
def test_what_is_told_has_not_changed(path, text):
    assert text().splitlines() == path.read_text(encoding="utf-8").splitlines()


def test_every_ruleset_is_told_in_every_language():
    wanted = {
        f"{each.game.id}/{file_name(each)}.{language.value}.txt"
        for each in settings()
        for language in Language
        if each.game.id in GAMES
    }
    folder = TESTS / "transcripts"
    assert {path.relative_to(folder).as_posix() for path in folder.rglob("*.txt")} == wanted
