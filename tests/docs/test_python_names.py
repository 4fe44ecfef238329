"""What `youyi` exports is documented, and the bot that the protocol's page shows is the one that the tests run."""

from __future__ import annotations

import re
from importlib import import_module

import pytest

import youyi
from tests.docs.pages import DOCS, ROOT

REFERENCE = DOCS / "reference"
PAGES = [REFERENCE / "python.md", *sorted((REFERENCE / "python").glob("*.md"))]


def test_every_name_is_on_the_page_of_names():
    table = PAGES[0].read_text(encoding="utf-8").partition("## What `youyi` exports")[2].partition("\n## ")[0]
    named = [name for line in table.splitlines() if line.startswith("|") for name in re.findall(r"`(\w+)`", line)]
    assert sorted(named) == sorted([*youyi.__all__, "youyi"] if "youyi" in named else youyi.__all__)


@pytest.mark.parametrize("page", PAGES[1:], ids=lambda page: page.stem)
def test_every_page_has_an_example(page):
    assert "```pycon\n>>> import youyi\n" in page.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", youyi.__all__)
def test_every_name_is_there(name):
    found = getattr(youyi, name)
    assert name in dir(youyi)
    if hasattr(found, "__module__") and name != "__version__":
        assert getattr(import_module(found.__module__), name) is found


def test_what_is_not_exported_is_an_ordinary_error():
    with pytest.raises(AttributeError, match="module 'youyi' has no attribute 'nothing'"):
        youyi.nothing  # noqa: B018


def test_the_bot_of_the_page_is_the_bot_of_the_examples():
    page = (REFERENCE / "bot-protocol.md").read_text(encoding="utf-8")
    (shown,) = re.findall(r"^```python\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    example = (ROOT / "examples" / "bots" / "first.py").read_text(encoding="utf-8")
    assert example.partition('"""\n\n')[2] == shown
