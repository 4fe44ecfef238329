"""What a browser's tab is not sent: whole folders, however deep, and nothing by a name that is gone."""

from __future__ import annotations

import pytest

from tests.house.code.test_private_members import imported, library
from tests.house.tree import PACKAGE, parse, python_files
from workshop.client.site import LEFT_OUT, left_out

FILES = python_files(PACKAGE)


@pytest.mark.parametrize("pattern", LEFT_OUT)
def test_each_pattern_is_about_something(pattern):
    assert any(left_out(each, pattern) for each in FILES)


def test_no_module_of_the_command_line_is_packed():
    packed = [each for each in FILES if not any(left_out(each, pattern) for pattern in LEFT_OUT)]
    assert len(packed) > 400
    assert [each for each in packed if "click" in map(library, imported(parse(each)).values())] == []
