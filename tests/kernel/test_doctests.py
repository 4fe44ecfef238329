"""Every example in a docstring is true."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

import pytest

import youyi
from tests.house.words.texts import importable

SOURCES = Path(youyi.__file__).parent
MODULES = [
    name
    for each in sorted(SOURCES.rglob("*.py"))
    if ">>> " in each.read_text(encoding="utf-8")
    and not (
        name := ".".join(each.relative_to(SOURCES.parent).with_suffix("").parts).removesuffix(".__init__")
    ).startswith("youyi.apps.web")
    and importable(name)
]
"""Those that have an example: the others would only be imported."""


@pytest.mark.parametrize("name", MODULES)
def test_docstrings_keep_their_promises(name):
    failed, _ = doctest.testmod(import_module(name), optionflags=doctest.ELLIPSIS)
    assert failed == 0


def test_there_are_examples_at_all():
    finder = doctest.DocTestFinder()
    examples = sum(len(test.examples) for name in MODULES for test in finder.find(import_module(name)))
    assert examples > 20
