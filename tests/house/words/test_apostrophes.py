"""An apostrophe is one sign, ’, in all English that people read; what the shell prints of its own code keeps the other."""

from __future__ import annotations

import re

from tests.house.words.prose import everything

STRAIGHT = re.compile(r"(?<=[A-Za-z}:])'(?=[a-z ]|$)|(?<=[a-z])'(?=[.,;:)|])")
CODE = re.compile(r"`[^`]*`|\{[^{}]*\[[^{}]*\}|<[^<>]*>")
SHELL = ("apps/cli/texts/help.", "apps/cli/texts/refusals.")
"""English of the program's own options, and commands to type."""


def straight(text: str) -> list[str]:
    """The words of a text in which an apostrophe is a typewriter's."""
    said = CODE.sub("", text)
    return [said[max(0, each.start() - 12) : each.end() + 4] for each in STRAIGHT.finditer(said)]


def test_apostrophes_are_one_sign():
    texts = [each for each in everything() if each.language == "en" and not any(room in each.file for room in SHELL)]
    assert len(texts) > 4000
    assert [f"{each.place}: {found}" for each in texts if (found := straight(each.text))] == []


def test_a_typewriters_apostrophe_is_found():
    assert straight("the player's own cast, and `x['a']`") == ["the player's ow"]
