"""The page of views explains every part of its examples, which are what a bot receives."""

from __future__ import annotations

import json
import re

from workshop.books.views import views_page
from youyi.games import catalogue


def test_every_part_of_an_example_is_explained():
    for section, game in zip(views_page().split("\n## ")[1:], catalogue(), strict=True):
        example = json.loads(re.findall(r"```json\n(.*?)\n```", section, re.DOTALL)[0])
        explained = set(re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE))
        named = set(re.findall(r"^\*\*`(\w+)`\*\*", section, re.MULTILINE))
        assert section.startswith(game.name.zh_hant)
        assert keys(example) <= explained | {"type"}
        assert tags(example) <= named


def keys(value) -> set[str]:
    match value:
        case dict():
            return {*value, *(key for each in value.values() for key in keys(each))}
        case list():
            return {key for each in value for key in keys(each)}
        case _:
            return set()


def tags(value) -> set[str]:
    match value:
        case dict():
            inside = {tag for each in value.values() for tag in tags(each)}
            return inside | ({value["type"]} if "type" in value else set())
        case list():
            return {tag for each in value for tag in tags(each)}
        case _:
            return set()
