"""A finding's command, typed today, plays by the rulesets that its figures were taken under."""

from __future__ import annotations

import json
import re

import pytest

from tests.docs.pages import DOCS
from youyi.games import game as catalogued

DATA = DOCS / "findings" / "data"
SECTIONS = [
    (path.stem, key, section)
    for path in sorted(DATA.glob("*.json"))
    for key, section in json.loads(path.read_text("utf-8")).items()
    if "bench" not in section.get("command", "bench")  # the list of claims has none
]


def named(command):
    """The rulesets of a command by their full ids: those it names, or the default of its game."""
    found = [each for each in re.split(r"[ ,]", command) if re.fullmatch(r"(ruqi|dama|madiao)/[a-z0-9@-]+", each)]
    game = re.search(r"\b(ruqi|dama|madiao)\b", command)
    assert game is not None, command
    return [catalogued(game[1]).ruleset(each).full_id for each in (found or [None])]


def measured(section):
    """The rulesets that a section's figures are of, as the report had them."""
    if "ruleset" in section:
        return [section["ruleset"]]
    others = [each["b"] for each in section["comparisons"] if each["b"]]
    return [section["a"], *others]


@pytest.mark.parametrize(("page", "key", "section"), SECTIONS, ids=[f"{page} {key}" for page, key, _ in SECTIONS])
def test_a_command_plays_by_the_rulesets_that_were_measured(page, key, section):
    assert set(named(section["command"])) == set(measured(section)), (page, key)
