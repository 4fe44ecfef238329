"""The holes of the review of release 0.1.0 stay closed. `python -m tests.apps.web.holes` shows them one by one."""

from __future__ import annotations

import asyncio

import pytest

from tests.apps.web.holes.__main__ import HOLES
from youyi.apps.web.bench.server import SOURCE, allow_many_files


@pytest.mark.long
@pytest.mark.parametrize("number", HOLES)
def test_a_hole_is_closed(number):
    allow_many_files()
    found = asyncio.run(HOLES[number](SOURCE))
    assert [each for each in found if not each.good] == []
