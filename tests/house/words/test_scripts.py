"""Traditional and Simplified are separate catalogues, and every text exists in all three languages."""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING, Any

import pytest

from tests.house.tree import PACKAGE, ROOT, WORKSHOP, parse, python_files, short, spoken_strings
from tests.house.words.scripts import is_han, is_simplified_only, is_traditional_only, strangers
from tests.house.words.texts import all_texts
from youyi.games import catalogue
from youyi.kernel.names import Name

if TYPE_CHECKING:
    from collections.abc import Iterator

SCRIPTS = ("zh_hant", "zh_hans")
FOREIGN_QUOTES = {"zh_hant": set("“”"), "zh_hans": set("「」『』")}
"""Each script has marks of quotation of its own."""
CLIENT = ROOT / "client" / "src"


def test_the_helper_tells_the_scripts_apart():
    assert strangers("打馬：采、后、里、云皆正字。", "zh_hant") == ""
    assert strangers("打马：采、后、里、云，乾坤。", "zh_hans") == ""
    assert strangers("打马，什么馬", "zh_hant") == "马么"
    assert strangers("打馬後，什么马", "zh_hans") == "馬後"
    assert not is_simplified_only("a")
    assert not is_traditional_only("，")


@pytest.mark.parametrize("script", SCRIPTS)
def test_names_and_statements_keep_to_their_script(script):
    assert len(all_texts()) > len(catalogue())
    mixed = {getattr(text, script): strangers(getattr(text, script), script) for text in all_texts()}
    assert {text: strange for text, strange in mixed.items() if strange} == {}
    assert [text for text in mixed if set(text) & FOREIGN_QUOTES[script]] == []


def test_chinese_is_not_left_in_english():
    chinese = [re.sub(r"\{\w+\}", "", getattr(text, script)) for text in all_texts() for script in SCRIPTS]
    assert [text for text in chinese if not any(map(is_han, text)) and re.search("[A-Za-z]{4}", text)] == []


def test_pinyin_is_written_in_letters():
    pinyin = [text.pinyin for text in all_texts() if isinstance(text, Name)]
    assert [reading for reading in pinyin if any(map(is_han, reading))] == []


def catalogues(script: str) -> list[str]:
    """The files that hold one script's sentences, in the server and in the client."""
    server = [path for path in python_files(PACKAGE) if path.stem == script]
    tag = script.replace("_h", "-H")
    client = list(CLIENT.rglob(f"words.{tag}.po"))
    return [short(path) for path in (*server, *client)]


@pytest.mark.parametrize(("script", "path"), [(script, path) for script in SCRIPTS for path in catalogues(script)])
def test_a_catalogue_keeps_to_its_script(script, path):
    file = ROOT / path
    text = "".join(each for each, _ in spoken_strings(parse(file))) if file.suffix == ".py" else file.read_text("utf-8")
    assert strangers(text, script) == ""
    assert not set(text) & FOREIGN_QUOTES[script]


def spoken_by_keyword(tree: ast.Module) -> Iterator[tuple[str, str, int]]:
    """Give every string passed as `zh_hant=` or `zh_hans=`, or standing under such a key."""
    for node in ast.walk(tree):
        pairs: list[tuple[Any, ast.expr]] = []
        if isinstance(node, ast.Call):
            pairs = [(keyword.arg, keyword.value) for keyword in node.keywords]
        elif isinstance(node, ast.Dict):
            pairs = [
                (key.value if isinstance(key, ast.Constant) else None, value)
                for key, value in zip(node.keys, node.values, strict=True)
            ]
        for key, value in pairs:
            script = str(key).lower().replace("-", "_")
            if script in SCRIPTS:
                for part in ast.walk(value):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str):
                        yield script, part.value, part.lineno


@pytest.mark.parametrize("path", python_files(PACKAGE, WORKSHOP), ids=short)
def test_whatever_is_said_in_a_script_keeps_to_it(path):
    mixed = [(line, strangers(text, script)) for script, text, line in spoken_by_keyword(parse(path))]
    assert [(line, strange) for line, strange in mixed if strange] == []
