"""Every example in a docstring is true."""

from __future__ import annotations

import doctest
from importlib import import_module
from pkgutil import walk_packages

import pytest

import youyi
from tests.house.words.texts import importable

MODULES = [
    each.name
    for each in walk_packages(youyi.__path__, "youyi.")
    if not each.name.startswith(("youyi.apps.web", "youyi.__main__")) and importable(each.name)
]


@pytest.mark.parametrize("name", MODULES)
def test_docstrings_keep_their_promises(name):
    failed, _ = doctest.testmod(import_module(name), optionflags=doctest.ELLIPSIS)
    assert failed == 0


def test_there_are_examples_at_all():
    finder = doctest.DocTestFinder()
    examples = sum(len(test.examples) for name in MODULES for test in finder.find(import_module(name)))
    assert examples > 20
