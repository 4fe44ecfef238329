"""Under load: fifty tables of computers, and a person is still answered at once."""

from __future__ import annotations

import asyncio

import pytest

from tests.apps.web.load import measure


@pytest.mark.long
def test_a_move_is_answered_within_fifty_milliseconds_beside_fifty_tables():
    found = asyncio.run(measure(tables=50, seconds=30, player="greedy"))
    assert found.answers >= 100
    assert found.moves_per_second > 0
    assert found.p99 < 50, found
